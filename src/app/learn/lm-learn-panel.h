/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-learn-panel.h: the page on which a game is learned: its lesson and whatever else teaches. */

#pragma once

#include "kit/page/lm-parts-panel.h"

#include "engine/play/lm-match.h"

#define LM_TYPE_LEARN_PANEL (lm_learn_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmLearnPanel, lm_learn_panel, LM, LEARN_PANEL, LmPartsPanel)

/*
 * Signals: "challenge" (LmPosition, seat, LmSeat): the user wants to play from
 * there, at that seat, against that computer; "said" (string): one sentence
 * about a challenge.
 */

GtkWidget *lm_learn_panel_new (LmSolver    *solver,
                               LmMatch     *match,
                               LmProgress  *progress);
