/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-value.c: who wins, in how many moves, and what each move does. */

#include "lm-cli.h"

#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-hint.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#define N_COLUMNS 4
#define MOST_EFFORT 1000000

static char *effort_text;
static guint64 effort = 1;
static guint file;

static const GOptionEntry entries[] = {
  { "effort", 0, 0, G_OPTION_ARG_STRING, &effort_text, N_("Search so many times as long where a search gives up by itself (default 1)"), N_("N") },
  LM_CLI_OUTPUT_ENTRY (N_("Write what each move does, or each coalition, into this file: .csv or .json")),
  LM_CLI_FORMAT_ENTRY ("csv|json"),
  { NULL }
};

static void
add_json_move (JsonBuilder       *builder,
               const LmMoveValue *move)
{
  json_builder_begin_object (builder);
  lm_cli_json_add_string (builder, "move", move->move);
  lm_cli_json_add_position (builder, move->position);
  lm_cli_json_add_string (builder, "value", lm_value_to_string (move->value));
  lm_cli_json_add_distance (builder, move->distance);
  json_builder_end_object (builder);
}

/* Players of two are 1 and 2 here whatever they are called. */
static void
add_json_turn (JsonBuilder *builder,
               LmPosition  *position)
{
  const guint turn = lm_position_get_turn (position);

  if (lm_position_get_info (position)->n_players == 2)
    lm_cli_json_add_number (builder, "turn", turn + 1);
  else
    lm_cli_json_add_player (builder, "turn", position, turn);
}

static void
print_json (LmAnswer *answer)
{
  LmPosition *position = answer->position;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, position);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, lm_position_is_over (position));
  add_json_turn (builder, position);
  lm_cli_json_add_string (builder, "value", lm_value_to_string (answer->value));
  lm_cli_json_add_player (builder, "winner", position, answer->winner);
  lm_cli_json_add_distance (builder, answer->distance);
  lm_cli_json_add_number (builder, "positions", answer->positions);
  lm_cli_json_add_string (builder, "method", lm_method_to_string (answer->method));
  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < answer->moves->len; i++)
    add_json_move (builder, g_ptr_array_index (answer->moves, i));
  json_builder_end_array (builder);
  if (answer->outlook != NULL)
    lm_outlook_write_json (answer->outlook, builder);
  json_builder_end_object (builder);

  lm_cli_json_print (builder);
}

static void
append_verdict (GString  *out,
                LmAnswer *answer)
{
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (answer, LM_NOBODY));

  g_string_append_printf (out, "%s\n", verdict);
  if (answer->limit != NULL)
    g_string_append_printf (out, "%s\n", answer->limit);
}

static void
append_source (GString  *out,
               LmAnswer *answer)
{
  g_autofree char *source = lm_answer_describe_source (answer);

  g_string_append_printf (out, "%s\n", source);
}

static const char *
get_outcome_name (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return C_("what a move does", "wins");
    case LM_VALUE_LOSS:
      return C_("what a move does", "loses");
    case LM_VALUE_UNKNOWN:
    default:
      return C_("what a move does", "unknown");
    }
}

static GStrv
make_move_cells (const LmMoveValue *move)
{
  GStrv cells = g_new0 (char *, N_COLUMNS + 1);

  cells[0] = g_strdup (move->move);
  cells[1] = g_strdup (get_outcome_name (move->value));
  if (move->distance == LM_DISTANCE_UNKNOWN)
    cells[2] = g_strdup ("?");
  else
    cells[2] = g_strdup_printf ("%u", move->distance);
  cells[3] = lm_position_to_string (move->position);

  return cells;
}

static void
append_moves (GString  *out,
              LmAnswer *answer)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const char *header[] = { _("Move"), _("Outcome"), _("Moves to the end"), _("Leads to"), NULL };

  if (answer->moves->len == 0)
    return;

  g_ptr_array_add (rows, g_strdupv ((char **) header));
  for (guint i = 0; i < answer->moves->len; i++)
    g_ptr_array_add (rows, make_move_cells (g_ptr_array_index (answer->moves, i)));
  g_string_append_c (out, '\n');
  lm_cli_append_rows (out, rows);
  if (!answer->all_moves)
    g_string_append_printf (out, "  %s\n", _("There are more moves than these."));
}

static void
append_outlook (GString  *out,
                LmAnswer *answer)
{
  g_autoptr (GPtrArray) rows = answer->outlook != NULL ? lm_outlook_list_rows (answer->outlook) : NULL;

  if (rows == NULL)
    return;

  g_string_append_c (out, '\n');
  lm_cli_append_rows (out, rows);
}

static void
print_text (LmAnswer *answer)
{
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, answer->position);
  append_verdict (out, answer);
  append_source (out, answer);
  append_moves (out, answer);
  append_outlook (out, answer);
  lm_cli_print_text (out->str);
}

static LmRows *
list_moves (LmAnswer *answer)
{
  static const char *const columns[] = { "move", "value", "distance", "position", NULL };
  g_autofree char *title = lm_position_to_string (answer->position);
  LmRows *rows = lm_rows_new (columns, LM_PLOT_CURVE, title, NULL);

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_autofree char *text = lm_position_to_string (move->position);
      g_autofree char *distance = move->distance != LM_DISTANCE_UNKNOWN ? g_strdup_printf ("%u", move->distance) : g_strdup ("");
      const char *const row[] = { move->move, lm_value_to_string (move->value), distance, text, NULL };

      lm_rows_add (rows, row);
    }

  return rows;
}

static LmCliStatus
write_file (LmAnswer *answer)
{
  g_autoptr (LmRows) rows = answer->outlook != NULL ? lm_outlook_to_rows (answer->outlook) : list_moves (answer);

  return lm_cli_write_rows (rows, file);
}

static LmCliStatus
answer_position (LmCli      *cli,
                 LmPosition *position)
{
  LmQuestion *question = lm_question_new_answer (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAnswer) answer = NULL;
  LmCliStatus written = LM_CLI_OK, judged;

  lm_question_set_options (question, &(LmSolveOptions) { .effort = effort });
  answer = lm_solver_ask (cli->solver, question, NULL, &error);
  if (answer == NULL)
    return lm_cli_complain_error (error);

  if (file != LM_CLI_PRINTED)
    written = write_file (answer);
  else if (cli->json)
    print_json (answer);
  else
    print_text (answer);

  judged = lm_cli_judge_answer (cli, answer);
  return MAX (written, judged);
}

static LmCliStatus
run_value (LmCli *cli,
           GStrv  arguments)
{
  static const char *const tables[] = { "csv", "json", NULL };
  g_autoptr (GError) error = NULL;

  if (!lm_cli_find_output (FALSE, tables, &file, &error)
      || (effort_text != NULL && !lm_cli_parse_number ("--effort", effort_text, 1, MOST_EFFORT, &effort, &error)))
    return lm_cli_complain_error (error);
  if (file != LM_CLI_PRINTED && !lm_cli_check_count (arguments, 1))
    return LM_CLI_BAD;

  return lm_cli_each_position (cli, arguments, answer_position);
}

const LmCliCommand lm_cli_value_command = {
  .name = "value",
  .arguments = N_("POSITION…"),
  .summary = N_("Says who wins, in how many moves, and what each move does."),
  .entries = entries,
  .run = run_value,
};
