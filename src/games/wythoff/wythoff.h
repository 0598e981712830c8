/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wythoff.h: Wythoff's game: two piles, of which a turn takes from one, or the same from both. */

#pragma once

#include "engine/lm-engine.h"

/* The moves to the end are counted for piles of so many stones at most. */
#define LM_WYTHOFF_TABLE_MAX 100

/* A pile has from 0 to 10^18 stones. */
#define LM_WYTHOFF_MAX_PILE G_GUINT64_CONSTANT (1000000000000000000)

extern const LmGameInfo lm_wythoff_info;

/* A number for each pile: how many there are, or how many a move takes. */
typedef struct
{
  guint64 a;
  guint64 b;
} LmWythoffPair;

typedef struct
{
  LmPosition    parent;
  LmWythoffPair piles;
} LmWythoffPosition;

#define LM_WYTHOFF_PILES(position) (((LmWythoffPosition *) (position))->piles)

/* The numbers along a side of a board: 0, 1, … and from @low on those that are @skip larger. */
typedef struct
{
  guint   n;
  guint   low;
  guint64 skip;
} LmWythoffAxis;

/* The rules. */
LmPosition    *lm_wythoff_position_new    (LmGame               *game,
                                           LmWythoffPair         piles,
                                           guint                 turn);
char          *lm_wythoff_find_move       (LmWythoffPair         piles,
                                           LmWythoffPair         left);
gboolean       lm_wythoff_move_read       (const char           *text,
                                           LmWythoffPair        *taken);

/* The theory. */
extern const LmClaimKind lm_wythoff_claims[];

LmAnswer      *lm_wythoff_solve           (LmPosition           *position,
                                           LmSolveContext       *context,
                                           GError              **error);
LmReason      *lm_wythoff_explain         (LmPosition           *position,
                                           LmAnswer             *answer,
                                           LmSolveContext       *context);
LmReason      *lm_wythoff_tell_idea       (LmPosition           *position);

/* The diagram. */
LmWythoffAxis  lm_wythoff_axis_fit        (guint64               pile,
                                           guint64               extent,
                                           guint                 room);
guint64        lm_wythoff_axis_get_number (const LmWythoffAxis  *axis,
                                           guint                 index);
double         lm_wythoff_axis_get_offset (const LmWythoffAxis  *axis,
                                           guint                 index);
