/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-parts.h: what the list of a game is made of. */

#pragma once

#include "engine/play/lm-session.h"

#include <gio/gio.h>
#include <gtk/gtk.h>

/* --- lm-history-model.c: the tree of a session as a list, variations behind the move that they replace. */

/* What lm_history_model_find() returns when there is nothing to find. */
#define LM_HISTORY_NOWHERE G_MAXUINT

#define LM_TYPE_HISTORY_ITEM (lm_history_item_get_type ())
G_DECLARE_FINAL_TYPE (LmHistoryItem, lm_history_item, LM, HISTORY_ITEM, GObject)

LmNode         *lm_history_item_get_node      (LmHistoryItem   *self);
guint           lm_history_item_get_depth     (LmHistoryItem   *self);

#define LM_TYPE_HISTORY_MODEL (lm_history_model_get_type ())
G_DECLARE_FINAL_TYPE (LmHistoryModel, lm_history_model, LM, HISTORY_MODEL, GObject)

LmHistoryModel *lm_history_model_new          (void);
void            lm_history_model_set_session  (LmHistoryModel  *self,
                                               LmSession       *session);
guint           lm_history_model_find         (LmHistoryModel  *self,
                                               LmNode          *node);

/* --- lm-history-row.c: one step of the history: the move, what it does, its grade, and the moves to the end. */

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
