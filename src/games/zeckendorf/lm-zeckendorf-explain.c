/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-explain.c: what the reasons of the games with theorems have in common. */

#include "config.h"

#include "lm-zeckendorf-explain.h"

#include "lm-zeckendorf-position.h"
#include "lm-zeckendorf-solve.h"

#include <glib/gi18n-lib.h>

/* @format: has the move, what it leaves and why that is lost. */
static LmReason *
explain_move (LmMoveValue          *move,
              LmZeckendorfLossFunc  explain_loss,
              const char           *format)
{
  g_autoptr (LmReason) loss = explain_loss (move->position);
  g_autofree char *left = NULL;

  if (loss == NULL)
    return NULL;

  left = lm_position_describe (move->position);
  return lm_reason_new (loss->status, loss->reference, format, move->move, left, loss->text);
}

/**
 * lm_zeckendorf_explain_by_losses:
 * @answer: what the solver says of a position
 * @explain_loss: knows the theorems of the game
 *
 * A lost position has its theorem. A won one is explained by the theorem for
 * what the recommended move leaves, or else another winning move; that is a
 * second one to play, and it shows why the position is won.
 *
 * Returns: (transfer full) (nullable): the reason, or %NULL when no theorem
 *   says anything
 */
LmReason *
lm_zeckendorf_explain_by_losses (LmAnswer             *answer,
                                 LmZeckendorfLossFunc  explain_loss)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmReason *reason;

  if (answer->value == LM_VALUE_LOSS)
    return explain_loss (answer->position);
  if (answer->value != LM_VALUE_WIN || best == NULL)
    return NULL;

  /* Translators: a move, the position after it, and a sentence that says why that is lost */
  reason = explain_move (best, explain_loss, _("%s leaves %s. %s"));
  for (guint i = 0; reason == NULL && i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move != best && move->value == LM_VALUE_WIN)
        reason = explain_move (move, explain_loss, _("%s also wins, and shows why: it leaves %s. %s"));
    }

  return reason;
}

static char *
prove_win (LmMoveValue *best)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_replies = lm_zeckendorf_position_get_moves (best->position, moves);

  if (n_replies == 0)
    return g_strdup_printf (_("%s is the last move of the game."), best->move);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "After %s, %s has %u reply, and it has an answer that keeps the win.",
                                       "After %s, %s has %u replies, and each has an answer that keeps the win.",
                                       n_replies),
                          best->move, lm_position_get_turn_name (best->position), n_replies);
}

static char *
prove_loss (LmAnswer *answer)
{
  LmGame *game = lm_position_get_game (answer->position);
  const guint n_moves = answer->moves->len;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s has %u move, and %s has an answer to it that wins.",
                                       "%s has %u moves, and %s has an answer to each that wins.",
                                       n_moves),
                          lm_position_get_turn_name (answer->position), n_moves,
                          lm_game_get_player_name (game, answer->winner));
}

/**
 * lm_zeckendorf_explain_by_proof:
 * @answer: what the solver says of a position in which the game goes on
 * @reference: (nullable): what @introduction refers to
 * @introduction: (nullable): a sentence to begin with
 *
 * Returns: (transfer full) (nullable): that every reply has its answer, which
 *   proves itself; %NULL when the value is unknown
 */
LmReason *
lm_zeckendorf_explain_by_proof (LmAnswer   *answer,
                                const char *reference,
                                const char *introduction)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autofree char *proof = NULL;

  if (best == NULL)
    return NULL;

  proof = answer->value == LM_VALUE_WIN ? prove_win (best) : prove_loss (answer);
  return lm_reason_new (LM_STATUS_COMPUTED, reference, "%s%s%s",
                        introduction != NULL ? introduction : "", introduction != NULL ? " " : "", proof);
}

/* Plays on with best play until everything is placed; returns the seat that then moves first. */
static int
find_first_mover (LmPosition     *position,
                  LmSolveContext *context)
{
  g_autoptr (LmPosition) current = lm_position_ref (position);

  while (LM_ZECKENDORF_POSITION (current)->stock > 0)
    {
      g_autoptr (LmAnswer) answer = lm_zeckendorf_solve (current, context, NULL);
      LmMoveValue *best = answer != NULL ? lm_answer_get_best (answer) : NULL;

      if (best == NULL || (best->distance == LM_DISTANCE_UNKNOWN && answer->moves->len > 1))
        return LM_NOBODY;

      lm_position_unref (current);
      current = lm_position_ref (best->position);
    }

  return lm_position_get_turn (current);
}

/**
 * lm_zeckendorf_explain_roles:
 * @reason: (transfer full) (nullable): the reason for who wins
 * @position: a position, perhaps with something left to place
 * @context: limits and cancellation
 *
 * Whoever places last moves second in what follows, so while one places, who
 * that will be is part of the reason.
 *
 * Returns: (transfer full) (nullable): @reason, with a sentence more
 */
LmReason *
lm_zeckendorf_explain_roles (LmReason       *reason,
                             LmPosition     *position,
                             LmSolveContext *context)
{
  LmGame *game = lm_position_get_game (position);
  g_autofree char *text = NULL;
  int first;

  if (reason == NULL || LM_ZECKENDORF_POSITION (position)->stock == 0)
    return reason;

  first = find_first_mover (position, context);
  if (first == LM_NOBODY)
    return reason;

  text = reason->text;
  reason->text = g_strdup_printf (_("%s With best play %s places the last chip, so %s moves first once all are placed."),
                                  text, lm_game_get_player_name (game, 1 - first),
                                  lm_game_get_player_name (game, first));
  return reason;
}
