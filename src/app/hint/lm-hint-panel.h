/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-hint-panel.h: the ladder of hints, from the verdict to the full line. */

#pragma once

#include "engine/solve/lm-solver.h"

#include <adwaita.h>

#define LM_TYPE_HINT_PANEL (lm_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (LmHintPanel, lm_hint_panel, LM, HINT_PANEL, AdwBin)

/* How much the user wants to be told of the position at hand. */
typedef enum
{
  LM_HINT_NOTHING, /* nothing was asked */
  LM_HINT_VERDICT, /* who wins, in how many moves */
  LM_HINT_OUTLOOK, /* with more than two players left, what the game has to say of them */
  LM_HINT_COUNT, /* how many moves win */
  LM_HINT_PLACE, /* where they are */
  LM_HINT_IDEA, /* by which principle one wins */
  LM_HINT_MOVE, /* which move */
  LM_HINT_REASON, /* why, with every reply and its answer */
  LM_HINT_LINE, /* the whole line */
} LmHintRung;

/*
 * Properties: "solver" (LmSolver), "position" (LmPosition, the one to speak
 * about; the window keeps it at the session's or the editor's), "rung" (gint,
 * LmHintRung), "overlay" (gboolean, whether all moves are to be coloured on
 * the board), "editing" (gboolean: only the verdict is shown, live, while
 * "edit-verdict" (gboolean), which ends with the editing, asks for it),
 * "keep-open" (gboolean: the rung stays where it is when the position is another), "you"
 * (gint: the seat of the only person at the board, who is spoken to, or
 * LM_NOBODY), "arrow" (string, read-only, nullable: the move to point at on the
 * board: the recommended one, or the first of the line that is looked at), "answer" (LmAnswer, read-only, nullable: what the solver said of
 * "position"), "verdict" (string, read-only: the sentence of the lowest rung).
 * Signal: "play-move" (string): the user wants the recommended move made.
 *
 * The panel asks the solver only while something of it is wanted: a rung above
 * LM_HINT_NOTHING, the overlay, or the verdict while editing.
 */

GtkWidget  *lm_hint_panel_new          (LmSolver     *solver);
void        lm_hint_panel_set_position (LmHintPanel  *self,
                                        LmPosition   *position);
void        lm_hint_panel_climb        (LmHintPanel  *self);
void        lm_hint_panel_close        (LmHintPanel  *self);
const char *lm_hint_panel_get_arrow    (LmHintPanel  *self);
LmAnswer   *lm_hint_panel_get_answer   (LmHintPanel  *self);
const char *lm_hint_panel_get_verdict  (LmHintPanel  *self,
                                        int          *value);
