/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of the take-away game. */

#include "config.h"

#include "board.h"

#include "board/lm-accessible-name.h"
#include "app/lm-game-view-info.h"
#include "board/lm-value-glyph.h"
#include "words.h"
#include "controls.h"
#include "form.h"
#include "games/take-away/panel/panel.h"
#include "pile.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The controls do not grow with the board. */
#define CONTROLS_WIDTH 440

struct _LmTakeAwayView
{
  LmBoardView          parent_instance;

  LmTakeAwayChoice    *choice;

  GtkWidget           *box;
  GtkLabel            *turn;
  GtkWidget           *verdict_glyph;
  GtkLabel            *verdict;
  LmTakeAwayPile      *pile;
  GtkLabel            *caption;
  GtkWidget           *controls_clamp;
  LmTakeAwayControls  *controls;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayView, lm_take_away_view, LM_TYPE_BOARD_VIEW)

/* What to do when nothing is pointed at. */
static char *
describe_prompt (LmTakeAwayView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *position = lm_board_view_get_position (board);
  g_autofree char *rule = NULL;

  if (lm_board_view_get_mode (board) == LM_BOARD_EDIT)
    return lm_take_away_pile_has_stones (self->pile)
             ? g_strdup (_("Click a stone to set the limit: it and all after it may be taken."))
             : g_strdup (_("Click a bar to set the limit."));
  if (lm_board_view_get_mode (board) != LM_BOARD_PLAY || lm_position_is_over (position))
    return g_strdup ("");

  rule = lm_take_away_caption_rule (position);
  return g_strconcat (lm_take_away_pile_has_stones (self->pile)
                        ? _("Click a stone to take it and all after it.")
                        : _("Click a bar to choose stones from its end."),
                      " ", rule, NULL);
}

static void
update_caption (LmTakeAwayView *self)
{
  const char *problem = lm_take_away_choice_get_problem (self->choice);
  g_autofree char *caption = NULL;

  if (lm_board_view_get_position (LM_BOARD_VIEW (self)) == NULL)
    return;

  caption = lm_take_away_pile_describe (self->pile);
  if (caption == NULL)
    caption = problem != NULL ? g_strdup (problem) : describe_prompt (self);
  gtk_label_set_label (self->caption, caption);
  if (g_strcmp0 (caption, problem) == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->caption), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->caption), "problem");
}

static void
update_turn (LmTakeAwayView *self)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  g_autofree char *turn = lm_take_away_caption_turn (position);
  g_autofree char *stones = lm_position_describe (position);
  g_autofree char *text = g_strdup_printf (_("Board: %s"), stones);

  gtk_label_set_label (self->turn, turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
update_verdict (LmTakeAwayView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmAnswer *answer = lm_board_view_get_mode (board) != LM_BOARD_EDIT ? lm_board_view_get_overlay (board) : NULL;
  g_autofree char *text = NULL;

  if (answer != NULL && !lm_position_is_over (answer->position))
    text = lm_take_away_caption_verdict (answer);
  gtk_widget_set_visible (self->verdict_glyph, text != NULL);
  gtk_label_set_label (self->verdict, text != NULL ? text : "");
  if (text != NULL)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->verdict_glyph), answer->value);
}

static void
lm_take_away_view_position_changed (LmBoardView *board,
                                    LmPosition  *before,
                                    const char  *move)
{
  LmTakeAwayView *self = LM_TAKE_AWAY_VIEW (board);

  lm_take_away_pile_position_changed (self->pile, before, move);
  lm_take_away_choice_set_position (self->choice, lm_board_view_get_position (board));
  lm_take_away_controls_update (self->controls);
  update_turn (self);
  update_verdict (self);
}

static void
lm_take_away_view_marks_changed (LmBoardView *board)
{
  LmTakeAwayView *self = LM_TAKE_AWAY_VIEW (board);

  lm_take_away_pile_marks_changed (self->pile);
  lm_take_away_controls_update (self->controls);
  if (lm_board_view_get_position (board) != NULL)
    update_verdict (self);
}

static void
lm_take_away_view_mode_changed (LmBoardView *board)
{
  LmTakeAwayView *self = LM_TAKE_AWAY_VIEW (board);

  lm_take_away_pile_mode_changed (self->pile);
  lm_take_away_controls_update (self->controls);
  gtk_widget_set_visible (self->controls_clamp, lm_board_view_get_mode (board) != LM_BOARD_EDIT);
  if (lm_board_view_get_position (board) == NULL)
    return;

  lm_take_away_choice_set_position (self->choice, lm_board_view_get_position (board));
  update_verdict (self);
}

static GtkWidget *
lm_take_away_view_create_edit_controls (LmBoardView *board)
{
  return lm_board_view_create_form (board, LM_TYPE_TAKE_AWAY_FORM);
}

static void
parts_toggled_cb (LmTakeAwayView  *self,
                  GtkToggleButton *button)
{
  lm_take_away_pile_set_show_parts (self->pile, gtk_toggle_button_get_active (button));
}

static void
lm_take_away_view_dispose (GObject *object)
{
  LmTakeAwayView *self = LM_TAKE_AWAY_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choice);

  G_OBJECT_CLASS (lm_take_away_view_parent_class)->dispose (object);
}

static void
lm_take_away_view_class_init (LmTakeAwayViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_take_away_view_dispose;
  board_class->position_changed = lm_take_away_view_position_changed;
  board_class->marks_changed = lm_take_away_view_marks_changed;
  board_class->mode_changed = lm_take_away_view_mode_changed;
  board_class->create_edit_controls = lm_take_away_view_create_edit_controls;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_line (GtkLabel   **label,
             const char  *css_class)
{
  GtkWidget *line = gtk_label_new (NULL);

  *label = GTK_LABEL (line);
  gtk_label_set_xalign (*label, 0);
  gtk_label_set_ellipsize (*label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (line, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (line, css_class);

  return line;
}

static GtkWidget *
create_verdict (LmTakeAwayView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->verdict_glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_widget_hide (self->verdict_glyph);
  gtk_box_append (GTK_BOX (box), self->verdict_glyph);
  gtk_box_append (GTK_BOX (box), create_line (&self->verdict, NULL));

  return box;
}

/* What holds for the turn, with the switch beside it. */
static GtkWidget *
create_header (LmTakeAwayView *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *parts = gtk_toggle_button_new_with_mnemonic (_("Show the _parts"));

  gtk_box_append (GTK_BOX (lines), create_line (&self->turn, "lm-take-turn"));
  gtk_box_append (GTK_BOX (lines), create_verdict (self));
  gtk_box_append (GTK_BOX (header), lines);
  gtk_widget_set_valign (parts, GTK_ALIGN_START);
  lm_accessible_name_set (parts, _("Show the parts"));
  gtk_widget_set_tooltip_text (parts, _("Group the stones as the winning strategy counts them"));
  g_signal_connect_swapped (parts, "toggled", G_CALLBACK (parts_toggled_cb), self);
  gtk_box_append (GTK_BOX (header), parts);
  gtk_widget_add_css_class (header, "lm-take-header");

  return header;
}

static GtkWidget *
create_caption (LmTakeAwayView *self)
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

static GtkWidget *
create_controls (LmTakeAwayView *self)
{
  self->controls = LM_TAKE_AWAY_CONTROLS (lm_take_away_controls_new (LM_BOARD_VIEW (self), self->choice));
  self->controls_clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (self->controls_clamp), CONTROLS_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (self->controls_clamp), GTK_WIDGET (self->controls));
  gtk_widget_add_css_class (self->controls_clamp, "lm-take-controls");

  return self->controls_clamp;
}

static void
lm_take_away_view_init (LmTakeAwayView *self)
{
  self->choice = lm_take_away_choice_new ();
  self->pile = LM_TAKE_AWAY_PILE (lm_take_away_pile_new (LM_BOARD_VIEW (self), self->choice));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), create_header (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->pile));
  gtk_box_append (GTK_BOX (self->box), create_caption (self));
  gtk_box_append (GTK_BOX (self->box), create_controls (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  lm_take_away_controls_set_description (self->controls, GTK_WIDGET (self->caption));

  g_signal_connect_swapped (self->pile, "take", G_CALLBACK (lm_take_away_controls_take), self->controls);
  g_signal_connect_swapped (self->pile, "typed", G_CALLBACK (lm_take_away_controls_type), self->controls);
  g_signal_connect_swapped (self->pile, "pointed", G_CALLBACK (update_caption), self);
  g_signal_connect_object (self->choice, "changed", G_CALLBACK (update_caption), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

const LmGameViewInfo lm_take_away_view_info = {
  .name = "take-away",
  .icon_name = "lm-take-away-symbolic",
  .board_type = lm_take_away_view_get_type,
  .form_type = lm_take_away_form_get_type,
  .panel_type = lm_take_away_panel_get_type,
  .panel_title = N_("Sequence"),
  .panel_icon_name = "lm-take-away-symbolic",
};
