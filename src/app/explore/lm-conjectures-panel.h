/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-conjectures-panel.h: what nobody knows of the game on the board, one card for each question. */

#pragma once

#include "kit/page/lm-game-panel.h"

#include "engine/explore/lm-conjecture.h"
#include "engine/explore/lm-survey.h"
#include "engine/game/lm-game-info.h"

#define LM_TYPE_CONJECTURES_PANEL (lm_conjectures_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmConjecturesPanel, lm_conjectures_panel, LM, CONJECTURES_PANEL, LmGamePanel)

LmSurvey *lm_conjectures_panel_get_survey (LmConjecturesPanel  *self);
