/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf.c: the forward Zeckendorf game. */

#include "config.h"

#include "zeckendorf.h"

#include "games/zeckendorf/solver/sweep.h"
#include "games/zeckendorf/theory/forward.h"

#include <glib/gi18n-lib.h>

struct _LmZeckendorf
{
  LmZeckendorfGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmZeckendorf, lm_zeckendorf, LM_TYPE_ZECKENDORF_GAME)

static void
lm_zeckendorf_class_init (LmZeckendorfClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_zeckendorf_info;
  game_class->explain = lm_zeckendorf_explain;
}

static void
lm_zeckendorf_init (LmZeckendorf *self)
{
}

static LmPosition *
lm_zeckendorf_parse (LmQuery  *query,
                     GError  **error)
{
  static const char *const keys[] = { "bins", "n", "turn", NULL };
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_FORWARD };

  if (!lm_query_check_keys (query, keys, error))
    return NULL;

  return lm_zeckendorf_position_parse (query, &variant, error);
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
