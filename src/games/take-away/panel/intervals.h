/* SPDX-License-Identifier: GPL-3.0-or-later */
/* intervals.h: the stable intervals around a place on the number line, found in the background. */

#pragma once

#include "engine/lm-solver.h"
#include "games/take-away/rules/fraction.h"

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_INTERVALS (lm_take_away_intervals_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayIntervals, lm_take_away_intervals, LM, TAKE_AWAY_INTERVALS, GObject)

/*
 * Signal: "changed": others are known.
 */

LmTakeAwayIntervals      *lm_take_away_intervals_new        (LmSolver                  *solver);

void                      lm_take_away_intervals_look       (LmTakeAwayIntervals       *self,
                                                             double                     lower,
                                                             double                     upper);
void                      lm_take_away_intervals_cancel     (LmTakeAwayIntervals       *self);
int                       lm_take_away_intervals_get_n      (LmTakeAwayIntervals       *self);
const LmTakeAwayFraction *lm_take_away_intervals_get_bound  (LmTakeAwayIntervals       *self,
                                                             guint                      index);
double                    lm_take_away_intervals_get_value  (LmTakeAwayIntervals       *self,
                                                             guint                      index);
int                       lm_take_away_intervals_find       (LmTakeAwayIntervals       *self,
                                                             const LmTakeAwayFraction  *alpha);
int                       lm_take_away_intervals_find_value (LmTakeAwayIntervals       *self,
                                                             double                     value);

G_END_DECLS
