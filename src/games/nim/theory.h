/* SPDX-License-Identifier: GPL-3.0-or-later */
/* theory.h: the remainder that decides subtraction Nim, and the answer that follows from it. */

#pragma once

#include "rules.h"

/* @left = @rounds × @group + @rest. */
typedef struct
{
  guint64 left;   /* stones still to be moved until the game is over */
  guint64 group;  /* one more than a turn may move: what two turns can always make together */
  guint64 rounds; /* how many groups there are in @left */
  guint64 rest;   /* what remains of @left: 0 where the player to move loses */
} LmNimResidue;

void      lm_nim_residue_compute     (LmNimResidue        *residue,
                                      guint64              left,
                                      guint64              max);
void      lm_nim_residue_of_position (LmNimResidue        *residue,
                                      LmPosition          *position);
guint64   lm_nim_residue_count_moves (const LmNimResidue  *residue);
char     *lm_nim_residue_describe    (const LmNimResidue  *residue);
gboolean  lm_nim_number_is_lost      (LmNimGame           *game,
                                      guint64              number);

LmAnswer *lm_nim_solve               (LmPosition          *position,
                                      LmSolveContext      *context,
                                      GError             **error);
