/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scene.c: what there is to see of each number. */

#include "board.h"

LmZahlenschlachtScene *
lm_zahlenschlacht_scene_new (LmBoardView *board)
{
  LmZahlenschlachtScene *self = g_new0 (LmZahlenschlachtScene, 1);

  self->board = board;
  lm_zahlenschlacht_scene_update (self);
  return self;
}

static void
clear (LmZahlenschlachtScene *self)
{
  g_clear_pointer (&self->position, lm_position_unref);
  g_clear_pointer (&self->residues, lm_zahlenschlacht_residues_free);
  g_clear_pointer (&self->values, g_free);
}

void
lm_zahlenschlacht_scene_free (LmZahlenschlachtScene *self)
{
  clear (self);
  g_free (self);
}

/* The number that a move crosses out, or 0. */
static guint
read_move (const LmZahlenschlachtScene *self,
           const char                  *move)
{
  guint64 number;

  if (move == NULL || !g_ascii_string_to_unsigned (move, 10, 1, self->n, &number, NULL))
    return 0;

  return number;
}

/* Numbers with the same residue are all the same, and an answer may name only one of them. */
static void
spread_values (LmZahlenschlachtScene *self)
{
  for (guint number = self->d + 1; number <= self->n; number++)
    if (self->values[number] == LM_ZAHLENSCHLACHT_NO_VALUE)
      self->values[number] = self->values[number - self->d];

  for (guint number = self->n; number > self->d; number--)
    if (self->values[number - self->d] == LM_ZAHLENSCHLACHT_NO_VALUE)
      self->values[number - self->d] = self->values[number];
}

static void
read_values (LmZahlenschlachtScene *self)
{
  LmAnswer *answer = lm_board_view_get_mode (self->board) != LM_BOARD_EDIT
                     ? lm_board_view_get_overlay (self->board) : NULL;

  if (answer == NULL)
    return;

  self->values = g_new (gint8, self->n + 1);
  memset (self->values, LM_ZAHLENSCHLACHT_NO_VALUE, self->n + 1);
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      self->values[read_move (self, move->move)] = move->value;
    }
  spread_values (self);
}

/* Takes over what the board shows: its position, its mode and its marks. */
void
lm_zahlenschlacht_scene_update (LmZahlenschlachtScene *self)
{
  LmPosition *position = lm_board_view_get_position (self->board);

  clear (self);
  if (position == NULL)
    return;

  self->position = lm_position_ref (position);
  self->residues = lm_zahlenschlacht_residues_new (position);
  self->n = lm_zahlenschlacht_position_get_n (position);
  self->d = lm_zahlenschlacht_position_get_d (position);
  self->last = read_move (self, lm_board_view_get_last_move (self->board, NULL));
  self->arrow = read_move (self, lm_board_view_get_arrow (self->board));
  self->pointed = self->pointed <= self->n ? self->pointed : 0;
  read_values (self);
}

LmZahlenschlachtRelation
lm_zahlenschlacht_scene_get_relation (const LmZahlenschlachtScene *self,
                                      guint                        number)
{
  if (self->pointed == 0)
    return LM_ZAHLENSCHLACHT_UNRELATED;
  if (number == self->pointed)
    return LM_ZAHLENSCHLACHT_POINTED;
  if ((number + self->pointed) % self->d == 0)
    return LM_ZAHLENSCHLACHT_PARTNER;
  if (number % self->d == self->pointed % self->d)
    return LM_ZAHLENSCHLACHT_TWIN;

  return LM_ZAHLENSCHLACHT_UNRELATED;
}

void
lm_zahlenschlacht_scene_get_face (const LmZahlenschlachtScene *self,
                                  guint                        number,
                                  LmZahlenschlachtFace        *face)
{
  const guint residue = number % self->d;
  const gboolean left = !lm_zahlenschlacht_position_is_crossed (self->position, number);

  memset (face, 0, sizeof *face);
  face->number = number;
  face->d = self->d;
  face->residue = residue;
  face->class_residue = MIN (residue, self->d - residue);
  face->mark = lm_zahlenschlacht_position_get_mark (self->position, number);
  face->relation = lm_zahlenschlacht_scene_get_relation (self, number);
  face->superfluous = left && lm_zahlenschlacht_residues_is_superfluous (self->residues, number);
  face->last = number == self->last && !left && lm_board_view_get_mode (self->board) != LM_BOARD_EDIT;
  face->arrow = number == self->arrow && left;
  face->show_residue = self->show_residues;
  face->mode = lm_board_view_get_mode (self->board);
  face->value = self->values != NULL && left ? self->values[number] : LM_ZAHLENSCHLACHT_NO_VALUE;
}
