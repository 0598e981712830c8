/* SPDX-License-Identifier: GPL-3.0-or-later */
/* take-away.c: the alpha take-away game. */

#include "config.h"

#include "take-away.h"

#include "games/take-away/solver/solve.h"
#include "games/take-away/solver/sweep.h"
#include "games/take-away/theory/explain.h"

#include <glib/gi18n-lib.h>

struct _LmTakeAway
{
  LmGame              parent_instance;

  LmTakeAwayFraction  alpha;
  LmTakeAwaySequence *sequence;
};

G_DEFINE_FINAL_TYPE (LmTakeAway, lm_take_away, LM_TYPE_GAME)

static void
lm_take_away_finalize (GObject *object)
{
  LmTakeAway *self = LM_TAKE_AWAY (object);

  g_clear_pointer (&self->sequence, lm_take_away_sequence_free);

  G_OBJECT_CLASS (lm_take_away_parent_class)->finalize (object);
}

static void
lm_take_away_class_init (LmTakeAwayClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_take_away_finalize;

  game_class->info = &lm_take_away_info;
  game_class->free_position = lm_take_away_position_free;
  game_class->to_string = lm_take_away_position_to_string;
  game_class->describe = lm_take_away_position_describe;
  game_class->get_turn = lm_take_away_position_get_turn;
  game_class->get_winner = lm_take_away_position_get_winner;
  game_class->describe_result = lm_take_away_position_describe_result;
  game_class->list_moves = lm_take_away_position_list_moves;
  game_class->play = lm_take_away_position_play;
  game_class->random_move = lm_take_away_position_random_move;
  game_class->describe_move = lm_take_away_position_describe_move;
  game_class->solve = lm_take_away_solve;
  game_class->explain = lm_take_away_explain;
}

static void
lm_take_away_init (LmTakeAway *self)
{
}

/**
 * lm_take_away_new:
 * @alpha: from 1 to %LM_TAKE_AWAY_MAX_ALPHA
 *
 * Returns: (transfer full): the game of that alpha
 */
LmGame *
lm_take_away_new (const LmTakeAwayFraction *alpha)
{
  LmTakeAway *self = g_object_new (LM_TYPE_TAKE_AWAY, NULL);

  self->alpha = *alpha;
  self->sequence = lm_take_away_sequence_new (alpha);
  return LM_GAME (self);
}

/**
 * lm_take_away_get_alpha:
 * @self: a game
 *
 * Returns: (transfer none): how many times what was taken may be taken next
 */
const LmTakeAwayFraction *
lm_take_away_get_alpha (LmTakeAway *self)
{
  return &self->alpha;
}

/**
 * lm_take_away_get_sequence:
 * @self: a game
 *
 * Returns: (transfer none): the P-positions of its openings
 */
const LmTakeAwaySequence *
lm_take_away_get_sequence (LmTakeAway *self)
{
  return self->sequence;
}

static LmPosition *
lm_take_away_parse (LmQuery  *query,
                    GError  **error)
{
  static const char *const keys[] = { "alpha", "stones", "limit", "turn", NULL };
  g_autoptr (LmGame) game = NULL;
  LmTakeAwayFraction alpha;

  if (!lm_query_check_keys (query, keys, error))
    return NULL;

  if (!lm_query_has (query, "alpha"))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("The key “%s” is missing."), "alpha");
      return NULL;
    }

  if (!lm_take_away_fraction_parse (lm_query_get (query, "alpha"), &alpha, error))
    return NULL;

  game = lm_take_away_new (&alpha);
  return lm_take_away_position_parse (game, query, error);
}

const LmGameInfo lm_take_away_info = {
  .name = "take-away",
  .family = "take-away",
  .family_title = N_("Take-away"),
  .title = N_("Take-away"),
  .summary = N_("Take stones from a pile, at most α times as many as the other player has just taken; "
                "whoever takes the last one wins."),
  .help_page = "take-away",
  .start = "lastmove:take-away?alpha=2&stones=20",
  .n_players = 2,
  .parse = lm_take_away_parse,
  .tables = lm_take_away_tables,
  .impartial = TRUE,
};
