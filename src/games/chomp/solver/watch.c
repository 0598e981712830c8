/* SPDX-License-Identifier: GPL-3.0-or-later */
/* watch.c: looks up now and then from a long sweep: progress, cancellation, time. */

#include "solver.h"

gboolean
lm_chomp_watch_look_up (LmChompWatch *watch)
{
  watch->work = 0;
  lm_solve_context_set_progress (watch->context, watch->done, watch->total);
  watch->stop = lm_solve_context_poll (watch->context);
  return watch->stop == LM_STOP_NO;
}

gboolean
lm_chomp_watch_finish (LmChompWatch  *watch,
                       GError       **error)
{
  if (watch->stop != LM_STOP_NO)
    return !lm_solve_context_should_stop (watch->context, error);

  lm_solve_context_set_progress (watch->context, watch->total, watch->total);
  return TRUE;
}
