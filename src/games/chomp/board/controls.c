/* SPDX-License-Identifier: GPL-3.0-or-later */
/* controls.c: puts a move of reversed Chomp together of several squares. */

#include "config.h"

#include "controls.h"

#include "board/lm-accessible-name.h"
#include "board/lm-value-glyph.h"
#include "games/chomp/rules/reversed.h"

#include <glib/gi18n.h>

/* Of the button that adds, in characters, so that it stays as wide as it is. */
#define LABEL_WIDTH 14

struct _LmChompControls
{
  GtkWidget      parent_instance;

  LmBoardView   *board;
  LmChompChoice *choice;

  GtkWidget     *box;
  GtkWidget     *shaping;
  GtkWidget     *discard;
  GtkWidget     *glyph;
  GtkWidget     *add;
};

G_DEFINE_FINAL_TYPE (LmChompControls, lm_chomp_controls, GTK_TYPE_WIDGET)

/* How many squares the draft adds; 0 without one. */
static guint
count_drafted (LmChompControls *self)
{
  const LmChompShape *draft = lm_chomp_choice_get_draft (self->choice);
  LmPosition *position = lm_board_view_get_position (self->board);

  if (draft == NULL || position == NULL)
    return 0;

  return lm_chomp_shape_count_squares (draft) - lm_chomp_shape_count_squares (lm_chomp_position_get_shape (position));
}

/* What the solver says of the draft, where the moves are coloured; the glyph keeps its place when it is not seen. */
static void
update_glyph (LmChompControls *self)
{
  LmAnswer *answer = lm_board_view_get_overlay (self->board);
  const LmChompShape *draft = lm_chomp_choice_get_draft (self->choice);
  LmMoveValue *value = NULL;

  if (answer != NULL && draft != NULL)
    {
      g_autofree char *move = lm_reversed_chomp_move_to_text (draft);

      value = lm_answer_find_move (answer, move);
    }

  gtk_widget_set_child_visible (self->glyph, value != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->glyph), GTK_ACCESSIBLE_STATE_HIDDEN, value == NULL, -1);
  if (value != NULL)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), value->value);
}

void
lm_chomp_controls_update (LmChompControls *self)
{
  const guint count = count_drafted (self);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (LM_IS_CHOMP_CONTROLS (self));

  /* With the letter for the keyboard; a screen reader gets the words alone. */
  text = count > 0 ? g_strdup_printf (ngettext ("_Add %u square", "_Add %u squares", count), count)
                   : g_strdup (_("_Add the shape"));
  gtk_button_set_label (GTK_BUTTON (self->add), text);
  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->add))), LABEL_WIDTH);
  name = count > 0 ? g_strdup_printf (ngettext ("Add %u square", "Add %u squares", count), count)
                   : g_strdup (_("Add the shape"));
  lm_accessible_name_set (self->add, name);
  gtk_widget_set_sensitive (self->add, count > 0);
  gtk_widget_set_sensitive (self->discard, count > 0);
  gtk_widget_set_sensitive (self->shaping, lm_chomp_choice_can_draft (self->choice));
  update_glyph (self);
}

/* The focus does not go with what is done. */
static void
keep_focus (LmChompControls *self)
{
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    gtk_widget_grab_focus (self->shaping);
}

static void
shaping_toggled_cb (LmChompControls *self)
{
  lm_chomp_choice_set_shaping (self->choice, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->shaping)));
}

static void
discard_clicked_cb (LmChompControls *self)
{
  keep_focus (self);
  lm_chomp_choice_discard (self->choice);
}

static void
add_clicked_cb (LmChompControls *self)
{
  keep_focus (self);
  lm_chomp_choice_confirm (self->choice);
}

static void
lm_chomp_controls_dispose (GObject *object)
{
  LmChompControls *self = LM_CHOMP_CONTROLS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choice);

  G_OBJECT_CLASS (lm_chomp_controls_parent_class)->dispose (object);
}

static void
lm_chomp_controls_class_init (LmChompControlsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_chomp_controls_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
add_button (LmChompControls *self,
            GtkWidget       *button,
            const char      *name,
            const char      *tooltip,
            const char      *signal,
            GCallback        callback)
{
  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, signal, callback, self);
  gtk_box_append (GTK_BOX (self->box), button);

  return button;
}

static void
lm_chomp_controls_init (LmChompControls *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-chomp-controls");

  self->shaping = add_button (self, gtk_toggle_button_new_with_mnemonic (_("_Shape by hand")), _("Shape by hand"),
                              _("Put the move together of several squares (Shift+Enter on a square)"),
                              "toggled", G_CALLBACK (shaping_toggled_cb));
  self->discard = add_button (self, gtk_button_new_from_icon_name ("edit-clear-symbolic"), _("Discard"),
                              _("Discard the shape (Escape)"), "clicked", G_CALLBACK (discard_clicked_cb));
  self->add = add_button (self, gtk_button_new_with_mnemonic (_("_Add the shape")), _("Add the shape"),
                          _("Make this move (Ctrl+Enter on a square)"), "clicked", G_CALLBACK (add_clicked_cb));
  gtk_widget_add_css_class (self->add, "suggested-action");
  self->glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_box_append (GTK_BOX (self->box), self->glyph);
}

GtkWidget *
lm_chomp_controls_new (LmBoardView   *board,
                       LmChompChoice *choice)
{
  LmChompControls *self = g_object_new (LM_TYPE_CHOMP_CONTROLS, NULL);

  self->board = board;
  self->choice = g_object_ref (choice);
  lm_chomp_controls_update (self);

  return GTK_WIDGET (self);
}
