/* SPDX-License-Identifier: GPL-3.0-or-later */
/* atlas.h: value and moves to the end of every position of a set, for all games of this room. */

#pragma once

#include "engine/lm-solve-context.h"
#include "games/zeckendorf/rules/position.h"

#define LM_TYPE_ZECKENDORF_ATLAS (lm_zeckendorf_atlas_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfAtlas, lm_zeckendorf_atlas, LM, ZECKENDORF_ATLAS, GObject)

gboolean           lm_zeckendorf_atlas_check         (LmPosition         *position,
                                                      LmSolveContext     *context,
                                                      GError            **error);
LmZeckendorfAtlas *lm_zeckendorf_atlas_new           (LmPosition         *position,
                                                      LmSolveContext     *context,
                                                      GError            **error);

gboolean           lm_zeckendorf_atlas_holds         (LmZeckendorfAtlas  *self,
                                                      LmPosition         *position);
