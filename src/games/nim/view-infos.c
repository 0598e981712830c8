/* SPDX-License-Identifier: GPL-3.0-or-later */
/* view-infos.c: makes the visible half of this room known. */

#include "config.h"

#include "app/lm-game-view-info.h"
#include "board.h"

#define LESSON "/org/lastmove/LastMove/nim/lesson.xml"

const LmGameViewInfo lm_nim_view_info = {
  .name = "nim",
  .icon_name = "lm-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .lesson = LESSON,
};

const LmGameViewInfo lm_reversed_nim_view_info = {
  .name = "reversed-nim",
  .icon_name = "lm-reversed-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .lesson = LESSON,
};
