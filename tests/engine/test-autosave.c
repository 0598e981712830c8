/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-autosave.c: after every step the session is in its file, whatever happens to the program. */

#include "engine/keep/lm-autosave.h"
#include "lm-test-game.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utime.h>

#define N_KILLS 40
#define NOBODY 65534
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
  g_autofree char *problem = NULL;
  LmSession *session = lm_autosave_restore (fixture->autosave, game, &problem);

  g_assert_null (problem);
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

/* Whoever reads of a problem can find the file. */
static void
assert_told (const char *problem,
             Fixture    *fixture,
             const char *name)
{
  g_autofree char *path = get_path (fixture, name);
  g_autofree char *quoted = g_strdup_printf ("“%s”.", path);

  g_assert_nonnull (problem);
  g_assert_true (g_utf8_validate (problem, -1, NULL));
  if (!g_str_has_suffix (problem, quoted))
    g_error ("“%s” does not tell of “%s”", problem, path);
}

static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const texts[] = { "", "{\"format\":\"last-move\",\"version\":1}", "\xff" };
  static const char *const names[] = {
    "test-take.lastmove.damaged", "test-take.lastmove.damaged-2", "test-take.lastmove.damaged-3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *problem = NULL;

      write_file (fixture, "test-take.lastmove", texts[i]);
      g_assert_null (lm_autosave_restore (fixture->autosave, "test-take", &problem));
      assert_told (problem, fixture, names[i]);
      g_assert_false (has_file (fixture, "test-take.lastmove"));
      g_assert_null (restore (fixture, "test-take"));
    }

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (has_file (fixture, names[i]));
}

static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autofree char *json = lm_saved_game_to_json (session, NULL);
  g_autofree char *problem = NULL;

  write_file (fixture, "test-round.lastmove", json);
  g_assert_null (lm_autosave_restore (fixture->autosave, "test-round", &problem));
  assert_told (problem, fixture, "test-round.lastmove.damaged");
  g_assert_true (has_file (fixture, "test-round.lastmove.damaged"));
}

static void
play_one (LmAutosave *autosave,
          const char *move)
{
  g_autoptr (LmSession) session = create_session (20);

  lm_autosave_watch (autosave, session);
  g_assert_true (lm_session_play (session, move, NULL));
  lm_autosave_watch (autosave, NULL);
  lm_autosave_flush (autosave);
}

static void
assert_contents (Fixture    *fixture,
                 const char *name,
                 const char *expected)
{
  g_autofree char *path = get_path (fixture, name);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
}

/* --- what is no file ----------------------------------------------------- */

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  const int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);
}

static void
make_loop (const char *path)
{
  g_assert_cmpint (symlink ("test-take.lastmove", path), ==, 0);
}

/* Reading it from its beginning gives an input error. */
static void
make_broken (const char *path)
{
  g_assert_cmpint (symlink ("/proc/self/mem", path), ==, 0);
}

static void
make_forbidden (const char *path)
{
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_cmpint (g_chmod (path, 0), ==, 0);
}

/* The superuser may do everything, so for a while somebody else does it. */
static void
drop_privileges (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (NOBODY), ==, 0);
}

static void
regain_privileges (void)
{
  g_assert_cmpint (seteuid (getuid ()), ==, 0);
}

static void
hand_over (const char *folder)
{
  if (getuid () == 0)
    g_assert_cmpint (chown (folder, NOBODY, -1), ==, 0);
}

static const struct
{
  const char  *name;
  void      (* make) (const char *path);
  const char  *said;
  const char  *aside;
} obstacles[] = {
  { "folder", make_folder, "is a folder", "test-take.lastmove.unreadable" },
  { "pipe", make_pipe, "is no regular file", "test-take.lastmove.damaged" },
  { "socket", make_socket, "is no regular file", "test-take.lastmove.damaged" },
  { "loop", make_loop, "cannot be read: Too many levels of symbolic links.", "test-take.lastmove.unreadable" },
  { "broken", make_broken, "cannot be read: Input/output error.", "test-take.lastmove.unreadable" },
  { "forbidden", make_forbidden, "cannot be read: Permission denied.", "test-take.lastmove.unreadable" },
};

/* It is set aside as what it is, the program does not wait for it, and its place is used from then on. */
static void
test_obstacle (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "test-take.lastmove");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *problem = NULL;
  g_autoptr (LmSession) restored = NULL;
  const guint which = GPOINTER_TO_UINT (data);
  g_autofree char *aside = get_path (fixture, obstacles[which].aside);
  GStatBuf before;
  GStatBuf after;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  hand_over (folder);
  obstacles[which].make (path);
  g_assert_cmpint (g_lstat (path, &before), ==, 0);

  alarm (20);
  if (obstacles[which].make == make_forbidden)
    drop_privileges ();
  g_assert_null (lm_autosave_restore (fixture->autosave, "test-take", &problem));
  regain_privileges ();
  alarm (0);
  if (strstr (problem, obstacles[which].said) == NULL)
    g_error ("“%s” does not say “%s”", problem, obstacles[which].said);
  assert_told (problem, fixture, obstacles[which].aside);

  play_one (fixture->autosave, "2");
  restored = restore (fixture, "test-take");
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (restored)), ==, "2");
  g_assert_cmpint (g_lstat (aside, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, ==, before.st_ino);
  g_assert_cmpuint (after.st_mode, ==, before.st_mode);
}

/* What cannot even be set aside stays where it is. */
static void
test_stuck (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "test-take.lastmove");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *problem = NULL;

  write_file (fixture, "test-take.lastmove", "precious");
  make_forbidden (path);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);

  drop_privileges ();
  g_assert_null (lm_autosave_restore (fixture->autosave, "test-take", &problem));
  regain_privileges ();
  g_assert_nonnull (strstr (problem, "Permission denied"));
  assert_told (problem, fixture, "test-take-2.lastmove");

  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  play_one (fixture->autosave, "2");
  g_assert_true (has_file (fixture, "test-take-2.lastmove"));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  assert_contents (fixture, "test-take.lastmove", "{}");
}

/* --- other programs ------------------------------------------------------ */

static LmAutosave *
create_other (Fixture *fixture)
{
  g_autoptr (GFile) folder = g_file_new_build_filename (fixture->folder, "saves", "auto", NULL);

  return lm_autosave_new (folder);
}

/* A newer program finds its game where it left it, and the older one its own. */
static void
test_newer (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const texts[] = {
    "{\"format\":\"last-move\",\"version\":2,\"more\":\"\\u00e9\"}",
    "{\"version\":3,\"format\":\"last-move\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmAutosave) other = NULL;
      g_autoptr (LmSession) restored = NULL;
      g_autofree char *problem = NULL;
      g_autofree char *again = NULL;

      write_file (fixture, "test-take.lastmove", texts[i]);
      g_clear_pointer (&restored, g_object_unref);
      restored = lm_autosave_restore (fixture->autosave, "test-take", &problem);
      g_assert_nonnull (strstr (problem, "newer program"));
      assert_told (problem, fixture, "test-take-2.lastmove");

      play_one (fixture->autosave, "3");
      assert_contents (fixture, "test-take.lastmove", texts[i]);
      g_object_unref (fixture->autosave);
      fixture->autosave = create_other (fixture);
      g_clear_object (&restored);
      restored = lm_autosave_restore (fixture->autosave, "test-take", &again);
      g_assert_cmpstr (again, ==, problem);
      g_assert_cmpstr (lm_node_get_move (lm_session_get_current (restored)), ==, "3");
    }
}

/* Two at a time do not write over each other's game, and the second one is told. */
static void
test_two_programs (Fixture       *fixture,
                   gconstpointer  data)
{
  LmAutosave *second = create_other (fixture);
  g_autoptr (LmSession) first_session = create_session (20);
  g_autoptr (LmSession) restored = NULL;
  g_autoptr (LmSession) taken_over = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *path = get_path (fixture, "test-take.lastmove");

  g_assert_null (restore (fixture, "test-take"));
  g_assert_null (lm_autosave_restore (second, "test-take", &problem));
  g_assert_nonnull (strstr (problem, "open in another window"));
  assert_told (problem, fixture, "test-take-2.lastmove");

  play_one (fixture->autosave, "1");
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  play_one (second, "2");
  assert_contents (fixture, "test-take.lastmove", contents);
  restored = restore (fixture, "test-take");
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (restored)), ==, "1");

  /* Whoever comes when the first one has gone gets its game. */
  g_object_unref (fixture->autosave);
  g_assert_finalize_object (second);
  fixture->autosave = create_other (fixture);
  taken_over = restore (fixture, "test-take");
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (taken_over)), ==, "1");
}

/* What was just read is not written again until something is done. */
static void
test_restored_is_kept (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *path = get_path (fixture, "test-take.lastmove");
  g_autoptr (LmSession) restored = NULL;
  GStatBuf before;
  GStatBuf after;

  play_one (fixture->autosave, "1");
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  restored = restore (fixture, "test-take");
  lm_autosave_watch (fixture->autosave, restored);
  lm_autosave_flush (fixture->autosave);
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);

  g_assert_true (lm_session_play (restored, "1", NULL));
  lm_autosave_flush (fixture->autosave);
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, !=, after.st_ino);
}

/* --- failures ------------------------------------------------------------ */

static void
keep_message_cb (LmAutosave  *autosave,
                 GError      *error,
                 char       **message)
{
  g_assert_null (*message);
  *message = g_strdup (error->message);
}

/* What is told is why the folder cannot be made, and not that it is not there. */
static void
test_forbidden_folder (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (LmSession) session = create_session (20);
  g_autofree char *message = NULL;

  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  g_signal_connect (fixture->autosave, "failed", G_CALLBACK (keep_message_cb), &message);
  drop_privileges ();
  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  while (message == NULL)
    g_main_context_iteration (NULL, TRUE);
  regain_privileges ();
  g_assert_cmpstr (message, ==, "Permission denied");
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

/* Nothing in the folder is cleared away that only looks like something of the program's own. */
static void
test_leftovers (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const names[] = {
    "test-take.lastmove.A1b2C3", "test-take.lastmove.backup", ".last-move-backup", "test-take.lastmove.damaged", "notes.txt",
    "test-round.lastmove",
  };
  g_autoptr (LmSession) session = create_session (20);
  struct utimbuf old = { 1000000000, 1000000000 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = get_path (fixture, names[i]);

      write_file (fixture, names[i], "x");
      g_assert_cmpint (utime (path, &old), ==, 0);
    }
  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_flush (fixture->autosave);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (has_file (fixture, names[i]));
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
      g_autofree char *problem = NULL;
      g_autoptr (LmAutosave) next = create_other (fixture);

      g_usleep (g_rand_int_range (rand, 0, 20000));
      g_subprocess_force_exit (player);
      g_assert_true (g_subprocess_wait (player, NULL, NULL));
      g_assert_true (g_subprocess_get_if_signaled (player));

      session = lm_autosave_restore (next, "test-take", &problem);
      g_assert_null (problem);
      g_assert_nonnull (session);
      most = MAX (most, lm_node_get_depth (lm_session_get_current (session)));
    }

  g_test_message ("the longest game that was killed and came back had %u moves", most);
}

/* A long game is taken bit by bit, the main loop has its turn between; a step makes it begin anew, and all of it is written. */
static void
test_long_game (Fixture       *fixture,
                gconstpointer  data)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:test-take?stones=40000", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, seats, 1);
  g_autoptr (LmSession) restored = NULL;
  g_autofree char *problem = NULL;
  guint n_turns = 0;

  for (guint i = 0; i < 30000; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_watch (fixture->autosave, session);
  g_assert_true (g_main_context_iteration (NULL, FALSE));
  lm_session_undo (session);
  while (g_main_context_iteration (NULL, FALSE))
    n_turns++;
  g_assert_cmpuint (n_turns, >=, 5);

  restored = lm_autosave_restore (fixture->autosave, "test-take", &problem);
  g_assert_null (problem);
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (restored)), ==, 29999);
  g_assert_nonnull (lm_node_get_next (lm_session_get_current (restored)));
}

/* What has come of a game, or of none. */
typedef struct
{
  guint   n_times;
  LmNode *end;
} Come;

static void
restored_cb (LmAutosave *autosave,
             LmSession  *session,
             LmNode     *end,
             const char *problem,
             Come       *come)
{
  come->n_times++;
  come->end = end;
}

/* Leaves a long game behind, as an earlier run. Returns: its text */
static char *
leave_long_game (Fixture *fixture)
{
  g_autoptr (LmSession) session = create_session (5000);
  g_autofree char *path = get_path (fixture, "test-take.lastmove");
  char *text;

  for (guint i = 0; i < 4000; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_watch (fixture->autosave, session);
  lm_autosave_watch (fixture->autosave, NULL);
  lm_autosave_flush (fixture->autosave);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (fixture->autosave);
  fixture->autosave = create_other (fixture);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A game that is begun again while the one before is still read. */
static LmSession *
restore_long (Fixture *fixture,
              Come    *come)
{
  LmSession *session = create_session (9);

  g_assert_true (lm_autosave_is_long (fixture->autosave, "test-take"));
  g_assert_false (lm_autosave_is_long (fixture->autosave, "test-round"));
  g_signal_connect (fixture->autosave, "restored", G_CALLBACK (restored_cb), come);
  lm_autosave_watch (fixture->autosave, session);
  lm_autosave_restore_into (fixture->autosave, session);
  g_assert_cmpuint (lm_node_get_n_children (lm_session_get_root (session)), ==, 0);
  return session;
}

static void
wait_for_game (Come *come)
{
  while (come->n_times == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (come->n_times, ==, 1);
}

static void
assert_file (Fixture    *fixture,
             const char *text)
{
  g_autofree char *path = get_path (fixture, "test-take.lastmove"), *now = NULL;

  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, text);
}

/* Nobody waits for a long game: a session stands in its place and becomes it. It is not written again for that. */
static void
test_long_comes (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *text = leave_long_game (fixture), *again = NULL;
  Come come = { 0 };
  g_autoptr (LmSession) session = restore_long (fixture, &come);

  wait_for_game (&come);
  g_assert_true (come.end == lm_session_get_current (session));
  again = lm_saved_game_to_json (session, NULL);
  g_assert_cmpstr (again, ==, text);
  lm_autosave_flush (fixture->autosave);
  assert_file (fixture, text);

  g_assert_true (lm_session_play (session, "1", NULL));
  lm_autosave_flush (fixture->autosave);
  g_clear_object (&session);
  g_assert_finalize_object (fixture->autosave);
  fixture->autosave = create_other (fixture);
  session = restore (fixture, "test-take");
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (session)), ==, 4001);
}

/* What is done meanwhile follows as a new game; until the long one has come nothing is written over it, whenever one is killed. */
static void
test_long_comes_late (Fixture       *fixture,
                      gconstpointer  end)
{
  g_autofree char *text = leave_long_game (fixture);
  g_autoptr (LmSession) session = NULL, other = NULL;
  Come come = { 0 };
  LmNode *node;

  session = restore_long (fixture, &come);
  g_assert_true (lm_session_play (session, "2", NULL));
  lm_session_set_seat (session, 1, LM_SEAT_PERSON);
  node = lm_session_get_current (session);
  assert_file (fixture, text);
  if (end != NULL)
    lm_autosave_flush (fixture->autosave);
  wait_for_game (&come);

  g_assert_true (lm_session_get_current (session) == node);
  g_assert_cmpint (lm_session_get_seat (session, 1), ==, LM_SEAT_PERSON);
  g_assert_cmpint (lm_node_get_kind (lm_node_get_segment (node)), ==, LM_NODE_NEW);
  g_assert_true (lm_node_get_parent (lm_node_get_segment (node)) == come.end);
  g_assert_true (lm_node_get_next (come.end) == lm_node_get_segment (node));
  g_assert_cmpuint (lm_node_get_depth (node), ==, 4002);

  lm_autosave_flush (fixture->autosave);
  g_assert_finalize_object (fixture->autosave);
  fixture->autosave = create_other (fixture);
  other = restore (fixture, "test-take");
  assert_same (session, other);
}

/* Looking at something, as an editor does, keeps it on the board; another game of the kind that was opened meanwhile is written. */
static void
test_long_comes_aside (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *text = leave_long_game (fixture);
  g_autoptr (LmSession) opened = create_session (20), session = NULL, other = NULL;
  LmNode *node;
  Come come = { 0 };

  session = restore_long (fixture, &come);
  node = lm_session_get_current (session);
  lm_autosave_use (fixture->autosave, session);
  g_assert_true (lm_session_play (opened, "3", NULL));
  lm_autosave_watch (fixture->autosave, opened);
  assert_file (fixture, text);
  wait_for_game (&come);
  g_assert_true (lm_session_get_current (session) == node);
  g_assert_true (lm_node_get_parent (node) == come.end);

  lm_autosave_flush (fixture->autosave);
  g_assert_finalize_object (fixture->autosave);
  fixture->autosave = create_other (fixture);
  other = restore (fixture, "test-take");
  assert_same (opened, other);
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
  g_test_add ("/autosave/long-game", Fixture, NULL, set_up, test_long_game, tear_down);
  g_test_add ("/autosave/long-comes", Fixture, NULL, set_up, test_long_comes, tear_down);
  g_test_add ("/autosave/long-comes-late", Fixture, NULL, set_up, test_long_comes_late, tear_down);
  g_test_add ("/autosave/long-comes-at-the-end", Fixture, "end", set_up, test_long_comes_late, tear_down);
  g_test_add ("/autosave/long-comes-aside", Fixture, NULL, set_up, test_long_comes_aside, tear_down);
  g_test_add ("/autosave/two-games", Fixture, NULL, set_up, test_two_games, tear_down);
  g_test_add ("/autosave/fresh-session", Fixture, NULL, set_up, test_fresh_session, tear_down);
  g_test_add ("/autosave/oldest-games-go", Fixture, NULL, set_up, test_oldest_games_go, tear_down);
  g_test_add ("/autosave/watch-ends", Fixture, NULL, set_up, test_watch_ends, tear_down);
  g_test_add ("/autosave/outlived", Fixture, NULL, set_up, test_outlived, tear_down);
  g_test_add ("/autosave/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/autosave/other-game", Fixture, NULL, set_up, test_other_game, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
    {
      g_autofree char *name = g_strconcat ("/autosave/obstacle/", obstacles[i].name, NULL);
      g_test_add (name, Fixture, GUINT_TO_POINTER (i), set_up, test_obstacle, tear_down);
    }
  g_test_add ("/autosave/stuck", Fixture, NULL, set_up, test_stuck, tear_down);
  g_test_add ("/autosave/newer", Fixture, NULL, set_up, test_newer, tear_down);
  g_test_add ("/autosave/two-programs", Fixture, NULL, set_up, test_two_programs, tear_down);
  g_test_add ("/autosave/restored-is-kept", Fixture, NULL, set_up, test_restored_is_kept, tear_down);
  g_test_add ("/autosave/forbidden-folder", Fixture, NULL, set_up, test_forbidden_folder, tear_down);
  g_test_add ("/autosave/failure", Fixture, NULL, set_up, test_failure, tear_down);
  g_test_add ("/autosave/leftovers", Fixture, NULL, set_up, test_leftovers, tear_down);
  g_test_add ("/autosave/killed", Fixture, NULL, set_up, test_killed, tear_down);

  return g_test_run ();
}
