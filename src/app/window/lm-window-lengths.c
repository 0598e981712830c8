/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-lengths.c: how long the game may go on, above the board. */

#include "lm-window-private.h"

#include "engine/game/lm-game-info.h"

/* Above the board only that is told which costs next to nothing. */
#define MOST_POSITIONS 3000

static gpointer
measure (LmSolveContext  *context,
         gpointer         position,
         GError         **error)
{
  g_autoptr (LmLengthGraph) graph = lm_length_graph_new (position, MOST_POSITIONS, context, error);
  LmLengthBounds *bounds;

  if (graph == NULL)
    return NULL;

  bounds = g_new (LmLengthBounds, 1);
  lm_length_graph_get_bounds (graph, bounds);
  return bounds;
}

/* Not where all games have as many moves, nor where it would give away who wins, before somebody asks that. */
static gboolean
may_be_told (LmWindow *self)
{
  return !lm_position_get_info (self->extent_of)->fixed_length && !lm_position_is_over (self->extent_of)
         && !lm_match_get_editing (self->match) && !lm_game_panel_is_silent (self->learn)
         && (!lm_length_bounds_tell (&self->extent, self->extent_of) || lm_match_get_telling (self->match));
}

static void
show_extent (LmWindow *self)
{
  g_autofree char *text = may_be_told (self) ? lm_length_bounds_describe (&self->extent) : NULL;

  lm_board_view_set_extent (lm_play_area_get_board (self->play_area), text != NULL ? text : "");
}

static void ask_extent (LmWindow *self);

static void
measured_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (LmWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree LmLengthBounds *bounds = lm_solver_ask_finish (LM_SOLVER (source), result, &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->extent_asked)
    return;

  g_clear_object (&self->extent_asked);
  /* It gave way to another question. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ask_extent (self);
  if (bounds == NULL)
    return;

  self->extent = *bounds;
  show_extent (self);
}

static void
ask_extent (LmWindow *self)
{
  LmQuestion *question = lm_question_new (measure, lm_position_ref (self->extent_of), (GDestroyNotify) lm_position_unref,
                                          g_free);

  lm_question_set_background (question);
  self->extent_asked = g_cancellable_new ();
  lm_solver_ask_async (lm_game_panel_get_solver (self->learn), question, self->extent_asked, measured_cb,
                       g_object_ref (self));
}

/* Also at the end. */
void
lm_window_forget_extent (LmWindow *self)
{
  g_cancellable_cancel (self->extent_asked);
  g_clear_object (&self->extent_asked);
  g_clear_pointer (&self->extent_of, lm_position_unref);
}

/* What may be done out of turn makes games of more players as long as one likes. */
void
lm_window_update_extent (LmWindow *self)
{
  LmPosition *position;

  if (lm_match_get_session (self->match) == NULL)
    return;

  position = lm_play_area_get_position (self->play_area);
  if (position != self->extent_of)
    {
      lm_window_forget_extent (self);
      self->extent_of = lm_position_ref (position);
      lm_length_bounds_find (position, &self->extent);
      if (!lm_position_is_over (position) && lm_position_get_info (position)->n_players == 2)
        ask_extent (self);
    }

  show_extent (self);
}
