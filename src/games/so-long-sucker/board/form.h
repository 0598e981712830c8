/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.h: the start of a game of So Long Sucker, and the editor's bar with the chips to add. */

#pragma once

#include "board/lm-board-view.h"
#include "board/lm-field-form.h"

#define LM_TYPE_SLS_FORM (lm_sls_form_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsForm, lm_sls_form, LM, SLS_FORM, LmFieldForm)

GtkWidget *lm_sls_form_new_bar   (LmBoardView *board);
void       lm_sls_form_edit_pile (LmSlsForm   *self,
                                  guint        pile,
                                  gboolean     adds);
void       lm_sls_form_choose    (LmSlsForm   *self,
                                  guint        colour);
void       lm_sls_form_move      (LmSlsForm   *self,
                                  guint        pile,
                                  int          by);
void       lm_sls_form_edit_hand (LmSlsForm   *self,
                                  guint        player,
                                  guint        colour,
                                  gboolean     adds);
