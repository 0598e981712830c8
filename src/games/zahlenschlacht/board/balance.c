/* SPDX-License-Identifier: GPL-3.0-or-later */
/* balance.c: whether the residues are in balance, in words and in bars. */

#include "board.h"


/* What a screen reader is told of a board with many residues. */
#define MAX_TOLD 24

struct _LmZahlenschlachtBalance
{
  GtkWidget              parent_instance;

  LmZahlenschlachtScene *scene;
  GtkWidget             *box;
  GtkImage              *mark;
  GtkLabel              *summary;
  GtkWidget             *scroller;
  LmZahlenschlachtBars  *bars;
  LmPosition            *told;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtBalance, lm_zahlenschlacht_balance, GTK_TYPE_WIDGET)

/* All classes, those out of balance first; of many only these, as long as there are few. */
static char *
describe_classes (const LmZahlenschlachtResidues *residues)
{
  const guint n_classes = lm_zahlenschlacht_residues_get_n_classes (residues);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int balanced = 0; balanced < 2; balanced++)
    for (guint i = 0; i < n_classes && parts->len < MAX_TOLD; i++)
      {
        const LmZahlenschlachtPairClass *class = lm_zahlenschlacht_residues_get_class (residues, i);

        if (lm_zahlenschlacht_class_is_balanced (class) == balanced)
          g_ptr_array_add (parts, lm_zahlenschlacht_words_class (class));
      }
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (C_("between the parts of a description", "; "), (char **) parts->pdata);

  return g_strconcat (list, n_classes > MAX_TOLD ? "…" : ".", NULL);
}

/* Shows what has changed in the scene. */
void
lm_zahlenschlacht_balance_update (LmZahlenschlachtBalance *self)
{
  const LmZahlenschlachtResidues *residues = lm_zahlenschlacht_scene_get_residues (self->scene);
  g_autofree char *summary = NULL;
  g_autofree char *classes = NULL;
  g_autofree char *label = NULL;

  lm_zahlenschlacht_bars_update (self->bars);
  if (residues == NULL || self->told == lm_zahlenschlacht_scene_get_position (self->scene))
    return;

  g_clear_pointer (&self->told, lm_position_unref);
  self->told = lm_position_ref (lm_zahlenschlacht_scene_get_position (self->scene));
  summary = lm_zahlenschlacht_words_balance (residues);
  classes = describe_classes (residues);
  /* Translators: the balance of the residues: “Balance: 2 pairs out of balance.” */
  label = g_strdup_printf (_("Balance: %s"), summary);
  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->summary), summary);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), lm_zahlenschlacht_residues_is_a_situation (residues));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, classes, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bars),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, classes, -1);
}

static void
lm_zahlenschlacht_balance_dispose (GObject *object)
{
  LmZahlenschlachtBalance *self = LM_ZAHLENSCHLACHT_BALANCE (object);

  g_clear_pointer (&self->told, lm_position_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_zahlenschlacht_balance_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_balance_class_init (LmZahlenschlachtBalanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_balance_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_summary (LmZahlenschlachtBalance *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  self->mark = GTK_IMAGE (gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_hide (GTK_WIDGET (self->mark));
  self->summary = GTK_LABEL (label);
  gtk_label_set_xalign (self->summary, 0);
  gtk_label_set_ellipsize (self->summary, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->mark));
  gtk_box_append (GTK_BOX (row), label);
  gtk_widget_add_css_class (row, "lm-slate-summary");

  return row;
}

static void
lm_zahlenschlacht_balance_init (LmZahlenschlachtBalance *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->box), create_summary (self));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_add_css_class (self->scroller, "lm-slate");
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
lm_zahlenschlacht_balance_new (LmZahlenschlachtScene *scene)
{
  LmZahlenschlachtBalance *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT_BALANCE, NULL);

  self->scene = scene;
  self->bars = LM_ZAHLENSCHLACHT_BARS (lm_zahlenschlacht_bars_new (scene));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->bars));
  lm_zahlenschlacht_bars_set_adjustment (self->bars,
                                         gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)));

  return GTK_WIDGET (self);
}
