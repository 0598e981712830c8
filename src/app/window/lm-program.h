/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-program.h: what there is once while the program runs, for its window and whoever opens one. */

#pragma once

#include "app/table/lm-game-store.h"

#include "engine/learn/lm-progress.h"

/**
 * LmProgram:
 * @settings: what the user prefers
 * @solver: who answers all questions
 * @store: the games that were played
 * @progress: what was learned
 * @crashed: (nullable): the name of the game with which the program crashed the
 *   last time, until somebody takes it
 * @failed: whether it ends with a status that tells of a failure
 *
 * Lives as long as the application.
 */
typedef struct
{
  GSettings   *settings;
  LmSolver    *solver;
  LmGameStore *store;
  LmProgress  *progress;
  char        *crashed;
  gboolean     failed;
} LmProgram;

void lm_program_open  (LmProgram  *self,
                       gboolean    keeps);
void lm_program_flush (LmProgram  *self);
void lm_program_close (LmProgram  *self);
