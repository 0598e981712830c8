/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-autosave.c: after every step the session is in its file, whatever happens to the program. */

#include "engine/lm-autosave.h"
#include "lm-test-game.h"

#include <glib/gstdio.h>
#include <unistd.h>
#include <utime.h>

#define N_KILLS 40
#define PLAY_UNTIL_KILLED "--play-until-killed"

static const char *program;

typedef struct
{
  char       *folder;
  LmAutosave *autosave;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "saves", "auto", NULL);
  folder = g_file_new_for_path (path);
  fixture->autosave = lm_autosave_new (folder);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      remove_tree (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  lm_autosave_flush (fixture->autosave);
  g_assert_finalize_object (fixture->autosave);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_chmod (fixture->folder, 0755);
  remove_tree (fixture->folder);
  g_free (fixture->folder);
}

static char *
get_path (Fixture    *fixture,
          const char *name)
{
  return g_build_filename (fixture->folder, "saves", "auto", name, NULL);
}

static gboolean
has_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = get_path (fixture, name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = get_path (fixture, name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static LmSession *
create_session (guint stones)
{
  g_autoptr (LmPosition) start = lm_test_game_take (stones);

  return lm_session_new (start, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_CASUAL }, 11);
}

static LmSession *
restore (Fixture    *fixture,
         const char *game)
{
  g_autoptr (GError) error = NULL;
  LmSession *session = lm_autosave_restore (fixture->autosave, game, &error);

  g_assert_no_error (error);
  return session;
}

static void
assert_same (LmSession *a,
             LmSession *b)
{
  g_autofree char *left = lm_saved_game_to_json (a, NULL);
  g_autofree char *right = lm_saved_game_to_json (b, NULL);

  g_assert_cmpstr (left, ==, right);
}

static void
test_every_step (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autoptr (LmPosition) nine = lm_test_game_take (9);

  lm_autosave_watch (fixture->autosave, session);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (LmSession) restored = NULL;

      if (i == 3)
        lm_session_undo (session);
      else if (i == 4)
        lm_session_edit (session, nine);
      else if (i == 5)
        lm_session_set_seat (session, 1, LM_SEAT_STUBBORN);
      else
        g_assert_true (lm_session_play (session, "1", NULL));

      restored = restore (fixture, "test-take");
      assert_same (session, restored);
    }
}

/* Games do not take each other's place, not even when one follows at once. */
static void
test_two_games (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (LmPosition) start = lm_test_game_parse ("lastmove:test-round?stones=20");
  g_autoptr (LmSession) first = create_session (20);
  g_autoptr (LmSession) second = NULL;
  g_autoptr (LmSession) restored = NULL;
  g_autoptr (LmSession) other = NULL;

  second = lm_session_new (start, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_RANDOM, LM_SEAT_RANDOM, LM_SEAT_RANDOM }, 5);
  for (guint i = 0; i < 5; i++)
    {
      lm_autosave_watch (fixture->autosave, first);
      g_assert_true (lm_session_play (first, "2", NULL));
      lm_autosave_watch (fixture->autosave, second);
      g_assert_true (lm_session_play (second, "2", NULL));
    }

  restored = restore (fixture, "test-take");
  other = restore (fixture, "test-round");
  assert_same (first, restored);
  assert_same (second, other);
}

/* A session in which nothing was done does not take the place of one in which something was. */
static void
test_fresh_session (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (LmSession) fresh = create_session (20);
  g_autoptr (LmSession) opened = create_session (30);
  g_autoptr (LmSession) restored = NULL;

  g_assert_null (restore (fixture, "test-take"));
  lm_autosave_watch (fixture->autosave, fresh);
  lm_autosave_flush (fixture->autosave);
  g_assert_false (has_file (fixture, "test-take.lastmove"));

  g_assert_true (lm_session_play (opened, "2", NULL));
  lm_autosave_watch (fixture->autosave, opened);
  restored = restore (fixture, "test-take");
  assert_same (opened, restored);
}

/* What is written after every step does not grow for ever: the oldest games go, the newest stay. */
static void
test_oldest_games_go (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (1000);
  g_autoptr (LmSession) restored = NULL;
  guint n_games = 0;

  for (guint i = 0; i < 20; i++)
    {
      for (guint j = 0; j < 500; j++)
        g_assert_true (lm_session_play (session, "2", NULL));
      lm_session_begin (session, lm_node_get_position (lm_session_get_root (session)),
                        (LmSeat[]) { LM_SEAT_RANDOM, LM_SEAT_PERSON });
    }

  lm_autosave_watch (fixture->autosave, session);
  restored = restore (fixture, "test-take");
  g_assert_cmpint (lm_node_get_kind (lm_session_get_root (restored)), ==, LM_NODE_START);
  g_assert_cmpint (lm_node_get_seat (lm_session_get_root (restored), 0), ==, LM_SEAT_RANDOM);
  for (LmNode *node = lm_session_get_current (restored); node != NULL; node = lm_node_get_parent (node))
    n_games += lm_node_get_kind (node) != LM_NODE_MOVE;
  g_assert_cmpuint (n_games, ==, 10);
}

static void
test_watch_ends (Fixture       *fixture,
                 gconstpointer  data)
{
  LmSession *session = create_session (20);
  g_autoptr (LmSession) restored = NULL;

  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_watch (fixture->autosave, NULL);
  g_assert_true (lm_session_play (session, "1", NULL));
  restored = restore (fixture, "test-take");
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (restored)), ==, 1);
  g_assert_finalize_object (session);
}

/* What was begun is written to the end after the autosave is gone. */
static void
test_outlived (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "test-take.lastmove");
  g_autoptr (GFile) folder = g_file_new_build_filename (fixture->folder, "saves", "auto", NULL);
  LmSession *session = create_session (20);
  LmAutosave *autosave = lm_autosave_new (folder);

  lm_autosave_watch (autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (session);
  for (guint i = 0; i < 1000 && !g_file_test (path, G_FILE_TEST_EXISTS); i++)
    g_usleep (10000);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const texts[] = { "", "{\"format\":\"last-move\",\"version\":2}", "\xff" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      write_file (fixture, "test-take.lastmove", texts[i]);
      g_assert_null (lm_autosave_restore (fixture->autosave, "test-take", &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_FILE);
      g_assert_false (has_file (fixture, "test-take.lastmove"));
      g_assert_null (restore (fixture, "test-take"));
    }

  g_assert_true (has_file (fixture, "test-take.lastmove.damaged"));
  g_assert_true (has_file (fixture, "test-take.lastmove.damaged-2"));
  g_assert_true (has_file (fixture, "test-take.lastmove.damaged-3"));
}

static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autofree char *json = lm_saved_game_to_json (session, NULL);
  g_autoptr (GError) error = NULL;

  write_file (fixture, "test-round.lastmove", json);
  g_assert_null (lm_autosave_restore (fixture->autosave, "test-round", &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_FILE);
  g_assert_true (has_file (fixture, "test-round.lastmove.damaged"));
}

static void
count_failure_cb (LmAutosave *autosave,
                  GError     *error,
                  guint      *count)
{
  g_assert_nonnull (error);
  ++*count;
}

static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autofree char *saves = g_build_filename (fixture->folder, "saves", NULL);
  guint count = 0;

  /* A file stands where the folder should be made. */
  g_assert_true (g_file_set_contents (saves, "", 0, NULL));
  g_signal_connect (fixture->autosave, "failed", G_CALLBACK (count_failure_cb), &count);
  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  while (count == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 50; i++)
    {
      if (i % 20 == 0)
        g_assert_true (lm_session_play (session, "1", NULL));
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (count, ==, 1);

  g_assert_cmpint (g_remove (saves), ==, 0);
  g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_flush (fixture->autosave);
  g_assert_true (has_file (fixture, "test-take.lastmove"));
}

/* Half-written files of a killed program go when they are old, and nothing else does. */
static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const names[] = {
    "test-take.lastmove.A1b2C3", "test-take.lastmove.damaged", "notes.txt", "test-round.lastmove",
  };
  g_autoptr (LmSession) session = create_session (20);
  struct utimbuf old = { 1000000000, 1000000000 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = get_path (fixture, names[i]);

      write_file (fixture, names[i], "x");
      g_assert_cmpint (utime (path, &old), ==, 0);
    }
  write_file (fixture, "test-take.lastmove.new456", "x");

  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_flush (fixture->autosave);
  g_assert_false (has_file (fixture, names[0]));
  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    g_assert_true (has_file (fixture, names[i]));
  g_assert_true (has_file (fixture, "test-take.lastmove.new456"));
}

/* --- killed -------------------------------------------------------------- */

/* Plays for ever, as fast as it can; tells by a byte that the first file is there. */
static void
play_until_killed (const char *folder)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "saves", "auto", NULL);
  g_autoptr (LmAutosave) autosave = lm_autosave_new (file);
  g_autoptr (LmSession) session = create_session (300);

  lm_autosave_watch (autosave, session);
  for (guint i = 0; TRUE; i++)
    {
      g_autofree char *move = g_strdup_printf ("%u", 1 + i % 3);

      if (!lm_session_play (session, move, NULL))
        lm_session_go_to (session, lm_session_get_root (session));
      if (i == 0)
        {
          lm_autosave_flush (autosave);
          g_assert_cmpint (write (STDOUT_FILENO, "x", 1), ==, 1);
        }
      g_usleep (100);
    }
}

static GSubprocess *
start_player (const char *folder)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *player = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                          program, PLAY_UNTIL_KILLED, folder, NULL);
  char byte;

  g_assert_no_error (error);
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (player), &byte, 1, NULL, NULL), ==, 1);
  return player;
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint most = 0;

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GSubprocess) player = start_player (fixture->folder);
      g_autoptr (LmSession) session = NULL;

      g_usleep (g_rand_int_range (rand, 0, 20000));
      g_subprocess_force_exit (player);
      g_assert_true (g_subprocess_wait (player, NULL, NULL));
      g_assert_true (g_subprocess_get_if_signaled (player));

      session = restore (fixture, "test-take");
      g_assert_nonnull (session);
      most = MAX (most, lm_node_get_depth (lm_session_get_current (session)));
    }

  g_test_message ("the longest game that was killed and came back had %u moves", most);
}

int
main (int    argc,
      char **argv)
{
  lm_test_game_register ();
  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], PLAY_UNTIL_KILLED))
    play_until_killed (argv[2]);

  g_test_init (&argc, &argv, NULL);

  g_test_add ("/autosave/every-step", Fixture, NULL, set_up, test_every_step, tear_down);
  g_test_add ("/autosave/two-games", Fixture, NULL, set_up, test_two_games, tear_down);
  g_test_add ("/autosave/fresh-session", Fixture, NULL, set_up, test_fresh_session, tear_down);
  g_test_add ("/autosave/oldest-games-go", Fixture, NULL, set_up, test_oldest_games_go, tear_down);
  g_test_add ("/autosave/watch-ends", Fixture, NULL, set_up, test_watch_ends, tear_down);
  g_test_add ("/autosave/outlived", Fixture, NULL, set_up, test_outlived, tear_down);
  g_test_add ("/autosave/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/autosave/other-game", Fixture, NULL, set_up, test_other_game, tear_down);
  g_test_add ("/autosave/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/autosave/leftovers", Fixture, NULL, set_up, test_leftovers, tear_down);
  g_test_add ("/autosave/killed", Fixture, NULL, set_up, test_killed, tear_down);

  return g_test_run ();
}
