/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-seat.c: how the computer chooses its moves at every level. */

#include "engine/play/lm-seat.h"
#include "engine/solve/lm-solver.h"
#include "lm-test-game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define N_DRAWS 4000

/* What an answer says of the moves "1", "2" and "3": w9 wins in 9, l4 loses in 4, u is unknown, w? has no distance; of
 * l4:1/5 one of five answers wins. */
static LmAnswer *
create_answer (LmPosition *position,
               const char *one,
               const char *two,
               const char *three)
{
  const char *moves[] = { one, two, three };
  LmAnswer *answer = lm_answer_new (position);
  LmValue best = LM_VALUE_LOSS;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *move = g_strdup_printf ("%u", i + 1);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      LmValue value = moves[i][0] == 'w' ? LM_VALUE_WIN : moves[i][0] == 'l' ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
      gboolean known = g_ascii_isdigit (moves[i][1]);

      lm_answer_add_move (answer, move, after, value,
                          known ? (guint) atoi (moves[i] + 1) : LM_DISTANCE_UNKNOWN);
      if (strchr (moves[i], ':') != NULL)
        {
          LmMoveValue *entry = lm_answer_find_move (answer, move);

          g_assert_cmpint (sscanf (strchr (moves[i], ':'), ":%u/%u", &entry->n_answers, &entry->n_replies), ==, 2);
        }
      if (value == LM_VALUE_WIN || (value == LM_VALUE_UNKNOWN && best == LM_VALUE_LOSS))
        best = value;
    }

  lm_answer_conclude (answer, best, LM_DISTANCE_UNKNOWN);
  return answer;
}

/* How often each of the three moves is chosen. */
static void
count_choices (LmSeat      seat,
               LmAnswer   *answer,
               guint       error_percent,
               guint       counts[3])
{
  g_autoptr (LmPosition) position = lm_test_game_take (20);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  memset (counts, 0, 3 * sizeof (guint));
  for (guint i = 0; i < N_DRAWS; i++)
    {
      g_autofree char *move = lm_seat_choose_move (seat, position, answer, error_percent, rand);
      g_assert_cmpint (move[0], >=, '1');
      g_assert_cmpint (move[0], <=, '3');
      counts[move[0] - '1']++;
    }
}

/* Within five standard deviations of a share of @share. */
static void
assert_share (guint  count,
              double share)
{
  double deviation = sqrt (N_DRAWS * share * (1 - share));

  g_assert_cmpfloat (fabs (count - N_DRAWS * share), <=, 5 * deviation);
}

static void
assert_choices (LmSeat      seat,
                const char *one,
                const char *two,
                const char *three,
                double      share_one,
                double      share_two,
                double      share_three)
{
  g_autoptr (LmPosition) position = lm_test_game_take (20);
  g_autoptr (LmAnswer) answer = create_answer (position, one, two, three);
  guint counts[3];

  count_choices (seat, answer, 0, counts);
  assert_share (counts[0], share_one);
  assert_share (counts[1], share_two);
  assert_share (counts[2], share_three);
}

static void
test_ids (void)
{
  g_autoptr (LmPosition) position = lm_test_game_take (20);
  const LmGameInfo *info = lm_position_get_info (position);
  LmSeat seat = LM_SEAT_PERFECT;

  g_assert_cmpuint (lm_seat_count (info), ==, LM_N_SEATS);
  for (guint i = 0; i < LM_N_SEATS; i++)
    {
      g_assert_true (lm_seat_from_id (lm_seat_to_id (i), &seat));
      g_assert_cmpuint (seat, ==, i);
      g_assert_cmpstr (lm_seat_get_name (i), !=, "");
      g_assert_true (g_str_has_suffix (lm_seat_get_summary (i, info), "."));
    }

  seat = LM_SEAT_PERFECT;
  g_assert_false (lm_seat_from_id ("", &seat));
  g_assert_false (lm_seat_from_id ("Person", &seat));
  g_assert_cmpuint (seat, ==, LM_SEAT_PERFECT);

  g_assert_false (lm_seat_needs_answer (LM_SEAT_PERSON));
  g_assert_false (lm_seat_needs_answer (LM_SEAT_RANDOM));
  g_assert_false (lm_seat_needs_answer (LM_SEAT_GREEDY));
  g_assert_true (lm_seat_needs_answer (LM_SEAT_CASUAL));
}

static void
test_random (void)
{
  assert_choices (LM_SEAT_RANDOM, "w1", "l9", "l9", 1 / 3., 1 / 3., 1 / 3.);
}

static void
test_perfect_wins (void)
{
  assert_choices (LM_SEAT_PERFECT, "w9", "w5", "w5", 0, 0.5, 0.5);
  assert_choices (LM_SEAT_PERFECT, "l9", "w?", "w5", 0, 0, 1);
  assert_choices (LM_SEAT_PERFECT, "w?", "l1", "w?", 0.5, 0, 0.5);
  assert_choices (LM_SEAT_STUBBORN, "w9", "w5", "l20", 0, 1, 0);
  assert_choices (LM_SEAT_CASUAL, "w9", "w5", "l20", 0, 1, 0);
}

static void
test_lost (void)
{
  assert_choices (LM_SEAT_PERFECT, "l9", "l5", "l2", 1, 0, 0);
  assert_choices (LM_SEAT_PERFECT, "l?", "l?", "l?", 1 / 3., 1 / 3., 1 / 3.);
  assert_choices (LM_SEAT_PERFECT, "l9:3/5", "l5:1/2", "l2:2/9", 0, 1, 0);
  assert_choices (LM_SEAT_PERFECT, "l9:1/2", "l5:1/9", "l9:1/2", 0.5, 0, 0.5);
  assert_choices (LM_SEAT_PERFECT, "l?:1/2", "l?:1/9", "l?:2/3", 0, 1, 0);
  assert_choices (LM_SEAT_PERFECT, "l0", "l?", "l3:2/2", 0, 0, 1);
  assert_choices (LM_SEAT_CASUAL, "l9:3/5", "l5:1/2", "l2:2/9", 0, 1, 0);
  assert_choices (LM_SEAT_STUBBORN, "l9:3/5", "l5:1/2", "l2:2/9", 1, 0, 0);
  assert_choices (LM_SEAT_STUBBORN, "l9", "l5", "l9", 0.5, 0, 0.5);
  assert_choices (LM_SEAT_STUBBORN, "l?", "l5", "l2", 0, 1, 0);
  assert_choices (LM_SEAT_STUBBORN, "l?", "l?", "l?", 1 / 3., 1 / 3., 1 / 3.);
}

static void
test_unknown (void)
{
  assert_choices (LM_SEAT_PERFECT, "u", "l5", "u", 0.5, 0, 0.5);
  assert_choices (LM_SEAT_PERFECT, "u", "w5", "u", 0, 1, 0);
  assert_choices (LM_SEAT_STUBBORN, "u", "u", "u", 1 / 3., 1 / 3., 1 / 3.);
}

/* A solver that lists some of the moves: the others may be drawn, those known to lose are not. */
static void
test_incomplete (void)
{
  g_autoptr (LmPosition) position = lm_test_game_take (20);
  g_autoptr (LmAnswer) answer = lm_answer_new (position);
  g_autoptr (LmPosition) after = lm_position_play (position, "1", NULL);
  guint counts[3];

  answer->all_moves = FALSE;
  lm_answer_add_move (answer, "1", after, LM_VALUE_LOSS, 3);
  count_choices (LM_SEAT_PERFECT, answer, 0, counts);
  g_assert_cmpuint (counts[0], ==, 0);
  assert_share (counts[1], 0.5);
}

static void
test_without_answer (void)
{
  guint counts[3];

  count_choices (LM_SEAT_STUBBORN, NULL, 0, counts);
  for (guint i = 0; i < 3; i++)
    assert_share (counts[i], 1 / 3.);
}

static void
test_over (void)
{
  g_autoptr (LmPosition) position = lm_test_game_take (0);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < LM_N_SEATS; i++)
    g_assert_null (lm_seat_choose_move (i, position, NULL, 50, rand));
}

/* Of the moves drawn by lot every third is the winning one, so two thirds of the stated rate go wrong. */
static void
test_casual_rate (void)
{
  static const guint rates[] = { 0, 10, LM_CASUAL_ERROR_PERCENT, 60, 100 };
  g_autoptr (LmSolver) solver = lm_solver_new ();
  g_autoptr (LmPosition) position = lm_test_game_take (22);
  g_autoptr (LmAnswer) answer = lm_solver_ask (solver, lm_question_new_answer (position), NULL, NULL);

  g_assert_cmpint (answer->value, ==, LM_VALUE_WIN);
  for (guint i = 0; i < G_N_ELEMENTS (rates); i++)
    {
      guint counts[3];

      count_choices (LM_SEAT_CASUAL, answer, rates[i], counts);
      assert_share (counts[0] + counts[2], rates[i] / 100. * 2 / 3);
    }
}

static void
test_repeatable (void)
{
  g_autoptr (LmPosition) position = lm_test_game_take (20);
  g_autoptr (LmAnswer) answer = create_answer (position, "l8", "l8", "l8");
  g_autoptr (GRand) rand = g_rand_new_with_seed (99);
  g_autoptr (GRand) again = g_rand_new_with_seed (99);

  for (guint i = 0; i < 500; i++)
    {
      LmSeat seat = i % LM_N_SEATS;
      g_autofree char *move = lm_seat_choose_move (seat, position, answer, 30, rand);
      g_autofree char *other = lm_seat_choose_move (seat, position, answer, 30, again);

      g_assert_cmpstr (move, ==, other);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/seat/ids", test_ids);
  g_test_add_func ("/seat/random", test_random);
  g_test_add_func ("/seat/perfect-wins", test_perfect_wins);
  g_test_add_func ("/seat/lost", test_lost);
  g_test_add_func ("/seat/unknown", test_unknown);
  g_test_add_func ("/seat/incomplete", test_incomplete);
  g_test_add_func ("/seat/without-answer", test_without_answer);
  g_test_add_func ("/seat/over", test_over);
  g_test_add_func ("/seat/casual-rate", test_casual_rate);
  g_test_add_func ("/seat/repeatable", test_repeatable);

  return g_test_run ();
}
