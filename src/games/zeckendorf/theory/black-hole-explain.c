/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole-explain.c: what the theorems on the black-hole game say of a position, and in words. */

#include "theory.h"

#include "../rules/rules.h"

#include <glib/gi18n-lib.h>

/* Whether chips are placed as the theorems suppose; up to the hole on F3 the outermost columns are all there are. */
static gboolean
places_outer (const LmZeckendorfVariant *variant)
{
  return !variant->place_any || variant->hole <= 3;
}

static LmValue
get_placing_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  guint32 settled[] = { self->heights[0] + self->stock };

  if (!places_outer (variant))
    return LM_VALUE_UNKNOWN;
  /* One column: everything goes into it, and an odd number of chips changes who moves first there. */
  if (variant->hole == 2)
    return (lm_black_hole_theory_value (2, settled) == LM_VALUE_WIN) != (self->stock % 2 == 1)
             ? LM_VALUE_WIN : LM_VALUE_LOSS;
  if (lm_zeckendorf_explain_is_empty (position))
    return lm_black_hole_theory_empty_value (variant->hole, self->stock);

  return lm_black_hole_theory_mirror_loses (variant->hole, self->heights, self->stock)
           ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
}

/* Its value by the theorems, or %LM_VALUE_UNKNOWN where they say nothing. */
LmValue
lm_black_hole_get_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  if (self->stock > 0)
    return get_placing_value (position);

  return lm_black_hole_theory_value (lm_zeckendorf_position_get_variant (position)->hole, self->heights);
}

/* Nobody has a choice, so all there is to know is how many moves are left. */
static LmReason *
explain_loss_at_2 (LmPosition *position)
{
  const guint32 a = LM_ZECKENDORF_POSITION (position)->heights[0];
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorem 3.1"));

  lm_reason_state (reason, "even-moves", position, lm_term_position (position), lm_term_plain (a / 4), lm_term_plain (a % 4),
                   lm_term_number (a / 2));
  return reason;
}

static LmReason *
explain_placing_loss_at_2 (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const guint32 chips = self->heights[0] + self->stock;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorem 3.1"));

  lm_reason_state (reason, "even-moves-with-placing", position, lm_term_number (self->stock), lm_term_number (self->heights[0]),
                   lm_term_number (chips), lm_term_number (chips / 2), lm_term_number (self->stock + chips / 2));
  return reason;
}

static LmReason *
explain_loss_at_3 (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const guint32 a = heights[0], b = heights[1];
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, a % 3 + b % 3 == 0 ? _("BH, Theorem 4.4") : _("BH, Theorem 4.5"));

  lm_reason_state (reason, "lost-thirds", position, lm_term_position (position), lm_term_plain (a / 3), lm_term_plain (a % 3),
                   lm_term_plain (b / 3), lm_term_plain (b % 3));
  return reason;
}

/* The reference for (a, 0, c) and (a, 1, c). */
static const char *
get_border_reference (const guint32 *heights)
{
  if (heights[1] == 1)
    return _("BH, Theorem 5.13");

  return heights[2] % 4 == 3 ? _("BH, Theorem 5.15, with part 3 corrected") : _("BH, Theorem 5.15");
}

static LmReason *
explain_border (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const LmBlackHoleBorder *border = lm_black_hole_theory_get_border (heights);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, get_border_reference (heights));

  lm_reason_state (reason, border->kind == LM_BLACK_HOLE_ALWAYS ? "border-always" : "border", position,
                   lm_term_position (position), lm_term_number (heights[0] / 3), lm_term_plain (heights[0] % 3),
                   lm_term_plain (heights[1]), lm_term_number (heights[2] / 4), lm_term_plain (heights[2] % 4),
                   lm_black_hole_theory_term_sign (border), lm_black_hole_theory_term_offset (border));
  return reason;
}

static LmReason *
explain_loss_at_4 (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  LmReason *reason;

  if (heights[1] == 1 || (heights[0] > 0 && heights[2] > 0))
    return explain_border (position);

  reason = lm_reason_begin (LM_STATUS_PROVED, heights[2] == 0 ? _("BH, Theorem 5.1") : _("BH, Theorem 5.3"));
  lm_reason_state (reason, heights[2] == 0 ? "ones-alone" : "threes-alone", position, lm_term_position (position));
  return reason;
}

static LmReason *
explain_moving_loss (LmPosition *position)
{
  switch (lm_zeckendorf_position_get_variant (position)->hole)
    {
    case 2:
      return explain_loss_at_2 (position);
    case 3:
      return explain_loss_at_3 (position);
    default:
      return explain_loss_at_4 (position);
    }
}

/* Returns: (transfer full) (nullable): a move to a board that the theorems know to be lost */
static char *
find_answer (LmPosition     *position,
             LmSolveContext *context)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      if (lm_black_hole_get_value (after) == LM_VALUE_LOSS)
        return g_strdup (g_ptr_array_index (moves, i));
    }

  return NULL;
}

/* The strategy behind a theorem, as far as the next two moves: an answer to each move, where theorems tell one for all of them. */
static void
add_answers (LmReason       *reason,
             LmPosition     *position,
             LmSolveContext *context)
{
  LmTerm answers;

  if (lm_zeckendorf_position_get_variant (position)->hole > 2 && !lm_position_is_over (position)
      && lm_zeckendorf_explain_add_answers (reason, position, find_answer, context, &answers))
    lm_reason_state (reason, "answered", position, answers);
}

/* The board that comes of @position when placing ends with so many chips in the outermost columns. */
static LmPosition *
make_end (LmPosition *position,
          guint32     low,
          guint32     high,
          guint       turn)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  heights[0] = low;
  heights[hole - 2] = high;
  return lm_zeckendorf_position_new_full (lm_position_get_game (position), heights, 0, turn, NULL);
}

/* The theorems that tell who wins the boards that placing ends with. */
static const char *
get_end_reference (guint hole)
{
  return hole == 3 ? _("BH, Theorems 4.4 to 4.6") : _("BH, Theorem 5.15");
}

/* Less than a round is left: nearly everything is forced, and each board that can come of it is lost for who is to place. */
static LmReason *
explain_rest (LmPosition              *position,
              const LmBlackHoleEnding *ending)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint turn = lm_position_get_turn (position);
  const guint turn_with_ones = (turn + ending->rest) % 2;
  g_autoptr (LmPosition) ones = make_end (position, ending->low + ending->rest, ending->high, turn_with_ones);
  g_autoptr (LmPosition) high = make_end (position, ending->low, ending->high + 1, 1 - turn);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, get_end_reference (hole));

  if (lm_black_hole_theory_may_end_high (hole, ending))
    lm_reason_state (reason, "rest-either-way", position, lm_term_number (ending->rest), lm_term_position (ones),
                     lm_term_player (position, turn_with_ones), lm_term_plain (hole - 1), lm_term_position (high),
                     lm_term_player (position, 1 - turn), lm_term_player (position, turn));
  else
    lm_reason_state (reason, "rest-in-ones", position, lm_term_number (ending->rest), lm_term_position (ones),
                     lm_term_player (position, turn_with_ones), lm_term_player (position, turn));
  return reason;
}

/* What comes after the rounds: the board that they end with, or the last chips. */
static LmReason *
explain_ending (LmPosition              *position,
                const LmBlackHoleEnding *ending)
{
  g_autoptr (LmPosition) end = NULL;
  g_autoptr (LmReason) loss = NULL;
  LmReason *reason;

  if (ending->rest > 0)
    return explain_rest (position, ending);

  end = make_end (position, ending->low, ending->high, lm_position_get_turn (position));
  loss = explain_moving_loss (end);
  reason = lm_reason_begin (LM_STATUS_PROVED, loss->reference);
  lm_reason_state (reason, "leads-to", position, lm_term_position (end));
  lm_reason_join (reason, loss);
  return reason;
}

/* With the hole on F3 or F4. */
static void
answer_opposite (LmReason *reason,
                 guint     hole)
{
  g_autofree char *high = g_strdup_printf ("P%u", hole - 1);

  lm_reason_add_answer (reason, "P1", high);
  lm_reason_add_answer (reason, high, "P1");
}

/* How placing opposite wins against the player to place, whatever board one begins with. */
static LmReason *
explain_mirror (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint round = lm_black_hole_theory_get_round (hole);
  g_autoptr (LmReason) end = NULL;
  LmBlackHoleEnding ending;
  LmReason *reason;

  lm_black_hole_theory_find_ending (hole, self->heights, self->stock, &ending);
  end = explain_ending (position, &ending);
  if (ending.rounds == 0)
    return g_steal_pointer (&end);

  reason = lm_reason_begin (LM_STATUS_PROVED, end->reference);
  if (ending.rest == 0)
    lm_reason_state (reason, "rounds", position, lm_term_number (round), lm_term_number (self->stock),
                     lm_term_number (ending.rounds));
  else
    lm_reason_state (reason, "rounds-and-rest", position, lm_term_number (round), lm_term_number (self->stock),
                     lm_term_number (ending.rounds), lm_term_number (ending.rest));
  answer_opposite (reason, hole);
  lm_reason_join (reason, end);
  return reason;
}

static LmReason *
explain_loss (LmPosition     *position,
              LmSolveContext *context)
{
  if (LM_ZECKENDORF_POSITION (position)->stock == 0)
    {
      LmReason *reason = explain_moving_loss (position);

      add_answers (reason, position, context);
      return reason;
    }

  return lm_zeckendorf_position_get_variant (position)->hole == 2 ? explain_placing_loss_at_2 (position)
                                                                  : explain_mirror (position);
}

static LmReason *
explain_end (LmPosition *position)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint64 worth = lm_zeckendorf_fibonacci (hole);
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorem 2.1"));

  if (value == 0)
    lm_reason_state (reason, "no-chip-of-multiples", position, lm_term_plain (hole), lm_term_number (worth));
  else
    lm_reason_state (reason, "no-pair-of-remainder", position, lm_term_plain (hole), lm_term_number (worth),
                     lm_term_number (value), lm_term_number (value + worth), lm_term_number (value + 2 * worth));
  return reason;
}

/* Returns: (transfer full) (nullable): that no formula is published for positions of this kind */
static LmReason *
tell_open_question (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const char *kind = variant->hole >= 5 ? "open-hole"
                     : self->stock > 0 && !places_outer (variant) ? "open-placing"
                     : variant->hole == 4 && self->heights[1] >= 2 ? "open-twos" : NULL;
  LmReason *reason;

  if (kind == NULL)
    return NULL;

  reason = lm_reason_begin (LM_STATUS_COMPUTED, _("BH, Section 6"));
  lm_reason_state (reason, kind, position);
  reason->is_open = TRUE;
  return reason;
}

/* Whether too little lies on the board for anything ever to come to the hole. */
static gboolean
is_hole_out_of_reach (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return self->stock == 0
         && lm_zeckendorf_value (self->heights) < lm_zeckendorf_fibonacci (lm_zeckendorf_position_get_variant (position)->hole);
}

/* What the forward game's theory says, which it then is. */
static LmReason *
explain_forward (LmPosition     *position,
                 LmAnswer       *answer,
                 LmSolveContext *context)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  g_autoptr (LmReason) forward = lm_zeckendorf_explain (position, answer, context);
  LmReason *reason;

  reason = lm_reason_begin (forward != NULL ? forward->status : LM_STATUS_COMPUTED, forward != NULL ? forward->reference : NULL);
  lm_reason_state (reason, "hole-out-of-reach", position, lm_term_number (value), lm_term_plain (hole),
                   lm_term_number (lm_zeckendorf_fibonacci (hole)));
  reason->is_open = forward == NULL || forward->is_open;
  if (forward != NULL)
    lm_reason_join (reason, forward);
  return reason;
}

/* What the theorems on the empty board say. */
static LmReason *
tell_empty (LmPosition *position)
{
  static const guint moduli[] = { 4, 9, 16 };
  static const char *const references[] = {
    N_("BH, Theorem 3.1"), N_("BH, Theorem 4.8"), N_("BH, Theorem 5.17"),
  };
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;
  const guint modulus = moduli[hole - 2];
  const guint exception = lm_black_hole_theory_empty_exception (hole, stock);
  const gboolean wins = lm_black_hole_theory_empty_value (hole, stock) == LM_VALUE_WIN;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _(references[hole - 2]));

  if (stock == exception)
    lm_reason_state (reason, wins ? "exception-won" : "exception-lost", position, lm_term_number (stock));
  else if (exception > 0)
    lm_reason_state (reason, wins ? "empty-won-but" : "empty-lost-but", position, lm_term_number (stock), lm_term_number (modulus),
                     lm_term_number (stock / modulus), lm_term_number (stock % modulus), lm_term_number (exception));
  else
    lm_reason_state (reason, wins ? "empty-won" : "empty-lost", position, lm_term_number (stock), lm_term_number (modulus),
                     lm_term_number (stock / modulus), lm_term_number (stock % modulus));
  return reason;
}

/* How many rounds there are when @position's player to place is answered opposite. */
static guint
count_rounds (LmPosition *position)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;

  return LM_ZECKENDORF_POSITION (position)->stock / lm_black_hole_theory_get_round (hole);
}

static void
add_plan (LmReason *reason,
          LmAnswer *answer)
{
  const guint hole = lm_zeckendorf_position_get_variant (answer->position)->hole;
  const guint round = lm_black_hole_theory_get_round (hole);
  LmMoveValue *first = lm_zeckendorf_explain_find_move (answer, lm_black_hole_get_value);
  LmPosition *begin = first != NULL ? first->position : answer->position;

  if (count_rounds (begin) == 0 || (first == NULL && answer->value == LM_VALUE_WIN))
    {
      if (answer->value == LM_VALUE_WIN)
        lm_zeckendorf_explain_as_computed (reason, answer);
      return;
    }

  answer_opposite (reason, hole);
  if (first != NULL)
    lm_reason_state (reason, "plan-opposite-after", answer->position, lm_term_move (answer->position, first->move),
                     lm_term_number (round));
  else
    lm_reason_state (reason, "plan-opposite", answer->position, lm_term_player (answer->position, answer->winner),
                     lm_term_number (round));
  if (first != NULL && first != lm_answer_get_best (answer))
    lm_zeckendorf_explain_as_computed (reason, answer);
}

/* What the theorems on the empty board say, and the plan behind them where there is a round to place. */
static LmReason *
explain_empty (LmPosition *position,
               LmAnswer   *answer)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmReason *reason;

  if (self->stock == 0 || !lm_zeckendorf_explain_is_empty (position) || variant->hole > 4 || !places_outer (variant))
    return NULL;

  reason = tell_empty (position);
  if (variant->hole > 2)
    add_plan (reason, answer);
  return reason;
}

static LmReason *
explain_computed (LmPosition     *position,
                  LmAnswer       *answer,
                  LmSolveContext *context)
{
  if (is_hole_out_of_reach (position))
    return explain_forward (position, answer, context);

  return tell_open_question (position);
}

static LmReason *
explain_going_on (LmPosition     *position,
                  LmAnswer       *answer,
                  LmSolveContext *context)
{
  LmReason *reason = explain_empty (position, answer);

  if (reason == NULL)
    reason = lm_zeckendorf_explain_by_losses (answer, lm_black_hole_get_value, explain_loss, context);
  if (reason == NULL)
    reason = explain_computed (position, answer, context);

  return reason;
}

/*
 * Returns: (transfer full) (nullable): the theorem that gives the reason, or that none is known; %NULL where there is
 * nothing to say.
 */
LmReason *
lm_black_hole_explain (LmPosition     *position,
                       LmAnswer       *answer,
                       LmSolveContext *context)
{
  if (lm_position_is_over (position))
    return explain_end (position);

  return lm_zeckendorf_explain_roles (explain_going_on (position, answer, context), position, context);
}
