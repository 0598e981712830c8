/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-resume.c: the file with the rows of a table that was broken off. The first line says which table, and whether the
 * checksums are those of whoever wrote the rest, or made for it so that what is behind them is reached. */

#include "fuzz.h"

#include "engine/keep/lm-ledger.h"
#include "games/lm-games.h"

#include <gio/gio.h>
#include <string.h>

/* So many new rows are wanted. */
#define ROWS_MAX 2

typedef struct
{
  LmRows *rows;
  guint   n_checked;
  guint   n_new;
} Run;

static gboolean
is_same (const LmCell *a,
         const LmCell *b)
{
  g_auto (GStrv) one = lm_row_to_texts (a);
  g_auto (GStrv) other = lm_row_to_texts (b);

  return g_strv_equal ((const char *const *) one, (const char *const *) other);
}

static gboolean
check_row (const LmCell *row,
           gpointer      data)
{
  Run *run = data;

  return is_same (row, lm_rows_get (run->rows, run->n_checked++));
}

static gboolean
take_row (const LmCell *row,
          gpointer      data)
{
  return ++((Run *) data)->n_new < ROWS_MAX;
}

/* With the title that the table has, and each line with the checksum that belongs there. */
static char *
make_sums (LmLedger   *ledger,
           const char *text)
{
  g_autofree char *title = lm_ledger_format_title (ledger);
  g_autofree char *plain = g_strndup (title, strrchr (title, '#') - 1 - title);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *made = g_string_new (title);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *summed = g_strconcat (plain, "\n", lines[i], NULL);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, summed, -1);

      g_string_append_printf (made, "\n%s #%.8s", lines[i], sum);
    }
  g_string_append_c (made, '\n');
  return g_string_free (made, FALSE);
}

/* What counts of the text is what the rows are written as. */
static void
check_round_trip (LmLedger   *ledger,
                  LmRows     *rows,
                  const char *text,
                  gsize       length)
{
  g_autofree char *title = lm_ledger_format_title (ledger);
  g_autoptr (GString) again = g_string_new (title);
  gsize again_length;
  g_autoptr (LmRows) rows_again = NULL;

  g_string_append_c (again, '\n');
  for (guint i = 0; i < lm_rows_count (rows); i++)
    {
      g_autofree char *line = lm_ledger_format_row (ledger, lm_rows_get (rows, i));

      g_string_append_printf (again, "%s\n", line);
    }
  again_length = again->len;
  rows_again = lm_ledger_parse (ledger, "again", again->str, &again_length, NULL);
  g_assert_nonnull (rows_again);
  g_assert_cmpuint (lm_rows_count (rows_again), ==, lm_rows_count (rows));
  g_assert_cmpuint (again_length, ==, again->len);
  for (guint i = 0; i < lm_rows_count (rows); i++)
    g_assert_true (is_same (lm_rows_get (rows, i), lm_rows_get (rows_again, i)));
}

static void
go_on (const LmTableInfo *table,
       LmTableRun        *run,
       Run               *state)
{
  g_autoptr (LmSolveContext) context = fuzz_create_limits (NULL);
  g_autoptr (GError) error = NULL;

  run->context = context;
  run->emit = take_row;
  run->emit_data = state;
  if (!lm_table_info_go_on (table, run, lm_rows_count (state->rows), check_row, &error) && error != NULL)
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_file (const LmTableInfo *table,
            const char        *text,
            gboolean           sums)
{
  g_autoptr (GHashTable) options = g_hash_table_new (g_str_hash, g_str_equal);
  LmTableRun run = { .options = options };
  g_autoptr (GError) error = NULL;
  g_autoptr (LmLedger) ledger = NULL;
  g_autoptr (LmRows) rows = NULL;
  g_autofree char *file = NULL;
  gsize length;

  if (!lm_table_info_prepare (table, &run, &error))
    return;

  ledger = lm_ledger_new (table, &run);
  file = sums ? make_sums (ledger, text) : g_strdup (text);
  length = strlen (file);
  rows = lm_ledger_parse (ledger, "rows", file, &length, &error);
  if (rows == NULL)
    {
      fuzz_check_error (error, LM_ERROR_ARGUMENT);
      return;
    }

  g_assert_cmpuint (length, <=, strlen (file));
  check_round_trip (ledger, rows, file, length);
  go_on (table, &run, &(Run) { .rows = rows });
}

static const LmTableInfo *
find_table (const char *name)
{
  g_autoptr (GPtrArray) tables = lm_table_info_list ();
  const LmTableInfo *table = lm_table_info_find (name, NULL);

  return table != NULL ? table : g_ptr_array_index (tables, strlen (name) % tables->len);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *input = g_strndup ((const char *) data, size);
  const char *rest = input;
  g_autofree char *name = fuzz_take_line (&rest);
  const gboolean sums = g_str_has_suffix (name, " sums");

  lm_games_register ();
  if (sums)
    name[strlen (name) - strlen (" sums")] = '\0';
  check_file (find_table (name), rest != NULL ? rest : "", sums);

  return 0;
}
