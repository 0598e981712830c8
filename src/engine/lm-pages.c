/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pages.c: arrays that grow without being copied, and leave nothing behind. */

/* mremap() is Linux's. */
#define _GNU_SOURCE

#include "lm-pages.h"

#include <errno.h>
#include <sys/mman.h>

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
 * lm_pages_resize:
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
lm_pages_resize (gpointer pages,
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
