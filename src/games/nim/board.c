/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of subtraction Nim and its reverse: a strip of numbers, and a button for each move. */

#include "board.h"

#include "draw.h"
#include "kit/page/lm-game-view-info.h"
#include "rules.h"
#include "words.h"

/* So many moves have buttons. */
#define MAX_BUTTONS 9

/* So many buttons have room for a word. */
#define MAX_NAMED_BUTTONS 4

/* In pixels. */
#define LEAST_WIDTH 220
#define LEAST_HEIGHT 90

/* The places where numbers are left out have no number to be known by. */
#define FIRST_GAP (G_MAXUINT64 - LM_NIM_WHOLE_MAX)

struct _LmNimBoard
{
  LmBoardView      parent_instance;

  LmBoardItems    *strip;
  LmMoveBar       *bar;
  LmBoardHabit    *pattern;  /* whether the lost numbers are marked */

  LmNimScene       scene;
  LmNimLayout      layout;
  guint64          from;     /* where the token comes from while it glides */
};

G_DEFINE_FINAL_TYPE (LmNimBoard, lm_nim_board, LM_TYPE_BOARD_VIEW)

static LmPosition *
get_position (LmNimBoard *self)
{
  return lm_board_view_get_position (LM_BOARD_VIEW (self));
}

static guint64
get_stones (LmNimBoard *self)
{
  return LM_NIM_POSITION (get_position (self))->stones;
}

static LmNimGame *
get_game (LmNimBoard *self)
{
  return lm_nim_position_get_game (get_position (self));
}

/* The number that a move leads to; 0 of none. */
static guint64
find_target (LmNimBoard *self,
             const char *move)
{
  g_autoptr (LmPosition) after = move != NULL ? lm_position_play (get_position (self), move, NULL) : NULL;

  return after != NULL ? LM_NIM_POSITION (after)->stones : 0;
}

/* The move that leads to a number; NULL of none. */
static char *
find_move (LmNimBoard *self,
           guint64     number)
{
  guint64 move;

  return lm_nim_position_find_move (get_position (self), number, &move) ? g_strdup_printf ("%" PRIu64, move) : NULL;
}

/* Whether the pattern marks a number. */
static gboolean
is_lost (LmNimBoard *self,
         guint64     number)
{
  return lm_board_habit_is_active (self->pattern) && lm_nim_number_is_lost (get_game (self), number);
}

/* Whether a number is passed on the way from one to the other: the stone that it stands for is moved. */
static gboolean
is_between (guint64 number,
            guint64 from,
            guint64 to)
{
  return from != 0 && number > MIN (from, to) && number <= MAX (from, to);
}

/* Where the last move came from. */
static guint64
get_last (LmNimBoard *self)
{
  LmPosition *before = NULL;
  const char *move = lm_board_view_get_last_move (LM_BOARD_VIEW (self), &before);

  return move != NULL && !lm_board_view_is_editing (LM_BOARD_VIEW (self)) ? LM_NIM_POSITION (before)->stones : 0;
}

/* The strip. */

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmNimBoard *self = room;

  lm_nim_layout_compute (&self->layout, &self->scene, plan->width, plan->height);
  for (guint i = 0; i < self->scene.numbers->len; i++)
    {
      const guint64 number = g_array_index (self->scene.numbers, guint64, i);
      graphene_rect_t place;
      g_autofree char *move = find_move (self, number);
      LmBoardItem *item;

      lm_nim_layout_get_place (&self->layout, &self->scene, i, &place);
      item = lm_board_plan_add_move (plan, number != 0 ? number : FIRST_GAP + i, &place, move);
      item->sensitive = item->sensitive && number != 0;
      item->css_class = "lm-nim-place";
    }
}

/* What is read is what is seen. */
static char *
describe (gpointer room,
          guint64  id)
{
  LmNimBoard *self = room;
  g_autofree char *place = NULL;

  if (id >= FIRST_GAP)
    return g_strdup ("…");

  place = lm_nim_words_place (get_position (self), id);
  return is_lost (self, id) ? g_strdup_printf ("%s – %s", place, C_("number", "lost")) : g_steal_pointer (&place);
}

/* As near as can be to where the game stands. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  return get_stones (room);
}

static void
activate (gpointer room,
          guint64  id)
{
  LmPosition *position = lm_board_view_get_position (room);

  lm_board_view_try_edit (room, lm_nim_position_new (lm_position_get_game (position), id,
                                                     lm_position_get_turn (position), NULL), NULL);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  LM_NIM_BOARD (room)->from = LM_NIM_POSITION (before)->stones;

  return TRUE;
}

static LmNimLook
get_look (LmNimBoard *self,
          guint64     number)
{
  const guint64 stones = get_stones (self);

  if (number == stones)
    return lm_board_items_is_flying (self->strip) ? LM_NIM_LOOK_SOCKET : LM_NIM_LOOK_TOKEN;

  return number < stones ? LM_NIM_LOOK_STONE : LM_NIM_LOOK_SOCKET;
}

static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmNimBoard *self = room;
  const guint64 stones = get_stones (self), target = find_target (self, lm_board_items_get_pointed_move (self->strip));
  LmNimMarks marks = { LM_NIM_LOOK_GAP };
  g_autofree char *label = NULL;

  if (item->id < FIRST_GAP)
    {
      label = lm_nim_words_label (get_position (self), item->id);
      marks.look = get_look (self, item->id);
      marks.lost = is_lost (self, item->id);
      marks.arrow = (state & LM_BOARD_ITEM_HINTED) != 0;
      marks.recent = is_between (item->id, get_last (self), stones);
      marks.pointed = is_between (item->id, target, stones);
      marks.strong = item->sensitive;
    }
  lm_nim_draw_place (self->strip, snapshot, &item->area, &marks, label);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmNimBoard *self = room;

  if (layer == LM_BOARD_LAYER_BACK && lm_board_habit_is_active (self->pattern) && self->scene.group > 1)
    lm_nim_draw_brackets (self->strip, snapshot, &self->layout, &self->scene);
  if (layer == LM_BOARD_LAYER_FLIGHT)
    lm_nim_draw_flight (self->strip, snapshot, self->from, get_stones (self), progress);
}

static const LmBoardItemsFuncs strip_funcs = {
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .get_start = get_start,
  .begin_flight = begin_flight,
};

/* The words. */

static char *
describe_task (LmBoardView *board)
{
  return lm_nim_words_task (lm_board_view_get_position (board));
}

static char *
describe_verdict (LmBoardView *board,
                  LmAnswer    *answer)
{
  return lm_nim_words_verdict (answer);
}

static char *
describe_note (LmBoardView *board)
{
  LmPosition *position = lm_board_view_get_position (board);

  if (!lm_board_habit_is_active (LM_NIM_BOARD (board)->pattern) || lm_position_is_over (position))
    return NULL;

  return lm_nim_words_arithmetic (position);
}

static char *
describe_prompt (LmBoardView *board)
{
  if (lm_board_view_is_editing (board))
    return g_strdup (_("Click a number to let there be as many stones."));
  if (!lm_board_view_is_playing (board))
    return NULL;
  if (lm_nim_game_is_reversed (get_game (LM_NIM_BOARD (board))))
    return g_strdup (_("Click the number to go up to."));

  return g_strdup (_("Click the number to go down to."));
}

static char *
describe_pointed (LmBoardView  *board,
                  LmBoardItems *items,
                  guint64       id)
{
  if (lm_board_view_is_editing (board))
    return lm_nim_words_edit (id);

  return lm_nim_words_place (lm_board_view_get_position (board), id);
}

static char *
describe_move (LmBoardView *board,
               const char  *move)
{
  return lm_nim_words_move (lm_board_view_get_position (board), g_ascii_strtoull (move, NULL, 10));
}

/* What follows from the position. */

/* As long as it is one game the strip keeps the length that it began with. */
static void
update_scene (LmNimBoard *self)
{
  LmNimGame *game = get_game (self);
  const guint64 extent = lm_nim_game_is_reversed (game) ? lm_nim_game_get_target (game)
                                                        : lm_board_view_keep_extent (LM_BOARD_VIEW (self), get_stones (self));

  lm_nim_scene_clear (&self->scene);
  lm_nim_scene_fill (&self->scene, get_position (self), extent, lm_board_habit_is_active (self->pattern));
}

static void
show_entry (LmNimBoard *self)
{
  const gboolean reversed = lm_nim_game_is_reversed (get_game (self));
  g_autofree char *problem = g_strdup_printf (_("Write first how many stones, from 1 to %'" PRIu64 "."),
                                              lm_nim_position_get_reach (get_position (self)));

  lm_move_bar_show_entry (self->bar, reversed ? _("Add") : _("Take"),
                          reversed ? _("Stones to add") : _("Stones to take"), problem);
}

/* Where there are many of them the number has to do. */
static void
update_bar (LmNimBoard *self)
{
  const guint64 max = lm_nim_game_get_max (get_game (self));
  const char *format = lm_nim_game_is_reversed (get_game (self)) ? _("Add %u") : _("Take %u");

  if (max > MAX_BUTTONS)
    {
      show_entry (self);
      return;
    }

  lm_move_bar_begin (self->bar);
  for (guint i = 1; i <= max; i++)
    {
      g_autofree char *move = g_strdup_printf ("%u", i);
      g_autofree char *label = g_strdup_printf (max <= MAX_NAMED_BUTTONS ? format : "%u", i);

      lm_move_bar_add (self->bar, move, label);
    }
}

static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmNimBoard *self = LM_NIM_BOARD (board);

  update_scene (self);
  update_bar (self);
}

static void
lm_nim_board_finalize (GObject *object)
{
  LmNimBoard *self = LM_NIM_BOARD (object);

  lm_nim_scene_clear (&self->scene);

  G_OBJECT_CLASS (lm_nim_board_parent_class)->finalize (object);
}

static void
lm_nim_board_class_init (LmNimBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_nim_board_finalize;
  board_class->update = update;
  board_class->describe_task = describe_task;
  board_class->describe_verdict = describe_verdict;
  board_class->describe_note = describe_note;
  board_class->describe_prompt = describe_prompt;
  board_class->describe_pointed = describe_pointed;
  board_class->describe_move = describe_move;
}

static void
lm_nim_board_init (LmNimBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *strip = lm_board_items_new (board, &strip_funcs, self);
  GtkWidget *bar = lm_move_bar_new (board);

  self->strip = LM_BOARD_ITEMS (strip);
  self->bar = LM_MOVE_BAR (bar);
  gtk_widget_add_css_class (strip, "lm-nim-strip");
  gtk_widget_set_size_request (strip, LEAST_WIDTH, LEAST_HEIGHT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (strip), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Numbers"), -1);
  lm_board_view_set_drawing (board, strip);
  lm_board_view_set_controls (board, bar);
  self->pattern = lm_board_view_add_switch (board, NULL, LM_NIM_PATTERN, _("Show the _pattern"), _("Show the pattern"),
                                            _("Mark the numbers from which one loses, and show the sum behind them"));
}

#define LESSON "/org/lastmove/LastMove/nim/lesson.xml"

const LmGameViewInfo lm_nim_view_info = {
  .name = "nim",
  .icon_name = "lm-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .lesson = LESSON,
};

const LmGameViewInfo lm_reversed_nim_view_info = {
  .name = "reversed-nim",
  .icon_name = "lm-reversed-nim-symbolic",
  .board_type = lm_nim_board_get_type,
  .lesson = LESSON,
};
