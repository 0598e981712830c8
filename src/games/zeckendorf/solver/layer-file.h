/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layer-file.h: a finished layer on disk, from which the next ones can be made. */

#pragma once

#include "engine/lm-solve-context.h"

/**
 * LmZeckendorfLayerHead:
 * @mode: an LmZeckendorfMode
 * @n: the value of its positions
 * @chips: how many chips they have
 * @n_words: how many words they take
 *
 * What a layer is.
 */
typedef struct
{
  guint64 mode;
  guint64 n;
  guint64 chips;
  guint64 n_words;
} LmZeckendorfLayerHead;

gboolean lm_zeckendorf_layer_file_save      (const char                   *path,
                                             const LmZeckendorfLayerHead  *head,
                                             const guint32                *words,
                                             LmSolveContext               *context);
int      lm_zeckendorf_layer_file_open      (const char                   *path,
                                             LmZeckendorfLayerHead        *head,
                                             GError                      **error);
gboolean lm_zeckendorf_layer_file_read      (int                           fd,
                                             const LmZeckendorfLayerHead  *head,
                                             guint32                      *words,
                                             LmSolveContext               *context);
void     lm_zeckendorf_layer_file_set_wrong (GError                      **error,
                                             const char                   *path);
