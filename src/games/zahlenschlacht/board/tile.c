/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tile.c: how a number on the slate looks. */

#include "board.h"

/* What is written, relative to the tile. */
#define LARGE 0.42
#define SMALL 0.24

/* On smaller tiles nothing small can be read; what has to be there is at least so high. */
#define SMALLEST_WITH_DETAIL 34
#define SMALLEST_TEXT 10.5

/* What a tile is drawn with. */
typedef struct
{
  LmBoardItems                *items;
  const LmZahlenschlachtChalk *chalk;
  const LmZahlenschlachtFace  *face;
  LmBoardTextureFunc           draw_sign;
} Tile;

/* A text of a height relative to the tile, around a point relative to it, made narrower where it has to be. */
static void
append_text (const Tile    *self,
             GtkSnapshot   *snapshot,
             const char    *text,
             double         height,
             const GdkRGBA *color,
             double         x,
             double         y)
{
  const double size = self->chalk->tile;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->items), text);
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoRectangle ink;
  double scale;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (height * size * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  pango_layout_get_extents (layout, &ink, NULL);
  scale = MIN (1, 0.8 * size * PANGO_SCALE / MAX (1, ink.width));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x * size, y * size));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(ink.x + 0.5 * ink.width) / PANGO_SCALE,
                                                          -(ink.y + 0.5 * ink.height) / PANGO_SCALE));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_left (const Tile *self)
{
  return self->face->mark == LM_ZAHLENSCHLACHT_LEFT;
}

/* The number, or the residue with the number above it. */
static void
append_number (const Tile  *self,
               GtkSnapshot *snapshot)
{
  const LmBoardStyle *style = &self->chalk->style;
  const gboolean detail = self->chalk->tile >= SMALLEST_WITH_DETAIL;
  GdkRGBA color = lm_rgba_fade (&style->foreground, is_left (self) || style->high_contrast ? 1 : 0.5);
  g_autofree char *number = g_strdup_printf ("%u", self->face->number);
  g_autofree char *residue = g_strdup_printf ("%u", self->face->residue);
  GdkRGBA faint = lm_rgba_fade (&color, style->high_contrast ? 1 : 0.75);

  if (!self->face->show_residue)
    append_text (self, snapshot, number, LARGE, &color, 0.5, 0.5);
  else
    append_text (self, snapshot, residue, LARGE, &color, 0.5, detail ? 0.58 : 0.5);
  if (self->face->show_residue && detail)
    append_text (self, snapshot, number, SMALL, &faint, 0.5, 0.21);
}

/* Who crossed it out, in the corner. */
static void
append_taker (const Tile  *self,
              GtkSnapshot *snapshot)
{
  const guint seat = self->face->mark == LM_ZAHLENSCHLACHT_BY_B;
  const LmBoardStyle *style = &self->chalk->style;
  const gboolean known = self->face->mark != LM_ZAHLENSCHLACHT_CROSSED;
  const double height = MAX (SMALL * 1.15, SMALLEST_TEXT / self->chalk->tile);
  GdkRGBA faint = lm_rgba_fade (&style->foreground, 0.6);

  append_text (self, snapshot, known ? lm_zahlenschlacht_words_name_seat (seat) : "?", height,
               known ? &self->chalk->seats[seat] : &faint, 0.84, 0.84);
}

static void
append_sign (const Tile          *self,
             GtkSnapshot         *snapshot,
             LmZahlenschlachtSign sign)
{
  const guint key = lm_zahlenschlacht_chalk_get_key (sign, self->face->class_residue);
  const double margin = LM_ZAHLENSCHLACHT_CHALK_MARGIN;
  const double size = self->chalk->tile + 2 * margin;

  gtk_snapshot_append_texture (snapshot, lm_board_items_get_texture (self->items, key, size, size, self->draw_sign),
                               &GRAPHENE_RECT_INIT (-margin, -margin, size, size));
}

static void
append_relation (const Tile  *self,
                 GtkSnapshot *snapshot)
{
  if (self->face->relation == LM_ZAHLENSCHLACHT_POINTED)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_POINTED);
  else if (self->face->relation == LM_ZAHLENSCHLACHT_PARTNER && is_left (self))
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_PARTNER);
  else if (self->face->relation == LM_ZAHLENSCHLACHT_TWIN && is_left (self))
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_TWIN);
}

static void
append_value (const Tile  *self,
              GtkSnapshot *snapshot)
{
  if (self->face->value == LM_VALUE_WIN)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_WIN);
  else if (self->face->value == LM_VALUE_LOSS)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_LOSS);
  else if (self->face->value == LM_VALUE_UNKNOWN)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_UNKNOWN);
}

/* Draws how a number looks; @draw_sign draws what the chalk's key says, on a tile with its margin. */
void
lm_zahlenschlacht_tile_draw (LmBoardItems                *items,
                             GtkSnapshot                 *snapshot,
                             const graphene_rect_t       *area,
                             const LmZahlenschlachtChalk *chalk,
                             const LmZahlenschlachtFace  *face,
                             LmBoardTextureFunc           draw_sign)
{
  const Tile tile = { items, chalk, face, draw_sign };
  const Tile *self = &tile;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area->origin);
  if (is_left (self))
    append_sign (self, snapshot, face->superfluous ? LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS : LM_ZAHLENSCHLACHT_SIGN_TILE);
  append_number (self, snapshot);
  if (!is_left (self))
    {
      append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_CROSSED);
      append_taker (self, snapshot);
    }
  append_value (self, snapshot);
  if (face->last)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_LAST);
  append_relation (self, snapshot);
  if (face->arrow)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_ARROW);
  gtk_snapshot_restore (snapshot);
}
