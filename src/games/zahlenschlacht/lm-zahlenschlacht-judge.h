/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-judge.h: who wins an opening, and who says so. */

#pragma once

#include "engine/lm-solve-context.h"
#include "lm-zahlenschlacht-theory.h"

G_BEGIN_DECLS

/**
 * LmZahlenschlachtVerdict:
 * @winner: the seat that wins Z(n, d) with best play, or %LM_NOBODY when
 *   unknown
 * @status: %LM_STATUS_PROVED by a theorem, %LM_STATUS_COMPUTED, or
 *   %LM_STATUS_UNKNOWN
 * @reference: (nullable): paper and theorem of a proved one
 * @limit: (nullable): why it is unknown, one sentence for people: the time
 *   allowed was over
 */
typedef struct
{
  int         winner;
  LmStatus    status;
  const char *reference;
  char       *limit;
} LmZahlenschlachtVerdict;

guint    lm_zahlenschlacht_count_winner  (guint                     n,
                                          guint                     d,
                                          LmZahlenschlachtGoal      goal);
gboolean lm_zahlenschlacht_judge         (guint                     n,
                                          guint                     d,
                                          LmZahlenschlachtGoal      goal,
                                          LmSolveContext           *context,
                                          LmZahlenschlachtVerdict  *verdict,
                                          GError                  **error);
void     lm_zahlenschlacht_verdict_clear (LmZahlenschlachtVerdict  *verdict);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmZahlenschlachtVerdict, lm_zahlenschlacht_verdict_clear)

G_END_DECLS
