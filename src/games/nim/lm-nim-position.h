/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-position.h: a number of stones, and what may be taken from it or added to it. */

#pragma once

#include "engine/lm-position.h"
#include "lm-nim-game.h"

G_BEGIN_DECLS

/**
 * LmNimPosition:
 * @parent: the head
 * @stones: from 1 to %LM_NIM_MAX_NUMBER, in the reversed game to the target
 * @turn: the seat of the player to move
 */
typedef struct
{
  LmPosition parent;
  guint64    stones;
  guint      turn;
} LmNimPosition;

#define LM_NIM_POSITION(position) ((LmNimPosition *) (position))

LmPosition *lm_nim_position_new             (LmGame       *game,
                                             guint64       stones,
                                             guint         turn,
                                             GError      **error);
LmPosition *lm_nim_position_after           (LmPosition   *position,
                                             guint64       move);
LmPosition *lm_nim_position_parse           (LmGame       *game,
                                             LmQuery      *query,
                                             GError      **error);
LmNimGame  *lm_nim_position_get_game        (LmPosition   *position);
guint64     lm_nim_position_get_stones      (LmPosition   *position);
guint64     lm_nim_position_get_left        (LmPosition   *position);
guint64     lm_nim_position_get_reach       (LmPosition   *position);
gboolean    lm_nim_position_find_move       (LmPosition   *position,
                                             guint64       number,
                                             guint64      *move);

char       *lm_nim_position_to_string       (LmPosition   *position);
char       *lm_nim_position_describe        (LmPosition   *position);
guint       lm_nim_position_get_turn        (LmPosition   *position);
int         lm_nim_position_get_winner      (LmPosition   *position);
char       *lm_nim_position_describe_result (LmPosition   *position);
GPtrArray  *lm_nim_position_list_moves      (LmPosition   *position,
                                             guint         max,
                                             gboolean     *complete);
LmPosition *lm_nim_position_play            (LmPosition   *position,
                                             const char   *text,
                                             GError      **error);
char       *lm_nim_position_random_move     (LmPosition   *position,
                                             GRand        *rand);
char       *lm_nim_position_describe_move   (LmPosition   *position,
                                             const char   *text,
                                             LmMoveStyle   style);

char       *lm_nim_number_describe          (guint64       number);
gulong      lm_nim_number_get_plural        (guint64       number);

G_END_DECLS
