/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.c: what is over the table: the chips of a move on their way, the arrow of a hint, the chip on the pointer. */

#include "board.h"

/* How high the way of a flight is bent, and how far apart several chips fly, in pixels. */
#define LIFT 26.0
#define SPREAD 9.0

/* Of a chip in a hand. */
#define RADIUS 13

static guint
count_moved (const LmSlsAct *act,
             guint           colour)
{
  if (act->is_gift || act->is_kill)
    return act->chips[colour];
  if (lm_sls_is_kind (act, LM_SLS_MOVE_DISCARD))
    return LM_SLS_MOVE_COUNT (act->move, colour);

  return lm_sls_is_kind (act, LM_SLS_MOVE_PLACE) && LM_SLS_MOVE_COLOUR (act->move) == colour;
}

static void
set_chips (LmSlsTable     *self,
           const LmSlsAct *act)
{
  self->n_chips = 0;
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < count_moved (act, colour) && self->n_chips < LM_SLS_FLIGHT_CHIPS; i++)
      self->chips[self->n_chips++] = colour;
}

/* The last chip of a colour has left no place of its own. */
static void
locate_start (LmSlsTable     *self,
              const LmSlsAct *act,
              guint           player)
{
  const LmBoardItem *item = NULL;
  graphene_rect_t area = lm_sls_layout_get_hand (&self->layout, player);

  if (lm_sls_is_kind (act, LM_SLS_MOVE_PLACE))
    item = lm_board_items_find (self->items, LM_SLS_CHIP_ID (player, LM_SLS_MOVE_COLOUR (act->move)));
  if (item != NULL)
    area = item->area;
  graphene_rect_get_center (&area, &self->from);
  self->from_radius = RADIUS;
  if (lm_sls_is_kind (act, LM_SLS_MOVE_DISCARD))
    lm_sls_draw_get_top (self, &self->captured, self->n_chips, &self->from, &self->from_radius);
}

gboolean
lm_sls_flight_begin (gpointer    room,
                     LmPosition *before,
                     const char *move)
{
  LmSlsTable *self = room;
  LmSlsAct act;
  guint number;

  if (!lm_sls_parse_move (move, &act))
    return FALSE;

  set_chips (self, &act);
  locate_start (self, &act, act.is_gift || act.is_kill ? act.player : lm_sls_position_get_turn (before));
  number = lm_sls_table_find_pile_after (self, &act, before);
  self->landing = number != LM_SLS_CAPTURED_PILE ? number : LM_SLS_NO_PILE;
  self->target = LM_SLS_ID_BOX;
  if (act.is_gift)
    self->target = LM_SLS_ID_HAND + act.receiver;
  else if (number != LM_SLS_NO_PILE)
    self->target = lm_sls_table_find_place (self, number);

  return self->n_chips > 0;
}

static void
locate_end (LmSlsTable       *self,
            graphene_point_t *to,
            double           *radius)
{
  const LmBoardItem *item = lm_board_items_find (self->items, self->target);
  LmSlsPileLook look;

  *to = self->from;
  *radius = RADIUS;
  if (item == NULL)
    return;

  graphene_rect_get_center (&item->area, to);
  if (item->id < LM_SLS_ID_PLACE)
    return;

  lm_sls_table_look_at_pile (self, item->id, &look);
  lm_sls_draw_get_top (self, &item->area, look.height, to, radius);
}

void
lm_sls_flight_draw (LmSlsTable  *self,
                    GtkSnapshot *snapshot,
                    double       progress)
{
  graphene_point_t to, middle;
  double radius;
  cairo_t *cr;

  locate_end (self, &to, &radius);
  radius = self->from_radius + progress * (radius - self->from_radius);
  graphene_point_interpolate (&self->from, &to, progress, &middle);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->layout.width, self->layout.height));
  for (guint i = 0; i < self->n_chips; i++)
    lm_sls_chip_draw_lying (cr, lm_board_items_get_style (self->items), self->chips[i],
                            middle.x + (i - 0.5 * (self->n_chips - 1)) * SPREAD,
                            middle.y - LIFT * sin (G_PI * progress), radius, MIN (6, LM_SLS_CHIP_THICKNESS * radius));
  cairo_destroy (cr);
}

/* From the edge of one thing to that of the other that face each other; side by side, over their upper edges. */
static void
locate_ends (const graphene_rect_t *from,
             const graphene_rect_t *to,
             graphene_point_t      *start,
             graphene_point_t      *end)
{
  graphene_rect_get_center (from, start);
  graphene_rect_get_center (to, end);
  start->y = from->origin.y;
  end->y = to->origin.y;
  if (to->origin.y + to->size.height < from->origin.y)
    end->y += to->size.height + 2;
  else if (from->origin.y + from->size.height < to->origin.y)
    start->y += from->size.height + 2;
}

/* It leaves and arrives upright, so that it crosses what is between as steeply as it can. */
static void
trace_arrow (cairo_t                *cr,
             const graphene_point_t *from,
             const graphene_point_t *to)
{
  const double up = to->y < from->y - 40 ? 1 : -1;
  const double end = to->y + up * 9;
  const double middle = fabs (to->y - from->y) > 40 ? 0.5 * (from->y + end) : MIN (from->y, to->y) - 48;

  cairo_move_to (cr, from->x, from->y);
  cairo_curve_to (cr, from->x, middle, to->x, middle, to->x, end);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_move_to (cr, to->x, to->y);
  cairo_line_to (cr, to->x - 6, to->y + up * 12);
  cairo_line_to (cr, to->x + 6, to->y + up * 12);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
lm_sls_hint_draw (LmSlsTable  *self,
                  GtkSnapshot *snapshot)
{
  const LmBoardItem *from, *to;
  guint64 start_id, end_id;
  graphene_rect_t area;
  graphene_point_t start, end;
  cairo_t *cr;

  lm_sls_table_find_hint (self, &start_id, &end_id);
  from = lm_board_items_find (self->items, start_id);
  to = lm_board_items_find (self->items, end_id);
  if (from == NULL || to == NULL)
    return;

  locate_ends (&from->area, &to->area, &start, &end);
  graphene_rect_union (&from->area, &to->area, &area);
  graphene_rect_inset (&area, -10, -60);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  gdk_cairo_set_source_rgba (cr, &lm_board_items_get_style (self->items)->accent);
  trace_arrow (cr, &start, &end);
  cairo_destroy (cr);
}

/* The chip itself hangs on the pointer. */
void
lm_sls_dragged_draw (LmSlsTable  *self,
                     GtkSnapshot *snapshot)
{
  graphene_point_t point;
  cairo_t *cr;

  if (self->dragged == LM_BOARD_NO_ITEM || !lm_board_items_get_pointer (self->items, &point))
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (point.x - RADIUS - 2, point.y - RADIUS - 2,
                                                                 2 * RADIUS + 4, 2 * RADIUS + 4));
  lm_sls_chip_draw_face (cr, lm_board_items_get_style (self->items), LM_SLS_ID_COLOUR (self->dragged),
                         point.x, point.y, RADIUS);
  cairo_destroy (cr);
}
