/* SPDX-License-Identifier: GPL-3.0-or-later */
/* view-infos.c: makes the visible half of this room known. */

#include "config.h"

#include "app/lm-game-view-info.h"
#include "games/zeckendorf/board/form.h"

#define LESSONS "/org/lastmove/LastMove/zeckendorf/"

const LmGameViewInfo lm_zeckendorf_view_info = {
  .name = "zeckendorf",
  .icon_name = "lm-zeckendorf-symbolic",
  .board_type = lm_zeckendorf_board_get_type,
  .form_type = lm_zeckendorf_form_get_type,
  .lesson = LESSONS "lesson-zeckendorf.xml",
};

const LmGameViewInfo lm_black_hole_view_info = {
  .name = "black-hole",
  .icon_name = "lm-black-hole-symbolic",
  .board_type = lm_zeckendorf_board_get_type,
  .form_type = lm_zeckendorf_form_get_type,
  .lesson = LESSONS "lesson-black-hole.xml",
};

const LmGameViewInfo lm_reversed_view_info = {
  .name = "reversed",
  .icon_name = "lm-reversed-symbolic",
  .board_type = lm_zeckendorf_board_get_type,
  .form_type = lm_zeckendorf_form_get_type,
  .lesson = LESSONS "lesson-reversed.xml",
};

const LmGameViewInfo lm_build_up_view_info = {
  .name = "build-up",
  .icon_name = "lm-build-up-symbolic",
  .board_type = lm_zeckendorf_board_get_type,
  .form_type = lm_zeckendorf_form_get_type,
  .lesson = LESSONS "lesson-build-up.xml",
};
