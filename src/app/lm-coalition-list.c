/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-coalition-list.c: what each side of more than two players can force, as a table; choosing one shows how. */

#include "config.h"

#include "lm-coalition-list.h"

#include "lm-coalition-text.h"
#include "lm-line-view.h"
#include "board/lm-value-glyph.h"

#include <glib/gi18n.h>

struct _LmCoalitionList
{
  GtkBox      parent_instance;

  GtkGrid    *grid;
  GtkWidget  *detail_box; /* in the grid as long as something is chosen */
  GtkLabel   *power_label;
  LmLineView *line_view;
  GtkWidget  *longer_button;
  GtkLabel   *stopped_label;
  GtkLabel   *limit_label;

  LmAnswer   *answer;
  guint       chosen; /* members, or 0 */
  gboolean    asking;
  gboolean    filling;
};

G_DEFINE_FINAL_TYPE (LmCoalitionList, lm_coalition_list, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  SEARCH_LONGER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static LmCoalition *
get_chosen (LmCoalitionList *self)
{
  return self->answer != NULL && self->chosen != 0 ? lm_answer_find_coalition (self->answer, self->chosen) : NULL;
}

static guint
count_unknown (LmAnswer *answer)
{
  guint count = 0;

  for (guint i = 0; i < answer->coalitions->len; i++)
    count += ((LmCoalition *) g_ptr_array_index (answer->coalitions, i))->value == LM_VALUE_UNKNOWN;

  return count;
}

static void
update_longer (LmCoalitionList *self)
{
  gtk_widget_set_visible (self->longer_button,
                          self->answer != NULL && !self->asking && count_unknown (self->answer) > 0);
}

static void
show_detail (LmCoalitionList *self)
{
  LmCoalition *coalition = get_chosen (self);
  g_autofree char *power = NULL;
  g_autofree char *heading = NULL;

  if (coalition == NULL)
    {
      lm_line_view_set_line (self->line_view, NULL, NULL, NULL);
      return;
    }

  power = lm_coalition_text_power (self->answer->position, coalition);
  heading = lm_coalition_text_line (self->answer->position, coalition);
  gtk_label_set_label (self->power_label, power);
  gtk_widget_set_visible (GTK_WIDGET (self->line_view), coalition->value != LM_VALUE_UNKNOWN);
  lm_line_view_set_line (self->line_view, self->answer->position, coalition->line, heading);
}

static guint
get_members (GtkWidget *cell)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (cell), "members"));
}

static GtkWidget *
find_cell (LmCoalitionList *self,
           guint            members)
{
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    if (GTK_IS_TOGGLE_BUTTON (cell) && get_members (cell) == members)
      return cell;

  return NULL;
}

static void
leave_grid (LmCoalitionList *self)
{
  if (gtk_widget_get_parent (self->detail_box) == GTK_WIDGET (self->grid))
    gtk_grid_remove (self->grid, self->detail_box);
}

/* Right below the row of what was chosen, where it is in sight: every other row is left free for it. */
static void
place_detail (LmCoalitionList *self)
{
  GtkWidget *cell = find_cell (self, self->chosen);
  int row;

  leave_grid (self);
  if (cell == NULL)
    return;

  gtk_grid_query_child (self->grid, cell, NULL, &row, NULL, NULL);
  gtk_grid_attach (self->grid, self->detail_box, 0, row + 1, 2, 1);
}

/* At most one of them is pressed. */
static void
press_chosen (LmCoalitionList *self)
{
  self->filling = TRUE;
  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    if (GTK_IS_TOGGLE_BUTTON (cell))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), get_members (cell) == self->chosen);
  self->filling = FALSE;
}

static void
choose (LmCoalitionList *self,
        guint            members)
{
  self->chosen = members;
  press_chosen (self);
  place_detail (self);
  show_detail (self);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
cell_toggled_cb (LmCoalitionList *self,
                 GtkToggleButton *cell)
{
  if (!self->filling)
    choose (self, gtk_toggle_button_get_active (cell) ? get_members (GTK_WIDGET (cell)) : 0);
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
create_cell (LmCoalitionList   *self,
             const LmCoalition *coalition)
{
  GtkWidget *cell = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *players = lm_coalition_text_players (self->answer->position, coalition->members);
  g_autofree char *name = lm_coalition_text_name (self->answer->position, coalition);

  gtk_box_append (GTK_BOX (box), lm_value_glyph_new (coalition->value));
  gtk_box_append (GTK_BOX (box), create_label (players));
  gtk_button_set_child (GTK_BUTTON (cell), box);
  gtk_widget_add_css_class (cell, "coalition");
  gtk_widget_set_tooltip_text (cell, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell),
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  g_object_set_data (G_OBJECT (cell), "members", GUINT_TO_POINTER (coalition->members));
  g_signal_connect_object (cell, "toggled", G_CALLBACK (cell_toggled_cb), self, G_CONNECT_SWAPPED);
  return cell;
}

/* On the left the sides of the player to move, each beside all the others. */
static void
add_heading (LmCoalitionList *self,
             const char      *format,
             int              column)
{
  g_autofree char *text = g_strdup_printf (format, lm_position_get_turn_name (self->answer->position));
  GtkWidget *label = create_label (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_grid_attach (self->grid, label, column, 0, 1, 1);
}

static void
fill_grid (LmCoalitionList *self)
{
  const guint left = lm_position_get_left (self->answer->position);
  const guint turn = 1u << lm_position_get_turn (self->answer->position);
  int row = 1;

  add_heading (self, C_("coalitions", "With %s"), 0);
  add_heading (self, C_("coalitions", "Without %s"), 1);
  for (guint i = 0; i < self->answer->coalitions->len; i++)
    {
      const LmCoalition *coalition = g_ptr_array_index (self->answer->coalitions, i);
      const LmCoalition *others = lm_answer_find_coalition (self->answer, left & ~coalition->members);

      if ((coalition->members & turn) == 0)
        continue;

      gtk_grid_attach (self->grid, create_cell (self, coalition), 0, row, 1, 1);
      if (others != NULL)
        gtk_grid_attach (self->grid, create_cell (self, others), 1, row, 1, 1);
      row += 2;
    }
}

static void
clear_grid (LmCoalitionList *self)
{
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, cell);
}

/* Who can be kept from winning, and by whom: a line for each player left. */
static void
show_stopped (LmCoalitionList *self)
{
  const guint left = lm_position_get_left (self->answer->position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    if ((left & (1u << seat)) != 0)
      {
        g_autofree char *sentence = lm_coalition_text_stopped (self->answer, seat);

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
      }

  gtk_label_set_label (self->stopped_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->stopped_label),
                          count_unknown (self->answer) < self->answer->coalitions->len);
}

static gboolean
has_focus_within (LmCoalitionList *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self->grid)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* A better answer to the same question leaves the keyboard where it was. */
static guint
get_focused (LmCoalitionList *self)
{
  GtkWidget *cell = has_focus_within (self) ? gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) : NULL;

  return cell != NULL ? get_members (cell) : 0;
}

static gboolean
is_of_same_position (LmAnswer *a,
                     LmAnswer *b)
{
  return a != NULL && b != NULL && lm_position_equal (a->position, b->position);
}

/**
 * lm_coalition_list_set_answer:
 * @self: a table of coalitions
 * @answer: (nullable): what to show; one without coalitions shows nothing
 *
 * What was chosen stays so as long as the position is the same.
 */
void
lm_coalition_list_set_answer (LmCoalitionList *self,
                              LmAnswer        *answer)
{
  guint focused;

  g_return_if_fail (LM_IS_COALITION_LIST (self));

  if (answer != NULL && answer->coalitions == NULL)
    answer = NULL;
  if (self->answer == answer)
    return;

  focused = get_focused (self);
  if (!is_of_same_position (self->answer, answer))
    self->chosen = 0;
  leave_grid (self);
  clear_grid (self);
  g_clear_pointer (&self->answer, lm_answer_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->stopped_label), answer != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->limit_label), answer != NULL && answer->limit != NULL);
  if (answer != NULL)
    {
      self->answer = lm_answer_ref (answer);
      fill_grid (self);
      show_stopped (self);
      gtk_label_set_label (self->limit_label, answer->limit != NULL ? answer->limit : "");
    }

  update_longer (self);
  choose (self, self->chosen);
  if (focused != 0 && find_cell (self, focused) != NULL)
    gtk_widget_grab_focus (find_cell (self, focused));
}

/**
 * lm_coalition_list_set_asking:
 * @self: a table of coalitions
 * @asking: whether the solver still works on the answer
 */
void
lm_coalition_list_set_asking (LmCoalitionList *self,
                              gboolean         asking)
{
  g_return_if_fail (LM_IS_COALITION_LIST (self));

  self->asking = asking;
  update_longer (self);
}

/**
 * lm_coalition_list_get_move:
 * @self: a table of coalitions
 *
 * Returns: (transfer none) (nullable): the first move of the line that is shown
 */
const char *
lm_coalition_list_get_move (LmCoalitionList *self)
{
  LmCoalition *coalition;

  g_return_val_if_fail (LM_IS_COALITION_LIST (self), NULL);

  coalition = get_chosen (self);
  return coalition != NULL && coalition->line != NULL ? coalition->line[0] : NULL;
}

static void
longer_clicked_cb (LmCoalitionList *self)
{
  g_signal_emit (self, signals[SEARCH_LONGER], 0);
}

static void
lm_coalition_list_dispose (GObject *object)
{
  g_clear_object (&LM_COALITION_LIST (object)->detail_box);

  G_OBJECT_CLASS (lm_coalition_list_parent_class)->dispose (object);
}

static void
lm_coalition_list_finalize (GObject *object)
{
  g_clear_pointer (&LM_COALITION_LIST (object)->answer, lm_answer_unref);

  G_OBJECT_CLASS (lm_coalition_list_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, LM_TYPE_COALITION_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lm_coalition_list_class_init (LmCoalitionListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_coalition_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_coalition_list_finalize;
  signals[CHOSEN] = add_signal ("chosen");
  signals[SEARCH_LONGER] = add_signal ("search-longer");

  g_type_ensure (LM_TYPE_LINE_VIEW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/coalition-list.ui");
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, grid);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, detail_box);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, power_label);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, line_view);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, longer_button);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, stopped_label);
  gtk_widget_class_bind_template_child (widget_class, LmCoalitionList, limit_label);
  gtk_widget_class_bind_template_callback (widget_class, longer_clicked_cb);
}

static void
lm_coalition_list_init (LmCoalitionList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_ref (self->detail_box);
  gtk_box_remove (GTK_BOX (self), self->detail_box);
  update_longer (self);
}
