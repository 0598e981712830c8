/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-graph-picture.h: a game graph as it is drawn, and as it is told. */

#pragma once

#include "engine/explore/lm-graph-layout.h"
#include "kit/widget/lm-board-style.h"

/**
 * LmGraphPicture:
 * @graph: the graph
 * @layout: where everything is
 * @values: (nullable) (element-type LmGraphValue): who wins, where that is told
 * @line: (nullable) (element-type guint): the nodes that the game has come
 *   through, the one on the board last
 * @style: the colours
 * @font: of the words
 * @letter: how wide a letter is
 * @height: how high a line of text is
 */
typedef struct
{
  LmGraph              *graph;
  LmGraphLayout        *layout;
  GArray               *values;
  GArray               *line;
  LmBoardStyle          style;
  PangoFontDescription *font;
  double                letter;
  double                height;
} LmGraphPicture;

void                lm_graph_picture_read_look  (LmGraphPicture         *self,
                                                 GtkWidget              *widget);
LmGraphPicture     *lm_graph_picture_copy       (const LmGraphPicture   *self);
void                lm_graph_picture_clear      (LmGraphPicture         *self);
void                lm_graph_picture_free       (LmGraphPicture         *self);

int                 lm_graph_picture_get_here   (const LmGraphPicture   *self);
char               *lm_graph_picture_describe   (const LmGraphPicture   *self,
                                                 guint                   node);

guint               lm_graph_picture_count_edges
                                                (const LmGraphPicture   *self,
                                                 const graphene_rect_t  *sight,
                                                 guint                   most);
void                lm_graph_picture_draw_edges (const LmGraphPicture   *self,
                                                 cairo_t                *cr,
                                                 const graphene_rect_t  *sight,
                                                 double                  scale);
void                lm_graph_picture_name_edges (const LmGraphPicture   *self,
                                                 cairo_t                *cr,
                                                 const graphene_rect_t  *sight,
                                                 double                  scale);
void                lm_graph_picture_draw_nodes (const LmGraphPicture   *self,
                                                 cairo_t                *cr,
                                                 const graphene_rect_t  *sight,
                                                 double                  scale);
cairo_surface_t    *lm_graph_picture_draw_overview
                                                (const LmGraphPicture   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmGraphPicture, lm_graph_picture_free)
