/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theorem.h: which theorem decides an opening. */

#pragma once

#include "../rules/position.h"

/**
 * LmZahlenschlachtTheorem:
 * @winner: the seat that wins Z(n, d) with best play, or %LM_NOBODY where no
 *   theorem covers it
 * @reference: (nullable): paper and theorem, "ZS, Theorem 3.1.4"
 */
typedef struct
{
  int         winner;
  const char *reference;
} LmZahlenschlachtTheorem;

LmZahlenschlachtTheorem lm_zahlenschlacht_theorem (guint                 n,
                                                   guint                 d,
                                                   LmZahlenschlachtGoal  goal);
gboolean                lm_zahlenschlacht_is_lost_by_slip
                                                  (guint                 n,
                                                   guint                 d);
