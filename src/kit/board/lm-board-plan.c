/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-plan.c: what there is on a drawing, and what is near what. */

#include "lm-board-plan.h"

#include <math.h>

/* What is not straight ahead has to be so much nearer. */
#define ASIDE 3.0

/* @plan: (out caller-allocates): a plan of nothing */
void
lm_board_plan_init (LmBoardPlan *plan)
{
  *plan = (LmBoardPlan) {
    .items = g_array_new (FALSE, TRUE, sizeof (LmBoardItem)),
    .moves = g_string_chunk_new (256),
  };
}

/* @plan: what is not needed any more */
void
lm_board_plan_clear (LmBoardPlan *plan)
{
  g_clear_pointer (&plan->items, g_array_unref);
  g_clear_pointer (&plan->moves, g_string_chunk_free);
}

/**
 * lm_board_plan_add:
 * @plan: what arrange() fills in
 * @id: of the item, at least 1
 * @x: its left edge in the drawing, in pixels
 * @y: its upper edge
 * @width: how wide it is
 * @height: how high it is
 *
 * Adds an item: a sensitive button, unless the room changes that.
 *
 * Returns: (transfer none): the item, until the next one is added
 */
LmBoardItem *
lm_board_plan_add (LmBoardPlan *plan,
                   guint64      id,
                   double       x,
                   double       y,
                   double       width,
                   double       height)
{
  LmBoardItem item = {
    .id = id,
    .area = GRAPHENE_RECT_INIT (x, y, width, height),
    .role = GTK_ACCESSIBLE_ROLE_BUTTON,
    .sensitive = TRUE,
  };

  g_array_append_val (plan->items, item);

  return &g_array_index (plan->items, LmBoardItem, plan->items->len - 1);
}

/**
 * lm_board_plan_add_move:
 * @plan: what arrange() fills in
 * @id: of the item, at least 1
 * @area: where it is in the drawing
 * @move: (nullable): the move that it stands for, which need not stay
 *
 * Adds an item that can be acted upon in the editor, and while the board is
 * played if it stands for a move.
 *
 * Returns: (transfer none): the item, until the next one is added
 */
LmBoardItem *
lm_board_plan_add_move (LmBoardPlan           *plan,
                        guint64                id,
                        const graphene_rect_t *area,
                        const char            *move)
{
  LmBoardItem *item = lm_board_plan_add (plan, id, area->origin.x, area->origin.y, area->size.width, area->size.height);

  item->move = move != NULL ? g_string_chunk_insert (plan->moves, move) : NULL;
  item->sensitive = plan->editing || (move != NULL && plan->playing);

  return item;
}

/* Returns: (transfer none): the item */
const LmBoardItem *
lm_board_plan_get (const LmBoardPlan *plan,
                   guint              index)
{
  return &g_array_index (plan->items, LmBoardItem, index);
}

/* @item: (nullable): an item. Returns: whether the keyboard can go there */
gboolean
lm_board_item_takes_focus (const LmBoardItem *item)
{
  return item != NULL && item->sensitive && !item->passive;
}

/**
 * lm_board_plan_find_at:
 * @plan: a plan
 * @x: a place in the drawing
 * @y: a place in the drawing
 *
 * Returns: (transfer none) (nullable): the uppermost item there
 */
const LmBoardItem *
lm_board_plan_find_at (const LmBoardPlan *plan,
                       double             x,
                       double             y)
{
  for (guint i = plan->items->len; i-- > 0;)
    if (graphene_rect_contains_point (&lm_board_plan_get (plan, i)->area, &GRAPHENE_POINT_INIT (x, y)))
      return lm_board_plan_get (plan, i);

  return NULL;
}

/* How far it is from one span to another: 0 where they overlap. */
static double
get_gap (double a,
         double a_size,
         double b,
         double b_size)
{
  return MAX (0, MAX (b - (a + a_size), a - (b + b_size)));
}

/* How far it is from a point to an item, the middles counting only where that does not tell. */
static double
get_distance (const graphene_point_t *from,
              const graphene_rect_t  *area)
{
  const double dx = get_gap (from->x, 0, area->origin.x, area->size.width);
  const double dy = get_gap (from->y, 0, area->origin.y, area->size.height);
  graphene_point_t middle;

  graphene_rect_get_center (area, &middle);
  return hypot (dx, dy) + 0.001 * graphene_point_distance (from, &middle, NULL, NULL);
}

/**
 * lm_board_plan_find_nearest:
 * @plan: a plan
 * @from: a point of the drawing
 * @kind: (nullable): the style class that the item has to have
 * @any_kind: whether any item will do
 *
 * Returns: (transfer none) (nullable): the item that is nearest and takes the
 *   focus
 */
const LmBoardItem *
lm_board_plan_find_nearest (const LmBoardPlan      *plan,
                            const graphene_point_t *from,
                            const char             *kind,
                            gboolean                any_kind)
{
  const LmBoardItem *nearest = NULL;

  for (guint i = 0; i < plan->items->len; i++)
    {
      const LmBoardItem *item = lm_board_plan_get (plan, i);

      if (lm_board_item_takes_focus (item) && (any_kind || g_strcmp0 (item->css_class, kind) == 0)
          && (nearest == NULL || get_distance (from, &item->area) < get_distance (from, &nearest->area)))
        nearest = item;
    }

  return nearest;
}

/* How far @to is ahead of @from, in that direction; negative or 0 where it is not ahead. */
static double
get_advance (const graphene_rect_t *from,
             const graphene_rect_t *to,
             GtkDirectionType       direction)
{
  graphene_point_t a, b;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return a.x - b.x;
    case GTK_DIR_RIGHT:
      return b.x - a.x;
    case GTK_DIR_UP:
      return a.y - b.y;
    case GTK_DIR_DOWN:
      return b.y - a.y;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return 0;
    }
}

/* How far one has to go aside. */
static double
get_aside (const graphene_rect_t *from,
           const graphene_rect_t *to,
           GtkDirectionType       direction)
{
  graphene_point_t a, b;

  graphene_rect_get_center (from, &a);
  graphene_rect_get_center (to, &b);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return get_gap (from->origin.y, from->size.height, to->origin.y, to->size.height) + 0.1 * fabs (a.y - b.y);

  return get_gap (from->origin.x, from->size.width, to->origin.x, to->size.width) + 0.1 * fabs (a.x - b.x);
}

/* Whether one leads past the other rather than in the direction. */
static gboolean
is_ahead (const graphene_rect_t *from,
          const graphene_rect_t *to,
          GtkDirectionType       direction)
{
  const double advance = get_advance (from, to, direction);

  return advance > 0.5 && get_aside (from, to, direction) <= ASIDE * advance;
}

/**
 * lm_board_plan_step:
 * @plan: a plan
 * @from: an item
 * @direction: up, down, left or right
 *
 * Returns: (transfer none) (nullable): the nearest item in that direction that
 *   takes the focus
 */
const LmBoardItem *
lm_board_plan_step (const LmBoardPlan *plan,
                    const LmBoardItem *from,
                    GtkDirectionType   direction)
{
  const LmBoardItem *nearest = NULL;
  double least = 0;

  for (guint i = 0; i < plan->items->len; i++)
    {
      const LmBoardItem *item = lm_board_plan_get (plan, i);
      const double way = get_advance (&from->area, &item->area, direction)
                         + ASIDE * get_aside (&from->area, &item->area, direction);

      if (!lm_board_item_takes_focus (item) || !is_ahead (&from->area, &item->area, direction)
          || (nearest != NULL && way >= least))
        continue;

      nearest = item;
      least = way;
    }

  return nearest;
}

/**
 * lm_board_plan_find_next:
 * @plan: a plan
 * @item: an item of it
 *
 * Returns: (transfer none) (nullable): the item itself, or the one next to it
 *   in the order of the plan that takes the focus
 */
const LmBoardItem *
lm_board_plan_find_next (const LmBoardPlan *plan,
                         const LmBoardItem *item)
{
  const guint index = item - lm_board_plan_get (plan, 0);

  for (guint i = 0; i < plan->items->len; i++)
    {
      if (i <= index && lm_board_item_takes_focus (lm_board_plan_get (plan, index - i)))
        return lm_board_plan_get (plan, index - i);
      if (index + i < plan->items->len && lm_board_item_takes_focus (lm_board_plan_get (plan, index + i)))
        return lm_board_plan_get (plan, index + i);
    }

  return NULL;
}

/**
 * lm_board_plan_find_end:
 * @plan: a plan
 * @last: whether the last is wanted
 *
 * Returns: (transfer none) (nullable): the first or last item that takes the
 *   focus
 */
const LmBoardItem *
lm_board_plan_find_end (const LmBoardPlan *plan,
                        gboolean           last)
{
  for (guint i = 0; i < plan->items->len; i++)
    {
      const LmBoardItem *item = lm_board_plan_get (plan, last ? plan->items->len - 1 - i : i);

      if (lm_board_item_takes_focus (item))
        return item;
    }

  return NULL;
}
