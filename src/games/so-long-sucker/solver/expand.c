/* SPDX-License-Identifier: GPL-3.0-or-later */
/* expand.c: the children of a position, and what is known of each position met. */

#include "solver.h"

#include "../theory/theory.h"

/*
 * What is left out of the search:
 *
 * 1. Of placements on piles of one canonical form all but one.
 * 2. Discards of more than one chip, for a side of one player. A player who wins with some chips in hand also wins with
 *    more: by playing as without the others. Whoever wins alone is never at a loss for a chip, so the others come to no
 *    use, and nothing that the opponents can do depends on them. And keeping all but one of a pile keeps more than any
 *    other discard that this one is part of.
 * 3. With two players left, gifts and discards out of turn (SLS, 4.2); with more, all but one prisoner for a player who
 *    must move without chips.
 */

/* Whether the side of @player plays for @side to win. */
static gboolean
is_in (guint side,
       guint player)
{
  return (side & LM_SLS_BIT (player)) != 0;
}

/* Whether its side decides: the side of the player to move, unless their partners have been asked for a chip in vain. */
gboolean
lm_sls_node_decides (const LmSlsNode *node)
{
  return is_in (node->side, node->state.turn) != (node->asked != 0);
}

/* Who wins with two players left, if the rules or Theorem 4.7.5 of "So Long Sucker: Endgame Analysis" (SLS) settle it. */
static guint
find_winner_of_two (const LmSlsState *state)
{
  LmSlsTheory theory;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return lm_sls_state_get_opponent (state);
  if (!lm_sls_theory_applies (state))
    return LM_SLS_NONE;

  lm_sls_theory_read (state, &theory);
  return theory.wins ? theory.mover : theory.opponent;
}

/* Who is sure to win, or one of their side, if that is seen at once. */
static guint
find_winner (const LmSlsState *state,
             guint             side)
{
  guint winner = lm_sls_state_count_left (state) == 2 ? find_winner_of_two (state) : LM_SLS_NONE;

  for (guint i = 0; i < LM_SLS_PLAYERS && winner == LM_SLS_NONE && lm_sls_count (state->captured) == 0; i++)
    if (lm_sls_state_is_left (state, i) && lm_sls_outlasts (state, i, is_in (side, i) ? side : ~side))
      winner = i;

  return winner;
}

/* Whether its side wins, if that is seen at once. */
LmValue
lm_sls_node_judge (const LmSlsNode *node)
{
  const LmSlsState *state = &node->state;
  guint winner;

  if ((state->left & ~node->side) == 0)
    return LM_VALUE_WIN;
  if ((state->left & node->side) == 0)
    return LM_VALUE_LOSS;

  winner = find_winner (state, node->side);
  if (winner == LM_SLS_NONE)
    return LM_VALUE_UNKNOWN;
  return is_in (node->side, winner) ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

static void
settle (LmSlsEntry *entry,
        gboolean    wins)
{
  entry->phi = wins ? 0 : LM_SLS_NEVER;
  entry->delta = wins ? LM_SLS_NEVER : 0;
}

/* Whether that side wins, if it is known. */
LmValue
lm_sls_entry_get_value (const LmSlsEntry *entry,
                        gboolean          decider)
{
  if (entry->phi != 0 && entry->delta != 0)
    return LM_VALUE_UNKNOWN;

  return (entry->phi == 0) == decider ? LM_VALUE_WIN : LM_VALUE_LOSS;
}

/*
 * A first guess at the numbers, by the inequality of the theorem as if there were no other colours, and by the chips in
 * hand, which are spare moves: own ones once more, others twice. It orders the search and decides nothing; the weights
 * are those that were measured to need the fewest positions.
 */
static void
guess (LmSlsPending     *pending,
       const LmSlsState *state)
{
  LmSlsTheory theory;
  guint own, other;

  lm_sls_theory_read (state, &theory);
  lm_sls_theory_get_bars (&theory, &own, &other);
  own += 2 * lm_sls_count (state->hands[theory.mover]) - theory.own;
  other += 2 * lm_sls_count (state->hands[theory.opponent]) - theory.other;
  pending->phi = other > own ? 1 + other - own : 1;
  pending->delta = own > other ? 1 + own - other : 1;
}

static void
prepare (LmSlsExpander   *expander,
         LmSlsPending    *pending,
         const LmSlsNode *node)
{
  lm_sls_key_encode (&pending->key, node);
  lm_sls_graph_prepare (&expander->graph, &pending->key);
  pending->decider = lm_sls_node_decides (node);
  pending->phi = pending->delta = 1;
  if (lm_sls_state_count_left (&node->state) == 2)
    guess (pending, &node->state);
}

/* The number of what was prepared. */
static guint32
enter (LmSlsExpander      *expander,
       const LmSlsPending *pending)
{
  gboolean is_new;
  const guint32 number = lm_sls_graph_insert (&expander->graph, &pending->key, &is_new);

  if (is_new)
    {
      expander->graph.entries[number].phi = pending->phi;
      expander->graph.entries[number].delta = pending->delta;
    }

  return number;
}

guint32
lm_sls_expander_enter (LmSlsExpander   *expander,
                       const LmSlsNode *node)
{
  prepare (expander, &expander->pending[0], node);
  return enter (expander, &expander->pending[0]);
}

/* Lists the children that were prepared, but for those that are known to lose for who decides now. */
static void
flush (LmSlsExpander *expander)
{
  const gboolean decider = lm_sls_node_decides (&expander->node);

  for (guint i = 0; i < expander->n_pending && !expander->won; i++)
    {
      const LmSlsPending *pending = &expander->pending[i];
      const guint32 number = enter (expander, pending);
      const LmValue value = lm_sls_entry_get_value (&expander->graph.entries[number], pending->decider);

      if (value == LM_VALUE_UNKNOWN)
        expander->children[expander->n_children++] = number | (pending->decider == decider ? LM_SLS_SAME_SIDE : 0);
      else
        expander->won = (value == LM_VALUE_WIN) == decider;
    }

  expander->n_pending = 0;
}

/* Adds a child, unless it is known to lose; with one that wins the others do not matter. */
static void
add_child (LmSlsExpander   *expander,
           const LmSlsNode *child)
{
  const LmValue value = lm_sls_node_judge (child);

  if (value != LM_VALUE_UNKNOWN)
    {
      expander->won = expander->won || (value == LM_VALUE_WIN) == lm_sls_node_decides (&expander->node);
      return;
    }

  prepare (expander, &expander->pending[expander->n_pending++], child);
  if (expander->n_pending == LM_SLS_MAX_PENDING)
    flush (expander);
}

static void
add_move (LmSlsExpander *expander,
          LmSlsMove    move)
{
  LmSlsNode child;

  lm_sls_node_init (&child, &expander->node.state, expander->node.side);
  lm_sls_state_apply (&child.state, move);
  add_child (expander, &child);
}

static gboolean
is_same_pile (const LmSlsState *state,
              guint             pile)
{
  return pile > 1 && memcmp (&state->piles[pile - 1], &state->piles[pile - 2], sizeof (LmSlsPile)) == 0;
}

/* The piles of an expanded node are sorted, so equal ones are neighbours. */
static void
add_placements (LmSlsExpander *expander)
{
  LmSlsMove moves[LM_SLS_MAX_PLACEMENTS];
  const guint n_moves = lm_sls_state_list_placements (&expander->node.state, moves);

  for (guint i = 0; i < n_moves && !expander->won; i++)
    if (!is_same_pile (&expander->node.state, LM_SLS_MOVE_PILE (moves[i])))
      add_move (expander, moves[i]);
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
add_single_discards (LmSlsExpander *expander)
{
  for (guint i = 0; i < LM_SLS_PLAYERS && !expander->won; i++)
    if (expander->node.state.captured[i] > 0)
      add_move (expander, lm_sls_move_discard_one (i));
}

static void
add_discards (LmSlsExpander *expander)
{
  const guint64 n_moves = lm_sls_state_count_moves (&expander->node.state);

  if (is_alone (&expander->node))
    add_single_discards (expander);
  else if (n_moves > LM_SLS_MAX_CHILDREN)
    expander->is_partial = TRUE;
  else
    for (guint64 i = 0; i < n_moves && !expander->won; i++)
      add_move (expander, lm_sls_state_nth_move (&expander->node.state, i));
}

/* The partners are asked for a chip first, then the others; when all decline the player is out. */
static void
add_rescues (LmSlsExpander *expander)
{
  const LmSlsNode *node = &expander->node;
  const guint partners = get_partners (node);
  LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS];
  const guint n_moves = lm_sls_state_list_rescues (&node->state, node->asked ? ~partners : partners, moves);

  for (guint i = 0; i < n_moves && !expander->won; i++)
    add_move (expander, moves[i]);

  if (!node->asked && lm_sls_state_list_rescues (&node->state, ~partners, moves) > 0)
    {
      LmSlsNode child = *node;

      child.asked = 1;
      add_child (expander, &child);
    }
  else
    add_move (expander, LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT));
}

static void
add_children (LmSlsExpander *expander)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (&expander->node.state);

  expander->n_children = 0;
  expander->n_pending = 0;
  expander->won = FALSE;
  expander->is_partial = FALSE;
  if (phase == LM_SLS_PLACE)
    add_placements (expander);
  else if (phase == LM_SLS_DISCARD)
    add_discards (expander);
  else
    add_rescues (expander);
  flush (expander);
}

/* Lists its children in the graph, or settles it where no child leaves it open; %FALSE if there are too many to list. */
gboolean
lm_sls_expander_expand (LmSlsExpander *expander,
                        guint32        number)
{
  LmSlsGraph *graph = &expander->graph;

  lm_sls_key_decode (graph->words + graph->entries[number].key, &expander->rules, &expander->node);
  add_children (expander);
  if (expander->is_partial)
    return FALSE;

  if (expander->won || expander->n_children == 0)
    settle (&graph->entries[number], expander->won);
  else
    lm_sls_graph_set_children (graph, number, expander->children, expander->n_children);

  return TRUE;
}
