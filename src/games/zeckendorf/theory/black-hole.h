/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole.h: the published results on the black-hole game, and placing opposite one another. */

#pragma once

#include "engine/lm-types.h"

#include <glib.h>

/*
 * Sources: "Black Hole Zeckendorf Games" (BH). Positions are heights of the
 * bins F1 .. F(m-1), m being the hole. P-position: lost for whoever must move.
 */

/**
 * LmBlackHoleBorder:
 * @kind: for which x and y positions of the same remainders are lost: none,
 *   all, those with x >= y + @offset or those with x <= y + @offset
 * @offset: of the last two
 *
 * With the hole on F4 a position is written (3x + p, b, 4y + q).
 */
typedef struct
{
  enum
  {
    LM_BLACK_HOLE_NEVER,
    LM_BLACK_HOLE_ALWAYS,
    LM_BLACK_HOLE_AT_LEAST,
    LM_BLACK_HOLE_AT_MOST,
  }   kind;
  int offset;
} LmBlackHoleBorder;

/**
 * LmBlackHoleEnding:
 * @rounds: how many rounds there are, of a chip and the one opposite
 * @low: the chips in bin 1 after them
 * @high: the chips in bin m - 1 after them, with a hole beyond F2
 * @rest: what is left of the stock then, less than a round
 *
 * What placing comes to when each chip is answered in the opposite column.
 */
typedef struct
{
  guint64 rounds;
  guint32 low;
  guint32 high;
  guint   rest;
} LmBlackHoleEnding;

LmValue  lm_black_hole_theory_value           (guint                    hole,
                                               const guint32           *heights);
const LmBlackHoleBorder *
         lm_black_hole_theory_get_border      (const guint32           *heights);
LmValue  lm_black_hole_theory_empty_value     (guint                    hole,
                                               guint64                  stock);
guint    lm_black_hole_theory_empty_exception (guint                    hole,
                                               guint64                  stock);
guint    lm_black_hole_theory_get_round       (guint                    hole);
void     lm_black_hole_theory_find_ending     (guint                    hole,
                                               const guint32           *heights,
                                               guint64                  stock,
                                               LmBlackHoleEnding       *ending);
gboolean lm_black_hole_theory_may_end_high    (guint                    hole,
                                               const LmBlackHoleEnding *ending);
gboolean lm_black_hole_theory_mirror_loses    (guint                    hole,
                                               const guint32           *heights,
                                               guint64                  stock);
