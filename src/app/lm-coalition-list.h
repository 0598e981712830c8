/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-coalition-list.h: what each side of more than two players can force, as a table; choosing one shows how. */

#pragma once

#include "engine/lm-answer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_COALITION_LIST (lm_coalition_list_get_type ())
G_DECLARE_FINAL_TYPE (LmCoalitionList, lm_coalition_list, LM, COALITION_LIST, GtkBox)

/*
 * Signals: "chosen", another coalition is the chosen one, or none;
 * "search-longer", the user wants to know what is unknown.
 */

void        lm_coalition_list_set_answer (LmCoalitionList *self,
                                          LmAnswer        *answer);
void        lm_coalition_list_set_asking (LmCoalitionList *self,
                                          gboolean         asking);
const char *lm_coalition_list_get_move   (LmCoalitionList *self);

G_END_DECLS
