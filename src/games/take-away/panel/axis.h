/* SPDX-License-Identifier: GPL-3.0-or-later */
/* axis.h: round numbers along an axis. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LmTakeAwayAxisSide:
 * @LM_TAKE_AWAY_AXIS_BELOW: centred below the given point
 * @LM_TAKE_AWAY_AXIS_LEFT: to the left of it
 */
typedef enum
{
  LM_TAKE_AWAY_AXIS_BELOW,
  LM_TAKE_AWAY_AXIS_LEFT,
} LmTakeAwayAxisSide;

double lm_take_away_axis_get_step   (double               length,
                                     guint                n_steps);
void   lm_take_away_axis_draw_text  (GtkWidget           *widget,
                                     GtkSnapshot         *snapshot,
                                     const GdkRGBA       *color,
                                     const char          *text,
                                     LmTakeAwayAxisSide   side,
                                     double               x,
                                     double               y);
void   lm_take_away_axis_draw_value (GtkWidget           *widget,
                                     GtkSnapshot         *snapshot,
                                     const GdkRGBA       *color,
                                     double               value,
                                     double               step,
                                     LmTakeAwayAxisSide   side,
                                     double               x,
                                     double               y);

G_END_DECLS
