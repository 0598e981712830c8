/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of Chomp and reversed Chomp. */

#include "config.h"

#include "board.h"

#include "app/lm-game-view-info.h"
#include "bar.h"
#include "words.h"
#include "controls.h"
#include "form.h"

#include <glib/gi18n.h>

struct _LmChompView
{
  LmBoardView      parent_instance;

  LmChompChoice   *choice;

  GtkWidget       *box;
  LmChompBar      *bar;
  GtkLabel        *caption;
  LmChompControls *controls;
};

G_DEFINE_FINAL_TYPE (LmChompView, lm_chomp_view, LM_TYPE_BOARD_VIEW)

static void
update_caption (LmChompView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  const LmChompScene *scene = lm_chomp_bar_get_scene (self->bar);
  const char *problem = lm_chomp_choice_get_problem (self->choice);
  g_autofree char *caption = NULL;

  if (problem != NULL)
    caption = g_strdup (problem);
  else
    caption = lm_chomp_caption_pointed (board, self->choice, scene);
  if (caption == NULL)
    caption = lm_chomp_caption_prompt (board, scene);

  gtk_label_set_label (self->caption, caption);
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->caption), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->caption), "problem");
}

static void
update_controls (LmChompView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);

  gtk_widget_set_visible (GTK_WIDGET (self->controls),
                          lm_board_view_get_mode (board) != LM_BOARD_EDIT
                          && lm_chomp_position_is_reversed (lm_board_view_get_position (board)));
  lm_chomp_controls_update (self->controls);
}

static void
choice_changed_cb (LmChompView *self)
{
  if (lm_board_view_get_position (LM_BOARD_VIEW (self)) == NULL)
    return;

  update_caption (self);
  update_controls (self);
}

static void
name_board (LmChompView *self)
{
  g_autofree char *shape = lm_position_describe (lm_board_view_get_position (LM_BOARD_VIEW (self)));
  g_autofree char *text = g_strdup_printf (_("Board: %s"), shape);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
lm_chomp_view_position_changed (LmBoardView *board,
                                LmPosition  *before,
                                const char  *move)
{
  LmChompView *self = LM_CHOMP_VIEW (board);

  lm_chomp_bar_position_changed (self->bar, move);
  lm_chomp_choice_reset (self->choice);
  lm_chomp_bar_point_at_focus (self->bar);
  name_board (self);
}

static void
lm_chomp_view_marks_changed (LmBoardView *board)
{
  LmChompView *self = LM_CHOMP_VIEW (board);

  lm_chomp_bar_marks_changed (self->bar);
  choice_changed_cb (self);
}

static void
lm_chomp_view_mode_changed (LmBoardView *board)
{
  LmChompView *self = LM_CHOMP_VIEW (board);

  lm_chomp_bar_mode_changed (self->bar);
  lm_chomp_choice_reset (self->choice);
  lm_chomp_bar_point_at_focus (self->bar);
}

static GtkWidget *
lm_chomp_view_create_edit_controls (LmBoardView *board)
{
  return lm_board_view_create_form (board, LM_TYPE_CHOMP_FORM);
}

static void
lm_chomp_view_dispose (GObject *object)
{
  LmChompView *self = LM_CHOMP_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choice);

  G_OBJECT_CLASS (lm_chomp_view_parent_class)->dispose (object);
}

static void
lm_chomp_view_class_init (LmChompViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_chomp_view_dispose;
  board_class->position_changed = lm_chomp_view_position_changed;
  board_class->marks_changed = lm_chomp_view_marks_changed;
  board_class->mode_changed = lm_chomp_view_mode_changed;
  board_class->create_edit_controls = lm_chomp_view_create_edit_controls;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_caption (LmChompView *self)
{
  GtkWidget *caption = gtk_label_new (NULL);

  self->caption = GTK_LABEL (caption);
  gtk_widget_add_css_class (caption, "lm-board-caption");
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_wrap_mode (self->caption, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->caption, 2);
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_label_set_yalign (self->caption, 0);

  return caption;
}

static void
lm_chomp_view_init (LmChompView *self)
{
  self->choice = lm_chomp_choice_new (LM_BOARD_VIEW (self));
  self->bar = LM_CHOMP_BAR (lm_chomp_bar_new (LM_BOARD_VIEW (self), self->choice));
  self->controls = LM_CHOMP_CONTROLS (lm_chomp_controls_new (LM_BOARD_VIEW (self), self->choice));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (self->box), create_caption (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->controls));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  g_signal_connect_object (self->choice, "changed", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
}

const LmGameViewInfo lm_chomp_view_info = {
  .name = "chomp",
  .icon_name = "lm-chomp-symbolic",
  .board_type = lm_chomp_view_get_type,
  .form_type = lm_chomp_form_get_type,
};

const LmGameViewInfo lm_reversed_chomp_view_info = {
  .name = "reversed-chomp",
  .icon_name = "lm-reversed-chomp-symbolic",
  .board_type = lm_chomp_view_get_type,
  .form_type = lm_chomp_form_get_type,
};
