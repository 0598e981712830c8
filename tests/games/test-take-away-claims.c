/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-claims.c: every sentence of the hints of take-away against the game played out, and large piles against the terms. */

#include "games/lm-games.h"
#include "games/take-away/rules/rules.h"
#include "games/take-away/take-away.h"
#include "claim-checks-general.h"
#include "naive-take-away.h"

#define N_POSITIONS ((g_test_slow () ? 100000 : 60000) / CLAIMS_PART)
#define N_LARGE (2000 / CLAIMS_PART)
#define N_SAMPLES 20

/* The piles that are played out, and of some values so many that not all moves are listed. */
#define MAX_STONES 200
#define MAX_MANY_STONES 640
#define MANY_EVERY 8

static Naive *naives[G_N_ELEMENTS (naive_alphas)];

/* The P-positions by the recurrence, of the value of the position that is looked at. */
typedef struct
{
  guint64 p;
  guint64 q;
  GArray *terms; /* of mpz_t, as large as they are needed */
} Terms;

static mpz_srcptr
get_term (Terms *terms,
          guint  index)
{
  return g_array_index (terms->terms, mpz_t, index);
}

/* The sign of alpha a - b. */
static int
compare (const Terms *terms,
         mpz_srcptr   a,
         mpz_srcptr   b)
{
  mpz_t left, right;
  int sign;

  mpz_init (left);
  mpz_init (right);
  mpz_mul_ui (left, a, terms->p);
  mpz_mul_ui (right, b, terms->q);
  sign = mpz_cmp (left, right);
  mpz_clear (left);
  mpz_clear (right);
  return sign;
}

static void
add_term (Terms *terms)
{
  mpz_t term;

  mpz_init_set_ui (term, 1);
  if (terms->terms->len > 0)
    {
      mpz_srcptr last = get_term (terms, terms->terms->len - 1);
      guint m = 0;

      while (compare (terms, get_term (terms, m), last) < 0)
        m++;
      mpz_add (term, last, get_term (terms, m));
    }
  g_array_append_val (terms->terms, term);
}

/* Terms of the value @p / @q, kept from one question to the next. */
static Terms *
find_terms (LmPosition *position)
{
  static GHashTable *all;
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
  g_autofree char *key = lm_take_away_fraction_to_string (alpha);
  Terms *terms;

  if (all == NULL)
    all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  terms = g_hash_table_lookup (all, key);
  if (terms != NULL)
    return terms;

  terms = g_new0 (Terms, 1);
  *terms = (Terms) { alpha->numerator, alpha->denominator, g_array_new (FALSE, FALSE, sizeof (mpz_t)) };
  g_hash_table_insert (all, g_steal_pointer (&key), terms);
  return terms;
}

/* Greedily, the largest part first; gives the parts with the smallest first. */
static GArray *
split (Terms      *terms,
       mpz_srcptr  stones)
{
  GArray *parts = lm_take_away_numbers_new ();
  mpz_t rest;
  guint n;

  while (terms->terms->len == 0 || mpz_cmp (get_term (terms, terms->terms->len - 1), stones) <= 0)
    add_term (terms);

  mpz_init_set (rest, stones);
  for (n = terms->terms->len; n > 0 && mpz_sgn (rest) > 0; n--)
    if (mpz_cmp (get_term (terms, n - 1), rest) <= 0)
      {
        lm_take_away_numbers_add (parts, get_term (terms, n - 1));
        mpz_sub (rest, rest, get_term (terms, n - 1));
      }
  mpz_clear (rest);
  lm_take_away_numbers_sort (parts);
  return parts;
}

/* The game played out, where it is small enough. */
static Naive *
find_naive (LmPosition *position)
{
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));

  for (guint i = 0; i < G_N_ELEMENTS (naives); i++)
    if (naive_alphas[i].p * alpha->denominator == alpha->numerator * naive_alphas[i].q
        && mpz_cmp_ui (LM_TAKE_AWAY_POSITION (position)->stones, naives[i]->size) <= 0)
      return naives[i];

  return NULL;
}

static gboolean
is_p_position (const Naive *naive,
               guint        stones)
{
  return naive->distances[stones][stones - 1] % 2 == 0;
}

/* Of a small pile the parts have to be lost openings, too, and each more than alpha times the one before. */
static gboolean
are_p_positions (const Naive *naive,
                 const Terms *terms,
                 GArray      *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      if (!is_p_position (naive, mpz_get_ui (lm_take_away_numbers_get (parts, i))))
        return FALSE;
      if (i > 0 && compare (terms, lm_take_away_numbers_get (parts, i - 1), lm_take_away_numbers_get (parts, i)) >= 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_number (mpz_srcptr  number,
           const char *text)
{
  g_autofree char *own = mpz_get_str (NULL, 10, number);

  return g_str_equal (own, text);
}

/* Numbers: how many parts, and the smallest ones of them. */
static gboolean
holds_sum (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint n_told = g_strv_length (words) - 1;
  Terms *terms = find_terms (claim->position);
  const Naive *naive = find_naive (claim->position);
  g_autoptr (GArray) parts = split (terms, LM_TAKE_AWAY_POSITION (claim->position)->stones);

  if (g_ascii_strtoull (words[0], NULL, 10) != parts->len || n_told != MIN (parts->len, 12))
    return FALSE;
  for (guint i = 0; i < n_told; i++)
    if (!is_number (lm_take_away_numbers_get (parts, i), words[i + 1]))
      return FALSE;

  return naive == NULL || are_p_positions (naive, terms, parts);
}

/* Numbers: the move, the stones that it leaves, and the limit, floor (alpha k). */
static gboolean
holds_leaves (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const Terms *terms = find_terms (claim->position);
  g_auto (mpz_t) move;
  g_auto (mpz_t) left;
  g_auto (mpz_t) limit;

  g_assert_cmpuint (g_strv_length (words), ==, 3);
  mpz_init_set_str (move, words[0], 10);
  mpz_init (left);
  mpz_init (limit);
  mpz_sub (left, LM_TAKE_AWAY_POSITION (claim->position)->stones, move);
  mpz_mul_ui (limit, move, terms->p);
  mpz_fdiv_q_ui (limit, limit, terms->q);
  return mpz_cmp (move, LM_TAKE_AWAY_POSITION (claim->position)->limit) <= 0 && is_number (left, words[1])
         && is_number (limit, words[2]);
}

/* Numbers: the move, and how many of the smallest parts it is; and it wins. */
static gboolean
holds_smallest_parts (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (claim->position);
  const Naive *naive = find_naive (claim->position);
  g_autoptr (GArray) parts = split (find_terms (claim->position), self->stones);
  const guint n_parts = g_ascii_strtoull (words[1], NULL, 10);
  g_auto (mpz_t) sum;

  mpz_init (sum);
  for (guint i = 0; i < MIN (n_parts, parts->len); i++)
    mpz_add (sum, sum, lm_take_away_numbers_get (parts, i));

  return n_parts <= parts->len && is_number (sum, words[0])
         && (naive == NULL || naive_after (naive, mpz_get_ui (self->stones), mpz_get_ui (sum)) % 2 == 0);
}

/* Whether the smallest part is what is claimed, and within the limit or not. */
static gboolean
is_within_limit (LmFact   *claim,
                 gboolean  within)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (claim->position);
  g_autoptr (GArray) parts = split (find_terms (claim->position), self->stones);
  mpz_srcptr smallest = lm_take_away_numbers_get (parts, 0);

  return is_number (smallest, claim->numbers) && (mpz_cmp (smallest, self->limit) <= 0) == within;
}

static gboolean
holds_can_take (LmFact *claim)
{
  return is_within_limit (claim, TRUE);
}

static gboolean
holds_cannot_take (LmFact *claim)
{
  return is_within_limit (claim, FALSE);
}

/* Less than the smallest part is taken, and the smallest part of what is left can be answered with. */
static gboolean
breaks (LmPosition *position,
        mpz_srcptr  move)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  Terms *terms = find_terms (position);
  const Naive *naive = find_naive (position);
  g_autoptr (GArray) parts = split (terms, self->stones);
  g_autoptr (GArray) parts_left = NULL;
  g_auto (mpz_t) left;

  mpz_init (left);
  mpz_sub (left, self->stones, move);
  parts_left = split (terms, left);
  return mpz_cmp (move, lm_take_away_numbers_get (parts, 0)) < 0
         && compare (terms, move, lm_take_away_numbers_get (parts_left, 0)) >= 0
         && (naive == NULL || naive_after (naive, mpz_get_ui (self->stones), mpz_get_ui (move)) % 2 == 1);
}

/* All moves, and of a large limit some: small ones, large ones, and any. */
static gboolean
holds_every_move_breaks (LmFact *claim)
{
  static GRand *rand;
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (claim->position);
  const gboolean small = mpz_cmp_ui (self->limit, 1000) <= 0;
  const guint n = small ? mpz_get_ui (self->limit) : 3 * N_SAMPLES;
  g_auto (mpz_t) move;

  if (rand == NULL)
    rand = g_rand_new_with_seed (3);
  mpz_init (move);
  for (guint i = 0; i < n; i++)
    {
      if (small || i < N_SAMPLES)
        mpz_set_ui (move, i + 1);
      else if (i < 2 * N_SAMPLES)
        mpz_sub_ui (move, self->limit, i - N_SAMPLES);
      else
        lm_take_away_number_draw (move, self->limit, rand);
      if (!breaks (claim->position, move))
        return FALSE;
    }

  return TRUE;
}

/* Numbers: the moves to the end after it, whether all such moves are named, and they. */
static gboolean
holds_longest (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (claim->position);
  const Naive *naive = find_naive (claim->position);
  const guint stones = mpz_get_ui (self->stones);
  guint n_longest = 0;

  g_assert_nonnull (naive);
  for (guint move = 1; move <= mpz_get_ui (self->limit); move++)
    {
      const guint distance = naive_after (naive, stones, move);
      g_autofree char *text = g_strdup_printf ("%u", move);

      if (distance > g_ascii_strtoull (words[0], NULL, 10))
        return FALSE;
      n_longest += distance == g_ascii_strtoull (words[0], NULL, 10);
      if (g_strv_contains ((const char *const *) words + 2, text) && distance != g_ascii_strtoull (words[0], NULL, 10))
        return FALSE;
    }

  return words[1][0] == '1' ? n_longest == g_strv_length (words) - 2 : n_longest >= g_strv_length (words) - 2;
}

static gboolean
holds_stones (LmFact *claim)
{
  return is_number (LM_TAKE_AWAY_POSITION (claim->position)->stones, claim->numbers);
}

static gboolean
holds_limit (LmFact *claim)
{
  return is_number (LM_TAKE_AWAY_POSITION (claim->position)->limit, claim->numbers);
}

static gboolean
holds_no_stone (LmFact *claim)
{
  return general_is_over (claim) && mpz_sgn (LM_TAKE_AWAY_POSITION (claim->position)->stones) == 0;
}

static gboolean
holds_only_stone (LmFact *claim)
{
  return general_is_over (claim) && mpz_cmp_ui (LM_TAKE_AWAY_POSITION (claim->position)->stones, 1) == 0
         && mpz_sgn (LM_TAKE_AWAY_POSITION (claim->position)->limit) == 0;
}

static ClaimCheck checks[] = {
  { "stones", holds_stones, 0 },
  { "limit", holds_limit, 0 },
  { "sum", holds_sum, 0 },
  { "leaves", holds_leaves, 0 },
  { "smallest-parts", holds_smallest_parts, 0 },
  { "cannot-take", holds_cannot_take, 0 },
  { "can-take", holds_can_take, 0 },
  { "every-move-breaks", holds_every_move_breaks, 0 },
  { "longest", holds_longest, 0 },
  { "no-stone", holds_no_stone, 0 },
  { "only-stone", holds_only_stone, 0 },
  { "ends-the-game", general_ends_the_game, 0 },
  { NULL, NULL, 0 },
};

static void
check (guint       index,
       const char *stones,
       const char *limit)
{
  const LmTakeAwayFraction fraction = lm_take_away_fraction_new (naive_alphas[index].p, naive_alphas[index].q);
  g_autofree char *alpha = lm_take_away_fraction_to_string (&fraction);
  g_autofree char *text = g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%s%s%s", alpha, stones,
                                           limit != NULL ? "&limit=" : "", limit != NULL ? limit : "");
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  general_check_hint (checks, position);
}

static void
check_small (GRand *rand)
{
  const guint alpha = g_rand_int_range (rand, 0, G_N_ELEMENTS (naive_alphas));
  const guint stones = g_rand_int_range (rand, 0, naives[alpha]->size + 1);
  g_autofree char *pile = g_strdup_printf ("%u", stones);
  g_autofree char *limit = NULL;

  /* Small limits lose. */
  if (stones > 0 && g_rand_int_range (rand, 0, 4) > 0)
    limit = g_strdup_printf ("%d", g_rand_int_range (rand, 1, 1 + MIN (stones, g_rand_boolean (rand) ? 6 : stones)));
  check (alpha, pile, limit);
}

/* The openings that are lost are few, so all of them. */
static void
check_lost_openings (guint alpha)
{
  for (guint stones = 1; stones <= naives[alpha]->size; stones++)
    if (is_p_position (naives[alpha], stones))
      {
        g_autofree char *pile = g_strdup_printf ("%u", stones);

        check (alpha, pile, NULL);
      }
}

static char *
draw_digits (GRand *rand,
             guint  n)
{
  GString *digits = g_string_new (NULL);

  g_string_append_c (digits, g_rand_int_range (rand, '1', '9' + 1));
  while (digits->len < n)
    g_string_append_c (digits, g_rand_int_range (rand, '0', '9' + 1));

  return g_string_free (digits, FALSE);
}

static void
check_large (GRand *rand)
{
  const guint alpha = g_rand_int_range (rand, 0, G_N_ELEMENTS (naive_alphas));
  const guint n_digits = g_rand_int_range (rand, 5, 60);
  g_autofree char *stones = draw_digits (rand, n_digits);
  g_autofree char *limit = draw_digits (rand, g_rand_int_range (rand, 1, n_digits));

  check (alpha, stones, g_rand_int_range (rand, 0, 4) > 0 ? limit : NULL);
}

static void
test_claims (void)
{
  GRand *rand = g_rand_new_with_seed (35);

  for (guint i = 0; i < G_N_ELEMENTS (naives); i++)
    {
      naives[i] = naive_new (naive_alphas[i].p, naive_alphas[i].q, i % MANY_EVERY == 0 ? MAX_MANY_STONES : MAX_STONES);
      check_lost_openings (i);
    }
  for (guint i = 0; i < N_POSITIONS; i++)
    check_small (rand);
  for (guint i = 0; i < N_LARGE; i++)
    check_large (rand);
  g_rand_free (rand);

  claim_checks_report (checks);
}

/* "and 1 can be taken": the sentence of a lost position and the list of replies give the same answer to the same move. */
static void
test_agreement (void)
{
  static const char *const alphas[] = { "1", "2", "3", "5/2", "43/11" };
  g_autoptr (GRegex) told = g_regex_new ("after ([0-9]+), .* and ([0-9]+) can be taken", 0, 0, NULL);
  guint n_told = 0;

  for (guint i = 0; i < G_N_ELEMENTS (alphas); i++)
    for (guint stones = 2; stones <= 60; stones++)
      for (guint limit = 1; limit <= 4; limit++)
        {
          g_autofree char *text = g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%u&limit=%u", alphas[i], stones, MIN (limit, stones - 1));
          g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
          g_autoptr (LmAdvice) advice = general_ask (position);
          g_autoptr (GMatchInfo) match = NULL;

          if (advice->answer->value != LM_VALUE_LOSS || !g_regex_match (told, advice->reason->text, 0, &match))
            continue;

          for (guint j = 0; j < advice->replies->len; j++)
            {
              const LmReply *reply = g_ptr_array_index (advice->replies, j);
              g_autofree char *move = g_match_info_fetch (match, 1);
              g_autofree char *answer = g_match_info_fetch (match, 2);

              if (!g_str_equal (reply->move, move))
                continue;
              g_test_message ("%s: %s", text, advice->reason->text);
              g_assert_cmpstr (reply->answer, ==, answer);
              n_told++;
            }
        }
  g_assert_cmpuint (n_told, >, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/take-away/claims", test_claims);
  g_test_add_func ("/take-away/agreement", test_agreement);

  return g_test_run ();
}
