/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-clock.c: thinking time is counted for whoever is to move, stands still when it should, and runs out once. */

#include "engine/play/lm-clock.h"
#include "lm-test-game.h"

#define PATIENCE 10000000 /* microseconds */

typedef struct
{
  LmSession *session;
  LmClock   *clock;
} Fixture;

static void
set_up (Fixture *fixture,
        guint    seconds)
{
  g_autoptr (LmPosition) start = lm_test_game_parse ("lastmove:test-round?stones=9");

  fixture->session = lm_session_new (start, (LmSeat[LM_MAX_PLAYERS]) { LM_SEAT_PERSON }, 1);
  fixture->clock = lm_clock_new ();
  lm_session_set_clock (fixture->session, seconds);
  lm_clock_set_session (fixture->clock, fixture->session);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->clock);
  g_assert_finalize_object (fixture->session);
}

static void
play (Fixture    *fixture,
      const char *move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_session_play (fixture->session, move, &error));
  g_assert_no_error (error);
}

static void
test_counts (void)
{
  Fixture fixture;
  guint64 left;

  set_up (&fixture, 60);
  g_assert_true (lm_clock_get_running (fixture.clock));
  lm_test_game_iterate (30);
  left = lm_clock_get_left (fixture.clock, 0);
  g_assert_cmpuint (left, <=, 60000 - 30);
  g_assert_cmpuint (lm_clock_get_left (fixture.clock, 1), ==, 60000);

  play (&fixture, "1");
  left = lm_clock_get_left (fixture.clock, 0);
  lm_test_game_iterate (30);
  g_assert_cmpuint (lm_clock_get_left (fixture.clock, 0), ==, left);
  g_assert_cmpuint (lm_clock_get_left (fixture.clock, 1), <=, 60000 - 30);
  g_assert_cmpuint (lm_session_get_thought (fixture.session, 0), ==, 60000 - left);
  tear_down (&fixture);
}

static void
assert_stands (Fixture *fixture,
               guint    seat)
{
  guint64 left = lm_clock_get_left (fixture->clock, seat);

  g_assert_false (lm_clock_get_running (fixture->clock));
  lm_test_game_iterate (20);
  g_assert_cmpuint (lm_clock_get_left (fixture->clock, seat), ==, left);
}

static void
test_stands (void)
{
  Fixture fixture;

  set_up (&fixture, 60);
  lm_clock_set_paused (fixture.clock, TRUE);
  assert_stands (&fixture, 0);
  lm_clock_set_paused (fixture.clock, FALSE);
  g_assert_true (lm_clock_get_running (fixture.clock));

  /* Looking back. */
  play (&fixture, "1");
  lm_session_undo (fixture.session);
  assert_stands (&fixture, 0);
  lm_session_redo (fixture.session);
  g_assert_true (lm_clock_get_running (fixture.clock));

  /* No clocks, and the end of the game. */
  lm_session_set_clock (fixture.session, 0);
  assert_stands (&fixture, 1);
  lm_session_set_clock (fixture.session, 60);
  play (&fixture, "3");
  play (&fixture, "3");
  play (&fixture, "2");
  assert_stands (&fixture, 3);
  tear_down (&fixture);
}

static void
test_taken_back (void)
{
  Fixture fixture;

  set_up (&fixture, 60);
  play (&fixture, "1");
  lm_session_add_thought (fixture.session, 5000);
  g_assert_cmpuint (lm_session_get_thought (fixture.session, 1), >=, 5000);
  lm_session_undo (fixture.session);
  g_assert_cmpuint (lm_session_get_thought (fixture.session, 1), ==, 0);
  tear_down (&fixture);
}

/* Who has no time left is out at once, and the next clock runs. */
static void
test_runs_out (void)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  Fixture fixture;

  set_up (&fixture, 2);
  lm_session_add_thought (fixture.session, 1950);
  while (lm_node_get_ply (lm_session_get_current (fixture.session)) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }

  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (fixture.session)), ==, "out");
  g_assert_cmpuint (lm_clock_get_left (fixture.clock, 0), ==, 0);
  g_assert_true (lm_clock_get_running (fixture.clock));
  lm_test_game_iterate (30);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (fixture.session)), ==, 1);
  tear_down (&fixture);
}

static void
test_other_session (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (9);
  g_autoptr (LmSession) other = lm_session_new (start, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON }, 1);
  Fixture fixture;

  set_up (&fixture, 60);
  lm_test_game_iterate (20);
  lm_clock_set_session (fixture.clock, other);
  g_assert_false (lm_clock_get_running (fixture.clock));
  g_assert_cmpuint (lm_session_get_thought (fixture.session, 0), >=, 20);
  g_assert_cmpuint (lm_clock_get_left (fixture.clock, 0), ==, 0);
  lm_clock_set_session (fixture.clock, NULL);
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/clock/counts", test_counts);
  g_test_add_func ("/clock/stands", test_stands);
  g_test_add_func ("/clock/taken-back", test_taken_back);
  g_test_add_func ("/clock/runs-out", test_runs_out);
  g_test_add_func ("/clock/other-session", test_other_session);

  return g_test_run ();
}
