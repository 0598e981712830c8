/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-line-view.c: a line of moves, numbered and wrapped; choosing one tells it in words. */

#include "lm-line-view.h"

#include "engine/solve/lm-hint.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* How many moves are shown at a time. */
#define PAGE 120

struct _LmLineView
{
  GtkBox       parent_instance;

  GtkLabel    *heading_label;
  GtkWidget   *body;
  GtkFlowBox  *box;
  GtkLabel    *detail_label;
  GtkWidget   *more_button;

  LmPosition  *position; /* after the moves that are shown */
  GStrv        moves;
  guint        n_moves;
  guint        n_shown;
  GString     *text;     /* the moves that are shown */
  GPtrArray   *words;    /* the same moves in words */
};

G_DEFINE_FINAL_TYPE (LmLineView, lm_line_view, GTK_TYPE_BOX)

static char *
describe_move (LmPosition *position,
               const char *move,
               LmPosition *after,
               guint       number)
{
  g_autofree char *words = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);
  g_autofree char *sentence = lm_words_end (words);
  g_autofree char *left = lm_position_describe (after);
  guint mover = lm_position_get_mover (position, move);

  return g_strdup_printf (_("%u. %s: %s Leaves %s."),
                          number, lm_game_get_player_name (lm_position_get_game (position), mover), sentence, left);
}

static GtkWidget *
create_child (LmLineView *self,
              const char *move,
              LmPosition *after)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *label = gtk_label_new (NULL);
  guint number = self->n_shown + 1;
  g_autofree char *name = lm_position_describe_move (self->position, move, LM_MOVE_LABEL);
  g_autofree char *words = describe_move (self->position, move, after, number);
  g_autofree char *markup = g_markup_printf_escaped ("<span alpha=\"80%%\">%u.</span> %s", number, name);

  g_string_append_printf (self->text, "%s%u. %s", number > 1 ? " " : "", number, name);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "numeric");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_ptr_array_add (self->words, g_steal_pointer (&words));
  return child;
}

static gboolean
show_move (LmLineView *self,
           const char *move)
{
  g_autoptr (LmPosition) after = lm_position_play (self->position, move, NULL);

  if (after == NULL)
    return FALSE;

  gtk_flow_box_append (self->box, create_child (self, move, after));
  lm_position_unref (self->position);
  self->position = g_steal_pointer (&after);
  self->n_shown++;
  return TRUE;
}

static void
show_page (LmLineView *self)
{
  guint end = MIN (self->n_shown + PAGE, self->n_moves);
  g_autofree char *text = NULL;
  guint hidden;

  while (self->n_shown < end)
    if (!show_move (self, self->moves[self->n_shown]))
      self->n_moves = end = self->n_shown;

  hidden = self->n_moves - self->n_shown;
  text = g_strdup_printf (ngettext ("Show %u more move", "Show %u more moves", MIN (hidden, PAGE)),
                          MIN (hidden, PAGE));
  gtk_button_set_label (GTK_BUTTON (self->more_button), text);
  gtk_widget_set_visible (self->more_button, hidden > 0);
}

static const char *
get_words (LmLineView      *self,
           GtkFlowBoxChild *child)
{
  return g_ptr_array_index (self->words, gtk_flow_box_child_get_index (child));
}

static void
selected_cb (LmLineView *self)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (self->box);

  gtk_label_set_label (self->detail_label,
                       selected != NULL ? get_words (self, selected->data) : _("Choose a move to read what it does."));
}

static gboolean
query_tooltip_cb (LmLineView *self,
                  int         x,
                  int         y,
                  gboolean    keyboard_tooltip,
                  GtkTooltip *tooltip)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_pos (self->box, x, y);

  if (keyboard_tooltip || child == NULL)
    return FALSE;

  gtk_tooltip_set_text (tooltip, get_words (self, child));
  return TRUE;
}

/* All of the line, shown or not. */
static void
copy_clicked_cb (LmLineView *self)
{
  while (self->n_shown < self->n_moves)
    show_page (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text->str);
}

static void
clear (LmLineView *self)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->box, 0)) != NULL)
    gtk_flow_box_remove (self->box, GTK_WIDGET (child));

  g_clear_pointer (&self->position, lm_position_unref);
  g_clear_pointer (&self->moves, g_strfreev);
  self->n_moves = 0;
  self->n_shown = 0;
  g_string_truncate (self->text, 0);
  g_ptr_array_set_size (self->words, 0);
}

/* The line begins in @position, or shows nothing with %NULL. */
void
lm_line_view_set_line (LmLineView *self,
                       LmPosition *position,
                       GStrv       line,
                       const char *heading)
{
  g_return_if_fail (LM_IS_LINE_VIEW (self));

  clear (self);
  gtk_label_set_label (self->heading_label, heading != NULL ? heading : "");
  gtk_widget_set_visible (self->body, position != NULL && line != NULL && *line != NULL);
  if (position == NULL || line == NULL)
    return;

  self->position = lm_position_ref (position);
  self->moves = g_strdupv (line);
  self->n_moves = g_strv_length (line);
  show_page (self);
  selected_cb (self);
}

void
lm_line_view_set_advice (LmLineView *self,
                         LmAdvice   *advice)
{
  g_autofree char *heading = advice != NULL ? lm_hint_say (lm_hint_state_line (advice)) : NULL;

  g_return_if_fail (LM_IS_LINE_VIEW (self));

  lm_line_view_set_line (self,
                         advice != NULL ? advice->answer->position : NULL,
                         advice != NULL ? advice->line : NULL,
                         heading);
}

static void
lm_line_view_finalize (GObject *object)
{
  LmLineView *self = LM_LINE_VIEW (object);

  g_clear_pointer (&self->position, lm_position_unref);
  g_strfreev (self->moves);
  g_string_free (self->text, TRUE);
  g_ptr_array_unref (self->words);

  G_OBJECT_CLASS (lm_line_view_parent_class)->finalize (object);
}

static void
lm_line_view_class_init (LmLineViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_line_view_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/line-view.ui");
  LM_BIND_CHILDREN (widget_class, LmLineView, heading_label, body, box, detail_label, more_button);
  LM_BIND_CALLBACKS (widget_class, selected_cb, query_tooltip_cb, show_page, copy_clicked_cb);
}

static void
lm_line_view_init (LmLineView *self)
{
  self->text = g_string_new (NULL);
  self->words = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_accessible_name_hide_empty (self->heading_label);
  lm_accessible_name_hide_empty (self->detail_label);
}
