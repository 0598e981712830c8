/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-solve.c: the answer to a position. */

#include "config.h"

#include "lm-so-long-sucker-solve.h"

#include "lm-so-long-sucker-position.h"

#include <glib/gi18n-lib.h>

/**
 * lm_sls_solve:
 * @position: a position
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_sls_solve (LmPosition      *position,
              LmSolveContext  *context,
              GError         **error)
{
  LmAnswer *answer = lm_answer_new (position);

  answer->method = LM_METHOD_SEARCH;
  return answer;
}
