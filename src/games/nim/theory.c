/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.c: the remainder that decides subtraction Nim, and the answer that follows from it. */

#include "rules.h"

/* All moves of a smaller reach are answered; of a larger one these, the winning one and the largest. */
#define MAX_ANSWERED 512
#define SMALLEST_MOVES 5

/*
 * How @left stones divide where a turn may move @max. With a rest of 0 the
 * player to move loses: to k stones the other player answers with @max + 1 - k,
 * and so has the last move. With another rest that is the move that wins (RZ,
 * Example 2.4).
 */
void
lm_nim_residue_compute (LmNimResidue *residue,
                        guint64       left,
                        guint64       max)
{
  residue->left = left;
  residue->group = max + 1;
  residue->rounds = left / residue->group;
  residue->rest = left % residue->group;
}

void
lm_nim_residue_of_position (LmNimResidue *residue,
                            LmPosition   *position)
{
  lm_nim_residue_compute (residue, lm_nim_position_get_left (position),
                          lm_nim_game_get_max (lm_nim_position_get_game (position)));
}

/*
 * How many moves it is to the end when the winner hurries and the loser
 * delays. Neither has anything to choose: the lost numbers lie @group apart,
 * and a move goes less far than that, so that from anywhere else exactly one
 * of them can be reached. The winner has to make that one move, and whatever
 * the loser does in between, each round of two moves takes one group away.
 * So a lost position lasts 2 × @rounds moves, at most 10^18, and a won one a
 * move longer than the lost one that it leads to.
 */
guint64
lm_nim_residue_count_moves (const LmNimResidue *residue)
{
  return 2 * residue->rounds + (residue->rest > 0 ? 1 : 0);
}

/* "14 = 3 × 4 + 2", or "12 = 3 × 4" */
char *
lm_nim_residue_describe (const LmNimResidue *residue)
{
  if (residue->rest == 0)
    return g_strdup_printf ("%'" PRIu64 " = %'" PRIu64 " × %'" PRIu64, residue->left, residue->rounds, residue->group);

  return g_strdup_printf ("%'" PRIu64 " = %'" PRIu64 " × %'" PRIu64 " + %'" PRIu64,
                          residue->left, residue->rounds, residue->group, residue->rest);
}

/* Whether whoever has to move at @number loses. */
gboolean
lm_nim_number_is_lost (LmNimGame *game,
                       guint64    number)
{
  const guint64 end = lm_nim_game_get_end (game);
  LmNimResidue residue;

  lm_nim_residue_compute (&residue, number > end ? number - end : end - number, lm_nim_game_get_max (game));
  return residue.rest == 0;
}

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

/* Who wins, with which move, and how soon, follows from the remainder. */
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
  lm_answer_conclude (answer, residue.rest == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN, get_distance (&residue));

  return answer;
}
