/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-layout.c: nothing on the board lies over anything else, whatever its size. */

#include "games/zeckendorf/board/board.h"

static const double lines[] = { 16, 19, 28 };

static void
check_columns (const LmZeckendorfLayout *layout)
{
  GdkRectangle lane, next, button, below;

  for (guint i = 0; i < layout->n_columns; i++)
    {
      lm_zeckendorf_layout_get_lane (layout, i, &lane);
      lm_zeckendorf_layout_get_button (layout, i, 0, &button);
      lm_zeckendorf_layout_get_button (layout, i + 0.5, 1, &below);
      g_assert_cmpint (lane.x, >=, 0);
      g_assert_cmpint (lane.y + lane.height, <, button.y);
      g_assert_cmpint (button.y + button.height, <, below.y);
      g_assert_cmpint (below.y + below.height, <=, (int) layout->height);
      if (i + 1 == layout->n_columns)
        break;

      lm_zeckendorf_layout_get_lane (layout, i + 1, &next);
      g_assert_cmpint (lane.x + lane.width, <, next.x);
    }
  g_assert_cmpint (lane.x + lane.width, <=, (int) layout->width);
}

/* The hole stands beside the last column, its tray of coins below all of them. */
static void
check_hole (const LmZeckendorfLayout *layout)
{
  GdkRectangle lane, hole, tray, button;

  lm_zeckendorf_layout_get_lane (layout, layout->n_columns - 1, &lane);
  lm_zeckendorf_layout_get_hole (layout, &hole);
  lm_zeckendorf_layout_get_tray (layout, &tray);
  lm_zeckendorf_layout_get_button (layout, 0, 0, &button);
  g_assert_cmpint (lane.x + lane.width, <, hole.x);
  g_assert_cmpint (hole.x + hole.width, <=, (int) layout->width);
  g_assert_cmpint (hole.width, >=, lane.width - 1);
  g_assert_cmpfloat (layout->hole_radius, >=, 0.25 * lane.width);
  g_assert_cmpfloat (layout->hole.y - layout->hole_radius, >, layout->header_bottom);
  g_assert_cmpfloat (layout->hole.y + layout->hole_radius, <, layout->lane_bottom);
  g_assert_cmpint (button.y + button.height, <, tray.y);
  g_assert_cmpint (tray.y + tray.height, <=, (int) layout->height);
  g_assert_cmpint (tray.x + tray.width, <=, hole.x + hole.width + 1);
}

/* The coins lie beside the words in the tray, however many there are. */
static void
check_roll (const LmZeckendorfLayout *layout,
            guint                     stock)
{
  GdkRectangle tray;
  LmZeckendorfRoll roll;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  lm_zeckendorf_layout_get_roll (layout, stock, &roll);
  g_assert_cmpuint (roll.n_shown, <=, stock);
  g_assert_cmpfloat (roll.left, >=, tray.x + lm_zeckendorf_layout_get_words (layout));
  g_assert_true (roll.n_shown == 0 || roll.right <= tray.x + tray.width);
}

/* Every chip that is drawn lies between the verdict and the count, and above the one before. */
static void
check_stack (const LmZeckendorfLayout *layout,
             guint                     height)
{
  LmZeckendorfStack stack;
  graphene_point_t face;
  double last = layout->stack_base + 1;

  lm_zeckendorf_layout_get_stack (layout, height, &stack);
  g_assert_cmpuint (stack.n_lower + stack.n_upper, <=, height);
  for (guint i = 0; i < stack.n_lower + stack.n_upper; i++)
    {
      guint chip = i < stack.n_lower ? i : height - stack.n_upper + i - stack.n_lower;

      lm_zeckendorf_layout_get_chip (layout, 0, height, chip, &face);
      g_assert_cmpfloat (face.y, <, last);
      g_assert_cmpfloat (face.y - layout->radius_y, >, layout->badge_y);
      g_assert_cmpfloat (face.y + stack.step + layout->radius_y, <, layout->count_y);
      g_assert_cmpfloat (ABS (face.x - lm_zeckendorf_layout_get_x (layout, 0)) + layout->radius_x, <, 0.5 * layout->pitch);
      last = face.y;
    }
  g_assert_true (height == 0 || stack.n_lower > 0);
}

static void
test_layout (void)
{
  static const guint heights[] = { 0, 1, 2, 10, 30, 60, 61, 100, 300, 5000, 1000000 };

  for (guint l = 0; l < G_N_ELEMENTS (lines); l++)
    for (guint n_columns = 1; n_columns <= 40; n_columns++)
      for (guint step = 0; step < 16; step++)
        {
          const gboolean has_hole = step % 2 == 1;
          LmZeckendorfLayout layout;
          int width, height, natural;

          lm_zeckendorf_layout_measure (n_columns, has_hole, lines[l], GTK_ORIENTATION_HORIZONTAL, &width, &natural);
          g_assert_cmpint (width, <=, natural);
          lm_zeckendorf_layout_measure (n_columns, has_hole, lines[l], GTK_ORIENTATION_VERTICAL, &height, &natural);
          g_assert_cmpint (height, <=, natural);
          lm_zeckendorf_layout_compute (&layout, width + 250 * step, height + 140 * step, n_columns, has_hole, lines[l]);
          check_columns (&layout);
          if (layout.has_hole)
            check_hole (&layout);
          for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
            {
              check_stack (&layout, heights[i]);
              check_roll (&layout, heights[i]);
            }
        }
}

/* Twelve columns, as of 300 ones, fit a narrow window without scrolling. */
static void
test_narrow (void)
{
  int width, height, natural;

  lm_zeckendorf_layout_measure (12, FALSE, 18, GTK_ORIENTATION_HORIZONTAL, &width, &natural);
  g_assert_cmpint (width, <=, 720);
  lm_zeckendorf_layout_measure (11, TRUE, 18, GTK_ORIENTATION_HORIZONTAL, &width, &natural);
  g_assert_cmpint (width, <=, 720);
  lm_zeckendorf_layout_measure (12, FALSE, 18, GTK_ORIENTATION_VERTICAL, &height, &natural);
  g_assert_cmpint (height, <=, 360);
}

static void
check_flight (const LmZeckendorfLayout *layout,
              LmZeckendorfVariant       variant,
              LmZeckendorfMove          move,
              guint32                   stock,
              LmZeckendorfFlyer        *first,
              LmZeckendorfFlyer        *last)
{
  const guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 3, 3, 3 };
  LmZeckendorfChips chips;
  LmZeckendorfFlight flight;

  lm_zeckendorf_variant_get_chips (&variant, &move, &chips);
  lm_zeckendorf_flight_plan (&flight, layout, heights, stock, &chips);
  lm_zeckendorf_flight_locate (&flight, layout, flight.n_chips - 1, 0, first);
  lm_zeckendorf_flight_locate (&flight, layout, flight.n_chips - 1, 1, last);
}

/* What falls into the hole ends in its middle and vanishes; what is placed comes out of the tray and grows. */
static void
test_flight (void)
{
  const LmZeckendorfVariant hole = { .kind = LM_ZECKENDORF_BLACK_HOLE, .hole = 4 };
  LmZeckendorfLayout layout;
  LmZeckendorfFlyer first, last;
  GdkRectangle tray;

  lm_zeckendorf_layout_compute (&layout, 700, 500, 3, TRUE, 18);
  lm_zeckendorf_layout_get_tray (&layout, &tray);

  check_flight (&layout, hole, (LmZeckendorfMove) { LM_ZECKENDORF_SPLIT, 3 }, 0, &first, &last);
  g_assert_cmpfloat (first.size, ==, 1);
  g_assert_cmpfloat (last.size, <, 0.1);
  g_assert_true (graphene_point_near (&last.face, &layout.hole, 0.5));

  check_flight (&layout, hole, (LmZeckendorfMove) { LM_ZECKENDORF_PLACE, 3 }, 17, &first, &last);
  g_assert_cmpfloat (first.size, <, 0.5);
  g_assert_cmpfloat (last.size, ==, 1);
  g_assert_cmpfloat (first.face.x, >, tray.x);
  g_assert_cmpfloat (first.face.y, >, tray.y);
  g_assert_cmpfloat (first.face.y, <, tray.y + tray.height);
  g_assert_cmpfloat (ABS (last.face.x - lm_zeckendorf_layout_get_x (&layout, 2)), <, 0.1 * layout.radius_x);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zeckendorf-layout/nothing-overlaps", test_layout);
  g_test_add_func ("/zeckendorf-layout/narrow", test_narrow);
  g_test_add_func ("/zeckendorf-layout/flight", test_flight);

  return g_test_run ();
}
