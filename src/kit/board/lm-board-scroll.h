/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-scroll.h: what makes a widget a GtkScrollable. */

#pragma once

#include <gtk/gtk.h>

/**
 * LmBoardScroll:
 * @widget: what is laid out anew when it is scrolled
 * @adjustments: (nullable): how far it is scrolled, by orientation
 * @policies: by orientation; they are kept and mean nothing here
 * @configuring: this scrolls, not the user
 * @scrolled: (nullable): called before it is laid out anew
 *
 * The properties of a GtkScrollable, a part of a widget.
 */
typedef struct
{
  GtkWidget           *widget;
  GtkAdjustment       *adjustments[2];
  GtkScrollablePolicy  policies[2];
  gboolean             configuring;
  void              (* scrolled) (GtkWidget *widget);
} LmBoardScroll;

void     lm_board_scroll_class_init   (GObjectClass    *object_class,
                                       gsize            offset);
void     lm_board_scroll_clear        (LmBoardScroll   *self);
double   lm_board_scroll_get_value    (LmBoardScroll   *self,
                                       GtkOrientation   orientation);
void     lm_board_scroll_configure    (LmBoardScroll   *self,
                                       GtkOrientation   orientation,
                                       double           value,
                                       double           size,
                                       double           page,
                                       double           step);
void     lm_board_scroll_show         (LmBoardScroll   *self,
                                       GtkOrientation   orientation,
                                       double           begin,
                                       double           end);
void     lm_board_scroll_keep_height  (GtkWidget       *widget,
                                       int              least);
