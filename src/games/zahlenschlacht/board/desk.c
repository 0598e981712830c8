/* SPDX-License-Identifier: GPL-3.0-or-later */
/* desk.c: the slate with the balance beside it, or below it where there is little room. */

#include "board.h"

#define SPACE 10

/* In lines of text: from where on there is room beside the slate, the balance's width there, its height below it. */
#define WIDE 32
#define LEAST_WIDTH 13
#define MOST_WIDTH 20
#define LEAST_HEIGHT 4.5
#define MOST_HEIGHT 11

struct _LmZahlenschlachtDesk
{
  GtkWidget  parent_instance;

  GtkWidget *slate;
  GtkWidget *balance;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtDesk, lm_zahlenschlacht_desk, GTK_TYPE_WIDGET)

/* Whatever the shape, it has to be possible to be narrow and low. */
static void
lm_zahlenschlacht_desk_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  LmZahlenschlachtDesk *self = LM_ZAHLENSCHLACHT_DESK (widget);
  const int line = lm_board_text_get_line (widget);
  int balance = 0;

  gtk_widget_measure (self->slate, orientation, -1, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (self->balance))
    return;

  gtk_widget_measure (self->balance, orientation, -1, &balance, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum, balance);
  else
    *minimum += SPACE + MAX (balance, LEAST_HEIGHT * line);
  *natural = MAX (*minimum, *natural);
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, MAX (width, minimum), height }, -1);
}

static void
lm_zahlenschlacht_desk_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  LmZahlenschlachtDesk *self = LM_ZAHLENSCHLACHT_DESK (widget);
  const double line = lm_board_text_get_line (widget);
  int minimum, size;

  if (!gtk_widget_get_visible (self->balance))
    {
      allocate (self->slate, 0, 0, width, height);
      return;
    }
  if (width >= WIDE * line)
    {
      gtk_widget_measure (self->balance, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      size = MAX (minimum, CLAMP (0.3 * width, LEAST_WIDTH * line, MOST_WIDTH * line));
      allocate (self->slate, 0, 0, width - size - SPACE, height);
      allocate (self->balance, width - size, 0, size, height);
      return;
    }

  gtk_widget_measure (self->balance, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  size = MAX (minimum, CLAMP (0.36 * height, LEAST_HEIGHT * line, MOST_HEIGHT * line));
  allocate (self->slate, 0, 0, width, height - size - SPACE);
  allocate (self->balance, 0, height - size, width, size);
}

static void
lm_zahlenschlacht_desk_dispose (GObject *object)
{
  LmZahlenschlachtDesk *self = LM_ZAHLENSCHLACHT_DESK (object);

  g_clear_pointer (&self->slate, gtk_widget_unparent);
  g_clear_pointer (&self->balance, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zahlenschlacht_desk_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_desk_class_init (LmZahlenschlachtDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_desk_dispose;
  widget_class->measure = lm_zahlenschlacht_desk_measure;
  widget_class->size_allocate = lm_zahlenschlacht_desk_size_allocate;
}

static void
lm_zahlenschlacht_desk_init (LmZahlenschlachtDesk *self)
{
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
lm_zahlenschlacht_desk_new (GtkWidget *slate,
                            GtkWidget *balance)
{
  LmZahlenschlachtDesk *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_DESK, NULL);

  self->slate = slate;
  self->balance = balance;
  gtk_widget_set_parent (slate, GTK_WIDGET (self));
  gtk_widget_set_parent (balance, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
