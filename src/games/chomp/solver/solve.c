/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve.c: the answer to a position of Chomp: by table, else by theory. */

#include "solver.h"

#include "../theory/theory.h"

#include <glib/gi18n-lib.h>

/* @table: (nullable): without it theory has to do */
static LmValue
look_up (LmPosition *position,
         guint      *distance,
         gpointer    table)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  if (table != NULL)
    return lm_chomp_table_lookup (table, shape, distance);

  *distance = lm_chomp_shape_count_squares (shape) == 1 ? 0 : LM_DISTANCE_UNKNOWN;
  return lm_chomp_theory_get_value (shape);
}

char *
lm_chomp_describe_no_distance (guint64 n_positions)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The moves to the end are not computed here: there is %" PRIu64 " position.",
                                       "The moves to the end are not computed here: there are %" PRIu64 " positions.",
                                       n_positions),
                          n_positions);
}

/* @limit: (transfer full) (nullable): why there is no table */
static LmAnswer *
make_answer (LmPosition   *position,
             LmChompTable *table,
             char         *limit)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  LmAnswer *answer = lm_answer_look_up (position, look_up, table);

  answer->method = table != NULL ? LM_METHOD_TABLE : LM_METHOD_THEORY;
  /* A larger table may have been at hand; these are the positions that matter. */
  answer->positions = table != NULL ? lm_chomp_table_count (shape) - 1 : 0;
  answer->limit = limit;
  if (table != NULL && !lm_chomp_table_has_distances (table))
    {
      answer->limit = lm_chomp_describe_no_distance (answer->positions);
      answer->is_final = TRUE;
    }
  return answer;
}

/*
 * Solves all shapes within that of @position, unless a table in the cache holds it. Beyond the limits theory says what
 * it knows; NULL only when cancelled.
 */
LmAnswer *
lm_chomp_solve (LmPosition      *position,
                LmSolveContext  *context,
                GError         **error)
{
  g_autoptr (LmChompTable) table = NULL;
  g_autoptr (GError) reason = NULL;

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &LM_CHOMP_POSITION (position)->shape, context, &reason);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  return make_answer (position, table, reason != NULL ? g_strdup (reason->message) : NULL);
}
