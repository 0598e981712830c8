/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-flight.c: the chips of a move on their way. */

#include "config.h"

#include "lm-zeckendorf-flight.h"

#include <math.h>

/* The @nth chip from the top of a bin; of the stock, one that comes from above. */
static void
get_start (const LmZeckendorfLayout *layout,
           const guint32            *heights,
           guint                     bin,
           guint                     nth,
           const graphene_point_t   *end,
           graphene_point_t         *face)
{
  guint height = bin > 0 ? heights[bin - 1] : 0;

  if (bin > 0)
    lm_zeckendorf_layout_get_chip (layout, bin - 1, height, height > nth ? height - 1 - nth : 0, face);
  else
    graphene_point_init (face, end->x, layout->lane_top);
}

/* The @nth place above a bin; without a bin, beyond the last column. */
static void
get_end (const LmZeckendorfLayout *layout,
         const guint32            *heights,
         guint                     bin,
         guint                     nth,
         graphene_point_t         *face)
{
  guint height = bin > 0 ? heights[bin - 1] + nth : 0;

  if (bin > 0)
    lm_zeckendorf_layout_get_chip (layout, bin - 1, height + 1, height, face);
  else
    graphene_point_init (face, lm_zeckendorf_layout_get_x (layout, layout->n_columns), layout->stack_base);
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
  guint from, to;
  guint i = 0;

  for (; i < LM_ZECKENDORF_FLIGHT_CHIPS && lm_zeckendorf_chips_get_way (chips, i, &from, &to); i++)
    {
      get_end (layout, before, to, i > 0 && chips->n_given > 1 && chips->given[0] == to, &flight->to[i]);
      get_start (layout, before, from, i > 0 && chips->n_taken > 1 && chips->taken[0] == from,
                 &flight->to[i], &flight->from[i]);
      flight->from_tone[i] = (from > 0 ? from : to) - 1.0;
      flight->to_tone[i] = (to > 0 ? to : from) - 1.0;
    }
  flight->n_chips = i;
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
  *tone = flight->from_tone[chip] + progress * (flight->to_tone[chip] - flight->from_tone[chip]);
}
