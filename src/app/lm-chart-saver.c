/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.c: writes a chart, or the table behind it, into a file that the user chooses. */

#include "lm-chart-saver.h"

#include "lm-save-dialog.h"

#include "board/lm-accessible-name.h"

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
};

struct _LmChartSaver
{
  GtkBox           parent_instance;

  LmChartRowsFunc  get_rows;
  gpointer         page; /* the same as that of the saver, and gone with it */
  char            *name;
};

G_DEFINE_FINAL_TYPE (LmChartSaver, lm_chart_saver, GTK_TYPE_BOX)

typedef struct
{
  LmRows *rows;
  char   *command;
} Chart;

static void
chart_free (gpointer data)
{
  Chart *chart = data;

  lm_rows_free (chart->rows);
  g_free (chart->command);
  g_free (chart);
}

static gpointer
take (gpointer owner)
{
  LmChartSaver *self = owner;
  char *command = NULL;
  LmRows *rows = self->get_rows (self->page, &command);
  Chart *chart;

  if (rows == NULL)
    return NULL;

  chart = g_new (Chart, 1);
  *chart = (Chart) { rows, command };
  return chart;
}

static GBytes *
write_chart (gpointer   data,
             guint      format,
             GError   **error)
{
  const Chart *chart = data;
  g_autofree char *command = lm_save_name_command (chart->command, format);

  return lm_figure_write_rows (chart->rows, format, command, error);
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
copy_cb (LmChartSaver *self)
{
  lm_save_dialog_copy (GTK_WIDGET (self), &funcs);
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
            GtkWidget    *row,
            const char   *label,
            const char   *tooltip,
            GCallback     callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  lm_accessible_name_explain (button, tooltip);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* @first stands at its beginning. Returns: (transfer none): where its buttons go */
static GtkWidget *
add_row (LmChartSaver *self,
         GtkWidget    *first)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (first, GTK_ALIGN_START);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_add_css_class (buttons, "linked");
  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), buttons);
  gtk_box_append (GTK_BOX (self), row);
  return buttons;
}

static void
lm_chart_saver_init (LmChartSaver *self)
{
  GtkWidget *label = gtk_label_new (_("Save as")), *copy = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *rows[2];

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  rows[0] = add_row (self, label);
  rows[1] = add_row (self, copy);
  add_button (self, copy, _("Copy"), _("Copy the chart as a drawing"), G_CALLBACK (copy_cb));
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    g_object_set_data (G_OBJECT (add_button (self, rows[formats[i].row], _(formats[i].label), _(formats[i].tooltip),
                                             G_CALLBACK (clicked_cb))),
                       "format", GUINT_TO_POINTER (formats[i].format));
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
