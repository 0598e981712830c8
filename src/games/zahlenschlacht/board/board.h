/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the parts of the board. */

#pragma once

#include "../theory/theory.h"
#include "kit/lm-board-kit.h"

/* scene.c: what there is to see of each number. */

/* What a number is to the one that is pointed at. */
typedef enum
{
  LM_ZAHLENSCHLACHT_UNRELATED, /* nothing */
  LM_ZAHLENSCHLACHT_POINTED,   /* it is the number that is pointed at */
  LM_ZAHLENSCHLACHT_PARTNER,   /* it makes a pair with that */
  LM_ZAHLENSCHLACHT_TWIN,      /* it has the same residue, and makes no pair with it */
} LmZahlenschlachtRelation;

/* What is said of a move that nothing is said of. */
#define LM_ZAHLENSCHLACHT_NO_VALUE (-1)

/* How a number looks. Two faces without a difference look the same. */
typedef struct
{
  guint                     number;        /* the number */
  guint                     d;             /* the divisor */
  guint                     residue;       /* its residue */
  guint                     class_residue; /* the smaller residue of its pair class */
  LmZahlenschlachtMark      mark;          /* what has become of it */
  LmZahlenschlachtRelation  relation;      /* what it is to the number that is pointed at */
  gboolean                  superfluous;   /* whether it is left without a partner */
  gboolean                  last;          /* whether it was crossed out last */
  gboolean                  arrow;         /* whether a hint points at it */
  gboolean                  show_residue;  /* whether its residue is written large */
  LmBoardMode               mode;          /* what can be done with it */
  int                       value;         /* the #LmValue of crossing it out, or %LM_ZAHLENSCHLACHT_NO_VALUE */
} LmZahlenschlachtFace;

/*
 * The answer of a board of 3000 numbers is put in order once, so that a tile
 * that comes into sight does not have to search it.
 */
typedef struct
{
  LmBoardView              *board;
  LmPosition               *position;
  LmZahlenschlachtResidues *residues;
  guint                     n;
  guint                     d;
  gint8                    *values;
  guint                     last;
  guint                     arrow;
  guint                     pointed;
  gboolean                  show_residues;
} LmZahlenschlachtScene;

LmZahlenschlachtScene *lm_zahlenschlacht_scene_new              (LmBoardView                  *board);
void                   lm_zahlenschlacht_scene_free             (LmZahlenschlachtScene        *self);

void                   lm_zahlenschlacht_scene_update           (LmZahlenschlachtScene        *self);
LmZahlenschlachtRelation
                       lm_zahlenschlacht_scene_get_relation     (const LmZahlenschlachtScene  *self,
                                                                 guint                         number);
void                   lm_zahlenschlacht_scene_get_face         (const LmZahlenschlachtScene  *self,
                                                                 guint                         number,
                                                                 LmZahlenschlachtFace         *face);

/* balance.c: whether the residues are in balance, in words and in bars. */

#define LM_TYPE_ZAHLENSCHLACHT_BALANCE (lm_zahlenschlacht_balance_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtBalance, lm_zahlenschlacht_balance, LM, ZAHLENSCHLACHT_BALANCE, AdwBin)

GtkWidget *lm_zahlenschlacht_balance_new    (LmZahlenschlachtScene    *scene);
void       lm_zahlenschlacht_balance_update (LmZahlenschlachtBalance  *self);

/* chalk.c: chalk on slate: the tints and patterns of the classes, and the marks on the tiles. */

/* What can be drawn on a tile. */
typedef enum
{
  LM_ZAHLENSCHLACHT_SIGN_TILE,        /* a number that is left, in its class's tint and pattern */
  LM_ZAHLENSCHLACHT_SIGN_SUPERFLUOUS, /* one without a partner, in them too: empty, dashed, with a ring in its corner */
  LM_ZAHLENSCHLACHT_SIGN_CROSSED,     /* one that is crossed out, its cross */
  LM_ZAHLENSCHLACHT_SIGN_POINTED,     /* around the number that is pointed at */
  LM_ZAHLENSCHLACHT_SIGN_PARTNER,     /* around each of its partners */
  LM_ZAHLENSCHLACHT_SIGN_TWIN,        /* around each number with the same residue that is no partner */
  LM_ZAHLENSCHLACHT_SIGN_LAST,        /* around what was crossed out last */
  LM_ZAHLENSCHLACHT_SIGN_ARROW,       /* points at what to cross out */
  LM_ZAHLENSCHLACHT_SIGN_LOSS,        /* the glyph of a losing move */
  LM_ZAHLENSCHLACHT_SIGN_WIN,         /* that of a winning one */
  LM_ZAHLENSCHLACHT_SIGN_UNKNOWN,     /* that of one that was not decided */
} LmZahlenschlachtSign;

/* The colours on the slate, of what A and B did, and the size of a tile in pixels. */
typedef struct
{
  LmBoardStyle style;
  GdkRGBA      seats[2];
  double       tile;
} LmZahlenschlachtChalk;

/* Marks reach beyond their tile by so much. */
#define LM_ZAHLENSCHLACHT_CHALK_MARGIN 3

void  lm_zahlenschlacht_chalk_read     (LmZahlenschlachtChalk        *self,
                                        GtkWidget                    *widget);
void  lm_zahlenschlacht_chalk_get_tint (const LmZahlenschlachtChalk  *self,
                                        guint                         residue,
                                        GdkRGBA                      *tint);
void  lm_zahlenschlacht_chalk_fill     (const LmZahlenschlachtChalk  *self,
                                        cairo_t                      *cr,
                                        guint                         residue,
                                        double                        unit);
guint lm_zahlenschlacht_chalk_get_key  (LmZahlenschlachtSign          sign,
                                        guint                         residue);
void  lm_zahlenschlacht_chalk_draw     (const LmZahlenschlachtChalk  *self,
                                        cairo_t                      *cr,
                                        guint                         key);

/* desk.c: the slate with the balance beside it, or below it where there is little room. */

#define LM_TYPE_ZAHLENSCHLACHT_DESK (lm_zahlenschlacht_desk_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtDesk, lm_zahlenschlacht_desk, LM, ZAHLENSCHLACHT_DESK, GtkWidget)

GtkWidget *lm_zahlenschlacht_desk_new (GtkWidget  *slate,
                                       GtkWidget  *balance);

/* form.c: the fields, with classics and variants to begin with, and what an editor needs. */

#define LM_TYPE_ZAHLENSCHLACHT_FORM (lm_zahlenschlacht_form_get_type ())
G_DECLARE_FINAL_TYPE (LmZahlenschlachtForm, lm_zahlenschlacht_form, LM, ZAHLENSCHLACHT_FORM, LmFieldForm)

/* layout.c: where the numbers stand on the slate. */

/* How the numbers are arranged. */
typedef enum
{
  /* rows from 1 to n; where d or a multiple of it fits into a row, each column has one residue */
  LM_ZAHLENSCHLACHT_IN_ORDER,
  LM_ZAHLENSCHLACHT_BY_RESIDUE, /* a column for each residue, beside that of its partner */
} LmZahlenschlachtOrder;

/* Where the numbers stand, in whole pixels, for a width. The other members are private. */
typedef struct
{
  guint                  n;
  guint                  d;
  LmZahlenschlachtOrder  order;
  int                    tile;   /* width and height of a number's tile */
  int                    gap;
  int                    height; /* how high all of it is */

  /*< private >*/
  int                    left;
  /* Tiles in a row, or pairs of columns in a band; rows in all, or in a band. */
  guint                  columns;
  guint                  rows;
  /* By residue: the residue of the first pair of columns, and how many pairs there are. */
  guint                  first_unit;
  guint                  units;
  int                    header;
  int                    unit_pitch;
  int                    band_pitch;
} LmZahlenschlachtLayout;

void     lm_zahlenschlacht_layout_init         (LmZahlenschlachtLayout        *layout,
                                                guint                          n,
                                                guint                          d,
                                                LmZahlenschlachtOrder          order,
                                                int                            tile,
                                                int                            width);
int      lm_zahlenschlacht_layout_fit          (guint                          n,
                                                guint                          d,
                                                LmZahlenschlachtOrder          order,
                                                int                            smallest,
                                                int                            largest,
                                                int                            width,
                                                int                            height);
void     lm_zahlenschlacht_layout_get_tile     (const LmZahlenschlachtLayout  *layout,
                                                guint                          number,
                                                GdkRectangle                  *tile);
void     lm_zahlenschlacht_layout_list         (const LmZahlenschlachtLayout  *layout,
                                                GArray                        *numbers);
guint    lm_zahlenschlacht_layout_step         (const LmZahlenschlachtLayout  *layout,
                                                guint                          number,
                                                GtkDirectionType               direction);
guint    lm_zahlenschlacht_layout_get_n_heads  (const LmZahlenschlachtLayout  *layout);
gboolean lm_zahlenschlacht_layout_get_head     (const LmZahlenschlachtLayout  *layout,
                                                guint                          index,
                                                guint                         *residue,
                                                GdkRectangle                  *head);

/* tile.c: how a number on the slate looks. */

void lm_zahlenschlacht_tile_draw (LmBoardItems                 *items,
                                  GtkSnapshot                  *snapshot,
                                  const graphene_rect_t        *area,
                                  const LmZahlenschlachtChalk  *chalk,
                                  const LmZahlenschlachtFace   *face,
                                  LmBoardTextureFunc            draw_sign);

/* words.c: what the board says in words. */

const char *lm_zahlenschlacht_words_name_seat (guint                            seat);
char       *lm_zahlenschlacht_words_tile      (const LmZahlenschlachtFace      *face);
char       *lm_zahlenschlacht_words_task      (LmPosition                      *position);
char       *lm_zahlenschlacht_words_pointed   (const LmZahlenschlachtScene     *scene,
                                                 guint                            number);
char       *lm_zahlenschlacht_words_prompt    (const LmZahlenschlachtScene     *scene,
                                                 LmBoardMode                      mode);
char       *lm_zahlenschlacht_words_class     (const LmZahlenschlachtPairClass     *class);
char       *lm_zahlenschlacht_words_balance   (const LmZahlenschlachtResidues  *residues);
