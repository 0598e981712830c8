/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-view-infos.c: makes the visible half of this room known. */

#include "config.h"

#include "app/lm-game-view-info.h"
#include "board.h"
#include "lm-nim-lesson-panel.h"

#include <glib/gi18n.h>

const LmGameViewInfo lm_nim_view_info = {
  .name = "nim",
  .icon_name = "lm-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .panel_type = lm_nim_lesson_panel_get_type,
  .panel_title = N_("Lesson"),
  .panel_icon_name = "lm-lesson-symbolic",
  .panel_teaches = TRUE,
};

const LmGameViewInfo lm_reversed_nim_view_info = {
  .name = "reversed-nim",
  .icon_name = "lm-reversed-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .panel_type = lm_nim_lesson_panel_get_type,
  .panel_title = N_("Lesson"),
  .panel_icon_name = "lm-lesson-symbolic",
  .panel_teaches = TRUE,
};
