/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-header.c: the header bar: what it is called, and what it does without in a slim window. */

#include "lm-window-private.h"

#include "engine/game/lm-game-info.h"
#include "kit/widget/lm-board-text.h"

#include <glib/gi18n.h>

/* The position below the name of a game in a slim window: in pixels, so that large text leaves room for the board. */
#define POSITION_HEIGHT 60

/* Beside the name of the game in the header bar. */
#define TITLE_MARGIN 24

/* In a window from right to left the numbers of a position would change places, if they were not kept together. */
static char *
describe_position (LmWindow *self)
{
  g_autofree char *described = lm_position_describe (lm_play_area_get_position (self->play_area));

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    return g_strdup_printf ("\u2066%s\u2069", described);

  return g_steal_pointer (&described);
}

/* What is whole with the position below it needs no further look: that costs a style and a font of its own. */
static gboolean
is_cut (LmWindow *self)
{
  int name, least, both, spare;

  g_object_get (self->slim, "spare", &spare, NULL);
  gtk_widget_measure (GTK_WIDGET (self->title), GTK_ORIENTATION_HORIZONTAL, -1, &least, &both, NULL, NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self->title)) && both + TITLE_MARGIN <= least + spare)
    return FALSE;

  gtk_widget_measure (GTK_WIDGET (self->slim_game), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
  return name + TITLE_MARGIN > least + spare;
}

/* Below the header bar where that is slim or would cut the name of the game. */
void
lm_window_place_title (LmWindow *self)
{
  gboolean below;

  /* How much room there is nobody knows before. */
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;

  below = lm_slim_bin_get_slim (self->slim) || is_cut (self);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !below);
  gtk_widget_set_visible (self->slim_title, below);
  if (below)
    gtk_label_set_lines (self->slim_position, MAX (1, POSITION_HEIGHT / lm_board_text_get_line (GTK_WIDGET (self))));
}

static void
write_title (LmWindow   *self,
             const char *game,
             const char *position)
{
  adw_window_title_set_title (self->title, game);
  adw_window_title_set_subtitle (self->title, position);
  gtk_label_set_label (self->slim_game, game);
  gtk_label_set_label (self->slim_position, position);
  lm_window_place_title (self);
}

void
lm_window_update_title (LmWindow *self)
{
  g_autofree char *described = NULL;
  g_autofree char *editing = NULL;

  if (!lm_window_shows_board (self))
    {
      write_title (self, _("Last Move"), "");
      return;
    }

  described = describe_position (self);
  if (lm_match_get_editing (self->match))
    editing = g_strdup_printf (_("Editing: %s"), described);

  write_title (self, _(lm_position_get_info (lm_play_area_get_position (self->play_area))->title),
               editing != NULL ? editing : described);
}

static void
set_hint_words (LmWindow *self,
                gboolean  words)
{
  gtk_widget_set_visible (self->hint_label, words);
  gtk_widget_set_visible (self->hint_icon, !words);
}

/* Large words may not fit, or make the header bar higher; height is what a slim window has least of. */
static gboolean
is_cramped (LmWindow *self)
{
  int width, high, low;

  set_hint_words (self, TRUE);
  gtk_widget_measure (GTK_WIDGET (self->header), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->header), GTK_ORIENTATION_VERTICAL, -1, &high, NULL, NULL, NULL);
  set_hint_words (self, FALSE);
  gtk_widget_measure (GTK_WIDGET (self->header), GTK_ORIENTATION_VERTICAL, -1, &low, NULL, NULL, NULL);
  return width > gtk_widget_get_width (GTK_WIDGET (self->slim)) || high > low;
}

/* Where the header bar has no room for a button, the main menu has it. Of a board that does not show neither has any. */
void
lm_window_update_tools (LmWindow *self)
{
  const gboolean board = lm_window_shows_board (self);
  const gboolean slim = lm_slim_bin_get_slim (self->slim);

  gtk_widget_set_visible (self->start_tools, board);
  gtk_widget_set_visible (self->end_tools, board);
  gtk_widget_set_visible (self->new_button, !slim);
  gtk_widget_set_visible (self->redo_button, !slim);
  gtk_widget_set_visible (self->edit_button, !slim);
  adw_header_bar_set_decoration_layout (self->header, slim ? ":close" : NULL);
  set_hint_words (self, !slim || !is_cramped (self));
  g_menu_remove_all (self->slim_menu);
  if (!slim || !board)
    return;

  g_menu_append (self->slim_menu, _("_New Game…"), "win.new-game");
  g_menu_append (self->slim_menu, _("_Redo"), "win.redo");
  g_menu_append (self->slim_menu, _("_Edit the Position"), "win.editing");
}
