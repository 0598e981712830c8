/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: subtraction Nim and its reverse: a number of stones, what may be taken from it or added to it, and who wins. */

#pragma once

#include "engine/lm-engine.h"

/* Numbers of stones, and how many a turn may move, go from 1 to 10^18. */
#define LM_NIM_MAX_NUMBER G_GUINT64_CONSTANT (1000000000000000000)

#define LM_TYPE_NIM_GAME (lm_nim_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmNimGame, lm_nim_game, LM, NIM_GAME, LmGame)

struct _LmNimGameClass
{
  LmGameClass parent_class;
};

typedef struct
{
  LmPosition parent; /* the head */
  guint64    stones; /* from 1 to %LM_NIM_MAX_NUMBER, in the reversed game to the target */
} LmNimPosition;

#define LM_NIM_POSITION(position) ((LmNimPosition *) (position))

LmGame     *lm_nim_game_new            (GType         type,
                                        guint64       target,
                                        guint64       max);
guint64     lm_nim_game_get_max        (LmNimGame    *self);
guint64     lm_nim_game_get_target     (LmNimGame    *self);
gboolean    lm_nim_game_is_reversed    (LmNimGame    *self);
guint64     lm_nim_game_get_end        (LmNimGame    *self);

LmPosition *lm_nim_position_new        (LmGame       *game,
                                        guint64       stones,
                                        guint         turn,
                                        GError      **error);
LmPosition *lm_nim_position_after      (LmPosition   *position,
                                        guint64       move);
LmNimGame  *lm_nim_position_get_game   (LmPosition   *position);
guint64     lm_nim_position_get_left   (LmPosition   *position);
guint64     lm_nim_position_get_reach  (LmPosition   *position);
gboolean    lm_nim_position_find_move  (LmPosition   *position,
                                        guint64       number,
                                        guint64      *move);

gulong      lm_nim_number_get_plural   (guint64       number);

/* --- theory.c: the remainder that decides, and the answer that follows from it ------- */

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

/* --- explain.c: why a position is won or lost, in words ----------------------------- */

extern const LmClaimKind lm_nim_claims[];

LmReason *lm_nim_explain   (LmPosition     *position,
                            LmAnswer       *answer,
                            LmSolveContext *context);
LmReason *lm_nim_tell_idea (LmPosition     *position);
