/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.h: a position, or a game with its moves, on paper. */

#pragma once

#include "engine/lm-node.h"
#include "engine/lm-solve-context.h"
#include "lm-sheet.h"

LmSheet *lm_score_new_position (LmPosition  *position);
GPtrArray *
         lm_score_list_game    (LmNode      *end);
GPtrArray *
         lm_score_explain      (LmSolveContext  *context,
                                gpointer         positions,
                                GError         **error);
LmSheet *lm_score_new_game     (LmNode      *end,
                                gboolean     telling,
                                GPtrArray   *reasons);
