/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-atlas-panel.c: the page on which one sees who wins over two numbers of the positions. */

#include "lm-atlas-panel.h"

#include "kit/page/lm-axis-chooser.h"
#include "kit/page/lm-exhibit.h"

#include "engine/explore/lm-plane.h"
#include "engine/explore/lm-population.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* In lines of text. */
#define HEIGHT 20

#define MAX_ZOOM 8

/* Least width of a column, in pixels: of a plain one, and of one with a number in it. */
#define PLAIN 3
#define NUMBERED 24

/* New cells show that often, in microseconds. */
#define SHOW_EVERY (100 * 1000)

/* A number beyond it is not looked for by counting. */
#define SLIDER_MOST 60

struct _LmAtlasPanel
{
  LmGamePanel      parent_instance;

  LmExhibit       *exhibit;
  LmAxisChooser   *chooser;
  GtkBox          *others;
  GtkSpinButton   *to;
  GtkCheckButton  *moves;
  GtkLabel        *periods;

  LmPosition      *position;
  GHashTable      *fixed;       /* (element-type utf8 utf8): of the position, and what was chosen instead */
  LmPlane         *plane;       /* (nullable) */
  LmPlaneView     *view;        /* of the plane */
  gboolean         present;     /* whether the position on the board is on it */
  guint64          present_x;
  guint64          present_y;
  gboolean         telling;
  gboolean         stopped;     /* by the user */
  gboolean         done;
  gint64           shown_at;
  guint            n_shown;
};

G_DEFINE_FINAL_TYPE (LmAtlasPanel, lm_atlas_panel, LM_TYPE_GAME_PANEL)

static void ask (LmAtlasPanel *self);

static guint
get_side (LmAtlasPanel *self,
          guint         axis)
{
  const guint to = gtk_spin_button_get_value (self->to);

  return MIN (lm_plane_get_most (self->plane, axis), to) + 1;
}

/* --- what is drawn and said ------------------------------------------------ */

/* Who wins is told by shape: a frame is won, stripes are lost. */
static LmChartCell
get_look (guint    column,
          guint    row,
          gpointer data)
{
  LmAtlasPanel *self = data;
  guint distance;
  const LmPlaneCell cell = lm_plane_view_get (self->view, column, row, &distance);
  const gboolean numbered = gtk_check_button_get_active (self->moves) && distance != LM_DISTANCE_UNKNOWN;
  char number[16];

  if (cell == LM_PLANE_EMPTY)
    return (LmChartCell) { LM_CHART_N_TONES, FALSE, NULL };
  if (cell == LM_PLANE_NOT_YET || cell == LM_PLANE_UNKNOWN)
    return (LmChartCell) { LM_CHART_TONE_BLANK, FALSE, cell == LM_PLANE_UNKNOWN ? C_("value", "?") : NULL };

  g_snprintf (number, sizeof number, "%u", distance);
  return (LmChartCell) {
    cell == LM_PLANE_WON ? LM_CHART_TONE_FULL : LM_CHART_TONE_STRIPED, cell == LM_PLANE_WON,
    numbered ? g_intern_string (number) : cell == LM_PLANE_WON ? NULL : C_("value", "L"),
  };
}

static void
draw (gpointer           panel,
      const LmChartPlot *plot)
{
  LmAtlasPanel *self = panel;

  if (self->view == NULL)
    return;

  lm_chart_plot_draw_cells (plot, get_look, self);
  if (self->present && self->present_x < get_side (self, 0) && self->present_y < get_side (self, 1))
    lm_chart_plot_draw_cell_frame (plot, self->present_x, self->present_y);
}

static const char *
get_words (LmPlaneCell cell)
{
  switch (cell)
    {
    case LM_PLANE_EMPTY:
      return _("there is no such position");
    case LM_PLANE_UNKNOWN:
      return _("could not be decided within the limits");
    case LM_PLANE_LOST:
      return _("lost for the player to move");
    case LM_PLANE_WON:
      return _("won for the player to move");
    case LM_PLANE_NOT_YET:
    default:
      return _("not looked at yet");
    }
}

static void
append_distance (GString *text,
                 guint    distance)
{
  if (distance == 0)
    g_string_append (text, _(", the game is over"));
  else if (distance != LM_DISTANCE_UNKNOWN)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, ", %u move to the end", ", %u moves to the end", distance),
                            distance);
}

static char *
describe (gpointer panel,
          double   x,
          double   y)
{
  LmAtlasPanel *self = panel;
  GString *text = g_string_new (NULL);
  LmPlaneCell cell;
  guint distance;

  if (self->view == NULL)
    return g_string_free (text, FALSE);

  cell = lm_plane_view_get (self->view, x, y, &distance);
  g_string_append_printf (text, "%s = %.0f, %s = %.0f: %s", lm_axis_chooser_get_name (self->chooser, 0), x,
                          lm_axis_chooser_get_name (self->chooser, 1), y, get_words (cell));
  if (gtk_check_button_get_active (self->moves))
    append_distance (text, distance);
  g_string_append (text, self->present && self->present_x == x && self->present_y == y ? _(". It is on the board.") : ".");
  return g_string_free (text, FALSE);
}

/* For a file; half a map would pass for a whole one. */
static LmRows *
get_rows (gpointer   panel,
          char     **command)
{
  LmAtlasPanel *self = panel;
  const guint to = gtk_spin_button_get_value (self->to);
  const char *x = lm_axis_chooser_get_name (self->chooser, 0), *y = lm_axis_chooser_get_name (self->chooser, 1);
  g_autofree char *words = NULL;

  if (self->view == NULL || !self->done)
    return NULL;

  words = g_strdup_printf ("last-move-solve table map %s --x '%s' --y '%s' --to %u", lm_position_get_info (self->position)->name, x, y, to);
  *command = lm_command_print (words, self->fixed);
  return lm_plane_view_to_rows (self->view, to, x, y);
}

static void
show_cells (LmAtlasPanel *self)
{
  self->shown_at = g_get_monotonic_time ();
  self->n_shown = self->view != NULL ? lm_plane_view_count (self->view) : 0;
  lm_exhibit_changed (self->exhibit);
}

/* --- what is asked of the solver ------------------------------------------ */

#define N_DIRECTIONS (LM_PLANE_ALONG_BOTH + 1)

typedef struct
{
  gboolean      found[N_DIRECTIONS];
  LmPlanePeriod periods[N_DIRECTIONS];
} Repeats;

static gpointer
fill_view (LmSolveContext  *context,
           gpointer         view,
           GError         **error)
{
  Repeats *repeats;

  if (!lm_plane_view_fill (view, context, error))
    return NULL;

  repeats = g_new0 (Repeats, 1);
  for (guint i = 0; i < N_DIRECTIONS; i++)
    repeats->found[i] = lm_plane_view_find_period (view, i, &repeats->periods[i], context);
  if (lm_solve_context_is_cancelled (context, error))
    g_clear_pointer (&repeats, g_free);
  return repeats;
}

/* Where it repeats along both axes by themselves it does along both together. */
static void
show_repeats (LmAtlasPanel  *self,
              const Repeats *repeats)
{
  const guint first = repeats->found[LM_PLANE_ALONG_X] && repeats->found[LM_PLANE_ALONG_Y] ? 2 : N_DIRECTIONS;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < first; i++)
    if (repeats->found[i])
      g_string_append_printf (text, _("Repeats with (%u, %u) from (%u, %u) on. "), repeats->periods[i].step_x,
                              repeats->periods[i].step_y, repeats->periods[i].first_x, repeats->periods[i].first_y);
  if (text->len == 0)
    g_string_append (text, _("No repetition is seen. "));
  g_string_append_printf (text, _("Checked up to (%u, %u)."), get_side (self, 0) - 1, get_side (self, 1) - 1);
  gtk_label_set_label (self->periods, text->str);
}

static void
stop (LmAtlasPanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
  lm_exhibit_show_progress (self->exhibit, FALSE, 0, g_strdup (""));
}

static void
take_repeats (gpointer      panel,
              gpointer      answer,
              const GError *error)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (panel);
  g_autofree Repeats *repeats = answer;

  stop (self);
  show_cells (self);
  if (repeats != NULL)
    {
      self->done = TRUE;
      show_repeats (self, repeats);
    }
  /* It had to give way to a hint. */
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ask (self);
  else
    gtk_label_set_label (self->periods, error->message);
}

static void
show_progress (gpointer panel,
               double   fraction)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (panel);

  if (g_get_monotonic_time () - self->shown_at < SHOW_EVERY || lm_plane_view_count (self->view) == self->n_shown)
    return;

  show_cells (self);
  lm_exhibit_show_progress (self->exhibit, TRUE, (double) self->n_shown / (get_side (self, 0) * get_side (self, 1)), g_strdup (""));
}

/* Nobody waits for what does not show, and what is known is not asked again. */
static void
ask (LmAtlasPanel *self)
{
  LmGamePanel *panel = LM_GAME_PANEL (self);
  LmQuestion *question;

  if (self->view == NULL || lm_game_panel_is_asking (panel) || self->done || self->stopped || !self->telling
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->shown_at = g_get_monotonic_time ();
  question = lm_question_new (fill_view, lm_plane_view_ref (self->view), (GDestroyNotify) lm_plane_view_unref, g_free);
  lm_question_set_background (question);
  lm_game_panel_ask (panel, question, take_repeats, show_progress);
}

static void
stop_clicked (gpointer panel)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (panel);

  stop (self);
  self->stopped = TRUE;
  show_cells (self);
  gtk_label_set_label (self->periods, _("Stopped."));
}

/* --- what it is of ---------------------------------------------------------- */

static void
set_axes (LmAtlasPanel *self)
{
  const LmChartAxis x = { .upper = MAX (get_side (self, 0) - 1, 1), .step = 1, .cells = TRUE };
  const LmChartAxis y = { .upper = MAX (get_side (self, 1) - 1, 1), .step = 1, .cells = TRUE };
  g_autofree char *name = g_strdup_printf ("%s-%s-%s", lm_position_get_info (self->position)->name,
                                           lm_axis_chooser_get_name (self->chooser, 0),
                                           lm_axis_chooser_get_name (self->chooser, 1));

  lm_chart_set_axes (lm_exhibit_get_chart (self->exhibit), &x, &y, x.upper);
  lm_chart_saver_set_page (lm_exhibit_get_saver (self->exhibit), get_rows, self, name);
}

static void
find_present (LmAtlasPanel *self)
{
  self->present = self->plane != NULL && lm_plane_find (self->plane, self->position, &self->present_x, &self->present_y);
}

/* What is an axis is not fixed. */
static LmPlane *
create_plane (LmAtlasPanel  *self,
              GError       **error)
{
  const char *x = lm_axis_chooser_get_name (self->chooser, 0);
  const char *y = lm_axis_chooser_get_name (self->chooser, 1);
  g_autoptr (GHashTable) fixed = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, text;

  g_hash_table_iter_init (&iter, self->fixed);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (!g_str_equal (name, x) && !g_str_equal (name, y))
      g_hash_table_insert (fixed, name, text);

  return lm_plane_new (lm_position_get_info (self->position), fixed, x, y, error);
}

/* What may not be told is nowhere, not even where it does not show. */
static void
forget (LmAtlasPanel *self)
{
  stop (self);
  g_clear_pointer (&self->view, lm_plane_view_unref);
  self->done = self->stopped = FALSE;
  gtk_label_set_label (self->periods, "");
  show_cells (self);
}

/* Another part of the world. */
static void
show_plane (LmAtlasPanel *self)
{
  g_autoptr (GError) error = NULL;

  forget (self);
  g_clear_pointer (&self->plane, lm_plane_unref);
  self->plane = create_plane (self, &error);
  find_present (self);
  gtk_label_set_label (self->periods, error != NULL ? error->message : "");
  if (self->plane == NULL || !self->telling)
    return;

  set_axes (self);
  if (self->present)
    lm_chart_read_at (lm_exhibit_get_chart (self->exhibit), self->present_x, self->present_y);
  self->view = lm_plane_view_new (self->plane, get_side (self, 0), get_side (self, 1),
                                  self->present ? MIN (self->present_x, LM_PLANE_SIDE_MAX) : 0,
                                  self->present ? MIN (self->present_y, LM_PLANE_SIDE_MAX) : 0);
  show_cells (self);
  ask (self);
}

static void
other_changed_cb (LmAtlasPanel  *self,
                  GtkSpinButton *spin)
{
  g_hash_table_replace (self->fixed, g_strdup (g_object_get_data (G_OBJECT (spin), "name")),
                        g_strdup_printf ("%.0f", gtk_spin_button_get_value (spin)));
  show_plane (self);
}

static void
add_other (LmAtlasPanel *self,
           const char   *name,
           guint64       number)
{
  guint64 index;
  const LmField *field = lm_plane_find_field (lm_position_get_info (self->position), name, &index);
  const double most = field->maximum > 0 ? MIN (field->maximum, SLIDER_MOST) : SLIDER_MOST;
  GtkAdjustment *adjustment = gtk_adjustment_new (number, index > 0 ? 0 : field->minimum, MAX (most, 2 * number), 1, 10, 0);
  g_autofree char *slider_name = g_strdup_printf (_("%s, by a slider"), name);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *slider = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, adjustment);
  GtkWidget *spin = gtk_spin_button_new (adjustment, 1, 0);

  gtk_widget_set_hexpand (slider, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  lm_accessible_name_set (slider, slider_name);
  lm_accessible_name_set (spin, name);
  g_object_set_data_full (G_OBJECT (spin), "name", g_strdup (name), g_free);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (other_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), slider);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (self->others, row);
}

/* What is no axis is as on the board, until it is chosen. */
static void
show_others (LmAtlasPanel *self)
{
  g_auto (GStrv) names = lm_plane_list_axes (self->position);
  GtkWidget *row;
  guint64 number;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->others))) != NULL)
    gtk_box_remove (self->others, row);
  for (guint i = 0; self->plane != NULL && names[i] != NULL; i++)
    if (g_strcmp0 (names[i], lm_axis_chooser_get_name (self->chooser, 0)) != 0
        && g_strcmp0 (names[i], lm_axis_chooser_get_name (self->chooser, 1)) != 0
        && lm_plane_get_number (self->plane, names[i], &number))
      add_other (self, names[i], number);
}

static void
chosen_axes_cb (LmAtlasPanel *self)
{
  show_plane (self);
  show_others (self);
}

static void
begin (LmAtlasPanel *self)
{
  g_auto (GStrv) names = lm_plane_list_axes (self->position);
  g_autofree char *across = g_strdup (lm_axis_chooser_get_name (self->chooser, 0));
  g_autofree char *other = g_strdup (lm_axis_chooser_get_name (self->chooser, 1));

  g_clear_pointer (&self->fixed, g_hash_table_unref);
  self->fixed = lm_plane_list_fixed (self->position);
  lm_axis_chooser_set_names (self->chooser, (const char *const *) names, across, other);
  chosen_axes_cb (self);
}

/* As long as the game stays on the map, only the mark goes with it. */
static void
lm_atlas_panel_position_changed (LmGamePanel *panel,
                                 LmPosition  *position)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (panel);
  const gboolean same = self->position != NULL && lm_position_get_info (position) == lm_position_get_info (self->position);

  g_clear_pointer (&self->position, lm_position_unref);
  self->position = lm_position_ref (position);
  if (!lm_atlas_panel_serves (position))
    {
      forget (self);
      g_clear_pointer (&self->plane, lm_plane_unref);
      return;
    }

  if (same)
    find_present (self);
  if (same && self->present)
    show_cells (self);
  else
    begin (self);
}

static char *
link_position (gpointer panel,
               double   x,
               double   y)
{
  LmAtlasPanel *self = panel;
  g_autoptr (LmPosition) position = self->plane != NULL ? lm_plane_create_position (self->plane, x, y) : NULL;

  return position != NULL ? lm_position_to_string (position) : NULL;
}

static void
to_changed_cb (LmAtlasPanel *self)
{
  if (self->plane != NULL)
    show_plane (self);
}

static void
moves_toggled_cb (LmAtlasPanel *self)
{
  lm_chart_set_cell_width (lm_exhibit_get_chart (self->exhibit), gtk_check_button_get_active (self->moves) ? NUMBERED : PLAIN);
  show_cells (self);
}

/* Until the players may be told who wins, there is no map but a button that asks for it. */
static void
telling_changed_cb (LmAtlasPanel *self)
{
  LmMatch *match = lm_game_panel_get_match (LM_GAME_PANEL (self));
  const gboolean silent = lm_match_get_silent (match);

  self->telling = lm_match_get_telling (match);
  if (self->telling)
    lm_exhibit_open (self->exhibit);
  else
    lm_exhibit_close (self->exhibit,
                      silent ? _("While a question is open the map would tell its answer.")
                             : _("The map tells who wins, here and everywhere around."), silent);
  if (!self->telling)
    forget (self);
  else if (self->plane != NULL && self->view == NULL)
    show_plane (self);
}

/* --- the widget ------------------------------------------------------------- */

static void
lm_atlas_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_atlas_panel_parent_class)->map (widget);
  ask (LM_ATLAS_PANEL (widget));
}

static void
lm_atlas_panel_unmap (GtkWidget *widget)
{
  stop (LM_ATLAS_PANEL (widget));
  GTK_WIDGET_CLASS (lm_atlas_panel_parent_class)->unmap (widget);
}

static void
lm_atlas_panel_constructed (GObject *object)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (object);

  G_OBJECT_CLASS (lm_atlas_panel_parent_class)->constructed (object);

  g_signal_connect_object (lm_game_panel_get_match (LM_GAME_PANEL (self)), "notify::telling",
                           G_CALLBACK (telling_changed_cb), self, G_CONNECT_SWAPPED);
  telling_changed_cb (self);
}

static void
lm_atlas_panel_dispose (GObject *object)
{
  LmAtlasPanel *self = LM_ATLAS_PANEL (object);

  g_clear_pointer (&self->view, lm_plane_view_unref);
  g_clear_pointer (&self->plane, lm_plane_unref);
  g_clear_pointer (&self->fixed, g_hash_table_unref);
  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_atlas_panel_parent_class)->dispose (object);
}

static void
lm_atlas_panel_class_init (LmAtlasPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_atlas_panel_constructed;
  G_OBJECT_CLASS (klass)->dispose = lm_atlas_panel_dispose;
  widget_class->map = lm_atlas_panel_map;
  widget_class->unmap = lm_atlas_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_atlas_panel_position_changed;

  g_type_ensure (LM_TYPE_AXIS_CHOOSER);
  g_type_ensure (LM_TYPE_EXHIBIT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/atlas-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmAtlasPanel, exhibit, chooser, others, to, moves, periods);
  LM_BIND_CALLBACKS (widget_class, chosen_axes_cb, to_changed_cb, moves_toggled_cb);
}

static void
lm_atlas_panel_init (LmAtlasPanel *self)
{
  static const LmExhibitInfo info = {
    .chart = { .draw = draw, .describe = describe }, .map = TRUE, .name = N_("Map of who wins"),
    .keys = N_("The arrow keys go to other cells, Enter opens a position, plus and minus zoom."),
    .lines = HEIGHT, .max_zoom = MAX_ZOOM, .cell_width = PLAIN, .height = 320, .gate = N_("Show the Map"),
    .progress = N_("Progress of the map"), .stop_label = N_("Stop"), .stop = stop_clicked, .link = link_position,
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  lm_exhibit_begin (self->exhibit, &info, self, NULL);
}

/**
 * lm_atlas_panel_serves:
 * @position: a position
 *
 * Returns: whether its game has two numbers for the axes of a map
 */
gboolean
lm_atlas_panel_serves (LmPosition *position)
{
  g_auto (GStrv) names = lm_plane_list_axes (position);

  return g_strv_length (names) >= 2;
}
