/* SPDX-License-Identifier: GPL-3.0-or-later */
/* last-move-exercise.h: something to find out about a position. */

#pragma once

#include <last-move-types.h>

G_BEGIN_DECLS

#define LAST_MOVE_TYPE_EXERCISE (last_move_exercise_get_type ())
G_DECLARE_FINAL_TYPE (LastMoveExercise, last_move_exercise, LAST_MOVE, EXERCISE, GObject)

/**
 * LastMoveExercise:
 *
 * An exercise with all answers that are right. It never changes; read only.
 */
struct _LastMoveExercise
{
  /*< private >*/
  GObject           parent_instance;
  GStrv             accepted;

  /*< public >*/
  LastMovePosition *position;
  const char       *question;
  char             *description;
  guint             grade;
  char             *because;
};

GStrv    last_move_exercise_list_accepted (LastMoveExercise *self);
gboolean last_move_exercise_accepts       (LastMoveExercise *self,
                                           const char       *answer);

G_END_DECLS
