/* SPDX-License-Identifier: GPL-3.0-or-later */
/* search.c: exact search of the game between two sides. */

#include "solver.h"

/*
 * Depth-first proof-number search over a graph that is kept. It ends, for the game does: a placement takes a chip from a
 * hand to the board, a capture takes a chip out of the game, an elimination a player, and a rescue is followed by a
 * placement; so (players, chips in the game, chips in hands) goes down in the order of a dictionary from one placement
 * to the next, and no position comes twice.
 */

#define POLL_INTERVAL 512

/* Freeing more takes longer than whoever cancels should wait. */
#define LARGE_SEARCH (64 * 1024 * 1024)

struct _LmSlsSearch
{
  GObject         parent_instance;

  LmSlsExpander   expander;
  LmSolveContext *context;
  guint64         expanded;
  guint64         last_expanded; /* of this question */
  LmSlsStop       stop;
};

static void lm_sls_search_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSlsSearch, lm_sls_search, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_sls_search_table_init))

/* @graph: what is left of a search when nobody asks it any more. */
static void
remains_free (gpointer graph)
{
  lm_sls_graph_clear (graph);
  g_free (graph);
}

static void
lm_sls_search_finalize (GObject *object)
{
  LmSlsSearch *self = LM_SLS_SEARCH (object);
  LmSlsGraph *remains = g_memdup2 (&self->expander.graph, sizeof (LmSlsGraph));

  if (lm_sls_graph_get_size (&self->expander.graph) > LARGE_SEARCH)
    lm_memory_release (remains, remains_free);
  else
    remains_free (remains);

  G_OBJECT_CLASS (lm_sls_search_parent_class)->finalize (object);
}

static void
lm_sls_search_class_init (LmSlsSearchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_sls_search_finalize;
}

static void
lm_sls_search_init (LmSlsSearch *self)
{
  lm_sls_graph_init (&self->expander.graph);
}

/* @context: must live as long as the search is asked. */
LmSlsSearch *
lm_sls_search_new (const LmSlsState *rules,
                   LmSolveContext   *context)
{
  LmSlsSearch *search = g_object_new (LM_TYPE_SLS_SEARCH, NULL);

  lm_sls_state_copy (&search->expander.rules, rules);
  search->context = context;
  return search;
}

static char *
get_cache_key (const LmSlsState *rules)
{
  return g_strdup_printf ("so-long-sucker %u %u", rules->max_piles, rules->dead_discard);
}

/*
 * The moves of a position and the answers to them have most of what is below them in common, so the last search under
 * the same rules is gone on with, unless it fills half of the memory. To be given back by lm_sls_search_leave().
 */
LmSlsSearch *
lm_sls_search_take (const LmSlsState *rules,
                    LmSolveContext   *context)
{
  g_autofree char *key = get_cache_key (rules);
  g_autoptr (LmSlsSearch) search = lm_table_cache_take (lm_solve_context_get_cache (context), key);

  if (search == NULL || lm_sls_graph_get_size (&search->expander.graph) > lm_solve_context_get_memory (context) / 2)
    return lm_sls_search_new (rules, context);

  search->context = context;
  return g_steal_pointer (&search);
}

void
lm_sls_search_leave (LmSlsSearch *search)
{
  g_autofree char *key = get_cache_key (&search->expander.rules);

  lm_table_cache_insert (lm_solve_context_get_cache (search->context), key, search);
  search->context = NULL;
}

/* How many positions it has met, each counted once. */
guint64
lm_sls_search_get_positions (LmSlsSearch *search)
{
  return search->expander.graph.n_entries;
}

/* How many positions it has expanded. */
guint64
lm_sls_search_get_effort (LmSlsSearch *search)
{
  return search->expanded;
}

static void
check_limits (LmSlsSearch *search)
{
  LmStop stop;

  if (search->expanded >= search->last_expanded)
    search->stop = LM_SLS_STOP_EFFORT;
  if (lm_sls_graph_get_size (&search->expander.graph) > lm_solve_context_get_memory (search->context)
      || search->expander.graph.n_words > LM_SLS_GRAPH_MAX_WORDS)
    search->stop = LM_SLS_STOP_MEMORY;
  if (search->expanded % POLL_INTERVAL != 0)
    return;

  lm_table_cache_reserve (lm_solve_context_get_cache (search->context), lm_sls_graph_get_size (&search->expander.graph));
  stop = lm_solve_context_poll (search->context);
  if (stop == LM_STOP_CANCELLED)
    search->stop = LM_SLS_STOP_CANCELLED;
  else if (stop == LM_STOP_TIME)
    search->stop = LM_SLS_STOP_TIME;
  lm_solve_context_set_progress (search->context, search->expander.graph.n_entries, 0);
}

static void
expand (LmSlsSearch *search,
        guint32      number)
{
  search->expanded++;
  check_limits (search);
  if (!lm_sls_expander_expand (&search->expander, number) && search->stop == LM_SLS_STOP_NO)
    search->stop = LM_SLS_STOP_EFFORT;
}

/* What the children of a node show, and the one to go on with. */
typedef struct
{
  guint32 phi;
  guint32 delta;
  guint32 best;
  guint32 second; /* the least phi after the best one's */
} Outlook;

/*
 * The side that decides wins with any child, and loses with all. For the latter the largest number counts, not the sum
 * of all: the children share most of what is below them, and what refutes one of them refutes others. Measured on
 * positions of 14 to 16 chips this takes a tenth of the positions that a sum takes, or the largest number and one for
 * each of the others.
 */
static void
look (LmSlsGraph *graph,
      guint32     number,
      Outlook    *outlook)
{
  const LmSlsEntry *entry = &graph->entries[number];
  const guint32 *children = graph->words + entry->children;

  *outlook = (Outlook) { .phi = LM_SLS_NEVER, .second = LM_SLS_NEVER };
  for (guint i = 0; i < entry->n_children; i++)
    {
      const LmSlsEntry *child = &graph->entries[children[i] & ~LM_SLS_SAME_SIDE];
      const gboolean same = (children[i] & LM_SLS_SAME_SIDE) != 0;
      const guint32 win = same ? child->phi : child->delta;
      const guint32 lose = same ? child->delta : child->phi;

      if (win < outlook->phi)
        {
          outlook->second = outlook->phi;
          outlook->phi = win;
          outlook->best = children[i];
        }
      else
        outlook->second = MIN (outlook->second, win);

      outlook->delta = MAX (outlook->delta, lose);
    }

  if (outlook->phi == 0)
    outlook->delta = LM_SLS_NEVER;
}

/* Works below @number until one of its numbers reaches its bound, or the search has to stop. */
static void
descend (LmSlsSearch *search,
         guint32      number,
         guint32      phi_bound,
         guint32      delta_bound)
{
  LmSlsGraph *graph = &search->expander.graph;
  Outlook outlook;

  if (lm_sls_entry_is_settled (&graph->entries[number]))
    return;

  if (graph->entries[number].n_children == 0)
    expand (search, number);

  while (graph->entries[number].n_children > 0)
    {
      guint32 win_bound;

      look (graph, number, &outlook);
      graph->entries[number].phi = outlook.phi;
      graph->entries[number].delta = outlook.delta;
      if (outlook.phi >= phi_bound || outlook.delta >= delta_bound || search->stop != LM_SLS_STOP_NO)
        return;

      win_bound = MIN (phi_bound, outlook.second + 1 + outlook.second / 4);
      if (outlook.best & LM_SLS_SAME_SIDE)
        descend (search, outlook.best & ~LM_SLS_SAME_SIDE, win_bound, delta_bound);
      else
        descend (search, outlook.best, delta_bound, win_bound);
    }
}

/*
 * Whether @side, a bit for everyone who plays together against all others, can make sure that the winner is one of them.
 * What one question has found is there for the next one. @effort: how many positions to expand at most. @stop: why it
 * was not decided.
 */
LmValue
lm_sls_search_decide (LmSlsSearch      *search,
                      const LmSlsState *state,
                      guint             side,
                      guint64           effort,
                      LmSlsStop        *stop)
{
  LmSlsNode node;
  LmValue value;
  guint32 number;

  *stop = LM_SLS_STOP_NO;
  lm_sls_node_init (&node, state, side);
  value = lm_sls_node_judge (&node);
  if (value != LM_VALUE_UNKNOWN)
    return value;

  number = lm_sls_expander_enter (&search->expander, &node);
  search->stop = LM_SLS_STOP_NO;
  search->last_expanded = effort < G_MAXUINT64 - search->expanded ? search->expanded + effort : G_MAXUINT64;
  if (!lm_sls_entry_is_settled (&search->expander.graph.entries[number]))
    descend (search, number, LM_SLS_NEVER, LM_SLS_NEVER);

  *stop = search->stop;
  value = lm_sls_entry_get_value (&search->expander.graph.entries[number], lm_sls_node_decides (&node));
  if (value != LM_VALUE_UNKNOWN)
    *stop = LM_SLS_STOP_NO;
  return value;
}

/* As lm_sls_search_decide(), of the position after @move. */
LmValue
lm_sls_search_try (LmSlsSearch      *search,
                   const LmSlsState *state,
                   LmSlsMove         move,
                   guint             side,
                   guint64           effort,
                   LmSlsStop        *stop)
{
  LmSlsState after;

  lm_sls_state_copy (&after, state);
  lm_sls_state_apply (&after, move);
  return lm_sls_search_decide (search, &after, side, effort, stop);
}

static guint64
lm_sls_search_get_bytes (LmTable *table)
{
  return lm_sls_graph_get_size (&LM_SLS_SEARCH (table)->expander.graph);
}

static void
lm_sls_search_table_init (LmTableInterface *iface)
{
  iface->get_bytes = lm_sls_search_get_bytes;
}
