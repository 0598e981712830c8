/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of the take-away game. */

#include "../panel/panel.h"
#include "board.h"
#include "kit/page/lm-game-view-info.h"

/* How wide the button of a hint is at least, so that nothing moves. */
#define HINT_WIDTH 84

#define LM_TYPE_TAKE_AWAY_BOARD (lm_take_away_board_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayBoard, lm_take_away_board, LM, TAKE_AWAY_BOARD, LmBoardView)

struct _LmTakeAwayBoard
{
  LmBoardView     parent_instance;

  LmBoardHabit   *parts;
  LmMoveBar      *bar;
  LmTakeAwayPile *pile;
  GtkStack       *hints;
  GtkWidget      *no_hint;
  GtkWidget      *hint;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayBoard, lm_take_away_board, LM_TYPE_BOARD_VIEW)

static char *
describe_task (LmBoardView *board)
{
  return lm_take_away_caption_task (lm_board_view_get_position (board));
}

static char *
describe_verdict (LmBoardView *board,
                  LmAnswer    *answer)
{
  return lm_take_away_caption_verdict (answer);
}

static char *
describe_move (LmBoardView *board,
               const char  *move)
{
  g_auto (mpz_t) amount;

  mpz_init_set_str (amount, move, 10);

  return lm_take_away_caption_take (lm_board_view_get_position (board), amount);
}

/* What is pointed at without being a move, or else what to do. */
static char *
describe_prompt (LmBoardView *board)
{
  LmTakeAwayPile *pile = LM_TAKE_AWAY_BOARD (board)->pile;
  char *pointed = lm_take_away_pile_describe (pile);
  g_autofree char *rule = NULL;

  if (pointed != NULL)
    return pointed;
  if (lm_board_view_is_editing (board))
    return lm_take_away_pile_has_stones (pile)
             ? g_strdup (_("Click a stone to set the limit: it and all after it may be taken."))
             : g_strdup (_("Click a bar to set the limit."));
  if (!lm_board_view_is_playing (board))
    return NULL;

  rule = lm_take_away_caption_rule (lm_board_view_get_position (board));
  return g_strconcat (lm_take_away_pile_has_stones (pile) ? _("Click a stone to take it and all after it.")
                                                          : _("Click a bar to choose stones from its end."),
                      " ", rule, NULL);
}

static void
hint_clicked_cb (LmBoardView *board)
{
  const char *move = lm_board_view_get_arrow (board);

  if (move != NULL)
    lm_board_view_choose_move (board, move);
}

static void
name_hint (LmTakeAwayBoard *self,
           const char      *move)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  g_autofree char *sentence = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);
  g_autofree char *number = NULL;
  g_autofree char *label = NULL;
  g_auto (mpz_t) amount;

  mpz_init_set_str (amount, move, 10);
  number = lm_take_away_caption_shorten (amount);
  label = g_strdup_printf (_("Take %s"), number);
  gtk_button_set_label (GTK_BUTTON (self->hint), label);
  lm_accessible_name_set (self->hint, label);
  gtk_widget_set_tooltip_text (self->hint, sentence);
}

/* The button of a hint is there as long as the hint is. */
static void
update_hint (LmTakeAwayBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  const char *move = lm_board_view_is_playing (board) ? lm_board_view_get_arrow (board) : NULL;
  g_autoptr (LmPosition) after = move != NULL ? lm_position_play (lm_board_view_get_position (board), move, NULL) : NULL;

  if (after != NULL)
    name_hint (self, move);
  gtk_stack_set_visible_child (self->hints, after != NULL ? self->hint : self->no_hint);
}

static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmTakeAwayBoard *self = LM_TAKE_AWAY_BOARD (board);
  g_autofree char *problem = lm_take_away_caption_choose (lm_board_view_get_position (board));

  lm_move_bar_begin (self->bar);
  lm_move_bar_show_entry (self->bar, _("Take"), _("Stones to take"), problem);
  lm_take_away_pile_update (self->pile, changes, move != NULL ? before : NULL, lm_board_habit_is_active (self->parts));
  update_hint (self);
}

static void
lm_take_away_board_class_init (LmTakeAwayBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  board_class->update = update;
  board_class->describe_task = describe_task;
  board_class->describe_verdict = describe_verdict;
  board_class->describe_prompt = describe_prompt;
  board_class->describe_pointed = NULL;
  board_class->describe_move = describe_move;
  board_class->edit_form = lm_take_away_form_get_type;
}

static GtkWidget *
create_hint (LmTakeAwayBoard *self)
{
  self->hints = GTK_STACK (gtk_stack_new ());
  self->no_hint = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->hint = gtk_button_new ();
  g_signal_connect_swapped (self->hint, "clicked", G_CALLBACK (hint_clicked_cb), self);
  gtk_stack_add_titled (self->hints, self->no_hint, NULL, "");
  gtk_stack_add_titled (self->hints, self->hint, NULL, "");
  gtk_widget_set_size_request (GTK_WIDGET (self->hints), HINT_WIDTH, -1);

  return GTK_WIDGET (self->hints);
}

static void
lm_take_away_board_init (LmTakeAwayBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *bar = lm_move_bar_new (board);

  self->bar = LM_MOVE_BAR (bar);
  self->pile = LM_TAKE_AWAY_PILE (lm_take_away_pile_new (board, self->bar));
  lm_board_view_set_drawing (board, GTK_WIDGET (self->pile));
  lm_board_view_set_controls (board, bar);
  lm_move_bar_append (self->bar, create_hint (self));
  self->parts = lm_board_view_add_switch (board, NULL, "take-away-parts", _("Show the _parts"), _("Show the parts"),
                                          _("Group the stones as the winning strategy counts them"));
}

const LmGameViewInfo lm_take_away_view_info = {
  .name = "take-away",
  .icon_name = "lm-take-away-symbolic",
  .lesson = "/org/lastmove/LastMove/take-away/lesson.xml",
  .board_type = lm_take_away_board_get_type,
  .form_type = lm_take_away_form_get_type,
  .panel_type = lm_take_away_panel_get_type,
  .panel_title = N_("Sequence"),
  .panel_icon_name = "lm-take-away-symbolic",
};
