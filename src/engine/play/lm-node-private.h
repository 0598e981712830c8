/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-node-private.h: how a session and the reader of saved games grow the tree. */

#pragma once

#include "lm-node.h"

/* Of the positions that can be found by playing again, at least those at every so many plies stay. */
#define KEPT_PLIES 32

/*
 * Children are owned, everything that points up the tree is not: whoever is
 * above lives longer, for the root takes the whole tree apart when it goes.
 * There may be very many nodes, of which few are looked at, and hardly any has
 * more than one child.
 */
struct _LmNode
{
  GObject     parent_instance;

  LmNodeKind  kind;
  guint       ply;
  char       *move;     /* interned; of another kind the text of its position while that is NULL */
  LmPosition *position; /* NULL until it is asked for */
  guint8      seats[LM_MAX_PLAYERS]; /* of a start or new game */
  guint       clock;                 /* of a start or new game, in seconds */
  gboolean    asked;                 /* of a start or new game: who wins it */
  gboolean    taught;                /* of a new game: a page beside the board asks about it, and answers its moves */
  guint       thought;               /* milliseconds spent here */

  LmNode     *parent;
  LmNode     *segment;  /* the nearest that is no move */
  LmNode     *opening;  /* the nearest that says who sits where */
  LmNode     *next;
  LmNode     *first;    /* child */
  GPtrArray  *others;   /* the children after the first one, or NULL */

  gboolean    has_value;
  LmValue     value;
  guint       distance;
  guint       n_wins;
  guint       n_moves;
};

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

void    lm_node_recall_position
                           (LmNode        *self);
void    lm_node_take_apart (LmNode        *self);
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
