/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-accessible-name.c: what a screen reader calls a widget. */

#include "config.h"

#include "lm-accessible-name.h"

/**
 * lm_accessible_name_set:
 * @widget: a widget, perhaps with a label on it or beside it
 * @name: what it is called
 *
 * Names a widget. The label would be read as well, and with the mark of its
 * mnemonic.
 */
void
lm_accessible_name_set (GtkWidget  *widget,
                        const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * lm_accessible_name_explain:
 * @widget: a widget that shows little of what it does
 * @name: what that is
 *
 * Names a widget, and says the same in its tooltip.
 */
void
lm_accessible_name_explain (GtkWidget  *widget,
                            const char *name)
{
  lm_accessible_name_set (widget, name);
  /* A tooltip that is set makes GTK look for the pointer, also on a window that has gone meanwhile. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) != 0)
    gtk_widget_set_tooltip_text (widget, name);
}
