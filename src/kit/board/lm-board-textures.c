/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-board-textures.c: pictures that are drawn once and used often. */

#include "lm-board-textures.h"

#include <math.h>

/* Returns: (transfer full): no pictures yet */
GHashTable *
lm_board_textures_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

static GdkTexture *
create_texture (guint               key,
                double              width,
                double              height,
                int                 scale,
                LmBoardTextureFunc  draw,
                gpointer            room)
{
  const int columns = MAX (1, ceil (width * scale)), rows = MAX (1, ceil (height * scale));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, columns, rows);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_scale (cr, columns / width, rows / height);
  draw (room, cr, key, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) rows * cairo_image_surface_get_stride (surface));
  texture = gdk_memory_texture_new (columns, rows, GDK_MEMORY_DEFAULT, bytes,
                                    cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return texture;
}

/**
 * lm_board_textures_get:
 * @textures: the pictures that there are
 * @key: what it shows
 * @width: in pixels
 * @height: in pixels
 * @scale: how many pixels of the screen each of them has
 * @draw: draws it
 * @room: for @draw
 *
 * Returns: (transfer none): the picture, drawn if there is none yet
 */
GdkTexture *
lm_board_textures_get (GHashTable         *textures,
                       guint               key,
                       double              width,
                       double              height,
                       int                 scale,
                       LmBoardTextureFunc  draw,
                       gpointer            room)
{
  g_autofree char *name = g_strdup_printf ("%u %g %g %d", key, width, height, scale);
  GdkTexture *texture = g_hash_table_lookup (textures, name);

  if (texture == NULL)
    {
      texture = create_texture (key, width, height, scale, draw, room);
      g_hash_table_insert (textures, g_steal_pointer (&name), texture);
    }

  return texture;
}
