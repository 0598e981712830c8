/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-view-info.h: what the window needs to know of a game's room beside its rules. */

#pragma once

#include "kit/board/lm-board-view.h"
#include "kit/form/lm-field-form.h"
#include "lm-game-panel.h"
#include "lm-outlook-view.h"

/**
 * LmGameViewInfo:
 * @name: the game's name in position text
 * @icon_name: a symbolic icon for the chooser
 * @board_type: type function of its #LmBoardView
 * @form_type: (nullable): type function of its #LmFieldForm, where the form is
 *   more than the fields of the game
 * @panel_type: (nullable): type function of its #LmGamePanel, a page beside
 *   the hint and the history
 * @panel_title: (nullable): what that page is called, one word that is marked
 *   for translation
 * @panel_icon_name: (nullable): its symbolic icon
 * @lesson: (nullable): the resource with its #LmLesson. The main menu offers
 *   that of the first game with one
 * @outlook_type: (nullable): type function of its #LmOutlookView, a rung of the
 *   ladder of hints, of a game whose answers have an outlook
 * @outlook_title: (nullable): what that rung is called, marked for translation
 *
 * The visible half of a room's registration.
 */
typedef struct
{
  const char  *name;
  const char  *icon_name;
  GType     (* board_type)   (void);
  GType     (* form_type)    (void);
  GType     (* panel_type)   (void);
  const char  *panel_title;
  const char  *panel_icon_name;
  const char  *lesson;
  GType     (* outlook_type) (void);
  const char  *outlook_title;
} LmGameViewInfo;

void                  lm_game_view_info_register    (const LmGameViewInfo *info);
const LmGameViewInfo *lm_game_view_info_lookup      (const char           *name);
GtkWidget            *lm_game_view_info_create_form (const LmGameInfo     *info);
