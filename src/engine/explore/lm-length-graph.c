/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-length-graph.c: all games from a position, counted move by move on the graph of its positions. */

#include "lm-lengths.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A position with more moves is not one of a graph that could be counted. */
#define MOST_MOVES 5000

/* What a position takes beside its text and its moves while the graph is built. */
#define NODE_BYTES 320

struct _LmLengthGraph
{
  LmPosition *start;
  gboolean    is_impartial;
  GArray     *nodes;    /* (element-type Node): the start first */
  GArray     *edges;    /* (element-type guint32): where the moves lead, node by node */
  guint64     bytes;
  guint       shortest;
  guint       longest;
};

/*
 * @edges: where its moves begin among all
 * @depth: after how few moves it is reached
 * @winner: of a position where the game is over, when it is reached so
 *
 * In an impartial game the position with the other player to move is the same
 * node, and what is reached a move later has the other winner.
 */
typedef struct
{
  guint32 edges;
  guint32 depth;
  gint8   winner;
} Node;

typedef struct
{
  LmLengthGraph  *graph;
  guint           most;
  LmSolveContext *context;
  GStringChunk   *texts;
  GHashTable     *indices;   /* (element-type utf8 guint): one more than the index */
  GPtrArray      *positions; /* (element-type LmPosition): of the nodes */
} Builder;

static Node *
get_node (LmLengthGraph *self,
          guint          index)
{
  return &g_array_index (self->nodes, Node, index);
}

static guint
count_moves (LmLengthGraph *self,
             guint          index)
{
  const guint end = index + 1 < self->nodes->len ? get_node (self, index + 1)->edges : self->edges->len;

  return end - get_node (self, index)->edges;
}

static guint32 *
get_moves (LmLengthGraph *self,
           guint          index)
{
  return &g_array_index (self->edges, guint32, get_node (self, index)->edges);
}

/* --- finding all positions ----------------------------------------------- */

static gboolean
set_too_many (guint    most,
              GError **error)
{
  g_autofree char *number = g_strdup_printf ("%'u", most);

  return lm_refuse (error, LM_ERROR_LIMIT, _("More than %s positions can be reached from here."), number);
}

static gboolean
check_memory (LmSolveContext  *context,
              guint64          bytes,
              GError         **error)
{
  g_autofree char *allowed = NULL;

  if (bytes <= lm_solve_context_get_memory (context))
    return TRUE;

  allowed = g_format_size_full (lm_solve_context_get_memory (context), G_FORMAT_SIZE_IEC_UNITS);
  return lm_refuse (error, LM_ERROR_LIMIT, _("The table of all games does not fit into %s."), allowed);
}

/* The key of a position: its text, without whose turn it is where that makes no difference. */
static char *
make_key (LmLengthGraph *self,
          LmPosition    *position)
{
  char *text = lm_position_to_string (position);
  char *turn = self->is_impartial ? strstr (text, "&turn=") : NULL;

  if (turn != NULL)
    *turn = '\0';
  return text;
}

/* The index of the node of @position (transfer full). */
static guint
find_node (Builder    *self,
           LmPosition *position,
           guint       depth)
{
  g_autofree char *key = make_key (self->graph, position);
  const guint found = GPOINTER_TO_UINT (g_hash_table_lookup (self->indices, key));
  Node node = { .depth = depth };

  if (found > 0)
    {
      lm_position_unref (position);
      return found - 1;
    }

  node.winner = lm_position_get_winner (position);
  g_array_append_val (self->graph->nodes, node);
  g_ptr_array_add (self->positions, position);
  g_hash_table_insert (self->indices, g_string_chunk_insert (self->texts, key),
                       GUINT_TO_POINTER (self->graph->nodes->len));
  self->graph->bytes += strlen (key) + NODE_BYTES;
  return self->graph->nodes->len - 1;
}

/* The moves of a node. The position itself is not needed any more. */
static gboolean
expand (Builder  *self,
        guint     index,
        GError  **error)
{
  LmLengthGraph *graph = self->graph;
  g_autoptr (LmPosition) position = g_steal_pointer (&self->positions->pdata[index]);
  g_autoptr (GPtrArray) moves = NULL;
  const guint depth = get_node (graph, index)->depth + 1;
  gboolean complete;

  get_node (graph, index)->edges = graph->edges->len;
  if (lm_position_is_over (position))
    return TRUE;

  moves = lm_position_list_decisions (position, MIN (MOST_MOVES, self->most), &complete);
  if (!complete)
    return set_too_many (MIN (MOST_MOVES, self->most), error);
  for (guint i = 0; i < moves->len; i++)
    {
      guint32 after;

      if (lm_solve_context_should_stop (self->context, error))
        return FALSE;
      after = find_node (self, lm_position_play (position, g_ptr_array_index (moves, i), NULL), depth);
      g_array_append_val (graph->edges, after);
    }

  graph->bytes += moves->len * sizeof (guint32);
  return graph->nodes->len <= self->most || set_too_many (self->most, error);
}

static gboolean
expand_all (Builder  *self,
            GError  **error)
{
  find_node (self, lm_position_ref (self->graph->start), 0);
  for (guint i = 0; i < self->graph->nodes->len; i++)
    {
      lm_solve_context_set_progress (self->context, i, 0);
      if (!check_memory (self->context, self->graph->bytes, error) || !expand (self, i, error))
        return FALSE;
    }

  return TRUE;
}

static void
drop_position (gpointer position)
{
  if (position != NULL)
    lm_position_unref (position);
}

static gboolean
build (LmLengthGraph   *self,
       guint            most,
       LmSolveContext  *context,
       GError         **error)
{
  g_autoptr (GHashTable) indices = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func (drop_position);
  Builder builder = { self, most, context, g_string_chunk_new (4096), indices, positions };
  const gboolean built = expand_all (&builder, error);

  g_string_chunk_free (builder.texts);
  return built;
}

/* --- the shortest and the longest game ----------------------------------- */

static guint32 *
count_ways_in (LmLengthGraph *self)
{
  guint32 *n_ways = g_new0 (guint32, self->nodes->len);

  for (guint i = 0; i < self->edges->len; i++)
    n_ways[g_array_index (self->edges, guint32, i)]++;

  return n_ways;
}

static void
end_at (LmLengthGraph *self,
        guint          index,
        guint          farthest)
{
  self->shortest = MIN (self->shortest, get_node (self, index)->depth);
  self->longest = MAX (self->longest, farthest);
}

/* Every position after all those that lead to it. Returns whether it came to all of them: no game goes round for ever. */
static gboolean
measure (LmLengthGraph *self)
{
  g_autofree guint32 *n_ways = count_ways_in (self);
  g_autofree guint32 *farthest = g_new0 (guint32, self->nodes->len);
  g_autofree guint32 *queue = g_new0 (guint32, self->nodes->len);
  guint n_queued = 1;

  self->shortest = G_MAXUINT;
  for (guint i = 0; i < n_queued; i++)
    {
      const guint node = queue[i];
      const guint32 *moves = get_moves (self, node);
      const guint n_moves = count_moves (self, node);

      if (n_moves == 0)
        end_at (self, node, farthest[node]);
      for (guint j = 0; j < n_moves; j++)
        {
          farthest[moves[j]] = MAX (farthest[moves[j]], farthest[node] + 1);
          if (--n_ways[moves[j]] == 0)
            queue[n_queued++] = moves[j];
        }
    }

  return n_queued == self->nodes->len;
}

/**
 * lm_length_graph_new:
 * @position: where the games begin
 * @most: how many positions there may be, or 0 for no other limit than memory
 * @context: limits, cancellation and progress
 * @error: return location for %G_IO_ERROR_CANCELLED or %LM_ERROR_LIMIT
 *
 * Finds every position that can be reached by decisions of the player to move.
 *
 * Returns: (transfer full) (nullable): the graph of them
 */
LmLengthGraph *
lm_length_graph_new (LmPosition      *position,
                     guint            most,
                     LmSolveContext  *context,
                     GError         **error)
{
  g_autoptr (LmLengthGraph) self = g_new0 (LmLengthGraph, 1);

  self->start = lm_position_ref (position);
  self->is_impartial = lm_position_get_info (position)->impartial;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->edges = g_array_new (FALSE, FALSE, sizeof (guint32));
  if (!build (self, most > 0 ? most : G_MAXINT32, context, error))
    return NULL;
  if (measure (self))
    return g_steal_pointer (&self);

  return lm_refuse_null (error, LM_ERROR_LIMIT, _("A game from here can go round for ever."));
}

/**
 * lm_length_graph_free:
 * @self: (transfer full): a graph
 */
void
lm_length_graph_free (LmLengthGraph *self)
{
  lm_position_unref (self->start);
  g_array_unref (self->nodes);
  g_array_unref (self->edges);
  g_free (self);
}

/* Returns: how many positions there are, those that differ by whose turn it is counted once where that makes no
   difference */
guint
lm_length_graph_get_size (LmLengthGraph *self)
{
  return self->nodes->len;
}

/* @bounds: (out): the shortest and the longest game */
void
lm_length_graph_get_bounds (LmLengthGraph  *self,
                            LmLengthBounds *bounds)
{
  *bounds = (LmLengthBounds) { self->shortest, self->longest };
}

/* --- counting ------------------------------------------------------------ */

/*
 * What has been played after some moves: how much weight has come to which
 * position. Weights are whole numbers. Under random moves they are multiplied,
 * move by move, by a number that can be divided by the number of moves of every
 * position there, and what is over by then along with them.
 */
typedef struct
{
  __mpz_struct *weights; /* by node; 0 where nothing is */
  GArray       *live;    /* (element-type guint32): the other nodes */
} Level;

static void
level_init (Level *self,
            guint  n_nodes)
{
  self->weights = g_new (__mpz_struct, n_nodes);
  self->live = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < n_nodes; i++)
    mpz_init (&self->weights[i]);
}

static void
level_clear (Level *self,
             guint  n_nodes)
{
  for (guint i = 0; i < n_nodes; i++)
    mpz_clear (&self->weights[i]);
  g_free (self->weights);
  g_array_unref (self->live);
}

static void
level_add (Level      *self,
           guint32     node,
           mpz_srcptr  weight)
{
  if (mpz_sgn (&self->weights[node]) == 0)
    g_array_append_val (self->live, node);
  mpz_add (&self->weights[node], &self->weights[node], weight);
}

static void
find_common_multiple (LmLengthGraph *self,
                      Level         *level,
                      mpz_ptr        multiple)
{
  mpz_set_ui (multiple, 1);
  for (guint i = 0; i < level->live->len; i++)
    mpz_lcm_ui (multiple, multiple, MAX (1, count_moves (self, g_array_index (level->live, guint32, i))));
}

/* Of an impartial game the winner is the other one when it has come to the same end a move later. */
static int
get_winner (LmLengthGraph *self,
            guint          node,
            guint          n_played)
{
  const Node *end = get_node (self, node);

  return self->is_impartial ? (int) ((end->winner + n_played - end->depth) % 2) : end->winner;
}

/* What is over at a level. */
static void
settle (LmLengthGraph *self,
        Level         *level,
        guint          n_played,
        LmLengths     *lengths)
{
  for (guint i = 0; i < level->live->len; i++)
    {
      const guint node = g_array_index (level->live, guint32, i);

      if (count_moves (self, node) == 0)
        lm_lengths_add (lengths, n_played, get_winner (self, node, n_played), &level->weights[node]);
    }
}

/* What is at a node goes on by each of its moves. */
static void
pass_on (LmLengthGraph *self,
         guint          node,
         Level         *from,
         Level         *to,
         mpz_srcptr     multiple)
{
  const guint32 *moves = get_moves (self, node);
  const guint n_moves = count_moves (self, node);
  mpz_t weight;

  mpz_init_set (weight, &from->weights[node]);
  if (mpz_cmp_ui (multiple, 1) > 0 && n_moves > 0)
    {
      mpz_mul (weight, weight, multiple);
      mpz_divexact_ui (weight, weight, n_moves);
    }
  for (guint i = 0; i < n_moves; i++)
    level_add (to, moves[i], weight);

  mpz_clear (weight);
  mpz_clear (&from->weights[node]);
  mpz_init (&from->weights[node]);
}

/* Leaves nothing at @from. */
static gboolean
step (LmLengthGraph   *self,
      Level           *from,
      Level           *to,
      mpz_srcptr       multiple,
      LmSolveContext  *context,
      GError         **error)
{
  for (guint i = 0; i < from->live->len; i++)
    {
      if (lm_solve_context_should_stop (context, error))
        return FALSE;
      pass_on (self, g_array_index (from->live, guint32, i), from, to, multiple);
    }

  g_array_set_size (from->live, 0);
  return TRUE;
}

static guint64
count_bytes (Level *self)
{
  guint64 bytes = 0;

  for (guint i = 0; i < self->live->len; i++)
    bytes += mpz_size (&self->weights[g_array_index (self->live, guint32, i)]) * sizeof (mp_limb_t);

  return bytes;
}

/* Only the weights of two levels are there at a time. */
static gboolean
count (LmLengthGraph   *self,
       Level           *from,
       Level           *to,
       LmLengths       *lengths,
       LmSolveContext  *context,
       GError         **error)
{
  gboolean goes_on = TRUE;
  mpz_t multiple;

  mpz_init_set_ui (multiple, 1);
  level_add (from, 0, multiple);
  for (guint n_played = 0; goes_on && from->live->len > 0; n_played++)
    {
      Level *next = to;

      lm_solve_context_set_progress (context, n_played, self->longest + 1);
      settle (self, from, n_played, lengths);
      if (lengths->measure == LM_MEASURE_MOVES)
        find_common_multiple (self, from, multiple);
      lm_lengths_scale (lengths, multiple);
      goes_on = check_memory (context, self->bytes + 2 * count_bytes (from), error)
                && step (self, from, to, multiple, context, error);
      to = from;
      from = next;
    }

  mpz_clear (multiple);
  return goes_on;
}

/**
 * lm_length_graph_count:
 * @self: a graph
 * @measure: what games are weighed by
 * @context: limits, cancellation and progress
 * @error: return location for %G_IO_ERROR_CANCELLED or %LM_ERROR_LIMIT
 *
 * Returns: (transfer full) (nullable): the games, exactly
 */
LmLengths *
lm_length_graph_count (LmLengthGraph   *self,
                       LmMeasure        measure,
                       LmSolveContext  *context,
                       GError         **error)
{
  g_autoptr (LmLengths) lengths = lm_lengths_new (self->start, measure, FALSE);
  Level levels[2];
  gboolean counted;

  level_init (&levels[0], self->nodes->len);
  level_init (&levels[1], self->nodes->len);
  counted = count (self, &levels[0], &levels[1], lengths, context, error);
  level_clear (&levels[0], self->nodes->len);
  level_clear (&levels[1], self->nodes->len);

  return counted ? g_steal_pointer (&lengths) : NULL;
}
