/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sweep.h: who wins the games of this room from n, for one n after the other. */

#pragma once

#include "engine/lm-game-info.h"

extern const LmTableInfo lm_zeckendorf_tables[];
extern const LmTableInfo lm_black_hole_tables[];
extern const LmTableInfo lm_reversed_tables[];
extern const LmTableInfo lm_build_up_tables[];
