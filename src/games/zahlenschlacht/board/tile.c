/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tile.c: a number on the slate, as a button. */

#include "config.h"

#include "tile.h"

#include "words.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is written, relative to the tile. */
#define LARGE 0.42
#define SMALL 0.24

/* On smaller tiles nothing small can be read; what has to be there is at least so high. */
#define SMALLEST_WITH_DETAIL 34
#define SMALLEST_TEXT 10.5

struct _LmZahlenschlachtTile
{
  GtkButton              parent_instance;

  LmZahlenschlachtChalk *chalk;
  LmZahlenschlachtFace   face;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlachtTile, lm_zahlenschlacht_tile, GTK_TYPE_BUTTON)

/* A text of a height relative to the tile, around a point relative to it, made narrower where it has to be. */
static void
append_text (LmZahlenschlachtTile *self,
             GtkSnapshot          *snapshot,
             const char           *text,
             double                height,
             const GdkRGBA        *color,
             double                x,
             double                y)
{
  const double size = gtk_widget_get_width (GTK_WIDGET (self));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
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
is_left (LmZahlenschlachtTile *self)
{
  return self->face.mark == LM_ZAHLENSCHLACHT_LEFT;
}

/* The number, or the residue with the number above it. */
static void
append_number (LmZahlenschlachtTile *self,
               GtkSnapshot          *snapshot)
{
  const LmBoardStyle *style = lm_zahlenschlacht_chalk_get_style (self->chalk);
  const gboolean detail = gtk_widget_get_width (GTK_WIDGET (self)) >= SMALLEST_WITH_DETAIL;
  GdkRGBA color = lm_rgba_fade (&style->foreground, is_left (self) || style->high_contrast ? 1 : 0.5);
  g_autofree char *number = g_strdup_printf ("%u", self->face.number);
  g_autofree char *residue = g_strdup_printf ("%u", self->face.residue);
  GdkRGBA faint = lm_rgba_fade (&color, style->high_contrast ? 1 : 0.75);

  if (!self->face.show_residue)
    append_text (self, snapshot, number, LARGE, &color, 0.5, 0.5);
  else
    append_text (self, snapshot, residue, LARGE, &color, 0.5, detail ? 0.58 : 0.5);
  if (self->face.show_residue && detail)
    append_text (self, snapshot, number, SMALL, &faint, 0.5, 0.21);
}

/* Who crossed it out, in the corner. */
static void
append_taker (LmZahlenschlachtTile *self,
              GtkSnapshot          *snapshot)
{
  const guint seat = self->face.mark == LM_ZAHLENSCHLACHT_BY_B;
  const LmBoardStyle *style = lm_zahlenschlacht_chalk_get_style (self->chalk);
  const gboolean known = self->face.mark != LM_ZAHLENSCHLACHT_CROSSED;
  const double height = MAX (SMALL * 1.15, SMALLEST_TEXT / gtk_widget_get_width (GTK_WIDGET (self)));
  GdkRGBA faint = lm_rgba_fade (&style->foreground, 0.6);

  append_text (self, snapshot, known ? lm_zahlenschlacht_caption_name_seat (seat) : "?", height,
               known ? lm_zahlenschlacht_chalk_get_seat (self->chalk, seat) : &faint, 0.84, 0.84);
}

static void
append_sign (LmZahlenschlachtTile *self,
             GtkSnapshot          *snapshot,
             LmZahlenschlachtSign  sign)
{
  lm_zahlenschlacht_chalk_append (self->chalk, snapshot, sign, self->face.class_residue);
}

static void
append_relation (LmZahlenschlachtTile *self,
                 GtkSnapshot          *snapshot)
{
  if (self->face.relation == LM_ZAHLENSCHLACHT_POINTED)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_POINTED);
  else if (self->face.relation == LM_ZAHLENSCHLACHT_PARTNER && is_left (self))
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_PARTNER);
  else if (self->face.relation == LM_ZAHLENSCHLACHT_TWIN && is_left (self))
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_TWIN);
}

static void
append_value (LmZahlenschlachtTile *self,
              GtkSnapshot          *snapshot)
{
  if (self->face.value == LM_VALUE_WIN)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_WIN);
  else if (self->face.value == LM_VALUE_LOSS)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_LOSS);
  else if (self->face.value == LM_VALUE_UNKNOWN)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_UNKNOWN);
}

static void
lm_zahlenschlacht_tile_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  LmZahlenschlachtTile *self = LM_ZAHLENSCHLACHT_TILE (widget);

  if (self->chalk == NULL || self->face.number == 0)
    return;

  if (is_left (self))
    append_sign (self, snapshot, self->face.superfluous ? LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS
                                                        : LM_ZAHLENSCHLACHT_SIGN_TILE);
  append_number (self, snapshot);
  if (!is_left (self))
    {
      append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_CROSSED);
      append_taker (self, snapshot);
    }
  append_value (self, snapshot);
  if (self->face.last)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_LAST);
  append_relation (self, snapshot);
  if (self->face.arrow)
    append_sign (self, snapshot, LM_ZAHLENSCHLACHT_SIGN_ARROW);
}

static void
lm_zahlenschlacht_tile_dispose (GObject *object)
{
  LmZahlenschlachtTile *self = LM_ZAHLENSCHLACHT_TILE (object);

  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);

  G_OBJECT_CLASS (lm_zahlenschlacht_tile_parent_class)->dispose (object);
}

static void
lm_zahlenschlacht_tile_class_init (LmZahlenschlachtTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_zahlenschlacht_tile_dispose;
  widget_class->snapshot = lm_zahlenschlacht_tile_snapshot;

  gtk_widget_class_set_css_name (widget_class, "numbertile");
}

static void
lm_zahlenschlacht_tile_init (LmZahlenschlachtTile *self)
{
}

/**
 * lm_zahlenschlacht_tile_new:
 *
 * Returns: (transfer floating): a tile without a number
 */
GtkWidget *
lm_zahlenschlacht_tile_new (void)
{
  return g_object_new (LM_TYPE_ZAHLENSCHLACHT_TILE, NULL);
}

/**
 * lm_zahlenschlacht_tile_set_chalk:
 * @self: a tile
 * @chalk: what to draw with; to be set again when its size changes
 */
void
lm_zahlenschlacht_tile_set_chalk (LmZahlenschlachtTile  *self,
                                  LmZahlenschlachtChalk *chalk)
{
  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_TILE (self));

  lm_zahlenschlacht_chalk_ref (chalk);
  g_clear_pointer (&self->chalk, lm_zahlenschlacht_chalk_unref);
  self->chalk = chalk;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_accessible (LmZahlenschlachtTile *self,
                   guint                 n)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  g_autofree char *label = lm_zahlenschlacht_caption_tile (&self->face);

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_relation (accessible,
                                  GTK_ACCESSIBLE_RELATION_POS_IN_SET, (int) self->face.number,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) n,
                                  -1);
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED,
                               self->face.mode != LM_BOARD_EDIT && !is_left (self), -1);
}

/**
 * lm_zahlenschlacht_tile_set_face:
 * @self: a tile
 * @face: how it looks now
 * @n: how many numbers there are
 *
 * Lets it be a number, perhaps another one than before.
 */
void
lm_zahlenschlacht_tile_set_face (LmZahlenschlachtTile       *self,
                                 const LmZahlenschlachtFace *face,
                                 guint                       n)
{
  gboolean pointed_only;
  LmZahlenschlachtFace before;

  g_return_if_fail (LM_IS_ZAHLENSCHLACHT_TILE (self));

  if (memcmp (&self->face, face, sizeof *face) == 0)
    return;

  before = self->face;
  before.relation = face->relation;
  pointed_only = memcmp (&before, face, sizeof before) == 0;
  self->face = *face;
  if (!pointed_only)
    update_accessible (self, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lm_zahlenschlacht_tile_get_number:
 * @self: a tile
 *
 * Returns: its number
 */
guint
lm_zahlenschlacht_tile_get_number (LmZahlenschlachtTile *self)
{
  g_return_val_if_fail (LM_IS_ZAHLENSCHLACHT_TILE (self), 0);

  return self->face.number;
}
