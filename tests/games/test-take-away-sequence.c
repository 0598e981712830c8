/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-sequence.c: fractions, P-positions, recurrences, intervals, cutoffs and parts of the take-away game. */

#include "engine/game/lm-error.h"
#include "games/take-away/theory/theory.h"
#include "naive-take-away.h"

#include <string.h>

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    const char *canonical;
    const char *complaint;
  } cases[] = {
    { "1", "1" }, { "3", "3" }, { "43/11", "43/11" }, { "3/1", "3" }, { "1000", "1000" }, { "1999/2", "1999/2" },
    { "999999999999999999/999999999999999998", "999999999999999999/999999999999999998" },
    { "4/2", NULL, "2 in place of 4/2" }, { "1/2", NULL, "at least 1" }, { "0", NULL, "at least 1" },
    { "0/3", NULL, "at least 1" }, { "3/0", NULL, "denominator" }, { "0/0", NULL, "denominator" },
    { "1001", NULL, "at most 1000" }, { "2001/2", NULL, "at most 1000" }, { "999999999999999999", NULL, "at most 1000" },
    { "1000000000000000000", NULL, "18 digits" }, { "", NULL, "“”" }, { "/", NULL, "“/”" }, { "3/", NULL, "“3/”" },
    { "/3", NULL, "“/3”" }, { "3/2/1", NULL, "“3/2/1”" }, { "03", NULL, "“03”" }, { "3/02", NULL, "“3/02”" },
    { "-3", NULL, "“-3”" }, { "+3", NULL, "“+3”" }, { "2.5", NULL, "“2.5”" }, { "0x3", NULL, "“0x3”" },
    { "3 ", NULL, "“3 ”" }, { "three", NULL, "“three”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      LmTakeAwayFraction alpha;
      const gboolean read = lm_take_away_fraction_parse (cases[i].text, &alpha, &error);

      if (cases[i].canonical == NULL)
        {
          g_assert_false (read);
          g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
          g_test_message ("%s: %s", cases[i].text, error->message);
          g_assert_nonnull (strstr (error->message, "“alpha”"));
          g_assert_nonnull (strstr (error->message, cases[i].complaint));
          continue;
        }

      g_assert_no_error (error);
      text = lm_take_away_fraction_to_string (&alpha);
      g_assert_cmpstr (text, ==, cases[i].canonical);
    }
}

/* What people type. */
static void
test_read (void)
{
  static const char *const texts[][2] = {
    { "3", "3" }, { " 3 ", "3" }, { "2.5", "5/2" }, { "2,5", "5/2" }, { "43/11", "43/11" }, { "43 / 11", "43/11" },
    { "4/2", "2" }, { "3.0", "3" }, { "3.", "3" }, { "1.0001", "10001/10000" }, { "007.5", "15/2" }, { "3.14159", "314159/100000" },
    { ".5", NULL }, { "0.5", NULL }, { "2.5/2", NULL }, { "1.2.3", NULL }, { "1e3", NULL }, { "-2", NULL }, { "", NULL },
    { "two", NULL }, { "5/0", NULL }, { "1.00000000000000000000000001", NULL }, { "1000.1", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      LmTakeAwayFraction alpha;
      const gboolean read = lm_take_away_fraction_read (texts[i][0], &alpha, &error);

      g_assert_cmpint (read, ==, texts[i][1] != NULL);
      if (!read)
        {
          g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
          continue;
        }
      text = lm_take_away_fraction_to_string (&alpha);
      g_assert_cmpstr (text, ==, texts[i][1]);
    }
}

/* Where 64 bits are too few the products are compared all the same. */
static void
test_products (void)
{
  const guint64 large = G_MAXUINT64;

  g_assert_cmpint (lm_take_away_compare_products (large, large, large, large), ==, 0);
  g_assert_cmpint (lm_take_away_compare_products (large, large, large, large - 1), ==, 1);
  g_assert_cmpint (lm_take_away_compare_products (large, large - 1, large, large), ==, -1);
  g_assert_cmpint (lm_take_away_compare_products (large, 2, 3, 5), ==, 1);
  g_assert_cmpint (lm_take_away_compare_products (0, large, 1, 1), ==, -1);
}

static LmTakeAwayFraction
get_alpha (guint index)
{
  return lm_take_away_fraction_new (naive_alphas[index].p, naive_alphas[index].q);
}

/* The openings that the game played out loses are the terms. */
static void
test_p_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&alpha);
      g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, 0);
      g_autoptr (Naive) naive = naive_new (naive_alphas[i].p, naive_alphas[i].q, 150);

      for (guint stones = 0; stones <= naive->size; stones++)
        {
          const gboolean lost = stones == 0 || naive->distances[stones][stones - 1] % 2 == 0;
          const gboolean listed = mpz_cmp_ui (walk->window[walk->place], stones) == 0;

          g_assert_cmpint (lost, ==, listed);
          if (listed)
            lm_take_away_walk_forward (walk);
        }
    }
}

/* Schwenk's recurrence to the letter, with numbers of any size; what follows is the lag of every index. */
static GArray *
list_lags (const LmTakeAwayFraction *alpha,
           guint                     n_terms,
           GArray                   *terms)
{
  GArray *lags = g_array_new (FALSE, TRUE, sizeof (guint));
  g_auto (mpz_t) term;
  guint m = 0;

  mpz_init (term);
  g_array_set_size (lags, n_terms);
  lm_take_away_numbers_add (terms, term);
  mpz_set_ui (term, 1);
  lm_take_away_numbers_add (terms, term);

  for (guint n = 1; n + 1 < n_terms; n++)
    {
      g_auto (mpz_t) left;
      g_auto (mpz_t) right;

      mpz_init (left);
      mpz_init (right);
      mpz_mul_ui (left, lm_take_away_numbers_get (terms, n), alpha->denominator);
      do
        mpz_mul_ui (right, lm_take_away_numbers_get (terms, ++m), alpha->numerator);
      while (mpz_cmp (left, right) > 0);

      mpz_add (term, lm_take_away_numbers_get (terms, n), lm_take_away_numbers_get (terms, m));
      lm_take_away_numbers_add (terms, term);
      g_array_index (lags, guint, n) = n - m;
      m--;
    }

  return lags;
}

static void
check_against_definition (const LmTakeAwayFraction *alpha,
                          guint                     n_terms)
{
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (alpha);
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, 0);
  g_autoptr (GArray) terms = lm_take_away_numbers_new ();
  g_autoptr (GArray) lags = list_lags (alpha, n_terms, terms);
  const guint lag = lm_take_away_sequence_get_lag (sequence);
  const guint first = lm_take_away_sequence_get_first (sequence);

  g_assert_cmpuint (first + lag + 1, ==, lm_take_away_sequence_get_certain (sequence));
  g_assert_cmpuint (lm_take_away_sequence_get_certain (sequence) + 10, <, n_terms);

  for (guint n = 1; n + 1 < n_terms; n++)
    {
      lm_take_away_walk_forward (walk);
      g_assert_cmpuint (walk->index, ==, n);
      g_assert_cmpint (mpz_cmp (walk->window[walk->place], lm_take_away_numbers_get (terms, n)), ==, 0);
      if (n >= first)
        g_assert_cmpuint (g_array_index (lags, guint, n), ==, lag);
      if (n <= first + lag + 1)
        g_assert_cmpuint (n - lm_take_away_sequence_get_source (sequence, n), ==, g_array_index (lags, guint, n));
    }
  if (first > 1)
    g_assert_cmpuint (g_array_index (lags, guint, first - 1), <, lag);

  for (guint n = n_terms - 2; n-- > 0;)
    {
      lm_take_away_walk_back (walk);
      g_assert_cmpint (mpz_cmp (walk->window[walk->place], lm_take_away_numbers_get (terms, n)), ==, 0);
    }
}

static void
test_recurrence (void)
{
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayCutoff cutoff;

  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      check_against_definition (&alpha, 400);
    }

  while (lm_take_away_cutoffs_next (cutoffs, &cutoff) && cutoff.count <= 150)
    check_against_definition (&cutoff.cutoff, 500);
}

/* The same lag k for k + 1 indices does not make it last: for 5/2 the lag is 1 at 2 and 3, then 2. */
static void
test_short_run (void)
{
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&(LmTakeAwayFraction) { 5, 2 });

  g_assert_cmpuint (lm_take_away_sequence_get_source (sequence, 2), ==, 1);
  g_assert_cmpuint (lm_take_away_sequence_get_source (sequence, 3), ==, 2);
  g_assert_cmpuint (lm_take_away_sequence_get_source (sequence, 4), ==, 2);
  g_assert_cmpuint (lm_take_away_sequence_get_lag (sequence), ==, 2);
}

static void
check_fraction (LmTakeAwayFraction  fraction,
                const char         *expected)
{
  g_autofree char *text = lm_take_away_fraction_to_string (&fraction);

  g_assert_cmpstr (text, ==, expected);
}

/* The table of the slides: from, to, lag, and the terms up to the first index of the recurrence. */
static void
test_intervals (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "data", "take-away-intervals.csv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  lines = g_strsplit (g_strchomp (contents), "\n", -1);
  for (guint i = 2; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);
      g_auto (GStrv) terms = g_strsplit (cells[3], " ", -1);
      g_autoptr (LmTakeAwaySequence) sequence = NULL;
      LmTakeAwayFraction from;

      g_assert_true (lm_take_away_fraction_parse (cells[0], &from, NULL));
      sequence = lm_take_away_sequence_new (&from);
      check_fraction (lm_take_away_sequence_get_from (sequence), cells[0]);
      check_fraction (lm_take_away_sequence_get_to (sequence), cells[1]);
      g_assert_cmpuint (lm_take_away_sequence_get_lag (sequence), ==, g_ascii_strtoull (cells[2], NULL, 10));
      g_assert_cmpuint (lm_take_away_sequence_get_first (sequence), ==, g_strv_length (terms) - 1);
      for (guint n = 0; terms[n] != NULL; n++)
        g_assert_cmpuint (lm_take_away_sequence_get_term (sequence, n), ==, g_ascii_strtoull (terms[n], NULL, 10));
      n_rows++;
    }

  g_assert_cmpuint (n_rows, ==, 11);
}

static void
test_cutoffs (void)
{
  static const char *const first[] = {
    "2", "5/2", "3", "7/2", "11/3", "43/11", "4", "13/3", "31/7", "9/2", "14/3",
    "33/7", "5", "51/10", "41/8", "27/5", "11/2", "45/8", "65/11", "6",
  };
  static const guint counts[] = { 0, 0, 1, 3, 7, 13, 20, 28, 37 };
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayCutoff cutoff;

  while (lm_take_away_cutoffs_next (cutoffs, &cutoff)
         && cutoff.cutoff.numerator <= 8 * cutoff.cutoff.denominator)
    {
      if (cutoff.count <= G_N_ELEMENTS (first))
        check_fraction (cutoff.cutoff, first[cutoff.count - 1]);
      if (cutoff.cutoff.denominator == 1)
        g_assert_cmpuint (cutoff.count, ==, counts[cutoff.cutoff.numerator]);
    }
  g_assert_cmpuint (cutoff.count, ==, counts[8] + 1);
}

/* Every integer from 2 on is a cutoff, and x + 1/n wherever n! divides x (TA). */
static void
test_known_cutoffs (void)
{
  static const guint factorials[] = { 1, 1, 2, 6, 24 };
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayCutoff cutoff;
  guint n_integers = 0;
  guint n_others = 0;

  while (lm_take_away_cutoffs_next (cutoffs, &cutoff) && cutoff.cutoff.numerator <= 49 * cutoff.cutoff.denominator)
    {
      const guint64 n = cutoff.cutoff.denominator;
      const guint64 x = cutoff.cutoff.numerator / n;

      n_integers += n == 1;
      n_others += n > 1 && n < G_N_ELEMENTS (factorials) && cutoff.cutoff.numerator % n == 1 && x % factorials[n] == 0;
    }

  g_assert_cmpuint (n_integers, ==, 48);
  g_assert_cmpuint (n_others, ==, 24 + 8 + 2);
}

static gboolean
have_same_terms (const LmTakeAwaySequence *a,
                 const LmTakeAwaySequence *b)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (a, 0);
  g_autoptr (LmTakeAwayWalk) other = lm_take_away_walk_new (b, 0);

  for (guint n = 0; n < 1000; n++)
    {
      if (mpz_cmp (walk->window[walk->place], other->window[other->place]) != 0)
        return FALSE;
      lm_take_away_walk_forward (walk);
      lm_take_away_walk_forward (other);
    }

  return TRUE;
}

/* Within an interval all is the same, from one to the next it is not, and the way back is the way there. */
static void
test_neighbours (void)
{
  g_autoptr (LmTakeAwaySequence) walker = lm_take_away_sequence_new (&(LmTakeAwayFraction) { 1, 1 });

  for (guint i = 0; i < 200; i++)
    {
      const LmTakeAwayFraction from = lm_take_away_sequence_get_from (walker);
      const LmTakeAwayFraction to = lm_take_away_sequence_get_to (walker);
      const LmTakeAwayFraction middle = lm_take_away_fraction_new (from.numerator + to.numerator,
                                                                   from.denominator + to.denominator);
      g_autoptr (LmTakeAwaySequence) fresh = lm_take_away_sequence_new (&from);
      g_autoptr (LmTakeAwaySequence) inside = lm_take_away_sequence_new (&middle);
      g_autoptr (LmTakeAwaySequence) below = lm_take_away_sequence_new_below (&to);
      g_autoptr (LmTakeAwaySequence) next = lm_take_away_sequence_new (&to);
      const LmTakeAwaySequence *same[] = { fresh, inside, below };

      for (guint j = 0; j < G_N_ELEMENTS (same); j++)
        {
          const LmTakeAwayFraction same_from = lm_take_away_sequence_get_from (same[j]);
          const LmTakeAwayFraction same_to = lm_take_away_sequence_get_to (same[j]);

          g_assert_true (have_same_terms (walker, same[j]));
          g_assert_cmpint (lm_take_away_fraction_compare (&same_from, &from), ==, 0);
          g_assert_cmpint (lm_take_away_fraction_compare (&same_to, &to), ==, 0);
          g_assert_cmpuint (lm_take_away_sequence_get_lag (same[j]), ==, lm_take_away_sequence_get_lag (walker));
          g_assert_cmpuint (lm_take_away_sequence_get_first (same[j]), ==, lm_take_away_sequence_get_first (walker));
        }
      g_assert_false (have_same_terms (walker, next));
      g_assert_true (lm_take_away_sequence_advance (walker));
    }
}

/* There is an end, and it leaves the sequence as it is. */
static void
test_last_interval (void)
{
  g_autoptr (LmTakeAwaySequence) sequence = NULL;
  LmTakeAwayFraction from;

  sequence = lm_take_away_sequence_new (&(LmTakeAwayFraction) { LM_TAKE_AWAY_MAX_ALPHA, 1 });
  g_assert_false (lm_take_away_sequence_advance (sequence));
  from = lm_take_away_sequence_get_from (sequence);
  check_fraction (from, "1000");
}

/* The sum is the pile, and each part is more than alpha times the one before: no other sum does that. */
static void
check_parts (LmTakeAwayParts          *parts,
             const LmTakeAwayFraction *alpha,
             mpz_srcptr                stones)
{
  const guint count = lm_take_away_parts_count (parts);
  g_auto (mpz_t) sum;
  g_auto (mpz_t) reach;

  mpz_init (sum);
  mpz_init (reach);
  for (guint i = 0; i < count; i++)
    {
      mpz_add (sum, sum, lm_take_away_parts_get_size (parts, i));
      lm_take_away_fraction_multiply (alpha, lm_take_away_parts_get_size (parts, i), reach);
      if (i + 1 < count)
        {
          g_assert_cmpint (mpz_cmp (lm_take_away_parts_get_size (parts, i + 1), reach), >, 0);
          g_assert_cmpuint (lm_take_away_parts_get_index (parts, i), <, lm_take_away_parts_get_index (parts, i + 1));
        }
    }
  g_assert_cmpint (mpz_cmp (sum, stones), ==, 0);
}

static void
check_part_terms (LmTakeAwayParts          *parts,
                  const LmTakeAwaySequence *sequence)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, 0);

  for (guint i = 0; i < lm_take_away_parts_count (parts); i++)
    {
      while (walk->index < lm_take_away_parts_get_index (parts, i))
        lm_take_away_walk_forward (walk);
      g_assert_cmpint (mpz_cmp (walk->window[walk->place], lm_take_away_parts_get_size (parts, i)), ==, 0);
    }
}

static void
test_small_parts (void)
{
  g_auto (mpz_t) stones;

  mpz_init (stones);
  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&alpha);

      for (guint n = 0; n <= 1500; n++)
        {
          g_autoptr (LmTakeAwayParts) parts = NULL;

          mpz_set_ui (stones, n);
          parts = lm_take_away_parts_new (sequence, stones, NULL, NULL);
          check_parts (parts, &alpha, stones);
          check_part_terms (parts, sequence);
        }
    }
}

static void
check_equal_parts (LmTakeAwayParts *a,
                   LmTakeAwayParts *b)
{
  g_assert_cmpuint (lm_take_away_parts_count (a), ==, lm_take_away_parts_count (b));
  for (guint i = 0; i < lm_take_away_parts_count (a); i++)
    g_assert_cmpint (mpz_cmp (lm_take_away_parts_get_size (a, i), lm_take_away_parts_get_size (b, i)), ==, 0);
}

/* Piles of many digits; knowing the parts of another pile changes nothing. */
static void
test_large_parts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_auto (mpz_t) maximum;
  g_auto (mpz_t) stones;
  g_auto (mpz_t) taken;

  mpz_init (maximum);
  mpz_init (stones);
  mpz_init (taken);
  for (guint i = 0; i < G_N_ELEMENTS (naive_alphas); i++)
    {
      const LmTakeAwayFraction alpha = get_alpha (i);
      g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&alpha);
      g_autoptr (LmTakeAwayParts) known = NULL;

      mpz_ui_pow_ui (maximum, 10, 100);
      for (guint j = 0; j < 8; j++)
        {
          g_autoptr (LmTakeAwayParts) parts = NULL;
          g_autoptr (LmTakeAwayParts) again = NULL;

          lm_take_away_number_draw (stones, maximum, rand);
          parts = lm_take_away_parts_new (sequence, stones, NULL, NULL);
          again = lm_take_away_parts_new (sequence, stones, known, NULL);
          check_parts (parts, &alpha, stones);
          check_part_terms (parts, sequence);
          check_equal_parts (parts, again);
          g_set_object (&known, parts);
          mpz_set (maximum, stones);
        }
    }
}

static void
test_described_parts (void)
{
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (&(LmTakeAwayFraction) { 2, 1 });
  static const char *const sums[][2] = {
    { "0", "0" }, { "34", "34" }, { "40", "34 + 5 + 1" },
    { "1000000000000000000", "679891637638612258 + 259695496911122585 + … + 21 + 2 (27 parts)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autoptr (LmTakeAwayParts) parts = NULL;
      g_autofree char *text = NULL;
      g_auto (mpz_t) stones;

      mpz_init_set_str (stones, sums[i][0], 10);
      parts = lm_take_away_parts_new (sequence, stones, NULL, NULL);
      text = lm_take_away_parts_describe (parts);
      g_assert_cmpstr (text, ==, sums[i][1]);
    }
}

static void
test_numbers (void)
{
  g_auto (mpz_t) number;
  g_autofree char *told = NULL;
  g_autofree char *long_told = NULL;

  mpz_init (number);
  mpz_ui_pow_ui (number, 10, 29);
  told = lm_take_away_number_describe (number);
  g_assert_cmpstr (told, ==, "100000000000000000000000000000");
  mpz_ui_pow_ui (number, 10, 100);
  mpz_add_ui (number, number, 67890);
  long_told = lm_take_away_number_describe (number);
  g_assert_cmpstr (long_told, ==, "10000…67890 (101 digits)");
  g_assert_cmpuint (lm_take_away_number_get_plural (number), ==, 1067890);
}

/* Every number from 1 to the largest comes, about as often as any other. */
static void
test_draw (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint counts[11] = { 0 };
  g_auto (mpz_t) maximum;
  g_auto (mpz_t) drawn;

  mpz_init_set_ui (maximum, 10);
  mpz_init (drawn);
  for (guint i = 0; i < 10000; i++)
    {
      lm_take_away_number_draw (drawn, maximum, rand);
      g_assert_cmpint (mpz_cmp_ui (drawn, 1), >=, 0);
      g_assert_cmpint (mpz_cmp (drawn, maximum), <=, 0);
      counts[mpz_get_ui (drawn)]++;
    }
  for (guint i = 1; i <= 10; i++)
    {
      g_assert_cmpuint (counts[i], >, 850);
      g_assert_cmpuint (counts[i], <, 1150);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/take-away/fraction/parse", test_parse);
  g_test_add_func ("/take-away/fraction/read", test_read);
  g_test_add_func ("/take-away/fraction/products", test_products);
  g_test_add_func ("/take-away/number/describe", test_numbers);
  g_test_add_func ("/take-away/number/draw", test_draw);
  g_test_add_func ("/take-away/sequence/p-positions", test_p_positions);
  g_test_add_func ("/take-away/sequence/recurrence", test_recurrence);
  g_test_add_func ("/take-away/sequence/short-run", test_short_run);
  g_test_add_func ("/take-away/sequence/intervals", test_intervals);
  g_test_add_func ("/take-away/sequence/neighbours", test_neighbours);
  g_test_add_func ("/take-away/sequence/last-interval", test_last_interval);
  g_test_add_func ("/take-away/cutoffs/list", test_cutoffs);
  g_test_add_func ("/take-away/cutoffs/known", test_known_cutoffs);
  g_test_add_func ("/take-away/parts/small", test_small_parts);
  g_test_add_func ("/take-away/parts/large", test_large_parts);
  g_test_add_func ("/take-away/parts/described", test_described_parts);

  return g_test_run ();
}
