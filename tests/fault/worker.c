/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * worker.c: plays, saves or learns in a folder and says after each step, in a line of its own, how many are on the disk.
 *
 *   worker play|save|learn FOLDER SEED STEPS
 *
 * What goes wrong is said in a line that begins with "!".
 */

#include "worker.h"

#include "engine/lm-autosave.h"
#include "engine/lm-file.h"
#include "engine/lm-progress.h"
#include "engine/lm-saved-game.h"
#include "games/lm-games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
say_step (guint step)
{
  printf ("%u\n", step);
  fflush (stdout);
}

static void
say_problem (const char *sentence)
{
  printf ("!%s\n", sentence);
  fflush (stdout);
}

static void
failed_cb (LmAutosave   *autosave,
           const GError *error,
           gboolean     *said)
{
  say_problem (error->message);
  *said = TRUE;
}

/* Whether from now on every call fails. */
static gboolean
is_broken (void)
{
  const char *with = g_getenv ("FAULT_WITH"), *note = g_getenv ("FAULT_NOTE");

  return g_getenv ("FAULT_STAYS") != NULL && with[0] == 'E' && g_file_test (note, G_FILE_TEST_EXISTS);
}

static void
play (const char *folder,
      guint       seed,
      guint       n_steps)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (LmAutosave) autosave = lm_autosave_new (file);
  g_autoptr (LmSession) session = worker_create_session ();
  gboolean said = FALSE;

  g_signal_connect (autosave, "failed", G_CALLBACK (failed_cb), &said);
  lm_autosave_watch (autosave, session);
  for (guint i = 1; i <= n_steps; i++)
    {
      const gboolean must_fail = is_broken ();

      worker_do_step (session, seed, i);
      lm_autosave_flush (autosave);
      while (g_main_context_iteration (NULL, must_fail && !said))
        ;
      say_step (i);
    }
}

static void
save (const char *folder,
      guint       seed,
      guint       n_steps)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, WORKER_SAVED, NULL);
  g_autoptr (LmSession) session = worker_create_session ();

  for (guint i = 1; i <= n_steps; i++)
    {
      g_autoptr (GError) error = NULL;

      worker_do_step (session, seed, i);
      if (!lm_saved_game_save (session, file, NULL, &error))
        say_problem (error->message);
      say_step (i);
    }
}

static void
progress_failed_cb (LmProgress *progress,
                    const char *sentence)
{
  say_problem (sentence);
}

static void
learn (const char *folder,
       guint       n_steps)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, WORKER_PROGRESS, NULL);
  g_autoptr (LmProgress) progress = lm_progress_new (file);

  g_signal_connect (progress, "failed", G_CALLBACK (progress_failed_cb), NULL);
  for (guint i = 1; i <= n_steps; i++)
    {
      lm_progress_set_step (progress, "nim", i, FALSE);
      lm_progress_flush (progress);
      say_step (i);
    }
}

int
main (int    argc,
      char **argv)
{
  lm_games_register ();
  if (argc != 5)
    return EXIT_FAILURE;
  if (g_str_equal (argv[1], "play"))
    play (argv[2], atoi (argv[3]), atoi (argv[4]));
  else if (g_str_equal (argv[1], "save"))
    save (argv[2], atoi (argv[3]), atoi (argv[4]));
  else
    learn (argv[2], atoi (argv[4]));

  return EXIT_SUCCESS;
}
