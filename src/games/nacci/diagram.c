/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: columns and their chips on paper. */

#include "nacci.h"

#include "diagram/lm-diagram.h"

/* In units: from column to column, and a chip. */
#define PITCH 1.85
#define CHIP_WIDTH 1.3
#define CHIP_HEIGHT 0.32

static LmPenStacks
get_stacks (LmPosition *position)
{
  LmPenStacks stacks = { .pitch = PITCH, .chip = CHIP_HEIGHT, .above = 0.85, .below = 1.2 };

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
  lm_pen_trace_box (pen, x - 0.5 * CHIP_WIDTH, y - 0.5 * CHIP_HEIGHT + 0.02, CHIP_WIDTH, CHIP_HEIGHT - 0.04, 0.14);
  lm_pen_paint (pen, &pen->inks->tint, &pen->inks->ink, 0.045);
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
  g_autofree char *count = lm_pen_number (LM_NACCI_POSITION (position)->heights[column]);
  g_autofree char *worth = lm_pen_number (LM_NACCI_POSITION (position)->rules->worth[column]);
  g_autofree char *number = lm_pen_number (column + 1);

  lm_pen_line (pen, x - 0.44 * PITCH, base + 0.04, x + 0.44 * PITCH, base + 0.04);
  lm_pen_stroke (pen, &pen->inks->ink, 0.05, FALSE);
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, count, x, top - 0.34, 0.52, TRUE, LM_PEN_MIDDLE, 0.95 * PITCH);
  lm_pen_write (pen, worth, x, base + 0.45, 0.45, FALSE, LM_PEN_MIDDLE, 0.9 * PITCH);
  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, number, x, base + 0.9, 0.36, FALSE, LM_PEN_MIDDLE, 0.9 * PITCH);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  const LmPenStacks stacks = get_stacks (position);

  lm_pen_stacks_draw (&stacks, pen, 0, draw_chip, draw_labels, position);
}

const LmDiagramInfo lm_nacci_diagram_info = { "nacci", measure, draw };
