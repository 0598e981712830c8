/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-ladder-rung.h: one rung of the ladder of hints: a heading to press, and what it tells. */

#pragma once

#include <gtk/gtk.h>

#define LM_TYPE_LADDER_RUNG (lm_ladder_rung_get_type ())
G_DECLARE_FINAL_TYPE (LmLadderRung, lm_ladder_rung, LM, LADDER_RUNG, GtkBox)

/*
 * Properties: "title" (string), "content" (GtkWidget), "told" (gboolean,
 * whether the content is shown). Signal: "clicked", the heading was pressed.
 */

void lm_ladder_rung_set_told    (LmLadderRung  *self,
                                 gboolean       told);
void lm_ladder_rung_set_current (LmLadderRung  *self,
                                 gboolean       current);
