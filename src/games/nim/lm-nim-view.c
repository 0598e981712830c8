/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-view.c: the board of subtraction Nim and its reverse. */

#include "config.h"

#include "lm-nim-view.h"

#include "board/lm-accessible-name.h"
#include "board/lm-field-form.h"
#include "board/lm-value-glyph.h"
#include "lm-nim-captions.h"
#include "lm-nim-controls.h"
#include "lm-nim-strip.h"
#include "lm-nim-teaching.h"
#include "rules.h"

#include <glib/gi18n.h>
#include <inttypes.h>

struct _LmNimView
{
  LmBoardView      parent_instance;

  GtkWidget       *box;
  GtkLabel        *turn;
  GtkWidget       *verdict_glyph;
  GtkLabel        *verdict;
  GtkToggleButton *pattern;
  LmNimStrip      *strip;
  GtkStack        *arithmetic_stack;
  GtkWidget       *no_arithmetic;
  GtkLabel        *arithmetic;
  GtkLabel        *caption;
  LmNimControls   *controls;
  /* Shown and owned by the window. */
  LmFieldForm     *edit_bar;
};

G_DEFINE_FINAL_TYPE (LmNimView, lm_nim_view, LM_TYPE_BOARD_VIEW)

/* What to do when nothing is pointed at. */
static char *
describe_prompt (LmNimView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *position = lm_board_view_get_position (board);

  if (lm_board_view_get_mode (board) == LM_BOARD_EDIT)
    return g_strdup (_("Click a number to let there be as many stones."));
  if (lm_board_view_get_mode (board) != LM_BOARD_PLAY || lm_position_is_over (position))
    return g_strdup ("");
  if (lm_nim_game_is_reversed (lm_nim_position_get_game (position)))
    return g_strdup (_("Click the number to go up to. Whoever reaches the target wins."));

  return g_strdup (_("Click the number to go down to. Whoever leaves one stone wins."));
}

static char *
describe_pointed (LmNimView *self,
                  guint64    number)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  g_autofree char *text = lm_nim_number_describe (number);

  if (lm_board_view_get_mode (board) != LM_BOARD_EDIT)
    return lm_nim_caption_place (lm_board_view_get_position (board), number);

  return g_strdup_printf (ngettext ("Let there be %s stone.", "Let there be %s stones.",
                                    lm_nim_number_get_plural (number)),
                          text);
}

static void
update_caption (LmNimView *self)
{
  const char *problem = lm_nim_controls_get_problem (self->controls);
  const guint64 pointed = lm_nim_strip_get_pointed (self->strip);
  g_autofree char *caption = NULL;

  if (lm_board_view_get_position (LM_BOARD_VIEW (self)) == NULL)
    return;

  if (problem != NULL)
    caption = g_strdup (problem);
  else
    caption = pointed != 0 ? describe_pointed (self, pointed) : describe_prompt (self);
  gtk_label_set_label (self->caption, caption);
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->caption), "problem");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->caption), "problem");
}

static void
update_turn (LmNimView *self)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  g_autofree char *turn = lm_nim_caption_turn (position);
  g_autofree char *stones = lm_position_describe (position);
  g_autofree char *text = g_strdup_printf (_("Board: %s"), stones);

  gtk_label_set_label (self->turn, turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
update_verdict (LmNimView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmAnswer *answer = lm_board_view_get_mode (board) != LM_BOARD_EDIT ? lm_board_view_get_overlay (board) : NULL;
  g_autofree char *text = NULL;

  if (answer != NULL && !lm_position_is_over (answer->position))
    text = lm_nim_caption_verdict (answer);
  gtk_widget_set_visible (self->verdict_glyph, text != NULL);
  gtk_label_set_label (self->verdict, text != NULL ? text : "");
  if (text != NULL)
    lm_value_glyph_set_value (LM_VALUE_GLYPH (self->verdict_glyph), answer->value);
}

static void
update_arithmetic (LmNimView *self)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  const gboolean wanted = gtk_toggle_button_get_active (self->pattern) && !lm_position_is_over (position);
  g_autofree char *text = lm_nim_caption_arithmetic (position);

  gtk_label_set_label (self->arithmetic, text);
  gtk_stack_set_visible_child (self->arithmetic_stack, wanted ? GTK_WIDGET (self->arithmetic) : self->no_arithmetic);
}

static gboolean
has_focus_within (LmNimView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* What had the focus may be insensitive now, or gone; the digits and the arrow keys go on working from the strip. */
static void
keep_focus (LmNimView *self,
            gboolean   had_focus)
{
  if (had_focus && (!has_focus_within (self) || gtk_widget_is_focus (GTK_WIDGET (self->strip))))
    gtk_widget_grab_focus (GTK_WIDGET (self->strip));
}

/* The game is played on the strip, not by the switch above it. */
static gboolean
lm_nim_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LM_NIM_VIEW (widget)->strip));
}

/* All but the position itself. */
static void
update (LmNimView *self)
{
  const gboolean had_focus = has_focus_within (self);

  if (lm_board_view_get_position (LM_BOARD_VIEW (self)) == NULL)
    return;

  lm_nim_strip_update (self->strip);
  lm_nim_controls_update (self->controls);
  update_verdict (self);
  update_arithmetic (self);
  keep_focus (self, had_focus);
}

static void
lm_nim_view_position_changed (LmBoardView *board,
                              LmPosition  *before,
                              const char  *move)
{
  LmNimView *self = LM_NIM_VIEW (board);
  const gboolean had_focus = has_focus_within (self);

  lm_nim_strip_position_changed (self->strip, before, move);
  update_turn (self);
  update (self);
  keep_focus (self, had_focus);
  if (self->edit_bar != NULL)
    lm_field_form_set_position (self->edit_bar, lm_board_view_get_position (board));
}

static void
lm_nim_view_marks_changed (LmBoardView *board)
{
  update (LM_NIM_VIEW (board));
}

static void
lm_nim_view_mode_changed (LmBoardView *board)
{
  LmNimView *self = LM_NIM_VIEW (board);

  gtk_widget_set_visible (GTK_WIDGET (self->controls), lm_board_view_get_mode (board) != LM_BOARD_EDIT);
  update (self);
}

static GtkWidget *
lm_nim_view_create_edit_controls (LmBoardView *board)
{
  LmNimView *self = LM_NIM_VIEW (board);
  GtkWidget *edit_bar = lm_field_form_new (NULL, LM_FIELD_BAR);

  g_set_weak_pointer (&self->edit_bar, LM_FIELD_FORM (edit_bar));
  g_signal_connect_object (edit_bar, "edited", G_CALLBACK (lm_board_view_edit), board, G_CONNECT_SWAPPED);
  if (lm_board_view_get_position (board) != NULL)
    lm_field_form_set_position (self->edit_bar, lm_board_view_get_position (board));

  return edit_bar;
}

static void
edit_stones (LmNimView *self,
             guint64    stones)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *position = lm_board_view_get_position (board);
  g_autoptr (LmPosition) edited = lm_nim_position_new (lm_position_get_game (position), stones,
                                                       lm_position_get_turn (position), NULL);

  if (edited != NULL)
    lm_board_view_edit (board, edited);
}

static void
chosen_cb (LmNimView *self,
           guint64    number)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  g_autofree char *text = NULL;
  guint64 move;

  if (lm_board_view_get_mode (board) == LM_BOARD_EDIT)
    {
      edit_stones (self, number);
      return;
    }
  if (!lm_nim_position_find_move (lm_board_view_get_position (board), number, &move))
    return;

  text = g_strdup_printf ("%" PRIu64, move);
  lm_board_view_choose_move (board, text);
}

static void
pointed_cb (LmNimView *self)
{
  update_caption (self);
}

/* What a button or the entry would move shows on the strip. */
static void
controls_changed_cb (LmNimView *self)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  const guint64 amount = lm_nim_controls_get_amount (self->controls);
  g_autoptr (LmPosition) after = NULL;

  if (position != NULL && amount > 0 && amount <= lm_nim_position_get_reach (position))
    after = lm_nim_position_after (position, amount);
  lm_nim_strip_preview (self->strip, after != NULL ? lm_nim_position_get_stones (after) : 0);
  update_caption (self);
}

static void
pattern_toggled_cb (LmNimView *self)
{
  lm_nim_strip_set_pattern (self->strip, gtk_toggle_button_get_active (self->pattern));
  update (self);
}

static gboolean
key_pressed_cb (LmNimView       *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  const gunichar digit = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || digit < '0' || digit > '9')
    return FALSE;

  return lm_nim_controls_type (self->controls, digit - '0');
}

static void
lm_nim_view_dispose (GObject *object)
{
  LmNimView *self = LM_NIM_VIEW (object);

  g_clear_weak_pointer (&self->edit_bar);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_nim_view_parent_class)->dispose (object);
}

static void
lm_nim_view_class_init (LmNimViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_nim_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lm_nim_view_grab_focus;
  board_class->position_changed = lm_nim_view_position_changed;
  board_class->marks_changed = lm_nim_view_marks_changed;
  board_class->mode_changed = lm_nim_view_mode_changed;
  board_class->create_edit_controls = lm_nim_view_create_edit_controls;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
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
create_verdict (LmNimView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->verdict_glyph = lm_value_glyph_new (LM_VALUE_UNKNOWN);
  gtk_widget_hide (self->verdict_glyph);
  gtk_box_append (GTK_BOX (box), self->verdict_glyph);
  gtk_box_append (GTK_BOX (box), create_line (&self->verdict, NULL));

  return box;
}

static GtkWidget *
create_pattern (LmNimView *self)
{
  GtkWidget *pattern = gtk_toggle_button_new_with_mnemonic (_("Show the _pattern"));

  self->pattern = GTK_TOGGLE_BUTTON (pattern);
  gtk_widget_set_valign (pattern, GTK_ALIGN_START);
  lm_accessible_name_set (pattern, _("Show the pattern"));
  gtk_widget_set_tooltip_text (pattern, _("Mark the numbers from which one loses, and show the sum behind them"));
  g_signal_connect_swapped (pattern, "toggled", G_CALLBACK (pattern_toggled_cb), self);
  g_object_bind_property (lm_nim_teaching_get_default (), "pattern", pattern, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);

  return pattern;
}

/* What holds for the turn, with the switch beside it. */
static GtkWidget *
create_header (LmNimView *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (lines), create_line (&self->turn, "lm-nim-turn"));
  gtk_box_append (GTK_BOX (lines), create_verdict (self));
  gtk_box_append (GTK_BOX (header), lines);
  gtk_box_append (GTK_BOX (header), create_pattern (self));
  gtk_widget_add_css_class (header, "lm-nim-header");

  return header;
}

/* Its room is kept when there is nothing in it, so that nothing moves. */
static GtkWidget *
create_arithmetic (LmNimView *self)
{
  self->arithmetic_stack = GTK_STACK (gtk_stack_new ());
  self->no_arithmetic = gtk_label_new (NULL);
  self->arithmetic = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->arithmetic, TRUE);
  gtk_label_set_wrap_mode (self->arithmetic, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (self->arithmetic, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->arithmetic), "numeric");
  gtk_stack_add_child (self->arithmetic_stack, self->no_arithmetic);
  gtk_stack_add_child (self->arithmetic_stack, GTK_WIDGET (self->arithmetic));
  gtk_widget_add_css_class (GTK_WIDGET (self->arithmetic_stack), "lm-nim-arithmetic");

  return GTK_WIDGET (self->arithmetic_stack);
}

static GtkWidget *
create_caption (LmNimView *self)
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
add_keys (LmNimView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
lm_nim_view_init (LmNimView *self)
{
  self->strip = LM_NIM_STRIP (lm_nim_strip_new (LM_BOARD_VIEW (self)));
  self->controls = LM_NIM_CONTROLS (lm_nim_controls_new (LM_BOARD_VIEW (self)));
  gtk_widget_add_css_class (GTK_WIDGET (self->strip), "lm-nim-strip");
  gtk_widget_add_css_class (GTK_WIDGET (self->controls), "lm-nim-controls");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), create_header (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->strip));
  gtk_box_append (GTK_BOX (self->box), create_arithmetic (self));
  gtk_box_append (GTK_BOX (self->box), create_caption (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->controls));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_keys (self);

  g_signal_connect_swapped (self->strip, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->strip, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->controls, "changed", G_CALLBACK (controls_changed_cb), self);
}
