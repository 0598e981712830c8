/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-sheet.c: pages of paper with texts and boards. */

#include "lm-sheet.h"

#include "lm-diagram.h"
#include "lm-figure.h"

#include "engine/game/lm-error.h"

#include <cairo-pdf.h>
#include <langinfo.h>

/* In points: the margin of a page, what is between columns and rows, and the line at the foot. */
#define MARGIN 48
#define COLUMN_GAP 28
#define ROW_GAP 20
#define FOOT 26
#define FOOT_SIZE 6.5

/* How many parts are freed before whoever is done with a sheet goes on. */
#define MAX_FREED 1024

/* No line at the foot has room for so many letters; of a long game the command is very much longer. */
#define FOOT_CHARS 1000

/* Of an item: where its text begins after the label, what is above and below its board, lines to write on. */
#define INDENT 20
#define BOARD_GAP 8
#define ANSWER_LINE 24

/* The unit of a diagram is as long as this; where half a page gives less than so much, it has the width of the page. */
#define UNIT 17
#define LEAST_UNIT 11
#define MAX_BOARD_HEIGHT 300

/* A text, an item with or without a board, or the end of a page. */
typedef struct
{
  enum { TEXT, ITEM, BREAK } kind;
  LmSheetText  look;
  char        *label;
  char        *text;
  LmPosition  *position;
  char        *note;
  guint        n_lines;

  guint        page; /* where it is, as soon as that is known */
  double       x;
  double       y;
  double       width;
} Part;

struct _LmSheet
{
  char      *title;
  char      *command;
  gboolean   notes;
  LmPaper    paper;
  GPtrArray *parts; /* (element-type Part) */
  double     width;
  double     height;
  guint      n_pages;
  guint      n_placed; /* of the parts, those that have their place */
  double     y;        /* where the next one comes */
};

static const struct
{
  double   size;
  gboolean bold;
  double   below;
} looks[] = {
  [LM_SHEET_TITLE] = { 20, TRUE, 6 },
  [LM_SHEET_HEADING] = { 14, TRUE, 10 },
  [LM_SHEET_TEXT] = { 10, FALSE, 12 },
  [LM_SHEET_NOTE] = { 7.5, FALSE, 10 },
};

const char *const lm_paper_names[] = { [LM_PAPER_A4] = "a4", [LM_PAPER_LETTER] = "letter", NULL };

/* In points. */
static const struct { double width, height; } papers[] = { [LM_PAPER_A4] = { 595.28, 841.89 }, [LM_PAPER_LETTER] = { 612, 792 } };

/* Returns: the paper of the locale (LC_PAPER), A4 where it is another one */
LmPaper
lm_paper_get_default (void)
{
#ifdef __GLIBC__
  /* In millimetres. The system gives a number as if it were an address. */
  if (GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_HEIGHT)) == 279)
    return LM_PAPER_LETTER;
#endif
  return LM_PAPER_A4;
}

static void
part_free (gpointer data)
{
  Part *part = data;

  g_free (part->label);
  g_free (part->text);
  g_free (part->note);
  g_clear_pointer (&part->position, lm_position_unref);
  g_free (part);
}

/**
 * lm_sheet_new:
 * @title: what it is called in the file
 * @command: (nullable): what makes it again but for the paper, told at the foot and in the file
 *
 * Returns: (transfer full): an empty sheet on the paper of the locale
 */
LmSheet *
lm_sheet_new (const char *title,
              const char *command)
{
  LmSheet *self = g_new0 (LmSheet, 1);

  self->title = g_strdup (title);
  self->command = g_strdup (command);
  self->paper = lm_paper_get_default ();
  self->parts = g_ptr_array_new_with_free_func (part_free);
  return self;
}

static gpointer
free_parts (gpointer parts)
{
  g_ptr_array_unref (parts);
  return NULL;
}

/* To free very many parts takes long: a thread does it. */
void
lm_sheet_free (LmSheet *self)
{
  GThread *thread = self->parts->len > MAX_FREED ? g_thread_try_new ("free", free_parts, self->parts, NULL) : NULL;

  if (thread != NULL)
    g_thread_unref (thread);
  else
    g_ptr_array_unref (self->parts);
  g_free (self->title);
  g_free (self->command);
  g_free (self);
}

/**
 * lm_sheet_set_notes:
 * @self: a sheet
 * @notes: whether to draw what the boards show when they are asked to, too
 */
void
lm_sheet_set_notes (LmSheet  *self,
                    gboolean  notes)
{
  self->notes = notes;
}

void
lm_sheet_set_paper (LmSheet *self,
                    LmPaper  paper)
{
  self->paper = paper;
}

LmPaper
lm_sheet_get_paper (LmSheet *self)
{
  return self->paper;
}

/* Whoever makes it again may have another paper. */
static char *
get_command (LmSheet *self)
{
  return self->command != NULL ? g_strconcat (self->command, " --paper ", lm_paper_names[self->paper], NULL) : g_strdup ("");
}

const char *
lm_sheet_get_title (LmSheet *self)
{
  return self->title;
}

static Part *
add_part (LmSheet *self)
{
  Part *part = g_new0 (Part, 1);

  g_ptr_array_add (self->parts, part);
  return part;
}

/**
 * lm_sheet_add_text:
 * @self: a sheet
 * @kind: how it looks
 * @text: a paragraph
 */
void
lm_sheet_add_text (LmSheet     *self,
                   LmSheetText  kind,
                   const char  *text)
{
  Part *part = add_part (self);

  part->kind = TEXT;
  part->look = kind;
  part->text = g_strdup (text);
}

/**
 * lm_sheet_add_item:
 * @self: a sheet
 * @label: what is beside it: its number
 * @text: a paragraph
 * @position: (nullable): the board below that
 * @note: (nullable): small words below that
 * @n_lines: how many lines there are to write on
 *
 * Adds what takes half the width of a page where it finds room there.
 */
void
lm_sheet_add_item (LmSheet    *self,
                   const char *label,
                   const char *text,
                   LmPosition *position,
                   const char *note,
                   guint       n_lines)
{
  Part *part = add_part (self);

  part->kind = ITEM;
  part->label = g_strdup (label);
  part->text = g_strdup (text);
  part->position = position != NULL ? lm_position_ref (position) : NULL;
  part->note = g_strdup (note);
  part->n_lines = n_lines;
}

/* What follows begins a page. */
void
lm_sheet_add_break (LmSheet *self)
{
  add_part (self)->kind = BREAK;
}

/* Drawn, or only measured: both functions return the height. */

static double
draw_text (const Part *part,
           LmPen      *pen,
           double      x,
           double      y,
           double      width,
           gboolean    draw)
{
  lm_pen_set_ink (pen, part->look == LM_SHEET_NOTE ? &pen->inks->soft : &pen->inks->ink);
  return lm_pen_wrap (pen, part->text, x, y, looks[part->look].size, looks[part->look].bold, width, draw)
         + looks[part->look].below;
}

static double
draw_board (const Part *part,
            LmPen      *pen,
            double      x,
            double      y,
            double      width,
            gboolean    draw)
{
  const double unit = MIN (lm_diagram_fit (part->position, width, MAX_BOARD_HEIGHT), UNIT);
  double across, down;

  lm_diagram_measure (part->position, &across, &down);
  if (draw)
    lm_diagram_draw (part->position, pen->cr, x, y + BOARD_GAP, unit, pen->inks, pen->notes);
  return unit * down + 2 * BOARD_GAP;
}

static double
draw_item (const Part *part,
           LmPen      *pen,
           double      x,
           double      y,
           double      width,
           gboolean    draw)
{
  const double top = y;

  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_wrap (pen, part->label, x, y, looks[LM_SHEET_TEXT].size, TRUE, INDENT, draw);
  x += INDENT;
  width -= INDENT;
  y += lm_pen_wrap (pen, part->text, x, y, looks[LM_SHEET_TEXT].size, FALSE, width, draw);
  if (part->position != NULL)
    y += draw_board (part, pen, x, y, width, draw);
  lm_pen_set_ink (pen, &pen->inks->soft);
  if (part->note != NULL)
    y += lm_pen_wrap (pen, part->note, x, y, looks[LM_SHEET_NOTE].size, FALSE, width, draw);
  for (guint i = 0; i < part->n_lines; i++)
    {
      y += ANSWER_LINE;
      lm_pen_line (pen, x, y, x + width, y);
      if (draw)
        lm_pen_stroke (pen, &pen->inks->faint, 0.6, FALSE);
      cairo_new_path (pen->cr);
    }

  return y - top;
}

static double
draw_part (const Part *part,
           LmPen      *pen,
           double      x,
           double      y,
           double      width,
           gboolean    draw)
{
  switch (part->kind)
    {
    case TEXT:
      return draw_text (part, pen, x, y, width, draw);
    case ITEM:
      return draw_item (part, pen, x, y, width, draw);
    case BREAK:
    default:
      return 0;
    }
}

/* Where the parts are. */

static double
get_column (LmSheet *self)
{
  return 0.5 * (self->width - COLUMN_GAP);
}

/* Whether there is room for another one beside it. */
static gboolean
is_narrow (LmSheet *self,
           guint    index)
{
  const Part *part = index < self->parts->len ? g_ptr_array_index (self->parts, index) : NULL;

  return part != NULL && part->kind == ITEM
         && (part->position == NULL
             || lm_diagram_fit (part->position, get_column (self) - INDENT, MAX_BOARD_HEIGHT) >= LEAST_UNIT);
}

/* Puts @n parts beside each other, on the next page where this one is full. Returns where they end. */
static double
place_row (LmSheet *self,
           LmPen   *pen,
           guint    first,
           guint    n,
           double   y)
{
  const gboolean is_item = ((Part *) g_ptr_array_index (self->parts, first))->kind == ITEM;
  const double width = is_narrow (self, first) ? get_column (self) : self->width;
  double height = 0;

  for (guint i = 0; i < n; i++)
    height = MAX (height, draw_part (g_ptr_array_index (self->parts, first + i), pen, 0, 0, width, FALSE));
  if (y > 0 && y + height > self->height - FOOT)
    {
      self->n_pages++;
      y = 0;
    }
  for (guint i = 0; i < n; i++)
    {
      Part *part = g_ptr_array_index (self->parts, first + i);

      part->page = self->n_pages - 1;
      part->x = i * (width + COLUMN_GAP);
      part->y = y;
      part->width = width;
    }

  return y + height + (is_item ? ROW_GAP : 0);
}

/* As lm_sheet_paginate(), with lm_sheet_place() bit by bit. */
void
lm_sheet_begin_pages (LmSheet *self,
                      double   width,
                      double   height)
{
  self->width = width;
  self->height = height;
  self->n_pages = 1;
  self->n_placed = 0;
  self->y = 0;
}

/**
 * lm_sheet_place:
 * @self: a sheet after lm_sheet_begin_pages()
 * @n_rows: how many rows of it are put on pages at the most
 * @n_pages: (out): how many pages there are by now
 *
 * Returns: whether everything is on a page
 */
gboolean
lm_sheet_place (LmSheet *self,
                guint    n_rows,
                guint   *n_pages)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  LmPen pen;

  lm_pen_init (&pen, cr, &lm_inks_paper);
  for (; self->n_placed < self->parts->len && n_rows > 0; n_rows--)
    {
      const guint i = self->n_placed;
      const guint n = is_narrow (self, i) && is_narrow (self, i + 1) ? 2 : 1;

      if (((Part *) g_ptr_array_index (self->parts, i))->kind == BREAK)
        {
          self->n_pages += self->y > 0 ? 1 : 0;
          self->y = 0;
        }
      else
        self->y = place_row (self, &pen, i, n, self->y);
      self->n_placed += n;
    }
  lm_pen_clear (&pen);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  *n_pages = self->n_pages;
  return self->n_placed >= self->parts->len;
}

/**
 * lm_sheet_paginate:
 * @self: a sheet
 * @width: the width of the pages without margins, in points
 * @height: their height
 *
 * Puts everything on pages of this size.
 *
 * Returns: how many there are
 */
guint
lm_sheet_paginate (LmSheet *self,
                   double   width,
                   double   height)
{
  guint n_pages;

  lm_sheet_begin_pages (self, width, height);
  lm_sheet_place (self, G_MAXUINT, &n_pages);
  return n_pages;
}

/* What made it, and which page it is. */
static void
draw_foot (LmSheet *self,
           LmPen   *pen,
           guint    page)
{
  g_autofree char *number = g_strdup_printf ("%u / %u", page + 1, self->n_pages), *command = get_command (self);
  g_autofree char *line = g_utf8_strlen (command, -1) > FOOT_CHARS ? g_utf8_substring (command, 0, FOOT_CHARS) : g_strdup (command);
  const double y = self->height - 0.3 * FOOT;

  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, line, 0, y, FOOT_SIZE, FALSE, LM_PEN_LEFT, self->width - 60);
  lm_pen_write (pen, number, self->width, y, 8, FALSE, LM_PEN_RIGHT, 60);
}

/**
 * lm_sheet_draw_page:
 * @self: a sheet that was put on pages
 * @cr: a context in points with the corner of the page without margins at its
 *   origin
 * @page: which one, from 0
 */
void
lm_sheet_draw_page (LmSheet *self,
                    cairo_t *cr,
                    guint    page)
{
  LmPen pen;

  lm_pen_init (&pen, cr, &lm_inks_paper);
  pen.notes = self->notes;
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = g_ptr_array_index (self->parts, i);

      if (part->page == page)
        draw_part (part, &pen, part->x, part->y, part->width, TRUE);
    }
  draw_foot (self, &pen, page);
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

/**
 * lm_sheet_to_pdf:
 * @self: a sheet
 * @error: return location for %LM_ERROR_LIMIT where memory does not suffice
 *
 * Returns: (transfer full) (nullable): the sheet as a PDF on its paper, which
 *   depends on nothing but the sheet and the fonts
 */
GBytes *
lm_sheet_to_pdf (LmSheet  *self,
                 GError  **error)
{
  GByteArray *bytes = g_byte_array_new ();
  const double width = papers[self->paper].width, height = papers[self->paper].height;
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (write_cb, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  const guint n_pages = lm_sheet_paginate (self, width - 2 * MARGIN, height - 2 * MARGIN);
  g_autofree char *command = get_command (self);
  cairo_status_t status;

  lm_figure_sign_pdf (surface, self->title, command);
  for (guint page = 0; page < n_pages; page++)
    {
      cairo_save (cr);
      cairo_translate (cr, MARGIN, MARGIN);
      lm_sheet_draw_page (self, cr, page);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (bytes);

  g_byte_array_unref (bytes);
  return lm_refuse_null (error, LM_ERROR_LIMIT, "%s", cairo_status_to_string (status));
}
