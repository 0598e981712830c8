/* SPDX-License-Identifier: GPL-3.0-or-later */
/* swatch.c: a cell of the map in its legend. */

#include "config.h"

#include "swatch.h"

#define SIZE 20

/* The outline lies around the cell. */
#define MARGIN 3

struct _LmZahlenschlachtSwatch
{
  GtkWidget            parent_instance;

  LmZahlenschlachtTone tone;
  gboolean             present;
  gboolean             lettered;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtSwatch, lm_zahlenschlacht_swatch, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TONE,
  PROP_PRESENT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
lm_zahlenschlacht_swatch_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  LmZahlenschlachtSwatch *self = LM_ZAHLENSCHLACHT_SWATCH (widget);
  const int side = SIZE - 2 * MARGIN + 1;
  const GdkRectangle cell = { MARGIN, MARGIN, side, side };
  LmBoardStyle style;
  cairo_t *cr;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  lm_zahlenschlacht_map_picture_draw (widget, cr, &style, self->tone, &cell, 1, self->lettered);
  if (self->present)
    lm_zahlenschlacht_map_picture_draw_present (cr, &style, &cell);
  cairo_destroy (cr);
}

static void
lm_zahlenschlacht_swatch_measure (GtkWidget      *widget,
                                  GtkOrientation  orientation,
                                  int             for_size,
                                  int            *minimum,
                                  int            *natural,
                                  int            *minimum_baseline,
                                  int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
lm_zahlenschlacht_swatch_css_changed (GtkWidget         *widget,
                                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_zahlenschlacht_swatch_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
lm_zahlenschlacht_swatch_set_property (GObject      *object,
                                       guint         property_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  LmZahlenschlachtSwatch *self = LM_ZAHLENSCHLACHT_SWATCH (object);

  switch (property_id)
    {
    case PROP_TONE:
      self->tone = g_value_get_uint (value);
      break;
    case PROP_PRESENT:
      self->present = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
lm_zahlenschlacht_swatch_class_init (LmZahlenschlachtSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = lm_zahlenschlacht_swatch_set_property;
  widget_class->snapshot = lm_zahlenschlacht_swatch_snapshot;
  widget_class->measure = lm_zahlenschlacht_swatch_measure;
  widget_class->css_changed = lm_zahlenschlacht_swatch_css_changed;

  properties[PROP_TONE] = g_param_spec_uint ("tone", NULL, NULL, 0, LM_ZAHLENSCHLACHT_N_TONES - 1, 0,
                                             G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PRESENT] = g_param_spec_boolean ("present", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                   | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "zahlenschlachtswatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lm_zahlenschlacht_swatch_init (LmZahlenschlachtSwatch *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * lm_zahlenschlacht_swatch_set_lettered:
 * @self: a swatch
 * @lettered: whether the map has letters at present
 *
 * The legend looks as the map does.
 */
void
lm_zahlenschlacht_swatch_set_lettered (LmZahlenschlachtSwatch *self,
                                       gboolean                lettered)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_SWATCH (self));

  self->lettered = lettered;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
