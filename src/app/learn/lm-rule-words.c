/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-words.c: the words that a rule can have, for those who do not program. */

#include "lm-learn-parts.h"

#include "engine/explore/lm-rule.h"

#include "kit/widget/lm-accessible-name.h"

#include <glib/gi18n.h>
#include <string.h>

#define COLUMNS 5

/* What a button inserts; the cursor comes to stand behind it, or within its brackets. */
static const struct
{
  const char *text;
  const char *name;
} operators[] = {
  { "==", N_("is equal to") },
  { "~=", N_("is not equal to") },
  { "<", N_("is less than") },
  { "<=", N_("is at most") },
  { ">", N_("is more than") },
  { "+", N_("plus") },
  { "-", N_("minus") },
  { "*", N_("times") },
  { "//", N_("divided by, rounded down") },
  { "%", N_("remainder after division by") },
  { "and", N_("and: both hold") },
  { "or", N_("or: at least one holds") },
  { "not", N_("not: it does not hold") },
  { "~", N_("Nim sum with") },
  { "()", N_("brackets") },
  { "zeckendorf()[1]", N_("the index of the smallest Zeckendorf part of a number") },
  { "only() and", N_("the rule says nothing of other positions") },
};

/* Nothing sticks to what stands before. */
static void
insert (GtkEditable *editable,
        const char  *word)
{
  const char *bracket = strchr (word, '(');
  int position = gtk_editable_get_position (editable);
  g_autofree char *before = gtk_editable_get_chars (editable, MAX (position - 1, 0), position);
  g_autofree char *text = g_strconcat (*before == '\0' || strpbrk (before, " ([") != NULL ? "" : " ", word, NULL);

  gtk_editable_insert_text (editable, text, -1, &position);
  if (bracket != NULL)
    position -= strlen (bracket) - 1;
  gtk_widget_grab_focus (GTK_WIDGET (editable));
  gtk_editable_set_position (editable, position);
}

static void
clicked_cb (GtkButton *button,
            gpointer   editable)
{
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER)));
  insert (editable, g_object_get_data (G_OBJECT (button), "word"));
}

static GtkWidget *
create_button (GtkEditable *editable,
               const char  *word,
               const char  *name)
{
  GtkWidget *button = gtk_button_new_with_label (word);

  g_object_set_data_full (G_OBJECT (button), "word", g_strdup (word), g_free);
  gtk_widget_add_css_class (button, "monospace");
  lm_accessible_name_explain (button, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), editable, 0);
  return button;
}

/* What a name of lm_rule_list_quantities() stands for. */
static const char *
find_title (const LmGameInfo *info,
            const char       *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "[", 2);

  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    if (g_str_equal (quantity->name, parts[0]))
      return _(quantity->title);

  return _(lm_field_lookup (info->fields, parts[0])->title);
}

static void
add_quantity (GtkGrid          *grid,
              const LmGameInfo *info,
              GtkEditable      *editable,
              const char       *name,
              int               row)
{
  const char *title = find_title (info, name);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_grid_attach (grid, create_button (editable, name, title), 0, row, 2, 1);
  gtk_grid_attach (grid, label, 2, row, COLUMNS - 2, 1);
}

static void
add_operators (GtkGrid     *grid,
               GtkEditable *editable,
               int          row)
{
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    {
      GtkWidget *button = create_button (editable, operators[i].text, _(operators[i].name));
      const gboolean wide = strlen (operators[i].text) > 4;
      const guint n_narrow = COLUMNS * 3;

      if (wide)
        gtk_grid_attach (grid, button, 0, row + (int) (i - n_narrow) + 3, COLUMNS, 1);
      else
        gtk_grid_attach (grid, button, i % COLUMNS, row + (int) i / COLUMNS, 1, 1);
    }
}

/**
 * lm_rule_words_new:
 * @info: a game
 * @editable: where a rule about it is written
 *
 * Returns: (transfer floating): a popover that offers the quantities and the
 *   operators
 */
GtkWidget *
lm_rule_words_new (const LmGameInfo *info,
                   GtkEditable      *editable)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  g_auto (GStrv) names = lm_rule_list_quantities (info);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (int i = 0; names[i] != NULL; i++)
    add_quantity (GTK_GRID (grid), info, editable, names[i], i);
  add_operators (GTK_GRID (grid), editable, g_strv_length (names));
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  return popover;
}
