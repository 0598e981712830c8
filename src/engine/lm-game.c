/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game.c: the contract of a game, with the defaults that most games share. */

#include "config.h"

#include "lm-game.h"

#include "lm-game-info.h"
#include "lm-position.h"

#include <glib/gi18n-lib.h>

G_DEFINE_ABSTRACT_TYPE (LmGame, lm_game, G_TYPE_OBJECT)

static guint
lm_game_real_get_turn (LmPosition *position)
{
  return position->turn;
}

static int
lm_game_real_get_winner (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 1, NULL);

  return moves->len == 0 ? 1 - (int) lm_position_get_turn (position) : LM_NOBODY;
}

static char *
lm_game_real_random_move (LmPosition *position,
                          GRand      *rand)
{
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, &complete);

  if (moves->len == 0)
    return NULL;

  return g_strdup (g_ptr_array_index (moves, g_rand_int_range (rand, 0, moves->len)));
}

static char *
lm_game_real_describe_deed (LmPosition *position,
                            const char *move,
                            const char *who)
{
  g_autofree char *sentence = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);

  /* Translators: a player, then what was done and what the rules made of it. */
  return g_strdup_printf (_("%s: %s."), who, sentence);
}

static const char *
lm_game_real_get_player_id (LmGame *game,
                            guint   seat)
{
  static const char *const ids[LM_MAX_PLAYERS] = { "1", "2", "3", "4" };

  return ids[seat];
}

static const char *
lm_game_real_get_player_name (LmGame *game,
                              guint   seat)
{
  static const char *const names[LM_MAX_PLAYERS] = {
    N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"),
  };

  return _(names[seat]);
}

static LmReason *
lm_game_real_explain (LmPosition     *position,
                      LmAnswer       *answer,
                      LmSolveContext *context)
{
  return NULL;
}

static void
lm_game_class_init (LmGameClass *klass)
{
  klass->get_turn = lm_game_real_get_turn;
  klass->get_winner = lm_game_real_get_winner;
  klass->random_move = lm_game_real_random_move;
  klass->describe_deed = lm_game_real_describe_deed;
  klass->get_player_id = lm_game_real_get_player_id;
  klass->get_player_name = lm_game_real_get_player_name;
  klass->explain = lm_game_real_explain;
}

static void
lm_game_init (LmGame *self)
{
}

/**
 * lm_game_get_info:
 * @game: a game
 *
 * Returns: (transfer none): what the game is called and how it is read
 */
const LmGameInfo *
lm_game_get_info (LmGame *game)
{
  g_return_val_if_fail (LM_IS_GAME (game), NULL);

  return LM_GAME_GET_CLASS (game)->info;
}

/**
 * lm_game_get_player_id:
 * @game: a game
 * @seat: a seat, from 0
 *
 * Returns: (transfer none): the player in position text and JSON: "1", "A", "b"
 */
const char *
lm_game_get_player_id (LmGame *game,
                       guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_id (game, seat);
}

/**
 * lm_game_get_player_name:
 * @game: a game
 * @seat: a seat, from 0
 *
 * Returns: (transfer none): the player for people: "Player 1"
 */
const char *
lm_game_get_player_name (LmGame *game,
                         guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_name (game, seat);
}
