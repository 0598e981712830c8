/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reversed.c: the answer to a position of reversed Chomp: by theory, by table, or both. */

#include "solver.h"

#include "../theory/theory.h"

/* What an answer is made from. */
typedef struct
{
  LmAnswer     *answer;
  LmChompTable *table; /* nullable: without it theory has to do */
  LmChompSpot   board;
  GHashTable   *listed; /* texts of moves */
} Making;

static LmValue
look_up (LmChompTable       *table,
         const LmChompShape *missing,
         guint              *distance)
{
  if (table != NULL)
    return lm_chomp_table_lookup (table, missing, distance);

  *distance = missing->n_rows == 0 ? 0 : LM_DISTANCE_UNKNOWN;
  return lm_reversed_chomp_theory_get_value (missing);
}

static void
add_move (Making             *making,
          const LmChompShape *shape)
{
  g_autofree char *text = lm_reversed_chomp_move_to_text (shape);
  g_autoptr (LmPosition) after = NULL;
  LmChompShape missing;
  LmValue value;
  guint distance;

  if (g_hash_table_contains (making->listed, text))
    return;

  lm_chomp_shape_complement (shape, making->board, &missing);
  after = lm_chomp_position_after (making->answer->position, shape);
  value = look_up (making->table, &missing, &distance);
  lm_answer_add_move (making->answer, text, after, lm_value_invert (value), distance);
  g_hash_table_add (making->listed, g_steal_pointer (&text));
}

static void
add_move_that_leaves (Making             *making,
                      const LmChompShape *missing)
{
  LmChompShape shape;

  lm_chomp_shape_complement (missing, making->board, &shape);
  add_move (making, &shape);
}

/* Returns: whether there was time for all */
static gboolean
add_all_moves (Making         *making,
               LmSolveContext *context)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (making->answer->position)->shape;
  const guint64 n_moves = lm_chomp_count_growths (shape, making->board);

  for (guint64 i = 0; i < n_moves; i++)
    {
      LmChompShape after;

      if (lm_solve_context_poll (context) != LM_STOP_NO)
        return FALSE;
      lm_chomp_nth_growth (shape, making->board, i, &after);
      add_move (making, &after);
    }

  return TRUE;
}

/* Of each square that can be reached the smallest move that does. */
static void
add_rectangles (Making *making)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (making->answer->position)->shape;

  LM_CHOMP_FOREACH (spot, making->board)
    {
      LmChompShape after;

      if (lm_chomp_shape_grow (shape, making->board, spot, &after))
        add_move (making, &after);
    }
}

static void
add_telling_moves (Making              *making,
                   const LmChompShape  *missing,
                   LmSolveContext      *context,
                   GError             **error)
{
  LmChompMoves moves;
  LmChompShape left;

  add_rectangles (making);
  if (lm_reversed_chomp_theory_get_move (missing, &left))
    add_move_that_leaves (making, &left);
  if (making->table == NULL || !lm_chomp_moves_find (making->table, missing, context, &moves, error))
    return;

  for (guint i = 0; i < moves.n_wins; i++)
    add_move_that_leaves (making, &moves.wins[i]);
  add_move_that_leaves (making, moves.n_all_wins > 0 ? &moves.soonest : &moves.longest);
}

/* @limit: (transfer full) (nullable): why there is no table */
static void
conclude (Making             *making,
          const LmChompShape *missing,
          char               *limit)
{
  LmAnswer *answer = making->answer;
  guint distance;
  LmValue value = look_up (making->table, missing, &distance);

  if (lm_answer_count (answer, LM_VALUE_WIN) > 0)
    value = LM_VALUE_WIN;
  /* Nothing is sooner than to complete the board at once. */
  if (distance == LM_DISTANCE_UNKNOWN && lm_chomp_shape_is_box (missing))
    distance = 1;

  lm_answer_conclude (answer, value, distance);
  answer->method = making->table != NULL ? LM_METHOD_TABLE : LM_METHOD_THEORY;
  answer->positions = making->table != NULL ? lm_chomp_table_count (missing) : 0;
  answer->limit = limit;
  if (making->table != NULL && !lm_chomp_table_has_distances (making->table))
    {
      answer->limit = lm_chomp_describe_no_distance (answer->positions);
      answer->is_final = TRUE;
    }
}

/* Where theory has a move, and a table would take long, theory has to do. */
static LmChompTable *
get_table (const LmChompShape  *missing,
           LmSolveContext      *context,
           GError             **error)
{
  if (!lm_chomp_table_can_measure (LM_CHOMP_TABLE_BACKWARD, missing)
      && lm_reversed_chomp_theory_get_value (missing) != LM_VALUE_UNKNOWN)
    return lm_chomp_shelf_find (LM_CHOMP_TABLE_BACKWARD, missing, FALSE, context);

  return lm_chomp_shelf_get (LM_CHOMP_TABLE_BACKWARD, missing, context, error);
}

static void
add_moves (Making              *making,
           const LmChompShape  *missing,
           LmSolveContext      *context,
           GError             **error)
{
  making->answer->all_moves =
    lm_chomp_count_growths (&LM_CHOMP_POSITION (making->answer->position)->shape, making->board)
    <= LM_REVERSED_CHOMP_MAX_ANSWERED
    && add_all_moves (making, context);
  if (!making->answer->all_moves)
    add_telling_moves (making, missing, context, error);
}

static LmAnswer *
make_answer (LmPosition          *position,
             const LmChompShape  *missing,
             LmSolveContext      *context,
             GError             **error)
{
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (LmAnswer) answer = lm_answer_new (position);
  g_autoptr (LmChompTable) table = NULL;
  g_autoptr (GError) limit = NULL;
  Making making = { .answer = answer, .listed = listed, .board = lm_chomp_position_get_board (position) };

  table = get_table (missing, context, &limit);
  making.table = table;
  add_moves (&making, missing, context, limit == NULL ? &limit : NULL);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  conclude (&making, missing, limit != NULL ? g_strdup (limit->message) : NULL);
  return g_steal_pointer (&answer);
}

/*
 * Solves everything from @position to the full board, unless a table in the cache holds it, or that would take long
 * and theory knows who wins. Beyond the limits theory says what it knows. Of more than LM_REVERSED_CHOMP_MAX_ANSWERED
 * moves the answer has the rectangles, winning moves, and the one that delays most.
 */
LmAnswer *
lm_reversed_chomp_solve (LmPosition      *position,
                         LmSolveContext  *context,
                         GError         **error)
{
  LmChompShape missing;
  const LmChompSpot board = lm_chomp_position_get_board (position);

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  lm_chomp_shape_complement (&LM_CHOMP_POSITION (position)->shape, board, &missing);
  return make_answer (position, &missing, context, error);
}
