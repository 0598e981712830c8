/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dead-box.c: the chips that have left the game. */

#include "config.h"

#include "dead-box.h"

#include "badge.h"
#include "chip-button.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

struct _LmSlsDeadBox
{
  GtkWidget   parent_instance;

  GtkWidget  *box;
  GtkWidget  *badges[LM_SLS_PLAYERS];
  GtkLabel   *counts[LM_SLS_PLAYERS];
};

G_DEFINE_FINAL_TYPE (LmSlsDeadBox, lm_sls_dead_box, GTK_TYPE_WIDGET)

enum
{
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
drop_cb (LmSlsDeadBox *self,
         const GValue *value)
{
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_uint (value));
  return TRUE;
}

static void
lm_sls_dead_box_dispose (GObject *object)
{
  LmSlsDeadBox *self = LM_SLS_DEAD_BOX (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_sls_dead_box_parent_class)->dispose (object);
}

static void
lm_sls_dead_box_class_init (LmSlsDeadBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_sls_dead_box_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
create_grid (LmSlsDeadBox *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (grid, TRUE);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      GtkWidget *count = gtk_label_new (NULL);

      self->badges[i] = lm_sls_badge_new (i, 20);
      self->counts[i] = GTK_LABEL (count);
      gtk_label_set_width_chars (self->counts[i], 2);
      gtk_label_set_xalign (self->counts[i], 0);
      gtk_widget_add_css_class (count, "numeric");
      gtk_grid_attach (GTK_GRID (grid), self->badges[i], 2 * (i % 2), i / 2, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), count, 2 * (i % 2) + 1, i / 2, 1, 1);
    }

  return grid;
}

static void
lm_sls_dead_box_init (LmSlsDeadBox *self)
{
  GtkDropTarget *target = gtk_drop_target_new (LM_SLS_DRAG_TYPE, GDK_ACTION_COPY);
  GtkWidget *title = gtk_label_new (_("Dead box"));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (self->box), title);
  gtk_box_append (GTK_BOX (self->box), create_grid (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-sls-dead-box");
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
lm_sls_dead_box_new (void)
{
  return g_object_new (LM_TYPE_SLS_DEAD_BOX, NULL);
}

void
lm_sls_dead_box_show (LmSlsDeadBox *self,
                      LmPosition   *position)
{
  g_autofree char *chips = NULL;
  g_autofree char *name = NULL;
  guint8 counts[LM_SLS_PLAYERS];

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      g_autofree char *text = NULL;

      counts[i] = lm_sls_position_get_dead (position, i);
      text = g_strdup_printf ("%u", counts[i]);
      gtk_label_set_label (self->counts[i], text);
      gtk_widget_set_opacity (self->badges[i], counts[i] > 0 ? 1 : 0.35);
    }

  chips = lm_sls_count (counts) > 0 ? lm_sls_describe_chips (counts) : g_strdup (_("empty"));
  name = g_strdup_printf (_("Dead box: %s"), chips);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}
