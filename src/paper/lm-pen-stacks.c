/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen-stacks.c: stacks of chips in rows. */

#include "lm-pen.h"

/* Stacks in a row, and chips that are drawn of one. */
#define ROW 9
#define STACK_MAX 10

/* One place of a high stack says how many more there are. */
static guint
count_shown (const LmPenStacks *stacks,
             guint              stack)
{
  return MIN (stacks->heights[stack], STACK_MAX);
}

static double
get_row_height (const LmPenStacks *stacks,
                guint              row)
{
  guint highest = 2;

  for (guint i = row * ROW; i < MIN ((row + 1) * ROW, stacks->n); i++)
    highest = MAX (highest, count_shown (stacks, i));

  return stacks->above + highest * stacks->chip + stacks->below;
}

void
lm_pen_stacks_measure (const LmPenStacks *stacks,
                       double            *width,
                       double            *height)
{
  *width = MIN (stacks->n, ROW) * stacks->pitch;
  *height = 0;
  for (guint row = 0; row * ROW < stacks->n; row++)
    *height += get_row_height (stacks, row);
}

static void
write_more (const LmPenStacks *stacks,
            LmPen             *pen,
            guint              n,
            double             x,
            double             y)
{
  g_autofree char *number = lm_pen_number (n);
  g_autofree char *text = g_strconcat ("+ ", number, NULL);

  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, text, x, y, 0.36, TRUE, LM_PEN_MIDDLE, 0.95 * stacks->pitch);
}

static void
draw_stack (const LmPenStacks *stacks,
            LmPen             *pen,
            guint              stack,
            double             x,
            double             base,
            LmPenChipFunc      draw_chip,
            gpointer           data)
{
  const guint height = stacks->heights[stack], shown = count_shown (stacks, stack);

  for (guint i = 0; i < shown; i++)
    if (i == 0 && shown < height)
      write_more (stacks, pen, height - shown + 1, x, base - 0.5 * stacks->chip);
    else
      draw_chip (pen, stack, height - shown + i, x, base - (i + 0.5) * stacks->chip, data);
}

/**
 * lm_pen_stacks_draw:
 * @stacks: the stacks
 * @pen: draws them
 * @y: where they begin, from the top
 * @draw_chip: draws a chip
 * @draw_rest: draws what else is at a stack
 * @data: for both
 */
void
lm_pen_stacks_draw (const LmPenStacks *stacks,
                    LmPen             *pen,
                    double             y,
                    LmPenChipFunc      draw_chip,
                    LmPenStackFunc     draw_rest,
                    gpointer           data)
{
  for (guint i = 0; i < stacks->n; i++)
    {
      const double x = (i % ROW + 0.5) * stacks->pitch;

      if (i % ROW == 0)
        y += get_row_height (stacks, i / ROW);
      draw_rest (pen, i, x, y - stacks->below - count_shown (stacks, i) * stacks->chip, y - stacks->below, data);
      draw_stack (stacks, pen, i, x, y - stacks->below, draw_chip, data);
    }
}

/**
 * lm_pen_stacks_draw_chip:
 * @pen: draws it
 * @ink: what it is filled with
 * @x: its middle
 * @y: its middle
 */
void
lm_pen_stacks_draw_chip (LmPen       *pen,
                         const LmInk *ink,
                         double       x,
                         double       y)
{
  lm_pen_trace_box (pen, x - 0.65, y - 0.14, 1.3, 0.28, 0.11);
  lm_pen_paint (pen, ink, &pen->inks->ink, 0.045);
}

/**
 * lm_pen_stacks_label:
 * @pen: draws it
 * @height: of the stack
 * @x: its middle
 * @top: where its chips end
 * @base: where they stand
 *
 * Draws the ground below a stack, and how many chips there are above it.
 */
void
lm_pen_stacks_label (LmPen  *pen,
                     guint   height,
                     double  x,
                     double  top,
                     double  base)
{
  g_autofree char *count = lm_pen_number (height);

  lm_pen_line (pen, x - 0.82, base + 0.04, x + 0.82, base + 0.04);
  lm_pen_stroke (pen, &pen->inks->ink, 0.05, FALSE);
  lm_pen_set_ink (pen, height > 0 ? &pen->inks->ink : &pen->inks->faint);
  lm_pen_write (pen, count, x, top - 0.34, 0.52, height > 0, LM_PEN_MIDDLE, 1.75);
}
