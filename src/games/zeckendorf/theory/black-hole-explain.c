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

static void
claim_column (LmReason   *reason,
              LmPosition *position,
              guint       bin,
              guint       factor)
{
  const guint32 height = LM_ZECKENDORF_POSITION (position)->heights[bin - 1];

  lm_reason_claim (reason, "column", position, "%u %u %u %u", bin, factor, height / factor, height % factor);
}

/* Nobody has a choice, so all there is to know is how many moves are left. */
static LmReason *
explain_loss_at_2 (LmPosition *position)
{
  const guint32 a = LM_ZECKENDORF_POSITION (position)->heights[0];
  const guint32 moves = a / 2;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 3.1"),
                          g_dngettext (GETTEXT_PACKAGE,
                                       "(%u) = (4·%u + %u): every move takes two chips, so %'u move is left, whatever is played: even in number, so that whoever must move loses.",
                                       "(%u) = (4·%u + %u): every move takes two chips, so %'u moves are left, whatever is played: even in number, so that whoever must move loses.",
                                       moves),
                          a, a / 4, a % 4, moves);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "moves-left", position, "%u", moves);
  claim_column (reason, position, 1, 4);
  return reason;
}

static LmReason *
explain_placing_loss_at_2 (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const guint32 chips = self->heights[0] + self->stock;
  const guint32 moves = self->stock + chips / 2;
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 3.1"),
                          _("With one column nobody has a choice. All %'u go into it, one by one, so that it holds %'u + %'u = %'u chips, and each "
                            "move after that takes two of them: %'u + %'u = %'u moves in all, even in number, so that whoever must move loses."),
                          self->stock, self->heights[0], self->stock, chips, self->stock, chips / 2, moves);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "moves-left", position, "%u", moves);
  return reason;
}

static LmReason *
explain_loss_at_3 (LmPosition *position)
{
  const guint32 a = LM_ZECKENDORF_POSITION (position)->heights[0];
  const guint32 b = LM_ZECKENDORF_POSITION (position)->heights[1];
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, a % 3 + b % 3 == 0 ? _("BH, Theorem 4.4") : _("BH, Theorem 4.5"),
                          _("(%u, %u) = (3·%u + %u, 3·%u + %u), with remainders (%u, %u): lost for whoever must move."),
                          a, b, a / 3, a % 3, b / 3, b % 3, a % 3, b % 3);
  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "lost-remainders", position, "%u %u", a % 3, b % 3);
  claim_column (reason, position, 1, 3);
  claim_column (reason, position, 2, 3);
  return reason;
}

/* "y", "y + 1" or "y − 1", with a number for y, too. */
static char *
format_bound (const char *y,
              int         offset)
{
  if (offset == 0)
    return g_strdup (y);

  return g_strdup_printf (offset > 0 ? "%s + %d" : "%s − %d", y, ABS (offset));
}

/* "x ≥ y − 1" */
static char *
format_inequality (const LmBlackHoleBorder *border,
                   const char              *x,
                   const char              *y)
{
  g_autofree char *bound = format_bound (y, border->offset);

  return g_strdup_printf (border->kind == LM_BLACK_HOLE_AT_LEAST ? "%s ≥ %s" : "%s ≤ %s", x, bound);
}

/* The reference for (a, 0, c) and (a, 1, c). */
static const char *
get_border_reference (const guint32 *heights)
{
  if (heights[1] == 1)
    return _("BH, Theorem 5.13");

  return heights[2] % 4 == 3 ? _("BH, Theorem 5.15, with part 3 corrected") : _("BH, Theorem 5.15");
}

static void
claim_border (LmReason                *reason,
              LmPosition              *position,
              const LmBlackHoleBorder *border)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;

  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, "lost-border", position, "%u %u %u %s %d", heights[0] % 3, heights[1], heights[2] % 4,
                   border->kind == LM_BLACK_HOLE_ALWAYS ? "always" : border->kind == LM_BLACK_HOLE_AT_LEAST ? ">=" : "<=",
                   border->offset);
  claim_column (reason, position, 1, 3);
  claim_column (reason, position, 3, 4);
}

static LmReason *
explain_border (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const LmBlackHoleBorder *border = lm_black_hole_theory_get_border (heights);
  g_autofree char *x = g_strdup_printf ("%'u", heights[0] / 3);
  g_autofree char *y = g_strdup_printf ("%'u", heights[2] / 4);
  g_autofree char *names = format_inequality (border, "x", "y");
  g_autofree char *numbers = format_inequality (border, x, y);
  /* Translators: for example “(6, 0, 8) = (3x + 0, 0, 4y + 0) with x = 2 and y = 2”; x and y are names of numbers. */
  g_autofree char *written = g_strdup_printf (_("(%u, %u, %u) = (3x + %u, %u, 4y + %u) with x = %s and y = %s"),
                                              heights[0], heights[1], heights[2],
                                              heights[0] % 3, heights[1], heights[2] % 4, x, y);
  LmReason *reason;

  if (border->kind == LM_BLACK_HOLE_ALWAYS)
    reason = lm_reason_new (LM_STATUS_PROVED, get_border_reference (heights),
                            _("%s: lost for whoever must move, whatever x and y are."), written);
  else
    /* Translators: the first is “(6, 0, 8) = (3x + 0, 0, 4y + 0) with x = 2 and y = 2”, then “x ≥ y”, then “2 ≥ 2”. */
    reason = lm_reason_new (LM_STATUS_PROVED, get_border_reference (heights),
                            _("%s. With these remainders whoever must move loses when %s, and %s."), written, names, numbers);

  claim_border (reason, position, border);
  return reason;
}

static LmReason *
explain_loss_at_4 (LmPosition *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  LmReason *reason;

  if (heights[1] == 1 || (heights[0] > 0 && heights[2] > 0))
    return explain_border (position);

  if (heights[2] == 0)
    reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 5.1"),
                            _("(%u, 0, 0): with all chips in column F1 every number of them but 2 is lost for whoever must move."),
                            heights[0]);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 5.3"),
                            _("(0, 0, %u): with all chips in column F3 just the numbers 0, 1 and 5 are lost for whoever must move."),
                            heights[2]);

  lm_reason_claim (reason, "lost", position, "%s", "");
  lm_reason_claim (reason, heights[2] == 0 ? "lost-ones" : "lost-threes", position, "%s", "");
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
find_answer (LmPosition *position)
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
add_answers (LmReason   *reason,
             LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  g_autoptr (GString) rule = g_string_new (NULL);
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      g_autofree char *answer = find_answer (after);

      if (answer == NULL)
        return;
      lm_reason_add_answer (reason, move, answer);
      /* Translators: a move and its answer, “M with A1”; they stand one after the other with commas between them. */
      g_string_append_printf (rule, i > 0 ? _(", %s with %s") : _("%s with %s"), move, answer);
      g_string_append_printf (numbers, i > 0 ? " %s:%s" : "%s:%s", move, answer);
    }

  if (moves->len == 0 || lm_zeckendorf_position_get_variant (position)->hole == 2)
    return;

  /* Translators: “M with A1, S3 with S3” */
  lm_reason_say (reason, _("Each move is answered: %s."), rule->str);
  lm_reason_claim (reason, "answers", position, "%s", numbers->str);
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
  const char *loser = lm_position_get_turn_name (position);
  g_autoptr (LmPosition) ones = make_end (position, ending->low + ending->rest, ending->high, (turn + ending->rest) % 2);
  g_autoptr (LmPosition) high = make_end (position, ending->low, ending->high + 1, 1 - turn);
  g_autofree char *with_ones = lm_position_describe (ones);
  g_autofree char *with_high = lm_position_describe (high);
  LmReason *reason;

  if (!lm_black_hole_theory_may_end_high (hole, ending))
    {
      reason = lm_reason_new (LM_STATUS_PROVED, get_end_reference (hole),
                              /* Translators: what is left to place, a board, a player, and the player again or the other one */
                              _("The last %'u must go into F1, which leads to %s with %s to move: there %s loses."),
                              ending->rest, with_ones, lm_position_get_turn_name (ones), loser);
      lm_reason_claim (reason, "loses", ones, "%u", turn);
      return reason;
    }

  reason = lm_reason_new (LM_STATUS_PROVED, get_end_reference (hole),
                          _("The last %'u can go into F1 as ones, which leads to %s with %s to move, or into F%u as one chip, which leads "
                            "to %s with %s to move: there %s loses, either way."),
                          ending->rest, with_ones, lm_position_get_turn_name (ones), hole - 1, with_high,
                          lm_position_get_turn_name (high), loser);
  lm_reason_claim (reason, "loses", ones, "%u", turn);
  lm_reason_claim (reason, "loses", high, "%u", turn);
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
  /* Translators: a board and why it is lost: “That leads to (3, 3) = …: lost for whoever must move.” */
  reason = lm_reason_new (LM_STATUS_PROVED, loss->reference, _("That leads to %s"), loss->text);
  lm_reason_claim (reason, "loses", end, "%u", lm_position_get_turn (position));
  lm_reason_adopt (reason, loss);
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
  lm_reason_claim (end, "lost", position, "%s", "");
  if (ending.rounds == 0)
    return g_steal_pointer (&end);

  reason = ending.rest == 0
    ? lm_reason_new (LM_STATUS_PROVED, end->reference,
                     _("Each chip can be answered in the opposite column, so that every round takes %'u from the stock: %'u = %'u·%'" PRIu64 "."),
                     round, self->stock, round, ending.rounds)
    : lm_reason_new (LM_STATUS_PROVED, end->reference,
                     _("Each chip can be answered in the opposite column, so that every round takes %'u from the stock: %'u = %'u·%'" PRIu64 " + %'u."),
                     round, self->stock, round, ending.rounds, ending.rest);
  lm_reason_claim (reason, "mirror", position, "%u %" PRIu64 " %u", round, ending.rounds, ending.rest);
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

      add_answers (reason, position);
      return reason;
    }

  return lm_zeckendorf_position_get_variant (position)->hole == 2 ? explain_placing_loss_at_2 (position)
                                                                  : explain_mirror (position);
}

static LmReason *
explain_end (LmPosition *position)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  LmReason *reason;

  if (value == 0)
    reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 2.1"),
                            _("There is no chip left to move. Every game whose chips are worth a multiple of F%u = %'u ends so."),
                            hole, lm_zeckendorf_fibonacci (hole));
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 2.1"),
                            _("No column holds two chips, and no two neighbouring columns hold one each, so no move is left. "
                              "What falls into the hole is worth F%u = %'u, so every game ends here whose chips are worth "
                              "%'" PRIu64 ", %'" PRIu64 ", %'" PRIu64 " and so on."),
                            hole, lm_zeckendorf_fibonacci (hole), value, value + lm_zeckendorf_fibonacci (hole),
                            value + 2 * (guint64) lm_zeckendorf_fibonacci (hole));

  lm_reason_claim (reason, "is-over", position, "%s", "");
  lm_reason_claim (reason, "ends-here", position, "%" PRIu64 " %u", value, lm_zeckendorf_fibonacci (hole));
  return reason;
}

/* Returns: (transfer full) (nullable): that no formula is published for positions of this kind */
static LmReason *
tell_open_question (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const char *kind = NULL;
  const char *text = NULL;
  LmReason *reason;

  if (variant->hole >= 5)
    {
      kind = "hole";
      text = _("For a hole beyond F4 no formula is published (an open question: BH, Section 6), so this was computed.");
    }
  else if (self->stock > 0 && !places_outer (variant))
    {
      kind = "placing";
      text = _("For placing in every column no formula is published (an open question: BH, Section 6), so this was computed.");
    }
  else if (variant->hole == 4 && self->heights[1] >= 2)
    {
      kind = "twos";
      text = _("For two or more twos with the hole on F4 no formula is published (an open question: BH, Section 6), so this was computed.");
    }

  if (kind == NULL)
    return NULL;

  reason = lm_reason_new (LM_STATUS_COMPUTED, _("BH, Section 6"), "%s", text);
  lm_reason_claim (reason, "open-question", position, "%s", kind);
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

  reason = lm_reason_new (forward != NULL ? forward->status : LM_STATUS_COMPUTED, forward != NULL ? forward->reference : NULL,
                          _("All chips together are worth %'" PRIu64 ", less than F%u = %'u, so nothing can reach the hole, and this is the "
                            "forward game."),
                          value, hole, lm_zeckendorf_fibonacci (hole));
  lm_reason_claim (reason, "hole-out-of-reach", position, "%" PRIu64 " %u", value, lm_zeckendorf_fibonacci (hole));
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
  LmReason *reason;

  if (stock == exception)
    reason = lm_reason_new (LM_STATUS_PROVED, _(references[hole - 2]),
                            wins
                              ? _("From the empty board %'u is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever places first wins.")
                              : _("From the empty board %'u is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever places first loses."),
                            stock);
  else if (exception > 0)
    reason = lm_reason_new (LM_STATUS_PROVED, _(references[hole - 2]),
                            wins
                              ? _("From the empty board %'u = %'u·%'u + %'u, and with this remainder whoever places first wins every number but %'u.")
                              : _("From the empty board %'u = %'u·%'u + %'u, and with this remainder whoever places first loses every number but %'u."),
                            stock, modulus, stock / modulus, stock % modulus, exception);
  else
    reason = lm_reason_new (LM_STATUS_PROVED, _(references[hole - 2]),
                            wins
                              ? _("From the empty board %'u = %'u·%'u + %'u, and with this remainder whoever places first wins.")
                              : _("From the empty board %'u = %'u·%'u + %'u, and with this remainder whoever places first loses."),
                            stock, modulus, stock / modulus, stock % modulus);

  lm_reason_claim (reason, "loses", position, "%u", wins ? 1 - lm_position_get_turn (position) : lm_position_get_turn (position));
  lm_reason_claim (reason, "empty-rule", position, "%u %u %u %u", modulus, stock / modulus, stock % modulus, exception);
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
  LmGame *game = lm_position_get_game (answer->position);
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
    lm_reason_say (reason, _("One way is %s, and then a chip opposite each one of the other player until less than %'u is left; other answers "
                             "may win as well."),
                   first->move, round);
  else
    lm_reason_say (reason, _("%s can win by answering each chip in the opposite column until less than %'u is left; other answers may win "
                             "as well."),
                   lm_game_get_player_name (game, answer->winner), round);
  lm_reason_claim (reason, "mirror-plan", answer->position, "%s %u", first != NULL ? first->move : "-", round);
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
