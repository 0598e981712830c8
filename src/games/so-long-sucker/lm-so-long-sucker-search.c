/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-search.c: exact search of the game between two sides. */

#include "lm-so-long-sucker-search.h"

#include "engine/lm-release.h"
#include "lm-so-long-sucker-graph.h"
#include "lm-so-long-sucker-known.h"
#include "lm-so-long-sucker-theory.h"

#include <string.h>

/*
 * Depth-first proof-number search over a graph that is kept. It ends, for the
 * game does: a placement takes a chip from a hand to the board, a capture takes
 * a chip out of the game, an elimination a player, and a rescue is followed by a
 * placement; so (players, chips in the game, chips in hands) goes down in the
 * order of a dictionary from one placement to the next, and no position comes
 * twice.
 *
 * What is left out of the search:
 *
 * 1. Of placements on piles of one canonical form all but one.
 * 2. Discards of more than one chip, for a side of one player. A player
 *    who wins with some chips in hand also wins with more: by playing as
 *    without the others. Whoever wins alone is never at a loss for a chip, so
 *    the others come to no use, and nothing that the opponents can do depends
 *    on them. And keeping all but one of a pile keeps more than any other
 *    discard that this one is part of.
 * 3. With two players left, gifts and discards out of turn (SLS, 4.2); with
 *    more, all but one prisoner for a player who must move without chips.
 */

#define POLL_INTERVAL 512

/* More than all placements. A captured pile of very many discards is not looked into. */
#define MAX_CHILDREN 4096

#define NO_BOARD G_MAXUINT32

/* Freeing more takes longer than whoever cancels should wait. */
#define LARGE_SEARCH (16 * 1024 * 1024)

/* So many children are prepared together; see lm_sls_graph_prepare(). */
#define MAX_PENDING 32

/**
 * Pending:
 * @key: a child's canonical form
 * @board: with two players left, the form of its board
 * @is_of_two: whether there are two players left
 * @decider: whether the side decides there
 * @phi: a first guess at its numbers
 * @delta: a first guess at its numbers
 *
 * A child on its way into the graph.
 */
typedef struct
{
  LmSlsKey key;
  LmSlsKey board;
  gboolean is_of_two;
  gboolean decider;
  guint32  phi;
  guint32  delta;
} Pending;

struct _LmSlsSearch
{
  GObject         parent_instance;

  LmSlsGraph      graph;
  LmSlsKnown      known;
  LmSlsState      rules;
  LmSolveContext *context;
  guint64         expanded;
  guint64         last_expanded; /* of this question */
  LmSlsStop       stop;

  /* Of the node that is being expanded. */
  LmSlsNode       node;
  guint32         children[MAX_CHILDREN];
  guint           n_children;
  Pending         pending[MAX_PENDING];
  guint           n_pending;
  gboolean        won;
};

/* What is left of a search when nobody asks it any more. */
typedef struct
{
  LmSlsGraph graph;
  LmSlsKnown known;
} Remains;

G_DEFINE_FINAL_TYPE (LmSlsSearch, lm_sls_search, G_TYPE_OBJECT)

static guint64
get_size (LmSlsSearch *search)
{
  return lm_sls_graph_get_size (&search->graph) + lm_sls_known_get_size (&search->known);
}

static void
remains_free (gpointer data)
{
  Remains *remains = data;

  lm_sls_graph_clear (&remains->graph);
  lm_sls_known_clear (&remains->known);
  g_free (remains);
}

static void
lm_sls_search_finalize (GObject *object)
{
  LmSlsSearch *self = LM_SLS_SEARCH (object);
  Remains *remains = g_new (Remains, 1);
  const gboolean is_large = get_size (self) > LARGE_SEARCH;

  remains->graph = self->graph;
  remains->known = self->known;
  if (is_large)
    lm_release_aside (remains, remains_free);
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
  lm_sls_graph_init (&self->graph);
  lm_sls_known_init (&self->known);
}

/**
 * lm_sls_search_new:
 * @rules: a state with the number of piles and the option that hold
 * @context: limits, cancellation and progress; must live as long as the search
 *   is asked
 *
 * Returns: (transfer full): a search that has not begun
 */
LmSlsSearch *
lm_sls_search_new (const LmSlsState *rules,
                   LmSolveContext   *context)
{
  LmSlsSearch *search = g_object_new (LM_TYPE_SLS_SEARCH, NULL);

  lm_sls_state_copy (&search->rules, rules);
  search->context = context;
  return search;
}

static char *
get_cache_key (const LmSlsState *rules)
{
  return g_strdup_printf ("so-long-sucker %u %u", rules->max_piles, rules->dead_discard);
}

/**
 * lm_sls_search_take:
 * @rules: a state with the number of piles and the option that hold
 * @context: limits, cancellation, progress and cache; must live as long as the
 *   search is asked
 *
 * The moves of a position and the answers to them have most of what is below
 * them in common, so the last search under the same rules is gone on with.
 *
 * Returns: (transfer full): that search, or a new one when there is none or it
 *   fills half of the memory; to be given back by lm_sls_search_leave()
 */
LmSlsSearch *
lm_sls_search_take (const LmSlsState *rules,
                    LmSolveContext   *context)
{
  g_autofree char *key = get_cache_key (rules);
  g_autoptr (LmSlsSearch) search = lm_table_cache_lookup (lm_solve_context_get_cache (context), key);

  if (search == NULL || get_size (search) > lm_solve_context_get_memory (context) / 2)
    return lm_sls_search_new (rules, context);

  search->context = context;
  return g_steal_pointer (&search);
}

/**
 * lm_sls_search_leave:
 * @search: a search that was taken
 *
 * Puts it into the cache for the next question.
 */
void
lm_sls_search_leave (LmSlsSearch *search)
{
  g_autofree char *key = get_cache_key (&search->rules);

  lm_table_cache_insert (lm_solve_context_get_cache (search->context), key, search, get_size (search));
  search->context = NULL;
}

/**
 * lm_sls_search_get_positions:
 * @search: a search
 *
 * Returns: how many positions it has met, each counted once
 */
guint64
lm_sls_search_get_positions (LmSlsSearch *search)
{
  return search->graph.n_entries;
}

/**
 * lm_sls_search_get_effort:
 * @search: a search
 *
 * Returns: how many positions it has expanded
 */
guint64
lm_sls_search_get_effort (LmSlsSearch *search)
{
  return search->expanded;
}

/* Whether the side of @player plays for @side to win. */
static gboolean
is_in (guint side,
       guint player)
{
  return (side & LM_SLS_BIT (player)) != 0;
}

/* Who decides: the side of the player to move, unless their partners have been asked for a chip in vain. */
static gboolean
decides (const LmSlsNode *node)
{
  return is_in (node->side, node->state.turn) != (node->asked != 0);
}

/* %LM_VALUE_UNKNOWN where the rules or the theorem do not settle whether @side wins. */
static LmValue
judge (const LmSlsNode *node)
{
  const LmSlsState *state = &node->state;
  LmSlsTheory theory;
  gboolean mover_wins;

  if ((state->left & ~node->side) == 0)
    return LM_VALUE_WIN;
  if ((state->left & node->side) == 0)
    return LM_VALUE_LOSS;
  if (lm_sls_state_count_left (state) > 2)
    return LM_VALUE_UNKNOWN;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    mover_wins = FALSE;
  else if (lm_sls_theory_applies (state))
    {
      lm_sls_theory_read (state, &theory);
      mover_wins = theory.wins;
    }
  else
    return LM_VALUE_UNKNOWN;

  return mover_wins == is_in (node->side, state->turn) ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

static void
settle (LmSlsEntry *entry,
        gboolean    wins)
{
  entry->phi = wins ? 0 : LM_SLS_NEVER;
  entry->delta = wins ? LM_SLS_NEVER : 0;
}

static LmValue
read_value (const LmSlsEntry *entry,
            gboolean          decider)
{
  if (entry->phi != 0 && entry->delta != 0)
    return LM_VALUE_UNKNOWN;

  return (entry->phi == 0) == decider ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

/*
 * A first guess at the numbers, by the inequality of the theorem as if there
 * were no other colours, and twice by all chips in hand, which are spare moves.
 * It orders the search and decides nothing; the weights are those that were
 * measured to need the fewest positions.
 */
static void
guess (Pending          *pending,
       const LmSlsState *state)
{
  LmSlsTheory theory;
  guint own, other;

  lm_sls_theory_read (state, &theory);
  lm_sls_theory_get_bars (&theory, &own, &other);
  own += 2 * lm_sls_count (state->hands[theory.mover]);
  other += 2 * lm_sls_count (state->hands[theory.opponent]);
  pending->phi = other > own ? 1 + other - own : 1;
  pending->delta = own > other ? 1 + own - other : 1;
}

static gboolean
is_settled (const LmSlsEntry *entry)
{
  return entry->phi == 0 || entry->delta == 0;
}

/* The two hands of a canonical form with two players left. */
static const guint32 *
get_hands (LmSlsSearch      *search,
           const LmSlsEntry *entry)
{
  return search->graph.words + entry->key + 1;
}

/* Settles a position with two players left if the hands known of its board tell its value. */
static void
recall (LmSlsSearch *search,
        LmSlsEntry  *entry)
{
  LmValue value;

  if (is_settled (entry) || entry->board == NO_BOARD)
    return;

  value = lm_sls_known_look (&search->known, entry->board, get_hands (search, entry)[0], get_hands (search, entry)[1]);
  if (value != LM_VALUE_UNKNOWN)
    settle (entry, value == LM_VALUE_WIN);
}

/* Takes down what has been found of a position. */
static void
remember (LmSlsSearch      *search,
          const LmSlsEntry *entry)
{
  if (is_settled (entry) && entry->board != NO_BOARD)
    lm_sls_known_add (&search->known, entry->board, get_hands (search, entry)[0], get_hands (search, entry)[1],
                      entry->phi == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
}

static void
prepare (LmSlsSearch     *search,
         Pending         *pending,
         const LmSlsNode *node)
{
  lm_sls_key_encode (&pending->key, node);
  lm_sls_graph_prepare (&search->graph, &pending->key);
  pending->decider = decides (node);
  pending->is_of_two = lm_sls_state_count_left (&node->state) == 2;
  pending->phi = pending->delta = 1;
  if (!pending->is_of_two)
    return;

  guess (pending, &node->state);
  lm_sls_known_prepare (&search->known, &pending->key, &pending->board);
}

/* The number of what was prepared. */
static guint32
enter (LmSlsSearch   *search,
       const Pending *pending)
{
  LmSlsEntry *entry;
  gboolean is_new;
  const guint32 number = lm_sls_graph_insert (&search->graph, &pending->key, &is_new);

  entry = &search->graph.entries[number];
  if (is_new)
    {
      entry->phi = pending->phi;
      entry->delta = pending->delta;
      entry->board = pending->is_of_two ? lm_sls_known_enter (&search->known, &pending->board) : NO_BOARD;
    }

  recall (search, entry);
  return number;
}

/* Lists the children that were prepared, but for those that are known to lose for who decides now. */
static void
flush (LmSlsSearch *search)
{
  const gboolean decider = decides (&search->node);

  for (guint i = 0; i < search->n_pending && !search->won; i++)
    {
      const Pending *pending = &search->pending[i];
      const guint32 number = enter (search, pending);
      const LmValue value = read_value (&search->graph.entries[number], pending->decider);

      if (value == LM_VALUE_UNKNOWN)
        search->children[search->n_children++] = number | (pending->decider == decider ? LM_SLS_SAME_SIDE : 0);
      else
        search->won = (value == LM_VALUE_WIN) == decider;
    }

  search->n_pending = 0;
}

/* Adds a child, unless it is known to lose; with one that wins the others do not matter. */
static void
add_child (LmSlsSearch     *search,
           const LmSlsNode *child)
{
  const LmValue value = judge (child);

  if (value != LM_VALUE_UNKNOWN)
    {
      search->won = search->won || (value == LM_VALUE_WIN) == decides (&search->node);
      return;
    }

  prepare (search, &search->pending[search->n_pending++], child);
  if (search->n_pending == MAX_PENDING)
    flush (search);
}

static void
add_move (LmSlsSearch *search,
          LmSlsMove    move)
{
  LmSlsNode child;

  lm_sls_state_copy (&child.state, &search->node.state);
  child.side = search->node.side;
  child.asked = 0;
  lm_sls_state_apply (&child.state, move);
  add_child (search, &child);
}

static gboolean
is_same_pile (const LmSlsState *state,
              guint             pile)
{
  return pile > 1 && memcmp (&state->piles[pile - 1], &state->piles[pile - 2], sizeof (LmSlsPile)) == 0;
}

/* The piles of an expanded node are sorted, so equal ones are neighbours. */
static void
add_placements (LmSlsSearch *search)
{
  LmSlsMove moves[LM_SLS_MAX_PLACEMENTS];
  const guint n_moves = lm_sls_state_list_moves (&search->node.state, moves, LM_SLS_MAX_PLACEMENTS);

  for (guint i = 0; i < n_moves && !search->won; i++)
    if (!is_same_pile (&search->node.state, LM_SLS_MOVE_PILE (moves[i])))
      add_move (search, moves[i]);
}

static guint
get_partners (const LmSlsNode *node)
{
  return is_in (node->side, node->state.turn) ? node->side : ~(guint) node->side;
}

static gboolean
is_alone (const LmSlsNode *node)
{
  return (node->state.left & get_partners (node)) == LM_SLS_BIT (node->state.turn);
}

static void
add_single_discards (LmSlsSearch *search)
{
  for (guint i = 0; i < LM_SLS_PLAYERS && !search->won; i++)
    {
      guint8 counts[LM_SLS_PLAYERS] = { 0 };

      counts[i] = 1;
      if (search->node.state.captured[i] > 0)
        add_move (search, lm_sls_move_discard (counts));
    }
}

static void
add_discards (LmSlsSearch *search)
{
  const guint64 n_moves = lm_sls_state_count_moves (&search->node.state);

  if (is_alone (&search->node))
    add_single_discards (search);
  else if (n_moves > MAX_CHILDREN)
    search->stop = search->stop == LM_SLS_STOP_NO ? LM_SLS_STOP_EFFORT : search->stop;
  else
    for (guint64 i = 0; i < n_moves && !search->won; i++)
      add_move (search, lm_sls_state_nth_move (&search->node.state, i));
}

/* The partners are asked for a chip first, then the others; when all decline the player is out. */
static void
add_rescues (LmSlsSearch *search)
{
  const LmSlsNode *node = &search->node;
  const guint partners = get_partners (node);
  LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS];
  const guint n_moves = lm_sls_state_list_rescues (&node->state, node->asked ? ~partners : partners, moves);

  for (guint i = 0; i < n_moves && !search->won; i++)
    add_move (search, moves[i]);

  if (!node->asked && lm_sls_state_list_rescues (&node->state, ~partners, moves) > 0)
    {
      LmSlsNode child = *node;

      child.asked = 1;
      add_child (search, &child);
    }
  else
    add_move (search, LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT));
}

static void
add_children (LmSlsSearch *search)
{
  search->n_children = 0;
  search->won = FALSE;
  switch (lm_sls_state_get_phase (&search->node.state))
    {
    case LM_SLS_PLACE:
      add_placements (search);
      break;
    case LM_SLS_DISCARD:
      add_discards (search);
      break;
    case LM_SLS_NO_CHIPS:
    case LM_SLS_OVER:
    default:
      add_rescues (search);
      break;
    }
  flush (search);
}

static void
check_limits (LmSlsSearch *search)
{
  LmStop stop;

  if (search->expanded >= search->last_expanded)
    search->stop = LM_SLS_STOP_EFFORT;
  if (search->expanded % POLL_INTERVAL != 0)
    return;

  stop = lm_solve_context_poll (search->context);
  if (stop == LM_STOP_CANCELLED)
    search->stop = LM_SLS_STOP_CANCELLED;
  else if (stop == LM_STOP_TIME)
    search->stop = LM_SLS_STOP_TIME;
  else if (get_size (search) > lm_solve_context_get_memory (search->context)
           || search->graph.n_words > LM_SLS_GRAPH_MAX_WORDS)
    search->stop = LM_SLS_STOP_MEMORY;
  lm_solve_context_set_progress (search->context, search->graph.n_entries, 0);
}

static void
expand (LmSlsSearch *search,
        guint32      number)
{
  LmSlsGraph *graph = &search->graph;

  search->expanded++;
  check_limits (search);
  lm_sls_key_decode (graph->words + graph->entries[number].key, &search->rules, &search->node);
  add_children (search);
  /* Children may be missing. */
  if (search->n_children == 0 && search->stop != LM_SLS_STOP_NO && !search->won)
    return;
  if (search->won || search->n_children == 0)
    {
      settle (&graph->entries[number], search->won);
      remember (search, &graph->entries[number]);
    }
  else
    lm_sls_graph_set_children (graph, number, search->children, search->n_children);
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
 * The side that decides wins with any child, and loses with all. For the
 * latter the largest number counts, not the sum of all: the children share most
 * of what is below them, and what refutes one of them refutes others. Measured
 * on positions of 14 to 16 chips this takes a tenth of the positions that a sum
 * takes, or the largest number and one for each of the others.
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
  LmSlsGraph *graph = &search->graph;
  Outlook outlook;

  recall (search, &graph->entries[number]);
  if (is_settled (&graph->entries[number]))
    return;

  if (graph->entries[number].n_children == 0)
    expand (search, number);

  while (graph->entries[number].n_children > 0)
    {
      guint32 win_bound;

      look (graph, number, &outlook);
      graph->entries[number].phi = outlook.phi;
      graph->entries[number].delta = outlook.delta;
      remember (search, &graph->entries[number]);
      if (outlook.phi >= phi_bound || outlook.delta >= delta_bound || search->stop != LM_SLS_STOP_NO)
        return;

      win_bound = MIN (phi_bound, outlook.second + 1 + outlook.second / 4);
      if (outlook.best & LM_SLS_SAME_SIDE)
        descend (search, outlook.best & ~LM_SLS_SAME_SIDE, win_bound, delta_bound);
      else
        descend (search, outlook.best, delta_bound, win_bound);
    }
}

static void
make_node (LmSlsNode        *node,
           const LmSlsState *state,
           guint             side)
{
  lm_sls_state_copy (&node->state, state);
  node->side = side;
  node->asked = 0;
}

/**
 * lm_sls_search_decide:
 * @search: a search
 * @state: a state under the same rules
 * @side: a bit for everyone who plays together against all others
 * @effort: how many positions to expand at most
 * @stop: (out): why it was not decided
 *
 * Decides whether @side can make sure that the winner is one of them. What one
 * question has found is there for the next one.
 *
 * Returns: %LM_VALUE_WIN if they can, %LM_VALUE_LOSS if the others can prevent
 *   it, %LM_VALUE_UNKNOWN when it had to stop
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
  search->n_pending = 0;
  make_node (&node, state, side);
  value = judge (&node);
  if (value != LM_VALUE_UNKNOWN)
    return value;

  prepare (search, &search->pending[0], &node);
  number = enter (search, &search->pending[0]);
  search->stop = LM_SLS_STOP_NO;
  search->last_expanded = effort < G_MAXUINT64 - search->expanded ? search->expanded + effort : G_MAXUINT64;
  if (!is_settled (&search->graph.entries[number]))
    descend (search, number, LM_SLS_NEVER, LM_SLS_NEVER);

  *stop = search->stop;
  value = read_value (&search->graph.entries[number], decides (&node));
  if (value != LM_VALUE_UNKNOWN)
    *stop = LM_SLS_STOP_NO;
  return value;
}
