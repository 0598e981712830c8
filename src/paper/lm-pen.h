/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen.h: what diagrams and pages are drawn with. */

#pragma once

#include "lm-pen-writer.h"

#include <pango/pangocairo.h>

/**
 * LmInks:
 * @ink: text and outlines
 * @soft: what is said beside it
 * @faint: lines that only guide the eye, and what is not there
 * @tint: what things are filled with, so light that ink can be read on it
 * @paper: what all is drawn on
 *
 * The colours of the house on paper. Those that a room has of its own are to
 * be as light or as dark as one of these, so that they differ in grey as well.
 */
typedef struct
{
  LmInk ink;
  LmInk soft;
  LmInk faint;
  LmInk tint;
  LmInk paper;
} LmInks;

extern const LmInks lm_inks_paper;

/**
 * LmPen:
 * @cr: where to draw
 * @inks: in which colours
 * @notes: whether a board is drawn with what it shows when it is asked to
 *
 * A pen that writes, too. All lengths are in the units of @cr.
 */
typedef struct
{
  cairo_t      *cr;
  const LmInks *inks;
  gboolean      notes;

  /*< private >*/
  PangoLayout  *layout;
} LmPen;

void   lm_pen_init       (LmPen        *self,
                          cairo_t      *cr,
                          const LmInks *inks);
void   lm_pen_clear      (LmPen        *self);

void   lm_pen_set_ink    (LmPen        *self,
                          const LmInk  *ink);
void   lm_pen_trace_box  (LmPen        *self,
                          double        x,
                          double        y,
                          double        width,
                          double        height,
                          double        radius);
void   lm_pen_trace_disc (LmPen        *self,
                          double        x,
                          double        y,
                          double        radius);
void   lm_pen_line       (LmPen        *self,
                          double        x1,
                          double        y1,
                          double        x2,
                          double        y2);
void   lm_pen_fill       (LmPen        *self,
                          const LmInk  *ink);
void   lm_pen_stroke     (LmPen        *self,
                          const LmInk  *ink,
                          double        width,
                          gboolean      dashed);
void   lm_pen_paint      (LmPen        *self,
                          const LmInk  *fill,
                          const LmInk  *edge,
                          double        width);
void   lm_pen_paint_path (cairo_t      *cr,
                          const LmInk  *fill,
                          const LmInk  *edge);
void   lm_pen_write      (LmPen        *self,
                          const char   *text,
                          double        x,
                          double        y,
                          double        size,
                          gboolean      bold,
                          LmPenAlign    align,
                          double        width);
double lm_pen_wrap       (LmPen        *self,
                          const char   *text,
                          double        x,
                          double        y,
                          double        size,
                          gboolean      bold,
                          double        width,
                          gboolean      draw);

char  *lm_pen_number     (guint64       number);

/**
 * LmPenStones:
 * @n_stones: how many stones there are
 * @n_places: how many stones and empty places for them there are, not less
 * @from: the first that a turn may move, counted from 1; 0 for none
 * @to: the last one
 * @total: (nullable) (transfer full): how many stones there are in words, where that is more than a number
 *
 * Stones in rows of ten, counted. Of many only the first and the last are drawn.
 */
typedef struct
{
  guint64  n_stones;
  guint64  n_places;
  guint64  from;
  guint64  to;
  char    *total;
} LmPenStones;

/**
 * LmPenStacks:
 * @n: how many stacks there are, up to %LM_PEN_MAX_STACKS
 * @heights: how many chips each has
 * @pitch: from stack to stack
 * @chip: how high a chip is
 * @above: the room above the highest stack of a row
 * @below: the room below the stacks
 *
 * Stacks of chips beside each other, as many in a row as suit a page. Of a high
 * stack only the topmost chips are drawn, on the number of the others.
 */
#define LM_PEN_MAX_STACKS 128

/* Of flat chips with their number above and two lines below, which lm_pen_stacks_draw_chip() and _label() draw. */
#define LM_PEN_FLAT_STACKS .pitch = 1.85, .chip = 0.32, .above = 0.85, .below = 1.2

typedef struct
{
  guint  n;
  guint  heights[LM_PEN_MAX_STACKS];
  double pitch;
  double chip;
  double above;
  double below;
} LmPenStacks;

/* @chip: from 0 at the ground on; @x and @y are the middle of it. */
typedef void (* LmPenChipFunc)  (LmPen    *pen,
                                 guint     stack,
                                 guint     chip,
                                 double    x,
                                 double    y,
                                 gpointer  data);

/* @x: the middle of a stack, @top: where its chips end; @base: where they stand. */
typedef void (* LmPenStackFunc) (LmPen    *pen,
                                 guint     stack,
                                 double    x,
                                 double    top,
                                 double    base,
                                 gpointer  data);

void   lm_pen_stacks_measure (const LmPenStacks *stacks,
                              double            *width,
                              double            *height);
void   lm_pen_stacks_draw    (const LmPenStacks *stacks,
                              LmPen             *pen,
                              double             y,
                              LmPenChipFunc      draw_chip,
                              LmPenStackFunc     draw_rest,
                              gpointer           data);

void   lm_pen_stacks_draw_chip (LmPen            *pen,
                               const LmInk       *ink,
                               double             x,
                               double             y);
void   lm_pen_stacks_label     (LmPen            *pen,
                               guint              height,
                               double             x,
                               double             top,
                               double             base);

void   lm_pen_stones_measure (const LmPenStones *stones,
                              double            *width,
                              double            *height);
void   lm_pen_stones_draw    (const LmPenStones *stones,
                              LmPen             *pen);
