/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: the tables of P-positions and of cutoffs. */

#include "solver.h"

#include "../theory/theory.h"

/* Where the tables end when nothing is asked for. */
#define DEFAULT_POSITIONS_TO 1000
#define DEFAULT_CUTOFFS_TO 10

/* Fractions that are no cutoffs are looked for up to there. */
#define DEFAULT_BOUND 50

static gboolean
emit_position (LmTableRun           *run,
               const LmTakeAwayWalk *walk)
{
  const guint64 position = lm_take_away_number_get_uint64 (walk->window[walk->place]);

  return run->emit (LM_ROW (lm_cell_number (walk->index), lm_cell_number (position)), run->emit_data);
}

static gboolean
emit_positions (LmTableRun                *run,
                const LmTakeAwaySequence  *sequence,
                guint64                    to,
                GError                   **error)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, 0);

  while (lm_take_away_number_fits_uint64 (walk->window[walk->place])
         && lm_take_away_number_get_uint64 (walk->window[walk->place]) <= to)
    {
      if (lm_solve_context_should_stop (run->context, error))
        return FALSE;
      if (lm_take_away_number_get_uint64 (walk->window[walk->place]) >= run->from
          && !emit_position (run, walk))
        return TRUE;
      lm_take_away_walk_forward (walk);
    }

  return TRUE;
}

static LmTakeAwaySequence *
read_sequence (LmTableRun  *run,
               GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "alpha");
  LmTakeAwayFraction alpha;

  if (text == NULL)
    return lm_refuse_null (error, LM_ERROR_ARGUMENT, _("This table needs an alpha, such as --alpha 3 or --alpha 43/11."));

  return lm_take_away_fraction_read (text, &alpha, error) ? lm_take_away_sequence_new (&alpha) : NULL;
}

/* The P-positions from --from to --to. */
static gboolean
run_positions (LmTableRun  *run,
               GError     **error)
{
  g_autoptr (LmTakeAwaySequence) sequence = NULL;
  guint64 from, to;

  if (!lm_table_run_get_range (run, DEFAULT_POSITIONS_TO, G_MAXUINT64, &from, &to, error))
    return FALSE;

  sequence = read_sequence (run, error);
  return sequence != NULL && emit_positions (run, sequence, to, error);
}

static gboolean
emit_cutoff (LmTableRun             *run,
             const LmTakeAwayCutoff *cutoff)
{
  return run->emit (LM_ROW (lm_cell_fraction (cutoff->cutoff.numerator, cutoff->cutoff.denominator), lm_cell_number (cutoff->lag),
                            lm_cell_number (cutoff->first), lm_cell_number (cutoff->count)),
                    run->emit_data);
}

/* The cutoffs from --from to --to; they are counted from the first one on. */
static gboolean
run_cutoffs (LmTableRun  *run,
             GError     **error)
{
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayFraction from = { .denominator = 1 };
  LmTakeAwayFraction to = { .denominator = 1 };
  LmTakeAwayCutoff cutoff;

  if (!lm_table_run_get_range (run, DEFAULT_CUTOFFS_TO, LM_TAKE_AWAY_MAX_ALPHA, &from.numerator, &to.numerator, error))
    return FALSE;

  while (!lm_solve_context_should_stop (run->context, error))
    {
      if (!lm_take_away_cutoffs_next (cutoffs, &cutoff)
          || lm_take_away_fraction_compare (&cutoff.cutoff, &to) > 0)
        return TRUE;

      lm_solve_context_set_progress (run->context,
                                     cutoff.cutoff.numerator / cutoff.cutoff.denominator, to.numerator);
      if (lm_take_away_fraction_compare (&cutoff.cutoff, &from) >= 0 && !emit_cutoff (run, &cutoff))
        return TRUE;
    }

  return FALSE;
}

/* --- what is asked about cutoffs ------------------------------------------ */

static gboolean
emit_growth (LmTableRun *run,
             guint64     x,
             guint64     count)
{
  return x < run->from
         || run->emit (LM_ROW (lm_cell_number (x), lm_cell_number (count), lm_cell_real ((double) count / x / x, 6)), run->emit_data);
}

/* C(x), and its quotient by the square of x. All cutoffs from the first one on are counted. */
static gboolean
run_growth (LmTableRun  *run,
            GError     **error)
{
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  LmTakeAwayCutoff cutoff = { .cutoff = { 1, 1 } };
  guint64 before = 0;
  guint64 from, last;

  if (!lm_table_run_get_range (run, DEFAULT_CUTOFFS_TO, LM_TAKE_AWAY_MAX_ALPHA, &from, &last, error))
    return FALSE;

  for (guint64 x = 1; x <= last; x++)
    {
      const LmTakeAwayFraction end = { x, 1 };

      lm_solve_context_set_progress (run->context, x * x, last * last);
      while (lm_take_away_fraction_compare (&cutoff.cutoff, &end) <= 0)
        {
          before = cutoff.count;
          if (lm_solve_context_should_stop (run->context, error) || !lm_take_away_cutoffs_next (cutoffs, &cutoff))
            return error == NULL || *error == NULL;
        }
      if (!emit_growth (run, x, before))
        return TRUE;
    }

  return TRUE;
}

static gboolean
is_cutoff (const LmTakeAwayFraction *alpha)
{
  g_autoptr (LmTakeAwaySequence) sequence = lm_take_away_sequence_new (alpha);
  const LmTakeAwayFraction from = lm_take_away_sequence_get_from (sequence);

  return lm_take_away_fraction_compare (&from, alpha) == 0;
}

/* The fractions in lowest terms with one denominator up to @bound, and those that are no cutoffs. */
static gboolean
add_denominator (LmTableRun  *run,
                 guint64      denominator,
                 guint64      bound,
                 gboolean    *wanted,
                 GError     **error)
{
  LmTakeAwayFraction last = { 0, 1 };
  guint missing = 0, count = 0;

  for (guint64 k = denominator + 1; k <= bound * denominator; k++)
    {
      const LmTakeAwayFraction alpha = lm_take_away_fraction_new (k, denominator);

      if (lm_solve_context_should_stop (run->context, error))
        return FALSE;
      if (alpha.denominator != denominator)
        continue;
      count++;
      if (is_cutoff (&alpha))
        continue;
      missing++;
      last = alpha;
    }

  *wanted = run->emit (LM_ROW (lm_cell_number (denominator), lm_cell_fraction (last.numerator, last.denominator), lm_cell_number (missing),
                               lm_cell_number (count)),
                       run->emit_data);
  return TRUE;
}

static gboolean
run_denominators (LmTableRun  *run,
                  GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "bound");
  guint64 bound = DEFAULT_BOUND;
  guint64 from, to;
  gboolean wanted = TRUE;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 2, LM_TAKE_AWAY_MAX_ALPHA, &bound, NULL))
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” is no --bound: it must be a number from %u to %u."),
                      text, 2, (guint) LM_TAKE_AWAY_MAX_ALPHA);
  if (!lm_table_run_get_range (run, DEFAULT_CUTOFFS_TO, LM_TAKE_AWAY_MAX_ALPHA, &from, &to, error))
    return FALSE;

  for (guint64 denominator = MAX (from, 1); denominator <= to && wanted; denominator++)
    if (!add_denominator (run, denominator, bound, &wanted, error))
      return FALSE;

  return TRUE;
}

/* P_n over P_(m-1), where m is the one of the recurrence: with no less an alpha the recurrence takes another m. */
static gboolean
emit_ratio (LmTableRun               *run,
            const LmTakeAwaySequence *sequence,
            guint                     n,
            LmTakeAwayFraction       *least)
{
  const guint64 term = lm_take_away_sequence_get_term (sequence, n);
  const guint source = lm_take_away_sequence_get_source (sequence, n);
  LmTakeAwayFraction ratio;

  if (source <= 1)
    return TRUE;

  ratio = lm_take_away_fraction_new (term, lm_take_away_sequence_get_term (sequence, source - 1));
  if (least->denominator == 0 || lm_take_away_fraction_compare (&ratio, least) < 0)
    *least = ratio;
  return n < run->from
         || run->emit (LM_ROW (lm_cell_number (n), lm_cell_number (term), lm_cell_fraction (ratio.numerator, ratio.denominator),
                               lm_cell_fraction (least->numerator, least->denominator)),
                       run->emit_data);
}

/* The ratios whose minimum is the next cutoff, up to where it is certain that there is no smaller one. */
static gboolean
run_ratios (LmTableRun  *run,
            GError     **error)
{
  g_autoptr (LmTakeAwaySequence) sequence = NULL;
  LmTakeAwayFraction least = { 0 };
  guint64 from, to;

  if (!lm_table_run_get_range (run, DEFAULT_POSITIONS_TO, G_MAXUINT64, &from, &to, error))
    return FALSE;

  sequence = read_sequence (run, error);
  if (sequence == NULL)
    return FALSE;
  to = MIN (to, lm_take_away_sequence_get_certain (sequence));
  for (guint n = 1; n <= to && emit_ratio (run, sequence, n, &least); n++)
    if (lm_solve_context_should_stop (run->context, error))
      return FALSE;

  return TRUE;
}

static const char *const options[] = { "alpha=", NULL };
static const char *const denominator_options[] = { "bound=", NULL };

const LmTableInfo lm_take_away_tables[] = {
  [LM_TAKE_AWAY_TABLE_POSITIONS] = {
    .name = "take-away",
    .summary = N_("the P-positions of the take-away game of one alpha"),
    .options = options,
    .columns = { "index", "position" },
    .run = run_positions,
  },
  [LM_TAKE_AWAY_TABLE_CUTOFFS] = {
    .name = "cutoffs",
    .summary = N_("the values of alpha at which the P-positions change"),
    .columns = { "cutoff", "lag", "first", "count" },
    .run = run_cutoffs,
    .grows = TRUE,
  },
  {
    .name = "cutoff-growth",
    .summary = N_("how many cutoffs there are up to x, and their quotient by the square of x"),
    .columns = { "x", "cutoffs", "quotient" },
    .run = run_growth,
    .first = 1,
    .last = 50,
  },
  {
    .name = "cutoff-denominators",
    .summary = N_("which fractions of each denominator up to a bound are no cutoffs"),
    .options = denominator_options,
    .columns = { "denominator", "last", "missing", "fractions" },
    .run = run_denominators,
    .first = 1,
    .last = 12,
  },
  {
    .name = "cutoff-ratios",
    .summary = N_("the ratios of P-positions whose minimum is the next cutoff"),
    .options = options,
    .columns = { "index", "position", "ratio", "least" },
    .run = run_ratios,
    .grows = TRUE,
  },
  { NULL },
};
