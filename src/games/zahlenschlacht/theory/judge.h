/* SPDX-License-Identifier: GPL-3.0-or-later */
/* judge.h: who wins an opening. */

#pragma once

#include "theorem.h"

guint lm_zahlenschlacht_count_winner (guint                 n,
                                      guint                 d,
                                      LmZahlenschlachtGoal  goal);
