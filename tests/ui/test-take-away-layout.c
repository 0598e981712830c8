/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-take-away-layout.c: stones and bars lie apart from each other, in the room that there is, and can be pointed at. */

#include "engine/game/lm-game.h"
#include "games/lm-games.h"
#include "games/take-away/board/board.h"
#include "games/take-away/take-away.h"

static const double lines[] = { 14, 36 };
static const char *const alphas[] = { "1", "2", "3", "43/11", "1000" };

static LmPosition *
create_position (const char *alpha,
                 const char *stones)
{
  g_autofree char *text = g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%s", alpha, stones);
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

static LmTakeAwayGroups *
create_groups (const char *alpha,
               guint       n_stones,
               gboolean    parts)
{
  g_autofree char *stones = g_strdup_printf ("%u", n_stones);
  g_autoptr (LmPosition) position = create_position (alpha, stones);

  g_assert_true (lm_take_away_groups_can_draw (position));
  return lm_take_away_groups_new (position, parts);
}

/* Stones lie in reading order, apart from each other and inside; who points at one finds it. */
static void
check_stones (const LmTakeAwayLayout *layout,
              const LmTakeAwayGroups *groups)
{
  graphene_point_t last = { -1e9, -1e9 };

  for (guint i = 0; i < groups->n_stones; i++)
    {
      graphene_point_t middle;
      guint found = G_MAXUINT;

      lm_take_away_layout_get_stone (layout, groups, i, &middle);
      g_assert_true (middle.y > last.y + 0.9 * layout->pitch
                     || (middle.y == last.y && middle.x >= last.x + 0.99 * layout->pitch));
      g_assert_cmpfloat (middle.x - 0.5 * layout->pitch, >=, layout->label_right);
      g_assert_cmpfloat (middle.x + 0.5 * layout->pitch, <=, layout->width);
      g_assert_cmpfloat (middle.y - 0.5 * layout->pitch, >=, 0);
      g_assert_cmpfloat (middle.y + 0.5 * layout->pitch, <=, layout->height);
      g_assert_true (lm_take_away_layout_find_stone (layout, groups, middle.x, middle.y, &found));
      g_assert_cmpuint (found, ==, i);
      last = middle;
    }
}

/* The rows of the stones that are taken cover each of them once. */
static void
check_runs (const LmTakeAwayLayout *layout,
            const LmTakeAwayGroups *groups,
            guint                   amount)
{
  double width = 0;
  graphene_rect_t run;
  guint i = groups->n_stones - amount;

  while (i < groups->n_stones)
    {
      guint next = lm_take_away_layout_get_run (layout, groups, i, &run);

      g_assert_cmpuint (next, >, i);
      g_assert_cmpfloat (run.size.width, >=, (next - i) * layout->pitch - 0.1);
      width += run.size.width;
      i = next;
    }
  g_assert_cmpuint (i, ==, groups->n_stones);
  g_assert_cmpfloat (width, >=, amount * layout->pitch - 1);
}

static void
test_stones (void)
{
  static const guint piles[] = { 0, 1, 2, 9, 10, 11, 35, 100, 127, 255, 376, 500 };

  for (guint a = 0; a < G_N_ELEMENTS (alphas); a++)
    for (guint p = 0; p < G_N_ELEMENTS (piles); p++)
      for (guint l = 0; l < G_N_ELEMENTS (lines); l++)
        for (guint step = 0; step < 4; step++)
          {
            g_autoptr (LmTakeAwayGroups) groups = create_groups (alphas[a], piles[p], step % 2 == 0);
            LmTakeAwayLayout layout;
            int width, height, natural;

            lm_take_away_layout_measure (lines[l], GTK_ORIENTATION_HORIZONTAL, &width, &natural);
            g_assert_cmpint (width, <=, natural);
            lm_take_away_layout_measure (lines[l], GTK_ORIENTATION_VERTICAL, &height, &natural);
            g_assert_cmpint (height, <=, natural);
            lm_take_away_layout_compute (&layout, width + 400 * (step / 2), height + 250 * (step / 2), lines[l],
                                         groups, NULL);
            g_assert_true (lm_take_away_layout_fits (&layout, groups));
            check_stones (&layout, groups);
            check_runs (&layout, groups, piles[p] / 2);
          }
}

/* The parts of a pile, the largest first, are the groups. */
static void
test_groups (void)
{
  g_autoptr (LmTakeAwayGroups) groups = create_groups ("3", 35, TRUE);
  g_autoptr (LmTakeAwayGroups) plain = create_groups ("3", 35, FALSE);
  g_autoptr (LmTakeAwayGroups) none = create_groups ("3", 0, TRUE);
  guint first;

  g_assert_cmpuint (groups->n_groups, ==, 2);
  g_assert_cmpuint (groups->sizes[0], ==, 29);
  g_assert_cmpuint (groups->sizes[1], ==, 6);
  g_assert_cmpuint (lm_take_away_groups_find (groups, 28, &first), ==, 0);
  g_assert_cmpuint (lm_take_away_groups_find (groups, 29, &first), ==, 1);
  g_assert_cmpuint (first, ==, 29);
  g_assert_cmpuint (plain->n_groups, ==, 1);
  g_assert_cmpuint (plain->sizes[0], ==, 35);
  g_assert_cmpuint (none->n_groups, ==, 0);
}

/* The largest stones of a narrow board can still be told apart and hit. */
static void
test_narrow (void)
{
  g_autoptr (LmTakeAwayGroups) groups = create_groups ("1", LM_TAKE_AWAY_MAX_DRAWN, TRUE);
  LmTakeAwayLayout layout;

  lm_take_away_layout_compute (&layout, 420, 200, 18, groups, NULL);
  g_assert_cmpfloat (layout.pitch, >=, 9);
}

static LmTakeAwayParts *
split (LmPosition *position)
{
  return lm_take_away_parts_new (lm_take_away_get_sequence (LM_TAKE_AWAY (lm_position_get_game (position))),
                                 LM_TAKE_AWAY_POSITION (position)->stones, NULL, NULL);
}

/* Bars lie below each other inside; who points at a part means it and all smaller ones. */
static void
check_bars (LmTakeAwayBars *bars,
            double          width,
            double          height)
{
  g_auto (mpz_t) amount;

  mpz_init (amount);
  for (guint i = 0; i < bars->n_bars; i++)
    {
      const graphene_rect_t *area = &bars->bars[i].area;

      g_assert_cmpfloat (area->origin.x, >, bars->label_right);
      g_assert_cmpfloat (area->origin.x + area->size.width, <=, width);
      g_assert_cmpfloat (area->origin.y, >=, i > 0 ? bars->bars[i - 1].area.origin.y + bars->bars[i - 1].area.size.height : 0);
      g_assert_cmpfloat (area->origin.y + area->size.height, <=, height);
      g_assert_true (lm_take_away_bars_find (bars, area->origin.x + 1, area->origin.y + 2, amount));
      g_assert_true (i == 0 || mpz_cmp (amount, bars->bars[i].sum) == 0);
      g_assert_true (mpz_sgn (amount) > 0 && mpz_cmp (amount, bars->bars[0].size) <= 0);
      g_assert_cmpfloat (lm_take_away_bar_get_share (&bars->bars[i], bars->bars[i].sum), ==, 1);
      mpz_sub (amount, bars->bars[i].sum, bars->bars[i].size);
      g_assert_cmpfloat (lm_take_away_bar_get_share (&bars->bars[i], amount), ==, 0);
    }
}

static void
test_bars (void)
{
  static const char *const piles[] = { "501", "1000000", "99999999999999999999999999999" };
  g_autofree char *nines = g_strnfill (1000, '9');

  for (guint a = 0; a < G_N_ELEMENTS (alphas); a++)
    for (guint p = 0; p <= G_N_ELEMENTS (piles); p++)
      for (guint step = 0; step < 6; step++)
        {
          const char *stones = p < G_N_ELEMENTS (piles) ? piles[p] : nines;
          g_autoptr (LmPosition) position = create_position (alphas[a], stones);
          g_autoptr (LmTakeAwayParts) parts = split (position);
          const int width = 420 + 200 * step, height = 230 + 100 * step;
          g_autoptr (LmTakeAwayBars) bars =
            lm_take_away_bars_new (position, step == 5 ? NULL : parts, NULL, width, height, 18);

          g_assert_cmpuint (bars->n_bars - 1 + bars->n_hidden, ==, step == 5 ? 0 : lm_take_away_parts_count (parts));
          check_bars (bars, width, height);
        }
}

static void
test_shorten (void)
{
  static const char *const numbers[][2] = {
    { "0", "0" }, { "999999999", "999999999" }, { "1234567890", "≈ 1.23 × 10⁹" },
    { "99999999999", "≈ 1.00 × 10¹¹" }, { "12350000000", "≈ 1.24 × 10¹⁰" }, { "99949999999", "≈ 9.99 × 10¹⁰" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_auto (mpz_t) number;
      g_autofree char *text = NULL;

      mpz_init_set_str (number, numbers[i][0], 10);
      text = lm_take_away_caption_shorten (number);
      g_assert_cmpstr (text, ==, numbers[i][1]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  g_test_add_func ("/take-away-layout/stones", test_stones);
  g_test_add_func ("/take-away-layout/groups", test_groups);
  g_test_add_func ("/take-away-layout/narrow", test_narrow);
  g_test_add_func ("/take-away-layout/bars", test_bars);
  g_test_add_func ("/take-away-layout/shorten", test_shorten);

  return g_test_run ();
}
