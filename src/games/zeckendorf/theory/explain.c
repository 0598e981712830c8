/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: what the reasons of the games with theorems have in common. */

#include "theory.h"

#include "../solver/solver.h"

#include <glib/gi18n-lib.h>

/* The best lines are followed as long as they are so few; beyond that nothing is said about all of them. */
#define MAX_BEST_POSITIONS 2000

/* Whether nothing lies on the board yet. */
gboolean
lm_zeckendorf_explain_is_empty (LmPosition *position)
{
  return lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (position)->heights) == 0;
}

/*
 * Returns: (transfer none) (nullable): a move that leaves what is lost by a theorem, the recommended one if it
 * does. @get_value: knows the theorems of the game.
 */
LmMoveValue *
lm_zeckendorf_explain_find_move (LmAnswer              *answer,
                                 LmZeckendorfValueFunc  get_value)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  LmMoveValue *found = NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value == LM_VALUE_WIN && get_value (move->position) == LM_VALUE_LOSS && (found == NULL || move == best))
        found = move;
    }

  return found;
}

/* @reason proves that @answer's position is won, but with another move than the recommended one, or names none of several. */
void
lm_zeckendorf_explain_as_computed (LmReason *reason,
                                   LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);
  g_autoptr (LmReason) said = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  /* What it answers comes after the other move. */
  g_hash_table_remove_all (reason->answers);
  if (best == NULL || answer->moves->len == 1)
    return;

  lm_reason_state (said, "computed", answer->position, lm_term_move (answer->position, best->move));
  lm_reason_join (reason, said);
  reason->is_open = TRUE;
}

/*
 * Writes down an answer to each move of @position. Returns: whether there is one to each. @answers: (out): what they are;
 * only set when there is.
 */
gboolean
lm_zeckendorf_explain_add_answers (LmReason               *reason,
                                   LmPosition             *position,
                                   LmZeckendorfAnswerFunc  find_answer,
                                   LmSolveContext         *context,
                                   LmTerm                 *answers)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  g_autoptr (GString) pairs = g_string_new (NULL);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      g_autofree char *answer = find_answer (after, context);

      if (answer == NULL)
        return FALSE;
      lm_reason_add_answer (reason, move, answer);
      g_string_append_printf (pairs, "%s%s:%s", i > 0 ? " " : "", move, answer);
      g_string_append_printf (words, "%s%s → %s", i > 0 ? ", " : "", move, answer);
    }

  *answers = lm_term_text (pairs->str, words->str);
  return TRUE;
}

/*
 * A lost position has its theorem. A won one is explained by the theorem for what the recommended move leaves, or
 * else another winning move, which shows why the position is won; the recommended one is then said to be computed. Returns:
 * (transfer full) (nullable): the reason, or %NULL when no theorem says anything. @get_value: knows the theorems
 * of the game.
 */
LmReason *
lm_zeckendorf_explain_by_losses (LmAnswer              *answer,
                                 LmZeckendorfValueFunc  get_value,
                                 LmZeckendorfLossFunc   explain_loss,
                                 LmSolveContext        *context)
{
  LmMoveValue *move;
  gboolean recommended;
  g_autoptr (LmReason) loss = NULL;
  LmReason *reason;

  if (answer->value == LM_VALUE_LOSS)
    return get_value (answer->position) == LM_VALUE_LOSS ? explain_loss (answer->position, context) : NULL;

  move = lm_zeckendorf_explain_find_move (answer, get_value);
  if (move == NULL)
    return NULL;

  loss = explain_loss (move->position, context);
  if (loss == NULL)
    return NULL;

  recommended = move == lm_answer_get_best (answer);
  reason = lm_reason_begin (loss->status, loss->reference);
  lm_reason_state (reason, recommended ? "leaves" : "wins-too", answer->position, lm_term_move (answer->position, move->move),
                   lm_term_position (move->position));
  lm_reason_join (reason, loss);
  if (!recommended)
    lm_zeckendorf_explain_as_computed (reason, answer);
  return reason;
}

/* The moves of best play: the winning ones that end it soonest, or the losing ones that delay longest. */
static gboolean
is_best (LmAnswer    *answer,
         LmMoveValue *move)
{
  return move->value == answer->value && move->distance == answer->distance - 1;
}

/* Adds to @after what best play makes of @position. FALSE where that is not known, for every move may be the best then. */
static gboolean
play_best (LmPosition     *position,
           GHashTable     *after,
           LmSolveContext *context)
{
  g_autoptr (LmAnswer) answer = lm_zeckendorf_solve (position, context, NULL);

  if (answer == NULL || answer->distance == LM_DISTANCE_UNKNOWN)
    return FALSE;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (is_best (answer, move))
        g_hash_table_insert (after, lm_position_to_string (move->position), lm_position_ref (move->position));
    }

  return TRUE;
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) lm_position_unref);
}

/*
 * Goes one move on in all best lines at once. Adds to @firsts a bit for each
 * seat that moves first in a line in which all is placed by then.
 */
static GHashTable *
play_all_best (GHashTable     *positions,
               guint          *firsts,
               LmSolveContext *context)
{
  g_autoptr (GHashTable) after = new_set ();
  GHashTableIter iter;
  LmPosition *position;

  g_hash_table_iter_init (&iter, positions);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &position))
    if (LM_ZECKENDORF_POSITION (position)->stock == 0)
      *firsts |= lm_position_is_over (position) ? 3 : 1 << lm_position_get_turn (position);
    else if (!play_best (position, after, context))
      return NULL;

  return g_steal_pointer (&after);
}

/* The seat that moves first once all are placed, in every best line alike; else LM_NOBODY. */
static int
find_first_mover (LmPosition     *position,
                  LmSolveContext *context)
{
  g_autoptr (GHashTable) positions = new_set ();
  guint n_seen = 0;
  guint firsts = 0;

  /* One column: nobody has a choice, and a large stock takes long. */
  if (lm_zeckendorf_position_get_variant (position)->hole == 2)
    return (lm_position_get_turn (position) + LM_ZECKENDORF_POSITION (position)->stock) % 2;

  g_hash_table_insert (positions, lm_position_to_string (position), lm_position_ref (position));
  while (g_hash_table_size (positions) > 0 && firsts != 3)
    {
      GHashTable *after = play_all_best (positions, &firsts, context);

      n_seen += g_hash_table_size (positions);
      if (after == NULL || n_seen > MAX_BEST_POSITIONS)
        {
          g_clear_pointer (&after, g_hash_table_unref);
          return LM_NOBODY;
        }

      g_hash_table_unref (positions);
      positions = after;
    }

  return firsts == 3 ? LM_NOBODY : (int) firsts - 1;
}

/*
 * Whoever places last moves second in what follows, so while one places, who that will be is part of the reason.
 * It is left out where best play may come to either. Returns: (transfer full) (nullable): @reason, perhaps with a
 * sentence more. @reason: (transfer full) (nullable): the reason for who wins.
 */
LmReason *
lm_zeckendorf_explain_roles (LmReason       *reason,
                             LmPosition     *position,
                             LmSolveContext *context)
{
  const gboolean by_count = lm_zeckendorf_position_get_variant (position)->hole == 2;
  g_autoptr (LmReason) said = lm_reason_begin (by_count ? LM_STATUS_PROVED : LM_STATUS_COMPUTED, NULL);
  LmStatus status;
  int first;

  if (reason == NULL || LM_ZECKENDORF_POSITION (position)->stock == 0)
    return reason;

  first = find_first_mover (position, context);
  if (first == LM_NOBODY)
    return reason;

  /* What who wins rests on stays as it is. */
  status = reason->status;
  lm_reason_state (said, by_count ? "places-last" : "places-last-computed", position, lm_term_player (position, 1 - first),
                   lm_term_player (position, first));
  lm_reason_join (reason, said);
  reason->status = status;
  return reason;
}
