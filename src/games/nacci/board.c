/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: the board of the (c, k)-nacci game: a column of chips for every number, and the moves below. */

#include "kit/lm-board-kit.h"
#include "kit/page/lm-game-view-info.h"
#include "nacci.h"

/* In pixels; columns that would be narrower than the least are scrolled. */
#define LEAST_HEIGHT 190
#define LEAST_PITCH 40
#define LARGEST_PITCH 76
#define CHIP 12
#define LEAST_STEP 3
#define CHIP_WIDTH 0.66 /* of the pitch */

#define LEAST_COLUMNS 4

/* So many lines of text are below the chips and above them. */
#define LINES_BELOW 2.4
#define LINES_ABOVE 1.5

/* So many moves have buttons; where there are more an entry takes their text. */
#define MOST_BUTTONS 20

G_DECLARE_FINAL_TYPE (LmNacciBoard, lm_nacci_board, LM, NACCI_BOARD, LmBoardView)

struct _LmNacciBoard
{
  LmBoardView   parent_instance;

  LmBoardItems *columns;
  LmMoveBar    *bar;
  double        left;
  double        pitch;
  double        base; /* where the chips stand */
  double        room; /* for chips */
};

G_DEFINE_FINAL_TYPE (LmNacciBoard, lm_nacci_board, LM_TYPE_BOARD_VIEW)

#define POSITION(board) LM_NACCI_POSITION (lm_board_view_get_position (LM_BOARD_VIEW (board)))

static const GdkRGBA chip_color = { 0.27, 0.50, 0.72, 1 };

/* The legal move, made once, that gives a column a chip: by combining, or by splitting the column before it. */
static char *
find_move (gpointer board,
           char     kind,
           guint    column)
{
  LmNacciMove move;

  return lm_nacci_move_init (&move, POSITION (board)->rules, kind, kind == 'C' ? column : column - 1, 1)
           && lm_nacci_position_count_times (lm_board_view_get_position (board), &move) > 0 ? lm_nacci_move_to_string (&move) : NULL;
}

static char *
find_first_move (gpointer board,
                 guint    column)
{
  char *move = find_move (board, 'C', column);

  return move != NULL ? move : find_move (board, 'S', column);
}

/* Where things are. */

/* As many columns as the chips can come to; in the editor one more. */
static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmNacciBoard *self = room;
  const gboolean edits = lm_board_view_is_editing (room);
  const guint n = CLAMP (POSITION (room)->n_bins + edits, LEAST_COLUMNS, POSITION (room)->rules->n_bins);

  self->pitch = CLAMP (floor (plan->width / n), LEAST_PITCH, LARGEST_PITCH);
  plan->width = MAX (plan->width, n * self->pitch);
  self->left = floor (0.5 * (plan->width - n * self->pitch));
  self->base = plan->height - LINES_BELOW * plan->line;
  self->room = self->base - LINES_ABOVE * plan->line;
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *move = find_first_move (self, i);
      const graphene_rect_t area = GRAPHENE_RECT_INIT (self->left + (i - 1) * self->pitch + 2, 2, self->pitch - 4, plan->height - 4);

      lm_board_plan_add_move (plan, i, &area, move)->css_class = "lm-board-column";
    }
}

/* How far apart the chips of a column are: many overlap, and of more still only some are drawn. */
static double
get_step (LmNacciBoard *self,
          guint         column)
{
  return CLAMP ((self->room - CHIP) / MAX (POSITION (self)->heights[column - 1], 2), LEAST_STEP, CHIP);
}

static guint
count_shown (LmNacciBoard *self,
             guint         column)
{
  return MIN (POSITION (self)->heights[column - 1], (guint) ((self->room - CHIP) / get_step (self, column)));
}

/* What is said of them. */

/* A move, with what the overlay says of it. */
static void
append_move (GString    *text,
             gpointer    board,
             const char *before,
             const char *move)
{
  const LmMoveValue *value = lm_board_view_get_value (board, move);
  g_autofree char *sentence = lm_position_describe_move (lm_board_view_get_position (board), move, LM_MOVE_SENTENCE);

  g_string_append_printf (text, "%s%s", before, sentence);
  if (value != NULL)
    g_string_append_printf (text, " (%s)", lm_board_style_name_value (value->value));
}

static char *
describe (gpointer room,
          guint64  id)
{
  const guint height = POSITION (room)->heights[id - 1];
  GString *text = g_string_new (NULL);
  g_autofree char *combine = find_move (room, 'C', id);
  g_autofree char *split = find_move (room, 'S', id);

  g_string_printf (text, g_dngettext (GETTEXT_PACKAGE, "Column %u, worth %'u: %'u chip", "Column %u, worth %'u: %'u chips", height),
                   (guint) id, POSITION (room)->rules->worth[id - 1], height);
  if (lm_board_view_is_editing (room))
    g_string_append (text, _(". Adds one; the other button, or Shift+Enter, takes one"));
  else if (combine != NULL && lm_board_view_is_playing (room))
    append_move (text, room, ". ", combine);
  if (split != NULL && lm_board_view_is_playing (room))
    append_move (text, room, combine == NULL ? ". " : _("; with the other button, or Shift+Enter: "), split);

  g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

static char *
describe_prompt (LmBoardView *board)
{
  if (lm_board_view_is_editing (board))
    return g_strdup (_("Click a column to add a chip."));

  return lm_board_view_is_playing (board) ? g_strdup (_("Click a column to bring a chip there, or choose a move below.")) : NULL;
}

/* What is done. */

static void
change_chips (gpointer board,
              guint    column,
              int      by)
{
  LmPosition *position = lm_board_view_get_position (board);
  guint heights[LM_NACCI_MAX_BINS];
  GError *error = NULL;
  LmPosition *edited;

  memcpy (heights, POSITION (board)->heights, sizeof heights);
  if (by < 0 && heights[column - 1] == 0)
    return;

  heights[column - 1] += by;
  edited = lm_nacci_position_new (lm_position_get_game (position), heights, lm_position_get_turn (position), &error);
  lm_board_view_try_edit (board, edited, error);
}

static void
activate (gpointer room,
          guint64  id)
{
  change_chips (room, id, 1);
}

static void
alternate (gpointer room,
           guint64  id)
{
  g_autofree char *move = find_move (room, 'S', id);

  if (lm_board_view_is_editing (room))
    change_chips (room, id, -1);
  else if (move != NULL && lm_board_view_is_playing (room))
    lm_board_view_choose_move (room, move);
}

/* How they look. */

/* A chip that stands on @y: filled, with an edge that tells it from the next, or hollow. */
static void
draw_chip (LmNacciBoard *self,
           GtkSnapshot  *snapshot,
           double        column,
           double        y,
           gboolean      hollow)
{
  const LmBoardStyle *style = lm_board_items_get_style (self->columns);
  const double width = CHIP_WIDTH * self->pitch;
  const graphene_rect_t area = GRAPHENE_RECT_INIT (self->left + (column - 0.5) * self->pitch - 0.5 * width, y - CHIP, width, CHIP);

  if (!hollow)
    lm_board_append_outline (snapshot, &area, 0.5 * CHIP, 0.5 * CHIP, &chip_color);
  lm_board_append_outline (snapshot, &area, 0.5 * CHIP, hollow ? 2 : 1, hollow ? &chip_color : &style->background);
}

/* How many chips of a column the move would take that is pointed at, by its button or by a column. */
static guint
count_taken (LmNacciBoard *self,
             guint         column)
{
  const char *text = lm_board_items_get_pointed_move (self->columns);
  LmNacciMove move;

  return text != NULL && lm_nacci_move_read (&move, lm_board_view_get_position (LM_BOARD_VIEW (self)), text)
           ? MAX (-move.chips[column - 1], 0) * move.times : 0;
}

static void
write_label (LmNacciBoard *self,
             GtkSnapshot  *snapshot,
             guint         number,
             gboolean      bold,
             double        x,
             double        y)
{
  g_autofree char *text = g_strdup_printf ("%'u", number);

  lm_board_text_append (GTK_WIDGET (self->columns), snapshot, text, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                        &lm_board_items_get_style (self->columns)->foreground, x, y, 0.5, self->pitch - 4);
}

/* The chips with their number above, what one is worth and the number of the column below; what would be taken is hollow. */
static void
draw_item (gpointer           room,
           GtkSnapshot       *snapshot,
           const LmBoardItem *item,
           LmBoardItemState   state)
{
  LmNacciBoard *self = room;
  const double line = lm_board_items_get_line (self->columns), x = self->left + (item->id - 0.5) * self->pitch;
  const guint shown = count_shown (self, item->id), taken = count_taken (self, item->id);
  const graphene_rect_t ground = GRAPHENE_RECT_INIT (item->area.origin.x + 4, self->base + 1, item->area.size.width - 8, 1);

  for (guint i = 0; i < shown; i++)
    draw_chip (self, snapshot, item->id, self->base - i * get_step (self, item->id), i + taken >= shown);
  gtk_snapshot_append_color (snapshot, &lm_board_items_get_style (self->columns)->foreground, &ground);
  if (shown > 0)
    write_label (self, snapshot, POSITION (self)->heights[item->id - 1], TRUE,
                 x, self->base - shown * get_step (self, item->id) - CHIP - 0.3 * line);
  write_label (self, snapshot, POSITION (room)->rules->worth[item->id - 1], TRUE,
               x, self->base + 0.75 * line);
  write_label (self, snapshot, item->id, FALSE, x, self->base + 1.75 * line);
}

/* Frames about the columns that get a chip, by the last move and by the hint. */
static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmNacciBoard *self = room;
  const LmBoardStyle *style = lm_board_items_get_style (self->columns);
  const char *const moves[] = { lm_board_view_get_last_move (room, NULL), lm_board_view_get_arrow (room) };
  const GdkRGBA colors[] = { lm_rgba_fade (&style->foreground, 0.4), style->accent };

  for (guint i = 0; i < G_N_ELEMENTS (moves) && layer == LM_BOARD_LAYER_FRONT && !lm_board_view_is_editing (room); i++)
    {
      LmNacciMove move;
      const LmBoardItem *item = moves[i] != NULL && lm_nacci_move_read (&move, lm_board_view_get_position (room), moves[i])
                                  ? lm_board_items_find (self->columns, move.bin + (move.kind == 'S')) : NULL;

      if (item != NULL)
        lm_board_append_outline (snapshot, &item->area, 9, 1 + i * 2, &colors[i]);
    }
}

static const LmBoardItemsFuncs funcs = {
  .arrange = arrange,
  .describe = describe,
  .draw = draw,
  .draw_item = draw_item,
  .activate = activate,
  .alternate = alternate,
};

/* A button for each move where they are few, else an entry. */
static void
update (LmBoardView   *board,
        LmBoardChange  changes,
        LmPosition    *before,
        const char    *move)
{
  LmMoveBar *bar = LM_NACCI_BOARD (board)->bar;
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (lm_board_view_get_position (board), MOST_BUTTONS, &complete);

  lm_move_bar_begin (bar);
  for (guint i = 0; i < moves->len && complete; i++)
    lm_move_bar_add (bar, g_ptr_array_index (moves, i), g_ptr_array_index (moves, i));
  if (moves->len == 0 || !complete)
    lm_move_bar_show_entry (bar, _("Move"), _("The move, such as C3 or S2"),
                            _("Write first which column to combine into or to split: “C3” or “S2”."));
}

static void
lm_nacci_board_class_init (LmNacciBoardClass *klass)
{
  LmBoardViewClass *board_class = LM_BOARD_VIEW_CLASS (klass);

  board_class->update = update;
  board_class->describe_prompt = describe_prompt;
}

static void
lm_nacci_board_init (LmNacciBoard *self)
{
  LmBoardView *board = LM_BOARD_VIEW (self);
  GtkWidget *columns = lm_board_items_new (board, &funcs, self);
  GtkWidget *bar = lm_move_bar_new (board);

  self->columns = LM_BOARD_ITEMS (columns);
  self->bar = LM_MOVE_BAR (bar);
  gtk_widget_set_size_request (columns, LEAST_COLUMNS * LEAST_PITCH, LEAST_HEIGHT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (columns), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Columns"), -1);
  lm_board_view_set_drawing (board, lm_board_items_create_scroller (self->columns, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER));
  lm_move_bar_set_example (self->bar, "C3");
  lm_board_view_set_controls (board, bar);
}

const LmGameViewInfo lm_nacci_view_info = {
  .name = "nacci",
  .icon_name = "lm-nacci-symbolic",
  .lesson = "/org/lastmove/LastMove/nacci/lesson.xml",
  .board_type = lm_nacci_board_get_type,
};
