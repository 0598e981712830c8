/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.h: the focusable children over the drawing of a board. */

#pragma once

#include "board/lm-board-view.h"
#include "layout.h"
#include "scene.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_CONTROLS (lm_zeckendorf_controls_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfControls, lm_zeckendorf_controls, LM, ZECKENDORF_CONTROLS, GObject)

/*
 * Signals: "bin-clicked" (guint, from 1); "move-clicked" (string); "changed"
 * (guint, int): so many chips are to come into that bin, or to leave it;
 * "pointed": something else is pointed at.
 */

LmZeckendorfControls *lm_zeckendorf_controls_new         (GtkWidget                 *parent);
void                  lm_zeckendorf_controls_clear       (LmZeckendorfControls      *self);

void                  lm_zeckendorf_controls_update      (LmZeckendorfControls      *self,
                                                          LmZeckendorfScene         *scene,
                                                          LmBoardMode                mode);
void                  lm_zeckendorf_controls_set_answer  (LmZeckendorfControls      *self,
                                                          LmAnswer                  *answer);
void                  lm_zeckendorf_controls_allocate    (LmZeckendorfControls      *self,
                                                          const LmZeckendorfLayout  *layout);

void                  lm_zeckendorf_controls_focus_bin   (LmZeckendorfControls      *self,
                                                          guint                      bin);
guint                 lm_zeckendorf_controls_get_bin     (LmZeckendorfControls      *self);
const char           *lm_zeckendorf_controls_get_move    (LmZeckendorfControls      *self);
const char           *lm_zeckendorf_controls_get_sign_text
                                                         (LmZeckendorfControls      *self);
gboolean              lm_zeckendorf_controls_press_key   (LmZeckendorfControls      *self,
                                                          guint                      keyval,
                                                          GdkModifierType            state);

G_END_DECLS
