/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check-lessons.c: reads the lesson of every game when the program is built, and asks the solver whether it is true. */

#include "kit/page/lm-game-view-info.h"

#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-lesson.h"
#include "engine/solve/lm-solve-context.h"
#include "games/lm-games.h"

#include <stdlib.h>

#define CACHE_BYTES (256 << 20)

static gboolean
check (const char *resource)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (CACHE_BYTES);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmLesson) lesson = lm_lesson_load (resource, &error);

  if (lesson != NULL && lm_lesson_check (lesson, context, &error))
    return TRUE;

  g_printerr ("%s: %s\n", resource, error->message);
  return FALSE;
}

/* Writes an empty file for the build where all is well. */
int
main (int    argc,
      char **argv)
{
  gboolean fine = argc == 2;

  lm_games_register ();
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameViewInfo *info = lm_game_view_info_lookup (lm_game_info_nth (i)->name);

      if (info != NULL && info->lesson != NULL)
        fine = check (info->lesson) && fine;
    }

  return fine && g_file_set_contents (argv[1], "", 0, NULL) ? EXIT_SUCCESS : EXIT_FAILURE;
}
