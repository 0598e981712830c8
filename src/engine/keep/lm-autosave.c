/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-autosave.c: writes a session after every step, one file per game, so that it survives a kill. */

#include "lm-autosave.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/play/lm-session-private.h"
#include "lm-file.h"
#include "lm-saved-game-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* Of the games before the present one as many as this leaves room for: they are written again after every step. */
#define MAX_NODES 5000

/* A file of more bytes takes too long to be read for a window to wait. */
#define MAX_SHORT 65536

/* How many files of a game that cannot be read are kept. */
#define MAX_ASIDE 99

/* How many programs can keep a game each at a time. */
#define MAX_PLACES 9

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
} Writer;

/* Where a game is written. */
typedef struct
{
  GFile *file; /* NULL when there is no place left */
  int    lock; /* what tells other programs to keep away, or -1 where there are no locks */
} Place;

/* A game that is being read while another session stands in its place. */
typedef struct
{
  LmAutosave *autosave;
  GFile      *folder;
  LmSession  *session; /* what stands in its place */
  gboolean    used;    /* whether anything was done in it */
  const char *game;
  GThread    *thread;
  LmSession  *read;    /* (nullable): what the thread has found */
  Place      *place;
  GString    *problem;
} Reading;

struct _LmAutosave
{
  GObject     parent_instance;

  Writer     *writer;
  LmSession  *session;
  LmSession  *restored; /* (weak) on the disk as it is, until something is done in it */
  GHashTable *places;   /* of Place, by the name of the game */
  GSList     *readings; /* of Reading */
  Job        *taken;    /* (nullable) what is being taken of the session, bit by bit where it is long */
  guint       idle;
  gboolean    failing;
};

G_DEFINE_FINAL_TYPE (LmAutosave, lm_autosave, G_TYPE_OBJECT)

static guint failed_signal, restored_signal;

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

static gboolean
prepare_folder (Writer  *writer,
                GError **error)
{
  if (g_mkdir_with_parents (g_file_peek_path (writer->folder), 0700) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return FALSE;
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
      g_clear_error (&error);
      if (prepare_folder (writer, &error))
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
    g_signal_emit (self, failed_signal, 0, error);
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

/* --- places -------------------------------------------------------------- */

static Place *
place_new (GFile *file,
           int    lock)
{
  Place *place = g_new (Place, 1);

  place->file = file;
  place->lock = lock;
  return place;
}

static void
place_free (Place *place)
{
  g_clear_object (&place->file);
  if (place->lock >= 0)
    close (place->lock);
  g_free (place);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Place, place_free)

/* @number: from 1 */
static GFile *
get_file (GFile      *folder,
          const char *game,
          guint       number)
{
  g_autofree char *name = number == 1 ? g_strconcat (game, ".lastmove", NULL)
                                      : g_strdup_printf ("%s-%u.lastmove", game, number);

  return g_file_get_child (folder, name);
}

/* @held: (nullable): the place that this program has. Returns: (nullable): the place, or %NULL when another program has it */
static Place *
take_place (GFile       *folder,
            const char  *game,
            guint        number,
            const Place *held)
{
  g_autoptr (GFile) file = get_file (folder, game, number);
  int lock;

  if (held != NULL && held->file != NULL && g_file_equal (held->file, file))
    return place_new (g_steal_pointer (&file), dup (held->lock));
  if (!lm_file_lock (file, &lock))
    return NULL;

  return place_new (g_steal_pointer (&file), lock);
}

/* --- reading ------------------------------------------------------------- */

static gboolean
check_game (LmSession   *session,
            const char  *game,
            GError     **error)
{
  const char *name = lm_position_get_info (lm_session_get_position (session))->name;

  if (g_str_equal (name, game))
    return TRUE;

  return lm_refuse (error, LM_ERROR_FILE,
                    _("The saved game cannot be read: it is of the game “%s” instead of “%s”."), name, game);
}

/* Returns: (nullable): the session; %NULL without @error when there is none */
static LmSession *
load (GFile       *file,
      const char  *game,
      GError     **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (LmSession) session = lm_saved_game_load (file, NULL, &local_error);

  if (session != NULL && check_game (session, game, error))
    return g_steal_pointer (&session);
  if (local_error != NULL && !g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      && !g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    g_propagate_error (error, g_steal_pointer (&local_error));
  return NULL;
}

/* Under a name that nothing has: an earlier one keeps its place too. Returns: (nullable): the name */
static char *
set_aside (GFile      *file,
           const char *ending)
{
  const char *path = g_file_peek_path (file);

  for (guint i = 1; i <= MAX_ASIDE; i++)
    {
      g_autofree char *aside = i == 1 ? g_strdup_printf ("%s.%s", path, ending)
                                      : g_strdup_printf ("%s.%s-%u", path, ending, i);
      GStatBuf status;

      if (g_lstat (aside, &status) != 0 && errno == ENOENT)
        return g_rename (path, aside) == 0 ? g_filename_display_name (aside) : NULL;
    }

  return NULL;
}

G_GNUC_PRINTF (2, 3)
static void
add_sentence (GString    *sentences,
              const char *format,
              ...)
{
  va_list arguments;

  if (sentences->len > 0)
    g_string_append_c (sentences, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (sentences, format, arguments);
  va_end (arguments);
}

/* Returns: whether the place is free now; else what is there has to stay */
static gboolean
clear_place (Place   *place,
             GError  *reason,
             GString *problem)
{
  const gboolean damaged = g_error_matches (reason, LM_ERROR, LM_ERROR_FILE);
  g_autofree char *aside = NULL;

  if (!g_error_matches (reason, LM_ERROR, LM_ERROR_NEWER))
    aside = set_aside (place->file, damaged ? "damaged" : "unreadable");

  if (problem->len == 0)
    add_sentence (problem, "%s", reason->message);
  if (aside != NULL)
    add_sentence (problem, _("It was set aside as “%s”."), aside);
  return aside != NULL;
}

/* Returns: (transfer full): the first place that may be written to, with the session that is there */
static Place *
find_place (GFile        *folder,
            const char   *game,
            const Place  *held,
            LmSession   **session,
            GString      *problem)
{
  for (guint number = 1; number <= MAX_PLACES; number++)
    {
      g_autoptr (Place) place = take_place (folder, game, number, held);
      g_autoptr (GError) error = NULL;
      g_autofree char *name = NULL;

      if (place == NULL)
        {
          if (problem->len == 0)
            add_sentence (problem, _("It is open in another window of Last Move."));
          continue;
        }

      *session = load (place->file, game, &error);
      if (error != NULL && !clear_place (place, error, problem))
        continue;

      name = g_file_get_parse_name (place->file);
      if (number > 1)
        add_sentence (problem, _("What is played here is kept in “%s”."), name);
      return g_steal_pointer (&place);
    }

  add_sentence (problem, _("What is played here is not saved."));
  return place_new (NULL, -1);
}

static void finish_writing (LmAutosave *self);

/**
 * lm_autosave_restore:
 * @self: an autosave
 * @game: a game's name in position text
 * @problem: (out) (nullable) (transfer full): when what was written last could
 *   not be had: why, where it is now, and where the game is kept from now on;
 *   else %NULL
 *
 * Reads what was written last of a game. Waits for what is being written. What
 * cannot be read is never written over: it is set aside as
 * "<game>.lastmove.damaged" or "<game>.lastmove.unreadable"; where that cannot
 * be done, or another or a newer program needs it, it stays where it is and
 * the game has another file.
 *
 * Returns: (transfer full) (nullable): the session as it was, or %NULL
 */
LmSession *
lm_autosave_restore (LmAutosave  *self,
                     const char  *game,
                     char       **problem)
{
  g_autoptr (GString) sentences = g_string_new (NULL);
  LmSession *session = NULL;

  g_return_val_if_fail (LM_IS_AUTOSAVE (self) && game != NULL && problem != NULL, NULL);

  finish_writing (self);
  g_mkdir_with_parents (g_file_peek_path (self->writer->folder), 0700);
  g_hash_table_insert (self->places, g_strdup (game),
                       find_place (self->writer->folder, game, g_hash_table_lookup (self->places, game), &session, sentences));
  g_set_weak_pointer (&self->restored, session);

  *problem = sentences->len > 0 ? g_strdup (sentences->str) : NULL;
  return session;
}

/* --- writing ------------------------------------------------------------- */

/* Nobody may have asked for what was there before; it is not lost for that. */
static GFile *
find_file (LmAutosave *self,
           const char *game)
{
  if (!g_hash_table_contains (self->places, game))
    {
      g_autofree char *problem = NULL;
      g_autoptr (LmSession) before = lm_autosave_restore (self, game, &problem);
    }

  return ((Place *) g_hash_table_lookup (self->places, game))->file;
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

/* Takes some more of the session. Once it has all of it that is written. */
static gboolean
take (LmAutosave *self,
      guint       n_nodes)
{
  if (!lm_snapshot_take (self->taken->snapshot, n_nodes))
    return FALSE;

  if (writer_push_job (self->writer, g_steal_pointer (&self->taken)))
    start_writing (self);
  return TRUE;
}

static gboolean
take_cb (gpointer user_data)
{
  LmAutosave *self = user_data;

  if (!take (self, LM_SNAPSHOT_SLICE))
    return G_SOURCE_CONTINUE;

  self->idle = 0;
  return G_SOURCE_REMOVE;
}

static void
forget_taken (LmAutosave *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->taken, job_free);
}

static void
finish_taken (LmAutosave *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->taken != NULL)
    take (self, G_MAXUINT);
}

static Reading *
find_reading (LmAutosave *self,
              LmSession  *session)
{
  for (GSList *link = self->readings; link != NULL; link = link->next)
    if (((Reading *) link->data)->game == lm_position_get_info (lm_session_get_position (session))->name)
      return link->data;

  return NULL;
}

/* What was taken of the session before it changed is of no use any more. Nothing is written over what is still being read. */
static void
save (LmAutosave *self)
{
  GFile *file;

  forget_taken (self);
  if (find_reading (self, self->session) != NULL)
    return;

  file = find_file (self, lm_position_get_info (lm_session_get_position (self->session))->name);
  if (file == NULL)
    return;

  self->taken = g_new0 (Job, 1);
  self->taken->file = g_object_ref (file);
  self->taken->snapshot = lm_snapshot_begin (self->session, MAX_NODES);
  if (!take (self, LM_SNAPSHOT_SLICE))
    self->idle = g_idle_add (take_cb, self);
}

/* --- long games ---------------------------------------------------------- */

/* Returns: whether to read what was written last of @game takes longer than a window may wait */
gboolean
lm_autosave_is_long (LmAutosave *self,
                     const char *game)
{
  for (guint number = 1; number <= MAX_PLACES; number++)
    {
      g_autoptr (GFile) file = get_file (self->writer->folder, game, number);
      GStatBuf status;

      if (g_stat (g_file_peek_path (file), &status) == 0 && status.st_size > MAX_SHORT)
        return TRUE;
    }

  return FALSE;
}

static void
reading_free (Reading *reading)
{
  g_signal_handlers_disconnect_by_data (reading->session, reading);
  g_object_unref (reading->folder);
  g_object_unref (reading->session);
  g_clear_object (&reading->read);
  g_clear_pointer (&reading->place, place_free);
  g_string_free (reading->problem, TRUE);
  g_free (reading);
}

static void
used_cb (Reading *reading)
{
  reading->used = TRUE;
}

/* Whoever watches another session goes on doing so. */
static void
save_other (LmAutosave *self,
            LmSession  *session)
{
  LmSession *watched = self->session;

  finish_taken (self);
  self->session = session;
  save (self);
  finish_taken (self);
  self->session = watched;
}

/* The game has come. What is on the disk as it is need not be written again. */
static void
take_in (Reading *reading)
{
  LmAutosave *self = reading->autosave;
  LmSession *session = reading->session;
  LmNode *end = reading->read != NULL ? lm_session_get_current (reading->read) : NULL;

  g_signal_handlers_disconnect_by_data (session, reading);
  g_hash_table_insert (self->places, g_strdup (reading->game), g_steal_pointer (&reading->place));
  if (end != NULL)
    lm_session_come_after (session, reading->read, reading->used);

  self->readings = g_slist_remove (self->readings, reading);
  if (reading->used)
    save_other (self, session);
  if (self->session != NULL && self->session != session && lm_node_get_n_children (lm_session_get_root (self->session)) > 0)
    save (self);
  g_signal_emit (self, restored_signal, 0, session, end, reading->problem->len > 0 ? reading->problem->str : NULL);
  reading_free (reading);
}

static gboolean
read_cb (gpointer data)
{
  Reading *reading = data;

  g_thread_join (reading->thread);
  take_in (reading);
  return G_SOURCE_REMOVE;
}

static gpointer
read_in_thread (gpointer data)
{
  Reading *reading = data;

  g_mkdir_with_parents (g_file_peek_path (reading->folder), 0700);
  reading->place = find_place (reading->folder, reading->game, NULL, &reading->read, reading->problem);
  g_idle_add (read_cb, reading);
  return NULL;
}

/* Returns: (transfer none): the one that was begun last, at its end */
static Reading *
wait_for_reading (LmAutosave *self)
{
  Reading *reading = self->readings->data;

  g_thread_join (reading->thread);
  g_idle_remove_by_data (reading);
  return reading;
}

/**
 * lm_autosave_restore_into:
 * @self: an autosave
 * @session: a session in which nothing was done
 *
 * Reads what was written last of the game of @session as lm_autosave_restore()
 * does, on a thread, for the first time. Then @session becomes what it was;
 * when something was done in @session meanwhile that follows as a new game.
 * Until #LmAutosave::restored comes nothing of this game is written.
 */
void
lm_autosave_restore_into (LmAutosave *self,
                          LmSession  *session)
{
  static const char *const uses[] = { "node-added", "seats-changed", "clock-changed" };
  Reading *reading = g_new0 (Reading, 1);

  g_return_if_fail (LM_IS_AUTOSAVE (self) && LM_IS_SESSION (session));

  reading->autosave = self;
  reading->folder = g_object_ref (self->writer->folder);
  reading->session = g_object_ref (session);
  reading->game = lm_position_get_info (lm_session_get_position (session))->name;
  reading->problem = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    g_signal_connect_swapped (session, uses[i], G_CALLBACK (used_cb), reading);
  self->readings = g_slist_prepend (self->readings, reading);
  reading->thread = g_thread_new ("restore", read_in_thread, reading);
}

static void
lm_autosave_dispose (GObject *object)
{
  LmAutosave *self = LM_AUTOSAVE (object);

  while (self->readings != NULL)
    {
      reading_free (wait_for_reading (self));
      self->readings = g_slist_delete_link (self->readings, self->readings);
    }
  forget_taken (self);
  lm_autosave_watch (self, NULL);

  G_OBJECT_CLASS (lm_autosave_parent_class)->dispose (object);
}

static void
lm_autosave_finalize (GObject *object)
{
  LmAutosave *self = LM_AUTOSAVE (object);

  g_clear_weak_pointer (&self->restored);
  g_hash_table_unref (self->places);
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
  failed_signal = lm_signal_new (klass, "failed", 1, G_TYPE_ERROR);

  /**
   * LmAutosave::restored:
   * @self: the autosave
   * @session: the session of lm_autosave_restore_into()
   * @end: (nullable): what was current in the game that has come, or %NULL when
   *   none has
   * @problem: (nullable): as of lm_autosave_restore()
   */
  restored_signal = lm_signal_new (klass, "restored", 3, LM_TYPE_SESSION, LM_TYPE_NODE, G_TYPE_STRING);
}

static void
lm_autosave_init (LmAutosave *self)
{
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) place_free);
}

/**
 * lm_autosave_new:
 * @folder: where the files are, on this machine; made when it is needed
 *
 * Returns: (transfer full): an autosave that watches nothing yet. What it has
 *   begun to write is written to the end even when it is gone
 */
LmAutosave *
lm_autosave_new (GFile *folder)
{
  LmAutosave *self;

  g_return_val_if_fail (G_IS_FILE (folder) && g_file_peek_path (folder) != NULL, NULL);

  self = g_object_new (LM_TYPE_AUTOSAVE, NULL);
  self->writer = writer_new (folder);
  return self;
}

/**
 * lm_autosave_watch:
 * @self: an autosave
 * @session: (nullable): the session to write from now on after every step
 *   and change of the tree, seats or clocks, or %NULL to stop
 *
 * A session in which something was done already is written at once, unless it
 * has just been restored; a fresh one is not, lest it take the place of a game
 * that somebody wants back.
 */
void
lm_autosave_watch (LmAutosave *self,
                   LmSession  *session)
{
  g_return_if_fail (LM_IS_AUTOSAVE (self));

  if (session == self->session)
    return;

  finish_taken (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (save), self);
  g_signal_connect_swapped (session, "seats-changed", G_CALLBACK (save), self);
  g_signal_connect_swapped (session, "clock-changed", G_CALLBACK (save), self);
  g_signal_connect_swapped (session, "tree-changed", G_CALLBACK (save), self);
  if (session != self->restored && lm_node_get_n_children (lm_session_get_root (session)) > 0)
    save (self);
  g_clear_weak_pointer (&self->restored);
}

static void
finish_writing (LmAutosave *self)
{
  finish_taken (self);
  g_mutex_lock (&self->writer->mutex);
  while (self->writer->working)
    g_cond_wait (&self->writer->idle, &self->writer->mutex);
  g_mutex_unlock (&self->writer->mutex);
}

/**
 * lm_autosave_use:
 * @self: an autosave
 * @session: a session of lm_autosave_restore_into(), perhaps
 *
 * To be called when something is begun with it that changes nothing yet: it
 * stays what is looked at.
 */
void
lm_autosave_use (LmAutosave *self,
                 LmSession  *session)
{
  Reading *reading = find_reading (self, session);

  if (reading != NULL && reading->session == session)
    reading->used = TRUE;
}

/**
 * lm_autosave_flush:
 * @self: an autosave
 *
 * Returns when all is on the disk, or could not be written, and what is being
 * read has come. To be called before the program ends.
 */
void
lm_autosave_flush (LmAutosave *self)
{
  g_return_if_fail (LM_IS_AUTOSAVE (self));

  while (self->readings != NULL)
    take_in (wait_for_reading (self));
  finish_writing (self);
}
