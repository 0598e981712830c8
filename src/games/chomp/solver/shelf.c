/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shelf.c: finds the table that answers for a shape, or makes it. */

#include "solver.h"

/* So many tables of a game are kept; the cache drops some earlier when they are large. */
#define N_PLACES 12

/* The moves to the end of so many shapes are found in two or three milliseconds. */
#define FEW_FORWARD (1 << 18)
#define FEW_BACKWARD (1 << 13)

static LmTableCache *
get_cache (LmSolveContext *context)
{
  return lm_solve_context_get_cache (context);
}

static char *
get_key (LmChompTableKind kind,
         guint            place)
{
  return g_strdup_printf ("%s:%u", kind == LM_CHOMP_TABLE_FORWARD ? "chomp" : "reversed-chomp", place);
}

static LmChompTable *
look_at (LmChompTableKind  kind,
         guint             place,
         LmSolveContext   *context)
{
  g_autofree char *key = get_key (kind, place);

  return lm_table_cache_lookup (get_cache (context), key);
}

/*
 * A table of a shape answers for all shapes within it and their transposes, so one at the start of a game serves it to
 * the end.
 */
LmChompTable *
lm_chomp_shelf_find (LmChompTableKind    kind,
                     const LmChompShape *shape,
                     gboolean            distances,
                     LmSolveContext     *context)
{
  for (guint place = 0; place < N_PLACES; place++)
    {
      g_autoptr (LmChompTable) table = look_at (kind, place, context);

      if (table != NULL && lm_chomp_table_holds (table, shape)
          && (!distances || lm_chomp_table_has_distances (table)))
        return g_steal_pointer (&table);
    }

  return NULL;
}

/* Whether @table has nothing that @other has not. */
static gboolean
is_covered (LmChompTable *table,
            LmChompTable *other)
{
  return lm_chomp_table_holds (other, lm_chomp_table_get_limit (table))
         && lm_chomp_table_has_distances (other) >= lm_chomp_table_has_distances (table);
}

/* An empty place, or that of a table that is no longer needed, or else of the smallest one. */
static guint
choose_place (LmChompTableKind  kind,
              LmChompTable     *table,
              LmSolveContext   *context)
{
  guint64 fewest = G_MAXUINT64;
  guint chosen = 0;

  for (guint place = 0; place < N_PLACES; place++)
    {
      g_autoptr (LmChompTable) old = look_at (kind, place, context);

      if (old == NULL || is_covered (old, table))
        return place;
      if (lm_table_get_bytes (LM_TABLE (old)) < fewest)
        {
          fewest = lm_table_get_bytes (LM_TABLE (old));
          chosen = place;
        }
    }

  return chosen;
}

static void
put (LmChompTableKind  kind,
     LmChompTable     *table,
     LmSolveContext   *context)
{
  g_autofree char *key = get_key (kind, choose_place (kind, table, context));

  lm_table_cache_insert (get_cache (context), key, table);
}

static LmChompTable *
make (LmChompTableKind     kind,
      const LmChompShape  *shape,
      gboolean             distances,
      LmSolveContext      *context,
      GError             **error)
{
  LmChompTable *table = lm_chomp_table_new (kind, shape, distances, context, error);

  if (table != NULL)
    put (kind, table, context);
  return table;
}

static gboolean
can_measure (LmChompTableKind    kind,
             const LmChompShape *shape,
             LmSolveContext     *context)
{
  return lm_chomp_table_can_measure (kind, shape)
         && lm_chomp_table_get_need (kind, shape, TRUE) <= lm_solve_context_get_memory (context);
}

static gboolean
is_small (LmChompTableKind    kind,
          const LmChompShape *shape)
{
  return lm_chomp_table_count (shape) <= (kind == LM_CHOMP_TABLE_FORWARD ? FEW_FORWARD : FEW_BACKWARD);
}

/*
 * A table that holds @shape, from the cache or made and put there, with the moves to the end where they can be had.
 * Where a table without them is at hand only those of few shapes are found: whoever asks about a large board goes on
 * to ask about what hundreds of moves leave of it.
 */
LmChompTable *
lm_chomp_shelf_get (LmChompTableKind     kind,
                    const LmChompShape  *shape,
                    LmSolveContext      *context,
                    GError             **error)
{
  const gboolean measurable = can_measure (kind, shape, context);
  g_autoptr (LmChompTable) table = lm_chomp_shelf_find (kind, shape, TRUE, context);

  if (table == NULL && !(measurable && is_small (kind, shape)))
    table = lm_chomp_shelf_find (kind, shape, FALSE, context);
  if (table != NULL)
    return g_steal_pointer (&table);

  return make (kind, shape, measurable, context, error);
}
