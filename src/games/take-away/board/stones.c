/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stones.c: draws a pile stone by stone, with everything that is marked on it. */

#include "board.h"

/* A pebble with its shadow and its ring fits into so many pitches. */
#define SPRITE 1.3

/* In pitches. */
#define LIMIT_LINE 0.47
#define WIN_GLYPH 0.46
#define OTHER_GLYPH 0.27

/* Which of the pictures of stones it is, as one number. */
static guint
get_key (LmTakeAwayLook look,
         guint          tone,
         guint          shape)
{
  return (look * LM_TAKE_AWAY_TONES + tone) * LM_TAKE_AWAY_SHAPES + shape;
}

static void
draw_sprite (gpointer  room,
             cairo_t  *cr,
             guint     key,
             double    width,
             double    height)
{
  const LmTakeAwayStones *self = room;

  cairo_translate (cr, 0.5 * width, 0.5 * height);
  lm_take_away_pebble_draw (cr, lm_board_items_get_style (self->items),
                            key / LM_TAKE_AWAY_SHAPES / LM_TAKE_AWAY_TONES, key % LM_TAKE_AWAY_SHAPES,
                            key / LM_TAKE_AWAY_SHAPES % LM_TAKE_AWAY_TONES, self->layout.pitch);
}

static const LmBoardStyle *
get_style (LmTakeAwayStones *self)
{
  return lm_board_items_get_style (self->items);
}

static void
append_sprite (LmTakeAwayStones       *self,
               GtkSnapshot            *snapshot,
               LmTakeAwayLook          look,
               guint                   tone,
               guint                   stone,
               const graphene_point_t *middle)
{
  double size = ceil (SPRITE * self->layout.pitch);
  GdkTexture *sprite = lm_board_items_get_texture (self->items,
                                                   get_key (look, tone, lm_take_away_pebble_get_shape (stone)),
                                                   size, size, draw_sprite);

  gtk_snapshot_append_texture (snapshot, sprite,
                               &GRAPHENE_RECT_INIT (round (middle->x - 0.5 * size), round (middle->y - 0.5 * size),
                                                    size, size));
}

static void
append_label (LmTakeAwayStones      *self,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *area,
              guint                  size)
{
  g_autofree char *text = g_strdup_printf ("%u", size);
  double row = lm_take_away_layout_get_row (&self->layout);

  lm_board_text_append (GTK_WIDGET (self->items), snapshot, text, PANGO_WEIGHT_BOLD, &get_style (self)->foreground,
                        self->layout.label_right, area->origin.y + 0.5 * row, 1, self->layout.label_right);
}

/* Draws the ground under each group, and how many stones lie on it. */
void
lm_take_away_stones_append_ground (LmTakeAwayStones       *self,
                                   GtkSnapshot            *snapshot,
                                   const LmTakeAwayGroups *groups)
{
  GdkRGBA color = lm_rgba_fade (&get_style (self)->foreground, get_style (self)->dark ? 0.07 : 0.05);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (self->items), snapshot);
  graphene_rect_t area;

  for (guint i = 0; i < groups->n_groups; i++)
    {
      lm_take_away_layout_get_group (&self->layout, groups, i, &area);
      lm_take_away_trace_rounded (cr, &area, 0.10 * self->layout.pitch, 0.42 * self->layout.pitch);
    }
  lm_board_fill (cr, &color);
  cairo_destroy (cr);

  for (guint i = 0; i < groups->n_groups; i++)
    {
      lm_take_away_layout_get_group (&self->layout, groups, i, &area);
      append_label (self, snapshot, &area, groups->sizes[i]);
    }
}

/* Puts the stones that a hint would take on a bright ground with a dashed edge. */
void
lm_take_away_stones_append_arrow (LmTakeAwayStones       *self,
                                  GtkSnapshot            *snapshot,
                                  const LmTakeAwayGroups *groups,
                                  guint                   amount)
{
  const double dashes[] = { 5, 3 };
  GdkRGBA fill = lm_rgba_fade (&get_style (self)->accent, 0.22);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (self->items), snapshot);
  graphene_rect_t run;

  for (guint i = groups->n_stones - amount; i < groups->n_stones;)
    {
      i = lm_take_away_layout_get_run (&self->layout, groups, i, &run);
      lm_take_away_trace_rounded (cr, &run, 0.02 * self->layout.pitch, 0.42 * self->layout.pitch);
    }
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &get_style (self)->accent);
  cairo_set_line_width (cr, 1.75);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Outlines the places of the stones that were taken last. */
void
lm_take_away_stones_append_ghosts (LmTakeAwayStones       *self,
                                   GtkSnapshot            *snapshot,
                                   const LmTakeAwayGroups *before,
                                   guint                   first)
{
  for (guint i = first; i < before->n_stones; i++)
    {
      graphene_point_t middle;

      lm_take_away_layout_get_stone (&self->layout, before, i, &middle);
      append_sprite (self, snapshot, LM_TAKE_AWAY_GHOST, 0, i, &middle);
    }
}

/* The parts have tones of their own, which they keep as long as the larger ones are there. */
static guint
get_tone (const LmTakeAwayGroups *groups,
          gboolean                parts,
          guint                   stone)
{
  guint first;

  return parts ? lm_take_away_groups_find (groups, stone, &first) % LM_TAKE_AWAY_TONES
               : lm_take_away_pebble_get_tone (stone);
}

/* One stone on its way: to its new place, or off the pile. */
static void
append_moving (LmTakeAwayStones       *self,
               GtkSnapshot            *snapshot,
               const LmTakeAwayGroups *groups,
               gboolean                parts,
               const LmTakeAwayGroups *before,
               guint                   stone,
               double                  progress)
{
  graphene_point_t from, to;

  lm_take_away_layout_get_stone (&self->layout, before, stone, &from);
  if (stone < groups->n_stones)
    {
      lm_take_away_layout_get_stone (&self->layout, groups, stone, &to);
      graphene_point_interpolate (&from, &to, progress, &to);
      append_sprite (self, snapshot, LM_TAKE_AWAY_STONE, get_tone (groups, parts, stone), stone, &to);
      return;
    }

  graphene_point_init (&to, from.x + 0.4 * progress * self->layout.pitch,
                       from.y + 0.9 * progress * progress * self->layout.pitch);
  gtk_snapshot_push_opacity (snapshot, 1 - progress);
  append_sprite (self, snapshot, LM_TAKE_AWAY_STONE, get_tone (before, parts, stone), stone, &to);
  gtk_snapshot_pop (snapshot);
}

/* Draws the stones while some of them leave the pile; where none does, it is the same before. */
void
lm_take_away_stones_append_flight (LmTakeAwayStones       *self,
                                   GtkSnapshot            *snapshot,
                                   const LmTakeAwayGroups *groups,
                                   gboolean                parts,
                                   const LmTakeAwayGroups *before,
                                   double                  progress)
{
  for (guint i = 0; i < before->n_stones; i++)
    append_moving (self, snapshot, groups, parts, before, i, progress);
}

/* The bracket opens before the first stone that can be taken. */
static void
trace_limit_hook (cairo_t               *cr,
                  const graphene_rect_t *run,
                  double                 pitch)
{
  double x = run->origin.x - 0.02 * pitch;
  double middle = run->origin.y + 0.5 * run->size.height;

  cairo_move_to (cr, x + 0.16 * pitch, middle - LIMIT_LINE * pitch);
  cairo_line_to (cr, x, middle - LIMIT_LINE * pitch);
  cairo_line_to (cr, x, middle + LIMIT_LINE * pitch);
  cairo_line_to (cr, x + 0.3 * pitch, middle + LIMIT_LINE * pitch);
}

/* Underlines the stones that can be taken, with a bracket before the first. */
void
lm_take_away_stones_append_limit (LmTakeAwayStones       *self,
                                  GtkSnapshot            *snapshot,
                                  const LmTakeAwayGroups *groups,
                                  guint                   limit)
{
  const double pitch = self->layout.pitch;
  GdkRGBA color = lm_rgba_fade (&get_style (self)->foreground, get_style (self)->high_contrast ? 1 : 0.5);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (self->items), snapshot);
  graphene_rect_t run;

  for (guint i = groups->n_stones - limit; i < groups->n_stones;)
    {
      guint next = lm_take_away_layout_get_run (&self->layout, groups, i, &run);
      double y = run.origin.y + 0.5 * run.size.height + LIMIT_LINE * pitch;

      if (i == groups->n_stones - limit)
        trace_limit_hook (cr, &run, pitch);
      cairo_move_to (cr, run.origin.x + 0.1 * pitch, y);
      cairo_line_to (cr, run.origin.x + run.size.width - 0.1 * pitch, y);
      i = next;
    }
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, CLAMP (0.04 * pitch, 1.25, 2));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Marks each stone with how the move ends that takes it and all after it. */
void
lm_take_away_stones_append_verdicts (LmTakeAwayStones       *self,
                                     GtkSnapshot            *snapshot,
                                     const LmTakeAwayGroups *groups,
                                     LmAnswer               *answer)
{
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (self->items), snapshot);

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      guint64 amount = g_ascii_strtoull (move->move, NULL, 10);
      graphene_point_t middle;

      if (amount == 0 || amount > groups->n_stones)
        continue;

      lm_take_away_layout_get_stone (&self->layout, groups, groups->n_stones - amount, &middle);
      lm_board_style_draw_mark (get_style (self), cr, move->value, middle.x, middle.y,
                                (move->value == LM_VALUE_WIN ? WIN_GLYPH : OTHER_GLYPH) * self->layout.pitch);
    }
  cairo_destroy (cr);
}

/* How many they are, over the stone at which one points. */
static void
append_count (LmTakeAwayStones       *self,
              GtkSnapshot            *snapshot,
              const graphene_point_t *middle,
              guint                   amount)
{
  g_autofree char *text = g_strdup_printf ("%u", amount);
  double line = self->layout.line;
  double width = line * MAX (1.3, 0.55 + 0.6 * strlen (text));
  double height = 1.25 * line;
  double x = CLAMP (middle->x, 0.5 * width + 1, self->layout.width - 0.5 * width - 1);
  double y = MAX (middle->y - 0.5 * self->layout.pitch - 0.6 * line, 0.5 * height + 1);
  graphene_rect_t pill = GRAPHENE_RECT_INIT (x - 0.5 * width, y - 0.5 * height, width, height);
  cairo_t *cr = lm_board_append_cairo (GTK_WIDGET (self->items), snapshot);

  lm_take_away_trace_rounded (cr, &pill, 1, 0.5 * height);
  lm_board_fill (cr, &get_style (self)->background);
  lm_take_away_trace_rounded (cr, &pill, 0, 0.5 * height);
  lm_board_fill (cr, &get_style (self)->accent);
  cairo_destroy (cr);
  lm_board_text_append (GTK_WIDGET (self->items), snapshot, text, PANGO_WEIGHT_BOLD, &get_style (self)->background, x, y, 0.5, width);
}

/* Puts a ring around the stones that would be taken, and says how many they are. */
void
lm_take_away_stones_append_chosen (LmTakeAwayStones       *self,
                                   GtkSnapshot            *snapshot,
                                   const LmTakeAwayGroups *groups,
                                   guint                   amount)
{
  graphene_point_t middle;

  for (guint i = groups->n_stones; i-- > groups->n_stones - amount;)
    {
      lm_take_away_layout_get_stone (&self->layout, groups, i, &middle);
      append_sprite (self, snapshot, LM_TAKE_AWAY_RING, 0, i, &middle);
    }
  append_count (self, snapshot, &middle, amount);
}
