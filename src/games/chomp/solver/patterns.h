/* SPDX-License-Identifier: GPL-3.0-or-later */
/* patterns.h: by how much the rank of a shape grows with what is filled into a corner of it. */

#pragma once

#include "lattice.h"

typedef struct _LmChompPatterns LmChompPatterns;

/**
 * LmChompVisitor:
 * @base: a rank
 * @offsets: (array length=n): what to add to it
 * @n: how many
 * @data: what was given to lm_chomp_patterns_visit()
 *
 * Takes @n shapes that a shape can grow to: those of rank @base + @offsets.
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (* LmChompVisitor) (guint64         base,
                                     const guint64  *offsets,
                                     guint           n,
                                     gpointer        data);

LmChompPatterns *lm_chomp_patterns_new   (const LmChompLattice  *lattice);
void             lm_chomp_patterns_free  (LmChompPatterns       *self);
gboolean         lm_chomp_patterns_visit (LmChompPatterns       *self,
                                          guint64                rank,
                                          guint                  row,
                                          guint                  n_rows,
                                          guint                  length,
                                          guint                  longest,
                                          LmChompVisitor         visitor,
                                          gpointer               data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmChompPatterns, lm_chomp_patterns_free)
