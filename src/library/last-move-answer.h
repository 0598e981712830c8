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
 *
 * What the solver says of a position. It never changes; read only.
 */
struct _LastMoveAnswer
{
  /*< private >*/
  GObject           parent_instance;
  gpointer          answer;
  double            seconds;
  double            mebibytes;

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
