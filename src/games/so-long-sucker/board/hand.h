/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hand.h: a player's place at the table: name, state, own chips and prisoners. */

#pragma once

#include "chip-button.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_HAND (lm_sls_hand_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsHand, lm_sls_hand, LM, SLS_HAND, GtkWidget)

/*
 * Signals: "taken" (guint: a colour), "removed" (guint: a colour, in the
 * editor) and "dropped" (guint: what, as LM_SLS_DRAG_MAKE()).
 */

GtkWidget       *lm_sls_hand_new           (guint              player);
guint            lm_sls_hand_get_player    (LmSlsHand         *self);
LmSlsChipButton *lm_sls_hand_get_chip      (LmSlsHand         *self,
                                            guint              colour);
void             lm_sls_hand_show          (LmSlsHand         *self,
                                            const LmSlsState  *state,
                                            gboolean           over,
                                            gboolean           editing);
void             lm_sls_hand_set_hinted    (LmSlsHand         *self,
                                            gboolean           hinted);

G_END_DECLS
