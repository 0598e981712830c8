/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-field-form.c: forms made from fields: a page of New Game and the editor's bar, of a game with every kind. */

#include "lm-panel-test.h"

#include "kit/form/lm-field-form.h"
#include "lm-test-fields.h"

#define GAME "lastmove:" LM_TEST_FIELDS_NAME "?"

typedef struct
{
  LmFieldForm *form;
  GtkWidget   *window;
  LmPosition  *edited;
  guint        n_changes;
} Fixture;

static GtkWidget *
create_bar (void)
{
  return lm_field_form_new_with_type (LM_TYPE_FIELD_FORM, lm_game_info_lookup ("nim"), LM_FIELD_BAR);
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

/* As a board does it, which shows what was edited. */
static void
edited_cb (Fixture    *fixture,
           LmPosition *position)
{
  lm_position_ref (position);
  g_clear_pointer (&fixture->edited, lm_position_unref);
  fixture->edited = position;
  lm_field_form_set_position (fixture->form, position);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  shape)
{
  fixture->form = LM_FIELD_FORM (lm_field_form_new_with_type (LM_TYPE_FIELD_FORM, &lm_test_fields_info, GPOINTER_TO_UINT (shape)));
  g_signal_connect_swapped (fixture->form, "changed", G_CALLBACK (changed_cb), fixture);
  if (GPOINTER_TO_UINT (shape) == LM_FIELD_BAR)
    g_signal_connect_swapped (fixture->form, "edited", G_CALLBACK (edited_cb), fixture);
  fixture->window = lm_panel_test_present (GTK_WIDGET (fixture->form));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  shape)
{
  g_clear_pointer (&fixture->edited, lm_position_unref);
  lm_panel_test_close (fixture->window);
}

static void
show (Fixture    *fixture,
      const char *text)
{
  g_autoptr (LmPosition) position = lm_panel_test_parse (text);

  lm_field_form_set_position (fixture->form, position);
}

static GtkWidget *
get_control (Fixture    *fixture,
             const char *key)
{
  GtkWidget *control = lm_field_form_get_control (fixture->form, key);

  g_assert_nonnull (control);
  return control;
}

static void
type (Fixture    *fixture,
      const char *key,
      const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_control (fixture, key)), text);
}

#define assert_typed(fixture, key, text) \
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_control (fixture, key))), ==, text)

static gboolean
is_wrong (Fixture    *fixture,
          const char *key)
{
  return gtk_widget_has_css_class (get_control (fixture, key), "error");
}

static void
assert_position (Fixture    *fixture,
                 const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = lm_field_form_get_position (fixture->form, &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = lm_position_to_string (position);
  g_assert_cmpstr (text, ==, expected);
}

/* Exactly one field is marked as wrong, and the sentence says why. */
static void
assert_wrong (Fixture    *fixture,
              const char *key,
              const char *sentence)
{
  static const char *const keys[] = { "bins", "stock", "alpha", "pile", "crossed" };
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_field_form_get_position (fixture->form, &error));
  g_assert_cmpstr (error->message, ==, sentence);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_cmpint (is_wrong (fixture, keys[i]), ==, g_str_equal (keys[i], key));
}

static void
test_page (Fixture       *fixture,
           gconstpointer  shape)
{
  assert_position (fixture, GAME "bins=7,0,3");
  g_assert_null (lm_field_form_get_control (fixture->form, "turn"));
  g_assert_null (lm_field_form_get_control (fixture->form, "board"));
  g_assert_true (lm_panel_test_shows (GTK_WIDGET (fixture->form), "A game of " GAME "bins=7,0,3."));

  show (fixture, GAME "bins=1,2&stock=3&place=any&alpha=5/2&crossed=3,4,5&board=gyr&turn=2");
  assert_typed (fixture, "bins", "1, 2");
  assert_typed (fixture, "crossed", "3-5");
  assert_typed (fixture, "pile", "");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (get_control (fixture, "place"))), ==, 1);
  /* What a page does not ask for is as a new game has it. */
  assert_position (fixture, GAME "bins=1,2&stock=3&place=any&alpha=5/2&crossed=3,4,5");

  fixture->n_changes = 0;
  type (fixture, "alpha", "2.5");
  type (fixture, "bins", "4 5 6");
  type (fixture, "pile", "1 000 000");
  g_assert_cmpuint (fixture->n_changes, >=, 3);
  assert_position (fixture, GAME "bins=4,5,6&stock=3&place=any&alpha=5/2&pile=1000000&crossed=3,4,5");
}

static void
test_wrong (Fixture       *fixture,
            gconstpointer  shape)
{
  type (fixture, "bins", "");
  assert_wrong (fixture, "bins", "Write how many chips are in each bin.");
  g_assert_false (lm_panel_test_shows (GTK_WIDGET (fixture->form), "A game of"));
  type (fixture, "bins", "7");
  type (fixture, "alpha", "1/2");
  assert_wrong (fixture, "alpha", "“Alpha” must be at least 1, and 1/2 is less.");
  type (fixture, "alpha", "3");
  type (fixture, "crossed", "3, 3");
  assert_wrong (fixture, "crossed", "The number 3 stands twice in “Crossed out”.");
  type (fixture, "crossed", "");
  type (fixture, "stock", "99");
  /* Each is right by itself: the one is marked that is named first. */
  assert_wrong (fixture, "bins", "“bins” and “stock” make more than 100.");
  type (fixture, "bins", "1");
  assert_position (fixture, GAME "bins=1&stock=99&alpha=3");
  g_assert_false (is_wrong (fixture, "bins"));
}

/* A field that has no place beside the others cannot be filled in, and says nothing. */
static void
test_applies (Fixture       *fixture,
              gconstpointer  shape)
{
  AdwComboRow *place = ADW_COMBO_ROW (get_control (fixture, "place"));

  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (place)));
  type (fixture, "stock", "1");
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (place)));
  adw_combo_row_set_selected (place, 1);
  assert_position (fixture, GAME "bins=7,0,3&stock=1&place=any");
  type (fixture, "stock", "0");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (place)));
  assert_position (fixture, GAME "bins=7,0,3");
}

/* A preset says one value or several, and a screen reader is told which. */
static void
test_presets (Fixture       *fixture,
              gconstpointer  shape)
{
  g_assert_nonnull (lm_panel_test_find_named (GTK_WIDGET (fixture->form), GTK_TYPE_BUTTON, "Stock: 4"));
  g_assert_nonnull (lm_panel_test_find_named (GTK_WIDGET (fixture->form), GTK_TYPE_BUTTON, "Nine anywhere"));
  lm_panel_test_press (GTK_WIDGET (fixture->form), "4");
  assert_position (fixture, GAME "bins=7,0,3&stock=4");
  lm_panel_test_press (GTK_WIDGET (fixture->form), "Nine");
  assert_position (fixture, GAME "bins=7,0,3&stock=9&place=any");
  lm_panel_test_press (GTK_WIDGET (fixture->form), "Ones");
  assert_position (fixture, GAME "bins=1,1");
}

/* A field that no text has is for the form alone. */
static void
test_form_only (Fixture       *fixture,
                gconstpointer  shape)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control (fixture, "secret")), 5);
  assert_position (fixture, GAME "bins=5");
}

static void
assert_edited (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_nonnull (fixture->edited);
  text = lm_position_to_string (fixture->edited);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_bar (Fixture       *fixture,
          gconstpointer  shape)
{
  GtkWidget *form = GTK_WIDGET (fixture->form);

  /* Before there is a position nothing is edited. */
  type (fixture, "stock", "5");
  g_assert_null (fixture->edited);

  show (fixture, GAME "bins=7&board=gyr");
  assert_typed (fixture, "stock", "0");
  type (fixture, "stock", "8");
  assert_edited (fixture, GAME "bins=7&stock=8&board=gyr");
  lm_panel_test_press (form, "Any bin");
  assert_edited (fixture, GAME "bins=7&stock=8&place=any&board=gyr");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lm_panel_test_find_named (form, GTK_TYPE_TOGGLE_BUTTON,
                                                                             "Player 2 to move")), TRUE);
  assert_edited (fixture, GAME "bins=7&stock=8&place=any&board=gyr&turn=2");
  lm_panel_test_press (form, "Random");
  g_assert_cmpuint (lm_position_get_turn (fixture->edited), ==, 1);
}

/* What somebody types is not written anew while the position is what it says. */
static void
test_typed_stays (Fixture       *fixture,
                  gconstpointer  shape)
{
  show (fixture, GAME "bins=7");
  type (fixture, "bins", "1 , 2");
  type (fixture, "pile", "1 000");
  type (fixture, "crossed", "5, 3,4");
  assert_edited (fixture, GAME "bins=1,2&pile=1000&crossed=3,4,5");
  assert_typed (fixture, "bins", "1 , 2");
  assert_typed (fixture, "pile", "1 000");
  assert_typed (fixture, "crossed", "5, 3,4");

  /* A change of one field on the board leaves the others alone. */
  show (fixture, GAME "bins=1,2&pile=1000&crossed=3,4,5,6&turn=2");
  assert_typed (fixture, "bins", "1 , 2");
  assert_typed (fixture, "pile", "1 000");
  assert_typed (fixture, "crossed", "3-6");
}

/* What is wrong is said, and the position stays. */
static void
test_problem (Fixture       *fixture,
              gconstpointer  shape)
{
  GtkWidget *form = GTK_WIDGET (fixture->form);

  show (fixture, GAME "bins=7");
  type (fixture, "stock", "many");
  g_assert_null (fixture->edited);
  g_assert_true (lm_panel_test_shows (form, "“many” in “Stock” is not a whole number."));
  type (fixture, "stock", "1000");
  g_assert_null (fixture->edited);
  g_assert_true (lm_panel_test_shows (form, "“bins” and “stock” make more than 100."));
  type (fixture, "stock", "10");
  assert_edited (fixture, GAME "bins=7&stock=10");
  g_assert_false (lm_panel_test_shows (form, "“"));
}

/* The games of a room share a board, and so its bar. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  shape)
{
  show (fixture, "lastmove:nim?stones=13");
  g_assert_null (lm_field_form_get_control (fixture->form, "target"));
  show (fixture, "lastmove:reversed-nim?stones=4&target=21&turn=2");
  assert_typed (fixture, "stones", "4");
  type (fixture, "target", "20");
  assert_edited (fixture, "lastmove:reversed-nim?stones=4&target=20&turn=2");
}

static void
add (const char   *path,
     LmFieldShape  shape,
     void        (* test) (Fixture *fixture, gconstpointer shape))
{
  g_test_add (path, Fixture, GUINT_TO_POINTER (shape), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  int status = lm_panel_test_main (&argc, &argv, create_bar);

  if (status >= 0)
    return status;

  lm_game_info_register (&lm_test_fields_info);
  add ("/field-form/page", LM_FIELD_PAGE, test_page);
  add ("/field-form/wrong", LM_FIELD_PAGE, test_wrong);
  add ("/field-form/applies", LM_FIELD_PAGE, test_applies);
  add ("/field-form/presets", LM_FIELD_PAGE, test_presets);
  add ("/field-form/form-only", LM_FIELD_PAGE, test_form_only);
  add ("/field-form/bar", LM_FIELD_BAR, test_bar);
  add ("/field-form/typed-stays", LM_FIELD_BAR, test_typed_stays);
  add ("/field-form/problem", LM_FIELD_BAR, test_problem);
  add ("/field-form/other-game", LM_FIELD_BAR, test_other_game);

  return g_test_run ();
}
