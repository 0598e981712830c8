/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-seat-bar.h: who sits at the board, whose turn it is, and how the game ended. */

#pragma once

#include "engine/play/lm-match.h"

#include <adwaita.h>

#define LM_TYPE_SEAT_BAR (lm_seat_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmSeatBar, lm_seat_bar, LM, SEAT_BAR, AdwBin)

void lm_seat_bar_set_match (LmSeatBar  *self,
                            LmMatch    *match);
void lm_seat_bar_set_task  (LmSeatBar  *self,
                            char       *task);
void lm_seat_bar_focus     (LmSeatBar  *self);
