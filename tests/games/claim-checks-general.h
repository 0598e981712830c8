/* SPDX-License-Identifier: GPL-3.0-or-later */
/* claim-checks-general.h: checks of what every game's reasons claim, by playing positions out without any theory. */

#pragma once

#include "claim-checks.h"

/* Plays out whatever the rules allow, so positions have to be small; keeps what it has found, by the text of the position. */
static GHashTable *general_winners;

static inline int general_get_winner (LmPosition *position);

/* All moves; a game that cannot list them all is too large for such a check. */
static inline GPtrArray *
general_list_moves (LmPosition *position)
{
  gboolean complete;
  GPtrArray *moves = lm_position_list_moves (position, G_MAXUINT, &complete);

  g_assert_true (complete);
  return moves;
}

static inline LmPosition *
general_play (LmPosition *position,
              const char *move)
{
  g_autoptr (GError) error = NULL;
  LmPosition *after = lm_position_play (position, move, &error);

  g_assert_no_error (error);
  return after;
}

/* Of two players: whoever is to move wins with a move after which he wins. */
static inline int
general_search (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = NULL;
  const int mover = lm_position_get_turn (position);
  int winner = LM_NOBODY;

  if (lm_position_is_over (position))
    return lm_position_get_winner (position);

  moves = general_list_moves (position);
  for (guint i = 0; i < moves->len && winner != mover; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));

      winner = general_get_winner (after);
    }

  g_assert_cmpint (winner, !=, LM_NOBODY);
  return winner;
}

static inline int
general_get_winner (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  gpointer known;
  int winner;

  if (general_winners == NULL)
    general_winners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_lookup_extended (general_winners, text, NULL, &known))
    return GPOINTER_TO_INT (known);

  winner = general_search (position);
  g_hash_table_insert (general_winners, g_steal_pointer (&text), GINT_TO_POINTER (winner));
  return winner;
}

/* Whether @position has so many moves, after each of which somebody has a move that makes @winner win. */
static inline gboolean
general_answers_all (LmPosition *position,
                     guint64     n_moves,
                     int         winner)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);

  if (lm_position_is_over (position) || moves->len != n_moves)
    return FALSE;

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));

      if (lm_position_is_over (after) || (int) lm_position_get_turn (after) != winner || general_get_winner (after) != winner)
        return FALSE;
    }

  return TRUE;
}

/* Numbers: the move, and perhaps who has won then. */
static inline gboolean
general_ends_the_game (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  return lm_position_is_over (after)
         && (words[1] == NULL || lm_position_get_winner (after) == (int) g_ascii_strtoll (words[1], NULL, 10));
}

/* Numbers: the move and how many replies there are. Each can be answered, so that whoever made the move wins. */
static inline gboolean
general_every_reply_answered (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  g_assert_cmpuint (g_strv_length (words), ==, 2);
  return general_answers_all (after, g_ascii_strtoull (words[1], NULL, 10), lm_position_get_turn (claim->position));
}

/* Numbers: how many moves there are. Each can be answered, so that the other player wins. */
static inline gboolean
general_every_move_answered (LmFact *claim)
{
  return general_answers_all (claim->position, g_ascii_strtoull (claim->numbers, NULL, 10),
                              1 - (int) lm_position_get_turn (claim->position));
}

/* Moves to the end when the winner hurries and the loser delays. */
static inline guint
general_get_distance (LmPosition *position)
{
  static GHashTable *distances;
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (GPtrArray) moves = general_list_moves (position);
  const gboolean wins = general_get_winner (position) == (int) lm_position_get_turn (position);
  guint best = wins ? G_MAXUINT : 0;
  gpointer known;

  if (distances == NULL)
    distances = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (lm_position_is_over (position))
    return 0;
  if (g_hash_table_lookup_extended (distances, text, NULL, &known))
    return GPOINTER_TO_UINT (known);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));

      if (!wins)
        best = MAX (best, general_get_distance (after) + 1);
      else if (general_get_winner (after) == (int) lm_position_get_turn (position))
        best = MIN (best, general_get_distance (after) + 1);
    }

  g_hash_table_insert (distances, g_steal_pointer (&text), GUINT_TO_POINTER (best));
  return best;
}

/* How many moves of @position win for who makes them. */
static inline guint
general_count_wins (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);
  guint n_wins = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));

      n_wins += general_get_winner (after) == (int) lm_position_get_turn (position);
    }

  return n_wins;
}

/* Numbers: a move, how many answers to it win, and of how many. No other move has fewer that do, but others as well. */
static inline gboolean
general_hardest_reply (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (GPtrArray) moves = general_list_moves (claim->position);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  g_autoptr (GPtrArray) answers = general_list_moves (after);
  const guint n_wins = g_ascii_strtoull (words[1], NULL, 10);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) other = general_play (claim->position, g_ptr_array_index (moves, i));

      g_autoptr (GPtrArray) all = general_list_moves (other);

      if (general_count_wins (other) < n_wins && general_count_wins (other) < all->len)
        return FALSE;
    }

  return general_count_wins (after) == n_wins && n_wins > 0 && n_wins < answers->len && answers->len == g_ascii_strtoull (words[2], NULL, 10);
}

static inline gboolean
is_written (LmPosition *position,
            const char *text)
{
  g_autofree char *canonical = lm_position_to_string (position);

  return g_str_equal (canonical, text);
}

/* Numbers: a move, and the position that it leads to. */
static inline gboolean
general_leads_to (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = lm_position_play (claim->position, words[0], NULL);

  return after != NULL && is_written (after, words[1]);
}

/* Numbers: a move and its answer, which wins; then how far the end is from there, or "-", and what that position is. */
static inline gboolean
general_answered_by (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  g_autoptr (LmPosition) end = general_play (after, words[1]);

  return general_get_winner (end) != (int) lm_position_get_turn (claim->position)
         && (words[2] == NULL || g_str_equal (words[2], "-")
             || general_get_distance (end) == g_ascii_strtoull (words[2], NULL, 10))
         && (words[2] == NULL || words[3] == NULL || is_written (end, words[3]));
}

/* The same, and no move delays longer. */
static inline gboolean
general_longest_reply (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  return general_answered_by (claim) && general_get_distance (claim->position) == general_get_distance (after) + 1;
}

/* What there is to say of the move that matters most, beside that each has its answer. */
#define GENERAL_REPLY_CHECKS \
  { "hardest-reply", general_hardest_reply, 0 }, { "longest-reply", general_longest_reply, 0 }, \
  { "answered-by", general_answered_by, 0 }, { "answer-leaves", general_answered_by, 0 }

/* Numbers: perhaps who has won. */
static inline gboolean
general_is_over (LmFact *claim)
{
  const int winner = lm_position_is_over (claim->position) ? lm_position_get_winner (claim->position) : LM_NOBODY;

  return winner != LM_NOBODY && (*claim->numbers == '\0' || winner == (int) g_ascii_strtoll (claim->numbers, NULL, 10));
}

/* No numbers. That nobody knows cannot be checked; that there is something to know can. */
static inline gboolean
general_is_not_known (LmFact *claim)
{
  return !lm_position_is_over (claim->position);
}

/* Numbers: who is to move. */
static inline gboolean
general_to_move (LmFact *claim)
{
  return lm_position_get_turn (claim->position) == g_ascii_strtoull (claim->numbers, NULL, 10);
}

/* Numbers: who wins. */
static inline gboolean
general_wins (LmFact *claim)
{
  return general_get_winner (claim->position) == (int) g_ascii_strtoll (claim->numbers, NULL, 10);
}

/* Numbers: a move, and all answers to it that win. */
static inline gboolean
general_only_answers (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autoptr (LmPosition) end = general_play (after, words[i]);

      if (general_get_winner (end) != (int) lm_position_get_turn (after))
        return FALSE;
    }

  return general_count_wins (after) == g_strv_length (words) - 1;
}

static inline guint64
general_read_number (LmFact *claim)
{
  return g_ascii_strtoull (claim->numbers, NULL, 10);
}

/* Numbers: the moves to the end. */
static inline gboolean
general_is_distance (LmFact *claim)
{
  return general_get_distance (claim->position) == general_read_number (claim);
}

static inline gboolean
general_is_not_over (LmFact *claim)
{
  return !lm_position_is_over (claim->position);
}

static inline gboolean
general_won_for_mover (LmFact *claim)
{
  return general_get_winner (claim->position) == (int) lm_position_get_turn (claim->position);
}

static inline gboolean
general_lost_for_mover (LmFact *claim)
{
  return !general_won_for_mover (claim);
}

static inline guint
general_count_moves (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);

  return moves->len;
}

static inline gboolean
general_is_only_move (LmFact *claim)
{
  return general_count_moves (claim->position) == 1;
}

/* Numbers: how many moves there are. */
static inline gboolean
general_has_moves (LmFact *claim)
{
  return general_count_moves (claim->position) == general_read_number (claim);
}

/* Numbers: how many moves there are at least. */
static inline gboolean
general_at_least_moves (LmFact *claim)
{
  return general_count_moves (claim->position) >= general_read_number (claim);
}

static inline gboolean
general_at_least_win (LmFact *claim)
{
  return general_count_wins (claim->position) >= general_read_number (claim);
}

/* Numbers: how many moves win, and of how many. */
static inline gboolean
general_winning_moves (LmFact *claim)
{
  g_autofree char *numbers = g_strdup_printf ("%u %u", general_count_wins (claim->position), general_count_moves (claim->position));

  return g_str_equal (claim->numbers, numbers);
}

/* Numbers: in how many places the moves that win are. */
static inline gboolean
general_winning_places (LmFact *claim)
{
  g_autoptr (GPtrArray) moves = general_list_moves (claim->position);
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = general_play (claim->position, move);

      if (general_get_winner (after) == (int) lm_position_get_turn (claim->position))
        g_hash_table_add (places, lm_position_describe_move (claim->position, move, LM_MOVE_PLACE));
    }

  return g_hash_table_size (places) == general_read_number (claim);
}

/* Numbers: a move. */
static inline gboolean
general_is_move (LmFact *claim)
{
  g_autoptr (LmPosition) after = lm_position_play (claim->position, claim->numbers, NULL);

  return after != NULL;
}

/* Numbers: a move, and how far the end is after it. */
static inline gboolean
general_rest_after (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  return general_get_distance (after) == g_ascii_strtoull (words[1], NULL, 10);
}

/* Numbers: a move of a lost position after which the end is as far as it can be. */
static inline gboolean
general_longest_defence (LmFact *claim)
{
  g_autoptr (LmPosition) after = general_play (claim->position, claim->numbers);

  return general_get_distance (claim->position) == general_get_distance (after) + 1;
}

/* Numbers: a move of a lost position, how many answers to it win, and of how many; no move has fewer that do. */
static inline gboolean
general_hardest_defence (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (GPtrArray) moves = general_list_moves (claim->position);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);
  const guint n_wins = general_count_wins (after);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) other = general_play (claim->position, g_ptr_array_index (moves, i));

      if (lm_position_get_turn (other) != lm_position_get_turn (claim->position) && general_count_wins (other) < n_wins)
        return FALSE;
    }

  return n_wins == g_ascii_strtoull (words[1], NULL, 10) && general_count_moves (after) == g_ascii_strtoull (words[2], NULL, 10);
}

/* Numbers: a move, and the position that it leads to. */
static inline gboolean
general_move_leads (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) after = general_play (claim->position, words[0]);

  return is_written (after, words[1]);
}

/* Numbers: how many moves, and the moves, one after the other. */
static inline gboolean
general_line_length (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  g_autoptr (LmPosition) position = lm_position_ref (claim->position);

  for (guint i = 1; words[i] != NULL; i++)
    {
      LmPosition *after = general_play (position, words[i]);

      lm_position_unref (position);
      position = after;
    }

  return g_strv_length (words) - 1 == general_read_number (claim);
}

static inline ClaimCheck *
claim_checks_get_general (void)
{
  static ClaimCheck checks[] = {
    { "ends-the-game", general_ends_the_game, 0 },
    { "every-reply-answered", general_every_reply_answered, 0 },
    { "every-move-answered", general_every_move_answered, 0 },
    GENERAL_REPLY_CHECKS,
    { "distance", general_is_distance, 0 },
    { "is-not-over", general_is_not_over, 0 },
    { "won-for-mover", general_won_for_mover, 0 },
    { "lost-for-mover", general_lost_for_mover, 0 },
    { "is-only-move", general_is_only_move, 0 },
    { "has-moves", general_has_moves, 0 },
    { "at-least-moves", general_at_least_moves, 0 },
    { "at-least-win", general_at_least_win, 0 },
    { "winning-moves", general_winning_moves, 0 },
    { "winning-places", general_winning_places, 0 },
    { "is-move", general_is_move, 0 },
    { "rest-after", general_rest_after, 0 },
    { "longest-defence", general_longest_defence, 0 },
    { "hardest-defence", general_hardest_defence, 0 },
    { "move-leads", general_move_leads, 0 },
    { "line-length", general_line_length, 0 },
    { "to-move", general_to_move, 0 },
    { "wins", general_wins, 0 },
    { "leads-to", general_leads_to, 0 },
    { "only-answers", general_only_answers, 0 },
    { "is-over", general_is_over, 0 },
    { "is-not-known", general_is_not_known, 0 },
    { "no-rule", general_is_not_known, 0 },
    { NULL },
  };

  return checks;
}

/* Tables are kept from one question to the next. */
static inline LmSolveContext *
general_create_context (void)
{
  static LmTableCache *cache;

  if (cache == NULL)
    cache = lm_table_cache_new (1 << 28);

  return lm_solve_context_new (NULL, cache);
}

/* The program's hint. */
static inline LmAdvice *
general_ask (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  g_autoptr (GError) error = NULL;
  LmAdvice *advice = lm_advice_compute (position, context, &error);

  g_assert_no_error (error);
  return advice;
}

/* The reason of the hint. The table of answers, which takes most of the time, is left out where the game itself has a reason. */
static inline LmReason *
general_explain (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  LmGameClass *class = LM_GAME_GET_CLASS (lm_position_get_game (position));
  g_autoptr (LmAnswer) answer = class->solve (position, context, NULL);
  LmReason *reason = class->explain (position, answer, context);
  g_autoptr (LmAdvice) advice = NULL;

  if (reason != NULL && !reason->is_open)
    return reason;

  g_clear_pointer (&reason, lm_reason_free);
  advice = general_ask (position);
  return lm_reason_copy (advice->reason);
}

/* Asks for a reason, and checks whatever it claims. */
static inline void
general_check_hint (ClaimCheck *checks,
                    LmPosition *position)
{
  g_autoptr (LmReason) reason = general_explain (position);

  claim_checks_run_on_reason (checks, position, reason);
}
