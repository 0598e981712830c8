/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.h: what there is to see of each pile and of each player's chips. */

#pragma once

#include "draw.h"
#include "table.h"

G_BEGIN_DECLS

const LmSlsState *lm_sls_table_get_state       (LmSlsTable      *self);
gboolean          lm_sls_table_is_editing      (LmSlsTable      *self);
guint             lm_sls_table_get_number      (LmSlsTable      *self,
                                                guint            nth);
guint64           lm_sls_table_find_place      (LmSlsTable      *self,
                                                guint            number);
guint             lm_sls_table_get_asked_pile  (LmSlsTable      *self);

gboolean          lm_sls_read_move             (const char      *text,
                                                LmSlsAct        *act);
gboolean          lm_sls_is_kind               (const LmSlsAct  *act,
                                                LmSlsMoveKind    kind);
guint             lm_sls_table_find_pile_after (LmSlsTable      *self,
                                                const LmSlsAct  *act,
                                                LmPosition      *before);
gboolean          lm_sls_table_is_hinted_chip  (LmSlsTable      *self,
                                                guint            player,
                                                guint            colour);

void              lm_sls_table_look_at_pile    (LmSlsTable      *self,
                                                guint64          id,
                                                LmSlsPileLook   *look);
void              lm_sls_table_look_at_chip    (LmSlsTable      *self,
                                                guint64          id,
                                                LmSlsChipLook   *look);
int               lm_sls_table_get_next_mark   (LmSlsTable      *self,
                                                guint            player);

G_END_DECLS
