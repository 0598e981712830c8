/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-wheel.c: the wheel scrolls the page and changes no number. */

#include "lm-wheel.h"

static gboolean
realized_cb (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  g_autoptr (GListModel) controllers = NULL;

  if (!GTK_IS_SPIN_BUTTON (widget) && !GTK_IS_SCALE (widget))
    return G_SOURCE_CONTINUE;

  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
  return G_SOURCE_CONTINUE;
}

/**
 * lm_wheel_free:
 *
 * Takes the wheel from every spin button and every slider that there will be,
 * in any window: whoever scrolls a page does not mean what comes below the
 * pointer. To be called once.
 */
void
lm_wheel_free (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}
