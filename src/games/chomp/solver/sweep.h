/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sweep.h: who wins which boards of Chomp and reversed Chomp, and with which first moves. */

#pragma once

#include "engine/lm-game-info.h"

G_BEGIN_DECLS

extern const LmTableInfo lm_chomp_tables[];
extern const LmTableInfo lm_reversed_chomp_tables[];

G_END_DECLS
