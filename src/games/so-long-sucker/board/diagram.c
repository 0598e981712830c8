/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: piles, hands and the dead box on paper. */

#include "diagram.h"

#include "../rules/rules.h"

#include "paper/lm-diagram.h"

#include <glib/gi18n-lib.h>

/* In units: from pile to pile, a chip, a line of the table of hands and its columns. */
#define PITCH 1.55
#define CHIP_WIDTH 1.25
#define CHIP_HEIGHT 0.42
#define LINE 0.8
#define NAME 5.0
#define COUNT 1.85

static const LmInk colours[LM_SLS_PLAYERS] = { LM_INK (0x1d3f78), LM_INK (0xb03a35), LM_INK (0x2b7a4b), LM_INK (0xf3d268) };

/* A mark of the edge in a box of 1 by 1 around the origin: a block, two bars, a dot, a diamond. */
void
lm_sls_trace_mark (cairo_t *cr,
                   guint    colour)
{
  switch (colour)
    {
    case 0:
      cairo_rectangle (cr, -0.42, -0.5, 0.84, 1);
      break;
    case 1:
      cairo_rectangle (cr, -0.46, -0.5, 0.26, 1);
      cairo_rectangle (cr, 0.20, -0.5, 0.26, 1);
      break;
    case 2:
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.40, 0, 2 * G_PI);
      break;
    default:
      cairo_move_to (cr, -0.42, 0.5);
      cairo_line_to (cr, 0, -0.5);
      cairo_line_to (cr, 0.42, 0.5);
      cairo_close_path (cr);
      break;
    }
}

/* The piles, and where there is room the place of another one. */
static void
get_stacks (LmPosition  *position,
            LmPenStacks *stacks)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  *stacks = (LmPenStacks) { .pitch = PITCH, .chip = CHIP_HEIGHT, .above = 0.1, .below = 0.95 };
  stacks->n = MAX (state->n_piles + (lm_sls_state_has_room (state) ? 1 : 0), 1);
  for (guint i = 0; i < state->n_piles; i++)
    stacks->heights[i] = lm_sls_count (state->piles[i].count);
}

static void
measure (LmPosition *position,
         double     *width,
         double     *height)
{
  const guint has_captured = lm_sls_count (lm_sls_position_get_state (position)->captured) > 0;
  const guint8 *dead = LM_SLS_POSITION (position)->dead;
  LmPenStacks stacks;

  get_stacks (position, &stacks);
  lm_pen_stacks_measure (&stacks, width, height);
  *width = MAX (*width, NAME + LM_SLS_PLAYERS * COUNT);
  *height += (LM_SLS_PLAYERS + has_captured + (lm_sls_count (dead) > 0)) * LINE;
}

/* A chip from the side: its colour, the pattern of its edge, its letter. */
static void
draw_chip (LmPen *pen,
           guint  colour,
           double x,
           double y)
{
  const LmInk *ink = colour == 3 ? &pen->inks->ink : &pen->inks->paper;
  const char letter[] = { g_ascii_toupper (lm_sls_get_letter (colour)), '\0' };

  lm_pen_trace_box (pen, x - 0.5 * CHIP_WIDTH, y - 0.5 * CHIP_HEIGHT + 0.025, CHIP_WIDTH, CHIP_HEIGHT - 0.05, 0.09);
  lm_pen_paint (pen, &colours[colour], &pen->inks->ink, 0.035);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, x + side * 0.36 * CHIP_WIDTH, y);
      cairo_scale (pen->cr, 0.22, 0.6 * CHIP_HEIGHT);
      lm_sls_trace_mark (pen->cr, colour);
      cairo_restore (pen->cr);
    }
  lm_pen_fill (pen, ink);
  lm_pen_set_ink (pen, ink);
  lm_pen_write (pen, letter, x, y, 0.34, TRUE, LM_PEN_MIDDLE, 0);
}

static void
draw_pile_chip (LmPen    *pen,
                guint     pile,
                guint     chip,
                double    x,
                double    y,
                gpointer  position)
{
  guint height;

  draw_chip (pen, lm_sls_position_get_pile (position, pile + 1, &height)[chip], x, y);
}

/* The number of a pile, or the place where another one may begin. */
static void
draw_place (LmPen    *pen,
            guint     pile,
            double    x,
            double    top,
            double    base,
            gpointer  position)
{
  g_autofree char *label = g_strdup_printf ("%u", pile + 1);

  if (pile < lm_sls_position_get_state (position)->n_piles)
    {
      lm_pen_set_ink (pen, &pen->inks->soft);
      lm_pen_write (pen, label, x, base + 0.36, 0.45, FALSE, LM_PEN_MIDDLE, PITCH);
      return;
    }

  lm_pen_trace_box (pen, x - 0.5 * CHIP_WIDTH, base - CHIP_HEIGHT + 0.03, CHIP_WIDTH, CHIP_HEIGHT - 0.06, 0.09);
  lm_pen_stroke (pen, &pen->inks->faint, 0.04, TRUE);
}

/* A line of the table: whose chips they are, and how many of each colour. */
static void
draw_chips (LmPen        *pen,
            const char   *name,
            gboolean      bold,
            const guint8 *chips,
            double        y)
{
  lm_pen_set_ink (pen, bold ? &pen->inks->ink : &pen->inks->soft);
  lm_pen_write (pen, name, 0.1, y, 0.5, bold, LM_PEN_LEFT, NAME - 0.2);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (chips[i] > 0)
      {
        g_autofree char *count = g_strdup_printf ("%u", chips[i]);

        draw_chip (pen, i, NAME + i * COUNT + 0.5 * CHIP_WIDTH, y);
        lm_pen_set_ink (pen, &pen->inks->ink);
        lm_pen_write (pen, count, NAME + i * COUNT + CHIP_WIDTH + 0.1, y, 0.46, FALSE, LM_PEN_LEFT, 0);
      }
}

static char *
describe_hand (LmPosition *position,
               guint       player)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const char *name = lm_sls_get_player_name (player);

  if (!lm_sls_state_is_left (state, player))
    /* Translators: a player who is out, with the score. */
    return g_strdup_printf (_("%s: out, scores %u"), name, state->score[player]);

  return g_strdup_printf (state->turn == player ? "▸ %s" : "%s", name);
}

static void
draw_table (LmPosition *position,
            LmPen      *pen,
            double      y)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint8 *dead = LM_SLS_POSITION (position)->dead;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++, y += LINE)
    {
      g_autofree char *name = describe_hand (position, i);

      draw_chips (pen, name, state->turn == i, state->hands[i], y);
    }
  if (lm_sls_count (state->captured) > 0)
    {
      draw_chips (pen, _("Captured"), TRUE, state->captured, y);
      y += LINE;
    }
  if (lm_sls_count (dead) > 0)
    draw_chips (pen, _("Dead box"), FALSE, dead, y);
}

static void
draw (LmPosition *position,
      LmPen      *pen)
{
  LmPenStacks stacks;
  double width, height;

  get_stacks (position, &stacks);
  lm_pen_stacks_measure (&stacks, &width, &height);
  lm_pen_stacks_draw (&stacks, pen, 0, draw_pile_chip, draw_place, position);
  draw_table (position, pen, height + 0.5 * LINE);
}

const LmDiagramInfo lm_sls_diagram_info = { "so-long-sucker", measure, draw };
