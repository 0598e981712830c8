/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: the rules of So Long Sucker: state, deals, text, record, position. */

#pragma once

#include "engine/lm-engine.h"

/* What the board does not see of the room is called lm_sls_ and LmSls, which stands for "So Long Sucker". */
extern const LmGameInfo lm_sls_info;

LmGame *lm_sls_game_new (void);

/* state.c: the rules of So Long Sucker on a plain block of memory, for searches and playouts. */

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

/*
 * Where a state and a set-up begin: the hands by player and colour; the chips that the player in @turn has to discard
 * from, or none; the score, 0 for who is left (the winner's 4 stands there once the game is over); who last gave each
 * player the turn, and who goes on by choice or a capture keeps it.
 */
#define LM_SLS_PLAYERS_HEAD                         \
  guint8    hands[LM_SLS_PLAYERS][LM_SLS_PLAYERS];  \
  guint8    captured[LM_SLS_PLAYERS];               \
  guint8    score[LM_SLS_PLAYERS];                  \
  guint8    from[LM_SLS_PLAYERS]

/* To be copied by lm_sls_state_copy(), which is also how a move is taken back. */
typedef struct
{
  LM_SLS_PLAYERS_HEAD;
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

void        lm_sls_state_copy            (LmSlsState *to, const LmSlsState *from);
void        lm_sls_state_add_chip        (LmSlsState *state, guint colour, guint pile);
LmSlsPhase  lm_sls_state_get_phase       (const LmSlsState  *state);
guint       lm_sls_state_count_colour    (const LmSlsState *state, guint colour);
guint       lm_sls_state_get_heir        (const LmSlsState *state, guint player);
gboolean    lm_sls_state_is_doomed       (const LmSlsState  *state);
LmSlsEffect lm_sls_state_get_effect      (const LmSlsState *state, guint colour, guint pile, guint *next);

guint64     lm_sls_state_count_moves     (const LmSlsState  *state);
guint       lm_sls_state_list_placements (const LmSlsState *state, LmSlsMove moves[LM_SLS_MAX_PLACEMENTS]);
LmSlsMove   lm_sls_state_nth_move        (const LmSlsState *state, guint64 index);
guint       lm_sls_state_list_rescues    (const LmSlsState *state, guint givers, LmSlsMove moves[LM_SLS_PLAYERS * LM_SLS_PLAYERS]);
void        lm_sls_state_apply           (LmSlsState *state, LmSlsMove move);

/* deal.c: what two players can agree upon, and what their steps make of it. */

typedef enum
{
  LM_SLS_DEAL_NEXT, /* the proposer gives the partner the turn the next time that it can be done by choice */
  LM_SLS_DEAL_TURNS, /* both give each other the turn whenever they may choose */
  LM_SLS_DEAL_SPARE, /* neither discards chips of the other's colour */
  LM_SLS_DEAL_RESCUE, /* neither lets the other be eliminated for want of a chip while having a prisoner to give */
  LM_SLS_DEAL_AGAINST, /* until a third player is out, neither gives that one a prisoner or, by choice, the turn,
                          unless to who has no chips */
  LM_SLS_DEAL_WORDS, /* anything, said in words; who keeps it is for people to tell */
} LmSlsDealKind;

#define LM_SLS_N_DEAL_KINDS (LM_SLS_DEAL_WORDS + 1)

typedef enum
{
  LM_SLS_DEAL_OFFERED, /* proposed, and not answered yet */
  LM_SLS_DEAL_REFUSED,
  LM_SLS_DEAL_MADE, /* agreed upon and in force */
  LM_SLS_DEAL_KEPT, /* over, and both did as agreed */
  LM_SLS_DEAL_BROKEN, /* over, for one of them did not */
  LM_SLS_DEAL_LAPSED, /* over before there was an occasion */
} LmSlsDealState;

/* The contents of a deal, as far as the rules can tell whether it is kept. */
typedef struct
{
  guint8 kind;
  guint8 proposer;
  guint8 partner;
  guint8 victim; /* whom a %LM_SLS_DEAL_AGAINST is against, else %LM_SLS_NONE */
} LmSlsPact;

/*
 * What is done about a deal. Deals are numbered from 1 in the order in which they are offered. The kinds of an offer
 * are `next`, `turns`, `spare`, `rescue`, `against-y` and `words:...`, which is percent-encoded as in a URI.
 */
typedef enum
{
  LM_SLS_DEAL_STEP_NONE, /* it is no step of a deal */
  LM_SLS_DEAL_STEP_OFFER, /* `deal:b+r:turns`: Blue proposes to Red */
  LM_SLS_DEAL_STEP_ACCEPT, /* `accept:1`: the partner agrees */
  LM_SLS_DEAL_STEP_REFUSE, /* `refuse:1`: the partner does not */
  LM_SLS_DEAL_STEP_KEPT, /* `kept:1`: a deal in words has been kept */
  LM_SLS_DEAL_STEP_BROKEN, /* `broken:1:r`: Red has broken a deal in words, or calls another one off before a move that wins */
} LmSlsDealStepKind;

/* A step of a deal as its text tells it. */
typedef struct
{
  LmSlsDealStepKind kind;
  guint             number; /* of the deal; not of an offer */
  guint             breaker; /* who has broken it */
  LmSlsPact         pact; /* of an offer: what is proposed */
  const char       *words; /* of an offer in words: where they begin in the text that was read; not checked yet */
} LmSlsDealStep;

/* A move as its text tells it, not yet held against a position. */
typedef struct
{
  gboolean      is_gift; /* chips are given; else they are discarded out of turn, or @move says what is done */
  gboolean      is_kill; /* prisoners are discarded from the hand */
  guint         player; /* who gives or discards */
  guint         receiver; /* who is given to */
  guint8        chips[LM_SLS_PLAYERS]; /* what is given or discarded, by colour */
  LmSlsDealStep deal; /* changes nothing on the table; its kind is %LM_SLS_DEAL_STEP_NONE for all other moves */
  LmSlsMove     move; /* a decision of the player to move */
} LmSlsAct;

static inline gboolean
lm_sls_pact_has_party (const LmSlsPact *pact,
                       guint            player)
{
  return player == pact->proposer || player == pact->partner;
}

static inline guint
lm_sls_pact_get_other (const LmSlsPact *pact,
                       guint            player)
{
  return player == pact->proposer ? pact->partner : pact->proposer;
}

gboolean       lm_sls_pact_equal      (const LmSlsPact *a, const LmSlsPact *b);
gboolean       lm_sls_pact_conflicts  (const LmSlsPact *a, const LmSlsPact *b);
LmSlsDealState lm_sls_pact_judge_move (const LmSlsPact *pact, const LmSlsState *state, LmSlsMove move, guint *breaker);
LmSlsDealState lm_sls_pact_judge_act  (const LmSlsPact *pact, const LmSlsState *state, const LmSlsAct *act, guint *breaker);

/* text.c: chips, moves and the steps of deals as texts. */

/* Characters of a deal in words, before they are escaped. */
#define LM_SLS_DEAL_MAX_WORDS 120

char     lm_sls_get_letter           (guint             colour);
guint    lm_sls_parse_letter         (char              letter);

gboolean lm_sls_parse_chips          (const char *text, guint8 chips[LM_SLS_PLAYERS]);
char    *lm_sls_chips_to_string      (const guint8      chips[LM_SLS_PLAYERS]);

gboolean lm_sls_parse_move           (const char *text, LmSlsAct *act);
char    *lm_sls_move_to_string       (LmSlsMove move, guint turn);
char    *lm_sls_prisoners_to_string  (guint player, guint receiver, const guint8 chips[LM_SLS_PLAYERS]);

char    *lm_sls_deal_offer_to_string (const LmSlsPact *pact, const char *words);
char    *lm_sls_deal_parse_words     (const char *escaped, const char **problem);

/* record.c: what has happened at the table, and the deals. */

/* More deals than anybody makes in one game. */
#define LM_SLS_MAX_DEALS 200

/* Its number is its place in the order of the offers, from 1. */
typedef struct
{
  LmSlsPact      pact;
  LmSlsDealState state;
  guint          breaker; /* who broke it, else %LM_SLS_NONE */
  char          *words; /* what a deal in words says, a #GRefString */
} LmSlsDeal;

typedef struct _LmSlsRecord LmSlsRecord;

/* Each deal with its number. */
#define LM_SLS_FOREACH_DEAL(record, number, deal)                                                     \
  for (guint number = 1; number <= lm_sls_record_count (record); number++)                            \
    for (const LmSlsDeal *deal = lm_sls_record_get_deal (record, number); deal != NULL; deal = NULL)

/*
 * One step of a game and all before it. Positions share what they have in common: every step is kept once, however
 * many positions come after it.
 */
struct _LmSlsRecord
{
  gatomicrefcount ref_count;
  LmSlsRecord    *before; /* the step before this one, or %NULL */
  guint           number; /* steps up to this one, from 1 */
  LmSlsAct        act; /* its texts are not kept */
  guint           player; /* who did it */
  guint           next; /* whose turn it is after it */
  LmSlsEffect     effect; /* of a placement */
  guint8          pile[LM_SLS_PLAYERS]; /* chips of each colour in a pile that was taken by the placement */
  guint           score; /* of an elimination: what it scored */
  GArray         *deals; /* LmSlsDeal: all deals after the step, never changed once it is there */
};

void             lm_sls_record_unref    (LmSlsRecord       *self);
LmSlsRecord     *lm_sls_record_add      (LmSlsRecord *before, const LmSlsState *state, const LmSlsState *after, const LmSlsAct *act);

guint            lm_sls_record_count    (LmSlsRecord       *self);
const LmSlsDeal *lm_sls_record_get_deal (LmSlsRecord *self, guint number);
guint            lm_sls_record_get_player (LmSlsRecord *self, const LmSlsState *state, const LmSlsAct *act);
gboolean         lm_sls_record_awaits_answer (LmSlsRecord *self, guint players);

/* setup.c: a position as it is set up: read, checked, written. */

/* What an editor changes; nothing in it is checked before lm_sls_setup_check(). Fields as in #LmSlsState. */
typedef struct
{
  LM_SLS_PLAYERS_HEAD;
  guint    turn;
  guint    piles; /* places for piles; 0 for any number */
  GStrv    board; /* the piles, each bottom to top as letters ("gyr"), or %NULL */
  gboolean dead_discard;
  gboolean binding; /* what breaks a deal is not legal */
  gboolean valued; /* chips have a value */
} LmSlsSetup;

void     lm_sls_setup_init  (LmSlsSetup *setup, guint piles, guint chips);
void     lm_sls_setup_clear (LmSlsSetup           *setup);
gboolean lm_sls_setup_read  (LmSlsSetup *setup, const LmFieldValues *values, GError **error);
gboolean lm_sls_setup_check (const LmSlsSetup *setup, GError **error);
void     lm_sls_setup_write (const LmSlsSetup *setup, LmFieldValues *values);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmSlsSetup, lm_sls_setup_clear)

/* position.c: the table as players see it: piles bottom to top, hands, the dead box. */

/*
 * `out` is always a step of its own, even when nobody can give a chip any more (lm_sls_position_get_forced_move()
 * tells), and so is every discard. All else that the rules force happens with the move that brings it about. The dead
 * box and the record are memories: positions that differ in them alone are equal.
 */
typedef struct
{
  LmPosition   parent;
  LmSlsState   state; /* pile i of it is pile i + 1 for people */
  guint8       dead[LM_SLS_PLAYERS]; /* the chips of each colour that have left the game since the set-up */
  guint8       binding; /* what breaks a deal is not legal */
  guint8       valued; /* chips have a value */
  LmSlsRecord *record; /* what has happened since then, and the deals; %NULL for nothing */
  guint8       chips[LM_SLS_MAX_CHIPS]; /* of all piles, one pile after the other, bottom to top */
} LmSlsPosition;

#define LM_SLS_POSITION(position) ((LmSlsPosition *) (position))

LmPosition       *lm_sls_position_new             (const LmSlsSetup *setup, GError **error);
void              lm_sls_position_get_setup       (LmPosition *position, LmSlsSetup *setup);

const guint8     *lm_sls_position_get_pile        (LmPosition *position, guint pile, guint *height);
gboolean          lm_sls_refusal_check            (LmPosition *position, const char *text, LmSlsAct *act, GError **error);
char             *lm_sls_position_get_forced_move (LmPosition        *position);
LmPosition       *lm_sls_position_apply           (LmPosition *position, LmSlsMove move);
LmPosition       *lm_sls_position_perform         (LmPosition *position, const LmSlsAct *act);
char             *lm_sls_position_random_move     (LmPosition *position, GRand *rand);
guint             lm_sls_position_get_mover       (LmPosition *position, const char *move);

/* All but the order of the chips in the piles. */
static inline const LmSlsState *
lm_sls_position_get_state (LmPosition *position)
{
  return &LM_SLS_POSITION (position)->state;
}

static inline guint
lm_sls_position_get_turn (LmPosition *position)
{
  return lm_sls_position_get_state (position)->turn;
}

/* What has happened since the position that was set up, and the deals or %NULL. */
static inline LmSlsRecord *
lm_sls_position_get_record (LmPosition *position)
{
  return LM_SLS_POSITION (position)->record;
}

/* bound.c: deals that bind: which of them forbids a step. */

gboolean lm_sls_bound_is_there (LmPosition     *position);
guint    lm_sls_bound_find_broken (LmPosition *position, const LmSlsAct *act);
guint    lm_sls_bound_find     (LmPosition *position, const LmSlsAct *act);
char    *lm_sls_bound_get_gift (LmPosition     *position);

/* words.c: players, chips, positions, moves, deals and what has happened in words. */

const char *lm_sls_get_player_name        (guint                 player);
const char *lm_sls_get_colour_name        (guint                 colour);
char       *lm_sls_describe_players       (guint                 players);
char       *lm_sls_list_players           (guint players, const char *last_format);
char       *lm_sls_describe_chips         (const guint8          chips[LM_SLS_PLAYERS]);

char       *lm_sls_describe_effect        (const LmSlsState *state, LmSlsMove move);
char       *lm_sls_describe_prisoners     (const LmSlsAct       *act);
char       *lm_sls_describe               (LmPosition           *position);
char       *lm_sls_describe_result        (LmPosition           *position);
char       *lm_sls_describe_move          (LmPosition *position, const char *move, LmMoveStyle style);
char       *lm_sls_describe_deed          (LmPosition *position, const char *text, const char *who);

char       *lm_sls_describe_pact          (const LmSlsPact *pact, const char *words);
char       *lm_sls_log_describe_deal_step (LmSlsRecord *record, const LmSlsDealStep *step);
char       *lm_sls_log_describe_step      (LmSlsRecord          *step);
char       *lm_sls_log_describe_deal      (const LmSlsDeal      *deal);
