/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-party.h: what a game of more than two players has beside its rules: leaving, acting out of turn, talk, clocks. */

#pragma once

#include "lm-game.h"

#define LM_TYPE_PARTY (lm_party_get_type ())
G_DECLARE_INTERFACE (LmParty, lm_party, LM, PARTY, LmGame)

/**
 * LmOffer:
 * @words: who offers what to whom, one sentence
 * @accept: the move that takes it
 * @decline: the move that turns it down
 */
typedef struct
{
  char *words;
  char *accept;
  char *decline;
} LmOffer;

/**
 * LmPartyInterface:
 * @get_left: the seats of the players who are still in the game, a bit each; of
 *   a game that is over, who is left then. The default is all of them
 * @get_mover: the seat of the player who makes a move, which where the rules
 *   let somebody else act out of turn is not the player to move; any text may
 *   come in. The default is the player to move
 * @get_awaited: the seats of the players who were asked for something that is
 *   no move in turn, an answer to an offer, a bit each. The default is nobody
 * @count_decisions: (nullable): how many of the moves that are listed first are
 *   decisions of the player to move, of which games by lot are made; all where
 *   it is not there
 * @choose: the next step that is taken without a person, in a worker thread: of
 *   the computer that is to move, of another one that wants to act out of turn,
 *   or one that the rules force upon anybody. For games in which the values
 *   alone do not tell how to play; %NULL (without an error), the default,
 *   leaves the move to what the solver says, or to the person whose turn it
 *   is. The same @rand gives the same step
 * @is_patient: whether the computer that is to move waits for a while, because
 *   a person may want to do something out of turn first. By default it does not
 * @get_offer: what was offered to one of the @persons, a bit each, and waits for
 *   an answer; the default is nothing
 * @describe_pass: (nullable): what it means that no computer acts out of turn
 *   before the player to move does, one sentence for people, or %NULL
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
  guint64 (* count_decisions) (LmPosition *position);
  char * (* choose)       (LmPosition *position, const LmCompany *company, GRand *rand,
                           LmSolveContext *context, GError **error);
  gboolean (* is_patient) (LmPosition *position, const LmCompany *company);
  gboolean (* get_offer)  (LmPosition *position, guint persons, LmOffer *offer);
  char * (* describe_pass) (LmPosition *position);
  char * (* time_out)     (LmPosition *position);
};

gboolean lm_party_has_clock    (LmGame           *game);
guint    lm_party_get_awaited  (LmPosition       *position);
char    *lm_party_choose       (LmPosition       *position,
                                const LmCompany  *company,
                                GRand            *rand,
                                LmSolveContext   *context,
                                GError          **error);
gboolean lm_party_is_patient   (LmPosition       *position,
                                const LmCompany  *company);
gboolean lm_party_get_offer    (LmPosition       *position,
                                guint             persons,
                                LmOffer          *offer);
void     lm_offer_clear        (LmOffer          *offer);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmOffer, lm_offer_clear)

char    *lm_party_describe_pass (LmPosition      *position);
char    *lm_party_get_time_out (LmPosition       *position);
