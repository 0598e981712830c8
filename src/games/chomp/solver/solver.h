/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solver.h: how a position is solved, and the tables that are left. */

#pragma once

#include "../rules/rules.h"

/* lattice.c: all shapes within a shape, numbered so that what is within another comes before it. */

/*
 * The shapes in lexicographic order from the bottom row up. The rank of one is the sum over its rows of @below at
 * their length, so ranks change along a move by sums that do not depend on the rows that the move leaves alone, and
 * all shapes with the same rows at the bottom have ranks one after the other.
 */
typedef struct
{
  guint   n_rows;                    /* rows of the largest shape; may be 0 */
  guint   limits[LM_CHOMP_MAX_SIDE]; /* their lengths */
  /* in how many ways a row and all those above it can be filled so that the row itself is shorter than some length */
  guint64 below[LM_CHOMP_MAX_SIDE + 1][LM_CHOMP_MAX_SIDE + 2];
  guint64 count;                     /* how many shapes there are, the empty one among them */
} LmChompLattice;

void lm_chomp_lattice_init   (LmChompLattice       *lattice,
                              const guint8         *limits,
                              guint                 n_rows);
void lm_chomp_lattice_unrank (const LmChompLattice *lattice,
                              guint64               rank,
                              guint8               *rows);

/* @rows: (array fixed-size=20): a shape of @lattice */
static inline guint64
lm_chomp_lattice_rank (const LmChompLattice *lattice,
                       const guint8         *rows)
{
  guint64 rank = 0;

  for (guint i = 0; i < lattice->n_rows; i++)
    rank += lattice->below[i][rows[i]];
  return rank;
}

/* table.c: Chomp or reversed Chomp solved for all shapes within one. */

typedef enum
{
  LM_CHOMP_TABLE_FORWARD, /* Chomp; shapes are what is left */
  /* reversed Chomp; shapes are what is missing of the board, turned by 180 degrees, on which alone it depends who
     wins. The empty one is a full board */
  LM_CHOMP_TABLE_BACKWARD,
} LmChompTableKind;

#define LM_TYPE_CHOMP_TABLE (lm_chomp_table_get_type ())
G_DECLARE_FINAL_TYPE (LmChompTable, lm_chomp_table, LM, CHOMP_TABLE, GObject)

guint64       lm_chomp_table_count          (const LmChompShape  *limit);
gboolean      lm_chomp_table_can_measure    (LmChompTableKind     kind,
                                             const LmChompShape  *limit);
guint64       lm_chomp_table_get_need       (LmChompTableKind     kind,
                                             const LmChompShape  *limit,
                                             gboolean             distances);

LmChompTable *lm_chomp_table_new            (LmChompTableKind     kind,
                                             const LmChompShape  *limit,
                                             gboolean             distances,
                                             LmSolveContext      *context,
                                             GError             **error);
gboolean      lm_chomp_table_holds          (LmChompTable        *self,
                                             const LmChompShape  *shape);
gboolean      lm_chomp_table_has_distances  (LmChompTable        *self);
const LmChompShape *
              lm_chomp_table_get_limit      (LmChompTable        *self);
LmValue       lm_chomp_table_lookup         (LmChompTable        *self,
                                             const LmChompShape  *shape,
                                             guint               *distance);

const LmChompLattice *
              lm_chomp_table_get_lattice    (LmChompTable        *self);
gboolean      lm_chomp_table_turn           (LmChompTable        *self,
                                             const LmChompShape  *shape,
                                             LmChompShape        *turned);
LmValue       lm_chomp_table_lookup_rank    (LmChompTable        *self,
                                             guint64              rank,
                                             guint               *distance);

/* Solves Chomp (forward) and reversed Chomp (backward) for all shapes within one. */

gboolean lm_chomp_forward_fill_distances  (const LmChompLattice  *lattice,
                                           guint8                *distances,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_forward_fill_bits       (const LmChompLattice  *upper,
                                           guint                  n_columns,
                                           guint64 *const        *layers,
                                           guint64               *closed,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_backward_fill_distances (const LmChompLattice  *lattice,
                                           guint8                *distances,
                                           LmSolveContext        *context,
                                           GError               **error);
gboolean lm_chomp_backward_fill_bits      (const LmChompLattice  *lattice,
                                           guint64               *bits,
                                           LmSolveContext        *context,
                                           GError               **error);

/* moves.c: looks through all moves of a position of reversed Chomp, which may be millions. */

/* So many winning moves are kept. */
#define LM_CHOMP_MAX_FOUND_WINS 32

typedef struct
{
  LmChompShape wins[LM_CHOMP_MAX_FOUND_WINS]; /* what winning moves leave missing, the first ones found */
  guint        n_wins;                        /* how many of @wins there are */
  LmChompShape soonest;                       /* what the move leaves missing that wins soonest */
  guint64      n_all_wins;                    /* how many winning moves there are; without one: */
  LmChompShape longest;                       /* what the move leaves missing that delays most */
} LmChompMoves;

gboolean lm_chomp_moves_find (LmChompTable        *table,
                              const LmChompShape  *missing,
                              LmSolveContext      *context,
                              LmChompMoves        *moves,
                              GError             **error);

/* patterns.c: by how much the rank of a shape grows with what is filled into a corner of it. */

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

/* shelf.c: finds the table that answers for a shape, or makes it. */

LmChompTable *lm_chomp_shelf_find (LmChompTableKind     kind,
                                   const LmChompShape  *shape,
                                   gboolean             distances,
                                   LmSolveContext      *context);
LmChompTable *lm_chomp_shelf_get  (LmChompTableKind     kind,
                                   const LmChompShape  *shape,
                                   LmSolveContext      *context,
                                   GError             **error);

/* solve.c: the answers to positions of both games, and the tables of boards that the command line offers. */

/* A position with more moves than this has only the telling ones in its answer. */
#define LM_REVERSED_CHOMP_MAX_ANSWERED 512

extern const LmTableInfo lm_chomp_tables[];
extern const LmTableInfo lm_reversed_chomp_tables[];

LmAnswer *lm_chomp_solve                (LmPosition      *position,
                                         LmSolveContext  *context,
                                         GError         **error);
LmAnswer *lm_reversed_chomp_solve       (LmPosition      *position,
                                         LmSolveContext  *context,
                                         GError         **error);
char     *lm_chomp_describe_no_distance (guint64          n_positions);

/* watch.c: looks up now and then from a long sweep: progress, cancellation, time. */

/* So much work, in memory cells touched, takes a millisecond or two. */
#define LM_CHOMP_WATCH_WORK (1 << 18)

typedef struct
{
  LmSolveContext *context; /* limits, cancellation and progress */
  guint64         total;   /* positions in all */
  guint64         done;    /* positions finished */
  guint64         work;    /* memory cells touched since it last looked up */
  LmStop          stop;    /* why the sweep stops, if it does */
} LmChompWatch;

gboolean lm_chomp_watch_look_up (LmChompWatch  *watch);
gboolean lm_chomp_watch_finish  (LmChompWatch  *watch,
                                 GError       **error);

/* Adds @work done; returns whether to go on. */
static inline gboolean
lm_chomp_watch_add (LmChompWatch *watch,
                    guint64       work)
{
  watch->work += work;
  return watch->work < LM_CHOMP_WATCH_WORK || lm_chomp_watch_look_up (watch);
}
