/* SPDX-License-Identifier: GPL-3.0-or-later */
/* store.h: the memory of a large table: asked for before it is taken, given back without a wait. */

#pragma once

#include "engine/lm-solve-context.h"

/**
 * LmZeckendorfStore:
 * @memory: the first byte, at the beginning of a page; all bytes are 0
 * @bytes: how many there are
 */
typedef struct
{
  gpointer memory;
  gsize    bytes;
} LmZeckendorfStore;

gboolean           lm_zeckendorf_store_check (guint64             n_positions,
                                              guint64             bytes,
                                              LmSolveContext     *context,
                                              GError            **error);
LmZeckendorfStore *lm_zeckendorf_store_new   (guint64             n_positions,
                                              guint64             bytes,
                                              LmSolveContext     *context,
                                              GError            **error);
void               lm_zeckendorf_store_free  (LmZeckendorfStore  *store);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfStore, lm_zeckendorf_store_free)
