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

static int
measure (GtkWidget      *bars,
         GtkOrientation  orientation,
         gpointer        theory)
{
  return orientation == GTK_ORIENTATION_VERTICAL ? ceil (2 * BAR + 3 * GAP + lm_board_text_get_line (bars) + 8) : 240;
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
get_step (const LmSlsTheory *theory,
          double             room)
{
  guint own, other;

  lm_sls_theory_get_bars (theory, &own, &other);
  return MIN (WIDEST_CHIP, room / MAX (MAX (own, other), 1));
}

static void
append_row (GtkWidget          *bars,
            GtkSnapshot        *snapshot,
            const LmSlsTheory  *theory,
            const LmBoardStyle *style,
            guint               row)
{
  const double width = gtk_widget_get_width (bars);
  const double y = 4 + lm_board_text_get_line (bars) + GAP + row * (BAR + GAP);
  const guint colour = row == 0 ? theory->mover : theory->opponent;
  const guint in_hand = row == 0 ? theory->own + theory->kept : theory->other;
  const guint in_piles = row == 0 ? theory->own_piles : theory->other_piles - theory->longest;
  const double step = get_step (theory, 0.44 * (width - LEFT - SIDE));
  const double text = LEFT + (in_hand + in_piles) * step + 8;
  g_autofree char *number = g_strdup_printf ("%u", in_hand + in_piles);
  g_autofree char *sum = describe_sum (theory, row);
  cairo_t *cr = lm_board_append_cairo (bars, snapshot);

  lm_sls_chip_draw_face (cr, style, colour, SIDE + 0.5 * BAR, y + 0.5 * BAR, 0.5 * BAR);
  draw_bar (cr, style, colour, in_hand, in_piles, LEFT, y, step);
  cairo_destroy (cr);
  lm_board_text_append (bars, snapshot, number, PANGO_WEIGHT_BOLD, &style->foreground, LEFT - 6, y + 0.5 * BAR, 1, BAR);
  lm_board_text_append (bars, snapshot, sum, PANGO_WEIGHT_NORMAL, &style->foreground,
                        text, y + 0.5 * BAR, 0, MAX (width - text - SIDE, 10));
}

static void
draw (GtkWidget   *bars,
      GtkSnapshot *snapshot,
      gpointer     theory)
{
  g_autofree char *verdict = describe_verdict (theory);
  LmBoardStyle style;

  lm_board_style_read (&style, bars);
  lm_board_text_append (bars, snapshot, verdict, PANGO_WEIGHT_BOLD, &style.foreground,
                        SIDE, 4 + 0.5 * lm_board_text_get_line (bars), 0, gtk_widget_get_width (bars) - 2 * SIDE);
  append_row (bars, snapshot, theory, &style, 0);
  append_row (bars, snapshot, theory, &style, 1);
}

GtkWidget *
lm_sls_bars_new (LmSlsTheory *theory)
{
  GtkWidget *bars = lm_drawing_new (measure, draw, theory);

  gtk_widget_add_css_class (bars, "lm-sls-bars");
  gtk_widget_hide (bars);
  return bars;
}

/* Both sides of the inequality of Theorem 4.7.5 (SLS) with their numbers, who wins by it, and the type of the board. */
void
lm_sls_bars_show (GtkWidget         *bars,
                  const LmSlsTheory *theory)
{
  g_autofree char *verdict = describe_verdict (theory);
  g_autofree char *own = describe_sum (theory, 0);
  g_autofree char *other = describe_sum (theory, 1);
  g_autofree char *name =
    g_strdup_printf (_("%s %s: %s. %s: %s. Theorem 4.7.5 of “So Long Sucker: Endgame Analysis”."), verdict,
                     lm_sls_get_player_name (theory->mover), own, lm_sls_get_player_name (theory->opponent), other);

  lm_accessible_name_set (bars, name);
  gtk_widget_queue_draw (bars);
}
