/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-editor-bar.h: the position as text while it is edited, with the game's own controls. */

#pragma once

#include "engine/game/lm-game.h"

#include <adwaita.h>

#define LM_TYPE_EDITOR_BAR (lm_editor_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmEditorBar, lm_editor_bar, LM, EDITOR_BAR, AdwBin)

/*
 * Signals: "position-typed" (LmPosition): the text now names this position;
 * "problem-changed": there is something wrong with the text, or no more;
 * "said" (string): one sentence about the clipboard.
 */

void     lm_editor_bar_set_position (LmEditorBar  *self,
                                     LmPosition   *position);
void     lm_editor_bar_set_verdict  (LmEditorBar  *self,
                                     const char   *sentence,
                                     int           value);
gboolean lm_editor_bar_has_problem  (LmEditorBar  *self);
gboolean lm_editor_bar_has_controls (LmEditorBar  *self);
void     lm_editor_bar_set_controls (LmEditorBar  *self,
                                     GtkWidget    *controls);
