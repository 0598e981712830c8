/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.h: a pile, the limit of this turn, and what may be taken. */

#pragma once

#include "engine/lm-field-values.h"
#include "engine/lm-position.h"
#include "fraction.h"

/* The largest pile is 10 to this power. */
#define LM_TAKE_AWAY_MAX_EXPONENT 1000
#define LM_TAKE_AWAY_MAX_DIGITS (LM_TAKE_AWAY_MAX_EXPONENT + 1)

/**
 * LmTakeAwayPosition:
 * @parent: the head
 * @stones: the pile
 * @limit: how many stones this turn may take at most. Never more than
 *   @stones: a limit beyond the pile allows what a limit of the whole pile
 *   does, so both are one position. It is @stones - 1 in the opening, and 0
 *   only where the game is over
 */
typedef struct
{
  LmPosition parent;
  mpz_t      stones;
  mpz_t      limit;
} LmTakeAwayPosition;

#define LM_TAKE_AWAY_POSITION(position) ((LmTakeAwayPosition *) (position))

LmPosition *lm_take_away_position_new             (LmGame       *game,
                                                   mpz_srcptr    stones,
                                                   mpz_srcptr    limit,
                                                   guint         turn,
                                                   GError      **error);
LmPosition *lm_take_away_position_after           (LmPosition   *position,
                                                   mpz_srcptr    taken);
void        lm_take_away_position_tell_lengths
                                                  (LmPosition   *position,
                                                   LmLengthBounds
                                                                *bounds);
gboolean    lm_take_away_position_check_stones    (const LmField  *field,
                                                   const char     *text,
                                                   GError        **error);
gboolean    lm_take_away_position_is_opening      (LmPosition   *position);
