/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bars.c: the inequality that decides between two players and two colours, as two bars. */

#include "board.h"

/* In pixels. */
#define BAR 20.0
#define GAP 6.0
#define SIDE 14.0
#define WIDEST_CHIP 34.0

/* Before the bars stand a chip and the sum. */
#define LEFT (SIDE + 2 * BAR + 4)

struct _LmSlsBars
{
  GtkWidget   parent_instance;

  LmSlsTheory theory;
};

G_DEFINE_FINAL_TYPE (LmSlsBars, lm_sls_bars, GTK_TYPE_WIDGET)

/* Its name and what it means. */
static const char *
describe_board (LmSlsBoardType board)
{
  switch (board)
    {
    case LM_SLS_BOARD_I:
      return _("type I board: single chips, and at most one pile of the opponent’s");
    case LM_SLS_BOARD_II:
      return _("type II board: single chips, and one pile of each");
    case LM_SLS_BOARD_GENERAL_I:
      return _("generalised type I board: single chips, and piles of the opponent’s");
    case LM_SLS_BOARD_GENERAL_II:
      return _("generalised type II board: own piles, and one of the opponent’s");
    case LM_SLS_BOARD_GENERAL:
    default:
      return _("general board");
    }
}

static char *
describe_verdict (const LmSlsTheory *theory)
{
  const char *mover = lm_sls_get_player_name (theory->mover);
  const char *winner = lm_sls_get_player_name (theory->wins ? theory->mover : theory->opponent);
  const char *board = describe_board (theory->board);
  guint own, other;

  lm_sls_theory_get_bars (theory, &own, &other);
  if (theory->own + theory->kept == 0)
    return g_strdup_printf (_("%s wins: %s has no own chip in hand (%s)."), winner, mover, board);
  if (theory->other == 0)
    return g_strdup_printf (_("%s wins: the opponent has no own chip in hand (%s)."), winner, board);

  return g_strdup_printf (_("%s wins: %u %s %u, and %s is to move (%s)."), winner, own, own > other ? ">" : "≤", other,
                          mover, board);
}

/* Of the player to move in the first row, and of the opponent in the second. */
static char *
describe_sum (const LmSlsTheory *theory,
              guint              row)
{
  if (row > 0)
    return g_strdup_printf (_("%u in hand + %u in own piles − %u in the longest"),
                            theory->other, theory->other_piles, theory->longest);
  if (theory->kept > 0)
    return g_strdup_printf (_("%u in hand + %u kept of the captured pile + %u in own piles"),
                            theory->own, theory->kept, theory->own_piles);

  return g_strdup_printf (_("%u in hand + %u in own piles"), theory->own, theory->own_piles);
}

static double
get_line (LmSlsBars *self)
{
  return lm_board_text_get_line (GTK_WIDGET (self));
}

static int
get_height (LmSlsBars *self)
{
  return ceil (2 * BAR + 3 * GAP + get_line (self) + 8);
}

static void
lm_sls_bars_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? get_height (LM_SLS_BARS (widget)) : 240;
  *natural = *minimum;
}

/* A bar of chips in hand, then chips in piles, which are paler; each chip is a step that can be counted. */
static void
draw_bar (cairo_t            *cr,
          const LmBoardStyle *style,
          guint               colour,
          guint               in_hand,
          guint               in_piles,
          double              x,
          double              y,
          double              step)
{
  GdkRGBA color;

  lm_sls_chip_get_color (style, colour, &color);
  for (guint i = 0; i < in_hand + in_piles; i++)
    {
      const GdkRGBA fill = lm_rgba_fade (&color, i < in_hand ? 1 : 0.5);

      cairo_rectangle (cr, x + i * step, y, MAX (step - 2, 1), BAR);
      lm_board_paint (cr, &fill, style->high_contrast ? &style->foreground : &color, 1);
    }
}

static double
get_step (LmSlsBars *self,
          double     room)
{
  guint own, other;

  lm_sls_theory_get_bars (&self->theory, &own, &other);
  return MIN (WIDEST_CHIP, room / MAX (MAX (own, other), 1));
}

static void
append_row (LmSlsBars          *self,
            GtkSnapshot        *snapshot,
            const LmBoardStyle *style,
            guint               row)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double width = gtk_widget_get_width (widget);
  const double y = 4 + get_line (self) + GAP + row * (BAR + GAP);
  const guint colour = row == 0 ? self->theory.mover : self->theory.opponent;
  const guint in_hand = row == 0 ? self->theory.own + self->theory.kept : self->theory.other;
  const guint in_piles = row == 0 ? self->theory.own_piles : self->theory.other_piles - self->theory.longest;
  const double step = get_step (self, 0.44 * (width - LEFT - SIDE));
  const double text = LEFT + (in_hand + in_piles) * step + 8;
  g_autofree char *number = g_strdup_printf ("%u", in_hand + in_piles);
  g_autofree char *sum = describe_sum (&self->theory, row);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, get_height (self)));

  lm_sls_chip_draw_face (cr, style, colour, SIDE + 0.5 * BAR, y + 0.5 * BAR, 0.5 * BAR);
  draw_bar (cr, style, colour, in_hand, in_piles, LEFT, y, step);
  cairo_destroy (cr);
  lm_board_text_append (widget, snapshot, number, PANGO_WEIGHT_BOLD, &style->foreground,
                        LEFT - 6, y + 0.5 * BAR, 1, BAR);
  lm_board_text_append (widget, snapshot, sum, PANGO_WEIGHT_NORMAL, &style->foreground,
                        text, y + 0.5 * BAR, 0, MAX (width - text - SIDE, 10));
}

static void
lm_sls_bars_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  LmSlsBars *self = LM_SLS_BARS (widget);
  g_autofree char *verdict = describe_verdict (&self->theory);
  LmBoardStyle style;

  lm_board_style_read (&style, widget);
  lm_board_text_append (widget, snapshot, verdict, PANGO_WEIGHT_BOLD, &style.foreground,
                        SIDE, 4 + 0.5 * get_line (self), 0, gtk_widget_get_width (widget) - 2 * SIDE);
  append_row (self, snapshot, &style, 0);
  append_row (self, snapshot, &style, 1);
}

static void
lm_sls_bars_class_init (LmSlsBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = lm_sls_bars_measure;
  widget_class->snapshot = lm_sls_bars_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lm_sls_bars_init (LmSlsBars *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-sls-bars");
}

/* Both sides of the inequality of Theorem 4.7.5 (SLS) with their numbers, who wins by it, and the type of the board. */
void
lm_sls_bars_show (LmSlsBars        *self,
                  const LmSlsState *state)
{
  LmSlsTheory *theory = &self->theory;
  g_autofree char *verdict = NULL;
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  g_autofree char *name = NULL;

  lm_sls_theory_read (state, theory);
  verdict = describe_verdict (theory);
  own = describe_sum (theory, 0);
  other = describe_sum (theory, 1);
  name = g_strdup_printf (_("%s %s: %s. %s: %s. Theorem 4.7.5 of “So Long Sucker: Endgame Analysis”."), verdict,
                          lm_sls_get_player_name (theory->mover), own, lm_sls_get_player_name (theory->opponent), other);
  lm_accessible_name_set (GTK_WIDGET (self), name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
