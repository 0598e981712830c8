/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-badge.h: what a reason rests on: proved, computed, conjectured or open. */

#pragma once

#include "engine/game/lm-types.h"

#include <gtk/gtk.h>

#define LM_TYPE_BADGE (lm_badge_get_type ())
G_DECLARE_FINAL_TYPE (LmBadge, lm_badge, LM, BADGE, GtkWidget)

void lm_badge_set_status (LmBadge   *self,
                          LmStatus   status);
