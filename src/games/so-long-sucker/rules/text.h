/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.h: chips and moves as the position text writes them. */

#pragma once

#include "deal-text.h"
#include "state.h"

G_BEGIN_DECLS

/**
 * LmSlsAct:
 * @is_gift: whether chips are given; else they are discarded out of turn, or
 *   @move says what is done
 * @is_kill: whether prisoners are discarded from the hand
 * @player: who gives or discards
 * @receiver: who is given to
 * @chips: what is given or discarded, by colour
 * @deal: a step of a deal, which changes nothing on the table; its kind is
 *   %LM_SLS_DEAL_STEP_NONE for all others
 * @move: a decision of the player to move
 *
 * A move as its text tells it, not yet held against a position.
 */
typedef struct
{
  gboolean      is_gift;
  gboolean      is_kill;
  guint         player;
  guint         receiver;
  guint8        chips[LM_SLS_PLAYERS];
  LmSlsDealStep deal;
  LmSlsMove     move;
} LmSlsAct;

char     lm_sls_get_letter       (guint               colour);
guint    lm_sls_parse_letter     (char                letter);

gboolean lm_sls_parse_chips      (const char         *text,
                                  guint8              chips[LM_SLS_PLAYERS]);
char    *lm_sls_chips_to_string  (const guint8        chips[LM_SLS_PLAYERS]);

gboolean lm_sls_parse_move       (const char         *text,
                                  LmSlsAct           *act);
char    *lm_sls_move_to_string   (LmSlsMove           move,
                                  guint               turn);
char    *lm_sls_give_to_string   (guint               giver,
                                  guint               receiver,
                                  const guint8        chips[LM_SLS_PLAYERS]);
char    *lm_sls_kill_to_string   (guint               player,
                                  const guint8        chips[LM_SLS_PLAYERS]);

G_END_DECLS
