/* SPDX-License-Identifier: GPL-3.0-or-later */
/* patience.c: who wins by waiting until the others have no chip left. */

#include "solver.h"

/*
 * Let W be one of the players left, all others play against W, and let them have no part in a capture of theirs. Then
 * each chip that they play is gone for them, and W wins by handing them the turn as often as they need it. W can:
 *
 * - An own chip on an empty place, or on any pile without one on top: W's colour is in that pile then, so if a colour is
 *   missing another player can be named; and if none is, W's topmost chip is on top of theirs, and another is next.
 * - A chip of an eliminated player on an empty place: all are missing, and W names another.
 * - An own chip on an own one, where there is no other place. W captures, keeps all but one chip, which is no own one
 *   unless there are only own ones, and is to move with no fewer own chips, no fewer in all, and more room.
 *
 * What the others can do about it:
 *
 * - A chip of W's colour is of no use. On an own one W captures, keeps at least one of the two, and has one chip more
 *   for one turn more. Anywhere else it is on top of theirs, so W is not next.
 * - Any other chip makes W move once at most. So does each elimination of one of them, but for the last. Rescues
 *   among them change no numbers. A colour that is eliminated captures nothing.
 * - For a capture of theirs, two chips of their colour have to meet. W never plays one. With one of a colour in all
 *   their hands together and none on top of a pile, or with none in hand, there is none. Against a single opponent
 *   there may be more: whoever puts an own chip on another one makes the opponent move next, who is W. W puts an own
 *   chip on it and is rid of the turn as well. The last one need not be covered.
 *
 * So W wins with as many chips as turns, of which enough are own ones to cover. Who is to move may first capture all
 * own piles, as above, if there is an own chip for the first.
 *
 * Allies, who want W's side to win, take turns off W and need not count as others, if there are empty places enough for
 * all that W's side and the others play: each hands the turn to one of the others, by any chip but one of their colours
 * on an empty place. Such a chip an ally does not have, and discards out of a pile that the others make an ally capture,
 * of which any number may go. One that the others give as a rescue may be played: it was the last of its colour in their
 * hands. An ally without chips is out, which makes W move once at most.
 */
typedef struct
{
  const LmSlsState *state;
  guint             patient; /* W */
  guint             allies; /* a bit for each player left who plays with W */
  guint             others; /* a bit for each other player left */
  guint             own; /* W's chips of the own colour */
  guint             spare; /* others that can be put on an empty place: of the eliminated, and of allies */
} Wait;

/* Chips of that colour in the hands of these players. */
static guint
count_in_hands (const Wait *wait,
                guint       players,
                guint       colour)
{
  guint count = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if ((players & LM_SLS_BIT (i)) != 0)
      count += wait->state->hands[i][colour];

  return count;
}

/* Piles with that colour on top. */
static guint
count_tops (const LmSlsState *state,
            guint             colour)
{
  guint count = 0;

  for (guint i = 0; i < state->n_piles; i++)
    count += state->piles[i].order[0] == colour;

  return count;
}

/* Whether the others can be kept from every capture; with how many own chips that cover theirs. */
static gboolean
can_prevent (const Wait *wait,
             guint      *covers)
{
  const guint most = lm_sls_state_count_left (wait->state) > 2 ? 0 : LM_SLS_MAX_CHIPS;
  const guint most_tops = MIN (most, wait->state->turn == wait->patient);

  *covers = 0;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      const guint chips = (wait->others & LM_SLS_BIT (i)) != 0 ? count_in_hands (wait, wait->others, i) : 0;

      if ((wait->others & LM_SLS_BIT (i)) != 0 && count_in_hands (wait, wait->allies, i) > 0)
        return FALSE;
      if (chips == 0)
        continue;
      if (chips - 1 > most || count_tops (wait->state, i) > most_tops)
        return FALSE;
      *covers += chips - 1 + count_tops (wait->state, i);
    }

  return TRUE;
}

/* W is to move, with an own chip. The chips of the others are not counted, and go first. */
static void
capture_all (Wait *wait)
{
  const LmSlsState *state = wait->state;

  for (guint i = 0; i < state->n_piles; i++)
    {
      const LmSlsPile *pile = &state->piles[i];
      guint dead = 0, theirs = 0;

      if (pile->order[0] != wait->patient)
        continue;
      for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
        if ((wait->others & LM_SLS_BIT (colour)) != 0)
          theirs += pile->count[colour];
        else if (colour != wait->patient && !state->dead_discard)
          dead += pile->count[colour];

      wait->own += pile->count[wait->patient] - (theirs + dead == 0);
      wait->spare += dead - (theirs == 0 && dead > 0);
    }
}

/* No more of the spare ones than have a place whatever the others do; they are played first. */
static void
fit_spare (Wait  *wait,
           guint  against)
{
  const LmSlsState *state = wait->state;
  const guint taken = state->n_piles + against;

  if (state->max_piles > 0)
    wait->spare = MIN (wait->spare, state->max_piles > taken ? state->max_piles - taken : 0u);
}

/* Each chip of the others may take a place, and so may the answer to it, and to each player who is out. */
static gboolean
suits_allies (const LmSlsState *state,
              guint             against)
{
  const guint places = state->n_piles + 2 * against + lm_sls_state_count_left (state);

  return !state->dead_discard && (state->max_piles == 0 || places <= state->max_piles);
}

static gboolean
outlasts (const LmSlsState *state,
          guint             patient,
          guint             allies)
{
  const guint moves = state->turn == patient;
  const guint others = state->left & ~allies & ~LM_SLS_BIT (patient);
  Wait wait = { state, patient, allies, others, state->hands[patient][patient], 0 };
  guint turns = lm_sls_state_count_left (state) - 2 + moves;
  guint against = 0, covers;

  if (!can_prevent (&wait, &covers))
    return FALSE;

  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    {
      const guint chips = count_in_hands (&wait, others, colour);

      against += chips;
      turns += colour == patient ? 0 : chips;
      if (colour != patient && (others & LM_SLS_BIT (colour)) == 0)
        wait.spare += state->hands[patient][colour];
    }

  if (allies != 0 && !suits_allies (state, against))
    return FALSE;
  if (moves && wait.own > 0)
    capture_all (&wait);
  fit_spare (&wait, against);
  return wait.own >= covers && wait.own + wait.spare >= turns;
}

/*
 * Whether @patient, or else an ally, is sure to win, by that alone. @side: a bit for each who plays with @patient. No
 * captured pile may wait for a discard.
 */
gboolean
lm_sls_outlasts (const LmSlsState *state,
                 guint             patient,
                 guint             side)
{
  const guint allies = state->left & side & ~LM_SLS_BIT (patient);

  return outlasts (state, patient, 0) || (allies != 0 && outlasts (state, patient, allies));
}
