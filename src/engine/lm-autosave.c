/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-autosave.c: writes a session after every step, one file per game, so that it survives a kill. */

#include "config.h"

#include "lm-autosave.h"

#include "lm-game-info.h"
#include "lm-saved-game-private.h"

#include <glib/gi18n-lib.h>

/* Of the games before the present one as many as this leaves room for: they are written again after every step. */
#define MAX_NODES 5000

/* A half-written file as old as this belongs to nobody any more. */
#define LEFTOVER_SECONDS 3600

/* How many damaged files of a game are kept before the last one gives way. */
#define MAX_DAMAGED 99

typedef struct
{
  GFile      *file;
  LmSnapshot *snapshot;
} Job;

/* What the object and its thread share; it lives until both are done with it. */
typedef struct
{
  gatomicrefcount  ref_count;
  GFile           *folder;
  GMutex           mutex;
  GCond            idle;
  GQueue           waiting; /* of Job, at most one for a file */
  gboolean         working;
  gboolean         cleaned; /* used by the thread alone */
} Writer;

struct _LmAutosave
{
  GObject    parent_instance;

  Writer    *writer;
  LmSession *session;
  gboolean   failing;
};

G_DEFINE_FINAL_TYPE (LmAutosave, lm_autosave, G_TYPE_OBJECT)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
job_free (Job *job)
{
  g_object_unref (job->file);
  lm_snapshot_free (job->snapshot);
  g_free (job);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static Writer *
writer_new (GFile *folder)
{
  Writer *writer = g_new0 (Writer, 1);

  g_atomic_ref_count_init (&writer->ref_count);
  writer->folder = g_object_ref (folder);
  g_mutex_init (&writer->mutex);
  g_cond_init (&writer->idle);
  g_queue_init (&writer->waiting);
  return writer;
}

static Writer *
writer_ref (Writer *writer)
{
  g_atomic_ref_count_inc (&writer->ref_count);
  return writer;
}

static void
writer_unref (Writer *writer)
{
  if (!g_atomic_ref_count_dec (&writer->ref_count))
    return;

  g_queue_clear_full (&writer->waiting, (GDestroyNotify) job_free);
  g_object_unref (writer->folder);
  g_cond_clear (&writer->idle);
  g_mutex_clear (&writer->mutex);
  g_free (writer);
}

/* --- on the worker thread ------------------------------------------------ */

/* Whether it is a half-written "<game>.lastmove.XXXXXX" that a kill has left. */
static gboolean
is_leftover (GFileInfo *info)
{
  g_autoptr (GDateTime) written = g_file_info_get_modification_date_time (info);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_pattern_match_simple ("*.lastmove.??????", g_file_info_get_name (info))
         && written != NULL
         && g_date_time_difference (now, written) > LEFTOVER_SECONDS * G_TIME_SPAN_SECOND;
}

static void
remove_leftovers (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  files = g_file_enumerate_children (folder,
                                     G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                     G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (is_leftover (info))
      g_file_delete (file, NULL, NULL);
}

/* When the folder cannot be made, writing into it says why. */
static void
prepare_folder (Writer *writer)
{
  g_file_make_directory_with_parents (writer->folder, NULL, NULL);
  if (!writer->cleaned)
    remove_leftovers (writer->folder);
  writer->cleaned = TRUE;
}

/* The next job; without one the writer counts as idle from now on. */
static Job *
writer_next_job (Writer *writer)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&writer->mutex);
  Job *job = g_queue_pop_head (&writer->waiting);

  if (job == NULL)
    {
      writer->working = FALSE;
      g_cond_broadcast (&writer->idle);
    }
  return job;
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Writer *writer = data;
  g_autoptr (GError) error = NULL;

  while (TRUE)
    {
      g_autoptr (Job) job = writer_next_job (writer);

      if (job == NULL)
        break;
      prepare_folder (writer);
      g_clear_error (&error);
      lm_saved_game_write (job->snapshot, job->file, NULL, &error);
    }

  if (error != NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

/* --- on the main thread -------------------------------------------------- */

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GWeakRef *weak = user_data;
  g_autoptr (LmAutosave) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  gboolean was_failing;

  g_weak_ref_clear (weak);
  g_free (weak);
  g_task_propagate_boolean (G_TASK (result), &error);
  if (self == NULL)
    return;

  was_failing = self->failing;
  self->failing = error != NULL;
  if (self->failing && !was_failing)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

static void
start_writing (LmAutosave *self)
{
  GWeakRef *weak = g_new0 (GWeakRef, 1);
  g_autoptr (GTask) task = NULL;

  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, NULL, written_cb, weak);
  g_task_set_source_tag (task, start_writing);
  g_task_set_task_data (task, writer_ref (self->writer), (GDestroyNotify) writer_unref);
  g_task_run_in_thread (task, write_in_thread);
}

static GFile *
get_file (LmAutosave *self,
          const char *game)
{
  g_autofree char *name = g_strconcat (game, ".lastmove", NULL);

  return g_file_get_child (self->writer->folder, name);
}

static Job *
create_job (LmAutosave *self)
{
  Job *job = g_new0 (Job, 1);

  job->file = get_file (self, lm_position_get_info (lm_session_get_position (self->session))->name);
  job->snapshot = lm_snapshot_new (self->session, MAX_NODES);
  return job;
}

/* The newest state of a file takes the place of one that waits. Returns whether nobody is writing yet. */
static gboolean
writer_push_job (Writer *writer,
                 Job    *job)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&writer->mutex);
  gboolean was_working = writer->working;

  for (GList *link = writer->waiting.head; link != NULL; link = link->next)
    if (g_file_equal (((Job *) link->data)->file, job->file))
      {
        job_free (link->data);
        g_queue_delete_link (&writer->waiting, link);
        break;
      }

  g_queue_push_tail (&writer->waiting, job);
  writer->working = TRUE;
  return !was_working;
}

static void
save (LmAutosave *self)
{
  if (writer_push_job (self->writer, create_job (self)))
    start_writing (self);
}

static void
lm_autosave_dispose (GObject *object)
{
  LmAutosave *self = LM_AUTOSAVE (object);

  lm_autosave_watch (self, NULL);

  G_OBJECT_CLASS (lm_autosave_parent_class)->dispose (object);
}

static void
lm_autosave_finalize (GObject *object)
{
  LmAutosave *self = LM_AUTOSAVE (object);

  writer_unref (self->writer);

  G_OBJECT_CLASS (lm_autosave_parent_class)->finalize (object);
}

static void
lm_autosave_class_init (LmAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lm_autosave_dispose;
  object_class->finalize = lm_autosave_finalize;

  /**
   * LmAutosave::failed:
   * @self: the autosave
   * @error: why the game could not be written
   *
   * Comes once, and again only after a game could be written in between.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", LM_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
lm_autosave_init (LmAutosave *self)
{
}

/**
 * lm_autosave_new:
 * @folder: where the files are; made when the first one is written
 *
 * Returns: (transfer full): an autosave that watches nothing yet. What it has
 *   begun to write is written to the end even when it is gone
 */
LmAutosave *
lm_autosave_new (GFile *folder)
{
  LmAutosave *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  self = g_object_new (LM_TYPE_AUTOSAVE, NULL);
  self->writer = writer_new (folder);
  return self;
}

/**
 * lm_autosave_watch:
 * @self: an autosave
 * @session: (nullable): the session to write from now on after every step
 *   and change of seats or clocks, or %NULL to stop
 *
 * A session in which something was done already is written at once; a fresh
 * one is not, lest it take the place of a game that somebody wants back.
 */
void
lm_autosave_watch (LmAutosave *self,
                   LmSession  *session)
{
  g_return_if_fail (LM_IS_AUTOSAVE (self));

  if (session == self->session)
    return;

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (save), self);
  g_signal_connect_swapped (session, "seats-changed", G_CALLBACK (save), self);
  g_signal_connect_swapped (session, "clock-changed", G_CALLBACK (save), self);
  if (lm_node_get_n_children (lm_session_get_root (session)) > 0)
    save (self);
}

/* Nothing is lost: an earlier damaged file keeps its place too. */
static void
set_aside (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  gboolean moved = FALSE;

  for (guint i = 1; i <= MAX_DAMAGED && !moved; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (uri, ".damaged", NULL)
                                     : g_strdup_printf ("%s.damaged-%u", uri, i);
      g_autoptr (GFile) aside = g_file_new_for_uri (name);

      moved = g_file_move (file, aside, i < MAX_DAMAGED ? G_FILE_COPY_NONE : G_FILE_COPY_OVERWRITE,
                           NULL, NULL, NULL, NULL);
    }
}

static gboolean
check_game (LmSession   *session,
            const char  *game,
            GError     **error)
{
  const char *name = lm_position_get_info (lm_session_get_position (session))->name;

  if (g_str_equal (name, game))
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_FILE,
               _("The saved game cannot be read: it is of the game “%s” instead of “%s”."), name, game);
  return FALSE;
}

/**
 * lm_autosave_restore:
 * @self: an autosave
 * @game: a game's name in position text
 * @error: return location for %LM_ERROR_FILE when the file is damaged; it is
 *   kept then as "<game>.lastmove.damaged". For %G_IO_ERROR when it cannot be
 *   read
 *
 * Reads what was written last of a game. Waits for what is being written.
 *
 * Returns: (transfer full) (nullable): the session as it was, or %NULL; without
 *   @error set when there is none
 */
LmSession *
lm_autosave_restore (LmAutosave  *self,
                     const char  *game,
                     GError     **error)
{
  g_autoptr (LmSession) session = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (LM_IS_AUTOSAVE (self) && game != NULL, NULL);

  lm_autosave_flush (self);
  file = get_file (self, game);
  session = lm_saved_game_load (file, NULL, &local_error);
  if (session != NULL && check_game (session, game, &local_error))
    return g_steal_pointer (&session);

  if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;
  if (local_error->domain == LM_ERROR)
    set_aside (file);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return NULL;
}

/**
 * lm_autosave_flush:
 * @self: an autosave
 *
 * Returns when all is on the disk, or could not be written. To be called
 * before the program ends.
 */
void
lm_autosave_flush (LmAutosave *self)
{
  g_return_if_fail (LM_IS_AUTOSAVE (self));

  g_mutex_lock (&self->writer->mutex);
  while (self->writer->working)
    g_cond_wait (&self->writer->idle, &self->writer->mutex);
  g_mutex_unlock (&self->writer->mutex);
}
