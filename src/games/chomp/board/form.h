/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.h: the start of a game, or a position to edit: a size, and any shape. */

#pragma once

#include "board/lm-field-form.h"

#define LM_TYPE_CHOMP_FORM (lm_chomp_form_get_type ())
G_DECLARE_FINAL_TYPE (LmChompForm, lm_chomp_form, LM, CHOMP_FORM, LmFieldForm)
