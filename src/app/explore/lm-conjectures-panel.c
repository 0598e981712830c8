/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-conjectures-panel.c: what nobody knows of the game on the board, one card for each question. */

#include "lm-conjectures-panel.h"

#include "kit/page/lm-badge.h"
#include "kit/page/lm-exhibit.h"
#include "kit/page/lm-section.h"
#include "lm-conjecture-chart.h"

#include "engine/game/lm-field-values.h"
#include "engine/solve/lm-reason.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* What numbers of a position are not. */
#define NONE G_MAXUINT

struct _LmConjecturesPanel
{
  LmGamePanel          parent_instance;

  GtkBox              *list;
  GtkLabel            *source_label;
  LmBadge             *badge;
  GtkLabel            *statement_label;
  GtkLabel            *known_label;
  GtkLabel            *summary_label;
  GtkDropDown         *choices;
  LmExhibit           *exhibit;
  LmConjectureChart   *chart;
  GtkWidget           *play_button;
  GtkSpinButton       *target_spin;
  GtkLabel            *problem_label;
  GtkLabel            *cost_label;

  const LmGameInfo    *info;       /* whose cards they are */
  const LmConjecture  *conjecture; /* that shows */
  LmSurvey            *survey;     /* of the choice that shows */
  char                *key;        /* (nullable): what the board has for the key of the conjecture */
  guint                board_x;    /* what the board has for the rows, or NONE */
  guint                target;     /* how far the user wants to see; 0 = no further */
  gboolean             filling;    /* the list of choices is being made */
  guint                tick;
};

G_DEFINE_FINAL_TYPE (LmConjecturesPanel, lm_conjectures_panel, LM_TYPE_GAME_PANEL)

/* It works only as long as somebody sees it. */
static void
work (LmConjecturesPanel *self)
{
  const guint target = gtk_widget_get_mapped (GTK_WIDGET (self)) ? self->target : 0;

  if (self->survey == NULL)
    return;
  if (target == 0)
    lm_survey_stop (self->survey);
  else if (!lm_survey_is_running (self->survey) || lm_survey_get_target (self->survey) != target)
    lm_survey_extend (self->survey, target);
}

/* --- how far it has come ------------------------------------------------- */

static void
show_progress (LmConjecturesPanel *self)
{
  lm_exhibit_show_progress (self->exhibit, lm_survey_is_running (self->survey), lm_survey_get_fraction (self->survey),
                            g_strdup_printf (_("%s = %u of %u"), _(self->conjecture->x), lm_conjecture_chart_get_reached (self->chart),
                                             (guint) lm_survey_get_target (self->survey)));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  show_progress (LM_CONJECTURES_PANEL (widget));
  return G_SOURCE_CONTINUE;
}

static void
update_tick (LmConjecturesPanel *self,
             gboolean            running)
{
  if (running && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  else if (!running && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

static char *
describe_seconds (double seconds)
{
  if (seconds < 1)
    return g_strdup (_("less than a second"));
  if (seconds < 90)
    return g_strdup_printf (ngettext ("about %u second", "about %u seconds", seconds), (guint) seconds);
  if (seconds < 90 * 60)
    return g_strdup_printf (ngettext ("about %u minute", "about %u minutes", seconds / 60), (guint) (seconds / 60));
  if (seconds < 48 * 3600)
    return g_strdup_printf (ngettext ("about %u hour", "about %u hours", seconds / 3600), (guint) (seconds / 3600));

  return isinf (seconds) ? g_strdup (_("longer than anybody waits"))
                         : g_strdup_printf (ngettext ("about %u day", "about %u days", seconds / 86400), (guint) (seconds / 86400));
}

/* Before it begins: what the rows that are missing cost. */
static void
show_cost (LmConjecturesPanel *self)
{
  const guint to = gtk_spin_button_get_value_as_int (self->target_spin);
  const gboolean is_known = self->conjecture != NULL && self->conjecture->measure_cost != NULL && self->survey != NULL;
  const guint from = is_known ? MAX (lm_conjecture_chart_get_reached (self->chart) + 1, self->conjecture->from) : 0;
  g_autofree char *time = NULL;
  double mebibytes;

  gtk_widget_set_visible (GTK_WIDGET (self->cost_label), is_known && from <= to);
  if (!is_known || from > to)
    return;

  time = describe_seconds (self->conjecture->measure_cost (from, to, &mebibytes));
  lm_label_take (self->cost_label, g_strdup_printf (_("From %u to %u: %s and %.0f MiB, on two processors of the computer on which it was "
                                                      "measured."), from, to, time, mebibytes));
}

static void
propose_target (LmConjecturesPanel *self)
{
  const guint step = self->conjecture->step;
  const guint known = MAX (lm_survey_get_target (self->survey), 1);

  gtk_spin_button_set_value (self->target_spin, MIN ((known / step + 1) * step, self->conjecture->most));
  show_cost (self);
}

static void
show_problem (LmConjecturesPanel *self,
              const char         *problem)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  if (problem != NULL)
    lm_label_take (self->problem_label, g_strconcat (problem, " ", _("The preferences can allow more."), NULL));
}

static void
survey_changed_cb (LmConjecturesPanel *self)
{
  const gboolean running = lm_survey_is_running (self->survey);
  const char *problem = lm_survey_get_problem (self->survey);

  /* It has come to its end, or cannot. */
  if (!running && (problem != NULL || lm_survey_get_target (self->survey) >= self->target))
    self->target = 0;

  lm_label_take (self->summary_label, lm_conjecture_chart_summarize (self->chart));
  update_tick (self, running);
  show_problem (self, problem);
  gtk_widget_set_sensitive (GTK_WIDGET (lm_exhibit_get_saver (self->exhibit)), lm_survey_get_n_rows (self->survey) > 0);
  if (!running && problem == NULL)
    propose_target (self);

  /* It takes the focus along, which nothing that is hidden may have. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_progress (self);
}

/* --- which table it is --------------------------------------------------- */

static const LmConjectureChoice *
get_choice (LmConjecturesPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->choices);

  return &self->conjecture->choices[selected != GTK_INVALID_LIST_POSITION ? selected : 0];
}

/* Returns: (transfer full) (nullable): @pattern with what the board has for the key */
static char *
fill_in (LmConjecturesPanel *self,
         const char         *pattern)
{
  GString *text;

  if (pattern == NULL)
    return NULL;

  text = g_string_new (pattern);
  g_string_replace (text, "{key}", self->key != NULL ? self->key : "", 0);
  return g_string_free (text, FALSE);
}

static const LmTableInfo *
find_table (LmConjecturesPanel *self)
{
  const LmTableInfo *table = self->info->tables;

  while (!g_str_equal (table->name, self->conjecture->table))
    table++;
  return table;
}

/* What was found out stays as long as the solver, and where there is a row for each number in the cache of the user. */
static LmSurvey *
open_survey (LmConjecturesPanel *self,
             const char         *option)
{
  const LmTableInfo *table = find_table (self);
  LmSurvey *survey = lm_survey_get_shared (lm_game_panel_get_solver (LM_GAME_PANEL (self)), table, option);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "last-move", NULL);
  g_autofree char *name = g_strjoin ("-", table->name, option, NULL);

  if (lm_table_info_is_by_number (table))
    lm_survey_keep_in (survey, folder, g_strcanon (name, G_CSET_a_2_z G_CSET_DIGITS "-", '-'));
  return survey;
}

static void
drop_survey (LmConjecturesPanel *self)
{
  if (self->survey == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->survey, survey_changed_cb, self);
  lm_survey_stop (self->survey);
  g_clear_object (&self->survey);
}

static void
show_choice (LmConjecturesPanel *self)
{
  const LmConjectureChoice *choice = get_choice (self);
  g_autofree char *option = fill_in (self, choice->option);
  g_autofree char *title = g_strdup_printf (_("%s %s"), _(self->conjecture->title), _(choice->title));
  LmSurvey *survey = open_survey (self, option);

  drop_survey (self);
  self->survey = g_object_ref (survey);
  self->target = lm_survey_get_target (survey) < self->conjecture->begin ? self->conjecture->begin : 0;
  lm_conjecture_chart_set_subject (self->chart, self->conjecture, survey, title);
  if (self->board_x != NONE)
    lm_conjecture_chart_set_cursor (self->chart, self->board_x);
  gtk_widget_set_visible (self->play_button, choice->start != NULL);
  g_signal_connect_object (survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  survey_changed_cb (self);
  work (self);
}

static void
choice_changed_cb (LmConjecturesPanel *self)
{
  if (!self->filling && self->conjecture != NULL)
    show_choice (self);
}

/* --- what is on the board ------------------------------------------------ */

/* Returns: the number of the board that the rows count by, NONE where there is none */
static guint
find_board_x (LmConjecturesPanel *self,
              LmPosition         *position)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);
  const LmField *field = lm_field_lookup (self->info->fields, self->conjecture->x);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (const LmQuantity *quantity = self->info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    if (g_str_equal (quantity->name, self->conjecture->x) && quantity->get != NULL)
      quantity->get (position, numbers);
  if (numbers->len == 1)
    return g_array_index (numbers, gint64, 0);

  return field != NULL && field->kind == LM_FIELD_NUMBER && lm_field_values_has (values, field->key)
           ? lm_field_values_get_uint (values, field->key) : NONE;
}

/* Returns: the choice that the position makes, by what its text says */
static guint
find_choice (LmConjecturesPanel *self,
             LmPosition         *position)
{
  g_autofree char *text = lm_position_to_string (position);

  for (guint i = 0; self->conjecture->choices[i].title != NULL; i++)
    if (self->conjecture->choices[i].option != NULL && strstr (text, self->conjecture->choices[i].option) != NULL)
      return i;

  return 0;
}

static void
fill_choices (LmConjecturesPanel *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint n = 0;

  for (; self->conjecture->choices[n].title != NULL; n++)
    gtk_string_list_append (titles, _(self->conjecture->choices[n].title));
  self->filling = TRUE;
  gtk_drop_down_set_model (self->choices, G_LIST_MODEL (titles));
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->choices), n > 1);
}

/* Moves do not change what it is about. Returns: whether another table shows now. */
static gboolean
read_board (LmConjecturesPanel *self,
            LmPosition         *position)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);
  const char *key = self->conjecture->key != NULL ? lm_field_values_get_text (values, self->conjecture->key) : NULL;
  const guint choice = find_choice (self, position);
  const gboolean other = g_strcmp0 (key, self->key) != 0 || gtk_drop_down_get_selected (self->choices) != choice;

  g_free (self->key);
  self->key = g_strdup (key);
  self->board_x = find_board_x (self, position);
  self->filling = TRUE;
  gtk_drop_down_set_selected (self->choices, choice);
  self->filling = FALSE;
  return other;
}

/* --- the cards ----------------------------------------------------------- */

static void
show_card (LmConjecturesPanel *self,
           const LmConjecture *conjecture)
{
  LmPosition *position = lm_game_panel_get_position (LM_GAME_PANEL (self));

  self->conjecture = conjecture;
  lm_label_take (self->source_label, lm_reason_cite (conjecture->source));
  lm_badge_set_status (self->badge, conjecture->status);
  gtk_label_set_label (self->statement_label, _(conjecture->statement));
  gtk_label_set_label (self->known_label, _(conjecture->known));
  gtk_spin_button_set_range (self->target_spin, conjecture->from, conjecture->most);
  gtk_spin_button_set_increments (self->target_spin, 1, conjecture->step);
  fill_choices (self);
  read_board (self, position);
  show_choice (self);
}

static void
card_toggled_cb (LmConjecturesPanel *self,
                 GtkToggleButton    *button)
{
  if (gtk_toggle_button_get_active (button))
    show_card (self, g_object_get_data (G_OBJECT (button), "conjecture"));
}

static GtkWidget *
add_card (LmConjecturesPanel *self,
          const LmConjecture *conjecture,
          GtkWidget          *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (_(conjecture->title));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  g_object_set_data (G_OBJECT (button), "conjecture", (gpointer) conjecture);
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  g_signal_connect_object (button, "toggled", G_CALLBACK (card_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->list, button);
  return button;
}

/* The first position tells whose cards they are. */
static void
fill_list (LmConjecturesPanel *self)
{
  LmPosition *position = lm_game_panel_get_position (LM_GAME_PANEL (self));
  GtkWidget *first = NULL;

  if (self->info != NULL || position == NULL || lm_position_get_info (position)->conjectures == NULL)
    return;

  self->info = lm_position_get_info (position);
  for (const LmConjecture *conjecture = self->info->conjectures; conjecture->title != NULL; conjecture++)
    {
      GtkWidget *button = add_card (self, conjecture, first);

      first = first != NULL ? first : button;
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
}

static void
lm_conjectures_panel_position_changed (LmGamePanel *panel,
                                       LmPosition  *position)
{
  LmConjecturesPanel *self = LM_CONJECTURES_PANEL (panel);
  const guint before = self->board_x;

  fill_list (self);
  if (self->conjecture == NULL || lm_position_get_info (position) != self->info)
    return;
  if (read_board (self, position))
    show_choice (self);
  else if (self->board_x != before && self->board_x != NONE)
    lm_conjecture_chart_set_cursor (self->chart, self->board_x);
}

static void
lm_conjectures_panel_map (GtkWidget *widget)
{
  LmConjecturesPanel *self = LM_CONJECTURES_PANEL (widget);

  fill_list (self);
  GTK_WIDGET_CLASS (lm_conjectures_panel_parent_class)->map (widget);
  if (self->survey == NULL)
    return;
  work (self);
  survey_changed_cb (self);
}

static void
lm_conjectures_panel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_conjectures_panel_parent_class)->unmap (widget);
  work (LM_CONJECTURES_PANEL (widget));
}

/* --- what the user wants ------------------------------------------------- */

static char *
link_start (gpointer panel,
            double   x,
            double   y)
{
  LmConjecturesPanel *self = panel;
  g_autofree char *number = g_strdup_printf ("%.0f", x);
  g_autofree char *filled = fill_in (self, get_choice (self)->start);
  g_autoptr (GString) text = g_string_new (filled);

  if (filled == NULL || lm_conjecture_chart_get_reached (self->chart) < self->conjecture->from)
    return NULL;

  g_string_replace (text, "{x}", number, 0);
  return g_strdup (text->str);
}

static void
play_clicked_cb (LmConjecturesPanel *self)
{
  lm_exhibit_choose (self->exhibit);
}

static char *
read_row (gpointer panel)
{
  LmConjecturesPanel *self = panel;
  g_autofree char *play_label = g_strdup_printf (_("Put %s = %u on the board"), _(self->conjecture->x),
                                                 lm_conjecture_chart_get_cursor (self->chart));

  lm_accessible_name_explain (self->play_button, play_label);
  return lm_conjecture_chart_read (self->chart);
}

static void
extend_clicked_cb (LmConjecturesPanel *self)
{
  gtk_spin_button_update (self->target_spin);
  self->target = gtk_spin_button_get_value_as_int (self->target_spin);
  self->target -= (self->target - self->conjecture->from) % MAX (self->conjecture->apart, 1);
  work (self);
  if (lm_survey_is_running (self->survey))
    lm_exhibit_move_focus (self->exhibit);
}

static void
stop (gpointer panel)
{
  LM_CONJECTURES_PANEL (panel)->target = 0;
  work (panel);
}

static LmRows *
get_rows (gpointer   self,
          char     **command)
{
  return lm_conjecture_chart_get_rows (LM_CONJECTURES_PANEL (self)->chart, command);
}

/* --- the widget ---------------------------------------------------------- */

static void
lm_conjectures_panel_dispose (GObject *object)
{
  LmConjecturesPanel *self = LM_CONJECTURES_PANEL (object);

  update_tick (self, FALSE);
  drop_survey (self);
  g_clear_pointer (&self->key, g_free);

  G_OBJECT_CLASS (lm_conjectures_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/conjectures-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmConjecturesPanel, list, source_label, badge, statement_label, known_label,
                    summary_label, choices, exhibit, chart, play_button, target_spin, problem_label, cost_label);
  LM_BIND_CALLBACKS (widget_class, choice_changed_cb, play_clicked_cb, extend_clicked_cb, show_cost);
}

static void
lm_conjectures_panel_class_init (LmConjecturesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_conjectures_panel_dispose;
  widget_class->map = lm_conjectures_panel_map;
  widget_class->unmap = lm_conjectures_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_conjectures_panel_position_changed;

  LM_ENSURE_TYPES (LM_TYPE_BADGE, LM_TYPE_CONJECTURE_CHART, LM_TYPE_EXHIBIT, LM_TYPE_SECTION);
  bind_template (widget_class);
}

static void
lm_conjectures_panel_init (LmConjecturesPanel *self)
{
  static const LmExhibitInfo info = {
    .progress = N_("Progress of the computation"), .stop_label = N_("Stop"), .stop = stop, .read = read_row, .link = link_start,
    .get_rows = get_rows, .file = "table",
  };

  self->board_x = NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->problem_label);
  lm_exhibit_begin (self->exhibit, &info, self, GTK_WIDGET (lm_conjecture_chart_get_curve (self->chart)));
}

/* Returns: (transfer none) (nullable): what looks into the question that shows */
LmSurvey *
lm_conjectures_panel_get_survey (LmConjecturesPanel *self)
{
  g_return_val_if_fail (LM_IS_CONJECTURES_PANEL (self), NULL);

  return self->survey;
}
