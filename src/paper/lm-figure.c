/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-figure.c: a drawing in a file, with the command that makes it again. */

#include "lm-figure.h"

#include "lm-diagram.h"
#include "lm-pen-writer.h"

#include "engine/game/lm-error.h"

#include <cairo-pdf.h>
#include <math.h>
#include <string.h>

/* Around a drawing, and the unit of a board, in points. */
#define MARGIN 4.0
#define UNIT 20.0

/* Of a sequence of boards: between them, above each of them, and how wide it may be. */
#define GAP 18.0
#define CAPTION 13.0
#define PAGE_WIDTH 480.0

/* Of a picture, for each point, as long as other programs can show it; no page is larger. */
#define PIXELS 2.0
#define MOST_PIXELS 32e6
#define MOST_SIDE 14400.0

/* A document that is the same whenever it is made has no date of its own. */
#define DATE "2000-01-01T00:00:00Z"

/* Of a PNG: its signature and its first chunk, after which others may stand. */
#define PNG_HEAD 33

struct _LmFigure
{
  char           *title;
  double          width; /* without margins, in points */
  double          height;
  LmFigureFunc    draw;
  gpointer        data;
  GDestroyNotify  destroy;
  gboolean        notes;
};

/**
 * lm_figure_new:
 * @title: what it is called in a file
 * @width: in points
 * @height: in points
 * @draw: draws it
 * @data: (transfer full): for @draw
 * @destroy: frees @data
 *
 * Returns: (transfer full): a figure
 */
LmFigure *
lm_figure_new (const char     *title,
               double          width,
               double          height,
               LmFigureFunc    draw,
               gpointer        data,
               GDestroyNotify  destroy)
{
  LmFigure *self = g_new (LmFigure, 1);

  *self = (LmFigure) { g_strdup (title), width, height, draw, data, destroy };
  return self;
}

void
lm_figure_free (LmFigure *self)
{
  self->destroy (self->data);
  g_free (self->title);
  g_free (self);
}

static void
draw_position (gpointer  position,
               LmPen    *pen)
{
  lm_diagram_draw (position, pen->cr, 0, 0, UNIT, pen->inks, pen->notes);
}

/**
 * lm_figure_new_position:
 * @position: a position of any game
 *
 * Returns: (transfer full): its board
 */
LmFigure *
lm_figure_new_position (LmPosition *position)
{
  g_autofree char *text = lm_position_to_string (position);
  double width, height;

  lm_diagram_measure (position, &width, &height);
  return lm_figure_new (text, UNIT * width, UNIT * height, draw_position, lm_position_ref (position),
                        (GDestroyNotify) lm_position_unref);
}

/* @self: a board, or several; @notes: whether to draw what the board shows when it is asked to, too */
void
lm_figure_set_notes (LmFigure *self,
                     gboolean  notes)
{
  self->notes = notes;
}

/* --- a sequence of boards -------------------------------------------------- */

typedef struct
{
  GPtrArray *positions; /* (element-type LmPosition) */
  GStrv      captions;
  guint      columns;
  double     width;  /* of a cell */
  double     height;
  double     unit;
} Sequence;

static void
sequence_free (gpointer data)
{
  Sequence *self = data;

  g_ptr_array_unref (self->positions);
  g_strfreev (self->captions);
  g_free (self);
}

static void
draw_sequence (gpointer  data,
               LmPen    *pen)
{
  const Sequence *self = data;

  for (guint i = 0; i < self->positions->len; i++)
    {
      const double x = i % self->columns * self->width, y = i / self->columns * self->height;

      lm_pen_set_ink (pen, &pen->inks->soft);
      lm_pen_write (pen, self->captions[i], x, y + 0.5 * CAPTION, 0.7 * CAPTION, FALSE, LM_PEN_LEFT, self->width - GAP);
      lm_diagram_draw (g_ptr_array_index (self->positions, i), pen->cr, x, y + CAPTION, self->unit, pen->inks, pen->notes);
    }
}

/**
 * lm_figure_new_sequence:
 * @positions: (element-type LmPosition): positions, at least one
 * @captions: what is above each of them
 *
 * Returns: (transfer full): their boards, row by row
 */
LmFigure *
lm_figure_new_sequence (GPtrArray          *positions,
                        const char * const *captions)
{
  Sequence *self = g_new0 (Sequence, 1);
  g_autofree char *text = lm_position_to_string (g_ptr_array_index (positions, 0));

  *self = (Sequence) { g_ptr_array_ref (positions), g_strdupv ((GStrv) captions), .unit = 0.7 * UNIT };
  for (guint i = 0; i < positions->len; i++)
    {
      double width, height;

      lm_diagram_measure (g_ptr_array_index (positions, i), &width, &height);
      self->width = MAX (self->width, self->unit * width + GAP);
      self->height = MAX (self->height, self->unit * height + CAPTION + GAP);
    }
  self->columns = CLAMP (PAGE_WIDTH / self->width, 1, positions->len);
  return lm_figure_new (text, self->columns * self->width - GAP,
                        (positions->len + self->columns - 1) / self->columns * self->height - GAP, draw_sequence, self, sequence_free);
}

/* --- files --------------------------------------------------------------- */

static void
draw (LmFigure *self,
      cairo_t  *cr)
{
  LmPen pen;

  cairo_translate (cr, MARGIN, MARGIN);
  lm_pen_init (&pen, cr, &lm_inks_paper);
  pen.notes = self->notes;
  self->draw (self->data, &pen);
  lm_pen_clear (&pen);
}

static cairo_status_t
write_cb (gpointer             closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The checksum of PNG. */
static guint32
get_checksum (const guint8 *data,
              gsize         length)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xedb88320 : 0);
    }

  return ~sum;
}

static void
sign_png (GByteArray *png,
          const char *command)
{
  g_autoptr (GByteArray) chunk = g_byte_array_new ();
  g_autoptr (GByteArray) rest = g_byte_array_new ();
  g_autofree char *line = g_strconcat (command, "\n", NULL);
  const guint32 length = GUINT32_TO_BE (strlen ("Comment") + 1 + strlen (line));
  guint32 sum;

  g_byte_array_append (rest, png->data + PNG_HEAD, png->len - PNG_HEAD);
  g_byte_array_append (chunk, (const guint8 *) "tEXtComment", strlen ("tEXtComment") + 1);
  g_byte_array_append (chunk, (const guint8 *) line, strlen (line));
  sum = GUINT32_TO_BE (get_checksum (chunk->data, chunk->len));
  g_byte_array_set_size (png, PNG_HEAD);
  g_byte_array_append (png, (const guint8 *) &length, sizeof length);
  g_byte_array_append (png, chunk->data, chunk->len);
  g_byte_array_append (png, (const guint8 *) &sum, sizeof sum);
  g_byte_array_append (png, rest->data, rest->len);
}

/**
 * lm_figure_sign_pdf:
 * @surface: a new PDF
 * @title: what it is called
 * @command: what makes it
 *
 * Leaves nothing to chance or to the clock.
 */
void
lm_figure_sign_pdf (cairo_surface_t *surface,
                    const char      *title,
                    const char      *command)
{
  /* Later versions may compress what they know about the document. */
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, command);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Last Move " VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, DATE);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, DATE);
}

static GBytes *
write_cairo (LmFigure    *self,
             gboolean     is_png,
             double       width,
             double       height,
             const char  *command,
             GError     **error)
{
  const double most = MIN (MOST_SIDE / width, MOST_SIDE / height);
  const double scale = is_png ? MIN (MIN (PIXELS, most), sqrt (MOST_PIXELS / (width * height))) : MIN (1, most);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = is_png ? cairo_image_surface_create (CAIRO_FORMAT_RGB24, ceil (scale * width), ceil (scale * height))
                                    : cairo_pdf_surface_create_for_stream (write_cb, bytes, scale * width, scale * height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (!is_png)
    lm_figure_sign_pdf (surface, self->title, command);
  cairo_scale (cr, scale, scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  draw (self, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && is_png)
    status = cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS && is_png)
    sign_png (bytes, command);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error_literal (error, LM_ERROR, LM_ERROR_LIMIT, cairo_status_to_string (status));
  return NULL;
}

static GBytes *
write_text (LmFigure      *self,
            LmPenLanguage  language,
            int            width,
            int            height,
            const char    *command)
{
  const gboolean is_svg = language == LM_PEN_SVG;
  LmPenWriter writer = { language, g_string_new (NULL) };
  cairo_t *cr = lm_pen_writer_begin (&writer);

  if (is_svg)
    g_string_append_printf (writer.text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                            "width=\"%dpt\" height=\"%dpt\" viewBox=\"0 0 %d %d\" font-family=\"Cantarell, sans-serif\">\n<title>",
                            width, height, width, height);
  else
    g_string_append_printf (writer.text, "%% %s\n%% needs \\usepackage{tikz}\n\\begin{tikzpicture}[x=1bp,y=-1bp]\n"
                            "\\path[use as bounding box] (0,0) rectangle (%d,%d);\n", command, width, height);
  if (is_svg)
    {
      lm_pen_append_escaped (writer.text, language, self->title);
      g_string_append (writer.text, "</title>\n<desc>");
      lm_pen_append_escaped (writer.text, language, command);
      g_string_append_printf (writer.text, "</desc>\n<path fill=\"#ffffff\" d=\"M0 0H%dV%dH0Z\"/>\n", width, height);
    }
  draw (self, cr);
  cairo_destroy (cr);
  g_string_append (writer.text, is_svg ? "</svg>\n" : "\\end{tikzpicture}\n");
  return g_string_free_to_bytes (writer.text);
}

/**
 * lm_figure_write:
 * @self: a figure
 * @format: what is wanted
 * @command: what makes it again; in one line
 * @error: return location for %LM_ERROR_LIMIT where memory does not suffice
 *
 * Returns: (transfer full) (nullable): what is to be in the file
 */
GBytes *
lm_figure_write (LmFigure        *self,
                 LmFigureFormat   format,
                 const char      *command,
                 GError         **error)
{
  const double width = ceil (self->width + 2 * MARGIN), height = ceil (self->height + 2 * MARGIN);

  switch (format)
    {
    case LM_FIGURE_SVG:
    case LM_FIGURE_TIKZ:
      return write_text (self, format == LM_FIGURE_SVG ? LM_PEN_SVG : LM_PEN_TIKZ, width, height, command);
    case LM_FIGURE_PNG:
    case LM_FIGURE_PDF:
    case LM_FIGURE_N_FORMATS:
    default:
      return write_cairo (self, format == LM_FIGURE_PNG, width, height, command, error);
    }
}
