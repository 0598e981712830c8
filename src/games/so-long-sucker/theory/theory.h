/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: what theorems say of two players and two colours, and the numbers of games that follow. */

#pragma once

#include "../rules/rules.h"

/* theory.c: two players and two colours: who wins, by an inequality, and how. */

/* The types of boards by which the theorem is proved (SLS, 4.3 to 4.7), the simplest that a board is of. */
typedef enum
{
  LM_SLS_BOARD_I, /* single chips, and at most one pile of two or more, the opponent's chip on top (Definition 4.3.1) */
  LM_SLS_BOARD_II, /* single chips, one such pile, and one with an own chip on top (Definition 4.4.1) */
  LM_SLS_BOARD_GENERAL_I, /* single chips and any number of the opponent's piles (Definition 4.5.1) */
  LM_SLS_BOARD_GENERAL_II, /* one pile of the opponent's and any number of own ones, at least one (Definition 4.6.1) */
  LM_SLS_BOARD_GENERAL, /* all others */
} LmSlsBoardType;

/* The numbers of the inequality. Its sides are @own + @kept + @own_piles and @other + @other_piles - @longest. */
typedef struct
{
  LmSlsBoardType board;
  guint    mover;
  guint    opponent;
  guint    own; /* own chips in the mover's hand */
  guint    kept; /* own chips that the mover keeps of a pile just captured */
  guint    own_piles; /* own chips in piles of two or more with an own chip on top */
  guint    other; /* the opponent's own chips in hand */
  guint    other_piles; /* the opponent's chips in piles of two or more that an opponent's chip is on top of */
  guint    longest; /* the most of them that one such pile has */
  gboolean wins; /* whether the player to move wins */
} LmSlsTheory;

/* The two sides: who is to move wins with the longer one, or when the opponent has no own chip in hand; never without one. */
static inline void
lm_sls_theory_get_bars (const LmSlsTheory *theory,
                        guint             *own,
                        guint             *other)
{
  *own = theory->own + theory->kept + theory->own_piles;
  *other = theory->other + theory->other_piles - theory->longest;
}

gboolean  lm_sls_theory_applies  (const LmSlsState   *state);
void      lm_sls_theory_read     (const LmSlsState *state, LmSlsTheory *theory);
LmSlsMove lm_sls_theory_get_move (const LmSlsState   *state);

/* numbers.c: endings of two players with two colours by their size, and what can be told of them in numbers. */

extern const LmQuantity  lm_sls_quantities[];
extern const LmTableInfo lm_sls_tables[];

gboolean lm_sls_visit_size (LmPopulation *population, guint64 size);
