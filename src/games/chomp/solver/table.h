/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: Chomp or reversed Chomp solved for all shapes within one. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lattice.h"

/**
 * LmChompTableKind:
 * @LM_CHOMP_TABLE_FORWARD: Chomp; shapes are what is left
 * @LM_CHOMP_TABLE_BACKWARD: reversed Chomp; shapes are what is missing of the
 *   board, turned by 180 degrees, on which alone it depends who wins. The
 *   empty one is a full board
 */
typedef enum
{
  LM_CHOMP_TABLE_FORWARD,
  LM_CHOMP_TABLE_BACKWARD,
} LmChompTableKind;

#define LM_TYPE_CHOMP_TABLE (lm_chomp_table_get_type ())
G_DECLARE_FINAL_TYPE (LmChompTable, lm_chomp_table, LM, CHOMP_TABLE, GObject)

guint64       lm_chomp_table_count          (const LmChompShape  *limit);
gboolean      lm_chomp_table_can_measure    (LmChompTableKind     kind,
                                             const LmChompShape  *limit);
guint64       lm_chomp_table_get_need       (LmChompTableKind     kind,
                                             const LmChompShape  *limit,
                                             gboolean             distances);

LmChompTable *lm_chomp_table_new            (LmChompTableKind     kind,
                                             const LmChompShape  *limit,
                                             gboolean             distances,
                                             LmSolveContext      *context,
                                             GError             **error);
gboolean      lm_chomp_table_holds          (LmChompTable        *self,
                                             const LmChompShape  *shape);
gboolean      lm_chomp_table_has_distances  (LmChompTable        *self);
const LmChompShape *
              lm_chomp_table_get_limit      (LmChompTable        *self);
LmValue       lm_chomp_table_lookup         (LmChompTable        *self,
                                             const LmChompShape  *shape,
                                             guint               *distance);

const LmChompLattice *
              lm_chomp_table_get_lattice    (LmChompTable        *self);
gboolean      lm_chomp_table_turn           (LmChompTable        *self,
                                             const LmChompShape  *shape,
                                             LmChompShape        *turned);
LmValue       lm_chomp_table_lookup_rank    (LmChompTable        *self,
                                             guint64              rank,
                                             guint               *distance);
