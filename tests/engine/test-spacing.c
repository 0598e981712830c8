/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-spacing.c: when something learned is asked again. */

#include "engine/learn/lm-spacing.h"

#include <math.h>

#define DAY (24 * 60 * 60)
#define START G_GINT64_CONSTANT (1800000000)

static void
assert_near (double value,
             double expected)
{
  g_assert_cmpfloat_with_epsilon (value, expected, 5e-4 * expected);
}

/* The numbers are those of the published formulas, computed apart from this program. */
static void
test_formulas (void)
{
  LmSpacing spacing = { 0 };

  lm_spacing_answer (&spacing, TRUE, START);
  assert_near (spacing.stability, 2.3065);
  assert_near (spacing.difficulty, 2.118104);
  g_assert_cmpint (spacing.due, ==, START + 2 * DAY);
  assert_near (lm_spacing_get_recall (&spacing, START + 2 * DAY), 0.909493);

  lm_spacing_answer (&spacing, TRUE, START + 2 * DAY);
  assert_near (spacing.stability, 10.964332);
  assert_near (spacing.difficulty, 2.111214);

  lm_spacing_answer (&spacing, FALSE, START + 20 * DAY);
  assert_near (spacing.stability, 1.635770);
  assert_near (spacing.difficulty, 7.392238);
  g_assert_cmpint (spacing.due, ==, START + 20 * DAY);

  lm_spacing_answer (&spacing, TRUE, START + 20 * DAY + 600);
  assert_near (spacing.stability, 1.663973);
}

/* Right answers wait longer and longer, a wrong one is asked again at once, and nothing ever leaves its bounds. */
static void
test_bounds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 2000; i++)
    {
      LmSpacing spacing = { 0 };
      gint64 now = START;

      for (guint j = 0; j < 40; j++)
        {
          const gboolean right = g_rand_int_range (rand, 0, 100) < 80;

          lm_spacing_answer (&spacing, right, now);
          g_assert_true (lm_spacing_is_valid (&spacing));
          g_assert_cmpint (lm_spacing_is_due (&spacing, now), ==, !right);
          g_assert_true (lm_spacing_is_due (&spacing, spacing.due));
          now += g_rand_int_range (rand, -DAY, 60 * DAY);
          now = MAX (now, 0);
        }
    }
}

static void
test_grows (void)
{
  LmSpacing spacing = { 0 };
  gint64 wait = 0;

  for (guint i = 0; i < 8; i++)
    {
      lm_spacing_answer (&spacing, TRUE, MAX (spacing.due, START));
      g_assert_cmpint (spacing.due - spacing.last, >, wait);
      wait = spacing.due - spacing.last;
    }
}

/* What stands in a file may be anything. */
static void
test_hostile (void)
{
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { 0 }));
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { NAN, 5, 0, 0 }));
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { 1, INFINITY, 0, 0 }));
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { 1e9, 5, 0, 0 }));
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { 1, 5, -1, 0 }));
  g_assert_false (lm_spacing_is_valid (&(LmSpacing) { 1, 5, 10, 0 }));
  g_assert_true (lm_spacing_is_valid (&(LmSpacing) { 1, 5, 10, 20 }));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/spacing/formulas", test_formulas);
  g_test_add_func ("/spacing/bounds", test_bounds);
  g_test_add_func ("/spacing/grows", test_grows);
  g_test_add_func ("/spacing/hostile", test_hostile);

  return g_test_run ();
}
