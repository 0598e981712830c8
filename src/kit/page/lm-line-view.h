/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-line-view.h: a line of moves, numbered and wrapped; choosing one tells it in words. */

#pragma once

#include "engine/solve/lm-advice.h"

#include <gtk/gtk.h>

#define LM_TYPE_LINE_VIEW (lm_line_view_get_type ())
G_DECLARE_FINAL_TYPE (LmLineView, lm_line_view, LM, LINE_VIEW, GtkBox)

void lm_line_view_set_line   (LmLineView  *self,
                              LmPosition  *position,
                              GStrv        line,
                              const char  *heading);
void lm_line_view_set_advice (LmLineView  *self,
                              LmAdvice    *advice);
