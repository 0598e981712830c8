/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars-picture.c: draws the bars of a large pile, with everything that is marked on them. */

#include "config.h"

#include "bars-picture.h"

#include "board/lm-board-text.h"
#include "words.h"
#include "pebble.h"

#include <glib/gi18n.h>
#include <math.h>

/* However few of many stones are marked, the mark can be seen. */
#define THINNEST 3.0

/* The end of a bar that @amount stones are, or nothing. */
static gboolean
get_end (const LmTakeAwayBar *bar,
         mpz_srcptr           amount,
         graphene_rect_t     *end)
{
  double share = amount != NULL ? lm_take_away_bar_get_share (bar, amount) : 0;
  double width = bar->area.size.width;
  double marked = CLAMP (share * width, THINNEST, width);

  *end = bar->area;
  end->origin.x += width - marked;
  end->size.width = marked;

  return share > 0;
}

/* The end of the bar in its own shape, with an edge where it begins. */
static void
draw_end (cairo_t               *cr,
          const LmTakeAwayBar   *bar,
          const graphene_rect_t *end,
          const GdkRGBA         *fill,
          const GdkRGBA         *edge,
          double                 dash)
{
  const graphene_rect_t *area = &bar->area;

  cairo_save (cr);
  cairo_rectangle (cr, end->origin.x - 1, end->origin.y - 2, end->size.width + 3, end->size.height + 4);
  cairo_clip (cr);
  lm_take_away_bar_trace (cr, area->origin.x, area->origin.y, area->size.width, area->size.height);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  cairo_move_to (cr, end->origin.x, area->origin.y);
  cairo_line_to (cr, end->origin.x, area->origin.y + area->size.height);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_dash (cr, &dash, dash > 0 ? 1 : 0, 0);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_marks (cairo_t                   *cr,
            const LmBoardStyle        *style,
            const LmTakeAwayBar       *bar,
            const LmTakeAwayBarsMarks *marks)
{
  GdkRGBA faint = lm_rgba_fade (&style->accent, 0.18);
  GdkRGBA strong = lm_rgba_fade (&style->accent, 0.45);
  graphene_rect_t end;

  if (get_end (bar, marks->arrow, &end))
    draw_end (cr, bar, &end, &faint, &style->accent, 5);
  if (get_end (bar, marks->chosen, &end))
    draw_end (cr, bar, &end, &strong, &style->accent, 0);
}

/* As on a pile of stones: a line under what can be taken, with a bracket where that begins. */
static void
draw_limit (cairo_t                   *cr,
            const LmBoardStyle        *style,
            const LmTakeAwayBar       *bar,
            const LmTakeAwayBarsMarks *marks)
{
  GdkRGBA color = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.62);
  double bottom = bar->area.origin.y + bar->area.size.height + 3.5;
  graphene_rect_t end;

  if (!get_end (bar, marks->limit, &end))
    return;

  if (lm_take_away_bar_get_share (bar, marks->limit) < 1)
    {
      cairo_move_to (cr, end.origin.x, bar->area.origin.y - 3);
      cairo_line_to (cr, end.origin.x, bottom);
    }
  else
    cairo_move_to (cr, end.origin.x + 4, bottom);
  cairo_line_to (cr, end.origin.x + end.size.width - 4, bottom);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
draw_verdict (cairo_t                   *cr,
              const LmBoardStyle        *style,
              const LmTakeAwayBar       *bar,
              const LmTakeAwayBarsMarks *marks)
{
  g_autofree char *text = lm_take_away_number_to_string (bar->sum);
  const LmMoveValue *move = marks->answer != NULL ? lm_answer_find_move (marks->answer, text) : NULL;
  double radius = 0.5 * bar->area.size.height;
  double x = bar->area.origin.x + radius, y = bar->area.origin.y + radius;

  if (move == NULL)
    return;

  cairo_arc (cr, x, y, 0.78 * radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &style->background);
  cairo_fill (cr);
  lm_board_style_draw_value (style, cr, move->value, x, y, 1.4 * radius);
}

static void
draw_bar (cairo_t                   *cr,
          const LmBoardStyle        *style,
          const LmTakeAwayBar       *bar,
          const LmTakeAwayBarsMarks *marks,
          gboolean                   is_part)
{
  const graphene_rect_t *area = &bar->area;

  if (mpz_sgn (bar->size) == 0)
    return;

  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_STONE, bar->tone,
                         area->origin.x, area->origin.y, area->size.width, area->size.height);
  draw_marks (cr, style, bar, marks);
  draw_limit (cr, style, bar, marks);
  if (is_part)
    draw_verdict (cr, style, bar, marks);
}

/* The stones of the last move fade to an outline. */
static void
draw_taken (cairo_t               *cr,
            const LmBoardStyle    *style,
            const graphene_rect_t *area,
            double                 taken)
{
  if (area->size.width < THINNEST)
    return;

  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_GHOST, 0,
                         area->origin.x + 2, area->origin.y, area->size.width - 2, area->size.height);
  if (taken <= 0)
    return;

  cairo_push_group (cr);
  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_STONE, 0,
                         area->origin.x + 2, area->origin.y, area->size.width - 2, area->size.height);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, taken);
}

static void
append_labels (const LmTakeAwayBars *bars,
               LmBoardItems         *items,
               GtkSnapshot          *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (items);
  const LmBoardStyle *style = lm_board_items_get_style (items);
  GdkRGBA faint = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.7);

  for (guint i = 0; i < bars->n_bars; i++)
    {
      const graphene_rect_t *area = &bars->bars[i].area;
      g_autofree char *text = lm_take_away_caption_shorten (bars->bars[i].size);

      lm_board_text_append (widget, snapshot, text, i == 0 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                            &style->foreground, bars->label_right, area->origin.y + 0.5 * area->size.height,
                            1, bars->label_right - 4);
    }

  if (bars->n_hidden > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("… and %u more part …", "… and %u more parts …",
                                                         bars->n_hidden),
                                               bars->n_hidden);

      lm_board_text_append (widget, snapshot, text, PANGO_WEIGHT_NORMAL, &faint,
                            bars->bars[0].area.origin.x, bars->hidden_y, 0, gtk_widget_get_width (widget));
    }
}

void
lm_take_away_bars_append (const LmTakeAwayBars      *bars,
                          const LmTakeAwayBarsMarks *marks,
                          LmBoardItems              *items,
                          GtkSnapshot               *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (items);
  const LmBoardStyle *style = lm_board_items_get_style (items);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                gtk_widget_get_height (widget)));

  draw_taken (cr, style, &bars->taken, marks->taken);
  for (guint i = 0; i < bars->n_bars; i++)
    draw_bar (cr, style, &bars->bars[i], marks, i > 0);
  cairo_destroy (cr);
  append_labels (bars, items, snapshot);
}
