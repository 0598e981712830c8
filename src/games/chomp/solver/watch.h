/* SPDX-License-Identifier: GPL-3.0-or-later */
/* watch.h: looks up now and then from a long sweep: progress, cancellation, time. */

#pragma once

#include "engine/lm-solve-context.h"

/* So much work, in memory cells touched, takes a millisecond or two. */
#define LM_CHOMP_WATCH_WORK (1 << 18)

/**
 * LmChompWatch:
 * @context: limits, cancellation and progress
 * @total: positions in all
 * @done: positions finished
 * @work: memory cells touched since it last looked up
 * @stop: why the sweep stops, if it does
 */
typedef struct
{
  LmSolveContext *context;
  guint64         total;
  guint64         done;
  guint64         work;
  LmStop          stop;
} LmChompWatch;

gboolean lm_chomp_watch_look_up (LmChompWatch  *watch);
gboolean lm_chomp_watch_finish  (LmChompWatch  *watch,
                                 GError       **error);

/* Adds @work done; returns whether to go on. */
static inline gboolean
lm_chomp_watch_add (LmChompWatch *watch,
                    guint64       work)
{
  watch->work += work;
  return watch->work < LM_CHOMP_WATCH_WORK || lm_chomp_watch_look_up (watch);
}
