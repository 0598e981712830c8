/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-figure.h: a drawing in a file, with the command that makes it again. */

#pragma once

#include "lm-pen.h"

#include "engine/explore/lm-graph-layout.h"
#include "engine/keep/lm-rows.h"

/**
 * LmFigureFormat:
 * @LM_FIGURE_SVG: a drawing for other programs, words being words
 * @LM_FIGURE_PNG: a picture, two pixels a point
 * @LM_FIGURE_PDF: a page
 * @LM_FIGURE_TIKZ: a drawing for a document in LaTeX
 *
 * What a figure can be written as.
 */
typedef enum
{
  LM_FIGURE_SVG,
  LM_FIGURE_PNG,
  LM_FIGURE_PDF,
  LM_FIGURE_TIKZ,
  LM_FIGURE_N_FORMATS,
} LmFigureFormat;

/**
 * LmFigure:
 *
 * A drawing of any size. It is the same byte for byte whenever it is made, by
 * the command line or by the window: SVG and TikZ depend on the language and,
 * where a text is too wide for its place, on the font; PNG and PDF on fonts
 * and on Cairo. Needs no display; for one thread at a time.
 */
typedef struct _LmFigure LmFigure;

/**
 * LmFigureFunc:
 * @data: what is drawn
 * @pen: a pen at the scale of points
 */
typedef void (* LmFigureFunc) (gpointer  data,
                               LmPen    *pen);

LmFigure *lm_figure_new          (const char      *title,
                                  double           width,
                                  double           height,
                                  LmFigureFunc     draw,
                                  gpointer         data,
                                  GDestroyNotify   destroy);
LmFigure *lm_figure_new_position (LmPosition      *position);
LmFigure *lm_figure_new_sequence (GPtrArray       *positions,
                                  const char * const *captions);
LmFigure *lm_figure_new_graph    (LmGraph         *graph,
                                  GArray          *values);
void      lm_figure_set_notes    (LmFigure        *self,
                                  gboolean         notes);
void      lm_figure_free         (LmFigure        *self);

GBytes   *lm_figure_write        (LmFigure        *self,
                                  LmFigureFormat   format,
                                  const char      *command,
                                  GError         **error);

GBytes   *lm_figure_write_rows   (const LmRows    *rows,
                                  guint            format,
                                  const char      *command,
                                  GError         **error);

void      lm_figure_sign_pdf     (cairo_surface_t *surface,
                                  const char      *title,
                                  const char      *command);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmFigure, lm_figure_free)
