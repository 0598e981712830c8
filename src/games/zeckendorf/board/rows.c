/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rows.c: the children of a board by row, and which is beside which. */

#include "config.h"

#include "rows.h"

#include "move-button.h"

#include <math.h>

/**
 * lm_zeckendorf_rows_init:
 * @self: (out caller-allocates): rows without children
 */
void
lm_zeckendorf_rows_init (LmZeckendorfRows *self)
{
  self->bins = g_ptr_array_new ();
  self->adders = g_ptr_array_new ();
  self->removers = g_ptr_array_new ();
  self->buttons = g_ptr_array_new ();
}

/**
 * lm_zeckendorf_rows_clear:
 * @self: rows
 *
 * Frees the lists, not the children.
 */
void
lm_zeckendorf_rows_clear (LmZeckendorfRows *self)
{
  g_ptr_array_unref (self->bins);
  g_ptr_array_unref (self->adders);
  g_ptr_array_unref (self->removers);
  g_ptr_array_unref (self->buttons);
}

/**
 * lm_zeckendorf_rows_get_bin_at:
 * @self: rows with a bin
 * @place: a column, from 0, or a place between two
 *
 * Returns: (transfer none): the nearest bin
 */
GtkWidget *
lm_zeckendorf_rows_get_bin_at (LmZeckendorfRows *self,
                               double            place)
{
  return g_ptr_array_index (self->bins, MIN ((guint) (place + 0.5), self->bins->len - 1));
}

/**
 * lm_zeckendorf_rows_get_button_at:
 * @self: rows
 * @place: a column, from 0, or a place between two
 *
 * Returns: (transfer none) (nullable): the nearest button of a move
 */
GtkWidget *
lm_zeckendorf_rows_get_button_at (LmZeckendorfRows *self,
                                  double            place)
{
  LmZeckendorfMoveButton *nearest = NULL;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      LmZeckendorfMoveButton *button = g_ptr_array_index (self->buttons, i);

      if (nearest == NULL ||
          fabs (lm_zeckendorf_move_button_get_place (button) - place) <
          fabs (lm_zeckendorf_move_button_get_place (nearest) - place))
        nearest = button;
    }

  return GTK_WIDGET (nearest);
}

/**
 * lm_zeckendorf_rows_find:
 * @self: rows
 * @child: (nullable): a child of the board
 * @index: (out): where it is in its row, from 0
 *
 * Returns: (transfer none) (nullable): the row that @child is in
 */
GPtrArray *
lm_zeckendorf_rows_find (LmZeckendorfRows *self,
                         GtkWidget        *child,
                         guint            *index)
{
  GPtrArray *rows[] = { self->bins, self->adders, self->removers, self->buttons };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_ptr_array_find (rows[i], child, index))
      return rows[i];

  return NULL;
}

static GtkWidget *
get_below (LmZeckendorfRows *self,
           GPtrArray        *row,
           guint             index)
{
  if (row == self->adders)
    return g_ptr_array_index (self->removers, index);
  if (row == self->bins)
    return self->adders->len > 0 ? g_ptr_array_index (self->adders, index) : lm_zeckendorf_rows_get_button_at (self, index);

  return NULL;
}

static GtkWidget *
get_above (LmZeckendorfRows *self,
           GPtrArray        *row,
           guint             index)
{
  if (row == self->removers)
    return g_ptr_array_index (self->adders, index);
  if (row == self->adders)
    return g_ptr_array_index (self->bins, index);
  if (row == self->buttons)
    return lm_zeckendorf_rows_get_bin_at (self, lm_zeckendorf_move_button_get_place (g_ptr_array_index (row, index)));

  return NULL;
}

/**
 * lm_zeckendorf_rows_get_neighbour:
 * @self: rows
 * @row: one of them
 * @index: a child of it
 * @keyval: an arrow key, Home or End
 *
 * Returns: (transfer none) (nullable): where that key leads from there
 */
GtkWidget *
lm_zeckendorf_rows_get_neighbour (LmZeckendorfRows *self,
                                  GPtrArray        *row,
                                  guint             index,
                                  guint             keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return g_ptr_array_index (row, index > 0 ? index - 1 : 0);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return g_ptr_array_index (row, MIN (index + 1, row->len - 1));
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return g_ptr_array_index (row, 0);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return g_ptr_array_index (row, row->len - 1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return get_below (self, row, index);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return get_above (self, row, index);
    default:
      return NULL;
    }
}
