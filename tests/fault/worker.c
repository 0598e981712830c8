/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * worker.c: plays, saves or learns in a folder and says after each step, in a line of its own, how many are on the disk.
 *
 *   worker play|save|learn|layers|read FOLDER SEED STEPS
 *
 * What goes wrong is said in a line that begins with "!".
 */

#include "worker.h"

#include "engine/keep/lm-autosave.h"
#include "engine/keep/lm-file.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/learn/lm-progress.h"
#include "engine/solve/lm-table-cache.h"
#include "games/lm-games.h"
#include "games/zeckendorf/layers/levels.h"
#include "games/zeckendorf/solver/solver.h"

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

/* Whether a call has failed, after which all do, or without which nothing is kept. */
static gboolean
is_broken (gboolean for_good)
{
  const char *with = g_getenv ("FAULT_WITH");
  const gboolean stays = g_getenv ("FAULT_STAYS") != NULL;
  g_autofree char *call = NULL;

  return with != NULL && with[0] == 'E' && !g_str_equal (with, "EINTR") && g_file_get_contents (g_getenv ("FAULT_NOTE"), &call, NULL, NULL)
         && (for_good ? stays : worker_needs_call (call, stays));
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
      gboolean must_fail = is_broken (TRUE);

      worker_do_step (session, seed, i);
      lm_autosave_flush (autosave);
      must_fail |= is_broken (FALSE);
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

/* Rows of which each goes on after the layer that is in the folder. Player 1 wins all of them. */
static void
solve_layers (const char *folder,
              guint       n_steps)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new ((guint64) 1 << 28);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autofree char *path = g_build_filename (folder, "rows.layer", NULL);
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_REVERSED };

  for (guint i = 1; i <= n_steps; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmZeckendorfLevels) levels = lm_zeckendorf_levels_new (&variant, WORKER_ROW, context, &error);
      LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

      lm_zeckendorf_decompose (WORKER_ROW, wanted.heights);
      lm_zeckendorf_levels_keep_in (levels, path, 0);
      if (!lm_zeckendorf_levels_solve (levels, WORKER_ROW, &wanted, 1, context, &error))
        say_problem (error->message);
      else if (wanted.value != LM_VALUE_WIN)
        say_problem ("The value is not that of the row.");
      say_step (i);
    }
}

/* All that the others have written, and says of each file whether it is there. */
static void
read_all (const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder), saved = g_file_get_child (file, WORKER_SAVED);
  g_autoptr (GFile) learned = g_file_get_child (file, WORKER_PROGRESS);
  g_autoptr (LmAutosave) autosave = lm_autosave_new (file);
  g_autofree char *problem = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) kept = lm_autosave_restore (autosave, WORKER_GAME, &problem);
  g_autoptr (LmSession) loaded = lm_saved_game_load (saved, NULL, &error);
  g_autoptr (LmProgress) progress = lm_progress_new (learned);

  if (problem != NULL)
    say_problem (problem);
  if (loaded == NULL)
    say_problem (error->message);
  if (lm_progress_get_problem (progress) != NULL)
    say_problem (lm_progress_get_problem (progress));
  say_step ((kept != NULL) + (loaded != NULL) + (lm_progress_get_step (progress, "nim") > 0));
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
  else if (g_str_equal (argv[1], "layers"))
    solve_layers (argv[2], atoi (argv[4]));
  else if (g_str_equal (argv[1], "read"))
    read_all (argv[2]);
  else
    learn (argv[2], atoi (argv[4]));

  return EXIT_SUCCESS;
}
