/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sweep.c: who wins the games of this room from n, for one n after the other. */

#include "solver.h"

#include "games/zeckendorf/zeckendorf.h"

/* The last n of a sweep for which none is asked for. */
#define DEFAULT_TO 60

/* All rows up to 1000 would take hours. */
#define AFAR_APART 20

/* So often a finished level is kept. */
#define KEEP_SECONDS 20

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

/*
 * One run of a table. Without hole and stock a row takes a few levels, in the memory of the last row's. With a hole a
 * row's levels have the winners of all rows that are a multiple of what a chip in the hole is worth before it. Else a row
 * takes the table of all positions.
 */
typedef struct
{
  LmTableRun                *run;
  const LmZeckendorfVariant *variant;
  Start                      start;
  guint64                    from;
  guint64                    to;
  guint                      apart;  /* how far rows are apart */
  guint                      asked;  /* for the rows up to this one, of which those up to @to fit */
  LmZeckendorfLevels        *levels; /* (nullable) */
  guint                      period; /* how far such rows are apart; 0 without a hole, or where chips are placed */
  LmValue                   *known;  /* (nullable): of such rows, from the first one on */
} Sweep;

static gboolean
check_row (Sweep   *sweep,
           guint    n,
           GError **error)
{
  g_autoptr (LmPosition) position = NULL;

  /* The plan is kept, so that of the last row that fits is. */
  if (lm_zeckendorf_levels_serve (sweep->variant))
    {
      LmZeckendorfLevels *levels = lm_zeckendorf_levels_plan (sweep->variant, n, sweep->run->context, error);

      if (levels == NULL)
        return FALSE;
      g_clear_pointer (&sweep->levels, lm_zeckendorf_levels_free);
      sweep->levels = levels;
      return TRUE;
    }

  if (sweep->period > 0 && lm_zeckendorf_hole_levels_check (sweep->variant->hole, n, sweep->run->context, NULL))
    return TRUE;

  position = make_start (sweep->variant, sweep->start, n);
  return lm_zeckendorf_check_value (position, sweep->run->context, error);
}

static gboolean
prepare_sweep (Sweep   *sweep,
               GError **error)
{
  guint64 fits;

  sweep->to -= (sweep->to - sweep->from) % sweep->apart;
  sweep->asked = sweep->to;
  if (sweep->run->whole && !check_row (sweep, sweep->to, error))
    return FALSE;

  /* The last row that fits, or the one before the first: a row takes no less than those before it. */
  fits = check_row (sweep, sweep->to, NULL) ? sweep->to : sweep->from - 1;
  while (fits < sweep->to)
    {
      const guint64 middle = fits + (sweep->to - fits + 1) / 2;

      if (check_row (sweep, middle, NULL))
        fits = middle;
      else
        sweep->to = middle - 1;
    }

  if (sweep->to < sweep->from)
    return check_row (sweep, sweep->from, error);
  sweep->to -= (sweep->to - sweep->from) % sweep->apart;
  if (sweep->period > 0 && lm_zeckendorf_hole_levels_check (sweep->variant->hole, sweep->to, sweep->run->context, NULL))
    sweep->known = g_new0 (LmValue, sweep->to - sweep->from + 1);
  if (sweep->levels == NULL)
    return TRUE;

  lm_zeckendorf_levels_keep_in (sweep->levels, sweep->run->keep, KEEP_SECONDS);
  return lm_zeckendorf_levels_take (sweep->levels, sweep->run->context, error);
}

/* The value of @n ones and of all rows up to the end that are a multiple of the period beyond. */
static gboolean
compute_by_hole (Sweep   *sweep,
                 guint    n,
                 GError **error)
{
  const guint in_hole = (sweep->to - n) / sweep->period;
  g_autofree LmZeckendorfWanted *wanted = g_new0 (LmZeckendorfWanted, in_hole + 1);

  for (guint i = 0; i <= in_hole; i++)
    {
      wanted[i].heights[0] = n + i * sweep->period;
      wanted[i].heights[sweep->variant->hole - 1] = in_hole - i;
    }
  if (!lm_zeckendorf_hole_levels_solve (sweep->variant->hole, n + in_hole * sweep->period, wanted, in_hole + 1,
                                        sweep->run->context, error))
    return FALSE;

  for (guint i = 0; i <= in_hole; i++)
    sweep->known[wanted[i].heights[0] - sweep->from] = wanted[i].value;
  return TRUE;
}

static LmValue
compute_row (Sweep   *sweep,
             guint    n,
             GError **error)
{
  g_autoptr (LmPosition) position = make_start (sweep->variant, sweep->start, n);
  LmZeckendorfWanted wanted = { .value = LM_VALUE_UNKNOWN };

  if (sweep->known != NULL)
    return n - sweep->from >= sweep->period || compute_by_hole (sweep, n, error) ? sweep->known[n - sweep->from]
                                                                                : LM_VALUE_UNKNOWN;
  if (sweep->levels == NULL)
    return lm_zeckendorf_compute_value (position, sweep->run->context, error);

  memcpy (wanted.heights, LM_ZECKENDORF_POSITION (position)->heights, sizeof wanted.heights);
  return lm_zeckendorf_levels_solve (sweep->levels, n, &wanted, 1, sweep->run->context, error) ? wanted.value
                                                                                              : LM_VALUE_UNKNOWN;
}

static LmCell
name_winner (LmValue value)
{
  return lm_cell_number (value == LM_VALUE_WIN ? 1 : 2);
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
  LmCell row[] = { lm_cell_number (n), name_winner (value), { LM_CELL_END }, { LM_CELL_END }, { LM_CELL_END } };

  if (g_hash_table_contains (run->options, "graph"))
    {
      guint64 n_vertices = 0;
      guint64 n_edges = 0;

      if (!lm_zeckendorf_levels_count_graph (sweep->levels, n, run->context, &n_vertices, &n_edges, error))
        return FALSE;
      row[2] = lm_cell_number (n_vertices);
      row[3] = lm_cell_number (n_edges);
    }

  *wanted = run->emit (row, run->emit_data);
  return TRUE;
}

/* How much work a row is, as far as one can tell beforehand. */
static guint64
measure_row (const Sweep *sweep,
             guint        n)
{
  if (sweep->known != NULL)
    return n - sweep->from < sweep->period
           ? lm_zeckendorf_hole_levels_count (sweep->variant->hole, n + (sweep->to - n) / sweep->period * sweep->period) : 0;

  return sweep->levels != NULL ? lm_zeckendorf_count_positions (n) : 0;
}

/* Returns: whether all rows were made that were asked for, or somebody read; else why not is in @error */
static gboolean
run_rows (Sweep   *sweep,
          GError **error)
{
  guint64 whole = 0;
  guint64 before = 0;
  gboolean wanted = TRUE;

  for (guint n = sweep->from; n <= sweep->to; n += sweep->apart)
    whole += measure_row (sweep, n);

  for (guint n = sweep->from; n <= sweep->to && wanted; n += sweep->apart)
    {
      LmValue value;

      lm_solve_context_set_part (sweep->run->context, before, whole);
      value = compute_row (sweep, n, error);
      if (value == LM_VALUE_UNKNOWN || !emit_row (sweep, n, value, &wanted, error))
        return FALSE;
      before += measure_row (sweep, n);
    }

  if (!wanted || sweep->to == sweep->asked || check_row (sweep, sweep->to + sweep->apart, error))
    return TRUE;

  g_prefix_error (error, _("The rows end at n = %u. "), (guint) sweep->to);
  return FALSE;
}

static gboolean
run_sweep (LmTableRun                 *run,
           const LmZeckendorfVariant  *variant,
           Start                       start,
           guint                       apart,
           GError                    **error)
{
  Sweep sweep = { .run = run, .variant = variant, .start = start, .apart = apart };
  gboolean done;

  if (start == START_ONES && lm_zeckendorf_hole_levels_serve (variant))
    sweep.period = lm_zeckendorf_fibonacci (variant->hole);
  done = lm_table_run_get_range (run, DEFAULT_TO, LM_ZECKENDORF_MAX_VALUE, &sweep.from, &sweep.to, error)
         && prepare_sweep (&sweep, error) && run_rows (&sweep, error);
  g_clear_pointer (&sweep.levels, lm_zeckendorf_levels_free);
  g_free (sweep.known);
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
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("This table needs --hole, the column that the hole is on, from %u to %u."),
                      (guint) LM_ZECKENDORF_MIN_HOLE, (guint) LM_ZECKENDORF_MAX_HOLE);

  if (!g_ascii_string_to_unsigned (text, 10, LM_ZECKENDORF_MIN_HOLE, LM_ZECKENDORF_MAX_HOLE, &number, NULL))
    return lm_refuse (error, LM_ERROR_ARGUMENT,
                      _("“%s” is no value of --hole; it is the column that the hole is on, from %u to %u."),
                      text, (guint) LM_ZECKENDORF_MIN_HOLE, (guint) LM_ZECKENDORF_MAX_HOLE);

  *hole = number;
  return TRUE;
}

static gboolean
run_zeckendorf (LmTableRun  *run,
                GError     **error)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_FORWARD };

  return run_sweep (run, &variant, START_ONES, 1, error);
}

static gboolean
run_black_hole (LmTableRun  *run,
                GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE };

  return get_hole (run, &variant.hole, error) && run_sweep (run, &variant, START_ONES, 1, error);
}

static gboolean
run_black_hole_empty (LmTableRun  *run,
                      GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BLACK_HOLE };

  return get_hole (run, &variant.hole, error) &&
         get_choice (run, "place", "outer", "any", &variant.place_any, error) &&
         run_sweep (run, &variant, START_STOCK, 1, error);
}

/* The map's rows say whether the player to move wins, who is player 1. */
static gboolean
emit_winner (const LmCell *cell,
             gpointer      emit_data)
{
  LmTableRun *run = emit_data;
  const LmCell winner = lm_cell_is (&cell[2], "win") ? lm_cell_number (1) : lm_cell_is (&cell[2], "loss") ? lm_cell_number (2) : cell[2];

  return run->emit (LM_ROW (cell[0], cell[1], winner, cell[3]), run->emit_data);
}

/* The map of the two outermost columns. */
static gboolean
run_black_hole_map (LmTableRun  *run,
                    GError     **error)
{
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  LmTableRun map = *run;
  g_autofree char *last = NULL;
  g_autofree char *hole_text = NULL;
  guint hole;

  if (!get_hole (run, &hole, error))
    return FALSE;
  if (hole == LM_ZECKENDORF_MIN_HOLE)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("With --hole 2 there is one column alone, and a map is of two."));

  last = g_strdup_printf ("bins[%u]", hole - 1);
  hole_text = g_strdup_printf ("%u", hole);
  g_hash_table_insert (options, "game", "black-hole");
  g_hash_table_insert (options, "hole", hole_text);
  g_hash_table_insert (options, "x", "bins[1]");
  g_hash_table_insert (options, "y", last);
  map.options = options;
  map.emit = emit_winner;
  map.emit_data = run;
  return lm_plane_table.run (&map, error);
}

static gboolean
run_reversed_apart (LmTableRun  *run,
                    guint        apart,
                    GError     **error)
{
  LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_REVERSED };

  return get_choice (run, "ones", "free", "stagnant", &variant.stagnant, error) &&
         run_sweep (run, &variant, START_DECOMPOSITION, apart, error);
}

static gboolean
run_reversed (LmTableRun  *run,
              GError     **error)
{
  return run_reversed_apart (run, 1, error);
}

static gboolean
run_reversed_afar (LmTableRun  *run,
                   GError     **error)
{
  return run_reversed_apart (run, AFAR_APART, error);
}

static gboolean
run_build_up (LmTableRun  *run,
              GError     **error)
{
  const LmZeckendorfVariant variant = { .kind = LM_ZECKENDORF_BUILD_UP };

  return run_sweep (run, &variant, START_STOCK, 1, error);
}

/* Who wins both games of @n, and how long the forward one is. */
static gboolean
emit_both (LmTableRun  *run,
           guint        n,
           gboolean    *wanted,
           GError     **error)
{
  const LmZeckendorfVariant forward = { .kind = LM_ZECKENDORF_FORWARD };
  const LmZeckendorfVariant reversed = { .kind = LM_ZECKENDORF_REVERSED };
  g_autoptr (LmPosition) ones = make_start (&forward, START_ONES, n);
  g_autoptr (LmPosition) decomposition = make_start (&reversed, START_DECOMPOSITION, n);
  g_autoptr (LmAnswer) answer = NULL;
  LmValue value;

  if (!lm_zeckendorf_check_value (ones, run->context, error))
    return FALSE;
  answer = lm_zeckendorf_solve (ones, run->context, error);
  value = answer != NULL ? lm_zeckendorf_compute_value (decomposition, run->context, error) : LM_VALUE_UNKNOWN;
  if (value == LM_VALUE_UNKNOWN)
    return FALSE;
  if (answer->distance == LM_DISTANCE_UNKNOWN)
    return lm_refuse (error, LM_ERROR_LIMIT, _("How long the game of %u ones is needs more memory."), n);

  *wanted = run->emit (LM_ROW (lm_cell_number (n), name_winner (answer->value), lm_cell_number (answer->distance), name_winner (value)),
                       run->emit_data);
  return TRUE;
}

static gboolean
run_both (LmTableRun  *run,
          GError     **error)
{
  gboolean wanted = TRUE;
  guint64 from, to;

  if (!lm_table_run_get_range (run, DEFAULT_TO, LM_ZECKENDORF_MAX_VALUE, &from, &to, error))
    return FALSE;
  for (guint n = MAX (from, 1); n <= to && wanted; n++)
    if (!emit_both (run, n, &wanted, error))
      return FALSE;

  return TRUE;
}

/* How many boards are lost, of all or of those with so many chips in the second column. */
static gboolean
run_lost (LmTableRun  *run,
          GError     **error)
{
  const char *second = g_hash_table_lookup (run->options, "second");
  g_autoptr (GHashTable) fixed = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (LmPopulation) population = NULL;
  guint hole;

  if (!get_hole (run, &hole, error))
    return FALSE;

  g_hash_table_insert (fixed, (gpointer) "hole", g_strdup_printf ("%u", hole));
  if (second != NULL)
    g_hash_table_insert (fixed, (gpointer) "bins[2]", g_strdup (second));
  population = lm_population_new (&lm_black_hole_info, fixed, error);
  return lm_population_tally (population, run, lm_population_count_lost, error);
}

static const char *const zeckendorf_options[] = { "graph", NULL };
static const char *const black_hole_options[] = { "hole=", NULL };
static const char *const lost_options[] = { "hole=", "second=", NULL };
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
  {
    .name = "forward-reversed",
    .summary = N_("who wins the Zeckendorf game and the reversed game of n, and the moves of the first"),
    .columns = { "n", "forward", "moves", "reversed" },
    .run = run_both,
    .first = 2,
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
  {
    .name = "black-hole-map",
    .summary = N_("who wins the black-hole game from chips in the first and the last column alone"),
    .options = black_hole_options,
    .columns = { "first", "last", "winner", "moves" },
    .run = run_black_hole_map,
  },
  {
    .name = "black-hole-lost",
    .summary = N_("how many black-hole boards of each number of chips are lost for the player to move"),
    .options = lost_options,
    .columns = LM_POPULATION_TALLY_COLUMNS,
    .run = run_lost,
    .first = 1,
    .last = 20,
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
  {
    .name = "reversed-afar",
    .summary = N_("who wins the reversed game of every 20th n"),
    .options = reversed_options,
    .get_columns = get_columns,
    .run = run_reversed_afar,
    .first = AFAR_APART,
    .last = 500,
    .apart = AFAR_APART,
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
