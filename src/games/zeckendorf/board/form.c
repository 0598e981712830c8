/* SPDX-License-Identifier: GPL-3.0-or-later */
/* form.c: the start of a game of this room as a page, and what the editor does to a whole board as a bar. */

#include "board.h"

#include "games/zeckendorf/zeckendorf.h"

/* The starts of a new game: the published one, chips to be placed on an empty board, any chips. */
typedef enum
{
  START,
  EMPTY,
  CHIPS,
  N_WAYS,
} Way;

static const char *const way_keys[N_WAYS] = { "n", "empty", "bins" };

struct _LmZeckendorfForm
{
  LmFieldForm        parent_instance;

  /* Of a page. */
  GtkCheckButton    *ways[N_WAYS];
  gboolean           fitting;

  /* Of a bar. */
  GtkSpinButton     *value;
  GtkWidget         *add_bin;
  GtkWidget         *remove_bin;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfForm, lm_zeckendorf_form, LM_TYPE_FIELD_FORM)

static GtkWidget *
get_control (LmZeckendorfForm *self,
             const char       *key)
{
  return lm_field_form_get_control (LM_FIELD_FORM (self), key);
}

static gboolean
is_page (LmZeckendorfForm *self)
{
  return lm_field_form_get_shape (LM_FIELD_FORM (self)) == LM_FIELD_PAGE;
}

/* The page. */

static Way
get_way (LmZeckendorfForm *self)
{
  for (guint i = 0; i < N_WAYS; i++)
    if (self->ways[i] != NULL && gtk_check_button_get_active (self->ways[i]))
      return i;

  return CHIPS;
}

static void
write_bins (LmFieldValues *values,
            guint          n_bins,
            guint          first)
{
  lm_field_values_unset (values, "bins");
  for (guint i = 0; i < n_bins; i++)
    lm_field_values_add_uint (values, "bins", i == 0 ? first : 0);
}

/* As many numbers as there are columns before the hole. */
static void
fit_bins (LmFieldValues *values)
{
  g_autoptr (GArray) numbers = lm_field_values_get_uints (values, "bins");
  const guint n_bins = lm_field_values_get_uint (values, "hole") - 1;

  lm_field_values_unset (values, "bins");
  for (guint i = 0; i < n_bins; i++)
    lm_field_values_add_uint (values, "bins", i < numbers->len ? g_array_index (numbers, guint64, i) : 0);
}

/* What is on the board, and beside it, is what the chosen way to begin says. */
static void
read_way (LmFieldValues *values,
          Way            way)
{
  const LmGameInfo *info = lm_field_values_get_info (values);
  const guint n_bins = info == &lm_black_hole_info ? lm_field_values_get_uint (values, "hole") - 1 : 1;
  const guint n = lm_field_values_get_uint (values, "n");

  lm_field_values_unset (values, "n");
  if (way == CHIPS)
    return;

  if (way == EMPTY || info == &lm_build_up_info)
    {
      lm_field_values_set_uint (values, "stock", way == EMPTY ? lm_field_values_get_uint (values, "empty") : n);
      write_bins (values, n_bins, 0);
      return;
    }

  if (info == &lm_black_hole_info)
    lm_field_values_unset (values, "stock");
  write_bins (values, n_bins, n);
  if (info == &lm_reversed_info)
    {
      lm_field_values_unset (values, "bins");
      lm_field_values_set_uint (values, "n", n);
    }
}

static void
read_form (LmFieldForm   *form,
           LmFieldValues *values)
{
  LmZeckendorfForm *self = LM_ZECKENDORF_FORM (form);

  if (is_page (self))
    read_way (values, get_way (self));
  else if (lm_field_values_get_info (values) == &lm_black_hole_info)
    fit_bins (values);
}

/* Puts @value into a number if it is one to begin with. */
static gboolean
fill (LmZeckendorfForm *self,
      Way               way,
      guint64           value)
{
  if (value > 0)
    lm_field_spin_write (GTK_SPIN_BUTTON (get_control (self, way_keys[way])), value);

  return value > 0;
}

static gboolean
is_start (const LmZeckendorfPosition *position,
          LmZeckendorfGameKind        kind)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];

  if (kind != LM_ZECKENDORF_REVERSED)
    return lm_zeckendorf_last_bin (position->heights) == 1;

  lm_zeckendorf_decompose (lm_zeckendorf_value (position->heights), heights);
  return memcmp (heights, position->heights, sizeof heights) == 0;
}

/* The simplest of the starts that make this position. */
static Way
choose_way (LmZeckendorfForm           *self,
            const LmZeckendorfPosition *position,
            LmZeckendorfGameKind        kind)
{
  const guint64 value = lm_zeckendorf_value (position->heights);

  if (kind == LM_ZECKENDORF_BUILD_UP)
    return value == 0 && fill (self, START, position->stock) ? START : CHIPS;
  if (position->stock > 0)
    return value == 0 && fill (self, EMPTY, position->stock) ? EMPTY : CHIPS;

  return is_start (position, kind) && fill (self, START, value) ? START : CHIPS;
}

static void
fill_bins (LmZeckendorfForm *self,
           LmPosition       *position)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);

  lm_field_form_fill (LM_FIELD_FORM (self), "bins", lm_field_values_get_text (values, "bins"));
}

static void
show_page (LmZeckendorfForm *self,
           LmPosition       *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const Way way = choose_way (self, LM_ZECKENDORF_POSITION (position), variant->kind);

  if (way != CHIPS)
    {
      fill_bins (self, position);
      lm_field_form_fill (LM_FIELD_FORM (self), "stock", "0");
    }
  gtk_check_button_set_active (self->ways[way], TRUE);
}

static void
describe_hole (LmZeckendorfForm *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (get_control (self, "hole"), ADW_TYPE_ACTION_ROW);
  const guint hole = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_control (self, "hole")));
  g_autofree char *subtitle =
    g_strdup_printf (ngettext ("F%u = %u; there is %u column before it", "F%u = %u; there are %u columns before it", hole - 1),
                     hole, lm_zeckendorf_fibonacci (hole), hole - 1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
}

/* A list that fitted the hole where it was is made to fit it where it is. */
static void
hole_changed_cb (LmZeckendorfForm *self)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new (&lm_black_hole_info);
  GtkEditable *entry = GTK_EDITABLE (get_control (self, "bins"));
  const LmField *field = lm_field_lookup (lm_black_hole_info.fields, "bins");
  g_autofree char *typed = lm_field_from_typed (field, gtk_editable_get_text (entry), NULL);

  describe_hole (self);
  if (typed == NULL)
    return;

  lm_field_values_set_text (values, "bins", typed);
  lm_field_values_set_uint (values, "hole", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_control (self, "hole"))));
  fit_bins (values);
  self->fitting = TRUE;
  lm_field_form_fill (LM_FIELD_FORM (self), "bins", lm_field_values_get_text (values, "bins"));
  self->fitting = FALSE;
}

/* Who fills a field means it. */
static void
filled_cb (LmZeckendorfForm *self,
           GtkWidget        *control)
{
  for (guint i = 0; i < N_WAYS && !self->fitting; i++)
    if (self->ways[i] != NULL && control == get_control (self, way_keys[i]))
      gtk_check_button_set_active (self->ways[i], TRUE);
}

/* What stands beside the chips counts with them alone. */
static void
way_toggled_cb (LmZeckendorfForm *self,
                GtkCheckButton   *way)
{
  GtkWidget *stock = get_control (self, "stock");
  g_autoptr (LmFieldValues) values = lm_field_form_get_values (LM_FIELD_FORM (self), NULL);

  if (!gtk_check_button_get_active (way))
    return;

  if (stock != NULL)
    gtk_widget_set_sensitive (gtk_widget_get_ancestor (stock, ADW_TYPE_ACTION_ROW), get_way (self) == CHIPS);
  /* What nobody can read is in the way of nothing else. */
  self->fitting = TRUE;
  for (guint i = 0; values == NULL && i < N_WAYS; i++)
    if (self->ways[i] != NULL && self->ways[i] != way && lm_problem_find (get_control (self, way_keys[i]), NULL) != NULL)
      lm_field_form_fill (LM_FIELD_FORM (self), way_keys[i], i == CHIPS ? "0" : "1");
  self->fitting = FALSE;
  lm_field_form_changed (LM_FIELD_FORM (self));
}

static void
add_way (LmZeckendorfForm *self,
         Way               way)
{
  GtkWidget *control = get_control (self, way_keys[way]);
  GtkWidget *check = gtk_check_button_new ();

  self->ways[way] = GTK_CHECK_BUTTON (check);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (self->ways[way], way != START ? self->ways[START] : NULL);
  g_signal_connect_object (check, "toggled", G_CALLBACK (way_toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (control, way == CHIPS ? "changed" : "value-changed", G_CALLBACK (filled_cb), self,
                           G_CONNECT_SWAPPED);
  if (way != CHIPS)
    g_signal_connect_object (control, "changed", G_CALLBACK (filled_cb), self, G_CONNECT_SWAPPED);
  if (way == CHIPS)
    {
      lm_accessible_name_set (check, _("Start with these chips"));
      adw_entry_row_add_prefix (ADW_ENTRY_ROW (control), check);
      return;
    }

  control = gtk_widget_get_ancestor (control, ADW_TYPE_ACTION_ROW);
  adw_action_row_add_prefix (ADW_ACTION_ROW (control), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (control), check);
}

static void
build_page (LmZeckendorfForm *self,
            const LmGameInfo *info)
{
  memset (self->ways, 0, sizeof self->ways);
  for (guint i = 0; i < N_WAYS; i++)
    if (get_control (self, way_keys[i]) != NULL)
      add_way (self, i);
  if (info == &lm_black_hole_info)
    {
      g_signal_connect_object (get_control (self, "hole"), "value-changed", G_CALLBACK (hole_changed_cb), self,
                               G_CONNECT_SWAPPED);
      describe_hole (self);
    }
}

/* To the field of the start that is chosen. */
static gboolean
lm_zeckendorf_form_grab_focus (GtkWidget *widget)
{
  LmZeckendorfForm *self = LM_ZECKENDORF_FORM (widget);

  if (!is_page (self))
    return GTK_WIDGET_CLASS (lm_zeckendorf_form_parent_class)->grab_focus (widget);

  return gtk_widget_grab_focus (get_control (self, way_keys[get_way (self)]));
}

/* The bar. */

static gpointer
get_board (LmZeckendorfForm *self)
{
  return lm_field_form_get_board (LM_FIELD_FORM (self));
}

static LmPosition *
get_position (LmZeckendorfForm *self)
{
  return get_board (self) != NULL ? lm_board_view_get_position (get_board (self)) : NULL;
}

/* The value to make a position of, or 0; why there is none is said. */
static guint
read_value (LmZeckendorfForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lm_field_spin_read (self->value, &error);

  lm_problem_mark (GTK_WIDGET (self->value), error != NULL ? error->message : NULL);
  if (error != NULL && get_board (self) != NULL)
    lm_board_view_set_problem (get_board (self), error->message);
  return text != NULL && get_position (self) != NULL ? gtk_spin_button_get_value_as_int (self->value) : 0;
}

static void
value_changed_cb (LmZeckendorfForm *self)
{
  read_value (self);
}

static void
put_cb (LmZeckendorfForm *self)
{
  const guint value = read_value (self);

  if (value > 0)
    lm_board_view_try_edit (get_board (self), lm_zeckendorf_edit_start (get_position (self), value), NULL);
}

static void
random_cb (LmZeckendorfForm *self)
{
  g_autoptr (GRand) rand = g_rand_new ();
  const guint value = read_value (self);

  if (value > 0)
    lm_board_view_try_edit (get_board (self), lm_zeckendorf_edit_random (get_position (self), value, rand), NULL);
}

static void
clear_cb (LmZeckendorfForm *self)
{
  if (get_position (self) != NULL)
    lm_board_view_try_edit (get_board (self), lm_zeckendorf_edit_cut (get_position (self), 0), NULL);
}

static void
add_bin_cb (LmZeckendorfForm *self)
{
  lm_zeckendorf_board_set_minimum (get_board (self), lm_zeckendorf_board_get_n_columns (get_board (self)) + 1);
}

static void
remove_bin_cb (LmZeckendorfForm *self)
{
  const guint n_bins = lm_zeckendorf_board_get_n_columns (get_board (self)) - 1;

  lm_zeckendorf_board_set_minimum (get_board (self), n_bins);
  if (get_position (self) != NULL)
    lm_board_view_try_edit (get_board (self), lm_zeckendorf_edit_cut (get_position (self), n_bins), NULL);
}

/* A bin that cannot hold a chip of a legal position is of no use. */
static gboolean
can_add_bin (guint n_columns)
{
  return n_columns < LM_ZECKENDORF_MAX_BINS && lm_zeckendorf_fibonacci (n_columns + 1) <= LM_ZECKENDORF_MAX_VALUE;
}

/* The moves of what would be left must not reach the last bin. */
static gboolean
can_remove_bin (LmPosition *position,
                guint       n_columns)
{
  g_autoptr (LmPosition) rest = lm_zeckendorf_edit_cut (position, n_columns - 1);

  return lm_zeckendorf_scene_count_columns (rest, n_columns - 1) < n_columns;
}

static void
columns_changed_cb (LmZeckendorfForm *self)
{
  guint n_columns;

  if (self->add_bin == NULL || get_position (self) == NULL)
    return;

  n_columns = lm_zeckendorf_board_get_n_columns (get_board (self));
  gtk_widget_set_sensitive (self->add_bin, can_add_bin (n_columns));
  gtk_widget_set_sensitive (self->remove_bin, can_remove_bin (get_position (self), n_columns));
}

static void
show_bar (LmZeckendorfForm *self,
          LmPosition       *position)
{
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights)
                        + LM_ZECKENDORF_POSITION (position)->stock;

  if (value > 0)
    lm_field_spin_write (self->value, value);
}

static void
add_button (LmZeckendorfForm *self,
            GtkWidget        *row,
            const char       *label,
            const char       *tooltip,
            GCallback         callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  /* The label in it names it already, and without the underscore. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
}

static GtkWidget *
create_row (void)
{
  return g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);
}

/* What the buttons beside it make a position of. */
static const LmField value_field = {
  .key = "value", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_ZECKENDORF_MAX_VALUE, .title = N_("Value"),
};

/* What the value is made of, as at the start of a game. */
static void
add_put (LmZeckendorfForm *self,
         GtkWidget        *row,
         const LmGameInfo *info)
{
  if (info == &lm_reversed_info)
    add_button (self, row, _("_Decompose"),
                _("Put the Zeckendorf decomposition of this value on the board, as at the start of a game"), G_CALLBACK (put_cb));
  else if (info == &lm_build_up_info)
    add_button (self, row, _("To _place"),
                _("Empty the board and leave this value to place, as at the start of a game"), G_CALLBACK (put_cb));
  else
    add_button (self, row, _("_Ones"), _("Put this value into F1, as at the start of a game"), G_CALLBACK (put_cb));
}

static GtkWidget *
create_value_row (LmZeckendorfForm *self,
                  const LmGameInfo *info)
{
  GtkWidget *row = create_row ();
  GtkWidget *label = gtk_label_new_with_mnemonic (_("_Value"));

  self->value = GTK_SPIN_BUTTON (lm_field_spin_new (&value_field));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->value), 4);
  g_signal_connect_object (self->value, "changed", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->value, "value-changed", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (self->value));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->value));
  add_put (self, row, info);
  add_button (self, row, _("_Random"), _("A position of this value that random moves lead to"), G_CALLBACK (random_cb));
  add_button (self, row, _("C_lear"), _("Take all chips away"), G_CALLBACK (clear_cb));

  return row;
}

static GtkWidget *
add_icon_button (LmZeckendorfForm *self,
                 GtkWidget        *row,
                 const char       *icon_name,
                 const char       *name,
                 GCallback         callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  lm_accessible_name_explain (button, name);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static GtkWidget *
create_columns (LmZeckendorfForm *self)
{
  GtkWidget *columns = create_row ();
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (pair, "linked");
  self->remove_bin = add_icon_button (self, pair, "list-remove-symbolic", _("Remove the last column and its chips"),
                                      G_CALLBACK (remove_bin_cb));
  self->add_bin = add_icon_button (self, pair, "list-add-symbolic", _("Add a column"), G_CALLBACK (add_bin_cb));
  gtk_box_append (GTK_BOX (columns), gtk_label_new (_("Columns")));
  gtk_box_append (GTK_BOX (columns), pair);

  return columns;
}

/* What cannot be is said below the board, where everything else is said. */
static void
changed_cb (LmZeckendorfForm *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_field_form_get_position (LM_FIELD_FORM (self), &error);

  columns_changed_cb (self);
  /* The window may give the focus once more to what has gone from it. */
  if (error != NULL && get_board (self) != NULL)
    lm_board_view_set_problem (get_board (self), error->message);
}

static void
build_bar (LmZeckendorfForm *self,
           const LmGameInfo *info)
{
  LmFieldForm *form = LM_FIELD_FORM (self);

  self->add_bin = self->remove_bin = NULL;
  gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), create_value_row (self, info));
  if (info == &lm_zeckendorf_info || info == &lm_reversed_info)
    lm_field_form_append (form, create_columns (self));
  g_signal_connect (self, "changed", G_CALLBACK (changed_cb), NULL);
  if (get_board (self) != NULL)
    g_signal_connect_object (get_board (self), "columns-changed", G_CALLBACK (columns_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Both shapes. */

static void
build (LmFieldForm *form)
{
  LmZeckendorfForm *self = LM_ZECKENDORF_FORM (form);

  if (is_page (self))
    build_page (self, lm_field_form_get_info (form));
  else
    build_bar (self, lm_field_form_get_info (form));
}

static void
show (LmFieldForm *form,
      LmPosition  *position)
{
  LmZeckendorfForm *self = LM_ZECKENDORF_FORM (form);

  if (is_page (self))
    show_page (self, position);
  else
    show_bar (self, position);
}

static void
lm_zeckendorf_form_class_init (LmZeckendorfFormClass *klass)
{
  LmFieldFormClass *form_class = LM_FIELD_FORM_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->grab_focus = lm_zeckendorf_form_grab_focus;
  form_class->build = build;
  form_class->read = read_form;
  form_class->show = show;
}

LM_BEGIN_EMPTY (LmZeckendorfForm, lm_zeckendorf_form)
