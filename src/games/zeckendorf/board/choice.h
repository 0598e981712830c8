/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.h: asks which of a column's moves is meant. */

#pragma once

#include "engine/lm-answer.h"
#include "scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_CHOICE (lm_zeckendorf_choice_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfChoice, lm_zeckendorf_choice, LM, ZECKENDORF_CHOICE, GtkPopover)

/*
 * Signals: "chosen" (string): this move; "considered" (string, nullable): this
 * move is pointed at, or none.
 */

GtkWidget *lm_zeckendorf_choice_new (GPtrArray *moves,
                                     LmAnswer  *answer);

G_END_DECLS
