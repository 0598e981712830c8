/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.h: what has happened at the table, and the deals. */

#pragma once

#include "text.h"

G_BEGIN_DECLS

/* More deals than anybody makes in one game. */
#define LM_SLS_MAX_DEALS 200

/**
 * LmSlsDeal:
 * @pact: who, with whom, and what
 * @state: how far it has come
 * @breaker: who broke it, else %LM_SLS_NONE
 * @words: (nullable): what a deal in words says (a #GRefString)
 *
 * A deal. Its number is its place in the order of the offers, from 1.
 */
typedef struct
{
  LmSlsPact      pact;
  LmSlsDealState state;
  guint          breaker;
  char          *words;
} LmSlsDeal;

/**
 * LmSlsRecord:
 * @ref_count: not to be touched
 * @before: (nullable): the step before this one
 * @number: steps up to this one, from 1
 * @act: what was done; its texts are not kept
 * @player: who did it
 * @next: whose turn it is after it
 * @effect: of a placement: what it brought about
 * @pile: chips of each colour in a pile that was taken by the placement
 * @score: of an elimination: what it scored
 * @deals: (element-type LmSlsDeal): all deals after the step, never changed
 *   once it is there
 *
 * One step of a game and all before it. Positions share what they have in
 * common: every step is kept once, however many positions come after it.
 */
typedef struct _LmSlsRecord LmSlsRecord;

struct _LmSlsRecord
{
  gatomicrefcount ref_count;
  LmSlsRecord    *before;
  guint           number;
  LmSlsAct        act;
  guint           player;
  guint           next;
  LmSlsEffect     effect;
  guint8          pile[LM_SLS_PLAYERS];
  guint           score;
  GArray         *deals;
};

LmSlsRecord     *lm_sls_record_ref      (LmSlsRecord       *self);
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSlsRecord, lm_sls_record_unref)

G_END_DECLS
