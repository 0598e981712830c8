/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-release.c: gives back much memory without anybody having to wait for it. */

#include "lm-release.h"

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
 * lm_release_aside:
 * @data: (transfer full): what nobody uses any more
 * @destroy: frees it; from a thread of its own, or from the caller's when
 *   there can be no other
 *
 * For what takes long to free, so that whoever cancels a solver has it off
 * hand at once.
 */
void
lm_release_aside (gpointer       data,
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
