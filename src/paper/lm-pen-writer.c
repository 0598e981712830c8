/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-pen-writer.c: what a pen draws as text. */

#include "lm-pen-writer.h"

#include <math.h>
#include <string.h>

/* A line of text stands on its baseline, so far below its middle, of its size; and how wide a letter is about. */
#define BASELINE 0.34
#define LETTER 0.57

static const cairo_user_data_key_t key;

static LmPenWriter *
get_writer (cairo_t *cr)
{
  return cairo_surface_get_user_data (cairo_get_target (cr), &key);
}

/**
 * lm_pen_writer_begin:
 * @self: a writer, which lives longer than what is returned
 *
 * Returns: (transfer full): a context on which nothing is seen, but what a pen
 *   draws is written
 */
cairo_t *
lm_pen_writer_begin (LmPenWriter *self)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_set_user_data (surface, &key, self, NULL);
  cairo_surface_destroy (surface);
  return cr;
}

/* Two digits after the point are finer than any printer. */
static char *
print_number (double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  gsize length;

  g_ascii_formatd (text, sizeof text, "%.2f", round (number * 100) / 100 + 0.0);
  length = strlen (text);
  while (text[length - 1] == '0')
    length--;
  return g_strndup (text, text[length - 1] == '.' ? length - 1 : length);
}

/* What TeX takes for something else, and what its usual fonts do not have. */
static const struct
{
  const char *text;
  const char *tex;
} substitutes[] = {
  { "\\", "\\textbackslash{}" }, { "{", "\\{" }, { "}", "\\}" }, { "$", "\\$" }, { "&", "\\&" }, { "#", "\\#" },
  { "%", "\\%" }, { "_", "\\_" }, { "^", "\\^{}" }, { "~", "\\~{}" }, { "▸", "$\\triangleright$" }, { "…", "\\dots{}" },
  { "×", "$\\times$" }, { "·", "$\\cdot$" }, { "\u202f", "\\," }, { "\u00a0", "~" }, { "⋮", "$\\vdots$" }, { "–", "--" },
};

static gsize
append_substitute (GString    *out,
                   const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (substitutes); i++)
    if (g_str_has_prefix (text, substitutes[i].text))
      {
        g_string_append (out, substitutes[i].tex);
        return strlen (substitutes[i].text);
      }

  g_string_append_c (out, *text);
  return 1;
}

void
lm_pen_append_escaped (GString       *out,
                       LmPenLanguage  language,
                       const char    *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  if (language == LM_PEN_SVG)
    g_string_append (out, markup);
  else
    for (const char *p = text; *p != '\0';)
      p += append_substitute (out, p);
}

static char *
print_ink (LmPenWriter *self,
           const char  *name,
           const LmInk *ink)
{
  return g_strdup_printf (self->language == LM_PEN_SVG ? " %s=\"#%02x%02x%02x\"" : "%s={rgb,255:red,%u;green,%u;blue,%u},", name,
                          (guint) lround (255 * ink->red), (guint) lround (255 * ink->green), (guint) lround (255 * ink->blue));
}

static void
append_point (LmPenWriter *self,
              cairo_t     *cr,
              double       x,
              double       y)
{
  g_autofree char *across = NULL, *down = NULL;

  cairo_user_to_device (cr, &x, &y);
  across = print_number (x);
  down = print_number (y);
  g_string_append_printf (self->text, self->language == LM_PEN_SVG ? "%s %s" : "(%s,%s)", across, down);
}

/* What stands before the points of a move, a line, a curve, and what closes it. */
static const char *const joints[][4][3] = {
  [LM_PEN_SVG] = { { "M" }, { "L" }, { "C", " ", " " }, { "Z" } },
  [LM_PEN_TIKZ] = { { " " }, { " -- " }, { " .. controls ", " and ", " .. " }, { " -- cycle" } },
};

static void
append_path (LmPenWriter *self,
             cairo_t     *cr)
{
  cairo_path_t *path = cairo_copy_path (cr);

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];
      const int next = i + data->header.length;
      const gboolean leads_nowhere = next == path->num_data || path->data[next].header.type == CAIRO_PATH_MOVE_TO;
      const char *const *before = joints[self->language][data->header.type];

      /* After what is closed, Cairo moves to its beginning. */
      if (data->header.type == CAIRO_PATH_MOVE_TO && leads_nowhere)
        continue;
      if (data->header.length == 1)
        g_string_append (self->text, before[0]);
      for (int j = 1; j < data->header.length; j++)
        {
          g_string_append (self->text, before[j - 1]);
          append_point (self, cr, data[j].point.x, data[j].point.y);
        }
    }
  cairo_path_destroy (path);
}

static double
get_length (cairo_t *cr,
            double   length)
{
  double x = length, y = 0;

  cairo_user_to_device_distance (cr, &x, &y);
  return hypot (x, y);
}

static char *
print_edge (LmPenWriter *self,
            cairo_t     *cr,
            const LmInk *ink)
{
  const gboolean is_svg = self->language == LM_PEN_SVG, is_dashed = cairo_get_dash_count (cr) == 2;
  g_autofree char *colour = print_ink (self, is_svg ? "stroke" : "draw", ink);
  g_autofree char *width = print_number (get_length (cr, cairo_get_line_width (cr)));
  g_autofree char *on = NULL, *off = NULL;
  double dashes[2] = { 0, 0 };

  if (is_dashed)
    cairo_get_dash (cr, dashes, NULL);
  on = print_number (get_length (cr, dashes[0]));
  off = print_number (get_length (cr, dashes[1]));
  if (is_dashed)
    return g_strdup_printf (is_svg ? "%s stroke-width=\"%s\" stroke-dasharray=\"%s %s\""
                                   : "%sline width=%sbp,dash pattern=on %sbp off %sbp,", colour, width, on, off);

  return g_strdup_printf (is_svg ? "%s stroke-width=\"%s\"" : "%sline width=%sbp,", colour, width);
}

/**
 * lm_pen_writer_take_path:
 * @cr: a context with a path
 * @fill: (nullable): what it is filled with
 * @edge: (nullable): what it is drawn with, its line being set
 *
 * Returns: whether the path was written, and there is nothing to draw
 */
gboolean
lm_pen_writer_take_path (cairo_t     *cr,
                         const LmInk *fill,
                         const LmInk *edge)
{
  LmPenWriter *self = get_writer (cr);
  const gboolean is_svg = self != NULL && self->language == LM_PEN_SVG;
  g_autofree char *area = NULL, *line = NULL;

  if (self == NULL)
    return FALSE;

  area = fill != NULL ? print_ink (self, "fill", fill) : g_strdup (is_svg ? " fill=\"none\"" : "");
  line = edge != NULL ? print_edge (self, cr, edge) : g_strdup ("");
  g_string_append_printf (self->text, is_svg ? "<path%s%s d=\"" : "\\path[%s%s]", area, line);
  append_path (self, cr);
  g_string_append (self->text, is_svg ? "\"/>\n" : ";\n");
  cairo_new_path (cr);
  return TRUE;
}

/* Smaller where it is too long, and then shorter. */
static char *
fit (const char *text,
     double      width,
     double     *size)
{
  const glong length = g_utf8_strlen (text, -1);
  const double whole = LETTER * *size * length;
  g_autofree char *begin = NULL;

  if (whole > width)
    *size *= MAX (width / whole, LM_PEN_LEAST_SHARE);
  if (LM_PEN_LEAST_SHARE * whole <= width)
    return g_strdup (text);

  begin = g_utf8_substring (text, 0, MAX (width / (LETTER * *size) - 1, 1));
  return g_strconcat (begin, "…", NULL);
}

/**
 * lm_pen_writer_take_text:
 * @cr: a context
 * @text: one line of text
 * @x: where it is
 * @y: the middle of its height
 * @size: of the font
 * @bold: whether it is bold
 * @align: what of it is at @x
 * @width: how wide it may be, or 0
 *
 * Returns: whether the text was written, and there is nothing to draw
 */
gboolean
lm_pen_writer_take_text (cairo_t    *cr,
                         const char *text,
                         double      x,
                         double      y,
                         double      size,
                         gboolean    bold,
                         LmPenAlign  align,
                         double      width)
{
  /* Of both languages: where the text begins, its size, its weight, its ink, its place. */
  static const char *const forms[] = {
    "<text text-anchor=\"%s\" font-size=\"%s\"%s%s x=\"%s\" y=\"%s\">",
    "\\node[inner sep=0pt,anchor=base%s,font=\\fontsize{%sbp}{0pt}\\selectfont%s,%s] at (%s,%s) {",
  };
  static const char *const anchors[][3] = { { "start", "middle", "end" }, { " west", "", " east" } };
  LmPenWriter *self = get_writer (cr);
  g_autofree char *across = NULL, *down = NULL, *high = NULL, *colour = NULL, *shown = NULL;
  gboolean is_svg;
  LmInk ink = { 0, 0, 0 };

  if (self == NULL)
    return FALSE;

  cairo_pattern_get_rgba (cairo_get_source (cr), &ink.red, &ink.green, &ink.blue, NULL);
  is_svg = self->language == LM_PEN_SVG;
  shown = width > 0 ? fit (text, width, &size) : g_strdup (text);
  y += BASELINE * size;
  cairo_user_to_device (cr, &x, &y);
  across = print_number (x);
  down = print_number (y);
  high = print_number (get_length (cr, size));
  colour = print_ink (self, is_svg ? "fill" : "text", &ink);
  g_string_append_printf (self->text, forms[self->language], anchors[self->language][align], high,
                          !bold ? "" : is_svg ? " font-weight=\"bold\"" : "\\bfseries", colour, across, down);
  lm_pen_append_escaped (self->text, self->language, shown);
  g_string_append (self->text, is_svg ? "</text>\n" : "};\n");
  return TRUE;
}
