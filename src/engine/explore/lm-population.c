/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-population.c: all positions of a game up to a size. */

#include "lm-population.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-field-values.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _LmPopulation
{
  const LmGameInfo *info;
  GHashTable       *fixed; /* (element-type utf8 utf8) */
  LmPosition       *start;
  LmFieldValues    *values; /* of the position that is made next */
  LmPositionFunc    func;
  gpointer          data;
};

/* The list that is being written, a number after the other. */
typedef struct
{
  LmPopulation  *population;
  const char    *key;
  const guint64 *weights;
  guint64       *numbers;
  guint          length;
} Lists;

/* Some numbers of lists have a name of their own in rules. */
static const LmQuantity *
find_quantity (const LmGameInfo *info,
               const char       *name)
{
  for (const LmQuantity *quantity = info->quantities; quantity != NULL && quantity->name != NULL; quantity++)
    if (quantity->key != NULL && !quantity->is_list && g_str_equal (quantity->name, name))
      return quantity;

  return NULL;
}

/**
 * lm_population_find_field:
 * @info: a game
 * @name: "bins", or "bins[2]" or a quantity's name such as "b" for a number of
 *   a list
 * @index: (out): which number of the list, from 1; 0 for all of the field
 *
 * Returns: (transfer none) (nullable): the field; %NULL where the position text
 *   has no such one
 */
const LmField *
lm_population_find_field (const LmGameInfo *info,
                          const char       *name,
                          guint64          *index)
{
  g_auto (GStrv) parts = g_strsplit (name, "[", 2);
  const LmField *field = lm_field_lookup (info->fields, parts[0]);
  const LmQuantity *quantity = field == NULL ? find_quantity (info, name) : NULL;

  *index = 0;
  if (quantity != NULL)
    {
      *index = quantity->first;
      return lm_field_lookup (info->fields, quantity->key);
    }
  if (field == NULL || (field->flags & LM_FIELD_NOT_IN_TEXT) != 0)
    return NULL;
  if (parts[1] == NULL)
    return field;
  if (field->kind != LM_FIELD_NUMBERS || !g_str_has_suffix (parts[1], "]"))
    return NULL;

  parts[1][strlen (parts[1]) - 1] = '\0';
  return lm_number_parse (parts[1], index) && *index > 0 ? field : NULL;
}

/* Nothing is in the way but what the game itself says of values together. */
static gboolean
check_one (const LmGameInfo  *info,
           const char        *key,
           const char        *text,
           GError           **error)
{
  guint64 index, number;
  const LmField *field = lm_population_find_field (info, key, &index);

  if (field == NULL)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("The game “%s” has no key “%s”."), info->name, key);

  /* A number beyond the end of a list is 0. */
  return (index > 0 && lm_number_parse (text, &number)) || lm_field_check (field, text, error);
}

/**
 * lm_population_check_fixed:
 * @info: a game
 * @fixed: (element-type utf8 utf8): fields, or numbers of a list, with their
 *   values
 * @error: return location for %LM_ERROR_POSITION or %LM_ERROR_ARGUMENT
 *
 * Returns: whether the game has them all and each value is right by itself
 */
gboolean
lm_population_check_fixed (const LmGameInfo  *info,
                           GHashTable        *fixed,
                           GError           **error)
{
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &key, &text))
    if (!check_one (info, key, text, error))
      return FALSE;

  return TRUE;
}

/* Values that are set again and again take more and more room: every size begins anew. */
static void
begin_values (LmPopulation *self)
{
  GHashTableIter iter;
  gpointer key, text;

  g_clear_pointer (&self->values, lm_field_values_free);
  self->values = lm_field_values_new_from_position (self->start);
  g_hash_table_iter_init (&iter, self->fixed);
  while (g_hash_table_iter_next (&iter, &key, &text))
    if (lm_field_lookup (self->info->fields, key) != NULL)
      lm_field_values_set_text (self->values, key, text);
}

/**
 * lm_population_new:
 * @info: a game that can list its positions
 * @fixed: (nullable) (element-type utf8 utf8): fields, or numbers of a list
 *   ("bins[2]"), with the only value that they shall have, as position text
 *   has it
 * @error: return location for %LM_ERROR_POSITION or %LM_ERROR_ARGUMENT
 *
 * What is neither fixed nor part of the size is as in the game's usual start.
 *
 * Returns: (transfer full) (nullable): the positions
 */
LmPopulation *
lm_population_new (const LmGameInfo  *info,
                   GHashTable        *fixed,
                   GError           **error)
{
  g_autoptr (LmPopulation) self = NULL;

  if (info->visit_size == NULL && info->size_key == NULL)
    return lm_refuse_null (error, LM_ERROR_ARGUMENT,
                           _("The positions of the game “%s” cannot be listed by their size."), info->name);

  self = g_new0 (LmPopulation, 1);
  self->info = info;
  self->fixed = fixed != NULL ? g_hash_table_ref (fixed) : g_hash_table_new (g_str_hash, g_str_equal);
  self->start = lm_position_parse (info->start, NULL);

  return lm_population_check_fixed (info, self->fixed, error) ? g_steal_pointer (&self) : NULL;
}

/* A parameter of the game: what exercises vary, or a choice that is not as usual. */
static gboolean
is_parameter (const LmGameInfo *info,
              const LmField    *field,
              const char       *text)
{
  const gsize length = strlen (field->key);

  if (text == NULL || (field->flags & LM_FIELD_NOT_IN_TEXT) != 0)
    return FALSE;
  for (guint i = 0; info->variants != NULL && info->variants[i] != NULL; i++)
    if (g_str_has_prefix (info->variants[i], field->key) && info->variants[i][length] == '=')
      return TRUE;

  return field->kind == LM_FIELD_CHOICE && field->applies == NULL && field->choices[0].title != NULL
         && g_strcmp0 (text, field->default_text) != 0;
}

/**
 * lm_population_list_fixed:
 * @position: a position
 *
 * Returns: (transfer full) (element-type utf8 utf8): what is the same in all
 *   positions of its game that are to be compared with it, for
 *   lm_population_new()
 */
GHashTable *
lm_population_list_fixed (LmPosition *position)
{
  const LmGameInfo *info = lm_position_get_info (position);
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);
  GHashTable *fixed = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  for (const LmField *field = info->fields; field->key != NULL; field++)
    {
      const char *text = lm_field_values_get_text (values, field->key);

      if (is_parameter (info, field, text))
        g_hash_table_insert (fixed, (gpointer) field->key, g_strdup (text));
    }

  return fixed;
}

/**
 * lm_population_free:
 * @self: (transfer full): a population
 */
void
lm_population_free (LmPopulation *self)
{
  g_hash_table_unref (self->fixed);
  g_clear_pointer (&self->values, lm_field_values_free);
  lm_position_unref (self->start);
  g_free (self);
}

/* Returns: the largest size that there is, or that can be listed */
guint64
lm_population_get_most (LmPopulation *self)
{
  return self->info->size_most > 0 ? self->info->size_most : G_MAXUINT32;
}

/* A number is the size, or a list of so many numbers as it may have makes it. */
static gboolean
visit_key (LmPopulation *self,
           guint64       size)
{
  const LmField *field = lm_field_lookup (self->info->fields, self->info->size_key);

  if (field->kind == LM_FIELD_NUMBERS)
    return lm_population_offer_lists (self, field->key, field->max_length, NULL, size);

  return size < field->minimum || lm_population_offer_number (self, field->key, size);
}

/**
 * lm_population_visit:
 * @self: a population
 * @size: a size: chips, stones, squares, numbers, the sum of the piles
 * @func: what sees each position of this size once, in a fixed order
 * @data: for @func
 *
 * In games where it does not matter whose turn it is, it is player 1's.
 *
 * Returns: whether @func always wanted to go on
 */
gboolean
lm_population_visit (LmPopulation   *self,
                     guint64         size,
                     LmPositionFunc  func,
                     gpointer        data)
{
  begin_values (self);
  self->func = func;
  self->data = data;
  return self->info->visit_size != NULL ? self->info->visit_size (self, size) : visit_key (self, size);
}

/* Returns: (transfer none): the values of the next position, for the game to fill in */
LmFieldValues *
lm_population_get_values (LmPopulation *self)
{
  return self->values;
}

static gboolean
agrees_with (LmPopulation *self,
             const char   *name,
             const char   *text)
{
  guint64 index, number = 0;
  const LmField *field = lm_population_find_field (self->info, name, &index);
  g_autoptr (GArray) numbers = NULL;

  if (index == 0)
    return g_strcmp0 (lm_field_values_get_text (self->values, field->key), text) == 0;

  numbers = lm_field_values_get_uints (self->values, field->key);
  lm_number_parse (text, &number);
  return number == (index <= numbers->len ? g_array_index (numbers, guint64, index - 1) : 0);
}

static gboolean
agrees (LmPopulation *self)
{
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_iter_init (&iter, self->fixed);
  while (g_hash_table_iter_next (&iter, &key, &text))
    if (!agrees_with (self, key, text))
      return FALSE;

  return TRUE;
}

/**
 * lm_population_offer:
 * @self: a population
 *
 * Shows the position with these values, if there is one and it agrees with
 * what is fixed.
 *
 * Returns: whether to go on
 */
gboolean
lm_population_offer (LmPopulation *self)
{
  g_autoptr (LmPosition) position = agrees (self) ? lm_field_values_create (self->values, NULL) : NULL;

  return position == NULL || self->func (position, self->data);
}

/**
 * lm_population_offer_number:
 * @self: a population
 * @key: the key of a number
 * @number: its value
 *
 * Returns: whether to go on
 */
gboolean
lm_population_offer_number (LmPopulation *self,
                            const char   *key,
                            guint64       number)
{
  lm_field_values_set_uint (self->values, key, number);
  return lm_population_offer (self);
}

static gboolean
offer_list (Lists *lists)
{
  LmFieldValues *values = lists->population->values;

  lm_field_values_unset (values, lists->key);
  for (guint i = 0; i < lists->length; i++)
    lm_field_values_add_uint (values, lists->key, lists->numbers[i]);

  return lm_population_offer (lists->population);
}

/* The numbers from @index on share @sum. */
static gboolean
fill (Lists   *lists,
      guint    index,
      guint64  sum)
{
  const guint64 weight = lists->weights != NULL ? lists->weights[index] : 1;

  if (index + 1 == lists->length)
    {
      lists->numbers[index] = sum / weight;
      return sum % weight != 0 || offer_list (lists);
    }

  for (guint64 number = sum / weight + 1; number-- > 0;)
    {
      lists->numbers[index] = number;
      if (!fill (lists, index + 1, sum - number * weight))
        return FALSE;
    }

  return TRUE;
}

/**
 * lm_population_offer_lists:
 * @self: a population
 * @key: the key of a list
 * @length: how many numbers it has, at least 1
 * @weights: (array length=length) (nullable): what one of each number counts;
 *   %NULL where each counts 1
 * @sum: what they count together
 *
 * Offers every list of this sum, those with the most in front first.
 *
 * Returns: whether to go on
 */
gboolean
lm_population_offer_lists (LmPopulation  *self,
                           const char    *key,
                           guint          length,
                           const guint64 *weights,
                           guint64        sum)
{
  g_autofree guint64 *numbers = g_new (guint64, length);
  Lists lists = { self, key, weights, numbers, length };

  return fill (&lists, 0, sum);
}

/* The numbers from @index on share @sum, and none is above @most or the one before it. */
static gboolean
fill_shape (Lists   *lists,
            guint    index,
            guint    length,
            guint64  most,
            guint64  sum)
{
  lists->length = index;
  if (sum == 0)
    return index == 0 || offer_list (lists);
  if (sum > most * (length - index))
    return TRUE;

  for (guint64 number = MIN (most, sum); number > 0; number--)
    {
      lists->numbers[index] = number;
      if (!fill_shape (lists, index + 1, length, number, sum - number))
        return FALSE;
    }

  return TRUE;
}

/**
 * lm_population_offer_shapes:
 * @self: a population
 * @key: the key of a list
 * @length: how many numbers it has at most
 * @most: the largest number that it may have
 * @sum: what they are together
 *
 * Offers every list of this sum whose numbers are at least 1 and never
 * increase.
 *
 * Returns: whether to go on
 */
gboolean
lm_population_offer_shapes (LmPopulation *self,
                            const char   *key,
                            guint         length,
                            guint64       most,
                            guint64       sum)
{
  g_autofree guint64 *numbers = g_new (guint64, length);
  Lists lists = { self, key, NULL, numbers, 0 };

  return fill_shape (&lists, 0, length, most, sum);
}

/**
 * lm_population_read_variant:
 * @text: one of the variants of a game
 * @fixed: (nullable) (element-type utf8 utf8): what is fixed besides
 *
 * Returns: (transfer full) (element-type utf8 utf8): both together
 */
GHashTable *
lm_population_read_variant (const char *text,
                            GHashTable *fixed)
{
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) pairs = g_strsplit (text, "&", -1);
  GHashTableIter iter;
  gpointer key, value;

  for (guint i = 0; pairs[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (pairs[i], "=", 2);

      g_hash_table_replace (all, g_strdup (words[0]), g_strdup (words[1]));
    }
  if (fixed == NULL)
    return g_steal_pointer (&all);

  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_replace (all, g_strdup (key), g_strdup (value));

  return g_steal_pointer (&all);
}
