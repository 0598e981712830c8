/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-captions.h: the sentences around the table. */

#pragma once

#include "lm-so-long-sucker-chosen.h"
#include "lm-so-long-sucker-theory.h"

G_BEGIN_DECLS

char       *lm_sls_caption_turn   (LmPosition        *position);
char       *lm_sls_caption_event  (LmPosition        *position,
                                   LmPosition        *before,
                                   const char        *move);
char       *lm_sls_caption_prompt (LmBoardView       *board,
                                   LmSlsChosen       *chosen);
const char *lm_sls_caption_board  (LmSlsBoard         board);

G_END_DECLS
