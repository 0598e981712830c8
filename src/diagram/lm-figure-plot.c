/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-figure-plot.c: maps, curves and bars in a file. */

#include "lm-figure.h"

#include "engine/lm-axis.h"
#include "engine/lm-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* In points: what is between the axes of a curve, most and least of a cell, what is beside, font and line. */
#define WIDTH 420.0
#define HEIGHT 240.0
#define MAP_SIDE 360.0
#define MOST_CELL 20.0
#define LEAST_CELL 2.0
#define LEFT 44.0
#define TOP 18.0
#define RIGHT 16.0
#define BOTTOM 34.0
#define FONT 9.0
#define ROOM_ACROSS 34.0
#define ROOM_UP 18.0

/* A cell of a map, won, lost or not known: 'w', 'l', '?'; a point of a curve; the top of a bar. */
typedef struct
{
  double x;
  double y;
  char   mark;
} Point;

typedef struct
{
  double lower;
  double upper;
  double scale;
  double step; /* from number to number */
} Axis;

typedef struct
{
  LmPlotKind  kind;
  GArray     *points;
  char       *x_name;
  char       *y_name;
  Axis        x;
  Axis        y;
} Plot;

static void
plot_free (gpointer data)
{
  Plot *self = data;

  g_array_unref (self->points);
  g_free (self->x_name);
  g_free (self->y_name);
  g_free (self);
}

static const Point *
get_point (const Plot *self,
           guint       i)
{
  return &g_array_index (self->points, Point, i);
}

static void
find_range (const Plot *self,
            gboolean    up,
            Axis       *axis)
{
  *axis = (Axis) { INFINITY, -INFINITY };
  for (guint i = 0; i < self->points->len; i++)
    {
      const double value = up ? get_point (self, i)->y : get_point (self, i)->x;

      axis->lower = MIN (axis->lower, value);
      axis->upper = MAX (axis->upper, value);
    }
  if (self->points->len == 0)
    *axis = (Axis) { 0, 1 };
}

static void
set_scale (Axis   *axis,
           double  length,
           double  room,
           double  least_step)
{
  axis->scale = length / (axis->upper - axis->lower);
  axis->step = MAX (lm_axis_round_step (room / axis->scale), least_step);
}

/* Cells and bars reach half a step to either side; a curve ends at round numbers. */
static void
measure (Plot *self)
{
  double side;

  find_range (self, FALSE, &self->x);
  find_range (self, TRUE, &self->y);
  if (self->kind != LM_PLOT_CURVE)
    self->x = (Axis) { self->x.lower - 0.5, self->x.upper + 0.5 };
  else if (self->x.upper == self->x.lower)
    self->x.upper++;
  if (self->kind == LM_PLOT_MAP)
    {
      self->y = (Axis) { self->y.lower - 0.5, self->y.upper + 0.5 };
      side = CLAMP (MAP_SIDE / MAX (self->x.upper - self->x.lower, self->y.upper - self->y.lower), LEAST_CELL, MOST_CELL);
      set_scale (&self->x, side * (self->x.upper - self->x.lower), ROOM_ACROSS / 2, 1);
      set_scale (&self->y, side * (self->y.upper - self->y.lower), ROOM_UP, 1);
      return;
    }

  if (self->kind == LM_PLOT_BARS)
    self->y.lower = 0;
  if (!(self->y.upper > self->y.lower))
    self->y.upper = self->y.lower + 1;
  set_scale (&self->y, HEIGHT, ROOM_UP, 0);
  self->y.lower = floor (self->y.lower / self->y.step + 1e-9) * self->y.step;
  self->y.upper = ceil (self->y.upper / self->y.step - 1e-9) * self->y.step;
  set_scale (&self->y, HEIGHT, ROOM_UP, 0);
  set_scale (&self->x, WIDTH, ROOM_ACROSS, 1);
}

static double
get_length (const Axis *axis)
{
  return (axis->upper - axis->lower) * axis->scale;
}

static double
get_x (const Plot *self,
       double      x)
{
  return LEFT + (x - self->x.lower) * self->x.scale;
}

static double
get_y (const Plot *self,
       double      y)
{
  return TOP + (self->y.upper - y) * self->y.scale;
}

static void
write_numbers (const Plot *self,
               LmPen      *pen,
               const Axis *axis)
{
  const gboolean across = axis == &self->x;

  lm_pen_set_ink (pen, &pen->inks->soft);
  for (double value = lm_axis_get_first (axis->lower, axis->step); value <= axis->upper + 1e-9; value += axis->step)
    {
      char form[8], number[G_ASCII_DTOSTR_BUF_SIZE];

      g_snprintf (form, sizeof form, "%%.%df", lm_axis_get_decimals (axis->step));
      g_ascii_formatd (number, sizeof number, form, value);
      lm_pen_write (pen, number, across ? get_x (self, value) : LEFT - 5,
                    across ? TOP + get_length (&self->y) + 9 : get_y (self, value), FONT, FALSE,
                    across ? LM_PEN_MIDDLE : LM_PEN_RIGHT, 0);
    }
}

static void
draw_frame (const Plot *self,
            LmPen      *pen)
{
  const double width = get_length (&self->x), height = get_length (&self->y);

  cairo_rectangle (pen->cr, LEFT, TOP, width, height);
  lm_pen_stroke (pen, &pen->inks->faint, 0.6, FALSE);
  write_numbers (self, pen, &self->x);
  write_numbers (self, pen, &self->y);
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, self->x_name, LEFT + width, TOP + height + 23, FONT, FALSE, LM_PEN_RIGHT, 0);
  lm_pen_write (pen, self->y_name, LEFT, TOP - 10, FONT, FALSE, LM_PEN_LEFT, 0);
}

/* Lost is full, won has a spot, and where nothing is there is no position: told apart in grey as well. */
static void
trace_cell (const Plot *self,
            LmPen      *pen,
            double      x,
            double      y,
            double      share)
{
  const double side = share * self->x.scale;

  cairo_rectangle (pen->cr, x - side / 2, y - side / 2, side, side);
}

static void
draw_cells (const Plot *self,
            LmPen      *pen,
            char        mark,
            double      share)
{
  for (guint i = 0; i < self->points->len; i++)
    if (get_point (self, i)->mark == mark)
      trace_cell (self, pen, get_x (self, get_point (self, i)->x), get_y (self, get_point (self, i)->y), share);
  lm_pen_fill (pen, mark == 'w' ? &pen->inks->faint : &pen->inks->ink);
}

static void
draw_map (const Plot *self,
          LmPen      *pen)
{
  static const struct { char mark; double share, place; const char *title; } looks[] = {
    { 'l', 0.9, 0, N_("lost for the player to move") }, { 'w', 0.4, 165, N_("won") }, { '?', 0.12, 225, N_("not known") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      const double x = LEFT + looks[i].place, y = TOP + get_length (&self->y) + 38;

      draw_cells (self, pen, looks[i].mark, looks[i].share);
      cairo_rectangle (pen->cr, x, y - 5 * looks[i].share, 10 * looks[i].share, 10 * looks[i].share);
      lm_pen_fill (pen, looks[i].mark == 'w' ? &pen->inks->faint : &pen->inks->ink);
      lm_pen_set_ink (pen, &pen->inks->soft);
      lm_pen_write (pen, g_dgettext (GETTEXT_PACKAGE, looks[i].title), x + 14, y, FONT, FALSE, LM_PEN_LEFT, 0);
    }
}

static void
draw_curve (const Plot *self,
            LmPen      *pen)
{
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (pen->cr, get_x (self, get_point (self, i)->x), get_y (self, get_point (self, i)->y));
  lm_pen_stroke (pen, &pen->inks->ink, 1, FALSE);
}

static void
draw_bars (const Plot *self,
           LmPen      *pen)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      const Point *point = get_point (self, i);

      cairo_rectangle (pen->cr, get_x (self, point->x - 0.45), get_y (self, point->y), 0.9 * self->x.scale,
                       point->y * self->y.scale);
    }
  lm_pen_fill (pen, &pen->inks->soft);
}

static void
draw (gpointer  data,
      LmPen    *pen)
{
  static void (* const draw_kind[]) (const Plot *, LmPen *) = { draw_map, draw_curve, draw_bars };
  const Plot *self = data;

  draw_frame (self, pen);
  draw_kind[self->kind] (self, pen);
}

/* --- what the rows say --------------------------------------------------- */

static gboolean
add_point (GArray      *points,
           const char  *x,
           const char  *y,
           char         mark,
           GError     **error)
{
  Point point = { .mark = mark };

  if (lm_axis_read (x, &point.x) && lm_axis_read (y, &point.y))
    {
      g_array_append_val (points, point);
      return TRUE;
    }

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("There is no curve of what is no number: “%s”, “%s”."), x, y);
  return FALSE;
}

static char
get_mark (const char *value)
{
  return g_str_equal (value, "win") ? 'w' : g_str_equal (value, "loss") ? 'l' : *value != '\0' ? '?' : ' ';
}

static GArray *
read_points (const LmRows  *rows,
             guint          column,
             GError       **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (Point));

  for (guint i = 0; i < rows->rows->len; i++)
    if (!add_point (points, lm_rows_get_cell (rows, i, 0), lm_rows_get_cell (rows, i, column),
                    rows->kind == LM_PLOT_MAP ? get_mark (lm_rows_get_cell (rows, i, 2)) : ' ', error))
      return NULL;

  return g_steal_pointer (&points);
}

static LmFigure *
create_figure (const LmRows  *rows,
               GError       **error)
{
  const gboolean is_map = rows->kind == LM_PLOT_MAP;
  GArray *points = NULL;
  guint index = 1;
  Plot *self;

  if (is_map || lm_rows_find_column ((const char *const *) rows->columns, rows->column, &index, error))
    points = read_points (rows, index, error);
  if (points == NULL)
    return NULL;

  self = g_new0 (Plot, 1);
  self->kind = rows->kind;
  self->points = points;
  self->x_name = g_strdup (rows->x_name != NULL ? rows->x_name : rows->columns[0]);
  self->y_name = g_strdup (rows->y_name != NULL ? rows->y_name : rows->columns[index]);
  measure (self);
  return lm_figure_new (rows->title, MAX (LEFT + get_length (&self->x) + RIGHT, is_map ? LEFT + 300 : 0),
                        TOP + get_length (&self->y) + BOTTOM + (is_map ? 12 : 0), draw, self, plot_free);
}

/**
 * lm_figure_write_rows:
 * @rows: a table
 * @format: an #LmFigureFormat, or an #LmRowsFormat above those
 * @command: what makes it again; in one line
 * @error: return location for %LM_ERROR_ARGUMENT, with one sentence, and for
 *   %LM_ERROR_LIMIT
 *
 * Returns: (transfer full) (nullable): what is to be in the file, of the table
 *   or of its drawing
 */
GBytes *
lm_figure_write_rows (const LmRows  *rows,
                      guint          format,
                      const char    *command,
                      GError       **error)
{
  g_autoptr (LmFigure) figure = NULL;

  if (format >= LM_FIGURE_N_FORMATS)
    return lm_rows_write (rows, format - LM_FIGURE_N_FORMATS, command, error);

  figure = create_figure (rows, error);
  return figure != NULL ? lm_figure_write (figure, format, command, error) : NULL;
}
