/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-badge.c: what a reason rests on: proved, computed, conjectured or open. */

#include "lm-badge.h"

#include "kit/widget/lm-board-style.h"

#include <glib/gi18n.h>

struct _LmBadge
{
  GtkWidget  parent_instance;

  GtkWidget *label;
  LmStatus   status;
};

G_DEFINE_FINAL_TYPE (LmBadge, lm_badge, GTK_TYPE_WIDGET)

static const GdkRGBA *
get_color (const LmBoardStyle *style,
           LmStatus            status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return &style->win;
    case LM_STATUS_COMPUTED:
      return &style->accent;
    case LM_STATUS_CONJECTURED:
      return &style->loss;
    case LM_STATUS_UNKNOWN:
    default:
      return &style->unknown;
    }
}

/* A solid outline for what is certain, dashes for what is not: told apart without colour. */
static void
lm_badge_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  LmBadge *self = LM_BADGE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double radius = height / 2.0 - 1;
  const double dashes[] = { 3, 3 };
  LmBoardStyle style;
  cairo_t *cr;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_arc (cr, width - 1 - radius, height / 2.0, radius, -G_PI_2, G_PI_2);
  cairo_arc (cr, 1 + radius, height / 2.0, radius, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, get_color (&style, self->status));
  cairo_set_line_width (cr, self->status == LM_STATUS_PROVED ? 2 : 1);
  if (self->status == LM_STATUS_CONJECTURED || self->status == LM_STATUS_UNKNOWN)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);

  gtk_widget_snapshot_child (widget, self->label, snapshot);
}

static void
lm_badge_css_changed (GtkWidget         *widget,
                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_badge_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static const char *
get_status_name (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return C_("status of a reason", "Proved");
    case LM_STATUS_COMPUTED:
      return C_("status of a reason", "Computed");
    case LM_STATUS_CONJECTURED:
      return C_("status of a reason", "Conjectured");
    case LM_STATUS_UNKNOWN:
    default:
      return C_("status of a reason", "Open");
    }
}

static const char *
get_status_meaning (LmStatus status)
{
  switch (status)
    {
    case LM_STATUS_PROVED:
      return _("A published theorem says so, whose source stands beside it, or the rules themselves.");
    case LM_STATUS_COMPUTED:
      return _("Computed here, exactly.");
    case LM_STATUS_CONJECTURED:
      return _("Believed by those who studied the game, but not proved.");
    case LM_STATUS_UNKNOWN:
    default:
      return _("Open, or not decided within the limits.");
    }
}

/* What the reason beside the badge rests on. */
void
lm_badge_set_status (LmBadge  *self,
                     LmStatus  status)
{
  g_return_if_fail (LM_IS_BADGE (self));

  self->status = status;
  gtk_label_set_label (GTK_LABEL (self->label), get_status_name (status));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), get_status_meaning (status));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, get_status_meaning (status),
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lm_badge_dispose (GObject *object)
{
  LmBadge *self = LM_BADGE (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (lm_badge_parent_class)->dispose (object);
}

static void
lm_badge_class_init (LmBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_badge_dispose;
  widget_class->snapshot = lm_badge_snapshot;
  widget_class->css_changed = lm_badge_css_changed;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "badge");
}

static void
lm_badge_init (LmBadge *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->label, "caption-heading");
  gtk_widget_set_margin_start (self->label, 8);
  gtk_widget_set_margin_end (self->label, 8);
  gtk_widget_set_margin_top (self->label, 2);
  gtk_widget_set_margin_bottom (self->label, 2);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  lm_badge_set_status (self, LM_STATUS_COMPUTED);
}
