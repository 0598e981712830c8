/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: columns and their chips on paper. */

#include "nacci.h"

#include "paper/lm-diagram.h"

/* How wide a label may be. */
#define WIDEST 1.66

static LmPenStacks
get_stacks (LmPosition *position)
{
  LmPenStacks stacks = { LM_PEN_FLAT_STACKS };

  stacks.n = MAX (LM_NACCI_POSITION (position)->n_bins, 3);
  for (guint i = 0; i < stacks.n; i++)
    stacks.heights[i] = LM_NACCI_POSITION (position)->heights[i];
  return stacks;
}

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  const LmPenStacks stacks = get_stacks (position);

  lm_pen_stacks_measure (&stacks, width, height);
}

static void
draw_chip (LmPen    *pen,
           guint     column,
           guint     chip,
           double    x,
           double    y,
           gpointer  position)
{
  lm_pen_stacks_draw_chip (pen, &pen->inks->tint, x, y);
}

/* How many chips there are; below what one is worth, and the number of the column. */
static void
draw_labels (LmPen    *pen,
             guint     column,
             double    x,
             double    top,
             double    base,
             gpointer  position)
{
  g_autofree char *worth = lm_pen_number (LM_NACCI_POSITION (position)->rules->worth[column]);
  g_autofree char *number = lm_pen_number (column + 1);

  lm_pen_stacks_label (pen, LM_NACCI_POSITION (position)->heights[column], x, top, base);
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, worth, x, base + 0.45, 0.45, FALSE, LM_PEN_MIDDLE, WIDEST);
  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, number, x, base + 0.9, 0.36, FALSE, LM_PEN_MIDDLE, WIDEST);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  const LmPenStacks stacks = get_stacks (position);

  lm_pen_stacks_draw (&stacks, pen, 0, draw_chip, draw_labels, position);
}

const LmDiagramInfo lm_nacci_diagram_info = { "nacci", measure, draw };
