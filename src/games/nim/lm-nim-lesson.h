/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-lesson.h: the steps of the first lesson, and whether a move was the right one. */

#pragma once

#include "engine/lm-position.h"

G_BEGIN_DECLS

/**
 * LmNimStep:
 * @title: what the step is called (untranslated, N_)
 * @text: what there is to understand (untranslated, N_)
 * @task: (nullable): what to do on the board (untranslated, N_)
 * @start: (nullable): the position to do it in
 * @goal: (nullable): the position that the right move leads to; %NULL where
 *   every move will do
 * @praise: (nullable): what the move has shown (untranslated, N_)
 * @pattern: whether the lost numbers are marked on the board by then
 */
typedef struct
{
  const char *title;
  const char *text;
  const char *task;
  const char *start;
  const char *goal;
  const char *praise;
  gboolean    pattern;
} LmNimStep;

/**
 * LmNimJudgement:
 * @LM_NIM_JUDGEMENT_ELSEWHERE: the board shows something else
 * @LM_NIM_JUDGEMENT_START: the move is still to be made
 * @LM_NIM_JUDGEMENT_RIGHT: it was the right one
 * @LM_NIM_JUDGEMENT_WRONG: it was another one
 */
typedef enum
{
  LM_NIM_JUDGEMENT_ELSEWHERE,
  LM_NIM_JUDGEMENT_START,
  LM_NIM_JUDGEMENT_RIGHT,
  LM_NIM_JUDGEMENT_WRONG,
} LmNimJudgement;

guint            lm_nim_lesson_count    (void);
const LmNimStep *lm_nim_lesson_get_step (guint             index);
LmNimJudgement   lm_nim_lesson_judge    (const LmNimStep  *step,
                                         LmPosition       *position);

G_END_DECLS
