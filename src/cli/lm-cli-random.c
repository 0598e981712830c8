/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-random.c: how long games of uniformly random moves last, and who wins them. */

#include "config.h"

#include "lm-cli.h"

#include "engine/lm-game-info.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>

#define GAMES_MAX (G_GUINT64_CONSTANT (1) << 40)
#define BAR_WIDTH 40
#define N_CLASSES_MAX 40

typedef struct
{
  guint64  asked; /* how many games were asked for */
  guint64  games; /* how many were played to their end */
  guint32  seed; /* what the moves were drawn with */
  guint64  winners[LM_MAX_PLAYERS];
  GArray  *counts; /* games by their length in moves */
  guint64  total; /* all moves of all games */
} Statistics;

static char *games_text;
static char *seed_text;
static guint64 n_games = 1000;
static guint64 seed = 1;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_STRING, &games_text, N_("How many games (default 1000)"), N_("N") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text,
    N_("Seed of the random numbers (default 1)"), N_("S") },
  { NULL }
};

static guint64
get_count (Statistics *statistics,
           guint       length)
{
  return g_array_index (statistics->counts, guint64, length);
}

static void
add_game (Statistics *statistics,
          guint       length,
          int         winner)
{
  if (length >= statistics->counts->len)
    g_array_set_size (statistics->counts, length + 1);
  g_array_index (statistics->counts, guint64, length)++;
  statistics->total += length;
  statistics->winners[winner]++;
  statistics->games++;
}

/* Plays a game to its end, or until it has to stop. */
static gboolean
play_game (LmCli      *cli,
           LmPosition *start,
           GRand      *rand,
           Statistics *statistics)
{
  g_autoptr (LmPosition) position = lm_position_ref (start);
  guint length = 0;

  while (!lm_position_is_over (position))
    {
      g_autofree char *move = NULL;
      LmPosition *after;

      if (lm_solve_context_poll (cli->context) != LM_STOP_NO)
        return FALSE;
      move = lm_position_random_move (position, rand);
      after = lm_position_play (position, move, NULL);
      lm_position_unref (position);
      position = after;
      length++;
    }

  add_game (statistics, length, lm_position_get_winner (position));
  return TRUE;
}

static void
play_games (LmCli      *cli,
            LmPosition *start,
            Statistics *statistics)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (statistics->seed);

  while (statistics->games < statistics->asked && play_game (cli, start, rand, statistics))
    lm_solve_context_set_progress (cli->context, statistics->games, statistics->asked);
}

/* The length of the game in the middle when they stand in order of length, from 0. */
static guint
find_length (Statistics *statistics,
             guint64     rank)
{
  guint length = 0;

  for (guint64 seen = get_count (statistics, 0); seen <= rank; seen += get_count (statistics, length))
    length++;

  return length;
}

static guint
get_minimum (Statistics *statistics)
{
  return find_length (statistics, 0);
}

static guint
get_maximum (Statistics *statistics)
{
  return statistics->counts->len - 1;
}

static double
get_mean (Statistics *statistics)
{
  return (double) statistics->total / statistics->games;
}

static double
get_median (Statistics *statistics)
{
  return (find_length (statistics, (statistics->games - 1) / 2)
          + find_length (statistics, statistics->games / 2)) / 2.0;
}

static void
add_json_winners (JsonBuilder *builder,
                  Statistics  *statistics,
                  LmPosition  *start)
{
  LmGame *game = lm_position_get_game (start);

  json_builder_set_member_name (builder, "winners");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    lm_cli_json_add_number (builder, lm_game_get_player_id (game, seat), statistics->winners[seat]);
  json_builder_end_object (builder);
}

static void
add_json_lengths (JsonBuilder *builder,
                  Statistics  *statistics)
{
  json_builder_set_member_name (builder, "lengths");
  json_builder_begin_object (builder);
  lm_cli_json_add_number (builder, "min", get_minimum (statistics));
  json_builder_set_member_name (builder, "mean");
  json_builder_add_double_value (builder, get_mean (statistics));
  lm_cli_json_add_number (builder, "max", get_maximum (statistics));
  json_builder_end_object (builder);
}

static void
add_json_histogram (JsonBuilder *builder,
                    Statistics  *statistics)
{
  json_builder_set_member_name (builder, "histogram");
  json_builder_begin_object (builder);
  for (guint length = 0; length < statistics->counts->len; length++)
    {
      g_autofree char *name = g_strdup_printf ("%u", length);

      if (get_count (statistics, length) > 0)
        lm_cli_json_add_number (builder, name, get_count (statistics, length));
    }
  json_builder_end_object (builder);
}

static void
print_json (Statistics *statistics,
            LmPosition *start)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, start);
  lm_cli_json_add_number (builder, "games", statistics->games);
  lm_cli_json_add_number (builder, "seed", statistics->seed);
  add_json_winners (builder, statistics, start);
  add_json_lengths (builder, statistics);
  add_json_histogram (builder, statistics);
  json_builder_end_object (builder);

  lm_cli_json_print (builder);
}

static GStrv
make_share_cells (const char *name,
                  guint64     count,
                  guint64     games,
                  guint       bar)
{
  GStrv cells = g_new0 (char *, 5);

  cells[0] = g_strdup (name);
  cells[1] = g_strdup_printf ("%" PRIu64, count);
  cells[2] = g_strdup_printf ("%.2f%%", 100.0 * count / games);
  cells[3] = g_strnfill (bar, '#');

  return cells;
}

static void
append_winners (GString    *out,
                Statistics *statistics,
                LmPosition *start)
{
  LmGame *game = lm_position_get_game (start);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    g_ptr_array_add (rows, make_share_cells (lm_game_get_player_name (game, seat),
                                             statistics->winners[seat], statistics->games, 0));
  g_string_append_printf (out, "\n%s\n", _("Winners:"));
  lm_cli_append_rows (out, rows);
}

/* Games of @width lengths from @length on. */
static guint64
count_class (Statistics *statistics,
             guint       length,
             guint       width)
{
  guint64 count = 0;

  for (guint i = length; i < length + width && i <= get_maximum (statistics); i++)
    count += get_count (statistics, i);

  return count;
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
append_histogram (GString    *out,
                  Statistics *statistics)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  guint minimum = get_minimum (statistics);
  guint maximum = get_maximum (statistics);
  guint width = (maximum - minimum) / N_CLASSES_MAX + 1;
  guint64 highest = 0;

  for (guint length = minimum; length <= maximum; length += width)
    highest = MAX (highest, count_class (statistics, length, width));

  for (guint length = minimum; length <= maximum; length += width)
    {
      g_autofree char *name = name_class (length, width);
      guint64 count = count_class (statistics, length, width);
      guint bar = ceil ((double) BAR_WIDTH * count / highest);

      g_ptr_array_add (rows, make_share_cells (name, count, statistics->games, bar));
    }
  lm_cli_append_rows (out, rows);
}

static void
append_lengths (GString    *out,
                Statistics *statistics)
{
  g_string_append_printf (out, _("\nMoves in this sample: at least %u, %.2f on average, median %g, at most %u\n"),
                          get_minimum (statistics), get_mean (statistics),
                          get_median (statistics), get_maximum (statistics));
  append_histogram (out, statistics);
}

static void
print_text (Statistics *statistics,
            LmPosition *start)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *games = g_strdup_printf ("%" PRIu64, statistics->games);

  lm_cli_append_position (out, start);
  g_string_append_printf (out,
                          g_dngettext (GETTEXT_PACKAGE,
                                       "%s game of uniformly random moves, seed %u.\n",
                                       "%s games of uniformly random moves, seed %u.\n",
                                       MIN (statistics->games, G_MAXINT)),
                          games, statistics->seed);
  append_winners (out, statistics, start);
  append_lengths (out, statistics);
  lm_cli_print_text (out->str);
}

static void
print_statistics (LmCli      *cli,
                  Statistics *statistics,
                  LmPosition *start)
{
  if (statistics->games == 0)
    return;

  if (cli->json)
    print_json (statistics, start);
  else
    print_text (statistics, start);
}

static LmCliStatus
judge (LmCli      *cli,
       Statistics *statistics)
{
  g_autofree char *games = g_strdup_printf ("%" PRIu64, statistics->games);
  g_autofree char *asked = g_strdup_printf ("%" PRIu64, statistics->asked);

  if (g_cancellable_is_cancelled (cli->cancellable))
    return LM_CLI_INTERRUPTED;
  if (statistics->games == statistics->asked)
    return LM_CLI_OK;

  lm_cli_complain (_("The time allowed was over after %s of %s games."), games, asked);
  return LM_CLI_UNDECIDED;
}

static LmCliStatus
sample_position (LmCli      *cli,
                 LmPosition *position)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, TRUE, sizeof (guint64));
  Statistics statistics = { .asked = n_games, .seed = seed, .counts = counts };

  lm_cli_start_question (cli);
  play_games (cli, position, &statistics);
  print_statistics (cli, &statistics, position);

  return judge (cli, &statistics);
}

static LmCliStatus
run_random (LmCli *cli,
            GStrv  arguments)
{
  g_autoptr (GError) error = NULL;

  if (games_text != NULL
      && !lm_cli_parse_number ("--games", games_text, 1, GAMES_MAX, &n_games, &error))
    return lm_cli_complain_error (error);
  if (seed_text != NULL
      && !lm_cli_parse_number ("--seed", seed_text, 0, G_MAXUINT32, &seed, &error))
    return lm_cli_complain_error (error);

  return lm_cli_each_position (cli, arguments, sample_position);
}

const LmCliCommand lm_cli_random_command = {
  .name = "random",
  .arguments = N_("POSITION…"),
  .summary = N_("Plays games of uniformly random moves: how long they last, who wins."),
  .entries = entries,
  .sums_up = TRUE,
  .run = run_random,
};
