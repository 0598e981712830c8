/* SPDX-License-Identifier: GPL-3.0-or-later */
/* folder.h: a folder that a worker is left alone with, and what it says there. */

#pragma once

#include "worker.h"

/**
 * Folder:
 * @path: of the folder
 * @note: of a file beside it that tells of a fault
 * @saved: what "save" writes
 * @progress: what "learn" writes
 * @rows: what a sweep writes
 * @sheet: what an export of exercises writes
 * @figure: what an export of a figure writes
 */
typedef struct
{
  char *root;
  char *path;
  char *note;
  char *saved;
  char *progress;
  char *rows;
  char *sheet;
  char *figure;
} Folder;

/* What is done in it. */
typedef enum
{
  TASK_PLAY,
  TASK_SAVE,
  TASK_LEARN,
  TASK_SWEEP,
  TASK_LAYERS, /* rows of which each keeps the layer that it has come to */
  TASK_EXPORT,
  TASK_FIGURE,
  TASK_READ, /* what the first three have left; changes nothing */
} Task;

/* Of those that write. */
#define N_TASKS TASK_READ

extern const char *const folder_task_names[N_TASKS + 1];

Folder       *folder_new          (void);
void          folder_free         (Folder *folder);
GSubprocess  *folder_start        (Folder *folder,
                                   Task    task,
                                   guint   seed,
                                   guint   n_steps,
                                   GStrv   environment);
guint         folder_count_steps  (Task    task,
                                   const char *out);
void          folder_check        (Folder *folder,
                                   Task    task,
                                   guint   seed,
                                   guint   first,
                                   guint   last);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Folder, folder_free)
