/* SPDX-License-Identifier: GPL-3.0-or-later */
/* picture.c: a pile as its board shows it: stones where they are few, bars where they are many. */

#include "config.h"

#include "picture.h"

#include "board/lm-board-text.h"
#include "bars-picture.h"
#include "split.h"
#include "stones.h"

#include <adwaita.h>

/* In milliseconds: long enough to see what goes, too short to wait for. */
#define FLIGHT_TIME 220

/* Where there are no rows, one goes so many stones up and down. */
#define STRIDE 10

struct _LmTakeAwayPicture
{
  GObject            parent_instance;

  GtkWidget         *widget;
  LmBoardView       *board;
  gboolean           show_parts;

  /* A small pile: its stones, and those before the last move. */
  LmTakeAwayStones  *stones;
  LmTakeAwayLayout   layout;
  LmTakeAwayGroups  *groups;
  LmTakeAwayGroups  *before;
  /* How many stones the layout was made for. */
  guint              capacity;

  /* A large one: its parts, once they are known. */
  LmTakeAwayParts   *parts;
  GCancellable      *splitting;
  LmTakeAwayBars    *bars;

  LmTakeAwayGroups  *flight;
  AdwAnimation      *animation;
};

G_DEFINE_FINAL_TYPE (LmTakeAwayPicture, lm_take_away_picture, G_TYPE_OBJECT)

static LmPosition *
get_position (LmTakeAwayPicture *self)
{
  return lm_board_view_get_position (self->board);
}

static LmBoardMode
get_mode (LmTakeAwayPicture *self)
{
  return lm_board_view_get_mode (self->board);
}

static mpz_srcptr
get_limit (LmTakeAwayPicture *self)
{
  return LM_TAKE_AWAY_POSITION (get_position (self))->limit;
}

/* The position before the last move, if it is the move that led to the one that is shown. */
static LmPosition *
get_before (LmTakeAwayPicture *self)
{
  LmPosition *before;
  const char *move = lm_board_view_get_last_move (self->board, &before);
  g_auto (mpz_t) sum;

  mpz_init (sum);
  if (move == NULL || get_mode (self) == LM_BOARD_EDIT || mpz_set_str (sum, move, 10) != 0)
    return NULL;

  mpz_add (sum, sum, LM_TAKE_AWAY_POSITION (get_position (self))->stones);
  return mpz_cmp (sum, LM_TAKE_AWAY_POSITION (before)->stones) == 0 ? before : NULL;
}

static void
update_before (LmTakeAwayPicture *self)
{
  LmPosition *before = get_before (self);

  g_clear_pointer (&self->before, lm_take_away_groups_free);
  if (before != NULL && self->groups != NULL && lm_take_away_groups_can_draw (before))
    self->before = lm_take_away_groups_new (before, self->show_parts);
}

static void
place_bars (LmTakeAwayPicture *self)
{
  LmPosition *before = get_before (self);
  int width = gtk_widget_get_width (self->widget);
  int height = gtk_widget_get_height (self->widget);

  /* The bars before stay for the moment that a worker needs, so that nothing flickers. */
  if (self->bars != NULL && self->splitting != NULL && self->show_parts)
    return;

  g_clear_pointer (&self->bars, lm_take_away_bars_free);
  if (self->groups != NULL || width == 0)
    return;

  self->bars = lm_take_away_bars_new (get_position (self), self->show_parts ? self->parts : NULL,
                                      before != NULL ? LM_TAKE_AWAY_POSITION (before)->stones : NULL,
                                      width, height, lm_board_text_get_line (self->widget));
}

static gboolean
is_laid_out_for (LmTakeAwayPicture *self,
                 int                width,
                 int                height,
                 double             line)
{
  return self->layout.width == width && self->layout.height == height && self->layout.line == line
         && lm_take_away_layout_fits (&self->layout, self->groups)
         && (self->before == NULL || lm_take_away_layout_fits (&self->layout, self->before));
}

/* Stones stay where they are as long as the room is the same and they fit. */
static void
place_stones (LmTakeAwayPicture *self,
              gboolean           anew)
{
  int width = gtk_widget_get_width (self->widget);
  int height = gtk_widget_get_height (self->widget);
  double line = lm_board_text_get_line (self->widget);

  if (self->groups == NULL || width == 0)
    return;

  if (anew || !is_laid_out_for (self, width, height, line))
    {
      lm_take_away_layout_compute (&self->layout, width, height, line, self->groups, self->before);
      self->capacity = MAX (self->groups->n_stones, self->before != NULL ? self->before->n_stones : 0);
    }
  lm_take_away_stones_set_layout (self->stones, &self->layout);
}

static void
split_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  LmTakeAwayPicture *self = LM_TAKE_AWAY_PICTURE (source);
  LmTakeAwayParts *parts = lm_take_away_split_finish (result, NULL);

  if (parts == NULL)
    return;

  g_clear_object (&self->splitting);
  self->parts = parts;
  place_bars (self);
  gtk_widget_queue_draw (self->widget);
}

static void
forget_parts (LmTakeAwayPicture *self)
{
  if (self->splitting != NULL)
    g_cancellable_cancel (self->splitting);
  g_clear_object (&self->splitting);
  g_clear_object (&self->parts);
}

/* A small pile is stones, a large one bars whose parts come from a worker. */
static void
update_pile (LmTakeAwayPicture *self)
{
  LmPosition *position = get_position (self);

  if (self->groups == NULL)
    self->capacity = 0;
  g_clear_pointer (&self->groups, lm_take_away_groups_free);
  forget_parts (self);
  if (lm_take_away_groups_can_draw (position))
    {
      self->groups = lm_take_away_groups_new (position, self->show_parts);
      return;
    }

  self->splitting = g_cancellable_new ();
  lm_take_away_split (position, G_OBJECT (self), self->splitting, split_cb, NULL);
}

static void
stop_flight (LmTakeAwayPicture *self)
{
  g_clear_object (&self->animation);
  g_clear_pointer (&self->flight, lm_take_away_groups_free);
  gtk_widget_queue_draw (self->widget);
}

static void
flight_moved_cb (double   value,
                 gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
start_flight (LmTakeAwayPicture *self,
              LmPosition        *before)
{
  AdwAnimationTarget *target;

  if (before == NULL || !lm_board_view_should_animate (self->board)
      || (self->groups != NULL && !lm_take_away_groups_can_draw (before)))
    return;

  if (self->groups != NULL)
    self->flight = lm_take_away_groups_new (before, self->show_parts);
  target = adw_callback_animation_target_new (flight_moved_cb, self->widget, NULL);
  self->animation = adw_timed_animation_new (self->widget, 0, 1, FLIGHT_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_IN_OUT_QUAD);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (stop_flight), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

static void
place (LmTakeAwayPicture *self,
       gboolean           anew)
{
  update_before (self);
  place_stones (self, anew);
  place_bars (self);
  gtk_widget_queue_draw (self->widget);
}

/* A move leaves the stones where they are; another game does not. */
static gboolean
is_another_pile (LmTakeAwayPicture *self,
                 LmPosition        *before)
{
  const guint n_stones = self->groups != NULL ? self->groups->n_stones : 0;

  return get_mode (self) == LM_BOARD_EDIT || n_stones > self->capacity
         || (before == NULL && n_stones < self->capacity / 3);
}

void
lm_take_away_picture_update (LmTakeAwayPicture *self,
                             LmPosition        *before)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  stop_flight (self);
  update_pile (self);
  place (self, is_another_pile (self, before));
  start_flight (self, before);
}

/* Puts everything where the size of the widget, its font, and the board's mode and last move have it. */
void
lm_take_away_picture_place (LmTakeAwayPicture *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  if (get_position (self) != NULL)
    place (self, FALSE);
}

void
lm_take_away_picture_restyle (LmTakeAwayPicture *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  lm_take_away_stones_restyle (self->stones);
}

void
lm_take_away_picture_set_show_parts (LmTakeAwayPicture *self,
                                     gboolean           show_parts)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  if (self->show_parts == show_parts)
    return;

  self->show_parts = show_parts;
  if (get_position (self) == NULL)
    return;

  stop_flight (self);
  update_pile (self);
  place (self, TRUE);
}

gboolean
lm_take_away_picture_has_stones (LmTakeAwayPicture *self)
{
  g_return_val_if_fail (LM_IS_TAKE_AWAY_PICTURE (self), FALSE);

  return self->groups != NULL;
}

gboolean
lm_take_away_picture_find (LmTakeAwayPicture *self,
                           double             x,
                           double             y,
                           mpz_t              amount)
{
  guint stone;

  g_return_val_if_fail (LM_IS_TAKE_AWAY_PICTURE (self), FALSE);

  if (self->bars != NULL)
    return lm_take_away_bars_find (self->bars, x, y, amount);
  if (self->groups == NULL || !lm_take_away_layout_find_stone (&self->layout, self->groups, x, y, &stone))
    return FALSE;

  mpz_set_ui (amount, self->groups->n_stones - stone);
  return TRUE;
}

/* The amounts that the bars stand for; the smallest part is the last bar. */
static void
find_next_bar (LmTakeAwayPicture *self,
               gboolean           more,
               mpz_t              amount)
{
  const LmTakeAwayBar *next = NULL;

  for (guint i = self->bars->n_bars; i-- > 1;)
    {
      const LmTakeAwayBar *bar = &self->bars->bars[i];
      int order = mpz_cmp (bar->sum, amount);

      if (more ? order > 0 && next == NULL : order < 0)
        next = bar;
    }
  if (next != NULL && mpz_cmp (next->sum, get_limit (self)) <= 0)
    mpz_set (amount, next->sum);
}

void
lm_take_away_picture_find_next (LmTakeAwayPicture *self,
                                gboolean           more,
                                mpz_t              amount)
{
  guint stride;

  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  if (self->bars != NULL && self->bars->n_bars > 1)
    {
      find_next_bar (self, more, amount);
      return;
    }

  stride = self->groups != NULL && self->layout.columns > 0 ? self->layout.columns : STRIDE;
  if (more)
    mpz_add_ui (amount, amount, stride);
  else
    mpz_sub_ui (amount, amount, stride);
}

/* What the board points at, if the turn may take it. */
static gboolean
get_arrow (LmTakeAwayPicture *self,
           mpz_t              amount)
{
  const char *arrow = lm_board_view_get_arrow (self->board);

  if (arrow == NULL || get_mode (self) == LM_BOARD_EDIT || mpz_set_str (amount, arrow, 10) != 0)
    return FALSE;

  return mpz_sgn (amount) > 0 && mpz_cmp (amount, get_limit (self)) <= 0;
}

static LmAnswer *
get_answer (LmTakeAwayPicture *self)
{
  return get_mode (self) != LM_BOARD_EDIT ? lm_board_view_get_overlay (self->board) : NULL;
}

static void
append_bars (LmTakeAwayPicture *self,
             GtkSnapshot       *snapshot,
             mpz_srcptr         chosen)
{
  LmTakeAwayBarsMarks marks = { .limit = get_limit (self), .chosen = chosen, .answer = get_answer (self) };
  g_auto (mpz_t) arrow;

  mpz_init (arrow);
  if (get_arrow (self, arrow))
    marks.arrow = arrow;
  if (self->animation != NULL)
    marks.taken = 1 - adw_animation_get_value (self->animation);
  lm_take_away_bars_append (self->bars, &marks, self->widget,
                            lm_take_away_stones_get_style (self->stones), snapshot);
}

static void
append_marks_below (LmTakeAwayPicture *self,
                    GtkSnapshot       *snapshot)
{
  g_auto (mpz_t) arrow;

  mpz_init (arrow);
  if (get_arrow (self, arrow))
    lm_take_away_stones_append_arrow (self->stones, snapshot, self->groups, mpz_get_ui (arrow));
  if (self->before != NULL)
    lm_take_away_stones_append_ghosts (self->stones, snapshot, self->before, self->groups->n_stones);
}

static void
append_marks_above (LmTakeAwayPicture *self,
                    GtkSnapshot       *snapshot,
                    mpz_srcptr         chosen)
{
  LmAnswer *answer = get_answer (self);

  if (mpz_sgn (get_limit (self)) > 0)
    lm_take_away_stones_append_limit (self->stones, snapshot, self->groups, mpz_get_ui (get_limit (self)));
  if (answer != NULL)
    lm_take_away_stones_append_verdicts (self->stones, snapshot, self->groups, answer);
  if (chosen != NULL)
    lm_take_away_stones_append_chosen (self->stones, snapshot, self->groups, mpz_get_ui (chosen));
}

static void
append_stones (LmTakeAwayPicture *self,
               GtkSnapshot       *snapshot,
               mpz_srcptr         chosen)
{
  lm_take_away_stones_append_ground (self->stones, snapshot, self->groups);
  if (self->flight != NULL)
    {
      lm_take_away_stones_append_flight (self->stones, snapshot, self->groups, self->show_parts, self->flight,
                                         adw_animation_get_value (self->animation));
      return;
    }

  append_marks_below (self, snapshot);
  lm_take_away_stones_append_stones (self->stones, snapshot, self->groups, self->show_parts);
  append_marks_above (self, snapshot, chosen);
}

void
lm_take_away_picture_append (LmTakeAwayPicture *self,
                             GtkSnapshot       *snapshot,
                             mpz_srcptr         chosen)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  if (self->bars != NULL)
    append_bars (self, snapshot, chosen);
  else if (self->groups != NULL && self->layout.pitch > 0)
    append_stones (self, snapshot, chosen);
}

/* Stops what still moves or is computed. */
void
lm_take_away_picture_close (LmTakeAwayPicture *self)
{
  g_return_if_fail (LM_IS_TAKE_AWAY_PICTURE (self));

  forget_parts (self);
  g_clear_object (&self->animation);
  self->widget = NULL;
}

static void
lm_take_away_picture_finalize (GObject *object)
{
  LmTakeAwayPicture *self = LM_TAKE_AWAY_PICTURE (object);

  forget_parts (self);
  g_clear_object (&self->animation);
  g_clear_pointer (&self->groups, lm_take_away_groups_free);
  g_clear_pointer (&self->before, lm_take_away_groups_free);
  g_clear_pointer (&self->flight, lm_take_away_groups_free);
  g_clear_pointer (&self->bars, lm_take_away_bars_free);
  g_clear_pointer (&self->stones, lm_take_away_stones_free);

  G_OBJECT_CLASS (lm_take_away_picture_parent_class)->finalize (object);
}

static void
lm_take_away_picture_class_init (LmTakeAwayPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_take_away_picture_finalize;
}

static void
lm_take_away_picture_init (LmTakeAwayPicture *self)
{
}

LmTakeAwayPicture *
lm_take_away_picture_new (GtkWidget   *widget,
                          LmBoardView *board)
{
  LmTakeAwayPicture *self = g_object_new (LM_TYPE_TAKE_AWAY_PICTURE, NULL);

  self->widget = widget;
  self->board = board;
  self->stones = lm_take_away_stones_new (widget);

  return self;
}
