/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress-private.h: what the files of LmProgress share. */

#pragma once

#include "lm-progress.h"

/* Answers that are counted. */
#define LM_PROGRESS_MAX_COUNT 1000000

/* The groups of the file that hold a mistake or a rule begin so. */
#define LM_PROGRESS_MISTAKE "mistake "
#define LM_PROGRESS_RULE "rule "

struct _LmProgress
{
  GObject   parent_instance;

  GFile    *file;
  GKeyFile *keys;
  GKeyFile *written; /* as it was on the disk last */
  char     *problem;
  gboolean  writing;
  gboolean  dirty; /* changed since the last writing began */
};

/**
 * LmProgressWriting:
 * @before: what was on the disk when @own began to become another
 * @own: what is to be written
 * @merged: what is there now
 *
 * What the thread that writes has for itself.
 */
typedef struct
{
  GKeyFile *before;
  GKeyFile *own;
  GKeyFile *merged;
} LmProgressWriting;

void      lm_progress_changed       (LmProgress    *self);
GKeyFile *lm_progress_copy          (GKeyFile      *keys);
void      lm_progress_merge         (GKeyFile      *before,
                                     GKeyFile      *own,
                                     GKeyFile      *other);
GKeyFile *lm_progress_read          (GFile         *file,
                                     GError       **error);
void      lm_progress_writing_free  (gpointer       writing);
void      lm_progress_write         (GTask         *task,
                                     gpointer       source,
                                     gpointer       data,
                                     GCancellable  *cancellable);
gboolean  lm_progress_check_mistake (GKeyFile      *keys,
                                     const char    *group);
gboolean  lm_progress_check_rule    (GKeyFile      *keys,
                                     const char    *group);
