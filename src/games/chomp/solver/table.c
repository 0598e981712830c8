/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: Chomp or reversed Chomp solved for all shapes within one. */

#include "solver.h"

/* Moves to the end are found for so many shapes in less than a second; one byte each. */
#define MAX_FORWARD_DISTANCES (G_GUINT64_CONSTANT (1) << 26)
#define MAX_BACKWARD_DISTANCES (G_GUINT64_CONSTANT (1) << 21)

/* A byte holds no more. */
#define MAX_SQUARES 254

/* Giving more back takes a while. */
#define LARGE_TABLE (64 * 1024 * 1024)

struct _LmChompTable
{
  GObject           parent_instance;

  LmChompTableKind  kind;
  LmChompShape      limit;
  LmChompLattice    lattice;
  guint64           bytes;

  guint8           *distances;                 /* or else: */
  guint64          *bits;                      /* 1 = won */
  LmChompLattice    upper;                     /* forward: all rows but the bottom one */
  guint64          *layers[LM_CHOMP_MAX_SIDE]; /* forward: in bits, by the length of the bottom row */
};

static void lm_chomp_table_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmChompTable, lm_chomp_table, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_chomp_table_table_init))

static void
lm_chomp_table_finalize (GObject *object)
{
  LmChompTable *self = LM_CHOMP_TABLE (object);

  g_free (self->distances);
  if (self->bytes > LARGE_TABLE && self->bits != NULL)
    lm_memory_release (self->bits, g_free);
  else
    g_free (self->bits);

  G_OBJECT_CLASS (lm_chomp_table_parent_class)->finalize (object);
}

static void
lm_chomp_table_class_init (LmChompTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_chomp_table_finalize;
}

LM_BEGIN_EMPTY (LmChompTable, lm_chomp_table)

/* A table has at most as many rows as columns: that makes the part smaller that is for the work alone. */
static void
normalize (const LmChompShape *shape,
           LmChompShape       *normal)
{
  if (shape->n_rows > shape->rows[0])
    lm_chomp_shape_transpose (shape, normal);
  else
    *normal = *shape;
}

static void
init_upper (LmChompLattice     *upper,
            const LmChompShape *limit)
{
  lm_chomp_lattice_init (upper, limit->rows + 1, limit->n_rows > 0 ? limit->n_rows - 1 : 0);
}

static guint64
count_words (const LmChompLattice *upper,
             guint                 length)
{
  return (upper->below[0][length + 1] + 63) / 64;
}

/* Words of 64 bits, for the table and for the work on it. */
static guint64
count_all_words (LmChompTableKind    kind,
                 const LmChompShape *limit,
                 guint64            *for_work)
{
  LmChompLattice lattice;
  guint64 words = 0;

  *for_work = 0;
  if (kind == LM_CHOMP_TABLE_BACKWARD)
    {
      lm_chomp_lattice_init (&lattice, limit->rows, limit->n_rows);
      return (lattice.count + 63) / 64;
    }

  init_upper (&lattice, limit);
  for (guint length = 1; length <= limit->rows[0]; length++)
    words += count_words (&lattice, length);
  *for_work = (lattice.count + 63) / 64;
  return words;
}

/* How many shapes are within @limit, the empty one and itself too: at most C(40, 20), about 1.4 · 10^11. */
guint64
lm_chomp_table_count (const LmChompShape *limit)
{
  LmChompLattice lattice;

  lm_chomp_lattice_init (&lattice, limit->rows, limit->n_rows);
  return lattice.count;
}

/* Whether the shapes within @limit are few enough for a table with the moves to the end. */
gboolean
lm_chomp_table_can_measure (LmChompTableKind    kind,
                            const LmChompShape *limit)
{
  return lm_chomp_shape_count_squares (limit) <= MAX_SQUARES
         && lm_chomp_table_count (limit) <= (kind == LM_CHOMP_TABLE_FORWARD ? MAX_FORWARD_DISTANCES
                                                                            : MAX_BACKWARD_DISTANCES);
}

/* Bytes, together with what the work alone needs. */
guint64
lm_chomp_table_get_need (LmChompTableKind    kind,
                         const LmChompShape *limit,
                         gboolean            distances)
{
  LmChompShape normal;
  guint64 words;
  guint64 for_work;

  if (distances)
    return lm_chomp_table_count (limit);

  normalize (limit, &normal);
  words = count_all_words (kind, &normal, &for_work);
  return (words + for_work) * sizeof (guint64);
}

static gboolean
set_no_memory (guint64   bytes,
               GError  **error)
{
  g_autofree char *needed = g_format_size_full (bytes, G_FORMAT_SIZE_IEC_UNITS);

  return lm_refuse (error, LM_ERROR_LIMIT, _("The system has not the %s of memory that this table needs."), needed);
}

static gboolean
fill_distances (LmChompTable    *self,
                LmSolveContext  *context,
                GError         **error)
{
  self->bytes = self->lattice.count;
  self->distances = g_try_malloc (self->bytes);
  if (self->distances == NULL)
    return set_no_memory (self->bytes, error);

  return self->kind == LM_CHOMP_TABLE_FORWARD
           ? lm_chomp_forward_fill_distances (&self->lattice, self->distances, context, error)
           : lm_chomp_backward_fill_distances (&self->lattice, self->distances, context, error);
}

static void
place_layers (LmChompTable *self)
{
  guint64 *layer = self->bits;

  init_upper (&self->upper, &self->limit);
  for (guint length = 1; length <= self->limit.rows[0]; length++)
    {
      self->layers[length - 1] = layer;
      layer += count_words (&self->upper, length);
    }
}

static gboolean
fill_bits (LmChompTable    *self,
           LmSolveContext  *context,
           GError         **error)
{
  guint64 for_work;
  const guint64 words = count_all_words (self->kind, &self->limit, &for_work);
  g_autofree guint64 *closed = NULL;

  self->bytes = words * sizeof (guint64);
  self->bits = g_try_malloc0 (self->bytes);
  if (for_work > 0)
    closed = g_try_malloc0 (for_work * sizeof (guint64));
  if (self->bits == NULL || (for_work > 0 && closed == NULL))
    return set_no_memory (self->bytes + for_work * sizeof (guint64), error);

  if (self->kind == LM_CHOMP_TABLE_BACKWARD)
    return lm_chomp_backward_fill_bits (&self->lattice, self->bits, context, error);

  place_layers (self);
  return lm_chomp_forward_fill_bits (&self->upper, self->limit.rows[0],
                                     self->layers, closed, context, error);
}

/* Solves all shapes within @limit, with a bit for each, or a byte when with the moves to the end. */
LmChompTable *
lm_chomp_table_new (LmChompTableKind     kind,
                    const LmChompShape  *limit,
                    gboolean             distances,
                    LmSolveContext      *context,
                    GError             **error)
{
  g_autoptr (LmChompTable) self = NULL;
  const guint64 need = lm_chomp_table_get_need (kind, limit, distances);

  if (!lm_solve_context_check_memory (context, need, error))
    return NULL;

  lm_table_cache_reserve (lm_solve_context_get_cache (context), need);
  self = g_object_new (LM_TYPE_CHOMP_TABLE, NULL);
  self->kind = kind;
  normalize (limit, &self->limit);
  lm_chomp_lattice_init (&self->lattice, self->limit.rows, self->limit.n_rows);
  if (!(distances ? fill_distances (self, context, error) : fill_bits (self, context, error)))
    return NULL;

  return g_steal_pointer (&self);
}

static gboolean
is_within (const LmChompShape *shape,
           const LmChompShape *limit)
{
  if (shape->n_rows > limit->n_rows)
    return FALSE;
  for (guint i = 0; i < shape->n_rows; i++)
    if (shape->rows[i] > limit->rows[i])
      return FALSE;

  return TRUE;
}

/* Whether @shape or its transpose, which is as good, is in it. */
gboolean
lm_chomp_table_holds (LmChompTable       *self,
                      const LmChompShape *shape)
{
  LmChompShape transposed;

  if (is_within (shape, &self->limit))
    return TRUE;

  lm_chomp_shape_transpose (shape, &transposed);
  return is_within (&transposed, &self->limit);
}

/* Turns @shape so that it is in the table; returns whether it is the transpose. */
gboolean
lm_chomp_table_turn (LmChompTable       *self,
                     const LmChompShape *shape,
                     LmChompShape       *turned)
{
  *turned = *shape;
  if (is_within (shape, &self->limit))
    return FALSE;

  lm_chomp_shape_transpose (shape, turned);
  return TRUE;
}

gboolean
lm_chomp_table_has_distances (LmChompTable *self)
{
  return self->distances != NULL;
}

const LmChompShape *
lm_chomp_table_get_limit (LmChompTable *self)
{
  return &self->limit;
}

const LmChompLattice *
lm_chomp_table_get_lattice (LmChompTable *self)
{
  return &self->lattice;
}

static LmValue
read_bit (const guint64 *bits,
          guint64        rank)
{
  return bits[rank / 64] >> rank % 64 & 1 ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

LmValue
lm_chomp_table_lookup_rank (LmChompTable *self,
                            guint64       rank,
                            guint        *distance)
{
  if (self->distances == NULL)
    {
      *distance = LM_DISTANCE_UNKNOWN;
      return read_bit (self->bits, rank);
    }

  *distance = self->distances[rank];
  return *distance % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

LmValue
lm_chomp_table_lookup (LmChompTable       *self,
                       const LmChompShape *shape,
                       guint              *distance)
{
  LmChompShape turned;

  lm_chomp_table_turn (self, shape, &turned);
  if (self->kind == LM_CHOMP_TABLE_BACKWARD || self->distances != NULL)
    return lm_chomp_table_lookup_rank (self, lm_chomp_lattice_rank (&self->lattice, turned.rows), distance);

  *distance = LM_DISTANCE_UNKNOWN;
  return read_bit (self->layers[turned.rows[0] - 1], lm_chomp_lattice_rank (&self->upper, turned.rows + 1));
}

static guint64
lm_chomp_table_get_bytes (LmTable *table)
{
  return LM_CHOMP_TABLE (table)->bytes;
}

static void
lm_chomp_table_table_init (LmTableInterface *iface)
{
  iface->get_bytes = lm_chomp_table_get_bytes;
}
