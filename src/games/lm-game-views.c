/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-views.c: finds the visible half of a room by its game's name. */

#include "app/lm-game-view-info.h"
#include "lm-games.h"

#define DECLARE_VIEW(name) extern const LmGameViewInfo lm_##name##_view_info;
LM_GAMES (DECLARE_VIEW)
#undef DECLARE_VIEW

/**
 * lm_game_view_info_lookup:
 * @name: a game's name in position text
 *
 * Returns: (nullable): the registration of its board
 */
const LmGameViewInfo *
lm_game_view_info_lookup (const char *name)
{
#define LIST_VIEW(name) &lm_##name##_view_info,
  static const LmGameViewInfo *const views[] = { LM_GAMES (LIST_VIEW) };
#undef LIST_VIEW

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (views[i]->name, name))
      return views[i];

  return NULL;
}
