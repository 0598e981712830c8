/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-spin.h: a number with buttons to count up and down, which changes nothing that somebody types. */

#pragma once

#include "engine/game/lm-field.h"

#include <gtk/gtk.h>

GtkWidget *lm_field_spin_new   (const LmField  *field);
char      *lm_field_spin_read  (GtkSpinButton  *spin,
                                GError        **error);
void       lm_field_spin_write (GtkSpinButton  *spin,
                                guint64         number);
