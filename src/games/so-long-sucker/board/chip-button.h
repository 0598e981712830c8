/* SPDX-License-Identifier: GPL-3.0-or-later */
/* chip-button.h: the chips of one colour in a hand, to be taken. */

#pragma once

#include "marks.h"

G_BEGIN_DECLS

#define LM_TYPE_SLS_CHIP_BUTTON (lm_sls_chip_button_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsChipButton, lm_sls_chip_button, LM, SLS_CHIP_BUTTON, GtkButton)

GtkWidget *lm_sls_chip_button_new          (guint             player,
                                            guint             colour);
guint      lm_sls_chip_button_get_colour   (LmSlsChipButton  *self);
void       lm_sls_chip_button_set_count    (LmSlsChipButton  *self,
                                            guint             count);
void       lm_sls_chip_button_set_chosen   (LmSlsChipButton  *self,
                                            guint             chosen);
void       lm_sls_chip_button_set_mark     (LmSlsChipButton  *self,
                                            int               mark);
void       lm_sls_chip_button_set_hinted   (LmSlsChipButton  *self,
                                            gboolean          hinted);
void       lm_sls_chip_button_set_draggable
                                           (LmSlsChipButton  *self,
                                            gboolean          draggable);

/* What is dragged: a chip of a hand as one number. */
#define LM_SLS_DRAG_TYPE G_TYPE_UINT
#define LM_SLS_DRAG_MAKE(player, colour) (LM_SLS_PLAYERS * (player) + (colour))
#define LM_SLS_DRAG_PLAYER(number) ((number) / LM_SLS_PLAYERS % LM_SLS_PLAYERS)
#define LM_SLS_DRAG_COLOUR(number) ((number) % LM_SLS_PLAYERS)

G_END_DECLS
