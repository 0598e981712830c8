/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-memory.c: how much memory there may be, arrays that grow without being copied, and what is given back without a wait. */

/* mremap() is Linux's. */
#define _GNU_SOURCE

#include "lm-memory.h"

#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/* What threads, their stacks and everything but tables may come to take of the addresses. */
#define OTHER_BYTES ((guint64) 64 * 1024 * 1024)

/* Bytes of addresses that this process has. */
static guint64
count_addresses (void)
{
  FILE *file = fopen ("/proc/self/statm", "re");
  guint64 n_pages = 0;

  if (file == NULL)
    return 0;
  if (fscanf (file, "%" G_GUINT64_FORMAT, &n_pages) != 1)
    n_pages = 0;
  fclose (file);
  return n_pages * sysconf (_SC_PAGESIZE);
}

static gpointer
find_most (gpointer most)
{
  struct rlimit limit;
  guint64 taken;

  *(guint64 *) most = G_MAXUINT64;
  if (getrlimit (RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return NULL;

  taken = count_addresses () + OTHER_BYTES;
  /* An array that grows may have addresses for twice of what it uses. */
  *(guint64 *) most = limit.rlim_cur > taken ? (limit.rlim_cur - taken) / 2 : 0;
  return NULL;
}

/**
 * lm_memory_get_most:
 *
 * What the system leaves for tables where it limits the addresses of this
 * process ("ulimit -v"), as it is when this is asked first. A table may not
 * take what the program needs beside it: without that it could not even say
 * what is wrong.
 *
 * Returns: bytes; %G_MAXUINT64 where there is no limit
 */
guint64
lm_memory_get_most (void)
{
  static GOnce once = G_ONCE_INIT;
  static guint64 most;

  g_once (&once, find_most, &most);
  return most;
}

static gpointer
map (gpointer pages,
     gsize    before,
     gsize    after)
{
  if (pages == NULL)
    return mmap (NULL, after, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  return mremap (pages, before, after, MREMAP_MAYMOVE);
}

/**
 * lm_memory_resize:
 * @pages: (nullable): memory that this function returned, %NULL for none
 * @before: bytes of @pages
 * @after: bytes wanted; 0 gives @pages back
 *
 * For the large arrays of a search that has a limit. The allocator keeps what
 * is freed, and while an array grows it has the old and the new one; here the
 * system moves the pages, gives zeroed ones as they are first written, and has
 * them back at once. Like g_realloc() this ends the program when there is no
 * memory.
 *
 * Returns: (nullable): the memory, which may have moved; %NULL when @after is 0
 */
gpointer
lm_memory_resize (gpointer pages,
                 gsize    before,
                 gsize    after)
{
  gpointer moved;

  if (after == 0)
    {
      if (pages != NULL)
        munmap (pages, before);
      return NULL;
    }

  moved = map (pages, before, after);
  if (moved == MAP_FAILED)
    g_error ("The system did not give %" G_GSIZE_FORMAT " bytes: %s", after, g_strerror (errno));

  return moved;
}

typedef struct
{
  gpointer       data;
  GDestroyNotify destroy;
} Release;

static gpointer
run_release (gpointer data)
{
  Release *release = data;

  release->destroy (release->data);
  g_free (release);
  return NULL;
}

/**
 * lm_memory_release:
 * @data: (transfer full): what nobody uses any more
 * @destroy: frees it; from a thread of its own, or from the caller's when
 *   there can be no other
 *
 * For what takes long to free, so that whoever cancels a solver has it off
 * hand at once.
 */
void
lm_memory_release (gpointer       data,
                  GDestroyNotify destroy)
{
  Release *release = g_new (Release, 1);
  GThread *thread;

  *release = (Release) { data, destroy };
  thread = g_thread_try_new ("release", run_release, release, NULL);

  if (thread != NULL)
    g_thread_unref (thread);
  else
    run_release (release);
}
