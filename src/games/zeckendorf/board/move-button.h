/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-button.h: a move as a labelled button below its column. */

#pragma once

#include "engine/lm-answer.h"
#include "scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_MOVE_BUTTON (lm_zeckendorf_move_button_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfMoveButton, lm_zeckendorf_move_button, LM, ZECKENDORF_MOVE_BUTTON, GtkButton)

GtkWidget  *lm_zeckendorf_move_button_new         (const LmZeckendorfSceneMove  *move);
void        lm_zeckendorf_move_button_set_move    (LmZeckendorfMoveButton       *self,
                                                   const LmZeckendorfSceneMove  *move);
const char *lm_zeckendorf_move_button_get_move    (LmZeckendorfMoveButton       *self);
double      lm_zeckendorf_move_button_get_place   (LmZeckendorfMoveButton       *self);
guint       lm_zeckendorf_move_button_get_row     (LmZeckendorfMoveButton       *self);
void        lm_zeckendorf_move_button_set_verdict (LmZeckendorfMoveButton       *self,
                                                   const LmMoveValue            *verdict);

char       *lm_zeckendorf_describe_move           (const char                   *text,
                                                   const char                   *sentence,
                                                   const LmMoveValue            *verdict);

G_END_DECLS
