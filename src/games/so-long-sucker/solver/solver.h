/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solver.h: how a position is solved, and how the computer chooses. */

#pragma once

#include "../rules/rules.h"

/* key.c: one form for all positions that are provably the same to the solver. */

/* The head, who gave the turn, four hands, what was captured, and the piles. */
#define LM_SLS_MAX_KEY (7 + LM_SLS_MAX_CHIPS)

/* A position of the game between two sides that the search looks at. */
typedef struct
{
  LmSlsState state;
  guint8     side; /* a bit for everyone who plays together; all others play against them */
  guint8     asked; /* the partners of a player without chips have been asked for one in vain: now the others may give */
} LmSlsNode;

/* Nodes with equal keys have equal values for the side whose decision it is. */
typedef struct
{
  guint   length; /* how many of @words are set */
  guint32 hash; /* of the words, once a graph has prepared it */
  guint32 words[LM_SLS_MAX_KEY]; /* the canonical form */
} LmSlsKey;

void lm_sls_node_init  (LmSlsNode *node, const LmSlsState *state, guint side);
void lm_sls_key_encode (LmSlsKey *key, const LmSlsNode *node);
void lm_sls_key_decode (const guint32 *words, const LmSlsState *rules, LmSlsNode *node);

/* graph.c: the positions that a search has met, each once, with what is known of them. */

/* Of a child: the same side decides there. The rest is the child's number. */
#define LM_SLS_SAME_SIDE (1u << 31)

/* A proof number beyond all others: what it counts cannot be done. */
#define LM_SLS_NEVER 1000000000u

typedef struct
{
  guint32 phi; /* how much is still to be shown for the side that decides to win; 0 when it wins */
  guint32 delta; /* the same for it to lose */
  guint32 key; /* where the canonical form begins in the words of the graph */
  guint32 children; /* where its children begin there, once it is expanded */
  guint32 n_children; /* 0 until then */
} LmSlsEntry;

/* Words are counted in 32 bits. */
#define LM_SLS_GRAPH_MAX_WORDS (G_MAXUINT32 - 65536u)

/* The table of positions is in so many parts that none takes long to grow. */
#define LM_SLS_GRAPH_PARTS 256

typedef struct
{
  guint64 *slots; /* by hash: the hash in the upper half, the number of the position below */
  guint32  mask; /* one less than the number of slots, a power of 2 */
  guint32  n_used;
} LmSlsPart;

/*
 * Every canonical form is kept whole, so that a value is never that of another position which happens to have the same
 * hash.
 */
typedef struct
{
  LmSlsEntry *entries; /* all positions */
  guint32    *words; /* canonical forms and lists of children */
  guint64     n_entries;
  guint64     n_words;
  guint64     entries_room; /* how many fit */
  guint64     words_room;
  guint64     n_slots; /* of all parts */
  LmSlsPart   parts[LM_SLS_GRAPH_PARTS]; /* the table that finds positions by their form */
} LmSlsGraph;

void     lm_sls_graph_init         (LmSlsGraph      *graph);
void     lm_sls_graph_clear        (LmSlsGraph      *graph);
guint64  lm_sls_graph_get_size     (LmSlsGraph      *graph);
void     lm_sls_graph_prepare      (LmSlsGraph *graph, LmSlsKey *key);
guint32  lm_sls_graph_insert       (LmSlsGraph *graph, const LmSlsKey *key, gboolean *is_new);
void     lm_sls_graph_set_children (LmSlsGraph *graph, guint32 number, const guint32 *children, guint n_children);

/* patience.c: who wins by waiting until the others have no chip left. */

gboolean lm_sls_outlasts (const LmSlsState *state, guint patient, guint side);

/* expand.c: the children of a position, and what is known of each position met. */

/* More than all placements. A captured pile of very many discards is not looked into. */
#define LM_SLS_MAX_CHILDREN 4096

/* So many children are prepared together; see lm_sls_graph_prepare(). */
#define LM_SLS_MAX_PENDING 32

/* A child on its way into the graph. */
typedef struct
{
  LmSlsKey key;
  gboolean decider; /* whether the side decides there */
  guint32  phi; /* a first guess at its numbers */
  guint32  delta;
} LmSlsPending;

typedef struct
{
  LmSlsGraph   graph; /* all positions met */
  LmSlsState   rules; /* a state with the number of piles and the option that hold */
  LmSlsNode    node; /* what is being expanded */
  guint32      children[LM_SLS_MAX_CHILDREN]; /* those that are not settled */
  guint        n_children;
  LmSlsPending pending[LM_SLS_MAX_PENDING];
  guint        n_pending;
  gboolean     won; /* whether a child was found with which the side that decides wins */
  gboolean     is_partial; /* whether there were too many children to list */
} LmSlsExpander;

/* Whether its value is known. */
static inline gboolean
lm_sls_entry_is_settled (const LmSlsEntry *entry)
{
  return entry->phi == 0 || entry->delta == 0;
}

gboolean lm_sls_node_decides      (const LmSlsNode   *node);
LmValue  lm_sls_node_judge        (const LmSlsNode   *node);
LmValue  lm_sls_entry_get_value   (const LmSlsEntry *entry, gboolean decider);

guint32  lm_sls_expander_enter    (LmSlsExpander *expander, const LmSlsNode *node);
gboolean lm_sls_expander_expand   (LmSlsExpander *expander, guint32 number);

/* search.c: exact search of the game between two sides. */

#define LM_TYPE_SLS_SEARCH (lm_sls_search_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsSearch, lm_sls_search, LM, SLS_SEARCH, GObject)

/* Why a search ended. */
typedef enum
{
  LM_SLS_STOP_NO, /* it was decided */
  LM_SLS_STOP_EFFORT, /* it has looked at as many positions as it may */
  LM_SLS_STOP_MEMORY,
  LM_SLS_STOP_TIME,
  LM_SLS_STOP_CANCELLED,
} LmSlsStop;

LmSlsSearch *lm_sls_search_new           (const LmSlsState *rules, LmSolveContext *context);
LmSlsSearch *lm_sls_search_take          (const LmSlsState *rules, LmSolveContext *context);
void         lm_sls_search_leave         (LmSlsSearch       *search);
LmValue      lm_sls_search_decide        (LmSlsSearch *search, const LmSlsState *state, guint side, guint64 effort, LmSlsStop *stop);
LmValue      lm_sls_search_try           (LmSlsSearch *search, const LmSlsState *state, LmSlsMove move, guint side, guint64 effort,
                                          LmSlsStop *stop);
guint64      lm_sls_search_get_positions (LmSlsSearch       *search);
guint64      lm_sls_search_get_effort    (LmSlsSearch       *search);

/* solve.c: how a game of the last two ends in which both do their best: first to win, then to have many chips in hand at the end, or leave the winner few. */
typedef struct
{
  guint     winner;
  guint     chips; /* that the winner has in hand at the end */
  LmSlsMove best; /* a move with which it comes so, unless the game is over */
} LmSlsStakes;

gboolean lm_sls_stakes_find (const LmSlsState *state, LmSolveContext *context, LmSlsStakes *stakes);

/* scene.c: the game as the computer players imagine it going on: with rescues, and deals that are kept. */

/* So many deals in force are reckoned with; further ones are forgotten. */
#define LM_SLS_MAX_PACTS 16

/* Of who could give a prisoner to a player without chips: not to. */
#define LM_SLS_PASS (5u << 28)

/* The deals that a search reckons with. */
typedef struct
{
  guint     n_pacts;
  LmSlsPact pacts[LM_SLS_MAX_PACTS];
} LmSlsPacts;

/*
 * A state in the course of a search. Whether a player without chips is rescued is a decision of each of those who could
 * do it, one after the other.
 */
typedef struct
{
  const LmSlsPacts *pacts; /* the same for all scenes of a search */
  guint             open; /* a bit for each of them that is in force */
  guint             asked; /* a bit for everybody who has passed, while the player to move has no chips */
  LmSlsState        state;
} LmSlsScene;

guint    lm_sls_draw_player   (guint players, GRand *rand);

void     lm_sls_pacts_init    (LmSlsPacts *pacts, LmSlsRecord *record);
void     lm_sls_pacts_add     (LmSlsPacts *pacts, const LmSlsPact *pact);

void     lm_sls_scene_init    (LmSlsScene *scene, const LmSlsState *state, const LmSlsPacts *pacts, guint asked);
void     lm_sls_scene_copy    (LmSlsScene *to, const LmSlsScene *from);
guint    lm_sls_scene_decider (const LmSlsScene  *scene);
gboolean lm_sls_scene_is_over (const LmSlsScene  *scene);
guint    lm_sls_scene_list    (const LmSlsScene *scene, LmSlsMove moves[LM_SLS_MAX_PLACEMENTS]);
gboolean lm_sls_scene_breaks  (const LmSlsScene *scene, LmSlsMove move);
void     lm_sls_scene_apply   (LmSlsScene *scene, LmSlsMove move);
LmSlsMove
         lm_sls_scene_draw_discard
                              (const LmSlsState  *state,
                               GRand             *rand);
void     lm_sls_scene_playout (LmSlsScene *scene, GRand *rand);

/* tree.c: Monte-Carlo tree search for the scores of all players. */

typedef struct _LmSlsTree LmSlsTree;

/**
 * LmSlsTrial:
 * @move: a first move
 * @n_games: games that were imagined with it
 * @places: in how many of them each player scored 1, 2, 3 and 4
 *
 * What came of it.
 */
typedef struct
{
  LmSlsMove move;
  guint     n_games;
  guint     places[LM_SLS_PLAYERS][LM_SLS_PLAYERS];
} LmSlsTrial;

LmSlsTree *lm_sls_tree_new        (const LmSlsScene *scene, GRand *rand);
void       lm_sls_tree_free       (LmSlsTree         *self);
void       lm_sls_tree_grow       (LmSlsTree *self, guint n_games, LmSolveContext *context);
LmSlsMove  lm_sls_tree_get_move   (LmSlsTree         *self);
void       lm_sls_tree_get_scores (LmSlsTree *self, double scores[LM_SLS_PLAYERS]);
GArray    *lm_sls_tree_get_trials (LmSlsTree         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmSlsTree, lm_sls_tree_free)

/* estimate.c: what is likely where nothing is decided, by the games that the computers imagine. */

char *lm_sls_estimate_describe (LmPosition *position, LmSolveContext *context);

/* bots.c: how the computer players play. */

/*
 * How long a computer thinks. By counts and not by the clock, so that the same game with the same seed comes out the
 * same.
 */
typedef struct
{
  guint games; /* that are imagined for a move, fewer where they are long */
  guint bargain; /* games that are imagined to weigh a deal, or a rescue, likewise */
  guint effort; /* positions that an exact search for a sure win may look at */
} LmSlsSkill;

const LmSlsSkill *lm_sls_bots_get_skill  (LmSeat             seat);
guint             lm_sls_bots_scale      (const LmSlsState *state, guint n_games);
char             *lm_sls_bots_think      (LmPosition *position, const LmCompany *company, const LmSlsSkill *skill, GRand *rand,
                                          LmSolveContext *context);
char             *lm_sls_bots_choose     (LmPosition *position, const LmCompany *company, GRand *rand, LmSolveContext *context,
                                          GError **error);
gboolean          lm_sls_bots_is_patient (LmPosition *position, const LmCompany *company);

/* outlook.c: what each coalition of more than two players left can force. */

typedef struct
{
  guint   members; /* a bit for the seat of everyone who plays together */
  LmValue value; /* whether together they can make sure against all others that the winner is one of them */
  GStrv   line; /* the beginning of a game in which those whom the value favours play for it; or %NULL */
} LmSlsCoalition;

#define LM_SLS_TYPE_OUTLOOK (lm_sls_outlook_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsOutlook, lm_sls_outlook, LM_SLS, OUTLOOK, LmOutlook)

struct _LmSlsOutlook
{
  LmOutlook   parent_instance;
  LmPosition *position;
  GPtrArray  *coalitions; /* LmSlsCoalition, by size and then by seats */
  char       *estimate;   /* what is likely where nothing is decided, in words, or NULL; it is no value */
};

LmSlsOutlook         *lm_sls_outlook_new              (LmPosition            *position);
void                  lm_sls_outlook_decide           (LmSlsOutlook *self, guint members, LmValue value, GStrv line);

guint                 lm_sls_outlook_count_unknown    (LmSlsOutlook          *self);
const LmSlsCoalition *lm_sls_outlook_find             (LmSlsOutlook *self, guint members);
gboolean              lm_sls_outlook_is_least         (LmSlsOutlook *self, const LmSlsCoalition *coalition);

char                 *lm_sls_outlook_describe_sides   (LmSlsOutlook *self, const LmSlsCoalition *coalition);
char                 *lm_sls_outlook_describe_power   (LmSlsOutlook *self, const LmSlsCoalition *coalition);
char                 *lm_sls_outlook_describe_line    (LmSlsOutlook *self, const LmSlsCoalition *coalition);
char                 *lm_sls_outlook_describe_stopped (LmSlsOutlook *self, guint seat);

/* solve.c: the answer to a position, and the reason for it. */

LmAnswer *lm_sls_solve   (LmPosition *position, LmSolveContext *context, GError **error);
LmReason *lm_sls_tell_idea (LmPosition    *position);
extern const LmClaimKind lm_sls_claims[];

LmReason *lm_sls_explain (LmPosition *position, LmAnswer *answer, LmSolveContext *context);
