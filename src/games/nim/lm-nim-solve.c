/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-solve.c: the answer to a position of subtraction Nim or its reverse, by the remainder. */

#include "config.h"

#include "lm-nim-solve.h"

#include "lm-nim-theory.h"

#include <inttypes.h>

/* All moves of a smaller reach are answered; of a larger one these, the winning one and the largest. */
#define MAX_ANSWERED 512
#define SMALLEST_MOVES 5

/* What an answer has no room for is unknown to it; the reason tells it. */
static guint
get_distance (const LmNimResidue *residue)
{
  const guint64 moves = lm_nim_residue_count_moves (residue);

  return moves < LM_DISTANCE_UNKNOWN ? moves : LM_DISTANCE_UNKNOWN;
}

static void
add_move (LmAnswer *answer,
          guint64   move)
{
  g_autoptr (LmPosition) after = lm_nim_position_after (answer->position, move);
  g_autofree char *text = g_strdup_printf ("%" PRIu64, move);
  LmNimResidue residue;

  lm_nim_residue_of_position (&residue, after);
  lm_answer_add_move (answer, text, after, residue.rest == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS, get_distance (&residue));
}

static void
add_telling_moves (LmAnswer *answer,
                   guint64   winning,
                   guint64   reach)
{
  for (guint64 i = 1; i <= SMALLEST_MOVES; i++)
    add_move (answer, i);
  if (winning > SMALLEST_MOVES && winning < reach)
    add_move (answer, winning);
  add_move (answer, reach);
}

/**
 * lm_nim_solve:
 * @position: a position of this room
 * @context: cancellation
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Who wins, with which move, and how soon, follows from a remainder: see
 * lm_nim_residue_compute() and lm_nim_residue_count_moves().
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_nim_solve (LmPosition      *position,
              LmSolveContext  *context,
              GError         **error)
{
  const guint64 reach = lm_nim_position_get_reach (position);
  LmNimResidue residue;
  LmAnswer *answer;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  lm_nim_residue_of_position (&residue, position);
  answer = lm_answer_new (position);
  answer->method = LM_METHOD_THEORY;
  answer->all_moves = reach <= MAX_ANSWERED;
  if (answer->all_moves)
    for (guint64 i = 1; i <= reach; i++)
      add_move (answer, i);
  else
    add_telling_moves (answer, residue.rest, reach);
  lm_answer_conclude (answer, lm_nim_residue_get_value (&residue), get_distance (&residue));

  return answer;
}
