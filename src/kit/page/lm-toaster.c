/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-toaster.c: says what happened, the last thing first. */

#include "lm-toaster.h"

#include "engine/game/lm-property.h"

#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-announce.h"

#include <glib/gi18n.h>

/* Long enough for a sentence and for its button. */
#define TOAST_SECONDS 8

/* Where a window has its toaster. */
#define OF_ROOT "lm-toaster"

struct _LmToaster
{
  AdwBin           parent_instance;

  AdwToastOverlay *overlay;
  /* (weak) */
  AdwToast        *toast;
};

G_DEFINE_FINAL_TYPE (LmToaster, lm_toaster, ADW_TYPE_BIN)

void
lm_toaster_dismiss (LmToaster *self)
{
  g_return_if_fail (LM_IS_TOASTER (self));

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}

/* There is room for one line: where that is not enough all of it is in a tooltip. */
static void
show_cut (AdwToast *toast)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), adw_toast_get_title (toast));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  lm_accessible_name_show_cut (GTK_LABEL (label));
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
}

/* libadwaita before 1.3 frees a toast that is hidden while it is still being shown, and calls it back when its animation ends:
   without animations it ends at once. */
static void
add_toast (LmToaster *self,
           AdwToast  *toast)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  gboolean at_once;

  g_object_get (settings, "gtk-enable-animations", &at_once, NULL);
  at_once = at_once && adw_get_major_version () == 1 && adw_get_minor_version () < 3;
  if (at_once)
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  adw_toast_overlay_add_toast (self->overlay, toast);
  lm_accessible_name_set_buttons (gtk_widget_get_last_child (GTK_WIDGET (self->overlay)), _("Dismiss"));
  if (at_once)
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
announce (LmToaster  *self,
          const char *markup)
{
  g_autofree char *words = NULL;

  if (pango_parse_markup (markup, -1, 0, NULL, &words, NULL, NULL))
    lm_announce (GTK_WIDGET (self), words);
}

/* Takes @toast, which does not wait for the one before it: what happened last is what matters. */
void
lm_toaster_show (LmToaster *self,
                 AdwToast  *toast)
{
  g_return_if_fail (LM_IS_TOASTER (self));

  lm_toaster_dismiss (self);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  g_set_weak_pointer (&self->toast, toast);
  announce (self, adw_toast_get_title (toast));
  show_cut (toast);
  add_toast (self, toast);
}

void
lm_toaster_say (LmToaster  *self,
                const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  lm_toaster_show (self, adw_toast_new (markup));
}

static GtkWidget *
get_content (LmToaster *self)
{
  return adw_toast_overlay_get_child (self->overlay);
}

static void
set_content (LmToaster *self,
             GtkWidget *content)
{
  adw_toast_overlay_set_child (self->overlay, content);
}

static void
lm_toaster_dispose (GObject *object)
{
  LmToaster *self = LM_TOASTER (object);

  g_clear_weak_pointer (&self->toast);

  G_OBJECT_CLASS (lm_toaster_parent_class)->dispose (object);
}

/* Whoever has something to say in a window finds the first toaster of it. */
static void
lm_toaster_root (GtkWidget *widget)
{
  GObject *root;

  GTK_WIDGET_CLASS (lm_toaster_parent_class)->root (widget);
  root = G_OBJECT (gtk_widget_get_root (widget));
  if (g_object_get_data (root, OF_ROOT) == NULL)
    g_object_set_data (root, OF_ROOT, widget);
}

static void
lm_toaster_unroot (GtkWidget *widget)
{
  GObject *root = G_OBJECT (gtk_widget_get_root (widget));

  if (g_object_get_data (root, OF_ROOT) == widget)
    g_object_set_data (root, OF_ROOT, NULL);
  GTK_WIDGET_CLASS (lm_toaster_parent_class)->unroot (widget);
}

/**
 * lm_toaster_find:
 * @widget: who has something to say
 *
 * Returns: (transfer none) (nullable): the toaster around @widget, or that of its
 *   window; %NULL where there is none, be it that @widget is in no window any more
 */
LmToaster *
lm_toaster_find (GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_ancestor (widget, LM_TYPE_TOASTER);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (around != NULL)
    return LM_TOASTER (around);
  return root != NULL ? g_object_get_data (G_OBJECT (root), OF_ROOT) : NULL;
}

static void
lm_toaster_class_init (LmToasterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_toaster_dispose;
  GTK_WIDGET_CLASS (klass)->root = lm_toaster_root;
  GTK_WIDGET_CLASS (klass)->unroot = lm_toaster_unroot;

  LM_CLASS_PROPERTIES (klass,
    { "content", GTK_TYPE_WIDGET, .get = G_CALLBACK (get_content), .set = G_CALLBACK (set_content) });
}

static void
lm_toaster_init (LmToaster *self)
{
  self->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->overlay));
}
