/* SPDX-License-Identifier: GPL-3.0-or-later */
/* watch.c: looks up now and then from a long sweep: progress, cancellation, time. */

#include "watch.h"

#include "engine/lm-error.h"

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
  g_autofree char *time = NULL;

  switch (watch->stop)
    {
    case LM_STOP_CANCELLED:
      lm_solve_context_is_cancelled (watch->context, error);
      return FALSE;
    case LM_STOP_TIME:
      time = lm_solve_context_describe_time (watch->context);
      g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, time);
      return FALSE;
    case LM_STOP_NO:
    default:
      lm_solve_context_set_progress (watch->context, watch->total, watch->total);
      return TRUE;
    }
}
