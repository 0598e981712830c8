/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen-stones.c: stones in rows of ten. */

#include "lm-pen.h"

#include <math.h>

/* So many are all drawn; of more, a row at each end. */
#define WHOLE_MAX 60
#define ROW 10

/* In units: a stone, what parts the two fives of a row, and from one row to the next. */
#define RADIUS 0.4
#define GAP 0.35
#define PITCH 1.2

static gboolean
is_whole (const LmPenStones *stones)
{
  return stones->n_places <= WHOLE_MAX;
}

static guint
count_rows (const LmPenStones *stones)
{
  return is_whole (stones) ? MAX ((stones->n_places + ROW - 1) / ROW, 1) : 3;
}

void
lm_pen_stones_measure (const LmPenStones *stones,
                       double            *width,
                       double            *height)
{
  const gboolean is_one_row = is_whole (stones) && stones->n_places <= ROW;

  *width = is_one_row ? MAX (stones->n_places, 3) + (stones->n_places > 5 ? GAP : 0) : ROW + GAP;
  *height = count_rows (stones) * PITCH;
}

static double
get_x (guint column)
{
  return column + 0.5 + (column >= ROW / 2 ? GAP : 0);
}

/* On a stone there is room for a small number. */
static void
write_number (LmPen   *pen,
              guint    number,
              double   x,
              double   y,
              gboolean bold)
{
  g_autofree char *label = g_strdup_printf ("%u", number);

  lm_pen_write (pen, label, x, y, 0.36, bold, LM_PEN_MIDDLE, 1.6 * RADIUS);
}

static void
draw_stone (const LmPenStones *stones,
            LmPen             *pen,
            guint64            number,
            double             x,
            double             y)
{
  const LmInks *inks = pen->inks;
  const gboolean is_there = number <= stones->n_stones;

  lm_pen_trace_disc (pen, x, y, RADIUS);
  if (is_there)
    lm_pen_paint (pen, &inks->tint, &inks->ink, number == stones->n_stones ? 0.09 : 0.045);
  else
    lm_pen_stroke (pen, &inks->soft, 0.04, TRUE);
  lm_pen_set_ink (pen, is_there ? &inks->ink : &inks->soft);
  if (number < 1000)
    write_number (pen, number, x, y, number == stones->n_stones);
}

static void
draw_row (const LmPenStones *stones,
          LmPen             *pen,
          guint64            first,
          guint              n,
          double             y)
{
  for (guint i = 0; i < n; i++)
    {
      const guint64 number = first + i;
      const double x = get_x (i);

      draw_stone (stones, pen, number, x, y);
      if (stones->from > 0 && number >= stones->from && number <= stones->to)
        {
          lm_pen_line (pen, x - RADIUS, y + RADIUS + 0.11, x + RADIUS, y + RADIUS + 0.11);
          lm_pen_stroke (pen, &pen->inks->ink, 0.07, FALSE);
        }
    }
}

/* What is left out, and the number that matters. */
static void
draw_middle (const LmPenStones *stones,
             LmPen             *pen,
             double             y)
{
  g_autofree char *number = lm_pen_number (stones->n_stones);
  g_autofree char *text = g_strdup_printf ("⋯  %s  ⋯", stones->total != NULL ? stones->total : number);

  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, text, 0.5 * (ROW + GAP), y, 0.62, TRUE, LM_PEN_MIDDLE, ROW + GAP);
}

void
lm_pen_stones_draw (const LmPenStones *stones,
                    LmPen             *pen)
{
  const double first = 0.5 * PITCH - 0.08;

  if (!is_whole (stones))
    {
      draw_row (stones, pen, 1, ROW, first);
      draw_middle (stones, pen, first + PITCH);
      draw_row (stones, pen, stones->n_places - ROW + 1, ROW, first + 2 * PITCH);
      return;
    }

  lm_pen_set_ink (pen, &pen->inks->ink);
  if (stones->n_places == 0)
    write_number (pen, 0, get_x (0), first, TRUE);
  for (guint row = 0; row * ROW < stones->n_places; row++)
    draw_row (stones, pen, 1 + row * ROW, MIN (ROW, stones->n_places - row * ROW), first + row * PITCH);
}
