/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slow-disk.c: a library that is loaded before all others and makes every file take a while to reach the disk. */

#include <unistd.h>

#define SECONDS 3

int
fsync (int fd)
{
  (void) fd;
  sleep (SECONDS);
  return 0;
}
