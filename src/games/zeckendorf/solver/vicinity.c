/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vicinity.c: who wins a position and what comes within a few moves of it, where no table of all positions fits. */

#include "solver.h"

/* A hint asks for the answers to all replies to a move, and who has played on by two moves asks for what comes after them. */
#define DEPTH 3

struct _LmZeckendorfVicinity
{
  GObject     parent_instance;

  GArray     *wanted; /* (element-type LmZeckendorfWanted) */
  GHashTable *known;  /* of heights in @wanted: set */
  guint64     n_positions;
  guint       n;      /* what the wanted are worth, with what is in the hole */
};

LM_DEFINE_TABLE (LmZeckendorfVicinity, lm_zeckendorf_vicinity)

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
lm_zeckendorf_vicinity_clear (LmZeckendorfVicinity *self)
{
  g_hash_table_unref (self->known);
  g_array_unref (self->wanted);
}

static void
lm_zeckendorf_vicinity_init (LmZeckendorfVicinity *self)
{
  self->wanted = g_array_new (FALSE, TRUE, sizeof (LmZeckendorfWanted));
  self->known = g_hash_table_new_full (hash_heights, equal_heights, g_free, NULL);
}

/* Returns: whether it was not there before */
static gboolean
want (LmZeckendorfVicinity *self,
      const guint32        *heights)
{
  const guint index = self->wanted->len;

  if (g_hash_table_contains (self->known, heights))
    return FALSE;

  g_array_set_size (self->wanted, index + 1);
  memcpy (g_array_index (self->wanted, LmZeckendorfWanted, index).heights, heights, LM_ZECKENDORF_MAX_BINS * sizeof (guint32));
  g_hash_table_insert (self->known, g_memdup2 (heights, LM_ZECKENDORF_MAX_BINS * sizeof (guint32)), GUINT_TO_POINTER (index));
  return TRUE;
}

typedef gboolean (* HeightsFunc) (LmZeckendorfVicinity *self,
                                  const guint32        *heights);

/* Calls @func for what each move of @heights leaves, until it says so. */
static gboolean
for_each_move (LmZeckendorfVicinity      *self,
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
want_too (LmZeckendorfVicinity *self,
          const guint32        *heights)
{
  want (self, heights);
  return TRUE;
}

/* What is wanted of one depth stands behind what is wanted of the depth before. */
static void
collect (LmZeckendorfVicinity *self,
         LmPosition           *position)
{
  guint done = 0;

  want (self, LM_ZECKENDORF_POSITION (position)->heights);
  for (guint depth = 0; depth < DEPTH; depth++)
    for (const guint end = self->wanted->len; done < end; done++)
      {
        guint32 heights[LM_ZECKENDORF_MAX_BINS];

        memcpy (heights, g_array_index (self->wanted, LmZeckendorfWanted, done).heights, sizeof heights);
        for_each_move (self, lm_zeckendorf_position_get_variant (position), heights, want_too);
      }
}

static gboolean
solve_plain (LmZeckendorfVicinity       *self,
             const LmZeckendorfVariant  *variant,
             LmSolveContext             *context,
             GError                    **error)
{
  g_autoptr (LmZeckendorfLayers) layers = lm_zeckendorf_layers_new (variant, self->n, context, error);

  self->n_positions = lm_zeckendorf_count_positions (self->n);
  return layers != NULL
         && lm_zeckendorf_layers_solve (layers, self->n, (LmZeckendorfWanted *) self->wanted->data, self->wanted->len,
                                        context, error);
}

/* In a game with a hole what has left the board lies there. */
static gboolean
solve_hole (LmZeckendorfVicinity  *self,
            guint                  hole,
            LmSolveContext        *context,
            GError               **error)
{
  LmZeckendorfWanted *wanted = (LmZeckendorfWanted *) self->wanted->data;

  for (guint i = 0; i < self->wanted->len; i++)
    wanted[i].heights[hole - 1] = (self->n - lm_zeckendorf_value (wanted[i].heights)) / lm_zeckendorf_fibonacci (hole);

  self->n_positions = lm_zeckendorf_hole_layers_count (hole, self->n);
  return lm_zeckendorf_hole_layers_solve (hole, self->n, wanted, self->wanted->len, context, error);
}

/* Whether layers solve what comes after @position. */
gboolean
lm_zeckendorf_vicinity_serves (LmPosition *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  return lm_zeckendorf_winners_serves (variant)
         || (lm_zeckendorf_hole_layers_serve (variant) && LM_ZECKENDORF_POSITION (position)->stock == 0);
}

/*
 * Solves the game for all positions of the value of @position, layer by layer, and keeps who wins @position and those
 * that come within a few moves. Returns: (transfer full) (nullable): %NULL with @error set.
 */
LmZeckendorfVicinity *
lm_zeckendorf_vicinity_new (LmPosition      *position,
                            LmSolveContext  *context,
                            GError         **error)
{
  g_autoptr (LmZeckendorfVicinity) self = g_object_new (LM_TYPE_ZECKENDORF_VICINITY, NULL);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  self->n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  collect (self, position);
  if (variant->hole > 0 ? solve_hole (self, variant->hole, context, error) : solve_plain (self, variant, context, error))
    return g_steal_pointer (&self);

  return NULL;
}

static gboolean
knows (LmZeckendorfVicinity *self,
       const guint32        *heights)
{
  return g_hash_table_contains (self->known, heights);
}

/* Whether it knows of @position and of all that its moves leave. */
gboolean
lm_zeckendorf_vicinity_holds (LmZeckendorfVicinity *self,
                              LmPosition           *position)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;

  return knows (self, heights) && for_each_move (self, lm_zeckendorf_position_get_variant (position), heights, knows);
}

static LmValue
lm_zeckendorf_vicinity_look_up (LmTable    *table,
                                LmPosition *position,
                                guint      *distance)
{
  LmZeckendorfVicinity *self = LM_ZECKENDORF_VICINITY (table);
  gpointer index;

  if (!g_hash_table_lookup_extended (self->known, LM_ZECKENDORF_POSITION (position)->heights, NULL, &index))
    return LM_VALUE_UNKNOWN;

  return g_array_index (self->wanted, LmZeckendorfWanted, GPOINTER_TO_UINT (index)).value;
}

static guint64
lm_zeckendorf_vicinity_count (LmTable *table)
{
  return LM_ZECKENDORF_VICINITY (table)->n_positions;
}

static guint64
lm_zeckendorf_vicinity_get_bytes (LmTable *table)
{
  return LM_ZECKENDORF_VICINITY (table)->wanted->len * 2 * sizeof (LmZeckendorfWanted);
}
