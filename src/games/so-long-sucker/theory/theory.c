/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: two players and two colours: who wins, by an inequality, and how. */

#include "theory.h"

/* Whether two players are left, and no chips but theirs. */
gboolean
lm_sls_theory_applies (const LmSlsState *state)
{
  if (lm_sls_state_count_left (state) != 2)
    return FALSE;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (!lm_sls_state_is_left (state, i) && lm_sls_state_count_colour (state, i) > 0)
      return FALSE;

  return TRUE;
}

static LmSlsBoardType
get_board (guint n_own,
           guint n_other)
{
  if (n_own == 0)
    return n_other <= 1 ? LM_SLS_BOARD_I : LM_SLS_BOARD_GENERAL_I;
  if (n_other == 1)
    return n_own == 1 ? LM_SLS_BOARD_II : LM_SLS_BOARD_GENERAL_II;
  return LM_SLS_BOARD_GENERAL;
}

/* The chips of a capture that Strategy Sigma does not keep. */
static LmSlsMove
choose_discard (const LmSlsState *state)
{
  const guint opponent = lm_sls_state_get_opponent (state);
  guint8 counts[LM_SLS_PLAYERS] = { 0 };

  if (state->captured[opponent] == 0)
    return lm_sls_move_discard_one (state->turn);

  counts[opponent] = state->dead_discard ? 1 : state->captured[opponent];
  return lm_sls_move_discard (counts);
}

/*
 * Theorem 4.7.5 (SLS): the player to move wins if and only if there is an own chip in hand, and the opponent has none,
 * or the own chips in hand and in own piles are more than the opponent's in hand and in all of the opponent's piles but
 * the one with the most of them. Chips of the opponent's colour in hand do not matter. After a capture the numbers are
 * those after the discard of Strategy Sigma.
 */
void
lm_sls_theory_read (const LmSlsState *state,
                    LmSlsTheory      *theory)
{
  const guint opponent = lm_sls_state_get_opponent (state);
  guint n_own = 0, n_other = 0;
  guint own, other;

  *theory = (LmSlsTheory) {
    .mover = state->turn,
    .opponent = opponent,
    .own = state->hands[state->turn][state->turn],
    .other = state->hands[opponent][opponent],
  };
  if (lm_sls_count (state->captured) > 0)
    theory->kept = state->captured[state->turn] - LM_SLS_MOVE_COUNT (choose_discard (state), state->turn);

  for (guint i = 0; i < state->n_piles; i++)
    {
      const LmSlsPile *pile = &state->piles[i];

      if (lm_sls_count (pile->count) < 2)
        continue;

      if (pile->order[0] == state->turn)
        {
          theory->own_piles += pile->count[state->turn];
          n_own++;
          continue;
        }
      theory->other_piles += pile->count[opponent];
      theory->longest = MAX (theory->longest, pile->count[opponent]);
      n_other++;
    }

  theory->board = get_board (n_own, n_other);
  lm_sls_theory_get_bars (theory, &own, &other);
  theory->wins = theory->own + theory->kept > 0 && (theory->other == 0 || own > other);
}

/* The highest pile with an own chip on top, or with the opponent's; 0 where there is none. */
static guint
find_pile (const LmSlsState *state,
           gboolean          own)
{
  guint found = 0;
  guint height = 0;

  for (guint i = 0; i < state->n_piles; i++)
    if ((state->piles[i].order[0] == state->turn) == own && lm_sls_count (state->piles[i].count) > height)
      {
        found = i + 1;
        height = lm_sls_count (state->piles[i].count);
      }

  return found;
}

/*
 * With a chip of the opponent's, and no own one, everything is lost: any placement will do. With an own one nobody is
 * ever named: on a pile of both colours the one whose chip lies lower is next, and else the opponent.
 */
static LmSlsMove
choose_placement (const LmSlsState *state)
{
  const guint own = find_pile (state, TRUE);

  if (state->hands[state->turn][state->turn] == 0)
    return lm_sls_state_nth_move (state, 0);

  return lm_sls_move_place (state->turn, own != 0 ? own : find_pile (state, FALSE), LM_SLS_NONE);
}

/*
 * Strategy Sigma (SLS, Lemma 4.7.6): capture every pile with an own chip on top, and discard the opponent's chips of
 * it, or one's own if there are none; then put an own chip on the opponent's longest pile, or else on an empty one.
 */
LmSlsMove
lm_sls_theory_get_move (const LmSlsState *state)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (state);

  if (phase == LM_SLS_DISCARD)
    return choose_discard (state);
  return phase == LM_SLS_PLACE ? choose_placement (state) : LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT);
}
