/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-answer.c: what the solver says of a position, and why. */

#include "lm-library.h"

#include "engine/solve/lm-advice.h"
#include "engine/solve/lm-hint.h"

/* Other languages can make an empty one, of which there is nothing to say. */
#define IS_ANSWER(object) (LAST_MOVE_IS_ANSWER (object) && (object)->answer != NULL)

G_DEFINE_FINAL_TYPE (LastMoveAnswer, last_move_answer, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (LastMoveReason, last_move_reason, G_TYPE_OBJECT)

static gint64
get_distance (guint distance)
{
  return distance != LM_DISTANCE_UNKNOWN ? (gint64) distance : -1;
}

/* --- the answer ---------------------------------------------------------- */

static void
last_move_answer_finalize (GObject *object)
{
  LastMoveAnswer *self = LAST_MOVE_ANSWER (object);

  g_clear_pointer (&self->answer, lm_answer_unref);
  g_clear_object (&self->position);
  g_free (self->winner);

  G_OBJECT_CLASS (last_move_answer_parent_class)->finalize (object);
}

/**
 * LastMoveAnswer:position:
 *
 * The position asked about.
 */

/**
 * LastMoveAnswer:value:
 *
 * Its value for the player to move.
 */

/**
 * LastMoveAnswer:winner:
 *
 * Who wins with best play, as position text has the player; %NULL when
 * unknown.
 */

/**
 * LastMoveAnswer:distance:
 *
 * Moves to the end when the winner hurries and the loser delays; -1 where not
 * computed.
 */

/**
 * LastMoveAnswer:positions:
 *
 * How many positions were solved or searched for it.
 */

/**
 * LastMoveAnswer:method:
 *
 * How it was found: "table", "search" or "theory".
 */

/**
 * LastMoveAnswer:limit:
 *
 * Why something is unknown, in sentences for people.
 */

static void
last_move_answer_class_init (LastMoveAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_answer_finalize;
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveAnswer, position, LAST_MOVE_TYPE_POSITION),
    LM_LIBRARY_FIELD (LastMoveAnswer, value, LAST_MOVE_TYPE_VALUE),
    LM_LIBRARY_FIELD (LastMoveAnswer, winner, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveAnswer, distance, G_TYPE_INT64),
    LM_LIBRARY_FIELD (LastMoveAnswer, positions, G_TYPE_UINT64),
    LM_LIBRARY_FIELD (LastMoveAnswer, method, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveAnswer, limit, G_TYPE_STRING));
}

static void
last_move_answer_init (LastMoveAnswer *self)
{
}

/* Takes the answer. */
LastMoveAnswer *
lm_library_wrap_answer (LmAnswer              *answer,
                        LastMovePosition      *position,
                        const LmLibraryLimits *limits)
{
  LastMoveAnswer *self = g_object_new (LAST_MOVE_TYPE_ANSWER, NULL);

  self->answer = answer;
  self->seconds = limits->seconds;
  self->mebibytes = limits->mebibytes;
  self->position = g_object_ref (position);
  self->value = (LastMoveValue) answer->value;
  self->winner = lm_library_dup_player (answer->position, answer->winner);
  self->distance = get_distance (answer->distance);
  self->positions = answer->positions;
  self->method = lm_method_to_string (answer->method);
  self->limit = answer->limit;
  return self;
}

static GStrv
list_moves (LmAnswer *answer,
            gboolean  winning_only)
{
  g_autoptr (GStrvBuilder) moves = g_strv_builder_new ();

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *entry = g_ptr_array_index (answer->moves, i);

      if (!winning_only || entry->value == LM_VALUE_WIN)
        g_strv_builder_add (moves, entry->move);
    }

  return g_strv_builder_end (moves);
}

/**
 * last_move_answer_list_moves:
 * @self: an answer
 *
 * Lists the moves of the answer.
 *
 * Returns: (transfer full): the moves of which it says something, in board
 *   order; of very many only some
 */
GStrv
last_move_answer_list_moves (LastMoveAnswer *self)
{
  g_return_val_if_fail (IS_ANSWER (self), NULL);

  return list_moves (self->answer, FALSE);
}

/**
 * last_move_answer_get_move_value:
 * @self: an answer
 * @move: a move's text
 *
 * Tells what a move does.
 *
 * Returns: what the move does for the player who makes it; unknown of a move
 *   of which the answer says nothing
 */
LastMoveValue
last_move_answer_get_move_value (LastMoveAnswer *self,
                                 const char     *move)
{
  LmMoveValue *entry;

  g_return_val_if_fail (IS_ANSWER (self) && move != NULL, LAST_MOVE_VALUE_UNKNOWN);

  entry = lm_answer_find_move (self->answer, move);
  return entry != NULL ? (LastMoveValue) entry->value : LAST_MOVE_VALUE_UNKNOWN;
}

/**
 * last_move_answer_get_move_distance:
 * @self: an answer
 * @move: a move's text
 *
 * Tells how far the end is after a move.
 *
 * Returns: moves to the end after it, or -1 where not computed
 */
gint64
last_move_answer_get_move_distance (LastMoveAnswer *self,
                                    const char     *move)
{
  LmMoveValue *entry;

  g_return_val_if_fail (IS_ANSWER (self) && move != NULL, -1);

  entry = lm_answer_find_move (self->answer, move);
  return entry != NULL ? get_distance (entry->distance) : -1;
}

/**
 * last_move_answer_get_winning_moves:
 * @self: an answer
 *
 * Lists the moves that win.
 *
 * Returns: (transfer full): the moves that are known to win, in board order
 */
GStrv
last_move_answer_get_winning_moves (LastMoveAnswer *self)
{
  g_return_val_if_fail (IS_ANSWER (self), NULL);

  return list_moves (self->answer, TRUE);
}

/**
 * last_move_answer_get_best:
 * @self: an answer
 *
 * Looks for the move to recommend.
 *
 * Returns: (transfer full) (nullable): the move to recommend: one that wins
 *   soonest, or that loses latest; %NULL when the value is unknown or the game
 *   is over
 */
char *
last_move_answer_get_best (LastMoveAnswer *self)
{
  LmMoveValue *best;

  g_return_val_if_fail (IS_ANSWER (self), NULL);

  best = lm_answer_get_best (self->answer);
  return best != NULL ? g_strdup (best->move) : NULL;
}

/**
 * last_move_answer_describe:
 * @self: an answer
 *
 * Tells the answer to people.
 *
 * Returns: (transfer full): who wins and in how many moves, one sentence
 */
char *
last_move_answer_describe (LastMoveAnswer *self)
{
  g_return_val_if_fail (IS_ANSWER (self), NULL);

  return lm_hint_say (lm_hint_state_verdict (self->answer, LM_NOBODY));
}

static gpointer
explain (gpointer       source,
         gpointer       data,
         GCancellable  *cancellable,
         GError       **error)
{
  LastMoveAnswer *self = source;
  const LmLibraryLimits limits = { self->seconds, self->mebibytes };
  g_autoptr (LmSolveContext) context = lm_library_create_context (cancellable, &limits);
  g_autoptr (LmAdvice) advice = lm_advice_compute_on (self->answer, context, error);

  return advice != NULL ? lm_library_wrap_reason (advice->reason) : NULL;
}

/**
 * last_move_answer_explain:
 * @self: an answer
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Says why, on the calling thread, within the limits that the answer had.
 *
 * Returns: (transfer full): the reason
 */
LastMoveReason *
last_move_answer_explain (LastMoveAnswer  *self,
                          GCancellable    *cancellable,
                          GError         **error)
{
  g_return_val_if_fail (IS_ANSWER (self), NULL);

  return lm_library_return (explain (self, NULL, cancellable, error), error);
}

/**
 * last_move_answer_explain_async:
 * @self: an answer
 * @cancellable: (nullable): stops the work
 * @callback: (nullable): called on the main context of the caller
 * @user_data: for @callback
 *
 * Says why, on another thread.
 */
void
last_move_answer_explain_async (LastMoveAnswer      *self,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_return_if_fail (IS_ANSWER (self));

  lm_library_run (self, explain, NULL, NULL, g_object_unref, cancellable, callback, user_data);
}

/**
 * last_move_answer_explain_finish:
 * @self: an answer
 * @result: what the callback was given
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Ends last_move_answer_explain_async().
 *
 * Returns: (transfer full): the reason
 */
LastMoveReason *
last_move_answer_explain_finish (LastMoveAnswer  *self,
                                 GAsyncResult    *result,
                                 GError         **error)
{
  return lm_library_finish (self, result, error);
}

/* --- the reason ---------------------------------------------------------- */

static void
last_move_reason_finalize (GObject *object)
{
  LastMoveReason *self = LAST_MOVE_REASON (object);

  g_free (self->text);
  g_free (self->reference);

  G_OBJECT_CLASS (last_move_reason_parent_class)->finalize (object);
}

/**
 * LastMoveReason:text:
 *
 * The reason, in plain sentences with the numbers of the position.
 */

/**
 * LastMoveReason:status:
 *
 * What it rests on: "proved", "computed", "conjectured" or "unknown".
 */

/**
 * LastMoveReason:reference:
 *
 * The paper and the theorem.
 */

static void
last_move_reason_class_init (LastMoveReasonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = last_move_reason_finalize;
  LM_CLASS_PROPERTIES (klass,
    LM_LIBRARY_FIELD (LastMoveReason, text, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveReason, status, G_TYPE_STRING),
    LM_LIBRARY_FIELD (LastMoveReason, reference, G_TYPE_STRING));
}

static void
last_move_reason_init (LastMoveReason *self)
{
}

LastMoveReason *
lm_library_wrap_reason (const LmReason *reason)
{
  LastMoveReason *self = g_object_new (LAST_MOVE_TYPE_REASON, NULL);

  self->text = g_strdup (reason->text);
  self->status = lm_status_to_string (reason->status);
  self->reference = lm_reason_cite (reason->reference);
  return self;
}
