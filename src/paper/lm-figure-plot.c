/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-figure-plot.c: maps, curves and bars in a file. */

#include "lm-figure.h"

#include "engine/explore/lm-axis.h"
#include "engine/game/lm-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* In points: what is between the axes of a curve, most and least of a cell, what is beside, font and line. */
#define WIDTH 420.0
#define HEIGHT 240.0
#define LINE_HEIGHT 24.0
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

/* A cell of a map, won, lost, not known, or where a rule is wrong: 'w', 'l', '?', '!'; won by the first or the second player: '1', '2';
 * a point of a curve; the top of a bar; a mark on a line. */
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
  const char *looks; /* of a map */
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
  if (self->kind < LM_PLOT_LINE && self->kind != LM_PLOT_CURVE)
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

  if (self->kind == LM_PLOT_LINE)
    {
      self->y = (Axis) { 0, 1 };
      set_scale (&self->y, LINE_HEIGHT, LINE_HEIGHT, 0);
      set_scale (&self->x, WIDTH, ROOM_ACROSS, 0);
      return;
    }

  if (self->kind == LM_PLOT_BARS)
    {
      self->y.lower = MIN (self->y.lower, 0);
      self->y.upper = MAX (self->y.upper, 0);
    }
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
  if (self->kind != LM_PLOT_LINE)
    write_numbers (self, pen, &self->y);
  lm_pen_set_ink (pen, &pen->inks->ink);
  lm_pen_write (pen, self->x_name, LEFT + width, TOP + height + 23, FONT, FALSE, LM_PEN_RIGHT, 0);
  lm_pen_write (pen, self->y_name, LEFT, TOP - 10, FONT, FALSE, LM_PEN_LEFT, 0);
}

/* How a cell is drawn, and where its words are below the map. Lost is full, won has a spot, a rule that is wrong a cross, and where nothing is
 * there is no position: told apart in grey as well. */
typedef struct
{
  char        mark;
  double      share;
  double      place;
  const char *title;
} Look;

static const Look looks[] = {
  { 'l', 0.9, 0, N_("lost for the player to move") }, { 'w', 0.4, 165, N_("won") }, { '?', 0.12, 225, N_("not decided") },
  { '!', 1, 225, N_("the rule is wrong") }, { '1', 0.9, 0, N_("A wins") }, { '2', 0.4, 80, N_("B wins") },
};

static void
draw_cell (LmPen      *pen,
           const Look *look,
           double      x,
           double      y,
           double      side)
{
  const double half = 0.5 * look->share * side;

  if (look->mark != '!')
    {
      cairo_rectangle (pen->cr, x - half, y - half, 2 * half, 2 * half);
      return;
    }

  lm_pen_line (pen, x - 0.6 * half, y - 0.6 * half, x + 0.6 * half, y + 0.6 * half);
  lm_pen_line (pen, x - 0.6 * half, y + 0.6 * half, x + 0.6 * half, y - 0.6 * half);
}

static void
end_cells (LmPen      *pen,
           const Look *look)
{
  if (look->mark == '!')
    lm_pen_stroke (pen, &pen->inks->ink, 1, FALSE);
  else
    lm_pen_fill (pen, look->mark == 'w' || look->mark == '2' ? &pen->inks->faint : &pen->inks->ink);
}

static void
draw_look (const Plot *self,
           LmPen      *pen,
           const Look *look)
{
  const double x = LEFT + look->place, y = TOP + get_length (&self->y) + 38;

  for (guint i = 0; i < self->points->len; i++)
    if (get_point (self, i)->mark == look->mark)
      draw_cell (pen, look, get_x (self, get_point (self, i)->x), get_y (self, get_point (self, i)->y), self->x.scale);
  end_cells (pen, look);
  draw_cell (pen, look, x + 5 * look->share, y, 10);
  end_cells (pen, look);
  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, g_dgettext (GETTEXT_PACKAGE, look->title), x + 14, y, FONT, FALSE, LM_PEN_LEFT, 0);
}

static void
draw_map (const Plot *self,
          LmPen      *pen)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (strchr (self->looks, looks[i].mark) != NULL)
      draw_look (self, pen, &looks[i]);
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

      cairo_rectangle (pen->cr, get_x (self, point->x - 0.45), get_y (self, MAX (point->y, 0)), 0.9 * self->x.scale,
                       ABS (point->y) * self->y.scale);
    }
  lm_pen_fill (pen, &pen->inks->soft);
  if (self->y.lower < 0)
    {
      lm_pen_line (pen, LEFT, get_y (self, 0), LEFT + get_length (&self->x), get_y (self, 0));
      lm_pen_stroke (pen, &pen->inks->ink, 0.6, FALSE);
    }
}

/* Whole numbers stand out. */
static void
draw_line (const Plot *self,
           LmPen      *pen)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      const double x = get_point (self, i)->x;

      lm_pen_line (pen, get_x (self, x), get_y (self, x == floor (x) ? 1 : 0.6), get_x (self, x), get_y (self, 0));
    }
  lm_pen_stroke (pen, &pen->inks->ink, 0.6, FALSE);
}

static void
draw (gpointer  data,
      LmPen    *pen)
{
  static void (* const draw_kind[]) (const Plot *, LmPen *) = { draw_map, draw_curve, draw_bars, draw_line };
  const Plot *self = data;

  draw_frame (self, pen);
  draw_kind[self->kind] (self, pen);
}

/* --- what the rows say --------------------------------------------------- */

static gboolean
add_point (GArray        *points,
           const LmCell  *x,
           const LmCell  *y,
           char           mark,
           GError       **error)
{
  g_autofree char *x_text = NULL, *y_text = NULL;
  Point point = { .mark = mark };

  if (lm_cell_get_number (x, &point.x) && lm_cell_get_number (y, &point.y))
    {
      g_array_append_val (points, point);
      return TRUE;
    }

  x_text = lm_cell_to_string (x);
  y_text = lm_cell_to_string (y);
  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("There is no curve of what is no number: “%s”, “%s”."), x_text, y_text);
  return FALSE;
}

static gboolean
is_of_rule (const LmRows *rows)
{
  return g_strcmp0 (rows->columns[3], "rule") == 0;
}

static char
get_mark (const LmRows *rows,
          guint         row)
{
  static const struct { const char *value; char mark; } marks[] = {
    { "win", 'w' }, { "loss", 'l' }, { "A", '1' }, { "1", '1' }, { "B", '2' }, { "2", '2' },
  };
  const LmCell *cells = lm_rows_get (rows, row);

  if (rows->kind != LM_PLOT_MAP || cells[2].kind == LM_CELL_EMPTY)
    return ' ';
  if (is_of_rule (rows) && !lm_cell_is (&cells[3], "right"))
    return '!';
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (lm_cell_is (&cells[2], marks[i].value))
      return marks[i].mark;

  return '?';
}

/* A bar of nothing is none. */
static GArray *
read_points (const LmRows  *rows,
             guint          column,
             GError       **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (Point));

  for (guint i = 0; i < lm_rows_count (rows); i++)
    {
      const LmCell *row = lm_rows_get (rows, i);

      if (!(rows->kind == LM_PLOT_BARS && row[column].kind == LM_CELL_EMPTY)
          && !add_point (points, &row[0], &row[column], get_mark (rows, i), error))
        return NULL;
    }

  return g_steal_pointer (&points);
}

static LmFigure *
create_figure (const LmRows  *rows,
               GError       **error)
{
  const gboolean is_map = rows->kind == LM_PLOT_MAP, is_line = g_strcmp0 (rows->column, rows->columns[0]) == 0;
  GArray *points = NULL;
  guint index = is_line ? 0 : 1;
  Plot *self;

  if (is_map || is_line || lm_rows_find_column ((const char *const *) rows->columns, rows->column, &index, error))
    points = read_points (rows, index, error);
  if (points == NULL)
    return NULL;

  self = g_new0 (Plot, 1);
  self->kind = is_line ? LM_PLOT_LINE : rows->kind;
  self->looks = !is_map ? "" : is_of_rule (rows) ? "lw!" : g_str_equal (rows->columns[2], "winner") ? "12" : "lw?";
  self->points = points;
  self->x_name = g_strdup (rows->x_name != NULL ? rows->x_name : rows->columns[0]);
  self->y_name = g_strdup (is_line ? "" : rows->y_name != NULL ? rows->y_name : rows->columns[index]);
  measure (self);
  return lm_figure_new (rows->title, MAX (LEFT + get_length (&self->x) + RIGHT, is_map ? LEFT + (is_of_rule (rows) ? 340 : 300) : 0),
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
