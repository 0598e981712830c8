/* SPDX-License-Identifier: GPL-3.0-or-later */
/* changer.c: the editor's plus and minus below a column. */

#include "config.h"

#include "changer.h"

#include <glib/gi18n.h>

struct _LmZeckendorfChanger
{
  GtkButton  parent_instance;

  guint      bin;
  int        chips;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfChanger, lm_zeckendorf_changer, GTK_TYPE_BUTTON)

static void
lm_zeckendorf_changer_class_init (LmZeckendorfChangerClass *klass)
{
}

static void
lm_zeckendorf_changer_init (LmZeckendorfChanger *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-move");
}

/**
 * lm_zeckendorf_changer_new:
 * @bin: a bin, from 1
 * @chips: 1 to add a chip, -1 to take one away
 *
 * Returns: (transfer floating): a button that offers it
 */
GtkWidget *
lm_zeckendorf_changer_new (guint bin,
                           int   chips)
{
  LmZeckendorfChanger *self = g_object_new (LM_TYPE_ZECKENDORF_CHANGER, NULL);
  g_autofree char *text = g_strdup_printf (chips > 0 ? _("Add a chip to F%u") : _("Remove a chip from F%u"), bin);

  self->bin = bin;
  self->chips = chips;
  gtk_button_set_icon_name (GTK_BUTTON (self), chips > 0 ? "list-add-symbolic" : "list-remove-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

/**
 * lm_zeckendorf_changer_get_bin:
 * @self: a plus or minus
 *
 * Returns: the bin that it changes, from 1
 */
guint
lm_zeckendorf_changer_get_bin (LmZeckendorfChanger *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_CHANGER (self), 0);

  return self->bin;
}

/**
 * lm_zeckendorf_changer_get_chips:
 * @self: a plus or minus
 *
 * Returns: how many chips it adds
 */
int
lm_zeckendorf_changer_get_chips (LmZeckendorfChanger *self)
{
  g_return_val_if_fail (LM_IS_ZECKENDORF_CHANGER (self), 0);

  return self->chips;
}

/**
 * lm_zeckendorf_changer_read_key:
 * @keyval: a key
 *
 * Returns: how many chips the key puts into a column of the editor; 0 when it
 *   means nothing there
 */
int
lm_zeckendorf_changer_read_key (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
    case GDK_KEY_Insert:
      return 1;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_Delete:
    case GDK_KEY_BackSpace:
      return -1;
    default:
      return 0;
    }
}
