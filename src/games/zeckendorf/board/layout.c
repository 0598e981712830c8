/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: where the columns, their chips and their buttons are. */

#include "board.h"

#define MARGIN 8.0
#define BUTTON_GAP 6.0

/* In lines of text. */
#define HEADER_LINES 2.5
#define BADGE_LINES 1.3
#define COUNT_LINES 1.6
#define BUTTON_LINES 2.1
#define MINIMUM_PITCH_LINES 3.1
#define NATURAL_PITCH_LINES 5.5
#define MAXIMUM_PITCH_LINES 7.5

/* Among many narrow columns the hole keeps more room than they, as far as they leave it. */
#define HOLE_PITCH_LINES 5.2

/* Of the stock's tray: the words at its left, and how its coins lie there at ease and at the closest. */
#define WORDS_LINES 6.5
#define COIN_LINES 0.42
#define MINIMUM_COIN 3.5

/* The glow around the black hole reaches so many of its radii. */
#define GLOW_RADII 1.5

#define MINIMUM_STACK 96.0
#define NATURAL_STACK 280.0

/* The least that a chip in a stack may show of itself, how many there are above a break, and what it leaves free. */
#define MINIMUM_STEP 4.5
#define UPPER_CHIPS 5
#define BREAK 12.0

static double
get_height_around_stack (double line)
{
  return 2 * MARGIN +
         (HEADER_LINES + BADGE_LINES + COUNT_LINES) * line +
         LM_ZECKENDORF_BUTTON_ROWS * (BUTTON_LINES * line + BUTTON_GAP);
}

void
lm_zeckendorf_layout_measure (guint           n_columns,
                              gboolean        has_hole,
                              double          line,
                              GtkOrientation  orientation,
                              int            *minimum,
                              int            *natural)
{
  const guint n_lanes = n_columns + (has_hole ? 1 : 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = ceil (2 * MARGIN + n_lanes * MINIMUM_PITCH_LINES * line);
      *natural = ceil (2 * MARGIN + n_lanes * NATURAL_PITCH_LINES * line);
    }
  else
    {
      *minimum = ceil (get_height_around_stack (line) + MINIMUM_STACK);
      *natural = ceil (get_height_around_stack (line) + NATURAL_STACK);
    }
}

static double
compute_hole_pitch (const LmZeckendorfLayout *layout,
                    double                    room,
                    double                    least)
{
  double even = room / (layout->n_columns + 1);
  double rest = room - layout->n_columns * least;

  return floor (MAX (even, MIN (HOLE_PITCH_LINES * layout->line, rest)));
}

/* On a large screen the columns grow with the height, so that they keep their shape. */
static void
compute_columns (LmZeckendorfLayout *layout)
{
  double largest = MAX (MAXIMUM_PITCH_LINES * layout->line,
                        0.3 * (layout->lane_bottom - layout->lane_top));

  double least = MINIMUM_PITCH_LINES * layout->line;
  double room = layout->width - 2 * MARGIN;

  layout->hole_pitch = layout->has_hole ? compute_hole_pitch (layout, room, least) : 0;
  layout->pitch = floor (CLAMP ((room - layout->hole_pitch) / layout->n_columns, least, largest));
  layout->hole_pitch = MIN (layout->hole_pitch, largest);
  layout->gap = CLAMP (round (0.1 * layout->pitch), 4, 16);
  layout->left = round ((layout->width - layout->n_columns * layout->pitch - layout->hole_pitch) / 2);
}

static void
compute_chips (LmZeckendorfLayout *layout)
{
  double room = layout->count_y - layout->badge_y;

  layout->radius_x = MIN (0.4 * (layout->pitch - layout->gap), 0.24 * room);
  layout->radius_y = 0.36 * layout->radius_x;
  layout->thickness = 0.34 * layout->radius_x;
  layout->stack_top = layout->badge_y + 0.5 * BADGE_LINES * layout->line + layout->radius_y;
  layout->stack_base = layout->count_y - 0.5 * COUNT_LINES * layout->line - layout->radius_y - 2;
}

static void
compute_hole (LmZeckendorfLayout *layout)
{
  double room = layout->lane_bottom - layout->header_bottom;

  graphene_point_init (&layout->hole,
                       layout->left + layout->n_columns * layout->pitch + 0.5 * layout->hole_pitch,
                       layout->header_bottom + 0.5 * room);
  layout->hole_radius = MAX (0.5 * MIN (layout->hole_pitch - layout->gap, room) / GLOW_RADII, 0);
}

/* @layout: (out caller-allocates): the geometry; @n_columns: how many columns there are, at least 1. */
void
lm_zeckendorf_layout_compute (LmZeckendorfLayout *layout,
                              int                 width,
                              int                 height,
                              guint               n_columns,
                              gboolean            has_hole,
                              double              line)
{
  double rows;

  layout->width = width;
  layout->height = height;
  layout->line = line;
  layout->n_columns = n_columns;
  layout->has_hole = has_hole;
  layout->button_height = round (BUTTON_LINES * line);

  rows = LM_ZECKENDORF_BUTTON_ROWS * (layout->button_height + BUTTON_GAP);
  layout->lane_top = MARGIN;
  layout->lane_bottom = round (height - MARGIN - rows);
  layout->buttons_top = layout->lane_bottom + BUTTON_GAP;
  layout->header_bottom = layout->lane_top + HEADER_LINES * line;
  layout->badge_y = layout->header_bottom + 0.5 * BADGE_LINES * line;
  layout->count_y = layout->lane_bottom - 0.5 * COUNT_LINES * line;
  compute_columns (layout);
  compute_chips (layout);
  compute_hole (layout);
}

double
lm_zeckendorf_layout_get_x (const LmZeckendorfLayout *layout,
                            double                    column)
{
  return layout->left + (column + 0.5) * layout->pitch;
}

void
lm_zeckendorf_layout_get_lane (const LmZeckendorfLayout *layout,
                               guint                     column,
                               GdkRectangle             *lane)
{
  lane->width = layout->pitch - layout->gap;
  lane->x = round (lm_zeckendorf_layout_get_x (layout, column) - 0.5 * lane->width);
  lane->y = layout->lane_top;
  lane->height = layout->lane_bottom - layout->lane_top;
}

void
lm_zeckendorf_layout_get_button (const LmZeckendorfLayout *layout,
                                 double                    column,
                                 guint                     row,
                                 GdkRectangle             *button)
{
  button->width = layout->pitch - layout->gap;
  button->x = round (lm_zeckendorf_layout_get_x (layout, column) - 0.5 * button->width);
  button->y = layout->buttons_top + row * (layout->button_height + BUTTON_GAP);
  button->height = layout->button_height;
}

void
lm_zeckendorf_layout_get_hole (const LmZeckendorfLayout *layout,
                               GdkRectangle             *lane)
{
  lane->width = layout->hole_pitch - layout->gap;
  lane->x = round (layout->hole.x - 0.5 * lane->width);
  lane->y = layout->lane_top;
  lane->height = layout->lane_bottom - layout->lane_top;
}

void
lm_zeckendorf_layout_get_tray (const LmZeckendorfLayout *layout,
                               GdkRectangle             *tray)
{
  lm_zeckendorf_layout_get_button (layout, 0, 1, tray);
  tray->width = layout->n_columns * layout->pitch + layout->hole_pitch - layout->gap;
}

/* How wide the part of the tray is that says how large the stock is. */
double
lm_zeckendorf_layout_get_words (const LmZeckendorfLayout *layout)
{
  return WORDS_LINES * layout->line;
}

void
lm_zeckendorf_layout_get_roll (const LmZeckendorfLayout *layout,
                               guint                     stock,
                               LmZeckendorfRoll         *roll)
{
  GdkRectangle tray;
  double room;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  roll->left = tray.x + lm_zeckendorf_layout_get_words (layout);
  room = MAX (tray.x + tray.width - 0.7 * layout->line - roll->left, 0);
  roll->step = CLAMP (room / MAX (stock, 1), MINIMUM_COIN, COIN_LINES * layout->line);
  roll->n_shown = MIN (stock, floor (room / roll->step));
  roll->right = roll->left + roll->n_shown * roll->step;
}

void
lm_zeckendorf_layout_get_stack (const LmZeckendorfLayout *layout,
                                guint                     height,
                                LmZeckendorfStack        *stack)
{
  double room = layout->stack_base - layout->stack_top;
  double step = MIN (layout->thickness, room / MAX (height, 1));

  stack->step = MAX (step, MINIMUM_STEP);
  stack->n_lower = height;
  stack->n_upper = 0;
  if (step < MINIMUM_STEP)
    {
      /* Faces reach a radius up and feet a radius down. */
      double whole = (room - 2 * layout->radius_y - BREAK) / MINIMUM_STEP;

      stack->n_upper = MIN (height, UPPER_CHIPS);
      stack->n_lower = MIN (height - stack->n_upper,
                            MAX (whole - stack->n_upper, 1));
    }
}

/* Nobody stacks chips exactly; the same chip always lies the same way. */
static double
get_offset (const LmZeckendorfLayout *layout,
            guint                     column,
            guint                     chip)
{
  guint32 hash = (column * 73856093u) ^ (chip * 19349663u);

  hash = (hash ^ (hash >> 13)) * 0x5bd1e995u;

  return ((hash >> 8) % 201 / 100.0 - 1.0) * 0.025 * layout->radius_x;
}

/* @chip: which of them, from 0 at the foot; above @height: where a chip would be that comes on top. */
void
lm_zeckendorf_layout_get_chip (const LmZeckendorfLayout *layout,
                               guint                     column,
                               guint                     height,
                               guint                     chip,
                               graphene_point_t         *face)
{
  LmZeckendorfStack stack;

  lm_zeckendorf_layout_get_stack (layout, height, &stack);
  face->x = lm_zeckendorf_layout_get_x (layout, column) + get_offset (layout, column, chip);
  if (stack.n_upper > 0 && chip + stack.n_upper >= height)
    face->y = layout->stack_top + ((double) height - 1 - chip) * stack.step;
  else
    face->y = layout->stack_base - (MIN (chip, stack.n_lower) + 1) * stack.step;
}
