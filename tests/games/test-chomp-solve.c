/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-solve.c: answers, reasons and tables of Chomp and reversed Chomp against the games played out. */

#include "engine/lm-advice.h"
#include "engine/lm-error.h"
#include "games/chomp/lm-chomp-growth.h"
#include "games/chomp/lm-chomp-moves.h"
#include "games/chomp/lm-chomp-shelf.h"
#include "games/chomp/lm-chomp-theory.h"
#include "games/chomp/lm-chomp.h"
#include "games/chomp/lm-reversed-chomp-theory.h"
#include "games/chomp/lm-reversed-chomp.h"
#include "games/lm-games.h"
#include "naive-chomp.h"

#include <string.h>

/* All boards up to here are compared with all their positions. */
#define MAX_SIDE 6
#define MAX_REVERSED_SIDE 5

static LmSolveContext *
make_context (void)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (G_GUINT64_CONSTANT (1) << 30);

  return lm_solve_context_new (NULL, cache);
}

static LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

static LmAnswer *
solve (LmPosition     *position,
       LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (position->game)->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

static LmReason *
explain (LmAnswer       *answer,
         LmSolveContext *context)
{
  return LM_GAME_GET_CLASS (answer->position->game)->explain (answer->position, answer, context);
}

static void
read_shape (const char   *naive,
            LmChompShape *shape)
{
  guint8 rows[LM_CHOMP_MAX_SIDE];
  const guint n_rows = strlen (naive);

  for (guint i = 0; i < n_rows; i++)
    rows[i] = naive[i] - 'a';
  g_assert_true (lm_chomp_shape_init_rows (shape, rows, n_rows));
}

static char *
write_shape (const LmChompShape *shape,
             guint               n_rows)
{
  char *naive = g_strnfill (n_rows, 'a');

  for (guint i = 0; i < n_rows; i++)
    naive[i] = 'a' + shape->rows[i];
  return naive;
}

static void
check_answer (LmAnswer *answer,
              guint     distance)
{
  const guint turn = lm_position_get_turn (answer->position);

  g_assert_cmpuint (answer->distance, ==, distance);
  g_assert_cmpuint (answer->value, ==, distance % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
  g_assert_cmpint (answer->winner, ==, distance % 2 == 1 ? turn : 1 - turn);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
  g_assert_true (answer->all_moves);
  g_assert_null (answer->limit);
}

/* Every move of the answer, and whether theory, where it knows something, knows better. */
static void
check_moves (LmAnswer   *answer,
             GHashTable *distances,
             guint       n_rows)
{
  for (guint i = 0; i < answer->moves->len; i++)
    {
      LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_autofree char *after = write_shape (lm_chomp_position_get_shape (move->position), n_rows);
      g_autoptr (LmPosition) played = lm_position_play (answer->position, move->move, NULL);

      g_assert_true (lm_position_equal (played, move->position));
      g_assert_cmpuint (move->distance, ==, naive_chomp_get (distances, after));
      g_assert_cmpuint (move->value, ==, move->distance % 2 == 0 ? LM_VALUE_WIN : LM_VALUE_LOSS);
    }
}

/* All boards up to 6 x 6, and all their positions. */
static void
test_answers (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (NaiveChomp) naive = naive_chomp_new (MAX_SIDE, MAX_SIDE);

  g_assert_cmpuint (naive->shapes->len, ==, 923);
  for (guint i = naive->shapes->len; i-- > 0;)
    {
      const char *shape = g_ptr_array_index (naive->shapes, i);
      g_autofree char *rows = naive_chomp_to_rows (shape);
      g_autofree char *text = g_strconcat ("lastmove:chomp?rows=", rows, i % 2 == 0 ? "&turn=2" : NULL, NULL);
      g_autoptr (LmPosition) position = parse (text);
      g_autoptr (LmAnswer) answer = NULL;

      /* Every other time with nothing to draw on. */
      if (i % 2 == 0)
        {
          g_clear_pointer (&context, lm_solve_context_free);
          context = make_context ();
        }
      answer = solve (position, context);
      check_answer (answer, naive_chomp_get (naive->forward, shape));
      g_assert_cmpuint (answer->moves->len, ==,
                        lm_chomp_shape_count_squares (lm_chomp_position_get_shape (position)) - 1);
      check_moves (answer, naive->forward, MAX_SIDE);
    }
}

/* All boards up to 5 x 5 of reversed Chomp, and all their positions. */
static void
test_reversed_answers (void)
{
  for (guint n_rows = 1; n_rows <= MAX_REVERSED_SIDE; n_rows++)
    for (guint n_columns = 1; n_columns <= MAX_REVERSED_SIDE; n_columns++)
      {
        g_autoptr (LmSolveContext) context = make_context ();
        g_autoptr (NaiveChomp) naive = naive_chomp_new (n_rows, n_columns);

        for (guint i = 0; i < naive->shapes->len; i++)
          {
            const char *shape = g_ptr_array_index (naive->shapes, i);
            GPtrArray *growths = g_hash_table_lookup (naive->growths, shape);
            g_autofree char *rows = naive_chomp_to_rows (shape);
            g_autofree char *text =
              g_strdup_printf ("lastmove:reversed-chomp?size=%ux%u&rows=%s", n_rows, n_columns, rows);
            g_autoptr (LmPosition) position = parse (text);
            g_autoptr (LmAnswer) answer = solve (position, context);

            check_answer (answer, naive_chomp_get (naive->backward, shape));
            g_assert_cmpuint (answer->moves->len, ==, growths->len);
            check_moves (answer, naive->backward, n_rows);
          }
      }
}

/* Tables of all boards up to 6 x 6, with and without the moves to the end, of both games. */
static void
test_tables (void)
{
  g_autoptr (LmSolveContext) context = make_context ();

  for (guint n_rows = 1; n_rows <= MAX_SIDE; n_rows++)
    for (guint n_columns = 1; n_columns <= MAX_SIDE; n_columns++)
      {
        g_autoptr (NaiveChomp) naive = naive_chomp_new (n_rows, n_columns);
        LmChompShape box;

        lm_chomp_shape_init_box (&box, n_rows, n_columns);
        for (guint i = 0; i < 4; i++)
          {
            const gboolean backward = i / 2;
            const gboolean distances = i % 2;
            g_autoptr (LmChompTable) table =
              lm_chomp_table_new (backward ? LM_CHOMP_TABLE_BACKWARD : LM_CHOMP_TABLE_FORWARD, &box, distances, context, NULL);

            g_assert_cmpint (lm_chomp_table_has_distances (table), ==, distances);
            for (guint j = 0; j < naive->shapes->len; j++)
              {
                const char *name = g_ptr_array_index (naive->shapes, j);
                const guint expected = naive_chomp_get (backward ? naive->backward : naive->forward, name);
                LmChompShape shape;
                guint distance;

                read_shape (name, &shape);
                if (backward)
                  lm_chomp_shape_complement (&shape, n_rows, n_columns, &shape);
                g_assert_true (lm_chomp_table_holds (table, &shape));
                g_assert_cmpuint (lm_chomp_table_lookup (table, &shape, &distance), ==,
                                  expected % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
                g_assert_cmpuint (distance, ==, distances ? expected : LM_DISTANCE_UNKNOWN);
              }
          }
      }
}

/* Calls @func for every shape but the empty one on a board. */
static void
foreach_shape (guint    n_rows,
               guint    n_columns,
               void  (* func) (const LmChompShape *shape,
                               gpointer            data),
               gpointer data)
{
  LmChompShape box;
  LmChompLattice lattice;

  lm_chomp_shape_init_box (&box, n_rows, n_columns);
  lm_chomp_lattice_init (&lattice, box.rows, box.n_rows);
  for (guint64 rank = 1; rank < lattice.count; rank++)
    {
      guint8 rows[LM_CHOMP_MAX_SIDE];
      LmChompShape shape;

      lm_chomp_lattice_unrank (&lattice, rank, rows);
      g_assert_cmpuint (lm_chomp_lattice_rank (&lattice, rows), ==, rank);
      g_assert_true (lm_chomp_shape_init_rows (&shape, rows, n_rows));
      func (&shape, data);
    }
}

/* By the definition: lost without a move to a lost position; and by the moves to the end the same. */
static void
check_definition (const LmChompShape *shape,
                  gpointer            data)
{
  LmChompTable **tables = data;
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;
  guint distance;

  for (guint row = 1; row <= shape->n_rows; row++)
    for (guint column = 1; column <= shape->rows[row - 1]; column++)
      {
        LmChompShape after;

        if (!lm_chomp_shape_eat (shape, row, column, &after))
          continue;
        lm_chomp_table_lookup (tables[1], &after, &distance);
        naive_chomp_take (distance, &shortest_win, &longest_loss);
      }

  lm_chomp_table_lookup (tables[1], shape, &distance);
  g_assert_cmpuint (distance, ==, naive_chomp_conclude (shortest_win, longest_loss));
  g_assert_cmpuint (lm_chomp_table_lookup (tables[0], shape, &distance), ==,
                    shortest_win != G_MAXUINT ? LM_VALUE_WIN : LM_VALUE_LOSS);
}

/* Corners large enough to be put together from several lists. */
static void
test_large_table (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) bytes = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, 8, 9);
  bits = lm_chomp_table_new (LM_CHOMP_TABLE_FORWARD, &box, FALSE, context, NULL);
  bytes = lm_chomp_table_new (LM_CHOMP_TABLE_FORWARD, &box, TRUE, context, NULL);
  foreach_shape (8, 9, check_definition, (LmChompTable *[]) { bits, bytes });
}

static void
check_reversed_definition (const LmChompShape *shape,
                           gpointer            data)
{
  LmChompTable **tables = data;
  const guint64 n_growths = lm_chomp_count_growths (shape, 7, 6);
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;
  guint64 n_wins = 0;
  LmChompShape missing;
  LmChompMoves moves;
  guint distance;

  for (guint64 i = 0; i < n_growths; i++)
    {
      LmChompShape after;

      lm_chomp_nth_growth (shape, 7, 6, i, &after);
      lm_chomp_shape_complement (&after, 7, 6, &after);
      lm_chomp_table_lookup (tables[1], &after, &distance);
      naive_chomp_take (distance, &shortest_win, &longest_loss);
      n_wins += distance % 2 == 0;
    }

  lm_chomp_shape_complement (shape, 7, 6, &missing);
  lm_chomp_table_lookup (tables[1], &missing, &distance);
  g_assert_cmpuint (distance, ==, naive_chomp_conclude (shortest_win, longest_loss));
  g_assert_cmpuint (lm_chomp_table_lookup (tables[0], &missing, &distance), ==,
                    shortest_win != G_MAXUINT ? LM_VALUE_WIN : LM_VALUE_LOSS);

  if (n_growths == 0)
    return;
  g_assert_true (lm_chomp_moves_find (tables[1], &missing, data != NULL ? (LmSolveContext *) tables[2] : NULL, &moves, NULL));
  g_assert_cmpuint (moves.n_all_wins, ==, n_wins);
  lm_chomp_table_lookup (tables[1], n_wins > 0 ? &moves.soonest : &moves.longest, &distance);
  g_assert_cmpuint (distance + 1, ==, naive_chomp_conclude (shortest_win, longest_loss));
}

/* The same of reversed Chomp; and that looking through all moves finds the best one. */
static void
test_large_reversed_table (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) bytes = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, 7, 6);
  bits = lm_chomp_table_new (LM_CHOMP_TABLE_BACKWARD, &box, FALSE, context, NULL);
  bytes = lm_chomp_table_new (LM_CHOMP_TABLE_BACKWARD, &box, TRUE, context, NULL);
  foreach_shape (7, 6, check_reversed_definition, (gpointer[]) { bits, bytes, context });
}

static void
check_theory (const LmChompShape *shape,
              gpointer            data)
{
  const LmValue theory = lm_chomp_theory_get_value (shape);
  LmChompShape after;
  guint distance;
  guint row;
  guint column;

  if (theory != LM_VALUE_UNKNOWN)
    g_assert_cmpuint (theory, ==, lm_chomp_table_lookup (data, shape, &distance));
  if (!lm_chomp_theory_get_move (shape, &row, &column))
    return;

  g_assert_cmpuint (theory, ==, LM_VALUE_WIN);
  g_assert_true (lm_chomp_shape_eat (shape, row, column, &after));
  g_assert_cmpuint (lm_chomp_table_lookup (data, &after, &distance), ==, LM_VALUE_LOSS);
}

/* Two rows, two columns, Ls, equal sides and whole bars on 10 x 9; long ones on 2 x 20. */
static void
test_theory (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) table = NULL;
  g_autoptr (LmChompTable) flat = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, 10, 9);
  table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  foreach_shape (10, 9, check_theory, table);
  lm_chomp_shape_init_box (&box, 2, 20);
  flat = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  foreach_shape (2, 20, check_theory, flat);
}

static void
check_reversed_theory (const LmChompShape *missing,
                       gpointer            data)
{
  const LmValue theory = lm_reversed_chomp_theory_get_value (missing);
  LmChompShape left;
  guint distance;

  if (theory != LM_VALUE_UNKNOWN)
    g_assert_cmpuint (theory, ==, lm_chomp_table_lookup (data, missing, &distance));
  if (lm_reversed_chomp_theory_get_move (missing, &left))
    g_assert_cmpuint (lm_chomp_table_lookup (data, &left, &distance), ==, LM_VALUE_LOSS);
}

static void
test_reversed_theory (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) table = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, 9, 8);
  table = lm_chomp_shelf_get (LM_CHOMP_TABLE_BACKWARD, &box, context, NULL);
  foreach_shape (9, 8, check_reversed_theory, table);
}

/* The second player wins every board with two rows and columns, whatever the first one does, by theory alone. */
static void
test_reversed_strategy (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint i = 0; i < 200; i++)
    {
      const guint n_rows = 2 + i % 19;
      const guint n_columns = 2 + i % 17;
      g_autoptr (LmGame) game = lm_reversed_chomp_new (n_rows, n_columns);
      g_autoptr (LmPosition) position = NULL;
      LmChompShape shape;

      lm_chomp_shape_init_box (&shape, 1, 1);
      position = lm_chomp_position_new (game, &shape, 0, NULL);
      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after;
          LmChompShape missing;
          LmChompShape left;

          if (lm_position_get_turn (position) == 1)
            {
              lm_chomp_shape_complement (lm_chomp_position_get_shape (position), n_rows, n_columns, &missing);
              g_assert_true (lm_reversed_chomp_theory_get_move (&missing, &left));
              lm_chomp_shape_complement (&left, n_rows, n_columns, &left);
              g_free (move);
              move = lm_reversed_chomp_move_to_text (&left);
            }
          after = lm_position_play (position, move, NULL);
          g_assert_nonnull (after);
          lm_position_unref (position);
          position = after;
        }
      g_assert_cmpint (lm_position_get_winner (position), ==, 1);
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    const char *move;
    const char *reason;
    LmStatus    status;
  } cases[] = {
    { "lastmove:chomp?rows=4,4,4,4", "2,2",
      "2,2 leaves an L with two arms of 3 squares each beside the poison. "
      "Whatever is eaten of one arm can be eaten of the other in answer.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=2,2", "2,2",
      "2,2 leaves an L with two arms of 1 square each beside the poison. "
      "Whatever is eaten of one arm can be eaten of the other in answer.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=6,2", "1,4",
      "1,4 leaves two rows, the lower one longer by one: 3 and 2. "
      "No move keeps it so, and after every move the other player can make it so again.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=2,2,2,2", "4,2",
      "4,2 leaves two columns, the left one longer by one: 4 and 3. ", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=5,4", "1,5",
      "The player to move has two rows, the lower one longer by one: 5 and 4. "
      "No move keeps it so, and after every move the other player can make it so again.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=3,1,1&turn=2", NULL,
      "The player to move has an L with two arms of 2 squares each beside the poison. "
      "Whatever is eaten of one arm can be eaten of the other in answer.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=7", "1,2",
      "1,2 eats everything but the poisoned square, and that is left to the other player.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=4,4,4", "2,3",
      "A whole bar, 3 × 4, is won: if eating only the top right square did not win, then some answer to it would, "
      "and that answer could be played at once. "
      "Which move wins this does not say: 2,3 was found in a table of 34 positions.", LM_STATUS_COMPUTED },
    { "lastmove:chomp?rows=5,5,3", NULL, NULL, LM_STATUS_COMPUTED },
    { "lastmove:chomp?rows=4,4,4,1", NULL, NULL, LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=3x4&rows=1,1&turn=2", "=2,2",
      "=2,2 was computed to win. There is also a recipe: =4,1 leaves 2 × 4 squares of which only the one at the bottom left "
      "is there, as at the start of a game, and whoever begins it loses.", LM_STATUS_COMPUTED },
    { "lastmove:reversed-chomp?size=1x7&rows=3", "=7",
      "What is missing is a whole rectangle, and one move fills it: that completes the board.", LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=2x2&rows=1", NULL,
      "Of the last 2 × 2 squares only the one at the bottom left is there. "
      "Whichever of its neighbours is added, the other player completes the board.", LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=4x5&rows=1", NULL,
      "Of the last 4 × 5 squares only the one at the bottom left is there. Complete its row or its column, and the other "
      "player completes the board. Add to either only up to some square, and the other player fills what makes that "
      "square alone the bottom left of a smaller rectangle: so it goes on to the end.", LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=4x5&rows=3&turn=2", "=3,2,2,2",
      "It leaves 4 × 3 squares of which only the one at the bottom left is there: as at the start of a game, "
      "on a smaller board, and whoever begins it loses.", LM_STATUS_PROVED },
  };
  g_autoptr (LmSolveContext) context = make_context ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, &error);

      g_assert_no_error (error);
      g_test_message ("%s: %s: %s", cases[i].text, advice->move, advice->reason->text);
      if (cases[i].move != NULL)
        g_assert_cmpstr (advice->move, ==, cases[i].move);
      if (cases[i].reason != NULL)
        g_assert_true (g_str_has_prefix (advice->reason->text, cases[i].reason));
      g_assert_cmpuint (advice->reason->status, ==, cases[i].status);
      g_assert_false (advice->line_cut);
    }
}

/* Boards of which the winning first moves are known from elsewhere. */
static void
test_known_boards (void)
{
  static const struct
  {
    const char *text;
    const char *moves;
  } cases[] = {
    { "lastmove:chomp?rows=5,5,5,5", "3,3" },
    { "lastmove:chomp?rows=10,10,10,10,10,10,10,10", "4,9 5,6" },
    { "lastmove:chomp?rows=12,12,12,12,12,12,12,12,12,12,12,12", "2,2" },
  };
  g_autoptr (LmSolveContext) context = make_context ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (LmAnswer) answer = solve (position, context);
      g_autoptr (GString) moves = g_string_new (NULL);

      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);

          if (move->value == LM_VALUE_WIN)
            g_string_append_printf (moves, moves->len > 0 ? " %s" : "%s", move->move);
        }
      g_assert_cmpstr (moves->str, ==, cases[i].moves);
    }
}

/* One table at the start of a game serves it to its end, transposed positions too. */
static void
test_shelf (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) first = NULL;
  g_autoptr (LmChompTable) smaller = NULL;
  g_autoptr (LmChompTable) larger = NULL;
  g_autoptr (LmChompTable) now = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, 9, 4);
  first = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  lm_chomp_shape_init_box (&box, 3, 8);
  g_assert_null (lm_chomp_shelf_find (LM_CHOMP_TABLE_BACKWARD, &box, FALSE, context));
  smaller = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (first == smaller);
  lm_chomp_shape_init_box (&box, 9, 5);
  larger = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_false (first == larger);
  now = lm_chomp_shelf_find (LM_CHOMP_TABLE_FORWARD, lm_chomp_table_get_limit (first), TRUE, context);
  g_assert_true (now == larger);
  g_assert_cmpuint (lm_table_cache_get_size (lm_solve_context_get_cache (context)), ==,
                    lm_chomp_table_get_bytes (larger));

  /* More boards than there is room for: the small ones go. */
  for (guint n_columns = 6; n_columns <= 20; n_columns++)
    {
      g_autoptr (LmChompTable) table = NULL;

      lm_chomp_shape_init_box (&box, 1, n_columns);
      table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
      lm_chomp_shape_init_box (&box, 26 - n_columns, 2);
      box.rows[box.n_rows - 1] = 1;
      g_clear_object (&table);
      table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
      g_assert_nonnull (table);
    }
}

/* With a table of bits at hand the moves to the end are found where that takes no time, and only there. */
static void
test_shelf_of_bits (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) same = NULL;
  g_autoptr (LmChompTable) small = NULL;
  LmChompShape box;

  lm_solve_context_set_memory (context, 2000000);
  lm_chomp_shape_init_box (&box, 12, 12);
  bits = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_false (lm_chomp_table_has_distances (bits));

  lm_solve_context_set_memory (context, 1 << 30);
  lm_chomp_shape_init_box (&box, 12, 11);
  same = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (same == bits);
  lm_chomp_shape_init_box (&box, 8, 9);
  small = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (lm_chomp_table_has_distances (small));
}

/* Too little memory is said before any work; what theory knows is said all the same. */
static void
test_memory (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmPosition) bar = parse ("lastmove:chomp?rows=12,12,12,12,12,12,12,12,12,12,12");
  g_autoptr (LmPosition) square = parse ("lastmove:chomp?rows=9,9,9,9,9,9,9,9,9");
  g_autoptr (LmPosition) odd = parse ("lastmove:chomp?rows=12,12,12,12,12,12,12,12,12,8,5&turn=2");
  g_autoptr (LmPosition) small = parse ("lastmove:chomp?rows=4,4,3");
  g_autoptr (LmAnswer) for_bar = NULL;
  g_autoptr (LmAnswer) for_square = NULL;
  g_autoptr (LmAnswer) for_odd = NULL;
  g_autoptr (LmAnswer) for_small = NULL;
  g_autoptr (LmReason) stealing = NULL;

  lm_solve_context_set_memory (context, 5000);
  for_bar = solve (bar, context);
  for_square = solve (square, context);
  for_odd = solve (odd, context);
  for_small = solve (small, context);
  stealing = explain (for_bar, context);
  g_test_message ("%s; %s", for_bar->limit, stealing->text);

  g_assert_cmpuint (for_bar->value, ==, LM_VALUE_WIN);
  g_assert_cmpuint (for_bar->method, ==, LM_METHOD_THEORY);
  g_assert_null (lm_answer_get_best (for_bar));
  g_assert_nonnull (strstr (for_bar->limit, "KiB"));
  g_assert_cmpuint (stealing->status, ==, LM_STATUS_PROVED);
  g_assert_cmpuint (for_square->value, ==, LM_VALUE_WIN);
  g_assert_cmpstr (lm_answer_get_best (for_square)->move, ==, "2,2");
  g_assert_cmpuint (for_odd->value, ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (for_odd->winner, ==, LM_NOBODY);
  g_assert_cmpuint (for_small->method, ==, LM_METHOD_TABLE);
}

/* With memory for bits but not for bytes the moves to the end are left out, and that is said. */
static void
test_bits_only (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmPosition) position = parse ("lastmove:chomp?rows=8,8,8,8,8,8,8");
  g_autoptr (LmAnswer) full = solve (position, context);
  g_autoptr (LmSolveContext) tight = make_context ();
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (tight, 4000);
  answer = solve (position, tight);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_TABLE);
  g_assert_cmpuint (answer->distance, ==, LM_DISTANCE_UNKNOWN);
  g_assert_nonnull (answer->limit);
  for (guint i = 0; i < full->moves->len; i++)
    g_assert_cmpuint (((LmMoveValue *) g_ptr_array_index (full->moves, i))->value, ==,
                      ((LmMoveValue *) g_ptr_array_index (answer->moves, i))->value);
}

/* A board too large for any table: theory along the strategies, else unknown with the reason. */
static void
test_reversed_memory (void)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmPosition) start = parse ("lastmove:reversed-chomp?size=20x20&rows=1");
  g_autoptr (LmPosition) column = parse ("lastmove:reversed-chomp?size=20x20&rows=1,1,1,1,1&turn=2");
  g_autoptr (LmPosition) odd = parse ("lastmove:reversed-chomp?size=20x20&rows=5,3,1&turn=2");
  g_autoptr (LmAnswer) for_start = solve (start, context);
  g_autoptr (LmAnswer) for_column = solve (column, context);
  g_autoptr (LmAnswer) for_odd = solve (odd, context);

  g_assert_cmpuint (for_start->value, ==, LM_VALUE_LOSS);
  g_assert_cmpuint (for_start->method, ==, LM_METHOD_THEORY);
  g_assert_true (for_start->all_moves);
  g_assert_nonnull (lm_answer_get_best (for_start));
  g_assert_cmpuint (for_column->value, ==, LM_VALUE_WIN);
  g_assert_cmpstr (lm_answer_get_best (for_column)->move, ==, "=20,20,20,20,1");
  g_assert_cmpuint (for_odd->value, ==, LM_VALUE_UNKNOWN);
  g_assert_nonnull (strstr (for_odd->limit, "GiB"));
}

/* More moves than are listed: the best one is among those that are. */
static void
test_telling_moves (void)
{
  static const char *const texts[] = {
    "lastmove:reversed-chomp?size=10x10&rows=3,3,3,3,3,3,2", "lastmove:reversed-chomp?size=9x10&rows=2,2,2,2",
    "lastmove:reversed-chomp?size=10x10&rows=3,3,3,3,3,1&turn=2", "lastmove:reversed-chomp?size=8x12&rows=3,3,3,3,3",
  };
  g_autoptr (LmSolveContext) context = make_context ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmAnswer) answer = solve (position, context);

      g_assert_false (answer->all_moves);
      g_assert_cmpuint (lm_answer_get_best (answer)->distance + 1, ==, answer->distance);
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);
          g_autoptr (LmAnswer) next = solve (move->position, context);

          g_assert_cmpuint (move->distance, ==, next->distance);
          g_assert_cmpuint (move->value, ==, next->value == LM_VALUE_LOSS ? LM_VALUE_WIN : LM_VALUE_LOSS);
        }
    }
}

static void
test_time (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:chomp?rows=15,15,15,15,15,15,15,15,15,15,15,15,15,15,14");
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (LmAnswer) answer = NULL;
  const gint64 start = g_get_monotonic_time ();

  lm_solve_context_set_seconds (context, 0.01);
  answer = solve (position, context);
  g_test_message ("stopped after %" G_GINT64_FORMAT " µs", g_get_monotonic_time () - start);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_WIN);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
  g_assert_nonnull (strstr (answer->limit, "0.01 s"));
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (G_USEC_PER_SEC / 50);
  g_cancellable_cancel (data);
  return NULL;
}

static void
check_cancelled (const char *text)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 30);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (cancellable, cache);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);
  const gint64 start = g_get_monotonic_time ();

  g_assert_null (LM_GAME_GET_CLASS (position->game)->solve (position, context, &error));
  g_test_message ("cancelled after %" G_GINT64_FORMAT " µs", g_get_monotonic_time () - start);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC);
  g_thread_join (thread);
}

/* Bits, bytes, and both of the reversed game. */
static void
test_cancelled (void)
{
  check_cancelled ("lastmove:chomp?rows=16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16");
  check_cancelled ("lastmove:chomp?rows=14,14,14,14,14,14,14,14,14,14,14,14,14,14");
  check_cancelled ("lastmove:reversed-chomp?size=16x16&rows=4,4,3,1");
  check_cancelled ("lastmove:reversed-chomp?size=7x20&rows=4,4,3,1");
}

typedef struct
{
  GString *text;
  guint    rows_wanted;
} Rows;

static gboolean
emit_row (const char * const *row,
          gpointer            data)
{
  Rows *rows = data;
  g_autofree char *line = g_strjoinv (",", (GStrv) row);

  g_string_append_printf (rows->text, "%s\n", line);
  return --rows->rows_wanted > 0;
}

static char *
run_table (const LmTableInfo  *info,
           guint64             from,
           guint64             to,
           guint               rows_wanted,
           guint64             memory,
           GError            **error)
{
  g_autoptr (LmSolveContext) context = make_context ();
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  Rows rows = { g_string_new (NULL), rows_wanted };
  LmTableRun run = {
    .from = from, .to = to, .options = options, .context = context, .emit = emit_row, .emit_data = &rows,
  };
  g_autofree char *header = g_strjoinv (",", (GStrv) info->get_columns (options));

  lm_solve_context_set_memory (context, memory);
  g_string_append_printf (rows.text, "%s\n", header);
  if (info->run (&run, error))
    return g_string_free (rows.text, FALSE);

  g_string_free (rows.text, TRUE);
  return NULL;
}

static void
check_rows (const LmTableInfo *info,
            guint64            from,
            guint64            to,
            guint              rows_wanted,
            const char        *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = run_table (info, from, to, rows_wanted, G_GUINT64_CONSTANT (1) << 30, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (rows, ==, expected);
}

static void
test_rows (void)
{
  check_rows (lm_chomp_info.tables, 0, 3, 100,
              "rows,columns,winner,moves\n1,1,2,\n1,2,1,1,2\n1,3,1,1,2\n2,1,1,2,1\n2,2,1,2,2\n2,3,1,2,3\n"
              "3,1,1,2,1\n3,2,1,3,2\n3,3,1,2,2\n");
  check_rows (lm_chomp_info.tables, 8, 10, 3, "rows,columns,winner,moves\n8,8,1,2,2\n8,9,1,6,7\n8,10,1,4,9 5,6\n");
  check_rows (lm_reversed_chomp_info.tables, 0, 3, 100,
              "rows,columns,winner,moves\n1,1,2,\n1,2,1,=2\n1,3,1,=3\n2,1,1,=1,1\n2,2,2,\n2,3,2,\n3,1,1,=1,1,1\n3,2,2,\n3,3,2,\n");
  check_rows (lm_reversed_chomp_info.tables, 20, 20, 100, "rows,columns,winner,moves\n20,20,2,\n");
}

static void
check_bad_run (guint64 from,
               guint64 to,
               guint64 memory)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (run_table (lm_chomp_info.tables, from, to, 1000, memory, &error));
  g_test_message ("%s", error->message);
  g_assert_true (error->domain == LM_ERROR);
}

static void
test_bad_runs (void)
{
  check_bad_run (7, 6, 1 << 30);
  check_bad_run (0, 21, 1 << 30);
  check_bad_run (G_MAXUINT64, 0, 1 << 30);
  check_bad_run (1, 10, 1000);
  check_bad_run (20, 20, 1 << 30);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/chomp/solve/answers", test_answers);
  g_test_add_func ("/chomp/solve/reversed-answers", test_reversed_answers);
  g_test_add_func ("/chomp/solve/tables", test_tables);
  g_test_add_func ("/chomp/solve/large-table", test_large_table);
  g_test_add_func ("/chomp/solve/large-reversed-table", test_large_reversed_table);
  g_test_add_func ("/chomp/solve/known-boards", test_known_boards);
  g_test_add_func ("/chomp/solve/shelf", test_shelf);
  g_test_add_func ("/chomp/solve/shelf-of-bits", test_shelf_of_bits);
  g_test_add_func ("/chomp/solve/memory", test_memory);
  g_test_add_func ("/chomp/solve/bits-only", test_bits_only);
  g_test_add_func ("/chomp/solve/reversed-memory", test_reversed_memory);
  g_test_add_func ("/chomp/solve/telling-moves", test_telling_moves);
  g_test_add_func ("/chomp/solve/time", test_time);
  g_test_add_func ("/chomp/solve/cancelled", test_cancelled);
  g_test_add_func ("/chomp/theory/values", test_theory);
  g_test_add_func ("/chomp/theory/reversed-values", test_reversed_theory);
  g_test_add_func ("/chomp/theory/reversed-strategy", test_reversed_strategy);
  g_test_add_func ("/chomp/theory/reasons", test_reasons);
  g_test_add_func ("/chomp/rows/values", test_rows);
  g_test_add_func ("/chomp/rows/bad", test_bad_runs);

  return g_test_run ();
}
