/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-history-panel.c: the tree of moves with its variations and grades. */

#include "lm-history-panel.h"

#include "kit/page/lm-chart-saver.h"
#include "kit/page/lm-verdict-chart.h"
#include "lm-history-parts.h"

#include "kit/widget/lm-template.h"

#define CHART_HEIGHT 110

struct _LmHistoryPanel
{
  AdwBin              parent_instance;

  GtkStack           *stack;
  AdwBin             *chart_bin;
  LmChartSaver       *saver;
  GtkWidget          *list_view;
  GtkSingleSelection *selection;

  LmMatch            *match;
  LmSession          *session;
  LmHistoryModel     *model;
  GPtrArray          *bound_rows; /* those that the list view shows at present; not owned */
  gboolean            following;  /* the selection follows the session, not the other way round */
  guint               scroll_tick;
  guint               n_frames;   /* since it was wanted to scroll */
};

G_DEFINE_FINAL_TYPE (LmHistoryPanel, lm_history_panel, ADW_TYPE_BIN)

static void
row_selected_cb (GtkListItem *list_item)
{
  lm_history_row_set_selected (LM_HISTORY_ROW (gtk_list_item_get_child (list_item)),
                               gtk_list_item_get_selected (list_item));
}

static void
setup_row_cb (LmHistoryPanel *self,
              GtkListItem    *list_item)
{
  gtk_list_item_set_child (list_item, g_object_new (LM_TYPE_HISTORY_ROW, NULL));
  g_signal_connect (list_item, "notify::selected", G_CALLBACK (row_selected_cb), NULL);
}

static void
bind_row_cb (LmHistoryPanel *self,
             GtkListItem    *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);

  lm_history_row_set_item (LM_HISTORY_ROW (row), gtk_list_item_get_item (list_item), lm_match_get_telling (self->match));
  row_selected_cb (list_item);
  g_ptr_array_add (self->bound_rows, row);
}

static void
unbind_row_cb (LmHistoryPanel *self,
               GtkListItem    *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);

  g_ptr_array_remove_fast (self->bound_rows, row);
  lm_history_row_set_item (LM_HISTORY_ROW (row), NULL, FALSE);
}

/* Only what is in sight: the others are told when they come into it. */
static void
updated_cb (LmHistoryPanel *self)
{
  const gboolean telling = lm_match_get_telling (self->match);

  for (guint i = 0; i < self->bound_rows->len; i++)
    lm_history_row_refresh (g_ptr_array_index (self->bound_rows, i), telling);
}

static void
update_page (LmHistoryPanel *self)
{
  const gboolean empty = self->session == NULL || lm_node_get_n_children (lm_session_get_root (self->session)) == 0;

  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "history");
}

static GtkWidget *
find_bound_row (LmHistoryPanel *self,
                guint           index)
{
  g_autoptr (LmHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), index);

  g_return_val_if_fail (item != NULL, NULL);
  for (guint i = 0; i < self->bound_rows->len; i++)
    {
      LmHistoryRow *row = g_ptr_array_index (self->bound_rows, i);

      if (lm_history_item_get_node (lm_history_row_get_item (row)) == lm_history_item_get_node (item))
        return GTK_WIDGET (row);
    }

  return NULL;
}

/* A list that has the focus moves it on, so that the arrow keys go on from the current step. */
static void
move_focus (LmHistoryPanel *self,
            guint           index)
{
  GtkWidget *row = find_bound_row (self, index);

  if (row != NULL && gtk_widget_get_focus_child (self->list_view) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (row));
}

/* In the first frame rows that have just come are given their place; in the second they can be scrolled to. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  LmHistoryPanel *self = user_data;
  guint index = gtk_single_selection_get_selected (self->selection);

  if (self->n_frames++ == 0)
    return G_SOURCE_CONTINUE;

  self->scroll_tick = 0;
  if (index == GTK_INVALID_LIST_POSITION)
    return G_SOURCE_REMOVE;

  gtk_widget_activate_action (self->list_view, "list.scroll-to-item", "u", index);
  move_focus (self, index);
  return G_SOURCE_REMOVE;
}

static void
scroll_to_current (LmHistoryPanel *self)
{
  self->n_frames = 0;
  if (self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (self->list_view, scroll_cb, self, NULL);
}

static guint
get_depth (LmHistoryPanel *self,
           LmNode         *node)
{
  const guint index = lm_history_model_find (self->model, node);
  g_autoptr (LmHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), index);

  return item != NULL ? lm_history_item_get_depth (item) : 0;
}

/* The rows know whether the current step is in a variation of its game, without a walk through the game. */
static void
update_actions (LmHistoryPanel *self)
{
  LmNode *current = lm_session_get_current (self->session);
  const gboolean varies = get_depth (self, current) > get_depth (self, lm_node_get_opening (current));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.promote", varies);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete", varies);
}

/* Selects the row of the current step; a list that shows it already stays where it is. */
static void
follow_session (LmHistoryPanel *self)
{
  guint index;

  if (self->session == NULL)
    return;

  update_page (self);
  update_actions (self);
  index = lm_history_model_find (self->model, lm_session_get_current (self->session));
  if (index == LM_HISTORY_NOWHERE || index == gtk_single_selection_get_selected (self->selection))
    return;

  self->following = TRUE;
  gtk_single_selection_set_selected (self->selection, index);
  self->following = FALSE;
  scroll_to_current (self);
}

static void
go_to (LmHistoryPanel *self,
       guint           index)
{
  g_autoptr (LmHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), index);

  if (item != NULL && self->session != NULL)
    lm_session_go_to (self->session, lm_history_item_get_node (item));
}

static void
selected_cb (LmHistoryPanel *self)
{
  if (!self->following)
    go_to (self, gtk_single_selection_get_selected (self->selection));
}

static void
activate_cb (LmHistoryPanel *self,
             guint           index)
{
  go_to (self, index);
}

static void
promote (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  lm_session_promote_variation (LM_HISTORY_PANEL (widget)->session);
}

static void
delete (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  lm_session_delete_variation (LM_HISTORY_PANEL (widget)->session);
}

static void
session_set_cb (LmHistoryPanel *self)
{
  if (!g_set_object (&self->session, lm_match_get_session (self->match)))
    return;

  self->following = TRUE;
  lm_history_model_set_session (self->model, self->session);
  self->following = FALSE;
  if (self->session != NULL)
    follow_session (self);
}

static void
lm_history_panel_dispose (GObject *object)
{
  LmHistoryPanel *self = LM_HISTORY_PANEL (object);

  self->following = TRUE;
  g_clear_object (&self->session);
  g_clear_object (&self->match);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (lm_history_panel_parent_class)->dispose (object);
}

static void
lm_history_panel_finalize (GObject *object)
{
  g_ptr_array_unref (LM_HISTORY_PANEL (object)->bound_rows);

  G_OBJECT_CLASS (lm_history_panel_parent_class)->finalize (object);
}

static void
lm_history_panel_class_init (LmHistoryPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_history_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_history_panel_finalize;

  gtk_widget_class_install_action (widget_class, "history.promote", NULL, promote);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL, delete);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "history.promote", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "history.delete", NULL);

  g_type_ensure (LM_TYPE_CHART_SAVER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/history-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmHistoryPanel, stack, chart_bin, saver, list_view, selection);
  LM_BIND_CALLBACKS (widget_class, setup_row_cb, bind_row_cb, unbind_row_cb, selected_cb, activate_cb,
                     scroll_to_current);
}

static void
lm_history_panel_init (LmHistoryPanel *self)
{
  self->bound_rows = g_ptr_array_new ();
  self->model = lm_history_model_new ();
  self->following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->model));
  g_signal_connect_object (self->model, "listed", G_CALLBACK (follow_session), self, G_CONNECT_SWAPPED);
  self->following = FALSE;
}

static LmRows *
get_rows (gpointer   chart,
          char     **command)
{
  return lm_verdict_chart_get_rows (chart, command);
}

GtkWidget *
lm_history_panel_new (LmMatch *match)
{
  LmHistoryPanel *self = g_object_new (LM_TYPE_HISTORY_PANEL, NULL);
  GtkWidget *chart = lm_verdict_chart_new (match);

  gtk_widget_set_size_request (chart, -1, CHART_HEIGHT);
  adw_bin_set_child (self->chart_bin, chart);
  lm_chart_saver_set_page (self->saver, get_rows, chart, "game");
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::session", G_CALLBACK (session_set_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (follow_session), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "tree-changed", G_CALLBACK (follow_session), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "updated", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::telling", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  session_set_cb (self);
  return GTK_WIDGET (self);
}
