/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-learn-parts.h: the pages behind the page Learn, and what they are made of. */

#pragma once

#include "engine/explore/lm-rule-cells.h"
#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-exercise.h"
#include "kit/page/lm-game-panel.h"

#include <adwaita.h>
#include <gtk/gtk.h>

/* --- lm-exercise-view.c: one exercise: the question, the answer on the board or by a button, and why. */

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

/* --- lm-practice-panel.c: exercises by lot for the game on the board, and what comes back because it was missed. */

#define LM_TYPE_PRACTICE_PANEL (lm_practice_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmPracticePanel, lm_practice_panel, LM, PRACTICE_PANEL, LmGamePanel)

char *lm_practice_panel_describe (LmProgress        *progress,
                                  const LmGameInfo  *info);

/* --- lm-mistakes-panel.c: the moves that threw a win away, each of them an exercise. */

#define LM_TYPE_MISTAKES_PANEL (lm_mistakes_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmMistakesPanel, lm_mistakes_panel, LM, MISTAKES_PANEL, LmGamePanel)

char *lm_mistakes_panel_describe (LmProgress        *progress,
                                  const LmGameInfo  *info);

/* --- lm-rule-panel.c: one states a rule for who has lost, and the table answers. */

#define LM_TYPE_RULE_PANEL (lm_rule_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmRulePanel, lm_rule_panel, LM, RULE_PANEL, LmGamePanel)

/* For the page Learn. */
char       *lm_rule_panel_describe    (LmProgress        *progress,
                                       const LmGameInfo  *info);

/* --- lm-rule-words.c: the words that a rule can have, for those who do not program. */

GtkWidget *lm_rule_words_new (const LmGameInfo  *info,
                              GtkEditable       *editable);
