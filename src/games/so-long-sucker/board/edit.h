/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.h: what the editor changes: piles, hands, who is out. */

#pragma once

#include "board/lm-board-view.h"
#include "../rules/setup.h"

G_BEGIN_DECLS

void lm_sls_edit       (LmBoardView      *board,
                        const LmSlsSetup *setup);
void lm_sls_edit_score (LmSlsSetup       *setup,
                        guint             player,
                        guint             score);
void lm_sls_edit_pile  (LmBoardView      *board,
                        guint             pile,
                        guint             colour);
void lm_sls_edit_hand  (LmBoardView      *board,
                        guint             player,
                        guint             colour,
                        int               by);

G_END_DECLS
