/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.h: the parts of the board. */

#pragma once

#include "../theory/theory.h"
#include "kit/lm-board-kit.h"

/* bars.c: the inequality that decides between two players and two colours, as two bars. */

GtkWidget *lm_sls_bars_new  (LmSlsTheory        *theory);
void       lm_sls_bars_show (GtkWidget *bars, const LmSlsTheory *theory);

/* What is on a board now. */
#define LM_SLS_STATE(board) (lm_sls_position_get_state (lm_board_view_get_position (board)))

/* chip.c: casino chips, told apart by colour, letter and the pattern of their edge. */

/* How flat a chip looks that lies on the table, and how thick it is, in radii. */
#define LM_SLS_CHIP_TILT 0.46
#define LM_SLS_CHIP_THICKNESS 0.46

void lm_sls_chip_get_color     (const LmBoardStyle *style, guint colour, GdkRGBA *color);
void lm_sls_chip_draw_face     (cairo_t *cr, const LmBoardStyle *style, guint colour, double x, double y, double radius);
void lm_sls_chip_draw_lying    (cairo_t *cr, const LmBoardStyle *style, guint colour, double x, double y, double radius, double thickness);
void lm_sls_chip_draw_place    (cairo_t *cr, const LmBoardStyle *style, double x, double y, double radius);
GtkWidget *
     lm_sls_chip_new_badge     (guint                colour,
                                int                  size);

/* chosen.c: what is in hand on the board, until it is a move. */

/* No pile waits for the name of the next player. */
#define LM_SLS_NO_PILE G_MAXUINT

/* The pile that was captured and is to be discarded from. */
#define LM_SLS_CAPTURED_PILE (G_MAXUINT - 1)

typedef struct
{
  LmBoardView *board;
  guint        player;                /* whose chips are chosen, or %LM_SLS_NONE */
  guint        colour;                /* of the chip that a pile would get, or %LM_SLS_NONE */
  guint8       chips[LM_SLS_PLAYERS]; /* how many are chosen of each colour */
  gboolean     captured;              /* those of a captured pile rather than of a hand */
  guint        pile;                  /* the one that waits for a name (0: an empty one), or %LM_SLS_NO_PILE */
} LmSlsChosen;

gboolean lm_sls_chosen_can_act       (const LmSlsChosen *self, guint player);
gboolean lm_sls_chosen_is_discarding (const LmSlsChosen *self);

void     lm_sls_chosen_reset         (LmSlsChosen       *self);
void     lm_sls_chosen_take          (LmSlsChosen *self, guint player, guint colour);
void     lm_sls_chosen_set_count     (LmSlsChosen *self, guint colour, int count);
void     lm_sls_chosen_put           (LmSlsChosen *self, guint pile);
void     lm_sls_chosen_name          (LmSlsChosen *self, guint next);
void     lm_sls_chosen_give          (LmSlsChosen *self, guint receiver);
void     lm_sls_chosen_discard       (LmSlsChosen       *self);
void     lm_sls_chosen_drop_on_pile  (LmSlsChosen *self, guint player, guint colour, guint pile);
void     lm_sls_chosen_drop          (LmSlsChosen *self, guint player, guint colour, guint receiver);

/* form.c: the start of a game of So Long Sucker, and the editor's bar with the chips to add. */

#define LM_TYPE_SLS_FORM (lm_sls_form_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsForm, lm_sls_form, LM, SLS_FORM, LmFieldForm)

void lm_sls_form_edit_pile (LmSlsForm *self, guint pile, gboolean adds);
void lm_sls_form_choose    (LmSlsForm *self, guint colour);
void lm_sls_form_move      (LmSlsForm *self, guint pile, int by);
void lm_sls_form_edit_hand (LmSlsForm *self, guint player, guint colour, gboolean adds);

/* layout.c: where piles, hands, chips and the dead box are on the table. */

typedef struct
{
  guint  n_places; /* how many piles and places are shown */
  guint  columns;  /* of them in a row */
  double width;    /* of the table, in pixels */
  double height;   /* of the table, which may be more than there is room for */
  double felt;     /* height of what the piles lie on */
  double line;     /* height of a line of text */
} LmSlsLayout;

/* The height with one row of piles. */
int             lm_sls_layout_get_minimum  (double              line);

void            lm_sls_layout_compute      (LmSlsLayout *layout, const LmSlsState *state, double width, double height, double line);
graphene_rect_t lm_sls_layout_get_place    (const LmSlsLayout *layout, guint nth);
graphene_rect_t lm_sls_layout_get_hand     (const LmSlsLayout *layout, guint player);
graphene_rect_t lm_sls_layout_get_chip     (const LmSlsLayout *layout, guint player, guint nth, guint n_chips);
graphene_rect_t lm_sls_layout_get_box      (const LmSlsLayout  *layout);

/* picker.c: how many chips are given or discarded, and to whom. */

typedef struct
{
  LmSlsChosen *chosen;
  GtkWidget   *box;
  GtkWidget   *steppers[LM_SLS_PLAYERS];
  GtkWidget   *fewer[LM_SLS_PLAYERS];
  GtkWidget   *counts[LM_SLS_PLAYERS];
  GtkWidget   *more[LM_SLS_PLAYERS];
  GtkWidget   *give_to;
  GtkWidget   *receivers[LM_SLS_PLAYERS];
  GtkWidget   *discard;
  GtkWidget   *glyph;
  GtkWidget   *plight;
  GtkWidget   *out;
} LmSlsPicker;

GtkWidget *lm_sls_picker_create (LmSlsPicker *self, LmSlsChosen *chosen);
gboolean   lm_sls_picker_update (LmSlsPicker *self);

/* table.c: the drawing with piles, hands and dead box, and what can be done with each. */

/* What items are known by: the chips by player and colour, the places of piles from the first on. */
#define LM_SLS_ID_CHIP 1
#define LM_SLS_ID_HAND 20
#define LM_SLS_ID_BOX 30
#define LM_SLS_ID_CARD 39
#define LM_SLS_ID_NEXT 40
#define LM_SLS_ID_PLACE 100

#define LM_SLS_CHIP_ID(player, colour) (LM_SLS_ID_CHIP + LM_SLS_PLAYERS * (player) + (colour))
#define LM_SLS_IS_CHIP(id) ((id) >= LM_SLS_ID_CHIP && (id) < LM_SLS_CHIP_ID (LM_SLS_PLAYERS, 0))
#define LM_SLS_IS_HAND(id) ((id) >= LM_SLS_ID_HAND && (id) < LM_SLS_ID_HAND + LM_SLS_PLAYERS)
#define LM_SLS_IS_NEXT(id) ((id) >= LM_SLS_ID_NEXT && (id) < LM_SLS_ID_NEXT + LM_SLS_PLAYERS)
#define LM_SLS_ID_PLAYER(id) \
  ((guint) (LM_SLS_IS_HAND (id) ? (id) - LM_SLS_ID_HAND : ((id) - LM_SLS_ID_CHIP) / LM_SLS_PLAYERS))
#define LM_SLS_ID_COLOUR(id) ((guint) (((id) - LM_SLS_ID_CHIP) % LM_SLS_PLAYERS))

/* More chips than that do not make a flight clearer. */
#define LM_SLS_FLIGHT_CHIPS 6

typedef struct
{
  LmBoardView      *board;
  LmSlsChosen      *chosen;
  LmBoardItems     *items;
  LmSlsLayout       layout;
  graphene_rect_t   captured;    /* where the captured pile lies or lay last */
  guint64           asked;       /* the pile beside which the next player is asked for or was */
  guint64           dragged;     /* the chip that hangs on the pointer */

  /* What flies: from where, to which item, and to which pile that waits for it. */
  guint             n_chips;
  guint8            chips[LM_SLS_FLIGHT_CHIPS];
  graphene_point_t  from;
  double            from_radius;
  guint64           target;
  guint             landing;
} LmSlsTable;

/* A pile on the table, or the place of one. */
typedef struct
{
  guint8   chips[LM_SLS_MAX_CHIPS]; /* bottom to top */
  guint    height;
  guint    number;   /* from 1; 0 of a place or of a captured pile */
  guint    place;    /* where it lies, from 1 */
  gboolean captured; /* and to be discarded from */
  guint    next;     /* a bit for everyone who may be next */
  guint    armed;    /* the colour of the chip that would be put there, or %LM_SLS_NONE */
  int      mark;     /* the #LmValue of the best move there, or -1 */
  gboolean hinted;
  gboolean last;     /* the last move was made there */
  gboolean waiting;  /* a chip waits there for the next player's name */
  gboolean landing;  /* its topmost chip is still on its way */
} LmSlsPileLook;

/* The chips of one colour in a hand. */
typedef struct
{
  guint    colour;
  guint    count;
  guint    chosen;
  int      mark; /* the #LmValue of placing one at best, or -1 */
  gboolean hinted;
} LmSlsChipLook;

GtkWidget        *lm_sls_table_create          (LmSlsTable *self, LmBoardView *board, LmSlsChosen *chosen);
void              lm_sls_table_put             (LmSlsTable *self, guint pile);

/* look.c: what there is to see. */
guint             lm_sls_table_get_number      (LmSlsTable *self, guint64 id);
guint64           lm_sls_table_find_place      (LmSlsTable *self, guint number);
guint             lm_sls_table_get_asked_pile  (LmSlsTable             *self);
gboolean          lm_sls_is_kind               (const LmSlsAct *act, LmSlsMoveKind kind);
guint             lm_sls_table_find_pile_after (LmSlsTable *self, const LmSlsAct *act, LmPosition *before);
void              lm_sls_table_find_hint       (LmSlsTable *self, guint64 *start, guint64 *end);
void              lm_sls_table_look_at_pile    (LmSlsTable *self, guint64 id, LmSlsPileLook *look);
void              lm_sls_table_look_at_chip    (LmSlsTable *self, guint64 id, LmSlsChipLook *look);
int               lm_sls_table_get_next_mark   (LmSlsTable *self, guint player);

/* words.c: what is said of it. */
char             *lm_sls_words_task          (LmBoardView *board);
char             *lm_sls_words_status        (LmPosition *position, guint player);
char             *lm_sls_words_pile          (LmPosition *position, const LmSlsPileLook *look);
char             *lm_sls_words_chip          (const LmSlsChipLook *look, guint player);
char             *lm_sls_words_prompt        (LmBoardView *board, LmSlsChosen *chosen);

/* draw.c: how it looks. */
void              lm_sls_draw_felt             (LmSlsTable *self, GtkSnapshot *snapshot);
void              lm_sls_draw_item             (gpointer room, GtkSnapshot *snapshot, const LmBoardItem *item, LmBoardItemState state);
void              lm_sls_draw_get_top          (LmSlsTable *self, const graphene_rect_t *area, guint height, graphene_point_t *face,
                                                double *radius);

/* flight.c: what is over it. */
gboolean          lm_sls_flight_begin          (gpointer room, LmPosition *before, const char *move);
void              lm_sls_flight_draw           (LmSlsTable *self, GtkSnapshot *snapshot, double progress);
void              lm_sls_hint_draw             (LmSlsTable *self, GtkSnapshot *snapshot);
void              lm_sls_dragged_draw          (LmSlsTable *self, GtkSnapshot *snapshot);
