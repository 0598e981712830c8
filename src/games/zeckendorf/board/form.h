/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.h: the start of a game of this room as a page, and what the editor does to a whole board as a bar. */

#pragma once

#include "board.h"
#include "board/lm-field-form.h"

#define LM_TYPE_ZECKENDORF_FORM (lm_zeckendorf_form_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfForm, lm_zeckendorf_form, LM, ZECKENDORF_FORM, LmFieldForm)

GtkWidget *lm_zeckendorf_form_new_bar (LmZeckendorfBoard *board);
