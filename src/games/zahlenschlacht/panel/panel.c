/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the map of who wins which Z(n, d). */

#include "panel.h"

#include "../solver/solver.h"
#include "kit/lm-board-kit.h"
#include "kit/page/lm-exhibit.h"
#include "kit/page/lm-section.h"

#define MAX_ZOOM 8.0

/* Cells of the legend, with and without a letter, and the frame around one of them. */
#define SWATCH_SIZE 20
#define LETTERED 14
#define PLAIN 12

/* How far the map can go; to 25 go the variants that the author of the game offers (ZS). */
static const guint ranges[] = { 25, 41, 61, 101, 201, LM_ZAHLENSCHLACHT_SURVEY_MAX_N };

struct _LmZahlenschlachtPanel
{
  LmGamePanel             parent_instance;

  GtkLabel               *present_label;
  GtkToggleButton        *divisible_button;
  GtkToggleButton        *indivisible_button;
  GtkDropDown            *range_drop_down;
  GtkCheckButton         *even_button;
  LmExhibit              *exhibit;
  LmChart                *map;
  GtkLabel               *summary_label;
  GtkGrid                *legend;
  GtkLabel               *note_label;

  LmZahlenschlachtSurvey *survey;
  LmZahlenschlachtRange   range;

  guint                   n;        /* the game on the board; 0 = none yet */
  guint                   d;
  LmZahlenschlachtGoal    goal;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtPanel, lm_zahlenschlacht_panel, LM_TYPE_GAME_PANEL)

/* It works only as long as somebody sees it. */
static void
work (LmZahlenschlachtPanel *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->n > 0)
    lm_zahlenschlacht_survey_fill (self->survey, &self->range);
  else
    lm_zahlenschlacht_survey_stop (self->survey);
}

static void
show_present (LmZahlenschlachtPanel *self)
{
  g_autofree char *text = NULL;

  if (self->n == 0)
    return;

  text = lm_zahlenschlacht_survey_describe (self->survey, self->goal, self->n, self->d);
  lm_label_take (self->present_label, g_strdup_printf (_("On the board: %s"), text));
}

static const char *
get_note (LmZahlenschlachtGoal goal)
{
  if (goal == LM_ZAHLENSCHLACHT_DIVISIBLE)
    return _("For odd n the paper leaves 7 ≤ d ≤ (n − 3)/2 open but for some n and d. "
             "Those games are computed here.");

  return _("The theorems are about a sum that is divisible. With the goals exchanged, every game is computed here.");
}

/* The map. */

static LmChartCell
get_look (const LmZahlenschlachtCell *cell)
{
  const gboolean framed = cell->status == LM_STATUS_COMPUTED;

  if (cell->winner == LM_ZAHLENSCHLACHT_A)
    return (LmChartCell) { LM_CHART_TONE_FULL, framed, C_("player", "A") };
  if (cell->winner == LM_ZAHLENSCHLACHT_B)
    return (LmChartCell) { LM_CHART_TONE_STRIPED, framed, C_("player", "B") };

  return (LmChartCell) { LM_CHART_TONE_BLANK, FALSE, NULL };
}

static LmChartCell
get_cell (guint    column,
          guint    row,
          gpointer data)
{
  LmZahlenschlachtPanel *self = data;
  const guint n = lm_zahlenschlacht_range_get_first_n (&self->range) + column * (self->range.even ? 1 : 2);
  const LmZahlenschlachtCell cell =
    lm_zahlenschlacht_survey_look (self->survey, self->range.goal, n, LM_ZAHLENSCHLACHT_MIN_D + row);

  return get_look (&cell);
}

static gboolean
is_on_map (LmZahlenschlachtPanel *self,
           guint                  n,
           guint                  d)
{
  return n >= lm_zahlenschlacht_range_get_first_n (&self->range) && n <= self->range.largest
         && (self->range.even || n % 2 == 1) && d <= self->range.largest + 3;
}

/* Whether that is the game on the board. */
static gboolean
is_present (LmZahlenschlachtPanel *self,
            guint                  n,
            guint                  d)
{
  return n == self->n && d == self->d && self->goal == self->range.goal;
}

static void
draw_map (gpointer           panel,
          const LmChartPlot *plot)
{
  LmZahlenschlachtPanel *self = panel;

  if (self->survey == NULL)
    return;

  lm_chart_plot_draw_cells (plot, get_cell, self);
  if (is_on_map (self, self->n, self->d) && is_present (self, self->n, self->d))
    lm_chart_plot_draw_cell_frame (plot, self->n, self->d);
}

static char *
describe_cell (gpointer panel,
               double   n,
               double   d)
{
  LmZahlenschlachtPanel *self = panel;
  g_autofree char *text = NULL;

  if (self->survey == NULL)
    return g_strdup ("");

  text = lm_zahlenschlacht_survey_describe (self->survey, self->range.goal, n, d);
  return is_present (self, n, d) ? g_strdup_printf (_("%s It is on the board."), text) : g_steal_pointer (&text);
}

static gboolean
get_table (gpointer      panel,
           LmChartTable *table)
{
  const LmZahlenschlachtRange *range = &LM_ZAHLENSCHLACHT_PANEL (panel)->range;

  table->info = lm_zahlenschlacht_tables;
  table->from = lm_zahlenschlacht_range_get_first_n (range);
  table->to = range->largest;
  table->options = g_hash_table_new (g_str_hash, g_str_equal);
  if (range->goal == LM_ZAHLENSCHLACHT_INDIVISIBLE)
    g_hash_table_insert (table->options, (gpointer) "goal", (gpointer) "indivisible");
  if (!range->even)
    g_hash_table_insert (table->options, (gpointer) "odd", (gpointer) "");
  return TRUE;
}

static void
set_axes (LmZahlenschlachtPanel *self)
{
  const guint largest = self->range.largest;
  const LmChartAxis n = {
    .lower = lm_zahlenschlacht_range_get_first_n (&self->range), .upper = largest, .step = self->range.even ? 1 : 2,
    .title = "n", .cells = TRUE,
  };
  const LmChartAxis d = {
    .lower = LM_ZAHLENSCHLACHT_MIN_D, .upper = largest + 3, .step = 1, .title = "d", .cells = TRUE, .downwards = TRUE,
  };

  lm_chart_set_axes (self->map, &n, &d, largest);
}

/* Another part of all games, or of another game on the board. The reading stays as long as it is on the map. */
static void
show_range (LmZahlenschlachtPanel *self)
{
  double n, d;

  set_axes (self);
  lm_chart_get_reading (self->map, &n, &d);
  if (is_on_map (self, self->n, self->d) && is_present (self, self->n, self->d))
    lm_chart_read_at (self->map, self->n, self->d);
  else if (!is_on_map (self, n, d))
    lm_chart_read_at (self->map, 0, 0);
  lm_exhibit_changed (self->exhibit);
  gtk_label_set_label (self->note_label, get_note (self->range.goal));
}

static void
change_range (LmZahlenschlachtPanel *self)
{
  show_range (self);
  work (self);
}

static void
lm_zahlenschlacht_panel_position_changed (LmGamePanel *panel,
                                          LmPosition  *position)
{
  LmZahlenschlachtPanel *self = LM_ZAHLENSCHLACHT_PANEL (panel);
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);

  /* The moves of a game do not change what the map is about. */
  if (n == self->n && d == self->d && goal == self->goal)
    return;

  self->n = n;
  self->d = d;
  self->goal = goal;
  gtk_toggle_button_set_active (goal == LM_ZAHLENSCHLACHT_DIVISIBLE ? self->divisible_button
                                                                    : self->indivisible_button,
                                TRUE);
  show_range (self);
  show_present (self);
  work (self);
}

static void
lm_zahlenschlacht_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_zahlenschlacht_panel_parent_class)->map (widget);
  work (LM_ZAHLENSCHLACHT_PANEL (widget));
}

static void
lm_zahlenschlacht_panel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_zahlenschlacht_panel_parent_class)->unmap (widget);
  work (LM_ZAHLENSCHLACHT_PANEL (widget));
}

static void
goal_toggled_cb (LmZahlenschlachtPanel *self)
{
  const LmZahlenschlachtGoal goal = gtk_toggle_button_get_active (self->divisible_button)
                                      ? LM_ZAHLENSCHLACHT_DIVISIBLE : LM_ZAHLENSCHLACHT_INDIVISIBLE;

  if (self->range.goal == goal)
    return;

  self->range.goal = goal;
  change_range (self);
}

static void
range_changed_cb (LmZahlenschlachtPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->range_drop_down);

  /* While it is being filled there is none. */
  if (self->survey == NULL || selected >= G_N_ELEMENTS (ranges))
    return;

  self->range.largest = ranges[selected];
  self->range.even = gtk_check_button_get_active (self->even_button);
  change_range (self);
}

static char *
link_game (gpointer panel,
           double   n,
           double   d)
{
  const gboolean exchanged = LM_ZAHLENSCHLACHT_PANEL (panel)->range.goal == LM_ZAHLENSCHLACHT_INDIVISIBLE;

  return g_strdup_printf ("lastmove:zahlenschlacht?n=%u&d=%u%s", (guint) n, (guint) d, exchanged ? "&goal=indivisible" : "");
}

static void
show_progress (LmZahlenschlachtPanel       *self,
               const LmZahlenschlachtTally *tally)
{
  const guint total = tally->total - tally->proved;

  lm_exhibit_show_progress (self->exhibit, lm_zahlenschlacht_survey_is_running (self->survey), (double) tally->computed / MAX (total, 1),
                            g_strdup_printf (_("Computing: %u of %u"), tally->computed, total));
  lm_label_take (self->summary_label,
                 g_strdup_printf (_("By theorems: %u. Computed: %u."), tally->proved, tally->computed));
}

static void
survey_changed_cb (LmZahlenschlachtPanel *self)
{
  LmZahlenschlachtTally tally;

  lm_exhibit_changed (self->exhibit);
  lm_zahlenschlacht_survey_count (self->survey, &self->range, &tally);
  show_progress (self, &tally);
  show_present (self);
}

/* The legend. */

typedef struct
{
  LmZahlenschlachtCell  cell;
  gboolean              present;
  const char           *title;
} Sample;

static const Sample samples[] = {
  { { LM_ZAHLENSCHLACHT_A, LM_STATUS_PROVED }, FALSE, N_("A, theorem") },
  { { LM_ZAHLENSCHLACHT_B, LM_STATUS_PROVED }, FALSE, N_("B, theorem") },
  { { LM_ZAHLENSCHLACHT_A, LM_STATUS_COMPUTED }, FALSE, N_("A, computed") },
  { { LM_ZAHLENSCHLACHT_B, LM_STATUS_COMPUTED }, FALSE, N_("B, computed") },
  { { LM_NOBODY, LM_STATUS_UNKNOWN }, FALSE, N_("Not computed yet") },
  { { LM_NOBODY, LM_STATUS_UNKNOWN }, TRUE, N_("On the board") },
};

static LmChartCell
get_sample (guint    column,
            guint    row,
            gpointer data)
{
  return get_look (&((const Sample *) data)->cell);
}

/* The legend looks as the map does: its cells have letters while those have. */
static void
draw_swatch (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  LmChart *map = g_object_get_data (G_OBJECT (area), "map");
  const Sample *sample = data;
  const double size = lm_chart_has_letters (map) ? LETTERED : PLAIN;
  const double margin = (SWATCH_SIZE - size) / 2;
  LmChartPlot plot = {
    .cr = cr, .text = gtk_widget_get_pango_context (GTK_WIDGET (area)),
    .x = { .step = 1, .cells = TRUE }, .y = { .step = 1, .cells = TRUE },
    .area = GRAPHENE_RECT_INIT (margin, margin, size, size), .scale_x = size, .scale_y = size,
  };

  lm_board_style_read (&plot.style, GTK_WIDGET (area));
  lm_chart_plot_draw_cells (&plot, get_sample, data);
  if (sample->present)
    lm_chart_plot_draw_cell_frame (&plot, 0, 0);
}

static void
add_sample (LmZahlenschlachtPanel *self,
            guint                  index)
{
  GtkWidget *swatch = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new (_(samples[index].title));

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SWATCH_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SWATCH_SIZE);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (swatch), "map", self->map);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch, (gpointer) &samples[index], NULL);
  g_signal_connect_object (self->map, "look-changed", G_CALLBACK (gtk_widget_queue_draw), swatch, G_CONNECT_SWAPPED);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_grid_attach (self->legend, swatch, index % 2 * 2, index / 2, 1, 1);
  gtk_grid_attach (self->legend, label, index % 2 * 2 + 1, index / 2, 1, 1);
}

static void
create_map (LmZahlenschlachtPanel *self)
{
  static const LmExhibitInfo info = {
    .chart = { .draw = draw_map, .describe = describe_cell }, .map = TRUE, .name = N_("Map of who wins Z(n, d)"),
    .keys = N_("The arrow keys go to other games, Enter plays this one, plus and minus zoom."), .max_zoom = MAX_ZOOM, .height = 300,
    .more = N_("Show more of the map"), .less = N_("Show less of the map"), .progress = N_("Progress of the map"), .link = link_game,
    .get_table = get_table, .file = "zahlenschlacht",
  };

  lm_exhibit_begin (self->exhibit, &info, self, NULL);
  self->map = lm_exhibit_get_chart (self->exhibit);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    add_sample (self, i);
}

static void
fill_ranges (LmZahlenschlachtPanel *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    gtk_string_list_take (names, g_strdup_printf (_("n up to %u"), ranges[i]));
  gtk_drop_down_set_model (self->range_drop_down, G_LIST_MODEL (names));
  lm_accessible_name_set (GTK_WIDGET (self->range_drop_down), _("How far the map goes"));
}

static void
lm_zahlenschlacht_panel_constructed (GObject *object)
{
  LmZahlenschlachtPanel *self = LM_ZAHLENSCHLACHT_PANEL (object);

  G_OBJECT_CLASS (lm_zahlenschlacht_panel_parent_class)->constructed (object);

  self->survey = g_object_ref (lm_zahlenschlacht_survey_get (lm_game_panel_get_solver (LM_GAME_PANEL (self))));
  g_signal_connect_object (self->survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  show_range (self);
  survey_changed_cb (self);
}

static void
lm_zahlenschlacht_panel_dispose (GObject *object)
{
  LmZahlenschlachtPanel *self = LM_ZAHLENSCHLACHT_PANEL (object);

  if (self->survey != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->survey, self);
      lm_zahlenschlacht_survey_stop (self->survey);
    }
  g_clear_object (&self->survey);

  G_OBJECT_CLASS (lm_zahlenschlacht_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zahlenschlacht/panel/panel.ui");
  LM_BIND_CHILDREN (widget_class, LmZahlenschlachtPanel, present_label, divisible_button, indivisible_button,
                    range_drop_down, even_button, exhibit, summary_label, legend, note_label);
  LM_BIND_CALLBACKS (widget_class, goal_toggled_cb, range_changed_cb);
}

static void
lm_zahlenschlacht_panel_class_init (LmZahlenschlachtPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = lm_zahlenschlacht_panel_constructed;
  object_class->dispose = lm_zahlenschlacht_panel_dispose;
  widget_class->map = lm_zahlenschlacht_panel_map;
  widget_class->unmap = lm_zahlenschlacht_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_zahlenschlacht_panel_position_changed;

  LM_ENSURE_TYPES (LM_TYPE_EXHIBIT, LM_TYPE_SECTION);
  bind_template (widget_class);
}

static void
lm_zahlenschlacht_panel_init (LmZahlenschlachtPanel *self)
{
  self->range.largest = ranges[0];
  gtk_widget_init_template (GTK_WIDGET (self));
  create_map (self);
  fill_ranges (self);
}
