/* SPDX-License-Identifier: GPL-3.0-or-later */
/* folder.c: starts a worker, and says whether what it left is whole. */

#include "folder.h"

#include "engine/keep/lm-autosave.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/learn/lm-progress.h"

#include <glib/gstdio.h>
#include <string.h>

/* What an export takes the place of. */
#define OLD "of yesterday"

const char *const folder_task_names[N_TASKS + 1] = { "play", "save", "learn", "sweep", "layers", "export", "figure", "read" };

Folder *
folder_new (void)
{
  Folder *folder = g_new0 (Folder, 1);

  folder->root = g_dir_make_tmp ("last-move-fault-XXXXXX", NULL);
  g_assert_nonnull (folder->root);
  folder->path = g_build_filename (folder->root, "inside", NULL);
  folder->note = g_build_filename (folder->root, "note", NULL);
  folder->saved = g_build_filename (folder->path, WORKER_SAVED, NULL);
  folder->progress = g_build_filename (folder->path, WORKER_PROGRESS, NULL);
  folder->rows = g_build_filename (folder->path, "rows", NULL);
  folder->sheet = g_build_filename (folder->path, "sheet.pdf", NULL);
  folder->figure = g_build_filename (folder->path, "figure.svg", NULL);
  g_assert_cmpint (g_mkdir (folder->path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder->sheet, OLD, -1, NULL));
  g_assert_true (g_file_set_contents (folder->figure, OLD, -1, NULL));
  return folder;
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_remove (path);
}

void
folder_free (Folder *folder)
{
  remove_all (folder->root);
  g_free (folder->root);
  g_free (folder->path);
  g_free (folder->note);
  g_free (folder->saved);
  g_free (folder->progress);
  g_free (folder->rows);
  g_free (folder->sheet);
  g_free (folder->figure);
  g_free (folder);
}

/* Returns: (transfer full): the worker, or the command line, at this task */
GSubprocess *
folder_start (Folder *folder,
              Task    task,
              guint   seed,
              guint   n_steps,
              GStrv   environment)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                                                        | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed), *steps_text = g_strdup_printf ("%u", n_steps);
  const char *worker[] = { g_getenv ("FAULT_WORKER"), folder_task_names[task], folder->path, seed_text, steps_text, NULL };
  const char *sweep[] = { g_getenv ("LAST_MOVE_SOLVE"), "table", "cutoffs", "--to", steps_text, "--resume", folder->rows, NULL };
  const char *sheet[] = { g_getenv ("LAST_MOVE_SOLVE"), "exercises", "nim", "--count", "4", "--worksheet", folder->sheet, NULL };
  const char *figure[] = { g_getenv ("LAST_MOVE_SOLVE"), "play", "lastmove:zeckendorf?bins=10", "M", "--output", folder->figure, NULL };
  const char *const *const calls[N_TASKS + 1] = { worker, worker, worker, sweep, worker, sheet, figure, worker };
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_set_environ (launcher, environment);
  process = g_subprocess_launcher_spawnv (launcher, calls[task], &error);
  g_assert_no_error (error);
  return process;
}

static guint
count_rows (const char *text)
{
  guint n = 0;

  for (const char *p = strchr (text, '\n'); p != NULL; p = strchr (p + 1, '\n'))
    n++;

  return n > 0 ? n - 1 : 0;
}

/* Returns: how many steps, or rows, were said to be on the disk by what was printed before the program ended in whatever way */
guint
folder_count_steps (Task        task,
                    const char *out)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  guint n = 0;

  if (task == TASK_SWEEP)
    return count_rows (out);

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    if (g_ascii_isdigit (lines[i][0]))
      n = g_ascii_strtoull (lines[i], NULL, 10);

  return n;
}

/* --- what a worker left -------------------------------------------------- */

/* Whether @session is as it was after one of these steps. */
static void
check_session (LmSession *session,
               guint      seed,
               guint      first,
               guint      last)
{
  g_autoptr (LmSession) played = worker_create_session ();
  g_autofree char *found = session != NULL ? worker_describe (session) : NULL;

  for (guint i = 1; i <= last; i++)
    {
      g_autofree char *expected = NULL;

      worker_do_step (played, seed, i);
      expected = worker_describe (played);
      if (i >= first && g_strcmp0 (found, expected) == 0)
        return;
    }

  if (first > 0 || session != NULL)
    g_error ("The game of seed %u is not as after step %u to %u: %s", seed, first, last, found);
}

static void
check_played (Folder *folder,
              guint   seed,
              guint   first,
              guint   last)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder->path);
  g_autoptr (LmAutosave) autosave = lm_autosave_new (file);
  g_autofree char *problem = NULL;
  g_autoptr (LmSession) session = lm_autosave_restore (autosave, WORKER_GAME, &problem);

  g_assert_cmpstr (problem, ==, NULL);
  check_session (session, seed, first, last);
}

static void
check_saved (Folder *folder,
             guint   seed,
             guint   first,
             guint   last)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder->saved);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = lm_saved_game_load (file, NULL, &error);

  if (first == 0 && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return;
  g_assert_no_error (error);
  check_session (session, seed, first, last);
}

static void
check_learned (Folder *folder,
               guint   first,
               guint   last)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder->progress);
  g_autoptr (LmProgress) progress = lm_progress_new (file);

  g_assert_cmpstr (lm_progress_get_problem (progress), ==, NULL);
  g_assert_cmpuint (lm_progress_get_step (progress, "nim"), >=, first);
  g_assert_cmpuint (lm_progress_get_step (progress, "nim"), <=, last);
}

/* Returns: (transfer full): all that a sweep without any fault prints */
static char *
sweep (Folder *folder,
       guint   n_rows)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autoptr (GSubprocess) process = folder_start (folder, TASK_SWEEP, 0, n_rows, environment);
  g_autofree char *problem = NULL;
  char *out = NULL;

  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &problem, NULL));
  g_assert_cmpstr (problem, ==, "");
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  return out;
}

/* All rows that were printed are there, the next run believes them, and ends as if nothing had been. */
static void
check_swept (Folder *folder,
             guint   first,
             guint   last)
{
  g_autoptr (Folder) other = folder_new ();
  g_autofree char *kept = NULL, *out = NULL, *expected = NULL;

  if (g_file_get_contents (folder->rows, &kept, NULL, NULL))
    g_assert_cmpuint (count_rows (kept), >=, first);
  else
    g_assert_cmpuint (first, ==, 0);

  out = sweep (folder, last);
  expected = sweep (other, last);
  g_assert_cmpstr (out, ==, expected);
}

/* A row goes on after the layer that is there, and believes it: the worker says what is wrong with it, or with what came of it. */
static void
check_layers (Folder *folder,
              guint   last)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autoptr (GSubprocess) process = folder_start (folder, TASK_LAYERS, 0, last, environment);
  g_autofree char *out = NULL;

  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL));
  g_assert_null (strchr (out, '!'));
  g_assert_cmpuint (folder_count_steps (TASK_LAYERS, out), ==, last);
}

/* The old file, unless it had to be made, or a new one from beginning to end. */
static void
check_exported (const char *path,
                const char *begin,
                const char *end,
                guint       first)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (first == 0 && g_str_equal (text, OLD))
    return;

  g_assert_true (g_str_has_prefix (text, begin));
  g_assert_cmpuint (length, >, strlen (end));
  g_assert_cmpmem (text + length - strlen (end), strlen (end), end, strlen (end));
}

/* Whether what is there is whole, and not older than step @first nor newer than @last. */
void
folder_check (Folder *folder,
              Task    task,
              guint   seed,
              guint   first,
              guint   last)
{
  if (task == TASK_PLAY)
    check_played (folder, seed, first, last);
  else if (task == TASK_SAVE)
    check_saved (folder, seed, first, last);
  else if (task == TASK_LEARN)
    check_learned (folder, first, last);
  else if (task == TASK_SWEEP)
    check_swept (folder, first, last);
  else if (task == TASK_LAYERS)
    check_layers (folder, last);
  else if (task == TASK_EXPORT)
    check_exported (folder->sheet, "%PDF", "%%EOF\n", first);
  else
    check_exported (folder->figure, "<?xml", "</svg>\n", first);
}
