/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sign.c: a thing on the board that can only be looked at: what makes it known to pointer and screen reader. */

#include "config.h"

#include "sign.h"

struct _LmZeckendorfSign
{
  GtkWidget  parent_instance;

  char      *text;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfSign, lm_zeckendorf_sign, GTK_TYPE_WIDGET)

static void
lm_zeckendorf_sign_finalize (GObject *object)
{
  g_free (LM_ZECKENDORF_SIGN (object)->text);

  G_OBJECT_CLASS (lm_zeckendorf_sign_parent_class)->finalize (object);
}

static void
lm_zeckendorf_sign_class_init (LmZeckendorfSignClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_sign_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sign");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lm_zeckendorf_sign_init (LmZeckendorfSign *self)
{
}

/**
 * lm_zeckendorf_sign_new:
 *
 * Returns: (transfer floating): a widget without content, to lie over the
 *   drawing of a thing
 */
GtkWidget *
lm_zeckendorf_sign_new (void)
{
  return g_object_new (LM_TYPE_ZECKENDORF_SIGN, NULL);
}

/**
 * lm_zeckendorf_sign_get_text:
 * @self: a sign
 *
 * Returns: (transfer none) (nullable): the thing in words
 */
const char *
lm_zeckendorf_sign_get_text (LmZeckendorfSign *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_SIGN (self), NULL);

  return self->text;
}

/**
 * lm_zeckendorf_sign_set_text:
 * @self: a sign
 * @text: the thing in words
 */
void
lm_zeckendorf_sign_set_text (LmZeckendorfSign *self,
                             const char       *text)
{
  g_return_if_fail (LM_IS_ZECKENDORF_SIGN (self));

  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
