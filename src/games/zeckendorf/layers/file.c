/* SPDX-License-Identifier: GPL-3.0-or-later */
/* file.c: a finished level on disk, from which the next ones can be made. */

#include "levels.h"

#include "engine/keep/lm-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * A file is the start, the words and the checksum, in the order of bytes of the machine that wrote it; on another kind
 * the magic number is wrong. Whatever the words are, nothing worse can come of them than a wrong answer, and against
 * accidents there is the checksum.
 */
#define MAGIC G_GUINT64_CONSTANT (0x4c4d2d6c61796532)

/* Written, or read, between two questions whether to stop; a multiple of 8. */
#define SLICE_BYTES ((gsize) 4 * 1024 * 1024)

typedef struct
{
  guint64               magic;
  LmZeckendorfLevelHead head;
} Start;

/* Goes on from @sum, over the bytes of a slice; the last of them may be but the half of 64 bits. */
static guint64
add_up (guint64     sum,
        const void *data,
        gsize       length)
{
  const char *bytes = data;

  for (gsize i = 0; i < length / sizeof (guint32); i++)
    {
      guint32 word;

      /* What is summed was written as something else, so that a compiler may put off what a pointer to words would read. */
      memcpy (&word, bytes + i * sizeof word, sizeof word);
      sum = (sum ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) + 1;
    }

  return sum;
}

static gboolean
move_bytes (gboolean    writing,
            int         fd,
            char       *data,
            gsize       length)
{
  while (length > 0)
    {
      const gssize moved = writing ? write (fd, data, length) : read (fd, data, length);

      if (moved == 0 || (moved < 0 && errno != EINTR))
        return FALSE;
      data += MAX (moved, 0);
      length -= MAX (moved, 0);
    }

  return TRUE;
}

/* The level slice by slice, every one of which is on the disk before the next, so that one never waits long for it. */
static gboolean
move_words (gboolean        writing,
            int             fd,
            char           *data,
            guint64         length,
            guint64        *sum,
            LmSolveContext *context)
{
  for (guint64 done = 0; done < length; done += SLICE_BYTES)
    {
      const gsize slice = MIN (SLICE_BYTES, length - done);

      if (lm_solve_context_poll (context) != LM_STOP_NO || !move_bytes (writing, fd, data + done, slice)
          || (writing && fdatasync (fd) != 0))
        return FALSE;
      *sum = add_up (*sum, data + done, slice);
    }

  return TRUE;
}

static gboolean
write_all (int                          fd,
           const LmZeckendorfLevelHead *head,
           const guint32               *words,
           LmSolveContext              *context)
{
  Start start = { MAGIC, *head };
  guint64 sum = add_up (0, &start, sizeof start);

  return move_bytes (TRUE, fd, (char *) &start, sizeof start)
         && move_words (TRUE, fd, (char *) words, head->n_words * sizeof *words, &sum, context)
         && move_bytes (TRUE, fd, (char *) &sum, sizeof sum)
         && fdatasync (fd) == 0;
}

/* Puts the level in the place of what was at @path before, all at once. Returns: whether that came to an end. */
gboolean
lm_zeckendorf_level_file_save (const char                  *path,
                               const LmZeckendorfLevelHead *head,
                               const guint32               *words,
                               LmSolveContext              *context)
{
  g_autoptr (LmFileDraft) draft = lm_file_draft_new (path);

  return draft != NULL && write_all (lm_file_draft_get_fd (draft), head, words, context) && lm_file_draft_finish (draft);
}

/* Says that there is no level at @path with which this work could go on. */
void
lm_zeckendorf_level_file_set_wrong (GError     **error,
                                    const char  *path)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, LM_ERROR, LM_ERROR_FILE,
               _("“%s” is damaged, or not of this row; it is left as it is. Without it the row begins anew."), name);
}

/* Returns: from what to read the level of @head, or -1: there is no file, or, with @error set, no level in it */
int
lm_zeckendorf_level_file_open (const char             *path,
                               LmZeckendorfLevelHead  *head,
                               GError                **error)
{
  const int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  struct stat status;
  Start start;

  if (fd < 0 && errno == ENOENT)
    return -1;

  if (fd >= 0 && fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && move_bytes (FALSE, fd, (char *) &start, sizeof start)
      && start.magic == MAGIC && start.head.n_words <= G_MAXUINT32
      && (guint64) status.st_size == sizeof start + start.head.n_words * sizeof (guint32) + sizeof (guint64))
    {
      *head = start.head;
      return fd;
    }

  if (fd >= 0)
    close (fd);
  lm_zeckendorf_level_file_set_wrong (error, path);
  return -1;
}

/* What is no level is somebody else's. */
void
lm_zeckendorf_level_file_remove (const char *path)
{
  LmZeckendorfLevelHead head;
  const int fd = lm_zeckendorf_level_file_open (path, &head, NULL);

  if (fd < 0)
    return;
  close (fd);
  g_unlink (path);
}

/* Reads the level of @head to @words and closes @fd. Returns: whether it is all there and whole. */
gboolean
lm_zeckendorf_level_file_read (int                          fd,
                               const LmZeckendorfLevelHead *head,
                               guint32                     *words,
                               LmSolveContext              *context)
{
  const Start start = { MAGIC, *head };
  guint64 sum = add_up (0, &start, sizeof start);
  guint64 kept = 0;
  const gboolean whole = move_words (FALSE, fd, (char *) words, head->n_words * sizeof *words, &sum, context)
                         && move_bytes (FALSE, fd, (char *) &kept, sizeof kept) && kept == sum;

  close (fd);
  return whole;
}
