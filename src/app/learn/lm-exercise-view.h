/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exercise-view.h: one exercise: the question, the answer on the board or by a button, and why. */

#pragma once

#include "engine/learn/lm-exercise.h"

#include <gtk/gtk.h>

#define LM_TYPE_EXERCISE_VIEW (lm_exercise_view_get_type ())
G_DECLARE_FINAL_TYPE (LmExerciseView, lm_exercise_view, LM, EXERCISE_VIEW, GtkBox)

/*
 * Lives in an LmGamePanel, which hands the position on, is silent while an
 * answer is waited for, and whose solver it asks. It puts its position on the
 * board by the window's action "win.exercise".
 * Signal: "answered" (gboolean right, gboolean quick): the first answer.
 */

void lm_exercise_view_begin        (LmExerciseView  *self,
                                    LmExercise      *exercise,
                                    gboolean         defend);
void lm_exercise_view_set_mistake  (LmExerciseView  *self,
                                    const char      *move);
void lm_exercise_view_set_position (LmExerciseView  *self,
                                    LmPosition      *position);
