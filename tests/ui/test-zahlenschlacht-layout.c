/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-layout.c: numbers stand apart from each other, and are listed and walked over. */

#include "games/zahlenschlacht/board/board.h"

static const guint boards[][2] = {
  { 4, 2 }, { 5, 3 }, { 15, 7 }, { 16, 8 }, { 25, 27 }, { 25, 49 }, { 31, 40 }, { 25, 1000000000 }, { 99, 2 },
  { 400, 399 },
};

typedef void (* Check) (const LmZahlenschlachtLayout *layout, int width);

static void
check_all (Check check)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (int order = LM_ZAHLENSCHLACHT_IN_ORDER; order <= LM_ZAHLENSCHLACHT_BY_RESIDUE; order++)
      for (int width = 180; width < 900; width += 240)
        {
          LmZahlenschlachtLayout layout;

          lm_zahlenschlacht_layout_init (&layout, boards[i][0], boards[i][1], order, 33, width);
          check (&layout, width);
        }
}

/* Every tile is inside, and lies on no other one. */
static void
check_tiles (const LmZahlenschlachtLayout *layout,
             int                           width)
{
  for (guint number = 1; number <= layout->n; number++)
    {
      GdkRectangle tile;

      lm_zahlenschlacht_layout_get_tile (layout, number, &tile);
      g_assert_cmpint (tile.x, >=, 0);
      g_assert_cmpint (tile.y, >=, 0);
      g_assert_cmpint (tile.x + tile.width, <=, width);
      g_assert_cmpint (tile.y + tile.height, <=, layout->height);
    }
}

static void
test_tiles (void)
{
  check_all (check_tiles);
}

/* Each number is listed once, in reading order. */
static void
check_list (const LmZahlenschlachtLayout *layout,
            int                           width)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree gboolean *listed = g_new0 (gboolean, layout->n + 1);
  GdkRectangle before = { 0, 0, 0, 0 };

  lm_zahlenschlacht_layout_list (layout, numbers);
  g_assert_cmpuint (numbers->len, ==, layout->n);
  for (guint i = 0; i < numbers->len; i++)
    {
      const guint number = g_array_index (numbers, guint, i);
      GdkRectangle tile;

      g_assert_false (listed[number]);
      listed[number] = TRUE;
      lm_zahlenschlacht_layout_get_tile (layout, number, &tile);
      g_assert_true (tile.y >= before.y + before.height || (tile.y == before.y && tile.x >= before.x + before.width));
      before = tile;
    }
}

static void
test_list (void)
{
  check_all (check_list);
}

/* A step goes where it says, and back again; from the first number all others are reached. */
static void
check_steps (const LmZahlenschlachtLayout *layout,
             int                           width)
{
  static const GtkDirectionType directions[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  g_autofree gboolean *reached = g_new0 (gboolean, layout->n + 1);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));
  guint number = 1;

  reached[1] = TRUE;
  g_array_append_val (queue, number);
  for (guint i = 0; i < queue->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (directions); k++)
      {
        guint next = lm_zahlenschlacht_layout_step (layout, g_array_index (queue, guint, i), directions[k]);

        g_assert_cmpuint (next, <=, layout->n);
        g_assert_cmpuint (next, !=, g_array_index (queue, guint, i));
        if (next == 0 || reached[next])
          continue;

        reached[next] = TRUE;
        g_array_append_val (queue, next);
      }
  g_assert_cmpuint (queue->len, ==, layout->n);
}

static void
test_steps (void)
{
  check_all (check_steps);
}

/* Partners stand side by side under their residues, and residues below each other in order. */
static void
test_columns (void)
{
  LmZahlenschlachtLayout layout;
  GdkRectangle one, six, eight, head;
  guint residue;

  lm_zahlenschlacht_layout_init (&layout, 15, 7, LM_ZAHLENSCHLACHT_BY_RESIDUE, 30, 600);
  lm_zahlenschlacht_layout_get_tile (&layout, 1, &one);
  lm_zahlenschlacht_layout_get_tile (&layout, 6, &six);
  lm_zahlenschlacht_layout_get_tile (&layout, 8, &eight);
  g_assert_cmpint (six.x, ==, one.x + layout.tile + layout.gap);
  g_assert_cmpint (six.y, ==, one.y);
  g_assert_cmpint (eight.x, ==, one.x);
  g_assert_cmpint (eight.y, ==, one.y + layout.tile + layout.gap);
  g_assert_cmpuint (lm_zahlenschlacht_layout_get_n_heads (&layout), ==, 8);
  g_assert_true (lm_zahlenschlacht_layout_get_head (&layout, 2, &residue, &head));
  g_assert_cmpuint (residue, ==, 1);
  g_assert_cmpint (head.x, ==, one.x);
  g_assert_cmpint (head.y + head.height, ==, one.y);
  g_assert_false (lm_zahlenschlacht_layout_get_head (&layout, 1, &residue, &head));

  lm_zahlenschlacht_layout_init (&layout, 15, 7, LM_ZAHLENSCHLACHT_IN_ORDER, 30, 600);
  lm_zahlenschlacht_layout_get_tile (&layout, 1, &one);
  lm_zahlenschlacht_layout_get_tile (&layout, 15, &eight);
  g_assert_cmpint (eight.x, ==, one.x);
  g_assert_cmpuint (lm_zahlenschlacht_layout_get_n_heads (&layout), ==, 0);
}

static void
test_fit (void)
{
  LmZahlenschlachtLayout layout;
  int tile = lm_zahlenschlacht_layout_fit (15, 7, LM_ZAHLENSCHLACHT_IN_ORDER, 30, 90, 600, 400);

  lm_zahlenschlacht_layout_init (&layout, 15, 7, LM_ZAHLENSCHLACHT_IN_ORDER, tile, 600);
  g_assert_cmpint (tile, >, 60);
  g_assert_cmpint (layout.height, <=, 400);
  g_assert_cmpint (lm_zahlenschlacht_layout_fit (2017, 8, LM_ZAHLENSCHLACHT_IN_ORDER, 30, 90, 600, 400), ==, 30);
  g_assert_cmpint (lm_zahlenschlacht_layout_fit (4, 2, LM_ZAHLENSCHLACHT_BY_RESIDUE, 30, 90, 2000, 2000), ==, 90);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zahlenschlacht-layout/tiles", test_tiles);
  g_test_add_func ("/zahlenschlacht-layout/list", test_list);
  g_test_add_func ("/zahlenschlacht-layout/steps", test_steps);
  g_test_add_func ("/zahlenschlacht-layout/columns", test_columns);
  g_test_add_func ("/zahlenschlacht-layout/fit", test_fit);

  return g_test_run ();
}
