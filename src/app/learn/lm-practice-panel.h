/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-practice-panel.h: exercises by lot for the game on the board, and what comes back because it was missed. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_PRACTICE_PANEL (lm_practice_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmPracticePanel, lm_practice_panel, LM, PRACTICE_PANEL, LmGamePanel)

char *lm_practice_panel_describe (LmProgress        *progress,
                                  const LmGameInfo  *info);
