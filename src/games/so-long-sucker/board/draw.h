/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.h: how piles, chips in a hand, hands, the dead box and arrows look. */

#pragma once

#include "board/lm-board-items.h"
#include "../rules/state.h"

G_BEGIN_DECLS

/**
 * LmSlsPileLook:
 * @chips: their colours, bottom to top
 * @height: how many there are
 * @number: the pile's, from 1; 0 of a place or of a captured pile
 * @captured: whether it was captured and is to be discarded from
 * @next: a bit for everyone who may be next, which stands below the chips
 * @armed: the colour of the chip that would be put there, or %LM_SLS_NONE
 * @mark: the #LmValue of the best move there, or -1
 * @hinted: whether the hint points there
 * @last: whether the last move was made there
 * @waiting: whether a chip waits there for the next player's name
 * @landing: whether its topmost chip is still on its way
 *
 * A pile on the table, or the place of one.
 */
typedef struct
{
  guint8   chips[LM_SLS_MAX_CHIPS];
  guint    height;
  guint    number;
  gboolean captured;
  guint    next;
  guint    armed;
  int      mark;
  gboolean hinted;
  gboolean last;
  gboolean waiting;
  gboolean landing;
} LmSlsPileLook;

/**
 * LmSlsChipLook:
 * @colour: the chips' colour
 * @count: how many the hand has
 * @chosen: how many of them are chosen
 * @mark: the #LmValue of placing one at best, or -1
 * @hinted: whether the hint moves one
 *
 * The chips of one colour in a hand.
 */
typedef struct
{
  guint    colour;
  guint    count;
  guint    chosen;
  int      mark;
  gboolean hinted;
} LmSlsChipLook;

/**
 * LmSlsHandLook:
 * @name: the player's name
 * @status: what there is to say of the player
 * @is_left: whether the player is in the game
 * @has_turn: whether it is the player's turn
 * @hinted: whether the hint is a gift to the player
 *
 * A player's place at the table.
 */
typedef struct
{
  const char *name;
  const char *status;
  gboolean    is_left;
  gboolean    has_turn;
  gboolean    hinted;
} LmSlsHandLook;

void lm_sls_draw_felt  (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area);
void lm_sls_draw_pile  (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        const LmSlsPileLook    *look);
void lm_sls_draw_get_top
                       (LmBoardItems           *items,
                        const graphene_rect_t  *area,
                        guint                   height,
                        graphene_point_t       *face,
                        double                 *radius);
void lm_sls_draw_chips (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        const LmSlsChipLook    *look);
void lm_sls_draw_hand  (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        const LmSlsHandLook    *look);
void lm_sls_draw_box   (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        const guint8            counts[LM_SLS_PLAYERS]);
void lm_sls_draw_question
                       (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        const char             *text);
void lm_sls_draw_next  (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *area,
                        guint                   player,
                        int                     mark);
void lm_sls_draw_arrow (LmBoardItems           *items,
                        GtkSnapshot            *snapshot,
                        const graphene_rect_t  *from,
                        const graphene_rect_t  *to);

G_END_DECLS
