/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: piles, hands and dead box with what is marked on them, and chips flying between them. */

#pragma once

#include "chosen.h"
#include "dead-box.h"
#include "hand.h"
#include "piles.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_TABLE (lm_sls_table_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsTable, lm_sls_table, LM, SLS_TABLE, GtkWidget)

GtkWidget    *lm_sls_table_new          (LmBoardView  *board,
                                         LmSlsChosen  *chosen,
                                         GtkWidget    *actions);
LmSlsPiles   *lm_sls_table_get_piles    (LmSlsTable   *self);
LmSlsHand    *lm_sls_table_get_hand     (LmSlsTable   *self,
                                         guint         player);
LmSlsDeadBox *lm_sls_table_get_dead_box (LmSlsTable   *self);
void          lm_sls_table_show         (LmSlsTable   *self,
                                         LmPosition   *before,
                                         const char   *move);
void          lm_sls_table_update       (LmSlsTable   *self);
gboolean      lm_sls_table_focus        (LmSlsTable   *self);

G_END_DECLS
