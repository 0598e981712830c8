/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-plane.c: the positions of a game that differ in two numbers, and who wins them. */

#include "lm-plane.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-field-values.h"
#include "engine/game/lm-number.h"
#include "lm-population.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of a list that may become longer, so many numbers are offered at least. */
#define OFFERED 4

typedef struct
{
  const LmField *field;
  guint64        index; /* in a list, from 1; else 0 */
} Axis;

struct _LmPlane
{
  gatomicrefcount   ref_count;
  const LmGameInfo *info;
  char             *texts[LM_FIELDS_MAX]; /* of the fields, as position text has them; NULL for none */
  const LmField    *list;                 /* (nullable): whose numbers can be axes */
  GArray           *numbers;              /* (element-type guint64): of it */
  gint              length;               /* that the list had last */
  Axis              axes[2];
};

/* --- what can be an axis -------------------------------------------------- */

static gboolean
is_list (const LmField *field)
{
  return field->kind == LM_FIELD_NUMBERS || field->count_items != NULL;
}

/* What stands for another field, or ascends, does not go by itself from 0 on. */
static gboolean
is_number (const LmField *field)
{
  if ((field->flags & (LM_FIELD_NOT_IN_TEXT | LM_FIELD_ASCENDING)) != 0 || field->instead_of != NULL)
    return FALSE;

  return field->kind == LM_FIELD_NUMBER || field->kind == LM_FIELD_BIG || field->kind == LM_FIELD_FRACTION
         || is_list (field);
}

/**
 * lm_plane_find_field:
 * @info: a game
 * @name: "bins[2]" for a number of a list or of a text, else a key
 * @index: (out): which number, from 1; 0 for all of the field
 *
 * Returns: (transfer none) (nullable): the field; %NULL where there is none
 */
const LmField *
lm_plane_find_field (const LmGameInfo *info,
                     const char       *name,
                     guint64          *index)
{
  const char *bracket = strchr (name, '[');
  g_autofree char *key = bracket != NULL ? g_strndup (name, bracket - name) : NULL;
  g_autofree char *number = bracket != NULL && g_str_has_suffix (name, "]") ? g_strndup (bracket + 1, strlen (bracket) - 2) : NULL;
  const LmField *field = number != NULL ? lm_field_lookup (info->fields, key) : NULL;

  if (field == NULL || field->count_items == NULL)
    return lm_population_find_field (info, name, index);

  return lm_number_parse (number, index) && *index > 0 && *index <= field->max_length ? field : NULL;
}

/* Returns: (transfer full): all numbers of a game, for a sentence */
static char *
describe_numbers (const LmGameInfo *info,
                  guint            *n)
{
  GString *text = g_string_new (NULL);

  *n = 0;
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    {
      if (!is_number (field))
        continue;

      g_string_append_printf (text, text->len > 0 ? ", %s" : "%s", field->key);
      if (is_list (field))
        g_string_append_printf (text, _("[1] to %s[%u]"), field->key, field->max_length);
      *n += is_list (field) ? field->max_length : 1;
    }

  return g_string_free (text, FALSE);
}

static gboolean
set_no_axis (const LmGameInfo  *info,
             const char        *name,
             GError           **error)
{
  guint n;
  g_autofree char *numbers = describe_numbers (info, &n);

  if (n < 2)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("A map has two axes, and of numbers the game “%s” has only: %s."),
                 info->name, numbers);
  else if (name == NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("An axis is missing; --x and --y are two of: %s."), numbers);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("“%s” cannot be an axis of the game “%s”, only: %s."), name,
                 info->name, numbers);
  return FALSE;
}

static gboolean
read_axis (const LmGameInfo  *info,
           const char        *name,
           Axis              *axis,
           GError           **error)
{
  axis->field = name != NULL ? lm_plane_find_field (info, name, &axis->index) : NULL;
  if (axis->field == NULL || !is_number (axis->field) || axis->index > axis->field->max_length
      || is_list (axis->field) != (axis->index > 0))
    return set_no_axis (info, name, error);

  return TRUE;
}

/* Returns: (nullable): what of @fixed is an axis, under whatever name */
static const char *
find_twice (LmPlane    *self,
            GHashTable *fixed)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    for (guint i = 0; i < G_N_ELEMENTS (self->axes); i++)
      {
        guint64 index;

        if (lm_plane_find_field (self->info, name, &index) == self->axes[i].field && index == self->axes[i].index)
          return name;
      }

  return NULL;
}

static gboolean
check_axes (LmPlane     *self,
            GHashTable  *fixed,
            const char  *x,
            GError     **error)
{
  const char *twice = find_twice (self, fixed);

  if (self->axes[0].field == self->axes[1].field && self->axes[0].index == self->axes[1].index)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("“%s” cannot be both axes."), x);
  else if (twice != NULL)
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("“%s” is an axis, and cannot be fixed as well."), twice);
  else
    return TRUE;

  return FALSE;
}

/* --- what is the same everywhere ------------------------------------------ */

static void
take_texts (LmPlane       *self,
            LmFieldValues *values)
{
  for (const LmField *field = self->info->fields; field->key != NULL; field++)
    if (lm_field_values_has (values, field->key))
      self->texts[field - self->info->fields] = g_strdup (lm_field_values_get_text (values, field->key));
}

static void
take_start (LmPlane *self)
{
  g_autoptr (LmQuery) query = lm_query_parse (self->info->start, NULL);
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_query (self->info, query, NULL);

  take_texts (self, values);
}

/* Of a list of which an axis or a fixed number is, the others are 0. */
static void
set_number (LmPlane *self,
            guint64  index,
            guint64  number)
{
  if (self->numbers->len < index)
    g_array_set_size (self->numbers, index);
  g_array_index (self->numbers, guint64, index - 1) = number;
}

static gboolean
is_by_number (LmPlane    *self,
              GHashTable *fixed)
{
  GHashTableIter iter;
  gpointer name;
  guint64 index;

  if (self->axes[0].field == self->list || self->axes[1].field == self->list)
    return TRUE;

  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (lm_plane_find_field (self->info, name, &index) == self->list && index > 0)
      return TRUE;

  return FALSE;
}

static gboolean
take_one (LmPlane     *self,
          const char  *name,
          const char  *text,
          GError     **error)
{
  guint64 index, number = 0;
  const LmField *field = lm_plane_find_field (self->info, name, &index);

  if (field->instead_of != NULL)
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("The keys “%s” and “%s” exclude each other."), field->instead_of,
                      name);
  if (index > field->max_length && field->kind == LM_FIELD_NUMBERS)
    return lm_number_read (name, text, 0, 0, &number, error);

  if (index == 0)
    {
      g_free (self->texts[field - self->info->fields]);
      self->texts[field - self->info->fields] = g_strdup (text);
    }
  else if (field == self->list && lm_number_parse (text, &number))
    set_number (self, index, number);
  return TRUE;
}

static GArray *
read_list (const LmField *field,
           const char    *text)
{
  GArray *numbers;

  if (field->count_items == NULL)
    return lm_number_read_list (field->key, text, G_MAXUINT, 0, G_MAXUINT64, NULL);

  numbers = g_array_new (FALSE, TRUE, sizeof (guint64));
  g_array_set_size (numbers, field->max_length);
  if (!field->count_items (text, (guint64 *) numbers->data))
    g_clear_pointer (&numbers, g_array_unref);
  return numbers;
}

static void
take_list (LmPlane    *self,
           GHashTable *fixed)
{
  const char *whole = self->list != NULL ? g_hash_table_lookup (fixed, self->list->key) : NULL;

  if (self->list == NULL)
    return;
  if (whole == NULL && (self->list->count_items != NULL || !is_by_number (self, fixed)))
    whole = self->texts[self->list - self->info->fields];

  self->numbers = whole != NULL ? read_list (self->list, whole) : NULL;
  if (self->numbers == NULL)
    self->numbers = g_array_new (FALSE, TRUE, sizeof (guint64));
}

static gboolean
take_fixed (LmPlane     *self,
            GHashTable  *fixed,
            GError     **error)
{
  GHashTableIter iter;
  gpointer name, text;

  take_start (self);
  take_list (self, fixed);
  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (!take_one (self, name, text, error))
      return FALSE;

  return TRUE;
}

/* The numbers of a text are checked with it. */
static gboolean
check_fixed (const LmGameInfo  *info,
             GHashTable        *fixed,
             GError           **error)
{
  g_autoptr (GHashTable) others = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, text;
  guint64 index, number;

  g_hash_table_iter_init (&iter, fixed);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      const LmField *field = lm_plane_find_field (info, name, &index);

      if (field == NULL || field->count_items == NULL || index == 0)
        g_hash_table_insert (others, name, text);
      else if (!lm_number_read (name, text, 0, G_MAXUINT8, &number, error))
        return FALSE;
    }

  return lm_population_check_fixed (info, others, error);
}

static LmPlane *
create (const LmGameInfo *info)
{
  LmPlane *self = g_new0 (LmPlane, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->info = info;
  for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
    if (is_list (field) && is_number (field))
      self->list = field;

  return self;
}

/**
 * lm_plane_new:
 * @info: a game
 * @fixed: (element-type utf8 utf8): what is not as in its usual start: fields,
 *   or numbers of a list ("bins[2]"), as position text has them
 * @x: (nullable): a number of the position text, or one of a list
 * @y: (nullable): another one
 * @error: return location for %LM_ERROR_ARGUMENT or %LM_ERROR_POSITION
 *
 * Of a list that has an axis, the numbers that are not fixed are 0.
 *
 * Returns: (transfer full) (nullable): the positions that differ in @x and @y;
 *   what it is of never changes, and any thread may use it
 */
LmPlane *
lm_plane_new (const LmGameInfo  *info,
              GHashTable        *fixed,
              const char        *x,
              const char        *y,
              GError           **error)
{
  g_autoptr (LmPlane) self = create (info);

  if (!read_axis (info, x, &self->axes[0], error) || !read_axis (info, y, &self->axes[1], error)
      || !check_axes (self, fixed, x, error) || !check_fixed (info, fixed, error)
      || !take_fixed (self, fixed, error))
    return NULL;

  return g_steal_pointer (&self);
}

/**
 * lm_plane_ref:
 * @plane: a plane
 *
 * Returns: (transfer full): @plane
 */
LmPlane *
lm_plane_ref (LmPlane *plane)
{
  g_atomic_ref_count_inc (&plane->ref_count);
  return plane;
}

/**
 * lm_plane_unref:
 * @plane: (transfer full): a plane
 */
void
lm_plane_unref (LmPlane *plane)
{
  if (!g_atomic_ref_count_dec (&plane->ref_count))
    return;

  for (guint i = 0; i < LM_FIELDS_MAX; i++)
    g_free (plane->texts[i]);
  g_clear_pointer (&plane->numbers, g_array_unref);
  g_free (plane);
}

/**
 * lm_plane_get_most:
 * @plane: a plane
 * @axis: 0 or 1
 *
 * Returns: the largest number that there may be along it
 */
guint64
lm_plane_get_most (LmPlane *plane,
                   guint    axis)
{
  const guint64 maximum = plane->axes[axis].field->maximum;

  return maximum > 0 ? maximum : G_MAXUINT64;
}

/**
 * lm_plane_get_number:
 * @plane: a plane
 * @name: a number of the position text, or one of a list
 * @number: (out): its value
 *
 * Returns: whether it is the same number in all positions of @plane
 */
gboolean
lm_plane_get_number (LmPlane    *plane,
                     const char *name,
                     guint64    *number)
{
  guint64 index;
  const LmField *field = lm_plane_find_field (plane->info, name, &index);
  const char *text = field != NULL ? plane->texts[field - plane->info->fields] : NULL;

  if (index == 0)
    return text != NULL && lm_number_parse (text, number);

  *number = index <= plane->numbers->len ? g_array_index (plane->numbers, guint64, index - 1) : 0;
  return TRUE;
}

/* --- its positions -------------------------------------------------------- */

static LmFieldValues *
make_values (LmPlane       *self,
             const guint64 *numbers)
{
  LmFieldValues *values = lm_field_values_new (self->info);

  for (const LmField *field = self->info->fields; field->key != NULL; field++)
    if (field != self->list && self->texts[field - self->info->fields] != NULL)
      lm_field_values_set_text (values, field->key, self->texts[field - self->info->fields]);
  for (guint i = 0; i < 2; i++)
    if (self->axes[i].field != NULL && self->axes[i].index == 0)
      lm_field_values_set_uint (values, self->axes[i].field->key, numbers[i]);
  return values;
}

/* The list at two numbers, without the zeros at its end. */
static GArray *
make_list (LmPlane       *self,
           const guint64 *numbers)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (guint64));

  g_array_append_vals (list, self->numbers->data, self->numbers->len);
  for (guint i = 0; i < 2; i++)
    if (self->axes[i].index > 0)
      {
        g_array_set_size (list, MAX (list->len, self->axes[i].index));
        g_array_index (list, guint64, self->axes[i].index - 1) = numbers[i];
      }
  while (list->len > 1 && g_array_index (list, guint64, list->len - 1) == 0)
    g_array_set_size (list, list->len - 1);
  return list;
}

static LmPosition *
create_with_list (LmPlane       *self,
                  LmFieldValues *values,
                  GArray        *list,
                  guint          length)
{
  lm_field_values_unset (values, self->list->key);
  if (self->list->replace_items != NULL)
    {
      g_autofree char *text = NULL;

      g_array_set_size (list, length);
      text = self->list->replace_items (self->texts[self->list - self->info->fields], (const guint64 *) list->data);
      lm_field_values_set_text (values, self->list->key, text);
      return lm_field_values_create (values, NULL);
    }
  for (guint i = 0; i < length; i++)
    lm_field_values_add_uint (values, self->list->key, i < list->len ? g_array_index (list, guint64, i) : 0);

  return lm_field_values_create (values, NULL);
}

/* How many zeros end a list is the game's own affair: what did last time is tried first. */
static LmPosition *
create_with_lengths (LmPlane       *self,
                     const guint64 *numbers)
{
  g_autoptr (LmFieldValues) values = make_values (self, numbers);
  g_autoptr (GArray) list = make_list (self, numbers);
  const guint last = self->list->replace_items != NULL ? self->list->max_length : (guint) g_atomic_int_get (&self->length);
  LmPosition *position = last >= list->len ? create_with_list (self, values, list, last) : NULL;

  for (guint length = list->len; position == NULL && length <= self->list->max_length && self->list->replace_items == NULL; length++)
    {
      position = create_with_list (self, values, list, length);
      if (position != NULL)
        g_atomic_int_set (&self->length, length);
    }

  return position;
}

static LmPosition *
create_at (LmPlane       *self,
           const guint64 *numbers)
{
  g_autoptr (LmFieldValues) values = NULL;

  if (self->list != NULL)
    return create_with_lengths (self, numbers);

  values = make_values (self, numbers);
  return lm_field_values_create (values, NULL);
}

/* Returns: (transfer full) (nullable): the position there, if there is one */
LmPosition *
lm_plane_create_position (LmPlane *plane,
                          guint64  x,
                          guint64  y)
{
  return create_at (plane, (const guint64[]) { x, y });
}

static gboolean
read_number (LmFieldValues *values,
             const Axis    *axis,
             guint64       *number)
{
  g_autoptr (GArray) numbers = NULL;
  const char *text = lm_field_values_get_text (values, axis->field->key);

  if (axis->index == 0)
    return text != NULL && lm_number_parse (text, number);

  numbers = axis->field->count_items != NULL ? read_list (axis->field, text) : lm_field_values_get_uints (values, axis->field->key);
  *number = numbers != NULL && axis->index <= numbers->len ? g_array_index (numbers, guint64, axis->index - 1) : 0;
  return TRUE;
}

static gboolean
is_at (LmPlane    *self,
       LmPosition *position,
       guint64     x,
       guint64     y)
{
  g_autoptr (LmPosition) there = lm_plane_create_position (self, x, y);

  return there != NULL && lm_position_equal (there, position);
}

/* What a position does not say, for it follows from the rest, is found by trying. */
static gboolean
try_numbers (LmPlane    *self,
             LmPosition *position,
             guint       axis,
             guint64    *x,
             guint64    *y)
{
  guint64 *number = axis == 0 ? x : y;

  for (*number = 0; *number < LM_PLANE_SIDE_MAX; (*number)++)
    if (is_at (self, position, *x, *y))
      return TRUE;

  return FALSE;
}

/**
 * lm_plane_find:
 * @plane: a plane
 * @position: a position of its game
 * @x: (out): the first number of @position
 * @y: (out): the second one
 *
 * Returns: whether @position is on @plane
 */
gboolean
lm_plane_find (LmPlane    *plane,
               LmPosition *position,
               guint64    *x,
               guint64    *y)
{
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);
  guint64 *numbers[] = { x, y };

  for (guint i = 0; i < 2; i++)
    if (!read_number (values, &plane->axes[i], numbers[i])
        && (!read_number (values, &plane->axes[1 - i], numbers[1 - i]) || !try_numbers (plane, position, i, x, y)))
      return FALSE;

  return is_at (plane, position, *x, *y);
}

/* --- what is offered ------------------------------------------------------ */

/* Whether a position may have a number there. */
static gboolean
takes_number (LmPlane       *self,
              const LmField *field,
              guint          index)
{
  const guint64 numbers[] = { 1, 0 };
  g_autoptr (LmPosition) position = NULL;

  self->axes[0] = (Axis) { field, index };
  position = create_at (self, numbers);
  return position != NULL;
}

static void
offer (GPtrArray     *names,
       LmPlane       *self,
       const LmField *field)
{
  const guint n = field == self->list ? MIN (MAX (self->numbers->len, OFFERED), field->max_length) : 0;

  if (n == 0)
    g_ptr_array_add (names, g_strdup (field->key));
  for (guint i = 1; i <= n; i++)
    if ((i <= self->numbers->len && field->count_items == NULL) || takes_number (self, field, i))
      g_ptr_array_add (names, g_strdup_printf ("%s[%u]", field->key, i));
}

/**
 * lm_plane_list_axes:
 * @position: a position
 *
 * Returns: (transfer full) (array zero-terminated=1): what can be an axis
 *   beside the rest of @position: first what moves change
 */
GStrv
lm_plane_list_axes (LmPosition *position)
{
  const LmGameInfo *info = lm_position_get_info (position);
  g_autoptr (GHashTable) parameters = lm_population_list_fixed (position);
  g_autoptr (GHashTable) fixed = lm_plane_list_fixed (position);
  g_autoptr (LmPlane) self = create (info);
  GPtrArray *names = g_ptr_array_new ();

  take_fixed (self, fixed, NULL);
  for (gboolean last = FALSE; last <= TRUE; last++)
    for (const LmField *field = info->fields; field != NULL && field->key != NULL; field++)
      if (is_number (field) && g_hash_table_contains (parameters, field->key) == last)
        offer (names, self, field);

  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_free (names, FALSE);
}

/**
 * lm_plane_list_fixed:
 * @position: a position
 *
 * Returns: (transfer full) (element-type utf8 utf8): all its fields, for
 *   lm_plane_new(), but for what an axis varies
 */
GHashTable *
lm_plane_list_fixed (LmPosition *position)
{
  const LmGameInfo *info = lm_position_get_info (position);
  g_autoptr (LmFieldValues) values = lm_field_values_new_from_position (position);
  GHashTable *fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (const LmField *field = info->fields; field->key != NULL; field++)
    {
      const char *text = lm_field_values_get_text (values, field->key);
      const gboolean own = lm_field_values_has (values, field->key);

      /* A default is said as well, for the usual start may have something else. */
      if ((field->flags & LM_FIELD_NOT_IN_TEXT) == 0 && text != NULL && (own || (*text != '\0' && field->applies == NULL)))
        g_hash_table_insert (fixed, g_strdup (field->key), g_strdup (text));
    }

  return fixed;
}
