/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chomp-text.c: positions, moves and results of Chomp and reversed Chomp in words, and what is said of bad ones. */

#include "engine/game/lm-error.h"
#include "game-checks.h"
#include "games/chomp/rules/rules.h"
#include "games/lm-games.h"
#include "naive-chomp.h"

#include <string.h>

#define FULL_ROWS "20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20"

static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { "lastmove:chomp?rows=4,4,4", "lastmove:chomp?rows=4,4,4" },
    { "lastmove:chomp?turn=2&rows=4,2", "lastmove:chomp?rows=4,2&turn=2" },
    { "lastmove:chomp?rows=1&turn=1", "lastmove:chomp?rows=1" },
    { "lastmove:chomp?rows=" FULL_ROWS, "lastmove:chomp?rows=" FULL_ROWS },
    { "lastmove:reversed-chomp?size=3x4&rows=1", "lastmove:reversed-chomp?size=3x4&rows=1" },
    { "lastmove:reversed-chomp?rows=4,2,1&turn=2&size=3x4", "lastmove:reversed-chomp?size=3x4&rows=4,2,1&turn=2" },
    { "lastmove:reversed-chomp?size=1x1&rows=1", "lastmove:reversed-chomp?size=1x1&rows=1" },
    { "lastmove:reversed-chomp?size=20x20&rows=" FULL_ROWS, "lastmove:reversed-chomp?size=20x20&rows=" FULL_ROWS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *text = lm_position_to_string (position);
      g_autoptr (LmPosition) again = parse (text);

      g_assert_cmpstr (text, ==, texts[i][1]);
      g_assert_true (lm_position_equal (position, again));
      g_assert_cmpuint (lm_position_get_turn (position), ==, lm_position_get_turn (again));
      g_assert_cmpint (lm_position_get_winner (position), ==, lm_position_get_winner (again));
    }
}

static void
check_sentence (const char *what,
                GError     *error,
                const char *word)
{
  g_test_message ("%.80s: %s", what, error->message);
  g_assert_nonnull (strstr (error->message, word));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (strlen (error->message), <, 400);
}

/* What is wrong with a text is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "lastmove:chomp", "“rows”" },
    { "lastmove:chomp?rows=", "“rows”" },
    { "lastmove:chomp?rows=0", "“rows”" },
    { "lastmove:chomp?rows=4,0", "“rows”" },
    { "lastmove:chomp?rows=4,5", "“rows”" },
    { "lastmove:chomp?rows=4,3,4", "“rows”" },
    { "lastmove:chomp?rows=21", "“rows”" },
    { "lastmove:chomp?rows=99999999999999999999", "“rows”" },
    { "lastmove:chomp?rows=" FULL_ROWS ",20", "“rows”" },
    { "lastmove:chomp?rows=4,,3", "“rows”" },
    { "lastmove:chomp?rows=4,3,", "“rows”" },
    { "lastmove:chomp?rows=-4", "“rows”" },
    { "lastmove:chomp?rows=+4", "“rows”" },
    { "lastmove:chomp?rows=04", "“rows”" },
    { "lastmove:chomp?rows=0x4", "“rows”" },
    { "lastmove:chomp?rows=four", "“rows”" },
    { "lastmove:chomp?rows=4&rows=4", "“rows”" },
    { "lastmove:chomp?rows=4&turn=3", "“turn”" },
    { "lastmove:chomp?size=4x4&rows=4", "“size”" },
    { "lastmove:chomp?rows=4&bins=4", "“bins”" },
    { "lastmove:reversed-chomp?rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=3x4", "“rows”" },
    { "lastmove:reversed-chomp?size=&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=0x4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=4x0&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=21x4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=4x21&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=04x4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=4x4x4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=4X4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=-4x4&rows=1", "“size”" },
    { "lastmove:reversed-chomp?size=3x4&rows=5", "“rows”" },
    { "lastmove:reversed-chomp?size=3x4&rows=1,1,1,1", "“rows”" },
    { "lastmove:reversed-chomp?size=3x4&rows=1,2", "“rows”" },
    { "lastmove:reversed-chomp?size=3x4&rows=0", "“rows”" },
    { "lastmove:reversed-chomp?size=3x4&rows=1&turn=0", "“turn”" },
    { "lastmove:reversed-chomp?size=3x4&rows=1&target=4", "“target”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_parse (texts[i][0], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      check_sentence (texts[i][0], error, texts[i][1]);
    }
}

static void
test_play (void)
{
  static const char *const moves[][3] = {
    { "lastmove:chomp?rows=4,4,4", "2,3", "lastmove:chomp?rows=4,2,2&turn=2" },
    { "lastmove:chomp?rows=4,2,2&turn=2", "2,1", "lastmove:chomp?rows=4" },
    { "lastmove:chomp?rows=4,2,1", "1,2", "lastmove:chomp?rows=1,1,1&turn=2" },
    { "lastmove:chomp?rows=4,2,1", "3,1", "lastmove:chomp?rows=4,2&turn=2" },
    { "lastmove:chomp?rows=" FULL_ROWS, "1,20",
      "lastmove:chomp?rows=19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19&turn=2" },
    { "lastmove:reversed-chomp?size=3x4&rows=1", "=3", "lastmove:reversed-chomp?size=3x4&rows=3&turn=2" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=3,2,1", "lastmove:reversed-chomp?size=3x4&rows=3,2,1&turn=2" },
    { "lastmove:reversed-chomp?size=3x4&rows=2,2&turn=2", "=4,3", "lastmove:reversed-chomp?size=3x4&rows=4,3" },
    { "lastmove:reversed-chomp?size=3x4&rows=4", "=4,4,4", "lastmove:reversed-chomp?size=3x4&rows=4,4,4&turn=2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (LmPosition) position = parse (moves[i][0]);
      g_autoptr (GError) error = NULL;
      g_autoptr (LmPosition) after = lm_position_play (position, moves[i][1], &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = lm_position_to_string (after);
      g_assert_cmpstr (text, ==, moves[i][2]);
    }
}

static void
test_bad_moves (void)
{
  static const char *const moves[][3] = {
    { "lastmove:chomp?rows=4,3", "1,1", "poison" },
    { "lastmove:chomp?rows=1", "1,1", "over" },
    { "lastmove:chomp?rows=4,3", "1,5", "only 4" },
    { "lastmove:chomp?rows=4,3", "2,4", "only 3" },
    { "lastmove:chomp?rows=4,3", "3,1", "only 2" },
    { "lastmove:chomp?rows=4,3", "0,1", "“0,1”" },
    { "lastmove:chomp?rows=4,3", "1,0", "“1,0”" },
    { "lastmove:chomp?rows=4,3", "01,2", "“01,2”" },
    { "lastmove:chomp?rows=4,3", "1,2,3", "“1,2,3”" },
    { "lastmove:chomp?rows=4,3", "1", "“1”" },
    { "lastmove:chomp?rows=4,3", "", "“”" },
    { "lastmove:chomp?rows=4,3", "1, 2", "“1, 2”" },
    { "lastmove:chomp?rows=4,3", "-1,2", "“-1,2”" },
    { "lastmove:chomp?rows=4,3", "99999999999999999999,1", "“99999999999999999999,1”" },
    { "lastmove:chomp?rows=4,3", "M\n\n", "“M" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=3", "grow" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=2", "bite" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=4,1", "bite" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=5", "fit" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=3,1,1,1", "fit" },
    { "lastmove:reversed-chomp?size=3x4&rows=4,4,4", "=4,4,4", "over" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "4", "“4”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=", "“=”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=1,2", "“=1,2”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=4,0", "“=4,0”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=04", "“=04”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=21", "“=21”" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "=" FULL_ROWS ",20", "shape" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (LmPosition) position = parse (moves[i][0]);
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_position_play (position, moves[i][1], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
      check_sentence (moves[i][1], error, moves[i][2]);
    }
}

static void
test_describe (void)
{
  static const char *const texts[][5] = {
    { "lastmove:chomp?rows=4,4,4", "3 × 4", "2,3", "Eat 4 squares: from row 2, column 3 on", "the lower half, above the bottom row" },
    { "lastmove:chomp?rows=4,2", "4, 2", "2,2", "Eat 1 square: row 2, column 2", "the upper half" },
    { "lastmove:chomp?rows=9,8,7,6,5,4,3", "42 squares in 7 rows", "7,1", "Eat 3 squares: from row 7, column 1 on",
      "the upper half" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "1 × 3 on 3 × 4", "=3,2,1",
      "Add 3 squares from row 2, column 1 on: 3, 2, 1", "the lower half, above the bottom row" },
    { "lastmove:reversed-chomp?size=3x4&rows=2", "1 × 2 on 3 × 4", "=2,1,1",
      "Add 2 squares, as far as row 3, column 1: 2, 1, 1", "the lower half, above the bottom row" },
    { "lastmove:reversed-chomp?size=3x4&rows=3", "1 × 3 on 3 × 4", "=4", "Add 1 square at row 1, column 4: 1 × 4",
      "the bottom row" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *described = lm_position_describe (position);
      g_autofree char *label = lm_position_describe_move (position, texts[i][2], LM_MOVE_LABEL);
      g_autofree char *sentence = lm_position_describe_move (position, texts[i][2], LM_MOVE_SENTENCE);
      g_autofree char *place = lm_position_describe_move (position, texts[i][2], LM_MOVE_PLACE);

      g_assert_cmpstr (described, ==, texts[i][1]);
      g_assert_cmpstr (label, ==, texts[i][2]);
      g_assert_cmpstr (sentence, ==, texts[i][3]);
      g_assert_cmpstr (place, ==, texts[i][4]);
    }
}

static void
test_results (void)
{
  static const char *const texts[][2] = {
    { "lastmove:chomp?rows=1", "Player 2 wins: only the poisoned square is left for Player 1." },
    { "lastmove:chomp?rows=1&turn=2", "Player 1 wins: only the poisoned square is left for Player 2." },
    { "lastmove:reversed-chomp?size=2x2&rows=2,2", "Player 2 wins: the board is full, and nothing can grow for Player 1." },
    { "lastmove:reversed-chomp?size=1x1&rows=1", "Player 2 wins: the board is full, and nothing can grow for Player 1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmPosition) position = parse (texts[i][0]);
      g_autofree char *result = NULL;
      g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

      g_assert_true (lm_position_is_over (position));
      g_assert_cmpuint (moves->len, ==, 0);
      result = lm_position_describe_result (position);
      g_assert_cmpstr (result, ==, texts[i][1]);
    }
}

/* What may grow is exactly what a bite turns back, each once; of each square the smallest move that reaches it. */
static void
check_growths (const NaiveChomp *naive,
               const char       *shape)
{
  GPtrArray *growths = g_hash_table_lookup (naive->growths, shape);
  g_autofree char *rows = naive_chomp_to_rows (shape);
  g_autofree char *text =
    g_strdup_printf ("lastmove:reversed-chomp?size=%ux%u&rows=%s", naive->n_rows, naive->n_columns, rows);
  g_autoptr (LmPosition) position = parse (text);
  g_autoptr (GHashTable) listed = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean complete = FALSE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, &complete);

  g_assert_true (complete);
  g_assert_cmpuint (moves->len, ==, growths->len);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (g_hash_table_add (listed, g_ptr_array_index (moves, i)));
  for (guint i = 0; i < growths->len; i++)
    {
      g_autofree char *after = naive_chomp_to_rows (g_ptr_array_index (growths, i));
      g_autofree char *move = g_strconcat ("=", after, NULL);

      g_assert_true (g_hash_table_contains (listed, move));
    }

  for (guint row = 1; row <= naive->n_rows; row++)
    for (guint column = 1; column <= naive->n_columns; column++)
      {
        LmChompShape after;
        g_autofree char *move = NULL;

        if (!lm_chomp_shape_grow (&LM_CHOMP_POSITION (position)->shape, (LmChompSpot) { naive->n_rows, naive->n_columns },
                                  (LmChompSpot) { row, column }, &after))
          continue;
        g_assert_true (lm_chomp_shape_contains (&after, (LmChompSpot) { row, column }));
        move = lm_reversed_chomp_move_to_text (&after);
        g_assert_true (g_hash_table_contains (listed, move));
      }
}

static void
test_growths (void)
{
  g_autoptr (NaiveChomp) naive = naive_chomp_new (5, 6);

  for (guint i = 0; i < naive->shapes->len; i++)
    check_growths (naive, g_ptr_array_index (naive->shapes, i));
}

/* Millions of moves are not listed, but any may be drawn and played. */
static void
test_many_moves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (LmPosition) position = parse ("lastmove:reversed-chomp?size=20x20&rows=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1");
  gboolean complete = TRUE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, &complete);

  g_assert_false (complete);
  g_assert_cmpuint (moves->len, >, 1000);
  for (guint i = 0; i < moves->len; i += 97)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      g_assert_nonnull (after);
    }
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *move = lm_position_random_move (position, rand);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);

      g_assert_nonnull (after);
    }
}

/* Each of the moves of a small position comes up as often as the others. */
static void
test_random_moves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (LmPosition) position = parse ("lastmove:reversed-chomp?size=3x4&rows=2,2");
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 1000 * moves->len; i++)
    {
      char *move = lm_position_random_move (position, rand);
      const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, move));

      g_hash_table_insert (counts, move, GUINT_TO_POINTER (count + 1));
    }

  g_assert_cmpuint (g_hash_table_size (counts), ==, moves->len);
  for (guint i = 0; i < moves->len; i++)
    {
      const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, g_ptr_array_index (moves, i)));

      g_assert_cmpuint (count, >, 850);
      g_assert_cmpuint (count, <, 1150);
    }
}

/* Random games on all sizes come to an end, and every position of them survives as text. */
static void
test_playouts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 200; i++)
    {
      const guint n_rows = 1 + i % 20;
      const guint n_columns = 1 + i % 13;
      g_autoptr (LmGame) game = i % 2 == 0 ? lm_chomp_new () : lm_reversed_chomp_new ((LmChompSpot) { n_rows, n_columns });
      g_autoptr (LmPosition) position = NULL;
      LmChompShape shape;
      guint length = 0;

      lm_chomp_shape_init_box (&shape, (LmChompSpot) { i % 2 == 0 ? n_rows : 1, i % 2 == 0 ? n_columns : 1 });
      position = lm_chomp_position_new (game, &shape, i % 3 == 0, NULL);
      for (; !lm_position_is_over (position); length++)
        {
          g_autofree char *move = lm_position_random_move (position, rand);
          LmPosition *after = lm_position_play (position, move, NULL);
          g_autofree char *text = lm_position_to_string (after);
          g_autoptr (LmPosition) again = parse (text);

          g_assert_true (lm_position_equal (after, again));
          g_assert_cmpuint (lm_position_get_turn (after), ==, 1 - lm_position_get_turn (position));
          lm_position_unref (position);
          position = after;
        }
      g_assert_cmpuint (length, <, n_rows * n_columns);
      g_assert_cmpint (lm_position_get_winner (position), ==, 1 - (int) lm_position_get_turn (position));
    }
}

/* The editor makes positions from shapes; a board takes what it has room for. */
static void
test_new (void)
{
  g_autoptr (LmGame) game = lm_reversed_chomp_new ((LmChompSpot) { 3, 4 });
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (LmPosition) full = NULL;
  g_autofree char *described = NULL;
  g_autoptr (GError) error = NULL;
  LmChompShape shape;
  LmChompSpot board;

  g_assert_true (lm_chomp_shape_init_rows (&shape, (const guint8[]) { 4, 1, 0 }, 3));
  position = lm_chomp_position_new (game, &shape, 1, &error);
  g_assert_no_error (error);
  g_assert_true (lm_chomp_position_is_reversed (position));
  board = lm_chomp_position_get_board (position);
  g_assert_cmpuint (board.row, ==, 3);
  g_assert_cmpuint (board.column, ==, 4);
  g_assert_cmpuint (LM_CHOMP_POSITION (position)->shape.n_rows, ==, 2);

  lm_chomp_shape_init_box (&shape, (LmChompSpot) { 3, 4 });
  full = lm_chomp_position_new (game, &shape, 0, &error);
  described = lm_position_describe (full);
  g_assert_cmpstr (described, ==, "3 × 4, complete");

  g_assert_false (lm_chomp_shape_init_rows (&shape, (const guint8[]) { 1, 2 }, 2));
  g_assert_false (lm_chomp_shape_init_rows (&shape, (const guint8[]) { 21 }, 1));
  g_assert_false (lm_chomp_shape_init_rows (&shape, (const guint8[]) { 0, 0 }, 2));
  lm_chomp_shape_init_box (&shape, (LmChompSpot) { 4, 3 });
  g_assert_null (lm_chomp_position_new (game, &shape, 0, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  check_sentence ("4 x 3", error, "“rows”");
}

/* Twice turned over or taken from the board, a shape is what it was; a bite is found again. */
static void
test_shapes (void)
{
  g_autoptr (NaiveChomp) naive = naive_chomp_new (4, 5);

  for (guint i = 0; i < naive->shapes->len; i++)
    {
      const char *name = g_ptr_array_index (naive->shapes, i);
      guint8 rows[4];
      LmChompShape shape;
      LmChompShape other;

      for (guint j = 0; j < 4; j++)
        rows[j] = name[j] - 'a';
      lm_chomp_shape_init_rows (&shape, rows, 4);
      lm_chomp_shape_transpose (&shape, &other);
      lm_chomp_shape_transpose (&other, &other);
      g_assert_true (lm_chomp_shape_equal (&shape, &other));
      lm_chomp_shape_complement (&shape, (LmChompSpot) { 4, 5 }, &other);
      g_assert_cmpuint (lm_chomp_shape_count_squares (&other), ==, 20 - lm_chomp_shape_count_squares (&shape));
      lm_chomp_shape_complement (&other, (LmChompSpot) { 4, 5 }, &other);
      g_assert_true (lm_chomp_shape_equal (&shape, &other));

      for (guint row = 1; row <= shape.n_rows; row++)
        for (guint column = 1; column <= shape.rows[row - 1]; column++)
          {
            LmChompSpot bitten;

            if (!lm_chomp_shape_eat (&shape, (LmChompSpot) { row, column }, &other))
              continue;
            g_assert_true (lm_chomp_shape_find_bite (&shape, &other, &bitten));
            g_assert_cmpuint (bitten.row, ==, row);
            g_assert_cmpuint (bitten.column, ==, column);
          }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/chomp/text/round-trip", test_round_trip);
  g_test_add_func ("/chomp/text/bad", test_bad_texts);
  g_test_add_func ("/chomp/text/play", test_play);
  g_test_add_func ("/chomp/text/bad-moves", test_bad_moves);
  g_test_add_func ("/chomp/text/describe", test_describe);
  g_test_add_func ("/chomp/text/results", test_results);
  g_test_add_func ("/chomp/text/new", test_new);
  g_test_add_func ("/chomp/rules/shapes", test_shapes);
  g_test_add_func ("/chomp/rules/growths", test_growths);
  g_test_add_func ("/chomp/rules/many-moves", test_many_moves);
  g_test_add_func ("/chomp/rules/random-moves", test_random_moves);
  g_test_add_func ("/chomp/rules/playouts", test_playouts);

  return g_test_run ();
}
