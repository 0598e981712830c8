/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: the numbers on paper, those that are crossed out struck through. */

#include "../rules/rules.h"

#include "paper/lm-diagram.h"

#include <glib/gi18n-lib.h>

/* A board of so many numbers is drawn whole; of a larger one only those that are left, and not more than so many. */
#define WHOLE_MAX 120
#define ROW 10
#define LONG_ROW 15

typedef struct
{
  gboolean is_whole;
  guint    n_tiles;
  guint    n_more; /* numbers that are left, but not drawn */
  guint    row;
} Slate;

static Slate
get_slate (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position), left = lm_zahlenschlacht_position_get_left (position);

  if (n <= WHOLE_MAX)
    return (Slate) { TRUE, n, 0, n > 5 * ROW ? LONG_ROW : ROW };

  return (Slate) { FALSE, MIN (left, WHOLE_MAX), left - MIN (left, WHOLE_MAX), LONG_ROW };
}

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  const Slate slate = get_slate (position);

  *width = MAX (MIN (slate.n_tiles, slate.row), 4);
  *height = (slate.n_tiles + slate.row - 1) / slate.row + (slate.is_whole ? 0 : 1);
}

/* With notes the residue, and the number above it. */
static void
write_number (LmPen   *pen,
              guint    number,
              guint    d,
              gboolean is_crossed,
              double   x,
              double   y)
{
  g_autofree char *label = g_strdup_printf ("%u", number);
  g_autofree char *residue = g_strdup_printf ("%u", number % d);

  lm_pen_set_ink (pen, is_crossed ? &pen->inks->soft : &pen->inks->ink);
  if (pen->notes)
    lm_pen_write (pen, label, x + 0.5, y + 0.24, 0.2, FALSE, LM_PEN_MIDDLE, 0.76);
  lm_pen_write (pen, pen->notes ? residue : label, x + 0.5, y + (pen->notes ? 0.57 : 0.5), 0.42, !is_crossed, LM_PEN_MIDDLE, 0.76);
}

static void
draw_tile (LmPen   *pen,
           guint    number,
           guint    d,
           gboolean is_crossed,
           double   x,
           double   y)
{
  lm_pen_trace_box (pen, x + 0.07, y + 0.07, 0.86, 0.86, 0.14);
  if (is_crossed)
    lm_pen_stroke (pen, &pen->inks->faint, 0.03, FALSE);
  else
    lm_pen_paint (pen, &pen->inks->tint, &pen->inks->ink, 0.045);
  write_number (pen, number, d, is_crossed, x, y);
  if (!is_crossed)
    return;

  lm_pen_line (pen, x + 0.17, y + 0.83, x + 0.83, y + 0.17);
  lm_pen_line (pen, x + 0.17, y + 0.17, x + 0.83, y + 0.83);
  lm_pen_stroke (pen, &pen->inks->soft, 0.045, FALSE);
}

/* What the tiles do not show. */
static void
write_rest (LmPosition  *position,
            LmPen       *pen,
            const Slate *slate,
            double       y)
{
  const guint crossed = lm_zahlenschlacht_position_get_n (position) - lm_zahlenschlacht_position_get_left (position);
  g_autofree char *more = lm_pen_number (slate->n_more);
  g_autofree char *gone = lm_pen_number (crossed);
  g_autofree char *text = slate->n_more > 0 ? g_strdup_printf (_("and %s more; crossed out: %s"), more, gone)
                                            : g_strdup_printf (_("Crossed out: %s"), gone);

  lm_pen_set_ink (pen, &pen->inks->soft);
  lm_pen_write (pen, text, 0.07, y, 0.5, FALSE, LM_PEN_LEFT, LONG_ROW);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  const Slate slate = get_slate (position);
  const guint n = lm_zahlenschlacht_position_get_n (position);
  guint drawn = 0;

  for (guint number = 1; number <= n && drawn < slate.n_tiles; number++)
    {
      const gboolean is_crossed = lm_zahlenschlacht_position_is_crossed (position, number);

      if (is_crossed && !slate.is_whole)
        continue;
      draw_tile (pen, number, lm_zahlenschlacht_position_get_d (position), is_crossed, drawn % slate.row, drawn / slate.row);
      drawn++;
    }
  if (!slate.is_whole)
    write_rest (position, pen, &slate, (slate.n_tiles + slate.row - 1) / slate.row + 0.45);
}

const LmDiagramInfo lm_zahlenschlacht_diagram_info = { "zahlenschlacht", measure, draw, .notes = "zahlenschlacht-residues" };
