/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.c: writes a chart, or the table behind it, into a file that the user chooses. */

#include "lm-chart-saver.h"

#include "lm-save-dialog.h"

#include "engine/solve/lm-solve-context.h"
#include "kit/widget/lm-accessible-name.h"

#include <glib/gi18n.h>

/* The drawing, in the first row, and the table. */
static const struct
{
  guint       format;
  guint       row;
  const char *label;
  const char *tooltip;
} formats[] = {
  { LM_FIGURE_SVG, 0, N_("SVG"), N_("Save the chart as SVG") },
  { LM_FIGURE_PNG, 0, N_("PNG"), N_("Save the chart as PNG") },
  { LM_FIGURE_PDF, 0, N_("PDF"), N_("Save the chart as PDF") },
  { LM_FIGURE_TIKZ, 0, N_("TikZ"), N_("Save the chart as TikZ") },
  { LM_FIGURE_N_FORMATS + LM_ROWS_CSV, 1, N_("CSV"), N_("Save the table as CSV") },
  { LM_FIGURE_N_FORMATS + LM_ROWS_JSON, 1, N_("JSON"), N_("Save the table as JSON") },
  { LM_FIGURE_N_FORMATS + LM_ROWS_BFILE, 1, N_("b-file"), N_("Save the sequence as an OEIS b-file") },
};

struct _LmChartSaver
{
  GtkBox           parent_instance;

  GtkWidget       *rows[2];
  GtkWidget       *sequence; /* the button for a b-file */

  LmChartRowsFunc  get_rows;
  LmChartTableFunc get_table;
  gpointer         page; /* the same as that of the saver, and gone with it */
  char            *name;
};

G_DEFINE_FINAL_TYPE (LmChartSaver, lm_chart_saver, GTK_TYPE_BOX)

/* The rows, or how they are found. */
typedef struct
{
  LmRows       *rows;
  char         *command;
  LmChartTable  table;
} Chart;

static void
chart_free (gpointer data)
{
  Chart *chart = data;

  g_clear_pointer (&chart->rows, lm_rows_free);
  g_clear_pointer (&chart->table.options, g_hash_table_unref);
  g_free (chart->command);
  g_free (chart);
}

static char *
print_command (const LmChartTable *table)
{
  g_autofree char *from = table->from > 0 ? g_strdup_printf (" --from %" G_GUINT64_FORMAT, table->from) : g_strdup ("");
  g_autofree char *to = table->to > 0 ? g_strdup_printf (" --to %" G_GUINT64_FORMAT, table->to) : g_strdup ("");
  g_autofree char *begin = g_strdup_printf ("last-move-solve table %s%s%s", table->info->name, from, to);
  g_autofree char *command = lm_command_print (begin, table->options);

  return table->column != NULL ? g_strconcat (command, " --column ", table->column, NULL) : g_steal_pointer (&command);
}

static gpointer
take (gpointer owner)
{
  LmChartSaver *self = owner;
  Chart *chart = g_new0 (Chart, 1);

  if (self->get_table != NULL && self->get_table (self->page, &chart->table))
    chart->command = print_command (&chart->table);
  else if (self->get_rows != NULL)
    chart->rows = self->get_rows (self->page, &chart->command);
  if (chart->command == NULL)
    g_clear_pointer (&chart, chart_free);
  return chart;
}

static gboolean
add_row (const LmCell *row,
         gpointer      rows)
{
  lm_rows_add (rows, row);
  return TRUE;
}

/* The rows that the command line has. */
static LmRows *
find_rows (const LmChartTable  *table,
           GError             **error)
{
  g_autoptr (GHashTable) options = table->options != NULL ? g_hash_table_ref (table->options) : g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (LmTableCache) cache = lm_table_cache_new (0);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (LmRows) rows = lm_rows_new (lm_table_info_get_columns (table->info, options), table->info->is_map ? LM_PLOT_MAP : LM_PLOT_CURVE,
                                         table->info->name, table->column);
  LmTableRun run = { .from = table->from, .to = table->to, .options = options, .context = context, .emit = add_row, .emit_data = rows };

  return lm_table_info_prepare (table->info, &run, error) && lm_table_info_go_on (table->info, &run, 0, NULL, error)
           ? g_steal_pointer (&rows) : NULL;
}

/* Of a table with several columns a b-file has the first one that is a sequence. */
static char *
name_command (const Chart  *chart,
              const LmRows *rows,
              guint         format,
              char        **column)
{
  const guint index = format == LM_FIGURE_N_FORMATS + LM_ROWS_BFILE ? lm_rows_find_sequence (rows) : 0;
  g_autofree char *command = NULL;

  if (index == 0 || rows->columns[2] == NULL)
    return lm_save_name_command (chart->command, format);

  *column = g_strdup (rows->columns[index]);
  command = g_strconcat (chart->command, " --column ", *column, NULL);
  return lm_save_name_command (command, format);
}

static GBytes *
write_chart (gpointer   data,
             guint      format,
             GError   **error)
{
  Chart *chart = data;
  g_autofree char *command = NULL, *column = NULL, *drawn = NULL;
  GBytes *bytes;

  if (chart->rows == NULL)
    chart->rows = find_rows (&chart->table, error);
  if (chart->rows == NULL)
    return NULL;

  command = name_command (chart, chart->rows, format, &column);
  drawn = chart->rows->column;
  chart->rows->column = column != NULL ? column : drawn;
  bytes = lm_figure_write_rows (chart->rows, format, command, error);
  chart->rows->column = g_steal_pointer (&drawn);
  return bytes;
}

static const LmSaveFuncs funcs = { take, write_chart, chart_free };

static void
clicked_cb (LmChartSaver *self,
            GtkWidget    *button)
{
  const guint format = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "format"));

  lm_save_dialog_save (GTK_WIDGET (self), &funcs, format, format < LM_FIGURE_N_FORMATS ? _("Save the Chart") : _("Save the Table"),
                       self->name);
}

static void
copy_cb (LmChartSaver *self,
         GtkWidget    *button)
{
  lm_save_dialog_copy (GTK_WIDGET (self), &funcs, gtk_widget_get_parent (button) == self->rows[1]);
}

/* Not every table is a sequence. */
static void
look_cb (LmChartSaver *self)
{
  Chart *chart = take (self);
  const gboolean is_sequence = chart != NULL && (chart->rows != NULL ? lm_rows_find_sequence (chart->rows) > 0
                                                                     : chart->table.info->columns[0] != NULL && chart->table.info->columns[2] == NULL);

  gtk_widget_set_sensitive (self->sequence, is_sequence);
  g_clear_pointer (&chart, chart_free);
}

static void
lm_chart_saver_finalize (GObject *object)
{
  g_free (LM_CHART_SAVER (object)->name);

  G_OBJECT_CLASS (lm_chart_saver_parent_class)->finalize (object);
}

static void
lm_chart_saver_class_init (LmChartSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_chart_saver_finalize;
}

static GtkWidget *
add_button (LmChartSaver *self,
            guint         row,
            GtkWidget    *button,
            const char   *tooltip,
            GCallback     callback)
{
  lm_accessible_name_explain (button, tooltip);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows[row]), button);
  return button;
}

static void
add_rows (LmChartSaver *self,
          GtkWidget    *box)
{
  static const char *const copies[] = { N_("Copy the chart as a drawing"), N_("Copy the table") };

  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    {
      self->rows[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->rows[i], "linked");
      gtk_box_append (GTK_BOX (box), self->rows[i]);
      add_button (self, i, gtk_button_new_from_icon_name ("edit-copy-symbolic"), _(copies[i]), G_CALLBACK (copy_cb));
    }
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      self->sequence = add_button (self, formats[i].row, gtk_button_new_with_label (_(formats[i].label)), _(formats[i].tooltip),
                                   G_CALLBACK (clicked_cb));
      g_object_set_data (G_OBJECT (self->sequence), "format", GUINT_TO_POINTER (formats[i].format));
    }
}

/* Below a line that unfolds: several of them may be on a page. */
static void
lm_chart_saver_init (LmChartSaver *self)
{
  GtkWidget *expander = gtk_expander_new (_("Save or Copy")), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  add_rows (self, box);
  gtk_widget_set_margin_top (box, 6);
  lm_accessible_name_set (expander, _("Save or Copy"));
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  g_signal_connect_swapped (expander, "notify::expanded", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (look_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_box_append (GTK_BOX (self), expander);
}

/**
 * lm_chart_saver_set_page:
 * @self: a saver
 * @get_rows: what it saves
 * @page: the page that has the chart and the saver
 * @name: what the file is called without its extension
 */
void
lm_chart_saver_set_page (LmChartSaver    *self,
                         LmChartRowsFunc  get_rows,
                         gpointer         page,
                         const char      *name)
{
  g_return_if_fail (LM_IS_CHART_SAVER (self));

  self->get_rows = get_rows;
  self->page = page;
  g_free (self->name);
  self->name = g_strdup (name);
}

/**
 * lm_chart_saver_set_table:
 * @self: a saver
 * @get_table: where the command line has what it saves
 * @drawn: whether there is a drawing of it
 * @page: the page that has the chart and the saver
 * @name: what the file is called without its extension
 *
 * The rows are found again, by a worker, as the command line finds them.
 */
void
lm_chart_saver_set_table (LmChartSaver     *self,
                          LmChartTableFunc  get_table,
                          gboolean          drawn,
                          gpointer          page,
                          const char       *name)
{
  lm_chart_saver_set_page (self, NULL, page, name);
  lm_chart_saver_set_drawn (self, drawn);
  self->get_table = get_table;
}

/**
 * lm_chart_saver_set_drawn:
 * @self: a saver
 * @drawn: whether there is a drawing of the table
 */
void
lm_chart_saver_set_drawn (LmChartSaver *self,
                          gboolean      drawn)
{
  gtk_widget_set_visible (self->rows[0], drawn);
}

/**
 * lm_chart_saver_save_async:
 * @self: a saver with a page
 * @format: an #LmFigureFormat, or an #LmRowsFormat above those
 * @file: where to
 * @callback: gets @file as its source, and calls lm_save_finish()
 * @user_data: for @callback
 */
void
lm_chart_saver_save_async (LmChartSaver        *self,
                           guint                format,
                           GFile               *file,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  lm_save_async (GTK_WIDGET (self), &funcs, format, file, callback, user_data);
}
