/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lengths.c: how long games last, against all games played out one by one, and against the theorems. */

#include "engine/explore/lm-lengths.h"
#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "examples.h"
#include "game-checks.h"
#include "games/lm-games.h"

#include <math.h>

#define MOST_LENGTHS 64

/* All games, played out. */
typedef struct
{
  mpq_t   lengths[LM_N_MEASURES][MOST_LENGTHS];
  mpq_t   winners[LM_N_MEASURES][LM_MAX_PLAYERS];
  guint64 n_games;
} Naive;

static LmSolveContext *
create_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);

  return lm_solve_context_new (NULL, cache);
}

static LmLengthGraph *
create_graph (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (GError) error = NULL;
  LmLengthGraph *graph = lm_length_graph_new (position, 0, context, &error);

  g_assert_no_error (error);
  return graph;
}

static LmLengths *
count (LmLengthGraph *graph,
       LmMeasure      measure)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (GError) error = NULL;
  LmLengths *lengths = lm_length_graph_count (graph, measure, context, &error);

  g_assert_no_error (error);
  return lengths;
}

static LmLengths *
count_from (const char *text,
            LmMeasure   measure)
{
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmLengthGraph) graph = create_graph (position);

  return count (graph, measure);
}

/* --- one by one ---------------------------------------------------------- */

static void
naive_init (Naive *naive)
{
  naive->n_games = 0;
  for (guint measure = 0; measure < LM_N_MEASURES; measure++)
    {
      for (guint i = 0; i < MOST_LENGTHS; i++)
        mpq_init (naive->lengths[measure][i]);
      for (guint i = 0; i < LM_MAX_PLAYERS; i++)
        mpq_init (naive->winners[measure][i]);
    }
}

static void
naive_clear (Naive *naive)
{
  for (guint measure = 0; measure < LM_N_MEASURES; measure++)
    {
      for (guint i = 0; i < MOST_LENGTHS; i++)
        mpq_clear (naive->lengths[measure][i]);
      for (guint i = 0; i < LM_MAX_PLAYERS; i++)
        mpq_clear (naive->winners[measure][i]);
    }
}

static void
add (Naive    *naive,
     guint     measure,
     guint     length,
     int       winner,
     mpq_srcptr weight)
{
  g_assert_cmpuint (length, <, MOST_LENGTHS);
  mpq_add (naive->lengths[measure][length], naive->lengths[measure][length], weight);
  mpq_add (naive->winners[measure][winner], naive->winners[measure][winner], weight);
}

static gboolean
is_decision (const char *move)
{
  return !g_str_has_prefix (move, "give:") && !g_str_has_prefix (move, "kill:");
}

static GPtrArray *
list_decisions (LmPosition *position)
{
  GPtrArray *moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = moves->len; i-- > 0;)
    if (!is_decision (g_ptr_array_index (moves, i)))
      g_ptr_array_remove_index (moves, i);

  return moves;
}

static void
play_out (Naive      *naive,
          LmPosition *position,
          guint       length,
          mpq_srcptr  probability)
{
  g_autoptr (GPtrArray) moves = lm_position_is_over (position) ? NULL : list_decisions (position);
  mpq_t part;

  mpq_init (part);
  mpq_set_ui (part, 1, moves != NULL ? moves->len : 1);
  if (moves == NULL)
    {
      naive->n_games++;
      add (naive, LM_MEASURE_MOVES, length, lm_position_get_winner (position), probability);
      add (naive, LM_MEASURE_GAMES, length, lm_position_get_winner (position), part);
    }

  mpq_mul (part, part, probability);
  for (guint i = 0; moves != NULL && i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      play_out (naive, after, length + 1, part);
    }
  mpq_clear (part);
}

static void
check_share (const LmLengths *lengths,
             mpz_srcptr       weight,
             mpq_srcptr       expected,
             guint64          n_games)
{
  g_autofree char *share = lm_lengths_print_share (lengths, weight);
  g_autofree char *text = NULL;
  mpq_t games, quotient;

  mpq_init (quotient);
  mpq_init (games);
  mpq_set_ui (games, n_games, 1);
  mpq_div (quotient, expected, games);
  text = mpq_get_str (NULL, 10, quotient);
  g_assert_cmpstr (share, ==, text);
  mpq_clear (quotient);
  mpq_clear (games);
}

static void
check_measure (Naive         *naive,
               LmLengthGraph *graph,
               LmMeasure      measure)
{
  g_autoptr (LmLengths) lengths = count (graph, measure);
  const guint64 n_games = measure == LM_MEASURE_GAMES ? naive->n_games : 1;

  for (guint i = 0; i < MOST_LENGTHS; i++)
    if (i >= lengths->first && i < lm_lengths_get_end (lengths))
      check_share (lengths, lm_lengths_get_weight (lengths, i), naive->lengths[measure][i], n_games);
    else
      g_assert_cmpint (mpq_sgn (naive->lengths[measure][i]), ==, 0);
  for (guint i = 0; i < LM_MAX_PLAYERS; i++)
    check_share (lengths, lengths->winners[i], naive->winners[measure][i], n_games);
  if (measure == LM_MEASURE_GAMES)
    g_assert_cmpint (mpz_cmp_ui (lengths->total, naive->n_games), ==, 0);
}

static void
check_bounds (Naive         *naive,
              LmPosition    *position,
              LmLengthGraph *graph)
{
  LmLengthBounds bounds, theorem;
  guint first = 0, last = MOST_LENGTHS - 1;

  while (mpq_sgn (naive->lengths[LM_MEASURE_GAMES][first]) == 0)
    first++;
  while (mpq_sgn (naive->lengths[LM_MEASURE_GAMES][last]) == 0)
    last--;
  lm_length_graph_get_bounds (graph, &bounds);
  g_assert_cmpuint (bounds.shortest, ==, first);
  g_assert_cmpuint (bounds.longest, ==, last);

  lm_length_bounds_find (position, &theorem);
  if (theorem.shortest != LM_LENGTH_UNKNOWN)
    g_assert_cmpuint (theorem.shortest, ==, first);
  if (theorem.longest != LM_LENGTH_UNKNOWN)
    g_assert_cmpuint (theorem.longest, >=, last);
  if (theorem.longest != LM_LENGTH_UNKNOWN && !theorem.at_most)
    g_assert_cmpuint (theorem.longest, ==, last);
}

static void
check_small (const char *text)
{
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmLengthGraph) graph = create_graph (position);
  Naive naive;
  mpq_t one;

  naive_init (&naive);
  mpq_init (one);
  mpq_set_ui (one, 1, 1);
  play_out (&naive, position, 0, one);
  check_measure (&naive, graph, LM_MEASURE_MOVES);
  check_measure (&naive, graph, LM_MEASURE_GAMES);
  check_bounds (&naive, position, graph);
  mpq_clear (one);
  naive_clear (&naive);
}

/* From where all games can be played out one by one. */
static void
test_small (gconstpointer data)
{
  const LmGameInfo *info = data;
  g_auto (GStrv) texts = examples_need (info->name, "few");

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_test_message ("%s", texts[i]);
      check_small (texts[i]);
    }
}

/* --- theorems ------------------------------------------------------------ */

static guint
get_terms (guint  n,
           guint *indices)
{
  static const guint fibonacci[] = { 1, 2, 3, 5, 8, 13, 21, 34, 55 };
  guint terms = 0;

  *indices = 0;
  for (guint i = G_N_ELEMENTS (fibonacci); i-- > 0;)
    if (fibonacci[i] <= n)
      {
        n -= fibonacci[i];
        terms++;
        *indices += i + 1;
      }

  return terms;
}

/* RZ, Theorem 1.4, of the game and of its reverse. */
static void
check_extent (const char *text,
              guint       n)
{
  const double phi = (1 + sqrt (5)) / 2;
  guint indices;
  const guint terms = get_terms (n, &indices);
  const guint bound = floor (phi * phi * n - indices - 2.0 * terms + phi - 1);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmLengthGraph) graph = create_graph (position);
  LmLengthBounds bounds, theorem;

  lm_length_graph_get_bounds (graph, &bounds);
  g_assert_cmpuint (bounds.shortest, ==, n - terms);
  g_assert_cmpuint (bounds.longest, <=, bound);
  g_assert_true (lm_length_bounds_find (position, &theorem));
  if (!lm_position_is_over (position))
    {
      g_assert_cmpuint (theorem.shortest, ==, n - terms);
      g_assert_cmpuint (theorem.longest, ==, bound);
      g_assert_nonnull (theorem.reference);
    }
}

static void
test_extent (void)
{
  for (guint n = 1; n <= 30; n++)
    {
      g_autofree char *forward = g_strdup_printf ("lastmove:zeckendorf?n=%u", n);
      g_autofree char *reversed = g_strdup_printf ("lastmove:reversed?n=%u", n);

      check_extent (forward, n);
      check_extent (reversed, n);
    }
}

/* On the way the theorem says as much of the rest of the game: never less than there is. */
static void
test_extent_of_rest (void)
{
  static const char *const starts[] = { "lastmove:zeckendorf?n=17", "lastmove:reversed?n=17", "lastmove:reversed?n=14&ones=stagnant",
                                        "lastmove:build-up?bins=0&stock=8", "lastmove:take-away?alpha=7/3&stones=30",
                                        "lastmove:chomp?rows=4,4,4", "lastmove:reversed-chomp?size=3x4&rows=1" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    for (g_autoptr (LmPosition) position = parse (starts[i]); !lm_position_is_over (position);)
      {
        g_autoptr (LmPosition) before = position;
        g_autoptr (LmLengthGraph) graph = create_graph (position);
        g_autofree char *move = lm_position_random_move (position, rand);
        LmLengthBounds bounds, theorem;

        lm_length_graph_get_bounds (graph, &bounds);
        lm_length_bounds_find (position, &theorem);
        g_assert_true (theorem.shortest == LM_LENGTH_UNKNOWN || theorem.shortest == bounds.shortest);
        g_assert_true (theorem.longest == LM_LENGTH_UNKNOWN || theorem.longest == bounds.longest
                       || (theorem.at_most && theorem.longest > bounds.longest));
        position = lm_position_play (before, move, NULL);
      }
}

/* Backwards every game is one of the reversed game: RZ 3.1 takes over what is proved with the measure of games. */
static void
test_backwards (void)
{
  for (guint n = 1; n <= 24; n++)
    {
      g_autofree char *forward_text = g_strdup_printf ("lastmove:zeckendorf?n=%u", n);
      g_autofree char *reversed_text = g_strdup_printf ("lastmove:reversed?n=%u", n);
      g_autoptr (LmLengths) forward = count_from (forward_text, LM_MEASURE_GAMES);
      g_autoptr (LmLengths) reversed = count_from (reversed_text, LM_MEASURE_GAMES);

      g_assert_cmpuint (forward->first, ==, reversed->first);
      g_assert_cmpuint (lm_lengths_get_end (forward), ==, lm_lengths_get_end (reversed));
      for (guint length = forward->first; length < lm_lengths_get_end (forward); length++)
        g_assert_cmpint (mpz_cmp (lm_lengths_get_weight (forward, length), lm_lengths_get_weight (reversed, length)), ==, 0);
    }
}

/* RZ, Theorem 3.2: from an even n both win as often. It does not hold for n = 2, whose only game has one move. */
static void
test_even (void)
{
  for (guint n = 2; n <= 30; n += 2)
    {
      g_autofree char *text = g_strdup_printf ("lastmove:reversed?n=%u", n);
      g_autoptr (LmLengths) lengths = count_from (text, LM_MEASURE_MOVES);
      g_autofree char *share = NULL;
      g_autofree char *winner = lm_lengths_print_share (lengths, lengths->winners[0]);
      mpz_t odd;

      mpz_init (odd);
      lm_lengths_get_residue (lengths, 2, 1, odd);
      share = lm_lengths_print_share (lengths, odd);
      g_assert_cmpstr (share, ==, n == 2 ? "1" : "1/2");
      g_assert_cmpstr (winner, ==, share);
      mpz_clear (odd);
    }
}

/* --- games by lot -------------------------------------------------------- */

static void
test_sample (void)
{
  static const char *const starts[] = { "lastmove:zeckendorf?bins=16", "lastmove:chomp?rows=4,4,4", "lastmove:wythoff?piles=6,9",
                                        "lastmove:so-long-sucker?piles=4&chips=b2,r2,out1,out2&turn=b" };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (LmSolveContext) context = create_context ();
      g_autoptr (LmLengths) exact = count_from (starts[i], LM_MEASURE_MOVES);
      g_autoptr (LmSampler) sampler = lm_sampler_new (exact->position, 5);
      const LmLengths *sample = lm_sampler_get_lengths (sampler);
      double mean, exact_mean, deviation, sample_deviation;

      g_assert_true (lm_sampler_run (sampler, 2000, context));
      for (guint length = sample->first; length < lm_lengths_get_end (sample); length++)
        {
          const double share = lm_lengths_get_share (exact, lm_lengths_get_weight (exact, length));

          g_assert_cmpfloat (fabs (lm_lengths_get_share (sample, lm_lengths_get_weight (sample, length)) - share), <=,
                             5 * lm_lengths_get_error (sample, share));
          g_assert_cmpfloat (lm_lengths_get_error (exact, share), ==, 0);
        }
      lm_lengths_measure (exact, &exact_mean, &deviation);
      lm_lengths_measure (sample, &mean, &sample_deviation);
      g_assert_cmpfloat (fabs (mean - exact_mean), <, 5 * deviation / sqrt (2000));
      g_assert_cmpfloat (fabs (sample_deviation / deviation - 1), <, 0.2);
      g_assert_cmpfloat (fabs (lm_lengths_get_median (sample) - lm_lengths_get_median (exact)), <=, 1);
    }
}

/* A sample that is stopped goes on where it was, and so do its copies not. */
static void
test_sample_goes_on (void)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=40");
  g_autoptr (LmSampler) whole = lm_sampler_new (position, 3);
  g_autoptr (LmSampler) parts = lm_sampler_new (position, 3);
  g_autoptr (LmLengths) copy = NULL;

  lm_sampler_run (whole, 60, context);
  lm_sampler_run (parts, 20, context);
  copy = lm_lengths_copy (lm_sampler_get_lengths (parts));
  while (!lm_sampler_run (parts, 60, context))
    lm_solve_context_set_seconds (context, 0.001);

  g_assert_cmpuint (mpz_get_ui (copy->total), ==, 20);
  g_assert_cmpuint (lm_sampler_get_lengths (parts)->first, ==, lm_sampler_get_lengths (whole)->first);
  for (guint length = lm_sampler_get_lengths (whole)->first; length < lm_lengths_get_end (lm_sampler_get_lengths (whole)); length++)
    g_assert_cmpint (mpz_cmp (lm_lengths_get_weight (lm_sampler_get_lengths (whole), length),
                              lm_lengths_get_weight (lm_sampler_get_lengths (parts), length)), ==, 0);
}

/* --- limits and words ---------------------------------------------------- */

static void
test_limits (void)
{
  g_autoptr (LmSolveContext) context = create_context ();
  g_autoptr (LmPosition) position = parse ("lastmove:zeckendorf?bins=60");
  g_autoptr (LmLengthGraph) graph = create_graph (position);
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_length_graph_new (position, 100, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_clear_error (&error);

  lm_solve_context_set_memory (context, 100000);
  g_assert_null (lm_length_graph_new (position, 0, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_clear_error (&error);
  g_assert_null (lm_length_graph_count (graph, LM_MEASURE_MOVES, context, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_LIMIT);
  g_clear_error (&error);

  lm_solve_context_set_memory (context, 1 << 30);
  g_cancellable_cancel (lm_solve_context_get_cancellable (context));
  g_assert_null (lm_length_graph_new (position, 0, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (lm_length_graph_count (graph, LM_MEASURE_GAMES, context, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
check_words (LmLengthBounds  bounds,
             const char     *words,
             gboolean        tell)
{
  g_autofree char *text = lm_length_bounds_describe (&bounds);
  g_autoptr (LmPosition) last_move_wins = parse ("lastmove:zeckendorf?bins=9");
  g_autoptr (LmPosition) sum_decides = parse ("lastmove:zahlenschlacht?n=10&d=3");

  g_assert_cmpstr (text, ==, words);
  g_assert_cmpint (lm_length_bounds_tell (&bounds, last_move_wins), ==, tell);
  g_assert_false (lm_length_bounds_tell (&bounds, sum_decides));
}

static void
test_words (void)
{
  check_words ((LmLengthBounds) { 17, 34 }, "17 to 34 moves", FALSE);
  check_words ((LmLengthBounds) { 17, 34, .at_most = TRUE }, "17 to at most 34 moves", FALSE);
  check_words ((LmLengthBounds) { 8, 8 }, "8 moves", TRUE);
  check_words ((LmLengthBounds) { 1, 1 }, "1 move", TRUE);
  check_words ((LmLengthBounds) { 1, 5 }, "1 to 5 moves", TRUE);
  check_words ((LmLengthBounds) { 4, LM_LENGTH_UNKNOWN }, "at least 4 moves", FALSE);
  check_words ((LmLengthBounds) { LM_LENGTH_UNKNOWN, 9 }, "at most 9 moves", FALSE);
  check_words ((LmLengthBounds) { LM_LENGTH_UNKNOWN, LM_LENGTH_UNKNOWN }, NULL, FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lengths/small/%s", lm_game_info_nth (i)->name);

      g_test_add_data_func (path, lm_game_info_nth (i), test_small);
    }
  g_test_add_func ("/lengths/extent", test_extent);
  g_test_add_func ("/lengths/extent-of-rest", test_extent_of_rest);
  g_test_add_func ("/lengths/backwards", test_backwards);
  g_test_add_func ("/lengths/even", test_even);
  g_test_add_func ("/lengths/sample", test_sample);
  g_test_add_func ("/lengths/sample-goes-on", test_sample_goes_on);
  g_test_add_func ("/lengths/limits", test_limits);
  g_test_add_func ("/lengths/words", test_words);

  return g_test_run ();
}
