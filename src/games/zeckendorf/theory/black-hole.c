/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole.c: the published results on the black-hole game, and placing opposite one another. */

#include "theory.h"

#include "../rules/rules.h"

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

/*
 * BH, Theorem 5.15: (a, 0, c) = (3x + p, 0, 4y + q), by q and p. Part 3 (b, c), where p = 1 and q = 3, is printed off by one;
 * its proof and Figure 1 are right.
 */
static const LmBlackHoleBorder borders[4][3] = {
  { { LM_BLACK_HOLE_AT_LEAST, 0 }, { LM_BLACK_HOLE_ALWAYS, 0 }, { LM_BLACK_HOLE_AT_LEAST, 1 } },
  { { LM_BLACK_HOLE_AT_LEAST, -1 }, { LM_BLACK_HOLE_ALWAYS, 0 }, { LM_BLACK_HOLE_AT_LEAST, 0 } },
  { { LM_BLACK_HOLE_NEVER, 0 }, { LM_BLACK_HOLE_AT_MOST, 0 }, { LM_BLACK_HOLE_NEVER, 0 } },
  { { LM_BLACK_HOLE_NEVER, 0 }, { LM_BLACK_HOLE_AT_MOST, -1 }, { LM_BLACK_HOLE_NEVER, 0 } },
};

/* BH, Theorem 5.13: (3x, 1, 4y + q), by q. */
static const LmBlackHoleBorder borders_with_a_two[4] = {
  { LM_BLACK_HOLE_AT_MOST, 0 }, { LM_BLACK_HOLE_AT_MOST, -1 }, { LM_BLACK_HOLE_AT_MOST, -2 }, { LM_BLACK_HOLE_AT_MOST, 2 },
};

/* BH, Lemma 5.5: with a two, a bin 1 that is no multiple of three is won. */
static const LmBlackHoleBorder no_border = { LM_BLACK_HOLE_NEVER, 0 };

/*
 * Returns: (transfer none): for which x and y a position of these remainders is lost, by BH, Theorems 5.13 and
 * 5.15 and Lemma 5.5. @heights: the chips in bins 1 to 3, with the hole on F4; at most one in bin 2.
 */
const LmBlackHoleBorder *
lm_black_hole_theory_get_border (const guint32 *heights)
{
  const guint p = heights[0] % 3;
  const guint q = heights[2] % 4;

  if (heights[1] == 0)
    return &borders[q][p];

  return p == 0 ? &borders_with_a_two[q] : &no_border;
}

/* When it is lost: always, never, or by the relation of x to y. */
LmTerm
lm_black_hole_theory_term_sign (const LmBlackHoleBorder *border)
{
  static const char *const signs[] = { "never", "always", "≥", "≤" };

  return lm_term_text (signs[border->kind], signs[border->kind]);
}

/* What is added to y, behind it. */
LmTerm
lm_black_hole_theory_term_offset (const LmBlackHoleBorder *border)
{
  g_autofree char *number = g_strdup_printf ("%d", border->offset);
  g_autofree char *words = border->offset == 0 ? g_strdup ("") : g_strdup_printf (border->offset > 0 ? " + %d" : " − %d",
                                                                                 ABS (border->offset));

  return lm_term_text (number, words);
}

static gboolean
is_lost_at_4 (const guint32 *heights)
{
  const LmBlackHoleBorder *border = lm_black_hole_theory_get_border (heights);
  const gint64 x = heights[0] / 3;
  const gint64 y = heights[2] / 4;

  switch (border->kind)
    {
    case LM_BLACK_HOLE_ALWAYS:
      return TRUE;
    case LM_BLACK_HOLE_AT_LEAST:
      return x >= y + border->offset;
    case LM_BLACK_HOLE_AT_MOST:
      return x <= y + border->offset;
    case LM_BLACK_HOLE_NEVER:
    default:
      return FALSE;
    }
}

/*
 * Who wins by the published theorems: BH, Theorem 3.1 (m = 2); Theorems 4.4 to 4.6 (m = 3); Theorems 5.1, 5.3,
 * 5.13, 5.15 and Lemma 5.5 (m = 4, at most one chip in bin 2). Beyond them the game is open (BH, Section 6).
 * Returns: the value for the player to move, or %LM_VALUE_UNKNOWN where no theorem applies.
 */
LmValue
lm_black_hole_theory_value (guint          hole,
                            const guint32 *heights)
{
  if (hole == 2)
    return value_of (heights[0] % 4 <= 1);
  if (hole == 3)
    return value_of (is_lost_at_3 (heights[0], heights[1]));
  if (hole == 4 && heights[1] <= 1)
    return value_of (is_lost_at_4 (heights));

  return LM_VALUE_UNKNOWN;
}

/*
 * Who wins the empty-board game with placing in the outermost columns: BH, Theorem 3.1 (m = 2), Theorem 4.8 (m =
 * 3), Theorem 5.17 (m = 4). Section 1.2.3 of the paper swaps the exceptions of the last one; the theorem is right.
 * Returns: the value for the player who places first, or %LM_VALUE_UNKNOWN for other holes. @stock: chips' worth
 * to be placed on the empty board, at least 1.
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

/*
 * The one stock of the same remainder as @stock by the modulus of the theorem that the rule by remainders gets
 * wrong, or 0.
 */
guint
lm_black_hole_theory_empty_exception (guint   hole,
                                      guint64 stock)
{
  static const guint exceptions[] = { 2, 17, 32, 47 };

  for (guint i = 0; hole == 4 && i < G_N_ELEMENTS (exceptions); i++)
    if (exceptions[i] % 16 == stock % 16)
      return exceptions[i];

  return 0;
}

static gboolean
is_setup_lost (guint   hole,
               guint32 low,
               guint32 high)
{
  guint32 heights[3] = { low, 0, 0 };

  if (hole > 2)
    heights[hole - 2] = high;
  return lm_black_hole_theory_value (hole, heights) == LM_VALUE_LOSS;
}

/* What a chip and the one opposite take from the stock. */
guint
lm_black_hole_theory_get_round (guint hole)
{
  return hole > 2 ? 1 + lm_zeckendorf_fibonacci (hole - 1) : 2;
}

void
lm_black_hole_theory_find_ending (guint              hole,
                                  const guint32     *heights,
                                  guint64            stock,
                                  LmBlackHoleEnding *ending)
{
  const guint round = lm_black_hole_theory_get_round (hole);

  ending->rounds = stock / round;
  ending->rest = stock % round;
  ending->low = heights[0] + (hole > 2 ? ending->rounds : 2 * ending->rounds);
  ending->high = hole > 2 ? heights[hole - 2] + ending->rounds : 0;
}

/* Whether what is left can be one chip in the last column; else all of it must go into bin 1. */
gboolean
lm_black_hole_theory_may_end_high (guint                    hole,
                                   const LmBlackHoleEnding *ending)
{
  return hole > 2 && ending->rest >= lm_zeckendorf_fibonacci (hole - 1);
}

/* Whether X, who is to place, loses when all that is left goes into bin 1: the last to place moves second. */
static gboolean
loses_with_ones (guint                    hole,
                 const LmBlackHoleEnding *ending)
{
  const gboolean lost = is_setup_lost (hole, ending->low + ending->rest, ending->high);

  return ending->rest % 2 == 0 ? lost : !lost;
}

/*
 * Whether the player to place loses because the other can place opposite from now on: each round then takes 1 +
 * F(m-1) from the stock and adds a chip to each outermost column, and the theorems decide the board that comes of
 * it (BH, Theorems 4.7 and 5.16 for the empty board; it holds for any start). Returns: %TRUE when this proves the
 * loss; %FALSE says nothing.
 */
gboolean
lm_black_hole_theory_mirror_loses (guint          hole,
                                   const guint32 *heights,
                                   guint64        stock)
{
  LmBlackHoleEnding ending;

  if (hole < 2 || hole > 4 || (hole == 4 && heights[1] != 0))
    return FALSE;

  lm_black_hole_theory_find_ending (hole, heights, stock, &ending);
  /* After a high chip nothing is left: whoever was to place has placed last and moves second. */
  if (lm_black_hole_theory_may_end_high (hole, &ending) && is_setup_lost (hole, ending.low, ending.high + 1))
    return FALSE;

  return loses_with_ones (hole, &ending);
}
