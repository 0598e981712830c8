/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim.c: subtraction Nim: stones are taken. */

#include "config.h"

#include "lm-nim.h"

#include "lm-nim-position.h"

#include <glib/gi18n-lib.h>

struct _LmNim
{
  LmNimGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmNim, lm_nim, LM_TYPE_NIM_GAME)

static void
lm_nim_class_init (LmNimClass *klass)
{
  LM_GAME_CLASS (klass)->info = &lm_nim_info;
}

static void
lm_nim_init (LmNim *self)
{
}

static LmPosition *
lm_nim_parse (LmQuery  *query,
              GError  **error)
{
  static const char *const keys[] = { "stones", "max", "turn", NULL };
  g_autoptr (LmGame) game = NULL;
  guint64 max = LM_NIM_DEFAULT_MAX;

  if (!lm_query_check_keys (query, keys, error)
      || (lm_query_has (query, "max") && !lm_query_get_uint (query, "max", 1, LM_NIM_MAX_NUMBER, &max, error)))
    return NULL;

  game = lm_nim_game_new (max);
  return lm_nim_position_parse (game, query, error);
}

const LmGameInfo lm_nim_info = {
  .name = "nim",
  .family = "nim",
  .family_title = N_("Nim"),
  .title = N_("Subtraction Nim"),
  .summary = N_("Take one, two or three stones, but never the last one; whoever makes the last move wins."),
  .help_page = "nim",
  .start = "lastmove:nim?stones=13",
  .n_players = 2,
  .parse = lm_nim_parse,
  .impartial = TRUE,
};
