/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf.c: the forward Zeckendorf game. */

#include "config.h"

#include "lm-zeckendorf.h"

#include "lm-zeckendorf-solve.h"
#include "lm-zeckendorf-sweep.h"
#include "lm-zeckendorf-theory.h"

#include <glib/gi18n-lib.h>

struct _LmZeckendorf
{
  LmGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmZeckendorf, lm_zeckendorf, LM_TYPE_GAME)

static char *
lm_zeckendorf_to_string (LmPosition *position)
{
  g_autofree char *bins = lm_zeckendorf_position_format_bins (position);

  return g_strconcat ("lastmove:zeckendorf?bins=", bins,
                      lm_position_get_turn (position) == 1 ? "&turn=2" : NULL, NULL);
}

static void
lm_zeckendorf_class_init (LmZeckendorfClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_zeckendorf_info;
  game_class->to_string = lm_zeckendorf_to_string;
  game_class->describe = lm_zeckendorf_position_describe;
  game_class->get_turn = lm_zeckendorf_position_get_turn;
  game_class->get_winner = lm_zeckendorf_position_get_winner;
  game_class->describe_result = lm_zeckendorf_position_describe_result;
  game_class->list_moves = lm_zeckendorf_position_list_moves;
  game_class->play = lm_zeckendorf_position_play;
  game_class->describe_move = lm_zeckendorf_position_describe_move;
  game_class->solve = lm_zeckendorf_solve;
  game_class->explain = lm_zeckendorf_explain;
}

static void
lm_zeckendorf_init (LmZeckendorf *self)
{
}

/* The game has no parameters: one object serves all its positions. */
static LmGame *
get_game (void)
{
  static gsize game = 0;

  if (g_once_init_enter (&game))
    g_once_init_leave (&game, (gsize) g_object_new (LM_TYPE_ZECKENDORF, NULL));

  return (LmGame *) game;
}

static LmPosition *
lm_zeckendorf_parse (LmQuery  *query,
                     GError  **error)
{
  static const char *const keys[] = { "bins", "n", "turn", NULL };
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  guint turn = 0;

  if (!lm_query_check_keys (query, keys, error) ||
      !lm_zeckendorf_position_parse_bins (query, heights, error) ||
      !lm_query_get_turn (query, &turn, error))
    return NULL;

  return lm_zeckendorf_position_new (get_game (), heights, turn, error);
}

const LmGameInfo lm_zeckendorf_info = {
  .name = "zeckendorf",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Zeckendorf game"),
  .summary = N_("Merge, add and split chips in bins worth 1, 2, 3, 5, 8 and so on; whoever makes the last move wins."),
  .help_page = "zeckendorf",
  .start = "lastmove:zeckendorf?bins=10",
  .n_players = 2,
  .parse = lm_zeckendorf_parse,
  .tables = lm_zeckendorf_tables,
  .impartial = TRUE,
};
