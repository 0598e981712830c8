/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-seat-bar.h: who sits at the board, whose turn it is, and how the game ended. */

#pragma once

#include "engine/play/lm-clock.h"
#include "engine/play/lm-opponent.h"
#include "engine/play/lm-review.h"

#include <adwaita.h>

#define LM_TYPE_SEAT_BAR (lm_seat_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmSeatBar, lm_seat_bar, LM, SEAT_BAR, AdwBin)

void lm_seat_bar_set_engine  (LmSeatBar   *self,
                              LmOpponent  *opponent,
                              LmReview    *review,
                              LmClock     *clock);
void lm_seat_bar_set_session (LmSeatBar   *self,
                              LmSession   *session);
void lm_seat_bar_focus       (LmSeatBar   *self);
