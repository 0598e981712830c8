/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-preferences.h: what the user can set once for all games. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lm_preferences_show (GtkWindow  *parent,
                          GSettings  *settings);

G_END_DECLS
