/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: the stones of subtraction Nim and its reverse on paper, those that a turn may move underlined. */

#include "rules.h"

#include "paper/lm-diagram.h"

static void
tell_stones (LmPosition  *position,
             LmPenStones *stones)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 n = LM_NIM_POSITION (position)->stones, reach = lm_nim_position_get_reach (position);
  const gboolean is_reversed = lm_nim_game_is_reversed (game);

  *stones = (LmPenStones) {
    .n_stones = n,
    .n_places = is_reversed ? lm_nim_game_get_target (game) : n,
    .from = reach == 0 ? 0 : is_reversed ? n + 1 : n - reach + 1,
    .to = is_reversed ? n + reach : n,
  };
}

const LmDiagramInfo lm_nim_diagram_info = { "nim", .tell_stones = tell_stones };
const LmDiagramInfo lm_reversed_nim_diagram_info = { "reversed-nim", .tell_stones = tell_stones };
