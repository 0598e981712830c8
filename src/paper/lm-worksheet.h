/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-worksheet.h: exercises on paper, with the solutions at the end. */

#pragma once

#include "engine/learn/lm-exercise.h"
#include "lm-sheet.h"

/* Nobody prints more exercises at once. */
#define LM_WORKSHEET_MAX_COUNT 1000

/**
 * LmWorksheet:
 * @info: the game
 * @fixed: (nullable) (element-type utf8 utf8): fields that are the same in all
 *   exercises
 * @grade: how hard they are, or 0 for any grade
 * @count: how many are wanted, up to %LM_WORKSHEET_MAX_COUNT
 * @seed: of the random numbers
 * @n_made: (type int): how many there are so far; atomic, so that it can be
 *   shown meanwhile
 *
 * What is asked for. The same makes the same sheet, wherever it is asked.
 */
typedef struct
{
  const LmGameInfo *info;
  GHashTable       *fixed;
  guint             grade;
  guint             count;
  guint32           seed;
  int               n_made;
} LmWorksheet;

LmSheet *lm_worksheet_make (LmWorksheet     *self,
                            LmSolveContext  *context,
                            GError         **error);
