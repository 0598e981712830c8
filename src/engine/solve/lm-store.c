/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-store.c: the memory of a large table: asked for before it is taken, given back without a wait. */

#include "lm-store.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-memory.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* Memory given back at a time, in about half a millisecond; a multiple of every page size. */
#define SLICE_BYTES ((gsize) 4 * 1024 * 1024)

/**
 * lm_store_check:
 * @n_positions: of how many positions, for the sentence
 * @bytes: how much it takes; %G_MAXUINT64 stands for too much to count
 * @context: what is allowed
 * @error: return location for %LM_ERROR_LIMIT, with a sentence that names the
 *   number of bytes
 *
 * Returns: whether it may take so much
 */
gboolean
lm_store_check (guint64          n_positions,
                guint64          bytes,
                LmSolveContext  *context,
                GError         **error)
{
  const guint64 allowed = lm_solve_context_get_memory (context);
  g_autofree char *allowed_text = NULL;
  g_autofree char *needed_text = NULL;

  if (bytes <= MIN (allowed, G_MAXSSIZE) && bytes != G_MAXUINT64)
    return TRUE;

  allowed_text = g_format_size_full (allowed, G_FORMAT_SIZE_IEC_UNITS);
  if (bytes == G_MAXUINT64)
    return lm_refuse (error, LM_ERROR_LIMIT,
                      _("The table of all positions needs more bytes than 64 bits can count; %s are allowed."), allowed_text);

  needed_text = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
  g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
               _("The table of all %'" PRIu64 " positions needs %'" PRIu64 " bytes (%s); %s are allowed."),
               n_positions, bytes, needed_text, allowed_text);
  return FALSE;
}

/**
 * lm_store_new:
 * @n_positions: of how many positions, for the sentence
 * @bytes: how much it takes, at least 1; %G_MAXUINT64 stands for too much to
 *   count
 * @context: what is allowed
 * @error: return location for a #GError
 *
 * The system gives zeroed pages one by one as they are first written, so that
 * this takes no time and nothing has to be cleared before the work begins.
 *
 * Returns: (transfer full) (nullable): memory, or %NULL with @error set, before
 *   any is allocated
 */
LmStore *
lm_store_new (guint64          n_positions,
              guint64          bytes,
              LmSolveContext  *context,
              GError         **error)
{
  LmStore *store;
  void *memory;

  if (!lm_store_check (n_positions, bytes, context, error))
    return NULL;

  lm_table_cache_reserve (lm_solve_context_get_cache (context), bytes);
  memory = mmap (NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    {
      g_autofree char *size = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);
      return lm_refuse_null (error, LM_ERROR_LIMIT, _("The system did not give %s of memory for a table."), size);
    }

#ifdef MADV_HUGEPAGE
  /* A table is read at a dozen places at once: with small pages looking up where they lie would be most of the work. */
  if (bytes >= SLICE_BYTES)
    madvise (memory, bytes, MADV_HUGEPAGE);
#endif

  store = g_new (LmStore, 1);
  *store = (LmStore) { memory, bytes };
  return store;
}

/* In slices, for other threads that ask for memory wait for every call that gives some back. */
static void
unmap (gpointer data)
{
  LmStore *store = data;

  for (gsize done = 0; done < store->bytes; done += SLICE_BYTES)
    munmap ((char *) store->memory + done, MIN (SLICE_BYTES, store->bytes - done));

  g_free (store);
}

/**
 * lm_store_free:
 * @store: (transfer full): memory
 *
 * Gives it back, what is large aside from this thread.
 */
void
lm_store_free (LmStore *store)
{
  if (store->bytes > SLICE_BYTES)
    lm_memory_release (store, unmap);
  else
    unmap (store);
}
