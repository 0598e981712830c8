/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-black-hole-theory.c: the published results on the black-hole game, and placing opposite one another. */

#include "config.h"

#include "lm-black-hole-theory.h"

#include "lm-zeckendorf-rules.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static LmValue
value_of (gboolean lost)
{
  return lost ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

/* BH, Theorems 4.4 to 4.6. */
static gboolean
is_lost_at_3 (guint32 a,
              guint32 b)
{
  return a % 3 + b % 3 <= 1;
}

/* BH, Figure 1: (a, 0, c) = (3x + p, 0, 4y + q). Theorem 5.15, part 3 (b, c), is off by one where p = 1, q = 3, x = y. */
static gboolean
is_lost_at_4 (guint32 a,
              guint32 c)
{
  gint64 x = a / 3;
  gint64 y = c / 4;
  guint p = a % 3;

  switch (c % 4)
    {
    case 0:
      return p == 1 || (p == 0 ? x >= y : x >= y + 1);
    case 1:
      return p == 1 || (p == 0 ? x >= y - 1 : x >= y);
    case 2:
      return p == 1 && x <= y;
    default:
      return p == 1 && x <= y - 1;
    }
}

/* BH, Theorem 5.13: (3x, 1, 4y + q); and Lemma 5.5: a bin 1 that is no multiple of three is won. */
static gboolean
is_lost_at_4_with_a_two (guint32 a,
                         guint32 c)
{
  static const int margins[] = { 0, -1, -2, 2 };
  gint64 x = a / 3;
  gint64 y = c / 4;

  return a % 3 == 0 && x <= y + margins[c % 4];
}

/**
 * lm_black_hole_theory_value:
 * @hole: the index m of the hole, from 2
 * @heights: the chips in bins 1 to @hole - 1
 *
 * Who wins by the published theorems: BH, Theorem 3.1 (m = 2); Theorems 4.4 to
 * 4.6 (m = 3); Theorems 5.1, 5.3, 5.13, Lemma 5.5 and Figure 1 (m = 4, at most
 * one chip in bin 2). Beyond them the game is open (BH, section 6).
 *
 * Returns: the value for the player to move, or %LM_VALUE_UNKNOWN where no
 *   theorem applies
 */
LmValue
lm_black_hole_theory_value (guint          hole,
                            const guint32 *heights)
{
  if (hole == 2)
    return value_of (heights[0] % 4 <= 1);
  if (hole == 3)
    return value_of (is_lost_at_3 (heights[0], heights[1]));
  if (hole == 4 && heights[1] == 0)
    return value_of (is_lost_at_4 (heights[0], heights[2]));
  if (hole == 4 && heights[1] == 1)
    return value_of (is_lost_at_4_with_a_two (heights[0], heights[2]));

  return LM_VALUE_UNKNOWN;
}

static LmReason *
explain_loss_at_2 (guint32 a)
{
  guint32 moves = a / 2;

  return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 3.1"),
                        g_dngettext (GETTEXT_PACKAGE,
                                     "(%u) = (4·%u + %u): every move takes two chips, so %u move is left, whatever is played. An even number is lost for whoever must move.",
                                     "(%u) = (4·%u + %u): every move takes two chips, so %u moves are left, whatever is played. An even number is lost for whoever must move.",
                                     moves),
                        a, a / 4, a % 4, moves);
}

static LmReason *
explain_loss_at_3 (guint32 a,
                   guint32 b)
{
  const char *reference = a % 3 + b % 3 == 0 ? _("BH, Theorem 4.4") : _("BH, Theorem 4.5");

  return lm_reason_new (LM_STATUS_PROVED, reference,
                        _("(%u, %u) = (3·%u + %u, 3·%u + %u), with remainders (%u, %u): lost for whoever must move."),
                        a, b, a / 3, a % 3, b / 3, b % 3, a % 3, b % 3);
}

static LmReason *
explain_loss_at_4 (guint32 a,
                   guint32 b,
                   guint32 c)
{
  guint32 x = a / 3, p = a % 3, y = c / 4, q = c % 4;
  const char *reference = _("BH, Figure 1");

  if (b == 1)
    return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 5.13"),
                          _("(%u, 1, %u) = (3·%u, 1, 4·%u + %u), and %u is not too large beside %u: lost for whoever must move."),
                          a, c, x, y, q, x, y);
  if (c == 0)
    return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 5.1"),
                          _("(%u, 0, 0): with all chips in bin F1 every number of them but 2 is lost for whoever must move."), a);
  if (a == 0)
    return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 5.3"),
                          _("(0, 0, %u): with all chips in bin F3 just the numbers 0, 1 and 5 are lost for whoever must move."), c);

  if (p == 1 && q <= 1)
    return lm_reason_new (LM_STATUS_PROVED, reference,
                          _("(%u, 0, %u) = (3·%u + 1, 0, 4·%u + %u): lost for whoever must move, whatever the two multiples are."),
                          a, c, x, y, q);

  return lm_reason_new (LM_STATUS_PROVED, reference,
                        q <= 1
                          ? _("(%u, 0, %u) = (3·%u + %u, 0, 4·%u + %u), and %u is large enough beside %u: lost for whoever must move.")
                          : _("(%u, 0, %u) = (3·%u + %u, 0, 4·%u + %u), and %u is small enough beside %u: lost for whoever must move."),
                        a, c, x, p, y, q, x, y);
}

/**
 * lm_black_hole_theory_explain_loss:
 * @hole: the index m of the hole
 * @heights: the chips in bins 1 to @hole - 1
 *
 * Returns: (transfer full) (nullable): why the position is lost for the player
 *   to move, or %NULL where no theorem says so
 */
LmReason *
lm_black_hole_theory_explain_loss (guint          hole,
                                   const guint32 *heights)
{
  if (lm_black_hole_theory_value (hole, heights) != LM_VALUE_LOSS)
    return NULL;

  if (hole == 2)
    return explain_loss_at_2 (heights[0]);
  if (hole == 3)
    return explain_loss_at_3 (heights[0], heights[1]);
  return explain_loss_at_4 (heights[0], heights[1], heights[2]);
}

/**
 * lm_black_hole_theory_empty_value:
 * @hole: the index m of the hole
 * @stock: chips' worth to be placed on the empty board, at least 1
 *
 * Who wins the empty-board game with placing in the outermost columns: BH,
 * Theorem 3.1 (m = 2), Theorem 4.8 (m = 3), Theorem 5.17 (m = 4). Section
 * 1.2.3 of the paper swaps the exceptions of the last one; the theorem is right.
 *
 * Returns: the value for the player who places first, or %LM_VALUE_UNKNOWN for
 *   other holes
 */
LmValue
lm_black_hole_theory_empty_value (guint   hole,
                                  guint64 stock)
{
  /* Bit r is set when the first player wins n = r modulo the theorem's modulus. */
  const guint wins_at_3 = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 6 | 1 << 8;
  const guint wins_at_4 = 1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 10 | 1 << 12 | 1 << 14 | 1 << 15;

  if (hole == 2)
    return value_of (stock % 4 != 1 && stock % 4 != 2);
  if (hole == 3)
    return value_of ((wins_at_3 >> stock % 9 & 1) == 0);
  if (hole == 4 && (stock == 2 || stock == 32))
    return LM_VALUE_WIN;
  if (hole == 4 && (stock == 17 || stock == 47))
    return LM_VALUE_LOSS;
  if (hole == 4)
    return value_of ((wins_at_4 >> stock % 16 & 1) == 0);

  return LM_VALUE_UNKNOWN;
}

/**
 * lm_black_hole_theory_explain_empty:
 * @hole: the index m of the hole
 * @stock: chips' worth to be placed on the empty board, at least 1
 *
 * Returns: (transfer full) (nullable): who wins from the empty board and by
 *   which theorem, or %NULL for a hole without one
 */
LmReason *
lm_black_hole_theory_explain_empty (guint   hole,
                                    guint64 stock)
{
  static const guint moduli[] = { 4, 9, 16 };
  static const char *const references[] = {
    N_("BH, Theorem 3.1"), N_("BH, Theorem 4.8"), N_("BH, Theorem 5.17"),
  };
  gboolean exception = hole == 4 && (stock == 2 || stock == 17 || stock == 32 || stock == 47);
  LmValue value = lm_black_hole_theory_empty_value (hole, stock);
  guint modulus;

  if (value == LM_VALUE_UNKNOWN)
    return NULL;

  modulus = moduli[hole - 2];
  if (exception)
    return lm_reason_new (LM_STATUS_PROVED, _(references[hole - 2]),
                          value == LM_VALUE_WIN
                            ? _("From the empty board %" PRIu64 " is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever places first wins.")
                            : _("From the empty board %" PRIu64 " is one of the four exceptions (2, 17, 32, 47) to the rule by remainders of 16: whoever places first loses."),
                          stock);

  return lm_reason_new (LM_STATUS_PROVED, _(references[hole - 2]),
                        value == LM_VALUE_WIN
                          ? _("From the empty board %" PRIu64 " = %u·%" PRIu64 " + %u, and with this remainder whoever places first wins.")
                          : _("From the empty board %" PRIu64 " = %u·%" PRIu64 " + %u, and with this remainder whoever places first loses."),
                        stock, modulus, stock / modulus, (guint) (stock % modulus));
}

/*
 * The end of placing, seen by the player to place, X, when Y has placed opposite
 * X all the time: the board has got one chip more in each outermost column per
 * round, and less than a round is left of the stock.
 */
typedef struct
{
  guint   hole;
  guint32 low;  /* bin 1 */
  guint32 high; /* bin m - 1 */
  guint   rest;
} Ending;

static gboolean
is_setup_lost (const Ending *ending,
               guint32       low,
               guint32       high)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  heights[0] = low;
  if (ending->hole > 2)
    heights[ending->hole - 2] = high;
  return lm_black_hole_theory_value (ending->hole, heights) == LM_VALUE_LOSS;
}

/* Whether X, who is to place, loses when all that is left goes into bin 1: the last to place moves second. */
static gboolean
loses_with_ones (const Ending *ending)
{
  gboolean lost = is_setup_lost (ending, ending->low + ending->rest, ending->high);

  return ending->rest % 2 == 0 ? lost : !lost;
}

static gboolean
loses_ending (const Ending *ending)
{
  guint top = lm_zeckendorf_fibonacci (ending->hole - 1);
  gboolean may_place_high = ending->hole > 2 && ending->rest >= top;

  /* A round is one chip in each column, so after a high one nothing is left: X has placed last and moves second. */
  if (may_place_high && is_setup_lost (ending, ending->low, ending->high + 1))
    return FALSE;

  return loses_with_ones (ending);
}

static Ending
find_ending (guint          hole,
             const guint32 *heights,
             guint64        stock)
{
  guint round = hole > 2 ? 1 + lm_zeckendorf_fibonacci (hole - 1) : 2;
  Ending ending = {
    .hole = hole,
    .low = heights[0] + (hole > 2 ? stock / round : stock / round * 2),
    .high = hole > 2 ? heights[hole - 2] + stock / round : 0,
    .rest = stock % round,
  };

  return ending;
}

/**
 * lm_black_hole_theory_mirror_loses:
 * @hole: the index m of the hole, 2 to 4
 * @heights: the chips in bins 1 to @hole - 1, those in between 0
 * @stock: chips' worth still to be placed in the outermost columns
 *
 * Whether the player to place loses because the other can place opposite from
 * now on: each round then takes 1 + F(m-1) from the stock and adds a chip to
 * each outermost column, and the theorems decide the board that comes of it
 * (BH, Theorems 4.7 and 5.16 for the empty board; it holds for any start).
 *
 * Returns: %TRUE when this proves the loss; %FALSE says nothing
 */
gboolean
lm_black_hole_theory_mirror_loses (guint          hole,
                                   const guint32 *heights,
                                   guint64        stock)
{
  Ending ending;

  if (hole < 2 || hole > 4 || (hole == 4 && heights[1] != 0))
    return FALSE;

  ending = find_ending (hole, heights, stock);
  return loses_ending (&ending);
}

/**
 * lm_black_hole_theory_explain_mirror:
 * @hole: the index m of the hole, 2 to 4
 * @heights: the chips in bins 1 to @hole - 1
 * @stock: chips' worth still to be placed in the outermost columns
 *
 * Returns: (transfer full) (nullable): how placing opposite wins against the
 *   player to place, or %NULL when lm_black_hole_theory_mirror_loses() says
 *   nothing
 */
LmReason *
lm_black_hole_theory_explain_mirror (guint          hole,
                                     const guint32 *heights,
                                     guint64        stock)
{
  guint round;
  Ending ending;

  if (!lm_black_hole_theory_mirror_loses (hole, heights, stock))
    return NULL;

  if (hole == 2)
    return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 3.1"),
                          _("With one column nobody has a choice: all %" PRIu64 " go into it, and what is left then is settled by the number of chips."),
                          stock);

  ending = find_ending (hole, heights, stock);
  round = 1 + lm_zeckendorf_fibonacci (hole - 1);
  if (stock < round)
    return lm_reason_new (LM_STATUS_PROVED, hole == 3 ? _("BH, Theorem 4.7") : _("BH, Theorem 5.16"),
                          _("Only %u is left to place, and every way to do so leaves the other player a board that wins."),
                          ending.rest);

  if (ending.rest == 0)
    return lm_reason_new (LM_STATUS_PROVED, hole == 3 ? _("BH, Theorem 4.7") : _("BH, Theorem 5.16"),
                          _("Each chip is answered in the opposite column, so every round takes %u from the stock: %" PRIu64 " = %u·%" PRIu64 ". Bins F1 and F%u then hold %u and %u chips, which is lost for whoever must move."),
                          round, stock, round, stock / round, hole - 1, ending.low, ending.high);

  return lm_reason_new (LM_STATUS_PROVED, hole == 3 ? _("BH, Theorem 4.7") : _("BH, Theorem 5.16"),
                        _("Each chip is answered in the opposite column, so every round takes %u from the stock: %" PRIu64 " = %u·%" PRIu64 " + %u. Bins F1 and F%u then hold %u and %u chips, and every way to place the last %u loses."),
                        round, stock, round, stock / round, ending.rest,
                        hole - 1, ending.low, ending.high, ending.rest);
}
