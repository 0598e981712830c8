/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-fold-box.h: a middle with a pane on either side; in a narrow window the panes give way. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_FOLD_BOX (lm_fold_box_get_type ())
G_DECLARE_FINAL_TYPE (LmFoldBox, lm_fold_box, LM, FOLD_BOX, GtkWidget)

/*
 * Properties: "start", "middle", "end" (GtkWidget), "show-start" and "show-end"
 * (gboolean: wanted beside the middle in a wide window), "narrow" (gboolean,
 * read-only: there is no room for both panes), "show-end-narrow" (gboolean:
 * wanted there nevertheless, and below the middle where both have no room
 * side by side; the start pane never stands in a narrow window),
 * "wide-end" (gboolean: the end pane gets all that the middle can spare),
 * "alone" (gboolean: the middle has no pane beside it, wanted or not).
 */

gboolean lm_fold_box_get_narrow (LmFoldBox *self);
