/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-panel.c: the part of the page Explore with the graph of all games from the position on the board. */

#include "lm-graph-panel.h"

#include "kit/page/lm-save-dialog.h"
#include "lm-graph-view.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-file.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* How many positions it may have, and how many moves for each of them. */
static const guint limits[] = { 100, 300, 1000, 3000, 10000 };
#define MOVES_EACH 30

struct _LmGraphPanel
{
  LmGamePanel      parent_instance;

  GtkToggleButton *tell;
  GtkDropDown     *limit;
  GtkMenuButton   *save;
  GtkLabel        *size;
  GtkWidget       *busy;
  LmGraphView     *view;
  GtkLabel        *reading;

  LmNode          *segment;     /* the game that was asked about, only to be compared */
  gboolean         opening;     /* the user opens a node */

  LmGraph         *graph;       /* the latest; shown as soon as it is laid out */
  gboolean         laying_out;  /* graphviz is at work, perhaps for another */
};

G_DEFINE_FINAL_TYPE (LmGraphPanel, lm_graph_panel, LM_TYPE_GAME_PANEL)

/* Knows whether it may be told who wins. */
static LmMatch *
get_match (LmGraphPanel *self)
{
  return lm_game_panel_get_match (LM_GAME_PANEL (self));
}

/* Where the game is. */
static LmNode *
get_current (LmGraphPanel *self)
{
  return lm_session_get_current (lm_match_get_session (get_match (self)));
}

static gboolean
is_shown (LmGraphPanel *self)
{
  return self->graph != NULL && lm_graph_view_get_picture (self->view)->graph == self->graph;
}

static void
stop (LmGraphPanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
}

static void
say_size (LmGraphPanel *self,
          const char   *problem)
{
  g_autofree char *text = problem != NULL ? g_strdup (problem) : self->graph != NULL ? lm_graph_describe (self->graph)
                                                                                     : g_strdup (_("Looking for positions…"));

  gtk_label_set_label (self->size, text);
  gtk_widget_set_visible (self->busy, problem == NULL
                                      && (!is_shown (self) || lm_game_panel_is_asking (LM_GAME_PANEL (self))));
  gtk_widget_set_sensitive (GTK_WIDGET (self->save), is_shown (self));
}

/* --- who wins ----------------------------------------------------------------- */

static gboolean
is_telling (LmGraphPanel *self)
{
  return gtk_toggle_button_get_active (self->tell) && !lm_match_get_silent (get_match (self));
}

static void
take_values (gpointer      panel,
             gpointer      answer,
             const GError *error)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (panel);
  g_autoptr (GArray) values = answer;

  say_size (self, error != NULL ? error->message : NULL);
  if (values != NULL && is_shown (self) && is_telling (self))
    lm_graph_view_set_values (self->view, values);
}

static void
update_values (LmGraphPanel *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->tell), !lm_match_get_silent (get_match (self)));
  if (!is_shown (self))
    return;

  stop (self);
  if (!is_telling (self))
    lm_graph_view_set_values (self->view, NULL);
  else if (lm_graph_view_get_picture (self->view)->values == NULL)
    lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_values (self->graph), take_values, NULL);
  say_size (self, NULL);
}

static void
tell_toggled_cb (LmGraphPanel *self)
{
  if (is_telling (self))
    lm_match_set_telling (get_match (self), TRUE);
  update_values (self);
}

/* Another game: nothing is told of it, unless it was begun with a node of what is told. */
static void
update_segment (LmGraphPanel *self)
{
  LmNode *segment = lm_node_get_segment (get_current (self));

  if (segment != self->segment && !self->opening)
    gtk_toggle_button_set_active (self->tell, lm_match_get_telling (get_match (self)));
  self->segment = segment;
}

/* Whoever was told in another place, is told here. */
static void
telling_changed_cb (LmGraphPanel *self)
{
  update_segment (self);
  if (lm_match_get_telling (get_match (self)))
    gtk_toggle_button_set_active (self->tell, TRUE);
  update_values (self);
}

/* --- the line of the game -------------------------------------------------------- */

static void
update_line (LmGraphPanel *self)
{
  LmNode *node = get_current (self);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (guint));

  for (; node != NULL; node = lm_node_get_kind (node) == LM_NODE_MOVE ? lm_node_get_parent (node) : NULL)
    {
      const int found = lm_graph_find (self->graph, lm_node_get_position (node));

      if (found < 0)
        break;
      g_array_insert_val (line, 0, found);
    }
  lm_graph_view_set_line (self->view, line);
}

/* --- the graph ------------------------------------------------------------------- */

typedef struct
{
  LmGraph *graph;
  double   letter;
  double   height;
} Job;

static void
job_free (gpointer data)
{
  lm_graph_unref (((Job *) data)->graph);
  g_free (data);
}

static void
layout_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  const Job *job = data;

  g_task_return_pointer (task, lm_graph_layout_new (job->graph, job->letter, job->height),
                         (GDestroyNotify) lm_graph_layout_unref);
}

static void lay_out (LmGraphPanel *self);

/* Graphviz cannot be stopped: what nobody wants any more is thrown away, and the next one begins. */
static void
laid_out_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (source);
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (LmGraphLayout) layout = g_task_propagate_pointer (G_TASK (result), NULL);

  self->laying_out = FALSE;
  if (self->graph == NULL)
    return;
  if (job->graph != self->graph)
    lay_out (self);
  else if (layout == NULL)
    say_size (self, _("Graphviz could not lay out the game graph."));
  else
    {
      lm_graph_view_show (self->view, self->graph, g_steal_pointer (&layout));
      update_line (self);
      update_values (self);
    }
}

static void
lay_out (LmGraphPanel *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  if (self->laying_out)
    return;

  job = g_new0 (Job, 1);
  job->graph = lm_graph_ref (self->graph);
  job->letter = lm_graph_view_get_picture (self->view)->letter;
  job->height = lm_graph_view_get_picture (self->view)->height;
  self->laying_out = TRUE;
  task = g_task_new (self, NULL, laid_out_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, layout_thread);
}

static void
take_graph (gpointer      panel,
            gpointer      answer,
            const GError *error)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (panel);

  self->graph = answer;
  say_size (self, error != NULL ? error->message : NULL);
  if (self->graph != NULL)
    lay_out (self);
}

static void
ask (LmGraphPanel *self)
{
  LmPosition *position = lm_game_panel_get_position (LM_GAME_PANEL (self));
  const guint most = limits[gtk_drop_down_get_selected (self->limit)];

  stop (self);
  g_clear_pointer (&self->graph, lm_graph_unref);
  if (position == NULL)
    return;

  lm_graph_view_show (self->view, NULL, NULL);
  lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_graph (position, most, MOVES_EACH * most), take_graph, NULL);
  say_size (self, NULL);
}

/* As long as the game stays in the graph, with its moves, the graph stays. */
static void
lm_graph_panel_position_changed (LmGamePanel *panel,
                                 LmPosition  *position)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (panel);
  const int found = self->graph != NULL ? lm_graph_find (self->graph, position) : -1;

  update_segment (self);
  if (found < 0 || lm_graph_get_node (self->graph, found)->is_open)
    ask (self);
  else if (is_shown (self))
    update_line (self);
}

static void
chosen_cb (LmGraphPanel *self,
           guint         node)
{
  g_autofree char *text = NULL;

  if (!is_shown (self) || lm_graph_picture_get_here (lm_graph_view_get_picture (self->view)) == (int) node)
    return;

  text = lm_position_to_string (lm_graph_get_node (self->graph, node)->position);
  self->opening = TRUE;
  lm_game_panel_open_position (LM_GAME_PANEL (self), text);
  self->opening = FALSE;
}

static void
read_cb (LmGraphPanel *self)
{
  g_autofree char *text = lm_graph_view_read (self->view);

  gtk_label_set_label (self->reading, text);
}

/* --- files --------------------------------------------------------------------- */

static gpointer
take (gpointer panel)
{
  LmGraphPanel *self = panel;

  return is_shown (self) ? lm_graph_picture_copy (lm_graph_view_get_picture (self->view)) : NULL;
}

/* All of it, whatever is on the board. */
static GBytes *
write_graph (gpointer   data,
             guint      format,
             GError   **error)
{
  const LmGraphPicture *picture = data;
  g_autofree char *begin = lm_graph_get_command (picture->graph, picture->values != NULL);
  g_autofree char *command = lm_save_name_command (begin, format);
  g_autoptr (LmFigure) figure = NULL;
  char *dot;

  if (format == LM_SAVE_DOT)
    {
      dot = lm_graph_to_dot (picture->graph, picture->values);
      return g_bytes_new_take (dot, strlen (dot));
    }

  figure = lm_figure_new_graph (picture->graph, picture->values);
  if (figure != NULL)
    return lm_figure_write (figure, format, command, error);

  g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, _("Graphviz could not lay out the game graph."));
  return NULL;
}

static const LmSaveFuncs save_funcs = { take, write_graph, (GDestroyNotify) lm_graph_picture_free };

static void
save_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  static const char *const formats[] = { "svg", "png", "pdf", "tex", NULL };
  LmGraphPanel *self = LM_GRAPH_PANEL (widget);
  guint format = 0;

  if (!is_shown (self))
    return;
  while (formats[format] != NULL && !g_str_equal (formats[format], g_variant_get_string (parameter, NULL)))
    format++;
  lm_save_dialog_save (widget, &save_funcs, formats[format] != NULL ? format : LM_SAVE_DOT, _("Save the Game Graph"),
                       lm_position_get_info (lm_graph_get_node (self->graph, 0)->position)->name);
}

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  lm_save_dialog_copy (widget, &save_funcs, FALSE);
}

/* --- the widget ---------------------------------------------------------------- */

static void
lm_graph_panel_unmap (GtkWidget *widget)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (widget);

  stop (self);
  GTK_WIDGET_CLASS (lm_graph_panel_parent_class)->unmap (widget);
}

/* What nobody waited for is asked again. */
static void
lm_graph_panel_map (GtkWidget *widget)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (widget);

  GTK_WIDGET_CLASS (lm_graph_panel_parent_class)->map (widget);
  if (self->graph != NULL)
    update_values (self);
  else if (!lm_game_panel_is_asking (LM_GAME_PANEL (self)))
    ask (self);
}

static void
lm_graph_panel_constructed (GObject *object)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (object);

  G_OBJECT_CLASS (lm_graph_panel_parent_class)->constructed (object);
  g_signal_connect_object (get_match (self), "notify::telling", G_CALLBACK (telling_changed_cb), self, G_CONNECT_SWAPPED);
  telling_changed_cb (self);
}

static void
lm_graph_panel_dispose (GObject *object)
{
  LmGraphPanel *self = LM_GRAPH_PANEL (object);

  stop (self);
  g_clear_pointer (&self->graph, lm_graph_unref);

  G_OBJECT_CLASS (lm_graph_panel_parent_class)->dispose (object);
}

static void
lm_graph_panel_class_init (LmGraphPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_graph_panel_constructed;
  G_OBJECT_CLASS (klass)->dispose = lm_graph_panel_dispose;
  widget_class->map = lm_graph_panel_map;
  widget_class->unmap = lm_graph_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_graph_panel_position_changed;

  g_type_ensure (LM_TYPE_GRAPH_VIEW);
  gtk_widget_class_install_action (widget_class, "graph.save", "s", save_cb);
  gtk_widget_class_install_action (widget_class, "graph.copy", NULL, copy_cb);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/graph-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmGraphPanel, tell, limit, save, size, busy, view, reading);
  LM_BIND_CALLBACKS (widget_class, tell_toggled_cb, ask, chosen_cb, read_cb);
}

static void
lm_graph_panel_init (LmGraphPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_set (GTK_WIDGET (self->limit), _("How many positions the graph may have"));
  lm_accessible_name_set (self->busy, _("The graph is being made"));
  lm_accessible_name_hide_empty (self->reading);
  lm_accessible_name_show_cut (self->reading);
}
