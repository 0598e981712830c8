/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: a square for every pair of piles on paper, with the token on its own and the ways that it may go. */

#include "wythoff.h"

#include "diagram/lm-diagram.h"

/* So many numbers of a side are all drawn; of more, those up to @LOW and the last ones. */
#define WHOLE_MAX 17
#define LOW 6
#define GAP 0.6

/* Room for the numbers, in squares; a long one has no neighbours. */
#define SIDE 1.5
#define LONG_SIDE 5
#define LONG 1000

/* A side of the board: the numbers from 0 to a pile. */
typedef struct
{
  guint   n;
  guint64 skip; /* those from @LOW on are so much larger than their place */
} Axis;

static Axis
get_axis (guint64 pile)
{
  return pile < WHOLE_MAX ? (Axis) { MAX (pile, 2) + 1, 0 } : (Axis) { WHOLE_MAX, pile - (WHOLE_MAX - 1) };
}

/* How far the middle of a place is from the corner. */
static double
get_offset (const Axis *axis,
            guint       place)
{
  return place + 0.5 + (axis->skip > 0 && place >= LOW ? GAP : 0);
}

static double
get_length (const Axis *axis)
{
  return get_offset (axis, axis->n - 1) + 0.5;
}

static double
get_side (guint64 pile)
{
  return pile < LONG ? SIDE : LONG_SIDE;
}

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  const LmWythoffPair piles = lm_wythoff_position_get_piles (position);
  const Axis across = get_axis (piles.a), up = get_axis (piles.b);

  *width = get_side (piles.b) + get_length (&across) + 0.1;
  *height = 0.1 + get_length (&up) + 0.9;
}

static void
write_number (LmPen      *pen,
              const Axis *axis,
              guint       place,
              guint64     pile,
              double      x,
              double      y,
              LmPenAlign  align)
{
  const guint64 number = place + (place >= LOW ? axis->skip : 0);
  g_autofree char *label = lm_pen_number (number);

  if (number >= LONG && number != pile)
    return;

  lm_pen_set_ink (pen, number == pile ? &pen->inks->ink : &pen->inks->soft);
  lm_pen_write (pen, label, x, y, number == pile ? 0.56 : 0.46, number == pile, align,
                number >= LONG ? LONG_SIDE - 0.3 : SIDE - 0.3);
}

/* From the token one may go to the left, down, and both at once, as far as no numbers are left out. */
static void
draw_ways (LmPen      *pen,
           const Axis *across,
           const Axis *up,
           guint       i,
           guint       j,
           double      bottom)
{
  const double x = get_offset (across, i), y = bottom - get_offset (up, j);
  const guint least = MIN (across->skip > 0 ? i - LOW : i, up->skip > 0 ? j - LOW : j);

  lm_pen_line (pen, x, y, 0.5, y);
  lm_pen_line (pen, x, y, x, bottom - 0.5);
  lm_pen_line (pen, x, y, x - least, y + least);
  lm_pen_stroke (pen, &pen->inks->soft, 0.06, TRUE);
}

static void
draw_token (LmPen *pen,
            double x,
            double y)
{
  lm_pen_trace_disc (pen, x, y, 0.4);
  lm_pen_paint (pen, &pen->inks->ink, &pen->inks->paper, 0.06);
  lm_pen_trace_box (pen, x - 0.15, y - 0.15, 0.3, 0.3, 0.05);
  lm_pen_fill (pen, &pen->inks->paper);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  const LmWythoffPair piles = lm_wythoff_position_get_piles (position);
  const Axis across = get_axis (piles.a), up = get_axis (piles.b);
  const guint column = MIN (piles.a, across.n - 1), row = MIN (piles.b, up.n - 1);
  const double bottom = get_length (&up);

  cairo_translate (pen->cr, get_side (piles.b), 0.1);
  for (guint j = 0; j < up.n; j++)
    for (guint i = 0; i < across.n; i++)
      {
        cairo_rectangle (pen->cr, get_offset (&across, i) - 0.5, bottom - get_offset (&up, j) - 0.5, 1, 1);
        lm_pen_paint (pen, (i + j) % 2 == 0 ? &pen->inks->tint : &pen->inks->paper, &pen->inks->faint, 0.03);
      }
  for (guint i = 0; i < across.n; i++)
    write_number (pen, &across, i, piles.a, get_offset (&across, i) + (i == column && piles.a >= LONG ? 0.5 : 0),
                  bottom + 0.45, i == column && piles.a >= LONG ? LM_PEN_RIGHT : LM_PEN_MIDDLE);
  for (guint j = 0; j < up.n; j++)
    write_number (pen, &up, j, piles.b, -0.25, bottom - get_offset (&up, j), LM_PEN_RIGHT);

  draw_ways (pen, &across, &up, column, row, bottom);
  draw_token (pen, get_offset (&across, column), bottom - get_offset (&up, row));
}

const LmDiagramInfo lm_wythoff_diagram_info = { "wythoff", measure, draw };
