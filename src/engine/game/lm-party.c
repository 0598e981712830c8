/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-party.c: asks a game of more than two players, and answers for all the others. */

#include "lm-party.h"

#include "lm-game-info.h"
#include "lm-game.h"

G_DEFINE_INTERFACE (LmParty, lm_party, LM_TYPE_GAME)

static guint
lm_party_default_get_left (LmPosition *position)
{
  return (1u << lm_position_get_info (position)->n_players) - 1;
}

static guint
lm_party_default_get_mover (LmPosition *position,
                            const char *move)
{
  return lm_position_get_turn (position);
}

static guint
lm_party_default_get_awaited (LmPosition *position)
{
  return 0;
}

static char *
lm_party_default_choose (LmPosition       *position,
                         const LmCompany  *company,
                         GRand            *rand,
                         LmSolveContext   *context,
                         GError          **error)
{
  return NULL;
}

static gboolean
lm_party_default_is_patient (LmPosition      *position,
                             const LmCompany *company)
{
  return FALSE;
}

static gboolean
lm_party_default_get_offer (LmPosition *position,
                            guint       persons,
                            LmOffer    *offer)
{
  return FALSE;
}

static void
lm_party_default_init (LmPartyInterface *iface)
{
  iface->get_left = lm_party_default_get_left;
  iface->get_mover = lm_party_default_get_mover;
  iface->get_awaited = lm_party_default_get_awaited;
  iface->choose = lm_party_default_choose;
  iface->is_patient = lm_party_default_is_patient;
  iface->get_offer = lm_party_default_get_offer;
}

/* %NULL for a game of two. */
static LmPartyInterface *
get_party (LmPosition *position)
{
  LmGame *game = lm_position_get_game (position);

  return LM_IS_PARTY (game) ? LM_PARTY_GET_IFACE (game) : NULL;
}

/**
 * lm_position_list_decisions:
 * @position: a position
 * @max: how many moves to list at most
 * @complete: (out): whether these are all
 *
 * What lm_position_random_move() draws from: not what may be done out of turn,
 * by which a game could go on for ever.
 *
 * Returns: (transfer full) (element-type utf8): the decisions of the player to
 *   move, in board order
 */
GPtrArray *
lm_position_list_decisions (LmPosition *position,
                            guint       max,
                            gboolean   *complete)
{
  LmPartyInterface *party = get_party (position);
  GPtrArray *moves = lm_position_list_moves (position, max, complete);
  guint64 n_decisions;

  if (party == NULL || party->count_decisions == NULL)
    return moves;

  n_decisions = party->count_decisions (position);
  *complete = n_decisions <= max;
  g_ptr_array_set_size (moves, MIN (n_decisions, moves->len));
  return moves;
}

/**
 * lm_position_get_mover:
 * @position: a position
 * @move: any text
 *
 * Returns: the seat, from 0, of the player who would make @move: the player to
 *   move, unless @move is one that the rules let another player make
 */
guint
lm_position_get_mover (LmPosition *position,
                       const char *move)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL ? party->get_mover (position, move) : lm_position_get_turn (position);
}

/**
 * lm_position_get_left:
 * @position: a position
 *
 * Returns: the seats of the players who are still in the game, a bit each
 */
guint
lm_position_get_left (LmPosition *position)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL ? party->get_left (position) : lm_party_default_get_left (position);
}

/* Returns: whether it can be played by the clock: its players can run out of time */
gboolean
lm_party_has_clock (LmGame *game)
{
  return LM_IS_PARTY (game) && LM_PARTY_GET_IFACE (game)->time_out != NULL;
}

/**
 * lm_party_get_awaited:
 * @position: a position
 *
 * Returns: the seats of the players who were asked for something out of turn,
 *   a bit each
 */
guint
lm_party_get_awaited (LmPosition *position)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL ? party->get_awaited (position) : 0;
}

/**
 * lm_party_choose:
 * @position: a position
 * @company: who sits at the board
 * @rand: where chance comes from
 * @context: limits and cancellation
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * For a worker thread.
 *
 * Returns: (transfer full) (nullable): the next step that is taken without a
 *   person, or %NULL where the game leaves it to the solver
 */
char *
lm_party_choose (LmPosition       *position,
                 const LmCompany  *company,
                 GRand            *rand,
                 LmSolveContext   *context,
                 GError          **error)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL ? party->choose (position, company, rand, context, error) : NULL;
}

/**
 * lm_party_is_patient:
 * @position: a position
 * @company: who sits at the board
 *
 * Returns: whether the computer to move waits a while for a person
 */
gboolean
lm_party_is_patient (LmPosition      *position,
                     const LmCompany *company)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL && party->is_patient (position, company);
}

/**
 * lm_party_get_offer:
 * @position: a position
 * @persons: the seats of the persons, a bit each
 * @offer: (out caller-allocates): what one of them was offered
 *
 * Returns: whether there is an offer that waits for an answer of theirs
 */
gboolean
lm_party_get_offer (LmPosition *position,
                    guint       persons,
                    LmOffer    *offer)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL && party->get_offer (position, persons, offer);
}

/**
 * lm_offer_clear:
 * @offer: an offer, or one with nothing in it
 */
void
lm_offer_clear (LmOffer *offer)
{
  g_clear_pointer (&offer->words, g_free);
  g_clear_pointer (&offer->accept, g_free);
  g_clear_pointer (&offer->decline, g_free);
}

/* Returns: (transfer full) (nullable): what it means that no computer acts before the player to move does, for people */
char *
lm_party_describe_pass (LmPosition *position)
{
  LmPartyInterface *party = get_party (position);

  return party != NULL && party->describe_pass != NULL ? party->describe_pass (position) : NULL;
}

/**
 * lm_party_get_time_out:
 * @position: a position
 *
 * Returns: (transfer full) (nullable): the move that takes the player to move
 *   out of the game for having used up the thinking time; %NULL when the game
 *   is over or knows no clocks
 */
char *
lm_party_get_time_out (LmPosition *position)
{
  if (!lm_party_has_clock (lm_position_get_game (position)) || lm_position_is_over (position))
    return NULL;

  return get_party (position)->time_out (position);
}
