/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-solve.c: answers and tables of Chomp and reversed Chomp against the games played out. */

#include "chomp-checks.h"
#include "engine/solve/lm-table.h"
#include "games/chomp/rules/rules.h"
#include "games/chomp/solver/solver.h"
#include "naive-chomp.h"

#include <string.h>
#include <time.h>

/* All boards up to here are compared with all their positions. */
#define MAX_SIDE 6
#define MAX_REVERSED_SIDE 5

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
      g_autofree char *after = write_shape (&LM_CHOMP_POSITION (move->position)->shape, n_rows);
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
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
          context = make_context (NULL);
        }
      answer = room_solve (position, context);
      check_answer (answer, naive_chomp_get (naive->forward, shape));
      g_assert_cmpuint (answer->moves->len, ==,
                        lm_chomp_shape_count_squares (&LM_CHOMP_POSITION (position)->shape) - 1);
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
        g_autoptr (LmSolveContext) context = make_context (NULL);
        g_autoptr (NaiveChomp) naive = naive_chomp_new (n_rows, n_columns);

        for (guint i = 0; i < naive->shapes->len; i++)
          {
            const char *shape = g_ptr_array_index (naive->shapes, i);
            GPtrArray *growths = g_hash_table_lookup (naive->growths, shape);
            g_autofree char *rows = naive_chomp_to_rows (shape);
            g_autofree char *text =
              g_strdup_printf ("lastmove:reversed-chomp?size=%ux%u&rows=%s", n_rows, n_columns, rows);
            g_autoptr (LmPosition) position = parse (text);
            g_autoptr (LmAnswer) answer = room_solve (position, context);

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
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint n_rows = 1; n_rows <= MAX_SIDE; n_rows++)
    for (guint n_columns = 1; n_columns <= MAX_SIDE; n_columns++)
      {
        g_autoptr (NaiveChomp) naive = naive_chomp_new (n_rows, n_columns);
        LmChompShape box;

        lm_chomp_shape_init_box (&box, (LmChompSpot) { n_rows, n_columns });
        for (guint i = 0; i < 4; i++)
          {
            const gboolean backward = i / 2;
            const gboolean distances = i % 2;
            const LmChompTableKind kind = backward ? LM_CHOMP_TABLE_BACKWARD : LM_CHOMP_TABLE_FORWARD;
            g_autoptr (LmChompTable) table = lm_chomp_table_new (kind, &box, distances, context, NULL);

            g_assert_cmpint (lm_chomp_table_has_distances (table), ==, distances);
            for (guint j = 0; j < naive->shapes->len; j++)
              {
                const char *name = g_ptr_array_index (naive->shapes, j);
                const guint expected = naive_chomp_get (backward ? naive->backward : naive->forward, name);
                LmChompShape shape;
                guint distance;

                read_shape (name, &shape);
                if (backward)
                  lm_chomp_shape_complement (&shape, (LmChompSpot) { n_rows, n_columns }, &shape);
                g_assert_true (lm_chomp_table_holds (table, &shape));
                g_assert_cmpuint (lm_chomp_table_lookup (table, &shape, &distance), ==,
                                  expected % 2 == 1 ? LM_VALUE_WIN : LM_VALUE_LOSS);
                g_assert_cmpuint (distance, ==, distances ? expected : LM_DISTANCE_UNKNOWN);
              }
          }
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

        if (!lm_chomp_shape_eat (shape, (LmChompSpot) { row, column }, &after))
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) bytes = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { 8, 9 });
  bits = lm_chomp_table_new (LM_CHOMP_TABLE_FORWARD, &box, FALSE, context, NULL);
  bytes = lm_chomp_table_new (LM_CHOMP_TABLE_FORWARD, &box, TRUE, context, NULL);
  foreach_shape (8, 9, check_definition, (LmChompTable *[]) { bits, bytes });
}

static void
check_reversed_definition (const LmChompShape *shape,
                           gpointer            data)
{
  LmChompTable **tables = data;
  LmSolveContext *context = ((gpointer *) data)[2];
  const guint64 n_growths = lm_chomp_count_growths (shape, (LmChompSpot) { 7, 6 });
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;
  guint64 n_wins = 0;
  LmChompShape missing;
  LmChompMoves moves;
  guint distance;

  for (guint64 i = 0; i < n_growths; i++)
    {
      LmChompShape after;

      lm_chomp_nth_growth (shape, (LmChompSpot) { 7, 6 }, i, &after);
      lm_chomp_shape_complement (&after, (LmChompSpot) { 7, 6 }, &after);
      lm_chomp_table_lookup (tables[1], &after, &distance);
      naive_chomp_take (distance, &shortest_win, &longest_loss);
      n_wins += distance % 2 == 0;
    }

  lm_chomp_shape_complement (shape, (LmChompSpot) { 7, 6 }, &missing);
  lm_chomp_table_lookup (tables[1], &missing, &distance);
  g_assert_cmpuint (distance, ==, naive_chomp_conclude (shortest_win, longest_loss));
  g_assert_cmpuint (lm_chomp_table_lookup (tables[0], &missing, &distance), ==,
                    shortest_win != G_MAXUINT ? LM_VALUE_WIN : LM_VALUE_LOSS);

  if (n_growths == 0)
    return;
  g_assert_true (lm_chomp_moves_find (tables[1], &missing, context, &moves, NULL));
  g_assert_cmpuint (moves.n_all_wins, ==, n_wins);
  lm_chomp_table_lookup (tables[1], n_wins > 0 ? &moves.soonest : &moves.longest, &distance);
  g_assert_cmpuint (distance + 1, ==, naive_chomp_conclude (shortest_win, longest_loss));
}

/* The same of reversed Chomp; and that looking through all moves finds the best one. */
static void
test_large_reversed_table (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) bytes = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { 7, 6 });
  bits = lm_chomp_table_new (LM_CHOMP_TABLE_BACKWARD, &box, FALSE, context, NULL);
  bytes = lm_chomp_table_new (LM_CHOMP_TABLE_BACKWARD, &box, TRUE, context, NULL);
  foreach_shape (7, 6, check_reversed_definition, (gpointer[]) { bits, bytes, context });
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
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LmPosition) position = parse (cases[i].text);
      g_autoptr (LmAnswer) answer = room_solve (position, context);
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) first = NULL;
  g_autoptr (LmChompTable) smaller = NULL;
  g_autoptr (LmChompTable) larger = NULL;
  g_autoptr (LmChompTable) now = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { 9, 4 });
  first = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 3, 8 });
  g_assert_null (lm_chomp_shelf_find (LM_CHOMP_TABLE_BACKWARD, &box, FALSE, context));
  smaller = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (first == smaller);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 9, 5 });
  larger = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_false (first == larger);
  now = lm_chomp_shelf_find (LM_CHOMP_TABLE_FORWARD, lm_chomp_table_get_limit (first), TRUE, context);
  g_assert_true (now == larger);
  g_assert_cmpuint (lm_table_cache_get_size (lm_solve_context_get_cache (context)), ==,
                    lm_table_get_bytes (LM_TABLE (larger)));

  /* More boards than there is room for: the small ones go. */
  for (guint n_columns = 6; n_columns <= 20; n_columns++)
    {
      g_autoptr (LmChompTable) table = NULL;

      lm_chomp_shape_init_box (&box, (LmChompSpot) { 1, n_columns });
      table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
      lm_chomp_shape_init_box (&box, (LmChompSpot) { 26 - n_columns, 2 });
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) bits = NULL;
  g_autoptr (LmChompTable) same = NULL;
  g_autoptr (LmChompTable) small = NULL;
  LmChompShape box;

  lm_solve_context_set_memory (context, 2000000);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 12, 12 });
  bits = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_false (lm_chomp_table_has_distances (bits));

  lm_solve_context_set_memory (context, 1 << 30);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 12, 11 });
  same = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (same == bits);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 8, 9 });
  small = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  g_assert_true (lm_chomp_table_has_distances (small));
}

/* Too little memory is said before any work; what theory knows is said all the same. */
static void
test_memory (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
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
  for_bar = room_solve (bar, context);
  for_square = room_solve (square, context);
  for_odd = room_solve (odd, context);
  for_small = room_solve (small, context);
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) position = parse ("lastmove:chomp?rows=8,8,8,8,8,8,8");
  g_autoptr (LmAnswer) full = room_solve (position, context);
  g_autoptr (LmSolveContext) tight = make_context (NULL);
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_memory (tight, 4000);
  answer = room_solve (position, tight);
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmPosition) start = parse ("lastmove:reversed-chomp?size=20x20&rows=1");
  g_autoptr (LmPosition) column = parse ("lastmove:reversed-chomp?size=20x20&rows=1,1,1,1,1&turn=2");
  g_autoptr (LmPosition) odd = parse ("lastmove:reversed-chomp?size=20x20&rows=5,3,1&turn=2");
  g_autoptr (LmAnswer) for_start = room_solve (start, context);
  g_autoptr (LmAnswer) for_column = room_solve (column, context);
  g_autoptr (LmAnswer) for_odd = room_solve (odd, context);

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
  g_autoptr (LmSolveContext) context = make_context (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i]);
      g_autoptr (LmAnswer) answer = room_solve (position, context);

      g_assert_false (answer->all_moves);
      g_assert_cmpuint (lm_answer_get_best (answer)->distance + 1, ==, answer->distance);
      for (guint j = 0; j < answer->moves->len; j++)
        {
          LmMoveValue *move = g_ptr_array_index (answer->moves, j);
          g_autoptr (LmAnswer) next = room_solve (move->position, context);

          g_assert_cmpuint (move->distance, ==, next->distance);
          g_assert_cmpuint (move->value, ==, next->value == LM_VALUE_LOSS ? LM_VALUE_WIN : LM_VALUE_LOSS);
        }
    }
}

static void
test_time (void)
{
  g_autoptr (LmPosition) position = parse ("lastmove:chomp?rows=15,15,15,15,15,15,15,15,15,15,15,15,15,15,14");
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmAnswer) answer = NULL;
  const clock_t start = clock ();

  lm_solve_context_set_seconds (context, 0.01);
  answer = room_solve (position, context);
  g_test_message ("stopped after %ld µs", (long) (clock () - start));
  g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC);
  g_assert_cmpuint (answer->value, ==, LM_VALUE_WIN);
  g_assert_cmpuint (answer->method, ==, LM_METHOD_THEORY);
  g_assert_nonnull (strstr (answer->limit, "0.01 s"));
}

static void
check_cancelled (const char *text)
{
  g_autoptr (LmPosition) position = parse (text);
  const clock_t late = check_cancelled_at_work (position);

  g_test_message ("cancelled within %ld µs", (long) late);
  g_assert_cmpint (late, <, CLOCKS_PER_SEC);
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

  return g_test_run ();
}
