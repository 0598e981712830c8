/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game.c: saved games in files, read within bounds and written atomically and durably. */

#include "engine/game/lm-error.h"
#include "lm-file.h"
#include "lm-saved-game-private.h"

#include <glib/gi18n-lib.h>

/**
 * lm_saved_game_load:
 * @file: a file
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_FILE when it is no saved game, for
 *   %LM_ERROR_NEWER, or for %G_IO_ERROR when it cannot be read; with one
 *   sentence
 *
 * Returns: (transfer full) (nullable): the session, or %NULL with @error set
 */
LmSession *
lm_saved_game_load (GFile         *file,
                    GCancellable  *cancellable,
                    GError       **error)
{
  g_autoptr (GByteArray) data = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  data = lm_file_read (file, LM_SAVED_GAME_MAX_BYTES, cancellable, error);
  if (data == NULL)
    return NULL;

  return lm_saved_game_parse ((const char *) data->data, data->len, cancellable, error);
}

static GString *
generate (LmSnapshot  *snapshot,
          GError     **error)
{
  g_autoptr (GString) text = NULL;

  if (lm_snapshot_get_n_nodes (snapshot) <= LM_SAVED_GAME_MAX_NODES)
    text = lm_snapshot_to_json (snapshot);
  if (text == NULL || text->len > LM_SAVED_GAME_MAX_BYTES)
    return lm_refuse_null (error, LM_ERROR_LIMIT, _("The game is too long to be saved: at most %d steps and %d MiB can be."),
                           LM_SAVED_GAME_MAX_NODES, LM_SAVED_GAME_MAX_BYTES / (1024 * 1024));

  return g_steal_pointer (&text);
}

/**
 * lm_saved_game_write:
 * @snapshot: a session as it was
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_LIMIT when nobody could read it for its
 *   size, with a sentence, or for %G_IO_ERROR with the reason alone, as of
 *   lm_file_write()
 *
 * Returns: whether it was written
 */
gboolean
lm_saved_game_write (LmSnapshot    *snapshot,
                     GFile         *file,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr (GString) text = generate (snapshot, error);

  return text != NULL && lm_file_write (file, text->str, text->len, cancellable, error);
}

/**
 * lm_saved_game_to_json:
 * @session: a session
 * @length: (out) (optional): bytes of the text
 *
 * Writes the whole tree; of a session of more than %LM_SAVED_GAME_MAX_NODES
 * steps without the oldest games.
 *
 * Returns: (transfer full): the session as JSON
 */
char *
lm_saved_game_to_json (LmSession *session,
                       gsize     *length)
{
  g_autoptr (LmSnapshot) snapshot = NULL;
  GString *text;

  g_return_val_if_fail (LM_IS_SESSION (session), NULL);

  snapshot = lm_snapshot_new (session, LM_SAVED_GAME_MAX_NODES);
  text = lm_snapshot_to_json (snapshot);
  if (length != NULL)
    *length = text->len;
  return g_string_free (text, FALSE);
}

static gboolean
save_snapshot (LmSnapshot    *snapshot,
               GFile         *file,
               GCancellable  *cancellable,
               GError       **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autofree char *sentence = NULL;

  if (lm_saved_game_write (snapshot, file, cancellable, &local_error))
    return TRUE;

  if (local_error->domain == G_IO_ERROR)
    sentence = lm_file_describe_write_error (file, local_error);
  g_set_error_literal (error, local_error->domain, local_error->code,
                       sentence != NULL ? sentence : local_error->message);
  return FALSE;
}

/**
 * lm_saved_game_save:
 * @session: a session
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_LIMIT when nobody could read it for its
 *   size, or for %G_IO_ERROR; with one sentence
 *
 * Returns: whether it was written; when not, @file is as before
 */
gboolean
lm_saved_game_save (LmSession     *session,
                    GFile         *file,
                    GCancellable  *cancellable,
                    GError       **error)
{
  g_autoptr (LmSnapshot) snapshot = NULL;

  g_return_val_if_fail (LM_IS_SESSION (session) && G_IS_FILE (file), FALSE);

  snapshot = lm_snapshot_new (session, LM_SAVED_GAME_MAX_NODES);
  return save_snapshot (snapshot, file, cancellable, error);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  LmSession *session = lm_saved_game_load (data, cancellable, &error);

  if (session != NULL)
    g_task_return_pointer (task, session, g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * lm_saved_game_load_async:
 * @file: a file
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Reads a file and plays its moves again on a worker thread.
 */
void
lm_saved_game_load_async (GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, lm_saved_game_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load_in_thread);
}

/**
 * lm_saved_game_load_finish:
 * @result: what the callback was given
 * @error: return location as of lm_saved_game_load()
 *
 * Returns: (transfer full) (nullable): the session, or %NULL with @error set
 */
LmSession *
lm_saved_game_load_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A session that is taken bit by bit, and then written. */
typedef struct
{
  LmSession  *session; /* NULL once it is taken */
  LmSnapshot *snapshot;
} Saving;

/* What was taken before the session changed is of no use any more. */
static void
begin_taking (Saving *saving)
{
  g_clear_pointer (&saving->snapshot, lm_snapshot_free);
  saving->snapshot = lm_snapshot_begin (saving->session, LM_SAVED_GAME_MAX_NODES);
}

static void
end_taking (Saving *saving)
{
  if (saving->session != NULL)
    g_signal_handlers_disconnect_by_data (saving->session, saving);
  g_clear_object (&saving->session);
}

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  end_taking (saving);
  lm_snapshot_free (saving->snapshot);
  g_free (saving);
}

static void
save_in_thread (GTask        *task,
                gpointer      file,
                gpointer      saving,
                GCancellable *cancellable)
{
  GError *error = NULL;

  if (save_snapshot (((Saving *) saving)->snapshot, file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
take_cb (gpointer task)
{
  Saving *saving = g_task_get_task_data (task);

  if (!lm_snapshot_take (saving->snapshot, LM_SNAPSHOT_SLICE))
    return G_SOURCE_CONTINUE;

  end_taking (saving);
  g_task_run_in_thread (task, save_in_thread);
  return G_SOURCE_REMOVE;
}

/**
 * lm_saved_game_save_async:
 * @session: a session, which may go on at once
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller, with @file
 * @user_data: for @callback
 *
 * Writes @session on a worker thread, as it is now. A long one is taken bit by
 * bit before; what is done in it meanwhile is written, too.
 */
void
lm_saved_game_save_async (LmSession           *session,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  static const char *const changes[] = { "node-added", "changed", "seats-changed", "clock-changed", "tree-changed" };
  g_autoptr (GTask) task = NULL;
  g_autoptr (GSource) idle = g_idle_source_new ();
  Saving *saving = g_new0 (Saving, 1);

  g_return_if_fail (LM_IS_SESSION (session) && G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, lm_saved_game_save_async);
  g_task_set_task_data (task, saving, saving_free);
  saving->session = g_object_ref (session);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (session, changes[i], G_CALLBACK (begin_taking), saving);
  begin_taking (saving);
  if (take_cb (task) == G_SOURCE_CONTINUE)
    g_task_attach_source (task, idle, take_cb);
}

/* @result: what the callback was given. Returns: whether it was written; when not, the file is as before */
gboolean
lm_saved_game_save_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, lm_saved_game_save_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
