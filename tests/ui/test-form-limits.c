/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-form-limits.c: no field of any game's form makes another value of a wrong one; each says what is wrong, by its name. */

#include "lm-panel-test.h"

#include "kit/page/lm-game-view-info.h"
#include "kit/widget/lm-problem.h"

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
  g_test_add_func ("/form-limits/many", test_many);

  return g_test_run ();
}
