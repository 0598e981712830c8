/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-session-seats.c: who of those at the board is to move, and who are persons. */

#include "lm-session-private.h"

#include "engine/game/lm-game-info.h"

/*
 * lm_session_get_turn_seat_at:
 * @node: a node of a session's tree
 *
 * Returns: who is to move there; nobody is when the game is over, and so no
 *   computer has to be waited for
 */
LmSeat
lm_session_get_turn_seat_at (LmNode *node)
{
  LmPosition *position = lm_node_get_position (node);

  if (lm_position_is_over (position))
    return LM_SEAT_PERSON;
  return lm_node_get_seat (node, lm_position_get_turn (position));
}

/* Returns: who is to move; %LM_SEAT_PERSON when the game is over */
LmSeat
lm_session_get_turn_seat (LmSession *self)
{
  g_return_val_if_fail (LM_IS_SESSION (self), LM_SEAT_PERSON);

  return lm_session_get_turn_seat_at (lm_session_get_current (self));
}

/**
 * lm_session_get_persons:
 * @self: a session
 *
 * Returns: a bit for every seat that is a person's
 */
guint
lm_session_get_persons (LmSession *self)
{
  guint n_players;
  guint persons = 0;

  g_return_val_if_fail (LM_IS_SESSION (self), 0);

  n_players = lm_position_get_info (lm_session_get_position (self))->n_players;
  for (guint i = 0; i < n_players; i++)
    if (lm_session_get_seat (self, i) == LM_SEAT_PERSON)
      persons |= 1u << i;

  return persons;
}

/* Returns: whether any of the players is a person */
gboolean
lm_session_has_person (LmSession *self)
{
  return lm_session_get_persons (self) != 0;
}

/* Returns: whether something goes on by itself that a pause would stop: a game without a person, or clocks */
gboolean
lm_session_can_pause (LmSession *self)
{
  return !lm_session_has_person (self) || lm_session_get_clock (self) > 0;
}

/**
 * lm_session_get_only_person:
 * @self: a session
 *
 * The one who may be spoken to as “you”.
 *
 * Returns: the seat of the only person among the players, or %LM_NOBODY when
 *   there is none or more than one
 */
int
lm_session_get_only_person (LmSession *self)
{
  const guint persons = lm_session_get_persons (self);
  const int first = g_bit_nth_lsf (persons, -1);

  return persons != 0 && g_bit_nth_lsf (persons, first) < 0 ? first : LM_NOBODY;
}
