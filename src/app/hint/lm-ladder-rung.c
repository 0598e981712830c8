/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-ladder-rung.c: one rung of the ladder of hints: a heading to press, and what it tells. */

#include "lm-ladder-rung.h"

#include "engine/game/lm-property.h"

#include "engine/game/lm-types.h"

struct _LmLadderRung
{
  GtkBox     parent_instance;

  GtkWidget *header;
  GtkWidget *arrow;
  GtkWidget *title;
  GtkWidget *content;
  gboolean   told;
};

G_DEFINE_FINAL_TYPE (LmLadderRung, lm_ladder_rung, GTK_TYPE_BOX)

static guint clicked_signal;

static void
update_told (LmLadderRung *self)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), self->told ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_STATE_EXPANDED, self->told, -1);
  if (self->told)
    gtk_widget_remove_css_class (self->title, "dim-label");
  else
    gtk_widget_add_css_class (self->title, "dim-label");

  if (self->content != NULL)
    gtk_widget_set_visible (self->content, self->told);
}

void
lm_ladder_rung_set_told (LmLadderRung *self,
                         gboolean      told)
{
  g_return_if_fail (LM_IS_LADDER_RUNG (self));

  if (self->told == told)
    return;

  self->told = told;
  update_told (self);
  g_object_notify (G_OBJECT (self), "told");
}

/* Content that does not speak of the present position is dimmed and cannot be used. */
void
lm_ladder_rung_set_current (LmLadderRung *self,
                            gboolean      current)
{
  g_return_if_fail (LM_IS_LADDER_RUNG (self));

  if (self->content != NULL)
    gtk_widget_set_sensitive (self->content, current);
}

static void
set_title (LmLadderRung *self,
           const char   *title)
{
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
set_content (LmLadderRung *self,
             GtkWidget    *content)
{
  if (self->content != NULL)
    gtk_box_remove (GTK_BOX (self), self->content);

  self->content = content;
  if (content != NULL)
    gtk_box_append (GTK_BOX (self), content);
  update_told (self);
}

static void
header_clicked_cb (LmLadderRung *self)
{
  g_signal_emit (self, clicked_signal, 0);
}

static void
lm_ladder_rung_class_init (LmLadderRungClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "ladderrung");

  LM_CLASS_PROPERTIES (klass,
    { "title", G_TYPE_STRING, .set = G_CALLBACK (set_title) },
    { "content", GTK_TYPE_WIDGET, LM_PROPERTY_AT (LmLadderRung, content), .set = G_CALLBACK (set_content) },
    { "told", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmLadderRung, told), .set = G_CALLBACK (lm_ladder_rung_set_told) });

  clicked_signal = lm_signal_new (klass, "clicked", 0);
}

static void
lm_ladder_rung_init (LmLadderRung *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);

  self->arrow = gtk_image_new ();
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), self->arrow);
  gtk_box_append (GTK_BOX (box), self->title);

  self->header = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->header), box);
  gtk_widget_add_css_class (self->header, "flat");
  g_signal_connect_swapped (self->header, "clicked", G_CALLBACK (header_clicked_cb), self);
  gtk_box_append (GTK_BOX (self), self->header);

  update_told (self);
}
