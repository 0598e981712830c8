/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stones.h: draws a pile stone by stone, with everything that is marked on it. */

#pragma once

#include "board/lm-board-items.h"
#include "engine/lm-answer.h"
#include "layout.h"
#include "pebble.h"

/**
 * LmTakeAwayStones:
 * @items: the drawing, whose room begins with this
 * @layout: where they lie
 *
 * The pebbles of a drawing.
 */
typedef struct
{
  LmBoardItems     *items;
  LmTakeAwayLayout  layout;
} LmTakeAwayStones;

void lm_take_away_stones_append_ground   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups);
void lm_take_away_stones_append_arrow    (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    amount);
void lm_take_away_stones_append_ghosts   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *before,
                                          guint                    first);
void lm_take_away_stones_append_flight   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          gboolean                 parts,
                                          const LmTakeAwayGroups  *before,
                                          double                   progress);
void lm_take_away_stones_append_limit    (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    limit);
void lm_take_away_stones_append_verdicts (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          LmAnswer                *answer);
void lm_take_away_stones_append_chosen   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    amount);
