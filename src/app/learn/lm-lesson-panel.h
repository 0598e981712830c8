/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lesson-panel.h: the lesson of a game, step by step beside the board. */

#pragma once

#include "kit/page/lm-game-panel.h"

#include "engine/learn/lm-lesson.h"

#define LM_TYPE_LESSON_PANEL (lm_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmLessonPanel, lm_lesson_panel, LM, LESSON_PANEL, LmGamePanel)

/* Made without a lesson it takes that of the game on the board, and goes on where it was left. */
GtkWidget *lm_lesson_panel_new      (LmSolver    *solver,
                                     LmLesson    *lesson);
char      *lm_lesson_panel_describe (LmProgress  *progress,
                                     const char  *resource);
