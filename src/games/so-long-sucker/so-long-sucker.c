/* SPDX-License-Identifier: GPL-3.0-or-later */
/* so-long-sucker.c: So Long Sucker. */

#include "config.h"

#include "so-long-sucker.h"

#include "solver/bots.h"
#include "solver/solve.h"
#include "rules/words.h"
#include "engine/lm-party.h"

#include <glib/gi18n-lib.h>

struct _LmSlsGame
{
  LmGame parent_instance;
};

static void lm_sls_game_party_init (LmPartyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSlsGame, lm_sls_game, LM_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_PARTY, lm_sls_game_party_init))

static const char *
lm_sls_game_get_player_id (LmGame *game,
                           guint   seat)
{
  static const char *const ids[LM_SLS_PLAYERS] = { "b", "r", "g", "y" };

  return ids[seat];
}

static const char *
lm_sls_game_get_player_name (LmGame *game,
                             guint   seat)
{
  return lm_sls_get_player_name (seat);
}

static void
lm_sls_game_class_init (LmSlsGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_sls_info;
  game_class->free_position = lm_sls_position_clear;
  game_class->to_string = lm_sls_position_to_string;
  game_class->describe = lm_sls_describe;
  game_class->get_turn = lm_sls_position_get_turn;
  game_class->get_winner = lm_sls_position_get_winner;
  game_class->describe_result = lm_sls_describe_result;
  game_class->list_moves = lm_sls_position_list_moves;
  game_class->play = lm_sls_position_play;
  game_class->random_move = lm_sls_position_random_move;
  game_class->describe_move = lm_sls_describe_move;
  game_class->get_player_id = lm_sls_game_get_player_id;
  game_class->get_player_name = lm_sls_game_get_player_name;
  game_class->solve = lm_sls_solve;
  game_class->explain = lm_sls_explain;
}

static void
lm_sls_game_party_init (LmPartyInterface *iface)
{
  iface->get_left = lm_sls_position_get_left;
  iface->get_mover = lm_sls_position_get_mover;
  iface->get_awaited = lm_sls_position_get_awaited;
  iface->choose = lm_sls_bots_choose;
  iface->get_patience = lm_sls_bots_get_patience;
  iface->time_out = lm_sls_position_time_out;
}

static void
lm_sls_game_init (LmSlsGame *self)
{
}

/* The rules have no parameters: piles and options stand in the positions. Returns the game. */
LmGame *
lm_sls_game_new (void)
{
  return g_object_new (LM_TYPE_SLS_GAME, NULL);
}

static LmPosition *
lm_sls_game_parse (LmQuery  *query,
                   GError  **error)
{
  static const char *const keys[] = { "piles", "board", "chips", "turn", "from", "captured", "dead", NULL };
  g_auto (LmSlsSetup) setup = { 0 };

  if (!lm_query_check_keys (query, keys, error) || !lm_sls_setup_parse (&setup, query, error))
    return NULL;

  return lm_sls_position_new (&setup, error);
}

const LmGameInfo lm_sls_info = {
  .name = "so-long-sucker",
  .family = "so-long-sucker",
  .family_title = N_("So Long Sucker"),
  .title = N_("So Long Sucker"),
  .summary = N_("Place chips on piles, capture what two of a colour close, and be the last of four who still can move; "
                "deals are made openly and may be broken."),
  .help_page = "so-long-sucker",
  .start = "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b",
  .n_players = LM_SLS_PLAYERS,
  .parse = lm_sls_game_parse,
};
