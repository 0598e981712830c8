/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-page.c: the start of a Zeckendorf game: so many ones, or any columns. */

#include "config.h"

#include "lm-zeckendorf-page.h"

#include "lm-zeckendorf-position.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

struct _LmZeckendorfPage
{
  LmNewGamePage   parent_instance;

  GtkCheckButton *use_ones;
  GtkCheckButton *use_bins;
  GtkSpinButton  *n;
  GtkEditable    *bins;

  /* The game that is begun, and what it has to place. */
  LmGame         *game;
  guint32         stock;
  gboolean        filling;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfPage, lm_zeckendorf_page, LM_TYPE_NEW_GAME_PAGE)

/* The items of a list that people write with commas, blanks or both. */
static GPtrArray *
split_list (const char *text)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit_set (text, ",; \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_ptr_array_add (items, g_strdup (words[i]));

  return items;
}

/* The items as position text writes them. */
static char *
join_list (GPtrArray  *items,
           GError    **error)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const char *item = g_ptr_array_index (items, i);

      if (strspn (item, "0123456789") != strlen (item))
        {
          g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” is not a number of chips."), item);
          g_string_free (list, TRUE);
          return NULL;
        }
      g_string_append_printf (list, "%s%s", i > 0 ? "," : "", item);
    }

  return g_string_free (list, FALSE);
}

static LmPosition *
read_bins (const char  *text,
           GError     **error)
{
  g_autoptr (GPtrArray) items = split_list (text);
  g_autofree char *list = NULL;
  g_autofree char *position_text = NULL;

  if (items->len == 0)
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                           _("Write how many chips are in each column, for example 7, 0, 3."));
      return NULL;
    }

  list = join_list (items, error);
  if (list == NULL)
    return NULL;

  position_text = g_strdup_printf ("lastmove:zeckendorf?bins=%s", list);

  return lm_position_parse (position_text, error);
}

/* What was read as a board of the forward game, as one of the game that is begun. */
static LmPosition *
adopt (LmZeckendorfPage  *self,
       LmPosition        *position,
       GError           **error)
{
  if (position == NULL || self->game == NULL)
    return position != NULL ? lm_position_ref (position) : NULL;

  return lm_zeckendorf_position_new_full (self->game, LM_ZECKENDORF_POSITION (position)->heights, self->stock, 0, error);
}

static LmPosition *
lm_zeckendorf_page_get_position (LmNewGamePage  *page,
                                 GError        **error)
{
  LmZeckendorfPage *self = LM_ZECKENDORF_PAGE (page);
  g_autoptr (LmPosition) position = NULL;
  g_autofree char *text = NULL;

  if (gtk_check_button_get_active (self->use_bins))
    {
      position = read_bins (gtk_editable_get_text (self->bins), error);
      return adopt (self, position, error);
    }

  text = g_strdup_printf ("lastmove:zeckendorf?bins=%d", gtk_spin_button_get_value_as_int (self->n));
  position = lm_position_parse (text, error);
  return adopt (self, position, error);
}

static char *
write_bins (const guint32 *heights)
{
  GString *text = g_string_new (NULL);
  guint last = MAX (lm_zeckendorf_last_bin (heights), 1);

  for (guint i = 0; i < last; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? ", " : "", heights[i]);

  return g_string_free (text, FALSE);
}

static gboolean
is_start (LmZeckendorfPage *self,
          const guint32    *heights)
{
  double lowest, highest;

  gtk_spin_button_get_range (self->n, &lowest, &highest);

  return lm_zeckendorf_last_bin (heights) == 1 && heights[0] <= highest;
}

static void
lm_zeckendorf_page_set_position (LmNewGamePage *page,
                                 LmPosition    *position)
{
  LmZeckendorfPage *self = LM_ZECKENDORF_PAGE (page);
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  g_autofree char *text = write_bins (heights);
  gboolean start = is_start (self, heights);

  self->game = lm_position_get_game (position);
  self->stock = LM_ZECKENDORF_POSITION (position)->stock;
  self->filling = TRUE;
  gtk_editable_set_text (self->bins, text);
  if (start)
    gtk_spin_button_set_value (self->n, heights[0]);
  gtk_check_button_set_active (start ? self->use_ones : self->use_bins, TRUE);
  self->filling = FALSE;
  lm_new_game_page_changed (page);
}

/* Shows in the entry itself whether it can be read. */
static void
mark_bins (LmZeckendorfPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), &error);
  gboolean wrong = gtk_check_button_get_active (self->use_bins) && position == NULL;

  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->bins), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->bins), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->bins), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed_cb (LmZeckendorfPage *self)
{
  if (self->filling)
    return;

  mark_bins (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

/* Who fills a field means it. */
static void
use (LmZeckendorfPage *self,
     GtkCheckButton   *choice)
{
  if (self->filling)
    return;

  self->filling = TRUE;
  gtk_check_button_set_active (choice, TRUE);
  self->filling = FALSE;
  changed_cb (self);
}

static void
n_changed_cb (LmZeckendorfPage *self)
{
  use (self, self->use_ones);
}

static void
bins_changed_cb (LmZeckendorfPage *self)
{
  use (self, self->use_bins);
}

static void
preset_clicked_cb (LmZeckendorfPage *self,
                   GtkButton        *button)
{
  gtk_spin_button_set_value (self->n, atoi (gtk_button_get_label (button)));
  use (self, self->use_ones);
}

static void
lm_zeckendorf_page_class_init (LmZeckendorfPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  page_class->set_position = lm_zeckendorf_page_set_position;
  page_class->get_position = lm_zeckendorf_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zeckendorf/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, use_ones);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, use_bins);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, n);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, bins);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, n_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bins_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_clicked_cb);
}

static void
lm_zeckendorf_page_init (LmZeckendorfPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
}
