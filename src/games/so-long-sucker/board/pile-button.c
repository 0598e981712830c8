/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pile-button.c: a pile of chips on the table, or the place of one. */

#include "config.h"

#include "pile-button.h"

#include "board/lm-board-text.h"
#include "chip.h"
#include "../rules/words.h"

#include <glib/gi18n.h>
#include <string.h>

/* In pixels. */
#define LARGEST_RADIUS 34.0
#define SIDE 5.0
#define TOP 10.0
#define GLYPH 18.0
#define SMALL_CHIP 7.0

struct _LmSlsPileButton
{
  GtkButton      parent_instance;

  LmPosition    *position;
  guint          number;
  /* Bottom to top. */
  guint8         chips[LM_SLS_MAX_CHIPS];
  guint          height;
  LmSlsPileLook  look;
};

G_DEFINE_FINAL_TYPE (LmSlsPileButton, lm_sls_pile_button, GTK_TYPE_BUTTON)

static const LmSlsState *
get_state (LmSlsPileButton *self)
{
  return lm_sls_position_get_state (self->position);
}

/* A captured pile has no order any more. */
static void
read_captured (LmSlsPileButton *self)
{
  const guint8 *captured = get_state (self)->captured;

  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < captured[colour]; i++)
      self->chips[self->height++] = colour;
}

static void
read_chips (LmSlsPileButton *self)
{
  self->height = 0;
  if (self->number == LM_SLS_CAPTURED_PILE)
    {
      read_captured (self);
    }
  else if (self->number > 0)
    {
      const guint8 *chips = lm_sls_position_get_pile (self->position, self->number, &self->height);

      memcpy (self->chips, chips, self->height);
    }
}

/* Who may be next, and how it comes, as far as that is known without a chip in hand. */
static guint
get_next (LmSlsPileButton *self,
          gboolean        *lowest)
{
  const LmSlsState *state = get_state (self);
  guint next = state->left;

  *lowest = FALSE;
  if (self->number == 0 || self->number == LM_SLS_CAPTURED_PILE)
    return next;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (state->piles[self->number - 1].count[i] > 0)
      next &= ~LM_SLS_BIT (i);
  *lowest = next == 0;
  for (guint i = LM_SLS_PLAYERS; i-- > 0 && next == 0;)
    if (state->piles[self->number - 1].order[i] != LM_SLS_NONE
        && lm_sls_state_is_left (state, state->piles[self->number - 1].order[i]))
      next = LM_SLS_BIT (state->piles[self->number - 1].order[i]);

  return next;
}

/* “Blue, Red or Yellow” */
static char *
describe_alternatives (guint players)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if ((players & LM_SLS_BIT (i)) == 0)
        continue;

      if (text->len > 0)
        /* Translators: between the names of players of whom one is next: “Blue, Red or Yellow”. */
        g_string_append (text, players >> i == 1 ? C_("players", " or ") : ", ");
      g_string_append (text, lm_sls_get_player_name (i));
    }

  return g_string_free (text, FALSE);
}

static void
append_chips (LmSlsPileButton *self,
              GString         *name)
{
  for (guint i = 0; i < self->height; i++)
    g_string_append_printf (name, i == 0 ? ": %s" : ", %s", lm_sls_get_colour_name (self->chips[i]));
  if (self->height > 1)
    g_string_append (name, _(" on top"));
}

static void
append_next (LmSlsPileButton *self,
             GString         *name)
{
  gboolean lowest;
  g_autofree char *players = describe_alternatives (get_next (self, &lowest));

  if (self->look.armed != LM_SLS_NONE)
    {
      guint next;
      const LmSlsEffect effect = lm_sls_state_get_effect (get_state (self), self->look.armed, self->number, &next);
      g_autofree char *clause =
        effect == LM_SLS_CHOICE ? describe_alternatives (next)
                                : lm_sls_describe_effect (get_state (self),
                                                          lm_sls_move_place (self->look.armed, self->number, LM_SLS_NONE));

      g_string_append_printf (name, effect == LM_SLS_CHOICE ? _("; next could be %s") : "; %s", clause);
      return;
    }

  g_string_append_printf (name, _("; next could be %s"), players);
}

static char *
describe (LmSlsPileButton *self)
{
  GString *name = g_string_new (NULL);

  if (self->number == 0)
    g_string_append (name, _("Empty pile"));
  else if (self->number == LM_SLS_CAPTURED_PILE)
    g_string_append_printf (name, ngettext ("Captured pile of %s, %u chip", "Captured pile of %s, %u chips", self->height),
                            lm_sls_get_player_name (get_state (self)->turn), self->height);
  else
    g_string_append_printf (name, ngettext ("Pile %u, %u chip", "Pile %u, %u chips", self->height),
                            self->number, self->height);
  append_chips (self, name);
  if (self->number != LM_SLS_CAPTURED_PILE && !lm_position_is_over (self->position))
    append_next (self, name);
  if (self->look.mark >= 0)
    g_string_append_printf (name, _("; %s"), lm_board_style_name_value (self->look.mark));

  return g_string_free (name, FALSE);
}

static void
update_name (LmSlsPileButton *self)
{
  g_autofree char *name = describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* An empty place explains itself, and the words would cover the piles. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->number > 0 ? name : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static double
get_radius (LmSlsPileButton *self)
{
  return MIN (LARGEST_RADIUS, 0.5 * gtk_widget_get_width (GTK_WIDGET (self)) - SIDE);
}

/* The line below the chips: the number, and who may be next. */
static double
get_footer (LmSlsPileButton *self)
{
  return lm_board_text_get_line (GTK_WIDGET (self)) + 4;
}

/* How much of each chip's side is seen: less where many have to fit. */
static double
get_step (LmSlsPileButton *self,
          guint            height)
{
  const double radius = get_radius (self);
  const double room = gtk_widget_get_height (GTK_WIDGET (self)) - get_footer (self) - TOP
                      - 2 * LM_SLS_CHIP_TILT * radius;

  return MAX (1.5, MIN (LM_SLS_CHIP_THICKNESS * radius, room / MAX (height, 1)));
}

/* The middle of the upper face of the chip at @level, from 0; that of a place without a chip at -1. */
static void
get_face (LmSlsPileButton  *self,
          int               level,
          graphene_point_t *face)
{
  const double bottom = gtk_widget_get_height (GTK_WIDGET (self)) - get_footer (self);
  const guint shown = MAX ((int) self->height, level + 1);

  face->x = 0.5 * gtk_widget_get_width (GTK_WIDGET (self));
  face->y = bottom - LM_SLS_CHIP_TILT * get_radius (self) - (level + 1) * get_step (self, shown);
}

/* @face: the middle of the face of its topmost chip. @radius: half its width. */
void
lm_sls_pile_button_get_top (LmSlsPileButton  *self,
                            graphene_point_t *face,
                            double           *radius)
{
  get_face (self, (int) self->height - 1, face);
  *radius = get_radius (self);
}

static void
draw_ring (cairo_t       *cr,
           const GdkRGBA *color,
           double         x,
           double         y,
           double         radius,
           double         line)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius * LM_SLS_CHIP_TILT);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_chips (LmSlsPileButton    *self,
            cairo_t            *cr,
            const LmBoardStyle *style)
{
  const double radius = get_radius (self);
  const guint all = self->height + (self->look.waiting ? 1 : 0);
  const guint shown = all - (self->look.landing && self->height > 0 ? 1 : 0);
  const double step = get_step (self, all);
  graphene_point_t face;

  get_face (self, -1, &face);
  if (shown == 0)
    lm_sls_chip_draw_place (cr, style, face.x, face.y, radius);

  for (guint i = 0; i < shown; i++)
    lm_sls_chip_draw_lying (cr, style, i < self->height ? self->chips[i] : self->look.armed, face.x,
                            face.y - (i + 1) * step, radius, step);
}

/* Where the picture of the pile ends at the top. */
static double
get_crown (LmSlsPileButton        *self,
           const graphene_point_t *face)
{
  return face->y - LM_SLS_CHIP_TILT * get_radius (self);
}

/* Where the last move was, and what the solver says. */
static void
draw_marks (LmSlsPileButton    *self,
            cairo_t            *cr,
            const LmBoardStyle *style)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  graphene_point_t face;

  get_face (self, (int) self->height - 1, &face);
  if (self->look.last && self->height > 0 && !self->look.landing)
    {
      draw_ring (cr, &style->background, face.x, face.y, get_radius (self) + 2.5, 5);
      draw_ring (cr, &style->accent, face.x, face.y, get_radius (self) + 2.5, 3);
    }
  if (self->look.mark >= 0)
    lm_board_style_draw_value (style, cr, self->look.mark,
                               MIN (face.x + 0.8 * get_radius (self), width - 0.5 * GLYPH - 1),
                               MAX (get_crown (self, &face) - 2, 0.5 * GLYPH + 1), GLYPH);
}

static void
draw_hint (LmSlsPileButton    *self,
           cairo_t            *cr,
           const LmBoardStyle *style)
{
  const double dashes[] = { 5, 3 };
  graphene_point_t face;
  double top;

  get_face (self, (int) self->height - 1, &face);
  top = MAX (get_crown (self, &face) - GLYPH, 2);
  cairo_rectangle (cr, 2, top, gtk_widget_get_width (GTK_WIDGET (self)) - 4,
                   gtk_widget_get_height (GTK_WIDGET (self)) - top - 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, 1.75);
  gdk_cairo_set_source_rgba (cr, &style->accent);
  cairo_stroke (cr);
}

/* Who may be next, as small chips from @x on. */
static void
draw_next (LmSlsPileButton    *self,
           cairo_t            *cr,
           const LmBoardStyle *style,
           guint               next,
           double              x,
           double              y)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (next & LM_SLS_BIT (i))
      {
        lm_sls_chip_draw_face (cr, style, i, x + SMALL_CHIP, y, SMALL_CHIP);
        x += 2 * SMALL_CHIP + 1;
      }
}

static void
append_footer (LmSlsPileButton    *self,
               GtkSnapshot        *snapshot,
               const LmBoardStyle *style)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double y = gtk_widget_get_height (widget) - 0.5 * get_footer (self);
  const double width = gtk_widget_get_width (widget);
  const gboolean shows_next = self->number != LM_SLS_CAPTURED_PILE && self->number != 0
                              && !lm_position_is_over (self->position);
  g_autofree char *number = shows_next ? g_strdup_printf ("%u ›", self->number) : NULL;
  guint next = 0, n_next;
  gboolean lowest;
  double left, text;
  cairo_t *cr;

  if (self->number == LM_SLS_CAPTURED_PILE)
    lm_board_text_append (widget, snapshot, _("captured"), PANGO_WEIGHT_BOLD, &style->accent, 0.5 * width, y, 0.5, width);
  if (!shows_next)
    return;

  if (self->look.armed != LM_SLS_NONE)
    lm_sls_state_get_effect (get_state (self), self->look.armed, self->number, &next);
  else
    next = get_next (self, &lowest);
  n_next = __builtin_popcount (next);
  text = 0.5 * width - n_next * (SMALL_CHIP + 0.5) + 8;
  left = text + 3;
  lm_board_text_append (widget, snapshot, number, PANGO_WEIGHT_NORMAL, &style->foreground, text, y, 1, MAX (text, 8));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, y - 12, width, 24));
  draw_next (self, cr, style, next, left, y);
  cairo_destroy (cr);
}

static void
lm_sls_pile_button_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LmSlsPileButton *self = LM_SLS_PILE_BUTTON (widget);
  LmBoardStyle style;
  cairo_t *cr;

  GTK_WIDGET_CLASS (lm_sls_pile_button_parent_class)->snapshot (widget, snapshot);

  if (self->position == NULL)
    return;

  lm_board_style_read (&style, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  draw_chips (self, cr, &style);
  draw_marks (self, cr, &style);
  if (self->look.hinted)
    draw_hint (self, cr, &style);
  cairo_destroy (cr);
  append_footer (self, snapshot, &style);
}

static void
lm_sls_pile_button_finalize (GObject *object)
{
  LmSlsPileButton *self = LM_SLS_PILE_BUTTON (object);

  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_sls_pile_button_parent_class)->finalize (object);
}

static void
lm_sls_pile_button_class_init (LmSlsPileButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_sls_pile_button_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = lm_sls_pile_button_snapshot;
}

static void
lm_sls_pile_button_init (LmSlsPileButton *self)
{
  self->look = (LmSlsPileLook) { .armed = LM_SLS_NONE, .mark = -1 };
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "lm-sls-pile");
}

GtkWidget *
lm_sls_pile_button_new (void)
{
  return g_object_new (LM_TYPE_SLS_PILE_BUTTON, NULL);
}

/* Its number from 1, 0 for an empty one, or %LM_SLS_CAPTURED_PILE. */
guint
lm_sls_pile_button_get_number (LmSlsPileButton *self)
{
  return self->number;
}

/* @number: the pile to show, from 1; 0 for an empty place; %LM_SLS_CAPTURED_PILE. */
void
lm_sls_pile_button_show (LmSlsPileButton *self,
                         LmPosition      *position,
                         guint            number)
{
  lm_position_ref (position);
  g_clear_pointer (&self->position, lm_position_unref);
  self->position = position;
  self->number = number;
  self->look = (LmSlsPileLook) { .armed = LM_SLS_NONE, .mark = -1 };
  read_chips (self);
  update_name (self);
}

void
lm_sls_pile_button_set_look (LmSlsPileButton     *self,
                             const LmSlsPileLook *look)
{
  self->look = *look;
  update_name (self);
}
