/* SPDX-License-Identifier: GPL-3.0-or-later */
/* columns.h: the columns of a board with their buttons. */

#pragma once

#include "board/lm-board-view.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_COLUMNS (lm_zeckendorf_columns_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfColumns, lm_zeckendorf_columns, LM, ZECKENDORF_COLUMNS, GtkWidget)

/*
 * Property: "caption" (string, read-only): what the column or the move that is
 * pointed at can do, one or a few sentences; empty when nothing is.
 */

GtkWidget *lm_zeckendorf_columns_new              (LmBoardView          *board);

void       lm_zeckendorf_columns_position_changed (LmZeckendorfColumns  *self,
                                                   LmPosition           *before,
                                                   const char           *move);
void       lm_zeckendorf_columns_marks_changed    (LmZeckendorfColumns  *self);
void       lm_zeckendorf_columns_mode_changed     (LmZeckendorfColumns  *self);

void       lm_zeckendorf_columns_edit             (LmZeckendorfColumns  *self,
                                                   LmPosition           *position,
                                                   GError               *error);
guint      lm_zeckendorf_columns_get_n_columns    (LmZeckendorfColumns  *self);
void       lm_zeckendorf_columns_set_minimum      (LmZeckendorfColumns  *self,
                                                   guint                 n_columns);

G_END_DECLS
