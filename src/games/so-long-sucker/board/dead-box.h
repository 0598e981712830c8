/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dead-box.h: the chips that have left the game. */

#pragma once

#include "../rules/position.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_SLS_DEAD_BOX (lm_sls_dead_box_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsDeadBox, lm_sls_dead_box, LM, SLS_DEAD_BOX, GtkWidget)

/* Signal: "dropped" (guint: what, as LM_SLS_DRAG_MAKE()). */

GtkWidget *lm_sls_dead_box_new  (void);
void       lm_sls_dead_box_show (LmSlsDeadBox  *self,
                                 LmPosition    *position);

G_END_DECLS
