/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flight.c: the chips of a move on their way over the table. */

#include "config.h"

#include "flight.h"

#include "chip.h"

#include <math.h>

/* How high the way is bent, and how far apart several chips fly, in pixels. */
#define LIFT 26.0
#define SPREAD 9.0

/* Says what flies; of very many only some. @flight: a flight. */
void
lm_sls_flight_set_chips (LmSlsFlight  *flight,
                         const guint8  counts[LM_SLS_PLAYERS])
{
  flight->n_chips = 0;
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < counts[colour] && flight->n_chips < LM_SLS_FLIGHT_CHIPS; i++)
      flight->chips[flight->n_chips++] = colour;
}

/* @progress: how far it is, from 0 to 1. */
void
lm_sls_flight_draw (LmSlsFlight *flight,
                    GtkWidget   *widget,
                    GtkSnapshot *snapshot,
                    double       progress)
{
  const double radius = flight->from_radius + progress * (flight->to_radius - flight->from_radius);
  const double thickness = MIN (6, LM_SLS_CHIP_THICKNESS * radius);
  graphene_point_t middle;
  LmBoardStyle style;
  cairo_t *cr;

  if (flight->n_chips == 0)
    return;

  lm_board_style_read (&style, widget);
  graphene_point_interpolate (&flight->from, &flight->to, progress, &middle);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  for (guint i = 0; i < flight->n_chips; i++)
    lm_sls_chip_draw_lying (cr, &style, flight->chips[i],
                            middle.x + (i - 0.5 * (flight->n_chips - 1)) * SPREAD,
                            middle.y - LIFT * sin (G_PI * progress), radius, thickness);
  cairo_destroy (cr);
}
