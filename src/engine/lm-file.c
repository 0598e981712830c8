/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-file.c: files of the user: read without hanging, written as a whole or not at all. */

/* For O_TMPFILE. */
#define _GNU_SOURCE

#include "lm-error.h"
#include "lm-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK_BYTES (64 * 1024)

/* What is being written has no name where the file system knows such files, else it has one of this kind. */
#define TEMPORARY_NAME ".last-move-XXXXXX"
#define TEMPORARY_PATTERN ".last-move-??????"

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

typedef struct
{
  char *path; /* NULL while it has no name */
  int   fd;
} Temporary;

static void
temporary_clear (Temporary *temporary)
{
  const int number = errno;

  if (temporary->fd >= 0)
    close (temporary->fd);
  if (temporary->path != NULL)
    g_unlink (temporary->path);
  g_free (temporary->path);
  errno = number;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Temporary, temporary_clear)

/* A file without a name goes by itself when the program is killed. To name it later its number has to be had as a path. */
static gboolean
temporary_open (Temporary  *temporary,
                const char *folder,
                mode_t      mode)
{
  g_autofree char *path = NULL;

  temporary->fd = -1;
  if (g_access ("/proc/self/fd", X_OK) == 0)
    temporary->fd = g_open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  if (temporary->fd >= 0)
    return TRUE;

  path = g_build_filename (folder, TEMPORARY_NAME, NULL);
  temporary->fd = g_mkstemp_full (path, O_WRONLY | O_CLOEXEC, mode);
  if (temporary->fd >= 0)
    temporary->path = g_steal_pointer (&path);
  return temporary->fd >= 0;
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
temporary_name (Temporary  *temporary,
                const char *folder)
{
  g_autofree char *number = g_strdup_printf ("/proc/self/fd/%d", temporary->fd);

  while (temporary->path == NULL)
    {
      g_autofree char *name = g_strdup_printf (".last-move-%06x", g_random_int () & 0xffffff);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (linkat (AT_FDCWD, number, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
        temporary->path = g_steal_pointer (&path);
      else if (errno != EEXIST)
        return FALSE;
    }

  return TRUE;
}

static gboolean
temporary_move (Temporary  *temporary,
                const char *path)
{
  if (g_rename (temporary->path, path) != 0)
    return FALSE;

  g_clear_pointer (&temporary->path, g_free);
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
  if (S_ISREG (status.st_mode))
    return TRUE;

  errno = S_ISDIR (status.st_mode) ? EISDIR : S_ISLNK (status.st_mode) ? ELOOP : ENXIO;
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

static gboolean
write_local (const char *path,
             const char *data,
             gsize       length)
{
  g_autofree char *target = follow_links (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_auto (Temporary) temporary = { NULL, -1 };
  mode_t mode;

  if (!may_replace (target, &mode)
      || !temporary_open (&temporary, folder, mode != 0 ? mode & 0777 : 0666)
      || !lm_file_write_through (temporary.fd, data, length))
    return FALSE;
  /* What the umask denies to a new file an old one may have been given. Not every file system can: then fewer may read it. */
  if (mode != 0)
    (void) !fchmod (temporary.fd, mode & 0777);
  if (!temporary_name (&temporary, folder) || !temporary_move (&temporary, target))
    return FALSE;

  lm_file_sync_folder (target);
  lm_file_remove_leftovers (folder, TEMPORARY_PATTERN);
  return TRUE;
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
 * may read the file stays as it was. What a kill may leave is removed by a later write to the same folder.
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

/* --- what a kill leaves -------------------------------------------------- */

static gboolean
is_leftover (const char *path)
{
  struct stat status;

  return g_lstat (path, &status) == 0
         && S_ISREG (status.st_mode)
         && time (NULL) - status.st_mtime > LEFTOVER_SECONDS;
}

/**
 * lm_file_remove_leftovers:
 * @folder: a folder
 * @pattern: names of half-written files
 *
 * Removes those that are so old that nobody writes them any more.
 */
void
lm_file_remove_leftovers (const char *folder,
                          const char *pattern)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_pattern_match_simple (pattern, name) && is_leftover (path))
        g_unlink (path);
    }
}
