/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-query.c: the position text is read strictly, and what is wrong with it is named. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-number.h"
#include "engine/game/lm-query.h"

#include <string.h>

static LmQuery *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmQuery *query = lm_query_parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (query);
  return query;
}

static void
test_parts (void)
{
  g_autoptr (LmQuery) query = parse ("lastmove:black-hole?hole=4&bins=7,0,3&place=any");

  g_assert_cmpstr (lm_query_get_game (query), ==, "black-hole");
  g_assert_true (lm_query_has (query, "hole"));
  g_assert_false (lm_query_has (query, "stock"));
  g_assert_cmpstr (lm_query_get (query, "bins"), ==, "7,0,3");
  g_assert_null (lm_query_get (query, "stock"));
}

static void
test_without_keys (void)
{
  g_autoptr (LmQuery) query = parse ("lastmove:nim");

  g_assert_cmpstr (lm_query_get_game (query), ==, "nim");
}

static void
test_bad_texts (void)
{
  static const struct
  {
    const char *text;
    const char *named;
  } cases[] = {
    { "", "The position text is empty." },
    { "hello world", "“hello world” is not a position: it must begin with “lastmove:”" },
    { "zeckendorf?bins=1\xc3\xa9", "“zeckendorf?bins=1\xc3\xa9” is not a position" },
    { "two\nlines", "“two\\nlines” is not a position" },
    { "\xff", "it must begin with “lastmove:”" },
    { "zeckendorf?bins=10", "lastmove:" },
    { "http:zeckendorf?bins=10", "lastmove:" },
    { "lastmove:", "name of a game" },
    { "lastmove:?bins=10", "name of a game" },
    { "lastmove://host/zeckendorf?bins=10", "lastmove:" },
    { "lastmove:zeckendorf?bins=10#end", "#" },
    { "lastmove:zeckendorf?bins=1 0", "blank" },
    { " lastmove:zeckendorf?bins=10", "“ lastmove:zeckendorf?bins=10” is not a position: it must begin" },
    { "lastmove: zeckendorf?bins=10", "blank" },
    { "lastmove:zeckendorf?bins=10\n", "blank" },
    { "lastmove:zeckendorf?bins=1\xc3\xa9", "ASCII" },
    { "lastmove:zeckendorf?bins=1\xff", "ASCII" },
    { "lastmove:zeckendorf?bins=%31", "%31" },
    { "lastmove:zeckendorf?bins=%", "%" },
    { "lastmove:zeckendorf?bins", "bins" },
    { "lastmove:zeckendorf?=10", "=10" },
    { "lastmove:zeckendorf?bins=10&", "key=value" },
    { "lastmove:zeckendorf?bins=1&bins=1", "bins" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LmQuery) query = lm_query_parse (cases[i].text, &error);

      g_assert_null (query);
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, cases[i].named));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_null (strchr (error->message, '\n'));
    }
}

static void
test_long_text (void)
{
  g_autofree char *digits = g_strnfill (300000, '1');
  g_autofree char *text = g_strconcat ("lastmove:nim?stones=", digits, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_query_parse (text, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_cmpuint (strlen (error->message), <, 200);
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *value;
    const char *complaint; /* NULL: it is good */
  } cases[] = {
    { "1", NULL },
    { "100", NULL },
    { "0", "The value 0 of “stones” is out of range: it must be from 1 to 100." },
    { "101", "The value 101 of “stones” is out of range: it must be from 1 to 100." },
    { "", "A number is missing in “stones”." },
    { "+5", "“+5” in “stones” is not a whole number." },
    { "-5", "“-5” in “stones” is less than 0, which no number here may be." },
    { "05", "“05” in “stones” has a leading zero." },
    { "00", "“00” in “stones” has a leading zero." },
    { "0x5", "“0x5” in “stones” is not a whole number." },
    { "5.0", "“5.0” in “stones” is not a whole number." },
    { "1e1", "“1e1” in “stones” is not a whole number." },
    { "18446744073709551616",
      "The value 18446744073709551616 of “stones” is out of range: it must be from 1 to 100." },
    { "99999999999999999999999999999999999999",
      "The value 99999999999999999999999999999999999999 of “stones” is out of range: it must be from 1 to 100." },
    { "5,5", "“5,5” in “stones” is not a whole number." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      guint64 value = 77;

      g_assert_true (lm_number_read ("stones", cases[i].value, 1, 100, &value, &error)
                     == (cases[i].complaint == NULL));
      if (cases[i].complaint == NULL)
        {
          g_assert_no_error (error);
          continue;
        }
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_cmpstr (error->message, ==, cases[i].complaint);
    }
}

/* Numbers of any size, by the same rules. */
static void
test_digits (void)
{
  static const char *const bad[] = { "", "-1", "+1", "01", "00", "1.5", "0x1", "1,2", "ten" };

  g_assert_true (lm_number_check_digits ("stones", "123456789012345678901234567890", NULL));
  g_assert_true (lm_number_check_digits ("stones", "0", NULL));

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lm_number_check_digits ("stones", bad[i], &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, "“stones”"));
    }
}

static void
test_lists (void)
{
  static const char *const bad[] = { "", "1,", ",1", "1,,2", "1,+2", "1,02", "1,2,3,4", "1,101" };
  g_autoptr (GArray) numbers = lm_number_read_list ("list", "7,0,100", 3, 0, 100, NULL);

  g_assert_nonnull (numbers);
  g_assert_cmpuint (numbers->len, ==, 3);
  g_assert_cmpuint (g_array_index (numbers, guint64, 0), ==, 7);
  g_assert_cmpuint (g_array_index (numbers, guint64, 1), ==, 0);
  g_assert_cmpuint (g_array_index (numbers, guint64, 2), ==, 100);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_number_read_list ("list", bad[i], 3, 0, 100, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
      g_assert_nonnull (strstr (error->message, "list"));
    }
}

static void
test_keys (void)
{
  static const char *const keys[] = { "bins", "turn", NULL };
  g_autoptr (LmQuery) good = parse ("lastmove:x?turn=2&bins=1");
  g_autoptr (LmQuery) bad = parse ("lastmove:x?bins=1&colour=red");
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_query_check_keys (good, keys, NULL));
  g_assert_false (lm_query_check_keys (bad, keys, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_POSITION);
  g_assert_nonnull (strstr (error->message, "colour"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/query/parts", test_parts);
  g_test_add_func ("/query/without-keys", test_without_keys);
  g_test_add_func ("/query/bad-texts", test_bad_texts);
  g_test_add_func ("/query/long-text", test_long_text);
  g_test_add_func ("/query/numbers", test_numbers);
  g_test_add_func ("/query/digits", test_digits);
  g_test_add_func ("/query/lists", test_lists);
  g_test_add_func ("/query/keys", test_keys);

  return g_test_run ();
}
