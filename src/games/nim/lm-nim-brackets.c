/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-brackets.c: each group of a strip is a lost number with those from which one gets there. */

#include "config.h"

#include "lm-nim-brackets.h"

/* Where a bracket is, in widths of a place. */
#define TOP 1.36
#define BOTTOM 1.46
#define INSET 0.12

static void
trace_bracket (cairo_t               *cr,
               const graphene_rect_t *first,
               const graphene_rect_t *last,
               double                 pitch)
{
  const double left = first->origin.x + INSET * pitch;
  const double right = last->origin.x + last->size.width - INSET * pitch;
  const double top = first->origin.y + TOP * pitch, bottom = first->origin.y + BOTTOM * pitch;

  cairo_move_to (cr, left, top);
  cairo_line_to (cr, left, bottom);
  cairo_line_to (cr, right, bottom);
  cairo_line_to (cr, right, top);
}

/* Whether a bracket ends behind a place: of a group that is parted at the end of a row, each part has one of its own. */
static gboolean
ends_bracket (const LmNimLayout *layout,
              const LmNimScene  *scene,
              guint              index)
{
  const guint at = scene->blank + index + 1;

  return index + 1 == scene->numbers->len || at % layout->columns == 0 || at % scene->group == 0;
}

static void
trace_brackets (cairo_t           *cr,
                const LmNimLayout *layout,
                const LmNimScene  *scene)
{
  guint first = 0;

  for (guint i = 0; i < scene->numbers->len; i++)
    {
      graphene_rect_t from, to;

      if (!ends_bracket (layout, scene, i))
        continue;

      lm_nim_layout_get_place (layout, scene, first, &from);
      lm_nim_layout_get_place (layout, scene, i, &to);
      trace_bracket (cr, &from, &to, layout->pitch);
      first = i + 1;
    }
}

/**
 * lm_nim_brackets_append:
 * @widget: the strip
 * @snapshot: what is drawn on
 * @style: how boards look
 * @layout: where the places are
 * @scene: what the strip shows
 *
 * Draws a bracket below every group.
 */
void
lm_nim_brackets_append (GtkWidget          *widget,
                        GtkSnapshot        *snapshot,
                        const LmBoardStyle *style,
                        const LmNimLayout  *layout,
                        const LmNimScene   *scene)
{
  GdkRGBA color = lm_rgba_fade (&style->loss, style->high_contrast ? 1 : 0.7);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                          gtk_widget_get_height (widget)));

  trace_brackets (cr, layout, scene);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}
