/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.c: the chips of a move on their way. */

#include "board.h"

/* A coin and what has fallen almost all the way, relative to a chip. */
#define COIN_SIZE 0.3
#define VANISHED_SIZE 0.04

static void
get_stock_end (const LmZeckendorfLayout *layout,
               guint32                   stock,
               graphene_point_t         *face)
{
  LmZeckendorfRoll roll;
  GdkRectangle tray;

  lm_zeckendorf_layout_get_tray (layout, &tray);
  lm_zeckendorf_layout_get_roll (layout, stock, &roll);
  graphene_point_init (face, roll.right, tray.y + 0.5 * tray.height);
}

/* The @nth chip from the top of a bin. */
static void
get_start (const LmZeckendorfLayout *layout,
           const guint32            *heights,
           guint                     bin,
           guint                     nth,
           graphene_point_t         *face)
{
  guint height = heights[bin - 1];

  lm_zeckendorf_layout_get_chip (layout, bin - 1, height, height > nth ? height - 1 - nth : 0, face);
}

/* The @nth place above a bin; without a bin, the hole. */
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
    *face = layout->hole;
}

/* @flight: (out caller-allocates): where the chips fly. */
void
lm_zeckendorf_flight_plan (LmZeckendorfFlight       *flight,
                           const LmZeckendorfLayout *layout,
                           const guint32            *before,
                           guint32                   stock,
                           const LmZeckendorfChips  *chips)
{
  guint from, to;
  guint i = 0;

  for (; i < LM_ZECKENDORF_FLIGHT_CHIPS && lm_zeckendorf_chips_get_way (chips, i, &from, &to); i++)
    {
      get_end (layout, before, to, i > 0 && chips->n_given > 1 && chips->given[0] == to, &flight->to[i]);
      if (from > 0)
        get_start (layout, before, from, i > 0 && chips->n_taken > 1 && chips->taken[0] == from, &flight->from[i]);
      else
        get_stock_end (layout, stock, &flight->from[i]);
      flight->from_tone[i] = (from > 0 ? from : to) - 1.0;
      flight->to_tone[i] = (to > 0 ? to : from) - 1.0;
      flight->from_size[i] = from > 0 ? 1 : COIN_SIZE;
      flight->to_size[i] = to > 0 ? 1 : VANISHED_SIZE;
    }
  flight->n_chips = i;
}

static double
interpolate (double from,
             double to,
             double progress)
{
  return from + progress * (to - from);
}

/* @progress: how far it is, from 0 to 1. */
void
lm_zeckendorf_flight_locate (const LmZeckendorfFlight *flight,
                             const LmZeckendorfLayout *layout,
                             guint                     chip,
                             double                    progress,
                             LmZeckendorfFlyer        *flyer)
{
  const graphene_point_t *from = &flight->from[chip];
  const graphene_point_t *to = &flight->to[chip];
  double lift = 1.5 * layout->radius_x + 0.06 * fabs (to->x - from->x);

  graphene_point_interpolate (from, to, progress, &flyer->face);
  flyer->face.y -= lift * sin (G_PI * progress);
  flyer->tone = interpolate (flight->from_tone[chip], flight->to_tone[chip], progress);
  flyer->size = interpolate (flight->from_size[chip], flight->to_size[chip], progress);
}
