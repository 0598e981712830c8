/* SPDX-License-Identifier: GPL-3.0-or-later */
/* parts.h: a pile as a sum of P-positions, and the moves that win there. */

#pragma once

#include "engine/lm-solve-context.h"
#include "sequence.h"

#define LM_TYPE_TAKE_AWAY_PARTS (lm_take_away_parts_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayParts, lm_take_away_parts, LM, TAKE_AWAY_PARTS, GObject)

/*
 * The generalised Zeckendorf decomposition of a pile. Immutable.
 */

LmTakeAwayParts *lm_take_away_parts_new       (const LmTakeAwaySequence  *sequence,
                                               mpz_srcptr                 stones,
                                               LmTakeAwayParts           *known,
                                               LmSolveContext            *context);
LmTakeAwayParts *lm_take_away_parts_get       (const LmTakeAwayFraction  *alpha,
                                               const LmTakeAwaySequence  *sequence,
                                               mpz_srcptr                 stones,
                                               LmSolveContext            *context);
guint            lm_take_away_parts_count     (LmTakeAwayParts           *self);
mpz_srcptr       lm_take_away_parts_get_size  (LmTakeAwayParts           *self,
                                               guint                      part);
guint64          lm_take_away_parts_get_index (LmTakeAwayParts           *self,
                                               guint                      part);
GArray          *lm_take_away_parts_list_wins (LmTakeAwayParts           *self,
                                               const LmTakeAwayFraction  *alpha,
                                               mpz_srcptr                 limit);
char            *lm_take_away_parts_describe  (LmTakeAwayParts           *self);
