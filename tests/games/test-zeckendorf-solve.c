/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-solve.c: answers, reasons and rows of the forward game against a naive solver. */

#include "games/zeckendorf/theory/theory.h"
#include "variant-checks.h"

static const NaiveRules forward = { 0 };

/* Every way to fill the bins up to @bin, as positions. */
static void
list_positions (GPtrArray *positions,
                LmGame    *game,
                guint32   *heights,
                guint      bin,
                guint      value)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);

  if (bin == 1)
    {
      heights[0] = value;
      g_ptr_array_add (positions, lm_zeckendorf_position_new_full (game, heights, 0, value % 2, NULL));
      return;
    }

  for (guint height = 0; height * fibonacci <= value; height++)
    {
      heights[bin - 1] = height;
      list_positions (positions, game, heights, bin - 1, value - height * fibonacci);
    }
  heights[bin - 1] = 0;
}

static GPtrArray *
all_positions (guint n)
{
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_autoptr (LmPosition) model = parse ("lastmove:zeckendorf?bins=1");
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  list_positions (positions, lm_position_get_game (model), heights, lm_zeckendorf_count_bins (n), n);
  return positions;
}

static void
test_answers (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) solved = naive_new ();

  for (guint n = 1; n <= 30; n++)
    {
      g_autoptr (GPtrArray) positions = all_positions (n);

      for (guint i = 0; i < positions->len; i++)
        {
          g_autoptr (LmAnswer) answer = room_solve (g_ptr_array_index (positions, i), context);

          g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
          g_assert_cmpuint (answer->positions, ==, positions->len);
          check_answer (&forward, solved, answer);
        }
    }
}

static void
test_end (void)
{
  static const char *const ends[] = {
    "lastmove:zeckendorf?bins=0", "lastmove:zeckendorf?bins=1&turn=2", "lastmove:zeckendorf?bins=0,1,0,1",
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (LmPosition) position = parse (ends[i]);
      g_autoptr (LmAnswer) answer = room_solve (position, context);

      g_assert_cmpuint (answer->value, ==, LM_VALUE_LOSS);
      g_assert_cmpuint (answer->distance, ==, 0);
      g_assert_cmpuint (answer->moves->len, ==, 0);
      g_assert_cmpint (answer->winner, ==, lm_position_get_winner (position));
    }
}

/* The table is made once and kept. */
static void
test_cache (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  LmTableCache *cache = lm_solve_context_get_cache (context);
  g_autoptr (LmPosition) start = parse ("lastmove:zeckendorf?n=100");
  g_autoptr (LmPosition) other = parse ("lastmove:zeckendorf?bins=10,5,0,0,10");
  g_autoptr (LmAnswer) first = room_solve (start, context);
  g_autoptr (GObject) table = lm_table_cache_lookup (cache, "zeckendorf:n=100");
  g_autoptr (GObject) again = NULL;
  g_autoptr (LmAnswer) second = NULL;

  g_assert_nonnull (table);
  g_assert_cmpuint (lm_table_cache_get_size (cache), >=, 2 * 97075);

  second = room_solve (other, context);
  again = lm_table_cache_lookup (cache, "zeckendorf:n=100");
  g_assert_true (table == again);
  g_assert_cmpuint (second->positions, ==, 97075);
}

/* Where neither the table nor two levels fit, a search from the position answers the same. */
static void
test_search (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) solved = naive_new ();
  static const char *const texts[] = {
    "lastmove:zeckendorf?bins=2,0,1,1,0,0,1,0,1,0,1,1&turn=2",
    "lastmove:zeckendorf?bins=1,1,1,1,1,1,1,1,1,1,1",
    "lastmove:zeckendorf?bins=3,0,0,2,0,0,0,0,0,0,0,0,0,1",
  };

  lm_solve_context_set_memory (context, 6 * 1024 * 1024);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmAnswer) answer = room_solve (position, context);

      g_assert_cmpuint (answer->method, ==, LM_METHOD_SEARCH);
      check_answer (&forward, solved, answer);
    }
}

/* Neither table nor search: unknown, and both limits are named. */
static void
test_undecided (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=200,50,20,10");
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (context, 1024 * 1024);
  answer = room_solve (position, context);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (answer->winner, ==, LM_NOBODY);
  g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
  g_assert_nonnull (answer->limit);
  g_test_message ("%s", answer->limit);
  g_assert_nonnull (strstr (answer->limit, "two levels"));
  g_assert_nonnull (strstr (answer->limit, "memory allowed"));
}

/* The time that is over for the table is over for the search too, and that is said once. */
static void
test_no_time (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=200,50");
  g_autoptr (LmAnswer) answer = NULL;
  g_autofree char *sentence = NULL;

  lm_solve_context_set_seconds (context, 0.01);
  sentence = lm_solve_context_describe_time (context);
  answer = room_solve (position, context);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_UNKNOWN);
  g_assert_cmpstr (answer->limit, ==, sentence);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 30);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?n=100");
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What the theorem says is what the solver finds, wherever it says something. */
static void
test_theory (void)
{
  g_autoptr (GHashTable) solved = naive_new ();
  guint n_told = 0;

  for (guint n = 1; n <= 60; n++)
    {
      g_autoptr (GPtrArray) positions = all_positions (n);

      for (guint i = 0; i < positions->len; i++)
        {
          LmPosition *position = g_ptr_array_index (positions, i);
          const LmValue value = lm_zeckendorf_theory_get_value (LM_ZECKENDORF_POSITION (position)->heights);
          const NaiveBoard board = to_board (position);

          if (value == LM_VALUE_UNKNOWN)
            continue;

          g_assert_cmpuint (value, ==, naive_solve (&forward, solved, &board) % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
          n_told++;
        }
    }

  /* The start and what the first move leaves; n = 1 has no first move, and n = 2 leaves no ones. */
  g_assert_cmpuint (n_told, ==, 60 + 58);
}

/* All lengths of games from @board, as bits: 1 even, 2 odd. */
static guint
naive_parities (const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (&forward, board, moves);
  guint parities = n_moves == 0 ? 1 : 0;

  for (guint i = 0; i < n_moves && parities != 3; i++)
    {
      const guint next = naive_parities (&moves[i].after);
      parities |= (next & 1) << 1 | (next & 2) >> 1;
    }

  return parities;
}

static void
test_parity (void)
{
  guint n_fixed = 0;

  for (guint n = 1; n <= 25; n++)
    {
      g_autoptr (GPtrArray) positions = all_positions (n);

      for (guint i = 0; i < positions->len; i++)
        {
          LmPosition *position = g_ptr_array_index (positions, i);
          const NaiveBoard board = to_board (position);
          const guint parities = naive_parities (&board);
          guint parity = 2;
          gboolean fixed = lm_zeckendorf_theory_get_parity (LM_ZECKENDORF_POSITION (position)->heights, &parity);

          g_assert_true (fixed == (parities != 3));
          if (fixed)
            g_assert_cmpuint (parities, ==, 1 << parity);
          n_fixed += fixed;
        }
    }

  g_assert_cmpuint (n_fixed, >, 100);
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    LmStatus    status;
    const char *named;
  } cases[] = {
    { "lastmove:zeckendorf?n=10", LM_STATUS_PROVED, "all 10 chips" },
    { "lastmove:zeckendorf?n=3&turn=2", LM_STATUS_PROVED, "Player 1 can win" },
    { "lastmove:zeckendorf?bins=8,1", LM_STATUS_COMPUTED, "10 chips" },
    { "lastmove:zeckendorf?n=2", LM_STATUS_COMPUTED, "M ends the game. Player 1 wins" },
    { "lastmove:zeckendorf?bins=1,1&turn=2", LM_STATUS_COMPUTED, "A1 ends the game. Player 2 wins" },
    { "lastmove:zeckendorf?bins=2,1", LM_STATUS_COMPUTED, "A1 ends the game. Player 1 wins" },
    { "lastmove:zeckendorf?bins=0,1,2", LM_STATUS_COMPUTED, NULL },
    { "lastmove:zeckendorf?bins=2,1,0,1", LM_STATUS_COMPUTED, NULL },
    { "lastmove:zeckendorf?bins=0,1,0,1", LM_STATUS_PROVED, "Every game of value 7 ends here" },
    { "lastmove:zeckendorf?bins=0", LM_STATUS_PROVED, "no chip" },
    { "lastmove:zeckendorf?bins=7,0,3", LM_STATUS_COMPUTED, NULL },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, &error);

      g_assert_no_error (error);
      g_test_message ("%s: %s", cases[i].text, advice->reason->text);
      g_assert_cmpuint (advice->reason->status, ==, cases[i].status);
      g_assert_true (g_str_has_suffix (advice->reason->text, "."));
      if (cases[i].named != NULL)
        g_assert_nonnull (strstr (advice->reason->text, cases[i].named));
    }
}

/* A reason never contradicts the answer that it is given for. */
static void
test_reasons_agree (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint n = 1; n <= 30; n++)
    {
      g_autoptr (GPtrArray) positions = all_positions (n);

      for (guint i = 0; i < positions->len; i++)
        {
          LmPosition *position = g_ptr_array_index (positions, i);
          LmGameClass *game_class = LM_GAME_GET_CLASS (lm_position_get_game (position));
          g_autoptr (LmAnswer) answer = room_solve (position, context);
          g_autoptr (LmReason) reason = game_class->explain (position, answer, context);
          g_autofree char *claim = NULL;

          if (reason == NULL || strstr (reason->text, "makes") == NULL)
            continue;

          claim = g_strdup_printf ("%s makes", lm_game_get_player_name (lm_position_get_game (position), answer->winner));
          g_assert_nonnull (strstr (reason->text, claim));
        }
    }
}

/* Beyond any table the theorem still answers for the start, and says no more than it knows. */
static void
test_huge_start (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) start = parse ("lastmove:zeckendorf?n=1000000");
  g_autoptr (LmPosition) after = parse ("lastmove:zeckendorf?bins=999998,1&turn=2");
  g_autoptr (LmAnswer) first = room_solve (start, context);
  g_autoptr (LmAnswer) second = room_solve (after, context);

  g_assert_cmpuint (first->method, ==, LM_METHOD_THEORY);
  g_assert_cmpuint (first->value, ==, LM_VALUE_LOSS);
  g_assert_cmpint (first->winner, ==, 1);
  g_assert_cmpuint (first->distance, ==, LM_DISTANCE_UNKNOWN);
  g_assert_cmpuint (lm_answer_count (first, LM_VALUE_LOSS), ==, 1);

  g_assert_cmpuint (second->value, ==, LM_VALUE_WIN);
  g_assert_cmpint (second->winner, ==, 1);
  g_assert_cmpuint (lm_answer_count (second, LM_VALUE_UNKNOWN), ==, 2);
}

/* A theorem that gives the value alone comes with what is lacking, and why. */
static void
test_theory_limit (void)
{
  static const struct
  {
    const char *text;
    LmValue     value;
    const char *limit;
    const char *lack;
  } cases[] = {
    { "lastmove:zeckendorf?n=300", LM_VALUE_LOSS, "The table of all ", "A theorem tells who wins, but not how soon." },
    { "lastmove:zeckendorf?bins=298,1&turn=2", LM_VALUE_WIN, "Even two levels of ",
      "A theorem tells who wins, but not with which move." },
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  lm_solve_context_set_memory (context, 2 * 1024 * 1024);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (LmAnswer) answer = room_solve (position, context);

      g_test_message ("%s", answer->limit);
      g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
      g_assert_cmpuint (answer->value, ==, cases[i].value);
      g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
      g_assert_true (g_str_has_prefix (answer->limit, cases[i].limit));
      g_assert_nonnull (strstr (answer->limit, "2.0\302\240MiB"));
      g_assert_true (g_str_has_suffix (answer->limit, cases[i].lack));
    }
}

/* Where a theorem says that a variant's position is won it names a winning move, so that no search is needed for one. */
static void
test_theory_moves (void)
{
  static const char *const formats[] = {
    "lastmove:black-hole?hole=3&bins=0,0&stock=%u", "lastmove:black-hole?hole=4&bins=0,0,0&stock=%u",
    "lastmove:black-hole?hole=3&bins=%u,2",
    "lastmove:build-up?bins=0&stock=%u", "lastmove:reversed?bins=%u,2,3", "lastmove:reversed?bins=1,3,%u",
  };
  g_autoptr (LmSolveContext) context = make_context (NULL);

  lm_solve_context_set_memory (context, 1);
  for (guint i = 0; i < 50 * G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *text = g_strdup_printf (formats[i / 50], i % 50 + 1);
      g_autoptr (LmPosition) position = parse (text);
      g_autoptr (LmAnswer) answer = room_solve (position, context);

      g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
      g_assert_cmpuint (answer->value, !=, LM_VALUE_UNKNOWN);
      if (answer->moves->len > 0)
        g_assert_nonnull (lm_answer_get_best (answer));
      if (answer->value == LM_VALUE_LOSS)
        g_assert_cmpuint (lm_answer_count (answer, LM_VALUE_LOSS), ==, answer->moves->len);
    }
}

typedef struct
{
  GString *text;
  guint    rows_wanted;
} Rows;

static gboolean
emit_row (const LmCell *row,
          gpointer      data)
{
  Rows *rows = data;
  g_auto (GStrv) texts = lm_row_to_texts (row);
  g_autofree char *line = g_strjoinv (",", texts);

  g_string_append_printf (rows->text, "%s\n", line);
  return --rows->rows_wanted > 0;
}

static gboolean
run_rows (guint64   from,
          guint64   to,
          gboolean  graph,
          Rows     *rows,
          GError  **error)
{
  const LmTableInfo *table = &lm_zeckendorf_info.tables[0];
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  LmTableRun run = {
    .from = from, .to = to, .options = options, .context = context, .emit = emit_row, .emit_data = rows,
  };
  g_autofree char *header = NULL;

  if (graph)
    g_hash_table_insert (options, (char *) "graph", (char *) "");

  g_assert_cmpstr (table->name, ==, "zeckendorf");
  header = g_strjoinv (",", (GStrv) lm_table_info_get_columns (table, options));
  rows->text = g_string_new (NULL);
  g_string_append_printf (rows->text, "%s\n", header);
  return table->run (&run, error);
}

static void
test_rows (void)
{
  g_autoptr (GError) error = NULL;
  Rows rows = { NULL, 100 };

  g_assert_true (run_rows (1, 6, TRUE, &rows, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (rows.text->str, ==,
                   "n,winner,vertices,edges\n1,2,1,0\n2,1,2,1\n3,2,3,2\n4,2,4,4\n5,2,6,7\n6,2,8,11\n");
  g_string_free (rows.text, TRUE);
}

/* Who reads three rows gets three; without a range there are sixty. */
static void
test_row_range (void)
{
  g_autoptr (GError) error = NULL;
  Rows rows = { NULL, 3 };

  g_assert_true (run_rows (0, 0, FALSE, &rows, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (rows.text->str, ==, "n,winner\n1,2\n2,1\n3,2\n");
  g_string_free (rows.text, TRUE);

  rows.rows_wanted = 1000;
  g_assert_true (run_rows (0, 0, FALSE, &rows, &error));
  g_assert_true (g_str_has_suffix (rows.text->str, "\n59,2\n60,2\n"));
  g_string_free (rows.text, TRUE);

  g_assert_false (run_rows (7, 6, FALSE, &rows, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
  g_clear_error (&error);
  g_string_free (rows.text, TRUE);

  g_assert_false (run_rows (1, G_MAXUINT64, FALSE, &rows, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_ARGUMENT);
  g_clear_error (&error);
  g_string_free (rows.text, TRUE);

  g_assert_false (run_rows (1000, 1000, FALSE, &rows, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_string_free (rows.text, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zeckendorf/solve/answers", test_answers);
  g_test_add_func ("/zeckendorf/solve/end", test_end);
  g_test_add_func ("/zeckendorf/solve/cache", test_cache);
  g_test_add_func ("/zeckendorf/solve/search", test_search);
  g_test_add_func ("/zeckendorf/solve/undecided", test_undecided);
  g_test_add_func ("/zeckendorf/solve/no-time", test_no_time);
  g_test_add_func ("/zeckendorf/solve/cancelled", test_cancelled);
  g_test_add_func ("/zeckendorf/theory/value", test_theory);
  g_test_add_func ("/zeckendorf/theory/parity", test_parity);
  g_test_add_func ("/zeckendorf/theory/reasons", test_reasons);
  g_test_add_func ("/zeckendorf/theory/reasons-agree", test_reasons_agree);
  g_test_add_func ("/zeckendorf/theory/huge-start", test_huge_start);
  g_test_add_func ("/zeckendorf/theory/limit", test_theory_limit);
  g_test_add_func ("/zeckendorf/theory/moves", test_theory_moves);
  g_test_add_func ("/zeckendorf/rows/values", test_rows);
  g_test_add_func ("/zeckendorf/rows/range", test_row_range);

  return g_test_run ();
}
