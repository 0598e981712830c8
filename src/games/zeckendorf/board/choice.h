/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: asks which of a column's moves is meant, and says what the solver says of a move. */

#pragma once

#include "board/lm-board-items.h"
#include "scene.h"

char      *lm_zeckendorf_describe_move (const LmZeckendorfSceneMove *move,
                                        const LmMoveValue           *verdict);
GtkWidget *lm_zeckendorf_choice_new    (LmBoardView                 *board,
                                        LmBoardItems                *items,
                                        guint                        bin,
                                        GPtrArray                   *moves);
