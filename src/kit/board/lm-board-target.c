/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-target.c: the focusable child that stands for an item of a drawing. */

#include "lm-board-target.h"

struct _LmBoardTarget
{
  GtkButton              parent_instance;

  LmBoardItem            item;
  char                  *label;
  char                  *tooltip;
  LmBoardTargetDrawFunc  draw;
  gpointer               items;
};

G_DEFINE_FINAL_TYPE (LmBoardTarget, lm_board_target, GTK_TYPE_BUTTON)

static LmBoardItemState
get_state (LmBoardTarget *self)
{
  const GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self));
  LmBoardItemState state = 0;

  if ((flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    state |= LM_BOARD_ITEM_FOCUSED;
  if ((flags & GTK_STATE_FLAG_ACTIVE) != 0)
    state |= LM_BOARD_ITEM_PRESSED;
  if ((flags & GTK_STATE_FLAG_INSENSITIVE) != 0)
    state |= LM_BOARD_ITEM_INSENSITIVE;

  return state;
}

static void
lm_board_target_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  LmBoardTarget *self = LM_BOARD_TARGET (widget);

  self->draw (self->items, snapshot, self, get_state (self));
  GTK_WIDGET_CLASS (lm_board_target_parent_class)->snapshot (widget, snapshot);
}

/* A text that is set once and for all would be the description, too. */
static gboolean
lm_board_target_query_tooltip (GtkWidget  *widget,
                               int         x,
                               int         y,
                               gboolean    keyboard_tooltip,
                               GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, LM_BOARD_TARGET (widget)->tooltip);
  return TRUE;
}

static void
lm_board_target_state_flags_changed (GtkWidget     *widget,
                                     GtkStateFlags  before)
{
  const GtkStateFlags seen =
    GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_ACTIVE | GTK_STATE_FLAG_INSENSITIVE;

  if (GTK_WIDGET_CLASS (lm_board_target_parent_class)->state_flags_changed != NULL)
    GTK_WIDGET_CLASS (lm_board_target_parent_class)->state_flags_changed (widget, before);

  if (((before ^ gtk_widget_get_state_flags (widget)) & seen) != 0)
    gtk_widget_queue_draw (widget);
}

static void
lm_board_target_finalize (GObject *object)
{
  g_free (LM_BOARD_TARGET (object)->label);
  g_free (LM_BOARD_TARGET (object)->tooltip);

  G_OBJECT_CLASS (lm_board_target_parent_class)->finalize (object);
}

static void
lm_board_target_class_init (LmBoardTargetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_board_target_finalize;
  widget_class->query_tooltip = lm_board_target_query_tooltip;
  widget_class->snapshot = lm_board_target_snapshot;
  widget_class->state_flags_changed = lm_board_target_state_flags_changed;
}

static void
lm_board_target_init (LmBoardTarget *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-board-item");
}

/**
 * lm_board_target_new:
 * @role: what it is to a screen reader
 * @draw: draws its item
 * @items: for @draw
 *
 * Returns: (transfer floating): a child for an item
 */
GtkWidget *
lm_board_target_new (GtkAccessibleRole      role,
                     LmBoardTargetDrawFunc  draw,
                     gpointer               items)
{
  LmBoardTarget *self = g_object_new (LM_TYPE_BOARD_TARGET, "accessible-role", role, NULL);

  self->draw = draw;
  self->items = items;

  return GTK_WIDGET (self);
}

/* Returns: (transfer none): the item that it stands for */
const LmBoardItem *
lm_board_target_get_item (LmBoardTarget *self)
{
  return &self->item;
}

static void
change_css_class (LmBoardTarget *self,
                  const char    *before,
                  const char    *css_class)
{
  if (g_strcmp0 (before, css_class) == 0)
    return;

  if (before != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), before);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
}

/**
 * lm_board_target_set_item:
 * @self: a child
 * @item: the item that it stands for
 */
void
lm_board_target_set_item (LmBoardTarget     *self,
                          const LmBoardItem *item)
{
  GtkWidget *widget = GTK_WIDGET (self);

  change_css_class (self, self->item.css_class, item->css_class);
  change_css_class (self, self->item.state_class, item->state_class);
  if (g_strcmp0 (self->item.icon_name, item->icon_name) != 0 && item->icon_name != NULL)
    gtk_button_set_icon_name (GTK_BUTTON (self), item->icon_name);
  else if (item->icon_name == NULL && self->item.icon_name != NULL)
    gtk_button_set_child (GTK_BUTTON (self), NULL);

  if (gtk_widget_get_focusable (widget) == item->passive)
    gtk_widget_set_focusable (widget, !item->passive);
  gtk_widget_set_sensitive (widget, item->sensitive);
  if (self->item.inert != item->inert)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, item->inert, -1);
  self->item = *item;
}

/* What is in the name is not said twice. */
static void
describe (LmBoardTarget *self,
          const char    *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/**
 * lm_board_target_set_words:
 * @self: a child
 * @label: (transfer full) (nullable): what a screen reader calls it
 * @tooltip: (transfer full) (nullable): its tooltip
 */
void
lm_board_target_set_words (LmBoardTarget *self,
                           char          *label,
                           char          *tooltip)
{
  /* There may be hundreds of them, and most say the same as before. */
  if (label != NULL && g_strcmp0 (self->label, label) != 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (g_strcmp0 (self->tooltip, tooltip) != 0)
    describe (self, tooltip != NULL && (label == NULL || strstr (label, tooltip) == NULL) ? tooltip : "");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), tooltip != NULL);
  g_free (self->label);
  self->label = label;
  g_free (self->tooltip);
  self->tooltip = tooltip;
}
