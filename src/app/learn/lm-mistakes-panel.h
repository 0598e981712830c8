/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-mistakes-panel.h: the moves that threw a win away, each of them an exercise. */

#pragma once

#include "kit/page/lm-game-panel.h"

#define LM_TYPE_MISTAKES_PANEL (lm_mistakes_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmMistakesPanel, lm_mistakes_panel, LM, MISTAKES_PANEL, LmGamePanel)

char *lm_mistakes_panel_describe (LmProgress        *progress,
                                  const LmGameInfo  *info);
