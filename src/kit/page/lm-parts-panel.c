/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-parts-panel.c: a page with a home that leads to its parts. */

#include "lm-parts-panel.h"

#include "kit/widget/lm-accessible-name.h"

#include <glib/gi18n.h>

#define MAX_PARTS 8

typedef struct
{
  const LmPart *part;
  GtkWidget    *row;     /* a button, which a screen reader can press */
  GtkWidget    *line;    /* what it says below the title */
  GtkWidget    *panel;   /* NULL until it is looked at */
  const char   *subject; /* of the panel that is there */
} Slot;

typedef struct
{
  GtkWidget *home;
  GtkBox    *list;
  GtkWidget *page;
  GtkWidget *back;
  GtkLabel  *title;
  GtkBox    *panels_box;

  guint      n_slots;
  Slot       slots[MAX_PARTS];
  Slot      *shown;            /* NULL at home */
} LmPartsPanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmPartsPanel, lm_parts_panel, LM_TYPE_GAME_PANEL)

#define PRIVATE(self) ((LmPartsPanelPrivate *) lm_parts_panel_get_instance_private (LM_PARTS_PANEL (self)))

static guint part_changed_signal;

static const char *
get_subject (LmPartsPanel *self,
             const Slot   *slot)
{
  return slot->part->get_subject (lm_game_panel_get_position (LM_GAME_PANEL (self)));
}

static void
update_silence (LmPartsPanel *self)
{
  const Slot *shown = PRIVATE (self)->shown;

  lm_game_panel_set_silent (LM_GAME_PANEL (self), shown != NULL && lm_game_panel_is_silent (LM_GAME_PANEL (shown->panel)));
}

static char *
describe (LmPartsPanel *self,
          const LmPart *part)
{
  LmGamePanel *panel = LM_GAME_PANEL (self);

  if (part->describe == NULL)
    return g_strdup (_(part->line));

  return part->describe (lm_game_panel_get_progress (panel), lm_position_get_info (lm_game_panel_get_position (panel)));
}

static void
update_row (LmPartsPanel *self,
            const Slot   *slot)
{
  const gboolean offered = get_subject (self, slot) != NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (slot->row, offered);
  if (!offered)
    return;

  text = describe (self, slot->part);
  gtk_label_set_label (GTK_LABEL (slot->line), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slot->row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _(slot->part->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/**
 * lm_parts_panel_update:
 * @self: a page
 *
 * The lines of the home may have changed.
 */
void
lm_parts_panel_update (LmPartsPanel *self)
{
  LmPartsPanelPrivate *private = PRIVATE (self);

  /* Nobody looks at the home while it is hidden. */
  if (lm_game_panel_get_position (LM_GAME_PANEL (self)) == NULL || private->shown != NULL)
    return;

  for (guint i = 0; i < private->n_slots; i++)
    update_row (self, &private->slots[i]);
}

/* Only what shows is visible, for a screen reader too. */
static void
show_slot (LmPartsPanel *self,
           Slot         *slot)
{
  LmPartsPanelPrivate *private = PRIVATE (self);

  private->shown = slot;
  gtk_widget_set_visible (private->home, slot == NULL);
  gtk_widget_set_visible (private->page, slot != NULL);
  for (guint i = 0; i < private->n_slots; i++)
    if (private->slots[i].panel != NULL)
      gtk_widget_set_visible (private->slots[i].panel, &private->slots[i] == slot);
  update_silence (self);
  lm_parts_panel_update (self);
  g_signal_emit (self, part_changed_signal, 0);
}

static void
open_position_cb (LmGamePanel *self,
                  const char  *text)
{
  lm_game_panel_open_position (self, text);
}

static void
play_move_cb (LmGamePanel *self,
              const char  *move)
{
  lm_game_panel_play_move (self, move);
}

static GtkWidget *
create_panel (LmPartsPanel *self,
              const LmPart *part)
{
  LmGamePanel *owner = LM_GAME_PANEL (self);
  GtkWidget *panel = g_object_new (part->get_type (),
                                   "solver", lm_game_panel_get_solver (owner),
                                   "progress", lm_game_panel_get_progress (owner),
                                   "match", lm_game_panel_get_match (owner),
                                   "visible", FALSE,
                                   "vexpand", TRUE,
                                   NULL);

  g_signal_connect_object (panel, "open-position", G_CALLBACK (open_position_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "notify::silent", G_CALLBACK (update_silence), self, G_CONNECT_SWAPPED);
  lm_game_panel_set_persons (LM_GAME_PANEL (panel), lm_game_panel_get_persons (owner));
  lm_game_panel_set_taught (LM_GAME_PANEL (panel), lm_game_panel_get_taught (owner));
  lm_game_panel_set_position (LM_GAME_PANEL (panel), lm_game_panel_get_position (owner));
  gtk_box_append (PRIVATE (self)->panels_box, panel);
  return panel;
}

static void
drop_other (LmPartsPanel *self,
            Slot         *slot)
{
  LmPartsPanelPrivate *private = PRIVATE (self);
  GtkWidget *panel = slot->panel;

  if (panel == NULL || g_strcmp0 (get_subject (self, slot), slot->subject) == 0)
    return;

  if (slot == private->shown)
    show_slot (self, NULL);
  slot->panel = NULL;
  gtk_box_remove (private->panels_box, panel);
}

/* What is about another game than the one on the board goes. */
static void
drop_others (LmPartsPanel *self)
{
  LmPartsPanelPrivate *private = PRIVATE (self);

  for (guint i = 0; i < private->n_slots; i++)
    drop_other (self, &private->slots[i]);
}

static void
open_slot (LmPartsPanel *self,
           Slot         *slot)
{
  if (slot->part->get_type == NULL)
    {
      LM_PARTS_PANEL_GET_CLASS (self)->activate (self, slot->part);
      return;
    }

  if (slot->panel == NULL)
    slot->panel = create_panel (self, slot->part);
  slot->subject = get_subject (self, slot);
  gtk_label_set_label (PRIVATE (self)->title, _(slot->part->title));
  show_slot (self, slot);
  gtk_widget_child_focus (PRIVATE (self)->page, GTK_DIR_TAB_FORWARD);
}

static void
row_clicked_cb (LmPartsPanel *self,
                GtkWidget    *row)
{
  Slot *slot = PRIVATE (self)->slots;

  while (slot->row != row)
    slot++;
  open_slot (self, slot);
}

/* The focus comes back to where it was. */
static void
back_cb (LmPartsPanel *self)
{
  const Slot *left = PRIVATE (self)->shown;

  show_slot (self, NULL);
  gtk_widget_grab_focus (left->row);
}

static GtkWidget *
create_words (Slot *slot)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (_(slot->part->title));

  slot->line = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (slot->line), 0);
  gtk_label_set_wrap (GTK_LABEL (slot->line), TRUE);
  gtk_widget_add_css_class (slot->line, "dim-label");
  gtk_widget_add_css_class (slot->line, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), slot->line);
  return words;
}

static void
add_row (LmPartsPanel *self,
         const LmPart *part)
{
  LmPartsPanelPrivate *private = PRIVATE (self);
  Slot *slot = &private->slots[private->n_slots++];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  slot->part = part;
  slot->row = gtk_button_new ();
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (part->icon_name));
  gtk_box_append (GTK_BOX (box), create_words (slot));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_button_set_child (GTK_BUTTON (slot->row), box);
  gtk_widget_add_css_class (slot->row, "learn-row");
  g_signal_connect_object (slot->row, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (private->list, slot->row);
}

static void
lm_parts_panel_position_changed (LmGamePanel *panel,
                                 LmPosition  *position)
{
  LmPartsPanelPrivate *private = PRIVATE (panel);

  drop_others (LM_PARTS_PANEL (panel));
  for (guint i = 0; i < private->n_slots; i++)
    if (private->slots[i].panel != NULL)
      {
        lm_game_panel_set_taught (LM_GAME_PANEL (private->slots[i].panel), lm_game_panel_get_taught (panel));
        lm_game_panel_set_position (LM_GAME_PANEL (private->slots[i].panel), position);
      }
  lm_parts_panel_update (LM_PARTS_PANEL (panel));
}

static void
lm_parts_panel_persons_changed (LmGamePanel *panel)
{
  LmPartsPanelPrivate *private = PRIVATE (panel);

  for (guint i = 0; i < private->n_slots; i++)
    if (private->slots[i].panel != NULL)
      lm_game_panel_set_persons (LM_GAME_PANEL (private->slots[i].panel), lm_game_panel_get_persons (panel));
}

/* What is due changes by itself with time. */
static void
lm_parts_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_parts_panel_parent_class)->map (widget);
  lm_parts_panel_update (LM_PARTS_PANEL (widget));
}

static void
lm_parts_panel_constructed (GObject *object)
{
  LmPartsPanelClass *klass = LM_PARTS_PANEL_GET_CLASS (object);

  G_OBJECT_CLASS (lm_parts_panel_parent_class)->constructed (object);

  lm_accessible_name_explain (PRIVATE (object)->back, _(klass->back));
  for (const LmPart *part = klass->parts; part->name != NULL; part++)
    add_row (LM_PARTS_PANEL (object), part);
}

static void
lm_parts_panel_class_init (LmPartsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_parts_panel_constructed;
  widget_class->map = lm_parts_panel_map;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_parts_panel_position_changed;
  LM_GAME_PANEL_CLASS (klass)->persons_changed = lm_parts_panel_persons_changed;

  /* Another part shows, or the home. */
  part_changed_signal = lm_signal_new (klass, "part-changed", 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/parts-panel.ui");
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, home);
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, list);
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, page);
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, back);
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, title);
  gtk_widget_class_bind_template_child_private (widget_class, LmPartsPanel, panels_box);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
lm_parts_panel_init (LmPartsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * lm_parts_panel_open:
 * @self: a page that has a position
 * @part: (nullable): the name of a part
 *
 * Shows a part, or the home where the game has no such part or there is none.
 */
void
lm_parts_panel_open (LmPartsPanel *self,
                     const char   *part)
{
  LmPartsPanelPrivate *private = PRIVATE (self);

  g_return_if_fail (LM_IS_PARTS_PANEL (self));
  g_return_if_fail (lm_game_panel_get_position (LM_GAME_PANEL (self)) != NULL);

  drop_others (self);
  show_slot (self, NULL);
  for (guint i = 0; i < private->n_slots; i++)
    if (g_strcmp0 (private->slots[i].part->name, part) == 0 && get_subject (self, &private->slots[i]) != NULL)
      open_slot (self, &private->slots[i]);
}

/**
 * lm_parts_panel_is_wide:
 * @self: a page
 *
 * Returns: whether the part that it shows is better for more room; "part-changed" says when that may be another
 */
gboolean
lm_parts_panel_is_wide (LmPartsPanel *self)
{
  g_return_val_if_fail (LM_IS_PARTS_PANEL (self), FALSE);

  return PRIVATE (self)->shown != NULL && PRIVATE (self)->shown->part->wide;
}
