/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the parts of the board. */

#pragma once

#include "../rules/rules.h"
#include "kit/lm-board-kit.h"

/* chocolate.c: a square of chocolate, the poisoned one, what is left of one, and the foil below. */

/* What there is to see in a square. */
typedef enum
{
  LM_CHOMP_CHOCOLATE, /* a square of chocolate */
  LM_CHOMP_POISON,    /* the poisoned one, green and with a skull */
  LM_CHOMP_CRUMBS,    /* where one was eaten */
  LM_CHOMP_WELL,      /* an empty place of the mould that a move can fill */
  LM_CHOMP_FAR_WELL,  /* one that no move can fill yet */
} LmChompLook;

/* No two neighbours have the same crumbs. */
#define LM_CHOMP_N_VARIANTS 4

void lm_chomp_draw_square  (cairo_t               *cr,
                            const LmBoardStyle    *style,
                            LmChompLook            look,
                            guint                  variant,
                            double                 size);
void lm_chomp_draw_foil    (cairo_t               *cr,
                            const LmBoardStyle    *style,
                            const graphene_rect_t *area,
                            double                 tooth);

/* choice.c: what choosing a square does, and the move or shape that is put together of several. */

/*
 * A move of reversed Chomp adds a shape to one corner, and there can be
 * thousands of millions of them. Every such shape is a union of rectangles
 * that begin in the corner, so one can be put together of them: a square that
 * is chosen adds the rectangle up to it, and one that was added is bitten off
 * again with all above and to the right of it. Until it is confirmed it is a
 * draft. Whoever wants no more than a rectangle needs no draft.
 */
typedef struct
{
  LmBoardView  *board;

  gboolean      shaping;
  gboolean      has_draft;
  LmChompShape  draft;
  /* Whether the pointer that is drawn over the squares adds them, or takes them away. */
  gboolean      stroke_adds;
} LmChompChoice;

void lm_chomp_choice_reset (LmChompChoice *self);

gboolean lm_chomp_choice_get_target   (LmChompChoice *self,
                                       LmChompSpot    spot,
                                       LmChompShape  *after);
void     lm_chomp_choice_act          (LmChompChoice *self,
                                       LmChompSpot    spot);
gboolean lm_chomp_choice_can_draft    (LmChompChoice *self);
void     lm_chomp_choice_draft        (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_begin_stroke (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_stroke       (LmChompChoice *self,
                                       LmChompSpot    spot);
void     lm_chomp_choice_end_stroke   (LmChompChoice *self);

void  lm_chomp_choice_set_shaping (LmChompChoice *self,
                                   gboolean       shaping);
const LmChompShape *
      lm_chomp_choice_get_draft   (LmChompChoice *self);
void  lm_chomp_choice_confirm     (LmChompChoice *self);
void  lm_chomp_choice_discard     (LmChompChoice *self);

/* layout.c: where the squares of a bar lie. */

/* The geometry of a bar in pixels; rows and columns are counted from 1, from the poisoned square at the bottom left. */
typedef struct
{
  LmChompSpot board;  /* rows and columns of squares */
  double      pitch;  /* from one square to the next */
  double      margin; /* how far the foil reaches beyond the squares */
  double      left;   /* where the first column begins */
  double      bottom; /* where the first row, the lowest, ends */
  double      line;   /* height of a line of text */
} LmChompLayout;

void lm_chomp_layout_compute  (LmChompLayout       *layout,
                               LmChompSpot          board,
                               int                  width,
                               int                  height,
                               double               line);
void lm_chomp_layout_get_area (const LmChompLayout *layout,
                               LmChompSpot          spot,
                               graphene_rect_t     *area);

/* scene.c: what there is to see on a board, without where and how. */

/*
 * A position of Chomp does not know how large the bar was. The board keeps it, so that everything stays where it is
 * and one sees what is gone.
 */
typedef struct
{
  LmChompShape places; /* the squares that were there when the game began */
  LmChompShape box;    /* the places of the editor, a rectangle */
  gboolean     moved;  /* whether a move led to the position that is shown */
} LmChompSheet;

/*
 * The shapes that may be missing point into @shapes, so a scene must not be copied, or at a position of the board,
 * and so it lasts until that changes.
 */
typedef struct
{
  LmChompSpot         board;    /* rows and columns that there is room for */
  /* the squares that have a place of their own: those that were there when the game began, or the whole board of
     reversed Chomp */
  LmChompShape        sheet;
  LmChompShape        shape;    /* the squares that are there */
  gboolean            is_mould; /* whether the empty places are to be filled rather than eaten */
  const LmChompShape *preview;  /* (nullable): the squares after what is pointed at */
  const LmChompShape *before;   /* (nullable): the squares before the last move */
  const LmChompShape *arrow;    /* (nullable): the squares after the move that a hint points at */
  /* (array): by row and column from 0: whether the place can be filled now */
  guint8              near[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  /* (array): by row and column from 0: 1 + the #LmValue of choosing the square, or 0 where nothing is known */
  guint8              marks[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  /* (array): by row and column from 0: moves to the end after choosing the square, or %LM_DISTANCE_UNKNOWN; only
     where there is a mark */
  guint               distances[LM_CHOMP_MAX_SIDE][LM_CHOMP_MAX_SIDE];
  /* whether the preview is of several squares that were chosen; then the marks, which are of moves with one, do not
     hold */
  gboolean            is_drafted;
  /* how many winning moves have no square that stands for them: those that add something else than a rectangle */
  guint               n_other_wins;

  /*< private >*/
  LmChompShape        shapes[2];
} LmChompScene;

void     lm_chomp_sheet_update       (LmChompSheet       *self,
                                      LmBoardView        *board,
                                      LmBoardChange       changes,
                                      gboolean            moved);
void     lm_chomp_scene_read         (LmChompScene       *scene,
                                      LmBoardView        *board,
                                      const LmChompSheet *sheet);
gboolean lm_chomp_scene_can_act      (const LmChompScene *scene,
                                      LmChompSpot         spot);
gboolean lm_chomp_scene_find_nearest (const LmChompScene *scene,
                                      LmChompSpot         spot,
                                      LmChompSpot        *nearest);
gboolean lm_chomp_scene_find_square  (const LmChompScene *scene,
                                      const LmChompShape *after,
                                      LmChompSpot        *spot);
void     lm_chomp_scene_set_preview  (LmChompScene       *scene,
                                      const LmChompShape *preview);

/* draw.c: draws a board with everything that is marked on it. */

/* Owns nothing of it. */
typedef struct
{
  LmBoardItems        *items;       /* the drawing */
  LmBoardTextureFunc   draw_square; /* draws a look as a texture; its key is look × %LM_CHOMP_N_VARIANTS + variant */
  const LmChompLayout *layout;      /* where everything lies */
  const LmChompScene  *scene;       /* what there is to see */
} LmChompDrawing;

void lm_chomp_drawing_draw        (const LmChompDrawing  *self,
                                   GtkSnapshot           *snapshot);
void lm_chomp_drawing_draw_flight (const LmChompDrawing  *self,
                                   GtkSnapshot           *snapshot,
                                   double                 progress);

/* form.c: the start of a game, or a position to edit: a size, and any shape. */

#define LM_TYPE_CHOMP_FORM (lm_chomp_form_get_type ())
G_DECLARE_FINAL_TYPE (LmChompForm, lm_chomp_form, LM, CHOMP_FORM, LmFieldForm)

/* words.c: what the board says of its squares, in sentences. */

char *lm_chomp_words_square  (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene,
                              LmChompSpot         spot);
char *lm_chomp_words_pointed (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene,
                              LmChompSpot         spot);
char *lm_chomp_words_prompt  (LmBoardView        *board,
                              LmChompChoice      *choice,
                              const LmChompScene *scene);
