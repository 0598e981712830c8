/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winners.c: who wins, without the moves to the end, where those take too much: by levels, all positions of one value or
   those within a few moves of a position. */

#include "solver.h"

/* A hint asks for the answers to all replies to a move, and who has played on by two moves asks for what comes after them. */
#define DEPTH 3

struct _LmZeckendorfWinners
{
  GObject             parent_instance;

  guint64             n_positions;
  LmZeckendorfLevels *all; /* (nullable): of every position; else only these are known: */
  GArray             *wanted; /* (element-type LmZeckendorfWanted) */
  GHashTable         *known; /* of heights in @wanted: the index */
};

LM_DEFINE_TABLE (LmZeckendorfWinners, lm_zeckendorf_winners)

static guint
hash_heights (gconstpointer heights)
{
  guint hash = 0;

  for (guint i = 0; i < LM_ZECKENDORF_MAX_BINS; i++)
    hash = hash * 31 + ((const guint32 *) heights)[i];

  return hash;
}

static gboolean
equal_heights (gconstpointer a,
               gconstpointer b)
{
  return memcmp (a, b, LM_ZECKENDORF_MAX_BINS * sizeof (guint32)) == 0;
}

static void
lm_zeckendorf_winners_clear (LmZeckendorfWinners *self)
{
  g_clear_pointer (&self->all, lm_zeckendorf_levels_free);
  g_hash_table_unref (self->known);
  g_array_unref (self->wanted);
}

static void
lm_zeckendorf_winners_init (LmZeckendorfWinners *self)
{
  self->wanted = g_array_new (FALSE, TRUE, sizeof (LmZeckendorfWanted));
  self->known = g_hash_table_new_full (hash_heights, equal_heights, g_free, NULL);
}

typedef gboolean (* HeightsFunc) (LmZeckendorfWinners *self,
                                  const guint32       *heights);

/* Calls @func for what each move of @heights leaves, until it says no. */
static gboolean
for_each_move (LmZeckendorfWinners       *self,
               const LmZeckendorfVariant *variant,
               const guint32             *heights,
               HeightsFunc                func)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_variant_list_moves (variant, heights, 0, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      guint32 after[LM_ZECKENDORF_MAX_BINS];
      guint32 stock = 0;

      memcpy (after, heights, sizeof after);
      lm_zeckendorf_variant_apply (variant, after, &stock, &moves[i]);
      if (!func (self, after))
        return FALSE;
    }

  return TRUE;
}

static gboolean
want (LmZeckendorfWinners *self,
      const guint32       *heights)
{
  LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

  if (g_hash_table_contains (self->known, heights))
    return TRUE;

  memcpy (wanted.heights, heights, sizeof wanted.heights);
  g_hash_table_insert (self->known, g_memdup2 (heights, sizeof wanted.heights), GUINT_TO_POINTER (self->wanted->len));
  g_array_append_val (self->wanted, wanted);
  return TRUE;
}

static gboolean
knows (LmZeckendorfWinners *self,
       const guint32       *heights)
{
  return g_hash_table_contains (self->known, heights);
}

/* Whether levels solve what comes after @position. */
gboolean
lm_zeckendorf_winners_serve (LmPosition *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  return lm_zeckendorf_levels_serve (variant)
         || (lm_zeckendorf_hole_levels_serve (variant) && LM_ZECKENDORF_POSITION (position)->stock == 0);
}

/*
 * Solves the game for all positions of the value of @position, where lm_zeckendorf_levels_serve(), and keeps them all.
 * Returns: (transfer full) (nullable): %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_new_all (LmPosition      *position,
                               LmSolveContext  *context,
                               GError         **error)
{
  g_autoptr (LmZeckendorfWinners) self = g_object_new (LM_TYPE_ZECKENDORF_WINNERS, NULL);
  const guint n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);

  self->n_positions = lm_zeckendorf_count_positions (n);
  self->all = lm_zeckendorf_levels_new_whole (lm_zeckendorf_position_get_variant (position), n, context, error);
  return self->all != NULL ? g_steal_pointer (&self) : NULL;
}

/*
 * Solves the game for all positions of the value of @position, a few levels at a time, and keeps who wins @position and
 * those that come within a few moves. Returns: (transfer full) (nullable): %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_new_near (LmPosition      *position,
                                LmSolveContext  *context,
                                GError         **error)
{
  g_autoptr (LmZeckendorfWinners) self = g_object_new (LM_TYPE_ZECKENDORF_WINNERS, NULL);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  LmZeckendorfWanted *wanted;
  guint done = 0;

  /* What is wanted of one depth stands behind what is wanted of the depth before. */
  want (self, LM_ZECKENDORF_POSITION (position)->heights);
  for (guint depth = 0; depth < DEPTH; depth++)
    for (const guint end = self->wanted->len; done < end; done++)
      {
        const LmZeckendorfWanted from = g_array_index (self->wanted, LmZeckendorfWanted, done);

        for_each_move (self, variant, from.heights, want);
      }

  wanted = (LmZeckendorfWanted *) self->wanted->data;
  if (variant->hole > 0)
    {
      /* What has left the board lies in the hole. */
      for (guint i = 0; i < self->wanted->len; i++)
        wanted[i].heights[variant->hole - 1] = (n - lm_zeckendorf_value (wanted[i].heights)) / lm_zeckendorf_fibonacci (variant->hole);

      self->n_positions = lm_zeckendorf_hole_levels_count (variant->hole, n);
      if (lm_zeckendorf_hole_levels_solve (variant->hole, n, wanted, self->wanted->len, context, error))
        return g_steal_pointer (&self);
    }
  else
    {
      g_autoptr (LmZeckendorfLevels) levels = lm_zeckendorf_levels_new (variant, n, context, error);

      self->n_positions = lm_zeckendorf_count_positions (n);
      if (levels != NULL && lm_zeckendorf_levels_solve (levels, n, wanted, self->wanted->len, context, error))
        return g_steal_pointer (&self);
    }

  return NULL;
}

/* Whether it knows of @position, of the value that it was made for or with a hole of a lower one, and of all that its moves leave. */
gboolean
lm_zeckendorf_winners_hold (LmZeckendorfWinners *self,
                            LmPosition          *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;

  return self->all != NULL
         || (knows (self, heights) && for_each_move (self, lm_zeckendorf_position_get_variant (position), heights, knows));
}

static LmValue
lm_zeckendorf_winners_look_up (LmTable    *table,
                               LmPosition *position,
                               guint      *distance)
{
  LmZeckendorfWinners *self = LM_ZECKENDORF_WINNERS (table);
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  gpointer index;

  if (self->all != NULL)
    return lm_zeckendorf_levels_look_up (self->all, heights);
  if (!g_hash_table_lookup_extended (self->known, heights, NULL, &index))
    return LM_VALUE_UNKNOWN;

  return g_array_index (self->wanted, LmZeckendorfWanted, GPOINTER_TO_UINT (index)).value;
}

static guint64
lm_zeckendorf_winners_count (LmTable *table)
{
  return LM_ZECKENDORF_WINNERS (table)->n_positions;
}

static guint64
lm_zeckendorf_winners_get_bytes (LmTable *table)
{
  LmZeckendorfWinners *self = LM_ZECKENDORF_WINNERS (table);

  return self->all != NULL ? lm_zeckendorf_levels_get_bytes (self->all) : self->wanted->len * 2 * sizeof (LmZeckendorfWanted);
}
