/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of Wythoff's game: a square for every pair of piles, with the piles along two sides. */

#include "kit/lm-board-kit.h"
#include "kit/page/lm-game-view-info.h"
#include "wythoff.h"

/* In pixels, and how many squares a side has at most. */
#define LEAST_SIZE 226
#define LEAST_PITCH 18
#define LARGEST_PITCH 52
#define MAX_SQUARES 24

/* In the editor the piles can be made at least so large on the board. */
#define LEAST_EDITED 10

/* In squares: for the stones and numbers at the sides, and where numbers are left out. */
#define SIDE 2.0
#define GAP 0.5

G_DECLARE_FINAL_TYPE (LmWythoffBoard, lm_wythoff_board, LM, WYTHOFF_BOARD, LmBoardView)

struct _LmWythoffBoard
{
  LmBoardView    parent_instance;

  LmBoardItems  *squares;
  LmWythoffAxis  axes[2];
  double         pitch;
  double         left;
  double         bottom;
  LmWythoffPair  from;   /* where the token comes from while it glides */
};

#define PILES(board) LM_WYTHOFF_PILES (lm_board_view_get_position (LM_BOARD_VIEW (board)))

G_DEFINE_FINAL_TYPE (LmWythoffBoard, lm_wythoff_board, LM_TYPE_BOARD_VIEW)

/* What a move would leave; without one what there is. */
static LmWythoffPair
get_left (gpointer    board,
          const char *move)
{
  const LmWythoffPair piles = PILES (board);
  LmWythoffPair taken = { 0, 0 };

  if (move != NULL)
    lm_wythoff_move_read (move, &taken);

  return (LmWythoffPair) { piles.a - taken.a, piles.b - taken.b };
}

/* Where things are. */

static graphene_rect_t
get_area (LmWythoffBoard *self,
          guint64         id)
{
  const double across = lm_wythoff_axis_get_offset (&self->axes[0], (id - 1) % MAX_SQUARES);
  const double up = lm_wythoff_axis_get_offset (&self->axes[1], (id - 1) / MAX_SQUARES) + 1;

  return GRAPHENE_RECT_INIT (self->left + across * self->pitch, self->bottom - up * self->pitch, self->pitch, self->pitch);
}

static LmWythoffPair
get_square (LmWythoffBoard *self,
            guint64         id)
{
  return (LmWythoffPair) { lm_wythoff_axis_get_number (&self->axes[0], (id - 1) % MAX_SQUARES),
                           lm_wythoff_axis_get_number (&self->axes[1], (id - 1) / MAX_SQUARES) };
}

static guint64
find_square (LmWythoffBoard *self,
             LmWythoffPair   pair)
{
  for (guint j = 0; j < self->axes[1].n; j++)
    for (guint i = 0; i < self->axes[0].n; i++)
      if (lm_wythoff_axis_get_number (&self->axes[0], i) == pair.a && lm_wythoff_axis_get_number (&self->axes[1], j) == pair.b)
        return 1 + j * MAX_SQUARES + i;

  return LM_BOARD_NO_ITEM;
}

static void
fit (LmWythoffBoard    *self,
     const LmBoardPlan *plan)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  const LmWythoffPair piles = PILES (self);
  const guint64 extent = MAX (lm_board_view_keep_extent (board, MAX (piles.a, piles.b)),
                              lm_board_view_is_editing (board) ? LEAST_EDITED : 1);
  double across, up;

  self->axes[0] = lm_wythoff_axis_fit (piles.a, extent, CLAMP (plan->width / LEAST_PITCH - SIDE - GAP, 3, MAX_SQUARES));
  self->axes[1] = lm_wythoff_axis_fit (piles.b, extent, CLAMP (plan->height / LEAST_PITCH - SIDE - GAP, 3, MAX_SQUARES));
  across = lm_wythoff_axis_get_offset (&self->axes[0], self->axes[0].n) + SIDE;
  up = lm_wythoff_axis_get_offset (&self->axes[1], self->axes[1].n) + SIDE;
  self->pitch = MIN (floor (MIN (plan->width / across, plan->height / up)), LARGEST_PITCH);
  self->left = floor (0.5 * (plan->width - across * self->pitch)) + SIDE * self->pitch;
  self->bottom = floor (0.5 * (plan->height + up * self->pitch)) - SIDE * self->pitch;
}

/* Where one can go to, and where one is; in the editor all. */
static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmWythoffBoard *self = room;
  const LmWythoffPair piles = PILES (self);

  fit (self, plan);
  for (guint j = self->axes[1].n; j-- > 0;)
    for (guint i = 0; i < self->axes[0].n; i++)
      {
        const guint64 id = 1 + j * MAX_SQUARES + i;
        const graphene_rect_t area = get_area (self, id);
        g_autofree char *move = lm_wythoff_find_move (piles, get_square (self, id));

        if (move != NULL || id == find_square (self, piles) || lm_board_view_is_editing (room))
          lm_board_plan_add_move (plan, id, &area, move)->css_class = "lm-wythoff-square";
      }
}

/* What is said of them. */

static char *
describe (gpointer room,
          guint64  id)
{
  const LmWythoffPair left = get_square (room, id);
  g_autofree char *move = lm_wythoff_find_move (PILES (room), left);
  g_autofree char *sentence = NULL;

  if (lm_board_view_is_editing (room))
    return g_strdup_printf (_("Let there be piles of %'" PRIu64 " and %'" PRIu64 "."), left.a, left.b);
  if (move == NULL)
    return g_strdup_printf (_("%'" PRIu64 " and %'" PRIu64 ": here the game stands."), left.a, left.b);

  sentence = lm_position_describe_move (lm_board_view_get_position (room), move, LM_MOVE_SENTENCE);
  /* Translators: a sentence such as “Take 2 from each pile”, and what the piles are then. */
  return g_strdup_printf (_("%s: then %'" PRIu64 " and %'" PRIu64 " are left."), sentence, left.a, left.b);
}

static char *
describe_prompt (LmBoardView *board)
{
  if (lm_board_view_is_editing (board))
    return g_strdup (_("Click a square to let there be as many stones."));

  return lm_board_view_is_playing (board) ? g_strdup (_("Click a square with a dot to go there.")) : NULL;
}

/* A square that is no move is chosen in the editor alone. */
static void
activate (gpointer room,
          guint64  id)
{
  LmPosition *position = lm_board_view_get_position (room);

  lm_board_view_try_edit (room, lm_wythoff_position_new (lm_position_get_game (position), get_square (room, id),
                                                         lm_position_get_turn (position)), NULL);
}

/* How they look: the first pile is round and plum, the second square and blue, and the token is of both. */

static const GdkRGBA colors[] = { { 0.62, 0.38, 0.66, 1 }, { 0.27, 0.50, 0.72, 1 } };

/* A stone: round where @corner is @radius. Within a @line that is as wide as that it is filled. */
static void
draw_stone (GtkSnapshot   *snapshot,
            double         x,
            double         y,
            double         radius,
            double         corner,
            double         line,
            const GdkRGBA *color)
{
  lm_board_append_outline (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius), corner, line, color);
}

static void
draw_token (GtkSnapshot *snapshot,
            double       x,
            double       y,
            double       size)
{
  draw_stone (snapshot, x, y, 0.40 * size, 0.40 * size, 0.40 * size, &colors[0]);
  draw_stone (snapshot, x, y, 0.20 * size, 0.06 * size, 0.20 * size, &colors[1]);
}

static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmWythoffBoard *self = room;
  const LmBoardStyle *style = lm_board_items_get_style (self->squares);
  const GdkRGBA dot = lm_rgba_fade (&style->foreground, style->high_contrast ? 1 : 0.55);
  const double size = self->pitch;
  graphene_point_t middle;

  graphene_rect_get_center (&item->area, &middle);
  if (item->id == find_square (self, PILES (self)) && !lm_board_items_is_flying (self->squares))
    draw_token (snapshot, middle.x, middle.y, size);
  else if (!lm_board_view_is_editing (LM_BOARD_VIEW (self)))
    draw_stone (snapshot, middle.x, middle.y, 0.09 * size, 0.09 * size, 0.09 * size, &dot);
  if ((state & LM_BOARD_ITEM_HINTED) != 0)
    draw_stone (snapshot, middle.x, middle.y, 0.44 * size, 0.44 * size, 3, &style->accent);
}

static void
draw_squares (LmWythoffBoard *self,
              GtkSnapshot    *snapshot)
{
  const LmBoardStyle *style = lm_board_items_get_style (self->squares);

  for (guint j = 0; j < self->axes[1].n; j++)
    for (guint i = 0; i < self->axes[0].n; i++)
      {
        const GdkRGBA color = lm_rgba_fade (&style->foreground, (i + j) % 2 != 0 ? 0.05 : style->high_contrast ? 0.08 : 0.11);
        const graphene_rect_t area = get_area (self, 1 + j * MAX_SQUARES + i);

        gtk_snapshot_append_color (snapshot, &color, &area);
      }
}

/* A number of a side, with the stone that it stands for: there, taken by the move that is pointed at, or not there. */
static void
draw_side (LmWythoffBoard *self,
           GtkSnapshot    *snapshot,
           guint           side,
           guint           index,
           guint64         pile,
           guint64         left)
{
  const LmBoardStyle *style = lm_board_items_get_style (self->squares);
  const guint64 number = lm_wythoff_axis_get_number (&self->axes[side], index);
  const double along = (lm_wythoff_axis_get_offset (&self->axes[side], index) + 0.5) * self->pitch;
  const double x = side == 0 ? self->left + along : self->left - 0.5 * self->pitch;
  const double y = side == 0 ? self->bottom + 0.5 * self->pitch : self->bottom - along;
  const double radius = 0.32 * self->pitch;
  const GdkRGBA color = number <= pile ? colors[side] : lm_rgba_fade (&style->foreground, 0.3);
  g_autofree char *label = number < 1000 ? g_strdup_printf ("%" PRIu64, number)
                           : number < pile ? g_strdup_printf ("−%" PRIu64, pile - number)
                                           : g_strdup (C_("place on a board", "here"));

  if (number > 0)
    draw_stone (snapshot, x, y, radius, side == 0 ? radius : 0.3 * radius, number <= left ? radius : 1.5, &color);
  lm_board_text_append (GTK_WIDGET (self->squares), snapshot, label,
                        number == pile ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, &style->foreground,
                        side == 0 ? x : x - 0.9 * self->pitch, side == 0 ? y + 0.9 * self->pitch : y, 0.5, 0.75 * self->pitch);
}

static void
draw_sides (LmWythoffBoard *self,
            GtkSnapshot    *snapshot)
{
  const LmWythoffPair piles = PILES (self);
  const LmWythoffPair left = get_left (self, lm_board_items_get_pointed_move (self->squares));

  for (guint i = 0; i < self->axes[0].n; i++)
    draw_side (self, snapshot, 0, i, piles.a, left.a);
  for (guint i = 0; i < self->axes[1].n; i++)
    draw_side (self, snapshot, 1, i, piles.b, left.b);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  LM_WYTHOFF_BOARD (room)->from = LM_WYTHOFF_PILES (before);

  return find_square (room, LM_WYTHOFF_PILES (before)) != LM_BOARD_NO_ITEM;
}

/* The token on its way, or, fainter, where it came from. */
static void
draw_way (LmWythoffBoard *self,
          GtkSnapshot    *snapshot,
          LmWythoffPair   from,
          double          progress,
          double          opacity)
{
  const guint64 first = find_square (self, from), last = find_square (self, PILES (self));
  graphene_rect_t a, b, area;

  if (first == LM_BOARD_NO_ITEM || last == LM_BOARD_NO_ITEM)
    return;

  a = get_area (self, first);
  b = get_area (self, last);
  graphene_rect_interpolate (&a, &b, progress, &area);
  gtk_snapshot_push_opacity (snapshot, opacity);
  draw_token (snapshot, area.origin.x + 0.5 * self->pitch, area.origin.y + 0.5 * self->pitch, self->pitch);
  gtk_snapshot_pop (snapshot);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmWythoffBoard *self = room;
  LmPosition *before = NULL;

  if (layer == LM_BOARD_LAYER_BACK)
    draw_squares (self, snapshot);
  else if (layer == LM_BOARD_LAYER_FLIGHT)
    draw_way (self, snapshot, self->from, progress, 1);
  else
    draw_sides (self, snapshot);
  if (layer == LM_BOARD_LAYER_FRONT && !lm_board_view_is_editing (LM_BOARD_VIEW (self)) && lm_board_view_get_last_move (room, &before) != NULL)
    draw_way (self, snapshot, LM_WYTHOFF_PILES (before), 0, 0.3);
}

static const LmBoardItemsFuncs funcs = {
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .begin_flight = begin_flight,
};

static void
lm_wythoff_board_class_init (LmWythoffBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  board_class->describe_prompt = describe_prompt;
}

static void
lm_wythoff_board_init (LmWythoffBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *squares = lm_board_items_new (board, &funcs, self);
  GtkWidget *bar = lm_move_bar_new (board);

  self->squares = LM_BOARD_ITEMS (squares);
  gtk_widget_set_size_request (squares, LEAST_SIZE, LEAST_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (squares), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squares"), -1);
  lm_board_view_set_drawing (board, squares);
  lm_move_bar_set_example (LM_MOVE_BAR (bar), "2,0");
  lm_move_bar_show_entry (LM_MOVE_BAR (bar), _("Take"), _("Stones to take from the first pile and from the second"),
                          _("Write first how many from the first pile and from the second: “2,0”, “0,3” or “2,2”."));
  lm_board_view_set_controls (board, bar);
}

const LmGameViewInfo lm_wythoff_view_info = {
  .name = "wythoff",
  .icon_name = "lm-wythoff-symbolic",
  .lesson = "/org/lastmove/LastMove/wythoff/lesson.xml",
  .board_type = lm_wythoff_board_get_type,
};
