/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-intent.h: one intent is one move: a held key and the second click of a double click are none of their own. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void lm_intent_watch (void);
void lm_intent_spend (GtkWidget *widget);

G_END_DECLS
