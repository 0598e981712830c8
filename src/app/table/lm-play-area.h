/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-play-area.h: the board and what stands around it: a game being played, or its position being edited. */

#pragma once

#include "kit/page/lm-toaster.h"

#include "kit/board/lm-board-view.h"

#include "engine/play/lm-match.h"

#include <adwaita.h>

#define LM_TYPE_PLAY_AREA (lm_play_area_get_type ())
G_DECLARE_FINAL_TYPE (LmPlayArea, lm_play_area, LM, PLAY_AREA, AdwBin)

/*
 * Properties: "position" (LmPosition, read-only: what the board shows; told also
 * when it becomes possible or impossible to accept it), "animate" (gboolean).
 * Whether it is edited the match says.
 * Signals: "said" (string: one sentence about something that was refused or
 * done).
 */

void        lm_play_area_set_match    (LmPlayArea  *self,
                                       LmMatch     *match);
LmPosition *lm_play_area_get_position (LmPlayArea  *self);
LmToaster  *lm_play_area_get_toaster  (LmPlayArea  *self);
LmBoardView *
            lm_play_area_get_board    (LmPlayArea  *self);

void        lm_play_area_play         (LmPlayArea  *self,
                                       const char  *move);
void        lm_play_area_focus_board  (LmPlayArea  *self);
void        lm_play_area_set_verdict  (LmPlayArea  *self,
                                       const char  *sentence);

void        lm_play_area_edit         (LmPlayArea  *self,
                                       LmPosition  *position);
gboolean    lm_play_area_can_accept_edit
                                      (LmPlayArea  *self);
LmPosition *lm_play_area_accept_edit  (LmPlayArea  *self);
void        lm_play_area_cancel_edit  (LmPlayArea  *self);
gboolean    lm_play_area_can_undo_edit
                                      (LmPlayArea  *self);
gboolean    lm_play_area_can_redo_edit
                                      (LmPlayArea  *self);
void        lm_play_area_undo_edit    (LmPlayArea  *self);
void        lm_play_area_redo_edit    (LmPlayArea  *self);
