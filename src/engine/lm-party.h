/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-party.h: what a game of more than two players has beside its rules: leaving, acting out of turn, talk, clocks. */

#pragma once

#include "lm-position.h"
#include "lm-seat.h"

G_BEGIN_DECLS

#define LM_TYPE_PARTY (lm_party_get_type ())
G_DECLARE_INTERFACE (LmParty, lm_party, LM, PARTY, LmGame)

/**
 * LmPartyInterface:
 * @get_left: the seats of the players who are still in the game, a bit each; of
 *   a game that is over, who is left then. The default is all of them
 * @get_mover: the seat of the player who makes a move, which where the rules
 *   let somebody else act out of turn is not the player to move; any text may
 *   come in. The default is the player to move
 * @get_awaited: the seats of the players who were asked for something that is
 *   no move in turn, an answer to an offer, a bit each. The default is nobody
 * @choose: the next step that is taken without a person, in a worker thread: of
 *   the computer that is to move, of another one that wants to act out of turn,
 *   or one that the rules force upon anybody. For games in which the values
 *   alone do not tell how to play; %NULL (without an error), the default,
 *   leaves the move to what the solver says, or to the person whose turn it
 *   is. The same @rand gives the same step
 * @get_patience: milliseconds for which the computer that is to move waits,
 *   because a person may want to do something out of turn first. The default
 *   is 0
 * @time_out: (nullable): the move that takes the player to move out of the game
 *   because the thinking time is over; only such games have clocks
 *
 * What is different where more than two sit at a board: they leave one by one,
 * act out of turn and talk, and none can wait for another for ever. A game
 * implements what it has of that; what such an answer says beyond win and loss
 * is an #LmOutlook.
 */
struct _LmPartyInterface
{
  GTypeInterface parent_iface;

  guint  (* get_left)     (LmPosition *position);
  guint  (* get_mover)    (LmPosition *position, const char *move);
  guint  (* get_awaited)  (LmPosition *position);
  char * (* choose)       (LmPosition *position, const LmCompany *company, GRand *rand,
                           LmSolveContext *context, GError **error);
  guint  (* get_patience) (LmPosition *position, const LmCompany *company);
  char * (* time_out)     (LmPosition *position);
};

gboolean lm_party_has_clock    (LmGame           *game);
guint    lm_party_get_awaited  (LmPosition       *position);
char    *lm_party_choose       (LmPosition       *position,
                                const LmCompany  *company,
                                GRand            *rand,
                                LmSolveContext   *context,
                                GError          **error);
guint    lm_party_get_patience (LmPosition       *position,
                                const LmCompany  *company);
char    *lm_party_get_time_out (LmPosition       *position);

G_END_DECLS
