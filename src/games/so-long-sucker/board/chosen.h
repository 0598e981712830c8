/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chosen.h: what is in hand on the board, until it is a move. */

#pragma once

#include "board/lm-board-view.h"
#include "../rules/state.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_CHOSEN (lm_sls_chosen_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsChosen, lm_sls_chosen, LM, SLS_CHOSEN, GObject)

/* Signal "changed": something else is chosen, or nothing. */

/* No pile waits for the name of the next player. */
#define LM_SLS_NO_PILE G_MAXUINT

/* The pile that was captured and is to be discarded from. */
#define LM_SLS_CAPTURED_PILE (G_MAXUINT - 1)

/**
 * LmSlsNote:
 * @LM_SLS_NOTE_NONE: nothing
 * @LM_SLS_NOTE_CHIP_FIRST: a pile was chosen, and no chip before
 * @LM_SLS_NOTE_NOT_TURN: somebody else's chip was to be placed
 *
 * What was tried and is not even the text of a move.
 */
typedef enum
{
  LM_SLS_NOTE_NONE,
  LM_SLS_NOTE_CHIP_FIRST,
  LM_SLS_NOTE_NOT_TURN,
} LmSlsNote;

LmSlsChosen      *lm_sls_chosen_new            (LmBoardView  *board);

gboolean          lm_sls_chosen_can_act        (LmSlsChosen  *self,
                                                guint         player);
guint             lm_sls_chosen_get_player     (LmSlsChosen  *self);
guint             lm_sls_chosen_get_colour     (LmSlsChosen  *self);
const guint8     *lm_sls_chosen_get_chips      (LmSlsChosen  *self);
guint             lm_sls_chosen_get_pile       (LmSlsChosen  *self);
LmSlsNote         lm_sls_chosen_get_note       (LmSlsChosen  *self);
gboolean          lm_sls_chosen_is_discarding  (LmSlsChosen  *self);

void              lm_sls_chosen_reset          (LmSlsChosen  *self);
void              lm_sls_chosen_take           (LmSlsChosen  *self,
                                                guint         player,
                                                guint         colour);
void              lm_sls_chosen_set_count      (LmSlsChosen  *self,
                                                guint         colour,
                                                guint         count);
void              lm_sls_chosen_put            (LmSlsChosen  *self,
                                                guint         pile);
void              lm_sls_chosen_name           (LmSlsChosen  *self,
                                                guint         next);
void              lm_sls_chosen_give           (LmSlsChosen  *self,
                                                guint         receiver);
void              lm_sls_chosen_discard        (LmSlsChosen  *self);
void              lm_sls_chosen_drop_on_pile   (LmSlsChosen  *self,
                                                guint         player,
                                                guint         colour,
                                                guint         pile);
void              lm_sls_chosen_drop_on_hand   (LmSlsChosen  *self,
                                                guint         player,
                                                guint         colour,
                                                guint         receiver);
void              lm_sls_chosen_drop_in_box    (LmSlsChosen  *self,
                                                guint         player,
                                                guint         colour);

G_END_DECLS
