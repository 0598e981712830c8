/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the drawing with piles, hands and dead box, and what can be done with each. */

#pragma once

#include "board/lm-board-items.h"
#include "../rules/text.h"
#include "chosen.h"
#include "form.h"
#include "layout.h"

/* What items are known by: the chips by player and colour, the places of piles from the first on. */
#define LM_SLS_ID_CHIP 1
#define LM_SLS_ID_HAND 20
#define LM_SLS_ID_BOX 30
#define LM_SLS_ID_CARD 39
#define LM_SLS_ID_NEXT 40
#define LM_SLS_ID_PLACE 100

#define LM_SLS_CHIP_ID(player, colour) (LM_SLS_ID_CHIP + LM_SLS_PLAYERS * (player) + (colour))
#define LM_SLS_IS_CHIP(id) ((id) >= LM_SLS_ID_CHIP && (id) < LM_SLS_CHIP_ID (LM_SLS_PLAYERS, 0))
#define LM_SLS_IS_HAND(id) ((id) >= LM_SLS_ID_HAND && (id) < LM_SLS_ID_HAND + LM_SLS_PLAYERS)
#define LM_SLS_IS_NEXT(id) ((id) >= LM_SLS_ID_NEXT && (id) < LM_SLS_ID_NEXT + LM_SLS_PLAYERS)
#define LM_SLS_ID_PLAYER(id) \
  ((guint) (LM_SLS_IS_HAND (id) ? (id) - LM_SLS_ID_HAND : ((id) - LM_SLS_ID_CHIP) / LM_SLS_PLAYERS))
#define LM_SLS_ID_COLOUR(id) ((guint) (((id) - LM_SLS_ID_CHIP) % LM_SLS_PLAYERS))

/* More chips than that do not make a flight clearer. */
#define LM_SLS_FLIGHT_CHIPS 6

typedef struct
{
  LmBoardView      *board;
  LmSlsChosen      *chosen;
  LmSlsForm        *edit_bar;    /* NULL before the board is edited */
  LmBoardItems     *items;
  LmSlsLayout       layout;
  graphene_rect_t   captured;    /* where the captured pile lies or lay last */
  guint64           asked;       /* the pile beside which the next player is asked for or was */
  guint64           dragged;     /* the chip that hangs on the pointer */

  /* What flies: from where, to which item, and to which pile that waits for it. */
  guint             n_chips;
  guint8            chips[LM_SLS_FLIGHT_CHIPS];
  graphene_point_t  from;
  double            from_radius;
  guint64           target;
  guint             landing;
} LmSlsTable;

/* A pile on the table, or the place of one. */
typedef struct
{
  guint8   chips[LM_SLS_MAX_CHIPS]; /* bottom to top */
  guint    height;
  guint    number;   /* from 1; 0 of a place or of a captured pile */
  guint    place;    /* where it lies, from 1 */
  gboolean captured; /* and to be discarded from */
  guint    next;     /* a bit for everyone who may be next */
  guint    armed;    /* the colour of the chip that would be put there, or %LM_SLS_NONE */
  int      mark;     /* the #LmValue of the best move there, or -1 */
  gboolean hinted;
  gboolean last;     /* the last move was made there */
  gboolean waiting;  /* a chip waits there for the next player's name */
  gboolean landing;  /* its topmost chip is still on its way */
} LmSlsPileLook;

/* The chips of one colour in a hand. */
typedef struct
{
  guint    colour;
  guint    count;
  guint    chosen;
  int      mark; /* the #LmValue of placing one at best, or -1 */
  gboolean hinted;
} LmSlsChipLook;

GtkWidget        *lm_sls_table_create          (LmSlsTable             *self,
                                                LmBoardView            *board,
                                                LmSlsChosen            *chosen);
void              lm_sls_table_put             (LmSlsTable             *self,
                                                guint                   pile);

/* look.c: what there is to see. */
const LmSlsState *lm_sls_table_get_state       (LmSlsTable             *self);
gboolean          lm_sls_table_is_editing      (LmSlsTable             *self);
guint             lm_sls_table_get_number      (LmSlsTable             *self,
                                                guint64                 id);
guint64           lm_sls_table_find_place      (LmSlsTable             *self,
                                                guint                   number);
guint             lm_sls_table_get_asked_pile  (LmSlsTable             *self);
void              lm_sls_table_get_dead        (LmSlsTable             *self,
                                                guint8                  counts[LM_SLS_PLAYERS]);
gboolean          lm_sls_read_move             (const char             *text,
                                                LmSlsAct               *act);
gboolean          lm_sls_is_kind               (const LmSlsAct         *act,
                                                LmSlsMoveKind           kind);
guint             lm_sls_table_find_pile_after (LmSlsTable             *self,
                                                const LmSlsAct         *act,
                                                LmPosition             *before);
gboolean          lm_sls_table_is_hinted_chip  (LmSlsTable             *self,
                                                guint64                 id);
void              lm_sls_table_look_at_pile    (LmSlsTable             *self,
                                                guint64                 id,
                                                LmSlsPileLook          *look);
void              lm_sls_table_look_at_chip    (LmSlsTable             *self,
                                                guint64                 id,
                                                LmSlsChipLook          *look);
int               lm_sls_table_get_next_mark   (LmSlsTable             *self,
                                                guint                   player);

/* captions.c: what is said of it. */
char             *lm_sls_caption_turn          (LmBoardView            *board);
char             *lm_sls_caption_event         (LmPosition             *position,
                                                LmPosition             *before,
                                                const char             *move);
char             *lm_sls_caption_status        (LmPosition             *position,
                                                guint                   player);
char             *lm_sls_caption_pile          (LmPosition             *position,
                                                const LmSlsPileLook    *look);
char             *lm_sls_caption_chip          (const LmSlsChipLook    *look,
                                                guint                   player);
char             *lm_sls_caption_note          (LmBoardView            *board,
                                                LmSlsChosen            *chosen);
char             *lm_sls_caption_prompt        (LmBoardView            *board,
                                                LmSlsChosen            *chosen);

/* draw.c: how it looks. */
void              lm_sls_draw_felt             (LmSlsTable             *self,
                                                GtkSnapshot            *snapshot);
void              lm_sls_draw_item             (gpointer                room,
                                                GtkSnapshot            *snapshot,
                                                const LmBoardItem      *item,
                                                LmBoardItemState        state);
void              lm_sls_draw_get_top          (LmSlsTable             *self,
                                                const graphene_rect_t  *area,
                                                guint                   height,
                                                graphene_point_t       *face,
                                                double                 *radius);

/* flight.c: what is over it. */
gboolean          lm_sls_flight_begin          (gpointer                room,
                                                LmPosition             *before,
                                                const char             *move);
void              lm_sls_flight_draw           (LmSlsTable             *self,
                                                GtkSnapshot            *snapshot,
                                                double                  progress);
void              lm_sls_hint_draw             (LmSlsTable             *self,
                                                GtkSnapshot            *snapshot);
void              lm_sls_dragged_draw          (LmSlsTable             *self,
                                                GtkSnapshot            *snapshot);
