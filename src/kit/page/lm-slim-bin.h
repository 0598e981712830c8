/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-slim-bin.h: lets what is in it be narrower than it is, and tells it to become so. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_SLIM_BIN (lm_slim_bin_get_type ())
G_DECLARE_FINAL_TYPE (LmSlimBin, lm_slim_bin, LM, SLIM_BIN, GtkWidget)

/*
 * Properties: "child" (GtkWidget), "slim" (gboolean, read-only: there is less
 * room than the child needed as long as there was enough; whoever hears of it
 * hides what can be missed, until the child needs no more than
 * LM_SLIM_BIN_WIDTH pixels, and shows it again afterwards), "spare" (int,
 * read-only: so many pixels wider than the child needs at least).
 */

#define LM_SLIM_BIN_WIDTH 360

gboolean lm_slim_bin_get_slim (LmSlimBin *self);
