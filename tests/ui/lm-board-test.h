/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-test.h: what the tests of the boards share: a board in a window that plays what is chosen. */

#pragma once

#include "lm-panel-test.h"

#include "kit/board/lm-board-view.h"

/**
 * LmBoardTest:
 * @board: the board, without animations
 * @window: the window that it is in
 * @edit_bar: the editor's controls above it
 * @chosen: the last move that was chosen
 * @n_chosen: how many were
 * @n_edited: how often the position was edited
 *
 * A board, and what its user did.
 */
typedef struct
{
  LmBoardView *board;
  GtkWidget   *window;
  GtkWidget   *edit_bar;
  char        *chosen;
  guint        n_chosen;
  guint        n_edited;
} LmBoardTest;

void         lm_board_test_set_up          (LmBoardTest    *self,
                                            gconstpointer   start);
void         lm_board_test_tear_down       (LmBoardTest    *self,
                                            gconstpointer   start);

void         lm_board_test_add             (const char     *path,
                                            const char     *start,
                                            void         (* test) (LmBoardTest    *self,
                                                                   gconstpointer   start));
GtkWidget   *lm_board_test_create_shown    (const char     *text);
LmBoardView *lm_board_test_create          (const char     *start);
void         lm_board_test_show            (LmBoardTest    *self,
                                            const char     *text);
GtkWidget   *lm_board_test_get             (LmBoardTest    *self,
                                            const char     *name);
void         lm_board_test_list            (GtkWidget      *root,
                                            const char     *css_class,
                                            GPtrArray      *widgets);
guint        lm_board_test_count           (LmBoardTest    *self,
                                            const char     *css_class);
void         lm_board_test_press           (LmBoardTest    *self,
                                            const char     *name);
void         lm_board_test_press_label     (LmBoardTest    *self,
                                            const char     *label);
void         lm_board_test_point           (GtkWidget      *widget,
                                            const char     *signal);
void         lm_board_test_assert_position (LmBoardTest    *self,
                                            const char     *text);
GBytes      *lm_board_test_take_picture    (LmBoardTest    *self);
void         lm_board_test_check_flight    (LmBoardTest    *self,
                                            const char     *start,
                                            void         (* move) (LmBoardTest *));
