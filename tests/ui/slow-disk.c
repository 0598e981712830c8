/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slow-disk.c: a library that is loaded before all others and makes a thread other than the main one wait long for the disk. */

#define _GNU_SOURCE
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
