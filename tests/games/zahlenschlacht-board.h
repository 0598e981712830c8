/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zahlenschlacht-board.h: a board as a plain set of numbers, to check the hints by. */

#pragma once

#include "games/zahlenschlacht/rules/rules.h"
#include "naive-zahlenschlacht.h"

#define MAX_N 15
#define MAX_D (2 * MAX_N + 2)

/* The numbers left, a bit each; knows nothing of residues and their counts. */
typedef struct
{
  guint    n;
  guint    d;
  guint    pairer;
  guint32  set;
} Board;

static inline Board
get_board (LmPosition *position)
{
  Board board = {
    .n = lm_zahlenschlacht_position_get_n (position),
    .d = lm_zahlenschlacht_position_get_d (position),
    .pairer = lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE ? 0 : 1,
  };

  for (guint number = 1; number <= board.n; number++)
    if (!lm_zahlenschlacht_position_is_crossed (position, number))
      board.set |= 1u << number;

  return board;
}

static inline guint
count_left (const Board *board)
{
  return __builtin_popcount (board->set);
}

static inline gboolean
has (const Board *board,
     guint        number)
{
  return number <= board->n && (board->set >> number & 1) != 0;
}

static inline Board
without (const Board *board,
         guint        number)
{
  Board after = *board;

  after.set &= ~(1u << number);
  return after;
}

static inline guint
get_mover (const Board *board)
{
  return (board->n - count_left (board)) % 2;
}

static inline guint
get_last_mover (const Board *board)
{
  return (board->n - 3) % 2;
}

/* How many moves somebody still has. */
static inline guint
count_moves (const Board *board,
             guint        seat)
{
  guint moves = 0;

  for (guint left = count_left (board); left > 2; left--)
    moves += (board->n - left) % 2 == seat;

  return moves;
}

static inline guint
count_residue (const Board *board,
               guint        residue)
{
  guint count = 0;

  for (guint number = 1; number <= board->n; number++)
    count += has (board, number) && number % board->d == residue;

  return count;
}

static inline gboolean
is_pair (const Board *board,
         guint        a,
         guint        b)
{
  return a != b && has (board, a) && has (board, b) && (a + b) % board->d == 0;
}

static inline gboolean
has_partner (const Board *board,
             guint        number)
{
  for (guint other = 1; other <= board->n; other++)
    if (is_pair (board, number, other))
      return TRUE;

  return FALSE;
}

static inline gboolean
has_pair (const Board *board)
{
  for (guint number = 1; number <= board->n; number++)
    if (has (board, number) && has_partner (board, number))
      return TRUE;

  return FALSE;
}

static inline gboolean
is_own_partner (const Board *board,
                guint        residue)
{
  return residue < board->d && 2 * residue % board->d == 0;
}

static inline guint
get_partner (const Board *board,
             guint        residue)
{
  return (board->d - residue) % board->d;
}

/* How many numbers of the residue stay without a partner when the others are put into pairs. */
static inline guint
count_excess (const Board *board,
              guint        residue)
{
  const guint own = count_residue (board, residue);
  const guint other = count_residue (board, get_partner (board, residue));

  if (is_own_partner (board, residue))
    return own % 2;

  return own > other ? own - other : 0;
}

static inline guint
count_all_excess (const Board *board)
{
  guint excess = 0;

  for (guint residue = 0; residue < board->d; residue++)
    excess += count_excess (board, residue);

  return excess;
}

/* Answers that were found before, by what was asked and what it depends on. */
typedef enum
{
  PAIRS,
  KEEPS_TWO,
  KEEPS_LATE,
  THINS_OUT,
  EVEN_AND_ODD,
  WINS,
  N_QUESTIONS,
} Question;

static guint8 known[N_QUESTIONS][2][2][MAX_D + 1][1u << MAX_N];

static inline guint8 *
find_known (Question     question,
            const Board *board)
{
  g_assert_true (board->n <= MAX_N && board->d <= MAX_D);
  return &known[question][board->n % 2][board->pairer][board->d][board->set >> 1];
}

static inline gboolean
ask (Question           question,
     const Board       *board,
     gboolean        (* find) (const Board *board))
{
  guint8 *answer = find_known (question, board);

  if (*answer == 0)
    *answer = find (board) ? 2 : 1;

  return *answer == 2;
}

/* Played out: whether the pairer wins. */
static inline gboolean
find_pairer_wins (const Board *board)
{
  const gboolean pairer_moves = get_mover (board) == board->pairer;

  if (count_left (board) == 2)
    return has_pair (board);

  for (guint number = 1; number <= board->n; number++)
    if (has (board, number))
      {
        const Board after = without (board, number);

        if (ask (WINS, &after, find_pairer_wins) == pairer_moves)
          return pairer_moves;
      }

  return !pairer_moves;
}

/* Beyond the boards that are played out from anywhere, only of the beginning. */
static inline gboolean
pairer_wins (const Board *board)
{
  if (board->n > MAX_N)
    {
      g_assert_cmpuint (count_left (board), ==, board->n);
      return naive_a_wins (board->n, board->d, board->pairer == 0, NULL) == (board->pairer == 0);
    }

  return ask (WINS, board, find_pairer_wins);
}

/* Whatever is crossed out has a partner, and any partner will do, until a pair is left. */
static inline gboolean
find_pairs (const Board *board)
{
  if (count_left (board) == 2)
    return has_pair (board);

  for (guint number = 1; number <= board->n; number++)
    {
      if (!has (board, number))
        continue;
      if (!has_partner (board, number))
        return FALSE;
      for (guint partner = 1; partner <= board->n; partner++)
        if (is_pair (board, number, partner))
          {
            const Board first = without (board, number);
            const Board after = without (&first, partner);

            if (!ask (PAIRS, &after, find_pairs))
              return FALSE;
          }
    }

  return TRUE;
}

static inline gboolean
is_matched (const Board *board)
{
  const guint first = g_bit_nth_lsf (board->set, -1);

  if (board->set == 0)
    return TRUE;

  for (guint partner = first + 1; partner <= board->n; partner++)
    if (is_pair (board, first, partner))
      {
        const Board rest = without (board, first);
        const Board after = without (&rest, partner);

        return is_matched (&after);
      }

  return FALSE;
}

static inline guint
count_own_partner_most (const Board *board)
{
  const guint half = board->d % 2 == 0 ? count_residue (board, board->d / 2) : 0;

  return MAX (count_residue (board, 0), half);
}

/* The residues that are out of balance by one; 0 when some are by more, or there are not two. */
static inline gboolean
find_two (const Board *board,
          guint        residues[2])
{
  guint n = 0;

  if (count_all_excess (board) != 2)
    return FALSE;

  for (guint residue = 0; residue < board->d; residue++)
    if (count_excess (board, residue) == 1)
      residues[n++] = residue;

  return n == 2;
}
