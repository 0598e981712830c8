/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-map-scroll.h: what makes the map a GtkScrollable. */

#pragma once

#include "lm-zahlenschlacht-map-layout.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LmZahlenschlachtMapScroll:
 * @widget: what is laid out anew when it is scrolled
 * @adjustments: (nullable): how far it is scrolled, by orientation
 * @policies: by orientation; they are kept and mean nothing here
 * @configuring: this scrolls, not the user
 *
 * The properties of a GtkScrollable, a part of a widget.
 */
typedef struct
{
  GtkWidget           *widget;
  GtkAdjustment       *adjustments[2];
  GtkScrollablePolicy  policies[2];
  gboolean             configuring;
} LmZahlenschlachtMapScroll;

void     lm_zahlenschlacht_map_scroll_class_init   (GObjectClass               *object_class);
void     lm_zahlenschlacht_map_scroll_clear        (LmZahlenschlachtMapScroll  *self);
gboolean lm_zahlenschlacht_map_scroll_get_property (LmZahlenschlachtMapScroll  *self,
                                                    guint                       property_id,
                                                    GValue                     *value);
gboolean lm_zahlenschlacht_map_scroll_set_property (LmZahlenschlachtMapScroll  *self,
                                                    guint                       property_id,
                                                    const GValue               *value);
void     lm_zahlenschlacht_map_scroll_configure    (LmZahlenschlachtMapScroll  *self,
                                                    LmZahlenschlachtMapLayout  *layout);
void     lm_zahlenschlacht_map_scroll_show         (LmZahlenschlachtMapScroll  *self,
                                                    LmZahlenschlachtMapLayout  *layout,
                                                    guint                       column,
                                                    guint                       row);

G_END_DECLS
