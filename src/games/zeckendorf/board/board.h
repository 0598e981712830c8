/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the parts of the board. */

#pragma once

#include "../rules/rules.h"
#include "kit/lm-board-kit.h"

/* scene.c: a position as its board shows it: columns, chips, and the moves with their words. */

/* A legal move. */
typedef struct
{
  char                 *text;     /* the move's text */
  char                 *sentence; /* what it does, in words */
  char                 *sum;      /* what it does, in numbers: "3 + 3 → 1 + 5", "3 + 3 → 1 + hole" */
  LmZeckendorfMoveKind  kind;     /* the kind of move */
  LmZeckendorfChips     chips;    /* where chips come from and go to */
  double                place;    /* the column under which its button is, from 0; it may be between two */
  guint                 row;      /* the row of its button */
} LmZeckendorfSceneMove;

/* Things on a board beside its columns. */
typedef enum
{
  LM_ZECKENDORF_SIGN_HOLE,  /* the black hole */
  LM_ZECKENDORF_SIGN_STOCK, /* what is left to place */
  LM_ZECKENDORF_N_SIGNS,
} LmZeckendorfSceneSign;

typedef struct
{
  LmPosition                *position;  /* the position shown */
  const LmZeckendorfVariant *variant;   /* the rules */
  const guint32             *heights;   /* chips per bin */
  guint32                    stock;     /* what is left to place */
  guint                      n_columns; /* how many columns are shown: every bin that a move can reach */
  GPtrArray                 *moves;     /* (element-type LmZeckendorfSceneMove): the legal moves in board order */
} LmZeckendorfScene;

/* What the overlay says of a column. */
typedef struct
{
  gboolean shown;    /* whether there is one */
  LmValue  value;    /* the value of the best move that takes from the column */
  guint    distance; /* moves to the end after it, or %LM_DISTANCE_UNKNOWN */
} LmZeckendorfVerdict;

guint                  lm_zeckendorf_scene_count_columns
                                                        (LmPosition                   *position,
                                                         guint                         minimum);
LmZeckendorfScene     *lm_zeckendorf_scene_new          (LmPosition                   *position,
                                                         guint                         minimum_columns);
void                   lm_zeckendorf_scene_free         (LmZeckendorfScene            *scene);

LmZeckendorfSceneMove *lm_zeckendorf_scene_find_move    (LmZeckendorfScene            *scene,
                                                         const char                   *text);
gboolean               lm_zeckendorf_scene_is_dead      (LmZeckendorfScene            *scene,
                                                         guint                         bin);
GPtrArray             *lm_zeckendorf_scene_list_moves   (LmZeckendorfScene            *scene,
                                                         guint                         bin);
char                  *lm_zeckendorf_scene_describe_bin (LmZeckendorfScene            *scene,
                                                         guint                         bin,
                                                         gboolean                      with_moves);
char                  *lm_zeckendorf_scene_describe_sign
                                                        (LmZeckendorfScene            *scene,
                                                         LmZeckendorfSceneSign         sign);
guint                  lm_zeckendorf_scene_count_placed (GPtrArray                    *moves);

gboolean               lm_zeckendorf_scene_get_chips    (LmZeckendorfScene            *scene,
                                                         const char                   *move,
                                                         LmZeckendorfChips            *chips);
guint                  lm_zeckendorf_chips_count_taken  (const LmZeckendorfChips      *chips,
                                                         guint                         bin);
guint                  lm_zeckendorf_chips_count_given  (const LmZeckendorfChips      *chips,
                                                         guint                         bin);
gboolean               lm_zeckendorf_chips_get_way      (const LmZeckendorfChips      *chips,
                                                         guint                         index,
                                                         guint                        *from,
                                                         guint                        *to);
void                   lm_zeckendorf_verdict_judge      (LmZeckendorfVerdict          *verdict,
                                                        LmZeckendorfScene            *scene,
                                                        guint                         bin,
                                                        LmAnswer                     *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LmZeckendorfScene, lm_zeckendorf_scene_free)

/* board.c: the board of the games of this room. */

#define LM_TYPE_ZECKENDORF_BOARD (lm_zeckendorf_board_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfBoard, lm_zeckendorf_board, LM, ZECKENDORF_BOARD, LmBoardView)

/* Signal "columns-changed": there may be more or less of them. */

guint lm_zeckendorf_board_get_n_columns (LmZeckendorfBoard *self);
void  lm_zeckendorf_board_set_minimum   (LmZeckendorfBoard *self,
                                         guint              n_columns);

/* choice.c: asks which of a column's moves is meant, and says what the solver says of a move. */

char      *lm_zeckendorf_describe_move (const LmZeckendorfSceneMove *move,
                                        const LmMoveValue           *verdict);
GtkWidget *lm_zeckendorf_choice_new    (LmBoardView                 *board,
                                        LmBoardItems                *items,
                                        guint                        bin,
                                        GPtrArray                   *moves);

/* edit.c: the changes that the editor makes to a position. */

LmPosition *lm_zeckendorf_edit_add      (LmPosition  *position,
                                         guint        bin,
                                         int          chips,
                                         GError     **error);
LmPosition *lm_zeckendorf_edit_move     (LmPosition  *position,
                                         guint        bin,
                                         int          by,
                                         GError     **error);
int         lm_zeckendorf_edit_read_key (guint        keyval);
LmPosition *lm_zeckendorf_edit_start    (LmPosition  *position,
                                         guint        n);
LmPosition *lm_zeckendorf_edit_cut      (LmPosition  *position,
                                         guint        n_bins);
LmPosition *lm_zeckendorf_edit_random   (LmPosition  *position,
                                         guint        n,
                                         GRand       *rand);

/* layout.c: where the columns, their chips and their buttons are. */

/*
 * Rows of buttons below the columns: the moves, or the editor's plus and minus. While chips are placed, the upper one has all
 * moves and the lower one is the place of the stock, so that nothing moves when the stock runs out.
 */
#define LM_ZECKENDORF_BUTTON_ROWS 2

/*
 * The geometry of a board in pixels, from which the widgets are placed and everything is drawn. Columns are counted
 * from 0 here.
 */
typedef struct
{
  double           width;         /* of the whole board */
  double           height;        /* of the whole board */
  double           line;          /* height of a line of text; everything that holds text is a multiple */
  guint            n_columns;     /* how many columns there are */
  gboolean         has_hole;      /* whether right of them there is the black hole */
  double           left;          /* where the first column begins */
  double           pitch;         /* from one column to the next */
  double           gap;           /* between two columns */
  double           lane_top;      /* where the columns begin */
  double           lane_bottom;   /* where they end */
  double           header_bottom; /* the end of a column's header */
  double           badge_y;       /* middle of the line in a column that says how its moves end */
  double           stack_top;     /* the highest that the face of a chip may be */
  double           stack_base;    /* where the lowest chip stands (middle of its foot) */
  double           count_y;       /* middle of the line that says how many chips there are */
  double           radius_x;      /* half the width of a chip */
  double           radius_y;      /* half the depth of its face, which is seen from above at an angle */
  double           thickness;     /* of a chip in a stack that is not compressed */
  double           hole_pitch;    /* what the black hole takes at the right of the last column, or 0 */
  graphene_point_t hole;          /* middle of the black hole, where there is one */
  double           hole_radius;   /* of its dark disc */
  double           buttons_top;   /* where the rows of buttons begin */
  double           button_height; /* height of a row */
} LmZeckendorfLayout;

/* How a stack is compressed to the height that there is. */
typedef struct
{
  double  step;    /* from one chip to the next */
  guint   n_lower; /* chips drawn from the foot on */
  guint   n_upper; /* chips drawn at the top of a stack that is too high to show all of it, above a break; else 0 */
} LmZeckendorfStack;

/* How the stock lies in its tray: as a roll of coins of one each. */
typedef struct
{
  double  left;    /* where the first coin lies */
  double  right;   /* where the roll ends */
  double  step;    /* from one coin to the next */
  guint   n_shown; /* how many coins there is room for */
} LmZeckendorfRoll;

void   lm_zeckendorf_layout_measure    (guint                      n_columns,
                                        gboolean                   has_hole,
                                        double                     line,
                                        GtkOrientation             orientation,
                                        int                       *minimum,
                                        int                       *natural);
void   lm_zeckendorf_layout_compute    (LmZeckendorfLayout        *layout,
                                        int                        width,
                                        int                        height,
                                        guint                      n_columns,
                                        gboolean                   has_hole,
                                        double                     line);

void   lm_zeckendorf_layout_get_lane   (const LmZeckendorfLayout  *layout,
                                        guint                      column,
                                        GdkRectangle              *lane);
void   lm_zeckendorf_layout_get_button (const LmZeckendorfLayout  *layout,
                                        double                     column,
                                        guint                      row,
                                        GdkRectangle              *button);
void   lm_zeckendorf_layout_get_hole   (const LmZeckendorfLayout  *layout,
                                        GdkRectangle              *lane);
void   lm_zeckendorf_layout_get_tray   (const LmZeckendorfLayout  *layout,
                                        GdkRectangle              *tray);
double lm_zeckendorf_layout_get_words  (const LmZeckendorfLayout  *layout);
void   lm_zeckendorf_layout_get_roll   (const LmZeckendorfLayout  *layout,
                                        guint                      stock,
                                        LmZeckendorfRoll          *roll);
double lm_zeckendorf_layout_get_x      (const LmZeckendorfLayout  *layout,
                                        double                     column);

void   lm_zeckendorf_layout_get_stack  (const LmZeckendorfLayout  *layout,
                                        guint                      height,
                                        LmZeckendorfStack         *stack);
void   lm_zeckendorf_layout_get_chip   (const LmZeckendorfLayout  *layout,
                                        guint                      column,
                                        guint                      height,
                                        guint                      chip,
                                        graphene_point_t          *face);

/* flight.c: the chips of a move on their way. */

/* A move takes at most two chips and gives at most two. */
#define LM_ZECKENDORF_FLIGHT_CHIPS 2

/* Where the chips of a move fly. Two chips that make one land on the same place. */
typedef struct
{
  guint            n_chips;                               /* how many chips fly */
  graphene_point_t from[LM_ZECKENDORF_FLIGHT_CHIPS];      /* where each chip was */
  graphene_point_t to[LM_ZECKENDORF_FLIGHT_CHIPS];        /* where it lands */
  double           from_tone[LM_ZECKENDORF_FLIGHT_CHIPS]; /* the column it leaves */
  double           to_tone[LM_ZECKENDORF_FLIGHT_CHIPS];   /* the column it comes to */
  /* how large it is at first, relative to a chip: one from the stock is a coin there */
  double           from_size[LM_ZECKENDORF_FLIGHT_CHIPS];
  /* how large it is at last: one that falls into the hole vanishes */
  double           to_size[LM_ZECKENDORF_FLIGHT_CHIPS];
} LmZeckendorfFlight;

/* A chip on its way. */
typedef struct
{
  graphene_point_t face; /* the middle of its upper face */
  double           tone; /* the column whose gold it has, or between two */
  double           size; /* relative to a chip */
} LmZeckendorfFlyer;

void lm_zeckendorf_flight_plan   (LmZeckendorfFlight        *flight,
                                  const LmZeckendorfLayout  *layout,
                                  const guint32             *before,
                                  guint32                    stock,
                                  const LmZeckendorfChips   *chips);
void lm_zeckendorf_flight_locate (const LmZeckendorfFlight  *flight,
                                  const LmZeckendorfLayout  *layout,
                                  guint                      chip,
                                  double                     progress,
                                  LmZeckendorfFlyer         *flyer);

/* form.c: the start of a game of this room as a page, and what the editor does to a whole board as a bar. */

#define LM_TYPE_ZECKENDORF_FORM (lm_zeckendorf_form_get_type ())
G_DECLARE_FINAL_TYPE (LmZeckendorfForm, lm_zeckendorf_form, LM, ZECKENDORF_FORM, LmFieldForm)


/* chips.c: draws chips, stacks, arrows and the spiral of squares with Cairo. */

/* Why chips on a stack are outlined. */
typedef enum
{
  LM_ZECKENDORF_MARK_TAKE, /* these chips would move */
  LM_ZECKENDORF_MARK_LAST, /* these chips came with the last move */
} LmZeckendorfMark;

/* What everything is painted with. */
typedef struct
{
  cairo_t                  *cr;     /* draws on it, in pixels */
  const LmBoardStyle       *style;  /* the colours */
  const LmZeckendorfLayout *layout; /* where things are */
} LmZeckendorfPen;

/* The colours of one kind of chip. */
typedef struct
{
  GdkRGBA light;  /* where light falls */
  GdkRGBA middle; /* the metal itself */
  GdkRGBA dark;   /* where none does */
} LmZeckendorfGold;

void lm_zeckendorf_gold_get      (LmZeckendorfGold  *gold,
                                  double             tone);
void lm_zeckendorf_gold_get_dead (LmZeckendorfGold  *gold);
void lm_zeckendorf_gold_add_stop (cairo_pattern_t   *pattern,
                                  double             offset,
                                  const GdkRGBA     *color,
                                  double             alpha);

void lm_zeckendorf_draw_motif     (const LmZeckendorfPen   *pen);
void lm_zeckendorf_draw_stack     (const LmZeckendorfPen   *pen,
                                   guint                    column,
                                   guint                    height,
                                   gboolean                 dead,
                                   PangoLayout             *engraving);
void lm_zeckendorf_draw_chip      (const LmZeckendorfPen   *pen,
                                   double                   tone,
                                   double                   size,
                                   const graphene_point_t  *face);
void lm_zeckendorf_draw_ghost     (const LmZeckendorfPen   *pen,
                                   guint                    column,
                                   double                   size,
                                   const graphene_point_t  *face);
void lm_zeckendorf_draw_mark      (const LmZeckendorfPen   *pen,
                                   LmZeckendorfMark         mark,
                                   guint                    column,
                                   guint                    height,
                                   guint                    n_chips);
void lm_zeckendorf_draw_arrow     (const LmZeckendorfPen   *pen,
                                   LmZeckendorfMark         mark,
                                   const graphene_point_t  *from,
                                   const graphene_point_t  *to);
void lm_zeckendorf_draw_hole      (const LmZeckendorfPen   *pen);
void lm_zeckendorf_draw_hole_mark (const LmZeckendorfPen   *pen,
                                   LmZeckendorfMark         mark);

/* draw.c: the drawing of a board, in the pixels of the board. */

/* All that the look of a column depends on. */
typedef struct
{
  guint                height;  /* how many chips are in it */
  gboolean             dead;    /* whether they take no part in the game */
  LmZeckendorfVerdict  verdict; /* what the overlay says of it */
} LmZeckendorfLooks;

typedef struct
{
  GtkWidget          *widget;
  LmBoardStyle        style;
  LmZeckendorfLayout  layout;
  guint               hole;
} LmZeckendorfDrawing;

void                 lm_zeckendorf_drawing_allocate       (LmZeckendorfDrawing        *self,
                                                           int                         width,
                                                           int                         height,
                                                           double                      line,
                                                           guint                       n_columns,
                                                           guint                       hole);

void                 lm_zeckendorf_drawing_append_motif   (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot);
void                 lm_zeckendorf_drawing_append_column  (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           guint                       column,
                                                           const LmZeckendorfLooks    *looks);
void                 lm_zeckendorf_drawing_append_hole    (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot);
void                 lm_zeckendorf_drawing_append_stock   (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           guint32                     stock,
                                                           GPtrArray                  *moves);
void                 lm_zeckendorf_drawing_append_move    (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const graphene_rect_t      *area,
                                                           const LmZeckendorfSceneMove
                                                                                      *move,
                                                           const LmMoveValue          *verdict);
void                 lm_zeckendorf_drawing_append_preview (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           GPtrArray                  *moves);
void                 lm_zeckendorf_drawing_append_arrow   (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           const LmZeckendorfChips    *chips);
void                 lm_zeckendorf_drawing_append_last    (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const guint32              *heights,
                                                           const LmZeckendorfChips    *chips);
void                 lm_zeckendorf_drawing_append_flight  (LmZeckendorfDrawing        *self,
                                                           GtkSnapshot                *snapshot,
                                                           const LmZeckendorfFlight   *flight,
                                                           double                      progress);
