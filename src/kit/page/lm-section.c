/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-section.c: a part of a page: a heading, what it rests on, and texts and widgets below one another. */

#include "lm-section.h"

#include "lm-badge.h"

#include "engine/game/lm-property.h"

/* Property: "title" (string, write-only): the heading. */
struct _LmSection
{
  GtkBox     parent_instance;

  GtkWidget *head; /* (nullable): the heading, and the badge after it */
  LmBadge   *badge;
};

static void lm_section_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSection, lm_section, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, lm_section_buildable_init))

static GtkBuildableIface *parent_buildable;

/* A label is text: it begins where lines begin, and goes on in the next one. */
static void
prepare_label (GtkLabel *label)
{
  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
}

static void
lm_section_add_child (GtkBuildable *buildable,
                      GtkBuilder   *builder,
                      GObject      *child,
                      const char   *type)
{
  if (GTK_IS_LABEL (child))
    prepare_label (GTK_LABEL (child));
  parent_buildable->add_child (buildable, builder, child, type);
}

static void
lm_section_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = lm_section_add_child;
}

static void
set_title (LmSection  *self,
           const char *title)
{
  GtkWidget *heading = gtk_label_new (title);

  prepare_label (GTK_LABEL (heading));
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_add_css_class (heading, "heading");
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->head), heading);
  gtk_box_prepend (GTK_BOX (self), self->head);
}

static void
lm_section_class_init (LmSectionClass *klass)
{
  LM_CLASS_PROPERTIES (klass,
    { "title", G_TYPE_STRING, .set = G_CALLBACK (set_title) });
}

static void
lm_section_init (LmSection *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

/* What the section says rests on that: a badge beside its title. */
void
lm_section_set_status (LmSection *self,
                       LmStatus   status)
{
  g_return_if_fail (LM_IS_SECTION (self) && self->head != NULL);

  if (self->badge == NULL)
    {
      self->badge = g_object_new (LM_TYPE_BADGE, NULL);
      gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->badge));
    }
  lm_badge_set_status (self->badge, status);
}

/* Takes @text, which has just been put together. */
void
lm_label_take (GtkLabel *label,
               char     *text)
{
  gtk_label_set_label (label, text);
  g_free (text);
}
