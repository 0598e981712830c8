/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the drawing with piles, hands and dead box, and what can be done with each. */

#pragma once

#include "board/lm-board-items.h"
#include "../rules/text.h"
#include "chosen.h"
#include "edit-bar.h"
#include "layout.h"

G_BEGIN_DECLS

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

/**
 * LmSlsTable:
 * @board: the board that it is part of
 * @chosen: what is in hand
 * @edit_bar: (nullable): the editor's
 * @items: the drawing
 * @layout: where all is
 * @captured: where the captured pile lies or lay last
 * @asked: the item of the pile beside which the next player is asked for or was
 * @dragged: the item of the chip that hangs on the pointer
 * @n_chips: how many chips fly
 * @chips: their colours
 * @from: where they come from
 * @from_radius: half the width of a chip there
 * @target: the item that they fly to
 * @landing: the pile that waits for them, or %LM_SLS_NO_PILE
 */
typedef struct
{
  LmBoardView      *board;
  LmSlsChosen      *chosen;
  LmSlsEditBar     *edit_bar;
  LmBoardItems     *items;
  LmSlsLayout       layout;
  graphene_rect_t   captured;
  guint64           asked;
  guint64           dragged;

  guint             n_chips;
  guint8            chips[LM_SLS_FLIGHT_CHIPS];
  graphene_point_t  from;
  double            from_radius;
  guint64           target;
  guint             landing;
} LmSlsTable;

GtkWidget *lm_sls_table_create       (LmSlsTable  *self,
                                      LmBoardView *board,
                                      LmSlsChosen *chosen);
void       lm_sls_table_ask_for_next (LmSlsTable  *self);

G_END_DECLS
