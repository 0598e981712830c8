/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht.c: the game Zahlenschlacht Z(n, d). */

#include "config.h"

#include "lm-zahlenschlacht.h"

#include "lm-zahlenschlacht-explain.h"
#include "lm-zahlenschlacht-solve.h"
#include "lm-zahlenschlacht-sweep.h"
#include "lm-zahlenschlacht-text.h"

#include <glib/gi18n-lib.h>

struct _LmZahlenschlacht
{
  LmGame                parent_instance;

  guint                 n;
  guint                 d;
  LmZahlenschlachtGoal  goal;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlacht, lm_zahlenschlacht, LM_TYPE_GAME)

static const char *
lm_zahlenschlacht_get_player_id (LmGame *game,
                                 guint   seat)
{
  static const char *const ids[LM_MAX_PLAYERS] = { "A", "B", "C", "D" };

  return ids[seat];
}

static void
lm_zahlenschlacht_class_init (LmZahlenschlachtClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_zahlenschlacht_info;
  game_class->free_position = lm_zahlenschlacht_position_free;
  game_class->to_string = lm_zahlenschlacht_text_to_string;
  game_class->describe = lm_zahlenschlacht_text_describe;
  game_class->get_turn = lm_zahlenschlacht_position_get_turn;
  game_class->get_winner = lm_zahlenschlacht_position_get_winner;
  game_class->describe_result = lm_zahlenschlacht_text_describe_result;
  game_class->list_moves = lm_zahlenschlacht_position_list_moves;
  game_class->play = lm_zahlenschlacht_position_play;
  game_class->random_move = lm_zahlenschlacht_position_random_move;
  game_class->describe_move = lm_zahlenschlacht_text_describe_move;
  game_class->get_player_id = lm_zahlenschlacht_get_player_id;
  game_class->get_player_name = lm_zahlenschlacht_get_player_id;
  game_class->solve = lm_zahlenschlacht_solve;
  game_class->explain = lm_zahlenschlacht_explain;
}

static void
lm_zahlenschlacht_init (LmZahlenschlacht *self)
{
}

/**
 * lm_zahlenschlacht_new:
 * @n: how many numbers there are
 * @d: the divisor
 * @goal: what A wants
 *
 * Returns: (transfer full): the game
 */
LmGame *
lm_zahlenschlacht_new (guint                n,
                       guint                d,
                       LmZahlenschlachtGoal goal)
{
  LmZahlenschlacht *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT, NULL);

  self->n = n;
  self->d = d;
  self->goal = goal;
  return LM_GAME (self);
}

/**
 * lm_zahlenschlacht_get_n:
 * @self: a game
 *
 * Returns: how many numbers there are at the beginning
 */
guint
lm_zahlenschlacht_get_n (LmZahlenschlacht *self)
{
  return self->n;
}

/**
 * lm_zahlenschlacht_get_d:
 * @self: a game
 *
 * Returns: the divisor
 */
guint
lm_zahlenschlacht_get_d (LmZahlenschlacht *self)
{
  return self->d;
}

/**
 * lm_zahlenschlacht_get_goal:
 * @self: a game
 *
 * Returns: what A wants
 */
LmZahlenschlachtGoal
lm_zahlenschlacht_get_goal (LmZahlenschlacht *self)
{
  return self->goal;
}

const LmGameInfo lm_zahlenschlacht_info = {
  .name = "zahlenschlacht",
  .family = "zahlenschlacht",
  .family_title = N_("Zahlenschlacht"),
  .title = N_("Zahlenschlacht"),
  .summary = N_("Take turns crossing out numbers until two are left; A wins if their sum is divisible by d, else B."),
  .help_page = "zahlenschlacht",
  .start = "lastmove:zahlenschlacht?n=15&d=7",
  .n_players = 2,
  .parse = lm_zahlenschlacht_text_parse,
  .tables = lm_zahlenschlacht_tables,
};
