/* SPDX-License-Identifier: GPL-3.0-or-later */
/* view-infos.c: the boards of the variants: the board of the Zeckendorf game, which asks the rules. */

#include "app/lm-game-view-info.h"
#include "games/zeckendorf/board/board.h"
#include "games/zeckendorf/board/page.h"
#include "games/zeckendorf/panel/panel.h"

#include <glib/gi18n.h>

const LmGameViewInfo lm_black_hole_view_info = {
  .name = "black-hole",
  .icon_name = "lm-black-hole-symbolic",
  .board_type = lm_zeckendorf_view_get_type,
  .new_game_page_type = lm_zeckendorf_page_get_type,
};

const LmGameViewInfo lm_reversed_view_info = {
  .name = "reversed",
  .icon_name = "lm-reversed-symbolic",
  .board_type = lm_zeckendorf_view_get_type,
  .new_game_page_type = lm_zeckendorf_page_get_type,
  .panel_type = lm_reversed_panel_get_type,
  .panel_title = N_("Conjectures"),
  .panel_icon_name = "lm-reversed-symbolic",
};

const LmGameViewInfo lm_build_up_view_info = {
  .name = "build-up",
  .icon_name = "lm-build-up-symbolic",
  .board_type = lm_zeckendorf_view_get_type,
  .new_game_page_type = lm_zeckendorf_page_get_type,
};
