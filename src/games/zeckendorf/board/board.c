/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of the Zeckendorf game. */

#include "config.h"

#include "board.h"

#include "app/lm-game-view-info.h"
#include "columns.h"
#include "edit-bar.h"
#include "games/zeckendorf/rules/position.h"
#include "page.h"

#include <glib/gi18n.h>

struct _LmZeckendorfView
{
  LmBoardView          parent_instance;

  GtkWidget           *box;
  LmZeckendorfColumns *columns;
  GtkLabel            *caption;
  /* Shown and owned by the window. */
  LmZeckendorfEditBar *edit_bar;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfView, lm_zeckendorf_view, LM_TYPE_BOARD_VIEW)

/* Whether the last move used up the stock: what follows is played with the chips. */
static gboolean
has_placed_all (LmZeckendorfView *self,
                LmPosition       *position)
{
  const char *last = lm_board_view_get_last_move (LM_BOARD_VIEW (self), NULL);
  LmZeckendorfChips chips;

  return LM_ZECKENDORF_POSITION (position)->stock == 0 && last != NULL &&
         lm_zeckendorf_position_get_chips (position, last, &chips) && chips.placed > 0;
}

static char *
tell_roles (LmPosition *position)
{
  const guint turn = lm_position_get_turn (position);
  LmGame *game = lm_position_get_game (position);

  /* Translators: both are players; in the end “Player 2 placed last and so moves second: Player 1 begins.” */
  return g_strdup_printf (_("Everything is placed. %s placed last and so moves second: %s begins."),
                          lm_game_get_player_name (game, 1 - turn), lm_game_get_player_name (game, turn));
}

static char *
tell_placing (LmPosition *position)
{
  const guint stock = LM_ZECKENDORF_POSITION (position)->stock;

  return g_strdup_printf (_("Place a chip worth at most what is left, %u. Whoever places last moves second."), stock);
}

/* What to do when nothing is pointed at. */
static char *
get_prompt (LmZeckendorfView *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  LmPosition *position = lm_board_view_get_position (board);
  LmBoardMode mode = lm_board_view_get_mode (board);

  if (mode == LM_BOARD_EDIT)
    return g_strdup (_("Click a column to add a chip, with the other mouse button to take one away."));
  if (position == NULL || lm_position_is_over (position))
    return NULL;
  if (has_placed_all (self, position))
    return tell_roles (position);
  if (LM_ZECKENDORF_POSITION (position)->stock > 0)
    return tell_placing (position);

  return mode == LM_BOARD_PLAY ? g_strdup (_("Choose a column or one of the moves.")) : NULL;
}

static void
update_caption (LmZeckendorfView *self)
{
  g_autofree char *caption = NULL;

  g_object_get (self->columns, "caption", &caption, NULL);
  if (caption == NULL)
    caption = get_prompt (self);
  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
}

static void
describe (LmZeckendorfView *self)
{
  LmPosition *position = lm_board_view_get_position (LM_BOARD_VIEW (self));
  g_autofree char *bins = lm_position_describe (position);
  g_autofree char *text = g_strdup_printf (_("Board: %s"), bins);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
lm_zeckendorf_view_position_changed (LmBoardView *board,
                                     LmPosition  *before,
                                     const char  *move)
{
  LmZeckendorfView *self = LM_ZECKENDORF_VIEW (board);

  describe (self);
  lm_zeckendorf_columns_position_changed (self->columns, before, move);
  update_caption (self);
  if (self->edit_bar != NULL)
    lm_zeckendorf_edit_bar_update (self->edit_bar);
}

static void
lm_zeckendorf_view_marks_changed (LmBoardView *board)
{
  LmZeckendorfView *self = LM_ZECKENDORF_VIEW (board);

  lm_zeckendorf_columns_marks_changed (self->columns);
  update_caption (self);
}

static void
lm_zeckendorf_view_mode_changed (LmBoardView *board)
{
  LmZeckendorfView *self = LM_ZECKENDORF_VIEW (board);

  lm_zeckendorf_columns_mode_changed (self->columns);
  update_caption (self);
}

static GtkWidget *
lm_zeckendorf_view_create_edit_controls (LmBoardView *board)
{
  LmZeckendorfView *self = LM_ZECKENDORF_VIEW (board);
  GtkWidget *edit_bar = lm_zeckendorf_edit_bar_new (board, self->columns);

  g_set_weak_pointer (&self->edit_bar, LM_ZECKENDORF_EDIT_BAR (edit_bar));

  return edit_bar;
}

static void
lm_zeckendorf_view_dispose (GObject *object)
{
  LmZeckendorfView *self = LM_ZECKENDORF_VIEW (object);

  g_clear_weak_pointer (&self->edit_bar);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zeckendorf_view_parent_class)->dispose (object);
}

static void
lm_zeckendorf_view_class_init (LmZeckendorfViewClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zeckendorf_view_dispose;
  board_class->position_changed = lm_zeckendorf_view_position_changed;
  board_class->marks_changed = lm_zeckendorf_view_marks_changed;
  board_class->mode_changed = lm_zeckendorf_view_mode_changed;
  board_class->create_edit_controls = lm_zeckendorf_view_create_edit_controls;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_scroller (LmZeckendorfView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->columns));
  gtk_widget_set_direction (scroller, GTK_TEXT_DIR_LTR);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}

static GtkWidget *
create_caption (void)
{
  GtkWidget *caption = gtk_label_new (NULL);

  gtk_widget_add_css_class (caption, "lm-board-caption");
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_lines (GTK_LABEL (caption), 2);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_yalign (GTK_LABEL (caption), 0);

  return caption;
}

static void
lm_zeckendorf_view_init (LmZeckendorfView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->columns = LM_ZECKENDORF_COLUMNS (lm_zeckendorf_columns_new (LM_BOARD_VIEW (self)));
  self->caption = GTK_LABEL (create_caption ());
  gtk_box_append (GTK_BOX (self->box), create_scroller (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->caption));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (self->columns, "notify::caption", G_CALLBACK (update_caption), self);
}

const LmGameViewInfo lm_zeckendorf_view_info = {
  .name = "zeckendorf",
  .icon_name = "lm-zeckendorf-symbolic",
  .board_type = lm_zeckendorf_view_get_type,
  .new_game_page_type = lm_zeckendorf_page_get_type,
};
