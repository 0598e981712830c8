/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: moves to the end of all piles up to some size with all limits. */

#include "solver.h"

/* Tables have one of these sizes, so that a game from start to end needs one or few. */
static const guint sizes[] = { 310, 620, 1250, 2500, LM_TAKE_AWAY_MAX_TABLE };

/*
 * The moves to the end, for every pile n and every limit from 0 to n side by
 * side. Even numbers are lost positions, odd ones won. A pile lasts at most as
 * many moves as it has stones, so 16 bits are enough.
 */
struct _LmTakeAwayTable
{
  GObject  parent_instance;

  guint    size; /* the largest pile */
  guint16 *distances;
};

static void lm_take_away_table_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmTakeAwayTable, lm_take_away_table, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_take_away_table_table_init))

static void
lm_take_away_table_finalize (GObject *object)
{
  LmTakeAwayTable *self = LM_TAKE_AWAY_TABLE (object);

  g_free (self->distances);

  G_OBJECT_CLASS (lm_take_away_table_parent_class)->finalize (object);
}

static void
lm_take_away_table_class_init (LmTakeAwayTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_table_finalize;
}

LM_BEGIN_EMPTY (LmTakeAwayTable, lm_take_away_table)

/* Where the limits of a pile begin; with @stones one beyond the largest pile, how many positions there are. */
static gsize
get_row (guint stones)
{
  return (gsize) stones * (stones + 1) / 2;
}

/*
 * What one likes to leave comes first: lost positions, soon over before late,
 * then won ones, late before soon. The rank of a rank is the distance.
 */
static inline guint
get_rank (guint distance)
{
  return distance % 2 == 0 ? distance : G_MAXUINT16 - 1 - distance;
}

/*
 * The limits of one pile: a limit of l has the moves of l - 1 and one more.
 * @reaches: (array): alpha times what is taken, rounded down
 */
static void
solve_row (LmTakeAwayTable *self,
           guint            stones,
           const guint     *reaches)
{
  guint16 *row = self->distances + get_row (stones);
  guint best = G_MAXUINT16;

  row[0] = 0;
  for (guint taken = 1; taken <= stones; taken++)
    {
      const guint left = stones - taken;
      const guint16 after = self->distances[get_row (left) + MIN (reaches[taken], left)];

      best = MIN (best, get_rank (after));
      row[taken] = 1 + get_rank (best);
    }
}

/* As far as it matters, which is up to the largest pile. */
static guint *
list_reaches (const LmTakeAwayFraction *alpha,
              guint                     size)
{
  guint *reaches = g_new (guint, size + 1);
  guint reach = 0;

  for (guint taken = 0; taken <= size; taken++)
    {
      while (reach < size
             && lm_take_away_compare_products (reach + 1, alpha->denominator, taken, alpha->numerator) <= 0)
        reach++;
      reaches[taken] = reach;
    }

  return reaches;
}

static gboolean
build (LmTakeAwayTable           *self,
       const LmTakeAwayFraction  *alpha,
       LmSolveContext            *context,
       GError                   **error)
{
  g_autofree guint *reaches = list_reaches (alpha, self->size);

  for (guint stones = 0; stones <= self->size; stones++)
    {
      if (lm_solve_context_should_stop (context, error))
        return FALSE;

      solve_row (self, stones, reaches);
      lm_solve_context_set_progress (context, get_row (stones + 1), get_row (self->size + 1));
    }

  return TRUE;
}

static guint64
count_bytes (guint size)
{
  return get_row (size + 1) * sizeof (guint16);
}

static LmTakeAwayTable *
create (const LmTakeAwayFraction  *alpha,
        guint                      size,
        LmSolveContext            *context,
        GError                   **error)
{
  g_autoptr (LmTakeAwayTable) self = NULL;

  if (!lm_solve_context_check_memory (context, count_bytes (size), error))
    return NULL;

  lm_table_cache_reserve (lm_solve_context_get_cache (context), count_bytes (size));
  self = g_object_new (LM_TYPE_TAKE_AWAY_TABLE, NULL);
  self->size = size;
  self->distances = g_new (guint16, get_row (size + 1));
  if (!build (self, alpha, context, error))
    return NULL;

  return g_steal_pointer (&self);
}

static char *
get_key (const LmTakeAwayFraction *alpha,
         guint                     size)
{
  return g_strdup_printf ("take-away:alpha=%" PRIu64 "/%" PRIu64 ":stones=%u",
                          alpha->numerator, alpha->denominator, size);
}

/* A table that holds stones: from the cache, or made and put there. The largest takes 25 MB. */
LmTakeAwayTable *
lm_take_away_table_get (const LmTakeAwayFraction  *alpha,
                        guint                      stones,
                        LmSolveContext            *context,
                        GError                   **error)
{
  LmTableCache *cache = lm_solve_context_get_cache (context);
  g_autofree char *smallest = NULL;
  LmTakeAwayTable *table;
  guint i = 0;

  g_return_val_if_fail (stones <= LM_TAKE_AWAY_MAX_TABLE, NULL);

  while (sizes[i] < stones)
    i++;
  for (guint j = i; j < G_N_ELEMENTS (sizes); j++)
    {
      g_autofree char *key = get_key (alpha, sizes[j]);

      table = lm_table_cache_lookup (cache, key);
      if (table != NULL)
        return table;
    }

  table = create (alpha, sizes[i], context, error);
  smallest = get_key (alpha, sizes[i]);
  if (table != NULL)
    lm_table_cache_insert (cache, smallest, table);
  return table;
}

/* Moves to the end when the winner hurries and the loser delays; even where the player to move loses. */
guint
lm_take_away_table_lookup (LmTakeAwayTable *self,
                           guint            stones,
                           guint            limit)
{
  g_return_val_if_fail (stones <= self->size && limit <= stones, 0);

  return self->distances[get_row (stones) + limit];
}

static guint64
lm_take_away_table_count (LmTable *table)
{
  return get_row (LM_TAKE_AWAY_TABLE (table)->size + 1);
}

static guint64
lm_take_away_table_get_bytes (LmTable *table)
{
  return count_bytes (LM_TAKE_AWAY_TABLE (table)->size);
}

static void
lm_take_away_table_table_init (LmTableInterface *iface)
{
  iface->count = lm_take_away_table_count;
  iface->get_bytes = lm_take_away_table_get_bytes;
}
