/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-plane-table.c: the table "map": who wins over two numbers of the positions of any game. */

#include "lm-plane.h"

#include "engine/game/lm-error.h"
#include "engine/solve/lm-solve-context.h"

#include <glib/gi18n-lib.h>

/* What it has where nobody says how far. */
#define USUAL_MOST 20

/* The options but for those of the table itself fix fields. */
static LmPlane *
create_of_options (GHashTable  *options,
                   GError     **error)
{
  const char *game = g_hash_table_lookup (options, "game");
  const LmGameInfo *info = game != NULL ? lm_game_info_lookup (game) : NULL;
  g_autoptr (GHashTable) fixed = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, text;

  if (info == NULL)
    return lm_refuse_null (error, LM_ERROR_ARGUMENT, _("There is no game “%s”."), game != NULL ? game : "");

  g_hash_table_iter_init (&iter, options);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (!g_str_equal (name, "game") && !g_str_equal (name, "x") && !g_str_equal (name, "y"))
      g_hash_table_insert (fixed, name, text);

  return lm_plane_new (info, fixed, g_hash_table_lookup (options, "x"), g_hash_table_lookup (options, "y"), error);
}

static gboolean
emit_cell (LmPlane     *plane,
           guint64      x,
           guint64      y,
           LmTableRun  *run,
           guint64     *n_unknown,
           GError     **error)
{
  guint distance;
  const LmPlaneCell cell = lm_plane_solve (plane, x, y, run->context, &distance, error);

  if (cell == LM_PLANE_NOT_YET)
    return FALSE;

  *n_unknown += cell == LM_PLANE_UNKNOWN;
  return run->emit (LM_ROW (lm_cell_number (x), lm_cell_number (y), lm_cell_text (lm_plane_cell_get_name (cell)),
                            lm_cell_unless (distance, LM_DISTANCE_UNKNOWN)),
                    run->emit_data);
}

static gboolean
emit_cells (LmPlane     *plane,
            LmTableRun  *run,
            GError     **error)
{
  const guint64 to = run->to > 0 ? run->to : MAX (run->from, USUAL_MOST);
  const guint64 side = to - run->from + 1;
  guint64 n_unknown = 0;

  for (guint64 i = 0; i < side * side; i++)
    {
      lm_solve_context_set_progress (run->context, i, side * side);
      if (lm_solve_context_should_stop (run->context, error))
        return FALSE;
      if (!emit_cell (plane, run->from + i / side, run->from + i % side, run, &n_unknown, error))
        return error == NULL || *error == NULL;
    }

  if (n_unknown > 0)
    g_set_error (error, LM_ERROR, LM_ERROR_LIMIT,
                 g_dngettext (GETTEXT_PACKAGE, "%u position could not be decided within the limits.",
                              "%u positions could not be decided within the limits.", (gulong) n_unknown),
                 (guint) n_unknown);
  return n_unknown == 0;
}

static gboolean
run_table (LmTableRun  *run,
           GError     **error)
{
  g_autoptr (LmPlane) plane = create_of_options (run->options, error);

  if (plane == NULL)
    return FALSE;
  if (run->to > LM_PLANE_MOST || run->from > LM_PLANE_MOST)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("A map goes up to %u at most."), LM_PLANE_MOST);

  return emit_cells (plane, run, error);
}

/* Of every game, which is its option "game". */
const LmTableInfo lm_plane_table = {
  .name = "map",
  .summary = N_("Who wins over two numbers of the positions of a game: map GAME --x FIELD --y FIELD"),
  .options = (const char *const[]) { "x=", "y=", NULL },
  .columns = { "x", "y", "value", "distance" },
  .run = run_table,
  .is_map = TRUE,
  .any_options = TRUE,
};
