/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-typed.c: the values of fields as people type them, which is more kindly read than position text. */

#include "lm-field.h"

#include "lm-error.h"
#include "lm-number.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* "2.5" or "2,5" as "25/10", if it is that. */
static char *
expand_decimal (const LmField *field,
                const char    *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ".,", 3);
  g_autofree char *digits = NULL;
  g_autofree char *zeros = NULL;
  const char *first;

  if (g_strv_length (parts) != 2 || *parts[0] == '\0' || strlen (parts[1]) >= field->max_length)
    return g_strdup (text);

  digits = g_strconcat (parts[0], parts[1], NULL);
  zeros = g_strnfill (strlen (parts[1]), '0');
  for (first = digits; first[0] == '0' && first[1] != '\0'; first++)
    ;
  return lm_number_is_digits (digits) ? g_strdup_printf ("%s/1%s", first, zeros) : g_strdup (text);
}

/* A fraction in lowest terms; anything else as it is. */
static char *
reduce_fraction (const LmField *field,
                 const char    *text)
{
  g_autofree char *fraction = expand_decimal (field, text);
  g_auto (GStrv) parts = g_strsplit (fraction, "/", 3);
  guint64 numerator, denominator, divisor;

  if (g_strv_length (parts) != 2 || !lm_number_parse (parts[0], &numerator)
      || !lm_number_parse (parts[1], &denominator) || denominator == 0)
    return g_strdup (fraction);

  divisor = lm_number_get_divisor (numerator, denominator);
  if (denominator == divisor)
    return g_strdup_printf ("%" PRIu64, numerator / divisor);

  return g_strdup_printf ("%" PRIu64 "/%" PRIu64, numerator / divisor, denominator / divisor);
}

/* What takes the place of "7-9", or the item itself where it is no run. */
static void
append_run (const LmField *field,
            GPtrArray     *items,
            const char    *item)
{
  g_auto (GStrv) ends = g_strsplit (item, "-", 2);
  guint64 first, last;

  if (g_strv_length (ends) != 2 || !lm_number_parse (ends[0], &first) || !lm_number_parse (ends[1], &last)
      || first > last)
    {
      g_ptr_array_add (items, g_strdup (item));
      return;
    }

  for (guint64 i = first; i <= last && items->len <= field->max_length; i++)
    g_ptr_array_add (items, g_strdup_printf ("%" PRIu64, i));
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  guint64 first = 0;
  guint64 second = 0;

  lm_number_parse (*(const char * const *) a, &first);
  lm_number_parse (*(const char * const *) b, &second);
  return (first > second) - (first < second);
}

/* Lists are shown as "(5, 1, 2)", and digits may be grouped by blanks that end no word. */
static char *
drop_brackets (const char *typed)
{
  GString *bare = g_string_new (NULL);

  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    if (strchr ("()[]", *p) == NULL && (g_ascii_isspace (*p) || !g_unichar_isspace (g_utf8_get_char (p))))
      g_string_append_unichar (bare, g_utf8_get_char (p));

  return g_string_free (bare, FALSE);
}

/* Blanks divide as well as commas do. */
static char *
join_numbers (const LmField *field,
              const char    *typed)
{
  g_autofree char *text = drop_brackets (typed);
  g_auto (GStrv) words = g_strsplit_set (text, ",; \t\n", -1);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const gboolean ascending = (field->flags & LM_FIELD_ASCENDING) != 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && ascending)
      append_run (field, items, words[i]);
    else if (*words[i] != '\0')
      g_ptr_array_add (items, g_strdup (words[i]));

  if (ascending)
    g_ptr_array_sort (items, compare_items);
  g_ptr_array_add (items, NULL);
  return g_strjoinv (",", (char **) items->pdata);
}

static char *
tidy (const LmField *field,
      const char    *typed)
{
  g_autofree char *bare = lm_number_drop_blanks (typed);

  switch (field->kind)
    {
    case LM_FIELD_NUMBERS:
      return join_numbers (field, typed);
    case LM_FIELD_FRACTION:
      return reduce_fraction (field, bare);
    case LM_FIELD_NUMBER:
    case LM_FIELD_BIG:
    case LM_FIELD_CHOICE:
    case LM_FIELD_TEXT:
    default:
      return g_steal_pointer (&bare);
    }
}

static gboolean
may_be_empty (const LmField *field)
{
  return (field->flags & LM_FIELD_MAY_BE_EMPTY) != 0 || g_strcmp0 (field->default_text, "") == 0;
}

static gboolean
set_empty (const LmField  *field,
           GError        **error)
{
  if (field->ask != NULL)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, _(field->ask));
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("Write a number in “%s”."), _(field->title));
  return FALSE;
}

/* Its own sentences name the key, for that is what texts have; people see the title. */
static gboolean
check_typed (const LmField  *field,
             const char     *text,
             GError        **error)
{
  LmField titled = *field;

  if (*text == '\0')
    return may_be_empty (field) || set_empty (field, error);

  titled.key = _(field->title);
  return lm_field_check (&titled, text, error);
}

/**
 * lm_field_from_typed:
 * @field: a field
 * @typed: what somebody has typed
 * @error: return location for %LM_ERROR_POSITION, in one sentence that names
 *   the field
 *
 * Reads kindly: blanks among digits, blanks in place of commas, "(5, 1, 2)" as
 * lists are shown, 2.5 for 5/2, 4/2 for 2, and where numbers ascend any order
 * and 7-9 for 7, 8, 9.
 *
 * Returns: (transfer full) (nullable): the value as position text writes it,
 *   "" where the field may be left empty
 */
char *
lm_field_from_typed (const LmField  *field,
                     const char     *typed,
                     GError        **error)
{
  g_autofree char *text = tidy (field, typed);

  return check_typed (field, text, error) ? g_steal_pointer (&text) : NULL;
}

/* How many items there are from @items on without a gap. */
static guint
count_run (GStrv items)
{
  guint64 first;
  guint64 next;
  guint count = 1;

  if (!lm_number_parse (items[0], &first))
    return 1;
  while (items[count] != NULL && lm_number_parse (items[count], &next) && next == first + count)
    count++;

  return count;
}

/* "3, 7-9" */
static char *
show_runs (const char *text)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);
  GString *list = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL;)
    {
      const guint run = count_run (items + i);

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", items[i]);
      if (run > 2)
        g_string_append_printf (list, "-%s", items[i + run - 1]);
      i += run > 2 ? run : 1;
    }

  return g_string_free (list, FALSE);
}

/**
 * lm_field_to_typed:
 * @field: a field
 * @text: a value of it as position text writes it
 *
 * Returns: (transfer full): the value as people type it
 */
char *
lm_field_to_typed (const LmField *field,
                   const char    *text)
{
  g_auto (GStrv) items = NULL;

  if (field->kind != LM_FIELD_NUMBERS)
    return g_strdup (text);
  if ((field->flags & LM_FIELD_ASCENDING) != 0)
    return show_runs (text);

  items = g_strsplit (text, ",", -1);
  return g_strjoinv (", ", items);
}
