/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lazy-menu.c: a menu that is built when it is first opened, for most starts open none. */

#include "lm-lazy-menu.h"

static void
build_cb (GtkMenuButton *button,
          gpointer       menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

/**
 * lm_lazy_menu_set:
 * @button: a button without a menu
 * @menu: the menu that it opens
 *
 * As gtk_menu_button_set_menu_model(), but without the widgets of the menu until somebody opens it.
 */
void
lm_lazy_menu_set (GtkMenuButton *button,
                  GMenuModel    *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, build_cb, g_object_ref (menu), g_object_unref);
}
