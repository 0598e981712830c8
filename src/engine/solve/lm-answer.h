/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-answer.h: what a solver says of a position. */

#pragma once

#include "engine/game/lm-game.h"
#include "lm-outlook.h"

#define LM_TYPE_ANSWER (lm_answer_get_type ())

/**
 * LmMoveValue:
 * @move: the move's text
 * @position: the position after it
 * @value: its value for the player who makes it: a move with
 *   %LM_VALUE_WIN wins
 * @distance: moves to the end after it (plies), or %LM_DISTANCE_UNKNOWN
 * @n_answers: of a losing move, how many of the opponent's answers win
 * @n_replies: of how many; 0 where they were not counted, as after a move with
 *   which the same player stays to move
 */
typedef struct
{
  char       *move;
  LmPosition *position;
  LmValue     value;
  guint       distance;
  guint       n_answers;
  guint       n_replies;
} LmMoveValue;

/**
 * LmAnswer:
 * @position: the position asked about
 * @value: its value for the player to move; of a game that is over, whether
 *   the player who would be to move has won
 * @winner: the seat that wins with best play, or %LM_NOBODY when unknown
 * @distance: moves to the end (plies) when the winner hurries and the loser
 *   delays, or %LM_DISTANCE_UNKNOWN
 * @positions: how many positions the table has, or the search looked at:
 *   lm_answer_describe_source() says which
 * @method: how it was found
 * @moves: (element-type LmMoveValue): what each move does, in board order;
 *   empty when the game is over
 * @all_moves: whether @moves holds every legal move
 * @preferred: (nullable): of moves that are equally good, the one to
 *   recommend; one of @moves
 * @limit: (nullable): why the value, a move that keeps it, or the moves to
 *   the end are unknown, in sentences for people
 * @is_final: whether more memory and time would not help against @limit
 * @outlook: (nullable): with more than two players left what the game says
 *   of them; then @value is whether the player to move wins alone against all
 *   others
 *
 * Immutable once a solver has given it away, and so shared between threads.
 */
struct _LmAnswer
{
  /*< private >*/
  gatomicrefcount  ref_count;

  /*< public >*/
  LmPosition      *position;
  LmValue          value;
  int              winner;
  guint            distance;
  guint64          positions;
  LmMethod         method;
  GPtrArray       *moves;
  gboolean         all_moves;
  char            *preferred;
  char            *limit;
  gboolean         is_final;
  LmOutlook       *outlook;
};

/**
 * LmLookUpFunc:
 * @position: a position
 * @distance: (out): moves to the end, or %LM_DISTANCE_UNKNOWN
 * @data: what it was given with
 *
 * Returns: the value of @position for the player to move
 */
typedef LmValue (* LmLookUpFunc) (LmPosition  *position,
                                  guint       *distance,
                                  gpointer     data);

GType        lm_answer_get_type   (void);
LmAnswer    *lm_answer_new        (LmPosition  *position);
LmAnswer    *lm_answer_look_up    (LmPosition  *position,
                                   LmLookUpFunc look_up,
                                   gpointer     data);
LmAnswer    *lm_answer_ref        (LmAnswer    *answer);
void         lm_answer_unref      (LmAnswer    *answer);
void         lm_answer_add_move   (LmAnswer    *answer,
                                   const char  *move,
                                   LmPosition  *after,
                                   LmValue      value,
                                   guint        distance);
void         lm_answer_prefer     (LmAnswer    *answer,
                                   const char  *move);
void         lm_answer_conclude   (LmAnswer    *answer,
                                   LmValue      value,
                                   guint        distance);
LmMoveValue *lm_answer_find_move  (LmAnswer    *answer,
                                   const char  *move);
guint        lm_answer_count      (LmAnswer    *answer,
                                   LmValue      value);
gboolean     lm_answer_counts_answers
                                 (LmAnswer    *answer,
                                  LmMoveValue *entry);
int          lm_answer_compare_tries
                                 (LmMoveValue *a,
                                  LmMoveValue *b);
gboolean     lm_answer_tells_moves
                                  (LmAnswer    *answer);
LmMoveValue *lm_answer_get_best   (LmAnswer    *answer);
LmMoveValue *lm_answer_get_hardest
                                  (LmAnswer    *answer);
char        *lm_answer_describe_source
                                  (LmAnswer    *answer);

LmAnswer    *lm_position_solve    (LmPosition            *position,
                                   const LmSolveOptions  *options,
                                   LmSolveContext        *context,
                                   GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmAnswer, lm_answer_unref)
