/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-exhibit.c: a page describes what it shows, and it is read, zoomed, opened, stopped and kept back alike everywhere. */

#include "lm-panel-test.h"

#include "kit/page/lm-exhibit.h"
#include "kit/page/lm-game-panel.h"

typedef struct
{
  LmGamePanel  parent_instance;

  LmExhibit   *exhibit;
  char        *opened;
  guint        n_stopped;
} TestPanel;

typedef LmGamePanelClass TestPanelClass;

GType test_panel_get_type (void);

G_DEFINE_TYPE (TestPanel, test_panel, LM_TYPE_GAME_PANEL)

static void
draw (gpointer           panel,
      const LmChartPlot *plot)
{
}

static char *
describe (gpointer panel,
          double   x,
          double   y)
{
  return g_strdup_printf ("At %g, %g.", x, y);
}

static char *
link_place (gpointer panel,
            double   x,
            double   y)
{
  return x > 2 ? NULL : g_strdup_printf ("link %g %g", x, y);
}

static void
stop (gpointer panel)
{
  ((TestPanel *) panel)->n_stopped++;
}

static const char ui[] =
  "<interface><template class='TestPanel' parent='LmGamePanel'><child><object class='LmExhibit' id='exhibit'>"
  "<child><object class='GtkLabel'><property name='label'>Above</property></object></child>"
  "<child type='tool'><object class='GtkLabel'><property name='label'>Tool</property></object></child>"
  "<child type='idle'><object class='GtkLabel'><property name='label'>Idle</property></object></child>"
  "<child type='below'><object class='GtkLabel'><property name='label'>Below</property></object></child>"
  "</object></child></template></interface>";

static void
test_panel_class_init (TestPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  g_autoptr (GBytes) bytes = g_bytes_new_static (ui, sizeof ui - 1);

  g_type_ensure (LM_TYPE_EXHIBIT);
  gtk_widget_class_set_template (widget_class, bytes);
  gtk_widget_class_bind_template_child (widget_class, TestPanel, exhibit);
}

static void
take_opened (TestPanel  *self,
             const char *text)
{
  g_free (self->opened);
  self->opened = g_strdup (text);
}

static void
test_panel_init (TestPanel *self)
{
  static const LmExhibitInfo info = {
    .chart = { .draw = draw, .describe = describe }, .map = TRUE, .name = "Map", .keys = "Keys", .max_zoom = 4, .height = 200,
    .more = "More", .less = "Less", .progress = "Progress", .stop_label = "Stop", .gate = "Show", .link = link_place, .stop = stop,
  };
  const LmChartAxis axis = { .upper = 9, .step = 1, .cells = TRUE };

  gtk_widget_init_template (GTK_WIDGET (self));
  lm_exhibit_begin (self->exhibit, &info, self, NULL);
  lm_chart_set_axes (lm_exhibit_get_chart (self->exhibit), &axis, &axis, 9);
  lm_exhibit_changed (self->exhibit);
  g_signal_connect (self, "open-position", G_CALLBACK (take_opened), NULL);
}

static TestPanel *
create (GtkWidget **window)
{
  GtkWidget *panel = g_object_new (test_panel_get_type (), NULL);

  *window = lm_panel_test_present (panel);
  return (TestPanel *) panel;
}

static void
close_window (TestPanel *self,
              GtkWidget *window)
{
  g_clear_pointer (&self->opened, g_free);
  lm_panel_test_close (window);
}

/* What is read is said below the chart; what is meant there is opened, where there is something. */
static void
test_reading (void)
{
  GtkWidget *window;
  TestPanel *self = create (&window);
  GtkWidget *chart = GTK_WIDGET (lm_exhibit_get_chart (self->exhibit));

  g_assert_true (lm_panel_test_shows (GTK_WIDGET (self), "At 0, 0."));
  lm_panel_test_key (chart, GDK_KEY_Right);
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (self), "At 1, 0."));
  lm_exhibit_choose (self->exhibit);
  g_assert_cmpstr (self->opened, ==, "link 1 0");
  lm_panel_test_key (chart, GDK_KEY_End);
  lm_exhibit_choose (self->exhibit);
  g_assert_cmpstr (self->opened, ==, "link 1 0");
  close_window (self, window);
}

static gboolean
has_letters (gpointer chart)
{
  return lm_chart_has_letters (chart);
}

static gboolean
has_none (gpointer chart)
{
  return !lm_chart_has_letters (chart);
}

static void
press_named (TestPanel  *self,
             const char *name)
{
  GtkWidget *button = lm_panel_test_find_named (GTK_WIDGET (self), GTK_TYPE_BUTTON, name);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The buttons do what they say: less of it is larger. */
static void
test_zoom (void)
{
  const LmChartAxis axis = { .upper = 60, .step = 1, .cells = TRUE };
  GtkWidget *window;
  TestPanel *self = create (&window);
  LmChart *chart = lm_exhibit_get_chart (self->exhibit);

  lm_chart_set_axes (chart, &axis, &axis, 60);
  lm_panel_test_wait (has_none, chart);
  for (guint i = 0; i < 4; i++)
    press_named (self, "Less");
  lm_panel_test_wait (has_letters, chart);
  for (guint i = 0; i < 4; i++)
    press_named (self, "More");
  lm_panel_test_wait (has_none, chart);
  close_window (self, window);
}

/* While something is found out there is how far it has come in the place of what stands there otherwise. */
static void
test_progress (void)
{
  GtkWidget *window;
  TestPanel *self = create (&window);
  GtkWidget *panel = GTK_WIDGET (self);

  g_assert_true (lm_panel_test_shows (panel, "Idle"));
  lm_exhibit_show_progress (self->exhibit, TRUE, 0.5, g_strdup ("3 of 6"));
  g_assert_true (lm_panel_test_shows (panel, "3 of 6"));
  g_assert_false (lm_panel_test_shows (panel, "Idle"));
  lm_panel_test_press (panel, "Stop");
  g_assert_cmpuint (self->n_stopped, ==, 1);
  lm_exhibit_show_progress (self->exhibit, FALSE, 0, g_strdup (""));
  g_assert_true (lm_panel_test_shows (panel, "Idle"));
  close_window (self, window);
}

/* What may not be told is not there, nor what there is nothing of. */
static void
test_gate (void)
{
  GtkWidget *window;
  TestPanel *self = create (&window);
  GtkWidget *panel = GTK_WIDGET (self);
  static const char *const parts[] = { "Above", "At 0, 0.", "Tool", "Idle", "Below" };

  lm_exhibit_close (self->exhibit, "It would tell.", FALSE);
  g_assert_true (lm_panel_test_shows (panel, "It would tell."));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_false (lm_panel_test_shows (panel, parts[i]));
  g_assert_true (gtk_widget_get_sensitive (lm_panel_test_find_named (panel, GTK_TYPE_BUTTON, "Show")));
  lm_exhibit_close (self->exhibit, "Not now.", TRUE);
  g_assert_false (gtk_widget_get_sensitive (lm_panel_test_find_named (panel, GTK_TYPE_BUTTON, "Show")));

  lm_exhibit_open (self->exhibit);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_true (lm_panel_test_shows (panel, parts[i]));
  lm_exhibit_set_empty (self->exhibit, TRUE);
  g_assert_true (lm_panel_test_shows (panel, "Above") && lm_panel_test_shows (panel, "Idle"));
  g_assert_false (lm_panel_test_shows (panel, "At 0, 0.") || lm_panel_test_shows (panel, "Below"));
  close_window (self, window);
}

static GtkWidget *
create_to_show (void)
{
  return g_object_new (test_panel_get_type (), NULL);
}

int
main (int    argc,
      char **argv)
{
  const int status = lm_panel_test_main (&argc, &argv, create_to_show);

  if (status != -1)
    return status;

  g_test_add_func ("/exhibit/reading", test_reading);
  g_test_add_func ("/exhibit/zoom", test_zoom);
  g_test_add_func ("/exhibit/progress", test_progress);
  g_test_add_func ("/exhibit/gate", test_gate);
  return g_test_run ();
}
