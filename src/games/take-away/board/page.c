/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.c: the start of a take-away game: alpha and a pile. */

#include "config.h"

#include "page.h"

#include "edit.h"
#include "games/take-away/take-away.h"

#include <glib/gi18n.h>

struct _LmTakeAwayPage
{
  LmNewGamePage        parent_instance;

  AdwPreferencesGroup *group;
  GtkEditable         *alpha;
  GtkEditable         *stones;
  GtkEditable         *limit;

  gboolean             filling;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPage, lm_take_away_page, LM_TYPE_NEW_GAME_PAGE)

/* No limit is that of the opening. */
static LmPosition *
lm_take_away_page_get_position (LmNewGamePage  *page,
                                GError        **error)
{
  LmTakeAwayPage *self = LM_TAKE_AWAY_PAGE (page);
  g_autofree char *limit = lm_take_away_edit_strip (gtk_editable_get_text (self->limit));

  return lm_take_away_edit_read (gtk_editable_get_text (self->alpha), gtk_editable_get_text (self->stones),
                                 limit[0] != '\0' ? limit : NULL, 0, error);
}

/* What the game that the fields describe is like. */
static char *
describe (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
  g_autofree char *factor = lm_take_away_fraction_to_string (alpha);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_position_is_over (position))
    return g_strdup (_("This game is over before it begins."));
  if (alpha->numerator == alpha->denominator)
    return g_strdup_printf (_("The first turn takes at most %s, and every later one at most as many as the turn "
                              "before it took."),
                            limit);

  return g_strdup_printf (_("The first turn takes at most %s, and every later one at most %s times as many as the "
                            "turn before it took."),
                          limit, factor);
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

/* Shows in the fields themselves which of them cannot be read. */
static void
update (LmTakeAwayPage *self)
{
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), NULL);
  g_autoptr (LmPosition) pile = lm_take_away_edit_read ("1", gtk_editable_get_text (self->stones), NULL, 0, NULL);
  g_autofree char *sentence = position != NULL ? describe (position) : g_strdup ("");
  LmTakeAwayFraction alpha;
  gboolean readable = lm_take_away_fraction_read (gtk_editable_get_text (self->alpha), &alpha, NULL);

  mark (self->alpha, !readable);
  mark (self->stones, pile == NULL);
  mark (self->limit, position == NULL && readable && pile != NULL);
  adw_preferences_group_set_description (self->group, sentence);
}

static void
changed_cb (LmTakeAwayPage *self)
{
  if (self->filling)
    return;

  update (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

static void
alpha_clicked_cb (LmTakeAwayPage *self,
                  GtkButton      *button)
{
  gtk_editable_set_text (self->alpha, gtk_button_get_label (button));
}

static void
stones_clicked_cb (LmTakeAwayPage *self,
                   GtkButton      *button)
{
  gtk_editable_set_text (self->stones, gtk_button_get_label (button));
}

static void
lm_take_away_page_set_position (LmNewGamePage *page,
                                LmPosition    *position)
{
  LmTakeAwayPage *self = LM_TAKE_AWAY_PAGE (page);
  const LmTakeAwayFraction *fraction = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
  g_autofree char *alpha = lm_take_away_fraction_to_string (fraction);
  g_autofree char *stones = lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->stones);
  g_autofree char *limit = lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->limit);

  self->filling = TRUE;
  gtk_editable_set_text (self->alpha, alpha);
  gtk_editable_set_text (self->stones, stones);
  gtk_editable_set_text (self->limit, lm_take_away_position_is_opening (position) ? "" : limit);
  self->filling = FALSE;
  changed_cb (self);
}

static void
lm_take_away_page_class_init (LmTakeAwayPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  page_class->set_position = lm_take_away_page_set_position;
  page_class->get_position = lm_take_away_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/take-away/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmTakeAwayPage, group);
  gtk_widget_class_bind_template_child (widget_class, LmTakeAwayPage, alpha);
  gtk_widget_class_bind_template_child (widget_class, LmTakeAwayPage, stones);
  gtk_widget_class_bind_template_child (widget_class, LmTakeAwayPage, limit);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, alpha_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, stones_clicked_cb);
}

static void
lm_take_away_page_init (LmTakeAwayPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
  update (self);
}
