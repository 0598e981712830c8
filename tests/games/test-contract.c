/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-contract.c: what the contract of a game promises, of every game that is registered. */

#include "claim-checks-general.h"
#include "engine/explore/lm-conjecture.h"
#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/play/lm-seat.h"
#include "engine/play/lm-session.h"
#include "engine/solve/lm-advice.h"
#include "examples.h"
#include "game-checks.h"
#include "games/lm-games.h"

#include <string.h>

#define N_GAMES 20
#define N_SMALL_GAMES 60

/* No game of these starts is as long as this. */
#define LONGEST 5000

/* So many moves are looked at one by one. */
#define MOST_MOVES 200

/* What the rooms say of their games is read by these tests and others. Keys with a mark every game needs. */
static void
test_examples (gconstpointer data)
{
  static const char *const keys[] = {
    "small!", "few!", "goal!", "end!", "extremes!", "known!", "hard!", "board!", "window!", "shapes", "rule", "no-rule",
  };
  const LmGameInfo *info = data;
  g_auto (GStrv) found = g_key_file_get_keys (examples_get (), info->name, NULL, NULL);
  guint n_known = 0;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *key = g_strndup (keys[i], strcspn (keys[i], "!"));
      g_auto (GStrv) texts = strchr (keys[i], '!') != NULL ? examples_need (info->name, key) : examples_list (info->name, key);

      n_known += texts[0] != NULL;
      for (guint j = 0; texts[j] != NULL; j++)
        {
          g_auto (GStrv) parts = g_strsplit (texts[j], " -> ", 2);
          g_autoptr (LmPosition) position = parse (parts[0]);

          g_assert_cmpstr (lm_position_get_info (position)->name, ==, info->name);
          g_assert_true (g_str_equal (key, "goal") == (parts[1] != NULL));
          if (g_str_equal (key, "end") && lm_position_is_over (position))
            g_error ("%s: %s is the end itself", info->name, parts[0]);
        }
    }
  if (found == NULL || n_known != g_strv_length (found))
    g_error ("%s: its examples.ini has a key that no test reads", info->name);
}

/* A room says nothing of a game that nobody can play. */
static void
test_registered (void)
{
  g_auto (GStrv) games = g_key_file_get_groups (examples_get (), NULL);

  for (guint i = 0; games[i] != NULL; i++)
    if (lm_game_info_lookup (games[i]) == NULL)
      g_error ("There are examples of “%s”, and no such game", games[i]);
}

/* (element-type LmPosition): from where to play out everything. */
static GPtrArray *
list_small_starts (const LmGameInfo *info)
{
  GPtrArray *starts = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_auto (GStrv) texts = examples_need (info->name, "small");

  for (guint i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (starts, parse (texts[i]));

  return starts;
}

static void
test_start (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) start = parse (info->start);
  g_autofree char *text = lm_position_to_string (start);

  g_assert_cmpstr (text, ==, info->start);
  g_assert_false (lm_position_is_over (start));
  g_assert_cmpuint (info->n_players, >=, 2);
  g_assert_cmpuint (info->n_players, <=, LM_MAX_PLAYERS);
  g_assert_true (lm_position_get_info (start) == info);
  g_assert_nonnull (info->title);
  g_assert_nonnull (info->summary);
  g_assert_nonnull (info->family_title);
  g_assert_nonnull (info->help_page);
}

/* --- playing ------------------------------------------------------------- */

static void
check_text (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *again = NULL;
  g_autofree char *words = lm_position_describe (position);
  g_autoptr (LmPosition) same = parse (text);

  again = lm_position_to_string (same);
  g_assert_cmpstr (again, ==, text);
  g_assert_true (lm_position_equal (position, same));
  g_assert_cmpuint (lm_position_get_turn (position), ==, lm_position_get_turn (same));
  g_assert_cmpuint (strlen (words), >, 0);
}

static void
check_words (LmPosition *position,
             const char *move)
{
  for (LmMoveStyle style = LM_MOVE_LABEL; style <= LM_MOVE_PLACE; style++)
    {
      g_autofree char *words = lm_position_describe_move (position, move, style);

      g_assert_cmpuint (strlen (words), >, 0);
    }
}

static gboolean
contains (GPtrArray  *moves,
          const char *move)
{
  return g_ptr_array_find_with_equal_func (moves, move, g_str_equal, NULL);
}

/* Every listed move is legal and listed once. */
static GPtrArray *
check_moves (LmPosition *position,
             gboolean   *complete)
{
  GPtrArray *moves = lm_position_list_moves (position, MOST_MOVES, complete);

  g_assert_cmpuint (moves->len, <=, MOST_MOVES);
  g_assert_true ((moves->len == 0) == lm_position_is_over (position));
  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = general_play (position, move);
      guint place = 0;

      g_assert_true (g_ptr_array_find_with_equal_func (moves, move, g_str_equal, &place));
      g_assert_cmpuint (place, ==, i);
      check_words (position, move);
    }

  return moves;
}

/* Refused in one sentence that changes nothing. */
static void
check_refusals (LmPosition *position)
{
  static const char *const wrong[] = { "", " ", "nonsense", "-1", "+1", "1e3", "M ", "A", "S0", "0x1", "\n", "٣", "P999999999999999999999" };
  g_autofree char *text = lm_position_to_string (position);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) after = lm_position_play (position, wrong[i], &error);
      g_autofree char *same = lm_position_to_string (position);

      g_assert_null (after);
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpstr (same, ==, text);
    }
}

static void
check_end (LmPosition *position)
{
  g_autofree char *result = lm_position_describe_result (position);
  const int winner = lm_position_get_winner (position);

  g_assert_cmpint (winner, >=, 0);
  g_assert_cmpint (winner, <, lm_position_get_info (position)->n_players);
  g_assert_cmpuint (strlen (result), >, 0);
  check_refusals (position);
}

/* Plays a game of random moves to its end, and looks at every position of it. */
static void
play_out (LmPosition *start,
          GRand      *rand)
{
  g_autoptr (LmPosition) position = lm_position_ref (start);
  guint n_moves = 0;

  for (; !lm_position_is_over (position); n_moves++)
    {
      gboolean complete;
      g_autoptr (GPtrArray) moves = check_moves (position, &complete);
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autoptr (LmPosition) after = general_play (position, move);

      g_assert_cmpuint (n_moves, <, LONGEST);
      g_assert_true (!complete || contains (moves, move));
      g_assert_cmpint (lm_position_get_winner (position), ==, LM_NOBODY);
      check_text (position);
      lm_position_unref (position);
      position = g_steal_pointer (&after);
    }

  check_text (position);
  check_end (position);
}

static void
test_play_outs (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (GPtrArray) starts = list_small_starts (info);
  g_autoptr (LmPosition) start = parse (info->start);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  check_refusals (start);
  for (guint i = 0; i < N_GAMES; i++)
    {
      play_out (start, rand);
      for (guint j = 0; j < starts->len; j++)
        play_out (g_ptr_array_index (starts, j), rand);
    }
}

/* --- goals --------------------------------------------------------------- */

/* Room for two lines beside a button in the narrowest window. */
#define LONGEST_GOAL 84

/* The sentence of the goal has the parameters of its game. */
static void
test_goal (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_auto (GStrv) goals = examples_need (info->name, "goal");

  for (guint i = 0; goals[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (goals[i], " -> ", 2);
      g_autoptr (LmPosition) position = parse (parts[0]);
      g_autofree char *goal = lm_position_describe_goal (position);

      if (strstr (goal, parts[1]) == NULL)
        g_error ("%s: “%s” says nothing of %s", parts[0], goal, parts[1]);
    }
}

/* One sentence, the same from the first position to the last. */
static void
check_goal (LmPosition *position,
            const char *first)
{
  g_autofree char *goal = lm_position_describe_goal (position);

  g_assert_cmpstr (goal, ==, first);
  g_assert_true (g_str_has_suffix (goal, "."));
  g_assert_null (strchr (goal, '\n'));
  g_assert_cmpint (g_utf8_strlen (goal, -1), <=, LONGEST_GOAL);
}

/* Who did it, once; of gifts and the like the sentence itself has the name. */
static void
check_deed (LmPosition *position,
            const char *move)
{
  g_autofree char *deed = lm_position_describe_deed (position, move, "Who");

  g_assert_true (g_str_has_suffix (deed, "."));
  if (lm_position_get_info (position)->n_players == 2)
    g_assert_true (g_str_has_prefix (deed, "Who "));
  g_assert_false (strstr (deed, "Who") != NULL && strstr (strstr (deed, "Who") + 1, "Who") != NULL);
}

static void
test_words (gconstpointer data)
{
  g_autoptr (GPtrArray) starts = list_small_starts (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < starts->len; i++)
    {
      g_autoptr (LmPosition) position = lm_position_ref (g_ptr_array_index (starts, i));
      g_autofree char *goal = lm_position_describe_goal (position);

      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = general_play (position, move);

          check_goal (position, goal);
          check_deed (position, move);
          lm_position_unref (position);
          position = after;
        }
    }
}

/* --- text ---------------------------------------------------------------- */

/* Names what is wrong in one sentence. */
static void
check_refused (const char *text,
               const char *key)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_position_parse (text, &error);
  g_autofree char *quoted = g_strdup_printf ("“%s”", key);

  if (position != NULL)
    g_error ("%s is taken for a position", text);
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_null (strchr (error->message, '\n'));
  if (strstr (error->message, quoted) == NULL)
    g_error ("%s: “%s” does not name %s", text, error->message, quoted);
}

/* The text with @pair in place of the pair at @index. */
static char *
with_pair (const char *head,
           GStrv       pairs,
           guint       index,
           const char *pair)
{
  GString *text = g_string_new (head);

  for (guint i = 0; pairs[i] != NULL; i++)
    g_string_append_printf (text, "%c%s", i == 0 ? '?' : '&', i == index ? pair : pairs[i]);

  return g_string_free (text, FALSE);
}

static void
check_damaged_pairs (const char *head,
                     GStrv       pairs,
                     guint       index)
{
  g_auto (GStrv) parts = g_strsplit (pairs[index], "=", 2);
  const char *const formats[] = { "%s=", "%s= %s", "%s=+%s", "%s=-%s", "%s=%s,", "%s=,%s", "%s=%s&%1$s=%2$s", "%s=%%3%s", "%s=x%s" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *pair = g_strdup_printf (formats[i], parts[0], parts[1]);
      g_autofree char *text = with_pair (head, pairs, index, pair);

      check_refused (text, parts[0]);
    }
  if (g_ascii_isdigit (parts[1][0]))
    {
      g_autofree char *pair = g_strdup_printf ("%s=0%s", parts[0], parts[1]);
      g_autofree char *text = with_pair (head, pairs, index, pair);

      check_refused (text, parts[0]);
    }
}

static void
check_hostile (const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "?", 2);
  g_auto (GStrv) pairs = g_strsplit (halves[1], "&", -1);
  g_autofree char *unknown = g_strconcat (text, "&colour=1", NULL);

  check_refused (unknown, "colour");
  for (guint i = 0; pairs[i] != NULL; i++)
    check_damaged_pairs (halves[0], pairs, i);
}

static void
test_hostile_text (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_auto (GStrv) texts = examples_need (info->name, "small");

  check_hostile (info->start);
  for (guint i = 0; texts[i] != NULL; i++)
    check_hostile (texts[i]);
}

/* Keys come in any order, and the program writes them in its own. */
static void
test_order_of_keys (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_auto (GStrv) halves = g_strsplit (info->start, "?", 2);
  g_auto (GStrv) pairs = g_strsplit (halves[1], "&", -1);
  g_autoptr (GString) text = g_string_new (halves[0]);
  g_autoptr (LmPosition) position = NULL;
  g_autofree char *canonical = NULL;

  for (guint i = g_strv_length (pairs); i-- > 0;)
    g_string_append_printf (text, "%c%s", pairs[i + 1] == NULL ? '?' : '&', pairs[i]);
  position = parse (text->str);
  canonical = lm_position_to_string (position);
  g_assert_cmpstr (canonical, ==, info->start);
}

/* --- solving ------------------------------------------------------------- */

/* Where others may act out of turn the room's own search is held against the rules. */
static gboolean
takes_turns (LmPosition *position)
{
  return lm_position_get_info (position)->n_players == 2;
}

static void
check_move_value (LmAnswer    *answer,
                  LmMoveValue *move)
{
  const int mover = lm_position_get_turn (answer->position);

  g_assert_cmpint (move->value, !=, LM_VALUE_UNKNOWN);
  g_assert_true ((move->value == LM_VALUE_WIN) == (general_get_winner (move->position) == mover));
}

/* The winner hurries, the loser delays. */
static void
check_distance (LmAnswer *answer)
{
  LmMoveValue *best = lm_answer_get_best (answer);

  if (answer->distance == LM_DISTANCE_UNKNOWN || lm_position_is_over (answer->position))
    return;

  g_assert_nonnull (best);
  g_assert_cmpuint (best->distance, ==, answer->distance - 1);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (answer->value == LM_VALUE_LOSS)
        g_assert_cmpuint (move->distance, <=, best->distance);
      else if (move->value == LM_VALUE_WIN)
        g_assert_cmpuint (move->distance, >=, best->distance);
    }
}

static void
check_answer (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, &error);
  const int winner = general_get_winner (position);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, &complete);

  g_assert_no_error (error);
  g_assert_cmpint (answer->winner, ==, winner);
  g_assert_true ((answer->value == LM_VALUE_WIN) == (winner == (int) lm_position_get_turn (position)));
  g_assert_cmpuint (answer->moves->len, ==, moves->len);
  for (guint i = 0; i < answer->moves->len; i++)
    check_move_value (answer, g_ptr_array_index (answer->moves, i));
  check_distance (answer);
}

/* How many answers to what has been played win; %G_MAXUINT where it is not the opponent who answers. */
static guint
count_refutations (LmPosition *position,
                   guint       opponent)
{
  g_autoptr (GPtrArray) moves = NULL;
  gboolean complete;
  guint count = 0;

  if (lm_position_is_over (position) || lm_position_get_turn (position) != opponent)
    return G_MAXUINT;

  moves = lm_position_list_moves (position, G_MAXUINT, &complete);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, moves->pdata[i]);

      count += general_get_winner (after) == (int) opponent;
    }

  return count;
}

/* Keeps a won game; in a lost one the fewest answers to its move win. */
static void
check_perfect (LmPosition *position,
               GRand      *rand)
{
  const guint turn = lm_position_get_turn (position);
  g_autoptr (LmSolveContext) context = general_create_context ();
  g_autoptr (LmAnswer) answer = lm_advice_answer (position, context, NULL);
  g_autofree char *move = lm_seat_choose_move (LM_SEAT_PERFECT, position, answer, 0, rand);
  g_autoptr (LmPosition) played = general_play (position, move);
  guint fewest = G_MAXUINT;

  if (answer->value == LM_VALUE_WIN)
    {
      g_assert_cmpint (general_get_winner (played), ==, turn);
      return;
    }

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *entry = g_ptr_array_index (answer->moves, i);

      fewest = MIN (fewest, count_refutations (entry->position, 1 - turn));
    }
  g_assert_cmpuint (count_refutations (played, 1 - turn), ==, fewest);
}

static void
check_answers_along (LmPosition *start,
                     GRand      *rand)
{
  g_autoptr (LmPosition) position = lm_position_ref (start);

  while (!lm_position_is_over (position))
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      LmPosition *after = general_play (position, move);

      check_answer (position);
      check_perfect (position, rand);
      lm_position_unref (position);
      position = after;
    }
}

static void
test_values (gconstpointer data)
{
  g_autoptr (GPtrArray) starts = list_small_starts (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < starts->len; i++)
    for (guint j = 0; j < N_SMALL_GAMES; j++)
      if (takes_turns (g_ptr_array_index (starts, i)))
        check_answers_along (g_ptr_array_index (starts, i), rand);
}

static void
test_cancelled (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) start = parse (info->start);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (lm_position_solve (start, NULL, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Without memory: exact all the same, or unknown with the reason. */
static void
test_without_memory (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) start = parse (info->start);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (context, 0);
  answer = lm_position_solve (start, NULL, context, &error);
  g_assert_no_error (error);
  if (answer->value == LM_VALUE_UNKNOWN)
    g_assert_nonnull (answer->limit);
  else
    g_assert_cmpint (answer->winner, !=, LM_NOBODY);
}

/* --- playing a game, keeping it ------------------------------------------ */

static LmSession *
play_session (LmPosition *start,
              GRand      *rand,
              guint       n_moves)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON };
  LmSession *session = lm_session_new (start, seats, 1);

  for (guint i = 0; i < n_moves && !lm_position_is_over (lm_session_get_position (session)); i++)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);
      g_autoptr (GError) error = NULL;

      lm_session_play (session, move, &error);
      g_assert_no_error (error);
    }

  return session;
}

static void
assert_shows (LmSession  *session,
              const char *text)
{
  g_autofree char *shown = lm_position_to_string (lm_session_get_position (session));

  g_assert_cmpstr (shown, ==, text);
}

static void
test_undo (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) start = parse (info->start);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (LmSession) session = play_session (start, rand, 12);
  g_autofree char *last = lm_position_to_string (lm_session_get_position (session));

  while (lm_session_can_undo (session))
    lm_session_undo (session);
  assert_shows (session, info->start);
  while (lm_session_can_redo (session))
    lm_session_redo (session);
  assert_shows (session, last);
}

static void
test_save (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) start = parse (info->start);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_autoptr (LmSession) session = play_session (start, rand, 12);
  g_autofree char *last = lm_position_to_string (lm_session_get_position (session));
  g_autofree char *json = lm_saved_game_to_json (session, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) loaded = lm_saved_game_from_json (json, -1, &error);

  g_assert_no_error (error);
  assert_shows (loaded, last);
  while (lm_session_can_undo (loaded))
    lm_session_undo (loaded);
  assert_shows (loaded, info->start);
}

/* A game that is shown as an example goes to its end. */
static void
test_sample (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmPosition) position = lm_position_parse (info->sample, NULL);
  g_auto (GStrv) moves = g_strsplit (info->sample_moves, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (LmPosition) before = g_steal_pointer (&position);
      g_autoptr (GError) error = NULL;

      position = lm_position_play (before, moves[i], &error);
      g_assert_no_error (error);
    }
  g_assert_true (lm_position_is_over (position));
}

static void
add_tests (const LmGameInfo *info)
{
  const struct { const char *name; GTestDataFunc func; } tests[] = {
    { "examples", test_examples },
    { "start", test_start },
    { "play-outs", test_play_outs },
    { "goal", test_goal },
    { "words", test_words },
    { "hostile-text", test_hostile_text },
    { "order-of-keys", test_order_of_keys },
    { "values", test_values },
    { "cancelled", test_cancelled },
    { "without-memory", test_without_memory },
    { "undo", test_undo },
    { "save", test_save },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/contract/%s/%s", info->name, tests[i].name);

      g_test_add_data_func (path, info, tests[i].func);
    }

  if (info->sample != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/contract/%s/sample", info->name);

      g_test_add_data_func (path, info, test_sample);
    }
}

/* The help lists every table that a card of the page Open Questions looks into, and a card says "proved" of a theorem alone. */
static void
test_open_questions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", "open-questions.page", NULL);
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < lm_game_info_count (); i++)
    for (const LmConjecture *card = lm_game_info_nth (i)->conjectures; card != NULL && card->title != NULL; card++)
      {
        g_autofree char *cell = g_strdup_printf ("<cmd>%s</cmd>", card->table);

        g_test_message ("%s", card->title);
        g_assert_nonnull (strstr (page, cell));
        g_assert_true (card->status != LM_STATUS_PROVED || strstr (card->source, "Theorem") != NULL);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < lm_game_info_count (); i++)
    add_tests (lm_game_info_nth (i));

  g_test_add_func ("/contract/registered", test_registered);
  g_test_add_func ("/contract/open-questions", test_open_questions);

  return g_test_run ();
}
