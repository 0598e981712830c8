/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-flight.c: the chips of a move on their way. */

#include "config.h"

#include "lm-zeckendorf-flight.h"

#include <math.h>

/* The @nth chip from the top of a bin. */
static void
get_top (const LmZeckendorfLayout *layout,
         const guint32            *heights,
         guint                     bin,
         guint                     nth,
         graphene_point_t         *face)
{
  guint height = heights[bin - 1];

  lm_zeckendorf_layout_get_chip (layout, bin - 1, height, height > nth ? height - 1 - nth : 0, face);
}

/**
 * lm_zeckendorf_flight_plan:
 * @flight: (out caller-allocates): where the chips fly
 * @layout: the geometry
 * @before: chips per bin before the move
 * @chips: what the move takes and gives
 */
void
lm_zeckendorf_flight_plan (LmZeckendorfFlight       *flight,
                           const LmZeckendorfLayout *layout,
                           const guint32            *before,
                           const LmZeckendorfChips  *chips)
{
  for (guint i = 0; i < LM_ZECKENDORF_FLIGHT_CHIPS; i++)
    {
      guint taken = chips->taken[i];
      guint given = chips->given[i % chips->n_given];
      guint height = before[given - 1];

      get_top (layout, before, taken, i > 0 && chips->taken[0] == taken, &flight->from[i]);
      lm_zeckendorf_layout_get_chip (layout, given - 1, height + 1, height, &flight->to[i]);
      flight->from_tone[i] = taken - 1;
      flight->to_tone[i] = given - 1;
    }
}

/**
 * lm_zeckendorf_flight_locate:
 * @flight: where the chips fly
 * @layout: the geometry
 * @chip: which of them
 * @progress: how far it is, from 0 to 1
 * @face: (out): the middle of its upper face; its way is an arc
 * @tone: (out): the column whose gold it has, or between two
 */
void
lm_zeckendorf_flight_locate (const LmZeckendorfFlight *flight,
                             const LmZeckendorfLayout *layout,
                             guint                     chip,
                             double                    progress,
                             graphene_point_t         *face,
                             double                   *tone)
{
  const graphene_point_t *from = &flight->from[chip];
  const graphene_point_t *to = &flight->to[chip];
  double lift = 1.5 * layout->radius_x + 0.06 * fabs (to->x - from->x);

  graphene_point_interpolate (from, to, progress, face);
  face->y -= lift * sin (G_PI * progress);
  *tone = flight->from_tone[chip] + progress * ((double) flight->to_tone[chip] - flight->from_tone[chip]);
}
