/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: a pile as its board shows it: stones where they are few, bars where they are many. */

#include "board.h"

#include "games/take-away/take-away.h"

/* Where there are no rows, one goes so many stones up and down. */
#define STRIDE 10

struct _LmTakeAwayDrawing
{
  LmTakeAwayStones   stones;     /* what the drawing and the layout of a small pile are */

  LmBoardView       *board;
  gboolean           show_parts;
  mpz_srcptr         chosen;     /* (nullable) */
  gboolean           anew;       /* the stones need not stay where they are */

  /* A small pile: its stones, and those before the last move. */
  LmTakeAwayGroups  *groups;
  LmTakeAwayGroups  *before;
  LmTakeAwayGroups  *flight;
  /* How many stones the layout was made for. */
  guint              capacity;

  /* A large one: its parts, once they are known. */
  LmTakeAwayParts   *parts;
  LmSolver          *solver;     /* (nullable): once it was asked */
  GCancellable      *splitting;
  LmTakeAwayBars    *bars;
};

static LmPosition *
get_position (LmTakeAwayDrawing *self)
{
  return lm_board_view_get_position (self->board);
}

static LmBoardMode
get_mode (LmTakeAwayDrawing *self)
{
  return lm_board_view_get_mode (self->board);
}

static mpz_srcptr
get_limit (LmTakeAwayDrawing *self)
{
  return LM_TAKE_AWAY_POSITION (get_position (self))->limit;
}

/* The position before the last move, if it is the move that led to the one that is shown. */
static LmPosition *
get_before (LmTakeAwayDrawing *self)
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
update_before (LmTakeAwayDrawing *self)
{
  LmPosition *before = get_before (self);

  g_clear_pointer (&self->before, lm_take_away_groups_free);
  if (before != NULL && self->groups != NULL && lm_take_away_groups_can_draw (before))
    self->before = lm_take_away_groups_new (before, self->show_parts);
}

static void
place_bars (LmTakeAwayDrawing *self,
            const LmBoardPlan *plan)
{
  LmPosition *before = get_before (self);

  /* The bars before stay for the moment that a worker needs, so that nothing flickers. */
  if (self->bars != NULL && self->splitting != NULL && self->show_parts)
    return;

  g_clear_pointer (&self->bars, lm_take_away_bars_free);
  if (self->groups == NULL)
    self->bars = lm_take_away_bars_new (get_position (self), self->show_parts ? self->parts : NULL,
                                        before != NULL ? LM_TAKE_AWAY_POSITION (before)->stones : NULL,
                                        plan->width, plan->height, plan->line);
}

static gboolean
is_laid_out_for (LmTakeAwayDrawing *self,
                 const LmBoardPlan *plan)
{
  const LmTakeAwayLayout *layout = &self->stones.layout;

  return layout->width == plan->width && layout->height == plan->height && layout->line == plan->line
         && lm_take_away_layout_fits (layout, self->groups)
         && (self->before == NULL || lm_take_away_layout_fits (layout, self->before));
}

/* Stones stay where they are as long as the room is the same and they fit. */
static void
place_stones (LmTakeAwayDrawing *self,
              const LmBoardPlan *plan)
{
  if (self->groups == NULL || (!self->anew && is_laid_out_for (self, plan)))
    return;

  lm_take_away_layout_compute (&self->stones.layout, plan->width, plan->height, plan->line, self->groups, self->before);
  self->capacity = MAX (self->groups->n_stones, self->before != NULL ? self->before->n_stones : 0);
}

/* The pile is one thing, a slider: there are no items on it. */
static void
arrange (gpointer     room,
         LmBoardPlan *plan)
{
  LmTakeAwayDrawing *self = room;

  place_stones (self, plan);
  place_bars (self, plan);
  self->anew = FALSE;
}

static void
measure (gpointer        room,
         GtkOrientation  orientation,
         int             for_size,
         double          line,
         int            *minimum,
         int            *natural)
{
  lm_take_away_layout_measure (line, orientation, minimum, natural);
}

static gpointer
split (LmSolveContext  *context,
       gpointer         position,
       GError         **error)
{
  LmTakeAway *game = LM_TAKE_AWAY (lm_position_get_game (position));
  LmTakeAwayParts *parts = lm_take_away_parts_new (lm_take_away_get_sequence (game),
                                                   LM_TAKE_AWAY_POSITION (position)->stones, NULL, context);

  if (parts == NULL)
    lm_solve_context_is_cancelled (context, error);
  return parts;
}

/* Nothing comes of a question that was cancelled, and the drawing may be gone. */
static void
split_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  LmTakeAwayDrawing *self = user_data;
  LmTakeAwayParts *parts = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);

  if (parts == NULL)
    return;

  g_clear_object (&self->splitting);
  self->parts = parts;
  lm_board_items_update (self->stones.items);
}

static void
forget_parts (LmTakeAwayDrawing *self)
{
  if (self->splitting != NULL)
    g_cancellable_cancel (self->splitting);
  g_clear_object (&self->splitting);
  g_clear_object (&self->parts);
}

/* A small pile is stones, a large one bars whose parts come from a worker. */
static void
update_pile (LmTakeAwayDrawing *self)
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
  if (self->solver == NULL)
    self->solver = lm_solver_new ();
  lm_solver_ask_async (self->solver,
                       lm_question_new (split, lm_position_ref (position), (GDestroyNotify) lm_position_unref, g_object_unref),
                       self->splitting, split_cb, self);
}

static gboolean
begin_flight (gpointer    room,
              LmPosition *before,
              const char *move)
{
  LmTakeAwayDrawing *self = room;

  g_clear_pointer (&self->flight, lm_take_away_groups_free);
  if (self->groups == NULL)
    return TRUE;
  if (!lm_take_away_groups_can_draw (before))
    return FALSE;

  self->flight = lm_take_away_groups_new (before, self->show_parts);
  return TRUE;
}

/* A move leaves the stones where they are; another game does not. */
static gboolean
is_another_pile (LmTakeAwayDrawing *self,
                 LmPosition        *before)
{
  const guint n_stones = self->groups != NULL ? self->groups->n_stones : 0;

  return get_mode (self) == LM_BOARD_EDIT || n_stones > self->capacity
         || (before == NULL && n_stones < self->capacity / 3);
}

/* What the frame does next is to place everything. */
void
lm_take_away_drawing_update (LmTakeAwayDrawing *self,
                             LmBoardChange      changes,
                             LmPosition        *before,
                             gboolean           show_parts)
{
  const gboolean regrouped = self->show_parts != show_parts;

  self->show_parts = show_parts;
  if (regrouped || (changes & LM_BOARD_CHANGE_POSITION) != 0)
    {
      update_pile (self);
      self->anew = regrouped || is_another_pile (self, before);
    }
  update_before (self);
}

/* How many stones would be taken, or NULL; the number stays. */
void
lm_take_away_drawing_set_chosen (LmTakeAwayDrawing *self,
                                 mpz_srcptr         chosen)
{
  self->chosen = chosen;
  lm_board_items_queue_draw (self->stones.items);
}

GtkWidget *
lm_take_away_drawing_get_widget (LmTakeAwayDrawing *self)
{
  return GTK_WIDGET (self->stones.items);
}

gboolean
lm_take_away_drawing_has_stones (LmTakeAwayDrawing *self)
{
  return self->groups != NULL;
}

gboolean
lm_take_away_drawing_find (LmTakeAwayDrawing *self,
                           double             x,
                           double             y,
                           mpz_t              amount)
{
  guint stone;

  if (self->bars != NULL)
    return lm_take_away_bars_find (self->bars, x, y, amount);
  if (self->groups == NULL || !lm_take_away_layout_find_stone (&self->stones.layout, self->groups, x, y, &stone))
    return FALSE;

  mpz_set_ui (amount, self->groups->n_stones - stone);
  return TRUE;
}

/* The amounts that the bars stand for; the smallest part is the last bar. */
static void
find_next_bar (LmTakeAwayDrawing *self,
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
lm_take_away_drawing_find_next (LmTakeAwayDrawing *self,
                                gboolean           more,
                                mpz_t              amount)
{
  guint stride;

  if (self->bars != NULL && self->bars->n_bars > 1)
    {
      find_next_bar (self, more, amount);
      return;
    }

  stride = self->groups != NULL && self->stones.layout.columns > 0 ? self->stones.layout.columns : STRIDE;
  if (more)
    mpz_add_ui (amount, amount, stride);
  else
    mpz_sub_ui (amount, amount, stride);
}

/* What the board points at, if the turn may take it. */
static gboolean
get_arrow (LmTakeAwayDrawing *self,
           mpz_t              amount)
{
  const char *arrow = lm_board_view_get_arrow (self->board);

  if (arrow == NULL || get_mode (self) == LM_BOARD_EDIT || mpz_set_str (amount, arrow, 10) != 0)
    return FALSE;

  return mpz_sgn (amount) > 0 && mpz_cmp (amount, get_limit (self)) <= 0;
}

static LmAnswer *
get_answer (LmTakeAwayDrawing *self)
{
  return get_mode (self) != LM_BOARD_EDIT ? lm_board_view_get_overlay (self->board) : NULL;
}

static void
append_bars (LmTakeAwayDrawing *self,
             GtkSnapshot       *snapshot,
             double             progress)
{
  LmTakeAwayBarsMarks marks = {
    .limit = get_limit (self), .chosen = self->chosen, .answer = get_answer (self), .taken = 1 - progress,
  };
  g_auto (mpz_t) arrow;

  mpz_init (arrow);
  if (get_arrow (self, arrow))
    marks.arrow = arrow;
  lm_take_away_bars_append (self->bars, &marks, self->stones.items, snapshot);
}

static void
append_marks_below (LmTakeAwayDrawing *self,
                    GtkSnapshot       *snapshot)
{
  g_auto (mpz_t) arrow;

  mpz_init (arrow);
  if (get_arrow (self, arrow))
    lm_take_away_stones_append_arrow (&self->stones, snapshot, self->groups, mpz_get_ui (arrow));
  if (self->before != NULL)
    lm_take_away_stones_append_ghosts (&self->stones, snapshot, self->before, self->groups->n_stones);
}

static void
append_marks_above (LmTakeAwayDrawing *self,
                    GtkSnapshot       *snapshot)
{
  LmAnswer *answer = get_answer (self);

  if (mpz_sgn (get_limit (self)) > 0)
    lm_take_away_stones_append_limit (&self->stones, snapshot, self->groups, mpz_get_ui (get_limit (self)));
  if (answer != NULL)
    lm_take_away_stones_append_verdicts (&self->stones, snapshot, self->groups, answer);
  if (self->chosen != NULL)
    lm_take_away_stones_append_chosen (&self->stones, snapshot, self->groups, mpz_get_ui (self->chosen));
}

static void
append_stones (LmTakeAwayDrawing *self,
               GtkSnapshot       *snapshot)
{
  lm_take_away_stones_append_ground (&self->stones, snapshot, self->groups);
  append_marks_below (self, snapshot);
  lm_take_away_stones_append_flight (&self->stones, snapshot, self->groups, self->show_parts, self->groups, 1);
  append_marks_above (self, snapshot);
}

/* While stones fly, all of them are in the layer of the flight. */
static void
draw (gpointer      room,
      GtkSnapshot  *snapshot,
      LmBoardLayer  layer,
      double        progress)
{
  LmTakeAwayDrawing *self = room;
  const gboolean flying = lm_board_items_is_flying (self->stones.items);

  if (layer == LM_BOARD_LAYER_BACK || flying != (layer == LM_BOARD_LAYER_FLIGHT))
    return;

  if (self->bars != NULL)
    append_bars (self, snapshot, flying ? progress : 1);
  else if (self->groups != NULL && flying && self->flight != NULL)
    {
      lm_take_away_stones_append_ground (&self->stones, snapshot, self->groups);
      lm_take_away_stones_append_flight (&self->stones, snapshot, self->groups, self->show_parts, self->flight,
                                         progress);
    }
  else if (self->groups != NULL)
    append_stones (self, snapshot);
}

/* Its widget belongs to whoever puts it somewhere. */
LmTakeAwayDrawing *
lm_take_away_drawing_new (LmBoardView *board)
{
  static const LmBoardItemsFuncs funcs = {
    .measure = measure, .arrange = arrange, .draw = draw, .begin_flight = begin_flight,
  };
  LmTakeAwayDrawing *self = g_new0 (LmTakeAwayDrawing, 1);

  self->board = board;
  self->stones.items = LM_BOARD_ITEMS (lm_board_items_new (board, &funcs, self));
  gtk_widget_set_can_target (GTK_WIDGET (self->stones.items), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->stones.items), FALSE);

  return self;
}

void
lm_take_away_drawing_free (LmTakeAwayDrawing *self)
{
  forget_parts (self);
  g_clear_object (&self->solver);
  g_clear_pointer (&self->groups, lm_take_away_groups_free);
  g_clear_pointer (&self->before, lm_take_away_groups_free);
  g_clear_pointer (&self->flight, lm_take_away_groups_free);
  g_clear_pointer (&self->bars, lm_take_away_bars_free);
  g_free (self);
}
