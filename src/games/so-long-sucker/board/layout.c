/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: where piles, hands, chips and the dead box are on the table. */

#include "board.h"

/* Of a pile, in pixels. */
#define NARROWEST 56
#define COMFORTABLE 76.0
#define WIDEST 104
#define LOWEST 104
#define HIGHEST 270
#define GAP 4

/* Of what is below the piles. */
#define SPACE 6
#define PADDING 6
#define BOX_WIDTH 96
#define CHIP_WIDTH 29
#define CHIP_HEIGHT 58

/* So many places are drawn; where there are more, one empty one stands for all. */
#define MAX_PLACES 24

/* The captured pile still takes up its place. */
static guint
count_places (const LmSlsState *state)
{
  const guint filled = state->n_piles + (lm_sls_count (state->captured) > 0);

  if (state->max_piles == 0)
    return MAX (filled + 1, 8);
  return MIN (state->max_piles, MAX (filled + 1, MAX_PLACES));
}

/* As few rows as leave the piles wide enough; more when so many can only be narrow. */
static guint
count_columns (guint  n,
               double width,
               double height)
{
  const guint rows = ceil (n * COMFORTABLE / MAX (width, COMFORTABLE));
  const guint most = MAX (1, height / LOWEST);
  const guint columns = (n + MIN (rows, most) - 1) / MIN (rows, most);

  return CLAMP (columns, 1, MAX (1, (guint) (width / NARROWEST)));
}

static guint
count_rows (const LmSlsLayout *layout)
{
  return (layout->n_places + layout->columns - 1) / layout->columns;
}

static double
get_hand_height (double line)
{
  return 2 * line + CHIP_HEIGHT + PADDING;
}

int
lm_sls_layout_get_minimum (double line)
{
  return LOWEST + SPACE + ceil (get_hand_height (line));
}

void
lm_sls_layout_compute (LmSlsLayout      *layout,
                       const LmSlsState *state,
                       double            width,
                       double            height,
                       double            line)
{
  const double below = SPACE + get_hand_height (line);

  layout->n_places = MAX (count_places (state), 1);
  layout->columns = count_columns (layout->n_places, width, height - below);
  layout->width = width;
  layout->felt = MAX (height - below, LOWEST * count_rows (layout));
  layout->height = layout->felt + below;
  layout->line = line;
}

graphene_rect_t
lm_sls_layout_get_place (const LmSlsLayout *layout,
                         guint              nth)
{
  const guint rows = count_rows (layout);
  const guint row = nth / layout->columns;
  const guint in_row = row + 1 < rows ? layout->columns : layout->n_places - layout->columns * (rows - 1);
  const double width = MIN (layout->width / layout->columns, WIDEST);
  const double height = MIN (layout->felt / rows, HIGHEST);
  const double left = 0.5 * (layout->width - in_row * width);
  const double top = 0.5 * (layout->felt - rows * height);

  return GRAPHENE_RECT_INIT (floor (left + nth % layout->columns * width) + 0.5 * GAP,
                             floor (top + row * height) + 0.5 * GAP, floor (width) - GAP, floor (height) - GAP);
}

graphene_rect_t
lm_sls_layout_get_hand (const LmSlsLayout *layout,
                        guint              player)
{
  const double width = (layout->width - BOX_WIDTH) / LM_SLS_PLAYERS;

  return GRAPHENE_RECT_INIT (floor (player * width), layout->felt + SPACE, floor (width) - SPACE,
                             layout->height - layout->felt - SPACE);
}

/* Own chips stand a little apart; where they would not fit they stand closer. */
graphene_rect_t
lm_sls_layout_get_chip (const LmSlsLayout *layout,
                        guint              player,
                        guint              nth,
                        guint              n_chips)
{
  const graphene_rect_t hand = lm_sls_layout_get_hand (layout, player);
  const double width = MIN (CHIP_WIDTH + 1, (hand.size.width - 2 * PADDING - GAP) / n_chips);

  return GRAPHENE_RECT_INIT (hand.origin.x + PADDING + nth * width + (nth > 0 ? GAP : 0),
                             hand.origin.y + 2 * layout->line + 0.5 * PADDING, width - 1, CHIP_HEIGHT);
}

graphene_rect_t
lm_sls_layout_get_box (const LmSlsLayout *layout)
{
  return GRAPHENE_RECT_INIT (layout->width - BOX_WIDTH, layout->felt + SPACE, BOX_WIDTH,
                             layout->height - layout->felt - SPACE);
}
