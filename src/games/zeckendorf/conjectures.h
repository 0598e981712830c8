/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjectures.h: what nobody knows of the games of this room. */

#pragma once

#include "engine/lm-engine.h"

extern const LmConjecture lm_zeckendorf_conjectures[];
extern const LmConjecture lm_black_hole_conjectures[];
extern const LmConjecture lm_reversed_conjectures[];
