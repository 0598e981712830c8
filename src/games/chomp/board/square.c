/* SPDX-License-Identifier: GPL-3.0-or-later */
/* square.c: a square as a button: what makes the drawing reachable by keyboard and screen reader. */

#include "config.h"

#include "square.h"

struct _LmChompSquare
{
  GtkButton  parent_instance;

  guint      row;
  guint      column;
  char      *text;
  gboolean   disabled;
};

G_DEFINE_FINAL_TYPE (LmChompSquare, lm_chomp_square, GTK_TYPE_BUTTON)

static void
lm_chomp_square_finalize (GObject *object)
{
  g_free (LM_CHOMP_SQUARE (object)->text);

  G_OBJECT_CLASS (lm_chomp_square_parent_class)->finalize (object);
}

static void
lm_chomp_square_class_init (LmChompSquareClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_chomp_square_finalize;
}

static void
lm_chomp_square_init (LmChompSquare *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-chomp-square");
}

GtkWidget *
lm_chomp_square_new (guint row,
                     guint column)
{
  LmChompSquare *self = g_object_new (LM_TYPE_CHOMP_SQUARE, NULL);

  self->row = row;
  self->column = column;

  return GTK_WIDGET (self);
}

void
lm_chomp_square_get_place (LmChompSquare *self,
                           guint         *row,
                           guint         *column)
{
  g_return_if_fail (LM_IS_CHOMP_SQUARE (self));

  *row = self->row;
  *column = self->column;
}

void
lm_chomp_square_set_text (LmChompSquare *self,
                          const char    *text,
                          gboolean       disabled)
{
  g_return_if_fail (LM_IS_CHOMP_SQUARE (self));

  if (self->disabled != disabled)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
  self->disabled = disabled;

  /* There are up to 400 of them, and most say the same as before. */
  if (g_strcmp0 (self->text, text) == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
