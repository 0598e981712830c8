/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht.h: the game Zahlenschlacht Z(n, d). */

#pragma once

#include "engine/lm-game-info.h"
#include "lm-zahlenschlacht-position.h"

G_BEGIN_DECLS

#define LM_TYPE_ZAHLENSCHLACHT (lm_zahlenschlacht_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlacht, lm_zahlenschlacht, LM, ZAHLENSCHLACHT, LmGame)

extern const LmGameInfo lm_zahlenschlacht_info;

LmGame               *lm_zahlenschlacht_new      (guint                 n,
                                                  guint                 d,
                                                  LmZahlenschlachtGoal  goal);
guint                 lm_zahlenschlacht_get_n    (LmZahlenschlacht     *self);
guint                 lm_zahlenschlacht_get_d    (LmZahlenschlacht     *self);
LmZahlenschlachtGoal  lm_zahlenschlacht_get_goal (LmZahlenschlacht     *self);

G_END_DECLS
