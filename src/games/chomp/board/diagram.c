/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: a bar of chocolate on paper, of the reversed game with the squares that are missing. */

#include "skull.h"

#include "../rules/rules.h"

#include "paper/lm-diagram.h"

/* Room for the numbers of rows and columns, and for the lines at the other sides. */
#define SIDE 0.9
#define LINE 0.05

/* Chocolate, and where it is bevelled. */
static const LmInk chocolate = LM_INK (0xe6d8c8);
static const LmInk bevel = LM_INK (0xb09478);

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  const LmChompSpot board = lm_chomp_position_get_board (position);

  *width = SIDE + board.column + LINE;
  *height = LINE + board.row + SIDE;
}

static void
draw_square (LmPen   *pen,
             gboolean is_poison,
             double   x,
             double   y)
{
  lm_pen_trace_box (pen, x + 0.03, y + 0.03, 0.94, 0.94, 0.1);
  lm_pen_paint (pen, is_poison ? &pen->inks->paper : &chocolate, &pen->inks->ink, is_poison ? 0.07 : 0.04);
  if (!is_poison)
    {
      lm_pen_trace_box (pen, x + 0.19, y + 0.19, 0.62, 0.62, 0.05);
      lm_pen_stroke (pen, &bevel, 0.035, FALSE);
      return;
    }

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  lm_chomp_draw_skull (pen->cr, 1, &pen->inks->ink, &pen->inks->paper);
  cairo_restore (pen->cr);
}

static void
write_number (LmPen *pen,
              guint  number,
              double x,
              double y)
{
  g_autofree char *label = g_strdup_printf ("%u", number);

  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, label, x, y, 0.45, FALSE, LM_PEN_MIDDLE, 0.8);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;
  const LmChompSpot board = lm_chomp_position_get_board (position);

  cairo_translate (pen->cr, SIDE, LINE);
  LM_CHOMP_FOREACH (spot, board)
    if (lm_chomp_shape_contains (shape, spot))
      draw_square (pen, lm_chomp_spot_is_poison (spot), spot.column - 1, board.row - spot.row);
    else if (lm_chomp_position_is_reversed (position))
      {
        lm_pen_trace_box (pen, spot.column - 0.92, board.row - spot.row + 0.08, 0.84, 0.84, 0.1);
        lm_pen_stroke (pen, &pen->inks->faint, 0.035, TRUE);
      }

  for (guint row = 1; row <= board.row; row++)
    write_number (pen, row, -0.45, board.row - row + 0.5);
  for (guint column = 1; column <= board.column; column++)
    write_number (pen, column, column - 0.5, board.row + 0.45);
}

const LmDiagramInfo lm_chomp_diagram_info = { "chomp", measure, draw };
const LmDiagramInfo lm_reversed_chomp_diagram_info = { "reversed-chomp", measure, draw };
