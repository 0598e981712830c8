/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.h: a position, or a game with its moves, on paper. */

#pragma once

#include "engine/play/lm-node.h"
#include "engine/solve/lm-question.h"
#include "lm-sheet.h"

/**
 * LmScoreNote:
 * @answer: who wins
 * @reason: (nullable): that in words, and why
 *
 * What is known of a position, where that may be told.
 */
typedef struct
{
  LmAnswer *answer;
  char     *reason;
} LmScoreNote;

LmSheet    *lm_score_new_position    (LmPosition *position,
                                      gboolean    notes);
GPtrArray  *lm_score_list_game       (LmNode     *end);
LmQuestion *lm_score_create_question (GPtrArray  *positions);
LmSheet    *lm_score_new_game        (LmNode     *end,
                                      GPtrArray  *known,
                                      gboolean    notes);
