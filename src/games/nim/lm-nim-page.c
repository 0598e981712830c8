/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-page.c: the start of a game of subtraction Nim or its reverse. */

#include "config.h"

#include "lm-nim-page.h"

#include "lm-nim-edit.h"

#include <glib/gi18n.h>
#include <inttypes.h>

typedef struct
{
  AdwPreferencesGroup *group;
  GtkEditable         *stones;
  GtkEditable         *target;
  GtkEditable         *max;
  AdwPreferencesRow   *try_row;

  gboolean             filling;
} LmNimPagePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (LmNimPage, lm_nim_page, LM_TYPE_NEW_GAME_PAGE)

#define PRIVATE(self) ((LmNimPagePrivate *) lm_nim_page_get_instance_private (LM_NIM_PAGE (self)))

struct _LmReversedNimPage
{
  LmNimPage parent_instance;
};

G_DEFINE_FINAL_TYPE (LmReversedNimPage, lm_reversed_nim_page, LM_TYPE_NIM_PAGE)

static gboolean
is_reversed (gpointer self)
{
  return LM_NIM_PAGE_GET_CLASS (self)->reversed;
}

static LmPosition *
lm_nim_page_get_position (LmNewGamePage  *page,
                          GError        **error)
{
  LmNimPagePrivate *priv = PRIVATE (page);

  return lm_nim_edit_read (gtk_editable_get_text (priv->stones),
                           is_reversed (page) ? gtk_editable_get_text (priv->target) : NULL,
                           gtk_editable_get_text (priv->max), 0, error);
}

/* What the game that the fields describe is like. */
static char *
describe (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  g_autofree char *max = lm_nim_number_describe (lm_nim_game_get_max (game));
  g_autofree char *target = lm_nim_number_describe (lm_nim_game_get_target (game));

  if (lm_position_is_over (position))
    return g_strdup (_("This game is over before it begins."));
  if (lm_nim_game_is_reversed (game))
    return g_strdup_printf (_("Each turn adds 1 to %s stones. Whoever reaches %s wins."), max, target);

  return g_strdup_printf (_("Each turn takes 1 to %s stones, but the last one stays. Whoever leaves it alone wins."), max);
}

static void
mark (GtkEditable *row,
      gboolean     wrong)
{
  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (row), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Whether a field is right where the others are. */
static gboolean
is_number (GtkEditable *row)
{
  g_autoptr (LmPosition) position = lm_nim_edit_read (gtk_editable_get_text (row), NULL, "1", 0, NULL);

  return position != NULL;
}

/* Shows in the fields themselves which of them cannot be read. */
static void
update (LmNimPage *self)
{
  LmNimPagePrivate *priv = PRIVATE (self);
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), NULL);
  g_autofree char *sentence = position != NULL ? describe (position) : g_strdup ("");
  const gboolean readable = is_number (priv->max) && (!is_reversed (self) || is_number (priv->target));

  mark (priv->max, !is_number (priv->max));
  mark (priv->target, !is_number (priv->target));
  mark (priv->stones, !is_number (priv->stones) || (readable && position == NULL));
  adw_preferences_group_set_description (priv->group, sentence);
}

static void
changed_cb (LmNimPage *self)
{
  if (PRIVATE (self)->filling)
    return;

  update (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

/* What one plays with: the target where there is one. */
static void
number_clicked_cb (LmNimPage *self,
                   GtkButton *button)
{
  LmNimPagePrivate *priv = PRIVATE (self);

  gtk_editable_set_text (is_reversed (self) ? priv->target : priv->stones, gtk_button_get_label (button));
}

static void
max_clicked_cb (LmNimPage *self,
                GtkButton *button)
{
  gtk_editable_set_text (PRIVATE (self)->max, gtk_button_get_label (button));
}

static void
set_number (GtkEditable *row,
            guint64      number)
{
  g_autofree char *text = g_strdup_printf ("%" PRIu64, number);

  gtk_editable_set_text (row, text);
}

static void
lm_nim_page_set_position (LmNewGamePage *page,
                          LmPosition    *position)
{
  LmNimPagePrivate *priv = PRIVATE (page);
  LmNimGame *game = lm_nim_position_get_game (position);

  priv->filling = TRUE;
  set_number (priv->stones, lm_nim_position_get_stones (position));
  if (is_reversed (page))
    set_number (priv->target, lm_nim_game_get_target (game));
  set_number (priv->max, lm_nim_game_get_max (game));
  priv->filling = FALSE;
  changed_cb (LM_NIM_PAGE (page));
}

static void
lm_nim_page_constructed (GObject *object)
{
  LmNimPagePrivate *priv = PRIVATE (object);

  G_OBJECT_CLASS (lm_nim_page_parent_class)->constructed (object);

  gtk_widget_set_visible (GTK_WIDGET (priv->target), is_reversed (object));
  if (is_reversed (object))
    {
      gtk_editable_set_text (priv->stones, "1");
      adw_preferences_row_set_title (priv->try_row, _("Targets to try"));
    }
  priv->filling = FALSE;
  update (LM_NIM_PAGE (object));
}

static void
lm_nim_page_class_init (LmNimPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_nim_page_constructed;
  page_class->set_position = lm_nim_page_set_position;
  page_class->get_position = lm_nim_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/nim/page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, LmNimPage, group);
  gtk_widget_class_bind_template_child_private (widget_class, LmNimPage, stones);
  gtk_widget_class_bind_template_child_private (widget_class, LmNimPage, target);
  gtk_widget_class_bind_template_child_private (widget_class, LmNimPage, max);
  gtk_widget_class_bind_template_child_private (widget_class, LmNimPage, try_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, max_clicked_cb);
}

/* What kind of page it is only its constructed() knows. */
static void
lm_nim_page_init (LmNimPage *self)
{
  PRIVATE (self)->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
lm_reversed_nim_page_class_init (LmReversedNimPageClass *klass)
{
  LM_NIM_PAGE_CLASS (klass)->reversed = TRUE;
}

static void
lm_reversed_nim_page_init (LmReversedNimPage *self)
{
}
