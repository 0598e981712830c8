/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-layers.c: the solver by layers against the table of winners, and its manners. */

#include "engine/game/lm-error.h"
#include "engine/solve/lm-table.h"
#include "games/zeckendorf/layers/layers.h"
#include "games/zeckendorf/solver/solver.h"
#include "variant-checks.h"

#include <glib/gstdio.h>

/* What watches every access needs many times as long, and sees the same of smaller values. */
#ifdef __SANITIZE_ADDRESS__
#define ALL_TO 55
#define STARTS_TO 250
#define STARTS_STEP 4
#define SAMPLED 230
#else
#define ALL_TO 90
#define STARTS_TO 320
#define STARTS_STEP 1
#define SAMPLED 200, 260, 320, 400
#endif

static const LmZeckendorfVariant variants[] = {
  { .kind = LM_ZECKENDORF_FORWARD },
  { .kind = LM_ZECKENDORF_REVERSED },
  { .kind = LM_ZECKENDORF_REVERSED, .stagnant = TRUE },
};

static LmZeckendorfLayers *
make_layers (guint           game,
             guint           max_n,
             guint           n_threads)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfLayers *layers;

  lm_solve_context_set_threads (context, n_threads);
  layers = lm_zeckendorf_layers_new (&variants[game], max_n, context, &error);
  g_assert_no_error (error);
  return layers;
}

static void
solve_layers (LmZeckendorfLayers *layers,
              guint               n,
              LmZeckendorfWanted *wanted,
              guint               n_wanted)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_zeckendorf_layers_solve (layers, n, wanted, n_wanted, context, &error));
  g_assert_no_error (error);
}

static LmZeckendorfWinners *
make_winners (guint game,
              guint n)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GError) error = NULL;
  LmZeckendorfWinners *winners = lm_zeckendorf_winners_new (&variants[game], n, context, &error);

  g_assert_no_error (error);
  return winners;
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

static void
check_all (LmZeckendorfLayers *layers,
           guint               game,
           guint               n)
{
  g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (LmZeckendorfWanted));
  LmZeckendorfWanted position = { 0 };

  list_positions (positions, &position, lm_zeckendorf_count_bins (n), n);
  solve_layers (layers, n, (LmZeckendorfWanted *) positions->data, positions->len);
  for (guint i = 0; i < positions->len; i++)
    {
      const LmZeckendorfWanted *wanted = &g_array_index (positions, LmZeckendorfWanted, i);

      g_assert_cmpuint (wanted->value, ==, lm_zeckendorf_winners_lookup (winners, wanted->heights));
    }
}

/* Every bit, with wide vectors where there are some and without; in the memory of the largest value. */
static void
test_all_positions (gconstpointer data)
{
  const guint game = GPOINTER_TO_UINT (data);
  g_autoptr (LmZeckendorfLayers) layers = make_layers (game, ALL_TO, 1);

  for (guint n = 1; n <= ALL_TO; n++)
    for (guint plain = 0; plain < 2; plain++)
      {
        lm_zeckendorf_layers_set_plain (layers, plain == 1);
        check_all (layers, game, n);
      }
}

/* Where a row takes more than one word. */
static void
test_two_words (gconstpointer data)
{
  g_autoptr (LmZeckendorfLayers) layers = make_layers (GPOINTER_TO_UINT (data), 132, 1);

  check_all (layers, GPOINTER_TO_UINT (data), 132);
}

static LmValue
get_start_value (LmZeckendorfLayers *layers,
                 guint               game,
                 guint               n,
                 guint32            *heights)
{
  LmZeckendorfWanted wanted = { 0 };

  if (game == 0)
    wanted.heights[0] = n;
  else
    lm_zeckendorf_decompose (n, wanted.heights);
  solve_layers (layers, n, &wanted, 1);
  memcpy (heights, wanted.heights, sizeof wanted.heights);
  return wanted.value;
}

static void
check_starts (guint game,
              guint n_threads,
              guint from,
              guint to,
              guint step)
{
  g_autoptr (LmZeckendorfLayers) layers = make_layers (game, to, n_threads);

  for (guint n = from; n <= to; n += step)
    {
      g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n);
      guint32 heights[LM_ZECKENDORF_MAX_BINS];

      const LmValue value = get_start_value (layers, game, n, heights);

      g_assert_cmpuint (value, ==, lm_zeckendorf_winners_lookup (winners, heights));
    }
}

static void
test_starts (gconstpointer data)
{
  check_starts (GPOINTER_TO_UINT (data), 1, 1, 200, STARTS_STEP);
}

static void
test_threads (gconstpointer data)
{
  for (guint n_threads = 2; n_threads <= 4; n_threads++)
    check_starts (GPOINTER_TO_UINT (data), n_threads, 180, STARTS_TO, 70);
}

/* Large enough for several threads, small enough to be watched by ThreadSanitizer. */
static void
test_together (gconstpointer data)
{
  for (guint n_threads = 2; n_threads <= 4; n_threads++)
    check_starts (GPOINTER_TO_UINT (data), n_threads, 230, 230, 1);
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

/* Where bin 3 takes up to five words, any positions, with any number of threads. */
static void
test_samples (gconstpointer data)
{
  static const guint values[] = { SAMPLED };
  static const guint threads[] = { 1, 2, 4 };
  const guint game = GPOINTER_TO_UINT (data);
  LmZeckendorfWanted wanted[5000];

  for (guint i = 0; i < G_N_ELEMENTS (values) * G_N_ELEMENTS (threads) * 2; i++)
    {
      const guint n = values[i / 6];
      g_autoptr (LmZeckendorfWinners) winners = make_winners (game, n);
      g_autoptr (LmZeckendorfLayers) layers = make_layers (game, n, threads[i / 2 % 3]);

      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        fill_at_random (n, &wanted[k]);
      lm_zeckendorf_layers_set_plain (layers, i % 2 == 1);
      solve_layers (layers, n, wanted, G_N_ELEMENTS (wanted));
      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        g_assert_cmpuint (wanted[k].value, ==, lm_zeckendorf_winners_lookup (winners, wanted[k].heights));
    }
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
  g_autoptr (LmZeckendorfLayers) layers = make_layers (game, 70, 1);

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
      g_assert_true (lm_zeckendorf_layers_count_graph (layers, n, context, &vertices, &edges, NULL));
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

/* Breaks off as soon as a layer is on the disk. */
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
  g_autoptr (LmZeckendorfLayers) layers = make_layers (1, KEPT_N, n_threads);

  lm_zeckendorf_decompose (KEPT_N, wanted->heights);
  lm_zeckendorf_layers_keep_in (layers, path, 0);
  return lm_zeckendorf_layers_solve (layers, KEPT_N, wanted, 1, context, error);
}

/* Once more where the work was over before the other thread had its turn. */
static void
leave_layer (const char *path,
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

/* What was broken off goes on after the layer that is there, with any number of threads, and then that is gone, and nothing
   that has a name like it. */
static void
test_keep (void)
{
  g_autofree char *folder = g_dir_make_tmp ("layers-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "row", NULL);
  g_autofree char *half = g_strconcat (path, ".half", NULL);

  for (guint n_threads = 1; n_threads <= 3; n_threads++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *left = NULL;
      LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

      leave_layer (path, n_threads);
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
  g_autofree char *folder = g_dir_make_tmp ("layers-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "row", NULL);
  g_autofree char *good = NULL;
  gsize length = 0;

  leave_layer (path, 1);
  g_assert_true (g_file_get_contents (path, &good, &length, NULL));
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
      g_autoptr (LmZeckendorfLayers) layers = make_layers (2, 230, i + 1);

      g_assert_true (lm_zeckendorf_layers_count_graph (layers, 230, context, &vertices[i], &edges[i], NULL));
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
      g_autofree char *path = g_strconcat ("/zeckendorf/layers/", name, "/", names[game], NULL);

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
  add ("threads", test_threads);
  add ("samples", test_samples);
  add ("graph", test_graph);
  add ("together", test_together);
  g_test_add_func ("/zeckendorf/layers/together/graph", test_graph_threads);
  g_test_add_func ("/zeckendorf/layers/together/keep", test_keep);
  g_test_add_func ("/zeckendorf/layers/wrong-file", test_wrong_file);

  return g_test_run ();
}
