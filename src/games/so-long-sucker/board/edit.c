/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.c: changes of a position that an editor makes. */

#include "config.h"

#include "edit.h"

#include <string.h>

static guint
count_piles (const LmSlsSetup *setup)
{
  return setup->board != NULL ? g_strv_length (setup->board) : 0;
}

static void
append_pile (LmSlsSetup *setup,
             const char *pile)
{
  const guint n = count_piles (setup);

  setup->board = g_renew (char *, setup->board, n + 2);
  setup->board[n] = g_strdup (pile);
  setup->board[n + 1] = NULL;
}

static void
remove_pile (LmSlsSetup *setup,
             guint       pile)
{
  const guint n = count_piles (setup);

  g_free (setup->board[pile - 1]);
  memmove (setup->board + pile - 1, setup->board + pile, (n - pile + 1) * sizeof (char *));
}

/* @pile: from 1, or 0 for a new one. Returns the position with one more chip or %NULL. */
LmPosition *
lm_sls_edit_add_to_pile (LmPosition  *position,
                         guint        pile,
                         guint        colour,
                         GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };
  const char chip[2] = { lm_sls_get_letter (colour), '\0' };

  lm_sls_position_get_setup (position, &setup);
  if (pile == 0)
    {
      append_pile (&setup, chip);
    }
  else
    {
      char *higher = g_strconcat (setup.board[pile - 1], chip, NULL);

      g_free (setup.board[pile - 1]);
      setup.board[pile - 1] = higher;
    }

  return lm_sls_position_new (&setup, error);
}

/* @pile: from 1. Returns the position without its topmost chip or %NULL. */
LmPosition *
lm_sls_edit_take_off_pile (LmPosition  *position,
                           guint        pile,
                           GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };
  char *chips;

  lm_sls_position_get_setup (position, &setup);
  chips = setup.board[pile - 1];
  chips[strlen (chips) - 1] = '\0';
  if (*chips == '\0')
    remove_pile (&setup, pile);

  return lm_sls_position_new (&setup, error);
}

static guint8
change (guint count,
        int   by)
{
  return CLAMP ((int) count + by, 0, LM_SLS_MAX_CHIPS);
}

/* @by: how many more; never fewer than none are left. Returns the position with that hand or %NULL. */
LmPosition *
lm_sls_edit_change_hand (LmPosition  *position,
                         guint        player,
                         guint        colour,
                         int          by,
                         GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.hands[player][colour] = change (setup.hands[player][colour], by);
  return lm_sls_position_new (&setup, error);
}

/*
 * Too few for a capture are none. @by: how many more; never fewer than none are left. Returns the position with that
 * captured pile or %NULL.
 */
LmPosition *
lm_sls_edit_change_captured (LmPosition  *position,
                             guint        colour,
                             int          by,
                             GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.captured[colour] = change (setup.captured[colour], by);
  if (by < 0 && setup.captured[setup.turn] < 2)
    memset (setup.captured, 0, sizeof (setup.captured));

  return lm_sls_position_new (&setup, error);
}

/* @piles: places for piles; 0 for any number. Returns the position with so many places or %NULL. */
LmPosition *
lm_sls_edit_set_piles (LmPosition  *position,
                       guint        piles,
                       GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.piles = piles;
  return lm_sls_position_new (&setup, error);
}

/* The position with that turn or %NULL. */
LmPosition *
lm_sls_edit_set_turn (LmPosition  *position,
                      guint        player,
                      GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.turn = player;
  return lm_sls_position_new (&setup, error);
}

/* @giver: who last gave @player the turn, or %LM_SLS_NONE. Returns the position with that giver or %NULL. */
LmPosition *
lm_sls_edit_set_from (LmPosition  *position,
                      guint        player,
                      guint        giver,
                      GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.from[player] = giver;
  return lm_sls_position_new (&setup, error);
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

/*
 * Who has the score already gets the one that @player had. @score: 1 to 3 for who is eliminated with it, 0 for who is
 * left. Returns the position with @player eliminated, or back at the table without chips or %NULL.
 */
LmPosition *
lm_sls_edit_set_score (LmPosition  *position,
                       guint        player,
                       guint        score,
                       GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };
  guint old;

  lm_sls_position_get_setup (position, &setup);
  old = setup.score[player];
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if (score > 0 && setup.score[i] == score && old > 0)
        setup.score[i] = old;
      else if (score == 0 && setup.score[i] > old && old > 0)
        setup.score[i]--;
    }
  setup.score[player] = score;
  if (score > 0)
    clear_player (&setup, player);

  return lm_sls_position_new (&setup, error);
}

/* The position with that rule or %NULL. */
LmPosition *
lm_sls_edit_set_dead (LmPosition  *position,
                      gboolean     discard,
                      GError     **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  setup.dead_discard = discard;
  return lm_sls_position_new (&setup, error);
}
