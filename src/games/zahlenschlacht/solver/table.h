/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the table of who wins which Z(n, d). */

#pragma once

#include "engine/lm-game-info.h"

G_BEGIN_DECLS

extern const LmTableInfo lm_zahlenschlacht_tables[];

G_END_DECLS
