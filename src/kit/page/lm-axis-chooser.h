/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-axis-chooser.h: which two numbers a map is over. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_AXIS_CHOOSER (lm_axis_chooser_get_type ())
G_DECLARE_FINAL_TYPE (LmAxisChooser, lm_axis_chooser, LM, AXIS_CHOOSER, GtkBox)

/*
 * Signal "changed" (): the user has chosen another axis, or exchanged both.
 */

void        lm_axis_chooser_set_names (LmAxisChooser       *self,
                                       const char * const  *names,
                                       const char          *across,
                                       const char          *other);
const char *lm_axis_chooser_get_name  (LmAxisChooser       *self,
                                       guint                axis);
