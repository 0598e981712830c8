/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reversed-explain.c: what the theorems on the reversed and the build-up game say of a position, and in words. */

#include "config.h"

#include "lm-reversed-explain.h"

#include "lm-reversed-theory.h"
#include "lm-zeckendorf-explain.h"
#include "lm-zeckendorf-position.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/**
 * lm_reversed_get_value:
 * @position: a position of the reversed game
 *
 * Returns: its value by the theorems, or %LM_VALUE_UNKNOWN where they say
 *   nothing
 */
LmValue
lm_reversed_get_value (LmPosition *position)
{
  return lm_reversed_theory_value (LM_ZECKENDORF_POSITION (position)->heights,
                                   lm_zeckendorf_position_get_variant (position)->stagnant);
}

static LmReason *
explain_reversed_loss (LmPosition *position)
{
  return lm_reversed_theory_explain_loss (LM_ZECKENDORF_POSITION (position)->heights,
                                          lm_zeckendorf_position_get_variant (position)->stagnant);
}

static LmReason *
explain_end (LmPosition *position)
{
  if (LM_ZECKENDORF_POSITION (position)->heights[0] == 0)
    return lm_reason_new (LM_STATUS_PROVED, NULL, _("There is no chip left to move."));

  return lm_reason_new (LM_STATUS_PROVED, _("RZ, Section 3"),
                        _("Only ones are left, and a one can neither be split nor combined with another. Every game ends so."));
}

/* The bin of RZ, Theorem 1.1, or 0. */
static guint
get_first_combine (LmPosition *position)
{
  if (lm_zeckendorf_position_get_variant (position)->stagnant)
    return 0;

  return lm_reversed_theory_first_move (LM_ZECKENDORF_POSITION (position)->heights);
}

static LmReason *
explain_first_combine (LmPosition *position,
                       LmAnswer   *answer,
                       guint       bin)
{
  const guint low = bin == 2 ? 1 : bin - 2;
  const guint high = bin + 1;
  g_autofree char *move = g_strdup_printf ("C%u", bin);
  LmMoveValue *best = lm_answer_get_best (answer);
  const gboolean recommended = best != NULL && g_str_equal (best->move, move);
  LmGame *game = lm_position_get_game (position);
  const char *other = lm_game_get_player_name (game, 1 - lm_position_get_turn (position));

  return lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 1.1"),
                        recommended
                          ? _("%u = F%u + F%u = %u + %u: %s first leaves two chips in bin F%u and nothing else, and from then on every move of %s can be copied.")
                          : _("%u = F%u + F%u = %u + %u: %s first wins too, and shows why: it leaves two chips in bin F%u and nothing else, and from then on every move of %s can be copied."),
                        lm_zeckendorf_fibonacci (high) + lm_zeckendorf_fibonacci (low), high, low,
                        lm_zeckendorf_fibonacci (high), lm_zeckendorf_fibonacci (low), move, bin, other);
}

/* Whether the position is a start of the game: the Zeckendorf decomposition of its value. */
static gboolean
is_start (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return !lm_zeckendorf_position_get_variant (position)->stagnant && lm_zeckendorf_is_over (self->heights);
}

static LmReason *
explain_start (LmPosition *position,
               LmAnswer   *answer)
{
  const guint64 n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  g_autofree char *introduction = NULL;

  if (answer->value == LM_VALUE_LOSS)
    introduction = g_strdup_printf (_("From the decomposition of %" PRIu64
                                      " whoever moves second wins. That was computed: no formula is known for these n, and that there "
                                      "are infinitely many of them is a conjecture (RZ, Conjecture 1.2)."), n);
  else
    introduction = g_strdup_printf (_("No formula is known for who wins from the decomposition of %" PRIu64
                                      ", so this was computed."), n);

  return lm_zeckendorf_explain_by_proof (answer, _("RZ, Section 3"), introduction);
}

/**
 * lm_reversed_explain:
 * @position: a position of the reversed game
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): the theorem that gives the reason, or
 *   that none is known for a start; %NULL when nothing can be said
 */
LmReason *
lm_reversed_explain (LmPosition     *position,
                     LmAnswer       *answer,
                     LmSolveContext *context)
{
  const guint bin = get_first_combine (position);
  LmReason *reason;

  if (lm_position_is_over (position))
    return explain_end (position);
  if (bin > 0)
    return explain_first_combine (position, answer, bin);

  reason = lm_zeckendorf_explain_by_losses (answer, explain_reversed_loss);
  if (reason == NULL && is_start (position))
    reason = explain_start (position, answer);
  return reason;
}

static gboolean
is_empty (LmPosition *position)
{
  return lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (position)->heights) == 0;
}

/**
 * lm_build_up_get_value:
 * @position: a position of the build-up game
 *
 * Returns: its value by the theorems, or %LM_VALUE_UNKNOWN where they say
 *   nothing
 */
LmValue
lm_build_up_get_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  if (self->stock == 0)
    return lm_reversed_get_value (position);
  if (is_empty (position))
    return lm_build_up_theory_empty_value (self->stock);

  return lm_build_up_theory_nim_loses (self->heights, self->stock) ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
}

static LmReason *
explain_build_up_loss (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  if (lm_build_up_get_value (position) != LM_VALUE_LOSS)
    return NULL;
  if (self->stock == 0)
    return explain_reversed_loss (position);
  if (is_empty (position))
    return lm_build_up_theory_explain_empty (self->stock);

  return lm_build_up_theory_explain_nim (self->heights, self->stock);
}

/**
 * lm_build_up_explain:
 * @position: a position of the build-up game
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): the theorem that gives the reason, or
 *   that every reply has its answer; %NULL when the value is unknown
 */
LmReason *
lm_build_up_explain (LmPosition     *position,
                     LmAnswer       *answer,
                     LmSolveContext *context)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  LmReason *reason;

  if (lm_position_is_over (position))
    return explain_end (position);

  reason = lm_zeckendorf_explain_by_losses (answer, explain_build_up_loss);
  if (reason == NULL && self->stock > 0 && is_empty (position))
    reason = lm_build_up_theory_explain_empty (self->stock);
  if (reason == NULL && self->stock > 0)
    reason = lm_zeckendorf_explain_by_proof (answer, NULL, NULL);
  return lm_zeckendorf_explain_roles (reason, position, context);
}
