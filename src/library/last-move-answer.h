/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-answer.h: what the solver says of a position, and why. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_ANSWER (last_move_answer_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveAnswer, last_move_answer, LAST_MOVE, ANSWER, GObject)

#define LAST_MOVE_TYPE_REASON (last_move_reason_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveReason, last_move_reason, LAST_MOVE, REASON, GObject)

/**
 * LastMoveAnswer:
 * @position: the position asked about
 * @value: its value for the player to move
 * @winner: (nullable): who wins with best play, as position text has the
 *   player; %NULL when unknown
 * @distance: moves to the end when the winner hurries and the loser delays; -1
 *   where not computed
 * @positions: how many positions were solved or searched for it
 * @method: how it was found: "table", "search" or "theory"
 * @limit: (nullable): why something is unknown, in sentences for people
 *
 * What the solver says of a position. It never changes; read only.
 */
struct _LastMoveAnswer
{
  /*< private >*/
  GObject           parent_instance;
  gpointer          answer;

  /*< public >*/
  LastMovePosition *position;
  LastMoveValue     value;
  char             *winner;
  gint64            distance;
  guint64           positions;
  const char       *method;
  const char       *limit;
};

/**
 * LastMoveReason:
 * @text: the reason, in plain sentences with the numbers of the position
 * @status: what it rests on: "proved", "computed", "conjectured" or "unknown"
 * @reference: (nullable): the paper and the theorem
 *
 * Why a position is won or lost. It never changes; read only.
 */
struct _LastMoveReason
{
  /*< private >*/
  GObject     parent_instance;

  /*< public >*/
  char       *text;
  const char *status;
  char       *reference;
};

GStrv           last_move_answer_list_moves        (LastMoveAnswer       *self);
LastMoveValue   last_move_answer_get_move_value    (LastMoveAnswer       *self,
                                                    const char           *move);
gint64          last_move_answer_get_move_distance (LastMoveAnswer       *self,
                                                    const char           *move);
GStrv           last_move_answer_get_winning_moves (LastMoveAnswer       *self);
char           *last_move_answer_get_best          (LastMoveAnswer       *self);
char           *last_move_answer_describe          (LastMoveAnswer       *self);
LastMoveReason *last_move_answer_explain           (LastMoveAnswer       *self,
                                                    GCancellable         *cancellable,
                                                    GError              **error);
void            last_move_answer_explain_async     (LastMoveAnswer       *self,
                                                    GCancellable         *cancellable,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              user_data);
LastMoveReason *last_move_answer_explain_finish    (LastMoveAnswer       *self,
                                                    GAsyncResult         *result,
                                                    GError              **error);

G_END_DECLS
