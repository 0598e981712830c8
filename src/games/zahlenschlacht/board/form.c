/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the fields, with classics and variants to begin with, and what an editor needs. */

#include "board.h"

struct _LmZahlenschlachtForm
{
  LmFieldForm  parent_instance;

  GtkDropDown *variants;  /* of a page */
  GtkLabel    *turn;      /* of a bar */
  gboolean     following; /* the variants follow the fields */
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtForm, lm_zahlenschlacht_form, LM_TYPE_FIELD_FORM)

static const LmField *
get_field (const char *key)
{
  return lm_field_lookup (lm_game_info_lookup ("zahlenschlacht")->fields, key);
}

static const char *
get_typed (LmFieldForm *form,
           const char  *key)
{
  return gtk_editable_get_text (GTK_EDITABLE (lm_field_form_get_control (form, key)));
}

/* Says what is to be written there, with its limits. */
static gboolean
check_number (LmFieldForm  *form,
              const char   *key,
              const char   *sentence,
              GError      **error)
{
  const LmField *field = get_field (key);
  g_autofree char *text = lm_field_from_typed (field, get_typed (form, key), NULL);

  if (text != NULL)
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION, sentence, (guint) field->minimum, (guint) field->maximum);
}

/* Names what of the list is neither a number nor a run. */
static gboolean
check_crossed (LmFieldForm  *form,
               GError      **error)
{
  g_auto (GStrv) words = g_strsplit_set (get_typed (form, "crossed"), ",; \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *text = lm_field_from_typed (get_field ("crossed"), words[i], NULL);
      g_autofree char *quoted = NULL;

      if (text != NULL)
        continue;

      quoted = lm_query_quote (words[i]);
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("“%s” is not a number to cross out; write for example 3, 7-9."), quoted);
      return FALSE;
    }

  return TRUE;
}

/* Whether the list of crosses means those on the board. */
static gboolean
has_same_crosses (const LmFieldValues *values,
                  LmPosition          *position)
{
  g_autoptr (LmFieldValues) shown = lm_field_values_new_from_position (position);

  return g_strcmp0 (lm_field_values_get_text (values, "crossed"), lm_field_values_get_text (shown, "crossed")) == 0;
}

/* The same crosses remember who made them, and those beyond a smaller board go with it. */
static LmPosition *
lm_zahlenschlacht_form_get_position (LmFieldForm  *form,
                                     GError      **error)
{
  const gboolean edits = lm_field_form_get_shape (form) == LM_FIELD_BAR;
  LmPosition *shown = lm_field_form_get_shown (form);
  g_autoptr (LmFieldValues) values = NULL;

  if (!check_number (form, "n", _("Write how many numbers there are, n, from %u to %u."), error)
      || !check_number (form, "d", _("Write the divisor d, from %u to %u."), error)
      || (edits && !check_crossed (form, error)))
    return NULL;

  values = lm_field_form_get_values (form, error);
  if (values == NULL)
    return NULL;
  if (!edits || shown == NULL || !has_same_crosses (values, shown))
    return lm_field_values_create (values, error);

  return lm_zahlenschlacht_position_with (shown, lm_field_values_get_uint (values, "n"),
                                          lm_field_values_get_uint (values, "d"),
                                          lm_field_values_get_choice (values, "goal"), error);
}

/* --- a page ---------------------------------------------------------------- */

/* The goal stays. */
static void
set_game (LmFieldForm *form,
          guint        n,
          guint        d)
{
  const guint goal = adw_combo_row_get_selected (ADW_COMBO_ROW (lm_field_form_get_control (form, "goal")));
  g_autoptr (LmPosition) position = lm_zahlenschlacht_position_new (n, d, goal, NULL, 0, NULL);

  lm_field_form_set_position (form, position);
}

static GtkWidget *
create_row (const char *title,
            const char *subtitle,
            GtkWidget  *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);

  return row;
}

static void
variant_selected_cb (LmZahlenschlachtForm *self)
{
  const guint selected = gtk_drop_down_get_selected (self->variants);
  const LmZahlenschlachtVariant *variant;

  if (self->following || selected == 0 || selected > LM_ZAHLENSCHLACHT_N_VARIANTS)
    return;

  variant = lm_zahlenschlacht_variants_get () + selected - 1;
  set_game (LM_FIELD_FORM (self), variant->n, variant->d);
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
follow_cb (LmZahlenschlachtForm *self)
{
  g_autoptr (LmFieldValues) values = NULL;
  guint variant = 0;

  if (self->variants == NULL)
    return;

  values = lm_field_form_get_values (LM_FIELD_FORM (self), NULL);
  if (values != NULL)
    variant = find_variant (lm_field_values_get_uint (values, "n"), lm_field_values_get_uint (values, "d"));
  self->following = TRUE;
  gtk_drop_down_set_selected (self->variants, variant);
  self->following = FALSE;
}

static void
setup_variant_cb (gpointer     unused,
                  GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
}

static void
bind_variant_cb (gpointer     unused,
                 GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autofree char *game = g_ascii_isdigit (text[0]) ? g_strdup_printf ("Z(%s)", text) : g_strdup (text);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), game);
}

/* Whoever types a number gets the boards that have so many, for the search is in what they begin with. */
static GtkWidget *
create_variants (LmZahlenschlachtForm *self)
{
  const LmZahlenschlachtVariant *variants = lm_zahlenschlacht_variants_get ();
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkExpression *name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkWidget *chooser;

  gtk_string_list_append (names, _("Another game"));
  for (guint i = 0; i < LM_ZAHLENSCHLACHT_N_VARIANTS; i++)
    gtk_string_list_take (names, g_strdup_printf ("%u, %u", variants[i].n, variants[i].d));
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_variant_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_variant_cb), NULL);
  chooser = gtk_drop_down_new (G_LIST_MODEL (names), name);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (chooser), factory);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (chooser), TRUE);
  gtk_widget_set_tooltip_text (chooser, _("Choose n and d; type a number to search"));
  g_signal_connect_swapped (chooser, "notify::selected", G_CALLBACK (variant_selected_cb), self);

  return chooser;
}

static void
add_variants (LmZahlenschlachtForm *self)
{
  GtkWidget *chooser = create_variants (self);
  GtkWidget *row = create_row (_("Variants"),
                               _("57 games that A wins with care only: a guess at those of its author’s website, which no paper lists"), chooser);

  self->variants = GTK_DROP_DOWN (chooser);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), chooser);
  /* The row has just said that it is its label. */
  lm_accessible_name_set (chooser, _("Variants"));
  lm_field_form_append (LM_FIELD_FORM (self), row);
}

/* --- a bar ----------------------------------------------------------------- */

static void
restore_cb (LmFieldForm *form)
{
  lm_field_form_fill (form, "crossed", "");
}

/* Beside the list that it empties. */
static void
add_restore (LmFieldForm *form)
{
  GtkWidget *row = gtk_widget_get_parent (lm_field_form_get_control (form, "crossed"));
  GtkWidget *restore = gtk_button_new_with_mnemonic (_("Restore _all"));

  lm_accessible_name_set (restore, _("Restore all"));
  gtk_widget_set_tooltip_text (restore, _("Put all numbers back on the board"));
  g_signal_connect_swapped (restore, "clicked", G_CALLBACK (restore_cb), form);
  gtk_box_append (GTK_BOX (row), restore);
}

static void
add_turn (LmZahlenschlachtForm *self)
{
  GtkWidget *turn = gtk_label_new (NULL);

  self->turn = GTK_LABEL (turn);
  gtk_widget_set_tooltip_text (turn, _("The turn follows from how many numbers are crossed out"));
  gtk_widget_add_css_class (turn, "dim-label");
  lm_field_form_append (LM_FIELD_FORM (self), turn);
}

/* --- both ------------------------------------------------------------------ */

static void
lm_zahlenschlacht_form_build (LmFieldForm *form)
{
  if (lm_field_form_get_shape (form) == LM_FIELD_PAGE)
    {
      add_variants (LM_ZAHLENSCHLACHT_FORM (form));
      return;
    }

  add_turn (LM_ZAHLENSCHLACHT_FORM (form));
  add_restore (form);
}

static void
lm_zahlenschlacht_form_show (LmFieldForm *form,
                             LmPosition  *position)
{
  LmZahlenschlachtForm *self = LM_ZAHLENSCHLACHT_FORM (form);
  g_autofree char *turn = lm_position_is_over (position)
                          ? g_strdup (_("Game over"))
                          : g_strdup_printf (_("%s to move"), lm_position_get_turn_name (position));

  if (self->turn != NULL)
    gtk_label_set_label (self->turn, turn);
}

static void
lm_zahlenschlacht_form_class_init (LmZahlenschlachtFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  form_class->build = lm_zahlenschlacht_form_build;
  form_class->show = lm_zahlenschlacht_form_show;
  form_class->get_position = lm_zahlenschlacht_form_get_position;
}

static void
lm_zahlenschlacht_form_init (LmZahlenschlachtForm *self)
{
  g_signal_connect (self, "changed", G_CALLBACK (follow_cb), NULL);
}
