/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-table.c: the tables that the games offer, row by row as they are ready. */

#include "lm-cli.h"

#include "engine/explore/lm-plane.h"
#include "engine/keep/lm-ledger.h"

#include <glib/gi18n.h>
#include <string.h>

/* Where the rows of one table go. */
typedef struct
{
  LmRowsFormat         format;
  const char * const  *columns;
  LmBFile              bfile;
  LmRows              *rows;      /* (nullable): where they go into a file, all at once */
  gboolean             begun;
  LmCliLedger         *ledger;    /* (nullable) */
  guint                n_checked; /* so many rows of the ledger have come once more */
  GError              *error;     /* why no more rows are taken */
} Output;

static char *from_text;
static char *to_text;
static char *column_text;
static char *resume_path;
static gboolean no_header;

/* The tables' own options that were given: name → value, "" for a flag. */
static GHashTable *own_options;

static const GOptionEntry entries[] = {
  { "from", 0, 0, G_OPTION_ARG_STRING, &from_text, N_("The first row"), N_("N") },
  { "to", 0, 0, G_OPTION_ARG_STRING, &to_text, N_("The last row"), N_("N") },
  { "format", 0, 0, G_OPTION_ARG_STRING, &lm_cli_format,
    N_("How rows are printed (default csv), or, with --output, written where the name does not say it"), "csv|json|bfile|svg|png|pdf|tex" },
  { "column", 0, 0, G_OPTION_ARG_STRING, &column_text,
    N_("What a b-file has of each index, n for the numbers that player 2 wins; or a curve of each first number, winner=2 for its share of the rows so far"), N_("COLUMN") },
  LM_CLI_OUTPUT_ENTRY (N_("Write or draw it into this file: .csv, .json, .txt for a b-file, .svg, .png, .pdf, or .tex for TikZ")),
  { "no-header", 0, 0, G_OPTION_ARG_NONE, &no_header,
    N_("Leave out the header line of csv"), NULL },
  { "resume", 0, 0, G_OPTION_ARG_FILENAME, &resume_path,
    N_("Keep every row in this file, and go on after those that are in it"), N_("FILE") },
  { NULL }
};

/* Maps an option to the names of the tables that have it. */
static void
collect_options (const LmTableInfo *table,
                 GHashTable        *options)
{
  for (guint i = 0; table->options != NULL && table->options[i] != NULL; i++)
    {
      const char *others = g_hash_table_lookup (options, table->options[i]);
      char *names;

      names = others != NULL ? g_strjoin (", ", others, table->name, NULL) : g_strdup (table->name);
      g_hash_table_replace (options, (gpointer) table->options[i], names);
    }
}

static gboolean
take_option_cb (const char  *option_name,
                const char  *value,
                gpointer     data,
                GError     **error)
{
  g_hash_table_replace (own_options, g_strdup (option_name + strlen ("--")),
                        g_strdup (value != NULL ? value : ""));
  return TRUE;
}

/* Returns: (transfer none): what it is called */
static const char *
add_option (GOptionContext *context,
            const char     *option,
            const char     *tables)
{
  gboolean takes_value = g_str_has_suffix (option, "=");
  g_autofree char *name = g_strndup (option, strlen (option) - (takes_value ? 1 : 0));
  g_autofree char *help = g_strdup_printf (_("Option of: %s"), tables);
  GOptionEntry option_entries[] = {
    /* The parser does not copy the texts. */
    { g_intern_string (name), 0, takes_value ? 0 : G_OPTION_FLAG_NO_ARG, G_OPTION_ARG_CALLBACK,
      take_option_cb, g_intern_string (help), takes_value ? N_("VALUE") : NULL },
    { NULL }
  };

  g_option_context_add_main_entries (context, option_entries, GETTEXT_PACKAGE);
  return option_entries[0].long_name;
}

static void
prepare (GOptionContext *context)
{
  g_autoptr (GHashTable) options = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GString) description = g_string_new (_("Tables:"));
  g_autoptr (GPtrArray) taken = g_ptr_array_new ();
  g_autoptr (GPtrArray) tables = lm_table_info_list ();
  g_autoptr (GList) names = NULL;

  for (guint i = 0; i < tables->len; i++)
    {
      const LmTableInfo *table = g_ptr_array_index (tables, i);

      collect_options (table, options);
      g_string_append (description, "\n  ");
      lm_cli_append_padded (description, table->name, 21);
      g_string_append (description, _(table->summary));
    }
  names = g_list_sort (g_hash_table_get_keys (options), (GCompareFunc) strcmp);
  for (GList *item = names; item != NULL; item = item->next)
    g_ptr_array_add (taken, (gpointer) add_option (context, item->data, g_hash_table_lookup (options, item->data)));
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    g_ptr_array_add (taken, (gpointer) entry->long_name);
  lm_cli_add_other_fields (context, taken);
  own_options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_option_context_set_description (context, description->str);
}

/* The map takes the fields of its game, and looks at them itself; an option of another table may be one of them. */
static void
take_fields (const LmTableInfo *table,
             GStrv              arguments)
{
  GHashTableIter iter;
  gpointer name, text;

  if (table == &lm_plane_table)
    g_hash_table_replace (own_options, g_strdup ("game"), g_strdup (arguments[1]));
  if (lm_cli_get_fields () == NULL)
    return;

  g_hash_table_iter_init (&iter, lm_cli_get_fields ());
  while (g_hash_table_iter_next (&iter, &name, &text))
    g_hash_table_replace (own_options, g_strdup (name), g_strdup (text));
}

/* Reads --from and --to into @run, 0 where they are not given. */
static gboolean
read_range (LmTableRun  *run,
            GError     **error)
{
  if (from_text != NULL
      && !lm_cli_parse_number ("--from", from_text, 1, G_MAXUINT64, &run->from, error))
    return FALSE;
  return to_text == NULL || lm_cli_parse_number ("--to", to_text, 1, G_MAXUINT64, &run->to, error);
}

/* Also where nothing is drawn of it. */
static gboolean
check_column (Output  *output,
              GError **error)
{
  g_auto (GStrv) parts = column_text != NULL ? g_strsplit (column_text, "=", 2) : NULL;
  g_autofree char *option = g_strconcat ("--column ", column_text, NULL);
  guint index;

  if (parts == NULL || (parts[0] != NULL && parts[1] == NULL && g_str_equal (parts[0], output->columns[0])))
    return TRUE;
  if (!lm_rows_find_column (output->columns, parts[0] != NULL ? parts[0] : "", &index, error))
    return FALSE;

  return parts[1] == NULL || lm_cli_output != NULL || lm_refuse (error, LM_ERROR_ARGUMENT, _("%s needs %s."), option, "--output");
}

static gboolean
read_format (LmCli   *cli,
             Output  *output,
             guint    file,
             GError **error)
{
  static const char *const formats[] = { "csv", "json", "bfile", NULL };
  guint index = cli->json ? LM_ROWS_JSON : LM_ROWS_CSV;

  if (lm_cli_format != NULL && file == LM_CLI_PRINTED
      && !lm_cli_parse_choice ("--format", lm_cli_format, formats, &index, error))
    return FALSE;

  output->format = index;
  return index == LM_ROWS_BFILE ? lm_bfile_begin (output->columns, column_text, &output->bfile, error) : check_column (output, error);
}

/* A table that is printed has room for its command only where there are comments in any case. */
static gboolean
print_header (Output *output)
{
  g_autofree char *command = output->format == LM_ROWS_BFILE ? lm_cli_get_command () : NULL;
  g_autofree char *text = lm_rows_begin (output->columns, output->format, command);

  if (output->begun || no_header || output->rows != NULL)
    return TRUE;

  output->begun = TRUE;
  return lm_cli_print (text);
}

static gboolean
print_row (Output       *output,
           const LmCell *row)
{
  g_autofree char *line = NULL, *text = NULL;

  if (output->rows != NULL)
    {
      lm_rows_add (output->rows, row);
      return TRUE;
    }

  line = lm_row_print (output->columns, row, output->format, &output->bfile, &output->error);
  if (line == NULL || *line == '\0')
    return line != NULL;

  text = g_strconcat (line, "\n", NULL);
  return print_header (output) && lm_cli_print (text);
}

/* A row that is computed again has to be what the ledger says. */
static gboolean
check_row (const LmCell *row,
           gpointer      emit_data)
{
  Output *output = emit_data;
  g_autofree char *line = lm_row_print (output->columns, row, LM_ROWS_CSV, NULL, NULL);
  g_autofree char *kept = lm_row_print (output->columns, lm_rows_get (lm_cli_ledger_get_rows (output->ledger), output->n_checked++),
                                        LM_ROWS_CSV, NULL, NULL);
  g_autofree char *name = NULL;

  if (g_str_equal (line, kept))
    return TRUE;

  name = g_filename_display_name (resume_path);
  lm_ledger_set_damaged (&output->error, name, output->n_checked + 1);
  return FALSE;
}

static gboolean
emit (const LmCell *row,
      gpointer      emit_data)
{
  Output *output = emit_data;

  return (output->ledger == NULL || lm_cli_ledger_append (output->ledger, row, &output->error))
         && print_row (output, row);
}

/* What is kept for later, or told from, must not be what is written over. */
static gboolean
check_files (const char  *layer,
             GError     **error)
{
  const char *told = g_hash_table_lookup (own_options, "file");

  return lm_cli_check_apart ("--output", lm_cli_output, "--resume", resume_path, error)
         && lm_cli_check_apart ("--output", lm_cli_output, "--resume", layer, error)
         && lm_cli_check_apart ("--output", lm_cli_output, "--file", told, error)
         && lm_cli_check_apart ("--resume", resume_path, "--file", told, error)
         && lm_cli_check_apart ("--resume", layer, "--file", told, error)
         && lm_cli_check_apart ("--resume", resume_path, "/dev/stdout", "/dev/stdout", error);
}

static gboolean
open_ledger (const LmTableInfo  *table,
             LmTableRun         *run,
             Output             *output,
             GError            **error)
{
  if (resume_path == NULL)
    return TRUE;

  output->ledger = lm_cli_ledger_open (resume_path, lm_ledger_new (table, run), error);
  return output->ledger != NULL;
}

/* How many of the rows that are wanted the ledger has. */
static guint
count_kept (const LmTableInfo *table,
            LmTableRun        *run,
            Output            *output)
{
  const guint n_rows = output->ledger != NULL ? lm_rows_count (lm_cli_ledger_get_rows (output->ledger)) : 0;

  return lm_table_info_is_by_number (table) ? MIN (n_rows, (run->to - run->from) / lm_table_info_get_apart (table) + 1) : n_rows;
}

static gboolean
print_kept (Output *output,
            guint   n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    if (!print_row (output, lm_rows_get (lm_cli_ledger_get_rows (output->ledger), i)))
      return FALSE;

  return TRUE;
}

static const LmTableInfo *
choose_table (GStrv    arguments,
              GError **error)
{
  const LmTableInfo *table = lm_table_info_find (arguments[0], error);
  const guint n = table == &lm_plane_table ? MIN (g_strv_length (arguments), 2) : 1;

  if (table == NULL || arguments[n] == NULL)
    return table;

  return lm_refuse_null (error, LM_ERROR_ARGUMENT, _("“%s” is one argument too many."), arguments[n]);
}

static LmCliStatus
make_rows (const LmTableInfo *table,
           LmTableRun        *run,
           Output            *output)
{
  const guint n_kept = count_kept (table, run, output);
  g_autoptr (GError) error = NULL;

  if (print_kept (output, n_kept) && !lm_table_info_go_on (table, run, n_kept, check_row, &error))
    {
      /* Beside other programs of a script one has to know which of them it was. */
      if (g_error_matches (error, LM_ERROR, LM_ERROR_LIMIT))
        g_prefix_error (&error, _("The table “%s” is not complete. "), table->name);
      return lm_cli_complain_error (error);
    }
  if (output->error != NULL)
    {
      const LmCliStatus status = lm_cli_complain_error (output->error);
      g_clear_error (&output->error);
      return status;
    }

  /* A table without rows still has a header. */
  print_header (output);
  return LM_CLI_OK;
}

/* For a file. */
static LmRows *
create_rows (const LmTableInfo *table,
             const Output      *output)
{
  LmRows *rows = lm_rows_new (output->columns, table->is_map && column_text == NULL ? LM_PLOT_MAP : LM_PLOT_CURVE, table->name, column_text);

  rows->x_name = g_strdup (g_hash_table_lookup (own_options, "x"));
  rows->y_name = g_strdup (g_hash_table_lookup (own_options, "y"));
  return rows;
}

/* Half a table would pass for a whole one in a file. */
static LmCliStatus
write_rows (const LmTableInfo *table,
            LmTableRun        *run,
            Output            *output,
            guint              file)
{
  g_autoptr (GError) error = NULL;
  LmCliStatus status;

  if (file != LM_CLI_PRINTED)
    output->rows = create_rows (table, output);
  status = make_rows (table, run, output);
  if (file != LM_CLI_PRINTED && status == LM_CLI_OK)
    status = lm_rows_add_share (output->rows, &error) ? lm_cli_write_rows (output->rows, file) : lm_cli_complain_error (error);
  g_clear_pointer (&output->rows, lm_rows_free);
  return status;
}

static LmCliStatus
run_table (LmCli *cli,
           GStrv  arguments)
{
  g_autoptr (GError) error = NULL;
  const LmTableInfo *table = choose_table (arguments, &error);
  Output output = { 0 };
  LmTableRun run = {
    .options = own_options,
    .context = cli->context,
    .emit = emit,
    .emit_data = &output,
  };
  g_autofree char *keep = resume_path != NULL ? g_strconcat (resume_path, ".layer", NULL) : NULL;
  LmCliStatus status;
  guint file;

  if (table == &lm_plane_table && lm_cli_parse_game (arguments + 1) == NULL)
    return LM_CLI_BAD;
  if (table != NULL)
    take_fields (table, arguments);
  if (table == NULL
      || !read_range (&run, &error)
      || !lm_table_info_prepare (table, &run, &error))
    return lm_cli_complain_error (error);

  output.columns = lm_table_info_get_columns (table, own_options);
  if (!lm_cli_find_output (TRUE, lm_rows_extensions, &file, &error)
      || !read_format (cli, &output, file, &error)
      || !check_files (keep, &error)
      || !open_ledger (table, &run, &output, &error))
    return lm_cli_complain_error (error);

  run.keep = keep;
  lm_cli_start_question (cli);
  status = write_rows (table, &run, &output, file);
  g_clear_pointer (&output.ledger, lm_cli_ledger_free);
  return status;
}

const LmCliCommand lm_cli_table_command = {
  .name = "table",
  .arguments = N_("TABLE [GAME]"),
  .summary = N_("Prints a table, row by row as it is computed."),
  .entries = entries,
  .prepare = prepare,
  .run = run_table,
};
