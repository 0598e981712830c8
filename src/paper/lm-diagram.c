/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-diagram.c: a position drawn on paper. */

#include "lm-diagram.h"

/* Of a game that is told in words alone. */
#define WORDS_WIDTH 12
#define WORDS_SIZE 0.6

static double
write_words (LmPosition *position,
             LmPen      *pen,
             gboolean    draw)
{
  g_autofree char *words = lm_position_describe (position);

  return lm_pen_wrap (pen, words, 0, 0, WORDS_SIZE, FALSE, WORDS_WIDTH, draw);
}

static double
measure_words (LmPosition *position)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  LmPen pen;
  double height;

  lm_pen_init (&pen, cr, &lm_inks_paper);
  height = write_words (position, &pen, FALSE);
  lm_pen_clear (&pen);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return height;
}

/**
 * lm_diagram_measure:
 * @position: a position of any game
 * @width: (out): how wide its diagram is, in units
 * @height: (out): how high
 */
void
lm_diagram_measure (LmPosition *position,
                    double     *width,
                    double     *height)
{
  const LmDiagramInfo *info = lm_diagram_info_lookup (lm_position_get_info (position)->name);

  g_autofree char *total = NULL;
  LmPenStones stones = { 0 };

  if (info == NULL)
    {
      *width = WORDS_WIDTH;
      *height = measure_words (position);
    }
  else if (info->tell_stones != NULL)
    {
      info->tell_stones (position, &stones);
      total = stones.total;
      lm_pen_stones_measure (&stones, width, height);
    }
  else
    {
      info->measure (position, width, height);
    }
}

/**
 * lm_diagram_fit:
 * @position: a position of any game
 * @width: the room there is, in any unit of length
 * @height: likewise
 *
 * Returns: the largest unit with which its diagram finds room
 */
double
lm_diagram_fit (LmPosition *position,
                double      width,
                double      height)
{
  double units_across, units_down;

  lm_diagram_measure (position, &units_across, &units_down);
  return MIN (width / units_across, height / units_down);
}

/**
 * lm_diagram_get_notes:
 * @position: a position of any game
 *
 * Returns: (nullable): the #LmBoardHabit that shows notes on the board, which
 *   lm_diagram_draw() can draw as well; %NULL if the game has none
 */
const char *
lm_diagram_get_notes (LmPosition *position)
{
  const LmDiagramInfo *info = lm_diagram_info_lookup (lm_position_get_info (position)->name);

  return info != NULL ? info->notes : NULL;
}

static void
draw_stones (LmPosition          *position,
             const LmDiagramInfo *info,
             LmPen               *pen)
{
  g_autofree char *total = NULL;
  LmPenStones stones = { 0 };

  info->tell_stones (position, &stones);
  total = stones.total;
  lm_pen_stones_draw (&stones, pen);
}

/**
 * lm_diagram_draw:
 * @position: a position of any game
 * @cr: where to draw
 * @x: the left end of the diagram
 * @y: its top
 * @unit: how long a unit of it is
 * @inks: the colours
 * @notes: whether to draw what the board shows when it is asked to, too
 *
 * Draws the position, of a game without a diagram its description.
 */
void
lm_diagram_draw (LmPosition   *position,
                 cairo_t      *cr,
                 double        x,
                 double        y,
                 double        unit,
                 const LmInks *inks,
                 gboolean      notes)
{
  const LmDiagramInfo *info = lm_diagram_info_lookup (lm_position_get_info (position)->name);
  LmPen pen;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  cairo_new_path (cr);
  lm_pen_init (&pen, cr, inks);
  pen.notes = notes;
  if (info == NULL)
    write_words (position, &pen, TRUE);
  else if (info->tell_stones != NULL)
    draw_stones (position, info, &pen);
  else
    info->draw (position, &pen);
  lm_pen_clear (&pen);
  cairo_restore (cr);
}
