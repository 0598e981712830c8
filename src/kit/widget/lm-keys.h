/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-keys.h: digits, wherever the keyboard has them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

guint lm_keys_find_digit (GtkEventController *controller);
guint lm_keys_translate  (GtkEventController *controller,
                          guint               keyval);

G_END_DECLS
