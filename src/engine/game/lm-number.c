/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-number.c: decimal numbers as position text has them, read strictly. */

#include "lm-number.h"

#include "lm-error.h"
#include "lm-query.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <locale.h>
#include <string.h>

/**
 * lm_number_parse:
 * @text: any text
 * @number: (out): the number
 *
 * Returns: whether @text is a decimal number without sign, blank or leading
 *   zero that fits into 64 bits
 */
gboolean
lm_number_parse (const char *text,
                 guint64    *number)
{
  guint64 result = 0;

  if (*text == '\0' || (text[0] == '0' && text[1] != '\0'))
    return FALSE;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_isdigit (*p) ||
          !g_uint64_checked_mul (&result, result, 10) ||
          !g_uint64_checked_add (&result, result, *p - '0'))
        return FALSE;
    }

  *number = result;
  return TRUE;
}

/* Returns: whether there is nothing but digits in it, and at least one */
gboolean
lm_number_is_digits (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

/**
 * lm_number_group:
 * @digits: a number, of any length
 *
 * Returns: (transfer full): the number with the thousands separators of the
 *   user's language
 */
char *
lm_number_group (const char *digits)
{
  const char *separator = localeconv ()->thousands_sep;
  const gsize length = strlen (digits);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append (text, separator);
      g_string_append_c (text, digits[i]);
    }

  return g_string_free (text, FALSE);
}

/* "-3" is whole, but it is no number of anything. */
static gboolean
is_negative (const char *text)
{
  return text[0] == '-' && lm_number_is_digits (text + 1);
}

static void
set_unreadable (const char  *key,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);

  if (*text == '\0')
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("A number is missing in “%s”."), key);
  else if (lm_number_is_digits (text))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” in “%s” has a leading zero."), quoted, key);
  else if (is_negative (text))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” in “%s” is less than 0, which no number here may be."),
                 quoted, key);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” in “%s” is not a whole number."), quoted, key);
}

/**
 * lm_number_read:
 * @key: the key that @text stands at
 * @text: any text
 * @minimum: the least value allowed
 * @maximum: the largest value allowed
 * @value: (out): the number
 * @error: return location for %LM_ERROR_POSITION, which names @key
 *
 * Returns: whether @text is a number from @minimum to @maximum
 */
gboolean
lm_number_read (const char  *key,
                const char  *text,
                guint64      minimum,
                guint64      maximum,
                guint64     *value,
                GError     **error)
{
  gboolean readable = lm_number_parse (text, value);

  if (readable && *value >= minimum && *value <= maximum)
    return TRUE;

  if (readable || (lm_number_is_digits (text) && text[0] != '0'))
    {
      g_autofree char *quoted = lm_query_quote (text);
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("The value %s of “%s” is out of range: it must be from %" PRIu64 " to %" PRIu64 "."),
                   quoted, key, minimum, maximum);
    }
  else
    {
      set_unreadable (key, text, error);
    }

  return FALSE;
}

static gboolean
set_too_long (const char  *key,
              guint        max_length,
              GError     **error)
{
  return lm_refuse (error, LM_ERROR_POSITION,
                    g_dngettext (GETTEXT_PACKAGE,
                                 "The list “%s” is too long: it may have at most %u number.",
                                 "The list “%s” is too long: it may have at most %u numbers.", max_length),
                    key, max_length);
}

/**
 * lm_number_read_list:
 * @key: the key that @text stands at
 * @text: any text
 * @max_length: how many numbers the list may have
 * @minimum: the least value allowed
 * @maximum: the largest value allowed
 * @error: return location for %LM_ERROR_POSITION, which names @key
 *
 * Reads a comma-separated list of at least one number.
 *
 * Returns: (transfer full) (nullable) (element-type guint64): the numbers
 */
GArray *
lm_number_read_list (const char  *key,
                     const char  *text,
                     guint        max_length,
                     guint64      minimum,
                     guint64      maximum,
                     GError     **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_auto (GStrv) items = NULL;

  /* g_strsplit() makes no item of an empty text, but an empty list has an empty item. */
  items = *text != '\0' ? g_strsplit (text, ",", -1) : g_strdupv ((char *[]) { (char *) "", NULL });
  for (guint i = 0; items[i] != NULL; i++)
    {
      guint64 number = 0;

      if ((i == max_length && !set_too_long (key, max_length, error))
          || !lm_number_read (key, items[i], minimum, maximum, &number, error))
        return NULL;
      g_array_append_val (numbers, number);
    }

  return g_steal_pointer (&numbers);
}

/**
 * lm_number_check_digits:
 * @key: the key that @text stands at
 * @text: any text
 * @error: return location for %LM_ERROR_POSITION, which names @key
 *
 * For numbers that may be larger than 64 bits.
 *
 * Returns: whether @text is digits without a leading zero, however many
 */
gboolean
lm_number_check_digits (const char  *key,
                        const char  *text,
                        GError     **error)
{
  if (lm_number_is_digits (text) && (text[0] != '0' || text[1] == '\0'))
    return TRUE;

  set_unreadable (key, text, error);
  return FALSE;
}

/**
 * lm_number_drop_blanks:
 * @text: what somebody has typed
 *
 * Returns: (transfer full): the text without blanks, with which people group
 *   digits
 */
char *
lm_number_drop_blanks (const char *text)
{
  GString *stripped = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isspace (g_utf8_get_char (p)))
      g_string_append_unichar (stripped, g_utf8_get_char (p));

  return g_string_free (stripped, FALSE);
}

/**
 * lm_number_append:
 * @text: a text
 * @number: what to append to it
 *
 * A search writes the text of every position that it meets, so this is not
 * left to printf().
 */
void
lm_number_append (GString *text,
                  guint64  number)
{
  char digits[20];
  guint first = sizeof digits;

  do
    {
      digits[--first] = '0' + number % 10;
      number /= 10;
    }
  while (number > 0);

  g_string_append_len (text, digits + first, sizeof digits - first);
}

/* Returns: the largest number that divides both */
guint64
lm_number_get_divisor (guint64 a,
                       guint64 b)
{
  return b == 0 ? a : lm_number_get_divisor (b, a % b);
}

/**
 * lm_number_draw:
 * @n: how many numbers there are, at least one
 * @rand: where chance comes from
 *
 * Returns: a number below @n, each with the same chance
 */
guint64
lm_number_draw (guint64  n,
                GRand   *rand)
{
  guint64 drawn;

  g_return_val_if_fail (n > 0, 0);

  /* Beyond the last multiple of @n its first numbers would come more often than others. */
  do
    {
      drawn = (guint64) g_rand_int (rand) << 32;
      drawn |= g_rand_int (rand);
    }
  while (drawn >= G_MAXUINT64 - G_MAXUINT64 % n);

  return drawn % n;
}

/**
 * lm_number_join:
 * @numbers: (array length=n): some numbers
 * @n: how many
 * @separator: what stands between them
 *
 * Returns: (transfer full): them, in decimal digits
 */
char *
lm_number_join (const guint *numbers,
                guint        n,
                const char  *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? separator : "", numbers[i]);

  return g_string_free (text, FALSE);
}

/**
 * lm_number_write_fibonacci:
 * @number: below 2^63
 * @digits: (out caller-allocates): %LM_NUMBER_FIBONACCI_SIZE bytes
 *
 * Writes it as the sum of Fibonacci numbers no two of which are neighbours
 * (Zeckendorf): "1010" is 5 + 2, and "" is 0.
 */
void
lm_number_write_fibonacci (guint64  number,
                           char    *digits)
{
  guint64 place = 1, next = number > 0 ? 2 : 1;

  while (next <= number)
    {
      next += place;
      place = next - place;
    }
  for (; next > 1; place = next - place, next -= place)
    {
      *digits++ = place <= number ? '1' : '0';
      number -= place <= number ? place : 0;
    }
  *digits = '\0';
}

/**
 * lm_number_read_fibonacci:
 * @digits: what lm_number_write_fibonacci() writes, and a digit more perhaps
 *
 * Returns: the number
 */
guint64
lm_number_read_fibonacci (const char *digits)
{
  guint64 number = 0, place = 1, next = 2;

  for (gsize i = strlen (digits); i-- > 0;)
    {
      number += digits[i] == '1' ? place : 0;
      next += place;
      place = next - place;
    }

  return number;
}
