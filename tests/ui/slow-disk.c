/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slow-disk.c: a library that is loaded before all others and makes a thread other than the main one wait long for the disk. */

#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SECONDS 3

int
fsync (int fd)
{
  (void) fd;
  if (gettid () != getpid ())
    sleep (SECONDS);
  return 0;
}

/* Who reads a kept game locks it first: as long as there is a file of the name SLOW_LOCK. */
int
flock (int fd,
       int operation)
{
  const char *gate = getenv ("SLOW_LOCK");

  while (gate != NULL && gettid () != getpid () && access (gate, F_OK) == 0)
    usleep (10000);
  return syscall (SYS_flock, fd, operation);
}
