/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.h: what the editor can change of the rules: the hole, the stock, where chips are placed, the ones. */

#pragma once

#include "columns.h"

G_BEGIN_DECLS

#define LM_TYPE_ZECKENDORF_OPTIONS (lm_zeckendorf_options_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfOptions, lm_zeckendorf_options, LM, ZECKENDORF_OPTIONS, GtkWidget)

GtkWidget *lm_zeckendorf_options_new         (LmBoardView          *board,
                                              LmZeckendorfColumns  *columns);
void       lm_zeckendorf_options_update      (LmZeckendorfOptions  *self);

GtkWidget *lm_zeckendorf_options_get_hole_row
                                             (LmZeckendorfOptions  *self);

GtkWidget *lm_zeckendorf_options_create_row  (void);
GtkWidget *lm_zeckendorf_options_create_pair (GtkToggleButton     **buttons,
                                              GCallback             callback,
                                              gpointer              data);

G_END_DECLS
