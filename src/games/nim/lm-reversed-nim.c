/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-reversed-nim.c: subtraction Nim backwards: stones are added. */

#include "config.h"

#include "lm-reversed-nim.h"

#include "lm-nim-position.h"

#include <glib/gi18n-lib.h>

struct _LmReversedNim
{
  LmNimGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmReversedNim, lm_reversed_nim, LM_TYPE_NIM_GAME)

static void
lm_reversed_nim_class_init (LmReversedNimClass *klass)
{
  LM_GAME_CLASS (klass)->info = &lm_reversed_nim_info;
}

static void
lm_reversed_nim_init (LmReversedNim *self)
{
}

static LmPosition *
lm_reversed_nim_parse (LmQuery  *query,
                       GError  **error)
{
  static const char *const keys[] = { "stones", "target", "max", "turn", NULL };
  g_autoptr (LmGame) game = NULL;
  guint64 target = 0;
  guint64 max = LM_NIM_DEFAULT_MAX;

  if (!lm_query_check_keys (query, keys, error)
      || !lm_query_get_uint (query, "target", 1, LM_NIM_MAX_NUMBER, &target, error)
      || (lm_query_has (query, "max") && !lm_query_get_uint (query, "max", 1, LM_NIM_MAX_NUMBER, &max, error)))
    return NULL;

  game = lm_nim_game_new_reversed (target, max);
  return lm_nim_position_parse (game, query, error);
}

const LmGameInfo lm_reversed_nim_info = {
  .name = "reversed-nim",
  .family = "nim",
  .family_title = N_("Nim"),
  .title = N_("Reversed Nim"),
  .summary = N_("Begin with one stone and add one, two or three, never more than the target; whoever reaches it wins."),
  .help_page = "nim",
  .start = "lastmove:reversed-nim?stones=1&target=13",
  .n_players = 2,
  .parse = lm_reversed_nim_parse,
  .impartial = TRUE,
};
