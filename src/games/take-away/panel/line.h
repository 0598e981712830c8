/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.h: the number line of alpha, cut at the cutoffs. */

#pragma once

#include "engine/lm-solver.h"
#include "games/take-away/rules/fraction.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_TAKE_AWAY_LINE (lm_take_away_line_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayLine, lm_take_away_line, LM, TAKE_AWAY_LINE, GtkWidget)

/*
 * Signals: "chosen-changed": another interval is chosen, or more is known of
 * it; "play": the user wants to play in it.
 */

void     lm_take_away_line_set_solver (LmTakeAwayLine            *self,
                                       LmSolver                  *solver);
void     lm_take_away_line_set_alpha  (LmTakeAwayLine            *self,
                                       const LmTakeAwayFraction  *alpha);
void       lm_take_away_line_choose     (LmTakeAwayLine           *self,
                                         const LmTakeAwayFraction *alpha);
gboolean lm_take_away_line_get_chosen (LmTakeAwayLine            *self,
                                       LmTakeAwayFraction        *from,
                                       LmTakeAwayFraction        *to);
gboolean lm_take_away_line_is_present (LmTakeAwayLine            *self);
void     lm_take_away_line_zoom       (LmTakeAwayLine            *self,
                                       double                     factor);

G_END_DECLS
