/* SPDX-License-Identifier: GPL-3.0-or-later */
/* graph.h: the positions that a search has met, each once, with what is known of them. */

#pragma once

#include "key.h"

/* Of a child: the same side decides there. The rest is the child's number. */
#define LM_SLS_SAME_SIDE (1u << 31)

/* A proof number beyond all others: what it counts cannot be done. */
#define LM_SLS_NEVER 1000000000u

typedef struct
{
  guint32 phi; /* how much is still to be shown for the side that decides to win; 0 when it wins */
  guint32 delta; /* the same for it to lose */
  guint32 key; /* where the canonical form begins in the words of the graph */
  guint32 children; /* where its children begin there, once it is expanded */
  guint32 n_children; /* 0 until then */
  guint32 board; /* with two players left, the number of the board */
} LmSlsEntry;

/* Words are counted in 32 bits. */
#define LM_SLS_GRAPH_MAX_WORDS (G_MAXUINT32 - 65536u)

/* The table of positions is in so many parts that none takes long to grow. */
#define LM_SLS_GRAPH_PARTS 256

typedef struct
{
  guint64 *slots; /* by hash: the hash in the upper half, the number of the position below */
  guint32  mask; /* one less than the number of slots, a power of 2 */
  guint32  n_used;
} LmSlsPart;

/*
 * Every canonical form is kept whole, so that a value is never that of another position which happens to have the same
 * hash.
 */
typedef struct
{
  LmSlsEntry *entries; /* all positions */
  guint32    *words; /* canonical forms and lists of children */
  guint64     n_entries;
  guint64     n_words;
  guint64     entries_room; /* how many fit */
  guint64     words_room;
  guint64     n_slots; /* of all parts */
  LmSlsPart   parts[LM_SLS_GRAPH_PARTS]; /* the table that finds positions by their form */
} LmSlsGraph;

gpointer lm_sls_graph_grow         (gpointer         array,
                                    guint64         *room,
                                    guint64          needed,
                                    gsize            size);
void     lm_sls_graph_init         (LmSlsGraph      *graph);
void     lm_sls_graph_clear        (LmSlsGraph      *graph);
guint64  lm_sls_graph_get_size     (LmSlsGraph      *graph);
void     lm_sls_graph_prepare      (LmSlsGraph      *graph,
                                    LmSlsKey        *key);
guint32  lm_sls_graph_insert       (LmSlsGraph      *graph,
                                    const LmSlsKey  *key,
                                    gboolean        *is_new);
void     lm_sls_graph_set_children (LmSlsGraph      *graph,
                                    guint32          number,
                                    const guint32   *children,
                                    guint            n_children);
