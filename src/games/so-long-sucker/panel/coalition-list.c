/* SPDX-License-Identifier: GPL-3.0-or-later */
/* coalition-list.c: what each side of more than two players can force, as a table; choosing one shows how. */

#include "panel.h"

#include "../solver/solver.h"
#include "kit/page/lm-line-view.h"
#include "kit/lm-board-kit.h"
#include "kit/page/lm-chart-saver.h"

struct _LmSlsCoalitionList
{
  LmOutlookView  parent_instance;

  GtkLabel      *estimate_label;
  GtkGrid       *grid;
  GtkWidget     *detail_box; /* in the grid as long as something is chosen */
  GtkLabel      *power_label;
  LmLineView    *line_view;
  GtkWidget     *longer_button;
  GtkLabel      *stopped_label;
  GtkLabel      *limit_label;
  LmChartSaver  *saver;

  LmSlsOutlook  *outlook;
  guint          chosen; /* members, or 0 */
  gboolean       asking;
  gboolean       filling;
  guint          effort; /* how many times the usual one was taken */
};

/* What more is taken each time that the user wants to know more. */
#define LONGER 8

G_DEFINE_FINAL_TYPE (LmSlsCoalitionList, lm_sls_coalition_list, LM_TYPE_OUTLOOK_VIEW)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static const LmSlsCoalition *
get_chosen (LmSlsCoalitionList *self)
{
  return self->outlook != NULL && self->chosen != 0 ? lm_sls_outlook_find (self->outlook, self->chosen) : NULL;
}

/* What a search says of how it ended is not true yet while the next one is under way. */
static void
update_longer (LmSlsCoalitionList *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->limit_label),
                          !self->asking && *gtk_label_get_label (self->limit_label) != '\0');
  gtk_widget_set_visible (self->longer_button,
                          self->outlook != NULL && !self->asking
                          && lm_sls_outlook_count_unknown (self->outlook) > 0);
}

static void
show_detail (LmSlsCoalitionList *self)
{
  const LmSlsCoalition *coalition = get_chosen (self);
  g_autofree char *power = NULL;
  g_autofree char *heading = NULL;

  if (coalition == NULL)
    {
      lm_line_view_set_line (self->line_view, NULL, NULL, NULL);
      return;
    }

  power = lm_sls_outlook_describe_power (self->outlook, coalition);
  heading = lm_sls_outlook_describe_line (self->outlook, coalition);
  gtk_label_set_label (self->power_label, power);
  gtk_widget_set_visible (GTK_WIDGET (self->line_view), coalition->value != LM_VALUE_UNKNOWN);
  lm_line_view_set_line (self->line_view, self->outlook->position, coalition->line, heading);
}

static guint
get_members (GtkWidget *cell)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (cell), "members"));
}

static GtkWidget *
find_cell (LmSlsCoalitionList *self,
           guint               members)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    if (GTK_IS_TOGGLE_BUTTON (cell) && get_members (cell) == members)
      return cell;

  return NULL;
}

static void
leave_grid (LmSlsCoalitionList *self)
{
  if (gtk_widget_get_parent (self->detail_box) == GTK_WIDGET (self->grid))
    gtk_grid_remove (self->grid, self->detail_box);
}

/* Right below the row of what was chosen, where it is in sight: every other row is left free for it. */
static void
place_detail (LmSlsCoalitionList *self)
{
  GtkWidget *cell = find_cell (self, self->chosen);
  int row;

  leave_grid (self);
  if (cell == NULL)
    return;

  gtk_grid_query_child (self->grid, cell, NULL, &row, NULL, NULL);
  gtk_grid_attach (self->grid, self->detail_box, 0, row + 1, 2, 1);
}

static void
press (LmSlsCoalitionList *self,
       gboolean            pressed)
{
  GtkWidget *cell = find_cell (self, self->chosen);

  self->filling = TRUE;
  if (cell != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), pressed);
  self->filling = FALSE;
}

/* At most one of them is pressed. */
static void
choose (LmSlsCoalitionList *self,
        guint               members)
{
  press (self, FALSE);
  self->chosen = members;
  press (self, TRUE);
  place_detail (self);
  show_detail (self);
  g_signal_emit_by_name (self, "chosen");
}

static void
cell_toggled_cb (LmSlsCoalitionList *self,
                 GtkToggleButton    *cell)
{
  if (!self->filling)
    choose (self, gtk_toggle_button_get_active (cell) ? get_members (GTK_WIDGET (cell)) : 0);
}

static GtkWidget *
create_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);
}

static GtkWidget *
create_cell (LmSlsCoalitionList   *self,
             const LmSlsCoalition *coalition)
{
  GtkWidget *cell = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *players = lm_sls_describe_players (coalition->members);
  g_autofree char *name = lm_sls_outlook_describe_sides (self->outlook, coalition);

  gtk_box_append (GTK_BOX (box), lm_value_glyph_new (coalition->value));
  gtk_box_append (GTK_BOX (box), create_label (players));
  gtk_button_set_child (GTK_BUTTON (cell), box);
  gtk_widget_add_css_class (cell, "coalition");
  lm_accessible_name_explain (cell, name);
  /* Of what is not known there is nothing more to show. */
  gtk_widget_set_sensitive (cell, coalition->value != LM_VALUE_UNKNOWN);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell),
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  g_object_set_data (G_OBJECT (cell), "members", GUINT_TO_POINTER (coalition->members));
  g_signal_connect_object (cell, "toggled", G_CALLBACK (cell_toggled_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

/* On the left the sides of the player to move, each beside all the others. */
static void
add_heading (LmSlsCoalitionList *self,
             const char         *format,
             int                 column)
{
  g_autofree char *text = g_strdup_printf (format, lm_position_get_turn_name (self->outlook->position));
  GtkWidget *label = create_label (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (self->grid, label, column, 0, 1, 1);
}

static void
fill_grid (LmSlsCoalitionList *self)
{
  const guint left = lm_position_get_left (self->outlook->position);
  const guint turn = 1u << lm_position_get_turn (self->outlook->position);
  int row = 1;

  add_heading (self, C_("coalitions", "With %s"), 0);
  add_heading (self, C_("coalitions", "Without %s"), 1);
  for (guint i = 0; i < self->outlook->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->outlook->coalitions->pdata[i];
      const LmSlsCoalition *others = lm_sls_outlook_find (self->outlook, left & ~coalition->members);

      if ((coalition->members & turn) == 0)
        continue;

      gtk_grid_attach (self->grid, create_cell (self, coalition), 0, row, 1, 1);
      if (others != NULL)
        gtk_grid_attach (self->grid, create_cell (self, others), 1, row, 1, 1);
      row += 2;
    }
}

static void
clear_grid (LmSlsCoalitionList *self)
{
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, cell);
}

/* Who can be kept from winning, and by whom: a line for each player left. */
static void
show_stopped (LmSlsCoalitionList *self)
{
  const guint left = lm_position_get_left (self->outlook->position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    if ((left & (1u << seat)) != 0)
      {
        g_autofree char *sentence = lm_sls_outlook_describe_stopped (self->outlook, seat);

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
      }

  show_text (self->stopped_label,
             lm_sls_outlook_count_unknown (self->outlook) < self->outlook->coalitions->len ? text->str : NULL);
}

/* A better answer to the same question leaves the keyboard where it was. */
static guint
get_focused (LmSlsCoalitionList *self)
{
  GtkWidget *grid = GTK_WIDGET (self->grid);
  GtkWidget *cell = gtk_widget_get_state_flags (grid) & GTK_STATE_FLAG_FOCUS_WITHIN ? gtk_widget_get_focus_child (grid) : NULL;

  return cell != NULL ? get_members (cell) : 0;
}

static gboolean
is_of_same_position (LmSlsOutlook *a,
                     LmSlsOutlook *b)
{
  return a != NULL && b != NULL && lm_position_equal (a->position, b->position);
}

/* What was chosen stays so as long as the position is the same. */
static void
lm_sls_coalition_list_set_answer (LmOutlookView *view,
                                  LmAnswer      *answer)
{
  LmSlsCoalitionList *self = LM_SLS_COALITION_LIST (view);
  LmSlsOutlook *outlook = answer != NULL ? LM_SLS_OUTLOOK (answer->outlook) : NULL;
  const guint focused = get_focused (self);

  if (self->outlook == outlook)
    return;

  if (!is_of_same_position (self->outlook, outlook))
    {
      self->chosen = 0;
      self->effort = 1;
    }
  leave_grid (self);
  clear_grid (self);
  g_set_object (&self->outlook, outlook);
  gtk_widget_set_visible (GTK_WIDGET (self->stopped_label), outlook != NULL);
  show_text (self->estimate_label, outlook != NULL ? outlook->estimate : NULL);
  show_text (self->limit_label, answer != NULL ? answer->limit : NULL);
  if (outlook != NULL)
    {
      fill_grid (self);
      show_stopped (self);
    }

  update_longer (self);
  choose (self, self->chosen);
  if (focused != 0 && find_cell (self, focused) != NULL)
    gtk_widget_grab_focus (find_cell (self, focused));
}

static void
lm_sls_coalition_list_set_asking (LmOutlookView *view,
                                  gboolean       asking)
{
  LM_SLS_COALITION_LIST (view)->asking = asking;
  update_longer (LM_SLS_COALITION_LIST (view));
}

/* The first move of the line that is shown. */
static const char *
lm_sls_coalition_list_get_move (LmOutlookView *view)
{
  const LmSlsCoalition *coalition = get_chosen (LM_SLS_COALITION_LIST (view));

  return coalition != NULL && coalition->line != NULL ? coalition->line[0] : NULL;
}

static void
search_longer_cb (LmSlsCoalitionList *self)
{
  self->effort *= LONGER;
  g_signal_emit_by_name (self, "search-longer");
}

/* As soon as the search has come to its end. */
static LmRows *
get_rows (gpointer   view,
          char     **command)
{
  LmSlsCoalitionList *self = view;
  g_autofree char *text = NULL;
  g_autofree char *quoted = NULL;

  if (self->outlook == NULL || self->asking)
    return NULL;

  text = lm_position_to_string (self->outlook->position);
  quoted = g_shell_quote (text);
  *command = self->effort > 1 ? g_strdup_printf ("last-move-solve value --effort %u %s", self->effort, quoted)
                              : g_strdup_printf ("last-move-solve value %s", quoted);
  return lm_outlook_to_rows (LM_OUTLOOK (self->outlook));
}

static void
lm_sls_coalition_list_dispose (GObject *object)
{
  g_clear_object (&LM_SLS_COALITION_LIST (object)->detail_box);
  g_clear_object (&LM_SLS_COALITION_LIST (object)->outlook);

  G_OBJECT_CLASS (lm_sls_coalition_list_parent_class)->dispose (object);
}

static void
lm_sls_coalition_list_class_init (LmSlsCoalitionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LmOutlookViewClass *view_class = LM_OUTLOOK_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_coalition_list_dispose;
  view_class->set_answer = lm_sls_coalition_list_set_answer;
  view_class->set_asking = lm_sls_coalition_list_set_asking;
  view_class->get_move = lm_sls_coalition_list_get_move;

  LM_ENSURE_TYPES (LM_TYPE_CHART_SAVER, LM_TYPE_LINE_VIEW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/so-long-sucker/panel/coalition-list.ui");
  LM_BIND_CHILDREN (widget_class, LmSlsCoalitionList, estimate_label, grid, detail_box, power_label, line_view,
                    longer_button, stopped_label, limit_label, saver);
  gtk_widget_class_bind_template_callback (widget_class, search_longer_cb);
}

static void
lm_sls_coalition_list_init (LmSlsCoalitionList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_ref (self->detail_box);
  gtk_box_remove (GTK_BOX (self), self->detail_box);
  self->effort = 1;
  lm_chart_saver_set_page (self->saver, get_rows, self, "coalitions");
  lm_chart_saver_set_drawn (self->saver, FALSE);
  update_longer (self);
}
