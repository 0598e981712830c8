/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winners.c: who wins every position of one value, forward or reversed, one bit for each. */

#include "config.h"

#include "winners.h"

#include "crew.h"
#include "engine/lm-error.h"
#include "engine/lm-table.h"
#include "games/zeckendorf/rules/position.h"
#include "ranks.h"
#include "store.h"

struct _LmZeckendorfWinners
{
  GObject            parent_instance;

  LmZeckendorfMode   mode;
  guint64            n_positions;
  LmZeckendorfGrid  *grid;
  LmZeckendorfStore *store;
};

static void lm_zeckendorf_winners_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmZeckendorfWinners, lm_zeckendorf_winners, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_zeckendorf_winners_table_init))

static void
lm_zeckendorf_winners_finalize (GObject *object)
{
  LmZeckendorfWinners *self = LM_ZECKENDORF_WINNERS (object);

  g_clear_pointer (&self->store, lm_zeckendorf_store_free);
  g_clear_pointer (&self->grid, lm_zeckendorf_grid_free);

  G_OBJECT_CLASS (lm_zeckendorf_winners_parent_class)->finalize (object);
}

static void
lm_zeckendorf_winners_class_init (LmZeckendorfWinnersClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_winners_finalize;
}

static void
lm_zeckendorf_winners_init (LmZeckendorfWinners *self)
{
}

/* Whether there are such tables for it: for the forward game and the reversed one, with free ones or stagnant ones. */
gboolean
lm_zeckendorf_winners_serves (const LmZeckendorfVariant *variant)
{
  return variant->kind == LM_ZECKENDORF_FORWARD || variant->kind == LM_ZECKENDORF_REVERSED;
}

static LmZeckendorfMode
get_mode (const LmZeckendorfVariant *variant)
{
  if (variant->kind == LM_ZECKENDORF_FORWARD)
    return LM_ZECKENDORF_MODE_FORWARD;

  return variant->stagnant ? LM_ZECKENDORF_MODE_STAGNANT : LM_ZECKENDORF_MODE_REVERSED;
}

static guint32 *
get_words (LmZeckendorfWinners *self)
{
  return (guint32 *) self->store->memory + LM_ZECKENDORF_KERNEL_GUARD;
}

/* Returns: (transfer full) (nullable): the layout, %NULL when its positions cannot even be counted */
static LmZeckendorfGrid *
make_grid (guint    n,
           guint64 *n_positions,
           guint64 *bytes)
{
  LmZeckendorfGrid *grid;

  *bytes = G_MAXUINT64;
  *n_positions = lm_zeckendorf_count_positions (n);
  if (*n_positions == G_MAXUINT64)
    return NULL;

  grid = lm_zeckendorf_grid_new (n);
  *bytes = (grid->n_words + 2 * LM_ZECKENDORF_KERNEL_GUARD) * sizeof (guint32);
  return grid;
}

/*
 * Whether a table of the positions of value @n may take the memory that it needs; those of smaller values need
 * less. @error: return location for %LM_ERROR_LIMIT, with a sentence that names the number of bytes.
 */
gboolean
lm_zeckendorf_winners_check (guint            n,
                             LmSolveContext  *context,
                             GError         **error)
{
  guint64 n_positions = 0;
  guint64 bytes = 0;
  g_autoptr (LmZeckendorfGrid) grid = make_grid (n, &n_positions, &bytes);

  return lm_zeckendorf_store_check (n_positions, bytes, context, error);
}

static void
set_stopped (LmStop           stop,
             LmSolveContext  *context,
             GError         **error)
{
  if (stop == LM_STOP_TIME)
    {
      g_autofree char *text = lm_solve_context_describe_time (context);
      g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, text);
    }
  else
    lm_solve_context_is_cancelled (context, error);
}

/*
 * Asks for the memory of one table after the other, for what has been written to once need not be cleared by the
 * system again. Returns: (transfer full) (nullable): a table that is yet to be solved, for values up to @max_n, or
 * %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_prepare (const LmZeckendorfVariant  *variant,
                               guint                       max_n,
                               LmSolveContext             *context,
                               GError                    **error)
{
  g_autoptr (LmZeckendorfWinners) self = g_object_new (LM_TYPE_ZECKENDORF_WINNERS, NULL);
  guint64 bytes = 0;

  self->mode = get_mode (variant);
  self->grid = make_grid (max_n, &self->n_positions, &bytes);
  self->store = lm_zeckendorf_store_new (self->n_positions, bytes, context, error);

  return self->store != NULL ? g_steal_pointer (&self) : NULL;
}

/* Makes it the table of all positions of value @n, whatever it was before. Returns: whether it is complete. */
gboolean
lm_zeckendorf_winners_solve (LmZeckendorfWinners  *self,
                             guint                 n,
                             LmSolveContext       *context,
                             GError              **error)
{
  LmStop stop;

  if (self->grid->n != n)
    {
      guint64 bytes;

      lm_zeckendorf_grid_free (self->grid);
      self->grid = make_grid (n, &self->n_positions, &bytes);
    }

  stop = lm_zeckendorf_crew_run (self->grid, self->mode, get_words (self), self->n_positions, NULL, context);
  if (stop != LM_STOP_NO)
    set_stopped (stop, context, error);
  return stop == LM_STOP_NO;
}

/*
 * Counts the game graph. With free ones the game comes to every position, and a formula counts. With stagnant ones
 * the positions are gone through, in the memory of the table, which has to be solved again before it is looked up.
 * Returns: whether it was counted.
 */
gboolean
lm_zeckendorf_winners_count_graph (LmZeckendorfWinners  *self,
                                   LmSolveContext       *context,
                                   guint64              *vertices,
                                   guint64              *edges,
                                   GError              **error)
{
  LmZeckendorfTally tally;
  LmStop stop;

  *vertices = self->n_positions;
  *edges = lm_zeckendorf_count_moves (self->grid->n);
  if (self->mode != LM_ZECKENDORF_MODE_STAGNANT)
    return TRUE;

  stop = lm_zeckendorf_crew_run (self->grid, LM_ZECKENDORF_MODE_REACHED, get_words (self), self->n_positions, &tally, context);
  *vertices = tally.n_vertices;
  *edges = tally.n_edges;
  if (stop != LM_STOP_NO)
    set_stopped (stop, context, error);
  return stop == LM_STOP_NO;
}

/*
 * Solves the game for every position of value @n, the partitions of @n into Fibonacci numbers. That takes 1 to 2
 * bits for each when there are many. Returns: (transfer full) (nullable): the table, or %NULL with @error set.
 */
LmZeckendorfWinners *
lm_zeckendorf_winners_new (const LmZeckendorfVariant  *variant,
                           guint                       n,
                           LmSolveContext             *context,
                           GError                    **error)
{
  g_autoptr (LmZeckendorfWinners) self = lm_zeckendorf_winners_prepare (variant, n, context, error);

  if (self == NULL || !lm_zeckendorf_winners_solve (self, n, context, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* The value for the player to move; lost when there is no move. */
LmValue
lm_zeckendorf_winners_lookup (LmZeckendorfWinners *self,
                              const guint32       *heights)
{
  guint place = 0;
  const guint64 word = lm_zeckendorf_grid_locate (self->grid, heights, &place);
  const guint32 bits = get_words (self)[word];

  return bits >> lm_zeckendorf_kernel_shift (self->mode, place) & 1 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static LmValue
lm_zeckendorf_winners_look_up (LmTable    *table,
                               LmPosition *position,
                               guint      *distance)
{
  return lm_zeckendorf_winners_lookup (LM_ZECKENDORF_WINNERS (table), LM_ZECKENDORF_POSITION (position)->heights);
}

static guint64
lm_zeckendorf_winners_count (LmTable *table)
{
  LmZeckendorfWinners *self = LM_ZECKENDORF_WINNERS (table);

  return self->n_positions;
}

static guint64
lm_zeckendorf_winners_get_bytes (LmTable *table)
{
  LmZeckendorfWinners *self = LM_ZECKENDORF_WINNERS (table);

  return self->store->bytes;
}

static void
lm_zeckendorf_winners_table_init (LmTableInterface *iface)
{
  iface->look_up = lm_zeckendorf_winners_look_up;
  iface->count = lm_zeckendorf_winners_count;
  iface->get_bytes = lm_zeckendorf_winners_get_bytes;
}
