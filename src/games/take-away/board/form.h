/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.h: the fields of take-away, with the limit of the opening, which follows the pile. */

#pragma once

#include "board/lm-field-form.h"

#define LM_TYPE_TAKE_AWAY_FORM (lm_take_away_form_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayForm, lm_take_away_form, LM, TAKE_AWAY_FORM, LmFieldForm)
