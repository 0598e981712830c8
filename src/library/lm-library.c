/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-library.c: what the types of the library share among themselves. */

#include "lm-library.h"

#include "engine/game/lm-error.h"
#include "games/lm-games.h"

#include <glib/gi18n-lib.h>

#define MEMORY_DEFAULT (G_GUINT64_CONSTANT (1) << 30)

G_STATIC_ASSERT ((int) LAST_MOVE_VALUE_UNKNOWN == (int) LM_VALUE_UNKNOWN);
G_STATIC_ASSERT ((int) LAST_MOVE_VALUE_LOSS == (int) LM_VALUE_LOSS);
G_STATIC_ASSERT ((int) LAST_MOVE_VALUE_WIN == (int) LM_VALUE_WIN);
G_STATIC_ASSERT ((int) LAST_MOVE_ERROR_POSITION == (int) LM_ERROR_POSITION);
G_STATIC_ASSERT ((int) LAST_MOVE_ERROR_MOVE == (int) LM_ERROR_MOVE);
G_STATIC_ASSERT ((int) LAST_MOVE_ERROR_ARGUMENT == (int) LM_ERROR_ARGUMENT);
G_STATIC_ASSERT ((int) LAST_MOVE_ERROR_LIMIT == (int) LM_ERROR_LIMIT);

/**
 * last_move_error_quark:
 *
 * Names the domain.
 *
 * Returns: the domain of the library's errors
 */
GQuark
last_move_error_quark (void)
{
  return lm_error_quark ();
}

/* Before anything that needs to know the games; from any thread. */
void
lm_library_prepare (void)
{
  static gsize done;

  if (g_once_init_enter (&done))
    {
      bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      lm_games_register ();
      g_once_init_leave (&done, 1);
    }
}

/* --- questions ----------------------------------------------------------- */

/* @limits is (nullable). The tables of one question are there for the next. */
LmSolveContext *
lm_library_create_context (GCancellable          *cancellable,
                           const LmLibraryLimits *limits)
{
  static LmTableCache *cache;
  LmSolveContext *context;

  if (g_once_init_enter (&cache))
    g_once_init_leave (&cache, lm_table_cache_new (MEMORY_DEFAULT));

  context = lm_solve_context_new (cancellable, cache);
  lm_solve_context_set_memory (context, limits != NULL && limits->mebibytes > 0 ? (guint64) limits->mebibytes << 20 : MEMORY_DEFAULT);
  lm_solve_context_set_seconds (context, limits != NULL ? limits->seconds : 0);
  lm_solve_context_set_threads (context, g_get_num_processors ());
  return context;
}

/* "hole=4", "x=bins[1]", and "graph" for a flag. */
GHashTable *
lm_library_read_options (const char * const  *options,
                         GError             **error)
{
  g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (options[i], "=", 2);
      const char *name = parts[0] != NULL ? parts[0] : "";

      if (*name == '\0' || g_hash_table_contains (table, name))
        {
          g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                       *name == '\0' ? _("“%s” is no option: it has no name.") : _("The option “%s” stands twice."),
                       options[i]);
          return NULL;
        }
      g_hash_table_insert (table, g_strdup (name), g_strdup (parts[1] != NULL ? parts[1] : ""));
    }

  return g_steal_pointer (&table);
}

/* As position text has the player; %NULL for nobody. */
char *
lm_library_dup_player (LmPosition *position,
                       int         seat)
{
  return seat != LM_NOBODY ? g_strdup (lm_game_get_player_id (lm_position_get_game (position), seat)) : NULL;
}

/* --- elsewhere ----------------------------------------------------------- */

typedef struct
{
  LmLibraryWork  work;
  gpointer       data;
  GDestroyNotify data_free;
  GDestroyNotify result_free;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->data_free != NULL)
    job->data_free (job->data);
  g_free (job);
}

static void
work_func (GTask        *task,
           gpointer      source,
           gpointer      task_data,
           GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  gpointer result = job->work (source, job->data, cancellable, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, job->result_free);
}

/* Answers on another thread; takes @data. */
void
lm_library_run (gpointer             source,
                LmLibraryWork        work,
                gpointer             data,
                GDestroyNotify       data_free,
                GDestroyNotify       result_free,
                GCancellable        *cancellable,
                GAsyncReadyCallback  callback,
                gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, user_data);
  Job *job = g_new (Job, 1);

  *job = (Job) { work, data, data_free, result_free };
  g_task_set_source_tag (task, work);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work_func);
}

gpointer
lm_library_finish (gpointer       source,
                   GAsyncResult  *result,
                   GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, source), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
