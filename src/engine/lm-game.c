/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game.c: the contract of a game, with the defaults that most games share. */

#include "lm-game.h"

#include "lm-game-info.h"
#include "lm-number.h"
#include "lm-position.h"

#include <glib/gi18n-lib.h>

/* Numbered moves up to so many are all listed, unless the game says otherwise. */
#define MAX_LISTED_MOVES 65536

G_DEFINE_ABSTRACT_TYPE (LmGame, lm_game, G_TYPE_OBJECT)

#define CLASS_OF(position) (LM_GAME_GET_CLASS (lm_position_get_game (position)))

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
lm_game_real_describe_goal (LmPosition *position)
{
  return g_strdup (_(CLASS_OF (position)->info->goal));
}

static char *
lm_game_real_describe_result (LmPosition *position)
{
  LmGame *game = lm_position_get_game (position);
  const guint winner = lm_position_get_winner (position);

  return g_strdup_printf (_(CLASS_OF (position)->info->result), lm_game_get_player_name (game, winner),
                          lm_game_get_player_name (game, 1 - winner));
}

/* All, or a few from all over, the first and the last among them. */
static GPtrArray *
lm_game_real_list_moves (LmPosition *position,
                         guint       max,
                         gboolean   *complete)
{
  const LmGameInfo *info = CLASS_OF (position)->info;
  const guint most = MIN (max, info->most_listed > 0 ? info->most_listed : MAX_LISTED_MOVES);
  const guint64 n = CLASS_OF (position)->count_moves (position);
  const guint wanted = n <= most || info->few_listed == 0 ? MIN (n, most) : MIN (max, info->few_listed);
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  *complete = wanted == n;
  for (guint i = 0; i < wanted; i++)
    g_ptr_array_add (moves, CLASS_OF (position)->get_move (position, i + 1 < wanted ? i * (n / wanted) : n - 1));

  return moves;
}

static char *
lm_game_real_random_move (LmPosition *position,
                          GRand      *rand)
{
  const LmGameClass *class = CLASS_OF (position);
  g_autoptr (GPtrArray) moves = NULL;

  if (class->count_moves != NULL)
    return class->get_move (position, lm_number_draw (class->count_moves (position), rand));

  moves = lm_position_list_moves (position, G_MAXUINT, NULL);
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
  klass->describe_goal = lm_game_real_describe_goal;
  klass->describe_result = lm_game_real_describe_result;
  klass->list_moves = lm_game_real_list_moves;
  klass->random_move = lm_game_real_random_move;
  klass->describe_deed = lm_game_real_describe_deed;
  klass->get_player_id = lm_game_real_get_player_id;
  klass->get_player_name = lm_game_real_get_player_name;
  klass->explain = lm_game_real_explain;
}

LM_BEGIN_EMPTY (LmGame, lm_game)

/* Returns: (transfer none): what the game is called and how it is read */
const LmGameInfo *
lm_game_get_info (LmGame *game)
{
  g_return_val_if_fail (LM_IS_GAME (game), NULL);

  return LM_GAME_GET_CLASS (game)->info;
}

/* @seat: a seat, from 0. Returns: (transfer none): the player in position text and JSON: "1", "A", "b" */
const char *
lm_game_get_player_id (LmGame *game,
                       guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_id (game, seat);
}

/* @seat: a seat, from 0. Returns: (transfer none): the player for people: "Player 1" */
const char *
lm_game_get_player_name (LmGame *game,
                         guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_name (game, seat);
}
