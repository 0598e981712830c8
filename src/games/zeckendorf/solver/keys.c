/* SPDX-License-Identifier: GPL-3.0-or-later */
/* keys.c: value and moves to the end of very many positions, 16 bits for each. */

#include "../layers/layers.h"

/* What keys for them take; %G_MAXUINT64 when it is too much to count. */
guint64
lm_zeckendorf_keys_count_bytes (guint64 n_keys)
{
  return n_keys <= G_MAXUINT64 / sizeof (gint16) ? n_keys * sizeof (gint16) : G_MAXUINT64;
}

/* Returns: (transfer full) (nullable): room for the keys, or %NULL with @error set, before any is allocated. */
LmZeckendorfKeys *
lm_zeckendorf_keys_new (guint64          n_keys,
                        LmSolveContext  *context,
                        GError         **error)
{
  const guint64 bytes = lm_zeckendorf_keys_count_bytes (n_keys);
  LmStore *store = lm_store_new (n_keys, bytes, context, error);
  LmZeckendorfKeys *keys;

  if (store == NULL)
    return NULL;

  keys = g_new (LmZeckendorfKeys, 1);
  *keys = (LmZeckendorfKeys) { store->memory, n_keys, store->bytes, store };
  return keys;
}

void
lm_zeckendorf_keys_free (LmZeckendorfKeys *keys)
{
  lm_store_free (keys->store);
  g_free (keys);
}

/* The value for the player to move; lost when there is no move. */
LmValue
lm_zeckendorf_key_read (int    key,
                        guint *distance)
{
  *distance = key < 0 ? key + 0x8000 : LM_ZECKENDORF_MAX_DISTANCE - key;
  return key < 0 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}
