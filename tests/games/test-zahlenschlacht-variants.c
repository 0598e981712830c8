/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zahlenschlacht-variants.c: the 57 games to choose from are such as the paper says of those of the author's website. */

#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-solve-context.h"
#include "games/lm-games.h"
#include "games/zahlenschlacht/rules/rules.h"
#include "games/zahlenschlacht/zahlenschlacht.h"

static LmAnswer *
solve (guint n,
       guint d)
{
  g_autoptr (LmPosition) position = lm_zahlenschlacht_position_new (n, d, LM_ZAHLENSCHLACHT_DIVISIBLE, NULL, 0, NULL);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (1 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = LM_GAME_GET_CLASS (lm_position_get_game (position))->solve (position, context, &error);

  g_assert_no_error (error);
  return answer;
}

static gboolean
is_variant (guint n,
            guint d)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();

  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    if (variants[i].n == n && variants[i].d == d)
      return TRUE;

  return FALSE;
}

static void
test_order (void)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();

  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    {
      g_assert_cmpuint (variants[i].n % 2, ==, 1);
      g_assert_cmpuint (variants[i].n, >=, 5);
      g_assert_cmpuint (variants[i].n, <=, 25);
      if (i > 0)
        g_assert_true (variants[i].n > variants[i - 1].n
                       || (variants[i].n == variants[i - 1].n && variants[i].d > variants[i - 1].d));
    }
  g_assert_true (is_variant (15, 7));
  g_assert_false (is_variant (5, 2));
}

/* The divisors for which the paper proves that A wins without its formulas (ZS, Theorems 3.1.4 and 3.1.8). */
static gboolean
is_proved (guint n,
           guint d)
{
  return d <= 6 || d == (n - 1) / 2 || d == (n + 1) / 2 || (d >= n && d <= n + 2);
}

/* The list is what the paper's rule makes it: A wins, and the first move can be wrong. */
static void
test_rule (void)
{
  guint count = 0;

  for (guint n = 5; n <= 25; n += 2)
    for (guint d = 2; d <= n + 2; d++)
      {
        g_autoptr (LmAnswer) answer = solve (n, d);
        gboolean wanted = answer->value == LM_VALUE_WIN && lm_answer_count (answer, LM_VALUE_LOSS) > 0
                          && is_proved (n, d);

        g_assert_cmpint (is_variant (n, d), ==, wanted);
        count += wanted;
      }
  g_assert_cmpuint (count, ==, LM_ZAHLENSCHLACHT_N_VARIANTS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  g_test_add_func ("/zahlenschlacht-variants/order", test_order);
  g_test_add_func ("/zahlenschlacht-variants/rule", test_rule);

  return g_test_run ();
}
