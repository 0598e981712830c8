/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-sweep.h: who wins the forward game from n chips, for one n after the other. */

#pragma once

#include "engine/lm-game-info.h"

G_BEGIN_DECLS

extern const LmTableInfo lm_zeckendorf_tables[];

G_END_DECLS
