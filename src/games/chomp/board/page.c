/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.c: the start of a game of Chomp or reversed Chomp: a size, and any shape. */

#include "config.h"

#include "page.h"

#include "board/lm-accessible-name.h"
#include "edit.h"

#include <glib/gi18n.h>

struct _LmChompPage
{
  LmNewGamePage        parent_instance;

  AdwPreferencesGroup *group;
  GtkSpinButton       *n_rows;
  GtkSpinButton       *n_columns;
  GtkWidget           *rows_row;
  GtkWidget           *columns_row;
  GtkBox              *presets;
  GtkEditable         *shape;

  gboolean             reversed;
  gboolean             filling;
};

G_DEFINE_FINAL_TYPE (LmChompPage, lm_chomp_page, LM_TYPE_NEW_GAME_PAGE)

/* Few squares, the size that most people begin with, two rows, a square, and what takes a moment to solve. */
static const guint presets[][2] = { { 3, 4 }, { 4, 5 }, { 2, 8 }, { 5, 5 }, { 12, 12 } };

static guint
get_value (GtkSpinButton *spin)
{
  return gtk_spin_button_get_value_as_int (spin);
}

/* Whether the game begins as it usually does. */
static gboolean
has_no_shape (LmChompPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (self->shape));

  return g_strstrip (text)[0] == '\0';
}

/* Where no shape is given it is the whole bar, or in reversed Chomp the poison alone. */
static char *
write_start (LmChompPage *self)
{
  LmChompShape shape;

  lm_chomp_shape_init_box (&shape, self->reversed ? 1 : get_value (self->n_rows),
                           self->reversed ? 1 : get_value (self->n_columns));
  return lm_chomp_shape_to_string (&shape);
}

static LmPosition *
lm_chomp_page_get_position (LmNewGamePage  *page,
                            GError        **error)
{
  LmChompPage *self = LM_CHOMP_PAGE (page);
  g_autofree char *start = write_start (self);

  return lm_chomp_edit_read (self->reversed, get_value (self->n_rows), get_value (self->n_columns),
                             has_no_shape (self) ? start : gtk_editable_get_text (self->shape), 0, error);
}

static void
mark (LmChompPage *self,
      gboolean     wrong)
{
  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->shape), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->shape), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->shape), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* What the game that the fields describe is like. */
static char *
describe (LmChompPage *self,
          LmPosition  *position)
{
  const guint count = lm_chomp_shape_count_squares (lm_chomp_position_get_shape (position));

  if (lm_position_is_over (position))
    return g_strdup (_("This game is over before it begins."));
  if (self->reversed)
    return g_strdup_printf (ngettext ("The shape has %u square and grows to %u.",
                                      "The shape has %u squares and grows to %u.", count),
                            count, get_value (self->n_rows) * get_value (self->n_columns));

  return g_strdup_printf (ngettext ("The bar has %u square, the poisoned one.",
                                    "The bar has %u squares, the poisoned one among them.", count), count);
}

/* A shape has a size of its own, unless it grows on a board. */
static void
update (LmChompPage *self)
{
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), NULL);
  g_autofree char *sentence = position != NULL ? describe (self, position) : g_strdup ("");
  const gboolean sized = self->reversed || has_no_shape (self);

  mark (self, position == NULL);
  gtk_widget_set_sensitive (self->rows_row, sized);
  gtk_widget_set_sensitive (self->columns_row, sized);
  adw_preferences_group_set_description (self->group, sentence);
}

static void
changed_cb (LmChompPage *self)
{
  if (self->filling)
    return;

  update (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

static void
fill (LmChompPage *self,
      guint        n_rows,
      guint        n_columns,
      const char  *shape)
{
  self->filling = TRUE;
  gtk_spin_button_set_value (self->n_rows, n_rows);
  gtk_spin_button_set_value (self->n_columns, n_columns);
  gtk_editable_set_text (self->shape, shape);
  self->filling = FALSE;
  changed_cb (self);
}

static void
preset_clicked_cb (LmChompPage *self,
                   GtkButton   *button)
{
  const guint *preset = g_object_get_data (G_OBJECT (button), "preset");

  fill (self, preset[0], preset[1], "");
}

static void
add_preset (LmChompPage *self,
            const guint *preset)
{
  /* Translators: rows and columns of a chocolate bar. */
  g_autofree char *label = g_strdup_printf (_("%u × %u"), preset[0], preset[1]);
  g_autofree char *name = g_strdup_printf (_("%u rows, %u columns"), preset[0], preset[1]);
  GtkWidget *button = gtk_button_new_with_label (label);

  lm_accessible_name_set (button, name);
  gtk_widget_set_tooltip_text (button, name);
  g_object_set_data (G_OBJECT (button), "preset", (gpointer) preset);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (preset_clicked_cb), self);
  gtk_box_append (self->presets, button);
}

static void
set_reversed (LmChompPage *self,
              gboolean     reversed)
{
  self->reversed = reversed;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->shape),
                                 reversed ? _("Row lengths, bottom row first (empty: the poison)")
                                          : _("Row lengths, bottom row first (empty: the whole bar)"));
}

/* A start as it usually is needs no shape. */
static gboolean
is_usual (LmPosition *position)
{
  const LmChompShape *shape = lm_chomp_position_get_shape (position);

  return lm_chomp_position_is_reversed (position) ? lm_chomp_shape_count_squares (shape) == 1
                                                  : lm_chomp_shape_is_box (shape);
}

static void
lm_chomp_page_set_position (LmNewGamePage *page,
                            LmPosition    *position)
{
  LmChompPage *self = LM_CHOMP_PAGE (page);
  g_autofree char *shape = lm_chomp_edit_write (lm_chomp_position_get_shape (position));
  guint n_rows, n_columns;

  lm_chomp_position_get_board (position, &n_rows, &n_columns);
  set_reversed (self, lm_chomp_position_is_reversed (position));
  fill (self, n_rows, n_columns, is_usual (position) ? "" : shape);
}

/* Enter in a number begins the game, as it does in any other field; a spin button has no property for that. */
static void
activate_default (GtkSpinButton *spin)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
}

static gboolean
lm_chomp_page_grab_focus (GtkWidget *widget)
{
  LmChompPage *self = LM_CHOMP_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_is_sensitive (self->rows_row) ? GTK_WIDGET (self->n_rows)
                                                                         : GTK_WIDGET (self->shape));
}

static void
lm_chomp_page_class_init (LmChompPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lm_chomp_page_grab_focus;
  page_class->set_position = lm_chomp_page_set_position;
  page_class->get_position = lm_chomp_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/chomp/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, group);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, n_rows);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, n_columns);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, rows_row);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, columns_row);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, presets);
  gtk_widget_class_bind_template_child (widget_class, LmChompPage, shape);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
lm_chomp_page_init (LmChompPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  activate_default (self->n_rows);
  activate_default (self->n_columns);
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    add_preset (self, presets[i]);
  set_reversed (self, FALSE);
  self->filling = FALSE;
  update (self);
}
