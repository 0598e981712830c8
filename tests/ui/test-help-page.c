/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-help-page.c: every page of the help in every language, as the program itself shows it: nothing is lost, every link leads somewhere. */

#include "app/window/lm-window-parts.h"
#include "lm-panel-test.h"

#include "engine/game/lm-game-info.h"

#include <string.h>

#define FOLDER "/org/lastmove/LastMove/help/"

typedef void (* CheckFunc) (const char *page);

static GtkWidget *
create_page (void)
{
  return lm_help_page_new ("take-away");
}

static GPtrArray *
list_labels (GtkWidget *widget,
             GPtrArray *labels)
{
  if (GTK_IS_LABEL (widget))
    g_ptr_array_add (labels, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_labels (child, labels);

  return labels;
}

/* In the language of the page that the window shows. */
static void
check_pages (const char *language,
             CheckFunc   check)
{
  g_autofree char *folder = g_strconcat (FOLDER, language, NULL);
  g_auto (GStrv) files = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_cmpuint (g_strv_length (files), >=, 30);
  g_setenv ("LANGUAGE", language, TRUE);
  for (char **file = files; *file != NULL; file++)
    {
      g_autofree char *page = g_strndup (*file, strlen (*file) - strlen (".page"));

      g_test_message ("%s, %s", language, page);
      check (page);
    }
  g_unsetenv ("LANGUAGE");
}

static void
check_all (CheckFunc check)
{
  check_pages ("C", check);
  check_pages ("de", check);
  check_pages ("fr", check);
}

static char *
read_body (const char *page)
{
  g_autofree char *path = g_strconcat (FOLDER, g_get_language_names ()[0], "/", page, ".page", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return g_strdup (strstr (text, "</info>"));
}

/* The letters alone: how the text is separated differs. */
static char *
keep_letters (GString *text)
{
  GString *letters = g_string_new (NULL);

  for (const char *at = text->str; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalpha (g_utf8_get_char (at)))
      g_string_append_unichar (letters, g_utf8_get_char (at));
  g_string_free (text, TRUE);
  return g_string_free (letters, FALSE);
}

static void
add_plain (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              plain,
           GError              **error)
{
  g_string_append_len (plain, text, length);
}

/* Titles that stand for links without words are taken out: where they are, the page shows more. */
static void
check_text (const char *page)
{
  static const GMarkupParser parser = { .text = add_plain };
  g_autofree char *body = read_body (page);
  g_autofree char *whole = g_strconcat ("<page><info>", body, NULL);
  GString *plain = g_string_new (NULL);
  GString *shown = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, plain, NULL);
  GtkWidget *root = g_object_ref_sink (lm_help_page_new (page));
  g_autoptr (GPtrArray) labels = list_labels (root, g_ptr_array_new ());
  g_autofree char *wanted = NULL;
  g_autofree char *found = NULL;

  g_assert_true (g_markup_parse_context_parse (context, whole, strlen (whole), NULL));
  for (guint i = 0; i < labels->len; i++)
    g_string_append (shown, gtk_label_get_text (labels->pdata[i]));
  wanted = keep_letters (plain);
  found = keep_letters (shown);
  if (g_str_equal (page, "index") || g_regex_match_simple ("<link xref=\"[^\"]*\"/>", body, 0, 0))
    g_assert_cmpuint (strlen (found), >, strlen (wanted));
  else
    g_assert_cmpstr (found, ==, wanted);
  g_object_unref (root);
}

static void
test_text (void)
{
  check_all (check_text);
}

static void
check_link (const char *uri)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *title = NULL;
  GtkWidget *root;

  if (!g_str_has_prefix (uri, "help:"))
    {
      lm_position_unref (lm_panel_test_parse (uri));
      return;
    }

  parts = g_strsplit (uri + strlen ("help:"), "#", 2);
  title = lm_help_page_title (parts[0]);
  g_assert_cmpstr (title, !=, "");
  root = g_object_ref_sink (lm_help_page_new (parts[0]));
  g_assert_true (lm_panel_test_shows (root, title));
  if (parts[1] != NULL)
    {
      g_autoptr (GPtrArray) labels = list_labels (root, g_ptr_array_new ());
      guint i = 0;

      while (i < labels->len && !g_str_equal (gtk_widget_get_name (labels->pdata[i]), parts[1]))
        i++;
      g_assert_cmpuint (i, <, labels->len);
    }
  g_object_unref (root);
}

static void
check_links (const char *page)
{
  g_autoptr (GRegex) links = g_regex_new ("<a href=\"([^\"]*)\">(.*?)</a>", 0, 0, NULL);
  GtkWidget *root = g_object_ref_sink (lm_help_page_new (page));
  g_autoptr (GPtrArray) labels = list_labels (root, g_ptr_array_new ());

  for (guint i = 0; i < labels->len; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      for (g_regex_match (links, gtk_label_get_label (labels->pdata[i]), 0, &match); g_match_info_matches (match);
           g_match_info_next (match, NULL))
        {
          g_autofree char *escaped = g_match_info_fetch (match, 1);
          g_autofree char *words = g_match_info_fetch (match, 2);
          g_autofree char *uri = NULL;

          g_assert_true (pango_parse_markup (escaped, -1, 0, NULL, &uri, NULL, NULL));
          g_assert_cmpstr (words, !=, "");
          check_link (uri);
        }
    }
  g_object_unref (root);
}

static void
test_links (void)
{
  check_all (check_links);
}

/* The index leads to every page. */
static void
check_topic (const char *page)
{
  g_autofree char *link = g_strconcat ("\"help:", page, "\"", NULL);
  GtkWidget *root = g_object_ref_sink (lm_help_page_new ("index"));
  g_autoptr (GPtrArray) labels = list_labels (root, g_ptr_array_new ());
  guint n_links = 0;

  for (guint i = 0; i < labels->len; i++)
    n_links += strstr (gtk_label_get_label (labels->pdata[i]), link) != NULL;
  g_assert_cmpuint (n_links + g_str_equal (page, "index"), >=, 1);
  g_object_unref (root);
}

static void
test_index (void)
{
  check_all (check_topic);
}

/* A page has tables, headings and links, told as such. */
static void
test_roles (void)
{
  GtkWidget *root = g_object_ref_sink (lm_help_page_new ("zahlenschlacht"));
  g_autoptr (GPtrArray) labels = list_labels (root, g_ptr_array_new ());
  guint n_headings = 0, n_heads = 0, n_cells = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      const GtkAccessibleRole role = gtk_accessible_get_accessible_role (labels->pdata[i]);

      n_headings += role == GTK_ACCESSIBLE_ROLE_HEADING;
      n_heads += role == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER;
      n_cells += role == GTK_ACCESSIBLE_ROLE_CELL;
      if (role == GTK_ACCESSIBLE_ROLE_HEADING)
        g_assert_true (gtk_test_accessible_has_property (labels->pdata[i], GTK_ACCESSIBLE_PROPERTY_LEVEL));
    }
  g_assert_cmpuint (n_headings, ==, 11);
  g_assert_cmpuint (n_heads, ==, 3);
  g_assert_cmpuint (n_cells, ==, 15);
  g_object_unref (root);
}

static void
test_games (void)
{
  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      g_autofree char *title = lm_help_page_title (lm_game_info_nth (i)->help_page);

      g_assert_cmpstr (title, !=, "");
    }
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_page);

  if (status >= 0)
    return status;

  g_test_add_func ("/help-page/text", test_text);
  g_test_add_func ("/help-page/links", test_links);
  g_test_add_func ("/help-page/index", test_index);
  g_test_add_func ("/help-page/roles", test_roles);
  g_test_add_func ("/help-page/games", test_games);

  return g_test_run ();
}
