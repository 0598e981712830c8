/* SPDX-License-Identifier: GPL-3.0-or-later */
/* nacci.h: the generalised Zeckendorf game: columns worth the (c, k)-nacci numbers, and its accelerated form. */

#pragma once

#include "engine/lm-engine.h"

/* All chips of a board together are worth so much at most, and then lie in so many columns. */
#define LM_NACCI_MAX_VALUE 100000
#define LM_NACCI_MAX_BINS 24

#define LM_TYPE_NACCI (lm_nacci_get_type ())
G_DECLARE_FINAL_TYPE (LmNacci, lm_nacci, LM, NACCI, LmGame)

/* A combination takes @c chips of each of @k columns, a turn of the accelerated game makes its move several times. */
typedef struct
{
  guint    c;
  guint    k;
  gboolean accelerated;
  guint    n_bins;
  guint    worth[LM_NACCI_MAX_BINS]; /* of a chip of each column, the first one at 0 */
} LmNacciRules;

/* "C3x4": combine into column 3, four times; "S2": split column 2. Once it adds @chips to the columns, or takes them. */
typedef struct
{
  char  kind;
  guint bin;
  guint times;
  int   chips[LM_NACCI_MAX_BINS];
} LmNacciMove;

extern const LmGameInfo lm_nacci_info;
extern const LmTableInfo lm_nacci_tables[];
extern const LmClaimKind lm_nacci_claims[];

/* @n_bins: how many columns the chips, worth @value together, can come to. */
typedef struct
{
  LmPosition          parent;
  const LmNacciRules *rules; /* of the game */
  guint               heights[LM_NACCI_MAX_BINS];
  guint               value;
  guint               n_bins;
} LmNacciPosition;

#define LM_NACCI_POSITION(position) ((LmNacciPosition *) (position))

LmPosition *lm_nacci_position_new         (LmGame              *game,
                                           const guint         *heights,
                                           guint                turn,
                                           GError             **error);
guint       lm_nacci_position_count_times (LmPosition          *position,
                                           const LmNacciMove   *move);

gboolean    lm_nacci_move_init            (LmNacciMove         *move,
                                           const LmNacciRules  *rules,
                                           char                 kind,
                                           guint                bin,
                                           guint                times);
gboolean    lm_nacci_move_read            (LmNacciMove         *move,
                                           LmPosition          *position,
                                           const char          *text);
char       *lm_nacci_move_to_string       (const LmNacciMove   *move);

LmAnswer   *lm_nacci_solve                (LmPosition          *position,
                                           LmSolveContext      *context,
                                           GError             **error);
LmReason   *lm_nacci_explain              (LmPosition          *position,
                                           LmAnswer            *answer,
                                           LmSolveContext      *context);
LmReason   *lm_nacci_tell_idea            (LmPosition          *position);
