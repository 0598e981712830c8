/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: what the board says of its squares, in sentences. */

#pragma once

#include "choice.h"
#include "scene.h"

G_BEGIN_DECLS

char *lm_chomp_caption_square  (LmBoardView         *board,
                                LmChompChoice       *choice,
                                const LmChompScene  *scene,
                                guint                row,
                                guint                column);
char *lm_chomp_caption_pointed (LmBoardView         *board,
                                LmChompChoice       *choice,
                                const LmChompScene  *scene);
char *lm_chomp_caption_prompt  (LmBoardView         *board,
                                const LmChompScene  *scene);

G_END_DECLS
