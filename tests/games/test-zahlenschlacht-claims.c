/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-claims.c: every sentence of the hints, and every theorem they name, against plain play on sets of numbers. */

#include "games/lm-games.h"
#include "zahlenschlacht-claims.h"

#include <string.h>

#define GAME "lastmove:zahlenschlacht?"
#define N_OF_EVERY_KIND ((g_test_slow () ? 100000 : 10000) / CLAIMS_PART)
#define LARGEST_OPENING 25

/* A reason that names a theorem is proved, any other is computed. */
static void
check_references (LmPosition *position,
                  const char *move,
                  LmReason   *reason)
{
  const guint recommended = move != NULL ? g_ascii_strtoull (move, NULL, 10) : 0;
  g_auto (GStrv) parts = NULL;

  g_assert_cmpint (reason->status, ==, reason->reference != NULL ? LM_STATUS_PROVED : LM_STATUS_COMPUTED);
  if (reason->reference == NULL)
    return;

  parts = g_strsplit (reason->reference, "; ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_assert_true (g_str_has_prefix (parts[i], "ZS, "));
      check_reference (position, parts[i] + strlen ("ZS, "), recommended);
    }
}

/* The number that the words say to cross out is the one that is recommended. */
static void
check_number (const char *move,
              LmReason   *reason)
{
  const char *words = strstr (reason->text, "Cross out ");

  if (words != NULL)
    g_assert_cmpuint (g_ascii_strtoull (words + strlen ("Cross out "), NULL, 10), ==, g_ascii_strtoull (move, NULL, 10));
}

/* Whether an answer of the table is what the words say: a partner; one of the other residue, or two are left; the commonest. */
static gboolean
is_answer_of (LmFact     *claim,
              const Board *before,
              guint        reply,
              guint        answer)
{
  const Board first = without (before, reply);
  const Board after = without (&first, answer);
  guint two[2];

  if (g_str_equal (claim->kind, "pairs"))
    return is_pair (before, reply, answer);
  if (g_str_equal (claim->kind, "keeps-two") && find_two (before, two))
    return reply % before->d == two[0] || reply % before->d == two[1] ? is_matched (&after) : find_two (&after, two);
  if (g_str_equal (claim->kind, "thins-out") && count_own_partner_most (&first) >= 3)
    return is_own_partner (before, answer % before->d)
           && count_residue (&first, answer % before->d) == count_own_partner_most (&first);

  return TRUE;
}

static void
check_answers (LmAdvice *advice)
{
  for (guint i = 0; i < advice->reason->claims->len; i++)
    {
      g_autoptr (GPtrArray) facts = lm_claim_list_facts (g_ptr_array_index (advice->reason->claims, i));

      for (guint j = 0; j < facts->len; j++)
        {
          LmFact *fact = g_ptr_array_index (facts, j);
          const Board board = get_board (fact->position);

          for (guint k = 0; k < advice->replies->len; k++)
            {
              LmReply *reply = g_ptr_array_index (advice->replies, k);

              if (reply->answer != NULL)
                g_assert_true (is_answer_of (fact, &board, g_ascii_strtoull (reply->move, NULL, 10),
                                             g_ascii_strtoull (reply->answer, NULL, 10)));
            }
        }
    }
}

static void
check_position (LmPosition *position)
{
  g_autoptr (LmAdvice) advice = general_ask (position);

  claim_checks_run_on_reason (checks, position, advice->reason);
  check_references (position, advice->move, advice->reason);
  check_number (advice->move, advice->reason);
  check_answers (advice);
}

/* Without the table of answers. */
static void
check_reason (LmPosition *position)
{
  g_autoptr (LmSolveContext) context = general_create_context ();
  LmGameClass *class = LM_GAME_GET_CLASS (lm_position_get_game (position));
  g_autoptr (LmAnswer) answer = lm_position_solve (position, LM_SOLVE_BEST, context, NULL);
  g_autoptr (LmReason) reason = class->explain (position, answer, context);

  if (reason == NULL)
    {
      general_check_hint (checks, position);
      return;
    }

  claim_checks_run_on_reason (checks, position, reason);
  check_references (position, lm_answer_get_best (answer)->move, reason);
  check_number (lm_answer_get_best (answer)->move, reason);
}

static LmPosition *
create_random_position_of (guint                n,
                           guint                d,
                           LmZahlenschlachtGoal goal,
                           guint                n_crossed,
                           GRand               *rand)
{
  LmPosition *position = lm_zahlenschlacht_position_new (n, d, goal, NULL, 0, NULL);

  for (guint i = 0; i < n_crossed && !lm_position_is_over (position); i++)
    {
      g_autoptr (LmPosition) before = position;
      g_autofree char *move = lm_position_random_move (before, rand);

      position = lm_position_play (before, move, NULL);
    }

  return position;
}

/* One in four is any; the others have few residues, so that every strategy of the paper and of the count comes often enough. */
static LmPosition *
create_random_position (GRand *rand)
{
  const guint kind = g_rand_int_range (rand, 0, 8);
  const guint n = g_rand_int_range (rand, kind < 2 ? 4 : kind < 7 ? 11 : 8, MAX_N + 1);
  const guint pairer_last = n % 2 == 1 ? LM_ZAHLENSCHLACHT_DIVISIBLE : LM_ZAHLENSCHLACHT_INDIVISIBLE;

  if (kind < 2)
    return create_random_position_of (n, g_rand_int_range (rand, 2, 2 * n + 3), g_rand_int_range (rand, 0, 2),
                                      g_rand_int_range (rand, 0, n + 1) % n, rand);
  if (kind < 7)
    return create_random_position_of (n, g_rand_int_range (rand, 2, 7), pairer_last, g_rand_int_range (rand, 0, 5), rand);

  return create_random_position_of (n, g_rand_int_range (rand, 2, 4), !pairer_last, g_rand_int_range (rand, 0, n - 2), rand);
}

/* Hints that were false once: what they say now. */
static void
test_words (void)
{
  static const struct { const char *keys, *reference, *text; } cases[] = {
    { "n=19&d=6&goal=indivisible", NULL,
      "A makes the last move, and loses only if the last three numbers are all of one residue that is its own partner. Cross out 6, of "
      "residue 0: then no residue that is its own partner has more than half of the 18 numbers left. As long as such a residue has "
      "three numbers or more, A crosses out of the one that has most, and so the last three are not all of one. No published theorem "
      "covers Z(19, 6) with the goals exchanged; who wins was computed here." },
    { "n=13&d=3&crossed=1,10,13", NULL,
      "B needs 5 more moves until no two numbers left make a pair, and has only 4. A keeps it so, by crossing out of residues that have "
      "more numbers than can be put into pairs." },
    { "n=11&d=2&crossed=1", "ZS, proof of Theorem 3.1.8",
      "Of any three numbers two are both even or both odd. So whatever is crossed out before, with the last move A leaves two that make "
      "an even sum." },
    { "n=5&d=2&crossed=4", "ZS, proof of Theorem 3.1.8",
      "Of any three numbers two are both even or both odd. So whatever is crossed out before, with the last move A leaves two that make "
      "an even sum." },
    { "n=12&d=2&goal=indivisible", NULL,
      "Of any three numbers two are both even or both odd. So whatever is crossed out before, with the last move B leaves two that make "
      "an even sum. No published theorem covers Z(12, 2) with the goals exchanged; who wins was computed here." },
    { "n=15&d=7&crossed=1", "ZS, Lemma 3.1.2",
      "The numbers left can be put into pairs, each with a sum divisible by 7 (an A-situation): whatever B crosses out, A crosses out a "
      "partner of it, and the last two numbers are a pair." },
    { "n=15&d=7", "ZS, Theorem 3.1.4; ZS, Lemma 3.1.2",
      "Of residue 1 one number more is left than of its partner, residue 6. Cross out 1: then the numbers left can be put into pairs, "
      "each with a sum divisible by 7 (an A-situation), and A answers each number of B with a partner of it." },
    { "n=10&d=2&crossed=1,3,5", NULL,
      "Only 2 numbers are not of residue 0, and A has moves to cross them all out (moves left: 2); any two of the others make a pair." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (GAME, cases[i].keys, NULL);
      g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
      g_autoptr (LmAdvice) advice = general_ask (position);

      g_assert_cmpstr (advice->reason->text, ==, cases[i].text);
      g_assert_cmpstr (advice->reason->reference, ==, cases[i].reference);
    }
}

/* Every small board has its theorem, as long as the goals are not exchanged. */
static guint
count_rarest (void)
{
  guint rarest = G_MAXUINT;

  for (const ClaimCheck *check = checks; check->kind != NULL; check++)
    if (!g_str_equal (check->kind, "no-theorem"))
      rarest = MIN (rarest, check->n_checked);

  return rarest;
}

/* As many positions as it takes for every kind of claim to be met so often. */
static void
test_claims (void)
{
  GRand *rand = g_rand_new_with_seed (12);
  guint n_positions = 0;

  for (; count_rarest () < N_OF_EVERY_KIND; n_positions++)
    {
      g_autoptr (LmPosition) position = create_random_position (rand);

      if (n_positions % 8 == 0)
        check_position (position);
      else
        check_reason (position);
    }
  g_rand_free (rand);

  g_test_message ("%u positions", n_positions);
  claim_checks_report (checks);
}

/* That no theorem covers an opening can be checked of boards that are too large to be played out. */
static void
check_no_theorem (LmPosition *position,
                  LmReason   *reason)
{
  g_autofree char *text = lm_position_to_string (position);

  for (guint i = 0; i < reason->claims->len; i++)
    {
      LmClaim *claim = g_ptr_array_index (reason->claims, i);
      g_autoptr (GPtrArray) facts = lm_claim_list_facts (claim);

      if (!g_str_equal (claim->kind->name, "no-theorem"))
        continue;
      claim_checks_run_on_facts (checks, text, claim->kind->sentence, facts);
      claim_checks_change (checks, claim);
    }
}

/* On boards of which no position in the middle could be played out. */
static void
test_openings (void)
{
  for (guint n = MAX_N + 1; n <= LARGEST_OPENING; n++)
    for (guint d = 2; d <= n + 4; d++)
      {
        g_autoptr (LmPosition) position = lm_zahlenschlacht_position_new (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE, NULL, 0, NULL);
        g_autoptr (LmAdvice) advice = general_ask (position);

        check_references (position, advice->move, advice->reason);
        check_no_theorem (position, advice->reason);
      }
}

static void
test_references (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      g_test_message ("%s: %u times rightly named", references[i].reference, references[i].n_checked);
      g_assert_cmpuint (references[i].n_checked, >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zahlenschlacht/claims/words", test_words);
  g_test_add_func ("/zahlenschlacht/claims/openings", test_openings);
  g_test_add_func ("/zahlenschlacht/claims/everywhere", test_claims);
  g_test_add_func ("/zahlenschlacht/claims/references", test_references);

  return g_test_run ();
}
