/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-about.h: says what the program is and what it rests on. */

#pragma once

#include <gtk/gtk.h>

void lm_about_show (GtkWindow *parent);
