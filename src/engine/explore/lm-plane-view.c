/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-plane-view.c: a part of a plane, found from its middle outward while others look, and after which steps it repeats. */

#include "lm-plane.h"

#include "engine/solve/lm-answer.h"
#include "engine/solve/lm-solve-context.h"

/* One position may keep the others waiting for so long, in seconds. */
#define PATIENCE 2.0

/* A repetition is told where there are so many of it in a row, at least. */
#define REPEATS 3

/* What a cell says and how soon the game ends there, in one word for others to read: 0 is LM_PLANE_NOT_YET. */
#define CELL_BITS 3
#define CELL_MASK ((1 << CELL_BITS) - 1)

struct _LmPlaneView
{
  gatomicrefcount  ref_count;
  LmPlane         *plane;
  guint            width;
  guint            height;
  guint            middle_x;
  guint            middle_y;
  gint             n_known;
  gint            *cells; /* column by column */
};

/**
 * lm_plane_view_new:
 * @plane: a plane
 * @width: how many numbers there are along the first axis, from 0; at most
 *   %LM_PLANE_SIDE_MAX
 * @height: how many along the second axis
 * @middle_x: where to begin
 * @middle_y: where to begin
 *
 * Returns: (transfer full): a part of @plane of which nothing is known yet; any
 *   thread may look at it
 */
LmPlaneView *
lm_plane_view_new (LmPlane *plane,
                   guint    width,
                   guint    height,
                   guint    middle_x,
                   guint    middle_y)
{
  LmPlaneView *view;

  g_return_val_if_fail (width > 0 && width <= LM_PLANE_SIDE_MAX, NULL);
  g_return_val_if_fail (height > 0 && height <= LM_PLANE_SIDE_MAX, NULL);

  view = g_new0 (LmPlaneView, 1);
  g_atomic_ref_count_init (&view->ref_count);
  view->plane = lm_plane_ref (plane);
  view->width = width;
  view->height = height;
  view->middle_x = MIN (middle_x, width - 1);
  view->middle_y = MIN (middle_y, height - 1);
  view->cells = g_new0 (gint, width * height);
  return view;
}

/**
 * lm_plane_view_ref:
 * @view: a view
 *
 * Returns: (transfer full): @view
 */
LmPlaneView *
lm_plane_view_ref (LmPlaneView *view)
{
  g_atomic_ref_count_inc (&view->ref_count);
  return view;
}

/**
 * lm_plane_view_unref:
 * @view: (transfer full): a view
 */
void
lm_plane_view_unref (LmPlaneView *view)
{
  if (!g_atomic_ref_count_dec (&view->ref_count))
    return;

  lm_plane_unref (view->plane);
  g_free (view->cells);
  g_free (view);
}

/**
 * lm_plane_cell_get_name:
 * @cell: what there is at two numbers
 *
 * Returns: what tables have in its place
 */
const char *
lm_plane_cell_get_name (LmPlaneCell cell)
{
  static const char *const names[] = { "", "", "unknown", "loss", "win" };

  return names[cell];
}

/**
 * lm_plane_view_set:
 * @view: a view
 * @x: a number in sight
 * @y: a number in sight
 * @cell: what there is
 * @distance: moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Notes what was found.
 */
void
lm_plane_view_set (LmPlaneView *view,
                   guint        x,
                   guint        y,
                   LmPlaneCell  cell,
                   guint        distance)
{
  g_atomic_int_set (&view->cells[x * view->height + y],
                    cell | (distance < G_MAXINT >> CELL_BITS ? (distance + 1) << CELL_BITS : 0));
  g_atomic_int_inc (&view->n_known);
}

/**
 * lm_plane_solve:
 * @plane: a plane
 * @x: a number
 * @y: a number
 * @context: limits, cancellation and cache
 * @distance: (out): moves to the end, or %LM_DISTANCE_UNKNOWN
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Returns: who wins there, or %LM_PLANE_NOT_YET with @error set
 */
LmPlaneCell
lm_plane_solve (LmPlane         *plane,
                guint64          x,
                guint64          y,
                LmSolveContext  *context,
                guint           *distance,
                GError         **error)
{
  g_autoptr (LmPosition) position = lm_plane_create_position (plane, x, y);
  g_autoptr (LmAnswer) answer = NULL;

  *distance = LM_DISTANCE_UNKNOWN;
  if (position == NULL)
    return LM_PLANE_EMPTY;

  answer = lm_position_solve (position, LM_SOLVE_BEST, context, error);
  if (answer == NULL)
    return LM_PLANE_NOT_YET;

  *distance = answer->distance;
  return answer->value == LM_VALUE_UNKNOWN ? LM_PLANE_UNKNOWN
                                           : answer->value == LM_VALUE_WIN ? LM_PLANE_WON : LM_PLANE_LOST;
}

/* What is known already, from before it had to give way, is not asked again. */
static gboolean
fill_cell (LmPlaneView     *view,
           guint            x,
           guint            y,
           LmSolveContext  *context,
           GError         **error)
{
  LmPlaneCell found;
  guint distance;

  if (lm_plane_view_get (view, x, y, NULL) != LM_PLANE_NOT_YET)
    return TRUE;
  if (lm_solve_context_is_cancelled (context, error))
    return FALSE;

  lm_solve_context_set_seconds (context, PATIENCE);
  found = lm_plane_solve (view->plane, x, y, context, &distance, error);
  if (found == LM_PLANE_NOT_YET)
    return FALSE;

  lm_plane_view_set (view, x, y, found, distance);
  return TRUE;
}

/* The column at @x between two rows, as far as it is in sight; of the inner columns of a ring only its ends. */
static gboolean
fill_column (LmPlaneView     *view,
             gint64           x,
             gint64           ring,
             LmSolveContext  *context,
             GError         **error)
{
  const gint64 middle = view->middle_y;
  const gint64 step = ABS (x - view->middle_x) == ring ? 1 : 2 * ring;

  if (x < 0 || x >= view->width)
    return TRUE;

  for (gint64 y = middle - ring; y <= middle + ring; y += step)
    if (y >= 0 && y < view->height && !fill_cell (view, x, y, context, error))
      return FALSE;

  return TRUE;
}

/**
 * lm_plane_view_fill:
 * @view: a view
 * @context: limits, cancellation, progress and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Finds what is not known yet, from the middle outward, in a worker thread.
 *
 * Returns: whether all is known
 */
gboolean
lm_plane_view_fill (LmPlaneView     *view,
                    LmSolveContext  *context,
                    GError         **error)
{
  const gint64 middle = view->middle_x;
  const gint64 rings = MAX (view->width, view->height);

  for (gint64 ring = 0; ring < rings; ring++)
    for (gint64 x = middle - ring; x <= middle + ring; x++)
      if (!fill_column (view, x, ring, context, error))
        return FALSE;

  return TRUE;
}

/* Returns: how many cells are known */
guint
lm_plane_view_count (LmPlaneView *view)
{
  return g_atomic_int_get (&view->n_known);
}

/**
 * lm_plane_view_get:
 * @view: a view
 * @x: a number
 * @y: a number
 * @distance: (out) (optional): moves to the end, or %LM_DISTANCE_UNKNOWN
 *
 * Returns: what is known of the position there
 */
LmPlaneCell
lm_plane_view_get (LmPlaneView *view,
                   guint        x,
                   guint        y,
                   guint       *distance)
{
  const guint cell = x < view->width && y < view->height ? g_atomic_int_get (&view->cells[x * view->height + y]) : 0;

  if (distance != NULL)
    *distance = cell >> CELL_BITS > 0 ? (cell >> CELL_BITS) - 1 : LM_DISTANCE_UNKNOWN;
  return cell & CELL_MASK;
}

/**
 * lm_plane_view_to_rows:
 * @view: a view that is full
 * @to: the last number of both axes
 * @x: what the first axis is
 * @y: what the second axis is
 *
 * Returns: (transfer full): the rows that #lm_plane_table has; beyond the view
 *   there is no position
 */
LmRows *
lm_plane_view_to_rows (LmPlaneView *view,
                       guint        to,
                       const char  *x,
                       const char  *y)
{
  LmRows *rows = lm_rows_new (lm_plane_table.columns, LM_PLOT_MAP, lm_plane_table.name, NULL);

  rows->x_name = g_strdup (x);
  rows->y_name = g_strdup (y);
  for (guint i = 0; i <= to; i++)
    for (guint j = 0; j <= to; j++)
      {
        guint distance;
        const LmPlaneCell cell = lm_plane_view_get (view, i, j, &distance);

        lm_rows_add (rows, LM_ROW (lm_cell_number (i), lm_cell_number (j), lm_cell_text (lm_plane_cell_get_name (cell)),
                                   lm_cell_unless (distance, LM_DISTANCE_UNKNOWN)));
      }

  return rows;
}

/* --- repetitions ---------------------------------------------------------- */

/* From where on, but not before @least, a row does not differ from what comes a step later. */
static guint
find_row_start (LmPlaneView         *view,
                const LmPlanePeriod *period,
                guint                y,
                guint                least)
{
  guint x = view->width - period->step_x;

  while (x > least)
    {
      const LmPlaneCell here = lm_plane_view_get (view, x - 1, y, NULL);

      if (here < LM_PLANE_LOST && here != LM_PLANE_EMPTY)
        break;
      if (here != lm_plane_view_get (view, x - 1 + period->step_x, y + period->step_y, NULL))
        break;
      x--;
    }

  return x;
}

static gboolean
is_enough (guint size,
           guint first,
           guint step)
{
  return first <= size / 2 && first + REPEATS * step <= size;
}

/* Of all corners from which on it repeats, the one nearest to the beginning. */
static gboolean
find_corner (LmPlaneView   *view,
             LmPlanePeriod *period)
{
  guint least = 0; /* no row above @y begins later */
  gboolean found = FALSE;

  for (guint y = view->height - period->step_y; y-- > 0;)
    {
      least = find_row_start (view, period, y, least);
      if (!is_enough (view->width, least, period->step_x))
        break;
      if (is_enough (view->height, y, period->step_y) && (!found || least + y <= period->first_x + period->first_y))
        {
          period->first_x = least;
          period->first_y = y;
          found = TRUE;
        }
    }

  return found;
}

/* Where who loses, or who wins, is there but never seen again a step later, nothing speaks for a repetition. */
static gboolean
is_borne_out (LmPlaneView         *view,
              const LmPlanePeriod *period)
{
  gboolean seen[] = { FALSE, FALSE }, again[] = { FALSE, FALSE };

  for (guint x = period->first_x; x < view->width; x++)
    for (guint y = period->first_y; y < view->height; y++)
      {
        const LmPlaneCell cell = lm_plane_view_get (view, x, y, NULL);

        if (cell < LM_PLANE_LOST)
          continue;
        seen[cell - LM_PLANE_LOST] = TRUE;
        if (x + period->step_x < view->width && y + period->step_y < view->height)
          again[cell - LM_PLANE_LOST] = TRUE;
      }

  return (seen[0] || seen[1]) && seen[0] == again[0] && seen[1] == again[1];
}

/**
 * lm_plane_view_find_period:
 * @view: a view of which all is known
 * @along: which steps to try: along the first axis, the second, or both
 * @period: (out): the shortest such step, and of the corners from which on it
 *   holds the one nearest to the beginning
 * @context: the work that it belongs to: when that is to stop, none is found
 *
 * Compares every cell from the corner on with the one a step later, up to the
 * edges: it is found where none differs, and there are several steps in a row
 * of at least half the view, in which what is lost is met again as lost, and
 * what is won as won, if there is any of it. A cell that could not be decided
 * agrees with none.
 *
 * Returns: whether there is one
 */
gboolean
lm_plane_view_find_period (LmPlaneView      *view,
                           LmPlaneDirection  along,
                           LmPlanePeriod    *period,
                           LmSolveContext   *context)
{
  const guint most_x = along != LM_PLANE_ALONG_Y ? view->width / REPEATS : 0;
  const guint most_y = along != LM_PLANE_ALONG_X ? view->height / REPEATS : 0;

  for (guint sum = 1; sum <= most_x + most_y; sum++)
    for (guint step_x = sum > most_y ? sum - most_y : 0; step_x <= MIN (sum, most_x); step_x++)
      {
        if (along == LM_PLANE_ALONG_BOTH && (step_x == 0 || step_x == sum))
          continue;
        if (lm_solve_context_poll (context) != LM_STOP_NO)
          return FALSE;
        *period = (LmPlanePeriod) { .step_x = step_x, .step_y = sum - step_x };
        if (find_corner (view, period) && is_borne_out (view, period))
          return TRUE;
      }

  return FALSE;
}
