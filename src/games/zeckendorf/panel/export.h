/* SPDX-License-Identifier: GPL-3.0-or-later */
/* export.h: writes who wins the reversed game as a table, and the share of Player 1 as a picture. */

#pragma once

#include "games/zeckendorf/solver/survey.h"

G_BEGIN_DECLS

/**
 * LmReversedFormat:
 * @LM_REVERSED_FORMAT_CSV: n, the winner and the share of Player 1
 * @LM_REVERSED_FORMAT_SVG: the curve, to be scaled
 * @LM_REVERSED_FORMAT_PNG: the curve, in pixels
 */
typedef enum
{
  LM_REVERSED_FORMAT_CSV,
  LM_REVERSED_FORMAT_SVG,
  LM_REVERSED_FORMAT_PNG,
} LmReversedFormat;

char     *lm_reversed_export_name_file (LmReversedSurvey     *survey,
                                        LmReversedFormat      format);
void      lm_reversed_export_async     (LmReversedSurvey     *survey,
                                        LmReversedFormat      format,
                                        GFile                *file,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              user_data);
gboolean  lm_reversed_export_finish    (GAsyncResult         *result,
                                        GError              **error);

G_END_DECLS
