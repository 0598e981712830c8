/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the table of who wins which Z(n, d). */

#pragma once

#include "engine/lm-game-info.h"

extern const LmTableInfo  lm_zahlenschlacht_tables[];
extern const LmConjecture lm_zahlenschlacht_conjectures[];
