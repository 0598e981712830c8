/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.c: the rules of So Long Sucker on a plain block of memory. */

#include "rules.h"

void
lm_sls_state_copy (LmSlsState       *to,
                   const LmSlsState *from)
{
  memcpy (to, from, G_STRUCT_OFFSET (LmSlsState, piles) + from->n_piles * sizeof (LmSlsPile));
}

static void
put_on_top (LmSlsPile *pile,
            guint      colour)
{
  guint place = 0;

  while (pile->count[colour] > 0 ? pile->order[place] != colour : pile->order[place] != LM_SLS_NONE)
    place++;
  memmove (pile->order + 1, pile->order, place);
  pile->order[0] = colour;
  pile->count[colour]++;
}

/* @pile: the pile that it is put on, from 1; 0 for a new one. */
void
lm_sls_state_add_chip (LmSlsState *state,
                       guint       colour,
                       guint       pile)
{
  static const LmSlsPile empty = { .order = { LM_SLS_NONE, LM_SLS_NONE, LM_SLS_NONE, LM_SLS_NONE } };

  if (pile == 0)
    {
      state->piles[state->n_piles++] = empty;
      pile = state->n_piles;
    }
  put_on_top (&state->piles[pile - 1], colour);
}

LmSlsPhase
lm_sls_state_get_phase (const LmSlsState *state)
{
  if (lm_sls_state_count_left (state) <= 1)
    return LM_SLS_OVER;
  if (lm_sls_count (state->captured) > 0)
    return LM_SLS_DISCARD;
  return lm_sls_count (state->hands[state->turn]) > 0 ? LM_SLS_PLACE : LM_SLS_NO_CHIPS;
}

guint
lm_sls_state_count_colour (const LmSlsState *state,
                           guint             colour)
{
  guint count = state->captured[colour];

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    count += state->hands[i][colour];
  for (guint i = 0; i < state->n_piles; i++)
    count += state->piles[i].count[colour];

  return count;
}

/*
 * The turn goes to who had given it to them; if that one is out too, to who had given it to that one, and so on. Where
 * nobody is found in this way (a position that was set up without telling, or two players who were eliminated on each
 * other's turns) the rules are silent, and the next player in the order of the colours is taken.
 */
guint
lm_sls_state_get_heir (const LmSlsState *state,
                       guint             player)
{
  guint heir = state->from[player];

  for (guint i = 0; i < LM_SLS_PLAYERS && heir != LM_SLS_NONE; i++)
    {
      if (heir != player && lm_sls_state_is_left (state, heir))
        return heir;
      heir = state->from[heir];
    }

  heir = player;
  do
    heir = (heir + 1) % LM_SLS_PLAYERS;
  while (heir != player && !lm_sls_state_is_left (state, heir));

  return heir;
}

/* Whether @giver has a prisoner of @colour to give. */
static gboolean
can_rescue (const LmSlsState *state,
            guint             giver,
            guint             colour)
{
  return giver != state->turn && giver != colour
         && lm_sls_state_is_left (state, giver) && state->hands[giver][colour] > 0;
}

/* Whether the player to move has no chip and nobody has one to give: the elimination is nobody's decision any more. */
gboolean
lm_sls_state_is_doomed (const LmSlsState *state)
{
  LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  return lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS
         && lm_sls_state_list_rescues (state, state->left, moves) == 0;
}

/* What putting the chip there brings about. @next: a bit for everyone who may have the turn after that. */
LmSlsEffect
lm_sls_state_get_effect (const LmSlsState *state,
                         guint             colour,
                         guint             pile,
                         guint            *next)
{
  const LmSlsPile *below = pile > 0 ? &state->piles[pile - 1] : NULL;
  guint present = LM_SLS_BIT (colour);
  guint lowest = colour;

  if (below != NULL && below->order[0] == colour)
    {
      const gboolean left = lm_sls_state_is_left (state, colour);

      *next = LM_SLS_BIT (left ? colour : state->turn);
      return left ? LM_SLS_CAPTURE : LM_SLS_SWEEP;
    }

  for (guint i = 0; below != NULL && i < LM_SLS_PLAYERS && below->order[i] != LM_SLS_NONE; i++)
    {
      present |= LM_SLS_BIT (below->order[i]);
      if (below->order[i] != colour && lm_sls_state_is_left (state, below->order[i]))
        lowest = below->order[i];
    }

  *next = state->left & ~present;
  if (*next != 0)
    return (*next & (*next - 1)) != 0 ? LM_SLS_CHOICE : LM_SLS_ONLY;

  *next = LM_SLS_BIT (lowest);
  return LM_SLS_LOWEST;
}

static guint
list_on_pile (const LmSlsState *state,
              guint             pile,
              LmSlsMove        *moves)
{
  guint n_moves = 0;

  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    {
      guint next;

      if (state->hands[state->turn][colour] == 0)
        continue;

      if (lm_sls_state_get_effect (state, colour, pile, &next) != LM_SLS_CHOICE)
        {
          moves[n_moves++] = lm_sls_move_place (colour, pile, LM_SLS_NONE);
          continue;
        }

      for (guint player = 0; player < LM_SLS_PLAYERS; player++)
        if (next & LM_SLS_BIT (player))
          moves[n_moves++] = lm_sls_move_place (colour, pile, player);
    }

  return n_moves;
}

guint
lm_sls_state_list_placements (const LmSlsState *state,
                              LmSlsMove         moves[LM_SLS_MAX_PLACEMENTS])
{
  guint n_moves = 0;

  for (guint pile = 1; pile <= state->n_piles; pile++)
    n_moves += list_on_pile (state, pile, moves + n_moves);
  if (lm_sls_state_has_room (state))
    n_moves += list_on_pile (state, 0, moves + n_moves);

  return n_moves;
}

static guint64
count_discards (const LmSlsState *state)
{
  guint64 count = 1;
  guint n_colours = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      count *= state->captured[i] + 1;
      n_colours += state->captured[i] > 0;
    }

  return state->dead_discard ? n_colours : count - 1;
}

static LmSlsMove
nth_single_discard (const LmSlsState *state,
                    guint64           index)
{
  guint colour = 0;

  while (state->captured[colour] == 0 || index-- > 0)
    colour++;

  return lm_sls_move_discard_one (colour);
}

/* The discards are the numbers from 1 on, written in a system whose digits are the counts. */
static LmSlsMove
nth_discard (const LmSlsState *state,
             guint64           index)
{
  guint8 counts[LM_SLS_PLAYERS];

  if (state->dead_discard)
    return nth_single_discard (state, index);

  index++;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      counts[i] = index % (state->captured[i] + 1);
      index /= state->captured[i] + 1;
    }

  return lm_sls_move_discard (counts);
}

guint64
lm_sls_state_count_moves (const LmSlsState *state)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (state);
  LmSlsMove moves[LM_SLS_MAX_PLACEMENTS];

  if (phase == LM_SLS_PLACE)
    return lm_sls_state_list_placements (state, moves);
  return phase == LM_SLS_DISCARD ? count_discards (state) : phase == LM_SLS_NO_CHIPS;
}

/* A decision of the player to move, in the order of the board, without listing the others where they can be very many. */
LmSlsMove
lm_sls_state_nth_move (const LmSlsState *state,
                       guint64           index)
{
  const LmSlsPhase phase = lm_sls_state_get_phase (state);
  LmSlsMove moves[LM_SLS_MAX_PLACEMENTS];

  if (phase == LM_SLS_DISCARD)
    return nth_discard (state, index);
  if (phase != LM_SLS_PLACE)
    return LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT);

  lm_sls_state_list_placements (state, moves);
  return moves[index];
}

/* The gifts of one prisoner by @givers, a bit for everyone who is asked. */
guint
lm_sls_state_list_rescues (const LmSlsState *state,
                           guint             givers,
                           LmSlsMove         moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS])
{
  guint n_moves = 0;

  for (guint giver = 0; giver < LM_SLS_PLAYERS; giver++)
    for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
      if ((givers & LM_SLS_BIT (giver)) != 0 && can_rescue (state, giver, colour))
        moves[n_moves++] = lm_sls_move_rescue (giver, colour);

  return n_moves;
}

static void
give_turn (LmSlsState *state,
           guint       player)
{
  if (player != state->turn)
    state->from[player] = state->turn;
  state->turn = player;
}

static void
remove_pile (LmSlsState *state,
             guint       pile)
{
  state->n_piles--;
  memmove (&state->piles[pile - 1], &state->piles[pile], (state->n_piles + 1 - pile) * sizeof (LmSlsPile));
}

static void
capture (LmSlsState *state,
         guint       colour,
         guint       pile)
{
  memcpy (state->captured, state->piles[pile - 1].count, sizeof (state->captured));
  state->captured[colour]++;
  for (guint i = 0; state->dead_discard && i < LM_SLS_PLAYERS; i++)
    if (!lm_sls_state_is_left (state, i))
      state->captured[i] = 0;
  remove_pile (state, pile);
  give_turn (state, colour);
}

static void
place (LmSlsState *state,
       LmSlsMove   move)
{
  const guint colour = LM_SLS_MOVE_COLOUR (move);
  const guint pile = LM_SLS_MOVE_PILE (move);
  LmSlsEffect effect;
  guint next;

  state->hands[state->turn][colour]--;
  effect = lm_sls_state_get_effect (state, colour, pile, &next);
  if (effect == LM_SLS_CAPTURE)
    capture (state, colour, pile);
  else if (effect == LM_SLS_SWEEP)
    remove_pile (state, pile);
  else
    {
      lm_sls_state_add_chip (state, colour, pile);
      give_turn (state, effect == LM_SLS_CHOICE ? LM_SLS_MOVE_NEXT (move) : (guint) __builtin_ctz (next));
    }
}

static void
discard (LmSlsState *state,
         LmSlsMove   move)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      state->hands[state->turn][i] += state->captured[i] - LM_SLS_MOVE_COUNT (move, i);
      state->captured[i] = 0;
    }
}

/* The i-th eliminated scores i, the last one left scores 4. */
static void
eliminate (LmSlsState *state)
{
  const guint heir = lm_sls_state_get_heir (state, state->turn);

  memset (state->hands[state->turn], 0, sizeof (state->hands[0]));
  memset (state->captured, 0, sizeof (state->captured));
  state->score[state->turn] = LM_SLS_PLAYERS + 1 - lm_sls_state_count_left (state);
  state->left &= ~LM_SLS_BIT (state->turn);
  state->turn = heir;
  if (lm_sls_state_count_left (state) == 1)
    state->score[heir] = LM_SLS_PLAYERS;
}

/* Makes the move, and all that the rules force after it. */
void
lm_sls_state_apply (LmSlsState *state,
                    LmSlsMove   move)
{
  switch (LM_SLS_MOVE_KIND (move))
    {
    case LM_SLS_MOVE_PLACE:
      place (state, move);
      break;
    case LM_SLS_MOVE_DISCARD:
      discard (state, move);
      break;
    case LM_SLS_MOVE_RESCUE:
      state->hands[LM_SLS_MOVE_GIVER (move)][LM_SLS_MOVE_COLOUR (move)]--;
      state->hands[state->turn][LM_SLS_MOVE_COLOUR (move)]++;
      break;
    case LM_SLS_MOVE_OUT:
    case LM_SLS_MOVE_TIME:
    default:
      eliminate (state);
      break;
    }
}
