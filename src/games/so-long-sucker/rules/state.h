/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the rules of So Long Sucker on a plain block of memory, for searches and playouts. */

#pragma once

#include <glib.h>

#define LM_SLS_PLAYERS 4

/* Chips in the game, in hands and on the board: 31 of each colour at the start. */
#define LM_SLS_MAX_CHIPS 124

/* Seats and colours are the same numbers: blue 0, red 1, green 2, yellow 3. This one is neither. */
#define LM_SLS_NONE 4

/* No position has more placements: four colours on every pile or an empty one, and four to be next. */
#define LM_SLS_MAX_PLACEMENTS (4 * 4 * (LM_SLS_MAX_CHIPS + 1))

#define LM_SLS_BIT(player) (1u << (player))

/*
 * All of a pile that the rest of the game can depend on. A capture takes the chips as numbers; who is next depends on
 * which colours are there and on how high the topmost chip of each lies; and a chip that is put on top comes first in
 * @order without changing the others. The chips below the topmost ones of their colours are told only to people.
 */
typedef struct
{
  guint8 count[LM_SLS_PLAYERS]; /* chips of each colour */
  guint8 order[LM_SLS_PLAYERS]; /* the colours in the pile, topmost chip first; then %LM_SLS_NONE */
} LmSlsPile;

/* To be copied by lm_sls_state_copy(), which is also how a move is taken back. */
typedef struct
{
  guint8    hands[LM_SLS_PLAYERS][LM_SLS_PLAYERS]; /* by player and colour */
  guint8    captured[LM_SLS_PLAYERS]; /* the chips that the player in @turn has to discard from, or none */
  guint8    score[LM_SLS_PLAYERS]; /* 0 for who is left; the winner's 4 stands here once the game is over */
  guint8    from[LM_SLS_PLAYERS]; /* who last gave each player the turn; who goes on by choice or a capture keeps it */
  guint8    turn; /* whose decision it is; the winner when the game is over */
  guint8    left; /* a bit for everyone who is not eliminated */
  guint8    max_piles; /* places for piles; 0 for any number */
  guint8    dead_discard; /* a capture takes out the chips of the eliminated and discards exactly one of the others */
  guint8    n_piles;
  LmSlsPile piles[LM_SLS_MAX_CHIPS]; /* in the order of the board; those from @n_piles on are not set */
} LmSlsState;

typedef enum
{
  LM_SLS_PLACE,
  LM_SLS_DISCARD, /* a pile was captured, and some of it has to go */
  LM_SLS_NO_CHIPS, /* the player to move has no chip: somebody gives one, or it is the end for them */
  LM_SLS_OVER,
} LmSlsPhase;

/* What a placement brings about. */
typedef enum
{
  LM_SLS_CAPTURE, /* the player of that colour takes the pile and discards */
  LM_SLS_SWEEP, /* the player of that colour is out: the pile goes, and the same player moves again */
  LM_SLS_CHOICE, /* the mover names the next of several players */
  LM_SLS_ONLY, /* one player's colour is missing in the pile, who is next */
  LM_SLS_LOWEST, /* no colour is missing; the player whose topmost chip lies lowest is next */
} LmSlsEffect;

typedef enum
{
  LM_SLS_MOVE_PLACE,
  LM_SLS_MOVE_DISCARD,
  LM_SLS_MOVE_OUT, /* the player to move has no chip and is eliminated */
  LM_SLS_MOVE_RESCUE,
  LM_SLS_MOVE_TIME, /* the time of the player to move is over: eliminated, with all chips in hand */
} LmSlsMoveKind;

/* A move as a number: the kind in the bits from 28 on, the rest by kind. */
typedef guint32 LmSlsMove;

#define LM_SLS_MOVE_KIND(move) ((LmSlsMoveKind) ((move) >> 28))
#define LM_SLS_MOVE_MAKE(kind) ((LmSlsMove) (kind) << 28)

/* Of a placement. */
#define LM_SLS_MOVE_COLOUR(move) ((move) & 3)
#define LM_SLS_MOVE_PILE(move) (((move) >> 2) & 0xff)
#define LM_SLS_MOVE_NEXT(move) (((move) >> 10) & 7)

/* Of a discard. */
#define LM_SLS_MOVE_COUNT(move, colour) (((move) >> (7 * (colour))) & 0x7f)

/* Of a rescue; the colour is where that of a placement is. */
#define LM_SLS_MOVE_GIVER(move) (((move) >> 2) & 3)

/* @pile: from 1; 0 for an empty one. @next: who is next where there is a choice, else %LM_SLS_NONE. */
static inline LmSlsMove
lm_sls_move_place (guint colour,
                   guint pile,
                   guint next)
{
  return LM_SLS_MOVE_MAKE (LM_SLS_MOVE_PLACE) | colour | pile << 2 | next << 10;
}

static inline LmSlsMove
lm_sls_move_discard (const guint8 counts[LM_SLS_PLAYERS])
{
  return LM_SLS_MOVE_MAKE (LM_SLS_MOVE_DISCARD)
         | counts[0] | (guint) counts[1] << 7 | (guint) counts[2] << 14 | (guint) counts[3] << 21;
}

static inline LmSlsMove
lm_sls_move_discard_one (guint colour)
{
  return LM_SLS_MOVE_MAKE (LM_SLS_MOVE_DISCARD) | 1u << (7 * colour);
}

static inline void
lm_sls_move_get_counts (LmSlsMove discard,
                        guint8    counts[LM_SLS_PLAYERS])
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    counts[i] = LM_SLS_MOVE_COUNT (discard, i);
}

/* The gift of one chip to the player to move, who has none. */
static inline LmSlsMove
lm_sls_move_rescue (guint giver,
                    guint colour)
{
  return LM_SLS_MOVE_MAKE (LM_SLS_MOVE_RESCUE) | colour | giver << 2;
}

/* How many chips they are. */
static inline guint
lm_sls_count (const guint8 chips[LM_SLS_PLAYERS])
{
  return chips[0] + chips[1] + chips[2] + chips[3];
}

static inline gboolean
lm_sls_state_is_left (const LmSlsState *state,
                      guint             player)
{
  return (state->left & LM_SLS_BIT (player)) != 0;
}

static inline guint
lm_sls_state_count_left (const LmSlsState *state)
{
  return __builtin_popcount (state->left);
}

/* With two players left the one who is not to move. */
static inline guint
lm_sls_state_get_opponent (const LmSlsState *state)
{
  return __builtin_ctz (state->left & ~LM_SLS_BIT (state->turn));
}

/* Whether there is an empty pile. */
static inline gboolean
lm_sls_state_has_room (const LmSlsState *state)
{
  return state->max_piles == 0 || state->n_piles < state->max_piles;
}

void        lm_sls_state_copy            (LmSlsState        *to,
                                          const LmSlsState  *from);
void        lm_sls_state_add_chip        (LmSlsState        *state,
                                          guint              colour,
                                          guint              pile);
LmSlsPhase  lm_sls_state_get_phase       (const LmSlsState  *state);
guint       lm_sls_state_count_colour    (const LmSlsState  *state,
                                          guint              colour);
guint       lm_sls_state_get_heir        (const LmSlsState  *state,
                                          guint              player);
gboolean    lm_sls_state_is_doomed       (const LmSlsState  *state);
LmSlsEffect lm_sls_state_get_effect      (const LmSlsState  *state,
                                          guint              colour,
                                          guint              pile,
                                          guint             *next);

guint64     lm_sls_state_count_moves     (const LmSlsState  *state);
guint       lm_sls_state_list_placements (const LmSlsState  *state,
                                          LmSlsMove          moves[LM_SLS_MAX_PLACEMENTS]);
LmSlsMove   lm_sls_state_nth_move        (const LmSlsState  *state,
                                          guint64            index);
guint       lm_sls_state_list_rescues    (const LmSlsState  *state,
                                          guint              givers,
                                          LmSlsMove          moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS]);
void        lm_sls_state_apply           (LmSlsState        *state,
                                          LmSlsMove          move);
