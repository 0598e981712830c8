/* SPDX-License-Identifier: GPL-3.0-or-later */
/* black-hole.c: the Zeckendorf game with a black hole. */

#include "config.h"

#include "black-hole.h"

#include "games/zeckendorf/rules/position.h"
#include "games/zeckendorf/solver/sweep.h"
#include "games/zeckendorf/theory/black-hole-explain.h"

#include <glib/gi18n-lib.h>

struct _LmBlackHole
{
  LmZeckendorfGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmBlackHole, lm_black_hole, LM_TYPE_ZECKENDORF_GAME)

static void
lm_black_hole_class_init (LmBlackHoleClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_black_hole_info;
  game_class->explain = lm_black_hole_explain;
}

static void
lm_black_hole_init (LmBlackHole *self)
{
}

static gboolean
parse_hole (LmQuery              *query,
            LmZeckendorfVariant  *variant,
            GError              **error)
{
  guint64 hole = 0;

  if (g_strcmp0 (lm_query_get (query, "hole"), "1") == 0)
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                           _("With the “hole” on F1 there would be no column to play in; it must be from 2 to 12."));
      return FALSE;
    }

  if (!lm_query_get_uint (query, "hole", LM_ZECKENDORF_MIN_HOLE, LM_ZECKENDORF_MAX_HOLE, &hole, error))
    return FALSE;

  variant->hole = hole;
  return TRUE;
}

static gboolean
parse_place (LmQuery              *query,
             LmZeckendorfVariant  *variant,
             GError              **error)
{
  static const char *const places[] = { "outer", "any", NULL };
  guint place = 0;

  if (!lm_query_get_choice (query, "place", places, &place, error))
    return FALSE;

  variant->place_any = place == 1;
  return TRUE;
}

static gboolean
check_placing (LmQuery     *query,
               LmPosition  *position,
               GError     **error)
{
  if (LM_ZECKENDORF_POSITION (position)->stock > 0 || !lm_query_has (query, "place"))
    return TRUE;

  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                       _("The key “place” says where chips are placed; it needs a “stock” of at least 1."));
  return FALSE;
}

static LmPosition *
lm_black_hole_parse (LmQuery  *query,
                     GError  **error)
{
  static const char *const keys[] = { "hole", "bins", "stock", "place", "turn", NULL };
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE };
  g_autoptr (LmPosition) position = NULL;

  if (!lm_query_check_keys (query, keys, error) ||
      !parse_hole (query, &variant, error) ||
      !parse_place (query, &variant, error))
    return NULL;

  position = lm_zeckendorf_position_parse (query, &variant, error);
  if (position == NULL || !check_placing (query, position, error))
    return NULL;

  return g_steal_pointer (&position);
}

const LmGameInfo lm_black_hole_info = {
  .name = "black-hole",
  .family = "zeckendorf",
  .family_title = N_("Zeckendorf"),
  .title = N_("Black hole"),
  .summary = N_("The Zeckendorf game in a few columns; what would land beyond them falls into a black hole and is gone."),
  .help_page = "black-hole",
  .start = "lastmove:black-hole?hole=4&bins=7,0,3",
  .n_players = 2,
  .parse = lm_black_hole_parse,
  .tables = lm_black_hole_tables,
  .impartial = TRUE,
};
