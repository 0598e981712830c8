/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-file.h: files of the user: read without hanging, written as a whole or not at all. */

#pragma once

#include <gio/gio.h>

GByteArray *lm_file_read              (GFile         *file,
                                       guint          max_bytes,
                                       GCancellable  *cancellable,
                                       GError       **error);
gboolean    lm_file_write             (GFile         *file,
                                       const char    *data,
                                       gsize          length,
                                       GCancellable  *cancellable,
                                       GError       **error);
char       *lm_file_describe_write_error
                                      (GFile         *file,
                                       const GError  *error);
gboolean    lm_file_lock              (GFile         *file,
                                       int           *lock);
gboolean    lm_file_write_through     (int            fd,
                                       const char    *data,
                                       gsize          length);
void        lm_file_sync_folder       (const char    *path);
gboolean    lm_file_is_same           (const char    *a,
                                       const char    *b);

/* A file that is not whole yet, and takes the place of another. */
typedef struct _LmFileDraft LmFileDraft;

LmFileDraft *lm_file_draft_new        (const char    *path);
int          lm_file_draft_get_fd     (LmFileDraft   *self);
gboolean     lm_file_draft_finish     (LmFileDraft   *self);
void         lm_file_draft_free       (LmFileDraft   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmFileDraft, lm_file_draft_free)
