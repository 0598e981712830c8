/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: what the games of this room have in common. */

#include "config.h"

#include "game.h"

#include "games/zeckendorf/black-hole.h"
#include "games/zeckendorf/build-up.h"
#include "games/zeckendorf/reversed.h"
#include "games/zeckendorf/solver/solve.h"
#include "games/zeckendorf/zeckendorf.h"
#include "position.h"
#include "words.h"

typedef struct
{
  LmZeckendorfVariant variant;
} LmZeckendorfGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmZeckendorfGame, lm_zeckendorf_game, LM_TYPE_GAME)

static void
lm_zeckendorf_game_class_init (LmZeckendorfGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->to_string = lm_zeckendorf_position_to_string;
  game_class->describe = lm_zeckendorf_position_describe;
  game_class->get_turn = lm_zeckendorf_position_get_turn;
  game_class->get_winner = lm_zeckendorf_position_get_winner;
  game_class->describe_result = lm_zeckendorf_words_describe_result;
  game_class->list_moves = lm_zeckendorf_position_list_moves;
  game_class->play = lm_zeckendorf_position_play;
  game_class->describe_move = lm_zeckendorf_words_describe_move;
  game_class->solve = lm_zeckendorf_solve;
}

static void
lm_zeckendorf_game_init (LmZeckendorfGame *self)
{
}

static GType
get_type_of (LmZeckendorfGameKind kind)
{
  switch (kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      return LM_TYPE_BLACK_HOLE;
    case LM_ZECKENDORF_REVERSED:
      return LM_TYPE_REVERSED;
    case LM_ZECKENDORF_BUILD_UP:
      return LM_TYPE_BUILD_UP;
    case LM_ZECKENDORF_FORWARD:
    default:
      return LM_TYPE_ZECKENDORF;
    }
}

/**
 * lm_zeckendorf_game_get:
 * @variant: the parameters of a game
 *
 * There is one object for each choice of parameters, and it is never freed.
 * From any thread.
 *
 * Returns: (transfer none): the game
 */
LmGame *
lm_zeckendorf_game_get (const LmZeckendorfVariant *variant)
{
  static LmGame *games[LM_ZECKENDORF_BUILD_UP + 1][LM_ZECKENDORF_MAX_HOLE + 1][2][2];
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  LmGame **game;

  g_return_val_if_fail (variant->hole <= LM_ZECKENDORF_MAX_HOLE, NULL);

  game = &games[variant->kind][variant->hole][variant->place_any ? 1 : 0][variant->stagnant ? 1 : 0];
  if (*game == NULL)
    {
      LmZeckendorfGamePrivate *priv;

      *game = g_object_new (get_type_of (variant->kind), NULL);
      priv = lm_zeckendorf_game_get_instance_private (LM_ZECKENDORF_GAME (*game));
      priv->variant = *variant;
    }

  return *game;
}

/**
 * lm_zeckendorf_game_get_variant:
 * @game: a game of this room
 *
 * Returns: (transfer none): what its rules depend on
 */
const LmZeckendorfVariant *
lm_zeckendorf_game_get_variant (LmGame *game)
{
  LmZeckendorfGamePrivate *priv = lm_zeckendorf_game_get_instance_private (LM_ZECKENDORF_GAME (game));

  return &priv->variant;
}
