/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: the stones of a small pile in their groups, and where they lie. */

#include "board.h"

#include "games/take-away/take-away.h"

#define MARGIN 10.0

/* In lines of text. */
#define LABEL_LINES 2.6
#define MAXIMUM_PITCH_LINES 2.9
#define MINIMUM_WIDTH_LINES 19.0
#define NATURAL_WIDTH_LINES 34.0
#define MINIMUM_HEIGHT_LINES 10.5
#define NATURAL_HEIGHT_LINES 18.0

/* Of a large pile area one stone may take so much. */
#define MAXIMUM_PITCH_SHARE 0.115

/* In pitches: from row to row, what the rows of two groups are further apart, and what five stones are. */
#define ROW 0.98
#define GROUP_GAP 0.34
#define BUNCH_GAP 0.24
#define BUNCH 5

gboolean
lm_take_away_groups_can_draw (LmPosition *position)
{
  return mpz_cmp_ui (LM_TAKE_AWAY_POSITION (position)->stones, LM_TAKE_AWAY_MAX_DRAWN) <= 0;
}

static void
set_parts (LmTakeAwayGroups *self,
           LmPosition       *position)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  g_autoptr (LmTakeAwayParts) parts =
    lm_take_away_parts_new (lm_take_away_get_sequence (game), LM_TAKE_AWAY_POSITION (position)->stones, NULL, NULL);

  self->n_groups = lm_take_away_parts_count (parts);
  self->sizes = g_new (guint, self->n_groups);
  for (guint i = 0; i < self->n_groups; i++)
    self->sizes[i] = mpz_get_ui (lm_take_away_parts_get_size (parts, self->n_groups - 1 - i));
}

LmTakeAwayGroups *
lm_take_away_groups_new (LmPosition *position,
                         gboolean    parts)
{
  LmTakeAwayGroups *self = g_new0 (LmTakeAwayGroups, 1);

  self->n_stones = mpz_get_ui (LM_TAKE_AWAY_POSITION (position)->stones);
  if (parts)
    {
      set_parts (self, position);
      return self;
    }

  self->n_groups = self->n_stones > 0 ? 1 : 0;
  self->sizes = g_new (guint, 1);
  self->sizes[0] = self->n_stones;
  return self;
}

void
lm_take_away_groups_free (LmTakeAwayGroups *self)
{
  g_free (self->sizes);
  g_free (self);
}

guint
lm_take_away_groups_find (const LmTakeAwayGroups *self,
                          guint                   stone,
                          guint                  *first)
{
  guint group = 0;

  *first = 0;
  while (group + 1 < self->n_groups && stone >= *first + self->sizes[group])
    *first += self->sizes[group++];

  return group;
}

/* A pile asks for the same room whatever is in it, for it changes in play. */
void
lm_take_away_layout_measure (double          line,
                             GtkOrientation  orientation,
                             int            *minimum,
                             int            *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = ceil (MINIMUM_WIDTH_LINES * line);
      *natural = ceil (NATURAL_WIDTH_LINES * line);
    }
  else
    {
      *minimum = ceil (MINIMUM_HEIGHT_LINES * line);
      *natural = ceil (NATURAL_HEIGHT_LINES * line);
    }
}

static guint
count_rows (guint n_stones,
            guint columns)
{
  return (n_stones + columns - 1) / columns;
}

/* Where a column has its middle, in pitches from the first one. */
static double
get_offset (guint column)
{
  return column + BUNCH_GAP * (column / BUNCH);
}

/* From the middle of the first row to that of the last, in pitches. */
static double
get_depth (const LmTakeAwayGroups *groups,
           guint                   columns)
{
  guint n_rows = 0;

  for (guint i = 0; i < groups->n_groups; i++)
    n_rows += count_rows (groups->sizes[i], columns);

  return ROW * (MAX (n_rows, 1) - 1) + GROUP_GAP * (MAX (groups->n_groups, 1) - 1);
}

static double
get_largest_pitch (const LmTakeAwayLayout *layout)
{
  return MAX (MAXIMUM_PITCH_LINES * layout->line, MAXIMUM_PITCH_SHARE * MIN (layout->width, layout->height));
}

/* The largest stones with so many in a row. */
static double
get_pitch (const LmTakeAwayLayout *layout,
           guint                   columns,
           double                  depth)
{
  double across = (layout->width - 2 * MARGIN - LABEL_LINES * layout->line) / (get_offset (columns - 1) + 1);
  double down = (layout->height - 2 * MARGIN) / (depth + 1);

  return MIN (MIN (across, down), get_largest_pitch (layout));
}

/* Rows of ten are the easiest to count. */
static void
choose_columns (LmTakeAwayLayout       *layout,
                const LmTakeAwayGroups *groups,
                const LmTakeAwayGroups *before)
{
  layout->pitch = 0;
  for (guint columns = 2 * BUNCH; columns <= 12 * BUNCH; columns += BUNCH)
    {
      double depth = MAX (get_depth (groups, columns), before != NULL ? get_depth (before, columns) : 0);
      double pitch = get_pitch (layout, columns, depth);

      if (pitch > layout->pitch)
        {
          layout->columns = columns;
          layout->pitch = pitch;
        }
    }
  layout->pitch = MAX (floor (4 * layout->pitch) / 4, 1);
}

/* Makes the stones as large as the room allows, and puts them into its middle. */
void
lm_take_away_layout_compute (LmTakeAwayLayout       *layout,
                             int                     width,
                             int                     height,
                             double                  line,
                             const LmTakeAwayGroups *groups,
                             const LmTakeAwayGroups *before)
{
  const guint n_stones = before != NULL ? before->n_stones : groups->n_stones;
  double used, depth;

  layout->width = width;
  layout->height = height;
  layout->line = line;
  choose_columns (layout, groups, before);

  used = layout->pitch * (get_offset (CLAMP (n_stones, 1, layout->columns) - 1) + 1);
  depth = layout->pitch * MAX (get_depth (groups, layout->columns),
                               before != NULL ? get_depth (before, layout->columns) : 0);
  layout->label_right = round (MAX ((width - used - LABEL_LINES * line) / 2, MARGIN) + (LABEL_LINES - 0.5) * line);
  layout->left = layout->label_right + 0.5 * line + 0.5 * layout->pitch;
  layout->top = round ((height - depth) / 2);
}

gboolean
lm_take_away_layout_fits (const LmTakeAwayLayout *layout,
                          const LmTakeAwayGroups *groups)
{
  double bottom = layout->top + layout->pitch * (get_depth (groups, layout->columns) + 0.5);

  return layout->pitch > 0 && bottom <= layout->height;
}

double
lm_take_away_layout_get_row (const LmTakeAwayLayout *layout)
{
  return ROW * layout->pitch;
}

/* The middle of the first row of a group. */
static double
get_top (const LmTakeAwayLayout *layout,
         const LmTakeAwayGroups *groups,
         guint                   group)
{
  guint n_rows = 0;

  for (guint i = 0; i < group; i++)
    n_rows += count_rows (groups->sizes[i], layout->columns);

  return layout->top + layout->pitch * (ROW * n_rows + GROUP_GAP * group);
}

void
lm_take_away_layout_get_stone (const LmTakeAwayLayout *layout,
                               const LmTakeAwayGroups *groups,
                               guint                   stone,
                               graphene_point_t       *middle)
{
  guint first;
  guint group = lm_take_away_groups_find (groups, stone, &first);
  guint row = (stone - first) / layout->columns;
  guint column = (stone - first) % layout->columns;

  middle->x = layout->left + layout->pitch * get_offset (column);
  middle->y = get_top (layout, groups, group) + layout->pitch * ROW * row;
}

guint
lm_take_away_layout_get_run (const LmTakeAwayLayout *layout,
                             const LmTakeAwayGroups *groups,
                             guint                   stone,
                             graphene_rect_t        *run)
{
  graphene_point_t start, end;
  guint first;
  guint group = lm_take_away_groups_find (groups, stone, &first);
  guint next = first + ((stone - first) / layout->columns + 1) * layout->columns;

  next = MIN (next, first + groups->sizes[group]);
  lm_take_away_layout_get_stone (layout, groups, stone, &start);
  lm_take_away_layout_get_stone (layout, groups, next - 1, &end);
  graphene_rect_init (run, start.x - 0.5 * layout->pitch, start.y - 0.5 * ROW * layout->pitch,
                      end.x - start.x + layout->pitch, ROW * layout->pitch);

  return next;
}

void
lm_take_away_layout_get_group (const LmTakeAwayLayout *layout,
                               const LmTakeAwayGroups *groups,
                               guint                   group,
                               graphene_rect_t        *area)
{
  guint size = groups->sizes[group];
  double width = layout->pitch * (get_offset (MIN (size, layout->columns) - 1) + 1);

  graphene_rect_init (area, layout->left - 0.5 * layout->pitch,
                      get_top (layout, groups, group) - 0.5 * ROW * layout->pitch,
                      width, layout->pitch * ROW * count_rows (size, layout->columns));
}

/* The column at or nearest to a place. */
static guint
find_column (const LmTakeAwayLayout *layout,
             double                  x)
{
  double place = (x - layout->left) / layout->pitch + 0.5;
  double bunch = BUNCH + BUNCH_GAP;
  guint full = MAX (place, 0) / bunch;
  double rest = MAX (place, 0) - full * bunch;

  return full * BUNCH + MIN ((guint) rest, BUNCH - 1);
}

gboolean
lm_take_away_layout_find_stone (const LmTakeAwayLayout *layout,
                                const LmTakeAwayGroups *groups,
                                double                  x,
                                double                  y,
                                guint                  *stone)
{
  guint first = 0;

  for (guint i = 0; i < groups->n_groups; first += groups->sizes[i++])
    {
      graphene_rect_t area;

      lm_take_away_layout_get_group (layout, groups, i, &area);
      if (!graphene_rect_contains_point (&area, &GRAPHENE_POINT_INIT (x, y)))
        continue;

      *stone = (guint) ((y - area.origin.y) / (ROW * layout->pitch)) * layout->columns
               + MIN (find_column (layout, x), layout->columns - 1);
      *stone = first + MIN (*stone, groups->sizes[i] - 1);
      return TRUE;
    }

  return FALSE;
}
