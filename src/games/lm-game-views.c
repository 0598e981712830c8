/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-views.c: finds the visible half of a room by its game's name. */

#include "kit/page/lm-game-view-info.h"
#include "lm-games.h"

static GPtrArray *added;

#define DECLARE_VIEW(name) extern const LmGameViewInfo lm_##name##_view_info;
LM_GAMES (DECLARE_VIEW)
#undef DECLARE_VIEW

/**
 * lm_game_view_info_register:
 * @info: (transfer none): the visible half of a game that is no room of the house; static
 *
 * Makes a board known, before any window is there.
 */
void
lm_game_view_info_register (const LmGameViewInfo *info)
{
  if (added == NULL)
    added = g_ptr_array_new ();
  g_ptr_array_add (added, (gpointer) info);
}

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

  for (guint i = 0; added != NULL && i < added->len; i++)
    if (g_str_equal (((LmGameViewInfo *) g_ptr_array_index (added, i))->name, name))
      return g_ptr_array_index (added, i);

  return NULL;
}

/**
 * lm_game_view_info_create_form:
 * @info: a game
 *
 * Returns: (transfer floating): its page of New Game
 */
GtkWidget *
lm_game_view_info_create_form (const LmGameInfo *info)
{
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);

  return lm_field_form_new_with_type (view_info->form_type != NULL ? view_info->form_type () : LM_TYPE_FIELD_FORM,
                                      info, LM_FIELD_PAGE);
}
