/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-review.c: every node of a session gets its value, those of the current line first. */

#include "engine/play/lm-review.h"
#include "lm-test-game.h"

#define PATIENCE 10000000 /* microseconds */

typedef struct
{
  LmSolver  *solver;
  LmSession *session;
  LmReview  *review;
  guint      n_updates;
} Fixture;

static void
count_update_cb (LmReview *review,
                 guint    *count)
{
  ++*count;
}

static void
set_up (Fixture    *fixture,
        LmPosition *start)
{
  static const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };

  fixture->solver = lm_solver_new ();
  fixture->session = lm_session_new (start, seats, 1);
  fixture->review = lm_review_new (fixture->solver);
  fixture->n_updates = 0;
  g_signal_connect (fixture->review, "updated", G_CALLBACK (count_update_cb), &fixture->n_updates);
}

static void
tear_down (Fixture *fixture)
{
  lm_test_game_set_milliseconds (0);
  g_assert_finalize_object (fixture->review);
  g_assert_finalize_object (fixture->session);
  lm_test_game_wait_for_worker (fixture->solver);
  g_assert_finalize_object (fixture->solver);
}

static guint
count_unvalued (Fixture *fixture)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  guint count = 0;

  g_ptr_array_add (nodes, lm_session_get_root (fixture->session));
  for (guint i = 0; i < nodes->len; i++)
    {
      LmNode *node = nodes->pdata[i];

      count += !lm_node_has_value (node);
      for (guint j = 0; j < lm_node_get_n_children (node); j++)
        g_ptr_array_add (nodes, lm_node_get_child (node, j));
    }

  return count;
}

static void
wait_until_valued (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (count_unvalued (fixture) > 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
play (Fixture    *fixture,
      const char *moves)
{
  for (; *moves != '\0'; moves++)
    {
      char move[] = { *moves, '\0' };
      g_assert_true (lm_session_play (fixture->session, move, NULL));
    }
}

static void
assert_value (LmNode *node)
{
  g_autofree char *stones = lm_position_describe (lm_node_get_position (node));
  guint distance;

  g_assert_cmpint (lm_node_get_value (node, &distance), ==,
                   atoi (stones) % 4 == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN);
  g_assert_cmpuint (distance, !=, LM_DISTANCE_UNKNOWN);
}

static void
test_values_and_grades (void)
{
  static const LmGrade grades[] = {
    LM_GRADE_KEEPS, LM_GRADE_DELAYS, LM_GRADE_THROWS, LM_GRADE_THROWS, LM_GRADE_KEEPS, LM_GRADE_DELAYS, LM_GRADE_KEEPS,
  };
  g_autoptr (LmPosition) start = lm_test_game_take (13);
  LmNode *node;
  Fixture fixture;

  set_up (&fixture, start);
  lm_review_set_session (fixture.review, fixture.session);
  play (&fixture, "1212313");
  wait_until_valued (&fixture);
  g_assert_cmpuint (fixture.n_updates, >, 0);

  node = lm_session_get_current (fixture.session);
  g_assert_true (lm_position_is_over (lm_node_get_position (node)));
  for (guint i = G_N_ELEMENTS (grades); i > 0; i--, node = lm_node_get_parent (node))
    {
      assert_value (node);
      g_assert_cmpint (lm_node_get_grade (node), ==, grades[i - 1]);
    }
  tear_down (&fixture);
}

/* A session that was there before, with variations; more nodes than a batch holds. */
static void
test_whole_tree (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (400);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_solved = lm_test_game_get_n_solved ();
  Fixture fixture;
  guint n_nodes;

  set_up (&fixture, start);
  for (guint i = 0; i < 600; i++)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (fixture.session), rand);
      if (move == NULL || g_rand_int_range (rand, 0, 20) == 0)
        lm_session_go_to (fixture.session, lm_session_get_root (fixture.session));
      else
        g_assert_true (lm_session_play (fixture.session, move, NULL));
    }

  n_nodes = count_unvalued (&fixture);
  g_assert_cmpuint (n_nodes, >, 200);
  lm_review_set_session (fixture.review, fixture.session);
  wait_until_valued (&fixture);
  g_assert_cmpuint (lm_test_game_get_n_solved () - n_solved, ==, n_nodes);

  /* Then it rests. */
  lm_test_game_iterate (20);
  g_assert_cmpuint (lm_test_game_get_n_solved () - n_solved, ==, n_nodes);
  tear_down (&fixture);
}

/* While a position takes long, the others wait; where the game is now comes first. */
static void
test_current_line_first (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (400);
  LmNode *branch;
  Fixture fixture;

  set_up (&fixture, start);
  play (&fixture, "1111111111");
  branch = lm_session_get_current (fixture.session);
  lm_session_go_to (fixture.session, lm_session_get_root (fixture.session));
  play (&fixture, "222");
  lm_test_game_set_milliseconds (20);
  lm_review_set_session (fixture.review, fixture.session);
  while (!lm_node_has_value (branch))
    g_main_context_iteration (NULL, TRUE);
  for (LmNode *node = lm_session_get_current (fixture.session); node != NULL; node = lm_node_get_parent (node))
    g_assert_true (lm_node_has_value (node));
  lm_test_game_set_milliseconds (0);
  wait_until_valued (&fixture);
  tear_down (&fixture);
}

/* A question in work is given up as soon as the session changes, and asked again. */
static void
test_given_up (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (40);
  guint n_solved = lm_test_game_get_n_solved ();
  guint n_begun = lm_test_game_get_n_begun ();
  Fixture fixture;

  set_up (&fixture, start);
  lm_test_game_set_milliseconds (PATIENCE / 1000);
  lm_review_set_session (fixture.review, fixture.session);
  lm_test_game_wait_for_begin (n_begun);
  lm_test_game_set_milliseconds (0);
  play (&fixture, "1");
  wait_until_valued (&fixture);
  g_assert_cmpuint (lm_test_game_get_n_solved () - n_solved, ==, 2);

  lm_test_game_set_milliseconds (PATIENCE / 1000);
  n_begun = lm_test_game_get_n_begun ();
  play (&fixture, "1");
  lm_test_game_wait_for_begin (n_begun);
  lm_review_set_session (fixture.review, NULL);
  lm_test_game_iterate (80);
  g_assert_cmpuint (lm_test_game_get_n_solved () - n_solved, ==, 2);
  g_assert_cmpuint (count_unvalued (&fixture), ==, 1);
  tear_down (&fixture);
}

/* What the solver does not know is stored as unknown; in company of others it is asked twice at the most. */
static void
test_unknown (void)
{
  g_autoptr (LmPosition) start = lm_test_game_parse ("lastmove:test-round?stones=200");
  guint n_solved = lm_test_game_get_n_solved ();
  Fixture fixture;

  set_up (&fixture, start);
  play (&fixture, "11111111111111111111");
  lm_review_set_session (fixture.review, fixture.session);
  wait_until_valued (&fixture);
  g_assert_cmpuint (lm_test_game_get_n_solved () - n_solved, <=, 42);
  g_assert_cmpint (lm_node_get_value (lm_session_get_root (fixture.session), NULL), ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (fixture.session)), ==, LM_GRADE_UNKNOWN);
  tear_down (&fixture);
}

/* One position that nobody knows does not make the others unknown. */
static void
test_unknown_among_known (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (30);
  g_autoptr (LmPosition) large = lm_test_game_take (LM_TEST_GAME_MAX_SOLVED + 1);
  Fixture fixture;
  LmNode *unknown;

  set_up (&fixture, start);
  play (&fixture, "1111111111");
  lm_session_edit (fixture.session, large);
  unknown = lm_session_get_current (fixture.session);
  lm_session_go_to (fixture.session, lm_session_get_root (fixture.session));
  lm_review_set_session (fixture.review, fixture.session);
  wait_until_valued (&fixture);
  g_assert_cmpint (lm_node_get_value (unknown, NULL), ==, LM_VALUE_UNKNOWN);
  for (LmNode *node = lm_node_get_parent (unknown); node != NULL; node = lm_node_get_parent (node))
    assert_value (node);
  tear_down (&fixture);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  LmAnswer **answer = user_data;

  *answer = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
}

/* Whoever asks for a hint does not wait for the review, which goes on later. */
static void
test_gives_way (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (13);
  g_autoptr (LmAnswer) answer = NULL;
  gint64 end = g_get_monotonic_time () + PATIENCE;
  guint n_begun = lm_test_game_get_n_begun ();
  Fixture fixture;

  set_up (&fixture, start);
  lm_test_game_set_milliseconds (60000);
  lm_review_set_session (fixture.review, fixture.session);
  lm_test_game_wait_for_begin (n_begun);
  lm_test_game_set_milliseconds (0);
  lm_solver_ask_async (fixture.solver, lm_question_new_answer (start), NULL, answered_cb, &answer);
  while (answer == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }

  wait_until_valued (&fixture);
  g_assert_cmpint (lm_node_get_value (lm_session_get_root (fixture.session), NULL), ==, LM_VALUE_WIN);
  tear_down (&fixture);
}

/* However long a game is, a slice of the main loop looks at a few of its steps. */
static void
test_long_game (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (30000);
  g_autoptr (GError) error = NULL;
  Fixture fixture;
  guint n_turns = 0;

  set_up (&fixture, start);
  for (guint i = 0; i < 30000; i++)
    {
      lm_node_set_value (lm_session_get_current (fixture.session), LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
      g_assert_true (lm_session_play (fixture.session, "1", &error));
    }
  lm_node_set_value (lm_session_get_current (fixture.session), LM_VALUE_LOSS, 0);
  lm_review_set_session (fixture.review, fixture.session);
  while (g_main_context_iteration (NULL, FALSE))
    n_turns++;
  g_assert_cmpuint (n_turns, >=, 2 * 30000 / 4096);
  tear_down (&fixture);
}

/* Of a long game the mistakes are found bit by bit, without a walk along it after every value that comes. */
static void
test_long_game_mistakes (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (30000);
  g_autoptr (GPtrArray) first = NULL, all = NULL;
  Fixture fixture;
  guint n_turns = 0;

  set_up (&fixture, start);
  lm_session_set_seat (fixture.session, 1, LM_SEAT_RANDOM);
  lm_node_set_value (lm_session_get_root (fixture.session), LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
  for (guint i = 0; i < 29000; i++)
    {
      g_assert_true (lm_session_play (fixture.session, "1", NULL));
      lm_node_set_value (lm_session_get_current (fixture.session), LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
    }
  lm_review_set_session (fixture.review, fixture.session);
  while (g_main_context_iteration (NULL, FALSE));
  fixture.n_updates = 0;

  first = lm_review_list_mistakes (fixture.review);
  g_assert_cmpuint (first->len, >, 0);
  g_assert_cmpuint (first->len, <=, 512);
  g_assert_false (lm_review_has_all_mistakes (fixture.review));
  while (!lm_review_has_all_mistakes (fixture.review))
    {
      g_main_context_iteration (NULL, TRUE);
      n_turns++;
    }
  g_assert_cmpuint (n_turns, >=, 29000 / 512 - 1);
  g_assert_cmpuint (fixture.n_updates, ==, 1);
  all = lm_review_list_mistakes (fixture.review);
  g_assert_cmpuint (all->len, ==, 29000 / 2);
  g_assert_true (g_ptr_array_index (all, 0) == lm_node_get_parent (lm_session_get_current (fixture.session)));
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/review/values-and-grades", test_values_and_grades);
  g_test_add_func ("/review/long-game", test_long_game);
  g_test_add_func ("/review/long-game-mistakes", test_long_game_mistakes);
  g_test_add_func ("/review/whole-tree", test_whole_tree);
  g_test_add_func ("/review/current-line-first", test_current_line_first);
  g_test_add_func ("/review/given-up", test_given_up);
  g_test_add_func ("/review/unknown", test_unknown);
  g_test_add_func ("/review/unknown-among-known", test_unknown_among_known);
  g_test_add_func ("/review/gives-way", test_gives_way);

  return g_test_run ();
}
