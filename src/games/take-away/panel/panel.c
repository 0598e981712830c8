/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the P-positions of the present alpha, its stable interval, and the cutoffs. */

#include "panel.h"

#include "../solver/solver.h"
#include "kit/page/lm-exhibit.h"
#include "kit/page/lm-section.h"

/* The plot goes so far by itself: that takes some milliseconds. */
#define FIRST_TARGET 20

/* What is played with where the pile at hand leaves nothing to play. */
#define DEFAULT_STONES "20"

struct _LmTakeAwayPanel
{
  LmGamePanel       parent_instance;

  GtkLabel         *alpha_label;
  GtkLabel         *interval_label;
  GtkWidget        *previous_button;
  GtkWidget        *next_button;
  LmExhibit        *line_exhibit;
  LmChart          *line;
  GtkWidget        *open_button;
  LmChartSaver     *terms_saver;
  LmTakeAwayTerms  *terms;
  LmSection        *recurrence;
  GtkLabel         *recurrence_label;
  GtkLabel         *proof_label;
  LmExhibit        *plot_exhibit;
  GtkWidget        *extend_button;
  LmSection        *guess;

  LmTakeAway       *game;   /* what is looked at */
  LmTakeAway       *board;  /* what is played */
  LmSurvey         *survey;
  char             *stones; /* the pile that a step to another interval keeps */
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPanel, lm_take_away_panel, LM_TYPE_GAME_PANEL)

static void
show_interval (LmTakeAwayPanel *self)
{
  const LmTakeAwaySequence *sequence = lm_take_away_get_sequence (self->game);
  const LmTakeAwayFraction lower = lm_take_away_sequence_get_from (sequence);
  const LmTakeAwayFraction upper = lm_take_away_sequence_get_to (sequence);
  g_autofree char *alpha = lm_take_away_fraction_to_string (lm_take_away_get_alpha (self->game));
  g_autofree char *from = lm_take_away_fraction_to_string (&lower);
  g_autofree char *to = lm_take_away_fraction_to_string (&upper);

  lm_label_take (self->alpha_label, g_strdup_printf (_("α = %s"), alpha));
  lm_label_take (self->interval_label,
                 g_strdup_printf (_("Every α from %s to just below %s has the same lost piles: "
                                    "the stable interval [%s, %s)."),
                                  from, to, from, to));
  gtk_widget_set_sensitive (self->previous_button, lower.numerator > lower.denominator);
  gtk_widget_set_sensitive (self->next_button, upper.numerator <= LM_TAKE_AWAY_MAX_ALPHA * upper.denominator);
}

static char *
describe_recurrence (guint lag,
                     guint first)
{
  if (lag == 0)
    return g_strdup_printf (_("Every lost pile is twice the one before. The lag is k = 0: "
                              "P(n + 1) = P(n) + P(n) for all n ≥ %u."),
                            first);

  return g_strdup_printf (ngettext ("In the end every lost pile is the one before it plus the one %u place before that. "
                                    "The lag is k = %u: P(n + 1) = P(n) + P(n − %u) for all n ≥ %u.",
                                    "In the end every lost pile is the one before it plus the one %u places before that. "
                                    "The lag is k = %u: P(n + 1) = P(n) + P(n − %u) for all n ≥ %u.",
                                    lag),
                          lag, lag, lag, first);
}

static void
show_recurrence (LmTakeAwayPanel *self)
{
  const LmTakeAwaySequence *sequence = lm_take_away_get_sequence (self->game);
  const guint lag = lm_take_away_sequence_get_lag (sequence);
  const guint first = lm_take_away_sequence_get_first (sequence);
  const guint certain = lm_take_away_sequence_get_certain (sequence);

  lm_label_take (self->recurrence_label, describe_recurrence (lag, first));
  lm_label_take (self->proof_label,
                 g_strdup_printf (_("This is certain: the lag is %u for k + 2 = %u values of n in a row, from %u to %u. "
                                    "The lag is k at n when α P(n − k − 1) < P(n) ≤ α P(n − k). "
                                    "Adding this for n and for n − k gives it for n + 1, and so on for ever."),
                                  lag, lag + 2, first, certain));
}

static gboolean
has_same_interval (LmTakeAway *a,
                   LmTakeAway *b)
{
  const LmTakeAwayFraction one = lm_take_away_sequence_get_from (lm_take_away_get_sequence (a));
  const LmTakeAwayFraction other = lm_take_away_sequence_get_from (lm_take_away_get_sequence (b));

  return lm_take_away_fraction_compare (&one, &other) == 0;
}

static void
show_open (LmTakeAwayPanel *self)
{
  const LmTakeAwayFraction alpha = lm_take_away_sequence_get_from (lm_take_away_get_sequence (self->game));
  g_autofree char *number = lm_take_away_fraction_to_string (&alpha);
  g_autofree char *name = g_strdup_printf (_("Play α = %s with %s stones"), number, self->stones);

  gtk_widget_set_sensitive (self->open_button, !has_same_interval (self->game, self->board));
  gtk_widget_set_tooltip_text (self->open_button, name);
  lm_accessible_name_set (self->open_button, name);
}

static void
show_game (LmTakeAwayPanel *self,
           LmTakeAway      *game)
{
  g_set_object (&self->game, game);
  show_interval (self);
  show_recurrence (self);
  lm_take_away_terms_set_game (self->terms, game);
}

/* To look at an alpha leaves the game on the board alone. */
static void
browse (LmTakeAwayPanel          *self,
        const LmTakeAwayFraction *alpha)
{
  g_autoptr (LmGame) game = lm_take_away_new (alpha);

  if (has_same_interval (LM_TAKE_AWAY (game), self->board))
    g_set_object (&game, LM_GAME (self->board));
  if (!has_same_interval (LM_TAKE_AWAY (game), self->game))
    show_game (self, LM_TAKE_AWAY (game));
  show_open (self);
}

static void
browse_chosen (gpointer panel)
{
  LmTakeAwayPanel *self = panel;
  const LmTakeAwayFraction *chosen = lm_take_away_line_get_chosen (self->line);

  if (chosen != NULL)
    browse (self, chosen);
}

static char *
read_chosen (gpointer panel)
{
  LmTakeAwayPanel *self = panel;
  LmTakeAwayFraction lower;
  LmTakeAwayFraction upper;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (lm_take_away_line_get_chosen (self->line) == NULL || has_same_interval (self->game, self->board))
    return g_strdup (_("Click an interval to look at it; click twice to play there."));

  lower = lm_take_away_sequence_get_from (lm_take_away_get_sequence (self->game));
  upper = lm_take_away_sequence_get_to (lm_take_away_get_sequence (self->game));
  from = lm_take_away_fraction_to_string (&lower);
  to = lm_take_away_fraction_to_string (&upper);
  return g_strdup_printf (_("From %s to just below %s: Enter plays there."), from, to);
}

static void
look_at (LmTakeAwayPanel          *self,
         const LmTakeAwayFraction *alpha)
{
  browse (self, alpha);
  lm_take_away_line_choose (self->line, alpha);
  lm_exhibit_changed (self->line_exhibit);
}

/* The moves of a game share it; another one of the same alpha has nothing else to tell. */
static void
show_board (LmTakeAwayPanel *self,
            LmTakeAway      *game)
{
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (game);

  if (self->board == NULL || lm_take_away_fraction_compare (alpha, lm_take_away_get_alpha (self->board)) != 0)
    {
      g_set_object (&self->board, game);
      show_game (self, game);
      lm_take_away_line_set_alpha (self->line, alpha);
      lm_exhibit_changed (self->line_exhibit);
    }
  show_open (self);
}

static void
lm_take_away_panel_position_changed (LmGamePanel *panel,
                                     LmPosition  *position)
{
  LmTakeAwayPanel *self = LM_TAKE_AWAY_PANEL (panel);
  const LmTakeAwayPosition *pile = LM_TAKE_AWAY_POSITION (position);

  if (mpz_cmp_ui (pile->stones, 1) > 0)
    {
      g_free (self->stones);
      self->stones = lm_take_away_number_to_string (pile->stones);
    }
  show_board (self, LM_TAKE_AWAY (lm_position_get_game (position)));
  if (lm_take_away_plot_get_target (self->survey) == 1)
    lm_survey_extend (self->survey, FIRST_TARGET);
}

static void
previous_clicked_cb (LmTakeAwayPanel *self)
{
  const LmTakeAwayFraction from = lm_take_away_sequence_get_from (lm_take_away_get_sequence (self->game));
  g_autoptr (LmTakeAwaySequence) below = lm_take_away_sequence_new_below (&from);
  const LmTakeAwayFraction alpha = lm_take_away_sequence_get_from (below);

  look_at (self, &alpha);
}

static void
next_clicked_cb (LmTakeAwayPanel *self)
{
  const LmTakeAwayFraction alpha = lm_take_away_sequence_get_to (lm_take_away_get_sequence (self->game));

  look_at (self, &alpha);
}

static char *
link_chosen (gpointer panel,
             double   x,
             double   y)
{
  LmTakeAwayPanel *self = panel;
  const LmTakeAwayFraction alpha = lm_take_away_sequence_get_from (lm_take_away_get_sequence (self->game));
  g_autofree char *number = lm_take_away_fraction_to_string (&alpha);

  return has_same_interval (self->game, self->board) ? NULL
                                                     : g_strdup_printf ("lastmove:take-away?alpha=%s&stones=%s", number, self->stones);
}

static void
open_clicked_cb (LmTakeAwayPanel *self)
{
  lm_exhibit_choose (self->line_exhibit);
}

static guint
get_next_target (LmTakeAwayPanel *self)
{
  const guint reached = lm_take_away_plot_get_reached (self->survey);
  guint target = FIRST_TARGET;

  while (target <= reached)
    target *= 2;

  return MIN (target, LM_TAKE_AWAY_MAX_ALPHA);
}

static void
extend_clicked_cb (LmTakeAwayPanel *self)
{
  lm_survey_extend (self->survey, get_next_target (self));
  lm_exhibit_move_focus (self->plot_exhibit);
}

static void
stop (gpointer panel)
{
  lm_survey_stop (LM_TAKE_AWAY_PANEL (panel)->survey);
}

static void
survey_changed_cb (LmTakeAwayPanel *self)
{
  const guint reached = lm_take_away_plot_get_reached (self->survey);
  const guint target = lm_take_away_plot_get_target (self->survey);
  g_autofree char *extend = g_strdup_printf (_("Extend to %u"), get_next_target (self));

  /* The last row comes before the end of the run. */
  lm_exhibit_show_progress (self->plot_exhibit, reached < target, (double) reached / target,
                            g_strdup_printf (_("%u of %u"), reached, target));
  gtk_button_set_label (GTK_BUTTON (self->extend_button), extend);
  gtk_widget_set_sensitive (self->extend_button, reached < LM_TAKE_AWAY_MAX_ALPHA);
  lm_exhibit_changed (self->plot_exhibit);
}

/* --- what is saved -------------------------------------------------------- */

static gboolean
get_line_table (gpointer      panel,
                LmChartTable *table)
{
  LmTakeAwayPanel *self = panel;

  table->info = &lm_take_away_tables[LM_TAKE_AWAY_TABLE_CUTOFFS];
  table->column = "cutoff";
  lm_take_away_line_get_range (self->line, &table->from, &table->to);
  return self->game != NULL;
}

static gboolean
get_terms_table (gpointer      panel,
                 LmChartTable *table)
{
  LmTakeAwayPanel *self = panel;

  if (self->game == NULL)
    return FALSE;

  table->info = &lm_take_away_tables[LM_TAKE_AWAY_TABLE_POSITIONS];
  table->to = lm_take_away_terms_get_last (self->terms);
  table->options = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_hash_table_insert (table->options, (gpointer) "alpha", lm_take_away_fraction_to_string (lm_take_away_get_alpha (self->game)));
  return TRUE;
}

static gboolean
get_plot_table (gpointer      panel,
                LmChartTable *table)
{
  table->info = &lm_take_away_tables[LM_TAKE_AWAY_TABLE_GROWTH];
  table->column = "quotient";
  table->from = 1;
  table->to = lm_take_away_plot_get_reached (LM_TAKE_AWAY_PANEL (panel)->survey);
  return TRUE;
}

static void
lm_take_away_panel_constructed (GObject *object)
{
  static const LmExhibitInfo line_info = {
    .more = N_("Show more of the number line"), .less = N_("Show less of the number line"), .read = read_chosen, .moved = browse_chosen,
    .link = link_chosen, .get_table = get_line_table, .file = "cutoffs",
  };
  static const LmExhibitInfo plot_info = {
    .progress = N_("Progress of the plot"), .stop_label = N_("Cancel"), .stop = stop, .get_table = get_plot_table, .file = "cutoff-growth",
  };
  LmTakeAwayPanel *self = LM_TAKE_AWAY_PANEL (object);
  LmSolver *solver = lm_game_panel_get_solver (LM_GAME_PANEL (self));

  G_OBJECT_CLASS (lm_take_away_panel_parent_class)->constructed (object);

  self->survey = lm_survey_new (solver, &lm_take_away_tables[LM_TAKE_AWAY_TABLE_CUTOFFS], NULL);
  lm_exhibit_begin (self->plot_exhibit, &plot_info, self, lm_take_away_plot_new (self->survey));
  g_signal_connect_object (self->survey, "changed", G_CALLBACK (survey_changed_cb), self, G_CONNECT_SWAPPED);
  lm_exhibit_begin (self->line_exhibit, &line_info, self, lm_take_away_line_new (solver));
  self->line = lm_exhibit_get_chart (self->line_exhibit);
  lm_chart_saver_set_table (self->terms_saver, get_terms_table, FALSE, self, "lost-piles");
  survey_changed_cb (self);
}

static void
lm_take_away_panel_dispose (GObject *object)
{
  LmTakeAwayPanel *self = LM_TAKE_AWAY_PANEL (object);

  if (self->survey != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->survey, self);
      lm_survey_stop (self->survey);
    }
  g_clear_object (&self->survey);
  g_clear_object (&self->game);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (lm_take_away_panel_parent_class)->dispose (object);
}

static void
lm_take_away_panel_finalize (GObject *object)
{
  g_free (LM_TAKE_AWAY_PANEL (object)->stones);

  G_OBJECT_CLASS (lm_take_away_panel_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/take-away/panel/panel.ui");
  LM_BIND_CHILDREN (widget_class, LmTakeAwayPanel, alpha_label, interval_label, previous_button, next_button,
                    line_exhibit, open_button, terms_saver, terms, recurrence, recurrence_label, proof_label, plot_exhibit, extend_button,
                    guess);
  LM_BIND_CALLBACKS (widget_class, previous_clicked_cb, next_clicked_cb, open_clicked_cb, extend_clicked_cb);
}

static void
lm_take_away_panel_class_init (LmTakeAwayPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = lm_take_away_panel_constructed;
  object_class->dispose = lm_take_away_panel_dispose;
  object_class->finalize = lm_take_away_panel_finalize;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_take_away_panel_position_changed;

  LM_ENSURE_TYPES (LM_TYPE_EXHIBIT, LM_TYPE_SECTION, LM_TYPE_TAKE_AWAY_TERMS);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
lm_take_away_panel_init (LmTakeAwayPanel *self)
{
  self->stones = g_strdup (DEFAULT_STONES);
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_section_set_status (self->recurrence, LM_STATUS_PROVED);
  lm_section_set_status (self->guess, LM_STATUS_CONJECTURED);
}
