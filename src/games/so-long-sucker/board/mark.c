/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mark.c: the pattern of a chip’s edge, on the screen and on paper. */

#include "mark.h"

/* A mark of the edge in a box of 1 by 1 around the origin: a block, two bars, a dot, a diamond. */
void
lm_sls_trace_mark (cairo_t *cr,
                   guint    colour)
{
  switch (colour)
    {
    case 0:
      cairo_rectangle (cr, -0.42, -0.5, 0.84, 1);
      break;
    case 1:
      cairo_rectangle (cr, -0.46, -0.5, 0.26, 1);
      cairo_rectangle (cr, 0.20, -0.5, 0.26, 1);
      break;
    case 2:
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.40, 0, 2 * G_PI);
      break;
    default:
      cairo_move_to (cr, -0.42, 0.5);
      cairo_line_to (cr, 0, -0.5);
      cairo_line_to (cr, 0.42, 0.5);
      cairo_close_path (cr);
      break;
    }
}
