/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node-private.h: how a session and the reader of saved games grow the tree. */

#pragma once

#include "lm-node.h"

G_BEGIN_DECLS

LmNode *lm_node_new        (LmPosition    *start,
                            const LmSeat  *seats);

LmNode *lm_node_add_move   (LmNode        *self,
                            const char    *move,
                            LmPosition    *position);
LmNode *lm_node_add_edit   (LmNode        *self,
                            LmPosition    *position);
LmNode *lm_node_add_new    (LmNode        *self,
                            LmPosition    *start,
                            const LmSeat  *seats);

void    lm_node_insert     (LmNode        *self,
                            LmNode        *child,
                            guint          index);
LmNode *lm_node_detach     (LmNode        *self);
void    lm_node_abandon    (LmNode        *self);

LmNode *lm_node_find_move  (LmNode        *self,
                            const char    *move);
LmNode *lm_node_find_edit  (LmNode        *self,
                            LmPosition    *position);

void    lm_node_forget_position
                           (LmNode        *self);
void    lm_node_visit      (LmNode        *self);
void    lm_node_set_seat   (LmNode        *self,
                            guint          seat,
                            LmSeat         who);
void    lm_node_set_clock  (LmNode        *self,
                            guint          seconds);
void    lm_node_set_asked  (LmNode        *self,
                            gboolean       asked);
gboolean
        lm_node_get_asked  (LmNode        *self);
void    lm_node_add_thought
                           (LmNode        *self,
                            guint          milliseconds);

G_END_DECLS
