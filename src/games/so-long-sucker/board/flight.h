/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.h: the chips of a move on their way over the table. */

#pragma once

#include "../rules/state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* More chips than that do not make a flight clearer. */
#define LM_SLS_FLIGHT_CHIPS 6

/**
 * LmSlsFlight:
 * @n_chips: how many chips fly; 0 for none
 * @chips: their colours
 * @from: where they were, on the board
 * @to: where they land
 * @from_radius: how large they were
 * @to_radius: how large they become
 *
 * Where the chips of a move fly.
 */
typedef struct
{
  guint            n_chips;
  guint8           chips[LM_SLS_FLIGHT_CHIPS];
  graphene_point_t from;
  graphene_point_t to;
  double           from_radius;
  double           to_radius;
} LmSlsFlight;

void lm_sls_flight_set_chips (LmSlsFlight   *flight,
                              const guint8   counts[LM_SLS_PLAYERS]);
void lm_sls_flight_draw      (LmSlsFlight   *flight,
                              GtkWidget     *widget,
                              GtkSnapshot   *snapshot,
                              double         progress);

G_END_DECLS
