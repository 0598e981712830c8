/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: positions made by hand, from what somebody types, or by lot. */

#pragma once

#include "games/chomp/rules/position.h"

G_BEGIN_DECLS

LmPosition *lm_chomp_edit_shape  (LmPosition          *position,
                                  const LmChompShape  *shape);
LmPosition *lm_chomp_edit_turn   (LmPosition          *position,
                                  guint                turn);
LmPosition *lm_chomp_edit_size   (LmPosition          *position,
                                  guint                n_rows,
                                  guint                n_columns);
LmPosition *lm_chomp_edit_fill   (LmPosition          *position);
LmPosition *lm_chomp_edit_random (LmPosition          *position,
                                  guint                n_rows,
                                  guint                n_columns,
                                  GRand               *rand);
LmPosition *lm_chomp_edit_read   (gboolean             reversed,
                                  guint                n_rows,
                                  guint                n_columns,
                                  const char          *rows,
                                  guint                turn,
                                  GError             **error);
char       *lm_chomp_edit_write  (const LmChompShape  *shape);

G_END_DECLS
