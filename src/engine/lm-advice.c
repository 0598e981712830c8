/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-advice.c: a hint with its reason: what to play, why, and the answer to every reply. */

#include "lm-advice.h"

#include "lm-party.h"

#include <glib/gi18n-lib.h>

/* A game with more replies than this lists only the telling ones anyway. */
#define MAX_REPLIES 512

/* The answers are counted where that is done at once, of the first moves where they are many. */
#define MAX_COUNTED_ANSWERS 10000
#define MAX_COUNTED_POSITIONS 2000000

G_DEFINE_BOXED_TYPE (LmAdvice, lm_advice, lm_advice_ref, lm_advice_unref)

static void
reply_free (LmReply *reply)
{
  g_free (reply->move);
  g_free (reply->answer);
  lm_position_unref (reply->after);
  g_free (reply);
}

/* Whether all there is to say is that the move ends the game: it wins, or nothing else can be played. */
static gboolean
ends_the_game (LmAdvice *advice)
{
  LmAnswer *answer = advice->answer;

  return advice->move != NULL && lm_position_is_over (advice->after)
         && (answer->value == LM_VALUE_WIN || (answer->all_moves && answer->moves->len == 1));
}

static LmReason *
explain_last_move (LmAdvice *advice)
{
  g_autofree char *move = lm_position_describe_move (advice->answer->position, advice->move, LM_MOVE_LABEL);
  g_autofree char *result = lm_position_describe_result (advice->after);
  LmReason *reason;

  /* Where players leave one by one the last one's leaving is no move that anybody would name. */
  if (LM_IS_PARTY (lm_position_get_game (advice->after)))
    reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, "%s", result);
  else
    reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, _("%s ends the game. %s"), move, result);
  lm_reason_claim (reason, "ends-the-game", advice->answer->position, "%s", advice->move);
  return reason;
}

/* Whether the replies are all moves of @loser, the position replied to: of very many only the telling ones are kept. */
static gboolean
has_all_replies (LmAdvice   *advice,
                 LmPosition *loser)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (loser, MAX_REPLIES, &complete);

  return complete && moves->len == advice->replies->len;
}

static LmReason *
explain_win (LmAdvice *advice)
{
  LmPosition *position = advice->answer->position;
  g_autofree char *move = lm_position_describe_move (position, advice->move, LM_MOVE_LABEL);
  const char *other = lm_position_get_turn_name (advice->after);
  guint n_replies = advice->replies->len;
  LmReason *reason;

  if (!has_all_replies (advice, advice->after))
    {
      reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                              _("After %s, whatever %s replies has an answer that keeps the win."), move, other);
      lm_reason_claim (reason, "every-reply-answered", position, "%s", advice->move);
      return reason;
    }

  reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "After %s, %s has %u reply, and it has an answer that keeps the win.",
                                       "After %s, %s has %u replies, and each has an answer that keeps the win.",
                                       n_replies),
                          move, other, n_replies);
  lm_reason_claim (reason, "every-reply-answered", position, "%s %u", advice->move, n_replies);
  return reason;
}

static LmReason *
explain_loss (LmAdvice *advice)
{
  LmPosition *position = advice->answer->position;
  const char *loser = lm_position_get_turn_name (position);
  const char *winner = lm_game_get_player_name (lm_position_get_game (position), advice->answer->winner);
  guint n_moves = advice->replies->len;
  LmReason *reason;

  if (!has_all_replies (advice, position))
    {
      reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, _("Whatever %s plays, %s has an answer that wins."), loser, winner);
      lm_reason_claim (reason, "every-move-answered", position, "%s", "");
      return reason;
    }

  reason = lm_reason_new (LM_STATUS_COMPUTED, NULL,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "%s has %u move, and %s has an answer to it that wins.",
                                       "%s has %u moves, and %s has an answer to each that wins.",
                                       n_moves),
                          loser, n_moves, winner);
  lm_reason_claim (reason, "every-move-answered", position, "%u", n_moves);
  return reason;
}

static LmReason *
explain_end (LmAdvice *advice)
{
  LmReason *reason = lm_reason_new (LM_STATUS_COMPUTED, NULL, "%s", advice->verdict);

  lm_reason_claim (reason, "is-over", advice->answer->position, "%s", "");
  return reason;
}

static LmReason *
explain_unknown (LmAdvice *advice)
{
  const char *limit = advice->answer->limit;
  LmReason *reason = lm_reason_new (LM_STATUS_UNKNOWN, NULL, "%s", limit != NULL ? limit : _("Who wins was not decided."));

  lm_reason_claim (reason, "is-not-known", advice->answer->position, "%s", "");
  return reason;
}

static LmReason *
explain (LmAdvice       *advice,
         LmSolveContext *context)
{
  LmPosition *position = advice->answer->position;
  LmReason *theory;

  if (ends_the_game (advice))
    return explain_last_move (advice);

  theory = LM_GAME_GET_CLASS (lm_position_get_game (position))->explain (position, advice->answer, context);
  if (theory != NULL)
    return theory;

  if (lm_position_is_over (position))
    return explain_end (advice);
  if (advice->answer->value == LM_VALUE_UNKNOWN || advice->move == NULL)
    return explain_unknown (advice);
  if (advice->answer->value == LM_VALUE_WIN)
    return explain_win (advice);
  return explain_loss (advice);
}

/* Says that no rule is known, which is no small thing to know. */
static LmReason *
tell_no_rule (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_UNKNOWN, NULL, "%s",
                                    _("No rule is known that tells which moves win here. What helps is looking ahead: before a move, look for "
                                      "every answer to it."));

  lm_reason_claim (reason, "no-rule", position, "%s", "");
  return reason;
}

static LmReason *
get_idea (LmPosition *position)
{
  LmGameClass *class = LM_GAME_GET_CLASS (lm_position_get_game (position));
  LmReason *idea;

  if (lm_position_is_over (position) || lm_position_count_left (position) > 2)
    return NULL;

  idea = class->tell_idea != NULL ? class->tell_idea (position) : NULL;
  return idea != NULL ? idea : tell_no_rule (position);
}

/* Adds @entry, a move made by the side that is to lose, with the answer that wins; not one after which that side answers itself. */
static gboolean
add_reply (LmAdvice        *advice,
           LmAnswer        *loser,
           LmMoveValue     *entry,
           LmSolveContext  *context,
           GError         **error)
{
  g_autoptr (LmAnswer) answer = NULL;
  LmMoveValue *best;
  LmReply *reply;

  if (!lm_position_is_over (entry->position) && !lm_answer_counts_answers (loser, entry))
    return TRUE;
  answer = lm_position_solve (entry->position, LM_SOLVE_BEST, context, error);
  if (answer == NULL)
    return FALSE;

  best = lm_answer_get_best (answer);
  reply = g_new0 (LmReply, 1);
  reply->move = g_strdup (entry->move);
  reply->answer = g_strdup (best != NULL ? best->move : NULL);
  reply->after = lm_position_ref (best != NULL ? best->position : entry->position);
  reply->distance = best != NULL ? best->distance : answer->distance;
  g_ptr_array_add (advice->replies, reply);
  return TRUE;
}

/* Whether a reply to the move is the opponent's: in some games who has moved may move again. */
static gboolean
has_replies (LmAdvice *advice)
{
  if (advice->move == NULL || advice->answer->outlook != NULL)
    return FALSE;

  return advice->answer->value == LM_VALUE_LOSS || lm_position_is_over (advice->after)
         || lm_position_get_turn (advice->after) != lm_position_get_turn (advice->answer->position);
}

static gboolean
add_replies (LmAdvice        *advice,
             LmSolveContext  *context,
             GError         **error)
{
  g_autoptr (LmAnswer) loser = NULL;

  if (!has_replies (advice))
    return TRUE;

  if (advice->answer->value == LM_VALUE_WIN)
    loser = lm_position_solve (advice->after, NULL, context, error);
  else
    loser = lm_answer_ref (advice->answer);
  if (loser == NULL)
    return FALSE;

  for (guint i = 0; i < MIN (loser->moves->len, MAX_REPLIES); i++)
    if (!add_reply (advice, loser, g_ptr_array_index (loser->moves, i), context, error))
      return FALSE;

  return TRUE;
}

static guint
get_longest_line (LmAnswer *answer)
{
  return answer->distance == LM_DISTANCE_UNKNOWN ? LM_ADVICE_BLIND_LINE_MAX : LM_ADVICE_LINE_MAX;
}

/* The move that is recommended is told however late it is. */
static gboolean
is_late (LmSolveContext *context,
         guint           length)
{
  return length > 0 && lm_solve_context_poll (context) == LM_STOP_TIME;
}

static gboolean
add_line (LmAdvice        *advice,
          LmSolveContext  *context,
          GError         **error)
{
  g_autoptr (GStrvBuilder) line = g_strv_builder_new ();
  g_autoptr (LmAnswer) answer = lm_answer_ref (advice->answer);
  guint length = 0;

  /* With more than two players left nobody knows what the others want. */
  while (length < get_longest_line (answer) && answer->outlook == NULL && !is_late (context, length))
    {
      LmMoveValue *best = lm_answer_get_best (answer);
      g_autoptr (LmAnswer) next = NULL;

      if (best == NULL)
        break;

      g_strv_builder_add (line, best->move);
      length++;
      next = lm_position_solve (best->position, LM_SOLVE_BEST, context, error);
      if (next == NULL)
        return FALSE;

      lm_answer_unref (answer);
      answer = g_steal_pointer (&next);
    }

  advice->line = g_strv_builder_end (line);
  advice->line_cut = !lm_position_is_over (answer->position);
  return TRUE;
}

/* Unknown where the answers are too many, or what one of them does is not known. */
static gboolean
count_answers (LmMoveValue     *entry,
               LmSolveContext  *context,
               GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (entry->position, NULL, context, error);

  if (answer == NULL)
    return FALSE;

  if (answer->all_moves && answer->outlook == NULL && lm_answer_count (answer, LM_VALUE_UNKNOWN) == 0)
    {
      entry->n_answers = lm_answer_count (answer, LM_VALUE_WIN);
      entry->n_replies = answer->moves->len;
    }
  return TRUE;
}

/**
 * lm_advice_answer:
 * @position: a position
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Like lm_position_solve(), for whoever is to be advised: of a lost position it
 * is counted, where that is easy, how many answers to each move win. For a
 * worker thread.
 *
 * Returns: (transfer full) (nullable): value and moves, %NULL only when
 *   cancelled
 */
LmAnswer *
lm_advice_answer (LmPosition      *position,
                  LmSolveContext  *context,
                  GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, error);

  if (answer == NULL)
    return NULL;

  if (answer->value == LM_VALUE_LOSS && answer->outlook == NULL && answer->positions <= MAX_COUNTED_POSITIONS)
    for (guint i = 0, counted = 0; i < answer->moves->len && counted < MAX_COUNTED_ANSWERS; i++)
      {
        LmMoveValue *entry = g_ptr_array_index (answer->moves, i);

        if (lm_answer_counts_answers (answer, entry) && !count_answers (entry, context, error))
          return NULL;
        counted += entry->n_replies + 1;
      }

  return g_steal_pointer (&answer);
}

/**
 * lm_advice_compute:
 * @position: a position
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Solves @position and says what to play and why. Where no theorem applies the
 * reason proves itself: every reply has an answer. For a worker thread.
 *
 * Returns: (transfer full) (nullable): the advice, %NULL only when cancelled
 */
LmAdvice *
lm_advice_compute (LmPosition      *position,
                   LmSolveContext  *context,
                   GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_advice_answer (position, context, error);

  return answer != NULL ? lm_advice_compute_on (answer, context, error) : NULL;
}

/**
 * lm_advice_compute_on:
 * @answer: what the solver has said of a position
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * The same where the answer is known already.
 *
 * Returns: (transfer full) (nullable): the advice, %NULL only when cancelled
 */
LmAdvice *
lm_advice_compute_on (LmAnswer        *answer,
                      LmSolveContext  *context,
                      GError         **error)
{
  g_autoptr (LmAdvice) advice = g_new0 (LmAdvice, 1);
  LmMoveValue *best;

  g_atomic_ref_count_init (&advice->ref_count);
  advice->answer = lm_answer_ref (answer);
  advice->verdict = lm_answer_describe (advice->answer);
  advice->replies = g_ptr_array_new_with_free_func ((GDestroyNotify) reply_free);

  best = lm_answer_get_best (advice->answer);
  if (best != NULL)
    {
      advice->move = g_strdup (best->move);
      advice->after = lm_position_ref (best->position);
    }

  if (!add_replies (advice, context, error) || !add_line (advice, context, error))
    return NULL;

  advice->reason = explain (advice, context);
  advice->idea = get_idea (advice->answer->position);
  return g_steal_pointer (&advice);
}

/**
 * lm_advice_ref:
 * @advice: an advice
 *
 * Returns: (transfer full): @advice
 */
LmAdvice *
lm_advice_ref (LmAdvice *advice)
{
  g_atomic_ref_count_inc (&advice->ref_count);
  return advice;
}

/**
 * lm_advice_unref:
 * @advice: (transfer full): an advice
 */
void
lm_advice_unref (LmAdvice *advice)
{
  if (!g_atomic_ref_count_dec (&advice->ref_count))
    return;

  g_clear_pointer (&advice->answer, lm_answer_unref);
  g_free (advice->move);
  g_clear_pointer (&advice->after, lm_position_unref);
  g_free (advice->verdict);
  g_clear_pointer (&advice->reason, lm_reason_free);
  g_clear_pointer (&advice->idea, lm_reason_free);
  g_clear_pointer (&advice->replies, g_ptr_array_unref);
  g_clear_pointer (&advice->line, g_strfreev);
  g_free (advice);
}
