/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-edit.c: positions made from what somebody types or wants by lot. */

#include "config.h"

#include "lm-zahlenschlacht-edit.h"

#include <glib/gi18n.h>

/* More than there are numbers, and few enough to be read at once. */
#define MAX_TYPED (4 * LM_ZAHLENSCHLACHT_MAX_N)

static gboolean
read_number (const char *text,
             guint64    *number)
{
  g_autofree char *typed = g_strstrip (g_strdup (text));

  return g_ascii_string_to_unsigned (typed, 10, 0, G_MAXUINT32, number, NULL);
}

static gboolean
read_bounded (const char  *text,
              guint        minimum,
              guint        maximum,
              const char  *what,
              guint       *value,
              GError     **error)
{
  guint64 number;

  if (read_number (text, &number) && number >= minimum && number <= maximum)
    {
      *value = number;
      return TRUE;
    }

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION, what, minimum, maximum);
  return FALSE;
}

/**
 * lm_zahlenschlacht_edit_read_n:
 * @text: what somebody has typed
 * @n: (out): how many numbers that is
 * @error: return location for %LM_ERROR_POSITION
 *
 * Returns: whether it is a number of numbers
 */
gboolean
lm_zahlenschlacht_edit_read_n (const char  *text,
                               guint       *n,
                               GError     **error)
{
  return read_bounded (text, LM_ZAHLENSCHLACHT_MIN_N, LM_ZAHLENSCHLACHT_MAX_N,
                       _("Write how many numbers there are, n, from %u to %u."), n, error);
}

/**
 * lm_zahlenschlacht_edit_read_d:
 * @text: what somebody has typed
 * @d: (out): the divisor that it is
 * @error: return location for %LM_ERROR_POSITION
 *
 * Returns: whether it is a divisor
 */
gboolean
lm_zahlenschlacht_edit_read_d (const char  *text,
                               guint       *d,
                               GError     **error)
{
  return read_bounded (text, LM_ZAHLENSCHLACHT_MIN_D, LM_ZAHLENSCHLACHT_MAX_D,
                       _("Write the divisor d, from %u to %u."), d, error);
}

/* One item of a list: a number, or all from one to another. */
static gboolean
read_item (const char *item,
           guint       n,
           GArray     *numbers)
{
  g_auto (GStrv) ends = g_strsplit (item, "-", 2);
  guint64 first, last;

  if (!read_number (ends[0], &first) || !read_number (ends[1] != NULL ? ends[1] : ends[0], &last) || last < first)
    return FALSE;

  for (guint64 i = first; i <= MIN (last, n + 1) && numbers->len < MAX_TYPED; i++)
    {
      guint number = i;

      g_array_append_val (numbers, number);
    }
  return TRUE;
}

/* Blanks divide as well as commas do. */
static gboolean
read_list (const char  *text,
           guint        n,
           GArray      *numbers,
           GError     **error)
{
  g_auto (GStrv) items = g_strsplit_set (text, ",; \t\n", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *quoted = NULL;

      if (items[i][0] == '\0' || read_item (items[i], n, numbers))
        continue;

      quoted = lm_query_quote (items[i]);
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("“%s” is not a number to cross out; write for example 3, 7-9."), quoted);
      return FALSE;
    }

  return TRUE;
}

/**
 * lm_zahlenschlacht_edit_read:
 * @n: how many numbers there are, as somebody has typed it
 * @d: the divisor, as somebody has typed it
 * @goal: what A wants
 * @crossed: what is crossed out: "3, 7-9"
 * @error: return location for %LM_ERROR_POSITION
 *
 * Returns: (transfer full) (nullable): that position, or %NULL with one
 *   sentence that says what is wrong
 */
LmPosition *
lm_zahlenschlacht_edit_read (const char            *n,
                             const char            *d,
                             LmZahlenschlachtGoal   goal,
                             const char            *crossed,
                             GError               **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  guint board, divisor;

  if (!lm_zahlenschlacht_edit_read_n (n, &board, error) || !lm_zahlenschlacht_edit_read_d (d, &divisor, error)
      || !read_list (crossed, board, numbers, error))
    return NULL;

  return lm_zahlenschlacht_position_new (board, divisor, goal, (const guint *) numbers->data, numbers->len, error);
}

/* The last of the numbers that are crossed out without a gap from @number on. */
static guint
get_run_end (LmPosition *position,
             guint       number)
{
  while (number < lm_zahlenschlacht_position_get_n (position)
         && lm_zahlenschlacht_position_is_crossed (position, number + 1))
    number++;

  return number;
}

/**
 * lm_zahlenschlacht_edit_list_crossed:
 * @position: a position
 *
 * Returns: (transfer full): what is crossed out: "3, 7-9"
 */
char *
lm_zahlenschlacht_edit_list_crossed (LmPosition *position)
{
  GString *list = g_string_new (NULL);

  for (guint number = 1; number <= lm_zahlenschlacht_position_get_n (position); number++)
    {
      guint end;

      if (!lm_zahlenschlacht_position_is_crossed (position, number))
        continue;

      end = get_run_end (position, number);
      if (end < number + 2)
        end = number;
      g_string_append_printf (list, end > number ? "%s%u-%u" : "%s%u", list->len > 0 ? ", " : "", number, end);
      number = end;
    }

  return g_string_free (list, FALSE);
}

/**
 * lm_zahlenschlacht_edit_restore:
 * @position: a position
 *
 * Returns: (transfer full): the same game with all numbers on the board
 */
LmPosition *
lm_zahlenschlacht_edit_restore (LmPosition *position)
{
  return lm_zahlenschlacht_position_new (lm_zahlenschlacht_position_get_n (position),
                                         lm_zahlenschlacht_position_get_d (position),
                                         lm_zahlenschlacht_position_get_goal (position), NULL, 0, NULL);
}

/**
 * lm_zahlenschlacht_edit_random:
 * @position: a position
 * @rand: the lot
 *
 * Returns: (transfer full): the same game somewhere in its course, at least
 *   one move before its end
 */
LmPosition *
lm_zahlenschlacht_edit_random (LmPosition *position,
                               GRand      *rand)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint n_crossed = g_rand_int_range (rand, 0, n - 2);
  g_autofree guint *numbers = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    numbers[i] = i + 1;
  for (guint i = 0; i < n_crossed; i++)
    {
      guint other = g_rand_int_range (rand, i, n);
      guint number = numbers[other];

      numbers[other] = numbers[i];
      numbers[i] = number;
    }

  return lm_zahlenschlacht_position_new (n, lm_zahlenschlacht_position_get_d (position),
                                         lm_zahlenschlacht_position_get_goal (position), numbers, n_crossed, NULL);
}
