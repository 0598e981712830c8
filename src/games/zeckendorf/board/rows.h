/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rows.h: the children of a board by row, and which is beside which. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LmZeckendorfRows:
 * @bins: (element-type LmZeckendorfBin): the columns
 * @adders: (element-type LmZeckendorfChanger): the editor's plus of each column
 * @removers: (element-type LmZeckendorfChanger): the editor's minus of each
 * @buttons: (element-type LmZeckendorfMoveButton): the moves
 *
 * Rows of children from left to right, in which the arrow keys go.
 */
typedef struct
{
  GPtrArray *bins;
  GPtrArray *adders;
  GPtrArray *removers;
  GPtrArray *buttons;
} LmZeckendorfRows;

void       lm_zeckendorf_rows_init          (LmZeckendorfRows  *self);
void       lm_zeckendorf_rows_clear         (LmZeckendorfRows  *self);

GPtrArray *lm_zeckendorf_rows_find          (LmZeckendorfRows  *self,
                                             GtkWidget         *child,
                                             guint             *index);
GtkWidget *lm_zeckendorf_rows_get_bin_at    (LmZeckendorfRows  *self,
                                             double             place);
GtkWidget *lm_zeckendorf_rows_get_button_at (LmZeckendorfRows  *self,
                                             double             place);
GtkWidget *lm_zeckendorf_rows_get_neighbour (LmZeckendorfRows  *self,
                                             GPtrArray         *row,
                                             guint              index,
                                             guint              keyval);

G_END_DECLS
