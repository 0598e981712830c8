/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-slim-bin.c: lets what is in it be narrower than it is, and tells it to become so. */

#include "lm-slim-bin.h"

#include "engine/game/lm-property.h"

struct _LmSlimBin
{
  GtkWidget  parent_instance;

  GtkWidget *child;
  int        full;          /* width that the child needs with all that it has */
  gboolean   slim;
  gboolean   slim_told; /* what those who listen know of it */
  int        spare;
  guint      notify_source;
};

G_DEFINE_FINAL_TYPE (LmSlimBin, lm_slim_bin, GTK_TYPE_WIDGET)

/* Whether the child has to do with less. */
gboolean
lm_slim_bin_get_slim (LmSlimBin *self)
{
  g_return_val_if_fail (LM_IS_SLIM_BIN (self), FALSE);

  return self->slim;
}

static void
lm_slim_bin_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  LmSlimBin *self = LM_SLIM_BIN (widget);

  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;

  if (!self->slim)
    self->full = *minimum;
  *natural = MAX (*natural, self->full);
  *minimum = MIN (*minimum, LM_SLIM_BIN_WIDTH);
}

static gboolean
notify_cb (gpointer data)
{
  LmSlimBin *self = data;

  self->notify_source = 0;
  if (self->slim != self->slim_told)
    g_object_notify (G_OBJECT (self), "slim");
  self->slim_told = self->slim;
  g_object_notify (G_OBJECT (self), "spare");
  return G_SOURCE_REMOVE;
}

/* Nobody may ask for another size in the middle of an allocation, so they hear of it after the frame. */
static void
lm_slim_bin_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  LmSlimBin *self = LM_SLIM_BIN (widget);
  const gboolean slim = width < self->full;
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, MAX (width, least), height, baseline, NULL);
  if (slim == self->slim && width - least == self->spare)
    return;

  self->slim = slim;
  self->spare = width - least;
  if (self->notify_source == 0)
    self->notify_source = g_idle_add (notify_cb, self);
}

static void
set_child (LmSlimBin *self,
           GtkWidget *child)
{
  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
lm_slim_bin_dispose (GObject *object)
{
  LmSlimBin *self = LM_SLIM_BIN (object);

  g_clear_handle_id (&self->notify_source, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_slim_bin_parent_class)->dispose (object);
}

static void
lm_slim_bin_class_init (LmSlimBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_slim_bin_dispose;
  widget_class->measure = lm_slim_bin_measure;
  widget_class->size_allocate = lm_slim_bin_size_allocate;

  LM_CLASS_PROPERTIES (klass,
    { "child", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmSlimBin, child), .set = G_CALLBACK (set_child),
      .flags = G_PARAM_CONSTRUCT_ONLY },
    { "slim", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmSlimBin, slim) },
    { "spare", G_TYPE_INT, LM_PROPERTY_AT (LmSlimBin, spare) });

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_slim_bin_init (LmSlimBin *self)
{
  /* Until it is known: most windows are wide, and what does not change asks for no second frame. */
  self->spare = LM_SLIM_BIN_WIDTH;
}
