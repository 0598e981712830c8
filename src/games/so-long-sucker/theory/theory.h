/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: two players and two colours: who wins, by an inequality, and how. */

#pragma once

#include "../rules/state.h"

G_BEGIN_DECLS

/**
 * LmSlsBoardType:
 * @LM_SLS_BOARD_I: single chips, and at most one pile of two or more, which the
 *   opponent's chip is on top of (SLS, Definition 4.3.1)
 * @LM_SLS_BOARD_II: single chips, one such pile, and one with an own chip on
 *   top (Definition 4.4.1)
 * @LM_SLS_BOARD_GENERAL_I: single chips and any number of the opponent's piles
 *   (Definition 4.5.1)
 * @LM_SLS_BOARD_GENERAL_II: one pile of the opponent's and any number of own
 *   ones, at least one (Definition 4.6.1)
 * @LM_SLS_BOARD_GENERAL: all others
 *
 * The types of boards by which the theorem is proved (SLS, 4.3 to 4.7), the
 * simplest that a board is of.
 */
typedef enum
{
  LM_SLS_BOARD_I,
  LM_SLS_BOARD_II,
  LM_SLS_BOARD_GENERAL_I,
  LM_SLS_BOARD_GENERAL_II,
  LM_SLS_BOARD_GENERAL,
} LmSlsBoardType;

/**
 * LmSlsTheory:
 * @board: the type of the board
 * @mover: the player to move
 * @opponent: the other one
 * @own: own chips in the mover's hand
 * @kept: own chips that the mover keeps of a pile just captured
 * @own_piles: own chips in piles of two or more with an own chip on top
 * @other: the opponent's own chips in hand
 * @other_piles: the opponent's chips in piles of two or more that an
 *   opponent's chip is on top of
 * @longest: the most of them that one such pile has
 * @wins: whether the player to move wins
 *
 * The numbers of the inequality. Its sides are @own + @kept + @own_piles and
 * @other + @other_piles - @longest.
 */
typedef struct
{
  LmSlsBoardType board;
  guint      mover;
  guint      opponent;
  guint      own;
  guint      kept;
  guint      own_piles;
  guint      other;
  guint      other_piles;
  guint      longest;
  gboolean   wins;
} LmSlsTheory;

gboolean  lm_sls_theory_applies  (const LmSlsState   *state);
void      lm_sls_theory_read     (const LmSlsState   *state,
                                  LmSlsTheory        *theory);
void      lm_sls_theory_get_bars (const LmSlsTheory  *theory,
                                  guint              *own,
                                  guint              *other);
LmSlsMove lm_sls_theory_get_move (const LmSlsState   *state);

G_END_DECLS
