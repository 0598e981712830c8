/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen-writer.h: what a pen draws as text, for people who go on working with it. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* A colour. */
typedef struct
{
  double red;
  double green;
  double blue;
} LmInk;

#define LM_INK(hex) { ((hex) >> 16) / 255.0, (((hex) >> 8) & 0xff) / 255.0, ((hex) & 0xff) / 255.0 }

/* Where a text begins: left of a point, about it, right of it. */
typedef enum
{
  LM_PEN_LEFT,
  LM_PEN_MIDDLE,
  LM_PEN_RIGHT,
} LmPenAlign;

/* A text that is too long is made smaller down to this share; then it loses its end. */
#define LM_PEN_LEAST_SHARE 0.6

/**
 * LmPenLanguage:
 * @LM_PEN_SVG: the elements of an SVG
 * @LM_PEN_TIKZ: the commands of a tikzpicture of which a unit is a point
 *
 * What a drawing can be written in. Words stay words, which are taken to be so
 * long as they are in a usual font, and so it does not depend on any.
 */
typedef enum
{
  LM_PEN_SVG,
  LM_PEN_TIKZ,
} LmPenLanguage;

/**
 * LmPenWriter:
 * @language: what it writes
 * @text: where
 */
typedef struct
{
  LmPenLanguage  language;
  GString       *text;
} LmPenWriter;

cairo_t *lm_pen_writer_begin       (LmPenWriter  *self);

gboolean lm_pen_writer_take_path   (cairo_t      *cr,
                                    const LmInk  *fill,
                                    const LmInk  *edge);
gboolean lm_pen_writer_take_text   (cairo_t      *cr,
                                    const char   *text,
                                    double        x,
                                    double        y,
                                    double        size,
                                    gboolean      bold,
                                    LmPenAlign    align,
                                    double        width);

void     lm_pen_append_escaped     (GString       *out,
                                    LmPenLanguage  language,
                                    const char    *text);
