/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-field.c: position text and what people type, read and written by the fields of a game that has every kind. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-number.h"
#include "lm-test-fields.h"

#include <string.h>

#define GAME "lastmove:" LM_TEST_FIELDS_NAME "?"

static LmPosition *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

static const LmField *
get_field (const char *key)
{
  const LmField *field = lm_field_lookup (lm_test_fields_info.fields, key);

  g_assert_nonnull (field);
  return field;
}

/* Keys in any order come out in the order of the table, without defaults, aliases and blanks. */
static void
test_round_trip (void)
{
  static const char *const texts[][2] = {
    { "bins=1,2", "bins=1,2" },
    { "turn=2&bins=1", "bins=1&turn=2" },
    { "turn=1&stock=0&place=outer&bins=1&alpha=2&stock=3", NULL },
    { "turn=1&alpha=2&bins=0", "bins=0" },
    { "stock=4&place=outer&bins=7", "bins=7&stock=4" },
    { "place=any&stock=4&bins=7", "bins=7&stock=4&place=any" },
    { "n=13", "bins=13" },
    { "bins=1&alpha=43/11", "bins=1&alpha=43/11" },
    { "bins=1&pile=123456789012345678901234567890", "bins=1&pile=123456789012345678901234567890" },
    { "crossed=3,7,8&bins=1", "bins=1&crossed=3,7,8" },
    { "bins=1&board=gyr,b", "bins=1&board=gyr,b" },
    { "bins=100,0,0,0,0", "bins=100,0,0,0,0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strconcat (GAME, texts[i][0], NULL);
      g_autofree char *expected = g_strconcat (GAME, texts[i][1], NULL);
      g_autoptr (LmPosition) position = texts[i][1] != NULL ? parse (text) : lm_position_parse (text, NULL);
      g_autofree char *written = position != NULL ? lm_position_to_string (position) : NULL;
      g_autoptr (LmPosition) again = written != NULL ? parse (written) : NULL;

      if (texts[i][1] == NULL)
        {
          g_assert_null (position);
          continue;
        }
      g_assert_cmpstr (written, ==, expected);
      g_assert_true (lm_position_equal (position, again));
    }
}

/* What is wrong is said in one sentence that names the key. */
static void
test_bad_texts (void)
{
  static const char *const texts[][2] = {
    { "", "The key “bins” is missing." },
    { "turn=1", "The key “bins” is missing." },
    { "bins=1&n=1", "The keys “bins” and “n” exclude each other." },
    { "bins=1&bins=1", "The key “bins” stands twice." },
    { "bins=1&rows=3", "The game “" LM_TEST_FIELDS_NAME "” has no key “rows”; its keys are: "
                       "bins, n, stock, place, alpha, pile, crossed, board, turn." },
    { "bins=1&secret=3", "The game “" LM_TEST_FIELDS_NAME "” has no key “secret”; its keys are: "
                         "bins, n, stock, place, alpha, pile, crossed, board, turn." },
    { "bins=", "A number is missing in “bins”." },
    { "bins=1,", "A number is missing in “bins”." },
    { "bins=1,01", "“01” in “bins” has a leading zero." },
    { "bins=1,-1", "“-1” in “bins” is less than 0, which no number here may be." },
    { "bins=101", "The value 101 of “bins” is out of range: it must be from 0 to 100." },
    { "bins=1,2,3,4,5,6", "The list “bins” is too long: it may have at most 5 numbers." },
    { "n=0", "The value 0 of “n” is out of range: it must be from 1 to 100." },
    { "n=99999999999999999999", "The value 99999999999999999999 of “n” is out of range: it must be from 1 to 100." },
    { "bins=1&stock=x", "“x” in “stock” is not a whole number." },
    { "bins=1&stock=13", "Thirteen brings bad luck to “stock”." },
    { "bins=1&place=any", "The key “place” needs a “stock” of at least 1." },
    { "bins=1&place=outer", "The key “place” needs a “stock” of at least 1." },
    { "bins=1&stock=1&place=inner", "“inner” is no value of “place”; it can be: outer, any." },
    { "bins=1&alpha=", "“” in “alpha” is not a number such as 3 or 43/11, with at most 6 digits above and below." },
    { "bins=1&alpha=2.5", "“2.5” in “alpha” is not a number such as 3 or 43/11, with at most 6 digits above and below." },
    { "bins=1&alpha=1000000/999999", "“1000000/999999” in “alpha” is not a number such as 3 or 43/11, "
                                     "with at most 6 digits above and below." },
    { "bins=1&alpha=3/0", "The denominator of “alpha” must not be 0." },
    { "bins=1&alpha=1/2", "“alpha” must be at least 1, and 1/2 is less." },
    { "bins=1&alpha=21/2", "“alpha” must be at most 10, and 21/2 is more." },
    { "bins=1&alpha=10/4", "“alpha” must be in lowest terms: 5/2 in place of 10/4." },
    { "bins=1&alpha=4/2", "“alpha” must be in lowest terms: 2 in place of 4/2." },
    { "bins=1&pile=012", "“012” in “pile” has a leading zero." },
    { "bins=1&pile=1234567890123456789012345678901", "“pile” is too large: it may have at most 30 digits." },
    { "bins=1&crossed=3,3", "The number 3 stands twice in “crossed”." },
    { "bins=1&crossed=7,3", "The numbers in “crossed” have to ascend, but 3 comes after 7." },
    { "bins=1&board=none", "“board” is not to be “none”." },
    { "bins=1&turn=3", "“3” is no value of “turn”; it can be: 1, 2." },
    { "bins=1&turn=", "“” is no value of “turn”; it can be: 1, 2." },
    { "bins=9,9&stock=90", "“bins” and “stock” make more than 100." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strconcat (GAME, texts[i][0], NULL);
      g_autoptr (GError) error = NULL;

      /* A question mark with nothing behind it is no pair of key and value. */
      if (texts[i][0][0] == '\0')
        text[strlen (text) - 1] = '\0';
      g_assert_null (lm_position_parse (text, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_cmpstr (error->message, ==, texts[i][1]);
    }
}

static void
test_values (void)
{
  g_autoptr (LmQuery) query = lm_query_parse (GAME "bins=3,0,7&alpha=43/11&stock=2&place=any&turn=2", NULL);
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_query (&lm_test_fields_info, query, NULL);
  g_autoptr (GArray) bins = lm_field_values_get_uints (values, "bins");
  g_autoptr (GArray) crossed = lm_field_values_get_uints (values, "crossed");
  guint64 numerator, denominator;

  g_assert_true (lm_field_values_get_info (values) == &lm_test_fields_info);
  g_assert_cmpuint (bins->len, ==, 3);
  g_assert_cmpuint (g_array_index (bins, guint64, 2), ==, 7);
  g_assert_cmpuint (crossed->len, ==, 0);
  g_assert_false (lm_field_values_has (values, "crossed"));
  g_assert_null (lm_field_values_get_text (values, "crossed"));
  g_assert_cmpuint (lm_field_values_get_uint (values, "stock"), ==, 2);
  g_assert_cmpuint (lm_field_values_get_choice (values, "place"), ==, 1);
  g_assert_cmpuint (lm_field_values_get_choice (values, "turn"), ==, 1);
  lm_field_values_get_fraction (values, "alpha", &numerator, &denominator);
  g_assert_cmpuint (numerator, ==, 43);
  g_assert_cmpuint (denominator, ==, 11);
  lm_field_values_unset (values, "alpha");
  lm_field_values_get_fraction (values, "alpha", &numerator, &denominator);
  g_assert_cmpuint (numerator, ==, 2);
  g_assert_cmpuint (denominator, ==, 1);
}

/* Values can be set in any order, and again; what is appended to a list goes to its end. */
static void
test_set (void)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new (&lm_test_fields_info);
  g_autofree char *first = NULL;
  g_autofree char *text = NULL;

  lm_field_values_set_choice (values, "turn", 1);
  for (guint i = 0; i < 3; i++)
    lm_field_values_add_uint (values, "bins", 10 * i);
  lm_field_values_set_fraction (values, "alpha", 7, 3);
  lm_field_values_set_uint (values, "stock", G_MAXUINT64);
  first = lm_field_values_to_string (values);
  g_assert_cmpstr (first, ==, GAME "bins=0,10,20&stock=18446744073709551615&alpha=7/3&turn=2");

  lm_field_values_set_fraction (values, "alpha", 2, 1);
  lm_field_values_set_text (values, "board", lm_field_values_get_text (values, "bins"));
  lm_field_values_set_uint (values, "stock", 0);
  lm_field_values_set_choice (values, "place", 1);
  lm_field_values_set_choice (values, "turn", 0);
  lm_field_values_prune (values);
  text = lm_field_values_to_string (values);
  g_assert_cmpstr (text, ==, GAME "bins=0,10,20&board=0,10,20");
}

static void
test_typed (void)
{
  static const char *const typed[][3] = {
    { "stock", " 1 0 ", "10" },
    { "pile", "1 000 000", "1000000" },
    { "pile", "", "" },
    { "alpha", "2.5", "5/2" },
    { "alpha", "2,50", "5/2" },
    { "alpha", "0010.0", "10" },
    { "alpha", "4/2", "2" },
    { "alpha", " 43 / 11 ", "43/11" },
    { "alpha", "3/0", NULL },
    { "alpha", "two", NULL },
    { "bins", "7, 0 3", "7,0,3" },
    { "bins", "7;0;3;", "7,0,3" },
    { "bins", "(7, 0, 3)", "7,0,3" },
    { "bins", "[7,0,3]", "7,0,3" },
    { "bins", " ( 7 ) ", "7" },
    { "bins", "10", "10" },
    { "bins", "1\u202f0, 3", "10,3" },
    { "bins", "7-9", NULL },
    { "bins", " , ", NULL },
    { "crossed", "9, 3-5 1", "1,3,4,5,9" },
    { "crossed", "3-5, 4", NULL },
    { "crossed", "5-3", NULL },
    { "crossed", "1-18446744073709551615", NULL },
    { "crossed", "", "" },
    { "board", " gyr ", "gyr" },
    { "board", "none", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = lm_field_from_typed (get_field (typed[i][0]), typed[i][1], &error);

      g_test_message ("“%s” in %s: %s", typed[i][1], typed[i][0], error != NULL ? error->message : text);
      g_assert_cmpstr (text, ==, typed[i][2]);
      g_assert_true ((text == NULL) == (error != NULL));
      if (error != NULL)
        g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

/* The sentences about what was typed name the field as people see it. */
static void
test_typed_problems (void)
{
  static const char *const typed[][3] = {
    { "stock", "", "Write a number in “Stock”." },
    { "stock", "many", "“many” in “Stock” is not a whole number." },
    { "stock", "007", "“007” in “Stock” has a leading zero." },
    { "stock", "13", "Thirteen brings bad luck to “stock”." },
    { "bins", "", "Write how many chips are in each bin." },
    { "bins", "7, x", "“x” in “Bins” is not a whole number." },
    { "bins", "7, 101", "The value 101 of “Bins” is out of range: it must be from 0 to 100." },
    { "bins", "7, -3", "“-3” in “Bins” is less than 0, which no number here may be." },
    { "stock", "-3", "“-3” in “Stock” is less than 0, which no number here may be." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_field_from_typed (get_field (typed[i][0]), typed[i][1], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_cmpstr (error->message, ==, typed[i][2]);
    }
}

static void
test_shown (void)
{
  static const char *const shown[][3] = {
    { "stock", "10", "10" },
    { "bins", "7,0,3", "7, 0, 3" },
    { "crossed", "1,2,4,5,6,9", "1, 2, 4-6, 9" },
    { "crossed", "", "" },
    { "alpha", "43/11", "43/11" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *text = lm_field_to_typed (get_field (shown[i][0]), shown[i][1]);

      g_assert_cmpstr (text, ==, shown[i][2]);
    }
}

static void
test_described (void)
{
  static const char *const described[][2] = {
    { "stock", "Stock: a number from 0 to 1000 (default 0)" },
    { "alpha", "How fast it grows: a number such as 3 or 43/11, from 1 to 10 (default 2)" },
    { "pile", "Pile: a number of at most 30 digits" },
    { "bins", "Bins: numbers with commas" },
    { "place", "Place: outer, any (default outer)" },
    { "board", "Board" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (described); i++)
    {
      g_autofree char *text = lm_field_describe (get_field (described[i][0]));

      g_assert_cmpstr (text, ==, described[i][1]);
    }
}

/* Of a position by lot everything is as it was but what is drawn, which is in range and varies. */
static void
test_draw (void)
{
  g_autoptr (LmPosition) position = parse (GAME "bins=1,2,50&alpha=3&turn=2");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_different = 0;
  guint64 largest = 0;

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (LmPosition) drawn = lm_position_draw (position, rand);
      g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (drawn);
      g_autoptr (GArray) bins = lm_field_values_get_uints (values, "bins");

      g_assert_cmpuint (bins->len, ==, 3);
      g_assert_cmpuint (g_array_index (bins, guint64, 0), <=, 20);
      g_assert_cmpuint (g_array_index (bins, guint64, 2), <=, 50);
      largest = MAX (largest, g_array_index (bins, guint64, 2));
      g_assert_cmpstr (lm_field_values_get_text (values, "alpha"), ==, "3");
      g_assert_cmpuint (lm_position_get_turn (drawn), ==, 1);
      n_different += !lm_position_equal (drawn, position);
    }

  g_assert_cmpuint (n_different, >, 90);
  g_assert_cmpuint (largest, >, 20);
}

/* Every number has one sum without neighbours; a digit more at the end leads to the next places. */
static void
test_fibonacci (void)
{
  char digits[LM_NUMBER_FIBONACCI_SIZE];

  for (guint64 number = 0; number < 3000; number++)
    {
      lm_number_write_fibonacci (number, digits);
      g_assert_true (digits[0] != '0' && strstr (digits, "11") == NULL);
      g_assert_cmpuint (lm_number_read_fibonacci (digits), ==, number);
    }
  lm_number_write_fibonacci (7, digits);
  g_assert_cmpstr (digits, ==, "1010");
  g_assert_cmpuint (lm_number_read_fibonacci (strcat (digits, "0")), ==, 11);
  lm_number_write_fibonacci (G_MAXINT64, digits);
  g_assert_cmpuint (strlen (digits), <, LM_NUMBER_FIBONACCI_SIZE - 1);
  g_assert_null (strstr (digits, "11"));
  g_assert_cmpuint (lm_number_read_fibonacci (digits), ==, G_MAXINT64);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_game_info_register (&lm_test_fields_info);

  g_test_add_func ("/field/round-trip", test_round_trip);
  g_test_add_func ("/field/bad-texts", test_bad_texts);
  g_test_add_func ("/field/values", test_values);
  g_test_add_func ("/field/set", test_set);
  g_test_add_func ("/field/typed", test_typed);
  g_test_add_func ("/field/typed-problems", test_typed_problems);
  g_test_add_func ("/field/shown", test_shown);
  g_test_add_func ("/field/described", test_described);
  g_test_add_func ("/field/draw", test_draw);
  g_test_add_func ("/field/fibonacci", test_fibonacci);

  return g_test_run ();
}
