/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.c: a large pile as its board shows it: a bar, and one for each of its parts. */

#include "board.h"

#define MARGIN 12.0

/* In lines of text. */
#define LABEL_LINES 6.2
#define WHOLE_LINES 2.3
#define GAP_LINES 1.0
#define ROW_LINES 1.85
#define PART_LINES 1.25

/* The least of the width that a bar has, so that the smallest part can be seen and clicked. */
#define SHORTEST 0.06

/* A place in the whole bar is as exact as this. */
#define FINENESS 1000000

/* However few of many stones are marked, the mark can be seen. */
#define THINNEST 3.0

/* Both may be far beyond a double. */
static double
get_quotient (mpz_srcptr a,
              mpz_srcptr b)
{
  long a_exponent, b_exponent;
  double a_mantissa = mpz_get_d_2exp (&a_exponent, a);
  double b_mantissa = mpz_get_d_2exp (&b_exponent, b);
  long exponent = CLAMP (a_exponent - b_exponent, -1000, 1000);

  return b_mantissa > 0 ? ldexp (a_mantissa / b_mantissa, exponent) : 0;
}

static double
get_log (mpz_srcptr number)
{
  long exponent;
  double mantissa = mpz_get_d_2exp (&exponent, number);

  return mantissa > 0 ? log2 (mantissa) + exponent : 0;
}

static LmTakeAwayBar *
add_bar (LmTakeAwayBars *self,
         mpz_srcptr      size,
         mpz_srcptr      sum)
{
  LmTakeAwayBar *bar = &self->bars[self->n_bars++];

  mpz_init_set (bar->size, size);
  mpz_init_set (bar->sum, sum);
  return bar;
}

/* As long as the pile was before the last move, whose stones are missing at its end. */
static void
add_whole (LmTakeAwayBars *self,
           mpz_srcptr      stones,
           mpz_srcptr      before,
           double          width,
           double          line)
{
  LmTakeAwayBar *bar = add_bar (self, stones, stones);
  double share = before != NULL ? get_quotient (stones, before) : 1;
  double height = WHOLE_LINES * line;
  double used = CLAMP (share * width, height, width);

  bar->area = GRAPHENE_RECT_INIT (self->label_right + 0.6 * line, 0, used, height);
  if (before != NULL)
    self->taken = GRAPHENE_RECT_INIT (bar->area.origin.x + used, 0, width - used, height);
}

static void
add_part (LmTakeAwayBars        *self,
          LmTakeAwayParts       *parts,
          guint                  part,
          mpz_srcptr             sum,
          double                 width,
          double                 line)
{
  mpz_srcptr size = lm_take_away_parts_get_size (parts, part);
  LmTakeAwayBar *bar = add_bar (self, size, sum);
  double share = get_log (size) / MAX (get_log (self->bars[0].size), 1);

  bar->tone = (lm_take_away_parts_count (parts) - 1 - part) % LM_TAKE_AWAY_TONES;
  bar->area = GRAPHENE_RECT_INIT (self->label_right + 0.6 * line, 0,
                                  width * (SHORTEST + (1 - SHORTEST) * CLAMP (share, 0, 1)),
                                  PART_LINES * line);
}

/* The smallest parts are what one plays with: of many, most of the rows are theirs. */
static void
add_parts (LmTakeAwayBars        *self,
           LmTakeAwayParts       *parts,
           guint                  n_rows,
           double                 width,
           double                 line)
{
  const guint count = lm_take_away_parts_count (parts);
  const guint upper = count > n_rows ? MAX (n_rows, 4) / 3 : count;
  const guint lower = count > n_rows ? MAX (n_rows, 4) - 1 - upper : 0;
  g_auto (mpz_t) sum;

  self->n_hidden = count - upper - lower;
  mpz_init_set (sum, self->bars[0].size);
  for (guint i = count; i-- > 0;)
    {
      if (i >= count - upper || i < lower)
        add_part (self, parts, i, sum, width, line);
      mpz_sub (sum, sum, lm_take_away_parts_get_size (parts, i));
    }
}

/* From the top down, so that nothing moves when parts are taken; alone, the whole is in the middle. */
static void
place_rows (LmTakeAwayBars *self,
            guint           n_upper,
            double          height,
            double          line)
{
  double y = self->n_bars > 1 ? MARGIN : round (MAX ((height - WHOLE_LINES * line) / 2, 0));
  double top = y + line * (WHOLE_LINES + GAP_LINES);

  self->bars[0].area.origin.y = self->taken.origin.y = y;
  self->hidden_y = top + line * (ROW_LINES * n_upper + 0.5 * PART_LINES);
  for (guint i = 1; i < self->n_bars; i++)
    {
      guint row = i - 1 + (self->n_hidden > 0 && i > n_upper ? 1 : 0);

      self->bars[i].area.origin.y = round (top + line * ROW_LINES * row);
    }
}

LmTakeAwayBars *
lm_take_away_bars_new (LmPosition            *position,
                       LmTakeAwayParts       *parts,
                       mpz_srcptr             before,
                       double                 width,
                       double                 height,
                       double                 line)
{
  LmTakeAwayBars *self = g_new0 (LmTakeAwayBars, 1);
  double room = MAX (height - line * (WHOLE_LINES + GAP_LINES) - 2 * MARGIN, 0);
  guint n_rows = MAX (room / (line * ROW_LINES), 4);
  double length;

  self->bars = g_new0 (LmTakeAwayBar, n_rows + 1);
  self->label_right = MARGIN + LABEL_LINES * line;
  length = MAX (width - self->label_right - 0.6 * line - MARGIN, 4 * line);
  add_whole (self, LM_TAKE_AWAY_POSITION (position)->stones, before, length, line);
  if (parts != NULL)
    add_parts (self, parts, n_rows, length, line);
  place_rows (self, n_rows / 3, height, line);

  return self;
}

void
lm_take_away_bars_free (LmTakeAwayBars *self)
{
  for (guint i = 0; i < self->n_bars; i++)
    {
      mpz_clear (self->bars[i].size);
      mpz_clear (self->bars[i].sum);
    }
  g_free (self->bars);
  g_free (self);
}

double
lm_take_away_bar_get_share (const LmTakeAwayBar *bar,
                            mpz_srcptr           amount)
{
  g_auto (mpz_t) within;

  /* What comes after the bar is taken before it. */
  mpz_init (within);
  mpz_sub (within, bar->sum, bar->size);
  mpz_sub (within, amount, within);
  if (mpz_sgn (within) <= 0)
    return 0;

  return MIN (get_quotient (within, bar->size), 1);
}

/* In the whole bar, to where one points. */
static void
measure_whole (const LmTakeAwayBar *bar,
               double               x,
               mpz_t                amount)
{
  double share = (bar->area.origin.x + bar->area.size.width - x) / bar->area.size.width;

  mpz_mul_ui (amount, bar->size, (gulong) (CLAMP (share, 0, 1) * FINENESS));
  mpz_fdiv_q_ui (amount, amount, FINENESS);
  if (mpz_sgn (amount) == 0)
    mpz_set_ui (amount, 1);
}

gboolean
lm_take_away_bars_find (const LmTakeAwayBars *self,
                        double                x,
                        double                y,
                        mpz_t                 amount)
{
  for (guint i = 0; i < self->n_bars; i++)
    {
      if (!graphene_rect_contains_point (&self->bars[i].area, &GRAPHENE_POINT_INIT (x, y)))
        continue;

      if (i == 0)
        measure_whole (&self->bars[0], x, amount);
      else
        mpz_set (amount, self->bars[i].sum);
      return TRUE;
    }

  return FALSE;
}

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
  lm_take_away_bar_trace (cr, area);
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
  lm_board_stroke (cr, &color, 2);
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

  if (move != NULL)
    lm_board_style_draw_mark (style, cr, move->value, bar->area.origin.x + radius, bar->area.origin.y + radius,
                              1.4 * radius);
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

  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_STONE, bar->tone, area);
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
  const graphene_rect_t inner = { { area->origin.x + 2, area->origin.y }, { area->size.width - 2, area->size.height } };

  if (area->size.width < THINNEST)
    return;

  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_GHOST, 0, &inner);
  if (taken <= 0)
    return;

  cairo_push_group (cr);
  lm_take_away_bar_draw (cr, style, LM_TAKE_AWAY_STONE, 0, &inner);
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
  const LmBoardStyle *style = lm_board_items_get_style (items);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (items), snapshot);

  draw_taken (cr, style, &bars->taken, marks->taken);
  for (guint i = 0; i < bars->n_bars; i++)
    draw_bar (cr, style, &bars->bars[i], marks, i > 0);
  cairo_destroy (cr);
  append_labels (bars, items, snapshot);
}
