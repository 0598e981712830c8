/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.h: the fields, with classics and variants to begin with, and what an editor needs. */

#pragma once

#include "board/lm-field-form.h"

#define LM_TYPE_ZAHLENSCHLACHT_FORM (lm_zahlenschlacht_form_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtForm, lm_zahlenschlacht_form, LM, ZAHLENSCHLACHT_FORM, LmFieldForm)
