/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-black-hole-theory.c: every published result on the black-hole game against a naive search that knows none. */

#include "games/zeckendorf/theory/theory.h"

#include <string.h>

/* Twice the range over which the results were checked before. */
#define MAX_VALUE 480
#define MAX_A (MAX_VALUE + 1)
#define MAX_B (MAX_VALUE / 2 + 1)
#define MAX_C (MAX_VALUE / 3 + 1)

static gint8 *memo; /* 0 not yet, 1 lost, 2 won; by (a, b, c) of the hole in use */
static guint memo_hole;

static gboolean is_lost (guint a, guint b, guint c);

static gboolean
try_to_leave_lost (gboolean legal,
                   guint    a,
                   guint    b,
                   guint    c)
{
  return legal && is_lost (a, b, c);
}

/* The rules once more, written out for the holes 2 to 4: chips that would land on the hole are gone. */
static gboolean
can_win (guint a,
         guint b,
         guint c)
{
  switch (memo_hole)
    {
    case 2:
      return try_to_leave_lost (a >= 2, a - 2, 0, 0);
    case 3:
      return try_to_leave_lost (a >= 2, a - 2, b + 1, 0) ||
             try_to_leave_lost (a >= 1 && b >= 1, a - 1, b - 1, 0) ||
             try_to_leave_lost (b >= 2, a + 1, b - 2, 0);
    default:
      return try_to_leave_lost (a >= 2, a - 2, b + 1, c) ||
             try_to_leave_lost (a >= 1 && b >= 1, a - 1, b - 1, c + 1) ||
             try_to_leave_lost (b >= 1 && c >= 1, a, b - 1, c - 1) ||
             try_to_leave_lost (b >= 2, a + 1, b - 2, c + 1) ||
             try_to_leave_lost (c >= 2, a + 1, b, c - 2);
    }
}

static gboolean
is_lost (guint a,
         guint b,
         guint c)
{
  gint8 *entry = &memo[(a * MAX_B + b) * MAX_C + c];

  if (*entry == 0)
    *entry = can_win (a, b, c) ? 2 : 1;
  return *entry == 1;
}

static void
use_hole (guint hole)
{
  if (memo == NULL)
    memo = g_malloc ((gsize) MAX_A * MAX_B * MAX_C);
  memset (memo, 0, (gsize) MAX_A * MAX_B * MAX_C);
  memo_hole = hole;
}

static void
check (guint hole,
       guint a,
       guint b,
       guint c)
{
  guint32 heights[3] = { a, b, c };
  LmValue value = lm_black_hole_theory_value (hole, heights);

  if (value == LM_VALUE_UNKNOWN)
    return;

  g_assert_cmpint (value, ==, is_lost (a, b, c) ? LM_VALUE_LOSS : LM_VALUE_WIN);
}

static void
test_hole_2 (void)
{
  use_hole (2);
  for (guint a = 0; a < 400; a++)
    check (2, a, 0, 0);
}

static void
test_hole_3 (void)
{
  use_hole (3);
  for (guint a = 0; a < 120; a++)
    for (guint b = 0; b < 120; b++)
      check (3, a, b, 0);
}

static void
test_hole_4 (void)
{
  use_hole (4);
  for (guint a = 0; a < 120; a++)
    for (guint c = 0; c < 119; c++)
      {
        check (4, a, 0, c);
        check (4, a, 1, c);
      }
}

/* The paper's own single-column statements, and the two places where another part of it is wrong. */
static void
test_hole_4_statements (void)
{
  guint32 heights[3] = { 0, 0, 0 };

  for (guint c = 0; c < 200; c++)
    {
      heights[2] = c;
      g_assert_true ((lm_black_hole_theory_value (4, heights) == LM_VALUE_LOSS) == (c == 0 || c == 1 || c == 5));
    }

  heights[2] = 0;
  for (guint a = 0; a < 200; a++)
    {
      heights[0] = a;
      g_assert_true ((lm_black_hole_theory_value (4, heights) == LM_VALUE_LOSS) == (a != 2));
    }

  g_assert_cmpint (lm_black_hole_theory_value (4, (guint32[]) { 1, 0, 3 }), ==, LM_VALUE_WIN);
  g_assert_cmpint (lm_black_hole_theory_value (4, (guint32[]) { 4, 0, 7 }), ==, LM_VALUE_WIN);
}

static void
test_open_positions (void)
{
  g_assert_cmpint (lm_black_hole_theory_value (4, (guint32[]) { 5, 2, 1 }), ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (lm_black_hole_theory_value (5, (guint32[]) { 5, 0, 0, 0 }), ==, LM_VALUE_UNKNOWN);
  g_assert_cmpint (lm_black_hole_theory_empty_value (5, 20), ==, LM_VALUE_UNKNOWN);
  g_assert_false (lm_black_hole_theory_mirror_loses (5, (guint32[]) { 0, 0, 0, 0 }, 20));
}

/* Whether the player to place loses; a and c are the outermost columns. */
static gboolean
placing_is_lost (GHashTable *seen,
                 guint       a,
                 guint       c,
                 guint       stock)
{
  guint top = memo_hole == 2 ? 0 : memo_hole == 3 ? 2 : 3;
  gpointer key = GUINT_TO_POINTER ((a << 20) | (c << 10) | stock);
  gpointer known;
  gboolean lost;

  if (stock == 0)
    return memo_hole == 3 ? is_lost (a, c, 0) : is_lost (a, 0, c);

  if (g_hash_table_lookup_extended (seen, key, NULL, &known))
    return GPOINTER_TO_INT (known);

  lost = !placing_is_lost (seen, a + 1, c, stock - 1) &&
         !(top > 0 && stock >= top && placing_is_lost (seen, a, c + 1, stock - top));
  g_hash_table_insert (seen, key, GINT_TO_POINTER (lost));
  return lost;
}

static void
check_empty (guint hole,
             guint stock)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  gboolean lost = placing_is_lost (seen, 0, 0, stock);
  guint32 heights[3] = { 0, 0, 0 };

  g_assert_cmpint (lm_black_hole_theory_empty_value (hole, stock), ==, lost ? LM_VALUE_LOSS : LM_VALUE_WIN);
  /* Placing opposite is the whole secret from the empty board. */
  g_assert_true (lm_black_hole_theory_mirror_loses (hole, heights, stock) == lost);
}

static void
test_empty_board (void)
{
  static const guint limits[] = { 400, 300, 400 };

  for (guint hole = 2; hole <= 4; hole++)
    {
      use_hole (hole);
      for (guint stock = 1; stock < limits[hole - 2]; stock++)
        check_empty (hole, stock);
    }
}

static void
test_exceptions (void)
{
  g_assert_cmpint (lm_black_hole_theory_empty_value (4, 2), ==, LM_VALUE_WIN);
  g_assert_cmpint (lm_black_hole_theory_empty_value (4, 32), ==, LM_VALUE_WIN);
  g_assert_cmpint (lm_black_hole_theory_empty_value (4, 17), ==, LM_VALUE_LOSS);
  g_assert_cmpint (lm_black_hole_theory_empty_value (4, 47), ==, LM_VALUE_LOSS);
}

static void
test_mirror_is_sound (void)
{
  guint proved = 0;

  for (guint hole = 2; hole <= 4; hole++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

      use_hole (hole);
      for (guint a = 0; a < 25; a++)
        for (guint c = 0; c < (hole == 2 ? 1 : 25); c++)
          for (guint stock = 0; stock < 50; stock++)
            {
              guint32 heights[3] = { a, 0, 0 };
              heights[hole == 2 ? 1 : hole - 2] = hole == 2 ? 0 : c;
              if (!lm_black_hole_theory_mirror_loses (hole, heights, stock))
                continue;
              g_assert_true (placing_is_lost (seen, a, c, stock));
              proved++;
            }
    }

  g_test_message ("placing opposite decides %u of these positions", proved);
  g_assert_cmpuint (proved, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/black-hole-theory/hole-2", test_hole_2);
  g_test_add_func ("/black-hole-theory/hole-3", test_hole_3);
  g_test_add_func ("/black-hole-theory/hole-4", test_hole_4);
  g_test_add_func ("/black-hole-theory/hole-4-statements", test_hole_4_statements);
  g_test_add_func ("/black-hole-theory/open-positions", test_open_positions);
  g_test_add_func ("/black-hole-theory/empty-board", test_empty_board);
  g_test_add_func ("/black-hole-theory/exceptions", test_exceptions);
  g_test_add_func ("/black-hole-theory/mirror-is-sound", test_mirror_is_sound);

  result = g_test_run ();
  g_free (memo);
  return result;
}
