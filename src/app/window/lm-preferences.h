/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-preferences.h: what the user can set once for all games. */

#pragma once

#include <gtk/gtk.h>

void lm_preferences_show (GtkWindow  *parent,
                          GSettings  *settings);
