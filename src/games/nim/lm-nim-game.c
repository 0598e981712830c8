/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-game.c: what subtraction Nim and its reverse have in common. */

#include "config.h"

#include "lm-nim-game.h"

#include "lm-nim-position.h"
#include "lm-nim-solve.h"
#include "lm-nim-theory.h"
#include "lm-nim.h"
#include "lm-reversed-nim.h"

typedef struct
{
  guint64 target; /* 0 where stones are taken */
  guint64 max;
} LmNimGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmNimGame, lm_nim_game, LM_TYPE_GAME)

#define PRIVATE(self) ((LmNimGamePrivate *) lm_nim_game_get_instance_private (self))

static void
lm_nim_game_class_init (LmNimGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->to_string = lm_nim_position_to_string;
  game_class->describe = lm_nim_position_describe;
  game_class->get_turn = lm_nim_position_get_turn;
  game_class->get_winner = lm_nim_position_get_winner;
  game_class->describe_result = lm_nim_position_describe_result;
  game_class->list_moves = lm_nim_position_list_moves;
  game_class->play = lm_nim_position_play;
  game_class->random_move = lm_nim_position_random_move;
  game_class->describe_move = lm_nim_position_describe_move;
  game_class->solve = lm_nim_solve;
  game_class->explain = lm_nim_explain;
}

static void
lm_nim_game_init (LmNimGame *self)
{
}

static LmGame *
create (GType   type,
        guint64 target,
        guint64 max)
{
  LmNimGame *self = g_object_new (type, NULL);

  PRIVATE (self)->target = target;
  PRIVATE (self)->max = max;
  return LM_GAME (self);
}

/**
 * lm_nim_game_new:
 * @max: how many stones a turn may take, from 1 to %LM_NIM_MAX_NUMBER
 *
 * Returns: (transfer full): subtraction Nim
 */
LmGame *
lm_nim_game_new (guint64 max)
{
  return create (LM_TYPE_NIM, 0, max);
}

/**
 * lm_nim_game_new_reversed:
 * @target: the number that ends the game, from 1 to %LM_NIM_MAX_NUMBER
 * @max: how many stones a turn may add, from 1 to %LM_NIM_MAX_NUMBER
 *
 * Returns: (transfer full): its reverse
 */
LmGame *
lm_nim_game_new_reversed (guint64 target,
                          guint64 max)
{
  return create (LM_TYPE_REVERSED_NIM, target, max);
}

/**
 * lm_nim_game_get_max:
 * @self: a game
 *
 * Returns: how many stones a turn may take or add
 */
guint64
lm_nim_game_get_max (LmNimGame *self)
{
  return PRIVATE (self)->max;
}

/**
 * lm_nim_game_get_target:
 * @self: a game
 *
 * Returns: the number that ends the reversed game; 0 of the other one
 */
guint64
lm_nim_game_get_target (LmNimGame *self)
{
  return PRIVATE (self)->target;
}

/**
 * lm_nim_game_is_reversed:
 * @self: a game
 *
 * Returns: whether stones are added
 */
gboolean
lm_nim_game_is_reversed (LmNimGame *self)
{
  return PRIVATE (self)->target > 0;
}

/**
 * lm_nim_game_get_end:
 * @self: a game
 *
 * Returns: how many stones there are when the game is over
 */
guint64
lm_nim_game_get_end (LmNimGame *self)
{
  return lm_nim_game_is_reversed (self) ? PRIVATE (self)->target : 1;
}
