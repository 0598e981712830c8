/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-file.c: files of the user: read without hanging, written as a whole or not at all. */

/* For O_TMPFILE. */
#define _GNU_SOURCE

#include "engine/game/lm-error.h"
#include "lm-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK_BYTES (64 * 1024)

/* What is being written has no name where the file system knows such files. Else, and while it takes the place of the
   old file, its name says by its number of inode that it is ours; until that number is known it has the second one. */
#define OWN_NAME ".last-move-%08x-%.16s"
#define OWN_PATTERN ".last-move-*-*"
#define NEW_NAME ".last-move-XXXXXX"

/* As many as the system follows. */
#define MAX_LINKS 40

/* A half-written file as old as this belongs to nobody any more. */
#define LEFTOVER_SECONDS 3600

/* --- reading ------------------------------------------------------------- */

static void
set_read_error (GError **error,
                GFile   *file,
                int      number)
{
  g_autofree char *name = g_file_get_parse_name (file);
  const int code = g_io_error_from_errno (number);

  if (number == ENOENT)
    g_set_error (error, G_IO_ERROR, code, _("There is no file “%s”."), name);
  else if (number == EISDIR)
    g_set_error (error, G_IO_ERROR, code, _("“%s” is a folder and no file."), name);
  /* A socket cannot even be opened. */
  else if (number == ENXIO)
    g_set_error (error, LM_ERROR, LM_ERROR_FILE, _("“%s” is no regular file."), name);
  else
    g_set_error (error, G_IO_ERROR, code, _("“%s” cannot be read: %s."), name, g_strerror (number));
}

/* A pipe may never say anything, and a device may never end. Returns: 0 or what is wrong with it */
static int
check_regular (int fd)
{
  struct stat status;

  if (fstat (fd, &status) != 0)
    return errno;
  if (S_ISDIR (status.st_mode))
    return EISDIR;
  return S_ISREG (status.st_mode) ? 0 : ENXIO;
}

/* Returns: 0 or what went wrong */
static int
read_bytes (int         fd,
            guint       max_bytes,
            GByteArray *data)
{
  gssize n_read = 1;

  while (n_read != 0 && data->len <= max_bytes)
    {
      const guint length = data->len;

      g_byte_array_set_size (data, length + CHUNK_BYTES);
      n_read = read (fd, data->data + length, CHUNK_BYTES);
      g_byte_array_set_size (data, length + MAX (n_read, 0));
      if (n_read < 0 && errno != EINTR)
        return errno;
    }

  return 0;
}

static GByteArray *
read_local (GFile   *file,
            guint    max_bytes,
            GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  /* Opening a pipe must not wait for whoever is at its other end. */
  const int fd = g_open (g_file_peek_path (file), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  int number = errno;

  if (fd >= 0)
    {
      number = check_regular (fd);
      if (number == 0)
        number = read_bytes (fd, max_bytes, data);
      close (fd);
    }
  if (fd >= 0 && number == 0)
    return g_steal_pointer (&data);

  set_read_error (error, file, number);
  return NULL;
}

static GByteArray *
read_remote (GFile         *file,
             guint          max_bytes,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) data = g_byte_array_new ();
  gssize n_read = 1;

  while (stream != NULL && n_read > 0 && data->len <= max_bytes)
    {
      const guint length = data->len;

      g_byte_array_set_size (data, length + CHUNK_BYTES);
      n_read = g_input_stream_read (G_INPUT_STREAM (stream), data->data + length, CHUNK_BYTES, cancellable, error);
      g_byte_array_set_size (data, length + MAX (n_read, 0));
    }

  return stream != NULL && n_read >= 0 ? g_steal_pointer (&data) : NULL;
}

/**
 * lm_file_read:
 * @file: a file
 * @max_bytes: how much is wanted
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR, or for %LM_ERROR_FILE when it is no
 *   regular file; with one sentence
 *
 * Reads a regular file. Of a longer one than wanted it reads a little more
 * than @max_bytes, so that it can be told. Anything else on this machine is
 * refused at once: neither pipe nor device keeps anybody waiting.
 *
 * Returns: (transfer full) (nullable): what is in it, or %NULL with @error set
 */
GByteArray *
lm_file_read (GFile         *file,
              guint          max_bytes,
              GCancellable  *cancellable,
              GError       **error)
{
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (g_file_peek_path (file) != NULL)
    return read_local (file, max_bytes, error);

  return read_remote (file, max_bytes, cancellable, error);
}

/* --- writing ------------------------------------------------------------- */

struct _LmFileDraft
{
  char  *target; /* whose place it takes */
  char  *folder;
  mode_t mode;   /* of what is there, or 0 */
  char  *path;   /* NULL while it has no name */
  int    fd;
};

/* A copy, or a file of somebody's own, has another inode than the one that its name tells. */
static char *
get_own_name (guint32 salt,
              ino_t   inode)
{
  g_autofree char *text = g_strdup_printf ("last-move %08x %" G_GUINT64_FORMAT, salt, (guint64) inode);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf (OWN_NAME, salt, sum);
}

static char *
get_own_path (LmFileDraft *self)
{
  struct stat status = { 0 };
  g_autofree char *name = NULL;

  if (fstat (self->fd, &status) != 0)
    return NULL;

  name = get_own_name (g_random_int (), status.st_ino);
  return g_build_filename (self->folder, name, NULL);
}

/* A file without a name goes by itself when the program is killed. To name it later its number has to be had as a path. */
static gboolean
draft_open (LmFileDraft *self)
{
  const mode_t mode = self->mode != 0 ? self->mode & 0777 : 0666;
  g_autofree char *path = NULL, *own = NULL;

  if (g_access ("/proc/self/fd", X_OK) == 0)
    self->fd = g_open (self->folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  if (self->fd >= 0)
    return TRUE;

  path = g_build_filename (self->folder, NEW_NAME, NULL);
  self->fd = g_mkstemp_full (path, O_WRONLY | O_CLOEXEC, mode);
  if (self->fd < 0)
    return FALSE;

  own = get_own_path (self);
  self->path = own != NULL && g_rename (path, own) == 0 ? g_steal_pointer (&own) : g_steal_pointer (&path);
  return TRUE;
}

/**
 * lm_file_write_through:
 * @fd: a file that was opened to write
 * @data: what to write
 * @length: bytes of it
 *
 * Returns: whether all of it is on the disk; else errno says why not
 */
gboolean
lm_file_write_through (int         fd,
                       const char *data,
                       gsize       length)
{
  while (length > 0)
    {
      const gssize written = write (fd, data, length);

      if (written < 0 && errno != EINTR)
        return FALSE;
      data += MAX (written, 0);
      length -= MAX (written, 0);
    }

  return g_fsync (fd) == 0;
}

/* A name cannot be given to it in the place of another file, so it gets one of its own for a moment. */
static gboolean
draft_name (LmFileDraft *self)
{
  g_autofree char *number = g_strdup_printf ("/proc/self/fd/%d", self->fd);

  while (self->path == NULL)
    {
      g_autofree char *path = get_own_path (self);

      if (path != NULL && linkat (AT_FDCWD, number, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
        self->path = g_steal_pointer (&path);
      else if (path == NULL || errno != EEXIST)
        return FALSE;
    }

  return TRUE;
}

/* @path: a new file, whose name is durable only once its folder is. Some file systems cannot do that, and then it is
   not to be had. */
void
lm_file_sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  (void) g_fsync (fd);
  close (fd);
}

/* Whether a file may take the place of what is there, of which @mode is that, or 0; else errno says why not. */
static gboolean
may_replace (const char *path,
             mode_t     *mode)
{
  struct stat status;

  *mode = 0;
  if (g_lstat (path, &status) != 0)
    return errno == ENOENT;

  *mode = status.st_mode;
  if (S_ISREG (status.st_mode) && (status.st_mode & 0222) != 0)
    return g_access (path, W_OK) == 0;

  /* Whoever may write to the folder could replace a protected file, and whoever protected it did not mean that. */
  errno = S_ISREG (status.st_mode) ? EACCES : S_ISDIR (status.st_mode) ? EISDIR : S_ISLNK (status.st_mode) ? ELOOP : ENXIO;
  return FALSE;
}

/* Where the links lead, also when there is no file yet. */
static char *
follow_links (const char *path)
{
  char *target = g_strdup (path), *link;

  for (guint i = 0; i < MAX_LINKS && (link = g_file_read_link (target, NULL)) != NULL; i++)
    {
      g_autofree char *folder = g_path_get_dirname (target);

      g_free (target);
      target = g_path_is_absolute (link) ? g_strdup (link) : g_build_filename (folder, link, NULL);
      g_free (link);
    }

  return target;
}

/* Old, and by its name one of ours. */
static gboolean
is_leftover (const char *path,
             const char *name)
{
  const guint32 salt = g_ascii_strtoull (name + strlen (".last-move-"), NULL, 16);
  struct stat status;
  g_autofree char *own = g_lstat (path, &status) == 0 ? get_own_name (salt, status.st_ino) : NULL;

  return g_strcmp0 (name, own) == 0 && S_ISREG (status.st_mode) && time (NULL) - status.st_mtime > LEFTOVER_SECONDS;
}

/* What a kill left. */
static void
remove_leftovers (const char *folder)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_pattern_match_simple (OWN_PATTERN, name) && is_leftover (path, name))
        g_unlink (path);
    }
}

/**
 * lm_file_draft_new:
 * @path: a file on this machine, which need not be there
 *
 * Begins a file that takes the place of another when it is whole. A link stays
 * one, and who may read the file stays as it was.
 *
 * Returns: (transfer full) (nullable): the draft, or %NULL where there must not
 *   or cannot be one; then errno says why
 */
LmFileDraft *
lm_file_draft_new (const char *path)
{
  g_autoptr (LmFileDraft) self = g_new0 (LmFileDraft, 1);

  self->fd = -1;
  self->target = follow_links (path);
  self->folder = g_path_get_dirname (self->target);
  return may_replace (self->target, &self->mode) && draft_open (self) ? g_steal_pointer (&self) : NULL;
}

/* Returns: what to write to */
int
lm_file_draft_get_fd (LmFileDraft *self)
{
  return self->fd;
}

/**
 * lm_file_draft_finish:
 * @self: a draft of which all is on the disk
 *
 * Puts it in its place, and clears away what was left of drafts in this folder.
 *
 * Returns: whether that was possible; else errno says why not
 */
gboolean
lm_file_draft_finish (LmFileDraft *self)
{
  /* What the umask denies to a new file an old one may have been given. Not every file system can: then fewer may read it. */
  if (self->mode != 0)
    (void) !fchmod (self->fd, self->mode & 0777);
  if (!draft_name (self) || g_rename (self->path, self->target) != 0)
    return FALSE;

  g_clear_pointer (&self->path, g_free);
  lm_file_sync_folder (self->target);
  remove_leftovers (self->folder);
  return TRUE;
}

/**
 * lm_file_draft_free:
 * @self: (transfer full): a draft, of which nothing is left where it was not
 *   finished; errno stays
 */
void
lm_file_draft_free (LmFileDraft *self)
{
  const int number = errno;

  if (self->fd >= 0)
    close (self->fd);
  if (self->path != NULL)
    g_unlink (self->path);
  g_free (self->path);
  g_free (self->folder);
  g_free (self->target);
  g_free (self);
  errno = number;
}

static gboolean
write_local (const char *path,
             const char *data,
             gsize       length)
{
  g_autoptr (LmFileDraft) draft = lm_file_draft_new (path);

  return draft != NULL && lm_file_write_through (draft->fd, data, length) && lm_file_draft_finish (draft);
}

/**
 * lm_file_write:
 * @file: where to
 * @data: what
 * @length: bytes of @data
 * @cancellable: (nullable): stops the work
 * @error: return location for %G_IO_ERROR. Its message is the reason alone, as
 *   the system has it, for a sentence of the caller: "No space left on device"
 *
 * Whatever happens, a local file holds either what it held before or all of
 * @data. When the function returns it is on the disk. A link stays one, and who
 * may read the file stays as it was; what is protected against writing is refused.
 * What a kill may leave is removed by a later write to the same folder.
 *
 * Returns: whether it was written
 */
gboolean
lm_file_write (GFile         *file,
               const char    *data,
               gsize          length,
               GCancellable  *cancellable,
               GError       **error)
{
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (g_file_peek_path (file) == NULL)
    return g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, cancellable, error);
  if (write_local (g_file_peek_path (file), data, length))
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno),
                       errno == ENXIO ? _("It is no regular file") : g_strerror (errno));
  return FALSE;
}

/**
 * lm_file_describe_write_error:
 * @file: what could not be written
 * @error: why, from lm_file_write()
 *
 * Returns: (transfer full): a whole sentence
 */
char *
lm_file_describe_write_error (GFile        *file,
                              const GError *error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  return g_strdup_printf (_("“%s” cannot be written: %s."), name, error->message);
}

/* Where a file is or would be, whatever its folder is called on the way. */
static char *
locate (const char *path)
{
  g_autofree char *target = follow_links (path), *folder = g_path_get_dirname (target), *name = g_path_get_basename (target);
  char *real = realpath (folder, NULL);
  char *place = g_build_filename (real != NULL ? real : folder, name, NULL);

  free (real);
  return place;
}

/**
 * lm_file_is_same:
 * @a: a path; there need not be a file yet
 * @b: another
 *
 * Returns: whether both name one file, be it by a link or by way of another
 *   folder
 */
gboolean
lm_file_is_same (const char *a,
                 const char *b)
{
  g_autofree char *place_a = locate (a), *place_b = locate (b);
  struct stat status_a, status_b;

  if (g_stat (a, &status_a) == 0 && g_stat (b, &status_b) == 0)
    return status_a.st_dev == status_b.st_dev && status_a.st_ino == status_b.st_ino;

  return g_str_equal (place_a, place_b);
}

/* --- several programs ---------------------------------------------------- */

/**
 * lm_file_lock:
 * @file: a local file that several programs write
 * @lock: (out): what has to be closed, or -1 where nothing can be locked: there
 *   nobody is known to be at it
 *
 * The file itself is replaced again and again, so what is locked is one beside
 * it. The system unlocks it when the program ends in whatever way.
 *
 * Returns: whether nobody else has it
 */
gboolean
lm_file_lock (GFile *file,
              int   *lock)
{
  g_autofree char *path = g_strconcat (g_file_peek_path (file), ".lock", NULL);

  *lock = g_open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (*lock < 0 || flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;

  close (*lock);
  return FALSE;
}
