/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-habit.c: how boards are looked at: what is switched on one is switched on the next. */

#include "lm-board-habit.h"

#include "engine/game/lm-property.h"

struct _LmBoardHabit
{
  GObject   parent_instance;

  gboolean  active;
};

G_DEFINE_FINAL_TYPE (LmBoardHabit, lm_board_habit, G_TYPE_OBJECT)

static void
lm_board_habit_class_init (LmBoardHabitClass *klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "active", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmBoardHabit, active), .set = G_CALLBACK (lm_board_habit_set_active) });
}

static void
lm_board_habit_init (LmBoardHabit *self)
{
}

/**
 * lm_board_habit_get:
 * @name: what it is about, with the name of the room: "nim-pattern"
 *
 * For the main thread. A habit lasts as long as the program; it is off at
 * first. A page beside the board may switch it too, without knowing the board.
 *
 * Returns: (transfer none): the habit of this name
 */
LmBoardHabit *
lm_board_habit_get (const char *name)
{
  static GHashTable *habits;
  LmBoardHabit *habit;

  if (habits == NULL)
    habits = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  habit = g_hash_table_lookup (habits, name);
  if (habit == NULL)
    {
      habit = g_object_new (LM_TYPE_BOARD_HABIT, NULL);
      g_hash_table_insert (habits, g_strdup (name), habit);
    }

  return habit;
}

/* Returns: whether it is switched on */
gboolean
lm_board_habit_is_active (LmBoardHabit *self)
{
  g_return_val_if_fail (LM_IS_BOARD_HABIT (self), FALSE);

  return self->active;
}

/**
 * lm_board_habit_set_active:
 * @self: a habit
 * @active: whether it is switched on
 */
void
lm_board_habit_set_active (LmBoardHabit *self,
                           gboolean      active)
{
  g_return_if_fail (LM_IS_BOARD_HABIT (self));

  if (self->active == active)
    return;

  self->active = active;
  g_object_notify (G_OBJECT (self), "active");
}
