/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-explain.c: the reason for an answer, with the numbers of the position. */

#include "config.h"

#include "lm-so-long-sucker-position.h"
#include "lm-so-long-sucker-solve.h"
#include "lm-so-long-sucker-theory.h"
#include "lm-so-long-sucker-words.h"

#include <glib/gi18n-lib.h>

static const char *
get_board_name (LmSlsBoard board)
{
  switch (board)
    {
    case LM_SLS_BOARD_I:
      return C_("board", "type I");
    case LM_SLS_BOARD_II:
      return C_("board", "type II");
    case LM_SLS_BOARD_GENERAL_I:
      return C_("board", "generalised type I");
    case LM_SLS_BOARD_GENERAL_II:
      return C_("board", "generalised type II");
    case LM_SLS_BOARD_GENERAL:
    default:
      return C_("board", "general type");
    }
}

/* The sentence in which the numbers are compared. */
static char *
compare (const LmSlsTheory *theory)
{
  const char *mover = lm_sls_get_player_name (theory->mover);
  const char *opponent = lm_sls_get_player_name (theory->opponent);
  guint own, other;

  if (theory->own == 0)
    return g_strdup_printf (_("%s has no chip of their own colour in hand and loses, for chips of %s’s colour are no help."),
                            mover, opponent);
  if (theory->other == 0)
    return g_strdup_printf (_("%s has a chip of their own colour in hand, %s has none, and so %s wins."),
                            mover, opponent, mover);

  lm_sls_theory_get_bars (theory, &own, &other);
  if (theory->wins)
    /* Translators: Blue, 3 in hand, 2 in piles, Red, 1 in hand, 2 in piles, 5 > 3, Blue. */
    return g_strdup_printf (_("%s counts own chips: %u in hand and %u in own piles of two or more; %s counts %u in hand "
                              "and %u in own piles but the best one. %u is more than %u, so %s wins."),
                            mover, theory->own, theory->own_piles, opponent, theory->other,
                            theory->other_piles - theory->longest, own, other, mover);
  /* Translators: Blue, 3 in hand, 2 in piles, Red, 4 in hand, 2 in piles, 5 ≤ 6, Red. */
  return g_strdup_printf (_("%s counts own chips: %u in hand and %u in own piles of two or more; %s counts %u in hand "
                            "and %u in own piles but the best one. %u is not more than %u, so %s wins."),
                          mover, theory->own, theory->own_piles, opponent, theory->other,
                          theory->other_piles - theory->longest, own, other, opponent);
}

/* What Strategy Sigma does now. */
static const char *
get_step (const LmSlsState *state)
{
  const LmSlsMove move = lm_sls_theory_get_move (state);
  const guint pile = LM_SLS_MOVE_PILE (move);

  switch (lm_sls_state_get_phase (state))
    {
    case LM_SLS_DISCARD:
      return _("Keep your own chips of a captured pile and discard the opponent’s, or one if all are your own.");
    case LM_SLS_PLACE:
      if (pile > 0 && state->piles[pile - 1].order[0] == state->turn)
        return _("Capture every pile with an own chip on top first.");
      if (pile > 0)
        return _("With no own pile to capture, cover the opponent’s longest pile.");
      return _("With no pile to capture or to cover, put an own chip on an empty one.");
    case LM_SLS_NO_CHIPS:
    case LM_SLS_OVER:
    default:
      return NULL;
    }
}

static LmReason *
explain_theory (const LmSlsState *state)
{
  LmSlsTheory theory;
  g_autofree char *comparison = NULL;
  const char *step;

  lm_sls_theory_read (state, &theory);
  comparison = compare (&theory);
  step = theory.wins ? get_step (state) : NULL;
  if (step == NULL)
    return lm_reason_new (LM_STATUS_PROVED, "SLS, Theorem 4.7.5", _("%s (A board of %s.)"),
                          comparison, get_board_name (theory.board));
  /* Translators: the comparison of numbers, the type of the board, and what the strategy does now. */
  return lm_reason_new (LM_STATUS_PROVED, "SLS, Theorem 4.7.5", _("%s (A board of %s.) %s"),
                        comparison, get_board_name (theory.board), step);
}

static LmReason *
explain_two (const LmSlsState *state,
             LmAnswer         *answer)
{
  const char *mover = lm_sls_get_player_name (state->turn);
  const char *winner;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return lm_reason_new (LM_STATUS_PROVED, "SLS, Definition 1.4.4",
                          _("%s has to move without a chip and is out, unless %s gives one."), mover,
                          lm_sls_get_player_name (__builtin_ctz (state->left & ~LM_SLS_BIT (state->turn))));
  if (lm_sls_theory_applies (state))
    return explain_theory (state);
  if (answer->value == LM_VALUE_UNKNOWN)
    return NULL;

  winner = lm_sls_get_player_name (answer->winner);
  if (answer->value == LM_VALUE_WIN)
    return lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "%s wins whatever the opponent does: an exact search found %u move that keeps the win. "
                                       "Gifts and discards out of turn are left out.",
                                       "%s wins whatever the opponent does: an exact search found %u moves that keep the win. "
                                       "Gifts and discards out of turn are left out.",
                                       lm_answer_count (answer, LM_VALUE_WIN)),
                          winner, lm_answer_count (answer, LM_VALUE_WIN));
  return lm_reason_new (LM_STATUS_COMPUTED, NULL,
                        _("%s loses with every move: an exact search found how %s wins after each of them. "
                          "Gifts and discards out of turn are left out."),
                        mover, winner);
}

/* The smallest groups that can force it, which the others follow from. */
static char *
list_powers (LmAnswer *answer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answer->coalitions->len; i++)
    {
      const LmCoalition *coalition = g_ptr_array_index (answer->coalitions, i);
      g_autofree char *names = lm_sls_describe_players (coalition->members);
      gboolean least = coalition->value == LM_VALUE_WIN;

      for (guint j = 0; j < i && least; j++)
        {
          const LmCoalition *other = g_ptr_array_index (answer->coalitions, j);
          least = other->value != LM_VALUE_WIN || (other->members & ~coalition->members) != 0;
        }
      if (!least)
        continue;

      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (__builtin_popcount (coalition->members) == 1)
        g_string_append_printf (text, _("%s alone can make sure to win."), names);
      else
        g_string_append_printf (text, _("%s together can make sure that one of them wins."), names);
    }

  return g_string_free (text, FALSE);
}

static LmReason *
explain_many (const LmSlsState *state,
              LmAnswer         *answer)
{
  const char *mover = lm_sls_get_player_name (state->turn);
  g_autofree char *powers = list_powers (answer);

  if (answer->value == LM_VALUE_WIN)
    return lm_reason_new (LM_STATUS_COMPUTED, NULL, "%s", powers);
  if (answer->value == LM_VALUE_LOSS)
    return lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          /* Translators: a player, then sentences about who can force what. */
                          _("%s needs a partner: all the others together can prevent that %s wins. %s"),
                          mover, mover, powers);
  if (*powers != '\0')
    return lm_reason_new (LM_STATUS_UNKNOWN, NULL,
                          _("Whether %s can win alone against all the others is not known. %s"), mover, powers);

  return NULL;
}

/**
 * lm_sls_explain:
 * @position: a position
 * @answer: its answer
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): the theorem's reason with two players
 *   left and two colours; else what was computed; %NULL where nothing is known
 */
LmReason *
lm_sls_explain (LmPosition     *position,
                LmAnswer       *answer,
                LmSolveContext *context)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  switch (lm_sls_state_count_left (state))
    {
    case 1:
      return NULL;
    case 2:
      return explain_two (state, answer);
    default:
      return answer->coalitions != NULL ? explain_many (state, answer) : NULL;
    }
}
