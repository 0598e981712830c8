/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.h: a position, or a game with its moves, on paper. */

#pragma once

#include "engine/play/lm-node.h"
#include "engine/solve/lm-question.h"
#include "lm-sheet.h"

LmSheet    *lm_score_new_position    (LmPosition *position,
                                      gboolean    notes);
LmQuestion *lm_score_create_question (LmPosition *start,
                                      GStrv       moves,
                                      gboolean    reasons,
                                      gboolean    notes);
LmSheet    *lm_score_new_game        (LmNode     *end,
                                      gboolean    notes);
