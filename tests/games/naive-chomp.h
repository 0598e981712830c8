/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-chomp.h: Chomp and reversed Chomp once more, as plainly as can be, to check the program by. */

#pragma once

#include <glib.h>
#include <string.h>

/* Shapes are strings: the length of each row of the board from the bottom up as a character from 'a' = 0 on. */

typedef struct
{
  guint       n_rows;
  guint       n_columns;
  GPtrArray  *shapes;    /* of char *, what is within others before them; the empty one is not there */
  GHashTable *forward;   /* shape → moves to the end in Chomp, even where the player to move loses */
  GHashTable *backward;  /* the same in reversed Chomp */
  GHashTable *growths;   /* shape → GPtrArray of shapes that a bite can turn into it */
} NaiveChomp;

static inline guint
naive_chomp_get (GHashTable *table,
                 const char *shape)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (table, shape));
}

/* What a bite leaves, or NULL where it may not be taken. */
static inline char *
naive_chomp_eat (const char *shape,
                 guint       row,
                 guint       column)
{
  char *left = g_strdup (shape);

  if ((row == 1 && column == 1) || (guint) (shape[row - 1] - 'a') < column)
    return g_free (left), NULL;
  for (guint i = row - 1; left[i] != '\0'; i++)
    left[i] = MIN (left[i], (char) ('a' + column - 1));
  return left;
}

/* Row by row in all ways, the top row first, so that what is within others comes before them. */
static inline void
naive_chomp_list (NaiveChomp *self,
                  char       *shape,
                  guint       row)
{
  const char shortest = row + 1 < self->n_rows ? shape[row + 1] : 'a';

  for (shape[row] = shortest; shape[row] <= (char) ('a' + self->n_columns); shape[row]++)
    {
      if (row > 0)
        naive_chomp_list (self, shape, row - 1);
      else if (shape[0] > 'a')
        g_ptr_array_add (self->shapes, g_strdup (shape));
    }
}

static inline guint
naive_chomp_conclude (guint shortest_win,
                      guint longest_loss)
{
  return shortest_win != G_MAXUINT ? shortest_win : longest_loss;
}

static inline void
naive_chomp_take (guint  after,
                  guint *shortest_win,
                  guint *longest_loss)
{
  if (after % 2 == 0)
    *shortest_win = MIN (*shortest_win, after + 1);
  else
    *longest_loss = MAX (*longest_loss, after + 1);
}

static inline void
naive_chomp_solve_forward (NaiveChomp *self,
                           const char *shape)
{
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;

  for (guint row = 1; row <= self->n_rows; row++)
    for (guint column = 1; column <= self->n_columns; column++)
      {
        g_autofree char *left = naive_chomp_eat (shape, row, column);

        if (left == NULL)
          continue;
        naive_chomp_take (naive_chomp_get (self->forward, left), &shortest_win, &longest_loss);
        g_ptr_array_add (g_hash_table_lookup (self->growths, left), (gpointer) shape);
      }

  g_hash_table_insert (self->forward, (gpointer) shape,
                       GUINT_TO_POINTER (naive_chomp_conclude (shortest_win, longest_loss)));
}

static inline void
naive_chomp_solve_backward (NaiveChomp *self,
                            const char *shape)
{
  GPtrArray *growths = g_hash_table_lookup (self->growths, shape);
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;

  for (guint i = 0; i < growths->len; i++)
    naive_chomp_take (naive_chomp_get (self->backward, g_ptr_array_index (growths, i)), &shortest_win, &longest_loss);
  g_hash_table_insert (self->backward, (gpointer) shape,
                       GUINT_TO_POINTER (naive_chomp_conclude (shortest_win, longest_loss)));
}

static inline NaiveChomp *
naive_chomp_new (guint n_rows,
                 guint n_columns)
{
  NaiveChomp *self = g_new0 (NaiveChomp, 1);
  g_autofree char *shape = g_strnfill (n_rows, 'a');

  self->n_rows = n_rows;
  self->n_columns = n_columns;
  self->shapes = g_ptr_array_new_with_free_func (g_free);
  self->forward = g_hash_table_new (g_str_hash, g_str_equal);
  self->backward = g_hash_table_new (g_str_hash, g_str_equal);
  self->growths = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  naive_chomp_list (self, shape, n_rows - 1);

  for (guint i = 0; i < self->shapes->len; i++)
    {
      g_hash_table_insert (self->growths, g_ptr_array_index (self->shapes, i), g_ptr_array_new ());
      naive_chomp_solve_forward (self, g_ptr_array_index (self->shapes, i));
    }
  for (guint i = self->shapes->len; i-- > 0;)
    naive_chomp_solve_backward (self, g_ptr_array_index (self->shapes, i));

  return self;
}

static inline void
naive_chomp_free (NaiveChomp *self)
{
  g_hash_table_unref (self->forward);
  g_hash_table_unref (self->backward);
  g_hash_table_unref (self->growths);
  g_ptr_array_unref (self->shapes);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NaiveChomp, naive_chomp_free)

/* "4,4,2" */
static inline char *
naive_chomp_to_rows (const char *shape)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint i = 0; shape[i] > 'a'; i++)
    g_string_append_printf (rows, i > 0 ? ",%d" : "%d", shape[i] - 'a');
  return g_string_free (g_steal_pointer (&rows), FALSE);
}
