/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.h: what has happened at the table, and the deals. */

#pragma once

#include "text.h"

/* More deals than anybody makes in one game. */
#define LM_SLS_MAX_DEALS 200

/* Its number is its place in the order of the offers, from 1. */
typedef struct
{
  LmSlsPact      pact;
  LmSlsDealState state;
  guint          breaker; /* who broke it, else %LM_SLS_NONE */
  char          *words; /* what a deal in words says, a #GRefString */
} LmSlsDeal;

typedef struct _LmSlsRecord LmSlsRecord;

/*
 * One step of a game and all before it. Positions share what they have in common: every step is kept once, however
 * many positions come after it.
 */
struct _LmSlsRecord
{
  gatomicrefcount ref_count;
  LmSlsRecord    *before; /* the step before this one, or %NULL */
  guint           number; /* steps up to this one, from 1 */
  LmSlsAct        act; /* its texts are not kept */
  guint           player; /* who did it */
  guint           next; /* whose turn it is after it */
  LmSlsEffect     effect; /* of a placement */
  guint8          pile[LM_SLS_PLAYERS]; /* chips of each colour in a pile that was taken by the placement */
  guint           score; /* of an elimination: what it scored */
  GArray         *deals; /* LmSlsDeal: all deals after the step, never changed once it is there */
};

void             lm_sls_record_unref    (LmSlsRecord       *self);
LmSlsRecord     *lm_sls_record_add      (LmSlsRecord       *before,
                                         const LmSlsState  *state,
                                         const LmSlsState  *after,
                                         const LmSlsAct    *act);

guint            lm_sls_record_count    (LmSlsRecord       *self);
const LmSlsDeal *lm_sls_record_get_deal (LmSlsRecord       *self,
                                         guint              number);
guint            lm_sls_record_get_player
                                        (LmSlsRecord       *self,
                                         const LmSlsState  *state,
                                         const LmSlsAct    *act);
gboolean         lm_sls_record_awaits_answer
                                        (LmSlsRecord       *self,
                                         guint              players);
