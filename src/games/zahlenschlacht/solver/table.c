/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: the table of who wins which Z(n, d). */

#include "solver.h"

#include "../theory/theory.h"

/* The last n where none is asked for. */
#define DEFAULT_TO 41

/* The last divisor that is listed: with larger ones there are fewer pairs, and the winner stays the same. */
#define LARGEST_DIVISOR(n) ((n) + 3)

/* What the options of a run say. */
typedef struct
{
  guint                from;
  guint                to;
  guint                divisor; /* the only one, or 0 */
  LmZahlenschlachtGoal goal;
  gboolean             odd;     /* whether the games are left out in which n is even */
} Scope;

static gboolean
read_range (LmTableRun  *run,
            Scope       *scope,
            GError     **error)
{
  const guint64 from = run->from > 0 ? run->from : LM_ZAHLENSCHLACHT_MIN_N;
  const guint64 to = run->to > 0 ? run->to : MAX (from, DEFAULT_TO);

  if (from < LM_ZAHLENSCHLACHT_MIN_N || to < LM_ZAHLENSCHLACHT_MIN_N || MAX (from, to) > LM_ZAHLENSCHLACHT_MAX_N)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("This table goes from n = %u to n = %u."),
                      LM_ZAHLENSCHLACHT_MIN_N, LM_ZAHLENSCHLACHT_MAX_N);

  scope->from = from;
  scope->to = to;
  return TRUE;
}

static gboolean
read_divisor (LmTableRun  *run,
              Scope       *scope,
              GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "divisor");
  g_autofree char *quoted = NULL;
  guint64 divisor = 0;

  if (text == NULL
      || g_ascii_string_to_unsigned (text, 10, LM_ZAHLENSCHLACHT_MIN_D, LM_ZAHLENSCHLACHT_MAX_D, &divisor, NULL))
    {
      scope->divisor = divisor;
      return TRUE;
    }

  quoted = lm_query_quote (text);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” is no --divisor: it must be a number from %u to %u."),
                    quoted, LM_ZAHLENSCHLACHT_MIN_D, LM_ZAHLENSCHLACHT_MAX_D);
}

static gboolean
read_goal (LmTableRun  *run,
           Scope       *scope,
           GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "goal");
  g_autofree char *quoted = NULL;

  scope->goal = g_strcmp0 (text, "indivisible") == 0 ? LM_ZAHLENSCHLACHT_INDIVISIBLE : LM_ZAHLENSCHLACHT_DIVISIBLE;
  if (text == NULL || g_str_equal (text, "indivisible") || g_str_equal (text, "divisible"))
    return TRUE;

  quoted = lm_query_quote (text);
  return lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” is no --goal: it must be divisible or indivisible."), quoted);
}

/* The winner is counted also where a theorem knows it, so that the table is a check on the theorem. */
static gboolean
emit_row (LmTableRun           *run,
          LmZahlenschlachtGoal  goal,
          guint                 n,
          guint                 d)
{
  const gboolean a_wins = lm_zahlenschlacht_count_winner (n, d, goal) == LM_ZAHLENSCHLACHT_A;
  const char *reference = lm_zahlenschlacht_theorem (n, d, goal).reference;

  return run->emit (LM_ROW (lm_cell_number (n), lm_cell_number (d), lm_cell_text (a_wins ? "A" : "B"), lm_cell_text (reference)), run->emit_data);
}

static gboolean
add_rows (LmTableRun   *run,
          const Scope  *scope,
          guint         n,
          GError      **error)
{
  const guint from = scope->divisor > 0 ? scope->divisor : LM_ZAHLENSCHLACHT_MIN_D;
  const guint to = scope->divisor > 0 ? scope->divisor : LARGEST_DIVISOR (n);

  for (guint d = from; d <= to; d++)
    if (lm_solve_context_should_stop (run->context, error) || !emit_row (run, scope->goal, n, d))
      return FALSE;

  return TRUE;
}

static gboolean
run_table (LmTableRun  *run,
           GError     **error)
{
  g_autoptr (GError) stop = NULL;
  Scope scope = { 0 };

  if (!read_range (run, &scope, error) || !read_divisor (run, &scope, error) || !read_goal (run, &scope, error))
    return FALSE;

  scope.odd = g_hash_table_contains (run->options, "odd");
  for (guint n = scope.from; n <= scope.to; n++)
    {
      if (scope.odd && n % 2 == 0)
        continue;
      lm_solve_context_set_progress (run->context, n - scope.from, scope.to - scope.from + 1);
      if (!add_rows (run, &scope, n, &stop))
        break;
    }

  if (stop == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&stop));
  return FALSE;
}

static const char *const options[] = { "divisor=", "goal=", "odd", NULL };

const LmTableInfo lm_zahlenschlacht_tables[] = {
  {
    .name = "zahlenschlacht",
    .summary = N_("who wins Z(n, d), for every n with d from 2 to n + 3 (or one --divisor)"),
    .options = options,
    .columns = { "n", "d", "winner", "theorem" },
    .run = run_table,
    .grows = TRUE,
    .is_map = TRUE,
  },
  { NULL },
};
