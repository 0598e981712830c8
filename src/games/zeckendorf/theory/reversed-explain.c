/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed-explain.c: what the theorems on the reversed and the build-up game say of a position, and in words. */

#include "theory.h"

#include "../solver/solver.h"

#include <glib/gi18n-lib.h>

/* Its value by the theorems, or %LM_VALUE_UNKNOWN where they say nothing. */
LmValue
lm_reversed_get_value (LmPosition *position)
{
  return lm_reversed_theory_value (LM_ZECKENDORF_POSITION (position)->heights,
                                   lm_zeckendorf_position_get_variant (position)->stagnant);
}

/* Every move of @position can be made a second time. */
static void
answer_with_copies (LmReason   *reason,
                    LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    lm_reason_add_answer (reason, g_ptr_array_index (moves, i), g_ptr_array_index (moves, i));
}

static LmReason *
explain_even (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Lemma 4.1"));

  lm_reason_state (reason, lm_zeckendorf_position_get_variant (position)->stagnant ? "all-even-above" : "all-even", position);
  answer_with_copies (reason, position);
  return reason;
}

/* RZ, Theorem 1.6: of bins 1 to 3 the first or the third is odd, and holds more than the other one. */
static LmReason *
explain_one_odd (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Theorem 1.6"));

  lm_reason_state (reason, heights[0] > heights[2] ? "ones-odd" : "threes-odd", position, lm_term_position (position),
                   lm_term_number (heights[0]), lm_term_number (heights[2]));
  return reason;
}

static LmReason *
explain_reversed_loss (LmPosition     *position,
                       LmSolveContext *context)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return lm_reversed_theory_is_even (self->heights, lm_zeckendorf_position_get_variant (position)->stagnant)
           ? explain_even (position) : explain_one_odd (position);
}

static LmReason *
explain_end (LmPosition *position)
{
  const guint32 ones = LM_ZECKENDORF_POSITION (position)->heights[0];
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, ones > 0 ? _("RZ, Section 3") : NULL);

  if (ones == 0)
    lm_reason_state (reason, "no-chip", position);
  else
    lm_reason_state (reason, "only-ones", position, lm_term_number (ones));
  return reason;
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
  const guint64 low_worth = lm_zeckendorf_fibonacci (low);
  const guint64 high_worth = lm_zeckendorf_fibonacci (high);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Theorem 1.1"));

  lm_reason_state (reason, recommended ? "combine-first" : "combine-wins-too", position, lm_term_move (position, move),
                   lm_term_plain (high), lm_term_plain (low), lm_term_plain (bin), lm_term_number (high_worth + low_worth),
                   lm_term_number (high_worth), lm_term_number (low_worth),
                   lm_term_player (position, 1 - lm_position_get_turn (position)));
  if (recommended)
    answer_with_copies (reason, best->position);
  else
    lm_zeckendorf_explain_as_computed (reason, answer);
  return reason;
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
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, _("RZ, Section 3"));

  lm_reason_state (reason, answer->value == LM_VALUE_LOSS ? "open-start-lost" : "open-start", position,
                   lm_term_number (lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights)));
  reason->is_open = TRUE;
  return reason;
}

/*
 * Returns: (transfer full) (nullable): the theorem that gives the reason, or that none is known for a start; %NULL
 * when nothing can be said.
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

  reason = lm_zeckendorf_explain_by_losses (answer, lm_reversed_get_value, explain_reversed_loss, context);
  if (reason == NULL && is_start (position))
    reason = explain_start (position, answer);
  return reason;
}

/* Its value by the theorems, or %LM_VALUE_UNKNOWN where they say nothing. */
LmValue
lm_build_up_get_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  if (self->stock == 0)
    return lm_reversed_get_value (position);
  if (lm_zeckendorf_explain_is_empty (position))
    return lm_build_up_theory_empty_value (self->stock);

  return lm_build_up_theory_nim_loses (self->heights, self->stock) ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
}

/* Returns: (transfer full) (nullable): the best move; %NULL when cancelled */
static char *
find_best (LmPosition     *position,
           LmSolveContext *context)
{
  g_autoptr (LmAnswer) answer = lm_zeckendorf_solve (position, context, NULL);
  LmMoveValue *best = answer != NULL ? lm_answer_get_best (answer) : NULL;

  return best != NULL ? g_strdup (best->move) : NULL;
}

/* So little is left that its cases were gone through, by RZ, Theorem 1.6. */
static LmReason *
explain_last_numbers (LmPosition     *position,
                      LmSolveContext *context)
{
  g_autoptr (LmReason) reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Theorem 1.6"));
  LmTerm answers;

  if (!lm_zeckendorf_explain_add_answers (reason, position, find_best, context, &answers))
    return NULL;

  lm_reason_state (reason, "rest-answered", position, lm_term_number (LM_ZECKENDORF_POSITION (position)->stock), answers);
  return g_steal_pointer (&reason);
}

static void
answer_with_fours (LmReason *reason)
{
  lm_reason_add_answer (reason, "P1", "P3");
  lm_reason_add_answer (reason, "P2", "P2");
  lm_reason_add_answer (reason, "P3", "P1");
}

static LmReason *
explain_nim (LmPosition *position,
             guint       rest)
{
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Section 5 and Theorem 1.6"));

  lm_reason_state (reason, "rounds-of-four", position, lm_term_number (stock), lm_term_number ((stock - rest) / 4),
                   lm_term_number (rest));
  answer_with_fours (reason);
  return reason;
}

static LmReason *
explain_build_up_loss (LmPosition     *position,
                       LmSolveContext *context)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  guint rest;

  if (self->stock == 0)
    return explain_reversed_loss (position, context);

  rest = lm_build_up_theory_nim_rest (self->heights, self->stock);
  return rest == self->stock ? explain_last_numbers (position, context) : explain_nim (position, rest);
}

/* What is left when the player to put down @position's next chip has been answered with 4 - k, or 0 when there is no round. */
static guint
get_nim_rest (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const guint rest = lm_build_up_theory_nim_rest (self->heights, self->stock);

  return rest < self->stock ? rest : 0;
}

static void
add_plan (LmReason *reason,
          LmAnswer *answer)
{
  LmMoveValue *first = lm_zeckendorf_explain_find_move (answer, lm_build_up_get_value);
  const guint rest = get_nim_rest (first != NULL ? first->position : answer->position);

  if (rest == 0)
    {
      /* Of the sum 4 the theorem itself names the move. */
      if (answer->value == LM_VALUE_WIN && LM_ZECKENDORF_POSITION (answer->position)->stock != 4)
        lm_zeckendorf_explain_as_computed (reason, answer);
      return;
    }

  answer_with_fours (reason);
  if (first != NULL)
    lm_reason_state (reason, "plan-fours-after", answer->position, lm_term_move (answer->position, first->move),
                     lm_term_number (rest));
  else
    lm_reason_state (reason, "plan-fours", answer->position, lm_term_player (answer->position, answer->winner),
                     lm_term_number (rest));
  if (first != NULL && first != lm_answer_get_best (answer))
    lm_zeckendorf_explain_as_computed (reason, answer);
}

static LmReason *
tell_sum (LmPosition *position)
{
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Theorem 5.1"));

  if (stock == 4)
    lm_reason_state (reason, "sum-of-four", position);
  else
    lm_reason_state (reason, stock % 2 == 1 ? "odd-sum" : "even-sum", position, lm_term_number (stock));
  return reason;
}

/* Who wins by the sum, and the plan behind it when there is more than a round to put down. */
static LmReason *
explain_empty (LmPosition *position,
               LmAnswer   *answer)
{
  LmReason *reason;

  if (LM_ZECKENDORF_POSITION (position)->stock == 0 || !lm_zeckendorf_explain_is_empty (position))
    return NULL;

  reason = tell_sum (position);
  add_plan (reason, answer);
  return reason;
}

/* Returns: (transfer full) (nullable): the theorem that gives the reason; %NULL when none does. */
LmReason *
lm_build_up_explain (LmPosition     *position,
                     LmAnswer       *answer,
                     LmSolveContext *context)
{
  LmReason *reason;

  if (lm_position_is_over (position))
    return explain_end (position);

  reason = explain_empty (position, answer);
  if (reason == NULL)
    reason = lm_zeckendorf_explain_by_losses (answer, lm_build_up_get_value, explain_build_up_loss, context);
  return lm_zeckendorf_explain_roles (reason, position, context);
}
