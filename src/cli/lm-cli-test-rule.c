/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-test-rule.c: a rule for who has lost, held against the exact values. */

#include "lm-cli.h"

#include "engine/explore/lm-rule-test.h"

#include <glib/gi18n.h>
#include <inttypes.h>

static char *to_text;
static char *axes[2];
static guint file;

static const GOptionEntry entries[] = {
  { "to", 0, 0, G_OPTION_ARG_STRING, &to_text,
    N_("The largest size: chips, stones, squares, numbers, or the sum of the piles (default: enough for 10,000 positions)"),
    N_("N") },
  { "across", 0, 0, G_OPTION_ARG_STRING, &axes[0], N_("With --output: the number across (default: the first that the rule speaks of)"), N_("NAME") },
  { "upright", 0, 0, G_OPTION_ARG_STRING, &axes[1], N_("With --output: the number upright (default: the next one)"), N_("NAME") },
  LM_CLI_OUTPUT_ENTRY (N_("Write or draw the map of where the rule is right into this file: .csv, .json, .svg, .png, .pdf, or .tex for TikZ")),
  LM_CLI_FORMAT_ENTRY ("csv|json|svg|png|pdf|tex"),
  { NULL }
};

static void
prepare (GOptionContext *context)
{
  lm_cli_add_field_options (context);
  g_option_context_set_description (context,
                                    _("A rule is an expression in Lua, true where the player to move has lost: "
                                      "\"(stones - 1) % 4 == 0\". It may use the keys of the position text (lists as "
                                      "bins[1]), math and zeckendorf(n), the indices of the parts of n; after "
                                      "\"only(b == 0) and\" it says nothing of other positions. Every key is an "
                                      "option that fixes it: --hole 4, --bins 0,0.\n"
                                      "Exit status: 0 when the rule holds, 1 when it is refuted or was not decided, "
                                      "2 when there is no such rule."));
}

static const char *
get_saying (LmRuleFinding *finding)
{
  if (finding->first == NULL)
    return NULL;

  return finding->first == finding->called_lost ? "lost" : "won";
}

static void
print_json (LmRule        *rule,
            LmRuleFinding *finding)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *example = finding->first != NULL ? lm_position_to_string (finding->first) : NULL;

  json_builder_begin_object (builder);
  lm_cli_json_add_string (builder, "rule", lm_rule_get_text (rule));
  json_builder_set_member_name (builder, "holds");
  if (finding->first == NULL && !finding->complete)
    json_builder_add_null_value (builder);
  else
    json_builder_add_boolean_value (builder, finding->first == NULL);
  lm_cli_json_add_number (builder, "checked", finding->checked);
  lm_cli_json_add_string (builder, "counterexample", example);
  lm_cli_json_add_string (builder, "says", get_saying (finding));
  lm_cli_json_add_string (builder, "theorem", finding->theorem);
  json_builder_end_object (builder);
  lm_cli_json_print (builder);
}

static void
print_text (LmRuleFinding *finding)
{
  g_autofree char *text = lm_rule_finding_describe (finding);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  lm_cli_print_text (line);
}

/* A name that means nothing is refused, whether there is a map or not. */
static gboolean
check_axes (LmRule      *rule,
            GHashTable  *fixed,
            GError     **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (axes); i++)
    if (axes[i] != NULL && !lm_rule_cells_check_name (rule, fixed, axes[i], error))
      return FALSE;
  if (axes[0] != NULL && g_strcmp0 (axes[0], axes[1]) == 0)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” cannot be both axes."), axes[0]);
  if ((axes[0] != NULL || axes[1] != NULL) && file == LM_CLI_PRINTED)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), axes[0] != NULL ? "--across" : "--upright", "--output");

  return TRUE;
}

/* Half a map would pass for a whole one. */
static LmCliStatus
write_map (LmRule        *rule,
           LmRuleCells   *cells,
           LmRuleFinding *finding)
{
  g_autoptr (LmRows) rows = NULL;

  if (!finding->complete)
    {
      lm_cli_complain ("%s", finding->limit);
      return LM_CLI_UNDECIDED;
    }

  rows = lm_rule_cells_to_rows (cells, lm_rule_get_text (rule));
  return lm_cli_write_rows (rows, file);
}

static LmCliStatus
test_rule (LmCli        *cli,
           LmRule       *rule,
           LmPopulation *population,
           guint64       to)
{
  g_autoptr (GHashTable) fixed = lm_cli_get_fields () != NULL ? g_hash_table_ref (lm_cli_get_fields ()) : g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmRuleFinding) finding = NULL;
  g_autoptr (LmRuleCells) cells = NULL;
  LmCliStatus written = LM_CLI_OK;

  if (!check_axes (rule, fixed, &error))
    return lm_cli_complain_error (error);
  if (file != LM_CLI_PRINTED)
    cells = lm_rule_cells_new (rule, fixed, axes[0], axes[1]);
  if (file != LM_CLI_PRINTED && cells == NULL)
    {
      lm_cli_complain (_("There are no two numbers for a map."));
      return LM_CLI_BAD;
    }
  lm_cli_start_question (cli);
  finding = lm_rule_test (rule, population, to, cells, cli->context, &error);
  if (finding == NULL)
    return lm_cli_complain_error (error);
  if (cells != NULL)
    written = write_map (rule, cells, finding);
  else if (cli->json)
    print_json (rule, finding);
  else
    print_text (finding);
  if (cells == NULL && cli->json && finding->limit != NULL)
    lm_cli_complain ("%s", finding->limit);

  return MAX (written, finding->complete && finding->first == NULL ? LM_CLI_OK : LM_CLI_UNDECIDED);
}

/* A rule begins with "return" in Lua; a bad one is said before anything is computed. */
static LmCliStatus
run_on (LmCli            *cli,
        const LmGameInfo *info,
        const char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPopulation) population = NULL;
  g_autoptr (LmRule) rule = NULL;
  static const char *const tables[] = { "csv", "json", NULL };
  guint64 to = 0;

  if (!lm_cli_find_output (TRUE, tables, &file, &error))
    return lm_cli_complain_error (error);
  if (to_text != NULL && !lm_cli_parse_number ("--to", to_text, 1, G_MAXUINT32, &to, &error))
    return lm_cli_complain_error (error);

  population = lm_population_new (info, lm_cli_get_fields (), &error);
  rule = population != NULL ? lm_rule_new (info, text, &error) : NULL;
  if (rule == NULL)
    return lm_cli_complain_error (error);

  return test_rule (cli, rule, population, to);
}

static LmCliStatus
run_test_rule (LmCli *cli,
               GStrv  arguments)
{
  const LmGameInfo *info = lm_cli_parse_game (arguments);

  if (info == NULL)
    return LM_CLI_BAD;
  if (arguments[1] == NULL)
    lm_cli_complain (_("A rule is missing, such as %s."), "\"(stones - 1) % 4 == 0\"");
  else if (arguments[2] != NULL)
    lm_cli_complain (_("“%s” is one argument too many."), arguments[2]);
  else
    return run_on (cli, info, arguments[1]);

  return LM_CLI_BAD;
}

const LmCliCommand lm_cli_test_rule_command = {
  .name = "test-rule",
  .arguments = N_("GAME RULE"),
  .summary = N_("Tells whether a rule is true of exactly the positions that are lost for the player to move."),
  .entries = entries,
  .prepare = prepare,
  .run = run_test_rule,
};
