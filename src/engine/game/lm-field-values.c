/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-field-values.c: what the fields of a game say of one position. */

#include "lm-field-values.h"

#include "lm-error.h"
#include "lm-game-info.h"
#include "lm-number.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* Most positions have no more text than this. */
#define USUAL_LENGTH 64

#define ABSENT G_MAXSIZE

/*
 * The values as position text has them, one after the other in one string,
 * each with a zero byte behind it: a search writes the text of every position
 * that it meets, and few allocations make that quick.
 */
struct _LmFieldValues
{
  const LmGameInfo *info;
  GString          *texts;
  gsize             last; /* where the last one of them begins */
  gsize             starts[LM_FIELDS_MAX];
};

/**
 * lm_field_values_new:
 * @info: a game with fields
 *
 * Returns: (transfer full): no value yet
 */
LmFieldValues *
lm_field_values_new (const LmGameInfo *info)
{
  LmFieldValues *self = g_new (LmFieldValues, 1);

  self->info = info;
  self->texts = g_string_sized_new (USUAL_LENGTH);
  self->last = ABSENT;
  for (guint i = 0; i < LM_FIELDS_MAX; i++)
    self->starts[i] = ABSENT;

  return self;
}

/**
 * lm_field_values_free:
 * @values: (transfer full): values
 */
void
lm_field_values_free (LmFieldValues *values)
{
  g_string_free (values->texts, TRUE);
  g_free (values);
}

/* Returns: (transfer none): the game that they are of */
const LmGameInfo *
lm_field_values_get_info (const LmFieldValues *values)
{
  return values->info;
}

static const LmField *
get_field (const LmFieldValues *self,
           const char          *key)
{
  const LmField *field = lm_field_lookup (self->info->fields, key);

  if (field == NULL)
    g_error ("The game %s has no field %s", self->info->name, key);
  return field;
}

static gsize *
get_start (LmFieldValues *self,
           const char    *key)
{
  return &self->starts[get_field (self, key) - self->info->fields];
}

static const char *
get_own_text (const LmFieldValues *self,
              const LmField       *field)
{
  const gsize start = self->starts[field - self->info->fields];

  return start != ABSENT ? self->texts->str + start : NULL;
}

/* Returns: whether it has a value of its own, be it the default */
gboolean
lm_field_values_has (const LmFieldValues *values,
                     const char          *key)
{
  return get_own_text (values, get_field (values, key)) != NULL;
}

/**
 * lm_field_values_get_text:
 * @values: values
 * @key: the key of a field
 *
 * Returns: (transfer none) (nullable): the value as position text has it, or
 *   the default; %NULL where there is neither. Until another one is set
 */
const char *
lm_field_values_get_text (const LmFieldValues *values,
                          const char          *key)
{
  const LmField *field = get_field (values, key);
  const char *text = get_own_text (values, field);

  if (text != NULL)
    return text;

  return field->default_text != NULL && *field->default_text != '\0' ? field->default_text : NULL;
}

/**
 * lm_field_values_get_uint:
 * @values: values
 * @key: the key of a number
 *
 * Returns: the number, 0 where there is none
 */
guint64
lm_field_values_get_uint (const LmFieldValues *values,
                          const char          *key)
{
  const char *text = lm_field_values_get_text (values, key);
  guint64 number = 0;

  if (text != NULL)
    lm_number_parse (text, &number);
  return number;
}

/**
 * lm_field_values_get_uints:
 * @values: values
 * @key: the key of a list
 *
 * Returns: (transfer full) (element-type guint64): the numbers, none where
 *   there is no list
 */
GArray *
lm_field_values_get_uints (const LmFieldValues *values,
                           const char          *key)
{
  const char *text = lm_field_values_get_text (values, key);
  GArray *numbers = text != NULL ? lm_number_read_list (key, text, G_MAXUINT, 0, G_MAXUINT64, NULL) : NULL;

  return numbers != NULL ? numbers : g_array_new (FALSE, FALSE, sizeof (guint64));
}

/**
 * lm_field_values_get_fraction:
 * @values: values
 * @key: the key of a fraction
 * @numerator: (out): what stands above, 0 where there is no fraction
 * @denominator: (out): what stands below
 */
void
lm_field_values_get_fraction (const LmFieldValues *values,
                              const char          *key,
                              guint64             *numerator,
                              guint64             *denominator)
{
  const char *text = lm_field_values_get_text (values, key);
  char *end = NULL;

  *numerator = text != NULL ? g_ascii_strtoull (text, &end, 10) : 0;
  *denominator = end != NULL && *end == '/' ? g_ascii_strtoull (end + 1, NULL, 10) : 1;
}

/**
 * lm_field_values_get_choice:
 * @values: values
 * @key: the key of a choice
 *
 * Returns: which of its words it is, 0 where there is none
 */
guint
lm_field_values_get_choice (const LmFieldValues *values,
                            const char          *key)
{
  const char *text = lm_field_values_get_text (values, key);
  const int index = text != NULL ? lm_field_find (get_field (values, key), text) : 0;

  return MAX (index, 0);
}

static void
begin_value (LmFieldValues *self,
             const char    *key)
{
  *get_start (self, key) = self->last = self->texts->len;
}

static void
end_value (LmFieldValues *self)
{
  g_string_append_c (self->texts, '\0');
}

/**
 * lm_field_values_set_text:
 * @values: values
 * @key: the key of a field
 * @text: its value as position text has it
 */
void
lm_field_values_set_text (LmFieldValues *values,
                          const char    *key,
                          const char    *text)
{
  /* It may be a value of these. */
  g_autofree char *copy = g_strdup (text);

  begin_value (values, key);
  g_string_append (values->texts, copy);
  end_value (values);
}

/**
 * lm_field_values_set_uint:
 * @values: values
 * @key: the key of a number
 * @number: its value
 */
void
lm_field_values_set_uint (LmFieldValues *values,
                          const char    *key,
                          guint64        number)
{
  begin_value (values, key);
  lm_number_append (values->texts, number);
  end_value (values);
}

/**
 * lm_field_values_add_uint:
 * @values: values
 * @key: the key of a list
 * @number: what to append to it
 *
 * All numbers of a list one after the other, before another value.
 */
void
lm_field_values_add_uint (LmFieldValues *values,
                          const char    *key,
                          guint64        number)
{
  if (*get_start (values, key) == ABSENT)
    begin_value (values, key);
  else
    values->texts->str[values->texts->len - 1] = ',';
  g_return_if_fail (*get_start (values, key) == values->last);
  lm_number_append (values->texts, number);
  end_value (values);
}

/**
 * lm_field_values_set_fraction:
 * @values: values
 * @key: the key of a fraction
 * @numerator: what stands above
 * @denominator: what stands below; the two have no common divisor
 */
void
lm_field_values_set_fraction (LmFieldValues *values,
                              const char    *key,
                              guint64        numerator,
                              guint64        denominator)
{
  begin_value (values, key);
  lm_number_append (values->texts, numerator);
  if (denominator != 1)
    {
      g_string_append_c (values->texts, '/');
      lm_number_append (values->texts, denominator);
    }
  end_value (values);
}

/* @key: the key of a choice */
void
lm_field_values_set_choice (LmFieldValues *values,
                            const char    *key,
                            guint          index)
{
  lm_field_values_set_text (values, key, get_field (values, key)->choices[index].text);
}

/* Leaves a field to its default. */
void
lm_field_values_unset (LmFieldValues *values,
                       const char    *key)
{
  *get_start (values, key) = ABSENT;
}

static gboolean
is_key (const LmField *field)
{
  return (field->flags & LM_FIELD_NOT_IN_TEXT) == 0;
}

/**
 * lm_field_values_new_from_query:
 * @info: a game with fields
 * @query: a position text of it
 * @error: return location for %LM_ERROR_POSITION
 *
 * What the keys say, which is still to be checked.
 *
 * Returns: (transfer full) (nullable): the values, or %NULL where there is a
 *   key that the game does not have
 */
LmFieldValues *
lm_field_values_new_from_query (const LmGameInfo  *info,
                                LmQuery           *query,
                                GError           **error)
{
  const char *keys[LM_FIELDS_MAX + 1] = { NULL };
  LmFieldValues *self;
  guint n_keys = 0;

  for (const LmField *field = info->fields; field->key != NULL; field++)
    if (is_key (field))
      keys[n_keys++] = field->key;
  if (!lm_query_check_keys (query, keys, error))
    return NULL;

  self = lm_field_values_new (info);
  for (guint i = 0; i < n_keys; i++)
    if (lm_query_has (query, keys[i]))
      lm_field_values_set_text (self, keys[i], lm_query_get (query, keys[i]));

  return self;
}

static gboolean
applies (const LmFieldValues *self,
         const LmField       *field)
{
  return field->applies == NULL || field->applies (self);
}

/**
 * lm_field_values_prune:
 * @values: values that can be read
 *
 * Leaves out what does not apply beside the others.
 */
void
lm_field_values_prune (LmFieldValues *values)
{
  for (const LmField *field = values->info->fields; field->key != NULL; field++)
    if (!applies (values, field))
      lm_field_values_unset (values, field->key);
}

/* The field that stands in the place of another one, if there is one among the values. */
static const LmField *
find_substitute (const LmFieldValues *self,
                 const LmField       *field)
{
  for (const LmField *other = self->info->fields; other->key != NULL; other++)
    if (g_strcmp0 (other->instead_of, field->key) == 0 && get_own_text (self, other) != NULL)
      return other;

  return NULL;
}

static gboolean
set_missing (const LmField  *field,
             GError        **error)
{
  return lm_refuse (error, LM_ERROR_POSITION, _("The key “%s” is missing."), field->key);
}

static gboolean
set_exclusive (const LmField  *field,
               const LmField  *substitute,
               GError        **error)
{
  return lm_refuse (error, LM_ERROR_POSITION, _("The keys “%s” and “%s” exclude each other."), field->key, substitute->key);
}

static gboolean
check_field (const LmFieldValues  *self,
             const LmField        *field,
             GError              **error)
{
  const LmField *substitute = find_substitute (self, field);
  const char *text = get_own_text (self, field);

  if (text != NULL && substitute != NULL)
    return set_exclusive (field, substitute, error);
  if (text != NULL)
    return lm_field_check (field, text, error);

  return field->default_text != NULL || field->instead_of != NULL || substitute != NULL || !is_key (field)
         || set_missing (field, error);
}

static gboolean
check_applies (const LmFieldValues  *self,
               const LmField        *field,
               GError              **error)
{
  if (get_own_text (self, field) == NULL || applies (self, field))
    return TRUE;

  if (field->excluded != NULL)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, _(field->excluded));
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("The key “%s” has no place in such a position."), field->key);
  return FALSE;
}

/* Whether each of them is right by itself, and none is missing. */
static gboolean
check_values (const LmFieldValues  *values,
              GError              **error)
{
  for (const LmField *field = values->info->fields; field->key != NULL; field++)
    if (!check_field (values, field, error))
      return FALSE;

  for (const LmField *field = values->info->fields; field->key != NULL; field++)
    if (!check_applies (values, field, error))
      return FALSE;

  return TRUE;
}

/* @error: return location for %LM_ERROR_POSITION, which names the key. Returns: (transfer full) (nullable): the
   position that the values tell, or %NULL with @error set */
LmPosition *
lm_field_values_create (const LmFieldValues  *values,
                        GError              **error)
{
  return check_values (values, error) ? values->info->create (values, error) : NULL;
}

/**
 * lm_field_values_to_string:
 * @values: values that make a position
 *
 * Returns: (transfer full): the canonical text
 */
char *
lm_field_values_to_string (const LmFieldValues *values)
{
  GString *string = g_string_sized_new (USUAL_LENGTH + values->texts->len);
  char separator = '?';

  g_string_append (string, "lastmove:");
  g_string_append (string, values->info->name);
  for (const LmField *field = values->info->fields; field->key != NULL; field++)
    {
      const char *text = get_own_text (values, field);

      if (text == NULL || !is_key (field) || g_strcmp0 (text, field->default_text) == 0)
        continue;

      g_string_append_c (string, separator);
      g_string_append (string, field->key);
      g_string_append_c (string, '=');
      g_string_append (string, text);
      separator = '&';
    }

  return g_string_free (string, FALSE);
}
