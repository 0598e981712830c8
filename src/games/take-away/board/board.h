/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the parts of the board. */

#pragma once

#include "../theory/theory.h"
#include "kit/lm-board-kit.h"

/* bars.c: a large pile as its board shows it: a bar, and one for each of its parts, with what is marked on them. */

/* Inside a bar everything is in proportion. */
typedef struct
{
  mpz_t           size; /* how many stones it stands for */
  mpz_t           sum;  /* how many whoever takes it and all that comes after it takes */
  guint           tone; /* its tone */
  graphene_rect_t area; /* where it is */
} LmTakeAwayBar;

typedef struct
{
  guint           n_bars;      /* how many bars there are */
  /* (array length=n_bars): the whole pile, then its parts, the largest first, as long as the logarithms of their
     sizes */
  LmTakeAwayBar  *bars;
  graphene_rect_t taken;       /* where the stones of the last move were; empty without one */
  guint           n_hidden;    /* parts that there is no room for */
  double          hidden_y;    /* the middle of the row that says so */
  double          label_right; /* where the labels of the bars end */
} LmTakeAwayBars;

/* What is shown of a turn. */
typedef struct
{
  mpz_srcptr  limit;  /* how many stones this turn may take */
  mpz_srcptr  chosen; /* (nullable): how many are chosen */
  mpz_srcptr  arrow;  /* (nullable): how many a hint would take */
  LmAnswer   *answer; /* (nullable): what the solver says of the moves */
  double      taken;  /* how much is to be seen of the stones of the last move, from 0 to 1 */
} LmTakeAwayBarsMarks;

LmTakeAwayBars *lm_take_away_bars_new      (LmPosition                 *position,
                                            LmTakeAwayParts            *parts,
                                            mpz_srcptr                  before,
                                            double                      width,
                                            double                      height,
                                            double                      line);
void            lm_take_away_bars_free     (LmTakeAwayBars             *self);
double          lm_take_away_bar_get_share (const LmTakeAwayBar        *bar,
                                            mpz_srcptr                  amount);
gboolean        lm_take_away_bars_find     (const LmTakeAwayBars       *self,
                                            double                      x,
                                            double                      y,
                                            mpz_t                       amount);
void            lm_take_away_bars_append   (const LmTakeAwayBars       *bars,
                                            const LmTakeAwayBarsMarks  *marks,
                                            LmBoardItems               *items,
                                            GtkSnapshot                *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayBars, lm_take_away_bars_free)

/* form.c: the fields of take-away, with the limit of the opening, which follows the pile. */

#define LM_TYPE_TAKE_AWAY_FORM (lm_take_away_form_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayForm, lm_take_away_form, LM, TAKE_AWAY_FORM, LmFieldForm)

/* layout.c: the stones of a small pile in their groups, and where they lie. */

/* A larger pile is shown as bars. */
#define LM_TAKE_AWAY_MAX_DRAWN 500

/* Stones are counted from 0 in reading order; who takes k takes the last k. */
typedef struct
{
  guint  n_stones; /* how many stones there are */
  guint  n_groups; /* how many groups they are in */
  guint *sizes;    /* (array length=n_groups): how many are in each, the largest first */
} LmTakeAwayGroups;

gboolean          lm_take_away_groups_can_draw (LmPosition              *position);
LmTakeAwayGroups *lm_take_away_groups_new      (LmPosition              *position,
                                                gboolean                 parts);
void              lm_take_away_groups_free     (LmTakeAwayGroups        *self);
guint             lm_take_away_groups_find     (const LmTakeAwayGroups  *self,
                                                guint                    stone,
                                                guint                   *first);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmTakeAwayGroups, lm_take_away_groups_free)

/*
 * The geometry of a pile in pixels. Every group begins a row of its own. It stays as it is while stones are taken,
 * so that the others keep their place.
 */
typedef struct
{
  double width;       /* of the whole pile */
  double height;      /* of the whole pile */
  double line;        /* height of a line of text */
  guint  columns;     /* stones in a full row; they are bunched in fives */
  double pitch;       /* from one stone to the next */
  double left;        /* where the first stone of a row has its middle */
  double top;         /* where the first row has its middle */
  double label_right; /* where the labels of the groups end */
} LmTakeAwayLayout;

void     lm_take_away_layout_measure    (double                   line,
                                         GtkOrientation           orientation,
                                         int                     *minimum,
                                         int                     *natural);
void     lm_take_away_layout_compute    (LmTakeAwayLayout        *layout,
                                         int                      width,
                                         int                      height,
                                         double                   line,
                                         const LmTakeAwayGroups  *groups,
                                         const LmTakeAwayGroups  *before);
gboolean lm_take_away_layout_fits       (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups);

double   lm_take_away_layout_get_row    (const LmTakeAwayLayout  *layout);
void     lm_take_away_layout_get_stone  (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    stone,
                                         graphene_point_t        *middle);
guint    lm_take_away_layout_get_run    (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    stone,
                                         graphene_rect_t         *run);
void     lm_take_away_layout_get_group  (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         guint                    group,
                                         graphene_rect_t         *area);
gboolean lm_take_away_layout_find_stone (const LmTakeAwayLayout  *layout,
                                         const LmTakeAwayGroups  *groups,
                                         double                   x,
                                         double                   y,
                                         guint                   *stone);

/* pebble.c: draws pebbles and bars of stone. */

/* Pebbles that can be told apart, and the greys and browns of a river. */
#define LM_TAKE_AWAY_SHAPES 14
#define LM_TAKE_AWAY_TONES 3

typedef enum
{
  LM_TAKE_AWAY_STONE, /* a stone that lies there */
  LM_TAKE_AWAY_RING,  /* the outline around a stone that is chosen */
  LM_TAKE_AWAY_GHOST, /* the place of a stone that was taken */
} LmTakeAwayLook;

#define LM_TAKE_AWAY_LOOKS 3

guint lm_take_away_pebble_get_shape (guint                stone);
guint lm_take_away_pebble_get_tone  (guint                stone);
void  lm_take_away_pebble_draw      (cairo_t             *cr,
                                     const LmBoardStyle  *style,
                                     LmTakeAwayLook       look,
                                     guint                shape,
                                     guint                tone,
                                     double               pitch);
void  lm_take_away_trace_rounded    (cairo_t                *cr,
                                     const graphene_rect_t  *rect,
                                     double                  grow,
                                     double                  radius);
void  lm_take_away_bar_trace        (cairo_t                *cr,
                                     const graphene_rect_t  *area);
void  lm_take_away_bar_draw         (cairo_t                *cr,
                                     const LmBoardStyle     *style,
                                     LmTakeAwayLook          look,
                                     guint                   tone,
                                     const graphene_rect_t  *area);

/* draw.c: a pile as its board shows it: stones where they are few, bars where they are many. */

typedef struct _LmTakeAwayDrawing LmTakeAwayDrawing;

LmTakeAwayDrawing *lm_take_away_drawing_new        (LmBoardView        *board);
void               lm_take_away_drawing_free       (LmTakeAwayDrawing  *self);
GtkWidget         *lm_take_away_drawing_get_widget (LmTakeAwayDrawing  *self);
void               lm_take_away_drawing_update     (LmTakeAwayDrawing  *self,
                                                    LmBoardChange       changes,
                                                    LmPosition         *before,
                                                    gboolean            show_parts);
void               lm_take_away_drawing_set_chosen (LmTakeAwayDrawing  *self,
                                                    mpz_srcptr          chosen);
gboolean           lm_take_away_drawing_has_stones (LmTakeAwayDrawing  *self);
gboolean           lm_take_away_drawing_find       (LmTakeAwayDrawing  *self,
                                                    double              x,
                                                    double              y,
                                                    mpz_t               amount);
void               lm_take_away_drawing_find_next  (LmTakeAwayDrawing  *self,
                                                    gboolean            more,
                                                    mpz_t               amount);

/* pile.c: the pile of a board, a slider: stones are pointed at, chosen and taken from its end. */

#define LM_TYPE_TAKE_AWAY_PILE (lm_take_away_pile_get_type ())
G_DECLARE_FINAL_TYPE (LmTakeAwayPile, lm_take_away_pile, LM, TAKE_AWAY_PILE, GtkWidget)

GtkWidget *lm_take_away_pile_new        (LmBoardView     *board,
                                         LmMoveBar       *bar);
void       lm_take_away_pile_update     (LmTakeAwayPile  *self,
                                         LmBoardChange    changes,
                                         LmPosition      *before,
                                         gboolean         show_parts);
char      *lm_take_away_pile_describe   (LmTakeAwayPile  *self);
gboolean   lm_take_away_pile_has_stones (LmTakeAwayPile  *self);

/* stones.c: draws a pile stone by stone, with everything that is marked on it. */

/* The pebbles of a drawing. */
typedef struct
{
  LmBoardItems     *items;  /* the drawing, whose room begins with this */
  LmTakeAwayLayout  layout; /* where they lie */
} LmTakeAwayStones;

void lm_take_away_stones_append_ground   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups);
void lm_take_away_stones_append_arrow    (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    amount);
void lm_take_away_stones_append_ghosts   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *before,
                                          guint                    first);
void lm_take_away_stones_append_flight   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          gboolean                 parts,
                                          const LmTakeAwayGroups  *before,
                                          double                   progress);
void lm_take_away_stones_append_limit    (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    limit);
void lm_take_away_stones_append_verdicts (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          LmAnswer                *answer);
void lm_take_away_stones_append_chosen   (LmTakeAwayStones        *self,
                                          GtkSnapshot             *snapshot,
                                          const LmTakeAwayGroups  *groups,
                                          guint                    amount);

/* words.c: what the board says of a pile, in sentences. */

char *lm_take_away_caption_shorten  (mpz_srcptr   number);
char *lm_take_away_caption_task     (LmPosition  *position);
char *lm_take_away_caption_rule     (LmPosition  *position);
char *lm_take_away_caption_take     (LmPosition  *position,
                                     mpz_srcptr   amount);
char *lm_take_away_caption_too_many (LmPosition  *position);
char *lm_take_away_caption_choose   (LmPosition  *position);
char *lm_take_away_caption_limit    (mpz_srcptr   limit);
char *lm_take_away_caption_selected (LmPosition  *position,
                                     mpz_srcptr   amount);
char *lm_take_away_caption_verdict  (LmAnswer    *answer);
