/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-announce.h: what a screen reader says without being asked. */

#pragma once

#include <gtk/gtk.h>

void lm_announce       (GtkWidget  *widget,
                        const char *words);
void lm_announce_label (GtkLabel   *label);
