/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-axis-chooser.c: which two numbers a map is over. */

#include "lm-axis-chooser.h"

#include "engine/game/lm-types.h"
#include "kit/widget/lm-accessible-name.h"

#include <glib/gi18n.h>

struct _LmAxisChooser
{
  GtkBox       parent_instance;

  GtkDropDown *choices[2];
  GStrv        names;
  guint        chosen[2];
};

G_DEFINE_FINAL_TYPE (LmAxisChooser, lm_axis_chooser, GTK_TYPE_BOX)

static guint changed_signal;

static void
show_chosen (LmAxisChooser *self)
{
  for (guint axis = 0; axis < 2; axis++)
    gtk_drop_down_set_selected (self->choices[axis], self->chosen[axis]);
}

/* What is the other axis already changes places with it. */
static void
selected_cb (LmAxisChooser *self,
             GParamSpec    *pspec,
             GtkDropDown   *choice)
{
  const guint axis = choice == self->choices[0] ? 0 : 1;
  const guint selected = gtk_drop_down_get_selected (choice);
  const guint before = self->chosen[axis];

  /* While the names are exchanged none is selected, or one that nobody chose. */
  if (self->names == NULL || selected == GTK_INVALID_LIST_POSITION || selected == before)
    return;

  self->chosen[axis] = selected;
  if (self->chosen[1 - axis] == selected)
    self->chosen[1 - axis] = before;
  show_chosen (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
lm_axis_chooser_finalize (GObject *object)
{
  g_strfreev (LM_AXIS_CHOOSER (object)->names);

  G_OBJECT_CLASS (lm_axis_chooser_parent_class)->finalize (object);
}

static void
lm_axis_chooser_class_init (LmAxisChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_axis_chooser_finalize;

  changed_signal = lm_signal_new (klass, "changed", 0);
}

static void
lm_axis_chooser_init (LmAxisChooser *self)
{
  const char *const titles[] = { _("_Across"), _("_Upright") };
  const char *const spoken[] = { _("What goes across"), _("What goes upright") };

  gtk_box_set_spacing (GTK_BOX (self), 6);
  for (guint axis = 0; axis < 2; axis++)
    {
      GtkWidget *label = gtk_label_new_with_mnemonic (titles[axis]);
      GtkWidget *choice = gtk_drop_down_new (NULL, NULL);

      gtk_label_set_mnemonic_widget (GTK_LABEL (label), choice);
      gtk_widget_set_hexpand (choice, TRUE);
      lm_accessible_name_set (choice, spoken[axis]);
      g_signal_connect_object (choice, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self), label);
      gtk_box_append (GTK_BOX (self), choice);
      self->choices[axis] = GTK_DROP_DOWN (choice);
    }
}

static guint
find (LmAxisChooser *self,
      const char    *name,
      guint          otherwise)
{
  for (guint i = 0; name != NULL && self->names[i] != NULL; i++)
    if (g_str_equal (self->names[i], name))
      return i;

  return otherwise;
}

/**
 * lm_axis_chooser_set_names:
 * @self: a chooser
 * @names: (array zero-terminated=1): at least two
 * @across: (nullable): the name of the axis across, if there is such a one
 * @other: (nullable): the name of the other axis
 *
 * Shows these to choose from, without saying that something has changed.
 */
void
lm_axis_chooser_set_names (LmAxisChooser      *self,
                           const char * const *names,
                           const char         *across,
                           const char         *other)
{
  g_auto (GStrv) taken = g_strdupv ((GStrv) names);

  g_return_if_fail (LM_IS_AXIS_CHOOSER (self));
  g_return_if_fail (g_strv_length (taken) >= 2);

  g_clear_pointer (&self->names, g_strfreev);
  for (guint axis = 0; axis < 2; axis++)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (names);

      gtk_drop_down_set_model (self->choices[axis], G_LIST_MODEL (list));
    }
  self->names = g_steal_pointer (&taken);
  self->chosen[0] = find (self, across, 0);
  self->chosen[1] = find (self, other, self->chosen[0] == 1 ? 0 : 1);
  if (self->chosen[0] == self->chosen[1])
    self->chosen[0] = self->chosen[1] == 0 ? 1 : 0;
  show_chosen (self);
}

/**
 * lm_axis_chooser_get_name:
 * @self: a chooser
 * @axis: 0 or 1
 *
 * Returns: (transfer none) (nullable): what is chosen
 */
const char *
lm_axis_chooser_get_name (LmAxisChooser *self,
                          guint          axis)
{
  g_return_val_if_fail (LM_IS_AXIS_CHOOSER (self), NULL);

  return self->names != NULL ? self->names[self->chosen[axis]] : NULL;
}
