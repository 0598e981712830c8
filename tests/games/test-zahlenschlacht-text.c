/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-text.c: the rules of Zahlenschlacht, its position text, and what it says. */

#include "engine/play/lm-session.h"
#include "engine/solve/lm-hint.h"
#include "game-checks.h"
#include "games/lm-games.h"
#include "games/zahlenschlacht/theory/theory.h"
#include "games/zahlenschlacht/zahlenschlacht.h"

#include <string.h>

#define GAME "lastmove:zahlenschlacht?"

static LmPosition *
play (LmPosition *position,
      const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);
  LmPosition *current = lm_position_ref (position);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      LmPosition *after = lm_position_play (current, list[i], &error);

      g_assert_no_error (error);
      lm_position_unref (current);
      current = after;
    }

  return current;
}

static void
test_info (void)
{
  const LmGameInfo *info = lm_game_info_lookup ("zahlenschlacht");
  g_autoptr (LmPosition) start = parse (info->start);
  g_autofree char *text = lm_position_to_string (start);

  g_assert_cmpstr (text, ==, info->start);
  g_assert_false (info->impartial);
  g_assert_cmpstr (lm_game_get_player_id (lm_position_get_game (start), 0), ==, "A");
  g_assert_cmpstr (lm_game_get_player_name (lm_position_get_game (start), 1), ==, "B");
}

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { GAME "n=15&d=7", GAME "n=15&d=7" },
    { GAME "d=7&n=15", GAME "n=15&d=7" },
    { GAME "goal=divisible&n=15&d=7", GAME "n=15&d=7" },
    { GAME "goal=indivisible&crossed=1,8,15&d=7&n=15", GAME "n=15&d=7&crossed=1,8,15&goal=indivisible" },
    { GAME "n=4&d=1000000000&crossed=2,3", GAME "n=4&d=1000000000&crossed=2,3" },
    { GAME "n=3000&d=2&crossed=3000", GAME "n=3000&d=2&crossed=3000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *text = lm_position_to_string (position);

      g_assert_cmpstr (text, ==, texts[i][1]);
    }
}

static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { GAME "d=7", "The key “n” is missing." },
    { GAME "n=15", "The key “d” is missing." },
    { GAME "n=3&d=2", "The value 3 of “n” is out of range: it must be from 4 to 3000." },
    { GAME "n=3001&d=2", "The value 3001 of “n” is out of range: it must be from 4 to 3000." },
    { GAME "n=15&d=1", "The value 1 of “d” is out of range: it must be from 2 to 1000000000." },
    { GAME "n=15&d=1000000001", "The value 1000000001 of “d” is out of range: it must be from 2 to 1000000000." },
    { GAME "n=15&d=7&crossed=16", "The value 16 of “crossed” is out of range: it must be from 1 to 15." },
    { GAME "n=15&d=7&crossed=0", "The value 0 of “crossed” is out of range: it must be from 1 to 15." },
    { GAME "n=15&d=7&crossed=4294967297",
      "The value 4294967297 of “crossed” is out of range: it must be from 1 to 15." },
    { GAME "n=15&d=7&crossed=3,3", "The number 3 stands twice in “crossed”." },
    { GAME "n=15&d=7&crossed=5,3", "The numbers in “crossed” have to ascend, but 3 comes after 5." },
    { GAME "n=15&d=7&crossed=", "A number is missing in “crossed”." },
    { GAME "n=15&d=7&crossed=1,,3", "A number is missing in “crossed”." },
    { GAME "n=15&d=7&crossed=01", "“01” in “crossed” has a leading zero." },
    { GAME "n=15&d=7&crossed=-1", "“-1” in “crossed” is less than 0, which no number here may be." },
    { GAME "n=4&d=7&crossed=1,2,3",
      "Too many numbers are “crossed”: of 4 numbers two have to be left, so at most 2 can be crossed out." },
    { GAME "n=15&d=7&turn=2", "The game “zahlenschlacht” has no key “turn”; its keys are: n, d, crossed, goal." },
    { GAME "n=15&d=7&goal=sum", "“sum” is no value of “goal”; it can be: divisible, indivisible." },
    { GAME "n=15&n=15&d=7", "The key “n” stands twice." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_parse (texts[i][0], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_cmpstr (error->message, ==, texts[i][1]);
    }
}

static void
test_illegal_moves (void)
{
  static const char *const tries[][3] = {
    { GAME "n=5&d=4&crossed=3", "3", "“3” is crossed out already: it must be 1, 2, 4 or 5." },
    { GAME "n=5&d=4&crossed=3", "6", "“6” is not on the board: it must be 1, 2, 4 or 5." },
    { GAME "n=5&d=4&crossed=3", "0", "“0” is not on the board: it must be 1, 2, 4 or 5." },
    { GAME "n=5&d=4&crossed=3", "02", "“02” is not a number to cross out: it must be 1, 2, 4 or 5." },
    { GAME "n=5&d=4&crossed=3", "", "“” is not a number to cross out: it must be 1, 2, 4 or 5." },
    { GAME "n=2017&d=8&crossed=1", "1",
      "“1” is crossed out already: it must be one of the 2016 numbers from 1 to 2017 that are left." },
    { GAME "n=5&d=4&crossed=1,2,3", "4", "“4” is not legal: the game is over." },
    { GAME "n=5&d=4&crossed=1,2,3", "x", "“x” is not legal: the game is over." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_autoptr (LmPosition) position = parse (tries[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, tries[i][1], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      g_assert_cmpstr (error->message, ==, tries[i][2]);
    }
}

/* A begins; who wins follows from the last two numbers; both goals. */
static void
test_rules (void)
{
  g_autoptr (LmPosition) start = parse (GAME "n=5&d=4");
  g_autoptr (LmPosition) next = play (start, "2");
  g_autoptr (LmPosition) won = play (next, "4 5");
  g_autoptr (LmPosition) lost = play (start, "4 5 1");
  g_autoptr (LmPosition) exchanged = parse (GAME "n=5&d=4&crossed=2,4,5&goal=indivisible");
  g_autofree char *won_text = NULL;
  g_autofree char *lost_text = NULL;
  g_autofree char *exchanged_text = NULL;

  g_assert_cmpuint (lm_position_get_turn (start), ==, LM_ZAHLENSCHLACHT_A);
  g_assert_cmpuint (lm_position_get_turn (next), ==, LM_ZAHLENSCHLACHT_B);
  g_assert_false (lm_position_is_over (next));
  g_assert_cmpint (lm_position_get_winner (won), ==, LM_ZAHLENSCHLACHT_A);
  g_assert_cmpint (lm_position_get_winner (lost), ==, LM_ZAHLENSCHLACHT_B);
  g_assert_cmpint (lm_position_get_winner (exchanged), ==, LM_ZAHLENSCHLACHT_B);

  won_text = lm_position_describe_result (won);
  lost_text = lm_position_describe_result (lost);
  exchanged_text = lm_position_describe_result (exchanged);
  g_assert_cmpstr (won_text, ==, "A wins: 1 + 3 = 4 is divisible by 4.");
  g_assert_cmpstr (lost_text, ==, "B wins: 2 + 3 = 5 is not divisible by 4.");
  g_assert_cmpstr (exchanged_text, ==, "B wins: 1 + 3 = 4 is divisible by 4.");
}

/* Who crossed a number out is remembered, but is no part of the position. */
static void
test_marks (void)
{
  g_autoptr (LmPosition) start = parse (GAME "n=6&d=4&crossed=6");
  g_autoptr (LmPosition) played = play (start, "2 5");
  g_autoptr (LmPosition) again = parse (GAME "n=6&d=4&crossed=2,5,6");
  g_autoptr (LmPosition) settled = lm_zahlenschlacht_position_settle (played);

  g_assert_true (lm_position_equal (played, again));
  g_assert_true (lm_position_equal (played, settled));
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (settled, 5), ==, LM_ZAHLENSCHLACHT_BY_A);
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (played, 6), ==, LM_ZAHLENSCHLACHT_CROSSED);
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (played, 2), ==, LM_ZAHLENSCHLACHT_BY_B);
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (played, 5), ==, LM_ZAHLENSCHLACHT_BY_A);
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (played, 1), ==, LM_ZAHLENSCHLACHT_LEFT);
  g_assert_cmpint (lm_zahlenschlacht_position_get_mark (again, 2), ==, LM_ZAHLENSCHLACHT_CROSSED);
}

static void
test_editing (void)
{
  g_autoptr (LmPosition) start = parse (GAME "n=5&d=4&crossed=1,5");
  g_autoptr (LmPosition) restored = lm_zahlenschlacht_position_toggle (start, 5, NULL);
  g_autoptr (LmPosition) crossed = lm_zahlenschlacht_position_toggle (start, 2, NULL);
  g_autoptr (LmPosition) larger = lm_zahlenschlacht_position_with (start, 9, 6, LM_ZAHLENSCHLACHT_INDIVISIBLE, NULL);
  g_autoptr (LmPosition) smaller = lm_zahlenschlacht_position_with (larger, 4, 6, LM_ZAHLENSCHLACHT_DIVISIBLE, NULL);
  g_autofree char *restored_text = lm_position_to_string (restored);
  g_autofree char *crossed_text = lm_position_to_string (crossed);
  g_autofree char *larger_text = lm_position_to_string (larger);
  g_autofree char *smaller_text = lm_position_to_string (smaller);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (restored_text, ==, GAME "n=5&d=4&crossed=1");
  g_assert_cmpuint (lm_position_get_turn (restored), ==, LM_ZAHLENSCHLACHT_B);
  g_assert_cmpstr (crossed_text, ==, GAME "n=5&d=4&crossed=1,2,5");
  g_assert_cmpstr (larger_text, ==, GAME "n=9&d=6&crossed=1,5&goal=indivisible");
  g_assert_cmpstr (smaller_text, ==, GAME "n=4&d=6&crossed=1");
  g_assert_null (lm_zahlenschlacht_position_toggle (crossed, 3, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_clear_error (&error);
  g_assert_null (lm_zahlenschlacht_position_with (crossed, 3, 2, LM_ZAHLENSCHLACHT_DIVISIBLE, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
}

static void
test_descriptions (void)
{
  g_autoptr (LmPosition) start = parse (GAME "n=15&d=7");
  g_autoptr (LmPosition) later = parse (GAME "n=15&d=7&crossed=1&goal=indivisible");
  g_autofree char *start_text = lm_position_describe (start);
  g_autofree char *later_text = lm_position_describe (later);
  g_autofree char *label = lm_position_describe_move (start, "8", LM_MOVE_LABEL);
  g_autofree char *sentence = lm_position_describe_move (start, "8", LM_MOVE_SENTENCE);
  g_autofree char *place = lm_position_describe_move (start, "8", LM_MOVE_PLACE);
  g_autoptr (LmPosition) thirds = parse (GAME "n=15&d=3");
  g_autofree char *class = lm_position_describe_move (thirds, "8", LM_MOVE_PLACE);
  g_autofree char *multiple = lm_position_describe_move (thirds, "15", LM_MOVE_PLACE);

  g_assert_cmpstr (start_text, ==, "Z(15, 7)");
  g_assert_cmpstr (later_text, ==, "Z(15, 7), goals exchanged, 14 left");
  g_assert_cmpstr (label, ==, "8");
  g_assert_cmpstr (sentence, ==, "Cross out 8");
  g_assert_cmpstr (place, ==, "the numbers above 7");
  g_assert_cmpstr (class, ==, "the numbers that leave 2 when divided by 3");
  g_assert_cmpstr (multiple, ==, "the numbers divisible by 3");
}

static void
test_lists (void)
{
  g_autoptr (LmPosition) position = parse (GAME "n=7&d=3&crossed=2,5");
  g_autoptr (LmPosition) over = parse (GAME "n=4&d=3&crossed=2,3");
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) all = lm_position_list_moves (position, 5, &complete);
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) some = NULL;

  g_assert_true (complete);
  g_assert_cmpuint (all->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (all, 1), ==, "3");
  some = lm_position_list_moves (position, 2, &complete);
  g_assert_false (complete);
  g_assert_cmpuint (some->len, ==, 2);
  none = lm_position_list_moves (over, 5, &complete);
  g_assert_true (complete);
  g_assert_cmpuint (none->len, ==, 0);
}

/* Whoever plays at random gets to the end, and every position on the way can be read back. */
static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (57);

  for (guint n = 4; n <= 40; n++)
    {
      const guint d = g_rand_int_range (rand, 2, 2 * n);
      g_autoptr (LmPosition) position = lm_zahlenschlacht_position_new (n, d, n % 3 == 0, NULL, 0, NULL);

      for (guint left = n; left > 2; left--)
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          g_autofree char *text = NULL;
          g_autoptr (LmPosition) again = NULL;
          LmPosition *after = lm_position_play (position, move, NULL);

          g_assert_cmpint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
          g_assert_cmpuint (lm_zahlenschlacht_position_get_left (after), ==, left - 1);
          text = lm_position_to_string (after);
          again = parse (text);
          g_assert_true (lm_position_equal (after, again));
          lm_position_unref (position);
          position = after;
        }

      g_assert_true (lm_position_is_over (position));
      g_assert_null (lm_position_random_move (position, rand));
    }
}

static void
check_classes (guint n,
               guint d)
{
  g_autoptr (LmZahlenschlachtResidues) residues = lm_zahlenschlacht_residues_new_opening (n, d);
  guint total = 0;

  for (guint i = 0; i < residues->classes->len; i++)
    {
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

      total += class->count + class->partner_count;
      g_assert_cmpuint ((class->residue + class->partner) % d, ==, 0);
    }

  g_assert_cmpuint (total, ==, n);
  for (guint number = 1; number <= n; number++)
    {
      const guint index = lm_zahlenschlacht_residues_find_class (residues, number);
      const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, index);
      gboolean has_partner = FALSE;

      for (guint other = 1; other <= n; other++)
        has_partner = has_partner || (other != number && (number + other) % d == 0);

      g_assert_true (number % d == class->residue || number % d == class->partner);
      g_assert_cmpint (lm_zahlenschlacht_residues_is_superfluous (residues, number), ==, !has_partner);
      /* ZS, Lemma 2.4.3. */
      g_assert_cmpuint (lm_zahlenschlacht_residues_count (residues, number % d), ==,
                        n / d + (number % d >= 1 && number % d <= n % d));
    }
}

static void
test_residues (void)
{
  g_autoptr (LmPosition) paired = parse (GAME "n=15&d=7&crossed=8");
  g_autoptr (LmZahlenschlachtResidues) residues = lm_zahlenschlacht_residues_new (paired);

  g_assert_true (lm_zahlenschlacht_residues_is_a_situation (residues));
  g_assert_cmpuint (residues->superfluous, ==, 0);
  for (guint n = 4; n <= 24; n++)
    for (guint d = 2; d <= 2 * n + 2; d++)
      check_classes (n, d);
  check_classes (20, 1000000000);
}

static LmAdvice *
advise (const char *keys)
{
  g_autofree char *text = g_strconcat (GAME, keys, NULL);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  return lm_advice_compute (position, context, NULL);
}

/* The strategies of the paper are recommended and named, with the residues of the position. */
static void
test_reasons (void)
{
  static const struct { const char *keys, *move, *reference, *words; LmStatus status; } cases[] = {
    { "n=15&d=7", "1", "ZS, Theorem 3.1.4; ZS, Lemma 3.1.2", "residue 6", LM_STATUS_PROVED },
    { "n=15&d=7&crossed=1,2", "5", "ZS, Lemma 3.1.2", "an A-situation", LM_STATUS_PROVED },
    { "n=15&d=7&crossed=1", "7", "ZS, Lemma 3.1.2", "an A-situation", LM_STATUS_PROVED },
    { "n=2017&d=8", "1", "ZS, Theorem 3.1.10; ZS, Lemma 3.1.2", "an A-situation", LM_STATUS_PROVED },
    { "n=15&d=6", "1", "ZS, Theorem 3.1.8; ZS, Lemma 3.1.7", "Residues 1, 2 and 3", LM_STATUS_PROVED },
    { "n=15&d=6&crossed=7", NULL, "ZS, proof of Lemma 3.1.7", "Only residues 2 and 3", LM_STATUS_PROVED },
    { "n=15&d=9&crossed=9", "8", "ZS, Theorem 3.2.1", "superfluous", LM_STATUS_PROVED },
    { "n=23&d=26&crossed=1", "3", "ZS, Theorem 3.2.3", "superfluous", LM_STATUS_PROVED },
    { "n=15&d=7&crossed=2", "7", "ZS, Theorem 3.2.6", "Counting this move, B needs 6 moves until", LM_STATUS_PROVED },
    { "n=23&d=8", "4", "ZS, Theorem 3.1.10; ZS, Lemma 3.1.2", "an odd count of numbers", LM_STATUS_PROVED },
    { "n=6&d=3&crossed=1,2", NULL, "ZS, proof of Theorem 3.2.5", "No such residue has three numbers left", LM_STATUS_PROVED },
    { "n=5&d=4&crossed=1,3", "2", "ZS, Section 3.2", "No two numbers left", LM_STATUS_PROVED },
    { "n=16&d=2&crossed=3", "2", "ZS, Theorem 3.2.5", "as many even numbers", LM_STATUS_PROVED },
    { "n=16&d=6&crossed=1", "3", "ZS, Theorem 3.2.5", "the last move", LM_STATUS_PROVED },
    { "n=17&d=7", "1", NULL, "No published theorem covers Z(17, 7)", LM_STATUS_COMPUTED },
    { "n=16&d=5&goal=indivisible", NULL, NULL, "B takes one of the other", LM_STATUS_COMPUTED },
    { "n=16&d=7&goal=indivisible", NULL, NULL, "with the goals exchanged", LM_STATUS_COMPUTED },
    { "n=16&d=4&crossed=1,2,3,5,6,7,9,10,11,13", "15", NULL, "not of residue 0", LM_STATUS_COMPUTED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmAdvice) advice = advise (cases[i].keys);

      if (cases[i].move != NULL)
        g_assert_cmpstr (advice->move, ==, cases[i].move);
      g_assert_cmpstr (advice->reason->reference, ==, cases[i].reference);
      g_assert_cmpint (advice->reason->status, ==, cases[i].status);
      g_assert_nonnull (strstr (advice->reason->text, cases[i].words));
      g_assert_true (g_str_has_suffix (advice->reason->text, "."));
      g_assert_cmpuint (g_strv_length (advice->line), ==, MIN (advice->answer->distance, LM_ADVICE_LINE_MAX));
    }
}

/* To every number of an A-situation the answer is a partner of it. */
static void
test_partners (void)
{
  g_autoptr (LmAdvice) advice = advise ("n=15&d=7");

  g_assert_cmpuint (advice->replies->len, ==, 14);
  for (guint i = 0; i < advice->replies->len; i++)
    {
      const LmReply *reply = g_ptr_array_index (advice->replies, i);
      const guint64 sum = g_ascii_strtoull (reply->move, NULL, 10) + g_ascii_strtoull (reply->answer, NULL, 10);

      g_assert_cmpuint (sum % 7, ==, 0);
    }
}

/* All games are equally long, so what counts in a lost position is who can still go wrong. */
static void
test_hardest (void)
{
  g_autoptr (LmPosition) position = parse (GAME "n=15&d=7&crossed=1");
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, NULL);
  LmMoveValue *best = lm_answer_get_best (advice->answer);
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (advice->answer, LM_NOBODY));

  g_assert_cmpstr (verdict, ==, "A wins with best play.");
  g_assert_cmpstr (advice->move, ==, "7");
  g_assert_true (lm_answer_get_hardest (advice->answer) == best);
  g_assert_cmpuint (best->n_answers, ==, 1);
  g_assert_cmpuint (best->n_replies, ==, 13);
  g_assert_cmpuint (lm_answer_find_move (advice->answer, "2")->n_answers, ==, 2);
}

static void
test_grade (void)
{
  g_autoptr (LmPosition) position = parse (GAME "n=15&d=7&crossed=1");
  g_autoptr (LmSession) session = lm_session_new (position, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON }, 1);
  g_autofree char *uncounted = NULL;
  g_autofree char *counted = NULL;
  LmNode *node;

  g_assert_true (lm_session_play (session, "2", NULL));
  node = lm_session_get_current (session);
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_LOSS, 12);
  lm_node_set_value (node, LM_VALUE_WIN, 11);
  uncounted = lm_node_describe_grade (node);
  g_assert_cmpstr (uncounted, ==, "Lost whatever is played");
  lm_node_set_wins (node, 2, 13);
  counted = lm_node_describe_grade (node);
  g_assert_cmpstr (counted, ==, "Leaves the opponent 2 winning answers of 13");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/zahlenschlacht/text/info", test_info);
  g_test_add_func ("/zahlenschlacht/text/round-trip", test_round_trip);
  g_test_add_func ("/zahlenschlacht/text/bad", test_bad_texts);
  g_test_add_func ("/zahlenschlacht/text/descriptions", test_descriptions);
  g_test_add_func ("/zahlenschlacht/moves/illegal", test_illegal_moves);
  g_test_add_func ("/zahlenschlacht/moves/rules", test_rules);
  g_test_add_func ("/zahlenschlacht/moves/marks", test_marks);
  g_test_add_func ("/zahlenschlacht/moves/editing", test_editing);
  g_test_add_func ("/zahlenschlacht/moves/lists", test_lists);
  g_test_add_func ("/zahlenschlacht/moves/random-games", test_random_games);
  g_test_add_func ("/zahlenschlacht/residues", test_residues);
  g_test_add_func ("/zahlenschlacht/reasons/strategies", test_reasons);
  g_test_add_func ("/zahlenschlacht/reasons/partners", test_partners);
  g_test_add_func ("/zahlenschlacht/text/hardest", test_hardest);
  g_test_add_func ("/zahlenschlacht/text/grade", test_grade);

  return g_test_run ();
}
