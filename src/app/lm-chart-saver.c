/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chart-saver.c: writes a chart into a file that the user chooses. */

#include "lm-chart-saver.h"

#include "lm-save-dialog.h"

#include "board/lm-accessible-name.h"
#include "engine/lm-error.h"
#include "engine/lm-file.h"

#include <glib/gi18n.h>

/* Of a map, in points. */
#define MAP_SIZE 720.0

typedef struct
{
  const char *label;
  const char *tooltip;
  const char *title;
  const char *kind;
  const char *extension;
} Format;

static const Format formats[] = {
  [LM_CHART_CSV] = { N_("CSV"), N_("Save the table as CSV"), N_("Save the Table"), N_("Tables (CSV)"), "csv" },
  [LM_CHART_SVG] = { N_("SVG"), N_("Save the chart as SVG"), N_("Save the Chart"), N_("Drawings (SVG)"), "svg" },
  [LM_CHART_PNG] = { N_("PNG"), N_("Save the chart as PNG"), N_("Save the Chart"), N_("Pictures (PNG)"), "png" },
  [LM_CHART_PDF] = { N_("PDF"), N_("Save the chart as PDF"), N_("Save the Chart"), N_("Pages (PDF)"), "pdf" },
};

struct _LmChartSaver
{
  GtkBox    parent_instance;

  LmChart  *chart; /* of the same page, and gone with it */
  char     *name;
};

G_DEFINE_FINAL_TYPE (LmChartSaver, lm_chart_saver, GTK_TYPE_BOX)

static void
save_thread (GTask        *task,
             gpointer      file,
             gpointer      contents,
             GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  if (lm_file_write (file, data, length, cancellable, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  sentence = lm_file_describe_write_error (file, error);
  g_task_return_new_error (task, LM_ERROR, LM_ERROR_FILE, "%s", sentence);
}

/**
 * lm_chart_save_async:
 * @chart: a chart
 * @format: what to write
 * @width: of a drawing, in points
 * @height: of a drawing
 * @file: where
 * @callback: gets @file as its source
 * @user_data: for @callback
 *
 * Draws, and writes on a thread of its own.
 */
void
lm_chart_save_async (LmChart             *chart,
                     LmChartFormat        format,
                     double               width,
                     double               height,
                     GFile               *file,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, user_data);
  GError *error = NULL;
  GBytes *contents = lm_chart_export (chart, format, width, height, &error);

  if (contents == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  g_task_set_task_data (task, contents, (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, save_thread);
}

/**
 * lm_chart_save_finish:
 * @result: what the callback got
 * @error: return location, with one sentence
 *
 * Returns: whether it was written
 */
gboolean
lm_chart_save_finish (GAsyncResult  *result,
                      GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
saved_cb (GObject      *file,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmChartSaver) self = user_data;
  g_autoptr (GError) error = NULL;

  lm_chart_save_finish (result, &error);
  lm_save_dialog_tell (GTK_WIDGET (self), G_FILE (file), error);
}

static void
save (GtkWidget *owner,
      GFile     *file,
      gpointer   format)
{
  LmChartSaver *self = LM_CHART_SAVER (owner);

  lm_chart_save_async (self->chart, GPOINTER_TO_UINT (format), MAP_SIZE, MAP_SIZE, file, saved_cb,
                       g_object_ref (self));
}

static void
clicked_cb (LmChartSaver *self,
            GtkWidget    *button)
{
  const guint format = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "format"));
  g_autofree char *name = g_strconcat (self->name, ".", formats[format].extension, NULL);
  g_autofree char *pattern = g_strconcat ("*.", formats[format].extension, NULL);

  lm_save_dialog_choose (GTK_WIDGET (self), _(formats[format].title), name, _(formats[format].kind), pattern, save,
                         GUINT_TO_POINTER (format));
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

static void
lm_chart_saver_init (LmChartSaver *self)
{
  GtkWidget *label = gtk_label_new (_("Save as"));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (buttons, "linked");
  gtk_box_append (GTK_BOX (self), label);
  gtk_box_append (GTK_BOX (self), buttons);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(formats[i].label));

      g_object_set_data (G_OBJECT (button), "format", GUINT_TO_POINTER (i));
      lm_accessible_name_explain (button, _(formats[i].tooltip));
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (buttons), button);
    }
}

/**
 * lm_chart_saver_set_chart:
 * @self: a saver
 * @chart: what it saves
 * @name: what the file is called without its extension
 */
void
lm_chart_saver_set_chart (LmChartSaver *self,
                          LmChart      *chart,
                          const char   *name)
{
  g_return_if_fail (LM_IS_CHART_SAVER (self));

  self->chart = chart;
  g_free (self->name);
  self->name = g_strdup (name);
}
