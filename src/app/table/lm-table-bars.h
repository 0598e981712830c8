/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-table-bars.h: the bars above a board. */

#pragma once

#include "engine/game/lm-game.h"
#include "engine/play/lm-match.h"

#include <adwaita.h>
#include <gtk/gtk.h>

/* --- lm-seat-bar.c: who sits at the board, whose turn it is, and how the game ended. */

#define LM_TYPE_SEAT_BAR (lm_seat_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmSeatBar, lm_seat_bar, LM, SEAT_BAR, AdwBin)

void lm_seat_bar_set_match (LmSeatBar  *self,
                            LmMatch    *match);
void lm_seat_bar_set_task  (LmSeatBar  *self,
                            char       *task);
void lm_seat_bar_focus     (LmSeatBar  *self);

/* --- lm-offer-bar.c: what was offered to a person, with its answers, and how long the computers wait for them. */

#define LM_TYPE_OFFER_BAR (lm_offer_bar_get_type ())
G_DECLARE_FINAL_TYPE (LmOfferBar, lm_offer_bar, LM, OFFER_BAR, GtkBox)

void lm_offer_bar_set_match (LmOfferBar  *self,
                             LmMatch     *match);

/* --- lm-editor-bar.c: the position as text while it is edited, with the game's own controls. */

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
                                     const char   *sentence);
gboolean lm_editor_bar_has_problem  (LmEditorBar  *self);
gboolean lm_editor_bar_has_controls (LmEditorBar  *self);
void     lm_editor_bar_set_controls (LmEditorBar  *self,
                                     GtkWidget    *controls);
