/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sweep.c: who wins the games of this room from n, for one n after the other. */

#include "config.h"

#include "sweep.h"

#include "engine/lm-error.h"
#include "games/zeckendorf/zeckendorf.h"
#include "games/zeckendorf/rules/position.h"
#include "ranks.h"
#include "solve.h"
#include "winners.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* The last n of a sweep for which none is asked for. */
#define DEFAULT_TO 60

/* Where the game of a table begins for n. */
typedef enum
{
  START_ONES,
  START_DECOMPOSITION,
  START_STOCK,
} Start;

static const char * const *
get_columns (GHashTable *options)
{
  static const char *const plain[] = { "n", "winner", NULL };
  static const char *const graph[] = { "n", "winner", "vertices", "edges", NULL };

  return g_hash_table_contains (options, "graph") ? graph : plain;
}

static gboolean
get_range (LmTableRun  *run,
           guint       *from,
           guint       *to,
           GError     **error)
{
  const guint64 first = MAX (run->from, 1);
  const guint64 last = run->to > 0 ? run->to : MAX (first, DEFAULT_TO);

  if (first > LM_ZECKENDORF_MAX_VALUE || last > LM_ZECKENDORF_MAX_VALUE)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("This table goes up to %u and no further."), (guint) LM_ZECKENDORF_MAX_VALUE);
      return FALSE;
    }

  if (first > last)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("The table would begin at %" PRIu64 ", after its end at %" PRIu64 "."),
                   first, last);
      return FALSE;
    }

  *from = first;
  *to = last;
  return TRUE;
}

static LmPosition *
make_start (const LmZeckendorfVariant *variant,
            Start                      start,
            guint                      n)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS] = { 0 };

  if (start == START_ONES)
    heights[0] = n;
  if (start == START_DECOMPOSITION)
    lm_zeckendorf_decompose (n, heights);

  return lm_zeckendorf_position_new_full (lm_zeckendorf_game_get (variant), heights,
                                          start == START_STOCK ? n : 0, 0, NULL);
}

/* One run of a table. Where tables of winners serve, all of them are made in the memory of the last and largest one. */
typedef struct
{
  LmTableRun                *run;
  const LmZeckendorfVariant *variant;
  Start                      start;
  guint                      from;
  guint                      to;
  guint                      asked;   /* for the rows up to this one, of which those up to @to fit */
  LmZeckendorfWinners       *winners; /* (nullable) */
} Sweep;

static gboolean
check_row (Sweep   *sweep,
           guint    n,
           GError **error)
{
  g_autoptr (LmPosition) position = NULL;

  if (lm_zeckendorf_winners_serves (sweep->variant))
    return lm_zeckendorf_winners_check (n, sweep->run->context, error);

  position = make_start (sweep->variant, sweep->start, n);
  return lm_zeckendorf_check_value (position, sweep->run->context, error);
}

/* The last row that fits, or the one before the first: a row takes no less than those before it. */
static guint
find_end (Sweep *sweep)
{
  guint fits = sweep->from - 1;
  guint end = sweep->to;

  while (fits < end)
    {
      const guint middle = fits + (end - fits + 1) / 2;

      if (check_row (sweep, middle, NULL))
        fits = middle;
      else
        end = middle - 1;
    }

  return fits;
}

static gboolean
prepare_sweep (Sweep   *sweep,
               GError **error)
{
  sweep->asked = sweep->to;
  if (sweep->run->whole && !check_row (sweep, sweep->to, error))
    return FALSE;
  sweep->to = find_end (sweep);
  if (sweep->to < sweep->from)
    return check_row (sweep, sweep->from, error);
  if (!lm_zeckendorf_winners_serves (sweep->variant))
    return TRUE;

  sweep->winners = lm_zeckendorf_winners_prepare (sweep->variant, sweep->to, sweep->run->context, error);
  return sweep->winners != NULL;
}

/* Returns: whether all rows were made that were asked for; else why not is in @error */
static gboolean
check_end (Sweep   *sweep,
           GError **error)
{
  if (sweep->to == sweep->asked || check_row (sweep, sweep->to + 1, error))
    return TRUE;

  g_prefix_error (error, _("The rows end at n = %u. "), sweep->to);
  return FALSE;
}

static LmValue
compute_row (Sweep   *sweep,
             guint    n,
             GError **error)
{
  g_autoptr (LmPosition) position = make_start (sweep->variant, sweep->start, n);

  if (sweep->winners == NULL)
    return lm_zeckendorf_compute_value (position, sweep->run->context, error);
  if (!lm_zeckendorf_winners_solve (sweep->winners, n, sweep->run->context, error))
    return LM_VALUE_UNKNOWN;

  return lm_zeckendorf_winners_lookup (sweep->winners, LM_ZECKENDORF_POSITION (position)->heights);
}

/* Returns: whether the row could be made; @wanted: (out): whether somebody reads on */
static gboolean
emit_row (Sweep     *sweep,
          guint      n,
          LmValue    value,
          gboolean  *wanted,
          GError   **error)
{
  LmTableRun *run = sweep->run;
  g_autofree char *index = g_strdup_printf ("%u", n);
  g_autofree char *vertices = NULL;
  g_autofree char *edges = NULL;

  if (g_hash_table_contains (run->options, "graph"))
    {
      guint64 n_vertices = 0;
      guint64 n_edges = 0;

      if (!lm_zeckendorf_winners_count_graph (sweep->winners, run->context, &n_vertices, &n_edges, error))
        return FALSE;
      vertices = g_strdup_printf ("%" PRIu64, n_vertices);
      edges = g_strdup_printf ("%" PRIu64, n_edges);
    }

  const char *row[] = { index, value == LM_VALUE_WIN ? "1" : "2", vertices, edges, NULL };

  *wanted = run->emit (row, run->emit_data);
  return TRUE;
}

/* How much work a row is, as far as one can tell beforehand. */
static guint64
measure_row (const Sweep *sweep,
             guint        n)
{
  return sweep->winners != NULL ? lm_zeckendorf_count_positions (n) : 0;
}

static gboolean
run_rows (Sweep   *sweep,
          GError **error)
{
  guint64 whole = 0;
  guint64 before = 0;
  gboolean wanted = TRUE;

  for (guint n = sweep->from; n <= sweep->to; n++)
    whole += measure_row (sweep, n);

  for (guint n = sweep->from; n <= sweep->to && wanted; n++)
    {
      LmValue value;

      lm_solve_context_set_part (sweep->run->context, before, whole);
      value = compute_row (sweep, n, error);
      if (value == LM_VALUE_UNKNOWN || !emit_row (sweep, n, value, &wanted, error))
        return FALSE;
      before += measure_row (sweep, n);
    }

  return !wanted || check_end (sweep, error);
}

static gboolean
run_sweep (LmTableRun                 *run,
           const LmZeckendorfVariant  *variant,
           Start                       start,
           GError                    **error)
{
  Sweep sweep = { .run = run, .variant = variant, .start = start };
  gboolean done;

  done = get_range (run, &sweep.from, &sweep.to, error) && prepare_sweep (&sweep, error) && run_rows (&sweep, error);
  g_clear_object (&sweep.winners);
  return done;
}

/* Reads the option @name, one of two words of which the first is the default. */
static gboolean
get_choice (LmTableRun  *run,
            const char  *name,
            const char  *standard,
            const char  *other,
            gboolean    *is_other,
            GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, name);

  *is_other = g_strcmp0 (text, other) == 0;
  if (text == NULL || *is_other || g_str_equal (text, standard))
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("“%s” is no value of --%s; it can be %s or %s."), text, name, standard, other);
  return FALSE;
}

static gboolean
get_hole (LmTableRun  *run,
          guint       *hole,
          GError     **error)
{
  const char *text = g_hash_table_lookup (run->options, "hole");
  guint64 number = 0;

  if (text == NULL)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("This table needs --hole, the column that the hole is on, from %u to %u."),
                   (guint) LM_ZECKENDORF_MIN_HOLE, (guint) LM_ZECKENDORF_MAX_HOLE);
      return FALSE;
    }

  if (!g_ascii_string_to_unsigned (text, 10, LM_ZECKENDORF_MIN_HOLE, LM_ZECKENDORF_MAX_HOLE, &number, NULL))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("“%s” is no value of --hole; it is the column that the hole is on, from %u to %u."),
                   text, (guint) LM_ZECKENDORF_MIN_HOLE, (guint) LM_ZECKENDORF_MAX_HOLE);
      return FALSE;
    }

  *hole = number;
  return TRUE;
}

static gboolean
run_zeckendorf (LmTableRun  *run,
                GError     **error)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_FORWARD };

  return run_sweep (run, &variant, START_ONES, error);
}

static gboolean
run_black_hole (LmTableRun  *run,
                GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE };

  return get_hole (run, &variant.hole, error) && run_sweep (run, &variant, START_ONES, error);
}

static gboolean
run_black_hole_empty (LmTableRun  *run,
                      GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE };

  return get_hole (run, &variant.hole, error) &&
         get_choice (run, "place", "outer", "any", &variant.place_any, error) &&
         run_sweep (run, &variant, START_STOCK, error);
}

static gboolean
run_reversed (LmTableRun  *run,
              GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_REVERSED };

  return get_choice (run, "ones", "free", "stagnant", &variant.stagnant, error) &&
         run_sweep (run, &variant, START_DECOMPOSITION, error);
}

static gboolean
run_build_up (LmTableRun  *run,
              GError     **error)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BUILD_UP };

  return run_sweep (run, &variant, START_STOCK, error);
}

static const char *const zeckendorf_options[] = { "graph", NULL };
static const char *const black_hole_options[] = { "hole=", NULL };
static const char *const empty_options[] = { "hole=", "place=", NULL };
static const char *const reversed_options[] = { "graph", "ones=", NULL };

const LmTableInfo lm_zeckendorf_tables[] = {
  {
    .name = "zeckendorf",
    .summary = N_("who wins the Zeckendorf game from n chips in the first column"),
    .options = zeckendorf_options,
    .get_columns = get_columns,
    .run = run_zeckendorf,
    .first = 1,
    .last = DEFAULT_TO,
  },
  { NULL },
};

const LmTableInfo lm_black_hole_tables[] = {
  {
    .name = "black-hole",
    .summary = N_("who wins the black-hole game from n chips in the first column"),
    .options = black_hole_options,
    .get_columns = get_columns,
    .run = run_black_hole,
    .first = 1,
    .last = DEFAULT_TO,
  },
  {
    .name = "black-hole-empty",
    .summary = N_("who wins the black-hole game from the empty board and a stock of n"),
    .options = empty_options,
    .get_columns = get_columns,
    .run = run_black_hole_empty,
    .first = 1,
    .last = DEFAULT_TO,
  },
  { NULL },
};

const LmTableInfo lm_reversed_tables[] = {
  {
    .name = "reversed",
    .summary = N_("who wins the reversed game from the Zeckendorf decomposition of n"),
    .options = reversed_options,
    .get_columns = get_columns,
    .run = run_reversed,
    .first = 1,
    .last = DEFAULT_TO,
  },
  { NULL },
};

const LmTableInfo lm_build_up_tables[] = {
  {
    .name = "build-up",
    .summary = N_("who wins the build-up game for the sum n"),
    .get_columns = get_columns,
    .run = run_build_up,
    .first = 1,
    .last = DEFAULT_TO,
  },
  { NULL },
};
