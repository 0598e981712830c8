/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-section.h: a part of a page: a heading, what it rests on, and texts and widgets below one another. */

#pragma once

#include "engine/game/lm-types.h"

#include <gtk/gtk.h>

#define LM_TYPE_SECTION (lm_section_get_type ())
G_DECLARE_FINAL_TYPE (LmSection, lm_section, LM, SECTION, GtkBox)

void lm_section_set_status (LmSection  *self,
                            LmStatus    status);
void lm_label_take         (GtkLabel   *label,
                            char       *text);
