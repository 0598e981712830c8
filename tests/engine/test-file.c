/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-file.c: what is no file does not keep anybody waiting; what cannot be written leaves everything as it was. */

#include "engine/game/lm-error.h"
#include "engine/keep/lm-file.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define N_KILLS 40
#define N_BYTES 1000000

typedef struct
{
  char  *folder;
  char  *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.lastmove", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
}

/* Returns: how many things are in the folder */
static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (folder) != NULL)
    count++;
  return count;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_object_unref (fixture->file);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* The reason alone: no name of a file, least of all of one that nobody has heard of. */
static void
assert_write_fails (Fixture    *fixture,
                    const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strnfill (N_BYTES, 'x');
  g_autofree char *sentence = NULL;
  const guint n_files = count_files (fixture);

  g_assert_false (lm_file_write (fixture->file, text, N_BYTES, NULL, &error));
  g_assert_cmpint (error->domain, ==, G_IO_ERROR);
  g_assert_cmpstr (error->message, ==, reason);
  sentence = lm_file_describe_write_error (fixture->file, error);
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_nonnull (strstr (sentence, fixture->path));
  g_assert_cmpuint (count_files (fixture), ==, n_files);
}

static void
assert_read_fails (Fixture *fixture,
                   GQuark   domain,
                   int      code)
{
  g_autoptr (GError) error = NULL;

  alarm (20);
  g_assert_null (lm_file_read (fixture->file, N_BYTES, NULL, &error));
  alarm (0);
  g_assert_error (error, domain, code);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
test_write (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GByteArray) contents = NULL;
  g_autoptr (GByteArray) head = NULL;
  struct stat status;
  const mode_t mask = umask (027);

  g_assert_true (lm_file_write (fixture->file, "before", 6, NULL, NULL));
  g_assert_true (lm_file_write (fixture->file, "after", 5, NULL, NULL));
  umask (mask);
  contents = lm_file_read (fixture->file, N_BYTES, NULL, NULL);
  g_assert_cmpmem (contents->data, contents->len, "after", 5);
  head = lm_file_read (fixture->file, 3, NULL, NULL);
  g_assert_cmpuint (head->len, >, 3);
  g_assert_cmpint (stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* Who may read a file stays as it was, whatever new files are like. */
static void
test_mode (Fixture       *fixture,
           gconstpointer  data)
{
  static const mode_t modes[] = { 0600, 0640, 0666 };
  struct stat status;

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      const mode_t mask = umask (i == 0 ? 022 : 077);

      g_assert_true (g_file_set_contents (fixture->path, "before", -1, NULL));
      g_assert_cmpint (g_chmod (fixture->path, modes[i]), ==, 0);
      g_assert_true (lm_file_write (fixture->file, "after", 5, NULL, NULL));
      umask (mask);
      g_assert_cmpint (stat (fixture->path, &status), ==, 0);
      g_assert_cmpint (status.st_mode & 0777, ==, modes[i]);
    }
}

/* A link stays one, also where it leads to nothing yet; one that leads to itself is refused. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL), *middle = g_build_filename (fixture->folder, "middle", NULL);

  g_assert_no_errno (symlink ("middle", fixture->path));
  g_assert_no_errno (symlink (target, middle));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (lm_file_write (fixture->file, i == 0 ? "first" : "again", 5, NULL, NULL));
      g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK) && g_file_test (middle, G_FILE_TEST_IS_SYMLINK));
      g_assert_true (g_file_get_contents (target, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, i == 0 ? "first" : "again");
    }

  g_assert_no_errno (g_remove (middle));
  g_assert_no_errno (symlink ("game.lastmove", middle));
  assert_write_fails (fixture, "Too many levels of symbolic links");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
}

static void
test_pipe (Fixture       *fixture,
           gconstpointer  data)
{
  GStatBuf status;

  g_assert_cmpint (mkfifo (fixture->path, 0666), ==, 0);
  assert_read_fails (fixture, LM_ERROR, LM_ERROR_FILE);
  assert_write_fails (fixture, "It is no regular file");
  g_assert_cmpint (g_lstat (fixture->path, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));
}

static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpint (g_mkdir (fixture->path, 0777), ==, 0);
  assert_read_fails (fixture, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_write_fails (fixture, "Is a directory");
}

/* What fails while it is being written leaves what was there, and nothing else. */
static void
test_no_room (Fixture       *fixture,
              gconstpointer  data)
{
  struct rlimit before;
  struct rlimit limit;
  g_autoptr (GByteArray) contents = NULL;

  g_assert_true (lm_file_write (fixture->file, "before", 6, NULL, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = N_BYTES / 2;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_write_fails (fixture, "File too large");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  contents = lm_file_read (fixture->file, N_BYTES, NULL, NULL);
  g_assert_cmpmem (contents->data, contents->len, "before", 6);
}

static void
write_until_killed (Fixture *fixture)
{
  g_autofree char *text = g_strnfill (N_BYTES, 'x');

  for (;;)
    lm_file_write (fixture->file, text, N_BYTES, NULL, NULL);
}

static void
make_old (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  struct utimbuf old = { 1000000000, 1000000000 };
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (utime (path, &old), ==, 0);
    }
}

/* What stands for something of the program's own and is not: names as they were once, a copy, a number that is another's. */
static void
test_of_the_user (Fixture       *fixture,
                  gconstpointer  data)
{
  static const char *const names[] = { ".last-move-backup", ".last-move-a1B2c3", ".last-move-00000000-0123456789abcdef",
                                       "game.lastmove.backup", "game.lastmove.half", ".last-move-" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
    }
  make_old (fixture);
  g_assert_true (lm_file_write (fixture->file, "text", 4, NULL, NULL));
  g_assert_cmpuint (count_files (fixture), ==, G_N_ELEMENTS (names) + 1);
}

/* By its name a file of the program's own knows its inode; a copy of it has another one, and stays. */
static void
test_leftover (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *made = g_build_filename (fixture->folder, "made", NULL), *text = NULL, *sum = NULL, *name = NULL, *path = NULL;
  struct stat status;

  g_assert_true (g_file_set_contents (made, "half", -1, NULL));
  g_assert_cmpint (stat (made, &status), ==, 0);
  text = g_strdup_printf ("last-move 0000002a %" G_GUINT64_FORMAT, (guint64) status.st_ino);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  name = g_strdup_printf (".last-move-0000002a-%.16s", sum);
  path = g_build_filename (fixture->folder, name, NULL);
  g_assert_cmpint (g_rename (made, path), ==, 0);

  g_assert_true (lm_file_write (fixture->file, "young", 5, NULL, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 2);
  make_old (fixture);
  g_assert_true (lm_file_write (fixture->file, "old", 3, NULL, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 1);

  g_assert_true (g_file_set_contents (made, "", 0, NULL));
  g_assert_true (g_file_set_contents (path, "copy", -1, NULL));
  make_old (fixture);
  g_assert_true (lm_file_write (fixture->file, "old", 3, NULL, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 3);
}

/* Also for whom the system lets write anything. */
static void
test_protected (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "before", -1, NULL));
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  assert_write_fails (fixture, "Permission denied");
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "before");
}

static void
test_same (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *link = g_build_filename (fixture->folder, "link", NULL), *hard = g_build_filename (fixture->folder, "hard", NULL);
  g_autofree char *dotted = g_build_filename (fixture->folder, ".", "game.lastmove", NULL);
  const char *const others[] = { fixture->path, link, dotted };

  g_assert_no_errno (symlink ("game.lastmove", link));
  for (guint i = 0; i < 2 * G_N_ELEMENTS (others); i++)
    {
      if (i == G_N_ELEMENTS (others))
        g_assert_true (lm_file_write (fixture->file, "text", 4, NULL, NULL));
      g_assert_true (lm_file_is_same (fixture->path, others[i % G_N_ELEMENTS (others)]));
      g_assert_true (lm_file_is_same (others[i % G_N_ELEMENTS (others)], fixture->path));
    }
  g_assert_false (lm_file_is_same (fixture->path, hard));
  g_assert_no_errno (linkat (AT_FDCWD, fixture->path, AT_FDCWD, hard, 0));
  g_assert_true (lm_file_is_same (fixture->path, hard));
  g_assert_false (lm_file_is_same (fixture->path, fixture->folder));
}

/* A kill hardly ever leaves a file, and if it does the next one who writes there removes it. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autofree char *own = g_build_filename (fixture->folder, ".last-move-of-mine", NULL);
  guint n_files;

  g_assert_true (g_file_set_contents (own, "", 0, NULL));
  for (guint i = 0; i < N_KILLS; i++)
    {
      int begun[2];
      char byte;
      pid_t child;

      g_assert_no_errno (pipe (begun));
      child = fork ();
      if (child == 0)
        {
          /* Nobody is killed before he has written once, however busy the machine is. */
          if (lm_file_write (fixture->file, "first", 5, NULL, NULL) && write (begun[1], "", 1) == 1)
            write_until_killed (fixture);
          _exit (1);
        }
      close (begun[1]);
      g_assert_cmpint (read (begun[0], &byte, 1), ==, 1);
      close (begun[0]);
      g_usleep (g_rand_int_range (rand, 1000, 20000));
      kill (child, SIGKILL);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
    }

  n_files = count_files (fixture) - 2;
  g_test_message ("%u files were left by %u kills", n_files, N_KILLS);
  g_assert_cmpuint (n_files, <=, N_KILLS / 4);

  make_old (fixture);
  g_assert_true (lm_file_write (fixture->file, "after", 5, NULL, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/file/write", Fixture, NULL, set_up, test_write, tear_down);
  g_test_add ("/file/mode", Fixture, NULL, set_up, test_mode, tear_down);
  g_test_add ("/file/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/file/pipe", Fixture, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/file/folder", Fixture, NULL, set_up, test_folder, tear_down);
  g_test_add ("/file/no-room", Fixture, NULL, set_up, test_no_room, tear_down);
  g_test_add ("/file/of-the-user", Fixture, NULL, set_up, test_of_the_user, tear_down);
  g_test_add ("/file/leftover", Fixture, NULL, set_up, test_leftover, tear_down);
  g_test_add ("/file/protected", Fixture, NULL, set_up, test_protected, tear_down);
  g_test_add ("/file/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/file/killed", Fixture, NULL, set_up, test_killed, tear_down);

  return g_test_run ();
}
