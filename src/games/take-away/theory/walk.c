/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: goes along the P-positions of an alpha, however large they get. */

#include "theory.h"

static guint
get_next_place (const LmTakeAwayWalk *self)
{
  return self->place + 1 < self->size ? self->place + 1 : 0;
}

static guint
get_previous_place (const LmTakeAwayWalk *self)
{
  return self->place > 0 ? self->place - 1 : self->size - 1;
}

static void
load_term (LmTakeAwayWalk *self,
           guint           place,
           guint           index)
{
  lm_take_away_number_set_uint64 (self->window[place], lm_take_away_sequence_get_term (self->sequence, index));
}

LmTakeAwayWalk *
lm_take_away_walk_new (const LmTakeAwaySequence *sequence,
                       guint                     index)
{
  LmTakeAwayWalk *self = g_new0 (LmTakeAwayWalk, 1);

  self->sequence = sequence;
  self->index = index;
  self->size = lm_take_away_sequence_get_lag (sequence) + 1;
  self->window = g_new (mpz_t, self->size);
  for (guint i = 0; i < self->size; i++)
    mpz_init (self->window[i]);
  self->place = self->size - 1;
  for (guint i = 0; i < self->size && i <= index; i++)
    load_term (self, self->place - i, index - i);

  return self;
}

void
lm_take_away_walk_free (LmTakeAwayWalk *self)
{
  for (guint i = 0; i < self->size; i++)
    mpz_clear (self->window[i]);
  g_free (self->window);
  g_free (self);
}

void
lm_take_away_walk_forward (LmTakeAwayWalk *self)
{
  const guint next = get_next_place (self);

  if (self->index <= lm_take_away_sequence_get_certain (self->sequence))
    load_term (self, next, self->index + 1);
  else
    mpz_add (self->window[next], self->window[next], self->window[self->place]);
  self->place = next;
  self->index++;
}

void
lm_take_away_walk_back (LmTakeAwayWalk *self)
{
  const guint left = self->place;

  g_return_if_fail (self->index > 0);

  self->place = get_previous_place (self);
  self->index--;
  if (self->index + 1 < self->size)
    return;

  if (self->index <= lm_take_away_sequence_get_certain (self->sequence))
    load_term (self, left, self->index + 1 - self->size);
  else if (self->size > 1)
    mpz_sub (self->window[left], self->window[left], self->window[self->place]);
  else
    mpz_fdiv_q_2exp (self->window[left], self->window[left], 1); /* without a lag every term is twice the one before */
}
