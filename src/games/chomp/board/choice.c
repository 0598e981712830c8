/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choice.c: what choosing a square does, and the move or shape that is put together of several. */

#include "board.h"

static LmPosition *
get_position (LmChompChoice *self)
{
  return lm_board_view_get_position (self->board);
}

static const LmChompShape *
get_shape (LmChompChoice *self)
{
  return &LM_CHOMP_POSITION (get_position (self))->shape;
}

/* What is there, or what has been drafted of it. */
static const LmChompShape *
get_base (LmChompChoice *self)
{
  return self->has_draft ? &self->draft : get_shape (self);
}

/* Lets the draft grow up to a square; where that is in another corner, a new draft begins there. */
static gboolean
grow (LmChompChoice *self,
      LmChompSpot    spot,
      LmChompShape  *after)
{
  const LmChompSpot board = lm_chomp_position_get_board (get_position (self));
  LmChompShape united = *get_base (self);

  if (!lm_chomp_shape_grow (get_shape (self), board, spot, after))
    return FALSE;

  lm_chomp_shape_unite (&united, after);
  if (lm_chomp_shape_find_bite (&united, get_shape (self), NULL))
    *after = united;
  return TRUE;
}

/* The editor leaves the poison at least, and may fill any place. */
static gboolean
edit (LmChompChoice *self,
      LmChompSpot    spot,
      gboolean       add,
      LmChompShape  *after)
{
  LmChompShape box;

  *after = *get_base (self);
  lm_chomp_shape_init_box (&box, spot);
  if (add)
    lm_chomp_shape_unite (after, &box);
  else if (lm_chomp_spot_is_poison (spot))
    *after = box;
  else
    return lm_chomp_shape_eat (get_base (self), spot, after);

  return TRUE;
}

static gboolean
add_or_bite (LmChompChoice *self,
             LmChompSpot    spot,
             gboolean       add,
             LmChompShape  *after)
{
  if (lm_board_view_is_editing (self->board))
    return edit (self, spot, add, after);
  if (!lm_chomp_position_is_reversed (get_position (self)))
    return lm_chomp_shape_eat (get_shape (self), spot, after);
  if (add)
    return grow (self, spot, after);

  return !lm_chomp_shape_contains (get_shape (self), spot)
         && lm_chomp_shape_eat (get_base (self), spot, after);
}

gboolean
lm_chomp_choice_can_draft (LmChompChoice *self)
{
  return get_position (self) != NULL && lm_board_view_get_mode (self->board) == LM_BOARD_PLAY
         && lm_chomp_position_is_reversed (get_position (self));
}

gboolean
lm_chomp_choice_get_target (LmChompChoice *self,
                            LmChompSpot    spot,
                            LmChompShape  *after)
{
  return add_or_bite (self, spot, !lm_chomp_shape_contains (get_base (self), spot), after);
}

/* Takes the draft; one that adds nothing is none. */
static void
set_draft (LmChompChoice      *self,
           const LmChompShape *draft)
{
  self->draft = *draft;
  self->has_draft = !lm_chomp_shape_equal (draft, get_shape (self));
  lm_board_view_changed (self->board);
}

static void
take_shape (LmChompChoice      *self,
            const LmChompShape *shape)
{
  g_autoptr (LmPosition) position = lm_chomp_position_with_shape (get_position (self), shape);

  if (position != NULL)
    lm_board_view_edit (self->board, position);
}

static void
choose_shape (LmChompChoice      *self,
              const LmChompShape *after)
{
  g_autofree char *move = lm_reversed_chomp_move_to_text (after);

  lm_board_view_try_move (self->board, move);
}

/* A move is made, a draft goes on, or the editor changes the shape. */
void
lm_chomp_choice_act (LmChompChoice *self,
                     LmChompSpot    spot)
{
  const LmBoardMode mode = lm_board_view_get_mode (self->board);
  LmChompShape after;

  if (mode == LM_BOARD_PLAY && !lm_chomp_position_is_reversed (get_position (self)))
    {
      g_autofree char *move = lm_chomp_move_to_text (spot);

      lm_board_view_try_move (self->board, move);
      return;
    }
  if (mode == LM_BOARD_WATCH || !lm_chomp_choice_get_target (self, spot, &after))
    return;

  if (mode == LM_BOARD_EDIT)
    take_shape (self, &after);
  else if (self->shaping || self->has_draft)
    set_draft (self, &after);
  else
    choose_shape (self, &after);
}

/* Begins a draft with that square, or goes on with one. */
void
lm_chomp_choice_draft (LmChompChoice *self,
                       LmChompSpot    spot)
{
  LmChompShape after;

  if (lm_chomp_choice_can_draft (self) && lm_chomp_choice_get_target (self, spot, &after))
    set_draft (self, &after);
}

/* The pointer is drawn over squares, and does with all what it does with this one: add or take away. */
void
lm_chomp_choice_begin_stroke (LmChompChoice *self,
                              LmChompSpot    spot)
{
  self->stroke_adds = !lm_chomp_shape_contains (get_base (self), spot);
  lm_chomp_choice_stroke (self, spot);
}

void
lm_chomp_choice_stroke (LmChompChoice *self,
                        LmChompSpot    spot)
{
  LmChompShape after;

  if (add_or_bite (self, spot, self->stroke_adds, &after))
    set_draft (self, &after);
}

/* The pointer is let go: the editor takes the shape, and a draft of a move waits to be confirmed. */
void
lm_chomp_choice_end_stroke (LmChompChoice *self)
{
  LmChompShape shape;

  if (!self->has_draft || !lm_board_view_is_editing (self->board))
    return;

  shape = self->draft;
  self->has_draft = FALSE;
  take_shape (self, &shape);
}

void
lm_chomp_choice_set_shaping (LmChompChoice *self,
                             gboolean       shaping)
{
  self->shaping = shaping;
  lm_board_view_changed (self->board);
}

const LmChompShape *
lm_chomp_choice_get_draft (LmChompChoice *self)
{
  return self->has_draft ? &self->draft : NULL;
}

void
lm_chomp_choice_confirm (LmChompChoice *self)
{
  LmChompShape after;

  after = self->draft;
  if (self->has_draft && lm_chomp_choice_can_draft (self))
    choose_shape (self, &after);
}

void
lm_chomp_choice_discard (LmChompChoice *self)
{
  self->has_draft = FALSE;
  lm_board_view_changed (self->board);
}

/* The position or the mode is another: nothing is drafted in it. */
void
lm_chomp_choice_reset (LmChompChoice *self)
{
  self->has_draft = FALSE;
}
