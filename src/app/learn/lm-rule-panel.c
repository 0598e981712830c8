/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-panel.c: one states a rule for who has lost, and the table answers. */

#include "lm-learn-parts.h"

#include "kit/page/lm-axis-chooser.h"
#include "kit/page/lm-exhibit.h"

#include "engine/explore/lm-rule-cells.h"
#include "engine/explore/lm-rule-test.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* Positions of a larger size are not asked for where the game has no end. */
#define MOST 10000

/* Of the map, in lines of text. */
#define MAP_HEIGHT 16
#define MAX_ZOOM 6

struct _LmRulePanel
{
  LmGamePanel       parent_instance;

  GtkEditable      *entry;
  GtkMenuButton    *words;
  GtkLabel         *problem;
  GtkLabel         *fixed_label;
  GtkSpinButton    *to;
  GtkWidget        *asking;
  GtkProgressBar   *bar;
  GtkLabel         *summary;
  GtkWidget        *examples[2];
  LmExhibit        *exhibit;
  LmAxisChooser    *chooser;
  GtkWidget        *keeping;
  GtkEditable      *name;
  GtkWidget        *keep;
  GtkBox           *kept;

  const LmGameInfo *info;
  GHashTable       *fixed;       /* (element-type utf8 utf8) */
  LmRuleFinding    *finding;     /* the answer, when it is known */
  LmRuleCells      *cells;       /* that show, NULL for none */
  gboolean          axes_chosen; /* by the user */
};

G_DEFINE_FINAL_TYPE (LmRulePanel, lm_rule_panel, LM_TYPE_GAME_PANEL)

/* --- what is asked of the solver ------------------------------------------ */

/* What is asked, and what came of it. A rule of somebody else is read and applied by a worker alone. */
typedef struct
{
  const LmGameInfo *info;
  char             *text;
  GHashTable       *fixed;
  guint64           to;
  char             *axes[2];
  LmRuleCells      *cells;
  LmRuleFinding    *finding;
} Trial;

static void
trial_free (Trial *trial)
{
  g_free (trial->text);
  g_free (trial->axes[0]);
  g_free (trial->axes[1]);
  g_clear_pointer (&trial->fixed, g_hash_table_unref);
  g_clear_pointer (&trial->cells, lm_rule_cells_free);
  g_clear_pointer (&trial->finding, lm_rule_finding_free);
  g_free (trial);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trial, trial_free)

static gpointer
try_rule (LmSolveContext  *context,
          gpointer         data,
          GError         **error)
{
  Trial *trial = data;
  g_autoptr (LmRule) rule = lm_rule_new (trial->info, trial->text, error);
  g_autoptr (LmPopulation) population = rule != NULL ? lm_population_new (trial->info, trial->fixed, error) : NULL;
  g_autoptr (Trial) result = g_new0 (Trial, 1);

  if (population == NULL)
    return NULL;

  result->cells = lm_rule_cells_new (rule, trial->fixed, trial->axes[0], trial->axes[1]);
  result->finding = lm_rule_test (rule, population, trial->to, result->cells, context, error);
  return result->finding != NULL ? g_steal_pointer (&result) : NULL;
}

/* --- the map --------------------------------------------------------------- */

/* What is lost is solid, what is won is a frame; where the rule is wrong there are stripes. */
static LmChartCell
get_look (guint    column,
          guint    row,
          gpointer data)
{
  const LmRuleCell *cell = lm_rule_cells_get (data, column, row);

  if (cell == NULL)
    return (LmChartCell) { LM_CHART_TONE_BLANK, FALSE, NULL };
  if (cell->n_missed + cell->n_called > 0)
    return (LmChartCell) { LM_CHART_TONE_STRIPED, !cell->lost, cell->lost ? C_("rule", "!") : C_("rule", "?") };

  return (LmChartCell) { LM_CHART_TONE_FULL, !cell->lost, NULL };
}

static void
draw (gpointer           panel,
      const LmChartPlot *plot)
{
  LmRulePanel *self = panel;

  if (self->cells != NULL)
    lm_chart_plot_draw_cells (plot, get_look, self->cells);
}

static char *
describe (gpointer panel,
          double   x,
          double   y)
{
  LmRulePanel *self = panel;

  return self->cells != NULL ? lm_rule_cells_describe (self->cells, x, y) : g_strdup ("");
}

static char *
link_example (gpointer panel,
              double   x,
              double   y)
{
  LmRulePanel *self = panel;
  const LmRuleCell *cell = self->cells != NULL ? lm_rule_cells_get (self->cells, x, y) : NULL;

  return cell != NULL ? lm_position_to_string (cell->example) : NULL;
}

static LmChartAxis
get_axis (LmRulePanel *self,
          guint        index)
{
  return (LmChartAxis) {
    .upper = MAX (lm_rule_cells_get_last (self->cells, index), 1), .step = 1, .title = lm_rule_cells_get_name (self->cells, index),
    .cells = TRUE, .downwards = index == 1,
  };
}

/* Takes @cells, which may be NULL. */
static void
show_cells (LmRulePanel *self,
            LmRuleCells *cells)
{
  g_clear_pointer (&self->cells, lm_rule_cells_free);
  self->cells = cells;
  gtk_widget_set_visible (GTK_WIDGET (self->exhibit), cells != NULL);
  if (cells != NULL)
    {
      const LmChartAxis x = get_axis (self, 0), y = get_axis (self, 1);

      lm_axis_chooser_set_names (self->chooser, lm_rule_cells_get_choices (cells), x.title, y.title);
      lm_chart_set_axes (lm_exhibit_get_chart (self->exhibit), &x, &y, x.upper);
    }
  lm_exhibit_changed (self->exhibit);
}

/* --- what is shown --------------------------------------------------------- */

static void
show_problem (LmRulePanel *self,
              const char  *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
  lm_problem_mark (GTK_WIDGET (self->entry), sentence);
}

/* Whether the rule could be read, which is said as long as there is no other. */
static void
take_reading (LmRulePanel  *self,
              const GError *error)
{
  show_problem (self, error != NULL ? error->message : NULL);
  gtk_widget_set_sensitive (self->keep, error == NULL);
}

static void
show_example (LmRulePanel *self,
              guint        index)
{
  g_autofree char *text = self->finding != NULL ? lm_rule_finding_describe_example (self->finding, index == 0) : NULL;
  GtkWidget *label;

  gtk_widget_set_visible (self->examples[index], text != NULL);
  if (text == NULL)
    return;

  gtk_button_set_label (GTK_BUTTON (self->examples[index]), text);
  label = gtk_button_get_child (GTK_BUTTON (self->examples[index]));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
}

static void
show_finding (LmRulePanel *self,
              LmRuleCells *cells)
{
  g_autofree char *text = self->finding != NULL ? lm_rule_finding_summarize (self->finding) : NULL;

  gtk_label_set_label (self->summary, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary), text != NULL);
  show_example (self, 0);
  show_example (self, 1);
  show_cells (self, cells);
}

static void
show_progress (gpointer panel,
               double   fraction)
{
  LmRulePanel *self = LM_RULE_PANEL (panel);

  /* Where positions are tried already the rule was read. */
  if (fraction > 0)
    take_reading (self, NULL);
  gtk_progress_bar_set_fraction (self->bar, fraction);
  gtk_widget_set_visible (self->asking, TRUE);
}

/* --- asking ---------------------------------------------------------------- */

static void
stop (LmRulePanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
  gtk_widget_set_visible (self->asking, FALSE);
}

static void
take_trial (gpointer      panel,
            gpointer      answer,
            const GError *error)
{
  LmRulePanel *self = LM_RULE_PANEL (panel);
  g_autoptr (Trial) trial = answer;

  stop (self);
  take_reading (self, error);
  if (trial == NULL)
    return;

  g_clear_pointer (&self->finding, lm_rule_finding_free);
  self->finding = g_steal_pointer (&trial->finding);
  show_finding (self, g_steal_pointer (&trial->cells));
}

static void
forget (LmRulePanel *self)
{
  stop (self);
  g_clear_pointer (&self->finding, lm_rule_finding_free);
  show_finding (self, NULL);
}

static Trial *
create_trial (LmRulePanel *self)
{
  Trial *trial = g_new0 (Trial, 1);

  trial->info = self->info;
  trial->text = g_strdup (gtk_editable_get_text (self->entry));
  trial->fixed = g_hash_table_ref (self->fixed);
  trial->to = gtk_spin_button_get_value (self->to);
  for (guint axis = 0; axis < G_N_ELEMENTS (trial->axes); axis++)
    trial->axes[axis] = g_strdup (self->axes_chosen ? lm_axis_chooser_get_name (self->chooser, axis) : NULL);
  return trial;
}

/* What was found stays until there is an answer. */
static void
ask_again (LmRulePanel *self)
{
  const gboolean empty = *gtk_editable_get_text (self->entry) == '\0';

  stop (self);
  if (self->info == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (empty)
    {
      show_problem (self, NULL);
      gtk_widget_set_sensitive (self->keep, FALSE);
      return;
    }

  lm_game_panel_ask (LM_GAME_PANEL (self),
                     lm_question_new (try_rule, create_trial (self), (GDestroyNotify) trial_free, (GDestroyNotify) trial_free),
                     take_trial, show_progress);
}

static void
axes_changed_cb (LmRulePanel *self)
{
  self->axes_chosen = TRUE;
  ask_again (self);
}

static void
ask (LmRulePanel *self)
{
  forget (self);
  ask_again (self);
}

static void
stop_clicked_cb (LmRulePanel *self)
{
  stop (self);
  gtk_label_set_label (self->summary, _("Stopped."));
  gtk_widget_set_visible (GTK_WIDGET (self->summary), TRUE);
}

/* --- what is saved ---------------------------------------------------------- */

/* Half a map would pass for a whole one. */
static LmRows *
get_rows (gpointer   panel,
          char     **command)
{
  LmRulePanel *self = panel;
  LmRuleCells *cells = self->cells;
  const char *text = gtk_editable_get_text (self->entry);
  const guint to = gtk_spin_button_get_value (self->to);
  g_autoptr (GString) words = NULL;

  if (cells == NULL || self->finding == NULL || !self->finding->complete)
    return NULL;

  words = g_string_new ("last-move-solve test-rule ");
  g_string_append (words, self->info->name);
  lm_command_append (words, text);
  g_string_append (words, " --across");
  lm_command_append (words, lm_rule_cells_get_name (cells, 0));
  g_string_append (words, " --upright");
  lm_command_append (words, lm_rule_cells_get_name (cells, 1));
  if (to > 0)
    g_string_append_printf (words, " --to %u", to);
  *command = lm_command_print (words->str, self->fixed);
  return lm_rule_cells_to_rows (cells, text);
}

/* --- what is opened -------------------------------------------------------- */

static void
example_clicked_cb (LmRulePanel *self,
                    GtkWidget   *button)
{
  LmPosition *position = button == self->examples[0] ? self->finding->called_lost : self->finding->called_won;
  g_autofree char *text = lm_position_to_string (position);

  lm_game_panel_open_position (LM_GAME_PANEL (self), text);
}

/* --- what is kept ---------------------------------------------------------- */

static void
kept_clicked_cb (LmRulePanel *self,
                 GtkWidget   *button)
{
  gtk_editable_set_text (self->entry, g_object_get_data (G_OBJECT (button), "rule"));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (self->entry, -1);
}

static void
remove_clicked_cb (LmRulePanel *self,
                   GtkWidget   *button)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), "rule"));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  lm_progress_remove (lm_game_panel_get_progress (LM_GAME_PANEL (self)), id);
}

static GtkWidget *
add_button (LmRulePanel *self,
            GtkWidget   *row,
            GtkWidget   *button,
            const char  *rule,
            GCallback    callback)
{
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), "rule", g_strdup (rule), g_free);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
add_kept (LmRulePanel      *self,
          const LmKeptRule *rule)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *open = add_button (self, row, gtk_button_new_with_label (rule->name), rule->text, G_CALLBACK (kept_clicked_cb));
  GtkWidget *remove = add_button (self, row, gtk_button_new_from_icon_name ("user-trash-symbolic"), rule->id,
                                  G_CALLBACK (remove_clicked_cb));
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (open)));
  g_autofree char *name = g_strdup_printf (_("Remove the rule “%s”"), rule->name);

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (open, TRUE);
  gtk_widget_set_tooltip_text (open, rule->text);
  lm_accessible_name_explain (remove, name);
  gtk_box_append (self->kept, row);
}

static void
show_kept (LmRulePanel *self)
{
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));
  g_autoptr (GPtrArray) rules = NULL;
  GtkWidget *row;

  if (progress == NULL || self->info == NULL)
    return;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->kept))) != NULL)
    gtk_box_remove (self->kept, row);
  rules = lm_progress_list_rules (progress, self->info->name);
  for (guint i = 0; i < rules->len; i++)
    add_kept (self, g_ptr_array_index (rules, i));
}

/* A rule without a name is called what it says. */
static void
keep_cb (LmRulePanel *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (!gtk_widget_get_sensitive (self->keep))
    return;

  lm_progress_add_rule (lm_game_panel_get_progress (LM_GAME_PANEL (self)), self->info->name,
                        *name != '\0' ? name : text, text);
  gtk_editable_set_text (self->name, "");
}

/* --- the game on the board ------------------------------------------------- */

static const char *
get_value_title (const LmField *field,
                 const char    *text)
{
  for (guint i = 0; field->kind == LM_FIELD_CHOICE && field->choices[i].text != NULL; i++)
    if (g_str_equal (field->choices[i].text, text))
      return _(field->choices[i].title);

  return text;
}

static void
show_fixed (LmRulePanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const LmField *field = self->info->fields; field->key != NULL; field++)
    {
      const char *value = g_hash_table_lookup (self->fixed, field->key);

      if (value != NULL)
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? " · " : _("As on the board: "), _(field->title),
                                get_value_title (field, value));
    }
  gtk_label_set_label (self->fixed_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->fixed_label), text->len > 0);
}

static gboolean
is_same (GHashTable *a,
         GHashTable *b)
{
  GHashTableIter iter;
  gpointer key, value;

  if (g_hash_table_size (a) != g_hash_table_size (b))
    return FALSE;
  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (g_strcmp0 (g_hash_table_lookup (b, key), value) != 0)
      return FALSE;

  return TRUE;
}

static void
set_info (LmRulePanel      *self,
          const LmGameInfo *info)
{
  if (info == self->info)
    return;

  self->info = info;
  gtk_spin_button_set_range (self->to, 0, info->size_most > 0 ? info->size_most : MOST);
  gtk_menu_button_set_popover (self->words, lm_rule_words_new (info, self->entry));
  show_kept (self);
}

/* The moves of a game do not change what the rule is about. */
static void
lm_rule_panel_position_changed (LmGamePanel *panel,
                                LmPosition  *position)
{
  LmRulePanel *self = LM_RULE_PANEL (panel);
  const LmGameInfo *info = lm_position_get_info (position);
  g_autoptr (GHashTable) fixed = lm_population_list_fixed (position);

  if (info == self->info && is_same (fixed, self->fixed))
    return;

  g_clear_pointer (&self->fixed, g_hash_table_unref);
  self->fixed = g_steal_pointer (&fixed);
  set_info (self, info);
  show_fixed (self);
  ask (self);
}

/* --- the widget ------------------------------------------------------------ */

/* 0 stands for as many sizes as have enough positions. */
static gboolean
output_cb (LmRulePanel *self)
{
  if (gtk_spin_button_get_value (self->to) > 0)
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->to), _("enough"));
  return TRUE;
}

static int
input_cb (LmRulePanel *self,
          double      *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->to));

  *value = 0;
  return *text == '\0' || g_str_equal (text, _("enough"));
}

/* Nobody waits for what does not show. */
static void
lm_rule_panel_map (GtkWidget *widget)
{
  LmRulePanel *self = LM_RULE_PANEL (widget);

  GTK_WIDGET_CLASS (lm_rule_panel_parent_class)->map (widget);
  if (self->finding == NULL && !lm_game_panel_is_asking (LM_GAME_PANEL (self)))
    ask (self);
}

static void
lm_rule_panel_unmap (GtkWidget *widget)
{
  stop (LM_RULE_PANEL (widget));
  GTK_WIDGET_CLASS (lm_rule_panel_parent_class)->unmap (widget);
}

static void
lm_rule_panel_constructed (GObject *object)
{
  LmRulePanel *self = LM_RULE_PANEL (object);
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));

  G_OBJECT_CLASS (lm_rule_panel_parent_class)->constructed (object);

  gtk_widget_set_visible (self->keeping, progress != NULL);
  if (progress != NULL)
    g_signal_connect_object (progress, "changed", G_CALLBACK (show_kept), self, G_CONNECT_SWAPPED);
}

static void
lm_rule_panel_dispose (GObject *object)
{
  LmRulePanel *self = LM_RULE_PANEL (object);

  g_clear_pointer (&self->finding, lm_rule_finding_free);
  g_clear_pointer (&self->cells, lm_rule_cells_free);
  g_clear_pointer (&self->fixed, g_hash_table_unref);

  G_OBJECT_CLASS (lm_rule_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/rule-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmRulePanel, entry, words, problem, fixed_label, to, asking, bar, summary, exhibit, chooser,
                    keeping, name, keep, kept);
  gtk_widget_class_bind_template_child_full (widget_class, "called_lost", FALSE,
                                             G_STRUCT_OFFSET (LmRulePanel, examples[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "called_won", FALSE,
                                             G_STRUCT_OFFSET (LmRulePanel, examples[1]));
  LM_BIND_CALLBACKS (widget_class, ask, ask_again, output_cb, input_cb, stop_clicked_cb, example_clicked_cb,
                     axes_changed_cb, keep_cb);
}

static void
lm_rule_panel_class_init (LmRulePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = lm_rule_panel_constructed;
  object_class->dispose = lm_rule_panel_dispose;
  widget_class->map = lm_rule_panel_map;
  widget_class->unmap = lm_rule_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_rule_panel_position_changed;

  g_type_ensure (LM_TYPE_AXIS_CHOOSER);
  g_type_ensure (LM_TYPE_EXHIBIT);
  bind_template (widget_class);
}

static void
lm_rule_panel_init (LmRulePanel *self)
{
  static const LmExhibitInfo info = {
    .chart = { .draw = draw, .describe = describe }, .map = TRUE, .name = N_("Map of where the rule is right"),
    .keys = N_("The arrow keys go to other cells, Enter opens a position, plus and minus zoom."), .lines = MAP_HEIGHT,
    .max_zoom = MAX_ZOOM, .link = link_example, .get_rows = get_rows, .file = "rule",
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  lm_exhibit_begin (self->exhibit, &info, self, NULL);
}

/* What the row of the page Learn says. */
char *
lm_rule_panel_describe (LmProgress       *progress,
                        const LmGameInfo *info)
{
  g_autoptr (GPtrArray) rules = progress != NULL ? lm_progress_list_rules (progress, info->name) : NULL;
  const guint n = rules != NULL ? rules->len : 0;

  if (n == 0)
    return g_strdup (_("State who has lost, and the exact table answers"));

  return g_strdup_printf (ngettext ("%u rule kept", "%u rules kept", n), n);
}
