/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.h: the chips of a move on their way. */

#pragma once

#include "layout.h"
#include "scene.h"

/* A move takes at most two chips and gives at most two. */
#define LM_ZECKENDORF_FLIGHT_CHIPS 2

/**
 * LmZeckendorfFlight:
 * @n_chips: how many chips fly
 * @from: where each chip was
 * @to: where it lands
 * @from_tone: the column it leaves
 * @to_tone: the column it comes to
 * @from_size: how large it is at first, relative to a chip: one from the stock
 *   is a coin there
 * @to_size: how large it is at last: one that falls into the hole vanishes
 *
 * Where the chips of a move fly. Two chips that make one land on the same
 * place.
 */
typedef struct
{
  guint            n_chips;
  graphene_point_t from[LM_ZECKENDORF_FLIGHT_CHIPS];
  graphene_point_t to[LM_ZECKENDORF_FLIGHT_CHIPS];
  double           from_tone[LM_ZECKENDORF_FLIGHT_CHIPS];
  double           to_tone[LM_ZECKENDORF_FLIGHT_CHIPS];
  double           from_size[LM_ZECKENDORF_FLIGHT_CHIPS];
  double           to_size[LM_ZECKENDORF_FLIGHT_CHIPS];
} LmZeckendorfFlight;

/**
 * LmZeckendorfFlyer:
 * @face: the middle of its upper face
 * @tone: the column whose gold it has, or between two
 * @size: relative to a chip
 *
 * A chip on its way.
 */
typedef struct
{
  graphene_point_t face;
  double           tone;
  double           size;
} LmZeckendorfFlyer;

void lm_zeckendorf_flight_plan   (LmZeckendorfFlight        *flight,
                                  const LmZeckendorfLayout  *layout,
                                  const guint32             *before,
                                  guint32                    stock,
                                  const LmZeckendorfChips   *chips);
void lm_zeckendorf_flight_locate (const LmZeckendorfFlight  *flight,
                                  const LmZeckendorfLayout  *layout,
                                  guint                      chip,
                                  double                     progress,
                                  LmZeckendorfFlyer         *flyer);
