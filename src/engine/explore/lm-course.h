/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-course.h: who was winning along a game, as a table. */

#pragma once

#include "engine/keep/lm-rows.h"
#include "engine/play/lm-node.h"

/**
 * LmCourseStep:
 * @position: a position of a game
 * @move: (nullable): what led to it
 * @value: what it is for the player to move
 * @distance: the moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * What is known of a step.
 */
typedef struct
{
  LmPosition *position;
  const char *move;
  LmValue     value;
  guint       distance;
} LmCourseStep;

LmRows    *lm_course_to_rows     (const LmCourseStep *steps,
                                  guint               n);
GPtrArray *lm_course_list_nodes  (LmNode             *end);
GStrv      lm_course_list_moves  (GPtrArray          *nodes);
char      *lm_course_get_command (const char         *options,
                                  LmPosition         *start,
                                  const char * const *moves);
