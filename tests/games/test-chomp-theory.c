/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-theory.c: recipes and reasons of Chomp and reversed Chomp against the tables, and the rows of the command line. */

#include "chomp-checks.h"
#include "games/chomp/theory/theory.h"

static void
check_theory (const LmChompShape *shape,
              gpointer            data)
{
  const LmValue theory = lm_chomp_theory_get_value (shape);
  LmChompShape after;
  guint distance;
  LmChompSpot spot;

  if (theory != LM_VALUE_UNKNOWN)
    g_assert_cmpuint (theory, ==, lm_chomp_table_lookup (data, shape, &distance));
  if (!lm_chomp_theory_get_move (shape, &spot))
    return;

  g_assert_cmpuint (theory, ==, LM_VALUE_WIN);
  g_assert_true (lm_chomp_shape_eat (shape, spot, &after));
  g_assert_cmpuint (lm_chomp_table_lookup (data, &after, &distance), ==, LM_VALUE_LOSS);
}

/* Two rows, two columns, Ls, equal sides and whole bars on 10 x 9; long ones on 2 x 20. */
static void
test_theory (void)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) table = NULL;
  g_autoptr (LmChompTable) flat = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { 10, 9 });
  table = lm_chomp_shelf_get (LM_CHOMP_TABLE_FORWARD, &box, context, NULL);
  foreach_shape (10, 9, check_theory, table);
  lm_chomp_shape_init_box (&box, (LmChompSpot) { 2, 20 });
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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (LmChompTable) table = NULL;
  LmChompShape box;

  lm_chomp_shape_init_box (&box, (LmChompSpot) { 9, 8 });
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
      g_autoptr (LmGame) game = lm_reversed_chomp_new ((LmChompSpot) { n_rows, n_columns });
      g_autoptr (LmPosition) position = NULL;
      LmChompShape shape;

      lm_chomp_shape_init_box (&shape, (LmChompSpot) { 1, 1 });
      position = lm_chomp_position_new (game, &shape, 0, NULL);
      while (!lm_position_is_over (position))
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after;
          LmChompShape missing;
          LmChompShape left;

          if (lm_position_get_turn (position) == 1)
            {
              lm_chomp_shape_complement (&LM_CHOMP_POSITION (position)->shape, (LmChompSpot) { n_rows, n_columns }, &missing);
              g_assert_true (lm_reversed_chomp_theory_get_move (&missing, &left));
              lm_chomp_shape_complement (&left, (LmChompSpot) { n_rows, n_columns }, &left);
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
      "No move keeps it so, and after every move the other player can make it so again, down to the poison alone.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=2,2,2,2", "4,2",
      "4,2 leaves two columns, the left one longer by one: 4 and 3. ", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=5,4", "1,5",
      "The player to move has two rows, the lower one longer by one: 5 and 4. "
      "No move keeps it so, and after every move the other player can make it so again, down to the poison alone.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=3,1,1&turn=2", NULL,
      "The player to move has an L with two arms of 2 squares each beside the poison. "
      "Whatever is eaten of one arm can be eaten of the other in answer.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=7", "1,2",
      "1,2 ends the game. Player 1 wins: only the poisoned square is left for Player 2.", LM_STATUS_COMPUTED },
    { "lastmove:chomp?rows=4,4,4", "2,3",
      "A whole bar, 3 × 4, is won: if eating only the top right square did not win, then some answer to it would, "
      "and that answer could be played at once. "
      "Which move wins this does not say: 2,3 was found in a table of 34 positions.", LM_STATUS_COMPUTED },
    { "lastmove:chomp?rows=1", NULL, "Only the poisoned square is left: there is nothing to eat.", LM_STATUS_PROVED },
    { "lastmove:chomp?rows=5,5,3", NULL, NULL, LM_STATUS_COMPUTED },
    { "lastmove:chomp?rows=4,4,4,1", NULL, NULL, LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=3x4&rows=1,1&turn=2", "=2,2",
      "=2,2 was computed to win. There is also a recipe. =4,1 leaves 2 × 4 squares of which only the one at the bottom left "
      "is there, as at the start of a game, and whoever begins it loses.", LM_STATUS_COMPUTED },
    { "lastmove:reversed-chomp?size=2x2&rows=2,2", NULL, "Every square is there: nothing can be added.", LM_STATUS_PROVED },
    { "lastmove:reversed-chomp?size=1x7&rows=3", "=7",
      "=7 ends the game. Player 1 wins: the board is full, and nothing can grow for Player 2.", LM_STATUS_COMPUTED },
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
  g_autoptr (LmSolveContext) context = make_context (NULL);

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
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  Rows rows = { g_string_new (NULL), rows_wanted };
  LmTableRun run = {
    .from = from, .to = to, .options = options, .context = context, .emit = emit_row, .emit_data = &rows,
  };
  g_autofree char *header = g_strjoinv (",", (GStrv) lm_table_info_get_columns (info, options));

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
              "rows,columns,winner,moves\n1,1,2,\n1,2,1,=2\n1,3,1,=3\n2,1,1,=1,1\n2,2,2,\n2,3,2,\n"
              "3,1,1,=1,1,1\n3,2,2,\n3,3,2,\n");
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

  g_test_add_func ("/chomp/theory/values", test_theory);
  g_test_add_func ("/chomp/theory/reversed-values", test_reversed_theory);
  g_test_add_func ("/chomp/theory/reversed-strategy", test_reversed_strategy);
  g_test_add_func ("/chomp/theory/reasons", test_reasons);
  g_test_add_func ("/chomp/rows/values", test_rows);
  g_test_add_func ("/chomp/rows/bad", test_bad_runs);

  return g_test_run ();
}
