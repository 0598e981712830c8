/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-strip.c: the strip of numbers on which a game of subtraction Nim stands. */

#include "config.h"

#include "lm-nim-strip.h"

#include "board/lm-board-style.h"
#include "lm-nim-brackets.h"
#include "lm-nim-captions.h"
#include "lm-nim-cell.h"
#include "lm-nim-scene.h"
#include "theory.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define FLIGHT_MILLISECONDS 200

#define LEAST_WIDTH 220
#define LEAST_HEIGHT 90
#define NATURAL_HEIGHT 180

/* Where the middle of a stone is, in widths of a place. */
#define STONE_MIDDLE 0.5

struct _LmNimStrip
{
  GtkWidget     parent_instance;

  LmBoardView  *board;
  gboolean      pattern;

  LmGame       *game;     /* the one that the extent is of */
  guint64       extent;
  LmNimScene    scene;
  LmNimLayout   layout;
  GPtrArray    *cells;    /* (element-type LmNimCell): in the order of the scene */
  guint64       hovered;  /* 0: none */
  guint64       focused;
  guint64       previewed;
  LmBoardStyle  style;

  AdwAnimation *flight;
  guint64       from;     /* where the token comes from; 0 when it rests */
};

G_DEFINE_FINAL_TYPE (LmNimStrip, lm_nim_strip, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static LmPosition *
get_position (LmNimStrip *self)
{
  return lm_board_view_get_position (self->board);
}

static gboolean
is_editing (LmNimStrip *self)
{
  return lm_board_view_get_mode (self->board) == LM_BOARD_EDIT;
}

static guint64
find_arrow (LmNimStrip *self)
{
  const char *move = lm_board_view_get_arrow (self->board);
  g_autoptr (LmPosition) after = move != NULL ? lm_position_play (get_position (self), move, NULL) : NULL;

  return after != NULL ? lm_nim_position_get_stones (after) : 0;
}

/* What the overlay says of the move to a number. */
static gboolean
find_value (LmNimStrip *self,
            guint64     number,
            LmValue    *value)
{
  LmAnswer *answer = lm_board_view_get_overlay (self->board);

  if (answer == NULL || is_editing (self))
    return FALSE;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      *value = move->value;
      if (lm_nim_position_get_stones (move->position) == number)
        return TRUE;
    }

  return FALSE;
}

/* Whether a number is passed on the way from one to the other: the stone that it stands for is moved. */
static gboolean
is_between (guint64 number,
            guint64 from,
            guint64 to)
{
  return number > MIN (from, to) && number <= MAX (from, to);
}

static gboolean
is_recent (LmNimStrip *self,
           guint64     number)
{
  LmPosition *before = NULL;
  const char *move = lm_board_view_get_last_move (self->board, &before);

  return move != NULL && !is_editing (self)
         && is_between (number, lm_nim_position_get_stones (before), lm_nim_position_get_stones (get_position (self)));
}

/* Whether the pattern marks a number. */
static gboolean
is_lost (LmNimStrip *self,
         guint64     number)
{
  return self->pattern && lm_nim_number_is_lost (lm_nim_position_get_game (get_position (self)), number);
}

static gboolean
can_point (LmNimStrip *self,
           guint64     number)
{
  if (number == 0 || get_position (self) == NULL || lm_board_view_get_mode (self->board) == LM_BOARD_WATCH)
    return FALSE;

  return is_editing (self) || lm_nim_position_find_move (get_position (self), number, NULL);
}

/**
 * lm_nim_strip_get_pointed:
 * @self: a strip
 *
 * Returns: the number that is pointed at, by whatever means, and that the turn
 *   can go to, or the editor; 0 when there is none
 */
guint64
lm_nim_strip_get_pointed (LmNimStrip *self)
{
  g_return_val_if_fail (LM_IS_NIM_STRIP (self), 0);

  /* A pointer that rests where nothing can be chosen does not hide where the keyboard is. */
  return can_point (self, self->hovered) ? self->hovered
         : can_point (self, self->previewed) ? self->previewed
         : can_point (self, self->focused) ? self->focused : 0;
}

static LmNimLook
get_look (LmNimStrip *self,
          guint64     number)
{
  const guint64 stones = lm_nim_position_get_stones (get_position (self));

  if (number == 0)
    return LM_NIM_LOOK_GAP;
  if (number == stones)
    return self->from != 0 ? LM_NIM_LOOK_SOCKET : LM_NIM_LOOK_TOKEN;

  return number < stones ? LM_NIM_LOOK_STONE : LM_NIM_LOOK_SOCKET;
}

static void
mark_cell (LmNimStrip *self,
           LmNimCell  *cell,
           guint64     arrow)
{
  LmPosition *position = get_position (self);
  const guint64 number = lm_nim_cell_get_number (cell);
  const guint64 pointed = lm_nim_strip_get_pointed (self);
  LmNimMarks marks = { get_look (self, number) };

  if (number != 0)
    {
      marks.lost = is_lost (self, number);
      marks.judged = find_value (self, number, &marks.value);
      marks.arrow = number == arrow;
      marks.recent = is_recent (self, number);
      marks.pointed = pointed != 0 && !is_editing (self)
                      && is_between (number, pointed, lm_nim_position_get_stones (position));
    }
  lm_nim_cell_set_marks (cell, &marks);
}

static void
mark_cells (LmNimStrip *self)
{
  const guint64 arrow = find_arrow (self);

  for (guint i = 0; i < self->cells->len; i++)
    mark_cell (self, g_ptr_array_index (self->cells, i), arrow);
}

/* What is read is what is seen. */
static char *
name_cell (LmNimStrip *self,
           guint64     number)
{
  g_autofree char *place = lm_nim_caption_place (get_position (self), number);
  GString *name = g_string_new (place);
  LmValue value;

  if (find_value (self, number, &value))
    g_string_append_printf (name, " (%s)", lm_board_style_name_value (value));
  if (is_lost (self, number))
    g_string_append_printf (name, " – %s", C_("number", "lost"));

  return g_string_free (name, FALSE);
}

/* What can be chosen can have the focus; so can all the others be passed over. */
static void
enable_cell (LmNimStrip *self,
             LmNimCell  *cell)
{
  const guint64 number = lm_nim_cell_get_number (cell);
  const LmBoardMode mode = lm_board_view_get_mode (self->board);
  g_autofree char *name = number != 0 ? name_cell (self, number) : g_strdup ("…");
  g_autofree char *label = number != 0 ? lm_nim_caption_label (get_position (self), number) : NULL;

  lm_nim_cell_set_label (cell, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_sensitive (GTK_WIDGET (cell),
                            (mode == LM_BOARD_EDIT && number != 0)
                            || (mode == LM_BOARD_PLAY && lm_nim_position_find_move (get_position (self), number, NULL)));
}

static guint64
get_distance (LmNimStrip *self,
              LmNimCell  *cell)
{
  const guint64 number = lm_nim_cell_get_number (cell);
  const guint64 stones = lm_nim_position_get_stones (get_position (self));

  return MAX (number, stones) - MIN (number, stones);
}

/* The place that can be chosen and is nearest to where the game stands; none if none can. */
static LmNimCell *
find_nearest (LmNimStrip *self)
{
  LmNimCell *nearest = NULL;

  for (guint i = 0; i < self->cells->len; i++)
    {
      LmNimCell *cell = g_ptr_array_index (self->cells, i);

      if (gtk_widget_get_sensitive (GTK_WIDGET (cell))
          && (nearest == NULL || get_distance (self, cell) < get_distance (self, nearest)))
        nearest = cell;
    }

  return nearest;
}

static void
pointed (LmNimStrip *self)
{
  mark_cells (self);
  g_signal_emit (self, signals[POINTED], 0);
}

static void
clicked_cb (LmNimStrip *self,
            LmNimCell  *cell)
{
  g_signal_emit (self, signals[CHOSEN], 0, lm_nim_cell_get_number (cell));
}

static LmNimCell *
get_cell (GtkEventController *controller)
{
  return LM_NIM_CELL (gtk_event_controller_get_widget (controller));
}

static void
enter_cb (LmNimStrip         *self,
          double              x,
          double              y,
          GtkEventController *controller)
{
  self->hovered = lm_nim_cell_get_number (get_cell (controller));
  pointed (self);
}

static void
leave_cb (LmNimStrip         *self,
          GtkEventController *controller)
{
  if (self->hovered != lm_nim_cell_get_number (get_cell (controller)))
    return;

  self->hovered = 0;
  pointed (self);
}

static void
focus_enter_cb (LmNimStrip         *self,
                GtkEventController *controller)
{
  self->focused = lm_nim_cell_get_number (get_cell (controller));
  pointed (self);
}

static void
focus_leave_cb (LmNimStrip *self)
{
  self->focused = 0;
  pointed (self);
}

static GtkWidget *
create_cell (LmNimStrip *self,
             guint64     number)
{
  GtkWidget *cell = lm_nim_cell_new (number);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (cell, motion);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_enter_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_leave_cb), self);
  gtk_widget_add_controller (cell, focus);
  g_signal_connect_swapped (cell, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (cell, GTK_WIDGET (self));

  return cell;
}

static gboolean
shows_same_numbers (const LmNimScene *a,
                    const LmNimScene *b)
{
  if (a->numbers == NULL || a->numbers->len != b->numbers->len || a->group != b->group || a->blank != b->blank)
    return FALSE;

  for (guint i = 0; i < a->numbers->len; i++)
    if (g_array_index (a->numbers, guint64, i) != g_array_index (b->numbers, guint64, i))
      return FALSE;

  return TRUE;
}

/* The places stay as long as they are of the same numbers, so that the focus does. */
static void
replace_cells (LmNimStrip *self)
{
  g_auto (LmNimScene) scene = { NULL };
  LmNimScene old = self->scene;

  lm_nim_scene_fill (&scene, get_position (self), self->extent, self->pattern);
  if (shows_same_numbers (&self->scene, &scene))
    return;

  self->scene = scene;
  scene = old;
  self->hovered = self->focused = 0;
  g_ptr_array_set_size (self->cells, 0);
  for (guint i = 0; i < self->scene.numbers->len; i++)
    g_ptr_array_add (self->cells, create_cell (self, g_array_index (self->scene.numbers, guint64, i)));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* As long as it is one game the strip keeps the length that it began with. */
static void
update_extent (LmNimStrip *self)
{
  LmPosition *position = get_position (self);
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 stones = lm_nim_position_get_stones (position);
  const gboolean same = self->game == LM_GAME (game);

  g_set_object (&self->game, LM_GAME (game));
  if (lm_nim_game_is_reversed (game))
    self->extent = lm_nim_game_get_target (game);
  else
    self->extent = same ? MAX (self->extent, stones) : stones;
}

/**
 * lm_nim_strip_update:
 * @self: a strip
 *
 * Shows what the board's mode, its marks and the pattern are now.
 */
void
lm_nim_strip_update (LmNimStrip *self)
{
  g_return_if_fail (LM_IS_NIM_STRIP (self));

  if (get_position (self) == NULL)
    return;

  replace_cells (self);
  for (guint i = 0; i < self->cells->len; i++)
    enable_cell (self, g_ptr_array_index (self->cells, i));
  gtk_widget_set_focusable (GTK_WIDGET (self), find_nearest (self) == NULL);
  pointed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
fly_cb (double   value,
        gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
landed_cb (LmNimStrip *self)
{
  self->from = 0;
  mark_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
fly (LmNimStrip *self,
     guint64     from)
{
  self->from = from;
  adw_animation_reset (self->flight);
  adw_animation_play (self->flight);
}

/**
 * lm_nim_strip_position_changed:
 * @self: a strip
 * @before: (nullable): the position before the move that led here
 * @move: (nullable): that move
 *
 * Shows the board's position; the token glides to its place where a move is
 * to be seen.
 */
void
lm_nim_strip_position_changed (LmNimStrip *self,
                               LmPosition *before,
                               const char *move)
{
  g_return_if_fail (LM_IS_NIM_STRIP (self));

  adw_animation_skip (self->flight);
  self->previewed = 0;
  update_extent (self);
  if (before != NULL && move != NULL && lm_board_view_should_animate (self->board))
    fly (self, lm_nim_position_get_stones (before));
  lm_nim_strip_update (self);
}

/**
 * lm_nim_strip_set_pattern:
 * @self: a strip
 * @pattern: whether to mark the numbers from which one loses
 */
void
lm_nim_strip_set_pattern (LmNimStrip *self,
                          gboolean    pattern)
{
  g_return_if_fail (LM_IS_NIM_STRIP (self));

  if (self->pattern == pattern)
    return;

  self->pattern = pattern;
  lm_nim_strip_update (self);
}

/**
 * lm_nim_strip_preview:
 * @self: a strip
 * @number: the number that somebody points at elsewhere, or 0
 *
 * Shows where a move would lead.
 */
void
lm_nim_strip_preview (LmNimStrip *self,
                      guint64     number)
{
  g_return_if_fail (LM_IS_NIM_STRIP (self));

  if (self->previewed == number)
    return;

  self->previewed = number;
  if (get_position (self) != NULL)
    pointed (self);
}

/* While nothing can be chosen the strip itself has the focus, so that it comes back to a place. */
static gboolean
lm_nim_strip_grab_focus (GtkWidget *widget)
{
  LmNimStrip *self = LM_NIM_STRIP (widget);
  LmNimCell *nearest = get_position (self) != NULL ? find_nearest (self) : NULL;

  if (nearest != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (nearest));

  return GTK_WIDGET_CLASS (lm_nim_strip_parent_class)->grab_focus (widget);
}

static void
lm_nim_strip_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : NATURAL_HEIGHT;
}

static void
lm_nim_strip_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  LmNimStrip *self = LM_NIM_STRIP (widget);
  graphene_rect_t place;

  if (self->scene.numbers == NULL)
    return;

  lm_nim_layout_compute (&self->layout, &self->scene, width, height);
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkAllocation allocation;
      int minimum;

      lm_nim_layout_get_place (&self->layout, &self->scene, i, &place);
      allocation = (GtkAllocation) { place.origin.x, place.origin.y, place.size.width, place.size.height };
      gtk_widget_measure (g_ptr_array_index (self->cells, i), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_size_allocate (g_ptr_array_index (self->cells, i), &allocation, -1);
    }
}

static gboolean
find_place (LmNimStrip      *self,
            guint64          number,
            graphene_rect_t *place)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (lm_nim_cell_get_number (g_ptr_array_index (self->cells, i)) == number)
      {
        lm_nim_layout_get_place (&self->layout, &self->scene, i, place);
        return TRUE;
      }

  return FALSE;
}

/* It hops, so that one sees it pass over the places in between. */
static void
append_token (LmNimStrip  *self,
              GtkSnapshot *snapshot)
{
  const double progress = adw_animation_get_value (self->flight);
  const double pitch = self->layout.pitch;
  graphene_rect_t from, to;
  graphene_point_t middle;
  cairo_t *cr;

  if (!find_place (self, self->from, &from) || !find_place (self, lm_nim_position_get_stones (get_position (self)), &to))
    return;

  graphene_point_interpolate (&from.origin, &to.origin, progress, &middle);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                                                 gtk_widget_get_height (GTK_WIDGET (self))));
  lm_nim_cell_draw_token (cr, &self->style, middle.x + 0.5 * pitch,
                          middle.y + (STONE_MIDDLE - 2 * progress * (1 - progress)) * pitch, pitch);
  cairo_destroy (cr);
}

static void
lm_nim_strip_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  LmNimStrip *self = LM_NIM_STRIP (widget);

  if (get_position (self) == NULL)
    return;

  if (self->pattern && self->scene.group > 1)
    lm_nim_brackets_append (widget, snapshot, &self->style, &self->layout, &self->scene);
  GTK_WIDGET_CLASS (lm_nim_strip_parent_class)->snapshot (widget, snapshot);
  if (self->from != 0)
    append_token (self, snapshot);
}

static void
lm_nim_strip_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (lm_nim_strip_parent_class)->css_changed (widget, change);

  lm_board_style_read (&LM_NIM_STRIP (widget)->style, widget);
  gtk_widget_queue_draw (widget);
}

static void
lm_nim_strip_dispose (GObject *object)
{
  LmNimStrip *self = LM_NIM_STRIP (object);

  if (self->flight != NULL)
    adw_animation_pause (self->flight);
  g_clear_object (&self->flight);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  lm_nim_scene_clear (&self->scene);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (lm_nim_strip_parent_class)->dispose (object);
}

static void
lm_nim_strip_class_init (LmNimStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lm_nim_strip_dispose;
  widget_class->grab_focus = lm_nim_strip_grab_focus;
  widget_class->measure = lm_nim_strip_measure;
  widget_class->size_allocate = lm_nim_strip_size_allocate;
  widget_class->snapshot = lm_nim_strip_snapshot;
  widget_class->css_changed = lm_nim_strip_css_changed;

  /* A place was chosen: its number. */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  /* Another place is pointed at, or none. */
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lm_nim_strip_init (LmNimStrip *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (fly_cb, self, NULL);

  self->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->flight = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_MILLISECONDS, target);
  g_signal_connect_object (self->flight, "done", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Numbers"), -1);
}

/**
 * lm_nim_strip_new:
 * @board: the board that contains it
 *
 * Returns: (transfer floating): its strip
 */
GtkWidget *
lm_nim_strip_new (LmBoardView *board)
{
  LmNimStrip *self = g_object_new (LM_TYPE_NIM_STRIP, NULL);

  self->board = board;
  return GTK_WIDGET (self);
}
