/* SPDX-License-Identifier: GPL-3.0-or-later */
/* build-up.c: ones, twos and threes are put down, then the reversed game is played. */

#include "config.h"

#include "build-up.h"

#include "games/zeckendorf/rules/position.h"
#include "games/zeckendorf/solver/sweep.h"
#include "games/zeckendorf/theory/reversed-explain.h"

#include <glib/gi18n-lib.h>

struct _LmBuildUp
{
  LmZeckendorfGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmBuildUp, lm_build_up, LM_TYPE_ZECKENDORF_GAME)

static void
lm_build_up_class_init (LmBuildUpClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_build_up_info;
  game_class->explain = lm_build_up_explain;
}

static void
lm_build_up_init (LmBuildUp *self)
{
}

static LmPosition *
lm_build_up_parse (LmQuery  *query,
                   GError  **error)
{
  static const char *const keys[] = { "bins", "stock", "turn", NULL };
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BUILD_UP };

  if (!lm_query_check_keys (query, keys, error))
    return NULL;

  return lm_zeckendorf_position_parse (query, &variant, error);
}

const LmGameInfo lm_build_up_info = {
  .name = "build-up",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Build-up 1-2-3"),
  .summary = N_("Put down ones, twos and threes up to a sum, then split and combine them until all are ones; whoever makes the last move wins."),
  .help_page = "build-up",
  .start = "lastmove:build-up?bins=0&stock=11",
  .n_players = 2,
  .parse = lm_build_up_parse,
  .tables = lm_build_up_tables,
  .impartial = TRUE,
};
