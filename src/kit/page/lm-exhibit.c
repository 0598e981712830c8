/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exhibit.c: what a page shows of a series: a chart, what is read of it, how far it has come, and what saves it. */

#include "lm-exhibit.h"

#include "lm-game-panel.h"
#include "lm-section.h"

#include "kit/widget/lm-accessible-name.h"

#include <glib/gi18n.h>

#define ZOOM_STEP 1.5

struct _LmExhibit
{
  GtkBox               parent_instance;

  GtkWidget           *gate;
  GtkLabel            *gate_label;
  GtkWidget           *gate_button;
  GtkBox              *content;
  GtkBox              *above;
  GtkBox              *frame;   /* the chart, and strips below it */
  LmChart             *chart;
  GtkBox              *tools;
  GtkLabel            *reading;
  GtkStack            *stack;   /* the progress, or what stands there while there is none */
  GtkWidget           *idle;
  GtkBox              *running;
  GtkLabel            *progress_label;
  GtkWidget           *progress;
  GtkBox              *below;
  LmChartSaver        *saver;

  const LmExhibitInfo *info;
  gpointer             page;
};

static void lm_exhibit_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmExhibit, lm_exhibit, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, lm_exhibit_buildable_init))

/* --- what stands where --------------------------------------------------- */

static void
prepare_label (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
}

static void
lm_exhibit_add_child (GtkBuildable *buildable,
                      GtkBuilder   *builder,
                      GObject      *child,
                      const char   *type)
{
  LmExhibit *self = LM_EXHIBIT (buildable);
  const struct { const char *type; GtkBox *box; } places[] = { { "strip", self->frame }, { "tool", self->tools }, { "below", self->below } };
  GtkBox *box = self->above;

  if (g_strcmp0 (type, "idle") == 0)
    {
      self->idle = GTK_WIDGET (child);
      gtk_stack_add_titled (self->stack, self->idle, NULL, "");
      gtk_stack_set_visible_child (self->stack, self->idle);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_strcmp0 (type, places[i].type) == 0)
      box = places[i].box;
  if (GTK_IS_LABEL (child))
    prepare_label (GTK_LABEL (child));
  gtk_widget_set_visible (GTK_WIDGET (box), TRUE);
  gtk_box_append (box, GTK_WIDGET (child));
}

static void
lm_exhibit_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = lm_exhibit_add_child;
}

static GtkBox *
add_box (GtkBox         *parent,
         GtkOrientation  orientation,
         int             spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_box_append (parent, box);
  return GTK_BOX (box);
}

static GtkLabel *
add_label (GtkBox *parent)
{
  GtkWidget *label = gtk_label_new (NULL);

  prepare_label (GTK_LABEL (label));
  gtk_box_append (parent, label);
  return GTK_LABEL (label);
}

/* --- reading and choosing ------------------------------------------------ */

static void
read_cb (LmExhibit *self)
{
  if (self->info->moved != NULL)
    self->info->moved (self->page);
  lm_label_take (self->reading, self->info->read != NULL ? self->info->read (self->page) : lm_chart_describe (self->chart));
}

static LmGamePanel *
get_panel (LmExhibit *self)
{
  return LM_GAME_PANEL (gtk_widget_get_ancestor (GTK_WIDGET (self), LM_TYPE_GAME_PANEL));
}

/* Puts on the board what is meant where it is read. */
void
lm_exhibit_choose (LmExhibit *self)
{
  g_autofree char *text = NULL;
  double x, y;

  g_return_if_fail (LM_IS_EXHIBIT (self));

  lm_chart_get_reading (self->chart, &x, &y);
  text = self->info->link != NULL ? self->info->link (self->page, x, y) : NULL;
  if (text != NULL)
    lm_game_panel_open_position (get_panel (self), text);
}

static void
zoom_cb (LmExhibit *self,
         GtkWidget *button)
{
  lm_chart_zoom (self->chart, gtk_widget_get_next_sibling (button) == NULL ? ZOOM_STEP : 1 / ZOOM_STEP);
}

static void
add_zoom (LmExhibit  *self,
          const char *icon_name,
          const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  lm_accessible_name_explain (button, tooltip);
  g_signal_connect_object (button, "clicked", G_CALLBACK (zoom_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->tools, button);
}

/* --- progress, and whether one may be told -------------------------------- */

static void
stop_cb (LmExhibit *self)
{
  self->info->stop (self->page);
  lm_exhibit_move_focus (self);
}

static void
add_stop (LmExhibit *self)
{
  GtkWidget *button = gtk_button_new_with_label (_(self->info->stop_label));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (stop_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->running, button);
}

/**
 * lm_exhibit_show_progress:
 * @self: an exhibit
 * @running: whether something is being found out
 * @fraction: how much is done
 * @text: (transfer full): in words how far it has come
 */
void
lm_exhibit_show_progress (LmExhibit *self,
                          gboolean   running,
                          double     fraction,
                          char      *text)
{
  gtk_stack_set_visible_child (self->stack, running ? GTK_WIDGET (self->running) : self->idle);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), fraction);
  lm_label_take (self->progress_label, text);
}

/* What was clicked may be gone. */
void
lm_exhibit_move_focus (LmExhibit *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
gate_cb (LmExhibit *self)
{
  lm_match_set_telling (lm_game_panel_get_match (get_panel (self)), TRUE);
}

/**
 * lm_exhibit_close:
 * @self: an exhibit
 * @why: what it would tell
 * @for_now: whether nobody can ask for it at present
 *
 * Shows a button that asks to be told instead of what is to be seen.
 */
void
lm_exhibit_close (LmExhibit  *self,
                  const char *why,
                  gboolean    for_now)
{
  gtk_label_set_label (self->gate_label, why);
  gtk_widget_set_sensitive (self->gate_button, !for_now);
  gtk_widget_set_visible (self->gate, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->content), FALSE);
}

/* @empty: whether there is nothing yet to draw, read and save */
void
lm_exhibit_set_empty (LmExhibit *self,
                      gboolean   empty)
{
  GtkBox *parts[] = { self->frame, self->tools, self->below, GTK_BOX (self->saver) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_visible (GTK_WIDGET (parts[i]), !empty);
}

/* Shows what is to be seen. */
void
lm_exhibit_open (LmExhibit *self)
{
  gtk_widget_set_visible (self->gate, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->content), TRUE);
}

/* --- the widget ---------------------------------------------------------- */

/* The chart asks the page as long as it is there. */
static void
lm_exhibit_dispose (GObject *object)
{
  LmExhibit *self = LM_EXHIBIT (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);

  G_OBJECT_CLASS (lm_exhibit_parent_class)->dispose (object);
}

static void
lm_exhibit_class_init (LmExhibitClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_exhibit_dispose;
}

static void
add_gate (LmExhibit *self)
{
  self->gate = GTK_WIDGET (add_box (GTK_BOX (self), GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_set_vexpand (self->gate, TRUE);
  gtk_widget_set_valign (self->gate, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->gate, FALSE);
  self->gate_label = add_label (GTK_BOX (self->gate));
  gtk_label_set_justify (self->gate_label, GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (self->gate_label, 0.5);
  self->gate_button = gtk_button_new ();
  gtk_widget_set_halign (self->gate_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->gate_button, "pill");
  g_signal_connect_object (self->gate_button, "clicked", G_CALLBACK (gate_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->gate), self->gate_button);
}

static void
add_progress (LmExhibit *self)
{
  GtkBox *box;

  self->stack = g_object_new (GTK_TYPE_STACK, "visible", FALSE, NULL);
  gtk_box_append (self->content, GTK_WIDGET (self->stack));
  self->running = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->running), NULL, "");
  box = add_box (self->running, GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_hexpand (GTK_WIDGET (box), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (box), GTK_ALIGN_CENTER);
  self->progress_label = add_label (box);
  gtk_widget_add_css_class (GTK_WIDGET (self->progress_label), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->progress_label), "numeric");
  self->progress = gtk_progress_bar_new ();
  gtk_box_append (box, self->progress);
}

static void
lm_exhibit_init (LmExhibit *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  add_gate (self);
  self->content = add_box (GTK_BOX (self), GTK_ORIENTATION_VERTICAL, 9);
  self->above = add_box (self->content, GTK_ORIENTATION_VERTICAL, 9);
  gtk_widget_set_visible (GTK_WIDGET (self->above), FALSE);
  self->frame = add_box (self->content, GTK_ORIENTATION_VERTICAL, 8);
  self->tools = add_box (self->content, GTK_ORIENTATION_HORIZONTAL, 0);
  self->reading = add_label (self->tools);
  gtk_widget_set_hexpand (GTK_WIDGET (self->reading), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->reading), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->reading), "numeric");
  add_progress (self);
  self->below = add_box (self->content, GTK_ORIENTATION_VERTICAL, 9);
  gtk_widget_set_visible (GTK_WIDGET (self->below), FALSE);
  self->saver = g_object_new (LM_TYPE_CHART_SAVER, NULL);
  gtk_box_append (self->content, GTK_WIDGET (self->saver));
}

static GtkWidget *
create_scroller (LmExhibit *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scroller, FALSE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), self->info->height);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->chart));
  return scroller;
}

/**
 * lm_exhibit_begin:
 * @self: an exhibit that a template has
 * @info: what it shows; static
 * @page: for @info, outlives the exhibit
 * @chart: (nullable) (transfer floating): what it shows, where whoever draws it
 *   has made it already; it may have a place among the strips
 */
void
lm_exhibit_begin (LmExhibit           *self,
                  const LmExhibitInfo *info,
                  gpointer             page,
                  GtkWidget           *chart)
{
  g_return_if_fail (LM_IS_EXHIBIT (self) && self->chart == NULL);

  self->info = info;
  self->page = page;
  self->chart = LM_CHART (chart != NULL ? chart : lm_chart_new (&info->chart, page, info->map));
  if (info->map)
    gtk_widget_add_css_class (GTK_WIDGET (self->chart), "caption");
  if (info->name != NULL)
    lm_chart_set_names (self->chart, _(info->name), _(info->keys));
  if (info->lines > 0)
    lm_chart_set_size (self->chart, info->width, info->lines);
  if (info->max_zoom > 0)
    lm_chart_set_max_zoom (self->chart, info->max_zoom);
  if (info->cell_width > 0)
    lm_chart_set_cell_width (self->chart, info->cell_width);
  g_signal_connect_object (self->chart, "moved", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chart, "pointed", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->chart, "chosen", G_CALLBACK (lm_exhibit_choose), self, G_CONNECT_SWAPPED);
  if (info->more != NULL)
    {
      add_zoom (self, "zoom-out-symbolic", _(info->more));
      add_zoom (self, "zoom-in-symbolic", _(info->less));
    }
  if (info->progress != NULL)
    lm_accessible_name_set (self->progress, _(info->progress));
  gtk_widget_set_visible (GTK_WIDGET (self->stack), info->progress != NULL);
  if (info->stop_label != NULL)
    add_stop (self);
  gtk_button_set_label (GTK_BUTTON (self->gate_button), info->gate != NULL ? _(info->gate) : "");
  if (chart == NULL || gtk_widget_get_parent (chart) == NULL)
    gtk_box_prepend (self->frame, info->map ? create_scroller (self) : GTK_WIDGET (self->chart));
  if (info->get_table != NULL)
    lm_chart_saver_set_table (self->saver, info->get_table, TRUE, page, info->file);
  else
    lm_chart_saver_set_page (self->saver, info->get_rows, page, info->file);
}

/* What it shows is not the same any more. */
void
lm_exhibit_changed (LmExhibit *self)
{
  g_return_if_fail (LM_IS_EXHIBIT (self));

  lm_chart_changed (self->chart);
  read_cb (self);
}

LmChart *
lm_exhibit_get_chart (LmExhibit *self)
{
  return self->chart;
}

LmChartSaver *
lm_exhibit_get_saver (LmExhibit *self)
{
  return self->saver;
}
