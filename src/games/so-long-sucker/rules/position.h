/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.h: the table as players see it: piles bottom to top, hands, the dead box. */

#pragma once

#include "engine/lm-position.h"
#include "record.h"
#include "setup.h"
#include "state.h"
#include "text.h"

/*
 * `out` is always a step of its own, even when nobody can give a chip any more (lm_sls_position_get_forced_move()
 * tells), and so is every discard. All else that the rules force happens with the move that brings it about. The dead
 * box and the record are memories: positions that differ in them alone are equal.
 */
typedef struct
{
  LmPosition   parent;
  LmSlsState   state; /* pile i of it is pile i + 1 for people */
  guint8       dead[LM_SLS_PLAYERS]; /* the chips of each colour that have left the game since the set-up */
  guint8       binding; /* what breaks a deal is not legal */
  guint8       valued; /* chips have a value */
  LmSlsRecord *record; /* what has happened since then, and the deals; %NULL for nothing */
  guint8       chips[LM_SLS_MAX_CHIPS]; /* of all piles, one pile after the other, bottom to top */
} LmSlsPosition;

#define LM_SLS_POSITION(position) ((LmSlsPosition *) (position))

LmPosition       *lm_sls_position_new             (const LmSlsSetup  *setup,
                                                   GError           **error);
void              lm_sls_position_get_setup       (LmPosition        *position,
                                                   LmSlsSetup        *setup);

const LmSlsState *lm_sls_position_get_state       (LmPosition        *position);
const guint8     *lm_sls_position_get_pile        (LmPosition        *position,
                                                   guint              pile,
                                                   guint             *height);
guint             lm_sls_position_get_dead        (LmPosition        *position,
                                                   guint              colour);
LmSlsRecord      *lm_sls_position_get_record      (LmPosition        *position);
gboolean          lm_sls_refusal_check            (LmPosition        *position,
                                                   const char        *text,
                                                   LmSlsAct          *act,
                                                   GError           **error);
char             *lm_sls_position_get_forced_move (LmPosition        *position);
LmPosition       *lm_sls_position_apply           (LmPosition        *position,
                                                   LmSlsMove          move);

void              lm_sls_position_clear           (LmPosition        *position);
void              lm_sls_position_get_values      (LmPosition        *position,
                                                   LmFieldValues     *values);
guint             lm_sls_position_get_turn        (LmPosition        *position);
guint             lm_sls_position_get_left        (LmPosition        *position);
int               lm_sls_position_get_winner      (LmPosition        *position);
GPtrArray        *lm_sls_position_list_moves      (LmPosition        *position,
                                                   guint              max,
                                                   gboolean          *complete);
LmPosition       *lm_sls_position_play            (LmPosition        *position,
                                                   const char        *move,
                                                   GError           **error);
char             *lm_sls_position_random_move     (LmPosition        *position,
                                                   GRand             *rand);
guint64           lm_sls_position_count_decisions
                                                  (LmPosition        *position);
guint             lm_sls_position_get_mover       (LmPosition        *position,
                                                   const char        *move);
char             *lm_sls_position_time_out        (LmPosition        *position);
guint             lm_sls_position_get_awaited     (LmPosition        *position);
