/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths-panel.c: how long the games from the position on the board last, and who wins them. */

#include "lm-lengths-panel.h"

#include "kit/page/lm-exhibit.h"
#include "kit/page/lm-section.h"
#include "lm-lengths-words.h"

#include "engine/game/lm-game-info.h"
#include "engine/solve/lm-reason.h"

#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>
#include <math.h>

/* All games are counted as long as so few positions, or so little time, will do. */
#define MOST_POSITIONS 50000
#define MOST_SECONDS 20

/* Else games are played, so many, or for so many slices of so many seconds; and as many more when they are asked for. */
#define N_GAMES 20000
#define N_SLICES 100
#define SLICE_SECONDS 0.3
#define SEED 1

#define CHART_WIDTH 200
#define CHART_LINES 10.0

struct _LmLengthsPanel
{
  LmGamePanel      parent_instance;

  LmExhibit       *exhibit;
  GtkLabel        *extent_label;
  GtkLabel        *source_label;
  GtkWidget       *measures;
  GtkToggleButton *games_button;
  GtkLabel        *mean_label;
  GtkLabel        *winners_label;
  GtkSpinButton   *modulo;
  GtkLabel        *residues_label;
  GtkWidget       *again;

  gboolean         held;
  LmPosition      *position;             /* which all below is about; NULL before it is asked */
  LmLengthBounds   bounds;
  guint            n_positions;
  LmLengths       *exact[LM_N_MEASURES]; /* NULL where they are not known */
  LmSampler       *sampler;              /* at work while something is asked */
  LmLengths       *sample;
  guint64          n_games;              /* how many are to be played */
  guint            n_slices;             /* how many more times */
  gboolean         reading;              /* whether somebody has seen them */
  char            *problem;              /* why it is not exact */
};

G_DEFINE_FINAL_TYPE (LmLengthsPanel, lm_lengths_panel, LM_TYPE_GAME_PANEL)

static void ask (LmLengthsPanel *self);

/* --- what is asked of the solver ----------------------------------------- */

/* All games, or why not. */
typedef struct
{
  LmLengthBounds  bounds;
  guint           n_positions; /* 0 where they were not all found; then there are no bounds either */
  LmLengths      *lengths[LM_N_MEASURES];
  char           *problem;
} Count;

static void
count_free (Count *count)
{
  for (guint i = 0; i < LM_N_MEASURES; i++)
    g_clear_pointer (&count->lengths[i], lm_lengths_free);
  g_free (count->problem);
  g_free (count);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Count, count_free)

static gpointer
count_func (LmSolveContext  *context,
            gpointer         position,
            GError         **error)
{
  g_autoptr (Count) count = g_new0 (Count, 1);
  g_autoptr (GError) problem = NULL;
  g_autoptr (LmLengthGraph) graph = NULL;

  lm_solve_context_set_seconds (context, MOST_SECONDS);
  graph = lm_length_graph_new (position, MOST_POSITIONS, context, &problem);
  if (graph != NULL)
    {
      lm_length_graph_get_bounds (graph, &count->bounds);
      count->n_positions = lm_length_graph_get_size (graph);
    }
  for (guint i = 0; problem == NULL && i < LM_N_MEASURES; i++)
    count->lengths[i] = lm_length_graph_count (graph, i, context, &problem);

  count->problem = problem != NULL ? g_strdup (problem->message) : NULL;
  return lm_solve_context_is_cancelled (context, error) ? NULL : g_steal_pointer (&count);
}

/* What a slice is asked with. The sampler is the worker's until that has come to its end. */
typedef struct
{
  LmSampler *sampler;
  guint64    n_games;
} Slice;

static void
slice_free (Slice *slice)
{
  lm_sampler_unref (slice->sampler);
  g_free (slice);
}

static gpointer
sample_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  Slice *slice = data;

  lm_solve_context_set_seconds (context, SLICE_SECONDS);
  lm_sampler_run (slice->sampler, slice->n_games, context);
  return lm_lengths_copy (lm_sampler_get_lengths (slice->sampler));
}

/* --- words --------------------------------------------------------------- */

static LmMeasure
get_measure (LmLengthsPanel *self)
{
  return gtk_toggle_button_get_active (self->games_button) ? LM_MEASURE_GAMES : LM_MEASURE_MOVES;
}

/* What shows; NULL as long as nothing is known. */
static const LmLengths *
get_lengths (LmLengthsPanel *self)
{
  if (self->exact[LM_MEASURE_MOVES] != NULL)
    return self->exact[get_measure (self)];

  return self->sample != NULL && mpz_sgn (self->sample->total) > 0 ? self->sample : NULL;
}

static char *
describe_source (LmLengthsPanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *source = NULL;
  g_autofree char *theorem = NULL;
  g_autofree char *reference = NULL;
  LmLengthBounds bounds;

  if (self->exact[LM_MEASURE_MOVES] != NULL)
    source = lm_lengths_describe_exact (self->exact[LM_MEASURE_GAMES], self->n_positions);
  else if (self->problem != NULL)
    source = lm_lengths_describe_sample (self->sample, self->problem);
  if (source == NULL)
    source = g_strdup (lm_game_panel_is_asking (LM_GAME_PANEL (self)) ? _("All games are being counted.") : _("Stopped."));
  g_string_append (text, source);

  if (lm_length_bounds_find (self->position, &bounds) && bounds.reference != NULL)
    {
      theorem = lm_length_bounds_describe (&bounds);
      reference = lm_reason_cite (bounds.reference);
      g_string_append_printf (text, " %s: %s.", reference, theorem);
    }
  if (lm_position_get_info (self->position)->n_players > 2)
    g_string_append_printf (text, " %s", _("Only the decisions of the player to move count, not what is done out of turn."));
  return g_strdup (text->str);
}

/* --- the chart ----------------------------------------------------------- */

static void
draw (gpointer           panel,
      const LmChartPlot *plot)
{
  const LmLengths *lengths = get_lengths (panel);
  const double bottom = round (lm_chart_plot_get_y (plot, 0));

  for (guint length = lengths->first; length < lm_lengths_get_end (lengths); length++)
    {
      const double share = 100 * lm_lengths_get_share (lengths, lm_lengths_get_weight (lengths, length));
      const double left = round (lm_chart_plot_get_x (plot, length - 0.5));
      const double right = round (lm_chart_plot_get_x (plot, length + 0.5));
      const double gap = right - left > 4 ? 1 : 0;
      const double top = lm_chart_plot_get_y (plot, share);

      cairo_rectangle (plot->cr, left, top, MAX (right - left - gap, 1), bottom - top);
    }
  lm_chart_plot_draw_tone (plot, &plot->style.accent, LM_CHART_TONE_FULL);
}

static char *
describe (gpointer panel,
          double   x,
          double   y)
{
  const LmLengths *lengths = get_lengths (panel);
  const guint length = CLAMP (x, lengths->first, lm_lengths_get_end (lengths) - 1);
  g_autofree char *share = lm_lengths_describe_share (lengths, lm_lengths_get_weight (lengths, length));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u move: %s", "%u moves: %s", length), length, share);
}

/* For a file. */
static LmRows *
get_rows (gpointer   panel,
          char     **command)
{
  LmLengthsPanel *self = panel;
  const LmLengths *lengths = get_lengths (self);
  g_autofree char *text = lengths != NULL ? lm_position_to_string (lengths->position) : NULL;
  g_autofree char *quoted = text != NULL ? g_shell_quote (text) : NULL;

  if (lengths == NULL)
    return NULL;

  *command = lengths->is_sample ? g_strdup_printf ("last-move-solve random --games %lu --seed %u %s", mpz_get_ui (lengths->total), SEED, quoted)
                                : g_strdup_printf ("last-move-solve random --exact%s %s",
                                                   get_measure (self) == LM_MEASURE_GAMES ? " --measure" : "", quoted);
  return lm_lengths_to_rows (lengths, 0);
}

static void
set_axes (LmLengthsPanel  *self,
          const LmLengths *lengths)
{
  const guint last = lm_lengths_get_end (lengths) - 1;
  const LmChartAxis x = { lengths->first, MAX (last, lengths->first + 1), 1, C_("axis", "moves"), .cells = TRUE };
  LmChartAxis y = { 0, 0, 1, "%" };

  for (guint length = lengths->first; length <= last; length++)
    y.upper = MAX (y.upper, 100 * lm_lengths_get_share (lengths, lm_lengths_get_weight (lengths, length)));
  lm_chart_set_axes (lm_exhibit_get_chart (self->exhibit), &x, &y, last);
}

/* --- what is shown ------------------------------------------------------- */

static void
show_residues (LmLengthsPanel *self)
{
  const LmLengths *lengths = get_lengths (self);

  if (lengths != NULL)
    lm_label_take (self->residues_label, lm_lengths_describe_residues (lengths, gtk_spin_button_get_value_as_int (self->modulo)));
}

/* At first the chart is read near the average. */
static void
read_middle (LmLengthsPanel *self)
{
  double mean, deviation;

  lm_lengths_measure (get_lengths (self), &mean, &deviation);
  lm_chart_read_at (lm_exhibit_get_chart (self->exhibit), round (mean), 0);
}

/* Lengths of one parity, or a move that ends the game, are as good as a verdict. */
static gboolean
gives_away (LmLengthsPanel *self)
{
  const LmLengths *lengths = get_lengths (self);

  if (lm_position_is_over (self->position) || lm_match_get_telling (lm_game_panel_get_match (LM_GAME_PANEL (self))))
    return FALSE;

  return lm_length_bounds_tell (&self->bounds, self->position) || (lengths != NULL && lm_lengths_tell (lengths));
}

static void
show_lengths (LmLengthsPanel *self)
{
  const LmLengths *lengths = get_lengths (self);

  gtk_widget_set_visible (self->measures, self->exact[LM_MEASURE_MOVES] != NULL);
  lm_exhibit_set_empty (self->exhibit, lengths == NULL);
  if (lengths == NULL)
    return;

  set_axes (self, lengths);
  if (!self->reading)
    read_middle (self);
  self->reading = TRUE;
  lm_exhibit_changed (self->exhibit);
  lm_label_take (self->mean_label, lm_lengths_describe_mean (lengths));
  lm_label_take (self->winners_label, lm_lengths_describe_winners (lengths));
  show_residues (self);
}

static void
show (LmLengthsPanel *self)
{
  char *extent;

  if (self->position == NULL && !self->held)
    return;
  if (self->held || gives_away (self))
    {
      lm_exhibit_close (self->exhibit,
                        self->held ? _("As long as something is asked on the page Learn, this page says nothing: it could give "
                                       "the answer away.")
                                   : _("Here the lengths of games would give away who wins."), self->held);
      return;
    }

  extent = lm_length_bounds_describe (&self->bounds);
  lm_label_take (self->extent_label, extent != NULL ? extent : g_strdup (_("Number of moves unknown")));
  lm_label_take (self->source_label, describe_source (self));
  show_lengths (self);
  gtk_widget_set_visible (self->again, !lm_game_panel_is_asking (LM_GAME_PANEL (self)) && self->exact[LM_MEASURE_MOVES] == NULL);
  gtk_button_set_label (GTK_BUTTON (self->again), self->sampler != NULL ? _("More Games") : _("Count Again"));
  lm_exhibit_open (self->exhibit);
}

/* How far it has come: in games, or in the table of all games as far as that is known. */
static void
show_progress (gpointer panel,
               double   fraction)
{
  LmLengthsPanel *self = LM_LENGTHS_PANEL (panel);
  const double n_games = self->sample != NULL ? mpz_get_d (self->sample->total) : 0;

  if (self->sampler != NULL)
    lm_exhibit_show_progress (self->exhibit, TRUE, n_games / self->n_games, g_strdup (_("Playing games")));
  else
    lm_exhibit_show_progress (self->exhibit, TRUE, fraction, g_strdup (_("Counting all games")));
}

/* --- asking -------------------------------------------------------------- */

static void
stop (LmLengthsPanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
  lm_exhibit_show_progress (self->exhibit, FALSE, 0, g_strdup (""));
}

static void
begin_sample (LmLengthsPanel *self)
{
  self->n_games += N_GAMES;
  self->n_slices = N_SLICES;
  if (self->sampler == NULL)
    self->sampler = lm_sampler_new (self->position, SEED);
  ask (self);
}

static void
take_count (LmLengthsPanel *self,
            Count          *count)
{
  stop (self);
  if (count->n_positions > 0)
    self->bounds = count->bounds;
  self->n_positions = count->n_positions;
  self->problem = g_steal_pointer (&count->problem);
  for (guint i = 0; self->problem == NULL && i < LM_N_MEASURES; i++)
    self->exact[i] = g_steal_pointer (&count->lengths[i]);
  count_free (count);
  if (self->problem != NULL)
    begin_sample (self);
}

static void
take_sample (LmLengthsPanel *self,
             LmLengths      *sample)
{
  g_clear_pointer (&self->sample, lm_lengths_free);
  self->sample = sample;
  if (mpz_cmp_ui (sample->total, self->n_games) < 0 && self->n_slices-- > 0)
    ask (self);
  else
    stop (self);
}

/* What gave way to another question is asked for again. */
static void
take_answer (gpointer      panel,
             gpointer      answer,
             const GError *error)
{
  LmLengthsPanel *self = LM_LENGTHS_PANEL (panel);

  if (error != NULL)
    {
      ask (self);
      return;
    }

  if (self->sampler == NULL)
    take_count (self, answer);
  else
    take_sample (self, answer);
  show (self);
}

static LmQuestion *
create_question (LmLengthsPanel *self)
{
  Slice *slice;

  if (self->sampler == NULL)
    return lm_question_new (count_func, lm_position_ref (self->position), (GDestroyNotify) lm_position_unref,
                            (GDestroyNotify) count_free);

  slice = g_new0 (Slice, 1);
  slice->sampler = lm_sampler_ref (self->sampler);
  slice->n_games = self->n_games;
  return lm_question_new (sample_func, slice, (GDestroyNotify) slice_free, (GDestroyNotify) lm_lengths_free);
}

static void
ask (LmLengthsPanel *self)
{
  LmQuestion *question = create_question (self);

  lm_question_set_background (question);
  lm_game_panel_ask (LM_GAME_PANEL (self), question, take_answer, show_progress);
}

static void
clear (LmLengthsPanel *self)
{
  for (guint i = 0; i < LM_N_MEASURES; i++)
    g_clear_pointer (&self->exact[i], lm_lengths_free);
  g_clear_pointer (&self->sampler, lm_sampler_unref);
  g_clear_pointer (&self->sample, lm_lengths_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->position, lm_position_unref);
}

static void
forget (LmLengthsPanel *self)
{
  stop (self);
  clear (self);
  self->n_games = 0;
  self->reading = FALSE;
}

/* Works only for who looks, and on what is on the board. */
static void
begin (LmLengthsPanel *self)
{
  LmPosition *position = lm_game_panel_get_position (LM_GAME_PANEL (self));

  if (position == NULL || self->held || !gtk_widget_get_mapped (GTK_WIDGET (self)) || position == self->position)
    return;

  forget (self);
  self->position = lm_position_ref (position);
  lm_length_bounds_find (position, &self->bounds);
  ask (self);
  show (self);
}

static void
lm_lengths_panel_position_changed (LmGamePanel *panel,
                                   LmPosition  *position)
{
  begin (LM_LENGTHS_PANEL (panel));
}

/* While something is asked elsewhere it says nothing. */
static void
telling_changed_cb (LmLengthsPanel *self)
{
  self->held = lm_match_get_silent (lm_game_panel_get_match (LM_GAME_PANEL (self)));
  begin (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
stop_clicked (gpointer panel)
{
  stop (panel);
  show (panel);
}

static void
again_clicked_cb (LmLengthsPanel *self)
{
  if (self->sampler != NULL)
    begin_sample (self);
  else
    ask (self);
  show (self);
}

/* --- the widget ---------------------------------------------------------- */

static void
lm_lengths_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_lengths_panel_parent_class)->map (widget);
  begin (LM_LENGTHS_PANEL (widget));
}

static void
lm_lengths_panel_unmap (GtkWidget *widget)
{
  LmLengthsPanel *self = LM_LENGTHS_PANEL (widget);

  /* What was not finished begins anew when somebody looks again. */
  if (lm_game_panel_is_asking (LM_GAME_PANEL (self)))
    forget (self);
  GTK_WIDGET_CLASS (lm_lengths_panel_parent_class)->unmap (widget);
}

static void
lm_lengths_panel_constructed (GObject *object)
{
  LmLengthsPanel *self = LM_LENGTHS_PANEL (object);

  G_OBJECT_CLASS (lm_lengths_panel_parent_class)->constructed (object);

  g_signal_connect_object (lm_game_panel_get_match (LM_GAME_PANEL (self)), "notify::telling",
                           G_CALLBACK (telling_changed_cb), self, G_CONNECT_SWAPPED);
  telling_changed_cb (self);
}

static void
lm_lengths_panel_finalize (GObject *object)
{
  clear (LM_LENGTHS_PANEL (object));

  G_OBJECT_CLASS (lm_lengths_panel_parent_class)->finalize (object);
}

static void
lm_lengths_panel_class_init (LmLengthsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = lm_lengths_panel_constructed;
  object_class->finalize = lm_lengths_panel_finalize;
  widget_class->map = lm_lengths_panel_map;
  widget_class->unmap = lm_lengths_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_lengths_panel_position_changed;

  LM_ENSURE_TYPES (LM_TYPE_EXHIBIT, LM_TYPE_SECTION);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/lengths-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmLengthsPanel, exhibit, extent_label, source_label, measures, games_button, mean_label, winners_label,
                    modulo, residues_label, again);
  LM_BIND_CALLBACKS (widget_class, show, show_residues, again_clicked_cb);
}

static void
lm_lengths_panel_init (LmLengthsPanel *self)
{
  static const LmExhibitInfo info = {
    .chart = { .draw = draw, .describe = describe }, .name = N_("How many games have how many moves"),
    .keys = N_("The arrow keys read it at other lengths."), .width = CHART_WIDTH, .lines = CHART_LINES,
    .progress = N_("Counting games"), .stop_label = N_("Stop"), .stop = stop_clicked, .gate = N_("Show Them"), .get_rows = get_rows,
    .file = "lengths",
  };

  gtk_widget_init_template (GTK_WIDGET (self));
  lm_exhibit_begin (self->exhibit, &info, self, NULL);
}
