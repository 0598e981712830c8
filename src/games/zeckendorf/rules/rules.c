/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: bins, chips and moves of the Zeckendorf game, plain C on heights. */

#include "rules.h"

#include <string.h>

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

static gboolean
index_is_valid (LmZeckendorfMoveKind kind,
                guint                index)
{
  switch (kind)
    {
    case LM_ZECKENDORF_MERGE:
      return index == 1;
    case LM_ZECKENDORF_ADD:
      return index >= 1 && index <= LM_ZECKENDORF_MAX_BINS - 2;
    case LM_ZECKENDORF_SPLIT:
      return index >= 2 && index <= LM_ZECKENDORF_MAX_BINS - 1;
    case LM_ZECKENDORF_COMBINE:
    case LM_ZECKENDORF_PLACE:
    default:
      return FALSE;
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

/*
 * Reads "M", "A1" to "A38" or "S2" to "S39", and nothing else. Whether the move is legal in a position is for
 * lm_zeckendorf_can_move() to say. Returns: whether @text is a move of the forward game.
 */
gboolean
lm_zeckendorf_move_parse (const char       *text,
                          LmZeckendorfMove *move)
{
  LmZeckendorfMove read;

  if (!lm_zeckendorf_move_read (text, &read) || !index_is_valid (read.kind, read.index))
    return FALSE;

  *move = read;
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

/* @chips: (out caller-allocated): where chips come from and where they go. */
void
lm_zeckendorf_move_get_chips (const LmZeckendorfMove *move,
                              LmZeckendorfChips      *chips)
{
  guint i = move->index;

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      *chips = (LmZeckendorfChips) { { 1, 1 }, { 2 }, .n_given = 1, .n_taken = 2 };
      break;
    case LM_ZECKENDORF_ADD:
      *chips = (LmZeckendorfChips) { { i, i + 1 }, { i + 2 }, .n_given = 1, .n_taken = 2 };
      break;
    case LM_ZECKENDORF_SPLIT:
      *chips = (LmZeckendorfChips) { { i, i }, { i == 2 ? 1 : i - 2, i + 1 }, .n_given = 2, .n_taken = 2 };
      break;
    case LM_ZECKENDORF_COMBINE:
    case LM_ZECKENDORF_PLACE:
    default:
      g_assert_not_reached ();
    }
}

/* Whether the chips that @move takes are there. */
gboolean
lm_zeckendorf_can_move (const guint32          *heights,
                        const LmZeckendorfMove *move)
{
  LmZeckendorfChips chips;

  lm_zeckendorf_move_get_chips (move, &chips);

  if (chips.taken[0] == chips.taken[1])
    return heights[chips.taken[0] - 1] >= 2;

  return heights[chips.taken[0] - 1] >= 1 && heights[chips.taken[1] - 1] >= 1;
}

/* @heights: (inout): chips per bin. */
void
lm_zeckendorf_apply (guint32                *heights,
                     const LmZeckendorfMove *move)
{
  LmZeckendorfChips chips;

  g_return_if_fail (lm_zeckendorf_can_move (heights, move));

  lm_zeckendorf_move_get_chips (move, &chips);

  for (guint i = 0; i < 2; i++)
    heights[chips.taken[i] - 1]--;
  for (guint i = 0; i < chips.n_given; i++)
    heights[chips.given[i] - 1]++;
}

/*
 * Lists the legal moves in board order: bin by bin from the left, first what the bin does alone (M, S2, S3, …),
 * then what it does with its right neighbour (A1, A2, …). @moves: (out caller-allocated) (array fixed-size=80):
 * room for %LM_ZECKENDORF_MAX_MOVES moves.
 */
guint
lm_zeckendorf_list_moves (const guint32    *heights,
                          LmZeckendorfMove *moves)
{
  guint last = lm_zeckendorf_last_bin (heights);
  guint n_moves = 0;

  for (guint i = 1; i <= last; i++)
    {
      const LmZeckendorfMove alone = { i == 1 ? LM_ZECKENDORF_MERGE : LM_ZECKENDORF_SPLIT, i };
      const LmZeckendorfMove joint = { LM_ZECKENDORF_ADD, i };

      if (lm_zeckendorf_can_move (heights, &alone))
        moves[n_moves++] = alone;
      if (i < last && lm_zeckendorf_can_move (heights, &joint))
        moves[n_moves++] = joint;
    }

  return n_moves;
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
