/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vicinity.h: who wins a position and what comes within a few moves of it, where no table of all positions fits. */

#pragma once

#include "engine/lm-solve-context.h"
#include "games/zeckendorf/rules/position.h"

#define LM_TYPE_ZECKENDORF_VICINITY (lm_zeckendorf_vicinity_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfVicinity, lm_zeckendorf_vicinity, LM, ZECKENDORF_VICINITY, GObject)

LmZeckendorfVicinity *lm_zeckendorf_vicinity_new   (LmPosition            *position,
                                                    LmSolveContext        *context,
                                                    GError               **error);
gboolean              lm_zeckendorf_vicinity_serves
                                                   (LmPosition            *position);
gboolean              lm_zeckendorf_vicinity_holds (LmZeckendorfVicinity  *self,
                                                    LmPosition            *position);
