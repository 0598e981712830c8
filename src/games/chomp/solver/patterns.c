/* SPDX-License-Identifier: GPL-3.0-or-later */
/* patterns.c: by how much the rank of a shape grows with what is filled into a corner of it. */

#include "solver.h"

/* A list is at most so long. Longer ones are put together from several: a few more jumps, much less memory. */
#define MAX_OFFSETS 256

/*
 * What can be filled on top of some equally long rows, as offsets of the rank.
 * In lexicographic order, so what makes the lowest of the rows at most so long
 * is a beginning of the list.
 */
typedef struct
{
  guint64 *offsets;
  guint    ends[LM_CHOMP_MAX_SIDE + 1]; /* by the length of the lowest row */
  guint    longest;                     /* for lengths beyond this the list would be too long */
} Pattern;

struct _LmChompPatterns
{
  const LmChompLattice *lattice;
  Pattern               patterns[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE + 1][LM_CHOMP_MAX_SIDE + 1];
};

static inline guint64
get_offset (const LmChompLattice *lattice,
            guint                 row,
            guint                 from,
            guint                 to)
{
  return lattice->below[row][to] - lattice->below[row][from];
}

/* Appends what makes the rows from @row on, @n_rows of them, longer than @length, the lowest one at most @longest. */
static void
list_offsets (const LmChompLattice *lattice,
              GArray               *offsets,
              guint64               base,
              guint                 row,
              guint                 n_rows,
              guint                 length,
              guint                 longest)
{
  g_array_append_val (offsets, base);
  if (n_rows == 0)
    return;

  longest = MIN (longest, lattice->limits[row]);
  for (guint next = length + 1; next <= longest && offsets->len <= MAX_OFFSETS; next++)
    list_offsets (lattice, offsets, base + get_offset (lattice, row, length, next), row + 1, n_rows - 1, length, next);
}

static void
make_pattern (Pattern              *pattern,
              const LmChompLattice *lattice,
              guint                 row,
              guint                 n_rows,
              guint                 length)
{
  g_autoptr (GArray) offsets = g_array_new (FALSE, TRUE, sizeof (guint64));
  const guint64 none = 0;

  g_array_append_val (offsets, none);
  pattern->ends[length] = 1;
  pattern->longest = length;
  for (guint next = length + 1; next <= LM_CHOMP_MAX_SIDE; next++)
    {
      if (next <= lattice->limits[row])
        list_offsets (lattice, offsets, get_offset (lattice, row, length, next), row + 1, n_rows - 1, length, next);
      if (offsets->len > MAX_OFFSETS)
        break;

      pattern->ends[next] = offsets->len;
      pattern->longest = next;
    }

  g_array_set_size (offsets, pattern->ends[pattern->longest]);
  pattern->offsets = g_array_steal (offsets, NULL);
}

/* @first: whether the shape itself is left out */
static gboolean
visit (LmChompPatterns *self,
       guint64          rank,
       guint            row,
       guint            n_rows,
       guint            length,
       guint            longest,
       guint            first,
       LmChompVisitor   visitor,
       gpointer         data)
{
  static const guint64 none = 0;
  Pattern *pattern = &self->patterns[row][length][n_rows];

  if (pattern->offsets == NULL)
    make_pattern (pattern, self->lattice, row, n_rows, length);
  if (longest <= pattern->longest)
    return visitor (rank, pattern->offsets + first, pattern->ends[longest] - first, data);

  if (first == 0 && !visitor (rank, &none, 1, data))
    return FALSE;

  longest = MIN (longest, self->lattice->limits[row]);
  for (guint next = length + 1; next <= longest; next++)
    if (!visit (self, rank + get_offset (self->lattice, row, length, next),
                row + 1, n_rows - 1, length, next, 0, visitor, data))
      return FALSE;

  return TRUE;
}

/* Each pattern is made when it is first needed: not for several threads. */
LmChompPatterns *
lm_chomp_patterns_new (const LmChompLattice *lattice)
{
  LmChompPatterns *self = g_new0 (LmChompPatterns, 1);

  self->lattice = lattice;
  return self;
}

void
lm_chomp_patterns_free (LmChompPatterns *self)
{
  Pattern *pattern = &self->patterns[0][0][0];

  for (guint i = 0; i < sizeof self->patterns / sizeof *pattern; i++)
    g_free (pattern[i].offsets);
  g_free (self);
}

/*
 * Visits every shape that is made by filling something into that corner. The list that a corner needs is walked from
 * one end to the other, so that the processor guesses its one long loop right where nested loops over the rows would
 * be guessed wrong at the end of every short one.
 */
gboolean
lm_chomp_patterns_visit (LmChompPatterns *self,
                         guint64          rank,
                         guint            row,
                         guint            n_rows,
                         guint            length,
                         guint            longest,
                         LmChompVisitor   visitor,
                         gpointer         data)
{
  return visit (self, rank, row, n_rows, length, longest, 1, visitor, data);
}
