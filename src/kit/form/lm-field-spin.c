/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-spin.c: a number with buttons to count up and down, which changes nothing that somebody types. */

#include "lm-field-spin.h"

#define DATA_KEY "lm-field-spin"

/* No value of a field is less than 0. */
#define NONE (-1)

typedef struct
{
  LmField  field;
  int      said;    /* the value that the text stands for, where somebody can read it */
  gboolean writing;
} Data;

static Data *
get_data (GtkSpinButton *spin)
{
  return g_object_get_data (G_OBJECT (spin), DATA_KEY);
}

/* An empty text is not 0. */
static int
input_cb (GtkSpinButton *spin,
          double        *value,
          Data          *data)
{
  g_autofree char *text = lm_field_spin_read (spin, NULL);

  *value = text != NULL ? g_ascii_strtoull (text, NULL, 10) : 0;
  return text != NULL ? TRUE : GTK_INPUT_ERROR;
}

/* A text that was typed stays as long as nobody counts: too large a number is not made smaller, nor letters the last number. */
static gboolean
output_cb (GtkSpinButton *spin,
           Data          *data)
{
  const int value = gtk_spin_button_get_value_as_int (spin);
  g_autofree char *text = g_strdup_printf ("%d", value);

  if (value == data->said)
    return TRUE;

  data->said = value;
  data->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  data->writing = FALSE;
  return TRUE;
}

/* The value follows what is typed at once; of the two signals one tells of it. */
static void
changed_cb (GtkSpinButton *spin,
            Data          *data)
{
  g_autofree char *text = data->writing ? NULL : lm_field_spin_read (spin, NULL);
  const int before = gtk_spin_button_get_value_as_int (spin);

  if (text != NULL)
    {
      data->said = g_ascii_strtoull (text, NULL, 10);
      gtk_spin_button_set_value (spin, data->said);
    }
  if (data->writing || gtk_spin_button_get_value_as_int (spin) != before)
    g_signal_stop_emission_by_name (spin, "changed");
}

/**
 * lm_field_spin_new:
 * @field: a number with a least and a largest value
 *
 * A spin button that takes every text and leaves it as it is, so that whoever
 * reads it can say what is wrong. It emits #GtkSpinButton::value-changed for a
 * number that fits, however it came, and #GtkEditable::changed for a text that
 * does not or means the same.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
lm_field_spin_new (const LmField *field)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (field->minimum, field->maximum, 1);
  Data *data = g_new0 (Data, 1);

  data->field = *field;
  data->field.default_text = NULL;
  data->field.flags &= ~LM_FIELD_MAY_BE_EMPTY;
  data->said = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
  g_object_set_data_full (G_OBJECT (spin), DATA_KEY, data, g_free);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (spin), GTK_UPDATE_IF_VALID);
  /* It would go back to texts that nobody typed. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (spin), FALSE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  /* Enter begins the game, as it does in any other row; a spin button has no property for that. */
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), data);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), data);
  g_signal_connect (spin, "changed", G_CALLBACK (changed_cb), data);

  return spin;
}

/**
 * lm_field_spin_read:
 * @spin: such a button
 * @error: return location for %LM_ERROR_POSITION, in a sentence that names the
 *   field
 *
 * Returns: (transfer full) (nullable): what it says, as position text writes it
 */
char *
lm_field_spin_read (GtkSpinButton  *spin,
                    GError        **error)
{
  return lm_field_from_typed (&get_data (spin)->field, gtk_editable_get_text (GTK_EDITABLE (spin)), error);
}

/**
 * lm_field_spin_write:
 * @spin: such a button
 * @number: a value of the field
 *
 * Makes it say that, whatever was typed.
 */
void
lm_field_spin_write (GtkSpinButton *spin,
                     guint64        number)
{
  get_data (spin)->said = NONE;
  gtk_spin_button_set_value (spin, number);
}
