/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-accessible-name.h: what a screen reader calls a widget. */

#pragma once

#include <gtk/gtk.h>

void lm_accessible_name_init       (void);
void lm_accessible_name_set        (GtkWidget  *widget,
                                    const char *name);
void lm_accessible_name_explain    (GtkWidget  *widget,
                                    const char *name);
void lm_accessible_name_set_buttons (GtkWidget *widget,
                                     const char *unnamed);
void lm_accessible_name_show_cut   (GtkLabel   *label);
void lm_accessible_name_show_cut_buttons
                                   (GtkWidget  *widget);
void lm_accessible_name_hide_empty (GtkLabel   *label);
