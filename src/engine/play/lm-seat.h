/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-seat.h: who sits at the board, and how a computer at a level chooses its move. */

#pragma once

#include "engine/solve/lm-answer.h"

/* How many of a hundred moves the casual computer draws by lot, unless told otherwise. */
#define LM_CASUAL_ERROR_PERCENT 25

/**
 * LmSeat:
 * @LM_SEAT_PERSON: a person
 * @LM_SEAT_RANDOM: a computer that draws among all legal moves
 * @LM_SEAT_CASUAL: a computer that plays like @LM_SEAT_PERFECT but for a stated
 *   rate of moves that it draws among all
 * @LM_SEAT_PERFECT: a computer that never leaves a won game; in a lost one it
 *   draws
 * @LM_SEAT_STUBBORN: perfect, and when losing it delays as long as it can
 * @LM_SEAT_GREEDY: a computer that plays by a simple rule and computes no value,
 *   in the games that have such a rule
 *
 * Who decides for one of the players.
 */
typedef enum
{
  LM_SEAT_PERSON,
  LM_SEAT_RANDOM,
  LM_SEAT_CASUAL,
  LM_SEAT_PERFECT,
  LM_SEAT_STUBBORN,
  LM_SEAT_GREEDY,
} LmSeat;

#define LM_N_SEATS (LM_SEAT_GREEDY + 1)

/**
 * LmCompany:
 * @seats: who sits there, as many as the game has players
 * @error_percent: of a casual computer: how many moves of a hundred it draws
 *   by lot
 *
 * Everybody at the board, as a game is told that chooses for computers.
 */
struct _LmCompany
{
  LmSeat seats[LM_MAX_PLAYERS];
  guint  error_percent;
};

guint       lm_seat_count       (const LmGameInfo *info);
const char *lm_seat_to_id       (LmSeat       seat);
gboolean    lm_seat_from_id     (const char  *id,
                                 LmSeat      *seat);
const char *lm_seat_get_name    (LmSeat       seat);
const char *lm_seat_get_summary (LmSeat       seat,
                                 const LmGameInfo *info);
gboolean    lm_seat_needs_answer
                                (LmSeat       seat);
char       *lm_seat_choose_move (LmSeat       seat,
                                 LmPosition  *position,
                                 LmAnswer    *answer,
                                 guint        error_percent,
                                 GRand       *rand);
