/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: where the columns, their chips and their buttons are. */

#pragma once

#include <gtk/gtk.h>

/*
 * Rows of buttons below the columns: the moves, or the editor's plus and minus. While chips are placed, the upper one has all
 * moves and the lower one is the place of the stock, so that nothing moves when the stock runs out.
 */
#define LM_ZECKENDORF_BUTTON_ROWS 2

/**
 * LmZeckendorfLayout:
 * @width: of the whole board
 * @height: of the whole board
 * @line: height of a line of text; everything that holds text is a multiple
 * @n_columns: how many columns there are
 * @has_hole: whether right of them there is the black hole
 * @left: where the first column begins
 * @pitch: from one column to the next
 * @gap: between two columns
 * @lane_top: where the columns begin
 * @lane_bottom: where they end
 * @header_bottom: the end of a column's header
 * @badge_y: middle of the line in a column that says how its moves end
 * @stack_top: the highest that the face of a chip may be
 * @stack_base: where the lowest chip stands (middle of its foot)
 * @count_y: middle of the line that says how many chips there are
 * @radius_x: half the width of a chip
 * @radius_y: half the depth of its face, which is seen from above at an angle
 * @thickness: of a chip in a stack that is not compressed
 * @hole_pitch: what the black hole takes at the right of the last column, or 0
 * @hole: middle of the black hole, where there is one
 * @hole_radius: of its dark disc
 * @buttons_top: where the rows of buttons begin
 * @button_height: height of a row
 *
 * The geometry of a board in pixels, from which the widgets are placed and
 * everything is drawn. Columns are counted from 0 here.
 */
typedef struct
{
  double           width;
  double           height;
  double           line;
  guint            n_columns;
  gboolean         has_hole;
  double           left;
  double           pitch;
  double           gap;
  double           lane_top;
  double           lane_bottom;
  double           header_bottom;
  double           badge_y;
  double           stack_top;
  double           stack_base;
  double           count_y;
  double           radius_x;
  double           radius_y;
  double           thickness;
  double           hole_pitch;
  graphene_point_t hole;
  double           hole_radius;
  double           buttons_top;
  double           button_height;
} LmZeckendorfLayout;

/**
 * LmZeckendorfStack:
 * @step: from one chip to the next
 * @n_lower: chips drawn from the foot on
 * @n_upper: chips drawn at the top of a stack that is too high to show all of
 *   it, above a break; else 0
 *
 * How a stack is compressed to the height that there is.
 */
typedef struct
{
  double  step;
  guint   n_lower;
  guint   n_upper;
} LmZeckendorfStack;

/**
 * LmZeckendorfRoll:
 * @left: where the first coin lies
 * @right: where the roll ends
 * @step: from one coin to the next
 * @n_shown: how many coins there is room for
 *
 * How the stock lies in its tray: as a roll of coins of one each.
 */
typedef struct
{
  double  left;
  double  right;
  double  step;
  guint   n_shown;
} LmZeckendorfRoll;

void   lm_zeckendorf_layout_measure    (guint                      n_columns,
                                        gboolean                   has_hole,
                                        double                     line,
                                        GtkOrientation             orientation,
                                        int                       *minimum,
                                        int                       *natural);
void   lm_zeckendorf_layout_compute    (LmZeckendorfLayout        *layout,
                                        int                        width,
                                        int                        height,
                                        guint                      n_columns,
                                        gboolean                   has_hole,
                                        double                     line);

void   lm_zeckendorf_layout_get_lane   (const LmZeckendorfLayout  *layout,
                                        guint                      column,
                                        GdkRectangle              *lane);
void   lm_zeckendorf_layout_get_button (const LmZeckendorfLayout  *layout,
                                        double                     column,
                                        guint                      row,
                                        GdkRectangle              *button);
void   lm_zeckendorf_layout_get_hole   (const LmZeckendorfLayout  *layout,
                                        GdkRectangle              *lane);
void   lm_zeckendorf_layout_get_tray   (const LmZeckendorfLayout  *layout,
                                        GdkRectangle              *tray);
double lm_zeckendorf_layout_get_words  (const LmZeckendorfLayout  *layout);
void   lm_zeckendorf_layout_get_roll   (const LmZeckendorfLayout  *layout,
                                        guint                      stock,
                                        LmZeckendorfRoll          *roll);
double lm_zeckendorf_layout_get_x      (const LmZeckendorfLayout  *layout,
                                        double                     column);

void   lm_zeckendorf_layout_get_stack  (const LmZeckendorfLayout  *layout,
                                        guint                      height,
                                        LmZeckendorfStack         *stack);
void   lm_zeckendorf_layout_get_chip   (const LmZeckendorfLayout  *layout,
                                        guint                      column,
                                        guint                      height,
                                        guint                      chip,
                                        graphene_point_t          *face);
