/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: a square for every pair of piles on paper, with the token on its own and the ways that it may go. */

#include "wythoff.h"

#include "paper/lm-diagram.h"

/* So many squares has a side at most, and between them is so much where numbers are left out. */
#define WHOLE_MAX 17
#define GAP 0.5

/* Room for the numbers, in squares; a long one has no neighbours. */
#define SIDE 1.5
#define LONG_SIDE 5
#define LONG 1000

/* The numbers up to @extent where there is @room for them; else the first ones, and the last ones up to the pile. */
LmWythoffAxis
lm_wythoff_axis_fit (guint64 pile,
                     guint64 extent,
                     guint   room)
{
  const gboolean skips = extent >= room && pile >= room;
  const guint n = MIN (extent + 1, room);

  return (LmWythoffAxis) { n, skips ? (room + 1) / 3 : n, skips ? pile - (room - 1) : 0 };
}

guint64
lm_wythoff_axis_get_number (const LmWythoffAxis *axis,
                            guint                index)
{
  return index < axis->low ? index : index + axis->skip;
}

/* In squares, from the corner on. */
double
lm_wythoff_axis_get_offset (const LmWythoffAxis *axis,
                            guint                index)
{
  return index + (axis->skip > 0 && index >= axis->low ? GAP : 0);
}

static LmWythoffAxis
get_axis (guint64 pile)
{
  return lm_wythoff_axis_fit (pile, MAX (pile, 2), WHOLE_MAX);
}

static double
get_middle (const LmWythoffAxis *axis,
            guint                place)
{
  return lm_wythoff_axis_get_offset (axis, place) + 0.5;
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
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);
  const LmWythoffAxis across = get_axis (piles.a), up = get_axis (piles.b);

  *width = get_side (piles.b) + lm_wythoff_axis_get_offset (&across, across.n) + 0.1;
  *height = 0.1 + lm_wythoff_axis_get_offset (&up, up.n) + 0.9;
}

static void
write_number (LmPen               *pen,
              const LmWythoffAxis *axis,
              guint                place,
              guint64              pile,
              double               x,
              double               y,
              LmPenAlign           align)
{
  const guint64 number = lm_wythoff_axis_get_number (axis, place);
  g_autofree char *label = lm_pen_number (number);

  if (number >= LONG && number != pile)
    return;

  lm_pen_set_ink (pen, number == pile ? &pen->inks->ink : &pen->inks->soft);
  lm_pen_write (pen, label, x, y, number == pile ? 0.56 : 0.46, number == pile, align,
                number >= LONG ? LONG_SIDE - 0.3 : SIDE - 0.3);
}

/* From the token one may go to the left, down, and both at once, as far as no numbers are left out. */
static void
draw_ways (LmPen               *pen,
           const LmWythoffAxis *across,
           const LmWythoffAxis *up,
           guint                i,
           guint                j,
           double               bottom)
{
  const double x = get_middle (across, i), y = bottom - get_middle (up, j);
  const guint least = MIN (across->skip > 0 ? i - across->low : i, up->skip > 0 ? j - up->low : j);

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
  const LmWythoffPair piles = LM_WYTHOFF_PILES (position);
  const LmWythoffAxis across = get_axis (piles.a), up = get_axis (piles.b);
  const guint column = MIN (piles.a, across.n - 1), row = MIN (piles.b, up.n - 1);
  const double bottom = lm_wythoff_axis_get_offset (&up, up.n);

  cairo_translate (pen->cr, get_side (piles.b), 0.1);
  for (guint j = 0; j < up.n; j++)
    for (guint i = 0; i < across.n; i++)
      {
        cairo_rectangle (pen->cr, get_middle (&across, i) - 0.5, bottom - get_middle (&up, j) - 0.5, 1, 1);
        lm_pen_paint (pen, (i + j) % 2 == 0 ? &pen->inks->tint : &pen->inks->paper, &pen->inks->faint, 0.03);
      }
  for (guint i = 0; i < across.n; i++)
    write_number (pen, &across, i, piles.a, get_middle (&across, i) + (i == column && piles.a >= LONG ? 0.5 : 0),
                  bottom + 0.45, i == column && piles.a >= LONG ? LM_PEN_RIGHT : LM_PEN_MIDDLE);
  for (guint j = 0; j < up.n; j++)
    write_number (pen, &up, j, piles.b, -0.25, bottom - get_middle (&up, j), LM_PEN_RIGHT);

  draw_ways (pen, &across, &up, column, row, bottom);
  draw_token (pen, get_middle (&across, column), bottom - get_middle (&up, row));
}

const LmDiagramInfo lm_wythoff_diagram_info = { "wythoff", measure, draw };
