/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of So Long Sucker: what is said, the table, what is asked, and steps as text. */

#include "config.h"

#include "board.h"

#include "app/lm-game-view-info.h"
#include "bars.h"
#include "captions.h"
#include "edit-bar.h"
#include "page.h"
#include "../panel/panel.h"
#include "../panel/coalition-list.h"
#include "picker.h"
#include "table.h"

#include <glib/gi18n.h>
#include <string.h>

/* The row between piles and hands keeps its height, so that nothing moves. */
#define ACTIONS_HEIGHT 44

/* Of whose turn it is and two lines of what happened, so that the board stays where it is. */
#define LINES_HEIGHT 56

struct _LmSlsBoard
{
  LmBoardView    parent_instance;

  LmSlsChosen   *chosen;

  GtkWidget     *box;
  GtkWidget     *header;
  GtkLabel      *turn;
  GtkLabel      *event;
  GtkEntry      *step;
  LmSlsBars     *bars;
  GtkStack      *actions;
  GtkLabel      *prompt;
  LmSlsPicker   *picker;
  LmSlsTable    *table;
  /* Shown and owned by the window. */
  LmSlsEditBar  *edit_bar;
};

G_DEFINE_FINAL_TYPE (LmSlsBoard, lm_sls_board, LM_TYPE_BOARD_VIEW)

static LmBoardView *
get_board (LmSlsBoard *self)
{
  return LM_BOARD_VIEW (self);
}

static gboolean
is_editing (LmSlsBoard *self)
{
  return lm_board_view_get_mode (get_board (self)) == LM_BOARD_EDIT;
}

static void
set_line (GtkLabel *label,
          char     *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), *text != '\0' ? text : NULL);
  g_free (text);
}

static void
update_lines (LmSlsBoard *self)
{
  LmPosition *position = lm_board_view_get_position (get_board (self));
  LmPosition *before = NULL;
  const char *move = lm_board_view_get_last_move (get_board (self), &before);
  g_autofree char *table = lm_position_describe (position);
  g_autofree char *label = g_strdup_printf (_("Board: %s"), table);

  set_line (self->turn, lm_sls_caption_turn (position));
  set_line (self->event, is_editing (self) ? g_strdup ("") : lm_sls_caption_event (position, before, move));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* They tell who wins, so they are shown only where that may be known. */
static void
update_bars (LmSlsBoard *self)
{
  LmPosition *position = lm_board_view_get_position (get_board (self));
  const LmSlsState *state = lm_sls_position_get_state (position);
  const gboolean shown = (is_editing (self) || lm_board_view_get_overlay (get_board (self)) != NULL)
                         && !lm_position_is_over (position) && lm_sls_theory_applies (state);

  gtk_widget_set_visible (GTK_WIDGET (self->bars), shown);
  if (shown)
    lm_sls_bars_show (self->bars, state);
}

static gboolean
has_focus_within (gpointer widget)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (widget)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* What is asked comes and goes with the chosen, and the keyboard must not be lost with it. */
static void
update_actions (LmSlsBoard *self)
{
  const gboolean focused = has_focus_within (self->picker);
  const gboolean asks = lm_sls_picker_update (self->picker);

  set_line (self->prompt, lm_sls_caption_prompt (get_board (self), self->chosen));
  gtk_stack_set_visible_child (self->actions, asks ? GTK_WIDGET (self->picker) : GTK_WIDGET (self->prompt));
  if (focused && !has_focus_within (self->picker))
    lm_sls_table_focus (self->table);
}

static void
update (LmSlsBoard *self)
{
  if (lm_board_view_get_position (get_board (self)) == NULL)
    return;

  lm_sls_table_update (self->table);
  update_actions (self);
}

static void
lm_sls_board_position_changed (LmBoardView *board,
                               LmPosition  *before,
                               const char  *move)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);

  lm_sls_table_show (self->table, before, move);
  lm_sls_chosen_reset (self->chosen);
  gtk_editable_set_text (GTK_EDITABLE (self->step), "");
  update_lines (self);
  update_bars (self);
  if (self->edit_bar != NULL)
    lm_sls_edit_bar_update (self->edit_bar);
}

static void
lm_sls_board_marks_changed (LmBoardView *board)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);

  if (lm_board_view_get_position (board) == NULL)
    return;

  update_lines (self);
  update_bars (self);
  update (self);
}

static void
lm_sls_board_mode_changed (LmBoardView *board)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);

  /* The editor's own bar says as much, and needs the room. */
  gtk_widget_set_visible (self->header, !is_editing (self));
  gtk_widget_set_size_request (GTK_WIDGET (self->actions), -1, is_editing (self) ? -1 : ACTIONS_HEIGHT);
  if (lm_board_view_get_position (board) == NULL)
    return;

  lm_sls_chosen_reset (self->chosen);
  update_lines (self);
  update_bars (self);
}

static GtkWidget *
lm_sls_board_create_edit_controls (LmBoardView *board)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);
  GtkWidget *edit_bar = lm_sls_edit_bar_new (board);

  g_set_weak_pointer (&self->edit_bar, LM_SLS_EDIT_BAR (edit_bar));
  return edit_bar;
}

static gboolean
can_edit (LmSlsBoard *self)
{
  return is_editing (self) && self->edit_bar != NULL;
}

static void
pile_activated_cb (LmSlsBoard *self,
                   guint       pile)
{
  if (can_edit (self))
    lm_sls_edit_bar_pile (self->edit_bar, pile, lm_sls_edit_bar_get_brush (self->edit_bar));
  else if (pile != LM_SLS_CAPTURED_PILE)
    lm_sls_chosen_put (self->chosen, pile);
}

static void
pile_removed_cb (LmSlsBoard *self,
                 guint       pile)
{
  if (can_edit (self))
    lm_sls_edit_bar_pile (self->edit_bar, pile, LM_SLS_NONE);
}

static void
pile_dropped_cb (LmSlsBoard *self,
                 guint       pile,
                 guint       what)
{
  if (pile != LM_SLS_CAPTURED_PILE)
    lm_sls_chosen_drop_on_pile (self->chosen, LM_SLS_DRAG_PLAYER (what), LM_SLS_DRAG_COLOUR (what), pile);
}

/* In the editor the hand gets a chip of the colour that was clicked. */
static void
chip_taken_cb (LmSlsBoard *self,
               guint       colour,
               LmSlsHand  *hand)
{
  const guint player = lm_sls_hand_get_player (hand);

  if (can_edit (self))
    lm_sls_edit_bar_hand (self->edit_bar, player, colour,
                          lm_sls_edit_bar_get_brush (self->edit_bar) == LM_SLS_NONE ? -1 : 1);
  else
    lm_sls_chosen_take (self->chosen, player, colour);
}

static void
chip_removed_cb (LmSlsBoard *self,
                 guint       colour,
                 LmSlsHand  *hand)
{
  if (can_edit (self))
    lm_sls_edit_bar_hand (self->edit_bar, lm_sls_hand_get_player (hand), colour, -1);
}

static void
hand_dropped_cb (LmSlsBoard *self,
                 guint       what,
                 LmSlsHand  *hand)
{
  lm_sls_chosen_drop_on_hand (self->chosen, LM_SLS_DRAG_PLAYER (what), LM_SLS_DRAG_COLOUR (what),
                              lm_sls_hand_get_player (hand));
}

static void
box_dropped_cb (LmSlsBoard *self,
                guint       what)
{
  lm_sls_chosen_drop_in_box (self->chosen, LM_SLS_DRAG_PLAYER (what), LM_SLS_DRAG_COLOUR (what));
}

/*
 * Any text may be tried, also at a computer's turn: what the rules forbid is
 * refused with the rule. The words of a deal keep their capitals.
 */
static void
step_activated_cb (LmSlsBoard *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->step));
  g_autofree char *text = g_strstrip (strstr (typed, "words:") != NULL ? g_strdup (typed) : g_ascii_strdown (typed, -1));

  if (*text != '\0')
    g_signal_emit_by_name (self, "move-chosen", text);
}

/* A letter takes that chip, or names the next player where one is asked for. */
static gboolean
type_letter (LmSlsBoard *self,
             guint       colour)
{
  if (lm_sls_chosen_get_pile (self->chosen) != LM_SLS_NO_PILE)
    lm_sls_chosen_name (self->chosen, colour);
  else
    lm_sls_chosen_take (self->chosen, lm_position_get_turn (lm_board_view_get_position (get_board (self))), colour);

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (LmSlsBoard      *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  const guint32 letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (key));

  if (is_editing (self) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0
      || has_focus_within (self->step) || lm_board_view_get_position (get_board (self)) == NULL)
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_Escape && lm_sls_chosen_get_player (self->chosen) != LM_SLS_NONE)
    {
      lm_sls_chosen_reset (self->chosen);
      return GDK_EVENT_STOP;
    }
  if (letter < 128 && lm_sls_parse_letter (letter) != LM_SLS_NONE)
    return type_letter (self, lm_sls_parse_letter (letter));
  if (letter >= '0' && letter <= '9')
    {
      lm_sls_chosen_put (self->chosen, letter - '0');
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* The keyboard begins where one plays, not at the steps as text, which come first. */
static gboolean
lm_sls_board_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  LmSlsBoard *self = LM_SLS_BOARD (widget);

  if (direction == GTK_DIR_TAB_FORWARD && !has_focus_within (self)
      && lm_board_view_get_position (get_board (self)) != NULL && lm_sls_table_focus (self->table))
    return TRUE;

  return GTK_WIDGET_CLASS (lm_sls_board_parent_class)->focus (widget, direction);
}

static gboolean
lm_sls_board_grab_focus (GtkWidget *widget)
{
  LmSlsBoard *self = LM_SLS_BOARD (widget);

  return (lm_board_view_get_position (get_board (self)) != NULL && lm_sls_table_focus (self->table))
         || GTK_WIDGET_CLASS (lm_sls_board_parent_class)->grab_focus (widget);
}

static void
lm_sls_board_dispose (GObject *object)
{
  LmSlsBoard *self = LM_SLS_BOARD (object);

  g_clear_weak_pointer (&self->edit_bar);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->chosen);

  G_OBJECT_CLASS (lm_sls_board_parent_class)->dispose (object);
}

static void
lm_sls_board_class_init (LmSlsBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_board_dispose;
  board_class->position_changed = lm_sls_board_position_changed;
  board_class->marks_changed = lm_sls_board_marks_changed;
  board_class->mode_changed = lm_sls_board_mode_changed;
  board_class->create_edit_controls = lm_sls_board_create_edit_controls;

  GTK_WIDGET_CLASS (klass)->focus = lm_sls_board_focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = lm_sls_board_grab_focus;
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
  gtk_widget_add_css_class (line, css_class);

  return line;
}

static GtkWidget *
create_step (LmSlsBoard *self)
{
  GtkWidget *step = gtk_entry_new ();

  self->step = GTK_ENTRY (step);
  gtk_entry_set_placeholder_text (self->step, _("Write a step: b@2>r"));
  gtk_editable_set_width_chars (GTK_EDITABLE (step), 17);
  gtk_widget_set_valign (step, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (step, _("b@2>r: blue on pile 2, red next; b@0: on an empty pile; xr2b1: discard; "
                                       "give:g>y:r2; kill:g:r1; out"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (step), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Write a step"), -1);
  g_signal_connect_swapped (step, "activate", G_CALLBACK (step_activated_cb), self);

  return step;
}

/* Whose turn it is and what happened, with the steps as text beside it. */
static GtkWidget *
create_header (LmSlsBoard *self)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (lines), create_line (&self->turn, "heading"));
  gtk_box_append (GTK_BOX (lines), create_line (&self->event, "lm-sls-status"));
  gtk_label_set_wrap (self->event, TRUE);
  gtk_label_set_lines (self->event, 2);
  gtk_widget_set_size_request (lines, -1, LINES_HEIGHT);
  gtk_box_append (GTK_BOX (header), lines);
  gtk_box_append (GTK_BOX (header), create_step (self));
  gtk_widget_add_css_class (header, "lm-sls-header");

  return header;
}

static GtkWidget *
create_actions (LmSlsBoard *self)
{
  self->actions = GTK_STACK (gtk_stack_new ());
  self->picker = LM_SLS_PICKER (lm_sls_picker_new (get_board (self), self->chosen));
  self->prompt = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->prompt, TRUE);
  gtk_label_set_lines (self->prompt, 2);
  gtk_label_set_ellipsize (self->prompt, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (self->prompt, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "lm-sls-status");
  gtk_stack_add_child (self->actions, GTK_WIDGET (self->prompt));
  gtk_stack_add_child (self->actions, GTK_WIDGET (self->picker));
  gtk_widget_set_size_request (GTK_WIDGET (self->actions), -1, ACTIONS_HEIGHT);

  return GTK_WIDGET (self->actions);
}

static void
connect_table (LmSlsBoard *self)
{
  g_signal_connect_swapped (lm_sls_table_get_piles (self->table), "activated", G_CALLBACK (pile_activated_cb), self);
  g_signal_connect_swapped (lm_sls_table_get_piles (self->table), "removed", G_CALLBACK (pile_removed_cb), self);
  g_signal_connect_swapped (lm_sls_table_get_piles (self->table), "dropped", G_CALLBACK (pile_dropped_cb), self);
  g_signal_connect_swapped (lm_sls_table_get_dead_box (self->table), "dropped", G_CALLBACK (box_dropped_cb), self);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      LmSlsHand *hand = lm_sls_table_get_hand (self->table, i);

      g_signal_connect_swapped (hand, "taken", G_CALLBACK (chip_taken_cb), self);
      g_signal_connect_swapped (hand, "removed", G_CALLBACK (chip_removed_cb), self);
      g_signal_connect_swapped (hand, "dropped", G_CALLBACK (hand_dropped_cb), self);
    }
}

static void
lm_sls_board_init (LmSlsBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chosen = lm_sls_chosen_new (get_board (self));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->bars = LM_SLS_BARS (lm_sls_bars_new ());
  gtk_widget_hide (GTK_WIDGET (self->bars));
  self->header = create_header (self);
  gtk_box_append (GTK_BOX (self->box), self->header);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->bars));
  self->table = LM_SLS_TABLE (lm_sls_table_new (get_board (self), self->chosen, create_actions (self)));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->table));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (self->box, "lm-sls-board");
  connect_table (self);

  g_signal_connect_object (self->chosen, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

const LmGameViewInfo lm_sls_view_info = {
  .name = "so-long-sucker",
  .icon_name = "lm-so-long-sucker-symbolic",
  .board_type = lm_sls_board_get_type,
  .new_game_page_type = lm_sls_page_get_type,
  .panel_type = lm_sls_panel_get_type,
  .panel_title = N_("Table"),
  .panel_icon_name = "lm-so-long-sucker-symbolic",
  .outlook_type = lm_sls_coalition_list_get_type,
  .outlook_title = N_("Coalitions"),
};
