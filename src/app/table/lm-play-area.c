/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-play-area.c: the board and what stands around it: a game being played, or its position being edited. */

#include "lm-play-area.h"

#include "kit/page/lm-game-view-info.h"
#include "kit/page/lm-intent.h"
#include "kit/page/lm-verdict-chart.h"
#include "lm-table-bars.h"

#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-template.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-property.h"

#include <glib/gi18n.h>

struct _LmPlayArea
{
  AdwBin             parent_instance;

  LmSeatBar         *seat_bar;
  LmOfferBar        *offer_bar;
  LmEditorBar       *editor_bar;
  GtkScrolledWindow *scroller;
  LmToaster         *toaster;
  AdwBin            *strip;

  LmMatch           *match;
  LmSession         *session; /* of the match */
  LmBoardView       *board;
  /* Positions of the editor, the first one as play left it; NULL while playing. */
  GPtrArray         *drafts;
  guint              draft;
  gboolean           animate;
};

G_DEFINE_FINAL_TYPE (LmPlayArea, lm_play_area, ADW_TYPE_BIN)

static guint said_signal;

/* Below the board, where nothing is to be clicked. */
LmToaster *
lm_play_area_get_toaster (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), NULL);

  return self->toaster;
}

/* The one on the board, played or edited. */
LmPosition *
lm_play_area_get_position (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), NULL);

  return self->drafts != NULL
         ? g_ptr_array_index (self->drafts, self->draft)
         : lm_session_get_position (self->session);
}

static LmBoardMode
get_mode (LmPlayArea *self)
{
  if (self->drafts != NULL)
    return LM_BOARD_EDIT;
  if (lm_position_is_over (lm_session_get_position (self->session))
      || lm_session_get_turn_seat (self->session) != LM_SEAT_PERSON)
    return LM_BOARD_WATCH;

  return LM_BOARD_PLAY;
}

static void
ensure_board (LmPlayArea *self);

/* Puts the current node on the board; a move that leads on from @before is seen. */
static void
show_node (LmPlayArea *self,
           LmNode     *before)
{
  LmNode *node = lm_session_get_current (self->session);
  LmNode *parent = lm_node_get_parent (node);
  gboolean moved = lm_node_get_kind (node) == LM_NODE_MOVE;
  LmPosition *from = moved ? lm_node_get_position (parent) : NULL;
  const char *move = moved ? lm_node_get_move (node) : NULL;
  gboolean seen = moved && parent == before;

  ensure_board (self);
  lm_board_view_hold (self->board);
  lm_board_view_set_position (self->board, lm_node_get_position (node), seen ? from : NULL, seen ? move : NULL);
  lm_board_view_set_last_move (self->board, from, move);
  lm_board_view_set_persons (self->board, lm_session_get_persons (self->session));
  lm_board_view_set_mode (self->board, get_mode (self));
  lm_board_view_release (self->board);
  lm_seat_bar_set_task (self->seat_bar, lm_board_view_describe_task (self->board));
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
changed_cb (LmPlayArea *self,
            LmNode     *before)
{
  gboolean focused = has_focus_within (GTK_WIDGET (self->board));
  g_autoptr (LmBoardView) board = NULL;

  if (self->drafts != NULL)
    lm_play_area_cancel_edit (self);

  ensure_board (self);
  board = g_object_ref (self->board);
  lm_board_view_hold (board);
  show_node (self, before);
  g_object_notify (G_OBJECT (self), "position");

  /* Before anything on the board takes it for a moment. */
  if (focused && lm_position_is_over (lm_session_get_position (self->session)))
    lm_seat_bar_focus (self->seat_bar);
  lm_board_view_release (board);
}

static void
seats_changed_cb (LmPlayArea *self)
{
  lm_board_view_set_persons (self->board, lm_session_get_persons (self->session));
  lm_board_view_set_mode (self->board, get_mode (self));
}

static void
move_chosen_cb (LmPlayArea *self,
                const char *move)
{
  lm_play_area_play (self, move);
}

/* Puts a position of the editor on the board, and in place of whatever was typed. It may be of another game. */
static void
show_draft (LmPlayArea *self)
{
  LmPosition *position = lm_play_area_get_position (self);
  const gboolean focused = has_focus_within (GTK_WIDGET (self));

  ensure_board (self);
  lm_board_view_set_position (self->board, position, NULL, NULL);
  lm_board_view_set_last_move (self->board, NULL, NULL);
  lm_board_view_set_mode (self->board, LM_BOARD_EDIT);
  if (!lm_editor_bar_has_controls (self->editor_bar))
    lm_editor_bar_set_controls (self->editor_bar, lm_board_view_create_edit_controls (self->board));
  lm_editor_bar_set_position (self->editor_bar, position);
  if (focused && !has_focus_within (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->editor_bar), GTK_DIR_TAB_FORWARD);
  g_object_notify (G_OBJECT (self), "position");
}

static void
edited_cb (LmPlayArea *self,
           LmPosition *position)
{
  if (self->drafts == NULL || lm_position_equal (position, lm_play_area_get_position (self)))
    return;

  g_ptr_array_set_size (self->drafts, self->draft + 1);
  g_ptr_array_add (self->drafts, lm_position_ref (position));
  self->draft++;
  show_draft (self);
}

static void
said_cb (LmPlayArea *self,
         const char *sentence)
{
  g_signal_emit (self, said_signal, 0, sentence);
}

static void
problem_changed_cb (LmPlayArea *self)
{
  g_object_notify (G_OBJECT (self), "position");
}

static void
create_board (LmPlayArea *self)
{
  const LmGameInfo *info = lm_position_get_info (lm_play_area_get_position (self));

  self->board = g_object_new (lm_game_view_info_lookup (info->name)->board_type (), NULL);
  lm_board_view_set_animate (self->board, self->animate);
  gtk_widget_set_hexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  g_signal_connect_object (self->board, "move-chosen", G_CALLBACK (move_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "edited", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->board));
  lm_editor_bar_set_controls (self->editor_bar, NULL);
}

/* Whether the board on the screen was made for another game than the one to show. */
static gboolean
needs_board (LmPlayArea *self)
{
  LmPosition *shown = self->board != NULL ? lm_board_view_get_position (self->board) : NULL;

  return shown == NULL || lm_position_get_info (shown) != lm_position_get_info (lm_play_area_get_position (self));
}

static void
ensure_board (LmPlayArea *self)
{
  if (needs_board (self))
    create_board (self);
}

static void
update_bars (LmPlayArea *self)
{
  gboolean editing = self->drafts != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->seat_bar), !editing);
  gtk_widget_set_visible (GTK_WIDGET (self->editor_bar), editing);
  lm_board_view_set_mode (self->board, get_mode (self));
  lm_match_set_editing (self->match, editing);
  g_object_notify (G_OBJECT (self), "position");
}

/* Another game. An editor that was open is left without a change. */
static void
session_set_cb (LmPlayArea *self)
{
  LmSession *session = lm_match_get_session (self->match);

  if (session == NULL)
    return;

  g_clear_pointer (&self->drafts, g_ptr_array_unref);
  self->session = session;
  show_node (self, NULL);
  if (lm_match_get_editing (self->match))
    update_bars (self);
  g_object_notify (G_OBJECT (self), "position");
}

/* To be called once, before the first session. */
void
lm_play_area_set_match (LmPlayArea *self,
                        LmMatch    *match)
{
  g_return_if_fail (LM_IS_PLAY_AREA (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::session", G_CALLBACK (session_set_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "seats-changed", G_CALLBACK (seats_changed_cb), self, G_CONNECT_SWAPPED);
  lm_seat_bar_set_match (self->seat_bar, match);
  lm_offer_bar_set_match (self->offer_bar, match);
  adw_bin_set_child (self->strip, lm_verdict_chart_new (match));
}

/* Not only the player to move may act, but nobody acts for a computer. */
static gboolean
is_persons_move (LmPlayArea *self,
                 const char *move)
{
  LmPosition *position = lm_session_get_position (self->session);
  guint mover = lm_position_get_mover (position, move);
  g_autofree char *sentence = NULL;

  if (lm_session_get_seat (self->session, mover) == LM_SEAT_PERSON)
    return TRUE;

  sentence = g_strdup_printf (_("A computer plays for %s and takes that step itself."),
                              lm_game_get_player_name (lm_position_get_game (position), mover));
  g_signal_emit (self, said_signal, 0, sentence);
  return FALSE;
}

/* Refuses with a sentence an illegal move, and one that is for a computer to make. */
void
lm_play_area_play (LmPlayArea *self,
                   const char *move)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LM_IS_PLAY_AREA (self));

  if (self->drafts != NULL
      || lm_position_is_over (lm_session_get_position (self->session))
      || !is_persons_move (self, move))
    return;
  lm_intent_spend (GTK_WIDGET (self));
  if (!lm_session_play (self->session, move, &error))
    g_signal_emit (self, said_signal, 0, error->message);
}

void
lm_play_area_focus_board (LmPlayArea *self)
{
  g_return_if_fail (LM_IS_PLAY_AREA (self));

  if (!has_focus_within (GTK_WIDGET (self->board)) && !gtk_widget_grab_focus (GTK_WIDGET (self->board)))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
}

/* Another one with every kind of game: what the solver says of moves is put on it. */
LmBoardView *
lm_play_area_get_board (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), NULL);

  return self->board;
}

/* The editor shows it. */
void
lm_play_area_set_verdict (LmPlayArea *self,
                          const char *sentence)
{
  g_return_if_fail (LM_IS_PLAY_AREA (self));

  lm_editor_bar_set_verdict (self->editor_bar, sentence);
}

/* Turns the board into the editor of @position, or of the one on the board. Nothing of the game
 * changes until lm_play_area_accept_edit(). */
void
lm_play_area_edit (LmPlayArea *self,
                   LmPosition *position)
{
  g_return_if_fail (LM_IS_PLAY_AREA (self));

  if (self->drafts == NULL)
    {
      self->drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
      g_ptr_array_add (self->drafts, lm_position_ref (lm_session_get_position (self->session)));
      self->draft = 0;
      update_bars (self);
      show_draft (self);
    }

  if (position != NULL)
    edited_cb (self, position);
}

static void
leave_editor (LmPlayArea *self)
{
  g_clear_pointer (&self->drafts, g_ptr_array_unref);
  show_node (self, NULL);
  update_bars (self);
}

/* Whether the editor is open and names a position. */
gboolean
lm_play_area_can_accept_edit (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), FALSE);

  return self->drafts != NULL && !lm_editor_bar_has_problem (self->editor_bar);
}

/* Whether all that was filled in can be read; what cannot gets the focus, and what is wrong with it stands beside it. */
static gboolean
check_filled_in (LmPlayArea *self)
{
  GtkWidget *wrong = lm_problem_find (GTK_WIDGET (self->editor_bar), NULL);

  if (wrong != NULL)
    gtk_widget_grab_focus (wrong);
  return wrong == NULL;
}

/* Leaves the editor, unless something in it is wrong. Returns (transfer full) (nullable): the position to play on from,
 * perhaps of another game, if it is another than the game was at. */
LmPosition *
lm_play_area_accept_edit (LmPlayArea *self)
{
  g_autoptr (LmPosition) position = NULL;

  g_return_val_if_fail (LM_IS_PLAY_AREA (self), NULL);

  if (self->drafts == NULL || !check_filled_in (self))
    return NULL;

  position = lm_position_ref (lm_play_area_get_position (self));
  leave_editor (self);
  return lm_position_equal (position, lm_session_get_position (self->session)) ? NULL : g_steal_pointer (&position);
}

/* The game is where it was. */
void
lm_play_area_cancel_edit (LmPlayArea *self)
{
  g_return_if_fail (LM_IS_PLAY_AREA (self));

  if (self->drafts != NULL)
    leave_editor (self);
}

gboolean
lm_play_area_can_undo_edit (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), FALSE);

  return self->drafts != NULL && self->draft > 0;
}

gboolean
lm_play_area_can_redo_edit (LmPlayArea *self)
{
  g_return_val_if_fail (LM_IS_PLAY_AREA (self), FALSE);

  return self->drafts != NULL && self->draft + 1 < self->drafts->len;
}

/* What was typed and is wrong is a step of its own. */
void
lm_play_area_undo_edit (LmPlayArea *self)
{
  const gboolean wrong = self->drafts != NULL && lm_problem_find (GTK_WIDGET (self->editor_bar), NULL) != NULL;

  if (!wrong && !lm_play_area_can_undo_edit (self))
    return;

  if (wrong)
    lm_board_view_changed (self->board);
  else
    self->draft--;
  show_draft (self);
}

void
lm_play_area_redo_edit (LmPlayArea *self)
{
  if (!lm_play_area_can_redo_edit (self))
    return;

  self->draft++;
  show_draft (self);
}

static void
animate_changed (LmPlayArea *self)
{
  if (self->board != NULL)
    lm_board_view_set_animate (self->board, self->animate);
}

static LmPosition *
get_position (LmPlayArea *self)
{
  return self->session != NULL ? lm_play_area_get_position (self) : NULL;
}

static void
lm_play_area_dispose (GObject *object)
{
  LmPlayArea *self = LM_PLAY_AREA (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->drafts, g_ptr_array_unref);

  G_OBJECT_CLASS (lm_play_area_parent_class)->dispose (object);
}

static void
install_properties (gpointer klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "position", LM_TYPE_POSITION, .get = G_CALLBACK (get_position) },
    { "animate", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmPlayArea, animate), .changed = G_CALLBACK (animate_changed),
      .normal = TRUE });
}

static void
lm_play_area_class_init (LmPlayAreaClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_play_area_dispose;
  install_properties (klass);

  said_signal = lm_signal_new (klass, "said", 1, G_TYPE_STRING);

  LM_ENSURE_TYPES (LM_TYPE_OFFER_BAR, LM_TYPE_SEAT_BAR, LM_TYPE_EDITOR_BAR, LM_TYPE_TOASTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/play-area.ui");
  LM_BIND_CHILDREN (widget_class, LmPlayArea, seat_bar, offer_bar, editor_bar, scroller, toaster, strip);
  LM_BIND_CALLBACKS (widget_class, edited_cb, problem_changed_cb, said_cb);
}

static gboolean
undo_key_cb (GtkWidget *widget,
             GVariant  *redo,
             gpointer   user_data)
{
  LmPlayArea *self = LM_PLAY_AREA (widget);

  if (self->drafts == NULL)
    return FALSE;

  if (g_variant_get_boolean (redo))
    lm_play_area_redo_edit (self);
  else
    lm_play_area_undo_edit (self);
  return TRUE;
}

/* Before an entry takes them: what it would bring back is not what the position was. */
static void
add_undo_keys (LmPlayArea *self)
{
  const char *const keys[] = { "<Control>z", "<Control><Shift>z" };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i]),
                                                gtk_callback_action_new (undo_key_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_boolean (i > 0));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
lm_play_area_init (LmPlayArea *self)
{
  self->animate = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_undo_keys (self);
}
