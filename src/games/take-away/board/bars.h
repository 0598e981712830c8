/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.h: a large pile as its board shows it: a bar, and one for each of its parts, with what is marked on them. */

#pragma once

#include "board/lm-board-items.h"
#include "engine/lm-answer.h"
#include "games/take-away/rules/position.h"
#include "games/take-away/theory/parts.h"

/**
 * LmTakeAwayBar:
 * @size: how many stones it stands for
 * @sum: how many whoever takes it and all that comes after it takes
 * @tone: its tone
 * @area: where it is
 *
 * Inside a bar everything is in proportion.
 */
typedef struct
{
  mpz_t           size;
  mpz_t           sum;
  guint           tone;
  graphene_rect_t area;
} LmTakeAwayBar;

/**
 * LmTakeAwayBars:
 * @n_bars: how many bars there are
 * @bars: (array length=n_bars): the whole pile, then its parts, the largest
 *   first, as long as the logarithms of their sizes
 * @taken: where the stones of the last move were; empty without one
 * @n_hidden: parts that there is no room for
 * @hidden_y: the middle of the row that says so
 * @label_right: where the labels of the bars end
 */
typedef struct
{
  guint           n_bars;
  LmTakeAwayBar  *bars;
  graphene_rect_t taken;
  guint           n_hidden;
  double          hidden_y;
  double          label_right;
} LmTakeAwayBars;

/**
 * LmTakeAwayBarsMarks:
 * @limit: how many stones this turn may take
 * @chosen: (nullable): how many are chosen
 * @arrow: (nullable): how many a hint would take
 * @answer: (nullable): what the solver says of the moves
 * @taken: how much is to be seen of the stones of the last move, from 0 to 1
 *
 * What is shown of a turn.
 */
typedef struct
{
  mpz_srcptr  limit;
  mpz_srcptr  chosen;
  mpz_srcptr  arrow;
  LmAnswer   *answer;
  double      taken;
} LmTakeAwayBarsMarks;

LmTakeAwayBars *lm_take_away_bars_new      (LmPosition                 *position,
                                            LmTakeAwayParts            *parts,
                                            mpz_srcptr                  before,
                                            double                      width,
                                            double                      height,
                                            double                      line);
void            lm_take_away_bars_free     (LmTakeAwayBars             *self);
double          lm_take_away_bar_get_share (const LmTakeAwayBar        *bar,
                                            mpz_srcptr                  amount);
gboolean        lm_take_away_bars_find     (const LmTakeAwayBars       *self,
                                            double                      x,
                                            double                      y,
                                            mpz_t                       amount);
void            lm_take_away_bars_append   (const LmTakeAwayBars       *bars,
                                            const LmTakeAwayBarsMarks  *marks,
                                            LmBoardItems               *items,
                                            GtkSnapshot                *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayBars, lm_take_away_bars_free)
