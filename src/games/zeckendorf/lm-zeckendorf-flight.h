/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-flight.h: the chips of a move on their way. */

#pragma once

#include "lm-zeckendorf-layout.h"
#include "lm-zeckendorf-scene.h"

G_BEGIN_DECLS

/* A move takes at most two chips and gives at most two. */
#define LM_ZECKENDORF_FLIGHT_CHIPS 2

/* In milliseconds: long enough to follow, too short to wait for. */
#define LM_ZECKENDORF_FLIGHT_TIME 230

/**
 * LmZeckendorfFlight:
 * @n_chips: how many chips fly
 * @from: where each chip was
 * @to: where it lands
 * @from_tone: the column it leaves
 * @to_tone: the column it comes to
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
} LmZeckendorfFlight;

void lm_zeckendorf_flight_plan   (LmZeckendorfFlight        *flight,
                                  const LmZeckendorfLayout  *layout,
                                  const guint32             *before,
                                  const LmZeckendorfChips   *chips);
void lm_zeckendorf_flight_locate (const LmZeckendorfFlight  *flight,
                                  const LmZeckendorfLayout  *layout,
                                  guint                      chip,
                                  double                     progress,
                                  graphene_point_t          *face,
                                  double                    *tone);

G_END_DECLS
