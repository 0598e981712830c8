/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-habit.h: how boards are looked at: what is switched on one is switched on the next. */

#pragma once

#include <glib-object.h>

#define LM_TYPE_BOARD_HABIT (lm_board_habit_get_type ())
G_DECLARE_FINAL_TYPE (LmBoardHabit, lm_board_habit, LM, BOARD_HABIT, GObject)

LmBoardHabit *lm_board_habit_get        (const char    *name);
gboolean      lm_board_habit_is_active  (LmBoardHabit  *self);
void          lm_board_habit_set_active (LmBoardHabit  *self,
                                         gboolean       active);
