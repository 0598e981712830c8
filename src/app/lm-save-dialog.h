/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-save-dialog.h: lets the user choose where a file is to be saved. */

#pragma once

#include <gtk/gtk.h>

typedef void (* LmSaveFunc) (GtkWidget *owner,
                             GFile     *file,
                             gpointer   user_data);

void lm_save_dialog_choose (GtkWidget   *owner,
                            const char  *title,
                            const char  *name,
                            const char  *kind,
                            const char  *pattern,
                            LmSaveFunc   func,
                            gpointer     user_data);

void lm_save_dialog_tell   (GtkWidget    *owner,
                            GFile        *file,
                            const GError *error);
