/* SPDX-License-Identifier: GPL-3.0-or-later */
/* split.c: splits a pile of any size into its parts, in a worker thread. */

#include "config.h"

#include "split.h"

#include "games/take-away/take-away.h"

static void
split_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  LmPosition *position = task_data;
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  LmTakeAwayParts *parts = lm_take_away_parts_new (lm_take_away_get_sequence (game),
                                                   LM_TAKE_AWAY_POSITION (position)->stones, NULL, context);

  if (parts != NULL)
    g_task_return_pointer (task, parts, g_object_unref);
  else
    g_task_return_error_if_cancelled (task);
}

/* Begins to split the pile of position into its parts. */
void
lm_take_away_split (LmPosition          *position,
                    GObject             *source,
                    GCancellable        *cancellable,
                    GAsyncReadyCallback  callback,
                    gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, user_data);

  g_task_set_source_tag (task, lm_take_away_split);
  g_task_set_task_data (task, lm_position_ref (position), (GDestroyNotify) lm_position_unref);
  g_task_run_in_thread (task, split_thread);
}

/* The parts, or NULL with error set. */
LmTakeAwayParts *
lm_take_away_split_finish (GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
