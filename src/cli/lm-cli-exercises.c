/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-exercises.c: exercises for teachers, with their answers. */

#include "lm-cli.h"

#include "engine/learn/lm-exercise.h"
#if HAVE_DIAGRAMS
#include "paper/lm-worksheet.h"
#endif

#include <glib/gi18n.h>
#include <inttypes.h>

#define COUNT_MAX 1000000

static char *grade_text;
static char *count_text;
static char *seed_text;
static char *worksheet;
static guint file;

static const GOptionEntry entries[] = {
  { "grade", 0, 0, G_OPTION_ARG_STRING, &grade_text, N_("How hard they are, from 1 to 5 (default: any)"), N_("G") },
  { "count", 0, 0, G_OPTION_ARG_STRING, &count_text, N_("How many there are (default 10)"), N_("N") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &seed_text, N_("Seed of the random numbers (default 1)"), N_("S") },
  { "worksheet", 0, 0, G_OPTION_ARG_FILENAME, &worksheet,
    N_("Draw them on pages in a PDF, with the solutions on the last ones, and print nothing"), N_("FILE") },
  LM_CLI_PAPER_ENTRY (N_("With --worksheet: the size of the pages (default: that of the locale)")),
  LM_CLI_OUTPUT_ENTRY (N_("Write them into this file: .csv or .json")),
  LM_CLI_FORMAT_ENTRY ("csv|json"),
  { NULL }
};

/* What is asked for, as numbers. */
typedef struct
{
  guint64 grade;
  guint64 count;
  guint64 seed;
} Wish;

static gboolean
read_wish (Wish    *wish,
           GError **error)
{
  *wish = (Wish) { .count = 10, .seed = 1 };

  return (grade_text == NULL || lm_cli_parse_number ("--grade", grade_text, 1, LM_EXERCISE_GRADES, &wish->grade, error))
         && (count_text == NULL || lm_cli_parse_number ("--count", count_text, 1, COUNT_MAX, &wish->count, error))
         && (seed_text == NULL || lm_cli_parse_number ("--seed", seed_text, 0, G_MAXUINT32, &wish->seed, error));
}

static LmCliStatus
complain_few (guint64 n)
{
  lm_cli_complain (g_dngettext (GETTEXT_PACKAGE, "There is only %" PRIu64 " such exercise.",
                                "There are only %" PRIu64 " such exercises.", n), n);
  return LM_CLI_UNDECIDED;
}

#if HAVE_DIAGRAMS

static LmCliStatus
write_sheet (LmSheet *sheet)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = lm_sheet_to_pdf (sheet, &error);

  return lm_cli_write_file (worksheet, pdf, error);
}

/* The whole sheet, or, without the time or the memory for it, nothing. */
static LmCliStatus
make_worksheet (LmCli            *cli,
                const LmGameInfo *info,
                const Wish       *wish)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) place = lm_cli_get_file (worksheet, &error);
  LmWorksheet wanted = { info, lm_cli_get_fields (), wish->grade, wish->count, wish->seed };
  g_autoptr (LmSheet) sheet = NULL;
  LmCliStatus status;
  LmPaper paper;

  if (place == NULL || !lm_cli_find_paper (&paper, &error))
    return lm_cli_complain_error (error);
  if (wish->count > LM_WORKSHEET_MAX_COUNT)
    {
      lm_cli_complain (_("A worksheet has at most %u exercises."), LM_WORKSHEET_MAX_COUNT);
      return LM_CLI_BAD;
    }

  lm_cli_start_question (cli);
  sheet = lm_worksheet_make (&wanted, cli->context, &error);
  if (sheet == NULL)
    {
      status = lm_cli_complain_error (error);
      return error->domain == LM_ERROR ? status : LM_CLI_UNDECIDED;
    }

  lm_sheet_set_paper (sheet, paper);
  status = write_sheet (sheet);
  return wanted.n_made < (int) wanted.count ? MAX (complain_few (wanted.n_made), status) : status;
}

#else

static LmCliStatus
make_worksheet (LmCli            *cli,
                const LmGameInfo *info,
                const Wish       *wish)
{
  lm_cli_complain (_("This program was built without Cairo and cannot draw worksheets."));
  return LM_CLI_BAD;
}

#endif

static gboolean
print_json (LmExercise *exercise)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, exercise->position);
  lm_cli_json_add_string (builder, "question", lm_exercise_question_to_string (exercise->question));
  json_builder_set_member_name (builder, "accepted");
  json_builder_begin_array (builder);
  for (guint i = 0; exercise->accepted[i] != NULL; i++)
    json_builder_add_string_value (builder, exercise->accepted[i]);
  json_builder_end_array (builder);
  lm_cli_json_add_number (builder, "grade", exercise->grade);
  lm_cli_json_add_string (builder, "because", exercise->because);
  json_builder_end_object (builder);

  return lm_cli_json_print (builder);
}

static gboolean
add_row (LmRows     *rows,
         LmExercise *exercise)
{
  g_autofree char *text = lm_position_to_string (exercise->position);
  g_autofree char *accepted = g_strjoinv (" ", exercise->accepted);

  lm_rows_add (rows, LM_ROW (lm_cell_text (text), lm_cell_text (lm_exercise_question_to_string (exercise->question)), lm_cell_text (accepted),
                             lm_cell_number (exercise->grade), lm_cell_text (exercise->because)));
  return TRUE;
}

static gboolean
print_text (LmExercise *exercise)
{
  g_autofree char *question = lm_exercise_describe (exercise);
  g_autofree char *accepted = g_strjoinv (" ", exercise->accepted);
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, exercise->position);
  g_string_append_printf (out, "%s\n", question);
  g_string_append_printf (out, _("Right: %s\n"), accepted);
  g_string_append_printf (out, _("Grade %u: %s.\n\n"), exercise->grade, exercise->because);

  return lm_cli_print_text (out->str);
}

static LmCliStatus
print_exercises (LmCli            *cli,
                 LmExerciseSource *source,
                 const Wish       *wish)
{
  static const char *const columns[] = { "position", "question", "accepted", "grade", "because", NULL };
  g_autoptr (LmRows) rows = lm_rows_new (columns, LM_PLOT_CURVE, "exercises", NULL);
  g_autoptr (GError) error = NULL;
  gboolean goes_on = TRUE;
  guint64 n = 0;

  while (goes_on && n < wish->count)
    {
      g_autoptr (LmExercise) exercise = lm_exercise_source_next (source, cli->context, &error);

      if (exercise == NULL)
        break;
      goes_on = file != LM_CLI_PRINTED ? add_row (rows, exercise) : cli->json ? print_json (exercise) : print_text (exercise);
      n++;
    }
  if (n == wish->count && file != LM_CLI_PRINTED)
    return lm_cli_write_rows (rows, file);
  if (n == wish->count || !goes_on)
    return LM_CLI_OK;

  if (error == NULL)
    return complain_few (n);

  lm_cli_complain ("%s", error->message);
  return LM_CLI_UNDECIDED;
}

static LmCliStatus
complain_grade (const LmGameInfo *info)
{
  g_autofree char *reason = lm_exercise_describe_hardest (info);

  lm_cli_complain ("%s", reason);
  return LM_CLI_UNDECIDED;
}

static LmCliStatus
run_exercises (LmCli *cli,
               GStrv  arguments)
{
  const LmGameInfo *info = lm_cli_parse_game (arguments);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmExerciseSource) source = NULL;
  static const char *const tables[] = { "csv", "json", NULL };
  Wish wish;

  if (info == NULL)
    return LM_CLI_BAD;
  if (arguments[1] != NULL)
    {
      lm_cli_complain (_("“%s” is one argument too many."), arguments[1]);
      return LM_CLI_BAD;
    }
  if (worksheet != NULL && lm_cli_output != NULL)
    g_set_error (&error, LM_ERROR, LM_ERROR_ARGUMENT, _("%s does not go with %s."), "--output", "--worksheet");
  else if (worksheet == NULL && lm_cli_paper != NULL)
    g_set_error (&error, LM_ERROR, LM_ERROR_ARGUMENT, _("%s needs %s."), "--paper", "--worksheet");
  if (error != NULL || !read_wish (&wish, &error) || !lm_cli_find_output (FALSE, tables, &file, &error))
    return lm_cli_complain_error (error);
  if (worksheet != NULL)
    return make_worksheet (cli, info, &wish);

  source = lm_exercise_source_new (info, lm_cli_get_fields (), wish.grade, wish.seed, &error);
  if (source == NULL)
    return lm_cli_complain_error (error);
  if (wish.grade > lm_exercise_get_hardest (info))
    return complain_grade (info);

  lm_cli_start_question (cli);
  return print_exercises (cli, source, &wish);
}

const LmCliCommand lm_cli_exercises_command = {
  .name = "exercises",
  .arguments = N_("GAME"),
  .summary = N_("Exercises by lot, each with all answers that are right."),
  .entries = entries,
  .prepare = lm_cli_add_field_options,
  .run = run_exercises,
};
