/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.c: a large pile as its board shows it: a bar, and one for each of its parts. */

#include "config.h"

#include "bars.h"

#include "pebble.h"

#include <math.h>

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
