/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-answer.c: what a solver says of a position. */

#include "lm-answer.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "lm-solve-context.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

G_DEFINE_BOXED_TYPE (LmAnswer, lm_answer, lm_answer_ref, lm_answer_unref)

static void
move_value_free (LmMoveValue *move)
{
  g_free (move->move);
  lm_position_unref (move->position);
  g_free (move);
}

/**
 * lm_answer_new:
 * @position: what was asked about
 *
 * Returns: (transfer full): an answer that knows nothing yet, for a solver to
 *   fill before it gives it away
 */
LmAnswer *
lm_answer_new (LmPosition *position)
{
  LmAnswer *answer = g_new0 (LmAnswer, 1);

  g_atomic_ref_count_init (&answer->ref_count);
  answer->position = lm_position_ref (position);
  answer->value = LM_VALUE_UNKNOWN;
  answer->winner = LM_NOBODY;
  answer->distance = LM_DISTANCE_UNKNOWN;
  answer->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) move_value_free);
  answer->all_moves = TRUE;
  return answer;
}

static void
look_up_moves (LmAnswer     *answer,
               LmLookUpFunc  look_up,
               gpointer      data)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (answer->position, G_MAXUINT, &answer->all_moves);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (answer->position, move, NULL);
      guint distance = LM_DISTANCE_UNKNOWN;
      const LmValue value = look_up (after, &distance, data);

      lm_answer_add_move (answer, move, after, lm_value_invert (value), distance);
    }
}

/* From a lost position every move loses. */
static void
lose_all_moves (LmAnswer *answer)
{
  for (guint i = 0; i < answer->moves->len; i++)
    ((LmMoveValue *) g_ptr_array_index (answer->moves, i))->value = LM_VALUE_LOSS;
}

/**
 * lm_answer_look_up:
 * @position: a position of a game of two players who move in turn
 * @look_up: (scope call): what a table or a theorem says of a position
 * @data: for @look_up
 *
 * Looks up the position and what each move leaves. Where only the moves are
 * known the position follows from them, and where only the position is known
 * to be lost all moves follow from it.
 *
 * Returns: (transfer full): the answer, with method and positions still to be
 *   filled in
 */
LmAnswer *
lm_answer_look_up (LmPosition   *position,
                   LmLookUpFunc  look_up,
                   gpointer      data)
{
  LmAnswer *answer = lm_answer_new (position);
  guint distance = LM_DISTANCE_UNKNOWN;
  LmValue value = look_up (position, &distance, data);

  look_up_moves (answer, look_up, data);
  if (value == LM_VALUE_UNKNOWN && lm_answer_count (answer, LM_VALUE_WIN) > 0)
    value = LM_VALUE_WIN;
  if (value == LM_VALUE_LOSS)
    lose_all_moves (answer);
  lm_answer_conclude (answer, value, distance);
  return answer;
}

/**
 * lm_answer_ref:
 * @answer: an answer
 *
 * Returns: (transfer full): @answer
 */
LmAnswer *
lm_answer_ref (LmAnswer *answer)
{
  g_atomic_ref_count_inc (&answer->ref_count);
  return answer;
}

/**
 * lm_answer_unref:
 * @answer: (transfer full): an answer
 */
void
lm_answer_unref (LmAnswer *answer)
{
  if (!g_atomic_ref_count_dec (&answer->ref_count))
    return;

  lm_position_unref (answer->position);
  g_ptr_array_unref (answer->moves);
  g_clear_object (&answer->outlook);
  g_free (answer->preferred);
  g_free (answer->limit);
  g_free (answer);
}

/**
 * lm_answer_add_move:
 * @answer: an answer in the making
 * @move: a legal move
 * @after: (transfer none): the position after it
 * @value: its value for the player who makes it
 * @distance: moves to the end after it, or %LM_DISTANCE_UNKNOWN
 */
void
lm_answer_add_move (LmAnswer   *answer,
                    const char *move,
                    LmPosition *after,
                    LmValue     value,
                    guint       distance)
{
  LmMoveValue *entry = g_new0 (LmMoveValue, 1);

  entry->move = g_strdup (move);
  entry->position = lm_position_ref (after);
  entry->value = value;
  entry->distance = distance;
  g_ptr_array_add (answer->moves, entry);
}

/**
 * lm_answer_prefer:
 * @answer: an answer in the making
 * @move: the text of a move that the answer has
 *
 * Recommends @move where no other is better: the one that a strategy makes.
 */
void
lm_answer_prefer (LmAnswer   *answer,
                  const char *move)
{
  g_free (answer->preferred);
  answer->preferred = g_strdup (move);
}

/**
 * lm_answer_conclude:
 * @answer: an answer in the making, of a position with two players left
 * @value: the value for the player to move
 * @distance: moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Sets value, distance and the winner that follows from them.
 */
void
lm_answer_conclude (LmAnswer *answer,
                    LmValue   value,
                    guint     distance)
{
  guint turn = lm_position_get_turn (answer->position);

  answer->value = value;
  answer->distance = distance;
  answer->winner = LM_NOBODY;
  if (lm_position_is_over (answer->position))
    answer->winner = lm_position_get_winner (answer->position);
  else if (value != LM_VALUE_UNKNOWN)
    answer->winner = value == LM_VALUE_WIN ? (int) turn : lm_position_get_opponent (answer->position);
}

/**
 * lm_answer_find_move:
 * @answer: an answer
 * @move: a move's text
 *
 * Returns: (transfer none) (nullable): what @answer says of @move
 */
LmMoveValue *
lm_answer_find_move (LmAnswer   *answer,
                     const char *move)
{
  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      if (strcmp (entry->move, move) == 0)
        return entry;
    }

  return NULL;
}

/**
 * lm_answer_count:
 * @answer: an answer
 * @value: a value
 *
 * Returns: how many of the moves listed have @value for who makes them
 */
guint
lm_answer_count (LmAnswer *answer,
                 LmValue   value)
{
  guint count = 0;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      count += entry->value == value;
    }

  return count;
}

/* The preferred move, where it has the value @value. */
static LmMoveValue *
find_preferred (LmAnswer *answer,
                LmValue   value)
{
  LmMoveValue *entry = answer->preferred != NULL ? lm_answer_find_move (answer, answer->preferred) : NULL;

  return entry != NULL && entry->value == value ? entry : NULL;
}

/* A distance that is not known comes last. */
static int
compare_distances (LmMoveValue *a,
                   LmMoveValue *b)
{
  if (a->distance == LM_DISTANCE_UNKNOWN || b->distance == LM_DISTANCE_UNKNOWN)
    return (a->distance == LM_DISTANCE_UNKNOWN) - (b->distance == LM_DISTANCE_UNKNOWN);

  return (a->distance < b->distance) - (a->distance > b->distance);
}

/**
 * lm_answer_counts_answers:
 * @answer: an answer
 * @entry: one of its moves
 *
 * Returns: whether it is the opponent who answers @entry, so that it can be
 *   counted how many of the answers win: not where it ends the game, or the
 *   same player stays to move
 */
gboolean
lm_answer_counts_answers (LmAnswer    *answer,
                          LmMoveValue *entry)
{
  return !lm_position_is_over (entry->position)
         && lm_position_get_turn (entry->position) != lm_position_get_turn (answer->position);
}

/**
 * lm_answer_compare_tries:
 * @a: a losing move
 * @b: another one
 *
 * Returns: negative where @a is the better try: fewer answers to it win, or as
 *   many and it delays longer, or as long and the opponent has more to choose
 *   from; positive where @b is, and 0 where they are alike. A move whose
 *   answers were not counted comes last
 */
int
lm_answer_compare_tries (LmMoveValue *a,
                         LmMoveValue *b)
{
  const int distances = compare_distances (a, b);

  if (a->n_replies == 0 || b->n_replies == 0)
    return a->n_replies == b->n_replies ? distances : (a->n_replies == 0) - (b->n_replies == 0);
  if (a->n_answers != b->n_answers)
    return a->n_answers < b->n_answers ? -1 : 1;

  return distances != 0 ? distances : (a->n_replies < b->n_replies) - (a->n_replies > b->n_replies);
}

/* Whether a is better than b for a player whose best move has the value @value. */
static gboolean
is_better (LmMoveValue *a,
           LmMoveValue *b,
           LmValue      value)
{
  if (value == LM_VALUE_WIN)
    return a->distance < b->distance;
  return a->distance != b->distance ? compare_distances (a, b) < 0 : lm_answer_compare_tries (a, b) < 0;
}

/* Returns: whether the values of the moves tell one from another. With more than two players left they do only
   when the player to move wins alone against all others: else no move does, which makes none of them a bad one */
gboolean
lm_answer_tells_moves (LmAnswer *answer)
{
  return answer->outlook == NULL || answer->value == LM_VALUE_WIN;
}

/**
 * lm_answer_get_best:
 * @answer: an answer
 *
 * Returns: (transfer none) (nullable): of a won position a winning move with
 *   the fewest moves to the end; of a lost one a move with the most, and of
 *   these one with the fewest answers that win; of equals the preferred one, or else the first listed. %NULL when the value is unknown
 *   or the game is over, and when more than two players are left and the player
 *   to move cannot win alone: then a move is as good as the others make it
 */
LmMoveValue *
lm_answer_get_best (LmAnswer *answer)
{
  LmMoveValue *best = find_preferred (answer, answer->value);

  if (answer->value == LM_VALUE_UNKNOWN || !lm_answer_tells_moves (answer))
    return NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);
      if (entry->value == answer->value && (best == NULL || is_better (entry, best, answer->value)))
        best = entry;
    }

  return best;
}

/* Where as many answers win, it is harder to find one of them among more. */
static gboolean
is_harder (LmMoveValue *a,
           LmMoveValue *b)
{
  if (a->n_replies > 0 && b->n_replies > 0 && a->n_answers == b->n_answers && a->n_replies != b->n_replies)
    return a->n_replies > b->n_replies;

  return lm_answer_compare_tries (a, b) < 0;
}

/**
 * lm_answer_get_hardest:
 * @answer: an answer
 *
 * Returns: (transfer none) (nullable): of a lost position the move after which
 *   the fewest answers win, among the most, of equals the one that delays
 *   longest, of those that the opponent answers; %NULL where the answers were not
 *   counted, as many of as many win after every move, or any does
 */
LmMoveValue *
lm_answer_get_hardest (LmAnswer *answer)
{
  LmMoveValue *hardest = lm_answer_get_best (answer);
  gboolean differs = FALSE;

  if (answer->value != LM_VALUE_LOSS || hardest == NULL || !answer->all_moves)
    return NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);

      if (!lm_answer_counts_answers (answer, entry))
        continue;
      if (entry->n_replies == 0)
        return NULL;
      differs = differs || (hardest->n_replies > 0 && (entry->n_answers != hardest->n_answers || entry->n_replies != hardest->n_replies));
      if (is_harder (entry, hardest))
        hardest = entry;
    }

  return differs && hardest->n_answers < hardest->n_replies ? hardest : NULL;
}

/**
 * lm_answer_describe_source:
 * @answer: an answer
 *
 * Returns: (transfer full): how it was found, a sentence: a table counts what it
 *   holds, whether or not that is reached from the position, and a search what
 *   it looked at
 */
char *
lm_answer_describe_source (LmAnswer *answer)
{
  g_autofree char *number = g_strdup_printf ("%'" PRIu64, answer->positions);
  const gulong n = MIN (answer->positions, G_MAXINT);

  switch (answer->method)
    {
    case LM_METHOD_THEORY:
      return g_strdup (_("Follows from an exact rule, without search."));
    case LM_METHOD_TABLE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Worked out exactly: the table has %s position.",
                                           "Worked out exactly: the table has %s positions.", n), number);
    case LM_METHOD_SEARCH:
    default:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Searched: %s position was looked at.",
                                           "Searched: %s positions were looked at.", n), number);
    }
}

/**
 * lm_position_solve:
 * @position: a position
 * @options: (nullable): for this position, beyond those of @context
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * For a worker thread.
 *
 * Returns: (transfer full) (nullable): value and moves, %NULL only when
 *   cancelled
 */
LmAnswer *
lm_position_solve (LmPosition            *position,
                   const LmSolveOptions  *options,
                   LmSolveContext        *context,
                   GError               **error)
{
  const LmSolveOptions before = *lm_solve_context_get_options (context);
  LmAnswer *answer;

  lm_solve_context_add_options (context, options);
  answer = LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, error);
  lm_solve_context_set_options (context, &before);
  return answer;
}
