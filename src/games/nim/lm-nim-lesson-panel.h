/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-lesson-panel.h: the first lesson, step by step beside the board. */

#pragma once

#include "app/lm-game-panel.h"

G_BEGIN_DECLS

#define LM_TYPE_NIM_LESSON_PANEL (lm_nim_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmNimLessonPanel, lm_nim_lesson_panel, LM, NIM_LESSON_PANEL, LmGamePanel)

G_END_DECLS
