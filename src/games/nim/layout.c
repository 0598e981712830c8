/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.c: which numbers a strip shows, and where they are on it. */

#include "layout.h"

#include "rules.h"

#include <math.h>

/* Of a long strip: so many places at its end, so many that this turn can reach, so many behind the token. */
#define END_PLACES 2
#define NEAR_PLACES 9
#define PAST_PLACES 2

/* Fewer rows are better as long as the places are this wide; then wider places are. */
#define COMFORTABLE 36
#define WIDEST 54

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return x < y ? -1 : x > y;
}

/* The number from which so many stones are still to be moved. */
static void
add_left (GArray    *numbers,
          LmNimGame *game,
          guint64    left)
{
  const guint64 end = lm_nim_game_get_end (game);
  const guint64 number = lm_nim_game_is_reversed (game) ? end - left : end + left;

  g_array_append_val (numbers, number);
}

/* In ascending order, every number once, with a 0 in each gap; a gap of one number is no gap. */
static void
put_in_order (GArray *numbers)
{
  g_array_sort (numbers, compare_numbers);
  for (guint i = numbers->len; i-- > 1;)
    {
      const guint64 number = g_array_index (numbers, guint64, i);
      const guint64 before = g_array_index (numbers, guint64, i - 1);
      const guint64 between = number - before == 2 ? before + 1 : 0;

      if (number == before)
        g_array_remove_index (numbers, i);
      else if (number - before > 1)
        g_array_insert_val (numbers, i, between);
    }
}

static void
fill_part (GArray     *numbers,
           LmPosition *position,
           guint64     extent,
           gboolean    pattern)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 left = lm_nim_position_get_left (position);
  const guint64 reach = lm_nim_position_get_reach (position);
  const guint64 start = lm_nim_game_is_reversed (game) ? extent - 1 : extent - lm_nim_game_get_end (game);
  /* A large number has no room for its digits; only the target itself can be told otherwise. */
  const guint64 n_end = lm_nim_game_is_reversed (game) ? 1 : END_PLACES;
  LmNimResidue residue;

  lm_nim_residue_of_position (&residue, position);
  for (guint64 i = 0; i < n_end && i <= left; i++)
    add_left (numbers, game, i);
  for (guint64 i = 0; i <= NEAR_PLACES && i <= left; i++)
    add_left (numbers, game, left - i);
  for (guint64 i = 1; i <= PAST_PLACES && left + i <= start; i++)
    add_left (numbers, game, left + i);
  add_left (numbers, game, left - reach);
  if (pattern)
    add_left (numbers, game, left - residue.rest);
  put_in_order (numbers);
}

/* @extent is the largest number of the strip: where the game began, or the target. */
void
lm_nim_scene_fill (LmNimScene *scene,
                   LmPosition *position,
                   guint64     extent,
                   gboolean    pattern)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 group = lm_nim_game_get_max (game) + 1;

  scene->numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  scene->group = 1;
  scene->blank = 0;
  if (extent > LM_NIM_WHOLE_MAX)
    {
      fill_part (scene->numbers, position, extent, pattern);
      return;
    }

  for (guint64 i = 1; i <= extent; i++)
    g_array_append_val (scene->numbers, i);
  if (group < extent)
    scene->group = group;
  /* The lost number is the first of its group where one goes down, and the last where one goes up. */
  if (lm_nim_game_is_reversed (game))
    scene->blank = (scene->group - extent % scene->group) % scene->group;
}

void
lm_nim_scene_clear (LmNimScene *scene)
{
  g_clear_pointer (&scene->numbers, g_array_unref);
}

static double
get_pitch (guint  places,
           guint  columns,
           double width,
           double height)
{
  const guint rows = (places + columns - 1) / columns;

  return MIN (MIN (width / columns, height / (rows * LM_NIM_ROW_HEIGHT)), WIDEST);
}

/* The fewest rows with places that are wide enough; where there are none, the widest places. */
static guint
choose_columns (guint  places,
                guint  group,
                double width,
                double height)
{
  guint columns = places;
  double best = get_pitch (places, places, width, height);

  /* Without the room for a group in a row it is parted. */
  if (group * COMFORTABLE > width)
    group = 1;

  for (guint next = (places - 1) / group * group; next > 0 && best < COMFORTABLE; next -= group)
    {
      const double pitch = get_pitch (places, next, width, height);

      if (pitch > best)
        {
          best = pitch;
          columns = next;
        }
    }

  return columns;
}

void
lm_nim_layout_compute (LmNimLayout      *layout,
                       const LmNimScene *scene,
                       double            width,
                       double            height)
{
  const guint places = scene->blank + scene->numbers->len;
  guint rows;

  layout->columns = choose_columns (places, scene->group, width, height);
  layout->pitch = MAX (floor (get_pitch (places, layout->columns, width, height)), 1);
  rows = (places + layout->columns - 1) / layout->columns;
  layout->left = floor (0.5 * (width - layout->columns * layout->pitch));
  layout->top = floor (0.5 * (height - rows * LM_NIM_ROW_HEIGHT * layout->pitch));
}

/* Without the bracket below it. */
void
lm_nim_layout_get_place (const LmNimLayout *layout,
                         const LmNimScene  *scene,
                         guint              index,
                         graphene_rect_t   *place)
{
  const guint at = scene->blank + index;
  const double x = layout->left + at % layout->columns * layout->pitch;
  const double y = layout->top + floor (at / layout->columns * LM_NIM_ROW_HEIGHT * layout->pitch);

  graphene_rect_init (place, x, y, layout->pitch, floor (LM_NIM_PLACE_HEIGHT * layout->pitch));
}
