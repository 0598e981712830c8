/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the fields of take-away, with the limit of the opening, which follows the pile. */

#include "board.h"

struct _LmTakeAwayForm
{
  LmFieldForm      parent_instance;

  gboolean         begun;
  GtkToggleButton *opening;       /* (nullable): of a bar */
  char            *opening_limit; /* what stands there as long as nobody writes another */
};

G_DEFINE_FINAL_TYPE (LmTakeAwayForm, lm_take_away_form, LM_TYPE_FIELD_FORM)

static GtkEditable *
get_entry (LmTakeAwayForm *self,
           const char     *key)
{
  return GTK_EDITABLE (lm_field_form_get_control (LM_FIELD_FORM (self), key));
}

static void
keep_limit (LmTakeAwayForm *self)
{
  g_free (self->opening_limit);
  self->opening_limit = g_strdup (gtk_editable_get_text (get_entry (self, "limit")));
}

static void
toggled_cb (LmTakeAwayForm *self)
{
  if (gtk_toggle_button_get_active (self->opening))
    keep_limit (self);
  lm_field_form_changed (LM_FIELD_FORM (self));
}

static void
set_opening (LmTakeAwayForm *self,
             gboolean        opening)
{
  g_signal_handlers_block_by_func (self->opening, toggled_cb, self);
  gtk_toggle_button_set_active (self->opening, opening);
  g_signal_handlers_unblock_by_func (self->opening, toggled_cb, self);
}

/* Who writes a limit means it. */
static gboolean
is_opening (LmTakeAwayForm *self)
{
  if (g_strcmp0 (gtk_editable_get_text (get_entry (self, "limit")), self->opening_limit) != 0)
    set_opening (self, FALSE);

  return gtk_toggle_button_get_active (self->opening);
}

static void
lm_take_away_form_read (LmFieldForm   *form,
                        LmFieldValues *values)
{
  LmTakeAwayForm *self = LM_TAKE_AWAY_FORM (form);

  if (self->opening != NULL && is_opening (self))
    lm_field_values_unset (values, "limit");
}

/* Where the general sentences do not say what is meant. */
static gboolean
check_typed (LmTakeAwayForm  *self,
             GError         **error)
{
  g_autofree char *stones = lm_number_drop_blanks (gtk_editable_get_text (get_entry (self, "stones")));
  g_autofree char *quoted = lm_query_quote (stones);

  if (self->opening != NULL && !is_opening (self) && *gtk_editable_get_text (get_entry (self, "limit")) == '\0')
    g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                         _("Write how many stones the next turn may take at most, as its “limit”."));
  else if (*stones != '\0' && *stones != '-' && !lm_number_is_digits (stones))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” is not a number of stones."), quoted);
  else
    return TRUE;

  return FALSE;
}

static LmPosition *
lm_take_away_form_get_position (LmFieldForm  *form,
                                GError      **error)
{
  if (!check_typed (LM_TAKE_AWAY_FORM (form), error))
    return NULL;

  return LM_FIELD_FORM_CLASS (lm_take_away_form_parent_class)->get_position (form, error);
}

/* A new game has a pile of two parts; the limit of the opening follows the pile. */
static void
lm_take_away_form_show (LmFieldForm *form,
                        LmPosition  *position)
{
  LmTakeAwayForm *self = LM_TAKE_AWAY_FORM (form);
  g_autofree char *limit = lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->limit);

  if (self->opening != NULL && g_strcmp0 (gtk_editable_get_text (get_entry (self, "limit")), limit) != 0)
    gtk_editable_set_text (get_entry (self, "limit"), limit);
  if (self->opening != NULL)
    {
      keep_limit (self);
      set_opening (self, lm_take_away_position_is_opening (position));
    }
  else if (!self->begun)
    {
      lm_field_form_fill (form, "alpha", "3");
      lm_field_form_fill (form, "stones", "35");
    }
  self->begun = TRUE;
}

static void
lm_take_away_form_build (LmFieldForm *form)
{
  LmTakeAwayForm *self = LM_TAKE_AWAY_FORM (form);
  GtkWidget *opening;

  if (lm_field_form_get_shape (form) == LM_FIELD_PAGE)
    return;

  opening = gtk_toggle_button_new_with_mnemonic (_("_Opening"));
  self->opening = GTK_TOGGLE_BUTTON (opening);
  lm_accessible_name_set (opening, _("Opening"));
  gtk_widget_set_tooltip_text (opening, _("The first turn: all stones but one may be taken"));
  g_signal_connect_swapped (opening, "toggled", G_CALLBACK (toggled_cb), self);
  /* Beside the limit. */
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (get_entry (self, "limit")))), opening);
}

static void
lm_take_away_form_finalize (GObject *object)
{
  g_free (LM_TAKE_AWAY_FORM (object)->opening_limit);

  G_OBJECT_CLASS (lm_take_away_form_parent_class)->finalize (object);
}

static void
lm_take_away_form_class_init (LmTakeAwayFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_take_away_form_finalize;
  form_class->build = lm_take_away_form_build;
  form_class->read = lm_take_away_form_read;
  form_class->show = lm_take_away_form_show;
  form_class->get_position = lm_take_away_form_get_position;
}

LM_BEGIN_EMPTY (LmTakeAwayForm, lm_take_away_form)
