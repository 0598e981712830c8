/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the map of who wins which Z(n, d). */

#include "config.h"

#include "panel.h"

#include "map.h"
#include "swatch.h"

#include <glib/gi18n.h>

#define ZOOM_STEP 1.5

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
  LmZahlenschlachtMap    *map;
  GtkLabel               *read_label;
  GtkStack               *survey_stack;
  GtkLabel               *summary_label;
  GtkLabel               *progress_label;
  GtkProgressBar         *progress_bar;
  GtkWidget              *legend;
  GtkLabel               *note_label;

  LmZahlenschlachtSurvey *survey;
  LmZahlenschlachtRange   range;

  guint                   n;        /* the game on the board; 0 = none yet */
  guint                   d;
  LmZahlenschlachtGoal    goal;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtPanel, lm_zahlenschlacht_panel, LM_TYPE_GAME_PANEL)

/* Takes @text. */
static void
set_text (GtkLabel *label,
          char     *text)
{
  gtk_label_set_label (label, text);
  g_free (text);
}

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
  set_text (self->present_label, g_strdup_printf (_("On the board: %s"), text));
}

static const char *
get_note (LmZahlenschlachtGoal goal)
{
  if (goal == LM_ZAHLENSCHLACHT_DIVISIBLE)
    return _("For odd n the paper leaves 7 ≤ d ≤ (n − 3)/2 open but for some n and d. "
             "Those games are computed here.");

  return _("The theorems are about a sum that is divisible. With the goals exchanged, every game is computed here.");
}

/* Another part of all games, or of another game on the board. */
static void
show_range (LmZahlenschlachtPanel *self)
{
  lm_zahlenschlacht_map_set_range (self->map, &self->range);
  if (self->n > 0 && self->goal == self->range.goal)
    lm_zahlenschlacht_map_set_present (self->map, self->n, self->d);
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

static void
play_cb (LmZahlenschlachtPanel *self,
         guint                  n,
         guint                  d)
{
  const gboolean exchanged = self->range.goal == LM_ZAHLENSCHLACHT_INDIVISIBLE;
  g_autofree char *text = g_strdup_printf ("lastmove:zahlenschlacht?n=%u&d=%u%s", n, d,
                                           exchanged ? "&goal=indivisible" : "");

  lm_game_panel_open_position (LM_GAME_PANEL (self), text);
}

static void
update_legend (LmZahlenschlachtPanel *self)
{
  const gboolean lettered = lm_zahlenschlacht_map_is_lettered (self->map);

  for (GtkWidget *child = gtk_widget_get_first_child (self->legend);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (LM_IS_ZAHLENSCHLACHT_SWATCH (child))
      lm_zahlenschlacht_swatch_set_lettered (LM_ZAHLENSCHLACHT_SWATCH (child), lettered);
}

static void
read_cb (LmZahlenschlachtPanel *self)
{
  set_text (self->read_label, lm_zahlenschlacht_map_read (self->map));
}

static void
zoom_in_clicked_cb (LmZahlenschlachtPanel *self)
{
  lm_zahlenschlacht_map_zoom (self->map, ZOOM_STEP);
}

static void
zoom_out_clicked_cb (LmZahlenschlachtPanel *self)
{
  lm_zahlenschlacht_map_zoom (self->map, 1 / ZOOM_STEP);
}

static void
show_progress (LmZahlenschlachtPanel       *self,
               const LmZahlenschlachtTally *tally)
{
  const guint total = tally->total - tally->proved;

  set_text (self->progress_label, g_strdup_printf (_("Computing: %u of %u"), tally->computed, total));
  gtk_progress_bar_set_fraction (self->progress_bar, (double) tally->computed / MAX (total, 1));
  set_text (self->summary_label,
            g_strdup_printf (_("By theorems: %u. Computed: %u."), tally->proved, tally->computed));
}

static void
survey_changed_cb (LmZahlenschlachtPanel *self)
{
  LmZahlenschlachtTally tally;

  lm_zahlenschlacht_survey_count (self->survey, &self->range, &tally);
  show_progress (self, &tally);
  show_present (self);
  gtk_stack_set_visible_child_name (self->survey_stack,
                                    lm_zahlenschlacht_survey_is_running (self->survey) ? "running" : "idle");
}

static void
fill_ranges (LmZahlenschlachtPanel *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    gtk_string_list_take (names, g_strdup_printf (_("n up to %u"), ranges[i]));
  gtk_drop_down_set_model (self->range_drop_down, G_LIST_MODEL (names));
}

static void
lm_zahlenschlacht_panel_constructed (GObject *object)
{
  LmZahlenschlachtPanel *self = LM_ZAHLENSCHLACHT_PANEL (object);

  G_OBJECT_CLASS (lm_zahlenschlacht_panel_parent_class)->constructed (object);

  self->survey = g_object_ref (lm_zahlenschlacht_survey_get (lm_game_panel_get_solver (LM_GAME_PANEL (self))));
  g_signal_connect_object (self->survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  lm_zahlenschlacht_map_set_survey (self->map, self->survey);
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
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zahlenschlacht/panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, present_label);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, divisible_button);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, indivisible_button);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, range_drop_down);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, even_button);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, map);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, read_label);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, survey_stack);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, summary_label);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, progress_label);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, legend);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPanel, note_label);
  gtk_widget_class_bind_template_callback (widget_class, goal_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, range_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, read_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_legend);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out_clicked_cb);
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

  g_type_ensure (LM_TYPE_ZAHLENSCHLACHT_MAP);
  g_type_ensure (LM_TYPE_ZAHLENSCHLACHT_SWATCH);
  bind_template (widget_class);
}

static void
lm_zahlenschlacht_panel_init (LmZahlenschlachtPanel *self)
{
  self->range.largest = ranges[0];
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_ranges (self);
}
