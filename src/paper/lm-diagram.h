/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-diagram.h: a position drawn on paper, the contract of the rooms. Cairo and Pango, never GTK. */

#pragma once

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "lm-pen.h"

/**
 * LmDiagramInfo:
 * @name: the game's name in position text
 * @measure: how wide and how high the drawing of a position is, in units. A
 *   unit is the side of a square or the room of a stone; less than about 4 mm
 *   of paper for it are hard to read
 * @draw: draws the position into the rectangle from (0, 0) to what @measure
 *   says, in units; the pen is at their scale. It may be of any size: what is
 *   too much to be drawn is abbreviated with its number, so that both functions
 *   cost as little for a million stones as for ten. Nothing is told by colour
 *   alone, and nothing that the position does not say, least of all who wins
 * @tell_stones: what to draw of a game of one pile, which needs nothing else
 * @notes: the #LmBoardHabit that shows notes on the board, such as residues;
 *   @draw draws them as well where the pen is to; %NULL if there are none
 *
 * How the positions of a game are drawn where nobody can click: in print, in
 * files, on the command line. Both functions are reentrant and need no display.
 */
typedef struct
{
  const char  *name;
  void      (* measure)     (LmPosition  *position,
                             double      *width,
                             double      *height);
  void      (* draw)        (LmPosition  *position,
                             LmPen       *pen);
  void      (* tell_stones) (LmPosition  *position,
                             LmPenStones *stones);
  const char  *notes;
} LmDiagramInfo;

const LmDiagramInfo *lm_diagram_info_lookup (const char     *name);

void                 lm_diagram_measure     (LmPosition     *position,
                                             double         *width,
                                             double         *height);
double               lm_diagram_fit         (LmPosition     *position,
                                             double          width,
                                             double          height);
const char          *lm_diagram_get_notes   (LmPosition     *position);
void                 lm_diagram_draw        (LmPosition     *position,
                                             cairo_t        *cr,
                                             double          x,
                                             double          y,
                                             double          unit,
                                             const LmInks   *inks,
                                             gboolean        notes);
