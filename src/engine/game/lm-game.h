/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game.h: the contract of a game: its rules, its solver, its theory; and its positions, which ask it. */

#pragma once

#include "lm-error.h"
#include "lm-field.h"
#include "lm-types.h"

#define LM_TYPE_GAME (lm_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (LmGame, lm_game, LM, GAME, GObject)

/**
 * LmGameClass:
 * @info: what the game is called and how its positions are read (static)
 * @free_position: frees what a position holds beyond its own block; optional
 * @get_values: fills in what the fields of the game say of a position, but for
 *   the turn; a field left out has its default
 * @to_string: the canonical position text, of a game without fields
 * @describe: the position for people, short enough for a title: "(7, 0, 3)"
 * @describe_goal: who wins, in one short sentence with the parameters of the
 *   game, which is the same for all positions of one game; the default is what
 *   #LmGameInfo has as its goal
 * @get_turn: the seat (from 0) of the player to move; meaningless when over.
 *   The default is what the position says
 * @get_winner: %LM_NOBODY while the game goes on, else the winner's seat; by
 *   default whoever cannot move has lost against the other
 * @describe_result: who won and why, one sentence, of a game that is over; the
 *   default is what #LmGameInfo has as its result
 * @count_moves: how many legal moves there are, of a game that numbers them and
 *   so needs neither @list_moves nor @random_move
 * @get_move: the move of a number from 0 on, in board order
 * @list_moves: at most @max legal moves as texts, in board order, those of the
 *   player to move first; sets @complete to whether these are all of them (a
 *   pile of 10^100 stones has more moves than anybody wants to list)
 * @play: the position after a legal move of whoever may make it; any text may
 *   come in and is checked. Sets %LM_ERROR_MOVE, naming the move, what forbids
 *   it, and (where they are few) the legal ones
 * @random_move: a uniformly random legal move of the player to move; the
 *   default draws from numbered moves, or a complete list
 * @describe_move: a legal move of the position, for people
 * @describe_deed: a legal move of the position that was made, in a sentence
 *   that begins with a name: "The computer took 3 stones."; the default has the
 *   sentence of the move after the name
 * @get_player_id: the player's name in position text and JSON: "1", "A", "b"
 * @get_player_name: the player's name for people: "Player 1"
 * @solve: value and moves of a position, in a worker thread. Polls the
 *   context. Sets an error only when cancelled; limits give %LM_VALUE_UNKNOWN
 *   with the reason. Where the context wants only the best move, of the moves
 *   none needs to be there but one that lm_answer_get_best() would choose
 * @explain: the theory's reason for @answer, in words with this position's
 *   numbers, or %NULL when no theorem applies; in a worker thread
 * @tell_idea: (nullable): the principle of the theory by which positions like
 *   this one are won, in one or two general sentences, which may have a table;
 *   %NULL where no theorem gives a rule. Costs nothing; in a worker thread
 *
 * A game is immutable and made from its parameters (the hole of a black-hole
 * game, alpha of take-away); positions hold a reference on it. All functions
 * are reentrant: the rules run on the main thread, the solver on workers. What
 * a game of more players, of talk or by the clock has beside is #LmParty.
 */
struct _LmGameClass
{
  GObjectClass parent_class;

  const LmGameInfo *info;

  void         (* free_position)   (LmPosition *position);
  void         (* get_values)      (LmPosition *position, LmFieldValues *values);
  char       * (* to_string)       (LmPosition *position);
  char       * (* describe)        (LmPosition *position);
  char       * (* describe_goal)   (LmPosition *position);
  guint        (* get_turn)        (LmPosition *position);
  int          (* get_winner)      (LmPosition *position);
  char       * (* describe_result) (LmPosition *position);
  guint64      (* count_moves)     (LmPosition *position);
  char       * (* get_move)        (LmPosition *position, guint64 number);
  GPtrArray  * (* list_moves)      (LmPosition *position, guint max, gboolean *complete);
  LmPosition * (* play)            (LmPosition *position, const char *move, GError **error);
  char       * (* random_move)     (LmPosition *position, GRand *rand);
  char       * (* describe_move)   (LmPosition *position, const char *move, LmMoveStyle style);
  char       * (* describe_deed)   (LmPosition *position, const char *move, const char *who);
  const char * (* get_player_id)   (LmGame *game, guint seat);
  const char * (* get_player_name) (LmGame *game, guint seat);
  LmAnswer   * (* solve)           (LmPosition *position, LmSolveContext *context, GError **error);
  LmReason   * (* explain)         (LmPosition *position, LmAnswer *answer, LmSolveContext *context);
  LmReason   * (* tell_idea)       (LmPosition *position);
};

/**
 * LM_DEFINE_GAME:
 * @TypeName: the type of the game
 * @type_name: the beginning of its functions
 * @Parent: the type that it derives from and is as large as
 * @PARENT_TYPE: the same as a #GType
 * @CODE: what else its @game_class has
 *
 * The type of a game that `type_name_info` tells of, and whose objects have
 * nothing of their own.
 */
#define LM_DEFINE_GAME(TypeName, type_name, Parent, PARENT_TYPE, CODE) \
  typedef Parent TypeName;                                             \
  typedef Parent##Class TypeName##Class;                               \
                                                                       \
  GType type_name##_get_type (void);                                   \
  G_DEFINE_TYPE (TypeName, type_name, PARENT_TYPE)                     \
                                                                       \
  static void                                                          \
  type_name##_class_init (TypeName##Class *klass)                      \
  {                                                                    \
    LmGameClass *game_class = LM_GAME_CLASS (klass);                   \
                                                                       \
    game_class->info = &type_name##_info;                              \
    CODE;                                                              \
  }                                                                    \
                                                                       \
  static void                                                          \
  type_name##_init (TypeName *self)                                    \
  {                                                                    \
  }

const LmGameInfo *lm_game_get_info        (LmGame *game);
const char       *lm_game_get_player_id   (LmGame *game,
                                           guint   seat);
const char       *lm_game_get_player_name (LmGame *game,
                                           guint   seat);

#define LM_TYPE_POSITION (lm_position_get_type ())

/**
 * LmPosition:
 * @turn: the seat of the player to move
 *
 * The head of every position; games put it first in a structure of their own
 * and allocate it with lm_position_alloc(). Never changed once handed out.
 */
struct _LmPosition
{
  /*< private >*/
  gatomicrefcount  ref_count;

  /*< public >*/
  guint            turn;

  /*< private >*/
  gsize            size;
  LmGame          *game;
};

GType       lm_position_get_type        (void);

gpointer    lm_position_alloc           (LmGame       *game,
                                         gsize         size);
LmPosition *lm_position_parse           (const char   *text,
                                         GError      **error);
LmPosition *lm_position_draw            (LmPosition   *position,
                                         GRand        *rand);
LmPosition *lm_position_ref             (LmPosition   *position);
void        lm_position_unref           (LmPosition   *position);

LmGame     *lm_position_get_game        (LmPosition   *position);
const LmGameInfo *
            lm_position_get_info        (LmPosition   *position);
char       *lm_position_to_string       (LmPosition   *position);
char       *lm_position_describe        (LmPosition   *position);
char       *lm_position_describe_goal   (LmPosition   *position);
gboolean    lm_position_equal           (LmPosition   *a,
                                         LmPosition   *b);

guint       lm_position_get_turn        (LmPosition   *position);
const char *lm_position_get_turn_name   (LmPosition   *position);
gboolean    lm_position_is_over         (LmPosition   *position);
int         lm_position_get_winner      (LmPosition   *position);
char       *lm_position_describe_result (LmPosition   *position);

GPtrArray  *lm_position_list_moves      (LmPosition   *position,
                                         guint         max,
                                         gboolean     *complete);
LmPosition *lm_position_play            (LmPosition   *position,
                                         const char   *move,
                                         GError      **error);
gboolean    lm_position_leads_to        (LmPosition   *position,
                                         LmPosition   *other);
char       *lm_position_random_move     (LmPosition   *position,
                                         GRand        *rand);
GPtrArray  *lm_position_list_decisions  (LmPosition   *position,
                                         guint         max,
                                         gboolean     *complete);
guint       lm_position_get_mover       (LmPosition   *position,
                                         const char   *move);
guint       lm_position_get_left        (LmPosition   *position);
guint       lm_position_count_left      (LmPosition   *position);
int         lm_position_get_opponent    (LmPosition   *position);
char       *lm_position_describe_move   (LmPosition   *position,
                                         const char   *move,
                                         LmMoveStyle   style);
char       *lm_position_describe_deed   (LmPosition   *position,
                                         const char   *move,
                                         const char   *who);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmPosition, lm_position_unref)
