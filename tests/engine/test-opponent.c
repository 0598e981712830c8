/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-opponent.c: the computer plays when it should, as it should, and never when it should not. */

#include "engine/play/lm-opponent.h"
#include "lm-test-game.h"

#define PATIENCE 10000000 /* microseconds */

typedef struct
{
  LmSolver   *solver;
  LmSession  *session;
  LmOpponent *opponent;
} Fixture;

static void
set_up (Fixture *fixture,
        guint    stones,
        LmSeat   first,
        LmSeat   second,
        guint32  seed)
{
  g_autoptr (LmPosition) start = lm_test_game_take (stones);

  fixture->solver = lm_solver_new ();
  fixture->session = lm_session_new (start, (LmSeat[]) { first, second }, seed);
  fixture->opponent = lm_opponent_new (fixture->solver);
  lm_opponent_set_delay (fixture->opponent, 0);
}

/* Everything goes at once, whatever the computer was about. */
static void
tear_down (Fixture *fixture)
{
  lm_test_game_set_milliseconds (0);
  g_assert_finalize_object (fixture->opponent);
  g_assert_finalize_object (fixture->session);
  lm_test_game_wait_for_worker (fixture->solver);
  g_assert_finalize_object (fixture->solver);
}

static void
wait_for_ply (Fixture *fixture,
              guint    ply)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (lm_node_get_ply (lm_session_get_current (fixture->session)) < ply)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
assert_ply (Fixture *fixture,
            guint    ply)
{
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (fixture->session)), ==, ply);
}

static gboolean
is_over (Fixture *fixture)
{
  return lm_position_is_over (lm_session_get_position (fixture->session));
}

/* The moves of a whole game of two computers. */
static char *
play_game (LmSeat  first,
           LmSeat  second,
           guint   stones,
           guint32 seed,
           int    *winner)
{
  g_autoptr (GString) moves = g_string_new (NULL);
  gint64 end = g_get_monotonic_time () + PATIENCE;
  Fixture fixture;

  set_up (&fixture, stones, first, second, seed);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  while (!is_over (&fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));

  *winner = lm_position_get_winner (lm_session_get_position (fixture.session));
  for (LmNode *node = lm_session_get_current (fixture.session); lm_node_get_parent (node) != NULL;
       node = lm_node_get_parent (node))
    g_string_prepend (moves, lm_node_get_move (node));
  tear_down (&fixture);
  return g_string_free (g_steal_pointer (&moves), FALSE);
}

static void
test_whole_game (void)
{
  int winner = LM_NOBODY;
  g_autofree char *moves = play_game (LM_SEAT_PERFECT, LM_SEAT_STUBBORN, 21, 1, &winner);
  g_autofree char *others = NULL;

  g_assert_cmpint (winner, ==, 0);
  g_assert_cmpuint (strlen (moves), ==, 11);
  others = play_game (LM_SEAT_RANDOM, LM_SEAT_PERFECT, 20, 2, &winner);
  g_assert_cmpint (winner, ==, 1);
}

/* By its rule alone: the solver is never asked. */
static void
test_greedy (void)
{
  const guint n_begun = lm_test_game_get_n_begun ();
  int winner = LM_NOBODY;
  g_autofree char *moves = play_game (LM_SEAT_GREEDY, LM_SEAT_GREEDY, 20, 1, &winner);

  g_assert_cmpstr (moves, ==, "3333332");
  g_assert_cmpint (winner, ==, 0);
  g_assert_cmpuint (lm_test_game_get_n_begun (), ==, n_begun);
}

static void
test_reproducible (void)
{
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int winner;

  for (guint seed = 0; seed < 6; seed++)
    {
      g_autofree char *moves = play_game (LM_SEAT_RANDOM, LM_SEAT_CASUAL, 60, seed, &winner);
      g_autofree char *again = play_game (LM_SEAT_RANDOM, LM_SEAT_CASUAL, 60, seed, &winner);

      g_assert_cmpstr (moves, ==, again);
      g_hash_table_add (games, g_steal_pointer (&moves));
    }
  g_assert_cmpuint (g_hash_table_size (games), ==, 6);
}

/* The stated rate over whole games: every winning move but two thirds of those drawn by lot keeps the win. */
static void
test_casual_rate (void)
{
  guint n_moves = 0;
  guint n_errors = 0;
  Fixture fixture;

  set_up (&fixture, 0, LM_SEAT_CASUAL, LM_SEAT_PERSON, 77);
  lm_opponent_set_error_percent (fixture.opponent, 30);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  for (guint i = 0; i < 1500; i++)
    {
      g_autoptr (LmPosition) position = lm_test_game_take (400 + 4 * (i % 100) + 1 + i % 3);
      g_autoptr (LmPosition) after = NULL;
      g_autofree char *text = NULL;
      guint stones;

      lm_session_begin (fixture.session, position, (LmSeat[]) { LM_SEAT_CASUAL, LM_SEAT_PERSON });
      wait_for_ply (&fixture, 1);
      text = lm_position_describe (lm_session_get_position (fixture.session));
      stones = atoi (text);
      n_moves++;
      n_errors += stones % 4 != 0;
    }

  /* 20 % expected; 1500 moves have a standard deviation of 1.03 %. */
  g_test_message ("%u of %u moves went wrong", n_errors, n_moves);
  g_assert_cmpuint (n_errors, >, n_moves * 15 / 100);
  g_assert_cmpuint (n_errors, <, n_moves * 25 / 100);
  tear_down (&fixture);
}

static void
test_person_is_waited_for (void)
{
  Fixture fixture;

  set_up (&fixture, 20, LM_SEAT_PERSON, LM_SEAT_PERFECT, 1);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  lm_test_game_iterate (30);
  assert_ply (&fixture, 0);
  lm_opponent_step (fixture.opponent);
  lm_test_game_iterate (30);
  assert_ply (&fixture, 0);
  g_assert_true (lm_session_play (fixture.session, "1", NULL));
  g_assert_true (lm_opponent_get_thinking (fixture.opponent));
  wait_for_ply (&fixture, 2);
  lm_test_game_iterate (30);
  assert_ply (&fixture, 2);
  tear_down (&fixture);
}

/* Looking back in the history changes nothing, undoing to one's own move leaves room to think. */
static void
test_leaves_alone (void)
{
  Fixture fixture;

  set_up (&fixture, 20, LM_SEAT_PERFECT, LM_SEAT_PERSON, 1);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  wait_for_ply (&fixture, 1);
  g_assert_true (lm_session_play (fixture.session, "2", NULL));
  wait_for_ply (&fixture, 3);
  lm_session_undo (fixture.session);
  lm_test_game_iterate (30);
  assert_ply (&fixture, 2);
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  lm_session_go_to (fixture.session, lm_session_get_root (fixture.session));
  lm_test_game_iterate (30);
  assert_ply (&fixture, 0);

  /* Unless it is told to. */
  lm_opponent_step (fixture.opponent);
  wait_for_ply (&fixture, 1);
  g_assert_cmpuint (lm_node_get_n_children (lm_session_get_root (fixture.session)), ==, 1);
  tear_down (&fixture);
}

static void
test_delay (void)
{
  gint64 start = g_get_monotonic_time ();
  Fixture fixture;

  set_up (&fixture, 20, LM_SEAT_RANDOM, LM_SEAT_PERSON, 1);
  lm_opponent_set_delay (fixture.opponent, 150);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  wait_for_ply (&fixture, 1);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 149000);
  tear_down (&fixture);
}

static void
test_pause_and_step (void)
{
  Fixture fixture;

  set_up (&fixture, 40, LM_SEAT_RANDOM, LM_SEAT_PERFECT, 1);
  lm_opponent_set_delay (fixture.opponent, 50);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  wait_for_ply (&fixture, 1);
  lm_opponent_set_paused (fixture.opponent, TRUE);
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  lm_test_game_iterate (120);
  assert_ply (&fixture, 1);

  for (guint ply = 2; ply < 5; ply++)
    {
      lm_opponent_step (fixture.opponent);
      g_assert_true (lm_opponent_get_thinking (fixture.opponent));
      wait_for_ply (&fixture, ply);
      lm_test_game_iterate (60);
      assert_ply (&fixture, ply);
    }

  lm_opponent_set_paused (fixture.opponent, FALSE);
  wait_for_ply (&fixture, 7);
  tear_down (&fixture);
}

/* A step does not wait for the delay, neither does it make two moves. */
static void
test_step_hurries (void)
{
  Fixture fixture;

  set_up (&fixture, 40, LM_SEAT_RANDOM, LM_SEAT_PERSON, 1);
  lm_opponent_set_delay (fixture.opponent, 1000000);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  lm_test_game_iterate (10);
  lm_opponent_step (fixture.opponent);
  wait_for_ply (&fixture, 1);
  lm_session_begin (fixture.session, lm_session_get_position (fixture.session),
                    (LmSeat[]) { LM_SEAT_PERFECT, LM_SEAT_PERFECT });
  lm_test_game_set_milliseconds (30);
  lm_opponent_step (fixture.opponent);
  lm_opponent_step (fixture.opponent);
  wait_for_ply (&fixture, 1);
  lm_test_game_iterate (100);
  assert_ply (&fixture, 1);
  tear_down (&fixture);
}

static void
test_given_up (void)
{
  Fixture fixture;
  LmSession *other;
  guint n_solved;

  set_up (&fixture, 20, LM_SEAT_PERSON, LM_SEAT_PERFECT, 1);
  lm_test_game_set_milliseconds (PATIENCE / 1000);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  n_solved = lm_test_game_get_n_solved ();
  g_assert_true (lm_session_play (fixture.session, "1", NULL));
  lm_test_game_iterate (20);
  g_assert_true (lm_opponent_get_thinking (fixture.opponent));
  lm_session_undo (fixture.session);
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  lm_test_game_iterate (100);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, n_solved);

  /* Another session, another seat, the end of all. */
  lm_session_redo (fixture.session);
  lm_opponent_step (fixture.opponent);
  g_assert_true (lm_opponent_get_thinking (fixture.opponent));
  lm_session_set_seat (fixture.session, 1, LM_SEAT_PERSON);
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  lm_session_set_seat (fixture.session, 1, LM_SEAT_STUBBORN);
  g_assert_true (lm_opponent_get_thinking (fixture.opponent));
  other = lm_session_new (lm_session_get_position (fixture.session), (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON }, 1);
  lm_opponent_set_session (fixture.opponent, other);
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  lm_opponent_set_session (fixture.opponent, fixture.session);
  g_assert_finalize_object (other);
  g_assert_true (lm_opponent_get_thinking (fixture.opponent));
  tear_down (&fixture);
}

static void
test_unknown_value (void)
{
  Fixture fixture;

  set_up (&fixture, LM_TEST_GAME_MAX_SOLVED + 9, LM_SEAT_PERFECT, LM_SEAT_PERSON, 1);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  wait_for_ply (&fixture, 1);
  tear_down (&fixture);
}

static void
test_four_players (void)
{
  g_autoptr (LmPosition) start = lm_test_game_parse ("lastmove:test-round?stones=30");
  Fixture fixture;

  fixture.solver = lm_solver_new ();
  fixture.opponent = lm_opponent_new (fixture.solver);
  fixture.session = lm_session_new (start, (LmSeat[]) { LM_SEAT_RANDOM, LM_SEAT_PERFECT, LM_SEAT_CASUAL,
                                                        LM_SEAT_STUBBORN }, 3);
  lm_opponent_set_delay (fixture.opponent, 0);
  lm_opponent_set_session (fixture.opponent, fixture.session);
  while (!is_over (&fixture))
    g_main_context_iteration (NULL, TRUE);
  tear_down (&fixture);
}

static void
set_up_round (Fixture      *fixture,
              const char   *start,
              const LmSeat *seats)
{
  g_autoptr (LmPosition) position = lm_test_game_parse (start);

  fixture->solver = lm_solver_new ();
  fixture->opponent = lm_opponent_new (fixture->solver);
  fixture->session = lm_session_new (position, seats, 3);
  lm_opponent_set_delay (fixture->opponent, 0);
  lm_opponent_set_session (fixture->opponent, fixture->session);
}

static const char *
get_last_move (Fixture *fixture)
{
  return lm_node_get_move (lm_session_get_current (fixture->session));
}

/* A person is to move, and a computer that wants to acts out of turn; once it has, and where it does not, the person is waited for. */
static void
test_out_of_turn (void)
{
  Fixture fixture;

  set_up_round (&fixture, "lastmove:test-round?stones=20",
                (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERFECT });
  g_assert_false (lm_opponent_get_thinking (fixture.opponent));
  wait_for_ply (&fixture, 1);
  g_assert_cmpstr (get_last_move (&fixture), ==, "4:1");
  lm_test_game_iterate (30);
  assert_ply (&fixture, 1);

  g_assert_true (lm_session_play (fixture.session, "1", NULL));
  g_assert_true (lm_session_play (fixture.session, "2", NULL));
  lm_test_game_iterate (30);
  assert_ply (&fixture, 3);
  g_assert_true (lm_session_play (fixture.session, "1", NULL));
  wait_for_ply (&fixture, 5);
  g_assert_cmpstr (get_last_move (&fixture), ==, "1");
  tear_down (&fixture);
}

/* Where a person may want to do something first, the computer waits, until it is told to go on. */
static void
test_patient (void)
{
  Fixture fixture;

  set_up_round (&fixture, "lastmove:test-round?stones=18",
                (LmSeat[]) { LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON });
  g_assert_true (lm_opponent_get_patient (fixture.opponent));
  lm_test_game_iterate (30);
  assert_ply (&fixture, 0);

  lm_opponent_step (fixture.opponent);
  wait_for_ply (&fixture, 1);
  g_assert_false (lm_opponent_get_patient (fixture.opponent));
  tear_down (&fixture);
}

/* It counts the time down, or not where there is no limit. */
static void
test_patience_left (void)
{
  Fixture fixture;
  guint whole;

  set_up_round (&fixture, "lastmove:test-round?stones=18",
                (LmSeat[]) { LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON });
  g_assert_cmpuint (lm_opponent_get_patience_left (fixture.opponent, &whole), >, 10000);
  g_assert_cmpuint (whole, ==, 15000);

  lm_opponent_set_patience (fixture.opponent, 0);
  lm_opponent_set_paused (fixture.opponent, TRUE);
  lm_opponent_set_paused (fixture.opponent, FALSE);
  g_assert_true (lm_opponent_get_patient (fixture.opponent));
  g_assert_cmpuint (lm_opponent_get_patience_left (fixture.opponent, &whole), ==, 0);
  lm_test_game_iterate (30);
  assert_ply (&fixture, 0);

  lm_opponent_set_patience (fixture.opponent, 1);
  lm_opponent_set_paused (fixture.opponent, TRUE);
  lm_opponent_set_paused (fixture.opponent, FALSE);
  wait_for_ply (&fixture, 1);
  tear_down (&fixture);
}

/* What the person does may be all that there was to wait for. */
static void
test_patience_ends (void)
{
  Fixture fixture;

  set_up_round (&fixture, "lastmove:test-round?stones=18",
                (LmSeat[]) { LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON });
  g_assert_true (lm_session_play (fixture.session, "4:1", NULL));
  g_assert_false (lm_opponent_get_patient (fixture.opponent));
  wait_for_ply (&fixture, 2);
  tear_down (&fixture);
}

/* Where the game leaves the choice open, what the solver says decides. */
static void
test_choice_left_open (void)
{
  Fixture fixture;
  guint n_solved = lm_test_game_get_n_solved ();

  set_up_round (&fixture, "lastmove:test-round?stones=13",
                (LmSeat[]) { LM_SEAT_PERFECT, LM_SEAT_PERFECT, LM_SEAT_PERSON, LM_SEAT_PERSON });
  wait_for_ply (&fixture, 2);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, n_solved);
  g_assert_true (lm_session_play (fixture.session, "2", NULL));
  g_assert_true (lm_session_play (fixture.session, "3", NULL));
  wait_for_ply (&fixture, 5);
  g_assert_cmpuint (lm_test_game_get_n_solved (), ==, n_solved + 1);
  tear_down (&fixture);
}

static void
count_notify_cb (LmOpponent *opponent,
                 GParamSpec *pspec,
                 guint      *count)
{
  ++*count;
}

static void
test_properties (void)
{
  g_autoptr (LmSession) session = NULL;
  g_autoptr (LmSolver) solver = NULL;
  guint count = 0;
  guint percent = 0;
  gboolean paused = TRUE;
  gboolean thinking = TRUE;
  Fixture fixture;

  set_up (&fixture, 20, LM_SEAT_PERSON, LM_SEAT_RANDOM, 1);
  g_signal_connect (fixture.opponent, "notify::thinking", G_CALLBACK (count_notify_cb), &count);
  g_object_set (fixture.opponent, "session", fixture.session, "error-percent", 100, "paused", FALSE, NULL);
  g_object_get (fixture.opponent, "session", &session, "solver", &solver,
                "error-percent", &percent, "paused", &paused, "thinking", &thinking, NULL);
  g_assert_true (session == fixture.session);
  g_assert_true (solver == fixture.solver);
  g_assert_cmpuint (percent, ==, 100);
  g_assert_false (paused);
  g_assert_false (thinking);
  lm_opponent_set_error_percent (fixture.opponent, 1000);
  g_object_get (fixture.opponent, "error-percent", &percent, NULL);
  g_assert_cmpuint (percent, ==, 100);

  g_assert_true (lm_session_play (session, "1", NULL));
  wait_for_ply (&fixture, 2);
  g_assert_cmpuint (count, ==, 2);
  g_clear_object (&session);
  g_clear_object (&solver);
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/opponent/whole-game", test_whole_game);
  g_test_add_func ("/opponent/greedy", test_greedy);
  g_test_add_func ("/opponent/reproducible", test_reproducible);
  g_test_add_func ("/opponent/casual-rate", test_casual_rate);
  g_test_add_func ("/opponent/person-is-waited-for", test_person_is_waited_for);
  g_test_add_func ("/opponent/leaves-alone", test_leaves_alone);
  g_test_add_func ("/opponent/delay", test_delay);
  g_test_add_func ("/opponent/pause-and-step", test_pause_and_step);
  g_test_add_func ("/opponent/step-hurries", test_step_hurries);
  g_test_add_func ("/opponent/given-up", test_given_up);
  g_test_add_func ("/opponent/unknown-value", test_unknown_value);
  g_test_add_func ("/opponent/four-players", test_four_players);
  g_test_add_func ("/opponent/out-of-turn", test_out_of_turn);
  g_test_add_func ("/opponent/patient", test_patient);
  g_test_add_func ("/opponent/patience-ends", test_patience_ends);
  g_test_add_func ("/opponent/patience-left", test_patience_left);
  g_test_add_func ("/opponent/choice-left-open", test_choice_left_open);
  g_test_add_func ("/opponent/properties", test_properties);

  return g_test_run ();
}
