/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-learn-panel.h: the page on which a game is learned: a home that leads to its lesson and to whatever else teaches. */

#pragma once

#include "lm-game-panel.h"

#include "engine/lm-session.h"

G_BEGIN_DECLS

#define LM_TYPE_LEARN_PANEL (lm_learn_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmLearnPanel, lm_learn_panel, LM, LEARN_PANEL, LmGamePanel)

/*
 * Signals: "challenge" (LmPosition, seat, LmSeat): the user wants to play from
 * there, at that seat, against that computer; "said" (string): one sentence
 * about a challenge.
 *
 * Its parts are panels themselves, made when they are first looked at, and kept
 * as long as the board shows the game that they are about. The panel is silent
 * while the part is that it shows.
 */

GtkWidget *lm_learn_panel_new         (LmSolver      *solver,
                                       LmProgress    *progress);
void       lm_learn_panel_open        (LmLearnPanel  *self,
                                       const char    *part);
void       lm_learn_panel_set_session (LmLearnPanel  *self,
                                       LmSession     *session);

G_END_DECLS
