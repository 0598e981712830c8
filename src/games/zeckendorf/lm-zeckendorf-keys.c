/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-keys.c: value and moves to the end of very many positions, 16 bits for each. */

#include "config.h"

#include "lm-zeckendorf-keys.h"

#include "engine/lm-error.h"
#include "engine/lm-release.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <sys/mman.h>

/* Memory given back at a time, in about half a millisecond; a multiple of every page size. */
#define SLICE_BYTES ((gsize) 4 * 1024 * 1024)

static gboolean
check_memory (guint64          n_keys,
              LmSolveContext  *context,
              GError         **error)
{
  const guint64 allowed = lm_solve_context_get_memory (context);
  g_autofree char *allowed_text = NULL;
  g_autofree char *needed_text = NULL;

  if (n_keys <= allowed / sizeof (gint16))
    return TRUE;

  allowed_text = g_format_size_full (allowed, G_FORMAT_SIZE_IEC_UNITS);
  if (n_keys > G_MAXUINT64 / sizeof (gint16))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                   _("The table of all positions needs more bytes than 64 bits can count; %s are allowed."), allowed_text);
      return FALSE;
    }

  needed_text = g_format_size_full (n_keys * sizeof (gint16), G_FORMAT_SIZE_IEC_UNITS);
  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
               _("The table of all %'" PRIu64 " positions needs %'" PRIu64 " bytes (%s); %s are allowed."),
               n_keys, n_keys * sizeof (gint16), needed_text, allowed_text);
  return FALSE;
}

/**
 * lm_zeckendorf_keys_new:
 * @n_keys: how many positions; %G_MAXUINT64 stands for too many to count
 * @context: the memory allowed, and the cache that makes room for it
 * @error: return location for %LM_ERROR_LIMIT, when that is not enough
 *
 * Returns: (transfer full) (nullable): room for the keys, or %NULL with @error
 *   set, before any is allocated
 */
LmZeckendorfKeys *
lm_zeckendorf_keys_new (guint64          n_keys,
                        LmSolveContext  *context,
                        GError         **error)
{
  const gsize bytes = n_keys * sizeof (gint16);
  LmZeckendorfKeys *keys;
  void *memory;

  if (!check_memory (n_keys, context, error))
    return NULL;

  lm_table_cache_reserve (lm_solve_context_get_cache (context), bytes);
  memory = mmap (NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    {
      g_autofree char *size = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                   _("The system did not give %s of memory for a table."), size);
      return NULL;
    }

  keys = g_new (LmZeckendorfKeys, 1);
  *keys = (LmZeckendorfKeys) { memory, n_keys, bytes };
  return keys;
}

/* In slices, for other threads that ask for memory wait for every call that gives some back. */
static void
unmap (gpointer data)
{
  LmZeckendorfKeys *keys = data;

  for (gsize done = 0; done < keys->bytes; done += SLICE_BYTES)
    munmap ((char *) keys->keys + done, MIN (SLICE_BYTES, keys->bytes - done));

  g_free (keys);
}

/**
 * lm_zeckendorf_keys_free:
 * @keys: (transfer full): keys
 */
void
lm_zeckendorf_keys_free (LmZeckendorfKeys *keys)
{
  if (keys->bytes > SLICE_BYTES)
    lm_release_aside (keys, unmap);
  else
    unmap (keys);
}

/**
 * lm_zeckendorf_key_read:
 * @key: the key of a position
 * @distance: (out): moves to the end, when the winner hurries and the loser
 *   delays
 *
 * Returns: the value for the player to move; lost when there is no move
 */
LmValue
lm_zeckendorf_key_read (int    key,
                        guint *distance)
{
  *distance = key < 0 ? key + 0x8000 : LM_ZECKENDORF_MAX_DISTANCE - key;
  return key < 0 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}
