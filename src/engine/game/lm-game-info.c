/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-info.c: the games that the program knows, in the order of their registration. */

#include "lm-game-info.h"

static GPtrArray *games;

/**
 * lm_game_info_register:
 * @info: (transfer none): a game; static
 *
 * Makes a game known. Only at the start of the program, before any other
 * thread runs; registering the same game again does nothing.
 */
void
lm_game_info_register (const LmGameInfo *info)
{
  g_return_if_fail (info != NULL && info->name != NULL);

  if (games == NULL)
    games = g_ptr_array_new ();
  if (lm_game_info_lookup (info->name) == NULL)
    g_ptr_array_add (games, (gpointer) info);
}

/**
 * lm_game_info_lookup:
 * @name: a game's name in position text
 *
 * Returns: (transfer none) (nullable): the game of that name
 */
const LmGameInfo *
lm_game_info_lookup (const char *name)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      if (g_str_equal (info->name, name))
        return info;
    }

  return NULL;
}

/* Returns: how many games there are */
guint
lm_game_info_count (void)
{
  return games != NULL ? games->len : 0;
}

/* @index: less than lm_game_info_count(). Returns: (transfer none): a game, in the order of the chooser */
const LmGameInfo *
lm_game_info_nth (guint index)
{
  g_return_val_if_fail (index < lm_game_info_count (), NULL);

  return g_ptr_array_index (games, index);
}
