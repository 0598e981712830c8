/* SPDX-License-Identifier: GPL-3.0-or-later */
/* panel.c: the scores, the deals, and what has happened at the table. */

#include "panel.h"

#include "engine/explore/lm-course.h"
#include "kit/lm-board-kit.h"
#include "kit/page/lm-chart-saver.h"
#include "kit/page/lm-section.h"

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
  LmChartSaver  *saver;

  LmPosition    *position;
  guint          n_steps;  /* how many are told at most */
};

G_DEFINE_FINAL_TYPE (LmSlsPanel, lm_sls_panel, LM_TYPE_GAME_PANEL)

static GtkWidget *
create_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
}

/* Takes @text. */
static GtkWidget *
create_line (char       *text,
             const char *style)
{
  GtkWidget *label = create_label (text);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_widget_set_visible (label, *text != '\0');
  g_free (text);
  return label;
}

/* A row that only tells. */
static void
add_row (GtkListBox *list,
         GtkWidget  *child)
{
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "child", child, NULL);

  gtk_widget_set_margin_start (child, 9);
  gtk_widget_set_margin_end (child, 9);
  gtk_list_box_append (list, row);
}

static void
clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
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

static void
add_score (LmSlsPanel       *self,
           const LmSlsState *state,
           guint             player)
{
  char *chips = lm_sls_state_is_left (state, player) ? describe_chips (state, player) : g_strdup (_("out"));

  gtk_grid_attach (self->scores, create_line (g_strdup (lm_sls_get_player_name (player)), "heading"), 0, 2 * player, 1, 1);
  gtk_grid_attach (self->scores, create_line (chips, NULL), 1, 2 * player, 1, 1);
  gtk_grid_attach (self->scores, create_line (describe_score (state, player), NULL), 2, 2 * player, 1, 1);
  gtk_grid_attach (self->scores, create_line (describe_giver (state, player), "caption"), 1, 2 * player + 1, 1, 1);
}

static void
show_scores (LmSlsPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->scores))) != NULL)
    gtk_grid_remove (self->scores, child);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    add_score (self, lm_sls_position_get_state (self->position), i);
}

/* --- Deals ---------------------------------------------------------------- */

/* A button that makes @move, which it takes; a screen reader says @name, which it takes too. */
static void
add_button (GtkWidget  *buttons,
            const char *label,
            char       *move,
            char       *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  lm_accessible_name_explain (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", move);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), LM_SLS_PLAY_ACTION);
  gtk_flow_box_insert (GTK_FLOW_BOX (buttons), button, -1);
  /* The button is what takes the focus, not the cell around it; the Tab key would stay before an insensitive one. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  g_object_bind_property (button, "sensitive", gtk_widget_get_parent (button), "sensitive", G_BINDING_SYNC_CREATE);
  g_free (move);
  g_free (name);
}

static void
add_answers (GtkWidget *buttons,
             guint      number)
{
  add_button (buttons, _("Accept"), g_strdup_printf ("accept:%u", number), g_strdup_printf (_("Accept deal %u"), number));
  add_button (buttons, _("Decline"), g_strdup_printf ("refuse:%u", number), g_strdup_printf (_("Decline deal %u"), number));
}

static void
add_broken (GtkWidget *buttons,
            guint      number,
            guint      player)
{
  const char *name = lm_sls_get_player_name (player);
  g_autofree char *label = g_strdup_printf (_("%s Broke It"), name);

  add_button (buttons, label, g_strdup_printf ("broken:%u:%c", number, lm_sls_get_letter (player)),
              g_strdup_printf (_("%s broke deal %u"), name, number));
}

/* Whether a deal in words is kept people have to tell. */
static void
add_marks (GtkWidget       *buttons,
           guint            number,
           const LmSlsPact *pact,
           guint            persons)
{
  if (persons & LM_SLS_BIT (pact->proposer))
    add_button (buttons, _("Kept"), g_strdup_printf ("kept:%u", number),
                g_strdup_printf (_("Deal %u was kept"), number));
  if (persons & LM_SLS_BIT (pact->proposer))
    add_broken (buttons, number, pact->proposer);
  if (persons & LM_SLS_BIT (pact->partner))
    add_broken (buttons, number, pact->partner);
}

/* What can be done about a deal by those who are persons. */
static GtkWidget *
create_buttons (guint            number,
                const LmSlsDeal *deal,
                guint            persons)
{
  GtkWidget *buttons = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                     "max-children-per-line", 3, NULL);

  if (deal->state == LM_SLS_DEAL_OFFERED && (persons & LM_SLS_BIT (deal->pact.partner)) != 0)
    add_answers (buttons, number);
  if (deal->state == LM_SLS_DEAL_MADE && deal->pact.kind == LM_SLS_DEAL_WORDS)
    add_marks (buttons, number, &deal->pact, persons);
  gtk_widget_set_visible (buttons, gtk_widget_get_first_child (buttons) != NULL);

  return buttons;
}

static void
add_deal (LmSlsPanel      *self,
          guint            number,
          const LmSlsDeal *deal,
          guint            persons)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                 "margin-top", 6, "margin-bottom", 6, NULL);
  g_autofree char *pact = lm_sls_describe_pact (&deal->pact, deal->words);

  /* Translators: the number of a deal, and the deal. */
  gtk_box_append (GTK_BOX (box), create_line (g_strdup_printf (_("%u. %s."), number, pact), NULL));
  gtk_box_append (GTK_BOX (box), create_line (lm_sls_log_describe_deal (deal), "caption"));
  if (deal->pact.kind == LM_SLS_DEAL_WORDS)
    gtk_box_append (GTK_BOX (box), create_line (g_strdup_printf (_("Between %s and %s"),
                                                                 lm_sls_get_player_name (deal->pact.proposer),
                                                                 lm_sls_get_player_name (deal->pact.partner)), "caption"));
  gtk_box_append (GTK_BOX (box), create_buttons (number, deal, persons));
  add_row (self->deals, box);
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
    add_deal (self, i, lm_sls_record_get_deal (record, i), get_actors (self));
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

  gtk_widget_set_margin_top (label, 3);
  gtk_widget_set_margin_bottom (label, 3);
  add_row (self->log, label);
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
play (GtkWidget  *panel,
      const char *action,
      GVariant   *move)
{
  lm_game_panel_play_move (LM_GAME_PANEL (panel), g_variant_get_string (move, NULL));
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

  g_type_ensure (LM_TYPE_CHART_SAVER);
  g_type_ensure (LM_TYPE_SECTION);
  g_type_ensure (LM_TYPE_SLS_DEAL_FORM);
  gtk_widget_class_install_action (widget_class, LM_SLS_PLAY_ACTION, "s", play);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/so-long-sucker/panel/panel.ui");
  LM_BIND_CHILDREN (widget_class, LmSlsPanel, scores, deals_box, deals, form, log, more, saver);
  gtk_widget_class_bind_template_callback (widget_class, more_clicked_cb);
}

/* The game so far, with its deals, as the table of the command line tells it. */
static gboolean
get_log_table (gpointer      panel,
               LmChartTable *table)
{
  LmMatch *match = lm_game_panel_get_match (panel);
  LmSession *session = match != NULL ? lm_match_get_session (match) : NULL;
  g_autoptr (GPtrArray) nodes = session != NULL ? lm_course_list_nodes (lm_session_get_current (session)) : NULL;
  g_auto (GStrv) moves = nodes != NULL ? lm_course_list_moves (nodes) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  table->info = lm_table_info_find ("so-long-sucker-games", NULL);
  if (moves == NULL || moves[0] == NULL)
    return FALSE;

  for (guint i = 0; moves[i] != NULL; i++)
    lm_command_append (text, moves[i]);
  table->options = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_hash_table_insert (table->options, (gpointer) "start", lm_position_to_string (lm_node_get_position (g_ptr_array_index (nodes, 0))));
  g_hash_table_insert (table->options, (gpointer) "moves", g_strdup (text->str + 1));
  return TRUE;
}

static void
lm_sls_panel_init (LmSlsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_chart_saver_set_table (self->saver, get_log_table, FALSE, self, "so-long-sucker");
}
