/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the start of a game, or a position to edit: a size, and any shape. */

#include "board.h"

struct _LmChompForm
{
  LmFieldForm parent_instance;
};

G_DEFINE_FINAL_TYPE (LmChompForm, lm_chomp_form, LM_TYPE_FIELD_FORM)

static LmChompSpot
get_size (LmFieldForm *form)
{
  GtkWidget *rows = lm_field_form_get_control (form, "n_rows"), *columns = lm_field_form_get_control (form, "n_columns");

  return (LmChompSpot) { gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (rows)),
                         gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (columns)) };
}

static gboolean
has_no_shape (LmFieldForm *form)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (lm_field_form_get_control (form, "rows")));

  return text[strspn (text, ",; \t\n")] == '\0';
}

/* Where a game begins: the whole bar, or in reversed Chomp the poison alone. */
static char *
write_start (LmFieldForm *form,
             gboolean     reversed)
{
  LmChompShape shape;

  lm_chomp_shape_init_box (&shape, reversed ? (LmChompSpot) { 1, 1 } : get_size (form));
  return lm_chomp_shape_to_string (&shape);
}

static void
lm_chomp_form_read (LmFieldForm   *form,
                    LmFieldValues *values)
{
  const gboolean reversed = lm_field_values_get_info (values) == &lm_reversed_chomp_info;
  g_autofree char *start = write_start (form, reversed);
  g_autofree char *size = g_strdup_printf ("%ux%u", get_size (form).row, get_size (form).column);

  if (reversed)
    lm_field_values_set_text (values, "size", size);
  if (!lm_field_values_has (values, "rows"))
    lm_field_values_set_text (values, "rows", start);
}

/* A start as it usually is needs no shape. */
static gboolean
is_usual (LmPosition *position)
{
  const LmChompShape *shape = &LM_CHOMP_POSITION (position)->shape;

  return lm_chomp_position_is_reversed (position) ? lm_chomp_shape_count_squares (shape) == 1
                                                  : lm_chomp_shape_is_box (shape);
}

static void
lm_chomp_form_show (LmFieldForm *form,
                    LmPosition  *position)
{
  if (lm_field_form_get_shape (form) == LM_FIELD_PAGE && is_usual (position))
    lm_field_form_fill (form, "rows", "");
}

/* Of Chomp the last row and column are cut off or repeated; of reversed Chomp what is on the board stays. */
static void
resize (const LmChompShape *shape,
        gboolean            reversed,
        LmChompSpot         board,
        LmChompShape       *resized)
{
  const guint old_columns = shape->rows[0];

  *resized = (LmChompShape) { .n_rows = reversed ? MIN (shape->n_rows, board.row) : board.row };
  for (guint i = 0; i < resized->n_rows; i++)
    {
      const guint length = shape->rows[MIN (i + 1, shape->n_rows) - 1];

      resized->rows[i] = !reversed && length == old_columns ? board.column : MIN (length, board.column);
    }
}

static LmPosition *
create_resized (LmFieldForm *form,
                LmPosition  *position)
{
  const gboolean reversed = lm_chomp_position_is_reversed (position);
  g_autoptr (LmGame) game = reversed ? lm_reversed_chomp_new (get_size (form))
                                     : g_object_ref (lm_position_get_game (position));
  LmChompShape shape;

  resize (&LM_CHOMP_POSITION (position)->shape, reversed, get_size (form), &shape);
  return lm_chomp_position_new (game, &shape, lm_position_get_turn (position), NULL);
}

static gboolean
has_size_of (LmFieldForm *form,
             LmPosition  *position)
{
  const LmChompSpot board = lm_chomp_position_get_board (position);

  return get_size (form).row == board.row && get_size (form).column == board.column;
}

/* In the editor another size is one of the shape that is there, whatever is written. */
static LmPosition *
lm_chomp_form_get_position (LmFieldForm  *form,
                            GError      **error)
{
  LmPosition *shown = lm_field_form_get_shown (form);

  if (lm_field_form_get_shape (form) == LM_FIELD_BAR && !has_size_of (form, shown))
    return create_resized (form, shown);
  if (lm_field_form_get_shape (form) == LM_FIELD_PAGE || !has_no_shape (form))
    return LM_FIELD_FORM_CLASS (lm_chomp_form_parent_class)->get_position (form, error);

  return lm_refuse_null (error, LM_ERROR_POSITION,
                         _("Write how long each row is, from the bottom row up, for example 4, 4, 2."));
}

/* A shape has a size of its own, unless it grows on a board. */
static void
rows_changed_cb (LmFieldForm *form)
{
  const char *const keys[] = { "n_rows", "n_columns" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_set_sensitive (gtk_widget_get_ancestor (lm_field_form_get_control (form, keys[i]), ADW_TYPE_ACTION_ROW),
                              has_no_shape (form));
}

static void
start_cb (LmFieldForm *form)
{
  LmPosition *shown = lm_field_form_get_shown (form);
  g_autofree char *start = shown != NULL ? write_start (form, lm_chomp_position_is_reversed (shown)) : NULL;

  if (start != NULL)
    lm_field_form_fill (form, "rows", start);
}

static GtkWidget *
create_start (LmFieldForm *form,
              gboolean     reversed)
{
  GtkWidget *start = gtk_button_new_with_mnemonic (reversed ? _("Poison _alone") : _("_Whole bar"));

  lm_accessible_name_set (start, reversed ? _("Poison alone") : _("Whole bar"));
  gtk_widget_set_tooltip_text (start, reversed ? _("Only the poisoned square, as at the start of a game")
                                               : _("All squares, as at the start of a game"));
  g_signal_connect_swapped (start, "clicked", G_CALLBACK (start_cb), form);

  return start;
}

static void
lm_chomp_form_build (LmFieldForm *form)
{
  const gboolean reversed = lm_field_form_get_info (form) == &lm_reversed_chomp_info;

  if (lm_field_form_get_shape (form) == LM_FIELD_BAR)
    lm_field_form_append (form, create_start (form, reversed));
  else if (!reversed)
    g_signal_connect_swapped (lm_field_form_get_control (form, "rows"), "changed", G_CALLBACK (rows_changed_cb), form);
}

static void
lm_chomp_form_class_init (LmChompFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  form_class->build = lm_chomp_form_build;
  form_class->read = lm_chomp_form_read;
  form_class->show = lm_chomp_form_show;
  form_class->get_position = lm_chomp_form_get_position;
}

LM_BEGIN_EMPTY (LmChompForm, lm_chomp_form)
