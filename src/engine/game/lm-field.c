/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field.c: the parameters of a game: whether a text is a value of one, and what is said if not. */

#include "lm-field.h"

#include "lm-error.h"
#include "lm-number.h"
#include "lm-query.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

const LmFieldChoice lm_field_turns[] = { { .text = "1" }, { .text = "2" }, { .text = NULL } };

/**
 * lm_field_lookup:
 * @fields: (array zero-terminated=1): the fields of a game
 * @key: a key
 *
 * Returns: (transfer none) (nullable): the field of that key
 */
const LmField *
lm_field_lookup (const LmField *fields,
                 const char    *key)
{
  for (const LmField *field = fields; field->key != NULL; field++)
    if (strcmp (field->key, key) == 0)
      return field;

  return NULL;
}

static guint64
get_maximum (const LmField *field)
{
  return field->maximum > 0 ? field->maximum : G_MAXUINT64;
}

static gboolean
check_number (const LmField  *field,
              const char     *text,
              GError        **error)
{
  guint64 number;

  return lm_number_read (field->key, text, field->minimum, get_maximum (field), &number, error);
}

static gboolean
check_big (const LmField  *field,
           const char     *text,
           GError        **error)
{
  if (!lm_number_check_digits (field->key, text, error))
    return FALSE;
  if (strlen (text) <= field->max_length)
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION,
                    g_dngettext (GETTEXT_PACKAGE, "“%s” is too large: it may have at most %u digit.",
                                 "“%s” is too large: it may have at most %u digits.", field->max_length),
                    field->key, field->max_length);
}

/* Digits without a leading zero, few enough for 64 bits. */
static gboolean
read_part (const LmField *field,
           const char    *text,
           guint64       *number)
{
  return strlen (text) <= field->max_length && lm_number_parse (text, number);
}

static gboolean
read_fraction (const LmField *field,
               const char    *text,
               guint64       *numerator,
               guint64       *denominator)
{
  const char *bar = strchr (text, '/');
  g_autofree char *above = bar != NULL ? g_strndup (text, bar - text) : g_strdup (text);

  *denominator = 1;
  return read_part (field, above, numerator) && (bar == NULL || read_part (field, bar + 1, denominator));
}

/* Whether p/q is at least (or at most) a whole number, however large the product. */
static gboolean
is_at_least (guint64 numerator,
             guint64 denominator,
             guint64 bound)
{
  guint64 product;

  return g_uint64_checked_mul (&product, denominator, bound) && numerator >= product;
}

static gboolean
is_at_most (guint64 numerator,
            guint64 denominator,
            guint64 bound)
{
  guint64 product;

  return !g_uint64_checked_mul (&product, denominator, bound) || numerator <= product;
}

static gboolean
check_lowest_terms (const LmField  *field,
                    const char     *text,
                    guint64         numerator,
                    guint64         denominator,
                    GError        **error)
{
  guint64 a = numerator;
  guint64 b = denominator;
  g_autofree char *reduced = NULL;

  while (b != 0)
    {
      const guint64 rest = a % b;

      a = b;
      b = rest;
    }
  if (a <= 1)
    return TRUE;

  reduced = denominator == a ? g_strdup_printf ("%" PRIu64, numerator / a)
                             : g_strdup_printf ("%" PRIu64 "/%" PRIu64, numerator / a, denominator / a);
  return lm_refuse (error, LM_ERROR_POSITION, _("“%s” must be in lowest terms: %s in place of %s."),
                    field->key, reduced, text);
}

static gboolean
check_fraction (const LmField  *field,
                const char     *text,
                GError        **error)
{
  g_autofree char *quoted = lm_query_quote (text);
  guint64 numerator, denominator;

  if (!read_fraction (field, text, &numerator, &denominator))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("“%s” in “%s” is not a number such as 3 or 43/11, with at most %u digits above and below."),
                 quoted, field->key, field->max_length);
  else if (denominator == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("The denominator of “%s” must not be 0."), field->key);
  else if (!is_at_least (numerator, denominator, field->minimum))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” must be at least %" PRIu64 ", and %s is less."),
                 field->key, field->minimum, text);
  else if (!is_at_most (numerator, denominator, get_maximum (field)))
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” must be at most %" PRIu64 ", and %s is more."),
                 field->key, field->maximum, text);
  else
    return check_lowest_terms (field, text, numerator, denominator, error);

  return FALSE;
}

static gboolean
check_ascending (const LmField  *field,
                 GArray         *numbers,
                 GError        **error)
{
  for (guint i = 1; i < numbers->len; i++)
    {
      const guint64 before = g_array_index (numbers, guint64, i - 1);
      const guint64 number = g_array_index (numbers, guint64, i);

      if (number > before)
        continue;

      if (number == before)
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                     _("The number %" PRIu64 " stands twice in “%s”."), number, field->key);
      else
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                     _("The numbers in “%s” have to ascend, but %" PRIu64 " comes after %" PRIu64 "."),
                     field->key, number, before);
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_numbers (const LmField  *field,
               const char     *text,
               GError        **error)
{
  g_autoptr (GArray) numbers = lm_number_read_list (field->key, text, field->max_length, field->minimum,
                                                    get_maximum (field), error);

  return numbers != NULL && ((field->flags & LM_FIELD_ASCENDING) == 0 || check_ascending (field, numbers, error));
}

/**
 * lm_field_find:
 * @field: a choice
 * @text: any text
 *
 * Returns: which of its words @text is, or -1
 */
int
lm_field_find (const LmField *field,
               const char    *text)
{
  for (int i = 0; field->choices[i].text != NULL; i++)
    if (strcmp (field->choices[i].text, text) == 0)
      return i;

  return -1;
}

/* "free, stagnant" */
static char *
list_choices (const LmField *field)
{
  GString *list = g_string_new (NULL);

  for (const LmFieldChoice *choice = field->choices; choice->text != NULL; choice++)
    g_string_append_printf (list, "%s%s", choice > field->choices ? ", " : "", choice->text);

  return g_string_free (list, FALSE);
}

static gboolean
check_choice (const LmField  *field,
              const char     *text,
              GError        **error)
{
  g_autofree char *quoted = NULL;
  g_autofree char *known = NULL;

  if (lm_field_find (field, text) >= 0)
    return TRUE;

  quoted = lm_query_quote (text);
  known = list_choices (field);
  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("“%s” is no value of “%s”; it can be: %s."), quoted, field->key, known);
  return FALSE;
}

/**
 * lm_field_check:
 * @field: a field
 * @text: any text
 * @error: return location for %LM_ERROR_POSITION, which names the key
 *
 * Returns: whether @text is a value of @field, as position text writes it
 */
gboolean
lm_field_check (const LmField  *field,
                const char     *text,
                GError        **error)
{
  if (field->check != NULL && *text != '\0' && !field->check (field, text, error))
    return FALSE;

  switch (field->kind)
    {
    case LM_FIELD_NUMBER:
      return check_number (field, text, error);
    case LM_FIELD_BIG:
      return check_big (field, text, error);
    case LM_FIELD_FRACTION:
      return check_fraction (field, text, error);
    case LM_FIELD_NUMBERS:
      return check_numbers (field, text, error);
    case LM_FIELD_CHOICE:
      return check_choice (field, text, error);
    case LM_FIELD_TEXT:
    default:
      return TRUE;
    }
}

static char *
describe_range (const LmField *field)
{
  if (field->maximum == 0)
    return g_strdup_printf (_("a number, at least %" PRIu64), field->minimum);

  return g_strdup_printf (_("a number from %" PRIu64 " to %" PRIu64), field->minimum, field->maximum);
}

static char *
describe_kind (const LmField *field)
{
  switch (field->kind)
    {
    case LM_FIELD_NUMBER:
      return describe_range (field);
    case LM_FIELD_BIG:
      return g_strdup_printf (_("a number of at most %u digits"), field->max_length);
    case LM_FIELD_FRACTION:
      return g_strdup_printf (_("a number such as 3 or 43/11, from %" PRIu64 " to %" PRIu64),
                              field->minimum, field->maximum);
    case LM_FIELD_NUMBERS:
      return g_strdup (_("numbers with commas"));
    case LM_FIELD_CHOICE:
      return list_choices (field);
    case LM_FIELD_TEXT:
    default:
      return g_strdup ("");
    }
}

/**
 * lm_field_describe:
 * @field: a field
 *
 * Returns: (transfer full): what its key takes, for the help of the command
 *   line: "At most a turn: a number from 1 to 100 (default 3)"
 */
char *
lm_field_describe (const LmField *field)
{
  g_autofree char *kind = describe_kind (field);
  const char *title = _(field->help != NULL ? field->help : field->title);
  g_autofree char *text = *kind != '\0' ? g_strdup_printf (_("%s: %s"), title, kind) : g_strdup (title);

  if (field->default_text == NULL || *field->default_text == '\0')
    return g_steal_pointer (&text);

  /* Translators: what a key of the position text takes, and what holds without it. */
  return g_strdup_printf (_("%s (default %s)"), text, field->default_text);
}
