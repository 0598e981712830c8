/* SPDX-License-Identifier: GPL-3.0-or-later */
/* page.c: the start of a game of this room: the published one, an empty board, or any columns. */

#include "config.h"

#include "page.h"

#include "games/zeckendorf/rules/position.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_PRESETS 5

struct _LmZeckendorfPage
{
  LmNewGamePage         parent_instance;

  GtkWidget            *hole_row;
  AdwActionRow         *start_row;
  GtkWidget            *stock_row;
  GtkWidget            *left_row;
  AdwActionRow         *presets_row;
  GtkCheckButton       *use_start;
  GtkCheckButton       *use_stock;
  GtkCheckButton       *use_bins;
  GtkSpinButton        *hole;
  GtkSpinButton        *n;
  GtkSpinButton        *stock;
  GtkEditable          *bins;
  GtkSpinButton        *left;
  AdwComboRow          *places;
  AdwComboRow          *ones;
  GtkBox               *presets;

  LmZeckendorfGameKind  kind;
  gboolean              filling;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfPage, lm_zeckendorf_page, LM_TYPE_NEW_GAME_PAGE)

/**
 * Kind:
 * @name: the game's name in position text
 * @title: of the row with the start as it is published
 * @subtitle: what that is
 * @presets_title: of the row with the starts to try
 * @presets_subtitle: what is remarkable about them
 * @preset: position text of such a start, with its number left out
 * @presets: the numbers, up to 0
 *
 * What the page says of a game.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *subtitle;
  const char *presets_title;
  const char *presets_subtitle;
  const char *preset;
  int         presets[MAX_PRESETS + 1];
} Kind;

/* The starts to try: BH Theorem 5.17, RZ Theorems 1.1 and 5.1. */
static const Kind kinds[] = {
  [LM_ZECKENDORF_FORWARD] = {
    "zeckendorf", N_("Ones in the first column"), N_("The start of the game as it is published"),
    N_("Games to try"), "",
    "lastmove:zeckendorf?bins=", { 10, 20, 50, 100, 300 },
  },
  [LM_ZECKENDORF_BLACK_HOLE] = {
    "black-hole", N_("Ones in the first column"), N_("The start of the game as it is published"),
    N_("Stocks to try"), N_("With the hole on F4; 17, 32 and 47 are exceptions to the rule for all others"),
    "lastmove:black-hole?hole=4&bins=0,0,0&stock=", { 16, 17, 32, 47 },
  },
  [LM_ZECKENDORF_REVERSED] = {
    "reversed", N_("A sum"), N_("Its Zeckendorf decomposition lies on the board"),
    N_("Sums to try"), N_("8 + 2, 13 + 3, 21 + 5 and 34 + 8: one first move, then all is copied"),
    "lastmove:reversed?n=", { 10, 16, 26, 42 },
  },
  [LM_ZECKENDORF_BUILD_UP] = {
    "build-up", N_("A sum to build"), N_("Ones, twos and threes are placed up to it, then they are played"),
    N_("Sums to try"), N_("4 is the exception among the even sums"),
    "lastmove:build-up?bins=0&stock=", { 4, 11, 12, 20, 21 },
  },
};

/* The items of a list that people write with commas, blanks or both. */
static GPtrArray *
split_list (const char *text)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit_set (text, ",; \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_ptr_array_add (items, g_strdup (words[i]));

  return items;
}

/* The items as position text writes them. */
static char *
join_list (GPtrArray  *items,
           GError    **error)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const char *item = g_ptr_array_index (items, i);

      if (strspn (item, "0123456789") != strlen (item))
        {
          g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” is not a number of chips."), item);
          g_string_free (list, TRUE);
          return NULL;
        }
      g_string_append_printf (list, "%s%s", i > 0 ? "," : "", item);
    }

  return g_string_free (list, FALSE);
}

/* The typed list of chips as position text writes it. */
static char *
read_bins (LmZeckendorfPage  *self,
           GError           **error)
{
  g_autoptr (GPtrArray) items = split_list (gtk_editable_get_text (self->bins));

  if (items->len > 0)
    return join_list (items, error);

  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                       _("Write how many chips are in each column, for example 7, 0, 3."));
  return NULL;
}

static guint
get_value (GtkSpinButton *spin)
{
  return gtk_spin_button_get_value_as_int (spin);
}

/* @first chips in F1 and none in the other columns that the game has before its hole. */
static char *
write_ones (LmZeckendorfPage *self,
            guint             first)
{
  GString *list = g_string_new (NULL);

  g_string_append_printf (list, "%u", first);
  for (guint bin = 2; self->kind == LM_ZECKENDORF_BLACK_HOLE && bin < get_value (self->hole); bin++)
    g_string_append (list, ",0");

  return g_string_free (list, FALSE);
}

static char *
print_heights (const guint32 *heights,
               guint          n_bins,
               const char    *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_bins; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? separator : "", heights[i]);

  return g_string_free (text, FALSE);
}

/* What the chosen start has on the board, and beside it. */
static char *
write_bins (LmZeckendorfPage  *self,
            guint             *stock,
            GError           **error)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];
  gboolean places = self->kind == LM_ZECKENDORF_BLACK_HOLE || self->kind == LM_ZECKENDORF_BUILD_UP;

  *stock = 0;
  if (gtk_check_button_get_active (self->use_bins))
    {
      *stock = places ? get_value (self->left) : 0;
      return read_bins (self, error);
    }
  if (gtk_check_button_get_active (self->use_stock) || self->kind == LM_ZECKENDORF_BUILD_UP)
    {
      *stock = get_value (self->kind == LM_ZECKENDORF_BUILD_UP ? self->n : self->stock);
      return write_ones (self, 0);
    }
  if (self->kind != LM_ZECKENDORF_REVERSED)
    return write_ones (self, get_value (self->n));

  lm_zeckendorf_decompose (get_value (self->n), heights);
  return print_heights (heights, lm_zeckendorf_last_bin (heights), ",");
}

/* What is wrong with the fields is what is wrong with the position text that they make. */
static LmPosition *
lm_zeckendorf_page_get_position (LmNewGamePage  *page,
                                 GError        **error)
{
  LmZeckendorfPage *self = LM_ZECKENDORF_PAGE (page);
  guint stock;
  g_autofree char *bins = write_bins (self, &stock, error);
  g_autoptr (GString) text = g_string_new ("lastmove:");

  if (bins == NULL)
    return NULL;

  g_string_append_printf (text, "%s?bins=%s", kinds[self->kind].name, bins);
  if (self->kind == LM_ZECKENDORF_BLACK_HOLE)
    g_string_append_printf (text, "&hole=%u", get_value (self->hole));
  if (stock > 0)
    g_string_append_printf (text, "&stock=%u", stock);
  if (stock > 0 && self->kind == LM_ZECKENDORF_BLACK_HOLE && adw_combo_row_get_selected (self->places) == 1)
    g_string_append (text, "&place=any");
  if (self->kind == LM_ZECKENDORF_REVERSED && adw_combo_row_get_selected (self->ones) == 1)
    g_string_append (text, "&ones=stagnant");

  return lm_position_parse (text->str, error);
}

/* Puts @value into @spin if there is room for it. */
static gboolean
fill (GtkSpinButton *spin,
      guint64        value)
{
  double lowest, highest;

  gtk_spin_button_get_range (spin, &lowest, &highest);
  if (value < lowest || value > highest)
    return FALSE;

  gtk_spin_button_set_value (spin, value);
  return TRUE;
}

/* The simplest of the starts that make this position. */
static GtkCheckButton *
choose_start (LmZeckendorfPage           *self,
              const LmZeckendorfPosition *position)
{
  const guint64 value = lm_zeckendorf_value (position->heights);
  guint32 heights[LM_ZECKENDORF_MAX_BINS];

  if (self->kind == LM_ZECKENDORF_BUILD_UP)
    return value == 0 && fill (self->n, position->stock) ? self->use_start : self->use_bins;
  if (position->stock > 0)
    return value == 0 && fill (self->stock, position->stock) ? self->use_stock : self->use_bins;
  if (self->kind != LM_ZECKENDORF_REVERSED)
    return lm_zeckendorf_last_bin (position->heights) == 1 && fill (self->n, value) ? self->use_start : self->use_bins;

  lm_zeckendorf_decompose (value, heights);
  return memcmp (heights, position->heights, sizeof heights) == 0 && fill (self->n, value)
           ? self->use_start : self->use_bins;
}

static void
update_sensitive (LmZeckendorfPage *self)
{
  gboolean bins = gtk_check_button_get_active (self->use_bins);
  gboolean placing = bins ? get_value (self->left) > 0 : gtk_check_button_get_active (self->use_stock);

  gtk_widget_set_sensitive (self->left_row, bins);
  gtk_widget_set_sensitive (GTK_WIDGET (self->places), placing);
}

static void
show_hole (LmZeckendorfPage *self)
{
  const guint hole = get_value (self->hole);
  g_autofree char *subtitle =
    g_strdup_printf (ngettext ("F%u = %u; there is %u column before it", "F%u = %u; there are %u columns before it", hole - 1),
                     hole, lm_zeckendorf_fibonacci (hole), hole - 1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->hole_row), subtitle);
}

/* Shows in the entry itself whether it can be read. */
static void
mark_bins (LmZeckendorfPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_new_game_page_get_position (LM_NEW_GAME_PAGE (self), &error);
  gboolean wrong = gtk_check_button_get_active (self->use_bins) && position == NULL;

  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->bins), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->bins), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->bins), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed_cb (LmZeckendorfPage *self)
{
  if (self->filling)
    return;

  show_hole (self);
  update_sensitive (self);
  mark_bins (self);
  lm_new_game_page_changed (LM_NEW_GAME_PAGE (self));
}

static void
preset_clicked_cb (LmZeckendorfPage *self,
                   GtkButton        *button)
{
  g_autofree char *text = g_strconcat (kinds[self->kind].preset, gtk_button_get_label (button), NULL);
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);

  lm_new_game_page_set_position (LM_NEW_GAME_PAGE (self), position);
}

static void
add_preset (LmZeckendorfPage *self,
            int               number)
{
  g_autofree char *label = g_strdup_printf ("%d", number);
  g_autofree char *text = g_strconcat (kinds[self->kind].preset, label, NULL);
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  g_autofree char *words = lm_position_describe (position);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, words);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (preset_clicked_cb), self);
  gtk_box_append (self->presets, button);
}

/* Shows the fields that a game has. */
static void
set_kind (LmZeckendorfPage     *self,
          LmZeckendorfGameKind  kind)
{
  const Kind *words = &kinds[kind];
  GtkWidget *child;

  self->kind = kind;
  gtk_widget_set_visible (self->hole_row, kind == LM_ZECKENDORF_BLACK_HOLE);
  gtk_widget_set_visible (self->stock_row, kind == LM_ZECKENDORF_BLACK_HOLE);
  gtk_widget_set_visible (GTK_WIDGET (self->places), kind == LM_ZECKENDORF_BLACK_HOLE);
  gtk_widget_set_visible (self->left_row, kind == LM_ZECKENDORF_BLACK_HOLE || kind == LM_ZECKENDORF_BUILD_UP);
  gtk_widget_set_visible (GTK_WIDGET (self->ones), kind == LM_ZECKENDORF_REVERSED);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->start_row), _(words->title));
  adw_action_row_set_subtitle (self->start_row, _(words->subtitle));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->presets_row), _(words->presets_title));
  adw_action_row_set_subtitle (self->presets_row, words->presets_subtitle[0] != '\0' ? _(words->presets_subtitle) : "");

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->presets))) != NULL)
    gtk_box_remove (self->presets, child);
  for (guint i = 0; words->presets[i] != 0; i++)
    add_preset (self, words->presets[i]);
}

static void
lm_zeckendorf_page_set_position (LmNewGamePage *page,
                                 LmPosition    *position)
{
  LmZeckendorfPage *self = LM_ZECKENDORF_PAGE (page);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const LmZeckendorfPosition *start = LM_ZECKENDORF_POSITION (position);
  g_autofree char *text = print_heights (start->heights, lm_zeckendorf_position_count_shown (position), ", ");
  GtkCheckButton *choice;

  self->filling = TRUE;
  if (self->kind != variant->kind)
    set_kind (self, variant->kind);
  if (variant->hole > 0)
    gtk_spin_button_set_value (self->hole, variant->hole);
  adw_combo_row_set_selected (self->places, variant->place_any ? 1 : 0);
  adw_combo_row_set_selected (self->ones, variant->stagnant ? 1 : 0);
  gtk_editable_set_text (self->bins, text);
  choice = choose_start (self, start);
  gtk_check_button_set_active (choice, TRUE);
  gtk_spin_button_set_value (self->left, choice == self->use_bins ? start->stock : 0);
  self->filling = FALSE;
  changed_cb (self);
}

/* Who fills a field means it. */
static void
use (LmZeckendorfPage *self,
     GtkCheckButton   *choice)
{
  if (self->filling)
    return;

  self->filling = TRUE;
  gtk_check_button_set_active (choice, TRUE);
  self->filling = FALSE;
  changed_cb (self);
}

static void
n_changed_cb (LmZeckendorfPage *self)
{
  use (self, self->use_start);
}

static void
stock_changed_cb (LmZeckendorfPage *self)
{
  use (self, self->use_stock);
}

static void
bins_changed_cb (LmZeckendorfPage *self)
{
  use (self, self->use_bins);
}

/* A list that fitted the hole where it was is made to fit it where it is. */
static void
hole_changed_cb (LmZeckendorfPage *self)
{
  g_autoptr (GPtrArray) items = split_list (gtk_editable_get_text (self->bins));
  const guint n_bins = get_value (self->hole) - 1;
  g_autofree char *text = NULL;

  if (self->filling)
    return;

  g_ptr_array_set_size (items, MIN (items->len, n_bins));
  while (items->len < n_bins)
    g_ptr_array_add (items, g_strdup ("0"));
  g_ptr_array_add (items, NULL);
  text = g_strjoinv (", ", (char **) items->pdata);

  self->filling = TRUE;
  gtk_editable_set_text (self->bins, text);
  self->filling = FALSE;
  changed_cb (self);
}

/* To the field of the start that is chosen. */
static gboolean
lm_zeckendorf_page_grab_focus (GtkWidget *widget)
{
  LmZeckendorfPage *self = LM_ZECKENDORF_PAGE (widget);

  if (gtk_check_button_get_active (self->use_bins))
    return gtk_widget_grab_focus (GTK_WIDGET (self->bins));

  return gtk_widget_grab_focus (GTK_WIDGET (gtk_check_button_get_active (self->use_stock) ? self->stock : self->n));
}

/* Enter in a number begins the game, as it does in any other field; a spin button has no property for that. */
static void
activate_default (GtkSpinButton *spin)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
}

static void
lm_zeckendorf_page_class_init (LmZeckendorfPageClass *klass)
{
  LmNewGamePageClass *page_class = LM_NEW_GAME_PAGE_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = lm_zeckendorf_page_grab_focus;
  page_class->set_position = lm_zeckendorf_page_set_position;
  page_class->get_position = lm_zeckendorf_page_get_position;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/zeckendorf/page.ui");
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, hole_row);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, start_row);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, stock_row);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, left_row);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, presets_row);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, use_start);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, use_stock);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, use_bins);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, hole);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, n);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, stock);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, bins);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, left);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, places);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, ones);
  gtk_widget_class_bind_template_child (widget_class, LmZeckendorfPage, presets);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, n_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bins_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stock_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hole_changed_cb);
}

static void
lm_zeckendorf_page_init (LmZeckendorfPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  activate_default (self->hole);
  activate_default (self->n);
  activate_default (self->stock);
  activate_default (self->left);
  set_kind (self, LM_ZECKENDORF_FORWARD);
  update_sensitive (self);
  self->filling = FALSE;
}
