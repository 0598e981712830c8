/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-form-limits.c: no field of any game's form makes another value of a wrong one; each says what is wrong, by its name. */

#include "lm-board-test.h"

#include "app/table/lm-editor-bar.h"
#include "kit/page/lm-game-view-info.h"
#include "kit/widget/lm-problem.h"
#include "kit/widget/lm-value-glyph.h"

#include <string.h>

static GtkWidget *
create_page (void)
{
  return lm_game_view_info_create_form (lm_game_info_lookup ("zeckendorf"));
}

/* What a person sees of the field, or the question that it asks where it is empty. */
static gboolean
names_field (const char    *sentence,
             const LmField *field)
{
  g_autofree char *said = g_utf8_casefold (sentence, -1);
  g_autofree char *title = g_utf8_casefold (field->title, -1);
  g_autofree char *key = g_strdup_printf ("“%s”", field->key);

  return strstr (said, title) != NULL || strstr (said, key) != NULL || g_strcmp0 (sentence, field->ask) == 0;
}

/* Whoever leaves a spin button or presses Enter makes it look at its text. */
static void
leave (GtkWidget *control)
{
  if (GTK_IS_SPIN_BUTTON (control))
    gtk_spin_button_update (GTK_SPIN_BUTTON (control));
}

static void
refuse (LmFieldForm   *form,
        const LmField *field,
        const char    *text)
{
  GtkWidget *control = lm_field_form_get_control (form, field->key);
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  gtk_editable_set_text (GTK_EDITABLE (control), text);
  leave (control);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (control)), ==, text);
  position = lm_field_form_get_position (form, &error);
  if (position == NULL)
    g_test_message ("%s, “%.20s”: %s", field->key, text, error->message);
  else
    g_test_message ("%s takes “%.20s”", field->key, text);
  g_assert_null (position);
  g_assert_true (names_field (error->message, field));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_nonnull (lm_problem_find (control, NULL));
}

static gboolean
may_be_empty (const LmField *field,
              GtkWidget     *control)
{
  return !GTK_IS_SPIN_BUTTON (control)
         && ((field->flags & LM_FIELD_MAY_BE_EMPTY) != 0 || g_strcmp0 (field->default_text, "") == 0);
}

static void
check_field (LmFieldForm   *form,
             const LmField *field)
{
  GtkWidget *control = lm_field_form_get_control (form, field->key);
  g_autofree char *nines = g_strnfill (3000, '9');
  g_autofree char *before = NULL;

  if (!GTK_IS_EDITABLE (control) || field->kind == LM_FIELD_TEXT)
    return;

  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (control)));
  refuse (form, field, nines);
  refuse (form, field, "-3");
  refuse (form, field, "many");
  refuse (form, field, "1.5.1");
  if (field->maximum > 0 && field->kind != LM_FIELD_FRACTION)
    {
      g_autofree char *beyond = g_strdup_printf ("%" G_GUINT64_FORMAT, field->maximum + 1);

      refuse (form, field, beyond);
    }
  if (field->minimum > 0)
    refuse (form, field, "0");
  if (!may_be_empty (field, control))
    refuse (form, field, "");
  gtk_editable_set_text (GTK_EDITABLE (control), before);
  leave (control);
  g_assert_null (lm_problem_find (control, NULL));
}

static void
test_pages (void)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      GtkWidget *page, *window;

      /* The games of the tests have no boards. */
      if (lm_game_view_info_lookup (info->name) == NULL)
        continue;

      page = lm_game_view_info_create_form (info);
      window = lm_panel_test_present (page);
      g_test_message ("%s", info->name);
      for (const LmField *field = info->fields; field->key != NULL; field++)
        check_field (LM_FIELD_FORM (page), field);
      lm_panel_test_close (window);
    }
}

/* --- examples ----------------------------------------------------------------- */

/* What stands in sentences about a form: “for example 3, 2.5 or 43/11.”, “such as 3x4”, or “(3, 2.5, 43/11)” at the end. */
#define ITEM "[0-9]+(?:[-./x][0-9]+)*"
#define ITEMS "(" ITEM "(?:(?:,| or|, or) ?" ITEM ")*)"

static guint n_examples;

static void
take (LmFieldForm   *form,
      const LmField *field,
      const char    *example)
{
  GtkWidget *control = lm_field_form_get_control (form, field->key);
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (control)));

  gtk_editable_set_text (GTK_EDITABLE (control), example);
  leave (control);
  position = lm_field_form_get_position (form, &error);
  g_test_message ("%s: “%s”%s%s", field->key, example, error != NULL ? ": " : "", error != NULL ? error->message : "");
  g_assert_no_error (error);
  g_assert_null (lm_problem_find (control, NULL));
  gtk_editable_set_text (GTK_EDITABLE (control), before);
  leave (control);
  n_examples++;
}

/* A list is one example, unless there is one “or” another. */
static void
take_examples (LmFieldForm   *form,
               const LmField *field,
               const char    *sentence)
{
  g_autoptr (GRegex) pattern = g_regex_new ("(?:for example|such as) " ITEMS "|\\(" ITEMS "\\)$", 0, 0, NULL);
  const gboolean is_list = field->kind == LM_FIELD_NUMBERS || field->kind == LM_FIELD_TEXT;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *all = NULL;
  g_auto (GStrv) items = NULL;

  if (sentence == NULL || !g_regex_match (pattern, sentence, 0, &match))
    return;

  all = g_match_info_fetch (match, g_match_info_get_match_count (match) - 1);
  items = is_list && strstr (all, " or ") == NULL ? g_strsplit (all, "|", -1) : g_regex_split_simple (", or |, | or ", all, 0, 0);
  for (guint i = 0; items[i] != NULL; i++)
    take (form, field, items[i]);
}

/* What is said where nothing, or nothing that is right, is written. */
static void
take_examples_of_problem (LmFieldForm   *form,
                          const LmField *field,
                          const char    *text)
{
  GtkWidget *control = lm_field_form_get_control (form, field->key);
  g_autofree char *before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (control)));
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  gtk_editable_set_text (GTK_EDITABLE (control), text);
  position = lm_field_form_get_position (form, &error);
  gtk_editable_set_text (GTK_EDITABLE (control), before);
  leave (control);
  if (error != NULL)
    take_examples (form, field, error->message);
}

static void
check_examples (LmFieldForm      *form,
                const LmGameInfo *info)
{
  for (const LmField *field = info->fields; field->key != NULL; field++)
    {
      if (!GTK_IS_EDITABLE (lm_field_form_get_control (form, field->key)))
        continue;
      take_examples (form, field, field->page_title != NULL ? field->page_title : field->title);
      take_examples (form, field, field->help);
      take_examples_of_problem (form, field, "");
      take_examples_of_problem (form, field, "many");
    }
}

/* Every example that New Game and the editor give, of a number, a list or a size, is taken where it stands. */
static void
test_examples (void)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      LmBoardTest edited = { 0 };
      GtkWidget *page, *window;

      if (lm_game_view_info_lookup (info->name) == NULL)
        continue;

      g_test_message ("%s", info->name);
      page = lm_game_view_info_create_form (info);
      window = lm_panel_test_present (page);
      check_examples (LM_FIELD_FORM (page), info);
      lm_panel_test_close (window);

      lm_board_test_set_up (&edited, info->start);
      lm_board_view_set_mode (edited.board, LM_BOARD_EDIT);
      check_examples (LM_FIELD_FORM (edited.edit_bar), info);
      lm_board_test_tear_down (&edited, NULL);
    }
  g_assert_cmpuint (n_examples, >=, 30);
}

/* The entries in which a move or a step is written, with what stands in them while they are empty. */
static void
list_entries (GtkWidget *root,
              GPtrArray *entries)
{
  if (GTK_IS_ENTRY (root) && gtk_entry_get_placeholder_text (GTK_ENTRY (root)) != NULL)
    g_ptr_array_add (entries, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_entries (child, entries);
}

/* The example in an empty entry is a move that is played where it can be: the last word, if it has a digit. */
static void
test_placeholders (void)
{
  /* Where those that cannot be played at the start can. */
  static const struct { const char *game, *position; } places[] = {
    { "nacci", "lastmove:nacci?c=2&bins=2,2,2,2" },
    { "so-long-sucker", "lastmove:so-long-sucker?piles=8&board=b,g&chips=b5r1,r6,g5,y6&turn=b" },
  };
  guint n_moves = 0;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);
      const char *start = info->start;
      g_autoptr (GPtrArray) entries = g_ptr_array_new ();
      LmBoardTest played = { 0 };

      if (lm_game_view_info_lookup (info->name) == NULL)
        continue;

      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        if (g_str_equal (places[j].game, info->name))
          start = places[j].position;
      lm_board_test_set_up (&played, start);
      list_entries (GTK_WIDGET (played.board), entries);
      for (guint j = 0; j < entries->len; j++)
        {
          const char *placeholder = gtk_entry_get_placeholder_text (g_ptr_array_index (entries, j));
          const char *blank = strrchr (placeholder, ' ');
          const char *example = blank != NULL ? blank + 1 : placeholder;

          g_test_message ("%s: “%s”", info->name, placeholder);
          if (strpbrk (example, "0123456789") == NULL)
            continue;
          gtk_editable_set_text (g_ptr_array_index (entries, j), example);
          g_signal_emit_by_name (g_ptr_array_index (entries, j), "activate");
          g_assert_cmpuint (played.n_chosen, ==, 1);
          g_assert_cmpstr (played.chosen, ==, example);
          n_moves++;
        }
      lm_board_test_tear_down (&played, NULL);
    }
  g_assert_cmpuint (n_moves, ==, 3);
}

/* What a sign would be taken for: something is wrong with the position. */
static gboolean
has_sign (GtkWidget *root)
{
  gboolean found = LM_IS_VALUE_GLYPH (root) || (GTK_IS_IMAGE (root) && gtk_widget_get_ancestor (root, GTK_TYPE_BUTTON) == NULL
                                                && gtk_widget_get_ancestor (root, GTK_TYPE_ENTRY) == NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found; child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_visible (child) && has_sign (child);

  return found;
}

/* Who wins is told in words alone, whoever is to move: a cross before “Player 2 wins” would be one of an error. */
static void
test_verdict (void)
{
  static const char *const turns[] = { "lastmove:nim?stones=13", "lastmove:nim?stones=14&turn=2" };
  GtkWidget *bar = g_object_new (LM_TYPE_EDITOR_BAR, NULL);
  GtkWidget *window = lm_panel_test_present (bar);

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (LmPosition) position = lm_panel_test_parse (turns[i]);

      lm_editor_bar_set_position (LM_EDITOR_BAR (bar), position);
      lm_editor_bar_set_verdict (LM_EDITOR_BAR (bar), "Player 2 wins in 6 moves.");
      g_assert_true (lm_panel_test_shows (bar, "Player 2 wins in 6 moves."));
      g_assert_false (has_sign (bar));
    }
  lm_panel_test_close (window);
}

/* As many chips as the rules allow are as many as New Game begins with. */
static void
test_many (void)
{
  static const char *const numbers[] = { "500", "1000000" };
  GtkWidget *page = create_page ();
  GtkWidget *window = lm_panel_test_present (page);
  GtkWidget *control = lm_field_form_get_control (LM_FIELD_FORM (page), "n");

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (LmPosition) position = NULL;
      g_autofree char *text = NULL;
      g_autofree char *expected = g_strdup_printf ("lastmove:zeckendorf?bins=%s", numbers[i]);

      gtk_editable_set_text (GTK_EDITABLE (control), numbers[i]);
      leave (control);
      position = lm_field_form_get_position (LM_FIELD_FORM (page), NULL);
      text = lm_position_to_string (position);
      g_assert_cmpstr (text, ==, expected);
    }
  lm_panel_test_close (window);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_page);

  if (status >= 0)
    return status;

  g_test_add_func ("/form-limits/pages", test_pages);
  g_test_add_func ("/form-limits/examples", test_examples);
  g_test_add_func ("/form-limits/placeholders", test_placeholders);
  g_test_add_func ("/form-limits/verdict", test_verdict);
  g_test_add_func ("/form-limits/many", test_many);

  return g_test_run ();
}
