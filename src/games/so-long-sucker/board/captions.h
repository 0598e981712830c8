/* SPDX-License-Identifier: GPL-3.0-or-later */
/* captions.h: the sentences around the table. */

#pragma once

#include "table.h"
#include "../theory/theory.h"

G_BEGIN_DECLS

char       *lm_sls_caption_turn   (LmBoardView          *board);
char       *lm_sls_caption_event  (LmPosition           *position,
                                   LmPosition           *before,
                                   const char           *move);
char       *lm_sls_caption_status (LmPosition           *position,
                                   guint                 player);
char       *lm_sls_caption_pile   (LmPosition           *position,
                                   const LmSlsPileLook  *look);
char       *lm_sls_caption_chip   (const LmSlsChipLook  *look,
                                   guint                 player);
char       *lm_sls_caption_note   (LmBoardView          *board,
                                   LmSlsChosen          *chosen);
char       *lm_sls_caption_prompt (LmBoardView          *board,
                                   LmSlsChosen          *chosen);
const char *lm_sls_caption_board  (LmSlsBoardType        board);

G_END_DECLS
