/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-accessible-name.c: what a screen reader calls a widget. */

#include "lm-accessible-name.h"

/**
 * lm_accessible_name_init:
 *
 * To be called before the first widget is made. What has no words of its own GTK 4.8 calls by the name of its type: pictures
 * beside words and scroll bars are for the eye alone, and a menu button or a flow box is only what the buttons in it stand in.
 */
void
lm_accessible_name_init (void)
{
  const struct { GType type; GtkAccessibleRole role; } silent[] = {
    { GTK_TYPE_IMAGE, GTK_ACCESSIBLE_ROLE_NONE },
    { GTK_TYPE_SCROLLBAR, GTK_ACCESSIBLE_ROLE_NONE },
    { GTK_TYPE_MENU_BUTTON, GTK_ACCESSIBLE_ROLE_GROUP },
    { GTK_TYPE_FLOW_BOX, GTK_ACCESSIBLE_ROLE_GROUP },
    { GTK_TYPE_FLOW_BOX_CHILD, GTK_ACCESSIBLE_ROLE_GROUP },
  };

  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    gtk_widget_class_set_accessible_role (g_type_class_ref (silent[i].type), silent[i].role);
}

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

  if (GTK_IS_MENU_BUTTON (widget))
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
      widget = gtk_widget_get_first_child (widget);
      /* Its tooltip. */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
    }
  if (GTK_IS_DROP_DOWN (widget))
    lm_accessible_name_set (gtk_widget_get_first_child (widget), name);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static const char *
get_button_label (GtkButton *button)
{
  GtkWidget *child = gtk_button_get_child (button);

  return GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : gtk_button_get_label (button);
}

/**
 * lm_accessible_name_set_buttons:
 * @widget: what GTK or libadwaita has made
 * @unnamed: (nullable): what a button without a label and a name is called
 *
 * Names the buttons in it: those with labels GTK 4.8 would call by them twice, or by their type.
 */
void
lm_accessible_name_set_buttons (GtkWidget  *widget,
                                const char *unnamed)
{
  const char *label = GTK_IS_BUTTON (widget) ? get_button_label (GTK_BUTTON (widget)) : NULL;

  if (GTK_IS_BUTTON (widget) && label == NULL
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    label = unnamed;
  if (label != NULL)
    lm_accessible_name_set (widget, label);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      lm_accessible_name_set_buttons (child, unnamed);
}

/* Where a widget keeps what its tooltip says. */
#define TOOLTIP "lm-accessible-name-tooltip"

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard_tooltip,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, g_object_get_data (G_OBJECT (widget), TOOLTIP));
  return TRUE;
}

/**
 * lm_accessible_name_explain:
 * @widget: a widget that shows little of what it does
 * @name: what that is
 *
 * Names a widget, and says the same in its tooltip. A tooltip that is made only
 * when it is wanted is no second name for a screen reader.
 */
void
lm_accessible_name_explain (GtkWidget  *widget,
                            const char *name)
{
  lm_accessible_name_set (widget, name);
  if (g_object_get_data (G_OBJECT (widget), TOOLTIP) == NULL)
    {
      gtk_widget_set_has_tooltip (widget, TRUE);
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
    }
  g_object_set_data_full (G_OBJECT (widget), TOOLTIP, g_strdup (name), g_free);
}

static gboolean
query_cut_cb (GtkLabel   *label,
              int         x,
              int         y,
              gboolean    keyboard_tooltip,
              GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/**
 * lm_accessible_name_show_cut:
 * @label: a label that is cut short where there is no room
 *
 * Shows all of it in a tooltip then, which is no second name for a screen
 * reader.
 */
void
lm_accessible_name_show_cut (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_cut_cb), NULL);
}

/**
 * lm_accessible_name_show_cut_buttons:
 * @widget: what stands in a row
 *
 * Lets the labels of the buttons in it be cut short where there is no room,
 * with all of them in tooltips.
 */
void
lm_accessible_name_show_cut_buttons (GtkWidget *widget)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (GTK_IS_LABEL (label))
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      lm_accessible_name_show_cut (GTK_LABEL (label));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    lm_accessible_name_show_cut_buttons (child);
}

/* What is hidden once is still there for some readers, by the name of its type, unless it has another. */
static void
label_changed_cb (GtkLabel *label)
{
  const gboolean empty = gtk_label_get_label (label)[0] == '\0';

  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, empty, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, empty ? " " : gtk_label_get_text (label), -1);
}

/**
 * lm_accessible_name_hide_empty:
 * @label: a label that keeps its room while it says nothing
 *
 * Lets nobody come to a label without words.
 */
void
lm_accessible_name_hide_empty (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "notify::label", G_CALLBACK (label_changed_cb), NULL);
  /* To show a widget lets it be heard. */
  g_signal_connect (label, "notify::visible", G_CALLBACK (label_changed_cb), NULL);
  label_changed_cb (label);
}
