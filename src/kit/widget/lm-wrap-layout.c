/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-wrap-layout.c: a row that becomes several where it is narrow, so that nothing in it has to be cut. */

#include "lm-wrap-layout.h"

struct _LmWrapLayout
{
  GtkLayoutManager parent_instance;

  int              spacing; /* in pixels, between lines half of it */
  guint            chars;   /* what expands gets at least so many letters */
  int              abreast; /* so many stand beside each other, though they be cut */
};

G_DEFINE_FINAL_TYPE (LmWrapLayout, lm_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Children that stand beside each other. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;         /* (nullable): what comes after the last one */
  guint      n_expanding;
  int        rest;        /* what is left of the width */
} Line;

static GtkWidget *
get_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return get_shown (gtk_widget_get_next_sibling (child));
}

/*
 * What a child needs beside others. Of what expands this does not depend on what it says at the moment, so that nothing
 * moves while one plays.
 */
static int
get_need (LmWrapLayout *self,
          GtkWidget    *child,
          int           width)
{
  PangoFontMetrics *metrics;
  int least, natural, letters;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  if (!gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    return CLAMP (natural, least, MAX (least, (width - (self->abreast - 1) * self->spacing) / self->abreast));

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (child), NULL, NULL);
  letters = self->chars * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  return CLAMP (letters, least, MAX (least, width));
}

static Line
find_line (LmWrapLayout *self,
           GtkWidget    *first,
           int           width)
{
  Line line = { first, first, 0, width };

  for (GtkWidget *child = first; child != NULL; child = get_next (child))
    {
      const int room = get_need (self, child, width) + (child != first ? self->spacing : 0);

      if (child != first && room > line.rest)
        break;
      line.rest -= room;
      line.n_expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
      line.end = get_next (child);
    }
  line.rest = MAX (line.rest, 0);
  return line;
}

/* What expands shares what is left. */
static int
get_width (LmWrapLayout *self,
           const Line   *line,
           GtkWidget    *child,
           int           width)
{
  const int need = get_need (self, child, width);

  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? need + line->rest / (int) line->n_expanding : need;
}

static int
get_line_height (LmWrapLayout *self,
                 const Line   *line,
                 int           width)
{
  int height = 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, get_width (self, line, child, width), &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return height;
}

static int
get_height (LmWrapLayout *self,
            GtkWidget    *row,
            int           width)
{
  int height = 0;

  for (GtkWidget *first = get_shown (gtk_widget_get_first_child (row)); first != NULL;)
    {
      const Line line = find_line (self, first, width);
      const int of_line = get_line_height (self, &line, width);

      height += of_line + (of_line > 0 && height > 0 ? self->spacing / 2 : 0);
      first = line.end;
    }
  return height;
}

static GtkSizeRequestMode
lm_wrap_layout_get_request_mode (GtkLayoutManager *layout,
                                 GtkWidget        *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As narrow as the widest child, or as many as have to be abreast, as wide as all of them. */
static void
lm_wrap_layout_measure (GtkLayoutManager *layout,
                        GtkWidget        *row,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  LmWrapLayout *self = LM_WRAP_LAYOUT (layout);
  int widest = 0, all = 0;

  for (GtkWidget *child = get_shown (gtk_widget_get_first_child (row)); child != NULL; child = get_next (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      widest = MAX (widest, least);
      all += MAX (wanted, get_need (self, child, G_MAXINT)) + (all > 0 ? self->spacing : 0);
    }
  widest = self->abreast * (widest + self->spacing) - self->spacing;
  *minimum = widest;
  *natural = MAX (widest, all);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = get_height (self, row, for_size >= 0 ? MAX (for_size, widest) : all);
}

static void
allocate_line (LmWrapLayout *self,
               const Line   *line,
               int           y,
               int           width,
               int           height)
{
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    {
      const int size = get_width (self, line, child, width);
      const gboolean mirrored = gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL;

      gtk_widget_size_allocate (child, &(GdkRectangle) { mirrored ? width - x - size : x, y, size, height }, -1);
      x += size + self->spacing;
    }
}

/* What is left of the height the last line has. A line that says nothing takes no room, as it was measured. */
static void
lm_wrap_layout_allocate (GtkLayoutManager *layout,
                         GtkWidget        *row,
                         int               width,
                         int               height,
                         int               baseline)
{
  LmWrapLayout *self = LM_WRAP_LAYOUT (layout);
  int y = 0;

  for (GtkWidget *first = get_shown (gtk_widget_get_first_child (row)); first != NULL;)
    {
      const Line line = find_line (self, first, width);
      const int least = get_line_height (self, &line, width);

      if (least > 0 && y > 0)
        y += self->spacing / 2;
      allocate_line (self, &line, y, width, line.end == NULL ? MAX (least, height - y) : least);
      y += least;
      first = line.end;
    }
}

static void
lm_wrap_layout_class_init (LmWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = lm_wrap_layout_get_request_mode;
  layout_class->measure = lm_wrap_layout_measure;
  layout_class->allocate = lm_wrap_layout_allocate;
}

static void
lm_wrap_layout_init (LmWrapLayout *self)
{
  self->abreast = 1;
}

/**
 * lm_wrap_layout_apply:
 * @row: a box
 * @spacing: between its children, in pixels
 * @chars: so many letters have to fit into each child that expands, or the row is broken
 *
 * Lets a row be broken into lines where its children have no room beside each
 * other.
 */
void
lm_wrap_layout_apply (GtkWidget *row,
                      int        spacing,
                      guint      chars)
{
  LmWrapLayout *self;

  g_return_if_fail (GTK_IS_WIDGET (row));

  self = g_object_new (LM_TYPE_WRAP_LAYOUT, NULL);
  self->spacing = spacing;
  self->chars = chars;
  gtk_widget_set_layout_manager (row, GTK_LAYOUT_MANAGER (self));
}

/**
 * lm_wrap_layout_set_abreast:
 * @row: a box to which the layout was applied
 * @n_children: at least 1
 *
 * Lets so many children stand beside each other even where they have to be cut
 * for it, as they are with large text in a narrow window.
 */
void
lm_wrap_layout_set_abreast (GtkWidget *row,
                            guint      n_children)
{
  g_return_if_fail (n_children > 0);

  LM_WRAP_LAYOUT (gtk_widget_get_layout_manager (row))->abreast = n_children;
  gtk_widget_queue_resize (row);
}
