/* SPDX-License-Identifier: GPL-3.0-or-later */
/* survey.c: the tables of P-positions and of cutoffs. */

#include "config.h"

#include "survey.h"

#include "engine/lm-error.h"
#include "engine/lm-solve-context.h"
#include "games/take-away/theory/cutoffs.h"
#include "games/take-away/theory/walk.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* Where the tables end when nothing is asked for. */
#define DEFAULT_POSITIONS_TO 1000
#define DEFAULT_CUTOFFS_TO 10

static guint64
get_to (LmTableRun *run,
        guint64     otherwise)
{
  return run->to > 0 ? run->to : MAX (run->from, otherwise);
}

static gboolean
check_order (LmTableRun  *run,
             GError     **error)
{
  if (run->to == 0 || run->from <= run->to)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("The table would begin at %" PRIu64 ", after its end at %" PRIu64 "."), run->from, run->to);
  return FALSE;
}

static const char * const *
get_position_columns (GHashTable *options)
{
  static const char *const columns[] = { "index", "position", NULL };

  return columns;
}

static gboolean
emit_position (LmTableRun           *run,
               const LmTakeAwayWalk *walk)
{
  g_autofree char *index = g_strdup_printf ("%" PRIu64, lm_take_away_walk_get_index (walk));
  g_autofree char *position = lm_take_away_number_to_string (lm_take_away_walk_get_term (walk));
  const char *row[] = { index, position, NULL };

  return run->emit (row, run->emit_data);
}

static gboolean
emit_positions (LmTableRun                *run,
                const LmTakeAwaySequence  *sequence,
                GError                   **error)
{
  g_autoptr (LmTakeAwayWalk) walk = lm_take_away_walk_new (sequence, 0);
  const guint64 to = get_to (run, DEFAULT_POSITIONS_TO);

  while (lm_take_away_number_fits_uint64 (lm_take_away_walk_get_term (walk))
         && lm_take_away_number_get_uint64 (lm_take_away_walk_get_term (walk)) <= to)
    {
      if (lm_solve_context_should_stop (run->context, error))
        return FALSE;
      if (lm_take_away_number_get_uint64 (lm_take_away_walk_get_term (walk)) >= run->from
          && !emit_position (run, walk))
        return TRUE;
      lm_take_away_walk_forward (walk);
    }

  return TRUE;
}

/* The P-positions from --from to --to. */
static gboolean
run_positions (LmTableRun  *run,
               GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "alpha");
  g_autoptr (LmTakeAwaySequence) sequence = NULL;
  LmTakeAwayFraction alpha;

  if (text == NULL)
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_ARGUMENT,
                           _("This table needs an alpha, such as --alpha 3 or --alpha 43/11."));
      return FALSE;
    }

  if (!check_order (run, error) || !lm_take_away_fraction_read (text, &alpha, error))
    return FALSE;

  sequence = lm_take_away_sequence_new (&alpha);
  return emit_positions (run, sequence, error);
}

static const char * const *
get_cutoff_columns (GHashTable *options)
{
  static const char *const columns[] = { "cutoff", "lag", "first", "count", NULL };

  return columns;
}

static gboolean
emit_cutoff (LmTableRun             *run,
             const LmTakeAwayCutoff *cutoff)
{
  g_autofree char *value = lm_take_away_fraction_to_string (&cutoff->cutoff);
  g_autofree char *lag = g_strdup_printf ("%u", cutoff->lag);
  g_autofree char *first = g_strdup_printf ("%u", cutoff->first);
  g_autofree char *count = g_strdup_printf ("%" PRIu64, cutoff->count);
  const char *row[] = { value, lag, first, count, NULL };

  return run->emit (row, run->emit_data);
}

static gboolean
check_cutoff_range (LmTableRun  *run,
                    GError     **error)
{
  if (get_to (run, DEFAULT_CUTOFFS_TO) <= LM_TAKE_AWAY_MAX_ALPHA)
    return check_order (run, error);

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("This table goes up to %u and no further."), (guint) LM_TAKE_AWAY_MAX_ALPHA);
  return FALSE;
}

/* The cutoffs from --from to --to; they are counted from the first one on. */
static gboolean
run_cutoffs (LmTableRun  *run,
             GError     **error)
{
  g_autoptr (LmTakeAwayCutoffs) cutoffs = lm_take_away_cutoffs_new ();
  const LmTakeAwayFraction from = { run->from, 1 };
  const LmTakeAwayFraction to = { get_to (run, DEFAULT_CUTOFFS_TO), 1 };
  LmTakeAwayCutoff cutoff;

  if (!check_cutoff_range (run, error))
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

static const char *const options[] = { "alpha=", NULL };

const LmTableInfo lm_take_away_tables[] = {
  [LM_TAKE_AWAY_TABLE_POSITIONS] = {
    .name = "take-away",
    .summary = N_("the P-positions of the take-away game of one alpha"),
    .options = options,
    .get_columns = get_position_columns,
    .run = run_positions,
  },
  [LM_TAKE_AWAY_TABLE_CUTOFFS] = {
    .name = "cutoffs",
    .summary = N_("the values of alpha at which the P-positions change"),
    .get_columns = get_cutoff_columns,
    .run = run_cutoffs,
    .grows = TRUE,
  },
  { NULL },
};
