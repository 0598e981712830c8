/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-random.c: how long games of uniformly random moves last, and who wins them. */

#include "lm-cli.h"

#include "engine/explore/lm-lengths.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-number.h"
#include "engine/solve/lm-reason.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

#define GAMES_MAX (G_GUINT64_CONSTANT (1) << 40)
#define MODULO_MAX 1000
#define BAR_WIDTH 40
#define N_CLASSES_MAX 40

/* Longer fractions are for programs. */
#define FRACTION_LENGTH_MAX 24

static char *games_text;
static char *seed_text;
static char *modulo_text;
static gboolean exact;
static gboolean count_games;
static guint64 n_games = 1000;
static guint64 seed = 1;
static guint64 modulo;
static guint file;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_STRING, &games_text, N_("How many games (default 1000)"), N_("N") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
    N_("Seed of the random numbers (default 1)"), N_("S") },
  { "exact", 0, 0, G_OPTION_ARG_NONE, &exact,
    N_("Count all games instead of playing some: shares are exact fractions"), NULL },
  { "measure", 0, 0, G_OPTION_ARG_NONE, &count_games,
    N_("With --exact: every game counts the same, not every move"), NULL },
  { "modulo", 0, 0, G_OPTION_ARG_STRING, &modulo_text,
    N_("Also tell the lengths modulo Z"), N_("Z") },
  LM_CLI_OUTPUT_ENTRY (N_("Write or draw the lengths, or with --modulo their residues, into this file: .csv, .json, .svg, .png, .pdf, or .tex for TikZ")),
  LM_CLI_FORMAT_ENTRY ("csv|json|svg|png|pdf|tex"),
  { NULL }
};

/* --- JSON ---------------------------------------------------------------- */

/* A count of a sample, else a fraction. */
static void
add_json_share (JsonBuilder     *builder,
                const char      *name,
                const LmLengths *lengths,
                mpz_srcptr       weight)
{
  g_autofree char *share = NULL;

  if (lengths->is_sample)
    {
      lm_cli_json_add_number (builder, name, mpz_get_ui (weight));
      return;
    }

  share = lm_lengths_print_share (lengths, weight);
  lm_cli_json_add_string (builder, name, share);
}

static void
add_json_winners (JsonBuilder     *builder,
                  const LmLengths *lengths)
{
  LmGame *game = lm_position_get_game (lengths->position);

  json_builder_set_member_name (builder, "winners");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    add_json_share (builder, lm_game_get_player_id (game, seat), lengths, lengths->winners[seat]);
  json_builder_end_object (builder);
}

static void
add_json_extent (JsonBuilder     *builder,
                 const LmLengths *lengths)
{
  double mean, deviation;

  lm_lengths_measure (lengths, &mean, &deviation);
  json_builder_set_member_name (builder, "lengths");
  json_builder_begin_object (builder);
  lm_cli_json_add_number (builder, "min", lengths->first);
  json_builder_set_member_name (builder, "mean");
  json_builder_add_double_value (builder, mean);
  lm_cli_json_add_number (builder, "max", lm_lengths_get_end (lengths) - 1);
  json_builder_end_object (builder);
}

static void
add_json_lengths (JsonBuilder     *builder,
                  const char      *member,
                  const LmLengths *lengths)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
  for (guint length = lengths->first; length < lm_lengths_get_end (lengths); length++)
    {
      g_autofree char *name = g_strdup_printf ("%u", length);
      mpz_srcptr weight = lm_lengths_get_weight (lengths, length);

      if (mpz_sgn (weight) > 0)
        add_json_share (builder, name, lengths, weight);
    }
  json_builder_end_object (builder);
}

static void
add_json_residues (JsonBuilder     *builder,
                   const LmLengths *lengths)
{
  mpz_t weight;

  if (modulo == 0)
    return;

  mpz_init (weight);
  json_builder_set_member_name (builder, "residues");
  json_builder_begin_object (builder);
  for (guint residue = 0; residue < modulo; residue++)
    {
      g_autofree char *name = g_strdup_printf ("%u", residue);

      lm_lengths_get_residue (lengths, modulo, residue, weight);
      add_json_share (builder, name, lengths, weight);
    }
  json_builder_end_object (builder);
  mpz_clear (weight);
}

static void
print_sample_json (const LmLengths *lengths)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, lengths->position);
  lm_cli_json_add_number (builder, "games", mpz_get_ui (lengths->total));
  lm_cli_json_add_number (builder, "seed", seed);
  add_json_winners (builder, lengths);
  add_json_extent (builder, lengths);
  add_json_lengths (builder, "histogram", lengths);
  add_json_residues (builder, lengths);
  json_builder_end_object (builder);
  lm_cli_json_print (builder);
}

static void
add_json_length (JsonBuilder *builder,
                 const char  *name,
                 guint64      length)
{
  if (length == LM_LENGTH_UNKNOWN)
    lm_cli_json_add_string (builder, name, NULL);
  else
    lm_cli_json_add_number (builder, name, length);
}

/* @lengths is %NULL where they are not known. */
static void
print_exact_json (LmPosition           *position,
                  const LmLengthBounds *bounds,
                  const LmLengths      *lengths)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, position);
  add_json_length (builder, "shortest", bounds->shortest);
  add_json_length (builder, "longest", bounds->at_most ? LM_LENGTH_UNKNOWN : bounds->longest);
  if (lengths != NULL)
    {
      add_json_lengths (builder, "lengths", lengths);
      add_json_winners (builder, lengths);
      add_json_residues (builder, lengths);
    }
  else
    {
      lm_cli_json_add_string (builder, "lengths", NULL);
      lm_cli_json_add_string (builder, "winners", NULL);
    }
  json_builder_end_object (builder);
  lm_cli_json_print (builder);
}

/* --- text ---------------------------------------------------------------- */

static char *
describe_share (const LmLengths *lengths,
                mpz_srcptr       weight)
{
  g_autofree char *share = NULL;

  if (lengths->is_sample)
    return g_strdup_printf ("%lu", mpz_get_ui (weight));

  share = lm_lengths_print_share (lengths, weight);
  return g_strdup (strlen (share) <= FRACTION_LENGTH_MAX ? share : "≈");
}

static void
add_share_row (GPtrArray       *rows,
               const LmLengths *lengths,
               const char      *name,
               mpz_srcptr       weight,
               double           bar)
{
  GStrv cells = g_new0 (char *, 5);

  cells[0] = g_strdup (name);
  cells[1] = describe_share (lengths, weight);
  cells[2] = g_strdup_printf ("%.2f%%", 100 * lm_lengths_get_share (lengths, weight));
  cells[3] = g_strnfill (ceil (BAR_WIDTH * bar), '#');
  g_ptr_array_add (rows, cells);
}

static void
append_winners (GString         *out,
                const LmLengths *lengths)
{
  LmGame *game = lm_position_get_game (lengths->position);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    add_share_row (rows, lengths, lm_game_get_player_name (game, seat), lengths->winners[seat], 0);
  g_string_append_printf (out, "\n%s\n", _("Winners:"));
  lm_cli_append_rows (out, rows);
}

/* Games of @width lengths from @length on. */
static void
count_class (const LmLengths *lengths,
             guint            length,
             guint            width,
             mpz_ptr          weight)
{
  mpz_set_ui (weight, 0);
  for (guint i = length; i < length + width && i < lm_lengths_get_end (lengths); i++)
    mpz_add (weight, weight, lm_lengths_get_weight (lengths, i));
}

static char *
name_class (guint length,
            guint width)
{
  if (width == 1)
    return g_strdup_printf ("%u", length);

  return g_strdup_printf ("%u–%u", length, length + width - 1);
}

static void
append_histogram (GString         *out,
                  const LmLengths *lengths)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const guint width = (lengths->weights->len - 1) / N_CLASSES_MAX + 1;
  double highest = 0;
  mpz_t weight;

  mpz_init (weight);
  for (guint length = lengths->first; length < lm_lengths_get_end (lengths); length += width)
    {
      count_class (lengths, length, width, weight);
      highest = MAX (highest, lm_lengths_get_share (lengths, weight));
    }

  for (guint length = lengths->first; length < lm_lengths_get_end (lengths); length += width)
    {
      g_autofree char *name = name_class (length, width);

      count_class (lengths, length, width, weight);
      add_share_row (rows, lengths, name, weight, lm_lengths_get_share (lengths, weight) / highest);
    }
  lm_cli_append_rows (out, rows);
  mpz_clear (weight);
}

/* With so many players in turn, each has the last move of one kind. */
static void
append_residues (GString         *out,
                 const LmLengths *lengths)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  mpz_t weight;

  if (modulo == 0)
    return;

  mpz_init (weight);
  for (guint residue = 0; residue < modulo; residue++)
    {
      g_autofree char *name = g_strdup_printf ("%u", residue);

      lm_lengths_get_residue (lengths, modulo, residue, weight);
      add_share_row (rows, lengths, name, weight, 0);
    }
  g_string_append_printf (out, _("\nMoves modulo %u:\n"), (guint) modulo);
  lm_cli_append_rows (out, rows);
  mpz_clear (weight);
}

static void
append_sample_lengths (GString         *out,
                       const LmLengths *lengths)
{
  double mean, deviation;

  lm_lengths_measure (lengths, &mean, &deviation);
  g_string_append_printf (out, _("\nMoves in this sample: at least %u, %.2f on average, median %g, at most %u\n"),
                          lengths->first, mean, lm_lengths_get_median (lengths), lm_lengths_get_end (lengths) - 1);
  g_string_append_printf (out, _("Standard error: %.2f moves of the average, at most %.2f%% of a share\n"),
                          deviation / sqrt (mpz_get_d (lengths->total)), 100 * lm_lengths_get_error (lengths, 0.5));
}

static void
print_sample_text (const LmLengths *lengths)
{
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, lengths->position);
  g_string_append_printf (out,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "%lu game of uniformly random moves, seed %u.\n",
                                       "%lu games of uniformly random moves, seed %u.\n",
                                       MIN (mpz_get_ui (lengths->total), G_MAXINT)),
                          mpz_get_ui (lengths->total), (guint) seed);
  append_winners (out, lengths);
  append_sample_lengths (out, lengths);
  append_histogram (out, lengths);
  append_residues (out, lengths);
  lm_cli_print_text (out->str);
}

static void
append_bounds (GString              *out,
               const LmLengthBounds *bounds)
{
  g_autofree char *words = lm_length_bounds_describe (bounds);
  g_autofree char *reference = lm_reason_cite (bounds->reference);

  if (words != NULL && reference != NULL)
    g_string_append_printf (out, _("From here to the end: %s (%s).\n"), words, reference);
  else if (words != NULL)
    g_string_append_printf (out, _("From here to the end: %s.\n"), words);
}

/* How many games there are. */
static void
append_total (GString         *out,
              const LmLengths *lengths)
{
  g_autofree char *digits = mpz_get_str (NULL, 10, lengths->total);
  g_autofree char *number = lm_number_group (digits);

  if (lengths->measure == LM_MEASURE_MOVES)
    g_string_append (out, _("Exact, for uniformly random moves.\n"));
  else
    g_string_append_printf (out, _("Exact, every game counts the same: %s in all.\n"), number);
}

static void
append_exact_lengths (GString         *out,
                      const LmLengths *lengths)
{
  double mean, deviation;

  lm_lengths_measure (lengths, &mean, &deviation);
  g_string_append_printf (out, _("\nMoves: %.2f on average, standard deviation %.2f, median %g\n"),
                          mean, deviation, lm_lengths_get_median (lengths));
}

static void
print_exact_text (LmPosition           *position,
                  const LmLengthBounds *bounds,
                  const LmLengths      *lengths)
{
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, position);
  append_bounds (out, bounds);
  if (lengths != NULL)
    {
      append_total (out, lengths);
      append_winners (out, lengths);
      append_exact_lengths (out, lengths);
      append_histogram (out, lengths);
      append_residues (out, lengths);
    }
  lm_cli_print_text (out->str);
}

/* --- the command --------------------------------------------------------- */

static LmCliStatus
write_lengths (const LmLengths *lengths)
{
  g_autoptr (LmRows) rows = lm_lengths_to_rows (lengths, modulo);

  return lm_cli_write_rows (rows, file);
}

static LmCliStatus
judge (LmCli           *cli,
       const LmLengths *lengths)
{
  g_autofree char *games = g_strdup_printf ("%lu", mpz_get_ui (lengths->total));
  g_autofree char *asked = g_strdup_printf ("%" PRIu64, n_games);

  if (g_cancellable_is_cancelled (cli->cancellable))
    return LM_CLI_INTERRUPTED;
  if (mpz_cmp_ui (lengths->total, n_games) == 0)
    return LM_CLI_OK;

  lm_cli_complain (_("The time allowed was over after %s of %s games."), games, asked);
  return LM_CLI_UNDECIDED;
}

static LmCliStatus
sample_position (LmCli      *cli,
                 LmPosition *position)
{
  g_autoptr (LmSampler) sampler = lm_sampler_new (position, seed);
  const LmLengths *lengths = lm_sampler_get_lengths (sampler);

  lm_sampler_run (sampler, n_games, cli->context);
  if (file != LM_CLI_PRINTED && mpz_cmp_ui (lengths->total, n_games) == 0)
    return write_lengths (lengths);
  if (file == LM_CLI_PRINTED && mpz_sgn (lengths->total) > 0 && cli->json)
    print_sample_json (lengths);
  else if (file == LM_CLI_PRINTED && mpz_sgn (lengths->total) > 0)
    print_sample_text (lengths);

  return judge (cli, lengths);
}

/* What is not known within the limits is not told, the rest is. */
static LmCliStatus
count_position (LmCli      *cli,
                LmPosition *position)
{
  const LmMeasure measure = count_games ? LM_MEASURE_GAMES : LM_MEASURE_MOVES;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmLengthGraph) graph = lm_length_graph_new (position, 0, cli->context, &error);
  g_autoptr (LmLengths) lengths = NULL;
  LmLengthBounds bounds;

  if (graph != NULL)
    {
      lm_length_graph_get_bounds (graph, &bounds);
      lengths = lm_length_graph_count (graph, measure, cli->context, &error);
    }
  else
    lm_length_bounds_find (position, &bounds);
  if (g_cancellable_is_cancelled (cli->cancellable))
    return LM_CLI_INTERRUPTED;

  if (file != LM_CLI_PRINTED && lengths != NULL)
    return write_lengths (lengths);
  if (file != LM_CLI_PRINTED)
    return lm_cli_complain_error (error);
  if (cli->json)
    print_exact_json (position, &bounds, lengths);
  else
    print_exact_text (position, &bounds, lengths);
  return error != NULL ? lm_cli_complain_error (error) : LM_CLI_OK;
}

static LmCliStatus
answer_position (LmCli      *cli,
                 LmPosition *position)
{
  lm_cli_start_question (cli);
  return exact ? count_position (cli, position) : sample_position (cli, position);
}

static gboolean
parse_options (GError **error)
{
  if (games_text != NULL && !lm_cli_parse_number ("--games", games_text, 1, GAMES_MAX, &n_games, error))
    return FALSE;
  if (seed_text != NULL && !lm_cli_parse_number ("--seed", seed_text, 0, G_MAXUINT32, &seed, error))
    return FALSE;
  if (modulo_text != NULL && !lm_cli_parse_number ("--modulo", modulo_text, 1, MODULO_MAX, &modulo, error))
    return FALSE;

  if (exact && (games_text != NULL || seed_text != NULL))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("%s counts all games: it does not go with %s."), "--exact",
                 games_text != NULL ? "--games" : "--seed");
  else if (count_games && !exact)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("%s needs %s: no games are drawn so that each counts the same."),
                 "--measure", "--exact");
  else
    return TRUE;

  return FALSE;
}

static LmCliStatus
run_random (LmCli *cli,
            GStrv  arguments)
{
  static const char *const others[] = { "csv", "json", NULL };
  g_autoptr (GError) error = NULL;

  if (!parse_options (&error) || !lm_cli_find_output (TRUE, others, &file, &error))
    return lm_cli_complain_error (error);
  if (file != LM_CLI_PRINTED && !lm_cli_check_count (arguments, 1))
    return LM_CLI_BAD;

  return lm_cli_each_position (cli, arguments, answer_position);
}

const LmCliCommand lm_cli_random_command = {
  .name = "random",
  .arguments = N_("POSITION…"),
  .summary = N_("Tells how long games of uniformly random moves last, and who wins them."),
  .entries = entries,
  .sums_up = TRUE,
  .run = run_random,
};
