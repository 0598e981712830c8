/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: where the squares of a bar lie. */

#include "board.h"

/* A square is not larger than this many lines of text, so that a small bar does not look like a wall. */
#define MAX_PITCH_LINES 6.5

/* The foil around the bar, as parts of a square. */
#define MARGIN 0.3
#define MIN_MARGIN 6.0
#define MAX_MARGIN 16.0

/* Room for the numbers of the rows and columns, in lines. */
#define GUTTER 1.5

/* The foil takes its part of the room, which depends on the size of a square. */
static double
get_margin (double pitch)
{
  return CLAMP (pitch * MARGIN, MIN_MARGIN, MAX_MARGIN);
}

static double
fit_pitch (double room,
           guint  count)
{
  const double pitch = room / (count + 2 * MARGIN);

  return MAX ((room - 2 * get_margin (pitch)) / count, 1);
}

/*
 * Puts the bar into the middle of the room, as large as it fits. The numbers stand to the left and below, and as much
 * is left free on the other sides.
 */
void
lm_chomp_layout_compute (LmChompLayout *layout,
                         LmChompSpot    board,
                         int            width,
                         int            height,
                         double         line)
{
  const double across = fit_pitch (width - 2 * GUTTER * line, board.column);
  const double up = fit_pitch (height - (GUTTER + 0.3) * line, board.row);
  const double pitch = MIN (MIN (across, up), MAX_PITCH_LINES * line);

  /* Whole pixels keep the gaps between the squares alike. */
  layout->pitch = pitch > 4 ? (int) pitch : pitch;
  layout->board = board;
  layout->line = line;
  layout->margin = get_margin (layout->pitch);
  layout->left = (int) ((width - board.column * layout->pitch) / 2);
  layout->bottom = (int) ((height - GUTTER * line + board.row * layout->pitch) / 2);
}

void
lm_chomp_layout_get_area (const LmChompLayout *layout,
                          LmChompSpot          spot,
                          graphene_rect_t     *area)
{
  graphene_rect_init (area, layout->left + (spot.column - 1.0) * layout->pitch, layout->bottom - spot.row * layout->pitch,
                      layout->pitch, layout->pitch);
}
