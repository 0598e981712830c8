/* SPDX-License-Identifier: GPL-3.0-or-later */
/* layout.h: which numbers a strip shows, and where they are on it. */

#pragma once

#include "rules.h"

#include <graphene.h>

/* A strip of so many numbers is shown whole; of a longer one, what matters for the turn. */
#define LM_NIM_WHOLE_MAX 64

/* How high a row is, and a place in it without the bracket below, in widths of a place. */
#define LM_NIM_ROW_HEIGHT 1.62
#define LM_NIM_PLACE_HEIGHT 1.38

/* What a strip shows. */
typedef struct
{
  GArray *numbers; /* (element-type guint64): ascending; 0 stands where others are left out */
  guint   group;   /* so many places are not to be parted at the end of a row; 1 where that has no meaning */
  guint   blank;   /* so many places stay empty before the first number */
} LmNimScene;

/* Where the places are, in pixels. */
typedef struct
{
  guint  columns;
  double pitch; /* width of a place */
  double left;
  double top;
} LmNimLayout;

void     lm_nim_scene_fill      (LmNimScene         *scene,
                                 LmPosition         *position,
                                 guint64             extent,
                                 gboolean            pattern);
void     lm_nim_scene_clear     (LmNimScene         *scene);

void     lm_nim_layout_compute  (LmNimLayout        *layout,
                                 const LmNimScene   *scene,
                                 double              width,
                                 double              height);
void     lm_nim_layout_get_place
                                (const LmNimLayout  *layout,
                                 const LmNimScene   *scene,
                                 guint               index,
                                 graphene_rect_t    *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LmNimScene, lm_nim_scene_clear)
