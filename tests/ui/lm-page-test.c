/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-page-test.c: what the tests of the pages of new games share: a page in a window, filled in right and wrong. */

#include "lm-page-test.h"

#include "engine/game/lm-error.h"

/**
 * lm_page_test_create:
 * @game: the name of a game
 *
 * Returns: (transfer floating): its page
 */
GtkWidget *
lm_page_test_create (const char *game)
{
  return lm_game_view_info_create_form (lm_game_info_lookup (game));
}

static void
changed_cb (LmPageTest *self)
{
  self->n_changes++;
}

static void
set_up (LmPageTest    *self,
        gconstpointer  game)
{
  self->page = LM_FIELD_FORM (lm_page_test_create (game));
  g_signal_connect_swapped (self->page, "changed", G_CALLBACK (changed_cb), self);
  self->window = lm_panel_test_present (GTK_WIDGET (self->page));
}

static void
tear_down (LmPageTest    *self,
           gconstpointer  game)
{
  lm_panel_test_close (self->window);
}

/**
 * lm_page_test_add:
 * @path: the path of the test
 * @game: the name of a game
 * @test: the test
 *
 * Adds a test of a game's page.
 */
void
lm_page_test_add (const char  *path,
                  const char  *game,
                  void      (* test) (LmPageTest    *self,
                                      gconstpointer  game))
{
  g_test_add (path, LmPageTest, game, set_up, test, tear_down);
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (root)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);

  return found;
}

/**
 * lm_page_test_has_row:
 * @self: the fixture
 * @title: a title
 *
 * Returns: whether a row with that title can be seen
 */
gboolean
lm_page_test_has_row (LmPageTest *self,
                      const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (self->page), title);

  return row != NULL && gtk_widget_get_visible (row);
}

/**
 * lm_page_test_find_row:
 * @self: the fixture
 * @title: the title of a row
 *
 * Returns: (transfer none): the row
 */
GtkWidget *
lm_page_test_find_row (LmPageTest *self,
                       const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (self->page), title);

  g_assert_nonnull (row);
  return row;
}

/**
 * lm_page_test_fill:
 * @self: the fixture
 * @title: the title of a row with an entry
 * @text: what is typed there
 *
 * Fills in a row.
 */
void
lm_page_test_fill (LmPageTest *self,
                   const char *title,
                   const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (lm_page_test_find_row (self, title)), text);
}

/**
 * lm_page_test_is_wrong:
 * @self: the fixture
 * @title: the title of a row
 *
 * Returns: whether the row is marked as wrong
 */
gboolean
lm_page_test_is_wrong (LmPageTest *self,
                       const char *title)
{
  return gtk_widget_has_css_class (lm_page_test_find_row (self, title), "error");
}

/**
 * lm_page_test_assert_position:
 * @self: the fixture
 * @expected: a position, as text
 *
 * Asserts that the page starts a game there.
 */
void
lm_page_test_assert_position (LmPageTest *self,
                              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_field_form_get_position (self->page, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, expected);
}

/**
 * lm_page_test_assert_wrong:
 * @self: the fixture
 * @title: the title of a row with an entry
 * @text: what is typed there
 * @part: a part of the sentence about it
 *
 * Asserts that the page refuses a text, says why, and marks the row.
 */
void
lm_page_test_assert_wrong (LmPageTest *self,
                           const char *title,
                           const char *text,
                           const char *part)
{
  g_autoptr (GError) error = NULL;

  lm_page_test_fill (self, title, text);
  g_assert_null (lm_field_form_get_position (self->page, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_nonnull (strstr (error->message, part));
  g_assert_true (lm_page_test_is_wrong (self, title));
}

/**
 * lm_page_test_assert_takes:
 * @self: the fixture
 * @text: a position
 *
 * Asserts that the page takes over a position, and starts a game there.
 */
void
lm_page_test_assert_takes (LmPageTest *self,
                           const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_field_form_set_position (self->page, position);
  lm_page_test_assert_position (self, text);
}
