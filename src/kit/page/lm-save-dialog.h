/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-save-dialog.h: lets the user choose where a file is to be saved. */

#pragma once

#include "paper/lm-figure.h"

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

/**
 * LmSaveFuncs:
 * @take: (transfer full) (nullable): what is to be written of @owner, or
 *   nothing any more
 * @write: (transfer full) (nullable): it as @format, which is an
 *   #LmFigureFormat, an #LmRowsFormat above those, or %LM_SAVE_DOT; in a worker
 * @free: frees it
 *
 * What can be saved and copied.
 */
typedef struct
{
  gpointer          (* take)  (gpointer        owner);
  GBytes *          (* write) (gpointer        data,
                               guint           format,
                               GError        **error);
  GDestroyNotify       free;
} LmSaveFuncs;

#define LM_SAVE_DOT (LM_FIGURE_N_FORMATS + LM_ROWS_N_FORMATS)

char    *lm_save_name_command  (const char           *command,
                                guint                 format);
void     lm_save_dialog_save   (GtkWidget            *owner,
                                const LmSaveFuncs    *funcs,
                                guint                 format,
                                const char           *title,
                                const char           *name);
void     lm_save_dialog_copy   (GtkWidget            *owner,
                                const LmSaveFuncs    *funcs,
                                gboolean              is_table);
void     lm_save_async         (GtkWidget            *owner,
                                const LmSaveFuncs    *funcs,
                                guint                 format,
                                GFile                *file,
                                GAsyncReadyCallback   callback,
                                gpointer              user_data);
gboolean lm_save_finish        (GAsyncResult         *result,
                                GError              **error);
