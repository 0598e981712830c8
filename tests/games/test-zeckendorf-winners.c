/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-winners.c: the table of winners against naive solvers and the table with moves to the end, and its manners. */

#include "engine/solve/lm-table.h"
#include "games/zeckendorf/solver/solver.h"
#include "variant-checks.h"

#include <time.h>

#define SEED 8

/* What is played, and the same for the naive solver. */
static const struct
{
  LmZeckendorfVariant variant;
  NaiveRules          rules;
} games[] = {
  { { .kind = LM_ZECKENDORF_FORWARD }, { 0 } },
  { { .kind = LM_ZECKENDORF_REVERSED }, { .reversed = TRUE } },
  { { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE }, { .reversed = TRUE, .stagnant = TRUE } },
};

static LmZeckendorfWinners *
make_winners (guint game,
              guint n,
              guint n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfWinners *winners;

  lm_solve_context_set_threads (context, n_threads);
  winners = lm_zeckendorf_winners_new (&games[game].variant, n, context, &error);
  g_assert_no_error (error);
  return winners;
}

typedef void (* PositionFunc) (const guint32 *heights,
                               gpointer       data);

/* Calls @func for every way to fill the bins up to @bin; returns for how many. */
static guint64
for_each (guint32      *heights,
          guint         bin,
          guint         value,
          PositionFunc  func,
          gpointer      data)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);
  guint64 n = 0;

  if (bin == 1)
    {
      heights[0] = value;
      func (heights, data);
      return 1;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      heights[bin - 1] = height;
      n += for_each (heights, bin - 1, value - height * fibonacci, func, data);
    }
  heights[bin - 1] = 0;
  return n;
}

static guint64
for_all (guint         n,
         PositionFunc  func,
         gpointer      data)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  return for_each (heights, lm_zeckendorf_count_bins (n), n, func, data);
}

typedef struct
{
  guint                game;
  LmZeckendorfWinners *winners;
  GHashTable          *solved;  /* of the naive solver */
  LmZeckendorfAtlas   *atlas;
} Check;

static void
check_naive (const guint32 *heights,
             gpointer       data)
{
  Check *check = data;
  NaiveBoard board = { .stock = 0 };

  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] = heights[i];

  g_assert_cmpuint (lm_zeckendorf_winners_lookup (check->winners, heights), ==,
                    naive_solve (&games[check->game].rules, check->solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
}

static void
test_all_positions (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);

  for (guint n = 1; n <= 60; n++)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n, 1);
      g_autoptr (GHashTable) solved = naive_new ();
      Check check = { .game = game, .winners = winners, .solved = solved };

      g_assert_cmpuint (for_all (n, check_naive, &check), ==, lm_table_count (LM_TABLE (winners)));
      g_assert_cmpuint (lm_zeckendorf_count_positions (n), ==, lm_table_count (LM_TABLE (winners)));
    }
}

static LmPosition *
make_position (guint          game,
               const guint32 *heights)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (&games[game].variant), heights, 0, 0, &error);

  g_assert_no_error (error);
  return position;
}

static LmZeckendorfAtlas *
make_atlas (guint game,
            guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  const guint32 heights[LM_ZECKENDORF_MAX_BINS] = { n };
  g_autoptr (LmPosition) position = make_position (game, heights);
  g_autoptr (GError) error = NULL;
  LmZeckendorfAtlas *atlas = lm_zeckendorf_atlas_new (position, context, &error);

  g_assert_no_error (error);
  return atlas;
}

static void
check_atlas (const guint32 *heights,
             gpointer       data)
{
  Check *check = data;
  g_autoptr (LmPosition) position = make_position (check->game, heights);
  guint distance = 0;

  g_assert_cmpuint (lm_zeckendorf_winners_lookup (check->winners, heights), ==,
                    lm_table_look_up (LM_TABLE (check->atlas), position, &distance));
}

/* Where rows get another word of 32 bits, at multiples of 64, and of 64 bits, at multiples of 128: all positions. */
static void
test_boundaries (gconstpointer data)
{
  static const guint values[] = { 63, 64, 65, 66, 67, 128 };
  const guint game = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (game, values[i], 2);
      g_autoptr (LmZeckendorfAtlas) atlas = make_atlas (game, values[i]);
      Check check = { .game = game, .winners = winners, .atlas = atlas };

      for_all (values[i], check_atlas, &check);
    }
}

/* Some position of value @n: bin by bin, from one of the lower ones on, so that long rows come as often as short ones. */
static void
draw_position (GRand   *rand,
               guint    n,
               guint32 *heights)
{
  guint value = n;

  memset (heights, 0, LM_ZECKENDORF_MAX_BINS * sizeof *heights);
  for (guint bin = g_rand_int_range (rand, 1, lm_zeckendorf_count_bins (n) + 1); bin > 1; bin--)
    {
      const guint most = value / lm_zeckendorf_fibonacci (bin);
      const guint height = MIN (g_rand_int_range (rand, 0, most + 1), g_rand_int_range (rand, 0, most + 1));

      heights[bin - 1] = height;
      value -= height * lm_zeckendorf_fibonacci (bin);
    }
  heights[0] = value;
}

/* The same further up, where all would take too long. */
static void
test_far_boundaries (gconstpointer data)
{
  static const guint values[] = { 127, 129, 191, 192, 255 };
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      /* Of 255, 256 and 257 each game takes one. */
      const guint n = values[i] == 255 ? 255 + game : values[i];
      g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n, 2);
      g_autoptr (LmZeckendorfAtlas) atlas = make_atlas (game, n);
      Check check = { .game = game, .winners = winners, .atlas = atlas };

      for (guint j = 0; j < 5000; j++)
        {
          guint32 heights[LM_ZECKENDORF_MAX_BINS];

          draw_position (rand, n, heights);
          check_atlas (heights, &check);
        }
    }
}

/* A position that a random game from the start ends from in @n_left moves. */
static void
play_until (const NaiveRules *rules,
            NaiveBoard       *board,
            guint             n_left,
            GRand            *rand)
{
  g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (NaiveBoard));
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  g_array_append_val (game, *board);
  while ((n_moves = naive_moves (rules, board, moves)) > 0)
    {
      *board = moves[g_rand_int_range (rand, 0, n_moves)].after;
      g_array_append_val (game, *board);
    }

  *board = g_array_index (game, NaiveBoard, game->len > n_left ? game->len - 1 - n_left : 0);
}

static void
start_board (guint       game,
             guint       n,
             NaiveBoard *board)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  *board = (NaiveBoard) { .stock = 0 };
  if (games[game].rules.reversed)
    lm_zeckendorf_decompose (n, heights);
  else
    heights[0] = n;
  for (guint i = 0; i < NAIVE_BINS; i++)
    board->chips[i] = heights[i];
}

/* Positions that a search without any table can solve, for not too much comes after them. */
static void
test_single_positions (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const guint n = 300;
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n, 2);
  g_autoptr (GHashTable) solved = naive_new ();

  for (guint i = 0; i < 40; i++)
    {
      NaiveBoard board;
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };
      Check check = { .game = game, .winners = winners, .solved = solved };

      start_board (game, n, &board);
      play_until (&games[game].rules, &board, games[game].rules.reversed ? 60 + 3 * i : 5 + i / 2, rand);
      for (guint j = 0; j < NAIVE_BINS; j++)
        heights[j] = board.chips[j];
      check_naive (heights, &check);
    }

  g_test_message ("%u positions solved the naive way", g_hash_table_size (solved));
}

/* RZ, Section 6, and the same computed further. */
static void
test_winners (void)
{
  static const guint lost[] = { 3, 5, 8, 9, 11, 13, 14, 19, 20, 23, 31, 34, 37, 39 };
  guint n_lost = 0;

  for (guint n = 2; n <= 45; n++)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (1, n, 1);
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

      lm_zeckendorf_decompose (n, heights);
      if (lm_zeckendorf_winners_lookup (winners, heights) == LM_VALUE_LOSS)
        g_assert_cmpuint (n, ==, lost[n_lost++]);
    }
  g_assert_cmpuint (n_lost, ==, G_N_ELEMENTS (lost));
}

/* No bin odd: lost, as for Lemma 4.1 of RZ; and the number that BH proves for the forward game. */
static void
test_theorems (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (LmZeckendorfWinners) reversed = make_winners (1, 340, 2);
  g_autoptr (LmZeckendorfWinners) forward = make_winners (0, 340, 2);
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 340 };

  g_assert_cmpuint (lm_zeckendorf_winners_lookup (forward, heights), ==, LM_VALUE_LOSS);

  for (guint i = 0; i < 5000; i++)
    {
      draw_position (rand, 170, heights);
      for (guint j = 0; j < LM_ZECKENDORF_MAX_BINS; j++)
        heights[j] *= 2;
      g_assert_cmpuint (lm_zeckendorf_winners_lookup (reversed, heights), ==, LM_VALUE_LOSS);
    }
}

/* What was in the memory before makes no difference, be it larger or smaller. */
static void
test_again (gconstpointer data)
{
  static const guint values[] = { 66, 100, 64, 20, 66 };
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfWinners) winners = lm_zeckendorf_winners_prepare (&games[game].variant, 129, context, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmZeckendorfAtlas) atlas = make_atlas (game, values[i]);
      Check check = { .game = game, .winners = winners, .atlas = atlas };

      g_assert_true (lm_zeckendorf_winners_solve (winners, values[i], context, NULL));
      g_assert_cmpuint (for_all (values[i], check_atlas, &check), ==, lm_table_count (LM_TABLE (winners)));
    }
}

static void
test_size (void)
{
  g_autoptr (LmZeckendorfWinners) winners = make_winners (1, 360, 2);
  const double bits = 8.0 * lm_table_get_bytes (LM_TABLE (winners)) / lm_table_count (LM_TABLE (winners));

  g_test_message ("n = 360: %.3f bits a position", bits);
  g_assert_cmpfloat (bits, >=, 1);
  g_assert_cmpfloat (bits, <=, 2);
}

static void
test_memory (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfWinners) winners = make_winners (1, 300, 1);
  const guint64 bytes = lm_table_get_bytes (LM_TABLE (winners));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT " bytes", bytes);
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_memory (context, bytes - 1);
  g_assert_null (lm_zeckendorf_winners_new (&games[1].variant, 300, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, number));

  lm_solve_context_set_memory (context, bytes);
  g_clear_object (&winners);
  winners = lm_zeckendorf_winners_prepare (&games[1].variant, 300, context, NULL);
  g_assert_nonnull (winners);
}

/* Whatever is smaller needs no more, so that a sweep has to ask for its last table only. */
static void
test_monotone (void)
{
  guint64 last = 0;

  for (guint n = 1; n <= 200; n++)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (1, n, 1);

      g_assert_cmpuint (lm_table_get_bytes (LM_TABLE (winners)), >=, last);
      last = lm_table_get_bytes (LM_TABLE (winners));
    }
}

static void
test_huge (void)
{
  static const guint values[] = { 2000, 5000, 12000, 12001, LM_ZECKENDORF_MAX_VALUE };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GError) error = NULL;

      lm_solve_context_set_memory (context, values[i] == 2000 ? G_GUINT64_CONSTANT (1) << 40 : G_MAXUINT64);
      g_assert_null (lm_zeckendorf_winners_new (&games[1].variant, values[i], context, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
      g_test_message ("%s", error->message);
    }
}

static void
test_time (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_seconds (context, 0.01);
  g_assert_null (lm_zeckendorf_winners_new (&games[1].variant, 450, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "0.01 s"));
}

static gpointer
build_500 (gpointer data)
{
  LmSolveContext *context = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_zeckendorf_winners_new (&games[1].variant, 500, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return NULL;
}

/* Cancelled when so much of it is done, at once where that is less than nothing: from the word to the end of the last thread, in milliseconds of all threads. */
static double
measure_cancel (double share)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  GThread *thread;
  clock_t start;

  lm_solve_context_set_threads (context, 3);
  thread = g_thread_new ("build", build_500, context);
  if (share >= 0)
    wait_for_share (context, share);
  start = clock ();
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  return (clock () - start) * 1000.0 / CLOCKS_PER_SEC;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* At every stage: before it begins, at the first words of the table, and on. */
static void
test_cancel (void)
{
  static const double shares[] = { -1, 0, 1e-6, 1e-4, 0.01, 0.05, 0.1 };
  double times[G_N_ELEMENTS (shares)];

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    times[i] = measure_cancel (shares[i]);

  qsort (times, G_N_ELEMENTS (times), sizeof times[0], compare_doubles);
  g_test_message ("cancelled within %.1f ms (median), %.1f ms (worst); promised: %d ms",
                  times[G_N_ELEMENTS (times) / 2], times[G_N_ELEMENTS (times) - 1], PROMISED_MS);
  g_assert_cmpfloat (times[G_N_ELEMENTS (times) / 2], <, TOLERATED_MS);
}

static void
test_progress (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfWinners) winners = lm_zeckendorf_winners_new (&games[1].variant, 250, context, NULL);
  guint64 done = 0;
  guint64 total = 0;

  lm_solve_context_get_progress (context, &done, &total);
  g_assert_cmpuint (total, ==, lm_table_count (LM_TABLE (winners)));
  g_assert_cmpuint (done, ==, total);
}

/* Where the moves to the end do not fit, the value of a position and of every move is told, and what is left out. */
static void
test_answer (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const guint n = 200;
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfAtlas) atlas = make_atlas (game, n);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  lm_solve_context_set_memory (context, 8 * 1024 * 1024);
  for (guint i = 0; i < 200; i++)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS];
      g_autoptr (LmPosition) position = NULL;
      g_autoptr (LmAnswer) answer = NULL;
      guint distance = 0;

      draw_position (rand, n, heights);
      position = make_position (game, heights);
      answer = room_solve (position, context);
      g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
      g_assert_cmpuint (answer->value, ==, lm_table_look_up (LM_TABLE (atlas), position, &distance));
      g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
      g_assert_true (answer->moves->len == 0 || g_str_has_prefix (answer->limit, "The moves to the end are left out"));
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);

          g_assert_cmpuint (move->value, !=, lm_table_look_up (LM_TABLE (atlas), move->position, &distance));
        }
    }
}

/* With the memory that is usual the moves to the end are there for every n up to 200: in 100 MB and two seconds. */
static void
test_distances (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (LmSolveContext) context = make_context (NULL);
  const guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 110, 30, 10 };
  g_autoptr (LmPosition) position = make_position (game, heights);
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (LmAnswer) answer = room_solve (position, context);
  const double seconds = (g_get_monotonic_time () - start) / 1e6;
  const guint64 bytes = lm_table_cache_get_size (lm_solve_context_get_cache (context));

  g_test_message ("n = 200: %.2f s, %" G_GUINT64_FORMAT " bytes", seconds, bytes);
  g_assert_cmpuint (answer->distance, !=, LM_DISTANCE_UNKNOWN);
  g_assert_null (answer->limit);
  g_assert_cmpuint (bytes, <=, 100000000);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const names[] = { "forward", "reversed", "stagnant" };
  static const struct
  {
    const char   *name;
    GTestDataFunc func;
  } tests[] = {
    { "all-positions", test_all_positions },
    { "boundaries", test_boundaries },
    { "far-boundaries", test_far_boundaries },
    { "single-positions", test_single_positions },
    { "again", test_again },
    { "answer", test_answer },
    { "distances", test_distances },
  };

  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint game = 0; game < G_N_ELEMENTS (games); game++)
      {
        g_autofree char *path = g_strdup_printf ("/zeckendorf/winners/%s/%s", tests[i].name, names[game]);
        g_test_add_data_func (path, GUINT_TO_POINTER (game), tests[i].func);
      }

  g_test_add_func ("/zeckendorf/winners/winners", test_winners);
  g_test_add_func ("/zeckendorf/winners/theorems", test_theorems);
  g_test_add_func ("/zeckendorf/winners/size", test_size);
  g_test_add_func ("/zeckendorf/winners/memory", test_memory);
  g_test_add_func ("/zeckendorf/winners/monotone", test_monotone);
  g_test_add_func ("/zeckendorf/winners/huge", test_huge);
  g_test_add_func ("/zeckendorf/winners/time", test_time);
  g_test_add_func ("/zeckendorf/winners/cancel", test_cancel);
  g_test_add_func ("/zeckendorf/winners/progress", test_progress);

  return g_test_run ();
}
