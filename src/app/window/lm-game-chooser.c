/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game-chooser.c: the list of games, in families. */

#include "lm-window-parts.h"

#include "kit/page/lm-game-view-info.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

/* As much stands above a game that is a family of its own, in pixels. */
#define ALONE_SPACING 9

struct _LmGameChooser
{
  AdwBin      parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (LmGameChooser, lm_game_chooser, ADW_TYPE_BIN)

static guint chosen_signal;

/* The rows stand in the order of the registry. */
static const LmGameInfo *
get_info (GtkListBoxRow *row)
{
  return lm_game_info_nth (gtk_list_box_row_get_index (row));
}

/* The rows of a family stand together in the registry; one that has but one game needs no heading. */
static gboolean
is_alone (guint index)
{
  const char *family = lm_game_info_nth (index)->family;
  const LmGameInfo *after = index + 1 < lm_game_info_count () ? lm_game_info_nth (index + 1) : NULL;

  return (index == 0 || !g_str_equal (lm_game_info_nth (index - 1)->family, family))
         && (after == NULL || !g_str_equal (after->family, family));
}

static GtkWidget *
create_row (guint index)
{
  const LmGameInfo *info = lm_game_info_nth (index);
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);
  GtkWidget *icon = gtk_image_new_from_icon_name (view_info->icon_name);
  GtkWidget *label = gtk_label_new (_(info->title));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  if (is_alone (index))
    gtk_widget_set_margin_top (row, ALONE_SPACING);
  gtk_widget_set_tooltip_text (row, _(info->summary));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _(info->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(info->summary),
                                  -1);
  return row;
}

static void
update_header_cb (GtkListBoxRow *row,
                  GtkListBoxRow *before,
                  gpointer       user_data)
{
  const LmGameInfo *info = get_info (row);
  GtkWidget *header = NULL;

  if (!is_alone (gtk_list_box_row_get_index (row))
      && (before == NULL || !g_str_equal (get_info (before)->family, info->family)))
    {
      header = gtk_label_new (_(info->family_title));
      gtk_label_set_xalign (GTK_LABEL (header), 0);
      gtk_label_set_ellipsize (GTK_LABEL (header), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (header, "heading");
      gtk_widget_add_css_class (header, "family");
    }

  gtk_list_box_row_set_header (row, header);
}

static void
row_activated_cb (LmGameChooser *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, chosen_signal, 0, get_info (row)->name);
}

void
lm_game_chooser_select (LmGameChooser *self,
                        const char    *game)
{
  g_return_if_fail (LM_IS_GAME_CHOOSER (self));

  /* The list selects what the focus comes to, unless that cannot be selected. */
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
      gboolean current = g_str_equal (lm_game_info_nth (i)->name, game);

      if (row == NULL)
        continue;
      gtk_list_box_row_set_selectable (row, current);
      if (current)
        gtk_list_box_select_row (self->list, row);
    }
}

static void
lm_game_chooser_class_init (LmGameChooserClass *klass)
{
  chosen_signal = lm_signal_new (klass, "chosen", 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/org/lastmove/LastMove/ui/game-chooser.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), LmGameChooser, list);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), row_activated_cb);
}

static void
lm_game_chooser_init (LmGameChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < lm_game_info_count (); i++)
    if (lm_game_view_info_lookup (lm_game_info_nth (i)->name) != NULL)
      gtk_list_box_append (self->list, create_row (i));
  gtk_list_box_set_header_func (self->list, update_header_cb, NULL, NULL);
}
