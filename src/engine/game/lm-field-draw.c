/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-draw.c: positions by lot, from the fields of a game. */

#include "lm-field-values.h"
#include "lm-game-info.h"
#include "lm-game.h"

/* A number by lot is at least so large at most. */
#define LEAST_MAXIMUM 20

/* Values that make no position are drawn again, so often. */
#define MAX_TRIES 200

/* Up to the size that the number has, for a game that somebody chose large. */
static guint64
draw_number (const LmField *field,
             guint64        number,
             GRand         *rand)
{
  const guint64 maximum = field->maximum > 0 ? field->maximum : G_MAXUINT32;
  const guint64 most = MIN (MAX (number, LEAST_MAXIMUM), maximum);

  return MIN (field->minimum + (guint64) (g_rand_double (rand) * (most - field->minimum + 1)), most);
}

static void
draw_list (LmFieldValues *values,
           const LmField *field,
           GRand         *rand)
{
  g_autoptr (GArray) numbers = lm_field_values_get_uints (values, field->key);

  lm_field_values_unset (values, field->key);
  for (guint i = 0; i < numbers->len; i++)
    lm_field_values_add_uint (values, field->key, draw_number (field, g_array_index (numbers, guint64, i), rand));
}

static LmPosition *
draw (LmPosition *position,
      GRand      *rand)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);

  for (const LmField *field = lm_position_get_info (position)->fields; field->key != NULL; field++)
    if ((field->flags & LM_FIELD_DRAWN) == 0)
      continue;
    else if (field->kind == LM_FIELD_NUMBERS)
      draw_list (values, field, rand);
    else
      lm_field_values_set_uint (values, field->key,
                                draw_number (field, lm_field_values_get_uint (values, field->key), rand));

  return lm_field_values_create (values, NULL);
}

/**
 * lm_position_draw:
 * @position: a position
 * @rand: where chance comes from
 *
 * Goes by the game's own way to draw, or gives the numbers of the fields with
 * %LM_FIELD_DRAWN by lot.
 *
 * Returns: (transfer full): a position by lot, somewhat like @position; the
 *   same one where none was found
 */
LmPosition *
lm_position_draw (LmPosition *position,
                  GRand      *rand)
{
  const LmGameInfo *info = lm_position_get_info (position);

  if (info->draw != NULL)
    return info->draw (position, rand);

  for (guint i = 0; i < MAX_TRIES && info->fields != NULL; i++)
    {
      LmPosition *drawn = draw (position, rand);

      if (drawn != NULL)
        return drawn;
    }

  return lm_position_ref (position);
}
