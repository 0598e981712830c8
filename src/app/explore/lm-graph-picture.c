/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-picture.c: a game graph as it is drawn, and as it is told. */

#include "lm-graph-picture.h"

#include "kit/widget/lm-board-text.h"

#include <glib/gi18n.h>
#include <math.h>

/* From this size on a node has a shape, its words, and its edges have theirs. */
#define SHAPE_SCALE 0.35
#define WORDS_SCALE 0.55

/* So many moves of a node are told. */
#define MOST_TOLD 8

#define ARROW 6.0

/* Of the picture of all edges, in pixels: what is drawn from memory in no time. */
#define OVERVIEW_PIXELS 2e6
#define OVERVIEW_SIDE 8000.0

/* --- what it is ------------------------------------------------------------- */

/* The theme and the font of a widget. */
void
lm_graph_picture_read_look (LmGraphPicture *self,
                            GtkWidget      *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const double resolution = pango_cairo_context_get_resolution (context);

  lm_board_style_read (&self->style, widget);
  self->letter = (double) pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  self->height = lm_board_text_get_line (widget);
  pango_font_metrics_unref (metrics);
  g_clear_pointer (&self->font, pango_font_description_free);
  self->font = pango_font_description_copy (pango_context_get_font_description (context));
  if (!pango_font_description_get_size_is_absolute (self->font))
    pango_font_description_set_absolute_size (self->font, pango_font_description_get_size (self->font)
                                                          * (resolution > 0 ? resolution : 96) / 72);
}

/* For another thread, which changes nothing of it. */
LmGraphPicture *
lm_graph_picture_copy (const LmGraphPicture *self)
{
  LmGraphPicture *copy = g_memdup2 (self, sizeof *self);

  lm_graph_ref (copy->graph);
  g_atomic_rc_box_acquire (copy->layout);
  copy->values = self->values != NULL ? g_array_ref (self->values) : NULL;
  copy->line = self->line != NULL ? g_array_ref (self->line) : NULL;
  copy->font = pango_font_description_copy (self->font);
  return copy;
}

/* The look stays. */
void
lm_graph_picture_clear (LmGraphPicture *self)
{
  g_clear_pointer (&self->graph, lm_graph_unref);
  g_clear_pointer (&self->layout, lm_graph_layout_unref);
  g_clear_pointer (&self->values, g_array_unref);
  g_clear_pointer (&self->line, g_array_unref);
}

void
lm_graph_picture_free (LmGraphPicture *self)
{
  lm_graph_picture_clear (self);
  g_clear_pointer (&self->font, pango_font_description_free);
  g_free (self);
}

/* NULL where it is not told. */
static const LmGraphValue *
get_value (const LmGraphPicture *self,
           guint                 node)
{
  return self->values != NULL ? &g_array_index (self->values, LmGraphValue, node) : NULL;
}

static guint
get_line_length (const LmGraphPicture *self)
{
  return self->line != NULL ? self->line->len : 0;
}

/* The node of the position on the board, or -1. */
int
lm_graph_picture_get_here (const LmGraphPicture *self)
{
  const guint length = get_line_length (self);

  return length > 0 ? (int) g_array_index (self->line, guint, length - 1) : -1;
}

static gboolean
is_on_line (const LmGraphPicture *self,
            const LmGraphEdge    *edge)
{
  for (guint i = 1; i < get_line_length (self); i++)
    if (g_array_index (self->line, guint, i - 1) == edge->from && g_array_index (self->line, guint, i) == edge->to)
      return TRUE;

  return FALSE;
}

/* --- what is told ------------------------------------------------------------ */

static char *
describe_value (const LmGraphValue *value)
{
  const gboolean wins = value->value == LM_VALUE_WIN;

  if (value->value == LM_VALUE_UNKNOWN)
    return g_strdup (_("Who wins was not decided."));
  if (value->distance == LM_DISTANCE_UNKNOWN)
    return g_strdup (wins ? _("The player to move wins.") : _("The player to move loses."));

  return g_strdup_printf (wins ? ngettext ("The player to move wins, %u move to the end.",
                                           "The player to move wins, %u moves to the end.", value->distance)
                               : ngettext ("The player to move loses, %u move to the end.",
                                           "The player to move loses, %u moves to the end.", value->distance),
                          value->distance);
}

static void
append_moves (const LmGraphPicture *self,
              const LmGraphNode    *node,
              GString              *text)
{
  for (guint i = 0; i < MIN (node->n_edges, MOST_TOLD); i++)
    {
      const LmGraphEdge *edge = lm_graph_get_edge (self->graph, node->first + i);

      g_string_append (text, i > 0 ? "; " : " ");
      g_string_append_printf (text, _("%s to %s"), edge->move, lm_graph_get_node (self->graph, edge->to)->words);
    }
  if (node->n_edges > MOST_TOLD)
    g_string_append_printf (text, ngettext (" and %u more", " and %u more", node->n_edges - MOST_TOLD),
                            node->n_edges - MOST_TOLD);
  g_string_append (text, ".");
}

/* A node with its moves, for people and screen readers. */
char *
lm_graph_picture_describe (const LmGraphPicture *self,
                           guint                 node)
{
  const LmGraphNode *this = lm_graph_get_node (self->graph, node);
  const LmGraphValue *value = get_value (self, node);
  GString *text = g_string_new (this->words);

  if (lm_graph_picture_get_here (self) == (int) node)
    g_string_append_printf (text, " (%s)", _("on the board"));
  g_string_append (text, ". ");
  if (value != NULL)
    {
      g_autofree char *words = describe_value (value);

      g_string_append_printf (text, "%s ", words);
    }
  if (this->is_open)
    g_string_append (text, _("Its moves are beyond the part that is shown."));
  else if (this->n_edges == 0)
    g_string_append (text, _("The game is over."));
  else
    {
      g_string_append_printf (text, ngettext ("%u move:", "%u moves:", this->n_edges), this->n_edges);
      append_moves (self, this, text);
    }

  return g_string_free (text, FALSE);
}

/* --- edges -------------------------------------------------------------------- */

static const LmGraphPoint *
get_points (const LmGraphPicture *self,
            guint                 edge,
            guint                *n_points)
{
  const LmGraphRoute *route = &self->layout->routes[edge];

  *n_points = route->n_points;
  return &g_array_index (self->layout->points, LmGraphPoint, route->first);
}

/* On which side of a line a corner is. */
static gboolean
is_left (const LmGraphPoint *points,
         double              x,
         double              y)
{
  return (points[1].x - points[0].x) * (y - points[0].y) > (points[1].y - points[0].y) * (x - points[0].x);
}

/* Whether all four corners are on one side of it. */
static gboolean
passes_by (const LmGraphPoint    *points,
           const graphene_rect_t *sight)
{
  const double x = sight->origin.x, y = sight->origin.y, width = sight->size.width, height = sight->size.height;
  const guint n = is_left (points, x, y) + is_left (points, x + width, y) + is_left (points, x, y + height)
                  + is_left (points, x + width, y + height);

  return n == 0 || n == 4;
}

static gboolean
is_edge_in_sight (const LmGraphPicture  *self,
                  guint                  edge,
                  const graphene_rect_t *sight)
{
  guint n;
  const LmGraphPoint *points = get_points (self, edge, &n);
  double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;

  for (guint i = 0; i < n; i++)
    {
      left = MIN (left, points[i].x);
      right = MAX (right, points[i].x);
      top = MIN (top, points[i].y);
      bottom = MAX (bottom, points[i].y);
    }

  return right >= sight->origin.x && left <= sight->origin.x + sight->size.width
         && bottom >= sight->origin.y && top <= sight->origin.y + sight->size.height
         && (n != 2 || !passes_by (points, sight));
}

/* How many are in sight; counts no further than one above @most. */
guint
lm_graph_picture_count_edges (const LmGraphPicture  *self,
                              const graphene_rect_t *sight,
                              guint                  most)
{
  guint count = 0;

  for (guint i = 0; i < self->graph->edges->len && count <= most; i++)
    count += is_edge_in_sight (self, i, sight);

  return count;
}

static void
trace_edge (cairo_t            *cr,
            const LmGraphPoint *points,
            guint               n)
{
  cairo_move_to (cr, points[0].x, points[0].y);
  if (n == 2)
    cairo_line_to (cr, points[1].x, points[1].y);
  for (guint i = 1; i + 2 < n; i += 3)
    cairo_curve_to (cr, points[i].x, points[i].y, points[i + 1].x, points[i + 1].y, points[i + 2].x, points[i + 2].y);
}

static void
draw_arrow (cairo_t            *cr,
            const LmGraphPoint *points,
            guint               n)
{
  const LmGraphPoint *end = &points[n - 1], *before = &points[n - 2];

  cairo_save (cr);
  cairo_translate (cr, end->x, end->y);
  cairo_rotate (cr, atan2 (end->y - before->y, end->x - before->x));
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -ARROW, 0.5 * ARROW);
  cairo_line_to (cr, -ARROW, -0.5 * ARROW);
  cairo_fill (cr);
  cairo_restore (cr);
}

static PangoLayout *
create_text (const LmGraphPicture *self,
             cairo_t              *cr,
             const char           *words,
             double                most)
{
  PangoLayout *text = pango_cairo_create_layout (cr);
  int width;

  pango_layout_set_font_description (text, self->font);
  pango_layout_set_single_paragraph_mode (text, TRUE);
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
  pango_layout_set_text (text, words, -1);
  pango_layout_get_pixel_size (text, &width, NULL);
  if (width > most)
    pango_layout_set_width (text, MAX (most, 0) * PANGO_SCALE);
  return text;
}

/* Centred there; @most: how wide it may be */
static void
write_text (const LmGraphPicture *self,
            cairo_t              *cr,
            const char           *words,
            double                x,
            double                y,
            double                most)
{
  g_autoptr (PangoLayout) text = create_text (self, cr, words, most);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (cr, text);
}

static LmGraphPoint
get_middle (const LmGraphPoint *points,
            guint               n)
{
  const guint i = (n - 1) / 3 / 2 * 3;

  if (n == 2)
    return (LmGraphPoint) { (points[0].x + points[1].x) / 2, (points[0].y + points[1].y) / 2 };

  return (LmGraphPoint) { (points[i].x + 3 * points[i + 1].x + 3 * points[i + 2].x + points[i + 3].x) / 8,
                          (points[i].y + 3 * points[i + 1].y + 3 * points[i + 2].y + points[i + 3].y) / 8 };
}

static void
name_edge (const LmGraphPicture *self,
           cairo_t              *cr,
           guint                 edge,
           LmGraphPoint          middle)
{
  g_autofree char *name = lm_graph_name_edge (self->graph, edge);
  const double width = MIN (g_utf8_strlen (name, -1), 16) * self->letter + 4;
  const GdkRGBA paper = lm_rgba_fade (&self->style.background, 0.85);

  cairo_rectangle (cr, middle.x - width / 2, middle.y - 0.45 * self->height, width, 0.9 * self->height);
  lm_board_fill (cr, &paper);
  gdk_cairo_set_source_rgba (cr, &self->style.foreground);
  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_scale (cr, 0.85, 0.85);
  write_text (self, cr, name, 0, 0, 20 * self->letter);
  cairo_restore (cr);
}

static void
draw_edge (const LmGraphPicture *self,
           cairo_t              *cr,
           guint                 edge,
           double                scale)
{
  const gboolean on_line = is_on_line (self, lm_graph_get_edge (self->graph, edge));
  const GdkRGBA faint = lm_rgba_fade (&self->style.foreground, self->style.high_contrast ? 1 : 0.45);
  guint n;
  const LmGraphPoint *points = get_points (self, edge, &n);

  gdk_cairo_set_source_rgba (cr, on_line ? &self->style.accent : &faint);
  cairo_set_line_width (cr, (on_line ? 3 : 1) * MIN (1, scale) / scale);
  trace_edge (cr, points, n);
  cairo_stroke (cr);
  if (scale >= SHAPE_SCALE)
    draw_arrow (cr, points, n);
}

void
lm_graph_picture_draw_edges (const LmGraphPicture  *self,
                             cairo_t               *cr,
                             const graphene_rect_t *sight,
                             double                 scale)
{
  for (guint i = 0; i < self->graph->edges->len; i++)
    if (self->layout->routes[i].n_points > 0 && is_edge_in_sight (self, i, sight))
      draw_edge (self, cr, i, scale);
}

/* Where there is room for them. */
void
lm_graph_picture_name_edges (const LmGraphPicture  *self,
                             cairo_t               *cr,
                             const graphene_rect_t *sight,
                             double                 scale)
{
  for (guint i = 0; i < self->graph->edges->len && scale >= WORDS_SCALE; i++)
    if (self->layout->routes[i].n_points > 0)
      {
        guint n;
        const LmGraphPoint *points = get_points (self, i, &n);
        const LmGraphPoint middle = get_middle (points, n);

        if (graphene_rect_contains_point (sight, &GRAPHENE_POINT_INIT (middle.x, middle.y)))
          name_edge (self, cr, i, middle);
      }
}

/* --- nodes -------------------------------------------------------------------- */

static gboolean
is_node_in_sight (const LmGraphPlace    *place,
                  const graphene_rect_t *sight)
{
  return place->x + place->width >= sight->origin.x && place->x - place->width <= sight->origin.x + sight->size.width
         && place->y + place->height >= sight->origin.y && place->y - place->height <= sight->origin.y + sight->size.height;
}

/* Won: round. Lost: with corners, and two borders. Unknown, or not told: something between. */
static void
trace_node (cairo_t            *cr,
            const LmGraphPlace *place,
            double              inset,
            LmValue             value)
{
  const double x = place->x, y = place->y;
  const double width = place->width / 2 - inset, height = place->height / 2 - inset;
  const double radius = value == LM_VALUE_WIN ? height : value == LM_VALUE_LOSS ? 0 : height / 3;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y - height + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x - width + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x - width + radius, y - height + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
fill_node (const LmGraphPicture *self,
           cairo_t              *cr,
           const LmGraphPlace   *place,
           LmValue               value,
           const GdkRGBA        *color)
{
  GdkRGBA paper;

  lm_rgba_mix (&paper, &self->style.background, color, self->style.high_contrast ? 0 : self->values != NULL ? 0.22 : 0.08);
  trace_node (cr, place, 0, value);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_stroke (cr);
  if (value != LM_VALUE_LOSS)
    return;

  trace_node (cr, place, 3, value);
  cairo_stroke (cr);
}

static void
write_node (const LmGraphPicture *self,
            cairo_t              *cr,
             guint                 node)
{
  const LmGraphPlace *place = &self->layout->places[node];
  const LmGraphNode *this = lm_graph_get_node (self->graph, node);
  const LmGraphValue *value = get_value (self, node);
  const double shift = value != NULL ? 0.6 * self->height : 0;

  if (value != NULL)
    lm_board_style_draw_value (&self->style, cr, value->value, place->x - place->width / 2 + 0.95 * self->height, place->y,
                               0.85 * self->height);
  gdk_cairo_set_source_rgba (cr, &self->style.foreground);
  write_text (self, cr, this->words, place->x + shift, place->y, place->width - 1.2 * self->height - shift);
  if (this->is_open)
    write_text (self, cr, "⋮", place->x, place->y + place->height, place->width);
}

static void
draw_node (const LmGraphPicture *self,
           cairo_t              *cr,
           guint                 node,
           double                scale)
{
  static const double dashes[] = { 3, 3 };
  const LmGraphPlace *place = &self->layout->places[node];
  const LmGraphValue *value = get_value (self, node);
  const LmValue shape = value != NULL ? value->value : LM_VALUE_UNKNOWN;
  const GdkRGBA *color = value != NULL ? lm_board_style_get_value (&self->style, shape) : &self->style.foreground;

  if (scale < SHAPE_SCALE)
    {
      gdk_cairo_set_source_rgba (cr, color);
      cairo_rectangle (cr, place->x - place->width / 2, place->y - place->height / 2, place->width,
                       MAX (place->height, 2 / scale));
      cairo_fill (cr);
      return;
    }

  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, dashes, value != NULL && shape == LM_VALUE_UNKNOWN ? 2 : 0, 0);
  fill_node (self, cr, place, shape, color);
  cairo_set_dash (cr, NULL, 0, 0);
  if (scale >= WORDS_SCALE)
    write_node (self, cr, node);
}

/* A ring around what the game has come through, a thick one around what is on the board. */
static void
draw_line (const LmGraphPicture *self,
           cairo_t              *cr,
           double                scale)
{
  const guint length = get_line_length (self);

  gdk_cairo_set_source_rgba (cr, &self->style.accent);
  for (guint i = 0; i < length; i++)
    {
      const LmGraphPlace *place = &self->layout->places[g_array_index (self->line, guint, i)];

      cairo_set_line_width (cr, (i + 1 == length ? 4 : 2) / MIN (1, scale));
      cairo_rectangle (cr, place->x - place->width / 2 - 5, place->y - place->height / 2 - 5,
                       place->width + 10, place->height + 10);
      cairo_stroke (cr);
    }
}

void
lm_graph_picture_draw_nodes (const LmGraphPicture  *self,
                             cairo_t               *cr,
                             const graphene_rect_t *sight,
                             double                 scale)
{
  for (guint i = 0; i < self->graph->nodes->len; i++)
    if (is_node_in_sight (&self->layout->places[i], sight))
      draw_node (self, cr, i, scale);
  draw_line (self, cr, scale);
}

/**
 * lm_graph_picture_draw_overview:
 * @self: a picture
 *
 * For a worker: it takes as long as some hundred frames.
 *
 * Returns: (transfer full): all edges, for where too many are in sight to draw
 */
cairo_surface_t *
lm_graph_picture_draw_overview (const LmGraphPicture *self)
{
  const double width = self->layout->width, height = self->layout->height;
  const double scale = MIN (sqrt (OVERVIEW_PIXELS / (width * height)), OVERVIEW_SIDE / MAX (width, height));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ceil (scale * width), ceil (scale * height));
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  lm_graph_picture_draw_edges (self, cr, &GRAPHENE_RECT_INIT (0, 0, width, height), MIN (scale, 0.1));
  cairo_destroy (cr);
  return surface;
}
