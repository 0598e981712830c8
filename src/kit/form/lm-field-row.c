/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-row.c: one field of a form: its widgets, and the text that they say. */

#include "lm-field-row.h"

#include "engine/game/lm-field-values.h"
#include "kit/widget/lm-accessible-name.h"
#include "kit/widget/lm-wrap-layout.h"
#include "lm-field-spin.h"

#include <glib/gi18n.h>

/* An entry of the bar in a narrow window, and where there is room, in characters. */
#define NARROWEST 4
#define USUAL_WIDTH 12

/* Between values to try, in pixels. */
#define PRESET_SPACING 6

/* Beside them stands what they are if so many letters have room. */
#define PRESETS_TITLE_CHARS 10

static const char *
get_page_title (const LmField *field)
{
  return _(field->page_title != NULL ? field->page_title : field->title);
}

/* What it is called where its label is short. */
static const char *
get_name (const LmField *field)
{
  return _(field->help != NULL ? field->help : field->title);
}

static void
connect (LmFieldRow *self,
         const char *signal)
{
  g_signal_connect_swapped (self->control, signal, G_CALLBACK (self->changed), self->form);
}

static GtkWidget *
create_switch (void)
{
  return g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);
}

/* A row with a title, in which @control stands at the end. */
static void
make_action_row (LmFieldRow *self,
                 GtkWidget  *control,
                 const char *signal)
{
  self->control = control;
  self->widget = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), get_page_title (self->field));
  if (self->field->help != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->widget), _(self->field->help));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->widget), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->widget), control);
  lm_accessible_name_set (control, get_page_title (self->field));
  connect (self, signal);
}

static void
make_combo_row (LmFieldRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const LmFieldChoice *choice = self->field->choices; choice->text != NULL; choice++)
    gtk_string_list_append (titles, _(choice->title));
  self->widget = self->control = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), get_page_title (self->field));
  if (self->field->help != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->widget), _(self->field->help));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->widget), G_LIST_MODEL (titles));
  connect (self, "notify::selected");
}

/* Where there is no room for all of it. */
static gboolean
query_title_cb (GtkWidget  *row,
                int         x,
                int         y,
                gboolean    keyboard_tooltip,
                GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  return TRUE;
}

static void
make_entry_row (LmFieldRow *self)
{
  self->widget = self->control = adw_entry_row_new ();
  gtk_widget_set_has_tooltip (self->widget, TRUE);
  g_signal_connect (self->widget, "query-tooltip", G_CALLBACK (query_title_cb), NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), get_page_title (self->field));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (self->widget), TRUE);
  connect (self, "changed");
}

/* A number that fits, and a text that does not. */
static void
make_spin_row (LmFieldRow *self)
{
  make_action_row (self, lm_field_spin_new (self->field), "value-changed");
  connect (self, "changed");
}

static void
make_page_row (LmFieldRow *self)
{
  const LmField *field = self->field;

  if (field->kind == LM_FIELD_CHOICE && (field->flags & LM_FIELD_SWITCH) != 0)
    make_action_row (self, create_switch (), "notify::active");
  else if (field->kind == LM_FIELD_CHOICE)
    make_combo_row (self);
  else if ((field->flags & LM_FIELD_SPIN) != 0)
    make_spin_row (self);
  else
    make_entry_row (self);
}

static void
toggled_cb (LmFieldRow      *self,
            GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    self->changed (self->form);
}

static GtkWidget *
create_toggle (LmFieldRow          *self,
               const LmFieldChoice *choice)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  if (choice->title != NULL)
    gtk_button_set_label (GTK_BUTTON (toggle), _(choice->title));
  if (choice->help != NULL)
    lm_accessible_name_explain (toggle, _(choice->help));
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (toggled_cb), self);

  return toggle;
}

/* A box takes no focus itself. */
static gboolean
mnemonic_activate_cb (GtkWidget *toggles)
{
  return gtk_widget_child_focus (toggles, GTK_DIR_TAB_FORWARD);
}

/* Linked buttons of which one is pressed. */
static void
make_toggles (LmFieldRow *self)
{
  GtkWidget *first = NULL;

  self->control = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->control, "linked");
  g_signal_connect (self->control, "mnemonic-activate", G_CALLBACK (mnemonic_activate_cb), NULL);
  for (const LmFieldChoice *choice = self->field->choices; choice->text != NULL; choice++)
    {
      GtkWidget *toggle = create_toggle (self, choice);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
      gtk_box_append (GTK_BOX (self->control), toggle);
      first = first != NULL ? first : toggle;
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (first), TRUE);
}

static void
make_entry (LmFieldRow *self)
{
  self->control = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->control), NARROWEST);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->control),
                                    self->field->width > 0 ? self->field->width : USUAL_WIDTH);
  lm_accessible_name_explain (self->control, get_name (self->field));
  connect (self, "changed");
}

static void
make_spin (LmFieldRow *self)
{
  self->control = lm_field_spin_new (self->field);
  lm_accessible_name_explain (self->control, get_name (self->field));
  connect (self, "value-changed");
  connect (self, "changed");
}

/* What is off or on says itself what it is. */
static void
make_check (LmFieldRow *self)
{
  const LmFieldChoice *on = &self->field->choices[1];

  self->widget = self->control = gtk_check_button_new_with_label (_(on->title));
  lm_accessible_name_explain (self->control, _(on->help != NULL ? on->help : on->title));
  connect (self, "notify::active");
}

/* A label and its control, closer to each other than to the next. */
static void
make_bar_row (LmFieldRow *self)
{
  const LmField *field = self->field;
  GtkWidget *label = gtk_label_new_with_mnemonic (_(field->label != NULL ? field->label : field->title));

  if (field->kind == LM_FIELD_CHOICE)
    make_toggles (self);
  else if ((field->flags & LM_FIELD_SPIN) != 0)
    make_spin (self);
  else
    make_entry (self);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->control);

  self->widget = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->widget), label);
  gtk_box_append (GTK_BOX (self->widget), self->control);
}

/**
 * lm_field_row_new:
 * @begun: all but its widgets
 * @shape: how its form looks, into which its caller will put it
 *
 * Returns: (transfer full): the row, to be freed by g_free(); its widget floats
 */
LmFieldRow *
lm_field_row_new (const LmFieldRow *begun,
                  LmFieldShape      shape)
{
  LmFieldRow *self = g_memdup2 (begun, sizeof (LmFieldRow));
  const LmField *field = self->field;

  if (shape == LM_FIELD_PAGE)
    make_page_row (self);
  else if ((field->flags & LM_FIELD_SWITCH) != 0)
    make_check (self);
  else
    make_bar_row (self);
  if (field->default_text != NULL)
    lm_field_row_write (self, field->default_text);

  return self;
}

static guint
find_pressed (GtkWidget *toggles)
{
  guint index = 0;

  for (GtkWidget *toggle = gtk_widget_get_first_child (toggles);
       toggle != NULL && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle));
       toggle = gtk_widget_get_next_sibling (toggle))
    index++;

  return index;
}

static guint
get_chosen (LmFieldRow *self)
{
  gboolean active;

  if ((self->field->flags & LM_FIELD_SWITCH) != 0)
    {
      g_object_get (self->control, "active", &active, NULL);
      return active;
    }
  if (ADW_IS_COMBO_ROW (self->control))
    return adw_combo_row_get_selected (ADW_COMBO_ROW (self->control));

  return find_pressed (self->control);
}

static char *
read_control (LmFieldRow  *self,
              GError     **error)
{
  if (self->field->kind == LM_FIELD_CHOICE)
    return g_strdup (self->field->choices[get_chosen (self)].text);
  if (GTK_IS_SPIN_BUTTON (self->control))
    return lm_field_spin_read (GTK_SPIN_BUTTON (self->control), error);

  return lm_field_from_typed (self->field, gtk_editable_get_text (GTK_EDITABLE (self->control)), error);
}

/**
 * lm_field_row_read:
 * @self: a row
 * @error: return location for %LM_ERROR_POSITION, in a sentence that names the
 *   field
 *
 * What counts for nothing now is in the way of nothing else.
 *
 * Returns: (transfer full) (nullable): what it says, as position text writes it
 */
char *
lm_field_row_read (LmFieldRow  *self,
                   GError     **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = read_control (self, &problem);

  if (problem != NULL && !gtk_widget_get_sensitive (self->widget))
    return g_strdup ("");
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return g_steal_pointer (&text);
}

static void
choose (LmFieldRow *self,
        guint       index)
{
  GtkWidget *toggle;

  if ((self->field->flags & LM_FIELD_SWITCH) != 0)
    {
      g_object_set (self->control, "active", index == 1, NULL);
      return;
    }
  if (ADW_IS_COMBO_ROW (self->control))
    {
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->control), index);
      return;
    }

  toggle = gtk_widget_get_first_child (self->control);
  for (; index > 0; index--)
    toggle = gtk_widget_get_next_sibling (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
}

/**
 * lm_field_row_write:
 * @self: a row
 * @text: a value as position text writes it, or "" for none
 *
 * Makes it say that.
 */
void
lm_field_row_write (LmFieldRow *self,
                    const char *text)
{
  g_autofree char *typed = NULL;

  if (self->field->kind == LM_FIELD_CHOICE)
    {
      choose (self, MAX (lm_field_find (self->field, text), 0));
      return;
    }
  if (GTK_IS_SPIN_BUTTON (self->control))
    {
      if (*text != '\0')
        lm_field_spin_write (GTK_SPIN_BUTTON (self->control), g_ascii_strtoull (text, NULL, 10));
      return;
    }

  typed = lm_field_to_typed (self->field, text);
  gtk_editable_set_text (GTK_EDITABLE (self->control), typed);
}

/**
 * lm_field_row_show:
 * @self: a row
 * @values: of its form
 *
 * Makes it say its own of them, unless it does already.
 */
void
lm_field_row_show (LmFieldRow          *self,
                   const LmFieldValues *values)
{
  const char *text = lm_field_values_get_text (values, self->field->key);
  g_autofree char *said = read_control (self, NULL);

  if (g_strcmp0 (said, text != NULL ? text : "") != 0)
    lm_field_row_write (self, text != NULL ? text : "");
}

/**
 * lm_field_row_name_players:
 * @self: a row
 * @game: the game that is edited
 *
 * Gives the choices that are the players their names.
 */
void
lm_field_row_name_players (LmFieldRow *self,
                           LmGame     *game)
{
  GtkWidget *toggle = gtk_widget_get_first_child (self->control);

  if (self->field->kind != LM_FIELD_CHOICE || self->field->choices[0].title != NULL)
    return;

  for (guint seat = 0; toggle != NULL; seat++, toggle = gtk_widget_get_next_sibling (toggle))
    {
      const char *player = lm_game_get_player_name (game, seat);
      g_autofree char *text = g_strdup_printf (_("%s to move"), player);

      gtk_button_set_label (GTK_BUTTON (toggle), player);
      lm_accessible_name_explain (toggle, text);
    }
}

static void
preset_clicked_cb (LmFieldRow *self,
                   GtkButton  *button)
{
  self->choose (self->form, self->field, g_object_get_data (G_OBJECT (button), "preset"));
}

/* What a preset is called where the label of its button does not tell. */
static char *
name_preset (const LmField       *field,
             const LmFieldPreset *preset)
{
  if (preset->name != NULL)
    return g_strdup (_(preset->name));
  if (preset->label != NULL)
    return g_strdup (_(preset->label));
  if (field->preset_name != NULL)
    return g_strdup_printf (_(field->preset_name), preset->text);

  /* Translators: a field and a value to try: “Stones: 13”. */
  return g_strdup_printf (_("%s: %s"), _(field->title), preset->text);
}

static GtkWidget *
create_preset (LmFieldRow          *self,
               const LmFieldPreset *preset)
{
  GtkWidget *button = gtk_button_new_with_label (preset->label != NULL ? _(preset->label) : preset->text);
  g_autofree char *text = name_preset (self->field, preset);

  if (preset->name != NULL)
    lm_accessible_name_explain (button, text);
  else
    lm_accessible_name_set (button, text);
  g_object_set_data (G_OBJECT (button), "preset", (gpointer) preset);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (preset_clicked_cb), self);

  return button;
}

static GtkWidget *
create_words (const char *text,
              const char *css_class)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_add_css_class (words, css_class);
  return words;
}

static GtkWidget *
create_presets (LmFieldRow *self)
{
  GtkWidget *presets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  lm_wrap_layout_apply (presets, PRESET_SPACING, 0);
  gtk_widget_set_valign (presets, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (presets, PRESET_SPACING);
  gtk_widget_set_margin_bottom (presets, PRESET_SPACING);
  for (const LmFieldPreset *preset = self->field->presets; preset->text != NULL; preset++)
    gtk_box_append (GTK_BOX (presets), create_preset (self, preset));
  return presets;
}

/**
 * lm_field_row_new_presets:
 * @self: a row of a page
 *
 * It looks like an AdwActionRow, in which there would be no room for them in a
 * narrow window.
 *
 * Returns: (transfer floating) (nullable): the row with values to try, if there
 *   are any
 */
GtkWidget *
lm_field_row_new_presets (LmFieldRow *self)
{
  GtkWidget *row, *header, *words, *title;

  if (self->field->presets == NULL)
    return NULL;

  title = create_words (_(self->field->presets_title), "title");
  words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (words, "title");
  gtk_box_append (GTK_BOX (words), title);
  if (self->field->presets_help != NULL)
    gtk_box_append (GTK_BOX (words), create_words (_(self->field->presets_help), "subtitle"));

  header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  lm_wrap_layout_apply (header, PRESET_SPACING, PRESETS_TITLE_CHARS);
  gtk_widget_add_css_class (header, "header");
  gtk_box_append (GTK_BOX (header), words);
  gtk_box_append (GTK_BOX (header), create_presets (self));

  row = adw_preferences_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), header);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);

  return row;
}
