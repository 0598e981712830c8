/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * faults.c: preloaded, lets one call to the system fail that changes a file of a folder, or kills the program there.
 * What is meant by a folder is every name that begins so.
 *
 * FAULT_FOLDER: the folder, whose files count
 * FAULT_AT: which of these calls, from 1
 * FAULT_WITH: the name of an error, "short" (the first byte alone is written or read), "kill", "crash" (a wrong address),
 *   or "overflow" (of the stack)
 * FAULT_READS: if set, opening and reading counts, too
 * FAULT_STAYS: if set, every later call fails, too
 * FAULT_NOTE: a file outside the folder that is made when it happens, with the name of the call, a line each
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

static bool
is_folder (int fd)
{
  struct stat status;

  return fstat (fd, &status) == 0 && S_ISDIR (status.st_mode);
}

/* By no call that is counted. */
static void
make_note (const char *call)
{
  const char *note = getenv ("FAULT_NOTE");
  const int fd = note != NULL ? (int) syscall (SYS_openat, AT_FDCWD, note, O_CREAT | O_APPEND | O_WRONLY | O_CLOEXEC, 0600) : -1;

  if (fd < 0)
    return;
  syscall (SYS_write, fd, call, strlen (call));
  syscall (SYS_write, fd, "\n", 1);
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

static int
descend (volatile int depth)
{
  volatile char frame[4096];

  frame[0] = (char) depth;
  return depth < 0 ? 0 : descend (depth + 1) + frame[0];
}

/* Counts a call. Returns: whether it is to fail, with errno set; @is_short, where it may be, says that it is to write less. */
static bool
fails (const char *call_name,
       bool        is_meant,
       bool       *is_short)
{
  const char *at = getenv ("FAULT_AT"), *with = getenv ("FAULT_WITH");
  int number, call;

  if (!is_meant || at == NULL || with == NULL)
    return false;

  call = atomic_fetch_add (&n_calls, 1) + 1;
  if (call < atoi (at) || (call > atoi (at) && getenv ("FAULT_STAYS") == NULL))
    return false;

  make_note (call_name);
  if (strcmp (with, "kill") == 0)
    raise (SIGKILL);
  if (strcmp (with, "crash") == 0)
    raise (SIGSEGV);
  if (strcmp (with, "overflow") == 0)
    descend (0);
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

/* A folder is opened to be synced, without which a file is there all the same. */
static const char *
get_opening (int flags)
{
  return (flags & (O_WRONLY | O_RDWR)) != 0 ? "open" : "opening of a folder";
}

/* Whether an opening counts. */
static bool
counts (const char *path,
        int         flags)
{
  return (is_change (flags) || getenv ("FAULT_READS") != NULL) && is_inside (path);
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
    return fails (get_opening (flags), counts (path, flags), NULL) ? -1 : NEXT (name) (path, flags, mode); \
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
    return fails (get_opening (flags), counts (path, flags), NULL) ? -1 : NEXT (name) (folder, path, flags, mode); \
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

  if (fails ("write", is_file_inside (fd), &is_short))
    return -1;
  return NEXT (write) (fd, data, is_short && length > 1 ? 1 : length);
}

ssize_t
read (int    fd,
      void  *data,
      size_t length)
{
  bool is_short = false;

  if (fails ("read", getenv ("FAULT_READS") != NULL && is_file_inside (fd), &is_short))
    return -1;
  return NEXT (read) (fd, data, is_short && length > 1 ? 1 : length);
}

int
ftruncate (int   fd,
           off_t length)
{
  return fails ("ftruncate", is_file_inside (fd), NULL) ? -1 : NEXT (ftruncate) (fd, length);
}

int
ftruncate64 (int     fd,
             off64_t length)
{
  return fails ("ftruncate", is_file_inside (fd), NULL) ? -1 : NEXT (ftruncate64) (fd, length);
}

int
fsync (int fd)
{
  return fails (is_folder (fd) ? "fsync of a folder" : "fsync", is_file_inside (fd), NULL) ? -1 : NEXT (fsync) (fd);
}

int
fdatasync (int fd)
{
  return fails (is_folder (fd) ? "fsync of a folder" : "fsync", is_file_inside (fd), NULL) ? -1 : NEXT (fdatasync) (fd);
}

/* What is closed is closed, whatever it says. */
int
close (int fd)
{
  const bool failed = fails ("close", is_file_inside (fd), NULL);
  const int number = errno, result = NEXT (close) (fd);

  errno = failed ? number : errno;
  return failed ? -1 : result;
}

#define MMAP(name, offset_t) \
  void * \
  name (void *address, size_t length, int protection, int flags, int fd, offset_t offset) \
  { \
    return fails ("mmap", fd >= 0 && is_file_inside (fd), NULL) ? MAP_FAILED \
                                                        : NEXT (name) (address, length, protection, flags, fd, offset); \
  }

MMAP (mmap, off_t)
MMAP (mmap64, off64_t)

/* --- names --------------------------------------------------------------- */

int
rename (const char *from,
        const char *to)
{
  return fails ("rename", is_inside (to), NULL) ? -1 : NEXT (rename) (from, to);
}

int
linkat (int         from_folder,
        const char *from,
        int         to_folder,
        const char *to,
        int         flags)
{
  return fails ("linkat", is_inside (to), NULL) ? -1 : NEXT (linkat) (from_folder, from, to_folder, to, flags);
}

int
unlink (const char *path)
{
  return fails ("unlink", is_inside (path), NULL) ? -1 : NEXT (unlink) (path);
}

int
mkdir (const char *path,
       mode_t      mode)
{
  return fails ("mkdir", is_inside (path), NULL) ? -1 : NEXT (mkdir) (path, mode);
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
