/* SPDX-License-Identifier: GPL-3.0-or-later */
/* badge.c: a single chip as a picture beside words. */

#include "config.h"

#include "badge.h"

#include "board/lm-value-glyph.h"
#include "chip.h"

struct _LmSlsBadge
{
  GtkWidget parent_instance;

  guint     colour;
};

G_DEFINE_FINAL_TYPE (LmSlsBadge, lm_sls_badge, GTK_TYPE_WIDGET)

static void
lm_sls_badge_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  LmBoardStyle style;
  cairo_t *cr;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  lm_sls_chip_draw_face (cr, &style, LM_SLS_BADGE (widget)->colour, 0.5 * width, 0.5 * height,
                         0.5 * MIN (width, height) - 1);
  cairo_destroy (cr);
}

static void
lm_sls_badge_class_init (LmSlsBadgeClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = lm_sls_badge_snapshot;
  /* The words beside it say what it is. */
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lm_sls_badge_init (LmSlsBadge *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* @size: its width and height in pixels. Returns the picture. */
GtkWidget *
lm_sls_badge_new (guint colour,
                  int   size)
{
  LmSlsBadge *self = g_object_new (LM_TYPE_SLS_BADGE, NULL);

  self->colour = colour;
  gtk_widget_set_size_request (GTK_WIDGET (self), size, size);
  return GTK_WIDGET (self);
}

/* @label: what is written beside the chip. @mark: the #LmValue of what it does, or -1. Returns a button with a chip. */
GtkWidget *
lm_sls_badge_button (guint       colour,
                     const char *label,
                     const char *name,
                     int         mark)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_append (GTK_BOX (box), lm_sls_badge_new (colour, 20));
  if (label != NULL)
    gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  if (mark >= 0)
    gtk_box_append (GTK_BOX (box), lm_value_glyph_new (mark));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lm-sls-small");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}
