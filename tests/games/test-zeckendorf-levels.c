/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-levels.c: the solver by levels against the plain search and the table with moves to the end, and its manners. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-table.h"
#include "games/zeckendorf/layers/levels.h"
#include "games/zeckendorf/solver/solver.h"
#include "variant-checks.h"

#include <glib/gstdio.h>

/* What watches every access needs many times as long, and sees the same of smaller values. */
#ifdef __SANITIZE_ADDRESS__
#define NAIVE_TO 40
#define ALL_TO 55
#define STARTS_TO 250
#define STARTS_STEP 4
#define SAMPLED 230
#else
#define NAIVE_TO 60
#define ALL_TO 90
#define STARTS_TO 320
#define STARTS_STEP 1
#define SAMPLED 200, 260, 310
#endif

static const LmZeckendorfVariant variants[] = {
  { .kind = LM_ZECKENDORF_FORWARD },
  { .kind = LM_ZECKENDORF_REVERSED },
  { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE },
};

static LmZeckendorfLevels *
make_levels (guint           game,
             guint           max_n,
             guint           n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfLevels *levels;

  lm_solve_context_set_threads (context, n_threads);
  levels = lm_zeckendorf_levels_new (&variants[game], max_n, context, &error);
  g_assert_no_error (error);
  return levels;
}

static void
solve_levels (LmZeckendorfLevels *levels,
              guint               n,
              LmZeckendorfWanted *wanted,
              guint               n_wanted)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_zeckendorf_levels_solve (levels, n, wanted, n_wanted, context, &error));
  g_assert_no_error (error);
}

static LmZeckendorfLevels *
make_whole (guint game,
            guint n,
            guint n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfLevels *levels;

  lm_solve_context_set_threads (context, n_threads);
  levels = lm_zeckendorf_levels_new_whole (&variants[game], n, context, &error);
  g_assert_no_error (error);
  return levels;
}

static LmPosition *
make_position (guint          game,
               const guint32 *heights)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (&variants[game]), heights, 0, 0, &error);

  g_assert_no_error (error);
  return position;
}

static LmZeckendorfTable *
make_table (guint game,
            guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  const guint32 heights[LM_ZECKENDORF_MAX_BINS] = { n };
  g_autoptr (LmPosition) position = make_position (game, heights);
  g_autoptr (GError) error = NULL;
  LmZeckendorfTable *table = lm_zeckendorf_table_new (position, context, &error);

  g_assert_no_error (error);
  return table;
}

static LmValue
look_up (LmZeckendorfTable *table,
         guint              game,
         const guint32     *heights)
{
  g_autoptr (LmPosition) position = make_position (game, heights);
  guint distance = 0;

  return lm_table_look_up (LM_TABLE (table), position, &distance);
}

static LmValue
search_naive (guint          game,
              GHashTable    *solved,
              const guint32 *heights)
{
  const NaiveRules rules = { .reversed = game > 0, .stagnant = game == 2 };
  NaiveBoard board = { .stock = 0 };

  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] = heights[i];

  return naive_solve (&rules, solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

/* Appends every way to fill the bins up to @bin. */
static void
list_positions (GArray             *positions,
                LmZeckendorfWanted *position,
                guint               bin,
                guint               value)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  if (bin == 1)
    {
      position->heights[0] = value;
      g_array_append_val (positions, *position);
      return;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      position->heights[bin - 1] = height;
      list_positions (positions, position, bin - 1, value - height * fibonacci);
    }
  position->heights[bin - 1] = 0;
}

/* Every bit, a few levels at a time, with wide vectors where there are some and without; and all levels kept. */
static void
check_all (LmZeckendorfLevels *levels,
           guint               game,
           guint               n)
{
  g_autoptr (LmZeckendorfTable) table = n > NAIVE_TO ? make_table (game, n) : NULL;
  g_autoptr (LmZeckendorfLevels) whole = make_whole (game, n, 2);
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (LmZeckendorfWanted));
  LmZeckendorfWanted position = { 0 };

  list_positions (positions, &position, lm_zeckendorf_count_bins (n), n);
  g_assert_cmpuint (positions->len, ==, lm_zeckendorf_count_positions (n));
  for (guint plain = 0; plain < 2; plain++)
    {
      lm_zeckendorf_levels_set_plain (levels, plain == 1);
      solve_levels (levels, n, (LmZeckendorfWanted *) positions->data, positions->len);
      for (guint i = 0; i < positions->len; i++)
        {
          const LmZeckendorfWanted *wanted = &g_array_index (positions, LmZeckendorfWanted, i);

          if (plain == 0)
            g_assert_cmpuint (wanted->value, ==, table != NULL ? look_up (table, game, wanted->heights)
                                                               : search_naive (game, solved, wanted->heights));
          g_assert_cmpuint (lm_zeckendorf_levels_look_up (whole, wanted->heights), ==, wanted->value);
        }
    }
}

/* In the memory of the largest value. */
static void
test_all_positions (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (LmZeckendorfLevels) levels = make_levels (game, ALL_TO, 1);

  for (guint n = 1; n <= ALL_TO; n++)
    check_all (levels, game, n);
}

/* Where a row takes more than one word. */
static void
test_two_words (gconstpointer data)
{
  g_autoptr (LmZeckendorfLevels) levels = make_levels (GPOINTER_TO_UINT (data), 132, 1);

  check_all (levels, GPOINTER_TO_UINT (data), 132);
}

static LmValue
get_start_value (LmZeckendorfLevels *levels,
                 guint               game,
                 guint               n,
                 guint32            *heights)
{
  LmZeckendorfWanted wanted = { 0 };

  if (game == 0)
    wanted.heights[0] = n;
  else
    lm_zeckendorf_decompose (n, wanted.heights);
  solve_levels (levels, n, &wanted, 1);
  memcpy (heights, wanted.heights, sizeof wanted.heights);
  return wanted.value;
}

static void
check_starts (guint game,
              guint min_threads,
              guint max_threads,
              guint from,
              guint to,
              guint step)
{
  for (guint n = from; n <= to; n += step)
    {
      g_autoptr (LmZeckendorfTable) table = make_table (game, n);

      for (guint n_threads = min_threads; n_threads <= max_threads; n_threads++)
        {
          g_autoptr (LmZeckendorfLevels) levels = make_levels (game, to, n_threads);
          guint32 heights[LM_ZECKENDORF_MAX_BINS];
          const LmValue value = get_start_value (levels, game, n, heights);

          g_assert_cmpuint (value, ==, look_up (table, game, heights));
        }
    }
}

static void
test_starts (gconstpointer data)
{
  check_starts (GPOINTER_TO_UINT (data), 1, 1, 1, 200, STARTS_STEP);
}

static void
test_threads (gconstpointer data)
{
  check_starts (GPOINTER_TO_UINT (data), 2, 4, 180, STARTS_TO, 70);
}

/* Large enough for several threads, small enough to be watched by ThreadSanitizer. */
static void
test_together (gconstpointer data)
{
  check_starts (GPOINTER_TO_UINT (data), 2, 4, 230, 230, 1);
}

/* What the table of winners, which was before levels and another engine, had found: for which n the reversed game is lost,
   up to 400, and for which it is won when ones are stagnant, up to 300. The first of them are in RZ, Section 6. */
static const guint16 lost_reversed[] = {
  1, 3, 5, 8, 9, 11, 13, 14, 19, 20, 23, 31, 34, 37, 39, 47, 49, 52, 53, 55, 56, 60, 61, 64, 66, 70, 73, 74, 76, 79,
  81, 84, 88, 89, 90, 92, 97, 98, 102, 103, 108, 109, 112, 113, 114, 120, 121, 124, 128, 129, 131, 136, 137, 142, 146,
  152, 156, 157, 165, 166, 167, 173, 174, 175, 190, 197, 205, 206, 212, 220, 221, 225, 228, 231, 233, 234, 238, 240,
  244, 245, 252, 255, 262, 267, 270, 271, 274, 286, 292, 293, 294, 300, 310, 311, 314, 315, 318, 323, 327, 331, 336,
  342, 346, 356, 359, 361, 363, 365, 372, 375, 376, 378, 380, 385, 388, 389, 390, 391, 393, 400,
};
static const guint16 won_stagnant[] = {
  2, 7, 8, 9, 10, 11, 12, 15, 16, 17, 20, 23, 26, 27, 28, 29, 30, 32, 33, 34, 35, 37, 38, 39, 40, 42, 43, 44, 45, 46,
  47, 48, 50, 51, 52, 53, 54, 55, 56, 58, 59, 60, 61, 65, 68, 69, 70, 71, 72, 73, 74, 76, 77, 79, 80, 83, 86, 91, 96,
  97, 98, 99, 100, 101, 104, 105, 106, 109, 110, 111, 112, 113, 114, 115, 116, 117, 120, 121, 122, 125, 126, 127, 130,
  131, 132, 133, 134, 135, 138, 143, 146, 151, 152, 153, 154, 155, 156, 159, 160, 161, 164, 167, 170, 171, 172, 173,
  174, 176, 177, 178, 179, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 194, 195, 196, 197, 198, 201,
  204, 205, 209, 210, 211, 212, 213, 215, 216, 217, 218, 220, 221, 222, 223, 224, 225, 226, 228, 229, 231, 232, 233,
  234, 236, 237, 240, 241, 242, 243, 244, 245, 248, 249, 250, 251, 252, 256, 261, 262, 263, 264, 265, 266, 267, 268,
  270, 271, 272, 273, 275, 276, 277, 278, 279, 282, 283, 284, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297,
  299, 300,
};

static void
test_winners (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const guint16 *told = game == 1 ? lost_reversed : won_stagnant;
  const guint n_told = game == 1 ? G_N_ELEMENTS (lost_reversed) : game == 2 ? G_N_ELEMENTS (won_stagnant) : 0;
  const guint to = game == 1 ? 400 : 300;
  g_autoptr (LmZeckendorfLevels) levels = make_levels (game, to, 2);
  guint next = 0;

  for (guint n = 1; n <= to; n++)
    {
      guint32 heights[LM_ZECKENDORF_MAX_BINS];
      const gboolean is_told = game == 0 ? n == 2 : next < n_told && told[next] == n;

      next += is_told ? 1 : 0;
      g_assert_true ((get_start_value (levels, game, n, heights) == LM_VALUE_WIN) == (is_told == (game != 1)));
    }
}

/* The bins in any order take any part of what is left, so that each of them is high at times. */
static void
fill_at_random (guint               n,
                LmZeckendorfWanted *wanted)
{
  const guint n_bins = lm_zeckendorf_count_bins (n);

  *wanted = (LmZeckendorfWanted) { .value = LM_VALUE_UNKNOWN };
  for (guint i = 0; i < n_bins; i++)
    {
      const guint bin = g_test_rand_int_range (1, n_bins + 1);
      const guint height = g_test_rand_int_range (0, n / lm_zeckendorf_fibonacci (bin) + 1);

      wanted->heights[bin - 1] += height;
      n -= height * lm_zeckendorf_fibonacci (bin);
    }
  wanted->heights[0] += n;
}

/* Where bin 2 takes several words, any positions, with any number of threads. */
static void
test_samples (gconstpointer data)
{
  static const guint values[] = { SAMPLED };
  static const guint threads[] = { 1, 2, 4 };
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (LmZeckendorfTable) table = NULL;
  LmZeckendorfWanted wanted[5000];

  for (guint i = 0; i < G_N_ELEMENTS (values) * G_N_ELEMENTS (threads) * 2; i++)
    {
      const guint n = values[i / 6];
      g_autoptr (LmZeckendorfLevels) levels = make_levels (game, n, threads[i / 2 % 3]);
      g_autoptr (LmZeckendorfLevels) whole = make_whole (game, n, threads[i / 2 % 3]);

      if (i % 6 == 0)
        {
          g_clear_object (&table);
          table = make_table (game, n);
        }

      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        fill_at_random (n, &wanted[k]);
      lm_zeckendorf_levels_set_plain (levels, i % 2 == 1);
      solve_levels (levels, n, wanted, G_N_ELEMENTS (wanted));
      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        {
          g_assert_cmpuint (wanted[k].value, ==, look_up (table, game, wanted[k].heights));
          g_assert_cmpuint (lm_zeckendorf_levels_look_up (whole, wanted[k].heights), ==, wanted[k].value);
        }
    }
}

/* Where no table of all positions fits: those near the end of a random game, which the plain search can solve. */
static void
test_near_end (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const NaiveRules rules = { .reversed = game > 0, .stagnant = game == 2 };
  g_autoptr (GHashTable) solved = naive_new ();
  g_autoptr (LmZeckendorfLevels) levels = make_levels (game, 420, 2);
  LmZeckendorfWanted wanted[40] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (NaiveBoard));
      NaiveBoard board = { .stock = 0 };
      NaiveMove moves[NAIVE_MAX_MOVES];
      guint n_moves, n_left = rules.reversed ? 60 + 3 * i : 5 + i / 2;

      fill_at_random (420, &wanted[i]);
      for (guint j = 0; j < NAIVE_BINS; j++)
        board.chips[j] = wanted[i].heights[j];
      g_array_append_val (boards, board);
      while ((n_moves = naive_moves (&rules, &board, moves)) > 0)
        {
          board = moves[g_test_rand_int_range (0, n_moves)].after;
          g_array_append_val (boards, board);
        }
      board = g_array_index (boards, NaiveBoard, boards->len > n_left ? boards->len - 1 - n_left : 0);
      for (guint j = 0; j < NAIVE_BINS; j++)
        wanted[i].heights[j] = board.chips[j];
    }

  solve_levels (levels, 420, wanted, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpuint (wanted[i].value, ==, search_naive (game, solved, wanted[i].heights));
}

/* No bin odd: lost, as for Lemma 4.1 of RZ. */
static void
test_even (void)
{
  g_autoptr (LmZeckendorfLevels) whole = make_whole (1, 340, 2);

  for (guint i = 0; i < 5000; i++)
    {
      LmZeckendorfWanted position;

      fill_at_random (170, &position);
      for (guint j = 0; j < LM_ZECKENDORF_MAX_BINS; j++)
        position.heights[j] *= 2;
      g_assert_cmpuint (lm_zeckendorf_levels_look_up (whole, position.heights), ==, LM_VALUE_LOSS);
    }
}

/* All levels are kept in the bytes that are told before, and not in one less; a few levels take much less, and those of smaller
   values no more, so that a sweep has to ask for its last row only. */
static void
test_memory (void)
{
  g_autoptr (LmZeckendorfLevels) whole = make_whole (1, 300, 2);
  const guint64 bytes = lm_zeckendorf_levels_get_bytes (whole);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT " bytes", bytes);
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  guint64 last = 0;

  g_test_message ("n = 300: %.2f bits a position", 8.0 * bytes / lm_zeckendorf_count_positions (300));
  g_assert_cmpuint (bytes, <, lm_zeckendorf_count_positions (300) / 2);
  lm_solve_context_set_memory (context, bytes - 1);
  g_assert_null (lm_zeckendorf_levels_new_whole (&variants[1], 300, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, number));

  g_clear_pointer (&whole, lm_zeckendorf_levels_free);
  lm_solve_context_set_memory (context, bytes);
  whole = lm_zeckendorf_levels_new_whole (&variants[1], 300, context, NULL);
  g_assert_nonnull (whole);

  for (guint n = 1; n <= 300; n++)
    {
      g_autoptr (LmZeckendorfLevels) levels = make_levels (1, n, 1);

      g_assert_cmpuint (lm_zeckendorf_levels_get_bytes (levels), >=, last);
      last = lm_zeckendorf_levels_get_bytes (levels);
    }
  g_assert_cmpuint (last, <, bytes / 4);
}

/* What no machine can hold is refused at once, whatever is allowed. */
static void
test_huge (void)
{
  static const guint values[] = { 1000, 1101, 5000, 12001, LM_ZECKENDORF_MAX_VALUE };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GError) error = NULL;

      lm_solve_context_set_memory (context, i == 0 ? G_GUINT64_CONSTANT (1) << 30 : G_MAXUINT64);
      g_assert_null (lm_zeckendorf_levels_new_whole (&variants[1], values[i], context, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
      g_test_message ("%s", error->message);
      if (i == 0)
        continue;

      g_clear_error (&error);
      g_assert_null (lm_zeckendorf_levels_plan (&variants[1], values[i], context, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
    }
}

static void
test_time (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  lm_solve_context_set_seconds (context, 0.01);
  g_assert_null (lm_zeckendorf_levels_new_whole (&variants[1], 450, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "0.01 s"));
}

static gpointer
solve_470 (gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_zeckendorf_levels_new_whole (&variants[1], 470, data, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  return NULL;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* At every stage: before it begins, at the first words, and on. From the word to the end of the last thread it takes little
   time of all threads. */
static void
test_cancel (void)
{
  static const double shares[] = { -1, 0, 1e-6, 1e-4, 0.01, 0.05, 0.1 };
  double times[G_N_ELEMENTS (shares)];

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (LmSolveContext) context = make_context (cancellable);
      GThread *thread;
      clock_t start;

      lm_solve_context_set_threads (context, 3);
      thread = g_thread_new ("solve", solve_470, context);
      if (shares[i] >= 0)
        wait_for_share (context, shares[i]);
      start = clock ();
      g_cancellable_cancel (cancellable);
      g_thread_join (thread);
      times[i] = (clock () - start) * 1000.0 / CLOCKS_PER_SEC;
    }

  qsort (times, G_N_ELEMENTS (times), sizeof times[0], compare_doubles);
  g_test_message ("cancelled within %.1f ms (median), %.1f ms (worst); promised: %d ms",
                  times[G_N_ELEMENTS (times) / 2], times[G_N_ELEMENTS (times) - 1], PROMISED_MS);
  g_assert_cmpfloat (times[G_N_ELEMENTS (times) / 2], <, TOLERATED_MS);
}

static void
test_progress (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmZeckendorfLevels) whole = lm_zeckendorf_levels_new_whole (&variants[1], 250, context, NULL);
  guint64 done = 0;
  guint64 total = 0;

  g_assert_nonnull (whole);
  lm_solve_context_get_progress (context, &done, &total);
  g_assert_cmpuint (total, ==, lm_zeckendorf_count_positions (250));
  g_assert_cmpuint (done, ==, total);
}

/* Where the moves to the end do not fit, who wins is told of a position and of every move, and what is left out: of all positions
   where they fit, else of those nearby. */
static void
test_answer (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const guint n = 200;
  g_autoptr (LmZeckendorfTable) table = make_table (game, n);
  g_autoptr (LmSolveContext) context = make_context (NULL);

  lm_solve_context_set_memory (context, 8 * 1024 * 1024);
  for (guint i = 0; i < 205; i++)
    {
      LmZeckendorfWanted wanted;
      g_autoptr (LmSolveContext) small = make_context (NULL);
      g_autoptr (LmPosition) position = NULL;
      g_autoptr (LmAnswer) answer = NULL;

      lm_solve_context_set_memory (small, 1800 * 1024);
      fill_at_random (n, &wanted);
      position = make_position (game, wanted.heights);
      answer = room_solve (position, i < 200 ? context : small);
      if (answer->method == LM_METHOD_THEORY)
        continue;
      g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
      g_assert_cmpuint (answer->value, ==, look_up (table, game, wanted.heights));
      g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
      g_assert_true (answer->moves->len == 0 || g_str_has_prefix (answer->limit, "The moves to the end are left out"));
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);

          g_assert_cmpuint (move->value, !=, look_up (table, game, LM_ZECKENDORF_POSITION (move->position)->heights));
        }
    }
}

/* With the memory that is usual the moves to the end are there for every n up to 200, in 100 MB. */
static void
test_distances (gconstpointer data)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  const guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 110, 30, 10 };
  g_autoptr (LmPosition) position = make_position (GPOINTER_TO_UINT (data), heights);
  g_autoptr (LmAnswer) answer = room_solve (position, context);

  g_assert_cmpuint (answer->distance, !=, LM_DISTANCE_UNKNOWN);
  g_assert_null (answer->limit);
  g_assert_cmpuint (lm_table_cache_get_size (lm_solve_context_get_cache (context)), <=, 100000000);
}

/* Every board that comes after @board, and their moves. */
static guint64
reach_naive (const NaiveRules *rules,
             GHashTable       *reached,
             const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (rules, board, moves);
  guint64 n = n_moves;

  if (!g_hash_table_add (reached, g_memdup2 (board, sizeof *board)))
    return 0;

  for (guint i = 0; i < n_moves; i++)
    n += reach_naive (rules, reached, &moves[i].after);
  return n;
}

/* The size of the game graph is what one comes to from the start; with stagnant ones that is not everything. */
static void
test_graph (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  const NaiveRules rules = { .reversed = game > 0, .stagnant = game == 2 };
  g_autoptr (LmZeckendorfLevels) levels = make_levels (game, 70, 1);

  for (guint n = 2; n <= 70; n += n < 40 ? 1 : 10)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (GHashTable) reached = naive_new ();
      guint32 heights[LM_ZECKENDORF_MAX_BINS] = { n };
      NaiveBoard board = { .stock = 0 };
      guint64 vertices = 0;
      guint64 edges = 0;
      guint64 expected;

      if (rules.reversed)
        lm_zeckendorf_decompose (n, heights);
      for (guint i = 0; i < NAIVE_BINS; i++)
        board.chips[i] = heights[i];
      expected = reach_naive (&rules, reached, &board);
      g_assert_true (lm_zeckendorf_levels_count_graph (levels, n, context, &vertices, &edges, NULL));
      g_assert_cmpuint (vertices, ==, g_hash_table_size (reached));
      g_assert_cmpuint (edges, ==, expected);
    }
}

/* --- a row that is broken off ----------------------------------------------- */

#define KEPT_N 300

typedef struct
{
  GCancellable *cancellable;
  const char   *path;
  int           is_over; /* whether the work is, broken off or not */
} Breaker;

/* Breaks off as soon as a level is on the disk. */
static gpointer
break_off (gpointer data)
{
  Breaker *breaker = data;

  while (!g_file_test (breaker->path, G_FILE_TEST_EXISTS) && !g_atomic_int_get (&breaker->is_over))
    g_thread_yield ();
  g_cancellable_cancel (breaker->cancellable);
  return NULL;
}

static gboolean
solve_kept (const char          *path,
            guint                n_threads,
            GCancellable        *cancellable,
            LmZeckendorfWanted  *wanted,
            GError             **error)
{
  g_autoptr (LmSolveContext) context = make_context (cancellable);
  g_autoptr (LmZeckendorfLevels) levels = make_levels (1, KEPT_N, n_threads);

  lm_zeckendorf_decompose (KEPT_N, wanted->heights);
  lm_zeckendorf_levels_keep_in (levels, path, 0);
  return lm_zeckendorf_levels_solve (levels, KEPT_N, wanted, 1, context, error);
}

/* Once more where the work was over before the other thread had its turn. */
static void
leave_level (const char *path,
             guint       n_threads)
{
  gboolean is_left = FALSE;

  while (!is_left)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      Breaker breaker = { cancellable, path, FALSE };
      LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };
      GThread *thread = g_thread_new ("breaker", break_off, &breaker);

      is_left = !solve_kept (path, n_threads, cancellable, &wanted, &error);
      g_atomic_int_set (&breaker.is_over, TRUE);
      g_thread_join (thread);
      if (is_left)
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* What was broken off goes on after the level that is there, with any number of threads, and then that is gone, and nothing
   that has a name like it. */
static void
test_keep (void)
{
  g_autofree char *folder = g_dir_make_tmp ("levels-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "row", NULL);
  g_autofree char *half = g_strconcat (path, ".half", NULL);

  for (guint n_threads = 1; n_threads <= 3; n_threads++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *left = NULL;
      LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

      leave_level (path, n_threads);
      g_assert_true (g_file_set_contents (half, "not ours", -1, NULL));
      g_assert_true (solve_kept (path, n_threads % 3 + 1, NULL, &wanted, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (wanted.value, ==, LM_VALUE_LOSS);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_get_contents (half, &left, NULL, NULL));
      g_assert_cmpstr (left, ==, "not ours");
    }
  g_unlink (half);
  g_rmdir (folder);
}

/* A changed bit, an end that is missing, another file: one sentence, and the file stays. */
static void
test_wrong_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("levels-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "row", NULL);
  g_autofree char *good = NULL;
  gsize length = 0;
  guint64 head[5];

  leave_level (path, 1);
  g_assert_true (g_file_get_contents (path, &good, &length, NULL));

  /* It is as earlier versions wrote it, so that the row goes on after what they left. */
  memcpy (head, good, sizeof head);
  g_assert_cmphex (head[0], ==, G_GUINT64_CONSTANT (0x4c4d2d6c61796532));
  g_assert_cmpuint (head[1], ==, LM_ZECKENDORF_MODE_REVERSED);
  g_assert_cmpuint (LM_ZECKENDORF_MODE_REVERSED, ==, 1);
  g_assert_cmpuint (head[2], ==, KEPT_N);
  g_assert_cmpuint (head[3], <=, KEPT_N);
  g_assert_cmpuint (length, ==, sizeof head + 4 * head[4] + 8);

  for (guint i = 0; i < 6; i++)
    {
      static const gsize places[] = { 0, 8, 16, 24, 32, 44 };
      g_autofree char *bad = g_memdup2 (good, length);
      g_autofree char *left = NULL;
      g_autoptr (GError) error = NULL;
      LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

      bad[places[i]] ^= 1;
      g_assert_true (g_file_set_contents (path, bad, i == 5 ? length - 4 : length, NULL));
      g_assert_false (solve_kept (path, 1, NULL, &wanted, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_FILE);
      g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
      g_assert_cmpint (memcmp (left, bad, length - 4), ==, 0);
    }

  g_unlink (path);
  g_rmdir (folder);
}

/* The same with threads that follow one another. */
static void
test_graph_threads (void)
{
  guint64 vertices[4];
  guint64 edges[4];

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (LmSolveContext) context = make_context (NULL);
      g_autoptr (LmZeckendorfLevels) levels = make_levels (2, 230, i + 1);

      g_assert_true (lm_zeckendorf_levels_count_graph (levels, 230, context, &vertices[i], &edges[i], NULL));
      g_assert_cmpuint (vertices[i], ==, vertices[0]);
      g_assert_cmpuint (edges[i], ==, edges[0]);
    }
}

static void
add (const char        *name,
     GTestDataFunc      func)
{
  static const char *const names[] = { "forward", "reversed", "stagnant" };

  for (guint game = 0; game < G_N_ELEMENTS (names); game++)
    {
      g_autofree char *path = g_strconcat ("/zeckendorf/levels/", name, "/", names[game], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (game), func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  add ("all-positions", test_all_positions);
  add ("two-words", test_two_words);
  add ("starts", test_starts);
  add ("winners", test_winners);
  add ("near-end", test_near_end);
  add ("answer", test_answer);
  add ("distances", test_distances);
  add ("threads", test_threads);
  add ("samples", test_samples);
  add ("graph", test_graph);
  add ("together", test_together);
  g_test_add_func ("/zeckendorf/levels/together/graph", test_graph_threads);
  g_test_add_func ("/zeckendorf/levels/together/keep", test_keep);
  g_test_add_func ("/zeckendorf/levels/wrong-file", test_wrong_file);
  g_test_add_func ("/zeckendorf/levels/even", test_even);
  g_test_add_func ("/zeckendorf/levels/memory", test_memory);
  g_test_add_func ("/zeckendorf/levels/huge", test_huge);
  g_test_add_func ("/zeckendorf/levels/time", test_time);
  g_test_add_func ("/zeckendorf/levels/cancel", test_cancel);
  g_test_add_func ("/zeckendorf/levels/progress", test_progress);

  return g_test_run ();
}
