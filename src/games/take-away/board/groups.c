/* SPDX-License-Identifier: GPL-3.0-or-later */
/* groups.c: a small pile as its board shows it: stone by stone, in the groups of its parts. */

#include "config.h"

#include "groups.h"

#include "games/take-away/theory/parts.h"
#include "games/take-away/take-away.h"

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
