/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-row.h: one step of the history: the move, what it does, its grade, and the moves to the end. */

#pragma once

#include "lm-history-model.h"

#include <gtk/gtk.h>

#define LM_TYPE_HISTORY_ROW (lm_history_row_get_type ())
G_DECLARE_FINAL_TYPE (LmHistoryRow, lm_history_row, LM, HISTORY_ROW, GtkWidget)

LmHistoryItem *lm_history_row_get_item (LmHistoryRow   *self);
void           lm_history_row_set_item (LmHistoryRow   *self,
                                        LmHistoryItem  *item,
                                        gboolean        telling);
void           lm_history_row_set_selected
                                        (LmHistoryRow   *self,
                                         gboolean        selected);
void           lm_history_row_refresh  (LmHistoryRow   *self,
                                        gboolean        telling);
