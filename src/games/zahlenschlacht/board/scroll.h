/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scroll.h: what makes a widget a GtkScrollable. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LmZahlenschlachtScroll:
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
} LmZahlenschlachtScroll;

void     lm_zahlenschlacht_scroll_class_init   (GObjectClass            *object_class);
void     lm_zahlenschlacht_scroll_clear        (LmZahlenschlachtScroll  *self);
gboolean lm_zahlenschlacht_scroll_get_property (LmZahlenschlachtScroll  *self,
                                                guint                    property_id,
                                                GValue                  *value);
gboolean lm_zahlenschlacht_scroll_set_property (LmZahlenschlachtScroll  *self,
                                                guint                    property_id,
                                                const GValue            *value);
double   lm_zahlenschlacht_scroll_get_value    (LmZahlenschlachtScroll  *self,
                                                GtkOrientation           orientation);
void     lm_zahlenschlacht_scroll_configure    (LmZahlenschlachtScroll  *self,
                                                GtkOrientation           orientation,
                                                double                   value,
                                                double                   size,
                                                double                   page,
                                                double                   step);
void     lm_zahlenschlacht_scroll_show         (LmZahlenschlachtScroll  *self,
                                                GtkOrientation           orientation,
                                                double                   begin,
                                                double                   end);

G_END_DECLS
