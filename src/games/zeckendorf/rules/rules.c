/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: bins, chips and moves of the Zeckendorf game, plain C on heights. */

#include "rules.h"

/*
 * Heights are arrays of LM_ZECKENDORF_MAX_BINS numbers; heights[i - 1] chips
 * lie in bin i and are worth F_i each, with F1 = 1, F2 = 2, F3 = 3, F4 = 5.
 */

static const guint32 fibonacci[LM_ZECKENDORF_MAX_BINS] = {
  1, 2, 3, 5, 8, 13, 21, 34, 55, 89,
  144, 233, 377, 610, 987, 1597, 2584, 4181, 6765, 10946,
  17711, 28657, 46368, 75025, 121393, 196418, 317811, 514229, 832040, 1346269,
  2178309, 3524578, 5702887, 9227465, 14930352, 24157817, 39088169, 63245986, 102334155, 165580141,
};

/* F_@index, what a chip in that bin is worth. @index: a bin, from 1 to %LM_ZECKENDORF_MAX_BINS. */
guint32
lm_zeckendorf_fibonacci (guint index)
{
  g_return_val_if_fail (index >= 1 && index <= LM_ZECKENDORF_MAX_BINS, 0);

  return fibonacci[index - 1];
}

/* How many bins can hold a chip on a board of that value, at least 1 and at most %LM_ZECKENDORF_MAX_BINS. */
guint
lm_zeckendorf_count_bins (guint64 value)
{
  guint n_bins = 1;

  while (n_bins < LM_ZECKENDORF_MAX_BINS && fibonacci[n_bins] <= value)
    n_bins++;

  return n_bins;
}

/* What all chips together are worth. */
guint64
lm_zeckendorf_value (const guint32 *heights)
{
  guint64 value = 0;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    value += (guint64) heights[i] * fibonacci[i];

  return value;
}

guint64
lm_zeckendorf_count_chips (const guint32 *heights)
{
  guint64 chips = 0;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    chips += heights[i];

  return chips;
}

/* The last bin, from 1, that holds a chip; 0 on an empty board. */
guint
lm_zeckendorf_last_bin (const guint32 *heights)
{
  guint last = LM_ZECKENDORF_MAX_BINS;

  while (last > 0 && heights[last - 1] == 0)
    last--;

  return last;
}

/*
 * The one way to write @value as a sum of different Fibonacci numbers of which no two are neighbours; taking the
 * largest that fits finds it. @heights: (out caller-allocated) (array fixed-size=40): the heights of its
 * Zeckendorf decomposition.
 */
void
lm_zeckendorf_decompose (guint64  value,
                         guint32 *heights)
{
  memset (heights, 0, LM_ZECKENDORF_MAX_BINS * sizeof *heights);

  for (guint i = LM_ZECKENDORF_MAX_BINS; i-- > 0;)
    {
      if (fibonacci[i] <= value)
        {
          heights[i] = 1;
          value -= fibonacci[i];
        }
    }
}

/*
 * Reads "M", or one of the letters A, S, C and P with a number from 1 to %LM_ZECKENDORF_MAX_BINS. Whether a game
 * has that move is for others to say. Returns: whether @text is written like a move of this room.
 */
gboolean
lm_zeckendorf_move_read (const char       *text,
                         LmZeckendorfMove *move)
{
  guint index = 0;

  if (strcmp (text, "M") == 0)
    {
      *move = (LmZeckendorfMove) { LM_ZECKENDORF_MERGE, 1 };
      return TRUE;
    }

  if (text[0] == '\0' || strchr ("ASCP", text[0]) == NULL ||
      text[1] == '\0' || text[1] == '0' || strlen (text) >= LM_ZECKENDORF_MOVE_SIZE)
    return FALSE;

  for (const char *p = text + 1; *p != '\0'; p++)
    {
      if (!g_ascii_isdigit (*p))
        return FALSE;
      index = 10 * index + (guint) (*p - '0');
    }

  if (index > LM_ZECKENDORF_MAX_BINS)
    return FALSE;

  *move = (LmZeckendorfMove) { text[0], index };
  return TRUE;
}

/* @text: (out caller-allocated) (array fixed-size=4): its text. */
void
lm_zeckendorf_move_print (const LmZeckendorfMove *move,
                          char                   *text)
{
  if (move->kind == LM_ZECKENDORF_MERGE)
    g_strlcpy (text, "M", LM_ZECKENDORF_MOVE_SIZE);
  else
    g_snprintf (text, LM_ZECKENDORF_MOVE_SIZE, "%c%u", (char) move->kind, move->index);
}

/* Whether no move is legal, which is so exactly on a Zeckendorf decomposition (and on an empty board) */
gboolean
lm_zeckendorf_is_over (const guint32 *heights)
{
  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    if (heights[i] > 1 || (heights[i] > 0 && i + 1 < LM_ZECKENDORF_MAX_BINS && heights[i + 1] > 0))
      return FALSE;

  return TRUE;
}
