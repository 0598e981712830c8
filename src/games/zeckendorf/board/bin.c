/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bin.c: a column as a button: what makes the drawing reachable by keyboard and screen reader. */

#include "config.h"

#include "bin.h"

struct _LmZeckendorfBin
{
  GtkButton  parent_instance;

  guint      index;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfBin, lm_zeckendorf_bin, GTK_TYPE_BUTTON)

static void
lm_zeckendorf_bin_class_init (LmZeckendorfBinClass *klass)
{
}

static void
lm_zeckendorf_bin_init (LmZeckendorfBin *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-bin");
}

/**
 * lm_zeckendorf_bin_new:
 * @index: the bin, from 1
 *
 * Returns: (transfer floating): a button without content, to lie over the
 *   drawing of a column
 */
GtkWidget *
lm_zeckendorf_bin_new (guint index)
{
  LmZeckendorfBin *self = g_object_new (LM_TYPE_ZECKENDORF_BIN, NULL);

  self->index = index;

  return GTK_WIDGET (self);
}

/**
 * lm_zeckendorf_bin_get_index:
 * @self: a bin
 *
 * Returns: which one, from 1
 */
guint
lm_zeckendorf_bin_get_index (LmZeckendorfBin *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_BIN (self), 0);

  return self->index;
}

/**
 * lm_zeckendorf_bin_set_text:
 * @self: a bin
 * @text: the column in words
 */
void
lm_zeckendorf_bin_set_text (LmZeckendorfBin *self,
                            const char      *text)
{
  g_return_if_fail (LM_IS_ZECKENDORF_BIN (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}
