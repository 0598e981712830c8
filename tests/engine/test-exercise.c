/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-exercise.c: exercises held against plain search, and their grades against two computers that try them. */

#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-exercise.h"
#include "engine/play/lm-seat.h"
#include "games/lm-games.h"

#include <string.h>

/* The sanitizers need many times as long. */
#ifdef __SANITIZE_ADDRESS__
#define IS_WATCHED TRUE
#define N_EXACT 10
#else
#define IS_WATCHED FALSE
#define N_EXACT 150
#endif

/* Of each grade. */
#define N_GRADED 200

/* Times that the casual computer tries each, for it errs by lot. */
#define N_TRIES 20

static LmSolveContext *
new_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 * 1024 * 1024);

  return lm_solve_context_new (NULL, cache);
}

static LmExerciseSource *
new_source (const LmGameInfo *info,
            guint             grade,
            guint32           seed)
{
  g_autoptr (GError) error = NULL;
  LmExerciseSource *source = lm_exercise_source_new (info, NULL, grade, seed, &error);

  g_assert_no_error (error);
  return source;
}

static gboolean
has_exercises (const LmGameInfo *info)
{
  return info->visit_size != NULL || info->size_key != NULL;
}

static gint search (GHashTable *known,
                    LmPosition *position);

/*
 * What a move comes to for the player who makes it: won above 0, lost below, and the moves to the end with it. The same
 * player may be to move again.
 */
static gint
search_move (GHashTable *known,
             LmPosition *position,
             const char *move)
{
  g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
  const guint turn = lm_position_get_turn (position);
  gint depth;

  g_assert_nonnull (after);
  if (lm_position_is_over (after))
    return lm_position_get_winner (after) == (int) turn ? 1 : -1;

  depth = search (known, after);
  if (lm_position_get_turn (after) != turn)
    depth = -depth;
  return depth > 0 ? depth + 1 : depth - 1;
}

/* A win is better than a loss, a quick win than a slow one, a slow loss than a quick one. */
static gboolean
is_better (gint depth,
           gint best)
{
  if (best == 0 || (depth > 0) != (best > 0))
    return best == 0 || depth > 0;

  return depth < best;
}

/* The best that the player to move comes to, by trying everything; remembered by the text. */
static gint
search (GHashTable *known,
        LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  g_autoptr (GPtrArray) moves = NULL;
  gpointer value;
  gint best = 0;

  if (g_hash_table_lookup_extended (known, text, NULL, &value))
    return GPOINTER_TO_INT (value);

  moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  for (guint i = 0; i < moves->len; i++)
    {
      const gint depth = search_move (known, position, g_ptr_array_index (moves, i));

      if (is_better (depth, best))
        best = depth;
    }

  g_hash_table_insert (known, g_steal_pointer (&text), GINT_TO_POINTER (best));
  return best;
}

static gboolean
is_right (LmExercise *exercise,
          gint        value,
          gint        depth)
{
  if (exercise->question == LM_EXERCISE_DELAY)
    return depth == value;

  return depth > 0;
}

static void
check_moves (GHashTable *known,
             LmExercise *exercise,
             gboolean    has_distances)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (exercise->position, G_MAXUINT, NULL);
  const gint value = search (known, exercise->position);

  g_assert_cmpint (value > 0, ==, exercise->question != LM_EXERCISE_DELAY);
  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);

      g_assert_cmpint (lm_exercise_accepts (exercise, move), ==,
                       is_right (exercise, value, search_move (known, exercise->position, move)));
    }
  g_assert_cmpint (search_move (known, exercise->position, exercise->best) > 0, ==, value > 0);
  if (has_distances)
    g_assert_cmpint (search_move (known, exercise->position, exercise->best), ==, value);
}

static void
check_winner (GHashTable *known,
              LmExercise *exercise)
{
  const guint turn = lm_position_get_turn (exercise->position);
  const guint other = lm_position_get_opponent (exercise->position);
  const guint winner = search (known, exercise->position) > 0 ? turn : other;

  g_assert_cmpuint (g_strv_length (exercise->accepted), ==, 1);
  g_assert_cmpstr (exercise->accepted[0], ==, lm_game_get_player_id (lm_position_get_game (exercise->position), winner));
}

static void
check_mistake (GHashTable *known,
               LmExercise *exercise)
{
  g_autoptr (LmPosition) after = lm_position_play (exercise->before, exercise->mistake, NULL);

  g_assert_true (lm_position_equal (after, exercise->position));
  g_assert_cmpint (search (known, exercise->before), >, 0);
}

static char *
get_key (LmExercise *exercise)
{
  g_autofree char *text = lm_position_to_string (exercise->position);

  return g_strdup_printf ("%d %s", exercise->question, text);
}

/* Every game: what is accepted is what plain search finds, and no exercise comes twice. */
static void
test_exact (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmExerciseSource) source = new_source (info, 0, 7);
  g_autoptr (LmSolveContext) context = new_context ();
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < N_EXACT; i++)
    {
      g_autoptr (LmExercise) exercise = lm_exercise_source_next (source, context, NULL);

      g_assert_nonnull (exercise);
      g_assert_true (g_hash_table_add (seen, get_key (exercise)));
      if (exercise->question == LM_EXERCISE_WINNER)
        check_winner (known, exercise);
      else
        check_moves (known, exercise, info->n_players == 2);
      if (exercise->question == LM_EXERCISE_ANSWER)
        check_mistake (known, exercise);
    }
}

static void
test_same_seed (void)
{
  const LmGameInfo *info = lm_game_info_lookup ("black-hole");
  g_autoptr (LmExerciseSource) one = new_source (info, 3, 5);
  g_autoptr (LmExerciseSource) same = new_source (info, 3, 5);
  g_autoptr (LmExerciseSource) other = new_source (info, 3, 6);
  g_autoptr (LmSolveContext) context = new_context ();
  guint n_other = 0;

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (LmExercise) a = lm_exercise_source_next (one, context, NULL);
      g_autoptr (LmExercise) b = lm_exercise_source_next (same, context, NULL);
      g_autoptr (LmExercise) c = lm_exercise_source_next (other, context, NULL);
      g_autofree char *key = get_key (a);
      g_autofree char *same_key = get_key (b);
      g_autofree char *other_key = get_key (c);

      g_assert_cmpstr (key, ==, same_key);
      g_assert_cmpuint (a->grade, ==, 3);
      n_other += strcmp (key, other_key) != 0;
    }
  g_assert_cmpuint (n_other, >, 25);
}

/* A board and its mirror image are one exercise. */
static void
test_symmetry (void)
{
  g_autoptr (LmExerciseSource) source = new_source (lm_game_info_lookup ("wythoff"), 0, 1);
  g_autoptr (LmSolveContext) context = new_context ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  LmExercise *exercise;

  while ((exercise = lm_exercise_source_next (source, context, NULL)) != NULL)
    {
      g_autoptr (LmPosition) mirrored = lm_game_info_lookup ("wythoff")->mirror (exercise->position);
      g_autofree char *text = lm_position_to_string (mirrored);
      g_autofree char *key = g_strdup_printf ("%d %s", exercise->question, text);

      g_assert_true (lm_position_equal (mirrored, exercise->position) || !g_hash_table_contains (seen, key));
      g_hash_table_add (seen, get_key (exercise));
      lm_exercise_free (exercise);
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 1000);
}

/* Whether the player who has moved has won, or may be beaten at once. */
static gboolean
can_end (LmPosition *position,
         guint       seat)
{
  g_autoptr (GPtrArray) moves = NULL;

  if (lm_position_is_over (position))
    return lm_position_get_winner (position) == (int) seat;

  moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      if (lm_position_is_over (after) && lm_position_get_winner (after) == (int) seat)
        return TRUE;
    }

  return FALSE;
}

/* Two moves ahead, by the rules alone: ends the game if it can, avoids what lets the other end it, else draws. */
static char *
look_ahead (LmPosition *position,
            GRand      *rand)
{
  const guint turn = lm_position_get_turn (position);
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  g_autoptr (GPtrArray) safe = g_ptr_array_new ();

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);

      if (lm_position_is_over (after) && lm_position_get_winner (after) == (int) turn)
        return g_strdup (move);
      if (!can_end (after, 1 - turn))
        g_ptr_array_add (safe, (gpointer) move);
    }
  if (safe->len == 0)
    safe = g_ptr_array_ref (moves);

  return g_strdup (g_ptr_array_index (safe, g_rand_int_range (rand, 0, safe->len)));
}

/* The winner if two moves show it, else by lot. */
static guint
guess_winner (LmPosition *position,
              GRand      *rand)
{
  const guint turn = lm_position_get_turn (position);
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  if (can_end (position, turn))
    return turn;
  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      if (!can_end (after, 1 - turn))
        return g_rand_int_range (rand, 0, 2);
    }

  return 1 - turn;
}

static gboolean
solves_ahead (LmExercise *exercise,
              GRand      *rand)
{
  LmGame *game = lm_position_get_game (exercise->position);
  g_autofree char *move = NULL;

  if (exercise->question == LM_EXERCISE_WINNER)
    return lm_exercise_accepts (exercise, lm_game_get_player_id (game, guess_winner (exercise->position, rand)));

  move = look_ahead (exercise->position, rand);
  return lm_exercise_accepts (exercise, move);
}

/* The casual computer knows the answer but for the moves that it draws. */
static gboolean
solves_casually (LmExercise     *exercise,
                 LmSolveContext *context,
                 GRand          *rand)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (exercise->position, NULL, context, NULL);
  g_autofree char *move = NULL;

  if (exercise->question == LM_EXERCISE_WINNER)
    return g_rand_int_range (rand, 0, 100) >= LM_CASUAL_ERROR_PERCENT || g_rand_boolean (rand);
  if (exercise->question == LM_EXERCISE_DELAY && g_rand_int_range (rand, 0, 100) >= LM_CASUAL_ERROR_PERCENT)
    return TRUE;

  move = lm_seat_choose_move (LM_SEAT_CASUAL, exercise->position, answer, LM_CASUAL_ERROR_PERCENT, rand);
  return lm_exercise_accepts (exercise, move);
}

static void
try_exercise (LmExercise     *exercise,
              LmSolveContext *context,
              GRand          *rand,
              guint          *n_ahead,
              guint          *n_casual)
{
  *n_ahead += solves_ahead (exercise, rand);
  for (guint i = 0; i < N_TRIES; i++)
    *n_casual += solves_casually (exercise, context, rand);
}

/* What both solve of as many exercises of a grade, from several games in turn. */
static void
try_grade (guint  grade,
           guint *n_ahead,
           guint *n_casual)
{
  static const char *const games[] = { "take-away", "wythoff", "black-hole", "chomp", "zahlenschlacht" };
  g_autoptr (LmSolveContext) context = new_context ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  LmExerciseSource *sources[G_N_ELEMENTS (games)];
  guint n = 0;

  *n_ahead = *n_casual = 0;
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    sources[i] = new_source (lm_game_info_lookup (games[i]), grade, 3);

  for (guint i = 0; n < N_GRADED; i++)
    {
      g_autoptr (LmExercise) exercise = lm_exercise_source_next (sources[i % G_N_ELEMENTS (games)], context, NULL);

      g_assert_cmpuint (i, <, 10 * N_GRADED);
      if (exercise == NULL)
        continue;
      try_exercise (exercise, context, rand, n_ahead, n_casual);
      n++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_object_unref (sources[i]);
}

/* Grades are honest: what the two solve falls from grade to grade. */
static void
test_grades (void)
{
  guint before = G_MAXUINT, before_casual = G_MAXUINT;

  for (guint grade = 1; grade <= LM_EXERCISE_GRADES; grade++)
    {
      guint n_ahead, n_casual;

      try_grade (grade, &n_ahead, &n_casual);
      g_test_message ("grade %u: two moves ahead %u of %u, casual %.1f", grade, n_ahead, N_GRADED,
                      (double) n_casual / N_TRIES);
      g_assert_cmpuint (n_ahead, <, before);
      g_assert_cmpuint (n_casual, <, before_casual);
      before = n_ahead;
      before_casual = n_casual;
    }
}

static gboolean
count_moves_cb (LmPosition *position,
                gpointer    data)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  guint *most = data;

  *most = MAX (*most, moves->len);
  return TRUE;
}

/* Every game has exercises of each grade, but for one whose positions, all of these sizes, have a few moves only. */
static void
test_hardest (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_autoptr (LmSolveContext) context = new_context ();
  g_autoptr (LmPopulation) population = lm_population_new (info, NULL, NULL);
  const guint hardest = lm_exercise_get_hardest (info);
  g_autofree char *reason = lm_exercise_describe_hardest (info);
  guint most = 0;

  g_assert_true ((reason == NULL) == (hardest == LM_EXERCISE_GRADES));
  for (guint grade = 1; grade <= LM_EXERCISE_GRADES; grade++)
    {
      g_autoptr (LmExerciseSource) source = new_source (info, grade, 1);
      g_autoptr (LmExercise) exercise = lm_exercise_source_next (source, context, NULL);

      g_assert_true ((exercise != NULL) == (grade <= hardest));
    }
  for (guint64 size = 1; info->most_moves > 0 && size <= 60; size++)
    lm_population_visit (population, size, count_moves_cb, &most);
  g_assert_cmpuint (most, ==, info->most_moves);
}

/* Only what may be asked is asked. */
static void
test_questions (void)
{
  g_autoptr (LmSolveContext) context = new_context ();
  g_autoptr (LmExerciseSource) source = new_source (lm_game_info_lookup ("chomp"), 0, 5);

  for (guint i = 0; i < 40; i++)
    {
      const LmExerciseQuestion wanted = i % LM_N_EXERCISE_QUESTIONS;
      g_autoptr (LmExercise) exercise = NULL;

      lm_exercise_source_set_questions (source, 1u << wanted);
      exercise = lm_exercise_source_next (source, context, NULL);
      g_assert_nonnull (exercise);
      g_assert_cmpint (exercise->question, ==, wanted);
      g_assert_true (lm_position_equal (exercise->answer->position, exercise->position));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < lm_game_info_count (); i++)
    if (has_exercises (lm_game_info_nth (i)))
      {
        g_autofree char *path = g_strconcat ("/exercise/exact/", lm_game_info_nth (i)->name, NULL);
        g_autofree char *hardest = g_strconcat ("/exercise/hardest/", lm_game_info_nth (i)->name, NULL);

        g_test_add_data_func (path, lm_game_info_nth (i), test_exact);
        g_test_add_data_func (hardest, lm_game_info_nth (i), test_hardest);
      }
  g_test_add_func ("/exercise/same-seed", test_same_seed);
  g_test_add_func ("/exercise/symmetry", test_symmetry);
  g_test_add_func ("/exercise/questions", test_questions);
  if (!IS_WATCHED)
    g_test_add_func ("/exercise/grades", test_grades);

  return g_test_run ();
}
