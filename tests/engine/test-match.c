/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-match.c: a game at the table, against the computer, by the clock, and who may be told who wins it. */

#include "engine/play/lm-match.h"
#include "lm-test-game.h"

#define PATIENCE 10000000 /* microseconds */

typedef struct
{
  LmSolver  *solver;
  LmSession *session;
  LmMatch   *match;
} Fixture;

static void
set_up (Fixture    *fixture,
        const char *text,
        LmSeat      second)
{
  g_autoptr (LmPosition) start = lm_test_game_parse (text);

  fixture->solver = lm_solver_new ();
  fixture->session = lm_session_new (start, (LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON, second }, 1);
  fixture->match = lm_match_new (fixture->solver);
  lm_opponent_set_delay (lm_match_get_opponent (fixture->match), 0);
}

static void
tear_down (Fixture *fixture)
{
  lm_test_game_set_milliseconds (0);
  g_assert_finalize_object (fixture->match);
  g_assert_finalize_object (fixture->session);
  lm_test_game_wait_for_worker (fixture->solver);
  g_assert_finalize_object (fixture->solver);
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

static guint
get_ply (Fixture *fixture)
{
  return lm_node_get_ply (lm_session_get_current (fixture->session));
}

static void
wait_for_ply (Fixture *fixture,
              guint    ply)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (get_ply (fixture) < ply)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Along the way that was visited last. */
static gboolean
is_valued (Fixture *fixture)
{
  for (LmNode *node = lm_session_get_root (fixture->session); node != NULL; node = lm_node_get_next (node))
    if (!lm_node_has_value (node))
      return FALSE;

  return TRUE;
}

static void
wait_until_valued (Fixture *fixture)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!is_valued (fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
log_changed_cb (LmMatch *match,
                LmNode  *node,
                GString *log)
{
  g_string_append (log, "c");
}

static void
log_added_cb (LmMatch *match,
              LmNode  *node,
              GString *log)
{
  g_string_append (log, "n");
}

static void
log_tree_cb (LmMatch *match,
             GString *log)
{
  g_string_append (log, "t");
}

static void
log_seats_cb (LmMatch *match,
              GString *log)
{
  g_string_append (log, "s");
}

static void
log_notify_cb (LmMatch    *match,
               GParamSpec *pspec,
               GString    *log)
{
  g_string_append (log, g_str_equal (pspec->name, "session") ? "S" : "T");
}

/* A whole game from a won position: the person takes what wins, the computer answers, the values come, and at its end all may be told. */
static void
test_game (void)
{
  Fixture fixture;
  int you;

  set_up (&fixture, "lastmove:test-take?stones=13", LM_SEAT_PERFECT);
  lm_match_set_session (fixture.match, fixture.session);
  g_object_get (fixture.match, "you", &you, NULL);
  g_assert_cmpint (you, ==, 0);
  while (!lm_position_is_over (lm_session_get_position (fixture.session)))
    {
      g_autofree char *stones = lm_position_describe (lm_session_get_position (fixture.session));
      g_autofree char *move = g_strdup_printf ("%d", atoi (stones) % 4);

      g_assert_false (lm_match_get_telling (fixture.match));
      play (&fixture, move);
      if (!lm_position_is_over (lm_session_get_position (fixture.session)))
        wait_for_ply (&fixture, get_ply (&fixture) + 1);
    }

  g_assert_cmpint (lm_position_get_winner (lm_session_get_position (fixture.session)), ==, 0);
  g_assert_true (lm_match_get_telling (fixture.match));
  wait_until_valued (&fixture);
  g_assert_null (lm_match_find_mistake (fixture.match));

  lm_session_undo_to_person (fixture.session);
  g_assert_cmpint (lm_session_get_turn_seat (fixture.session), ==, LM_SEAT_PERSON);
  g_assert_true (lm_match_get_telling (fixture.match));
  tear_down (&fixture);
}

/* While somebody is asked what a position is worth no step gets a value, nobody is told, and no computer moves. */
static void
test_silent (void)
{
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=13", LM_SEAT_PERFECT);
  g_object_set (fixture.match, "telling-always", TRUE, NULL);
  lm_match_set_silent (fixture.match, TRUE);
  lm_match_set_session (fixture.match, fixture.session);
  play (&fixture, "2");
  lm_test_game_iterate (40);
  g_assert_false (lm_match_get_telling (fixture.match));
  g_assert_false (lm_node_has_value (lm_session_get_root (fixture.session)));
  g_assert_cmpuint (get_ply (&fixture), ==, 1);

  lm_match_set_silent (fixture.match, FALSE);
  g_assert_true (lm_match_get_telling (fixture.match));
  wait_for_ply (&fixture, 2);
  wait_until_valued (&fixture);

  lm_match_set_away (fixture.match, TRUE);
  play (&fixture, "1");
  lm_test_game_iterate (40);
  g_assert_cmpuint (get_ply (&fixture), ==, 3);
  lm_match_set_away (fixture.match, FALSE);
  wait_for_ply (&fixture, 4);
  tear_down (&fixture);
}

/* An exercise is of persons alone; who may be told of the game before it is told again when undo leads back. */
static void
test_exercise (void)
{
  g_autoptr (LmPosition) exercise = lm_test_game_take (7);
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=13", LM_SEAT_PERFECT);
  lm_match_set_session (fixture.match, fixture.session);
  lm_match_set_telling (fixture.match, TRUE);
  lm_session_teach (fixture.session, exercise, (LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON });
  lm_match_set_silent (fixture.match, TRUE);
  g_assert_false (lm_match_get_telling (fixture.match));
  lm_match_set_silent (fixture.match, FALSE);
  g_assert_false (lm_match_get_telling (fixture.match));
  play (&fixture, "331");
  g_assert_true (lm_match_get_telling (fixture.match));
  lm_session_go_to (fixture.session, lm_session_get_root (fixture.session));
  g_assert_true (lm_match_get_telling (fixture.match));
  tear_down (&fixture);
}

/* What was asked for in one game says nothing of the next; and what is over may be told. */
static void
test_telling (void)
{
  static const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (LmPosition) start = lm_test_game_take (6);
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=6", LM_SEAT_PERSON);
  g_signal_connect (fixture.match, "notify::telling", G_CALLBACK (log_notify_cb), log);
  g_assert_false (lm_match_get_telling (fixture.match));
  lm_match_set_session (fixture.match, fixture.session);
  g_assert_false (lm_match_get_telling (fixture.match));

  play (&fixture, "1");
  g_string_truncate (log, 0);
  lm_match_set_telling (fixture.match, TRUE);
  g_assert_true (lm_match_get_telling (fixture.match));
  g_assert_cmpstr (log->str, ==, "T");
  lm_match_begin (fixture.match, start, seats, 0);
  g_assert_false (lm_match_get_telling (fixture.match));
  g_assert_cmpstr (log->str, ==, "TT");
  lm_session_undo (fixture.session);
  g_assert_true (lm_match_get_telling (fixture.match));
  lm_match_set_telling (fixture.match, FALSE);
  g_assert_false (lm_match_get_telling (fixture.match));

  play (&fixture, "32");
  g_assert_true (lm_match_get_telling (fixture.match));
  lm_session_undo (fixture.session);
  g_assert_true (lm_match_get_telling (fixture.match));
  play (&fixture, "1");
  g_assert_false (lm_match_get_telling (fixture.match));

  g_object_set (fixture.match, "telling-always", TRUE, NULL);
  g_assert_true (lm_match_get_telling (fixture.match));
  tear_down (&fixture);
}

/* Where a long game ends is known after every step. */
static void
test_long_game (void)
{
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=3000", LM_SEAT_PERSON);
  for (guint i = 0; i < 3000; i++)
    play (&fixture, "1");
  lm_match_set_session (fixture.match, fixture.session);

  g_assert_true (lm_match_get_telling (fixture.match));
  for (guint i = 0; i < 3; i++)
    lm_session_undo (fixture.session);
  g_assert_true (lm_match_get_telling (fixture.match));
  play (&fixture, "2");
  g_assert_false (lm_match_get_telling (fixture.match));
  lm_session_undo (fixture.session);
  g_assert_false (lm_match_get_telling (fixture.match));
  play (&fixture, "1");
  g_assert_true (lm_match_get_telling (fixture.match));
  tear_down (&fixture);
}

static void
assert_mistakes (Fixture    *fixture,
                 int         ply,
                 const char *moves)
{
  LmNode *node = lm_match_find_mistake (fixture->match);
  g_autoptr (GPtrArray) mistakes = lm_match_list_mistakes (fixture->match);
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_cmpint (node != NULL ? (int) lm_node_get_ply (node) : -1, ==, ply);
  for (guint i = 0; i < mistakes->len; i++)
    g_string_prepend (found, lm_node_get_move (g_ptr_array_index (mistakes, i)));
  g_assert_cmpstr (found->str, ==, moves);
}

/* From 6 the first player has to take 2. Who gives the win away twice lost it for good the second time. */
static void
test_mistake (void)
{
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=6", LM_SEAT_RANDOM);
  lm_match_set_away (fixture.match, TRUE);
  lm_match_set_session (fixture.match, fixture.session);
  play (&fixture, "1131");
  assert_mistakes (&fixture, -1, "");
  wait_until_valued (&fixture);
  assert_mistakes (&fixture, 0, "1");
  for (guint i = 0; i < 3; i++)
    lm_session_undo (fixture.session);
  play (&fixture, "212");
  wait_until_valued (&fixture);
  assert_mistakes (&fixture, 2, "11");
  lm_session_set_seat (fixture.session, 1, LM_SEAT_PERSON);
  assert_mistakes (&fixture, -1, "");
  lm_session_set_seat (fixture.session, 0, LM_SEAT_RANDOM);
  assert_mistakes (&fixture, -1, "2");
  tear_down (&fixture);
}

/* Who has no time left is out at once; a pause is for clocks and computers, and so is the time in which a position is edited. */
static void
test_clock (void)
{
  LmClock *clock;
  Fixture fixture;

  set_up (&fixture, "lastmove:test-round?stones=9", LM_SEAT_PERSON);
  lm_session_set_clock (fixture.session, 2);
  lm_match_set_session (fixture.match, fixture.session);
  clock = lm_match_get_clock (fixture.match);
  g_assert_true (lm_clock_get_running (clock));
  lm_match_set_paused (fixture.match, TRUE);
  g_assert_false (lm_clock_get_running (clock));
  lm_match_set_editing (fixture.match, TRUE);
  lm_match_set_paused (fixture.match, FALSE);
  g_assert_false (lm_clock_get_running (clock));
  lm_match_set_editing (fixture.match, FALSE);
  g_assert_true (lm_clock_get_running (clock));

  lm_session_add_thought (fixture.session, 1950);
  wait_for_ply (&fixture, 1);
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (fixture.session)), ==, "out");

  /* A game by the clock that was begun waits to be gone on with, and a new game begins at once. */
  lm_match_set_session (fixture.match, NULL);
  lm_match_set_session (fixture.match, fixture.session);
  g_assert_true (lm_match_get_paused (fixture.match));
  lm_match_begin (fixture.match, lm_node_get_position (lm_session_get_root (fixture.session)), (LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 60);
  g_assert_false (lm_match_get_paused (fixture.match));
  g_assert_cmpuint (lm_session_get_clock (fixture.session), ==, 60);

  /* Where nothing can be paused any more the pause ends. */
  lm_session_set_clock (fixture.session, 0);
  lm_session_set_seat (fixture.session, 0, LM_SEAT_RANDOM);
  for (guint seat = 1; seat < 4; seat++)
    lm_session_set_seat (fixture.session, seat, LM_SEAT_RANDOM);
  lm_match_set_paused (fixture.match, TRUE);
  lm_session_set_seat (fixture.session, 1, LM_SEAT_PERSON);
  g_assert_false (lm_match_get_paused (fixture.match));
  tear_down (&fixture);
}

/* The computer waits for the editor, and plays on from what was edited. */
static void
test_edit (void)
{
  g_autoptr (LmPosition) edited = lm_test_game_parse ("lastmove:test-take?stones=9&turn=2");
  g_autofree char *stones = NULL;
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=13", LM_SEAT_PERFECT);
  lm_match_set_session (fixture.match, fixture.session);
  lm_match_set_editing (fixture.match, TRUE);
  play (&fixture, "1");
  lm_test_game_iterate (40);
  g_assert_cmpuint (get_ply (&fixture), ==, 1);
  g_assert_false (lm_match_get_paused (fixture.match));

  lm_session_edit (fixture.session, edited);
  g_assert_cmpuint (get_ply (&fixture), ==, 0);
  lm_match_set_editing (fixture.match, FALSE);
  wait_for_ply (&fixture, 1);
  stones = lm_position_describe (lm_session_get_position (fixture.session));
  g_assert_cmpint (atoi (stones), ==, 8);
  lm_session_undo (fixture.session);
  lm_session_undo (fixture.session);
  g_assert_cmpint (lm_session_get_turn_seat (fixture.session), ==, LM_SEAT_PERFECT);
  g_assert_false (lm_match_get_telling (fixture.match));
  tear_down (&fixture);
}

/* Whoever listens to the match need not know which session is on the table. */
static void
test_signals (void)
{
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (LmPosition) other = lm_test_game_take (5);
  g_autoptr (LmSession) next = lm_session_new (other, (LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  Fixture fixture;

  set_up (&fixture, "lastmove:test-take?stones=13", LM_SEAT_PERSON);
  g_signal_connect (fixture.match, "changed", G_CALLBACK (log_changed_cb), log);
  g_signal_connect (fixture.match, "node-added", G_CALLBACK (log_added_cb), log);
  g_signal_connect (fixture.match, "tree-changed", G_CALLBACK (log_tree_cb), log);
  g_signal_connect (fixture.match, "seats-changed", G_CALLBACK (log_seats_cb), log);
  g_signal_connect (fixture.match, "notify::session", G_CALLBACK (log_notify_cb), log);
  lm_match_set_session (fixture.match, fixture.session);
  play (&fixture, "12");
  lm_session_undo (fixture.session);
  play (&fixture, "3");
  g_assert_cmpstr (log->str, ==, "Sncnccnc");
  g_string_truncate (log, 0);
  lm_session_delete_variation (fixture.session);
  g_assert_cmpstr (log->str, ==, "ct");

  g_string_truncate (log, 0);
  lm_match_set_session (fixture.match, next);
  lm_match_set_session (fixture.match, next);
  lm_session_set_seat (fixture.session, 1, LM_SEAT_RANDOM);
  lm_session_set_seat (next, 1, LM_SEAT_RANDOM);
  g_assert_cmpstr (log->str, ==, "Ss");
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/match/game", test_game);
  g_test_add_func ("/match/silent", test_silent);
  g_test_add_func ("/match/exercise", test_exercise);
  g_test_add_func ("/match/telling", test_telling);
  g_test_add_func ("/match/long-game", test_long_game);
  g_test_add_func ("/match/mistake", test_mistake);
  g_test_add_func ("/match/clock", test_clock);
  g_test_add_func ("/match/edit", test_edit);
  g_test_add_func ("/match/signals", test_signals);

  return g_test_run ();
}
