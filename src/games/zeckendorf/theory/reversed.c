/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.c: the published results on the reversed game and the build-up game. */

#include "theory.h"

#include "../rules/rules.h"

/* Whether RZ, Lemma 4.1, applies: all bins are even. */
gboolean
lm_reversed_theory_is_even (const guint32 *heights,
                            gboolean       stagnant)
{
  for (guint i = stagnant ? 1 : 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    if (heights[i] % 2 != 0)
      return FALSE;

  return TRUE;
}

/* RZ, Theorem 1.6, by what decides it: the parities of bins 1 to 3, and how far bin 1 is ahead of bin 3. */
static gboolean
is_lost_on_three_bins (guint  odd_a,
                       guint  odd_b,
                       gint64 lead)
{
  guint odd_c = (odd_a + (guint) (lead & 1)) % 2;

  if (odd_b != 0 || (odd_a != 0 && odd_c != 0))
    return FALSE;
  if (odd_a != 0)
    return lead > 0;
  if (odd_c != 0)
    return lead < 0;
  return TRUE;
}

/*
 * RZ, Theorem 1.1: of one chip each in bins i + 1 and i - 2 (1 and 3 for i = 2) the first player wins by combining
 * them into bin i, and copies from then on. Returns: i, or 0 when the position is not of that form.
 */
guint
lm_reversed_theory_first_move (const guint32 *heights)
{
  guint top = lm_zeckendorf_last_bin (heights);
  guint low = top == 3 ? 1 : top - 3;

  if (top < 3 || heights[top - 1] != 1 || heights[low - 1] != 1)
    return 0;

  for (guint i = 1; i < top; i++)
    if (i != low && heights[i - 1] != 0)
      return 0;

  return top - 1;
}

/*
 * Who wins by the published theorems: RZ, Lemma 4.1 (all bins even), Theorem 1.1 (F(i+1) + F(i-2)) and Theorem 1.6
 * (bins 1 to 3, complete). The last two are for the game in which ones take part. Returns: the value for the
 * player to move, or %LM_VALUE_UNKNOWN where no theorem applies.
 */
LmValue
lm_reversed_theory_value (const guint32 *heights,
                          gboolean       stagnant)
{
  if (lm_reversed_theory_is_even (heights, stagnant))
    return LM_VALUE_LOSS;
  if (stagnant)
    return LM_VALUE_UNKNOWN;
  if (lm_zeckendorf_last_bin (heights) <= 3)
    return is_lost_on_three_bins (heights[0] % 2, heights[1] % 2, (gint64) heights[0] - heights[2])
             ? LM_VALUE_LOSS : LM_VALUE_WIN;
  if (lm_reversed_theory_first_move (heights) != 0)
    return LM_VALUE_WIN;

  return LM_VALUE_UNKNOWN;
}

/*
 * RZ, Theorem 5.1: the first player wins odd sums and 4. Returns: the value for the player who puts down first.
 * @stock: the sum to be put down, at least 1.
 */
LmValue
lm_build_up_theory_empty_value (guint64 stock)
{
  return stock % 2 == 1 || stock == 4 ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

/*
 * Whether the player to put down loses when @rest is left. Only the parities of
 * bins 1 and 2 and the lead of bin 1 over bin 3 matter, by RZ, Theorem 1.6, so
 * the few last chips are searched.
 */
static gboolean
loses_ending (guint  odd_a,
              guint  odd_b,
              gint64 lead,
              guint  rest)
{
  if (rest == 0)
    return is_lost_on_three_bins (odd_a, odd_b, lead);

  if (loses_ending (1 - odd_a, odd_b, lead + 1, rest - 1))
    return FALSE;
  if (rest >= 2 && loses_ending (odd_a, 1 - odd_b, lead, rest - 2))
    return FALSE;
  if (rest >= 3 && loses_ending (odd_a, odd_b, lead - 1, rest - 3))
    return FALSE;
  return TRUE;
}

/* RZ answers down to 8 for sums that 4 divides, and to 6 or less for the others. */
#define MAX_NIM_REST 11

/*
 * Rounds of 1 + 3 change the parity of bin 1 and rounds of 2 + 2 do not, so both parities must lose once there is
 * a round. Returns: the remainder to answer down to, of a position that lm_build_up_theory_nim_loses() proves
 * lost; else %G_MAXUINT.
 */
guint
lm_build_up_theory_nim_rest (const guint32 *heights,
                             guint64        stock)
{
  guint odd_a = heights[0] % 2;
  guint odd_b = heights[1] % 2;
  gint64 lead = (gint64) heights[0] - heights[2];

  for (guint rest = stock % 4; rest <= MAX_NIM_REST && rest <= stock; rest += 4)
    {
      if (loses_ending (odd_a, odd_b, lead, rest) &&
          (rest == stock || loses_ending (1 - odd_a, odd_b, lead, rest)))
        return rest;
    }

  return G_MAXUINT;
}

/*
 * Whether the player to put down loses because the other can "nim down": answer k with 4 - k until a small rest is
 * left, whose cases are settled by RZ, Theorem 1.6 (RZ, Section 5 and Appendix A.3, for the empty board). Returns:
 * %TRUE when this proves the loss; %FALSE says nothing.
 */
gboolean
lm_build_up_theory_nim_loses (const guint32 *heights,
                              guint64        stock)
{
  return lm_build_up_theory_nim_rest (heights, stock) != G_MAXUINT;
}
