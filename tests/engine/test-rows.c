/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rows.c: what stands in a row stays the number that it was, in memory, in a file and back. */

#include "engine/keep/lm-rows.h"

#include <math.h>
#include <string.h>

static const struct { LmCell cell; const char *text; double number; } cells[] = {
  { { .kind = LM_CELL_EMPTY }, "", NAN },
  { { .kind = LM_CELL_NUMBER, .number = 0 }, "0", 0 },
  { { .kind = LM_CELL_NUMBER, .number = G_MAXUINT64 }, "18446744073709551615", 18446744073709551615.0 },
  { { .kind = LM_CELL_FRACTION, .denominator = 11, .number = 43 }, "43/11", 43 / 11.0 },
  { { .kind = LM_CELL_TEXT, .text = "1/72057594037927936" }, "1/72057594037927936", 1 / 72057594037927936.0 },
  { { .kind = LM_CELL_REAL, .digits = 6, .real = 0.25 }, "0.250000", 0.25 },
  { { .kind = LM_CELL_REAL, .digits = 0, .real = -7 }, "-7", -7 },
  { { .kind = LM_CELL_REAL, .digits = LM_CELL_ALL_DIGITS, .real = 0.1 }, "0.10000000000000001", 0.1 },
  { { .kind = LM_CELL_TEXT, .text = "win" }, "win", NAN },
  { { .kind = LM_CELL_TEXT, .text = "18446744073709551616" }, "18446744073709551616", 18446744073709551616.0 },
  { { .kind = LM_CELL_TEXT, .text = "007" }, "007", 7 },
  { { .kind = LM_CELL_TEXT, .text = "1 2" }, "1 2", NAN },
};

/* There may be millions of them. */
G_STATIC_ASSERT (sizeof (LmCell) == 16);

static void
check_cell (const LmCell *cell,
            const char   *expected,
            double        number)
{
  g_autofree char *text = lm_cell_to_string (cell);
  double found = 0;

  g_assert_cmpstr (text, ==, expected);
  g_assert_true (lm_cell_is (cell, expected));
  g_assert_false (lm_cell_is (cell, "something else"));
  g_assert_true (lm_cell_get_number (cell, &found) == !isnan (number));
  if (!isnan (number))
    g_assert_cmpfloat (found, ==, number);
}

/* What is read again has the same text and is the same number. */
static void
test_cells (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      const LmCell parsed = lm_cell_parse (cells[i].text);

      check_cell (&cells[i].cell, cells[i].text, cells[i].number);
      check_cell (&parsed, cells[i].text, cells[i].number);
    }
}

static const char *const columns[] = { "n", "winner", "moves", NULL };

static LmRows *
create_rows (void)
{
  LmRows *rows = lm_rows_new (columns, LM_PLOT_CURVE, "rows", "winner=2");

  for (guint n = 1; n <= 4; n++)
    {
      g_autofree char *moves = g_strdup_printf ("a, \"%u\"", n);

      lm_rows_add (rows, LM_ROW (lm_cell_number (n), lm_cell_number (n % 2 + 1), lm_cell_text (moves)));
    }
  lm_rows_add (rows, LM_ROW (lm_cell_number (5)));
  return rows;
}

/* The texts of a row are its own, and what is not said is empty. */
static void
test_rows (void)
{
  g_autoptr (LmRows) rows = create_rows (), copy = lm_rows_copy (rows);
  g_autoptr (GBytes) bytes = lm_rows_write (copy, LM_ROWS_CSV, "a command", NULL);
  g_autofree char *csv = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpuint (lm_rows_count (rows), ==, 5);
  g_assert_cmpuint (lm_rows_get (rows, 3)[0].number, ==, 4);
  g_assert_cmpint (lm_rows_get (rows, 3)[3].kind, ==, LM_CELL_END);
  g_assert_cmpint (lm_rows_get (rows, 4)[1].kind, ==, LM_CELL_EMPTY);
  g_assert_cmpstr (csv, ==,
                   "# a command\nn,winner,moves\n1,2,\"a, \"\"1\"\"\"\n2,1,\"a, \"\"2\"\"\"\n3,2,\"a, \"\"3\"\"\"\n4,1,\"a, \"\"4\"\"\"\n5,,\n");
  lm_rows_clear (copy);
  g_assert_cmpuint (lm_rows_count (copy), ==, 0);
  g_assert_cmpstr (lm_rows_get (rows, 0)[2].text, ==, "a, \"1\"");
}

/* A share so far is a number of its own column, behind the others. */
static void
test_share (void)
{
  const double shares[] = { 1, 0.5, 2 / 3.0, 0.5, 0.4 };
  g_autoptr (LmRows) rows = create_rows ();

  g_assert_true (lm_rows_add_share (rows, NULL));
  g_assert_cmpstr (rows->columns[3], ==, "share");
  g_assert_cmpstr (rows->column, ==, "share");
  g_assert_cmpuint (lm_rows_count (rows), ==, 5);
  for (guint i = 0; i < 5; i++)
    {
      double share = 0;

      g_assert_true (lm_cell_get_number (&lm_rows_get (rows, i)[3], &share));
      g_assert_cmpfloat (share, ==, shares[i]);
      g_assert_cmpint (lm_rows_get (rows, i)[4].kind, ==, LM_CELL_END);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rows/cells", test_cells);
  g_test_add_func ("/rows/rows", test_rows);
  g_test_add_func ("/rows/share", test_share);
  return g_test_run ();
}
