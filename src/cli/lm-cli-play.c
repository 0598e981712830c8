/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-play.c: the position after some moves. */

#include "lm-cli.h"

#include "engine/explore/lm-course.h"

#include <glib/gi18n.h>

/* Of some positions the moves have no end that anybody waits for. */
#define MOVES_MAX 1000

static gboolean lists_moves;
static gboolean draws_every;
static gboolean draws_notes;
static gboolean tells_values;
static gboolean is_score;
static gboolean tells_reasons;

static const GOptionEntry entries[] = {
  { "moves", 0, 0, G_OPTION_ARG_NONE, &lists_moves, N_("Print the moves that are legal then instead, one a line, at most 1000"), NULL },
  LM_CLI_OUTPUT_ENTRY (N_("Draw the board into this file instead: .svg, .png, .pdf, or .tex for TikZ")),
  LM_CLI_FORMAT_ENTRY ("svg|png|pdf|tex|csv|json"),
  { "every", 0, 0, G_OPTION_ARG_NONE, &draws_every, N_("With --output: draw the board before and after every move"), NULL },
  { "notes", 0, 0, G_OPTION_ARG_NONE, &draws_notes, N_("With --output: draw what the board shows when asked to as well, such as residues"), NULL },
  { "values", 0, 0, G_OPTION_ARG_NONE, &tells_values,
    N_("With --output: who wins at every step and in how many moves, as a table (also .csv, .json) or a chart"), NULL },
  { "score", 0, 0, G_OPTION_ARG_NONE, &is_score, N_("With --output: the game on pages, as the window prints it: .pdf"), NULL },
  { "reasons", 0, 0, G_OPTION_ARG_NONE, &tells_reasons, N_("With --score: grade every move, and say who wins and why"), NULL },
  LM_CLI_PAPER_ENTRY (N_("With --score: the size of the pages (default: that of the locale)")),
  { NULL }
};

static void
print_moves (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, MOVES_MAX, NULL);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (moves, i));
  lm_cli_print (out->str);
}

static void
print_json (LmPosition *position)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, position);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, lm_position_is_over (position));
  lm_cli_json_add_player (builder, "turn", position, lm_position_get_turn (position));
  lm_cli_json_add_player (builder, "winner", position, lm_position_get_winner (position));
  json_builder_end_object (builder);

  lm_cli_json_print (builder);
}

static void
print_text (LmPosition *position)
{
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, position);
  if (lm_position_is_over (position))
    {
      g_autofree char *result = lm_position_describe_result (position);

      g_string_append_printf (out, "%s\n", result);
    }
  lm_cli_print_text (out->str);
}

/* All positions on the way come into @positions. */
static gboolean
play_moves (LmPosition **position,
            GStrv        moves,
            GPtrArray   *positions)
{
  g_ptr_array_add (positions, lm_position_ref (*position));
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *move = g_utf8_make_valid (moves[i], -1);
      LmPosition *after = lm_position_play (*position, move, &error);

      if (after == NULL)
        {
          lm_cli_complain_error (error);
          return FALSE;
        }
      lm_position_unref (*position);
      *position = after;
      g_ptr_array_add (positions, lm_position_ref (after));
    }

  return TRUE;
}

/* What is known of every position within the limits. */
static LmCliStatus
write_values (LmCli     *cli,
              GPtrArray *positions,
              GStrv      moves,
              guint      format)
{
  g_autofree LmCourseStep *steps = g_new (LmCourseStep, positions->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) answers = lm_solver_ask (cli->solver, lm_question_new_evaluation (positions), NULL, &error);
  g_autoptr (LmRows) rows = NULL;

  if (answers == NULL)
    return lm_cli_complain_error (error);

  for (guint i = 0; i < positions->len; i++)
    {
      const LmAnswer *answer = g_ptr_array_index (answers, i);

      steps[i] = (LmCourseStep) { g_ptr_array_index (positions, i), i > 0 ? moves[i - 1] : NULL, answer->value, answer->distance };
    }
  rows = lm_course_to_rows (steps, positions->len);
  return lm_cli_write_rows (rows, format);
}

/* One thing goes into a file. */
static gboolean
check_options (guint    format,
               GError **error)
{
  const struct { const char *name; gboolean given; } options[] = {
    { "--every", draws_every }, { "--values", tells_values }, { "--score", is_score }, { "--notes", draws_notes },
    { "--reasons", tells_reasons },
  };
  const char *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      const gboolean goes_along = (draws_notes && !tells_values && i == 3) || (is_score && i == 4);

      if (options[i].given && first != NULL && !goes_along)
        return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s does not go with %s."), options[i].name, first);
      if (options[i].given && first == NULL)
        first = options[i].name;
    }
  if (tells_reasons && !is_score)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), "--reasons", "--score");
  if (lm_cli_paper != NULL && !is_score)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), "--paper", "--score");
  if (first != NULL && format == LM_CLI_PRINTED)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), first, "--output");

  return TRUE;
}

static LmCliStatus
write_file (LmCli     *cli,
            GPtrArray *positions,
            GStrv      moves,
            guint      format)
{
  if (tells_values)
    return write_values (cli, positions, moves, format);
  if (is_score)
    return lm_cli_write_score (cli, positions, moves, draws_notes, tells_reasons);
  if (draws_every)
    return lm_cli_write_game (positions, moves, format, draws_notes);

  return lm_cli_write_position (g_ptr_array_index (positions, positions->len - 1), format, draws_notes);
}

static LmCliStatus
run_play (LmCli *cli,
          GStrv  arguments)
{
  static const char *const no_others[] = { NULL }, *const tables[] = { "csv", "json", NULL }, *const pages[] = { "pdf", NULL };
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  guint format;

  if (!lm_cli_find_output (!is_score, is_score ? pages : tells_values ? tables : no_others, &format, &error)
      || !check_options (format, &error))
    return lm_cli_complain_error (error);
  if (!lm_cli_check_count (arguments, G_MAXUINT))
    return LM_CLI_BAD;
  position = lm_cli_parse_position (arguments[0]);
  if (position == NULL || !play_moves (&position, arguments + 1, positions))
    return LM_CLI_BAD;

  if (format != LM_CLI_PRINTED)
    return write_file (cli, positions, arguments + 1, format);
  if (lists_moves)
    print_moves (position);
  else if (cli->json)
    print_json (position);
  else
    print_text (position);

  return LM_CLI_OK;
}

const LmCliCommand lm_cli_play_command = {
  .name = "play",
  .arguments = N_("POSITION MOVE…"),
  .summary = N_("Plays moves and prints the position after them."),
  .entries = entries,
  .run = run_play,
};
