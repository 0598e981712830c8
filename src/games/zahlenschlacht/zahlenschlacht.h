/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zahlenschlacht.h: the game Zahlenschlacht Z(n, d). */

#pragma once

#include "rules/rules.h"

#define LM_TYPE_ZAHLENSCHLACHT (lm_zahlenschlacht_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlacht, lm_zahlenschlacht, LM, ZAHLENSCHLACHT, LmGame)

extern const LmGameInfo lm_zahlenschlacht_info;
