/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain.c: what the reasons of the games with theorems have in common. */

#include "theory.h"

#include "../solver/solver.h"

#include <glib/gi18n-lib.h>

/* The best lines are followed as long as they are so few; beyond that nothing is said about all of them. */
#define MAX_BEST_POSITIONS 2000

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

/* The position and why it is lost; some theorems begin with the position themselves. */
static char *
tell_left (LmPosition *position,
           LmReason   *loss)
{
  g_autofree char *left = lm_position_describe (position);

  if (g_str_has_prefix (loss->text, left))
    return g_strdup (loss->text);

  return g_strconcat (left, ". ", loss->text, NULL);
}

/*
 * A lost position has its theorem. A won one is explained by the theorem for what the recommended move leaves, or
 * else another winning move; that is a second one to play, and it shows why the position is won. Returns:
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
  g_autofree char *left = NULL;
  LmReason *reason;

  if (answer->value == LM_VALUE_LOSS)
    return get_value (answer->position) == LM_VALUE_LOSS ? explain_loss (answer->position, context) : NULL;

  move = lm_zeckendorf_explain_find_move (answer, get_value);
  if (move == NULL)
    return NULL;

  loss = explain_loss (move->position, context);
  if (loss == NULL)
    return NULL;

  left = tell_left (move->position, loss);
  recommended = move == lm_answer_get_best (answer);
  /* Translators: a move, then the position after it and why that is lost: “S3 leaves (8, 0, 1) = …: lost for whoever must move.” */
  reason = lm_reason_new (loss->status, loss->reference,
                          recommended ? _("%s leaves %s") : _("%s also wins, and shows why: it leaves %s"), move->move, left);
  lm_reason_claim (reason, recommended ? "leaves-lost" : "also-wins", answer->position, "%s", move->move);
  lm_reason_adopt (reason, loss);
  return reason;
}

static LmReason *
prove_win (LmAnswer    *answer,
           LmMoveValue *best)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_replies = lm_zeckendorf_position_get_moves (best->position, moves);
  LmReason *reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                                    g_dngettext (GETTEXT_PACKAGE,
                                                 "After %s, %s has %u reply, and it has an answer that keeps the win.",
                                                 "After %s, %s has %u replies, and each has an answer that keeps the win.",
                                                 n_replies),
                                    best->move, lm_position_get_turn_name (best->position), n_replies);

  lm_reason_claim (reason, "every-reply-answered", answer->position, "%s %u", best->move, n_replies);
  return reason;
}

static LmReason *
prove_loss (LmAnswer *answer)
{
  LmGame *game = lm_position_get_game (answer->position);
  const guint n_moves = answer->moves->len;
  LmReason *reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                                    g_dngettext (GETTEXT_PACKAGE,
                                                 "%s has %u move, and %s has an answer to it that wins.",
                                                 "%s has %u moves, and %s has an answer to each that wins.",
                                                 n_moves),
                                    lm_position_get_turn_name (answer->position), n_moves,
                                    lm_game_get_player_name (game, answer->winner));

  lm_reason_claim (reason, "every-move-answered", answer->position, "%u", n_moves);
  return reason;
}

/*
 * Returns: (transfer full) (nullable): that every reply has its answer, which proves itself; %NULL when the value
 * is unknown. @introduction: (transfer full) (nullable): what to say before.
 */
LmReason *
lm_zeckendorf_explain_by_proof (LmAnswer *answer,
                                LmReason *introduction)
{
  g_autoptr (LmReason) reason = introduction;
  g_autoptr (LmReason) proof = NULL;
  LmMoveValue *best = lm_answer_get_best (answer);

  if (best == NULL || lm_position_is_over (best->position))
    return NULL;

  proof = answer->value == LM_VALUE_WIN ? prove_win (answer, best) : prove_loss (answer);
  if (reason == NULL)
    return g_steal_pointer (&proof);

  lm_reason_join (reason, proof);
  return g_steal_pointer (&reason);
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
  LmGame *game = lm_position_get_game (position);
  int first;

  if (reason == NULL || LM_ZECKENDORF_POSITION (position)->stock == 0)
    return reason;

  first = find_first_mover (position, context);
  if (first == LM_NOBODY)
    return reason;

  lm_reason_say (reason, _("When the winner hurries and the loser delays, %s places the last chip, so %s moves first once all are placed."),
                 lm_game_get_player_name (game, 1 - first), lm_game_get_player_name (game, first));
  lm_reason_claim (reason, "moves-first", position, "%d", first);
  return reason;
}
