/* SPDX-License-Identifier: GPL-3.0-or-later */
/* view-infos.c: makes the visible half of this room known. */

#include "app/lm-game-view-info.h"
#include "board/board.h"

#define VIEW_INFO(id, game)                                               \
  const LmGameViewInfo lm_##id##_view_info = {                            \
    .name = game,                                                         \
    .icon_name = "lm-" game "-symbolic",                                  \
    .board_type = lm_zeckendorf_board_get_type,                           \
    .form_type = lm_zeckendorf_form_get_type,                             \
    .lesson = "/org/lastmove/LastMove/zeckendorf/lesson-" game ".xml",    \
  };

VIEW_INFO (zeckendorf, "zeckendorf")
VIEW_INFO (black_hole, "black-hole")
VIEW_INFO (reversed, "reversed")
VIEW_INFO (build_up, "build-up")
