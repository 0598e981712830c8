/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: bins and their chips on paper, in all games of this room. */

#include "../rules/rules.h"

#include "paper/lm-diagram.h"

#include <glib/gi18n-lib.h>

/* In units: a line above the bins, and how wide a label may be. */
#define LINE 0.9
#define WIDEST 1.66

static const LmInk gold = LM_INK (0xf6e3b0);

/* As many as chips can be in, and at least three. */
static guint
count_bins (LmPosition *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;

  if (lm_zeckendorf_variant_count_bins (variant) > 0)
    return lm_zeckendorf_variant_count_bins (variant);
  if (lm_zeckendorf_variant_is_reversed (variant))
    return MAX (lm_zeckendorf_last_bin (heights), 3);

  return MAX (lm_zeckendorf_count_bins (lm_zeckendorf_value (heights)), 3);
}

/* The hole has a column of its own. */
static void
get_stacks (LmPosition  *position,
            LmPenStacks *stacks)
{
  const guint n_bins = count_bins (position);

  *stacks = (LmPenStacks) { LM_PEN_FLAT_STACKS };
  stacks->n = n_bins + (lm_zeckendorf_position_get_variant (position)->hole > 0 ? 1 : 0);
  for (guint i = 0; i < n_bins; i++)
    stacks->heights[i] = LM_ZECKENDORF_POSITION (position)->heights[i];
}

static double
get_stock_height (LmPosition *position)
{
  return LM_ZECKENDORF_POSITION (position)->stock > 0 ? LINE : 0;
}

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  LmPenStacks stacks;

  get_stacks (position, &stacks);
  lm_pen_stacks_measure (&stacks, width, height);
  *height += get_stock_height (position);
}

static void
draw_chip (LmPen    *pen,
           guint     bin,
           guint     chip,
           double    x,
           double    y,
           gpointer  position)
{
  lm_pen_stacks_draw_chip (pen, &gold, x, y);
}

static void
draw_hole (LmPen *pen,
           double x,
           double base)
{
  lm_pen_trace_disc (pen, x, base - 0.66, 0.5);
  lm_pen_fill (pen, &pen->inks->ink);
  lm_pen_trace_disc (pen, x, base - 0.66, 0.6);
  lm_pen_line (pen, x - 0.82, base + 0.04, x + 0.82, base + 0.04);
  lm_pen_stroke (pen, &pen->inks->ink, 0.05, FALSE);
}

/* The bin’s name, and what a chip in it is worth. */
static void
write_labels (LmPen *pen,
              guint  bin,
              double x,
              double base)
{
  const gboolean is_short = bin < 10;
  g_autofree char *value = lm_pen_number (lm_zeckendorf_fibonacci (bin));
  g_autofree char *name = g_strdup_printf (is_short ? "F%u = %s" : "F%u", bin, value);

  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, name, x, base + 0.45, 0.45, FALSE, LM_PEN_MIDDLE, WIDEST);
  if (!is_short)
    lm_pen_write (pen, value, x, base + 0.9, 0.4, FALSE, LM_PEN_MIDDLE, WIDEST);
}

static void
draw_bin (LmPen    *pen,
          guint     bin,
          double    x,
          double    top,
          double    base,
          gpointer  position)
{
  if (bin == count_bins (position))
    draw_hole (pen, x, base);
  else
    lm_pen_stacks_label (pen, LM_ZECKENDORF_POSITION (position)->heights[bin], x, top, base);
  write_labels (pen, bin + 1, x, base);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  g_autofree char *stock = lm_pen_number (LM_ZECKENDORF_POSITION (position)->stock);
  g_autofree char *text = g_strdup_printf (_("Still to be placed: %s"), stock);
  LmPenStacks stacks;

  get_stacks (position, &stacks);
  lm_pen_set_ink (pen, &pen->inks->ink);
  if (get_stock_height (position) > 0)
    lm_pen_write (pen, text, 0.1, 0.5 * LINE, 0.5, FALSE, LM_PEN_LEFT, 5.5);
  lm_pen_stacks_draw (&stacks, pen, get_stock_height (position), draw_chip, draw_bin, position);
}

const LmDiagramInfo lm_zeckendorf_diagram_info = { "zeckendorf", measure, draw };
const LmDiagramInfo lm_black_hole_diagram_info = { "black-hole", measure, draw };
const LmDiagramInfo lm_reversed_diagram_info = { "reversed", measure, draw };
const LmDiagramInfo lm_build_up_diagram_info = { "build-up", measure, draw };
