/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of So Long Sucker: what is said, the table, what is asked, and steps as text. */

#include "../panel/panel.h"
#include "board.h"
#include "kit/page/lm-game-view-info.h"

/* What is below the table keeps its height, so that nothing moves. */
#define ACTIONS_HEIGHT 44

#define LM_TYPE_SLS_BOARD (lm_sls_board_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsBoard, lm_sls_board, LM, SLS_BOARD, LmBoardView)

struct _LmSlsBoard
{
  LmBoardView    parent_instance;

  LmSlsChosen    chosen;
  LmSlsPicker    picker;
  LmSlsTable     table;

  GtkEntry      *step;
  GtkWidget     *bars;
  LmSlsTheory    theory; /* for the bars */
  GtkStack      *actions;
  GtkLabel      *event;
};

G_DEFINE_FINAL_TYPE (LmSlsBoard, lm_sls_board, LM_TYPE_BOARD_VIEW)

static gboolean
has_focus_within (gpointer widget)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (widget)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* The words. */

/* What is pointed at has its tooltip; what can be done is told all the time. */
static char *
describe_prompt (LmBoardView *board)
{
  return lm_sls_words_prompt (board, &LM_SLS_BOARD (board)->chosen);
}

/* What follows from the position. */

/* They tell who wins, so they are shown only where that may be known. */
static void
update_bars (LmSlsBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *position = lm_board_view_get_position (board);
  const LmSlsState *state = lm_sls_position_get_state (position);
  const gboolean shown = (lm_board_view_is_editing (board) || lm_board_view_get_overlay (board) != NULL)
                         && !lm_position_is_over (position) && lm_sls_theory_applies (state);

  gtk_widget_set_visible (self->bars, shown);
  if (!shown)
    return;

  lm_sls_theory_read (state, &self->theory);
  lm_sls_bars_show (self->bars, &self->theory);
}

/* What is asked, or else what happened last. */
static void
update_actions (LmSlsBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *before = NULL;
  const char *move = lm_board_view_get_last_move (board, &before);
  g_autofree char *event = before == NULL || move == NULL ? g_strdup ("")
                           : lm_position_describe_deed (before, move, lm_sls_get_player_name (lm_position_get_mover (before, move)));
  const gboolean asks = lm_sls_picker_update (&self->picker);
  gboolean is_new;

  is_new = strcmp (event, gtk_label_get_label (self->event)) != 0;
  gtk_label_set_label (self->event, event);
  gtk_stack_set_visible_child (self->actions, asks ? self->picker.box : GTK_WIDGET (self->event));
  if (is_new)
    lm_announce (GTK_WIDGET (self->event), event);
}

static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);

  if ((changes & (LM_BOARD_CHANGE_POSITION | LM_BOARD_CHANGE_MODE)) != 0)
    lm_sls_chosen_reset (&self->chosen);
  if ((changes & LM_BOARD_CHANGE_POSITION) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->step), "");
  gtk_widget_set_visible (GTK_WIDGET (self->step), !lm_board_view_is_editing (board));
  update_bars (self);
  update_actions (self);
}

/* Steps as text, and keys. */

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
  if (self->chosen.pile != LM_SLS_NO_PILE)
    lm_sls_chosen_name (&self->chosen, colour);
  else
    lm_sls_chosen_take (&self->chosen, lm_position_get_turn (lm_board_view_get_position (LM_BOARD_VIEW (self))), colour);

  return GDK_EVENT_STOP;
}

static gboolean
press_key (LmBoardView     *board,
           guint            keyval,
           GdkModifierType  state)
{
  LmSlsBoard *self = LM_SLS_BOARD (board);
  const guint32 letter = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));

  if (lm_board_view_is_editing (board) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || has_focus_within (self->step))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Escape && self->chosen.player != LM_SLS_NONE)
    {
      lm_sls_chosen_reset (&self->chosen);
      lm_board_view_changed (board);
      return GDK_EVENT_STOP;
    }
  if (letter < 128 && lm_sls_parse_letter (letter) != LM_SLS_NONE)
    return type_letter (self, lm_sls_parse_letter (letter));
  if (letter >= '0' && letter <= '9')
    {
      lm_sls_table_put (&self->table, letter - '0');
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* The keyboard begins where one plays, not at the steps as text, which come first. */
static gboolean
lm_sls_board_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD && !has_focus_within (widget) && gtk_widget_grab_focus (widget))
    return TRUE;

  return GTK_WIDGET_CLASS (lm_sls_board_parent_class)->focus (widget, direction);
}

static void
lm_sls_board_class_init (LmSlsBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->focus = lm_sls_board_focus;
  board_class->update = update;
  board_class->describe_turn = lm_sls_words_turn;
  board_class->describe_pointed = NULL;
  board_class->describe_prompt = describe_prompt;
  board_class->key = press_key;
  board_class->edit_form = lm_sls_form_get_type;
}

static GtkWidget *
create_step (LmSlsBoard *self)
{
  GtkWidget *step = g_object_new (GTK_TYPE_ENTRY, "placeholder-text", _("Write a step: b@2>r"), "width-chars", 17,
                                  "valign", GTK_ALIGN_CENTER, NULL);

  self->step = GTK_ENTRY (step);
  gtk_widget_set_tooltip_text (step, _("b@2>r: blue on pile 2, red next; b@0: on an empty pile; xr2b1: discard; "
                                       "give:g>y:r2; kill:g:r1; out"));
  lm_accessible_name_set (step, _("Write a step"));
  g_signal_connect_swapped (step, "activate", G_CALLBACK (step_activated_cb), self);

  return step;
}

/* The bars that tell who wins stand over the table. */
static GtkWidget *
create_drawing (LmSlsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "lm-sls-board");
  self->bars = lm_sls_bars_new (&self->theory);
  gtk_box_append (GTK_BOX (box), self->bars);
  gtk_box_append (GTK_BOX (box), lm_sls_table_create (&self->table, LM_BOARD_VIEW (self), &self->chosen));

  return box;
}

static GtkWidget *
create_actions (LmSlsBoard *self)
{
  self->actions = GTK_STACK (gtk_stack_new ());
  self->event = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "lines", 3, "ellipsize", PANGO_ELLIPSIZE_END,
                              "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_stack_add_titled (self->actions, GTK_WIDGET (self->event), NULL, "");
  lm_accessible_name_hide_empty (self->event);
  lm_accessible_name_show_cut (self->event);
  gtk_stack_add_titled (self->actions, lm_sls_picker_create (&self->picker, &self->chosen), NULL, "");
  gtk_widget_set_size_request (GTK_WIDGET (self->actions), -1, ACTIONS_HEIGHT);

  return GTK_WIDGET (self->actions);
}

static void
lm_sls_board_init (LmSlsBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);

  self->chosen = (LmSlsChosen) { .board = board, .player = LM_SLS_NONE };
  lm_board_view_set_drawing (board, create_drawing (self));
  lm_board_view_add_to_header (board, create_step (self));
  lm_board_view_set_controls (board, create_actions (self));
}

const LmGameViewInfo lm_sls_view_info = {
  .name = "so-long-sucker",
  .icon_name = "lm-so-long-sucker-symbolic",
  .board_type = lm_sls_board_get_type,
  .form_type = lm_sls_form_get_type,
  .panel_type = lm_sls_panel_get_type,
  .panel_title = N_("Table"),
  .panel_icon_name = "lm-so-long-sucker-symbolic",
  .lesson = "/org/lastmove/LastMove/so-long-sucker/lesson.xml",
  .outlook_type = lm_sls_coalition_list_get_type,
  .outlook_title = N_("Coalitions"),
};
