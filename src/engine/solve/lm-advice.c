/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-advice.c: a hint with its reason: what to play, why, and the answer to every reply. */

#include "lm-advice.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-party.h"

#include <glib/gi18n-lib.h>

/* A game with more replies than this lists only the telling ones anyway. */
#define MAX_REPLIES 512

/* The answers are counted where that is done at once, of the first moves where they are many. */
#define MAX_COUNTED_ANSWERS 10000
#define MAX_COUNTED_POSITIONS 2000000

/* Where so few answers win they are named. */
#define MAX_NAMED_ANSWERS 3

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
  LmPosition *position = advice->answer->position;
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  /* Where players leave one by one the last one's leaving is no move that anybody would name. */
  lm_reason_state (reason, LM_IS_PARTY (lm_position_get_game (position)) ? "leaving-ends" : "ends", position,
                   lm_term_move (position, advice->move), lm_term_result (advice->after));
  return reason;
}

static LmReason *
explain_win (LmAdvice *advice)
{
  LmPosition *position = advice->answer->position;
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  lm_reason_state (reason, advice->all_replies ? "replies-answered" : "any-reply-answered", position,
                   lm_term_move (position, advice->move), lm_term_player (position, lm_position_get_turn (advice->after)),
                   lm_term_number (advice->replies->len), lm_term_position (advice->after));
  return reason;
}

static LmReason *
explain_loss (LmAdvice *advice)
{
  LmPosition *position = advice->answer->position;
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  lm_reason_state (reason, advice->all_replies ? "moves-answered" : "any-move-answered", position,
                   lm_term_player (position, lm_position_get_turn (position)), lm_term_player (position, advice->answer->winner),
                   lm_term_number (advice->replies->len));
  return reason;
}

static LmReason *
explain_end (LmAdvice *advice)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_COMPUTED, NULL);

  lm_reason_state (reason, "over", advice->answer->position, lm_term_result (advice->answer->position));
  return reason;
}

static LmReason *
explain_unknown (LmAdvice *advice)
{
  const char *limit = advice->answer->limit;
  LmReason *reason = lm_reason_begin (LM_STATUS_UNKNOWN, NULL);

  if (limit != NULL)
    lm_reason_state (reason, "limit", advice->answer->position, lm_term_text (limit, limit));
  else
    lm_reason_state (reason, "not-decided", advice->answer->position);
  return reason;
}

/* The move of a lost position after which an answer goes wrong most easily; NULL where none does, or they were not counted. */
static LmMoveValue *
find_hardest (LmAnswer *loser,
              gboolean *is_only)
{
  LmMoveValue *hardest = NULL;

  for (guint i = 0; i < loser->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (loser->moves, i);
      const int order = hardest == NULL ? -1 : entry->n_answers != hardest->n_answers
                        ? (int) entry->n_answers - (int) hardest->n_answers : (int) hardest->n_replies - (int) entry->n_replies;

      if (!loser->all_moves || (entry->n_replies == 0 && lm_answer_counts_answers (loser, entry)))
        return NULL;
      if (entry->n_answers == entry->n_replies)
        continue;
      *is_only = order != 0 && (order < 0 || *is_only);
      if (order < 0 || (order == 0 && entry->distance > hardest->distance))
        hardest = entry;
    }

  return hardest;
}

/* "A1 and S3", the answers to @key that win, where they are few. Returns: whether they are */
static gboolean
name_answers (LmMoveValue    *key,
              LmSolveContext *context,
              LmTerm         *term)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (LmAnswer) answer = NULL;
  g_autofree char *words = NULL;

  if (key->n_answers > MAX_NAMED_ANSWERS)
    return FALSE;

  answer = lm_position_solve (key->position, NULL, context, NULL);
  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (answer->moves, i);

      if (entry->value != LM_VALUE_WIN)
        continue;
      g_ptr_array_add (names, lm_position_describe_move (key->position, entry->move, LM_MOVE_LABEL));
      g_string_append_printf (moves, moves->len > 0 ? " %s" : "%s", entry->move);
    }
  if (names->len == 0)
    return FALSE;

  words = lm_words_join (names, names->len, C_("last of a list", "%s and %s"));
  *term = lm_term_text (moves->str, words);
  return TRUE;
}

/* What is left when @reply was answered: the nearest lost position, and how far the end is. */
static void
state_answer (LmReason    *reason,
              LmAnswer    *loser,
              LmMoveValue *key,
              LmReply     *reply)
{
  const gboolean timeless = reply->distance == LM_DISTANCE_UNKNOWN || lm_position_get_info (loser->position)->fixed_length;

  if (lm_position_is_over (reply->after))
    lm_reason_state (reason, "answer-ends", key->position, lm_term_move (key->position, reply->answer),
                     lm_term_result (reply->after));
  else if (lm_position_get_turn (reply->after) != lm_position_get_turn (loser->position))
    return;
  else if (timeless)
    lm_reason_state (reason, "answer-leaves", loser->position, lm_term_move (loser->position, reply->move),
                     lm_term_move (key->position, reply->answer), lm_term_position (reply->after),
                     lm_term_player (loser->position, lm_position_get_turn (reply->after)));
  else
    lm_reason_state (reason, "answer-leaves-near", loser->position, lm_term_move (loser->position, reply->move),
                     lm_term_move (key->position, reply->answer), lm_term_position (reply->after),
                     lm_term_player (loser->position, lm_position_get_turn (reply->after)), lm_term_number (reply->distance));
}

/* That the right answer to @key is hard to find; @is_only: harder than to any other move. */
static gboolean
state_few_answers (LmReason       *reason,
                   LmAdvice       *advice,
                   LmAnswer       *loser,
                   LmMoveValue    *key,
                   gboolean        is_only,
                   LmSolveContext *context)
{
  LmTerm names;

  if (!name_answers (key, context, &names))
    return FALSE;

  lm_reason_state (reason,
                   !is_only || loser->moves->len == 1 ? "few-answers"
                     : advice->answer->value == LM_VALUE_WIN ? "most-care" : "hardest",
                   loser->position, lm_term_move (loser->position, key->move), lm_term_number (key->n_answers),
                   lm_term_number (key->n_replies), names);
  return TRUE;
}

/* That @reply's move delays longest, or else only what answers it. */
static void
state_delay (LmReason    *reason,
             LmAdvice    *advice,
             LmAnswer    *loser,
             LmMoveValue *key,
             LmReply     *reply)
{
  const gboolean is_one = loser->moves->len == 1;
  const gboolean is_longest = advice->all_replies && !is_one && loser->distance != LM_DISTANCE_UNKNOWN
                              && key == lm_answer_get_best (loser);

  lm_reason_state (reason, is_longest ? "longest-reply" : is_one ? "answered-by" : "for-example", loser->position,
                   lm_term_move (loser->position, key->move), lm_term_move (key->position, reply->answer));
}

/* The answer that the sentences give to @reply's move takes the place of the soonest one, where it wins as well. */
static gboolean
follow_reason (LmReply         *reply,
               LmPosition      *position,
               const char      *told,
               LmSolveContext  *context,
               GError         **error)
{
  g_autoptr (LmPosition) after = told != NULL && g_strcmp0 (told, reply->answer) != 0 ? lm_position_play (position, told, NULL) : NULL;
  g_autoptr (LmAnswer) left = after != NULL ? lm_position_solve (after, LM_SOLVE_BEST, context, error) : NULL;

  if (after == NULL || left == NULL)
    return after == NULL;

  if (left->value == LM_VALUE_LOSS)
    {
      g_free (reply->answer);
      lm_position_unref (reply->after);
      reply->answer = g_strdup (told);
      reply->after = g_steal_pointer (&after);
      reply->distance = left->distance;
    }
  return TRUE;
}

/* Returns: (transfer full) (nullable): @entry, a move of the side that is to lose, with the answer that wins: that of
 * @reason where it gives one */
static LmReply *
make_reply (LmMoveValue     *entry,
            LmReason        *reason,
            LmSolveContext  *context,
            GError         **error)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (entry->position, LM_SOLVE_BEST, context, error);
  LmMoveValue *best;
  LmReply *reply;

  if (answer == NULL)
    return NULL;

  best = lm_answer_get_best (answer);
  reply = g_new0 (LmReply, 1);
  reply->move = g_strdup (entry->move);
  reply->answer = g_strdup (best != NULL ? best->move : NULL);
  reply->after = lm_position_ref (best != NULL ? best->position : entry->position);
  reply->distance = best != NULL ? best->distance : answer->distance;
  if (reason == NULL
      || follow_reason (reply, entry->position, g_hash_table_lookup (reason->answers, entry->move), context, error))
    return reply;

  reply_free (reply);
  return NULL;
}

/* Returns: (transfer none) (nullable): of moves that are equally hard to answer the one to tell, which the opponent answers */
static LmMoveValue *
choose_key (LmAnswer *loser)
{
  LmMoveValue *key = lm_answer_get_best (loser);

  for (guint i = 0; i < loser->moves->len && (key == NULL || !lm_answer_counts_answers (loser, key)); i++)
    key = g_ptr_array_index (loser->moves, i);

  return key != NULL && lm_answer_counts_answers (loser, key) ? key : NULL;
}

/* Where no move is answered: why the game itself says that it is lost, or that who moves is always to move again. */
static void
state_no_answer (LmReason       *reason,
               LmAnswer       *loser,
               LmSolveContext *context)
{
  g_autoptr (LmReason) own = LM_GAME_GET_CLASS (lm_position_get_game (loser->position))->explain (loser->position, loser, context);

  if (own != NULL && !own->is_open)
    {
      lm_reason_join (reason, own);
      return;
    }

  for (guint i = 0; i < loser->moves->len; i++)
    if (lm_position_is_over (((LmMoveValue *) g_ptr_array_index (loser->moves, i))->position))
      return;
  if (!loser->all_moves)
    return;

  lm_reason_state (reason, "turn-stays", loser->position, lm_term_player (loser->position, lm_position_get_turn (loser->position)));
}

/* The move of the side that is to lose that matters most, and its answer: what is hardest to answer, or delays longest. */
static void
state_key_reply (LmReason       *reason,
                 LmAdvice       *advice,
                 LmAnswer       *loser,
                 LmSolveContext *context)
{
  gboolean is_only = FALSE;
  LmMoveValue *hardest = find_hardest (loser, &is_only);
  LmMoveValue *key = hardest != NULL ? hardest : choose_key (loser);
  LmReply *reply = key != NULL ? make_reply (key, reason, context, NULL) : NULL;

  if (key == NULL)
    state_no_answer (reason, loser, context);
  if (reply == NULL)
    return;

  if (reply->answer != NULL)
    {
      if (hardest == NULL || !state_few_answers (reason, advice, loser, key, is_only, context))
        state_delay (reason, advice, loser, key, reply);
      state_answer (reason, loser, key, reply);
    }
  reply_free (reply);
}

/*
 * Who keeps the turn with the recommended move goes on until the other one has to answer. Returns: (transfer full)
 * (nullable): that one's moves, %NULL where it does not come to that
 */
static LmAnswer *
state_turn (LmReason       *reason,
          LmAdvice       *advice,
          LmSolveContext *context)
{
  LmPosition *position = advice->answer->position;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (LmAnswer) answer = lm_position_solve (advice->after, LM_SOLVE_BEST, context, NULL);
  g_autofree char *all = NULL;

  while (answer != NULL && answer->winner == advice->answer->winner && answer->value == LM_VALUE_WIN
         && lm_answer_get_best (answer) != NULL)
    {
      LmMoveValue *best = lm_answer_get_best (answer);
      LmAnswer *next = lm_position_solve (best->position, LM_SOLVE_BEST, context, NULL);

      g_ptr_array_add (names, lm_position_describe_move (answer->position, best->move, LM_MOVE_LABEL));
      g_string_append_printf (moves, moves->len > 0 ? " %s" : "%s", best->move);
      lm_answer_unref (answer);
      answer = next;
    }
  if (names->len == 0)
    return NULL;

  all = lm_words_join (names, names->len, C_("last of a list", "%s and %s"));
  lm_reason_state (reason, "keeps-the-turn", position, lm_term_player (position, lm_position_get_turn (position)),
                   lm_term_move (position, advice->move), lm_term_text (moves->str, all));
  return answer != NULL && answer->value == LM_VALUE_LOSS ? lm_advice_answer (answer->position, context, NULL) : NULL;
}

/*
 * Where no theorem tells the way: that each reply has its answer, and what of that helps who plays on. @introduction:
 * (transfer full) (nullable): what there is to say before; of a game in which the turn may stay it is who wins whatever
 * the other one does. @loser: (nullable): the moves of the side that is to lose.
 */
static LmReason *
explain_by_search (LmAdvice       *advice,
                   LmReason       *introduction,
                   LmAnswer       *loser,
                   LmSolveContext *context)
{
  g_autoptr (LmReason) proof = advice->answer->value == LM_VALUE_WIN ? explain_win (advice) : explain_loss (advice);
  g_autoptr (LmAnswer) later = NULL;
  LmReason *reason = introduction != NULL ? introduction : g_steal_pointer (&proof);

  if (proof != NULL && !LM_IS_PARTY (lm_position_get_game (advice->after)))
    lm_reason_join (reason, proof);
  if (loser == NULL && advice->answer->outlook == NULL)
    loser = later = state_turn (reason, advice, context);
  if (loser != NULL)
    state_key_reply (reason, advice, loser, context);
  reason->is_open = FALSE;
  return reason;
}

/* Returns: (transfer full) (nullable): what there is to say before the replies are known; %NULL where that is nothing */
static LmReason *
explain_by_theory (LmAdvice       *advice,
                   LmSolveContext *context)
{
  LmPosition *position = advice->answer->position;
  LmReason *reason;

  if (ends_the_game (advice))
    return explain_last_move (advice);

  reason = LM_GAME_GET_CLASS (lm_position_get_game (position))->explain (position, advice->answer, context);
  if (reason == NULL && lm_position_is_over (position))
    return explain_end (advice);
  if (reason != NULL && (!reason->is_open || advice->move != NULL))
    return reason;

  g_clear_pointer (&reason, lm_reason_free);
  return advice->answer->value == LM_VALUE_UNKNOWN || advice->move == NULL ? explain_unknown (advice) : NULL;
}

/* Says that no rule is known, which is no small thing to know. */
static LmReason *
tell_no_rule (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_UNKNOWN, NULL);

  lm_reason_state (reason, "no-rule", position);
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

/* Whether a reply to the move is the opponent's: in some games who has moved may move again. */
static gboolean
has_replies (LmAdvice *advice)
{
  if (advice->move == NULL || advice->answer->outlook != NULL)
    return FALSE;

  return advice->answer->value == LM_VALUE_LOSS || lm_position_is_over (advice->after)
         || lm_position_get_turn (advice->after) != lm_position_get_turn (advice->answer->position);
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

/* Returns: (transfer full) (nullable): the moves of the side that is to lose, with the answers counted where they are told */
static LmAnswer *
answer_for_loser (LmAdvice        *advice,
                  gboolean         counted,
                  LmSolveContext  *context,
                  GError         **error)
{
  if (advice->answer->value == LM_VALUE_LOSS)
    return lm_answer_ref (advice->answer);

  return counted ? lm_advice_answer (advice->after, context, error) : lm_position_solve (advice->after, NULL, context, error);
}

/* Adds the opponent's answer to each move of @loser; not to one after which that side answers itself. */
static gboolean
add_replies (LmAdvice        *advice,
             LmAnswer        *loser,
             LmReason        *reason,
             LmSolveContext  *context,
             GError         **error)
{
  const guint n_replies = MIN (loser->moves->len, MAX_REPLIES);

  for (guint i = 0; i < n_replies; i++)
    {
      LmMoveValue *entry = g_ptr_array_index (loser->moves, i);
      LmReply *reply;

      if (!lm_position_is_over (entry->position) && !lm_answer_counts_answers (loser, entry))
        continue;
      reply = make_reply (entry, reason, context, error);
      if (reply == NULL)
        return FALSE;
      g_ptr_array_add (advice->replies, reply);
    }

  advice->all_replies = loser->all_moves && advice->replies->len == loser->moves->len;
  return TRUE;
}

/* The replies come after what theory says of them, and before what a search says. */
static gboolean
add_reason (LmAdvice        *advice,
            LmSolveContext  *context,
            GError         **error)
{
  g_autoptr (LmReason) reason = explain_by_theory (advice, context);
  const gboolean is_open = reason == NULL || reason->is_open;
  g_autoptr (LmAnswer) loser = NULL;

  if (has_replies (advice))
    {
      loser = answer_for_loser (advice, is_open, context, error);
      if (loser == NULL || !add_replies (advice, loser, reason, context, error))
        return FALSE;
    }

  advice->reason = is_open ? explain_by_search (advice, g_steal_pointer (&reason), loser, context) : g_steal_pointer (&reason);
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

/**
 * lm_advice_compute:
 * @position: a position
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Solves @position and says what to play and why. Where no theorem applies the
 * reason proves itself: every reply has an answer, and it tells the one that matters
 * most. For a worker thread.
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
  advice->replies = g_ptr_array_new_with_free_func ((GDestroyNotify) reply_free);

  best = lm_answer_get_best (advice->answer);
  if (best != NULL)
    {
      advice->move = g_strdup (best->move);
      advice->after = lm_position_ref (best->position);
    }

  if (!add_reason (advice, context, error) || !add_line (advice, context, error))
    return NULL;

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
  g_clear_pointer (&advice->reason, lm_reason_free);
  g_clear_pointer (&advice->idea, lm_reason_free);
  g_clear_pointer (&advice->replies, g_ptr_array_unref);
  g_clear_pointer (&advice->line, g_strfreev);
  g_free (advice);
}
