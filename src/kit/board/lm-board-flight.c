/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-flight.c: moves that are seen moving over a drawing. */

#include "lm-board-items-private.h"

/* In milliseconds: long enough to see what moves, too short to wait for. */
#define FLIGHT_TIME 230

/* What moves is never waited for. */
G_STATIC_ASSERT (FLIGHT_TIME <= 250);

static void
flown_cb (double   progress,
          gpointer self)
{
  gtk_widget_queue_draw (self);
}

/*
 * lm_board_items_stop_flight:
 * @self: a drawing
 *
 * What is in the air is not drawn any more.
 */
void
lm_board_items_stop_flight (LmBoardItems *self)
{
  if (self->flight == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->flight, self);
  adw_animation_pause (self->flight);
  g_clear_object (&self->flight);
}

static void
landed_cb (LmBoardItems *self)
{
  lm_board_items_stop_flight (self);
  lm_board_items_queue_back (self);
  lm_board_items_queue_draw (self);
}

/*
 * lm_board_items_fly:
 * @self: a drawing
 * @before: (nullable): the position before a move
 * @move: (nullable): the move
 *
 * Another position is shown: what was in the air lands, and a move is seen
 * where it may be.
 */
void
lm_board_items_fly (LmBoardItems *self,
                    LmPosition   *before,
                    const char   *move)
{
  AdwAnimationTarget *target;

  if (self->flight != NULL)
    landed_cb (self);
  if (before == NULL || move == NULL || self->funcs->begin_flight == NULL
      || !lm_board_view_should_animate (self->board)
      || !self->funcs->begin_flight (self->room, before, move))
    return;

  target = adw_callback_animation_target_new (flown_cb, self, NULL);
  self->flight = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_TIME, target);
  g_signal_connect_object (self->flight, "done", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->flight);
  lm_board_items_queue_back (self);
  lm_board_items_queue_draw (self);
}

/* Returns: whether a move is being seen, so that what is on its way is drawn by %LM_BOARD_LAYER_FLIGHT and not
   where it will lie */
gboolean
lm_board_items_is_flying (LmBoardItems *self)
{
  g_return_val_if_fail (LM_IS_BOARD_ITEMS (self), FALSE);

  return self->flight != NULL;
}
