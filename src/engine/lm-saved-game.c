/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game.c: saved games in files, read within bounds and written atomically and durably. */

#include "config.h"

#include "lm-saved-game-private.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

#define CHUNK_BYTES (64 * 1024)

/* What the system says of a file that is not there names neither the file nor the matter. */
static GFileInputStream *
open_file (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  GError *problem = NULL;
  GFileInputStream *stream = g_file_read (file, cancellable, &problem);

  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_clear_error (&problem);
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no file “%s”."), name);
      return NULL;
    }
  if (problem != NULL)
    g_propagate_error (error, problem);

  return stream;
}

/* At most one byte more than a saved game may have, however long the file or whatever sends it. */
static GByteArray *
read_bounded (GFile         *file,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr (GFileInputStream) stream = open_file (file, cancellable, error);
  g_autoptr (GByteArray) data = g_byte_array_new ();
  gssize n_read = 1;

  if (stream == NULL)
    return NULL;

  while (n_read > 0 && data->len <= LM_SAVED_GAME_MAX_BYTES)
    {
      guint length = data->len;

      g_byte_array_set_size (data, length + CHUNK_BYTES);
      n_read = g_input_stream_read (G_INPUT_STREAM (stream), data->data + length, CHUNK_BYTES,
                                    cancellable, error);
      if (n_read < 0)
        return NULL;
      g_byte_array_set_size (data, length + n_read);
    }

  return g_steal_pointer (&data);
}

/**
 * lm_saved_game_load:
 * @file: a file
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_FILE when it is no saved game, for
 *   %G_IO_ERROR when it cannot be read
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

  data = read_bounded (file, cancellable, error);
  if (data == NULL)
    return NULL;

  return lm_saved_game_parse ((const char *) data->data, data->len, cancellable, error);
}

/* A new name is durable only once its folder is. Some file systems cannot do that, and then it is not to be had. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  (void) g_fsync (fd);
  g_close (fd, NULL);
}

static gboolean
write_local (GString     *text,
             const char  *path,
             GError     **error)
{
  g_autofree char *linked = realpath (path, NULL);
  const char *target = linked != NULL ? linked : path;

  if (!g_file_set_contents_full (target, text->str, text->len,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0666, error))
    return FALSE;

  sync_folder (target);
  return TRUE;
}

static GString *
generate (LmSnapshot  *snapshot,
          GError     **error)
{
  g_autoptr (GString) text = NULL;

  if (lm_snapshot_get_n_nodes (snapshot) <= LM_SAVED_GAME_MAX_NODES)
    text = lm_snapshot_to_json (snapshot);
  if (text == NULL || text->len > LM_SAVED_GAME_MAX_BYTES)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                   _("The game is too long to be saved: at most %d steps and %d MiB can be."),
                   LM_SAVED_GAME_MAX_NODES, LM_SAVED_GAME_MAX_BYTES / (1024 * 1024));
      return NULL;
    }

  return g_steal_pointer (&text);
}

/**
 * lm_saved_game_write:
 * @snapshot: a session as it was
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_LIMIT when nobody could read it for its
 *   size, else as the file system has it
 *
 * Whatever happens, a local file holds either what it held before or all of
 * @snapshot. When the function returns it is on the disk.
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

  if (text == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  if (g_file_peek_path (file) != NULL)
    return write_local (text, g_file_peek_path (file), error);
  return g_file_replace_contents (file, text->str, text->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  cancellable, error);
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

/**
 * lm_saved_game_save:
 * @session: a session
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @error: return location as of lm_saved_game_write()
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
  return lm_saved_game_write (snapshot, file, cancellable, error);
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

typedef struct
{
  GFile      *file;
  LmSnapshot *snapshot;
} Saving;

static Saving *
saving_new (GFile     *file,
            LmSession *session)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->file = g_object_ref (file);
  saving->snapshot = lm_snapshot_new (session, LM_SAVED_GAME_MAX_NODES);
  return saving;
}

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->file);
  lm_snapshot_free (saving->snapshot);
  g_free (saving);
}

static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Saving *saving = data;
  GError *error = NULL;

  if (lm_saved_game_write (saving->snapshot, saving->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * lm_saved_game_save_async:
 * @session: a session, which may go on at once
 * @file: where to
 * @cancellable: (nullable): stops the work
 * @callback: called on the main context of the caller
 * @user_data: for @callback
 *
 * Writes @session as it is now, on a worker thread.
 */
void
lm_saved_game_save_async (LmSession           *session,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LM_IS_SESSION (session) && G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, lm_saved_game_save_async);
  g_task_set_task_data (task, saving_new (file, session), (GDestroyNotify) saving_free);
  g_task_run_in_thread (task, save_in_thread);
}

/**
 * lm_saved_game_save_finish:
 * @result: what the callback was given
 * @error: return location
 *
 * Returns: whether it was written; when not, the file is as before
 */
gboolean
lm_saved_game_save_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
