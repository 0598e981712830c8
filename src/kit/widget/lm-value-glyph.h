/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-value-glyph.h: the tick, cross or question mark of a value as a small widget. */

#pragma once

#include "engine/game/lm-types.h"

#include "lm-drawing.h"

#define LM_TYPE_VALUE_GLYPH (lm_value_glyph_get_type ())
G_DECLARE_FINAL_TYPE (LmValueGlyph, lm_value_glyph, LM, VALUE_GLYPH, LmDrawing)

GtkWidget *lm_value_glyph_new       (LmValue        value);
void       lm_value_glyph_set_value (LmValueGlyph  *self,
                                     LmValue        value);
