/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * faults.c: preloaded, lets one call to the system fail that changes a file of a folder, or kills the program there.
 *
 * FAULT_FOLDER: the folder, whose files count
 * FAULT_AT: which of these calls, from 1
 * FAULT_WITH: the name of an error, "short" (the first byte alone is written), or "kill"
 * FAULT_STAYS: if set, every later call fails, too
 * FAULT_NOTE: a file outside the folder that is made when it happens
 * FAULT_CLOCK: seconds by which the clock of the day is wrong
 */

/* Both names of each call are wanted, and no other forms of them. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const struct
{
  const char *name;
  int         number;
} errors[] = {
  { "EACCES", EACCES }, { "EDQUOT", EDQUOT }, { "EIO", EIO }, { "ENOSPC", ENOSPC }, { "EROFS", EROFS }, { "EINTR", EINTR },
};

static atomic_int n_calls;

/* The next one of this name, which is the C library's. */
#define NEXT(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static bool
is_inside (const char *path)
{
  const char *folder = getenv ("FAULT_FOLDER");

  return folder != NULL && path != NULL && strncmp (path, folder, strlen (folder)) == 0;
}

static bool
is_file_inside (int fd)
{
  char link[64], path[4096];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return false;

  path[length] = '\0';
  return is_inside (path);
}

/* By no call that is counted. */
static void
make_note (void)
{
  const char *note = getenv ("FAULT_NOTE");
  const int fd = note != NULL ? (int) syscall (SYS_openat, AT_FDCWD, note, O_CREAT | O_WRONLY | O_CLOEXEC, 0600) : -1;

  if (fd >= 0)
    syscall (SYS_close, fd);
}

static int
get_error (const char *with)
{
  for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
    if (strcmp (errors[i].name, with) == 0)
      return errors[i].number;

  return 0;
}

/* Counts a call. Returns: whether it is to fail, with errno set; @is_short, where it may be, says that it is to write less. */
static bool
fails (bool  counts,
       bool *is_short)
{
  const char *at = getenv ("FAULT_AT"), *with = getenv ("FAULT_WITH");
  int number, call;

  if (!counts || at == NULL || with == NULL)
    return false;

  call = atomic_fetch_add (&n_calls, 1) + 1;
  if (call < atoi (at) || (call > atoi (at) && getenv ("FAULT_STAYS") == NULL))
    return false;

  make_note ();
  if (strcmp (with, "kill") == 0)
    raise (SIGKILL);
  number = get_error (with);
  if (number == 0 && is_short != NULL)
    *is_short = true;
  errno = number != 0 ? number : errno;
  return number != 0;
}

/* --- files --------------------------------------------------------------- */

static bool
is_change (int flags)
{
  return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_TMPFILE)) != 0;
}

#define OPEN(name) \
  int \
  name (const char *path, int flags, ...) \
  { \
    va_list rest; \
    mode_t mode; \
    \
    va_start (rest, flags); \
    mode = va_arg (rest, mode_t); \
    va_end (rest); \
    return fails (is_change (flags) && is_inside (path), NULL) ? -1 : NEXT (name) (path, flags, mode); \
  }

#define OPENAT(name) \
  int \
  name (int folder, const char *path, int flags, ...) \
  { \
    va_list rest; \
    mode_t mode; \
    \
    va_start (rest, flags); \
    mode = va_arg (rest, mode_t); \
    va_end (rest); \
    return fails (is_change (flags) && is_inside (path), NULL) ? -1 : NEXT (name) (folder, path, flags, mode); \
  }

OPEN (open)
OPEN (open64)
OPENAT (openat)
OPENAT (openat64)

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  bool is_short = false;

  if (fails (is_file_inside (fd), &is_short))
    return -1;
  return NEXT (write) (fd, data, is_short && length > 1 ? 1 : length);
}

int
ftruncate (int   fd,
           off_t length)
{
  return fails (is_file_inside (fd), NULL) ? -1 : NEXT (ftruncate) (fd, length);
}

int
ftruncate64 (int     fd,
             off64_t length)
{
  return fails (is_file_inside (fd), NULL) ? -1 : NEXT (ftruncate64) (fd, length);
}

int
fsync (int fd)
{
  return fails (is_file_inside (fd), NULL) ? -1 : NEXT (fsync) (fd);
}

int
fdatasync (int fd)
{
  return fails (is_file_inside (fd), NULL) ? -1 : NEXT (fdatasync) (fd);
}

/* What is closed is closed, whatever it says. */
int
close (int fd)
{
  const bool failed = fails (is_file_inside (fd), NULL);
  const int number = errno, result = NEXT (close) (fd);

  errno = failed ? number : errno;
  return failed ? -1 : result;
}

#define MMAP(name, offset_t) \
  void * \
  name (void *address, size_t length, int protection, int flags, int fd, offset_t offset) \
  { \
    return fails (fd >= 0 && is_file_inside (fd), NULL) ? MAP_FAILED \
                                                        : NEXT (name) (address, length, protection, flags, fd, offset); \
  }

MMAP (mmap, off_t)
MMAP (mmap64, off64_t)

/* --- names --------------------------------------------------------------- */

int
rename (const char *from,
        const char *to)
{
  return fails (is_inside (to), NULL) ? -1 : NEXT (rename) (from, to);
}

int
linkat (int         from_folder,
        const char *from,
        int         to_folder,
        const char *to,
        int         flags)
{
  return fails (is_inside (to), NULL) ? -1 : NEXT (linkat) (from_folder, from, to_folder, to, flags);
}

int
unlink (const char *path)
{
  return fails (is_inside (path), NULL) ? -1 : NEXT (unlink) (path);
}

int
mkdir (const char *path,
       mode_t      mode)
{
  return fails (is_inside (path), NULL) ? -1 : NEXT (mkdir) (path, mode);
}

/* --- the clock ----------------------------------------------------------- */

int
clock_gettime (clockid_t        clock,
               struct timespec *moment)
{
  const char *wrong = getenv ("FAULT_CLOCK");
  const int result = NEXT (clock_gettime) (clock, moment);

  if (clock == CLOCK_REALTIME && wrong != NULL)
    moment->tv_sec += atol (wrong);
  return result;
}

time_t
time (time_t *also)
{
  struct timespec moment;

  clock_gettime (CLOCK_REALTIME, &moment);
  if (also != NULL)
    *also = moment.tv_sec;
  return moment.tv_sec;
}
