/* SPDX-License-Identifier: GPL-3.0-or-later */
/* moves.h: looks through all moves of a position of reversed Chomp, which may be millions. */

#pragma once

#include "table.h"

/* So many winning moves are kept. */
#define LM_CHOMP_MAX_FOUND_WINS 32

/**
 * LmChompMoves:
 * @wins: what winning moves leave missing, the first ones found
 * @n_wins: how many of @wins there are
 * @soonest: what the move leaves missing that wins soonest
 * @n_all_wins: how many winning moves there are; without one:
 * @longest: what the move leaves missing that delays most
 */
typedef struct
{
  LmChompShape wins[LM_CHOMP_MAX_FOUND_WINS];
  guint        n_wins;
  LmChompShape soonest;
  guint64      n_all_wins;
  LmChompShape longest;
} LmChompMoves;

gboolean lm_chomp_moves_find (LmChompTable        *table,
                              const LmChompShape  *missing,
                              LmSolveContext      *context,
                              LmChompMoves        *moves,
                              GError             **error);
