/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.c: the reversed Zeckendorf game. */

#include "config.h"

#include "reversed.h"

#include "games/zeckendorf/rules/position.h"
#include "games/zeckendorf/solver/sweep.h"
#include "games/zeckendorf/theory/reversed-explain.h"

#include <glib/gi18n-lib.h>

struct _LmReversed
{
  LmZeckendorfGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmReversed, lm_reversed, LM_TYPE_ZECKENDORF_GAME)

static void
lm_reversed_class_init (LmReversedClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_reversed_info;
  game_class->explain = lm_reversed_explain;
}

static void
lm_reversed_init (LmReversed *self)
{
}

static LmPosition *
lm_reversed_parse (LmQuery  *query,
                   GError  **error)
{
  static const char *const keys[] = { "bins", "n", "ones", "turn", NULL };
  static const char *const ones[] = { "free", "stagnant", NULL };
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_REVERSED };
  guint index = 0;

  if (!lm_query_check_keys (query, keys, error) ||
      !lm_query_get_choice (query, "ones", ones, &index, error))
    return NULL;

  variant.stagnant = index == 1;
  return lm_zeckendorf_position_parse (query, &variant, error);
}

const LmGameInfo lm_reversed_info = {
  .name = "reversed",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Reversed game"),
  .summary = N_("The Zeckendorf game backwards: split and combine chips until all of them are ones; whoever makes the last move wins."),
  .help_page = "reversed",
  .start = "lastmove:reversed?bins=0,1,0,0,1",
  .n_players = 2,
  .parse = lm_reversed_parse,
  .tables = lm_reversed_tables,
  .impartial = TRUE,
};
