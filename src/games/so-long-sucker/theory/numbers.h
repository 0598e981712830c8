/* SPDX-License-Identifier: GPL-3.0-or-later */
/* numbers.h: endings of two players with two colours by their size, and what can be told of them in numbers. */

#pragma once

#include "engine/lm-game-info.h"

extern const LmQuantity  lm_sls_quantities[];
extern const LmTableInfo lm_sls_tables[];

gboolean lm_sls_visit_size (LmPopulation *population,
                            guint64       size);
