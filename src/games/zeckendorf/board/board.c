/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of the games of this room: columns of chips, with a button for each move below them. */

#include "board.h"

#include "kit/page/lm-game-view-info.h"

/* Items: the bins by their number; beside and below them: */
enum
{
  HOLE = 100,
  STOCK,
  ADD = 200,
  REMOVE = 300,
  MOVE = 1000, /* and the bits of the move's kind and index */
};

struct _LmZeckendorfBoard
{
  LmBoardView          parent_instance;

  LmBoardItems        *items;
  LmZeckendorfScene   *scene;
  LmZeckendorfDrawing  drawing;
  LmZeckendorfVerdict  verdicts[LM_ZECKENDORF_MAX_BINS];
  guint                minimum;  /* how many columns the editor wants */

  LmZeckendorfFlight   flight;
  LmZeckendorfChips    flight_chips;
};

G_DEFINE_FINAL_TYPE (LmZeckendorfBoard, lm_zeckendorf_board, LM_TYPE_BOARD_VIEW)

static guint columns_changed;

static LmBoardMode
get_mode (LmZeckendorfBoard *self)
{
  return lm_board_view_get_mode (LM_BOARD_VIEW (self));
}

/* What the solver says, where it is to be seen. */
static LmAnswer *
get_answer (LmZeckendorfBoard *self)
{
  return get_mode (self) != LM_BOARD_EDIT ? lm_board_view_get_overlay (LM_BOARD_VIEW (self)) : NULL;
}

static const LmMoveValue *
get_verdict (LmZeckendorfBoard           *self,
             const LmZeckendorfSceneMove *move)
{
  return lm_board_view_get_value (LM_BOARD_VIEW (self), move->text);
}

/* Ids. */

static gboolean
is_bin (guint64 id)
{
  return id >= 1 && id <= LM_ZECKENDORF_MAX_BINS;
}

static gboolean
is_changer (guint64 id)
{
  return id > ADD && id < MOVE;
}

/* The bin that an item is, or changes; 0 of others. */
static guint
get_bin (guint64 id)
{
  return is_bin (id) ? id : is_changer (id) ? id % 100 : 0;
}

static guint64
get_move_id (const LmZeckendorfSceneMove *move)
{
  LmZeckendorfMove read;

  lm_zeckendorf_move_read (move->text, &read);

  return MOVE + read.kind * LM_ZECKENDORF_MAX_BINS + read.index;
}

static LmZeckendorfSceneMove *
find_move (LmZeckendorfBoard *self,
           guint64            id)
{
  for (guint i = 0; id >= MOVE && i < self->scene->moves->len; i++)
    if (get_move_id (g_ptr_array_index (self->scene->moves, i)) == id)
      return g_ptr_array_index (self->scene->moves, i);

  return NULL;
}

/* The moves of an item: one, or all of a column. */
static GPtrArray *
list_moves (LmZeckendorfBoard *self,
            guint64            id)
{
  LmZeckendorfSceneMove *move = find_move (self, id);
  GPtrArray *moves;

  if (is_bin (id))
    return lm_zeckendorf_scene_list_moves (self->scene, id);

  moves = g_ptr_array_new ();
  if (move != NULL)
    g_ptr_array_add (moves, move);

  return moves;
}

/* Those that are pointed at: in the choice of a column, or on the board. */
static GPtrArray *
list_pointed_moves (LmZeckendorfBoard *self)
{
  const char *text = lm_board_view_get_pointed_move (LM_BOARD_VIEW (self));
  LmZeckendorfSceneMove *move = text != NULL ? lm_zeckendorf_scene_find_move (self->scene, text) : NULL;

  if (get_mode (self) != LM_BOARD_PLAY)
    return g_ptr_array_new ();

  return list_moves (self, move != NULL ? get_move_id (move) : lm_board_items_get_pointed (self->items));
}

/* Where everything is. */

static void
measure (gpointer        room,
         GtkOrientation  orientation,
         int             for_size,
         double          line,
         int            *minimum,
         int            *natural)
{
  LmZeckendorfBoard *self = room;

  lm_zeckendorf_layout_measure (MAX (lm_zeckendorf_board_get_n_columns (self), 1),
                                self->scene != NULL && self->scene->variant->hole > 0, line, orientation, minimum, natural);
}

static LmBoardItem *
add_item (LmBoardPlan        *plan,
          guint64             id,
          const GdkRectangle *place,
          const char         *css_class)
{
  LmBoardItem *item = lm_board_plan_add (plan, id, place->x, place->y, place->width, place->height);

  item->css_class = css_class;

  return item;
}

static void
add_sign (LmBoardPlan        *plan,
          guint64             id,
          const GdkRectangle *place)
{
  LmBoardItem *item = add_item (plan, id, place, "lm-sign");

  item->role = GTK_ACCESSIBLE_ROLE_IMG;
  item->passive = TRUE;
}

static void
arrange_changers (LmZeckendorfBoard        *self,
                  LmBoardPlan              *plan,
                  const LmZeckendorfLayout *layout)
{
  GdkRectangle place;
  LmBoardItem *item;

  for (guint i = 0; i < self->scene->n_columns; i++)
    {
      lm_zeckendorf_layout_get_button (layout, i, 0, &place);
      add_item (plan, ADD + i + 1, &place, "lm-move")->icon_name = "list-add-symbolic";
      lm_zeckendorf_layout_get_button (layout, i, 1, &place);
      item = add_item (plan, REMOVE + i + 1, &place, "lm-move");
      item->icon_name = "list-remove-symbolic";
      item->sensitive = self->scene->heights[i] > 0;
    }
}

static gint
compare_places (gconstpointer a,
                gconstpointer b)
{
  const double one = (*(LmZeckendorfSceneMove *const *) a)->place, other = (*(LmZeckendorfSceneMove *const *) b)->place;

  return (one > other) - (one < other);
}

static void
arrange_moves (LmZeckendorfBoard        *self,
               LmBoardPlan              *plan,
               const LmZeckendorfLayout *layout)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();

  g_ptr_array_extend (moves, self->scene->moves, NULL, NULL);
  g_ptr_array_sort (moves, compare_places);
  for (guint i = 0; i < moves->len; i++)
    {
      const LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);
      const LmMoveValue *verdict = get_verdict (self, move);
      GdkRectangle place;
      LmBoardItem *item;

      lm_zeckendorf_layout_get_button (layout, move->place, move->row, &place);
      item = add_item (plan, get_move_id (move), &place, "lm-move");
      item->sensitive = get_mode (self) == LM_BOARD_PLAY;
      item->state_class = verdict != NULL ? lm_board_style_class_value (verdict->value) : NULL;
    }
}

static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmZeckendorfBoard *self = room;
  const LmZeckendorfLayout *layout;
  int minimum, natural;
  GdkRectangle place;

  if (self->scene == NULL)
    return;

  measure (self, GTK_ORIENTATION_HORIZONTAL, -1, plan->line, &minimum, &natural);
  plan->width = MAX (plan->width, minimum);
  lm_zeckendorf_drawing_allocate (&self->drawing, plan->width, plan->height, plan->line, self->scene->n_columns,
                                  self->scene->variant->hole);
  layout = &self->drawing.layout;
  for (guint i = 0; i < self->scene->n_columns; i++)
    {
      lm_zeckendorf_layout_get_lane (layout, i, &place);
      add_item (plan, i + 1, &place, "lm-bin")->inert = get_mode (self) == LM_BOARD_WATCH;
    }
  lm_zeckendorf_layout_get_hole (layout, &place);
  if (self->scene->variant->hole > 0)
    add_sign (plan, HOLE, &place);
  if (get_mode (self) == LM_BOARD_EDIT)
    {
      arrange_changers (self, plan, layout);
      return;
    }

  lm_zeckendorf_layout_get_tray (layout, &place);
  if (self->scene->stock > 0)
    add_sign (plan, STOCK, &place);
  arrange_moves (self, plan, layout);
}

/* In words. */

static char *
describe (gpointer room,
          guint64  id)
{
  LmZeckendorfBoard *self = room;
  const LmZeckendorfSceneMove *move = find_move (self, id);

  if (move != NULL)
    return lm_zeckendorf_describe_move (move, get_verdict (self, move));
  if (is_changer (id))
    return g_strdup_printf (id < REMOVE ? _("Add a chip to F%u") : _("Remove a chip from F%u"), get_bin (id));
  if (is_bin (id))
    return lm_zeckendorf_scene_describe_bin (self->scene, id, get_mode (self) == LM_BOARD_PLAY);

  return lm_zeckendorf_scene_describe_sign (self->scene, id == HOLE ? LM_ZECKENDORF_SIGN_HOLE : LM_ZECKENDORF_SIGN_STOCK);
}

static char *
tooltip (gpointer room,
         guint64  id)
{
  const LmZeckendorfSceneMove *move = find_move (room, id);

  if (move != NULL)
    return g_strdup (move->sentence);

  return is_changer (id) ? describe (room, id) : NULL;
}

static char *
describe_pointed (LmBoardView  *board,
                  LmBoardItems *items,
                  guint64       id)
{
  LmZeckendorfBoard *self = LM_ZECKENDORF_BOARD (board);
  g_autoptr (GPtrArray) moves = list_moves (self, id);
  GString *text;

  if (get_mode (self) != LM_BOARD_PLAY || moves->len == 0)
    return describe (self, is_changer (id) ? get_bin (id) : id);

  text = g_string_new (NULL);
  for (guint i = 0; i < moves->len; i++)
    {
      const LmZeckendorfSceneMove *move = g_ptr_array_index (moves, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "  ·  " : "", move->text, move->sentence);
    }

  return g_string_free (text, FALSE);
}

static char *
describe_move (LmBoardView *board,
               const char  *move)
{
  g_autofree char *sentence = lm_position_describe_move (lm_board_view_get_position (board), move, LM_MOVE_SENTENCE);

  return g_strdup_printf ("%s: %s", move, sentence);
}

/* Whether the last move used up the stock: what follows is played with the chips. */
static gboolean
has_placed_all (LmBoardView *board)
{
  LmPosition *position = lm_board_view_get_position (board);
  const char *last = lm_board_view_get_last_move (board, NULL);
  LmZeckendorfChips chips;

  return LM_ZECKENDORF_POSITION (position)->stock == 0 && last != NULL
         && lm_zeckendorf_position_get_chips (position, last, &chips) && chips.placed > 0;
}

static char *
tell_roles (LmPosition *position)
{
  const guint turn = lm_position_get_turn (position);
  LmGame *game = lm_position_get_game (position);

  /* Translators: both are players; in the end “Player 2 placed last and so moves second: Player 1 begins.” */
  return g_strdup_printf (_("Everything is placed. %s placed last and so moves second: %s begins."),
                          lm_game_get_player_name (game, 1 - turn), lm_game_get_player_name (game, turn));
}

static char *
describe_prompt (LmBoardView *board)
{
  LmPosition *position = lm_board_view_get_position (board);
  const guint stock = LM_ZECKENDORF_POSITION (position)->stock;

  if (lm_board_view_is_editing (board))
    return g_strdup (_("Click a column or press + to add a chip; right click or − takes one away, Shift and an arrow key move one."));
  if (lm_position_is_over (position))
    return NULL;
  if (has_placed_all (board))
    return tell_roles (position);
  if (stock > 0)
    return g_strdup_printf (_("Place a chip worth at most what is left, %'u. Whoever places last moves second."), stock);

  return lm_board_view_is_playing (board) ? g_strdup (_("Choose a column or one of the moves.")) : NULL;
}

/* What is done. */

static void
change (LmZeckendorfBoard *self,
        guint              bin,
        int                chips)
{
  GError *error = NULL;
  LmPosition *position = lm_zeckendorf_edit_add (self->scene->position, bin, chips, &error);

  lm_board_view_try_edit (LM_BOARD_VIEW (self), position, error);
}

/* One chip to the column beside it. */
static void
move_chip (LmZeckendorfBoard *self,
           guint64            id,
           int                by)
{
  const guint bin = get_bin (id);
  GError *error = NULL;
  LmPosition *position;

  if (bin + by < 1 || bin + by > self->scene->n_columns)
    return;

  position = lm_zeckendorf_edit_move (self->scene->position, bin, by, &error);
  lm_board_view_try_edit (LM_BOARD_VIEW (self), position, error);
  if (position != NULL)
    lm_board_items_focus_item (self->items, id + by);
}

static void
choose_of (LmZeckendorfBoard *self,
           guint64            id)
{
  g_autoptr (GPtrArray) moves = list_moves (self, id);
  LmBoardView *board = LM_BOARD_VIEW (self);

  if (moves->len == 1)
    lm_board_view_choose_move (board, ((LmZeckendorfSceneMove *) g_ptr_array_index (moves, 0))->text);
  else if (moves->len > 1)
    lm_board_items_popup (self->items, id, GTK_POPOVER (lm_zeckendorf_choice_new (board, self->items, id, moves)));
}

static void
activate (gpointer room,
          guint64  id)
{
  LmZeckendorfBoard *self = room;

  if (get_mode (self) == LM_BOARD_EDIT)
    change (self, get_bin (id), id > REMOVE ? -1 : 1);
  else if (get_mode (self) == LM_BOARD_PLAY)
    choose_of (self, id);
}

/* In the editor the other mouse button takes a chip away. */
static void
alternate (gpointer room,
           guint64  id)
{
  if (get_mode (room) == LM_BOARD_EDIT && is_bin (id))
    change (room, id, -1);
}

/* The first or the last of the row that an item is in: columns, plus, minus; the buttons of the moves are one row. */
static guint64
find_end (LmZeckendorfBoard *self,
          guint64            id,
          gboolean           last)
{
  const guint64 row = id >= MOVE ? MOVE : id - get_bin (id);
  guint64 end = row + (last ? self->scene->n_columns : 1);

  for (guint i = 0; row == MOVE && i < self->scene->moves->len; i++)
    {
      const LmZeckendorfSceneMove *move = g_ptr_array_index (self->scene->moves, i);
      const LmZeckendorfSceneMove *best = find_move (self, end);

      if (best == NULL || (last ? move->place > best->place : move->place < best->place))
        end = get_move_id (move);
    }

  return end;
}

static gboolean
key (gpointer        room,
     guint64         id,
     guint           keyval,
     GdkModifierType state)
{
  LmZeckendorfBoard *self = room;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Home || keyval == GDK_KEY_End)
    return lm_board_items_focus_item (self->items, find_end (self, id, keyval == GDK_KEY_End));
  if (get_mode (self) != LM_BOARD_EDIT || get_bin (id) == 0)
    return FALSE;

  if ((state & GDK_SHIFT_MASK) != 0 && (keyval == GDK_KEY_Left || keyval == GDK_KEY_Right))
    move_chip (self, id, keyval == GDK_KEY_Left ? -1 : 1);
  else if (lm_zeckendorf_edit_read_key (keyval) != 0)
    change (self, get_bin (id), lm_zeckendorf_edit_read_key (keyval));
  else
    return FALSE;

  return TRUE;
}

/* The editor's minus that is of no use any more leaves the keyboard to the plus above it. */
static guint64
get_start (gpointer room,
           guint64  lost)
{
  return is_changer (lost) && lost > REMOVE ? ADD + get_bin (lost) : LM_BOARD_NO_ITEM;
}

/* The drawing. */

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  LmZeckendorfBoard *self = room;

  if (!lm_zeckendorf_scene_get_chips (self->scene, move, &self->flight_chips))
    return FALSE;

  lm_zeckendorf_flight_plan (&self->flight, &self->drawing.layout,
                             LM_ZECKENDORF_POSITION (before)->heights, LM_ZECKENDORF_POSITION (before)->stock,
                             &self->flight_chips);

  return TRUE;
}

static void
draw_column (LmZeckendorfBoard *self,
             GtkSnapshot       *snapshot,
             guint              bin)
{
  LmZeckendorfLooks looks = {
    .height = self->scene->heights[bin - 1],
    .dead = lm_zeckendorf_scene_is_dead (self->scene, bin),
    .verdict = self->verdicts[bin - 1],
  };

  if (lm_board_items_is_flying (self->items))
    looks.height -= MIN (looks.height, lm_zeckendorf_chips_count_given (&self->flight_chips, bin));
  lm_zeckendorf_drawing_append_column (&self->drawing, snapshot, bin - 1, &looks);
}

static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmZeckendorfBoard *self = room;
  const LmZeckendorfSceneMove *move = find_move (self, item->id);

  self->drawing.style = *lm_board_items_get_style (self->items);
  if (is_bin (item->id))
    {
      draw_column (self, snapshot, item->id);
    }
  else if (item->id == HOLE)
    {
      lm_zeckendorf_drawing_append_hole (&self->drawing, snapshot);
    }
  else if (item->id == STOCK)
    {
      g_autoptr (GPtrArray) moves = list_pointed_moves (self);

      lm_zeckendorf_drawing_append_stock (&self->drawing, snapshot, self->scene->stock, moves);
    }
  else if (move != NULL)
    {
      lm_zeckendorf_drawing_append_move (&self->drawing, snapshot, &item->area, move, get_verdict (self, move));
    }
}

static void
draw_marks (LmZeckendorfBoard *self,
            GtkSnapshot       *snapshot)
{
  const guint32 *heights = self->scene->heights;
  const char *arrow = lm_board_view_get_arrow (LM_BOARD_VIEW (self));
  const char *last = lm_board_view_get_last_move (LM_BOARD_VIEW (self), NULL);
  g_autoptr (GPtrArray) moves = list_pointed_moves (self);
  LmZeckendorfChips chips;

  if (lm_zeckendorf_scene_get_chips (self->scene, last, &chips))
    lm_zeckendorf_drawing_append_last (&self->drawing, snapshot, heights, &chips);
  if (moves->len > 0)
    lm_zeckendorf_drawing_append_preview (&self->drawing, snapshot, heights, moves);
  if (lm_zeckendorf_scene_find_move (self->scene, arrow) != NULL
      && lm_zeckendorf_scene_get_chips (self->scene, arrow, &chips))
    lm_zeckendorf_drawing_append_arrow (&self->drawing, snapshot, heights, &chips);
}

static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmZeckendorfBoard *self = room;

  if (self->scene == NULL)
    return;

  self->drawing.style = *lm_board_items_get_style (self->items);
  if (layer == LM_BOARD_LAYER_BACK)
    lm_zeckendorf_drawing_append_motif (&self->drawing, snapshot);
  else if (layer == LM_BOARD_LAYER_FLIGHT)
    lm_zeckendorf_drawing_append_flight (&self->drawing, snapshot, &self->flight, progress);
  else if (get_mode (self) != LM_BOARD_EDIT && !lm_board_items_is_flying (self->items))
    draw_marks (self, snapshot);
}

/* The columns look as before. */
static void
pointed (gpointer room)
{
  LmZeckendorfBoard *self = room;

  gtk_widget_queue_draw (GTK_WIDGET (self->items));
  lm_board_items_queue_item (self->items, STOCK);
}

static const LmBoardItemsFuncs funcs = {
  .measure = measure,
  .arrange = arrange,
  .describe = describe,
  .tooltip = tooltip,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .alternate = alternate,
  .key = key,
  .get_start = get_start,
  .begin_flight = begin_flight,
  .pointed = pointed,
};

/* The board. */

/* What the editor added to the columns does not outlive it. */
static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmZeckendorfBoard *self = LM_ZECKENDORF_BOARD (board);
  const guint n_columns = lm_zeckendorf_board_get_n_columns (self);
  const guint hole = self->scene != NULL ? self->scene->variant->hole : 0;

  if (get_mode (self) != LM_BOARD_EDIT)
    self->minimum = 0;
  g_clear_pointer (&self->scene, lm_zeckendorf_scene_free);
  self->scene = lm_zeckendorf_scene_new (lm_board_view_get_position (board), self->minimum);
  for (guint i = 0; i < self->scene->n_columns; i++)
    lm_zeckendorf_verdict_judge (&self->verdicts[i], self->scene, i + 1, get_answer (self));
  if (n_columns != self->scene->n_columns || hole != self->scene->variant->hole)
    gtk_widget_queue_resize (GTK_WIDGET (self->items));
  g_signal_emit (self, columns_changed, 0);
}

guint
lm_zeckendorf_board_get_n_columns (LmZeckendorfBoard *self)
{
  return self->scene != NULL ? self->scene->n_columns : 0;
}

/* For the editor: so many columns at least. */
void
lm_zeckendorf_board_set_minimum (LmZeckendorfBoard *self,
                                 guint              n_columns)
{
  self->minimum = n_columns;
  lm_board_view_changed (LM_BOARD_VIEW (self));
}

static void
lm_zeckendorf_board_finalize (GObject *object)
{
  LmZeckendorfBoard *self = LM_ZECKENDORF_BOARD (object);

  g_clear_pointer (&self->scene, lm_zeckendorf_scene_free);

  G_OBJECT_CLASS (lm_zeckendorf_board_parent_class)->finalize (object);
}

static void
lm_zeckendorf_board_class_init (LmZeckendorfBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_board_finalize;
  board_class->update = update;
  board_class->describe_prompt = describe_prompt;
  board_class->describe_pointed = describe_pointed;
  board_class->describe_move = describe_move;
  board_class->edit_form = lm_zeckendorf_form_get_type;

  columns_changed = lm_signal_new (klass, "columns-changed", 0);
}

static void
lm_zeckendorf_board_init (LmZeckendorfBoard *self)
{
  GtkWidget *items = lm_board_items_new (LM_BOARD_VIEW (self), &funcs, self);

  self->items = LM_BOARD_ITEMS (items);
  self->drawing.widget = items;
  gtk_accessible_update_property (GTK_ACCESSIBLE (items), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Columns"), -1);
  lm_board_view_set_drawing (LM_BOARD_VIEW (self),
                             lm_board_items_create_scroller (self->items, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER));
}

#define VIEW_INFO(id, game)                                               \
  const LmGameViewInfo lm_##id##_view_info = {                            \
    .name = game,                                                         \
    .icon_name = "lm-" game "-symbolic",                                  \
    .board_type = lm_zeckendorf_board_get_type,                           \
    .form_type = lm_zeckendorf_form_get_type,                             \
    .lesson = "/org/lastmove/LastMove/zeckendorf/lesson-" game ".xml",    \
  };

VIEW_INFO (zeckendorf, "zeckendorf")
VIEW_INFO (black_hole, "black-hole")
VIEW_INFO (reversed, "reversed")
VIEW_INFO (build_up, "build-up")
