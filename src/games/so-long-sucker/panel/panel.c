/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the scores, the deals, and what has happened at the table. */

#include "config.h"

#include "panel.h"

#include "deal-form.h"
#include "deal-row.h"
#include "../rules/position.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

/* Steps that are told at first, and how many more each time that more are asked for. */
#define N_STEPS 40

struct _LmSlsPanel
{
  LmGamePanel    parent_instance;

  GtkGrid       *scores;
  GtkWidget     *deals_box;
  GtkListBox    *deals;
  LmSlsDealForm *form;
  GtkListBox    *log;
  GtkWidget     *more;

  LmPosition    *position;
  guint          n_steps;  /* how many are told at most */
};

G_DEFINE_FINAL_TYPE (LmSlsPanel, lm_sls_panel, LM_TYPE_GAME_PANEL)

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static void
clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* --- Scores --------------------------------------------------------------- */

static char *
describe_chips (const LmSlsState *state,
                guint             player)
{
  const guint n_own = state->hands[player][player];
  const guint n_prisoners = lm_sls_count (state->hands[player]) - n_own;

  g_autofree char *own = g_strdup_printf (ngettext ("%u chip", "%u chips", n_own), n_own);
  g_autofree char *prisoners = g_strdup_printf (ngettext ("%u prisoner", "%u prisoners", n_prisoners), n_prisoners);

  /* Translators: own chips and prisoners in a hand. */
  return n_prisoners == 0 ? g_steal_pointer (&own) : g_strdup_printf (_("%s, %s"), own, prisoners);
}

static char *
describe_score (const LmSlsState *state,
                guint             player)
{
  if (state->score[player] > 0)
    return g_strdup_printf (ngettext ("%u point", "%u points", state->score[player]), state->score[player]);
  if (state->turn == player)
    return g_strdup (_("to move"));
  return g_strdup ("");
}

static char *
describe_giver (const LmSlsState *state,
                guint             player)
{
  if (state->from[player] == LM_SLS_NONE || !lm_sls_state_is_left (state, player))
    return g_strdup ("");

  /* Translators: who gave the turn to this player last. */
  return g_strdup_printf (_("turn from %s"), lm_sls_get_player_name (state->from[player]));
}

/* Takes @text. */
static void
attach (LmSlsPanel *self,
        char       *text,
        int         column,
        int         row,
        const char *style)
{
  GtkWidget *label = create_label (text);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->scores, label, column, row, 1, 1);
  gtk_widget_set_visible (label, *text != '\0');
  g_free (text);
}

static void
add_score (LmSlsPanel       *self,
           const LmSlsState *state,
           guint             player)
{
  char *chips = lm_sls_state_is_left (state, player) ? describe_chips (state, player) : g_strdup (_("out"));

  attach (self, g_strdup (lm_sls_get_player_name (player)), 0, 2 * player, "heading");
  attach (self, chips, 1, 2 * player, NULL);
  attach (self, describe_score (state, player), 2, 2 * player, NULL);
  attach (self, describe_giver (state, player), 1, 2 * player + 1, "caption");
}

static void
show_scores (LmSlsPanel *self)
{
  clear_grid (self->scores);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_score (self, lm_sls_position_get_state (self->position), i);
}

/* --- Deals ---------------------------------------------------------------- */

static void
play_move_cb (LmSlsPanel *self,
              const char *move)
{
  lm_game_panel_play_move (LM_GAME_PANEL (self), move);
}

static guint
get_actors (LmSlsPanel *self)
{
  return lm_position_is_over (self->position) ? 0 : lm_game_panel_get_persons (LM_GAME_PANEL (self));
}

/* The newest first, for it may wait for an answer. */
static void
show_deals (LmSlsPanel *self)
{
  LmSlsRecord *record = lm_sls_position_get_record (self->position);
  const guint n_deals = lm_sls_record_count (record);

  clear_list (self->deals);
  for (guint i = n_deals; i > 0; i--)
    {
      GtkWidget *row = lm_sls_deal_row_new (i, lm_sls_record_get_deal (record, i), get_actors (self));

      g_signal_connect_object (row, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->deals, row);
    }
  gtk_widget_set_visible (self->deals_box, n_deals > 0);
  lm_sls_deal_form_set_players (self->form, lm_sls_position_get_state (self->position)->left, get_actors (self));
}

/* --- Log ------------------------------------------------------------------ */

static void
add_step (LmSlsPanel  *self,
          LmSlsRecord *step)
{
  g_autofree char *what = lm_sls_log_describe_step (step);
  /* Translators: the number of a step, and what happened at it. */
  g_autofree char *text = g_strdup_printf (_("%u. %s."), step->number, what);
  GtkWidget *label = create_label (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_set_margin_top (label, 3);
  gtk_widget_set_margin_bottom (label, 3);
  gtk_widget_set_margin_start (label, 9);
  gtk_widget_set_margin_end (label, 9);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->log, row);
}

/* The latest first. */
static void
show_log (LmSlsPanel *self)
{
  LmSlsRecord *step = lm_sls_position_get_record (self->position);

  clear_list (self->log);
  for (guint i = 0; step != NULL && i < self->n_steps; i++, step = step->before)
    add_step (self, step);
  gtk_widget_set_visible (self->more, step != NULL);
}

static void
more_clicked_cb (LmSlsPanel *self)
{
  self->n_steps += N_STEPS;
  show_log (self);
}

static void
lm_sls_panel_position_changed (LmGamePanel *panel,
                               LmPosition  *position)
{
  LmSlsPanel *self = LM_SLS_PANEL (panel);

  g_clear_pointer (&self->position, lm_position_unref);
  self->position = lm_position_ref (position);
  self->n_steps = N_STEPS;
  show_scores (self);
  show_deals (self);
  show_log (self);
}

static void
lm_sls_panel_persons_changed (LmGamePanel *panel)
{
  show_deals (LM_SLS_PANEL (panel));
}

static void
lm_sls_panel_dispose (GObject *object)
{
  g_clear_pointer (&LM_SLS_PANEL (object)->position, lm_position_unref);

  G_OBJECT_CLASS (lm_sls_panel_parent_class)->dispose (object);
}

static void
lm_sls_panel_class_init (LmSlsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_panel_dispose;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_sls_panel_position_changed;
  LM_GAME_PANEL_CLASS (klass)->persons_changed = lm_sls_panel_persons_changed;

  g_type_ensure (LM_TYPE_SLS_DEAL_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/so-long-sucker/panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, scores);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, deals_box);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, deals);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, form);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, log);
  gtk_widget_class_bind_template_child (widget_class, LmSlsPanel, more);
  gtk_widget_class_bind_template_callback (widget_class, more_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_move_cb);
}

static void
lm_sls_panel_init (LmSlsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
