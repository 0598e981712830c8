/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-store.h: the memory of a large table: asked for before it is taken, given back without a wait. */

#pragma once

#include "lm-solve-context.h"

/**
 * LmStore:
 * @memory: the first byte, at the beginning of a page; all bytes are 0
 * @bytes: how many there are
 */
typedef struct
{
  gpointer memory;
  gsize    bytes;
} LmStore;

G_BEGIN_DECLS

gboolean  lm_store_check (guint64          n_positions,
                          guint64          bytes,
                          LmSolveContext  *context,
                          GError         **error);
LmStore  *lm_store_new   (guint64          n_positions,
                          guint64          bytes,
                          LmSolveContext  *context,
                          GError         **error);
void      lm_store_free  (LmStore         *store);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmStore, lm_store_free)

G_END_DECLS
