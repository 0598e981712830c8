/* SPDX-License-Identifier: GPL-3.0-or-later */
/* next.c: asks beside a pile who is next. */

#include "config.h"

#include "next.h"

#include "badge.h"
#include "marks.h"
#include "../rules/position.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

static void
clicked_cb (LmSlsChosen *chosen,
            GtkWidget   *button)
{
  lm_sls_chosen_name (chosen, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "lm-player")));
}

static GtkWidget *
create_button (LmBoardView *board,
               LmSlsChosen *chosen,
               guint        player)
{
  const int mark = lm_sls_marks_get_place (lm_board_view_get_overlay (board), lm_sls_chosen_get_colour (chosen),
                                           lm_sls_chosen_get_pile (chosen), player);
  g_autofree char *name = g_strdup_printf (_("%s is next"), lm_sls_get_player_name (player));
  GtkWidget *button = lm_sls_badge_button (player, NULL, name, mark);

  g_object_set_data (G_OBJECT (button), "lm-player", GUINT_TO_POINTER (player));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), chosen, G_CONNECT_SWAPPED);
  return button;
}

/* A button for everyone who may be next. */
GtkWidget *
lm_sls_next_new (LmBoardView *board,
                 LmSlsChosen *chosen)
{
  const LmSlsState *state = lm_sls_position_get_state (lm_board_view_get_position (board));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (_("Next:"));
  guint next;

  gtk_box_append (GTK_BOX (box), label);
  lm_sls_state_get_effect (state, lm_sls_chosen_get_colour (chosen), lm_sls_chosen_get_pile (chosen), &next);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (next & LM_SLS_BIT (i))
      gtk_box_append (GTK_BOX (box), create_button (board, chosen, i));

  return box;
}
