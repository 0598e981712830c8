/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-page.c: the start of a game of Zahlenschlacht: the board, the divisor and the goal. */

#include "config.h"

#include "lm-zahlenschlacht-page.h"

#include "lm-zahlenschlacht-edit.h"
#include "lm-zahlenschlacht-variants.h"

#include <glib/gi18n.h>

struct _LmZahlenschlachtPage
{
  LmNewGamePage        parent_instance;

  AdwPreferencesGroup *group;
  GtkEditable         *n;
  GtkEditable         *d;
  AdwComboRow         *goal;
  GtkDropDown         *variants;

  gboolean             filling;
  gboolean             choosing;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtPage, lm_zahlenschlacht_page, LM_TYPE_NEW_GAME_PAGE)

static LmPosition *
lm_zahlenschlacht_page_get_position (LmNewGamePage  *page,
                                     GError        **error)
{
  LmZahlenschlachtPage *self = LM_ZAHLENSCHLACHT_PAGE (page);
  const gboolean indivisible = adw_combo_row_get_selected (self->goal) == LM_ZAHLENSCHLACHT_INDIVISIBLE;

  return lm_zahlenschlacht_edit_read (gtk_editable_get_text (self->n), gtk_editable_get_text (self->d),
                                      indivisible ? LM_ZAHLENSCHLACHT_INDIVISIBLE : LM_ZAHLENSCHLACHT_DIVISIBLE,
                                      "", error);
}

/* Who makes the last move, for that follows from n and is easily overlooked. */
static char *
describe (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);

  return g_strdup_printf (n % 2 == 0 ? _("A begins and B makes the last of %u moves.")
                                     : _("A begins and makes the last of %u moves."), n - 2);
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

/* The place in the list of the game that the fields say. */
static guint
find_variant (guint n,
              guint d)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();

  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    if (variants[i].n == n && variants[i].d == d)
      return i + 1;

  return 0;
}

static void
update (LmZahlenschlachtPage *self)
{
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), NULL);
  g_autofree char *sentence = position != NULL ? describe (position) : g_strdup ("");
  guint n = 0, d = 0;

  mark (self->n, !lm_zahlenschlacht_edit_read_n (gtk_editable_get_text (self->n), &n, NULL));
  mark (self->d, !lm_zahlenschlacht_edit_read_d (gtk_editable_get_text (self->d), &d, NULL));
  adw_preferences_group_set_description (self->group, sentence);
  self->choosing = TRUE;
  gtk_drop_down_set_selected (self->variants, find_variant (n, d));
  self->choosing = FALSE;
}

static void
changed_cb (LmZahlenschlachtPage *self)
{
  if (self->filling)
    return;

  update (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

static void
set_game (LmZahlenschlachtPage *self,
          guint                 n,
          guint                 d)
{
  g_autofree char *board = g_strdup_printf ("%u", n);
  g_autofree char *divisor = g_strdup_printf ("%u", d);

  self->filling = TRUE;
  gtk_editable_set_text (self->n, board);
  gtk_editable_set_text (self->d, divisor);
  self->filling = FALSE;
  changed_cb (self);
}

static void
classroom_clicked_cb (LmZahlenschlachtPage *self)
{
  set_game (self, 15, 7);
}

static void
competition_clicked_cb (LmZahlenschlachtPage *self)
{
  set_game (self, 2017, 8);
}

static void
variant_selected_cb (LmZahlenschlachtPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->variants);
  const LmZahlenschlachtVariant *variant;

  if (self->filling || self->choosing || selected == 0 || selected > LM_ZAHLENSCHLACHT_N_VARIANTS)
    return;

  variant = lm_zahlenschlacht_variants_get () + selected - 1;
  set_game (self, variant->n, variant->d);
}

static void
lm_zahlenschlacht_page_set_position (LmNewGamePage *page,
                                     LmPosition    *position)
{
  LmZahlenschlachtPage *self = LM_ZAHLENSCHLACHT_PAGE (page);

  self->filling = TRUE;
  adw_combo_row_set_selected (self->goal, lm_zahlenschlacht_position_get_goal (position));
  self->filling = FALSE;
  set_game (self, lm_zahlenschlacht_position_get_n (position), lm_zahlenschlacht_position_get_d (position));
}

static void
setup_variant_cb (LmZahlenschlachtPage *self,
                  GtkListItem          *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_variant_cb (LmZahlenschlachtPage *self,
                 GtkListItem          *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autofree char *game = g_ascii_isdigit (text[0]) ? g_strdup_printf ("Z(%s)", text) : g_strdup (text);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), game);
}

static GtkListItemFactory *
create_factory (LmZahlenschlachtPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_variant_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_variant_cb), self, G_CONNECT_SWAPPED);

  return factory;
}

/* Whoever types a number gets the boards that have so many, for the search is in what they begin with. */
static void
fill_variants (LmZahlenschlachtPage *self)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  g_autoptr (GtkListItemFactory) factory = create_factory (self);

  gtk_string_list_append (names, _("Another game"));
  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    gtk_string_list_take (names, g_strdup_printf ("%u, %u", variants[i].n, variants[i].d));
  gtk_drop_down_set_factory (self->variants, factory);
  gtk_drop_down_set_expression (self->variants, name);
  gtk_drop_down_set_model (self->variants, G_LIST_MODEL (names));
}

static void
lm_zahlenschlacht_page_class_init (LmZahlenschlachtPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  page_class->set_position = lm_zahlenschlacht_page_set_position;
  page_class->get_position = lm_zahlenschlacht_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zahlenschlacht/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPage, group);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPage, n);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPage, d);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPage, goal);
  gtk_widget_class_bind_template_child (widget_class, LmZahlenschlachtPage, variants);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, classroom_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, competition_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_selected_cb);
}

static void
lm_zahlenschlacht_page_init (LmZahlenschlachtPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_variants (self);
  self->filling = FALSE;
  update (self);
}
