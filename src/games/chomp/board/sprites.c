/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sprites.c: squares that were drawn once and are shown often. */

#include "config.h"

#include "sprites.h"

#include <math.h>

struct _LmChompSprites
{
  GtkWidget    *widget;
  LmBoardStyle  style;
  double        size;
  int           scale;
  GdkTexture   *textures[LM_CHOMP_N_LOOKS][LM_CHOMP_N_VARIANTS];
};

static void
forget (LmChompSprites *self)
{
  for (guint look = 0; look < LM_CHOMP_N_LOOKS; look++)
    for (guint variant = 0; variant < LM_CHOMP_N_VARIANTS; variant++)
      g_clear_object (&self->textures[look][variant]);
}

LmChompSprites *
lm_chomp_sprites_new (GtkWidget *widget)
{
  LmChompSprites *self = g_new0 (LmChompSprites, 1);

  self->widget = widget;
  lm_board_style_read (&self->style, widget);

  return self;
}

void
lm_chomp_sprites_free (LmChompSprites *self)
{
  forget (self);
  g_free (self);
}

void
lm_chomp_sprites_restyle (LmChompSprites *self)
{
  forget (self);
  lm_board_style_read (&self->style, self->widget);
}

const LmBoardStyle *
lm_chomp_sprites_get_style (LmChompSprites *self)
{
  return &self->style;
}

static GdkTexture *
create_texture (LmChompSprites *self,
                LmChompLook     look,
                guint           variant)
{
  const int size = ceil (self->size * self->scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  cairo_scale (cr, size / self->size, size / self->size);
  lm_chomp_draw_square (cr, &self->style, look, variant, self->size);
  cairo_destroy (cr);

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * size);
  texture = gdk_memory_texture_new (size, size, GDK_MEMORY_DEFAULT, bytes,
                                    cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return texture;
}

/* Another size, or a screen with other pixels, needs other pictures. */
static void
prepare (LmChompSprites *self,
         double          size)
{
  const int scale = gtk_widget_get_scale_factor (self->widget);

  if (self->size == size && self->scale == scale)
    return;

  forget (self);
  self->size = size;
  self->scale = scale;
}

void
lm_chomp_sprites_append (LmChompSprites *self,
                         GtkSnapshot    *snapshot,
                         LmChompLook     look,
                         guint           variant,
                         double          x,
                         double          y,
                         double          size)
{
  GdkTexture **texture;

  prepare (self, size);
  texture = &self->textures[look][look == LM_CHOMP_CRUMBS ? variant % LM_CHOMP_N_VARIANTS : 0];
  if (*texture == NULL)
    *texture = create_texture (self, look, variant);

  gtk_snapshot_append_texture (snapshot, *texture, &GRAPHENE_RECT_INIT (x, y, size, size));
}
