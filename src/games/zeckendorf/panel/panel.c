/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the conjectures of the reversed game, and what speaks for them. */

#include "config.h"

#include "panel.h"

#include "chart.h"
#include "games/zeckendorf/rules/position.h"

#include "app/lm-badge.h"
#include "app/lm-message.h"
#include "app/lm-save-dialog.h"
#include "app/lm-toaster.h"

#include <glib/gi18n.h>

/* How much further than before to go is proposed. */
#define STEP 50

/* Free ones and stagnant ones. */
#define N_VARIANTS 2

struct _LmReversedPanel
{
  LmGamePanel       parent_instance;

  GtkToggleButton  *free_button;
  GtkToggleButton  *stagnant_button;
  LmReversedChart  *chart;
  GtkLabel         *read_label;
  GtkWidget        *play_button;
  GtkStack         *survey_stack;
  GtkSpinButton    *target_spin;
  GtkLabel         *progress_label;
  GtkProgressBar   *progress_bar;
  GtkLabel         *problem_label;
  LmBadge          *often_badge;
  GtkLabel         *often_label;
  GtkLabel         *often_checked_label;
  LmBadge          *share_badge;
  GtkLabel         *share_label;
  GtkLabel         *share_checked_label;
  GtkWidget        *export_box;

  LmSurvey         *surveys[N_VARIANTS]; /* by whether the ones are stagnant */
  guint             targets[N_VARIANTS]; /* how far the user wants to see; 0 = no further */
  gboolean          stagnant;            /* which of them shows */
  guint             n;                   /* the value on the board; 0 = none yet */
  gboolean          board_stagnant;      /* the variant there */
  guint             tick;
};

G_DEFINE_FINAL_TYPE (LmReversedPanel, lm_reversed_panel, LM_TYPE_GAME_PANEL)

/* Takes @text. */
static void
set_text (GtkLabel *label,
          char     *text)
{
  gtk_label_set_label (label, text);
  g_free (text);
}

static LmSurvey *
get_survey (LmReversedPanel *self)
{
  return self->surveys[self->stagnant];
}

/* It works only as long as somebody sees it, and only on what they see. */
static void
work (LmReversedPanel *self)
{
  const gboolean seen = gtk_widget_get_mapped (GTK_WIDGET (self));
  LmSurvey *survey = get_survey (self);
  const guint target = seen ? self->targets[self->stagnant] : 0;

  lm_survey_stop (self->surveys[!self->stagnant]);
  if (target == 0)
    lm_survey_stop (survey);
  else if (!lm_survey_is_running (survey) || lm_survey_get_target (survey) != target)
    lm_survey_extend (survey, target);
}

static void
show_progress (LmReversedPanel *self)
{
  LmSurvey *survey = get_survey (self);

  set_text (self->progress_label,
            g_strdup_printf (_("n = %u of %u"),
                             lm_reversed_survey_get_reached (survey), (guint) lm_survey_get_target (survey)));
  gtk_progress_bar_set_fraction (self->progress_bar, lm_survey_get_fraction (survey));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  show_progress (LM_REVERSED_PANEL (widget));
  return G_SOURCE_CONTINUE;
}

static void
update_tick (LmReversedPanel *self,
             gboolean         running)
{
  if (running && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  else if (!running && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

static void
propose_target (LmReversedPanel *self)
{
  const guint reached = lm_reversed_survey_get_reached (get_survey (self));
  const guint further = (reached / STEP + 1) * STEP;

  gtk_spin_button_set_value (self->target_spin, MIN (further, LM_REVERSED_SURVEY_MAX));
}

/* Returns: the last n that Player 2 wins, 0 when none is known */
static guint
find_last_lost (LmSurvey *survey,
                guint     last)
{
  for (guint n = last; n >= LM_REVERSED_SURVEY_FIRST; n--)
    if (lm_reversed_survey_get_winner (survey, n) == 2)
      return n;

  return 0;
}

static char *
describe_lost (LmSurvey *survey,
               guint     last)
{
  const guint n_values = last + 1 - LM_REVERSED_SURVEY_FIRST;
  const guint n_lost = n_values - lm_reversed_survey_count_won (survey, last);

  if (n_lost == 0)
    return g_strdup_printf (_("Computed here up to n = %u: Player 2 has not won yet."), last);

  return g_strdup_printf (_("Computed here up to n = %u: Player 2 wins %u of %u, the last time n = %u."),
                          last, n_lost, n_values, find_last_lost (survey, last));
}

static void
show_checked (LmReversedPanel *self)
{
  LmSurvey *survey = get_survey (self);
  const guint last = lm_reversed_survey_get_reached (survey);

  if (last < LM_REVERSED_SURVEY_FIRST)
    {
      gtk_label_set_label (self->often_checked_label, _("Nothing is computed yet."));
      gtk_label_set_label (self->share_checked_label, _("Nothing is computed yet."));
      return;
    }

  set_text (self->often_checked_label, describe_lost (survey, last));
  set_text (self->share_checked_label,
            g_strdup_printf (_("Computed here up to n = %u: Player 1 wins %u of %u, a share of %.4f."),
                             last, lm_reversed_survey_count_won (survey, last),
                             last + 1 - LM_REVERSED_SURVEY_FIRST,
                             lm_reversed_survey_get_share (survey, last)));
}

static void
show_words (LmReversedPanel *self)
{
  const LmStatus status = self->stagnant ? LM_STATUS_UNKNOWN : LM_STATUS_CONJECTURED;

  lm_badge_set_status (self->often_badge, status);
  lm_badge_set_status (self->share_badge, status);
  gtk_label_set_label (self->often_label,
                       self->stagnant
                         ? _("The paper proposes stagnant ones (Section 6), but does not say how often Player 2 wins then.")
                         : _("The paper expects that however large a number one names, beyond it there is another n that "
                             "Player 2 wins (Conjecture 1.2)."));
  gtk_label_set_label (self->share_label,
                       self->stagnant
                         ? _("Nobody has said what the share of Player 1 tends to with stagnant ones. "
                             "The dashed line is where it is guessed to be with free ones.")
                         : _("The paper expects Player 1, who begins, to win 61.8 % of all n in the long run: a share that tends "
                             "to 1/φ = 0.618…, one over the golden ratio (Conjecture 1.3). It knew n up to 129."));
}

static void
show_problem (LmReversedPanel *self,
              const char      *problem)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
  if (problem != NULL)
    set_text (self->problem_label, g_strconcat (problem, " ", _("The preferences can allow more."), NULL));
}

static void
survey_changed_cb (LmReversedPanel *self,
                   LmSurvey        *survey)
{
  const gboolean running = lm_survey_is_running (survey);
  const char *problem = lm_survey_get_problem (survey);

  if (survey != get_survey (self))
    return;

  /* It has come to its end, or cannot. */
  if (!running && (problem != NULL || lm_reversed_survey_get_reached (survey) >= self->targets[self->stagnant]))
    self->targets[self->stagnant] = 0;

  show_progress (self);
  show_checked (self);
  update_tick (self, running);
  show_problem (self, problem);
  gtk_widget_set_sensitive (self->export_box,
                            lm_reversed_survey_get_reached (survey) >= LM_REVERSED_SURVEY_FIRST);
  if (!running && problem == NULL)
    propose_target (self);

  /* The stack takes the focus along, which nothing that is hidden may have. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_stack_set_visible_child_name (self->survey_stack, running ? "running" : "idle");
}

static void
show_board (LmReversedPanel *self)
{
  if (self->n >= LM_REVERSED_SURVEY_FIRST && self->stagnant == self->board_stagnant)
    lm_reversed_chart_set_cursor (self->chart, self->n);
}

static void
show_variant (LmReversedPanel *self,
              gboolean         stagnant)
{
  self->stagnant = stagnant;
  lm_reversed_chart_set_survey (self->chart, get_survey (self), stagnant);
  show_words (self);
  survey_changed_cb (self, get_survey (self));
  work (self);
}

static void
variant_toggled_cb (LmReversedPanel *self)
{
  const gboolean stagnant = gtk_toggle_button_get_active (self->stagnant_button);

  if (self->surveys[stagnant] != NULL && stagnant != self->stagnant)
    show_variant (self, stagnant);
}

static void
lm_reversed_panel_position_changed (LmGamePanel *panel,
                                    LmPosition  *position)
{
  LmReversedPanel *self = LM_REVERSED_PANEL (panel);
  const guint n = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);
  const gboolean stagnant = lm_zeckendorf_position_get_variant (position)->stagnant;

  /* Moves do not change what it is about. */
  if (n == self->n && stagnant == self->board_stagnant)
    return;

  self->n = n;
  self->board_stagnant = stagnant;
  gtk_toggle_button_set_active (stagnant ? self->stagnant_button : self->free_button, TRUE);
  show_board (self);
}

static void
lm_reversed_panel_map (GtkWidget *widget)
{
  LmReversedPanel *self = LM_REVERSED_PANEL (widget);

  GTK_WIDGET_CLASS (lm_reversed_panel_parent_class)->map (widget);
  work (self);
  survey_changed_cb (self, get_survey (self));
}

static void
lm_reversed_panel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_reversed_panel_parent_class)->unmap (widget);
  work (LM_REVERSED_PANEL (widget));
}

static void
play (LmReversedPanel *self,
      guint            n)
{
  g_autofree char *text = g_strdup_printf ("lastmove:reversed?n=%u%s", n, self->stagnant ? "&ones=stagnant" : "");

  lm_game_panel_open_position (LM_GAME_PANEL (self), text);
}

static void
play_clicked_cb (LmReversedPanel *self)
{
  play (self, lm_reversed_chart_get_cursor (self->chart));
}

static void
read_cb (LmReversedPanel *self)
{
  const guint n = lm_reversed_chart_get_cursor (self->chart);
  g_autofree char *play_label = g_strdup_printf (_("Put n = %u on the board"), n);

  set_text (self->read_label, lm_reversed_chart_read (self->chart));
  gtk_widget_set_tooltip_text (self->play_button, play_label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, play_label, -1);
}

static void
extend_clicked_cb (LmReversedPanel *self)
{
  gtk_spin_button_update (self->target_spin);
  self->targets[self->stagnant] = gtk_spin_button_get_value_as_int (self->target_spin);
  work (self);
  if (lm_survey_is_running (get_survey (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->survey_stack), GTK_DIR_TAB_FORWARD);
}

static void
stop_clicked_cb (LmReversedPanel *self)
{
  self->targets[self->stagnant] = 0;
  work (self);
  gtk_widget_child_focus (GTK_WIDGET (self->survey_stack), GTK_DIR_TAB_FORWARD);
}

static void
say_saved (LmReversedPanel *self,
           GFile           *file)
{
  GtkWidget *toaster = gtk_widget_get_ancestor (GTK_WIDGET (self), LM_TYPE_TOASTER);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *sentence = g_strdup_printf (_("“%s” was saved."), name);

  if (toaster != NULL)
    lm_toaster_say (LM_TOASTER (toaster), sentence);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (LmReversedPanel) self = user_data;
  g_autoptr (GError) error = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (lm_reversed_chart_save_finish (result, &error))
    say_saved (self, G_FILE (source));
  else if (GTK_IS_WINDOW (root))
    lm_message_show (GTK_WINDOW (root), _("The File Cannot Be Saved"), error->message);
}

static void
save (GtkWidget *owner,
      GFile     *file,
      gpointer   user_data)
{
  LmReversedPanel *self = LM_REVERSED_PANEL (owner);

  lm_reversed_chart_save_async (self->chart, GPOINTER_TO_UINT (user_data), file, exported_cb, g_object_ref (self));
}

static void
choose_file (LmReversedPanel *self,
             LmChartFormat    format,
             const char      *title,
             const char      *kind,
             const char      *pattern)
{
  g_autofree char *name = lm_reversed_chart_name_file (self->chart, format);

  lm_save_dialog_choose (GTK_WIDGET (self), title, name, kind, pattern, save, GUINT_TO_POINTER (format));
}

static void
csv_clicked_cb (LmReversedPanel *self)
{
  choose_file (self, LM_CHART_CSV, _("Save the Table"), _("Tables (CSV)"), "*.csv");
}

static void
svg_clicked_cb (LmReversedPanel *self)
{
  choose_file (self, LM_CHART_SVG, _("Save the Plot"), _("Drawings (SVG)"), "*.svg");
}

static void
png_clicked_cb (LmReversedPanel *self)
{
  choose_file (self, LM_CHART_PNG, _("Save the Plot"), _("Pictures (PNG)"), "*.png");
}

static void
lm_reversed_panel_constructed (GObject *object)
{
  LmReversedPanel *self = LM_REVERSED_PANEL (object);
  LmSolver *solver = lm_game_panel_get_solver (LM_GAME_PANEL (self));

  G_OBJECT_CLASS (lm_reversed_panel_parent_class)->constructed (object);

  for (guint i = 0; i < N_VARIANTS; i++)
    {
      self->surveys[i] = g_object_ref (lm_reversed_survey_get (solver, i != 0));
      self->targets[i] = LM_REVERSED_SURVEY_PAPER;
      g_signal_connect_object (self->surveys[i], "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
    }
  show_variant (self, FALSE);
}

static void
lm_reversed_panel_dispose (GObject *object)
{
  LmReversedPanel *self = LM_REVERSED_PANEL (object);

  update_tick (self, FALSE);
  for (guint i = 0; i < N_VARIANTS; i++)
    if (self->surveys[i] != NULL)
      {
        g_signal_handlers_disconnect_by_data (self->surveys[i], self);
        lm_survey_stop (self->surveys[i]);
        g_clear_object (&self->surveys[i]);
      }

  G_OBJECT_CLASS (lm_reversed_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zeckendorf/reversed-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, free_button);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, stagnant_button);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, chart);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, read_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, play_button);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, survey_stack);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, target_spin);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, progress_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, problem_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, often_badge);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, often_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, often_checked_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, share_badge);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, share_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, share_checked_label);
  gtk_widget_class_bind_template_child (widget_class, LmReversedPanel, export_box);
  gtk_widget_class_bind_template_callback (widget_class, variant_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, play);
  gtk_widget_class_bind_template_callback (widget_class, play_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, read_cb);
  gtk_widget_class_bind_template_callback (widget_class, extend_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, csv_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, svg_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, png_clicked_cb);
}

static void
lm_reversed_panel_class_init (LmReversedPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = lm_reversed_panel_constructed;
  object_class->dispose = lm_reversed_panel_dispose;
  widget_class->map = lm_reversed_panel_map;
  widget_class->unmap = lm_reversed_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_reversed_panel_position_changed;

  g_type_ensure (LM_TYPE_BADGE);
  g_type_ensure (LM_TYPE_REVERSED_CHART);
  bind_template (widget_class);
}

static void
lm_reversed_panel_init (LmReversedPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (self->target_spin, LM_REVERSED_SURVEY_FIRST, LM_REVERSED_SURVEY_MAX);
  gtk_spin_button_set_increments (self->target_spin, 1, STEP);
}
