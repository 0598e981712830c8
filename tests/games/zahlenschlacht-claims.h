/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zahlenschlacht-claims.h: what the sentences of the hints claim, held against plain play on sets of numbers. */

#pragma once

#include "claim-checks-general.h"
#include "zahlenschlacht-references.h"

/* At most three numbers, as the kind has them. */
static inline guint
read_numbers (LmFact *claim,
              guint   *numbers)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint n = claim->numbers[0] != '\0' ? g_strv_length (words) : 0;

  g_assert_cmpuint (n, <=, 3);
  for (guint i = 0; i < n; i++)
    numbers[i] = g_ascii_strtoull (words[i], NULL, 10);

  return n;
}

static inline gboolean
holds_pairs (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return get_mover (&board) != board.pairer && is_matched (&board) && ask (PAIRS, &board, find_pairs);
}

static inline gboolean find_keeps_two (const Board *board);

static inline gboolean
can_answer (const Board *board,
            guint        number,
            const guint  two[2])
{
  const Board first = without (board, number);
  const guint residue = number % board->d;
  const gboolean one_of_two = residue == two[0] || residue == two[1];

  for (guint answer = 1; answer <= board->n; answer++)
    {
      const Board after = without (&first, answer);

      if (!has (&first, answer))
        continue;
      if (one_of_two && answer % board->d == two[residue == two[0]] && ask (PAIRS, &after, find_pairs))
        return TRUE;
      if (!one_of_two && (number + answer) % board->d == 0 && ask (KEEPS_TWO, &after, find_keeps_two))
        return TRUE;
    }

  return FALSE;
}

static inline gboolean
find_keeps_two (const Board *board)
{
  guint two[2];

  if (count_left (board) == 2 || !find_two (board, two))
    return FALSE;

  for (guint number = 1; number <= board->n; number++)
    if (has (board, number) && !can_answer (board, number, two))
      return FALSE;

  return TRUE;
}

static inline gboolean
holds_keeps_two (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return get_mover (&board) != board.pairer && ask (KEEPS_TWO, &board, find_keeps_two);
}

static inline gboolean
holds_two_unbalanced (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];
  guint two[2];

  return read_numbers (claim, numbers) == 2 && find_two (&board, two) && two[0] == numbers[0] && two[1] == numbers[1];
}

static inline gboolean
holds_three_unbalanced (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint xyz[3];

  return read_numbers (claim, xyz) == 3 && xyz[0] < xyz[1] && xyz[1] < xyz[2] && count_all_excess (&board) == 3 && count_excess (&board, xyz[0]) == 1
         && count_excess (&board, xyz[1]) == 1 && count_excess (&board, xyz[2]) == 1;
}

static inline gboolean
holds_odd_own_partner (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint residue;

  return read_numbers (claim, &residue) == 1 && is_own_partner (&board, residue) && count_residue (&board, residue) % 2 == 1;
}

static inline gboolean
holds_one_more (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && numbers[0] != numbers[1] && (numbers[0] + numbers[1]) % board.d == 0
         && count_residue (&board, numbers[0]) == count_residue (&board, numbers[1]) + 1;
}

static inline gboolean
holds_of_residue (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && has (&board, numbers[0]) && numbers[0] % board.d == numbers[1];
}

static inline gboolean
holds_surplus (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return holds_of_residue (claim) && read_numbers (claim, numbers) == 2 && count_excess (&board, numbers[1]) > 0;
}

/* How many numbers have to go until no pair is left: of every pair one has to. */
static inline guint
count_needed (const Board *board)
{
  for (guint a = 1; a <= board->n; a++)
    for (guint b = a + 1; b <= board->n; b++)
      if (is_pair (board, a, b))
        {
          const Board without_a = without (board, a);
          const Board without_b = without (board, b);
          const guint needed = count_needed (&without_a);

          return 1 + MIN (needed, count_needed (&without_b));
        }

  return 0;
}

/* Kept from one board to the next. */
static inline guint
count_needed_soon (const Board *board)
{
  static guint8 counts[MAX_D + 1][1u << MAX_N];
  guint8 *count = &counts[board->d][board->set >> 1];

  if (*count == 0)
    *count = 1 + count_needed (board);

  return *count - 1;
}

static inline gboolean find_keeps_late (const Board *board);

static inline gboolean
can_keep_late (const Board *board)
{
  for (guint answer = 1; answer <= board->n; answer++)
    if (has (board, answer) && count_excess (board, answer % board->d) > 0)
      {
        const Board after = without (board, answer);

        if (ask (KEEPS_LATE, &after, find_keeps_late))
          return TRUE;
      }

  return FALSE;
}

/* The spoiler is to move. */
static inline gboolean
find_keeps_late (const Board *board)
{
  if (count_needed_soon (board) <= count_moves (board, 1 - board->pairer))
    return FALSE;
  if (count_left (board) == 2)
    return TRUE;

  for (guint number = 1; number <= board->n; number++)
    if (has (board, number))
      {
        const Board after = without (board, number);

        if (!can_keep_late (&after))
          return FALSE;
      }

  return TRUE;
}

static inline gboolean
holds_count (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && numbers[0] == count_needed_soon (&board)
         && numbers[1] == count_moves (&board, 1 - board.pairer);
}

static inline gboolean
holds_too_late (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return holds_count (claim) && get_mover (&board) != board.pairer && ask (KEEPS_LATE, &board, find_keeps_late);
}

static inline gboolean
holds_in_time (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return holds_count (claim) && count_needed_soon (&board) <= count_moves (&board, 1 - board.pairer) && !pairer_wins (&board);
}

static inline gboolean
holds_move_helps (LmFact *claim)
{
  const Board board = get_board (claim->position);
  Board after;
  guint number;

  g_assert_cmpuint (read_numbers (claim, &number), ==, 1);
  after = without (&board, number);
  return has (&board, number) && count_needed_soon (&after) + 1 == count_needed_soon (&board);
}

static inline gboolean
is_superfluous_residue (const Board *board,
                        guint        residue)
{
  for (guint number = 1; number <= board->n; number++)
    if (has (board, number) && number % board->d == residue && has_partner (board, number))
      return FALSE;

  return TRUE;
}

static inline gboolean
holds_leaves_superfluous (LmFact *claim)
{
  const Board board = get_board (claim->position);
  Board after;
  guint numbers[3];

  g_assert_cmpuint (read_numbers (claim, numbers), ==, 3);
  after = without (&board, numbers[0]);
  return has (&board, numbers[0]) && count_residue (&after, numbers[2]) == numbers[1]
         && is_superfluous_residue (&after, numbers[2]);
}

/* All but one of a residue that is its own partner, or all of one, and what that leaves is superfluous. */
static inline gboolean
holds_superfluous_without (LmFact *claim)
{
  Board board = get_board (claim->position);
  guint numbers[3];
  guint keep;

  g_assert_cmpuint (read_numbers (claim, numbers), ==, 2);
  keep = numbers[0] == numbers[1];
  for (guint number = 1; number <= board.n; number++)
    if (number % board.d == numbers[0] && count_residue (&board, numbers[0]) > keep)
      board = without (&board, number);

  return count_residue (&board, numbers[1]) > 0 && is_superfluous_residue (&board, numbers[1]);
}

static inline gboolean
holds_two_of_any_three (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint seat;

  if (read_numbers (claim, &seat) != 1 || board.d != 2 || seat != board.pairer || seat != get_last_mover (&board))
    return FALSE;

  for (guint a = 1; a <= board.n; a++)
    for (guint b = a + 1; b <= board.n; b++)
      for (guint c = b + 1; c <= board.n; c++)
        if (has (&board, a) && has (&board, b) && has (&board, c) && !is_pair (&board, a, b) && !is_pair (&board, a, c)
            && !is_pair (&board, b, c))
          return FALSE;

  return TRUE;
}

static inline gboolean
are_three_alike (const Board *board,
                 guint        a,
                 guint        b,
                 guint        c)
{
  const guint residue = a % board->d;

  return is_own_partner (board, residue) && b % board->d == residue && c % board->d == residue;
}

/* Whoever makes the last move can leave two that make no pair, of any three but those. */
static inline gboolean
holds_last_three (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint seat;

  if (read_numbers (claim, &seat) != 1 || seat == board.pairer || seat != get_last_mover (&board))
    return FALSE;

  for (guint a = 1; a <= board.n; a++)
    for (guint b = a + 1; b <= board.n; b++)
      for (guint c = b + 1; c <= board.n; c++)
        if (has (&board, a) && has (&board, b) && has (&board, c))
          {
            const gboolean loses = is_pair (&board, a, b) && is_pair (&board, a, c) && is_pair (&board, b, c);

            if (loses != are_three_alike (&board, a, b, c))
              return FALSE;
          }

  return TRUE;
}

static inline gboolean
holds_no_three (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return count_own_partner_most (&board) < 3;
}

static inline gboolean
holds_at_most_half (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint left;

  return read_numbers (claim, &left) == 1 && left == count_left (&board) && 2 * count_own_partner_most (&board) <= left;
}

static inline gboolean
holds_has_numbers (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && count_residue (&board, numbers[0]) == numbers[1];
}

static inline gboolean find_thins_out (const Board *board);

/* The spoiler is to move; of the commonest residues any will do. */
static inline gboolean
thins (const Board *board)
{
  const guint most = count_own_partner_most (board);

  if (most < 3)
    return TRUE;
  if (count_left (board) == 3)
    return FALSE;

  for (guint number = 1; number <= board->n; number++)
    if (has (board, number) && is_own_partner (board, number % board->d) && count_residue (board, number % board->d) == most)
      {
        const Board after = without (board, number);

        if (!ask (THINS_OUT, &after, find_thins_out))
          return FALSE;
      }

  return TRUE;
}

static inline gboolean
find_thins_out (const Board *board)
{
  for (guint number = 1; number <= board->n; number++)
    if (has (board, number))
      {
        const Board after = without (board, number);

        if (!thins (&after))
          return FALSE;
      }

  return TRUE;
}

static inline gboolean
holds_thins_out (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return get_mover (&board) == board.pairer && ask (THINS_OUT, &board, find_thins_out);
}

static inline gboolean
find_even_and_odd (const Board *board)
{
  if (count_residue (board, 0) != count_residue (board, 1))
    return FALSE;
  if (count_left (board) == 2)
    return TRUE;

  for (guint number = 1; number <= board->n; number++)
    for (guint answer = number % 2 + 1; has (board, number) && answer <= board->n; answer += 2)
      if (has (board, answer))
        {
          const Board first = without (board, number);
          const Board after = without (&first, answer);

          if (!ask (EVEN_AND_ODD, &after, find_even_and_odd))
            return FALSE;
        }

  return TRUE;
}

static inline gboolean
holds_even_and_odd (LmFact *claim)
{
  const Board board = get_board (claim->position);

  return board.d == 2 && get_mover (&board) == board.pairer && ask (EVEN_AND_ODD, &board, find_even_and_odd);
}

/* Numbers: the residue, how many others there are, and how many moves the pairer has. */
static inline gboolean
holds_clear (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 3 && is_own_partner (&board, numbers[0])
         && count_left (&board) - count_residue (&board, numbers[0]) == numbers[1]
         && count_moves (&board, board.pairer) == numbers[2] && numbers[1] <= numbers[2] && pairer_wins (&board);
}

static inline gboolean
holds_clears (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && has (&board, numbers[0]) && is_own_partner (&board, numbers[1])
         && numbers[0] % board.d != numbers[1];
}

static inline gboolean
holds_no_pair (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint seat;

  return read_numbers (claim, &seat) == 1 && seat != board.pairer && !has_pair (&board);
}

/* Numbers: n and d, with the goals as the paper has them. */
static inline gboolean
holds_no_theorem (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];
  const guint n = board.n;
  const guint d = board.d;

  return read_numbers (claim, numbers) == 2 && numbers[0] == n && numbers[1] == d && board.pairer == 0 && count_left (&board) == n
         && !(n % 2 == 0 || is_of_theorem_3_1_4 (n, d) || is_of_theorem_3_1_8 (n, d) || is_of_theorem_3_1_10 (n, d)
              || is_of_theorem_3_2_1 (n, d) || d >= n + 3);
}

/* The same with the goals exchanged, of which the paper says nothing. */
static inline gboolean
holds_no_theorem_exchanged (LmFact *claim)
{
  const Board board = get_board (claim->position);
  guint numbers[3];

  return read_numbers (claim, numbers) == 2 && numbers[0] == board.n && numbers[1] == board.d && board.pairer == 1
         && count_left (&board) == board.n;
}

static inline gboolean
holds_divisor (LmFact *claim)
{
  return g_ascii_strtoull (claim->numbers, NULL, 10) == get_board (claim->position).d;
}

static inline gboolean
holds_pairer (LmFact *claim)
{
  return g_ascii_strtoull (claim->numbers, NULL, 10) == get_board (claim->position).pairer;
}

static inline gboolean
holds_spoiler (LmFact *claim)
{
  return g_ascii_strtoull (claim->numbers, NULL, 10) == 1 - get_board (claim->position).pairer;
}

static ClaimCheck checks[] = {
  { "odd-own-partner", holds_odd_own_partner, 0 },
  { "one-more", holds_one_more, 0 },
  { "pairs", holds_pairs, 0 },
  { "three-unbalanced", holds_three_unbalanced, 0 },
  { "two-unbalanced", holds_two_unbalanced, 0 },
  { "keeps-two", holds_keeps_two, 0 },
  { "two-of-any-three", holds_two_of_any_three, 0 },
  { "of-residue", holds_of_residue, 0 },
  { "surplus", holds_surplus, 0 },
  { "too-late", holds_too_late, 0 },
  { "in-time", holds_in_time, 0 },
  { "move-helps", holds_move_helps, 0 },
  { "leaves-superfluous", holds_leaves_superfluous, 0 },
  { "superfluous-without", holds_superfluous_without, 0 },
  { "even-and-odd", holds_even_and_odd, 0 },
  { "last-three", holds_last_three, 0 },
  { "no-three", holds_no_three, 0 },
  { "at-most-half", holds_at_most_half, 0 },
  { "has-numbers", holds_has_numbers, 0 },
  { "thins-out", holds_thins_out, 0 },
  { "clear", holds_clear, 0 },
  { "clears", holds_clears, 0 },
  { "no-pair", holds_no_pair, 0 },
  { "no-theorem", holds_no_theorem, 0 },
  { "no-theorem-exchanged", holds_no_theorem_exchanged, 0 },
  { "divisor", holds_divisor, 0 },
  { "pairer", holds_pairer, 0 },
  { "spoiler", holds_spoiler, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { "is-over", general_is_over, 0 },
  { NULL, NULL, 0 },
};
