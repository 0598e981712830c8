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
  const gboolean stagnant = lm_zeckendorf_position_get_variant (position)->stagnant;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Lemma 4.1"),
                          stagnant
                            ? _("Every column above the ones holds an even number of chips, so each move can be copied until none is left: lost for whoever must move.")
                            : _("Every column holds an even number of chips, so each move can be copied until none is left: lost for whoever must move."));
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "can-be-copied", position, "%s", "");
  answer_with_copies (reason, position);
  return reason;
}

/* RZ, Theorem 1.6: of bins 1 to 3 the first or the third is odd, and holds more than the other one. */
static LmReason *
explain_one_odd (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const guint32 a = heights[0], b = heights[1], c = heights[2];
  LmReason *reason;

  if (a > c)
    reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 1.6"),
                            _("In (%u, %u, %u) only the ones are odd in number, and there are more of them than threes (%'u > %'u): lost for whoever must move."),
                            a, b, c, a, c);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 1.6"),
                            _("In (%u, %u, %u) only the threes are odd in number, and there are more of them than ones (%'u > %'u): lost for whoever must move."),
                            a, b, c, c, a);

  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "only-odd", position, "%u %u", a > c ? 1 : 3, a > c ? 3 : 1);
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
  LmReason *reason;

  if (LM_ZECKENDORF_POSITION (position)->heights[0] == 0)
    reason = lm_reason_new (LM_STATUS_PROVED, NULL, _("There is no chip left to move."));
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Section 3"),
                            _("Only ones are left, and a one can neither be split nor combined with another. Every game ends so."));

  lm_reason_claim (reason, "is-over", position, "%s", "");
  lm_reason_claim (reason, "ends-here", position, "%u 0", LM_ZECKENDORF_POSITION (position)->heights[0]);
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
  LmGame *game = lm_position_get_game (position);
  const char *other = lm_game_get_player_name (game, 1 - lm_position_get_turn (position));
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 1.1"),
                          recommended
                            ? _("%'u = F%u + F%u = %'u + %'u: %s first leaves two chips in column F%u and nothing else, and from then on every move of %s can be copied.")
                            : _("%'u = F%u + F%u = %'u + %'u: %s wins, for it leaves two chips in column F%u and nothing else, and from then on every move of %s can be copied."),
                          lm_zeckendorf_fibonacci (high) + lm_zeckendorf_fibonacci (low), high, low,
                          lm_zeckendorf_fibonacci (high), lm_zeckendorf_fibonacci (low), move, bin, other);
  lm_reason_claim (reason, "first-combine", position, "%s %u %u %u", move, high, low, bin);
  lm_reason_claim (reason, recommended ? "leaves-lost" : "also-wins", position, "%s", move);
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
  const guint64 n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  LmReason *reason;

  if (answer->value == LM_VALUE_LOSS)
    reason = lm_reason_new (LM_STATUS_COMPUTED, _("RZ, Section 3"),
                            _("From the decomposition of %'" PRIu64
                              " whoever moves second wins. That was computed: no formula is known for these n, and that there "
                              "are infinitely many of them is a conjecture (RZ, Conjecture 1.2)."), n);
  else
    reason = lm_reason_new (LM_STATUS_COMPUTED, _("RZ, Section 3"),
                            _("No formula is known for who wins from the decomposition of %'" PRIu64
                              ", so this was computed."), n);

  lm_reason_claim (reason, "decomposition", position, "%" PRIu64 " %s", n, answer->value == LM_VALUE_LOSS ? "loss" : "win");
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

/* "P1 → P2, P2 → P1": the answer to whatever may be put down; NULL when cancelled. */
static char *
list_answers (LmPosition     *position,
              LmSolveContext *context)
{
  g_autoptr (LmAnswer) answer = lm_zeckendorf_solve (position, context, NULL);
  g_autoptr (GStrvBuilder) pairs = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_autoptr (LmAnswer) reply = lm_zeckendorf_solve (move->position, context, NULL);
      LmMoveValue *best = reply != NULL ? lm_answer_get_best (reply) : NULL;
      g_autofree char *pair = NULL;

      if (best == NULL)
        return NULL;

      pair = g_strdup_printf ("%s → %s", move->move, best->move);
      g_strv_builder_add (pairs, pair);
    }

  all = g_strv_builder_end (pairs);
  return answer != NULL ? g_strjoinv (", ", all) : NULL;
}

/* So little is left that its cases were gone through, by RZ, Theorem 1.6. */
static LmReason *
explain_last_numbers (LmPosition     *position,
                      LmSolveContext *context)
{
  g_autofree char *answers = list_answers (position, context);
  LmReason *reason;

  if (answers == NULL)
    return NULL;

  reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 1.6"),
                          /* Translators: what is left of the sum, then moves with their answers: “P1 → P2, P2 → P1, P3 → P2” */
                          _("Only %'u is left to put down, and whatever is put down has an answer that leaves a lost position again: %s."),
                          LM_ZECKENDORF_POSITION (position)->stock, answers);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "answered", position, "%s", answers);
  return reason;
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
  const guint32 n_rounds = (stock - rest) / 4;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Section 5 and Theorem 1.6"),
                          _("Each number k can be answered with 4 − k, so that every round takes 4: %'u = 4·%'u + %'u. Once %'u is left, whoever "
                            "must put down loses, whatever the rounds were."),
                          stock, n_rounds, rest, rest);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "nim", position, "%u %u", n_rounds, rest);
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
  LmGame *game = lm_position_get_game (answer->position);
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
    lm_reason_say (reason, _("One way is %s, and then to answer each number k with 4 − k until %'u is left; other answers may win as well."),
                   first->move, rest);
  else
    lm_reason_say (reason, _("%s can win by answering each number k with 4 − k until %'u is left; other answers may win as well."),
                   lm_game_get_player_name (game, answer->winner), rest);
  lm_reason_claim (reason, "nim-plan", answer->position, "%s %u", first != NULL ? first->move : "-", rest);
  if (first != NULL && first != lm_answer_get_best (answer))
    lm_zeckendorf_explain_as_computed (reason, answer);
}

static LmReason *
tell_sum (LmPosition *position)
{
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;
  LmReason *reason;

  if (stock == 4)
    reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 5.1"),
                            _("4 is the one even sum that whoever puts down first wins: with a 3, so that the other must add a 1."));
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 5.1"),
                            stock % 2 == 1
                              ? _("The sum %'u is odd: whoever puts down first wins.")
                              : _("The sum %'u is even and not 4: whoever puts down first loses."),
                            stock);

  lm_reason_claim (reason, "sum", position, "%s", stock == 4 ? "4" : stock % 2 == 1 ? "odd" : "even");
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
