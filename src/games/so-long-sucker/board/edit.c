/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.c: what the editor changes: piles, hands, who is out. */

#include "config.h"

#include "edit.h"

#include "../rules/position.h"
#include "../rules/text.h"
#include "chosen.h"

#include <string.h>

/* Puts on the board what was set up, or says why that cannot be; what is there already is no news. */
void
lm_sls_edit (LmBoardView      *board,
             const LmSlsSetup *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_sls_position_new (setup, &error);

  if (position == NULL || !lm_position_equal (position, lm_board_view_get_position (board)))
    lm_board_view_try_edit (board, g_steal_pointer (&position), g_steal_pointer (&error));
}

/* Who is out has no chips, and the turn is somebody else's. */
static void
clear_player (LmSlsSetup *setup,
              guint       player)
{
  memset (setup->hands[player], 0, sizeof (setup->hands[player]));
  for (guint i = 0; i < LM_SLS_PLAYERS && setup->score[setup->turn] > 0; i++)
    setup->turn = (setup->turn + 1) % LM_SLS_PLAYERS;
}

/* Who has the score already gets the one that @player had; who is back at the table has no chips. */
void
lm_sls_edit_score (LmSlsSetup *setup,
                   guint       player,
                   guint       score)
{
  const guint old = setup->score[player];

  if (score == old)
    return;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if (score > 0 && setup->score[i] == score && old > 0)
        setup->score[i] = old;
      else if (score == 0 && setup->score[i] > old && old > 0)
        setup->score[i]--;
    }
  setup->score[player] = score;
  if (score > 0)
    clear_player (setup, player);
}

/* Of a captured pile there are only numbers, and too few for a capture are none. */
static void
edit_captured (LmSlsSetup *setup,
               guint       colour)
{
  if (colour != LM_SLS_NONE)
    {
      setup->captured[colour]++;
      return;
    }

  for (colour = LM_SLS_PLAYERS; colour > 0 && setup->captured[colour - 1] == 0;)
    colour--;
  if (colour > 0)
    setup->captured[colour - 1]--;
  if (setup->captured[setup->turn] < 2)
    memset (setup->captured, 0, sizeof (setup->captured));
}

/* @pile: from 1, or 0 for a new one. */
static void
add_to_pile (LmSlsSetup *setup,
             guint       pile,
             guint       colour)
{
  const char chip[2] = { lm_sls_get_letter (colour), '\0' };
  const guint n = setup->board != NULL ? g_strv_length (setup->board) : 0;
  char *higher = g_strconcat (pile > 0 ? setup->board[pile - 1] : "", chip, NULL);

  if (pile == 0)
    {
      setup->board = g_renew (char *, setup->board, n + 2);
      setup->board[n] = setup->board[n + 1] = NULL;
      pile = n + 1;
    }
  g_free (setup->board[pile - 1]);
  setup->board[pile - 1] = higher;
}

/* @pile: from 1. */
static void
take_off_pile (LmSlsSetup *setup,
               guint       pile)
{
  char **chips = setup->board + pile - 1;

  (*chips)[strlen (*chips) - 1] = '\0';
  if (**chips != '\0')
    return;

  g_free (*chips);
  memmove (chips, chips + 1, g_strv_length (chips + 1) * sizeof (char *) + sizeof (char *));
}

/* Changes a pile. @colour: of the chip to put on top, or %LM_SLS_NONE to take one off. */
void
lm_sls_edit_pile (LmBoardView *board,
                  guint        pile,
                  guint        colour)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (lm_board_view_get_position (board), &setup);
  if (pile == LM_SLS_CAPTURED_PILE)
    edit_captured (&setup, colour);
  else if (colour != LM_SLS_NONE)
    add_to_pile (&setup, pile, colour);
  else if (pile > 0)
    take_off_pile (&setup, pile);
  lm_sls_edit (board, &setup);
}

/* Changes a hand. @by: how many more; never fewer than none are left. */
void
lm_sls_edit_hand (LmBoardView *board,
                  guint        player,
                  guint        colour,
                  int          by)
{
  g_auto (LmSlsSetup) setup = { 0 };
  guint8 *count = &setup.hands[player][colour];

  lm_sls_position_get_setup (lm_board_view_get_position (board), &setup);
  *count = CLAMP ((int) *count + by, 0, LM_SLS_MAX_CHIPS);
  lm_sls_edit (board, &setup);
}
