/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-exercise-view.c: one exercise: the question, the answer on the board or by a button, and why. */

#include "lm-learn-parts.h"

#include "engine/solve/lm-hint.h"

#include "app/hint/lm-reason-view.h"
#include "kit/page/lm-game-panel.h"

#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-value-glyph.h"

#include <glib/gi18n.h>

/* Who takes longer has not got it by heart. */
#define QUICK (60 * G_TIME_SPAN_SECOND)

/* Each move of a line is to be seen before the next. */
#define STEP_MS 900

struct _LmExerciseView
{
  GtkBox        parent_instance;

  GtkWidget    *asked;       /* what is about the position of the exercise, or one after it */
  GtkLabel     *question;
  GtkWidget    *answers;
  GtkWidget    *said_box;
  GtkWidget    *glyph;
  GtkLabel     *said;
  GtkWidget    *again;
  GtkWidget    *why;
  GtkWidget    *wrong;
  LmReasonView *reason;

  LmExercise   *exercise;    /* NULL before the first */
  gboolean      defend;      /* hold out as long as possible instead of finding one move */
  char         *mistake;     /* the move that was played there once, or NULL */
  GPtrArray    *trail;       /* (element-type LmPosition): from the exercise to what is on the board */
  gboolean      away;        /* the board is elsewhere */
  gboolean      opening;     /* the board is on its way to the exercise */
  gboolean      answered;
  gboolean      explained;   /* why, when that was asked */
  gboolean      done;        /* nothing is left to be kept from anybody */
  gint64        begun;       /* monotonic time */

  GCancellable *cancellable; /* of what the solver is asked, or NULL */
  GPtrArray    *line;        /* (element-type utf8): moves that are still to be shown, or NULL */
  guint         shown;       /* how many of them are on the board */
  guint         timeout;
};

G_DEFINE_FINAL_TYPE (LmExerciseView, lm_exercise_view, GTK_TYPE_BOX)

static guint answered_signal;

static LmGamePanel *
get_panel (LmExerciseView *self)
{
  return LM_GAME_PANEL (gtk_widget_get_ancestor (GTK_WIDGET (self), LM_TYPE_GAME_PANEL));
}

static LmPosition *
get_position (LmExerciseView *self)
{
  return g_ptr_array_index (self->trail, self->trail->len - 1);
}

static const char *
get_player_name (LmExerciseView *self,
                 guint           seat)
{
  return lm_game_get_player_name (lm_position_get_game (self->exercise->position), seat);
}

static gboolean
asks_for_winner (LmExerciseView *self)
{
  return self->exercise->question == LM_EXERCISE_WINNER && !self->defend;
}

static void
update (LmExerciseView *self)
{
  gtk_widget_set_visible (self->asked, !self->away);
  gtk_widget_set_visible (self->answers, asks_for_winner (self));
  gtk_widget_set_sensitive (self->answers, !self->done);
  gtk_widget_set_visible (self->again, self->away || self->trail->len > 1);
  gtk_widget_set_visible (self->why, !self->defend && !self->away);
  gtk_widget_set_visible (self->wrong, self->mistake != NULL && self->done && !self->away);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), self->explained && !self->away);
  lm_game_panel_set_silent (get_panel (self), !self->away && !self->done);
}

static void
say (LmExerciseView *self,
     gboolean        right,
     const char     *sentence)
{
  lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), right ? LM_VALUE_WIN : LM_VALUE_LOSS);
  gtk_label_set_label (self->said, sentence);
  gtk_widget_set_visible (self->said_box, *sentence != '\0');
}

static void put_on_board (LmExerciseView *self);

/* --- a line on the board ---------------------------------------------------- */

static void
stop_line (LmExerciseView *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Back to the question, with the focus where it is unless that is on the board. */
static void
go_back (LmExerciseView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean stays = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (get_panel (self)));

  put_on_board (self);
  if (stays)
    gtk_widget_grab_focus (focus);
}

static gboolean
step_cb (gpointer data)
{
  LmExerciseView *self = data;

  if (self->shown == self->line->len)
    {
      self->timeout = 0;
      if (self->defend)
        stop_line (self);
      else
        go_back (self);
      return G_SOURCE_REMOVE;
    }

  lm_game_panel_play_move (get_panel (self), g_ptr_array_index (self->line, self->shown++));
  return G_SOURCE_CONTINUE;
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LmExerciseView) self = data;
  g_autoptr (LmAdvice) advice = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);

  /* Another question has taken its place. */
  if (advice == NULL || self->line == NULL)
    return;

  for (guint i = 0; advice->line != NULL && advice->line[i] != NULL && (i == 0 || !self->defend); i++)
    g_ptr_array_add (self->line, g_strdup (advice->line[i]));
  self->timeout = g_timeout_add (STEP_MS, step_cb, self);
}

/* After @first, or from where the board is now, the best moves of both sides; of a defence, the other side's alone. */
static void
show_line (LmExerciseView *self,
           const char     *first)
{
  g_autoptr (LmPosition) from = first != NULL ? lm_position_play (get_position (self), first, NULL)
                                              : lm_position_ref (get_position (self));

  stop_line (self);
  self->line = g_ptr_array_new_with_free_func (g_free);
  self->shown = 0;
  if (first != NULL)
    g_ptr_array_add (self->line, g_strdup (first));
  self->cancellable = g_cancellable_new ();
  lm_solver_ask_async (lm_game_panel_get_solver (get_panel (self)), lm_question_new_advice (from), self->cancellable,
                       advised_cb, g_object_ref (self));
}

/* --- what an answer was worth ------------------------------------------------- */

static void
answer (LmExerciseView *self,
        gboolean        right)
{
  const gboolean first = !self->answered;

  self->answered = TRUE;
  if (first)
    g_signal_emit (self, answered_signal, 0, right, g_get_monotonic_time () - self->begun <= QUICK);
}

static const LmMoveValue *
find_quickest (LmAnswer *answer)
{
  const LmMoveValue *quickest = NULL;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value == LM_VALUE_WIN && (quickest == NULL || move->distance < quickest->distance))
        quickest = move;
    }

  return quickest;
}

static char *
praise (LmExerciseView    *self,
        const LmMoveValue *move)
{
  const LmMoveValue *quickest = find_quickest (self->exercise->answer);
  g_autofree char *label = NULL;

  if (self->exercise->question == LM_EXERCISE_DELAY)
    return g_strdup (_("Right: nothing holds out longer."));
  if (move->distance == LM_DISTANCE_UNKNOWN)
    return g_strdup (_("Right."));
  if (move->distance == quickest->distance)
    return g_strdup (_("Right: nothing wins sooner."));

  label = lm_position_describe_move (self->exercise->position, quickest->move, LM_MOVE_LABEL);
  /* Translators: a move, and how many moves a game takes. */
  return g_strdup_printf (ngettext ("Right. %s is the quickest: the game then ends after %u move, this way after %u.",
                                    "Right. %s is the quickest: the game then ends after %u moves, this way after %u.",
                                    quickest->distance + 1), label, quickest->distance + 1, move->distance + 1);
}

static char *
blame (LmExerciseView *self)
{
  if (self->exercise->question == LM_EXERCISE_DELAY)
    return g_strdup (_("That ends the game sooner than it has to. Watch how."));

  return g_strdup_printf (_("That gives the win to %s. Watch how."),
                          get_player_name (self, lm_position_get_opponent (self->exercise->position)));
}

/* Of moves that lead to the same position each is as good as the other. */
static const LmMoveValue *
find_move (LmExerciseView *self,
           LmPosition     *after)
{
  GPtrArray *moves = self->exercise->answer->moves;

  for (guint i = 0; i < moves->len; i++)
    if (lm_position_equal (((LmMoveValue *) g_ptr_array_index (moves, i))->position, after))
      return g_ptr_array_index (moves, i);

  return NULL;
}

static void
judge_move (LmExerciseView *self)
{
  const LmMoveValue *move = find_move (self, get_position (self));
  const gboolean right = move != NULL && lm_exercise_accepts (self->exercise, move->move);
  g_autofree char *sentence = right ? praise (self, move) : blame (self);

  if (move == NULL)
    return;

  say (self, right, sentence);
  self->done |= right;
  answer (self, right);
  if (!right)
    show_line (self, NULL);
}

static void
judge_defence (LmExerciseView *self)
{
  const guint most = self->exercise->answer->distance;
  const guint lasted = self->trail->len - 1;
  g_autofree char *sentence = NULL;

  if (!lm_position_is_over (get_position (self)))
    {
      if (lm_position_get_turn (get_position (self)) != lm_position_get_turn (self->exercise->position))
        show_line (self, NULL);
      return;
    }

  sentence = lasted >= most ? g_strdup_printf (ngettext ("The game has lasted %u move: longer is not possible.",
                                                         "The game has lasted %u moves: longer is not possible.", lasted), lasted)
                            : g_strdup_printf (ngettext ("The game has lasted %u move of %u.",
                                                         "The game has lasted %u moves of %u.", lasted), lasted, most);
  say (self, lasted >= most, sentence);
  self->done = TRUE;
  answer (self, lasted >= most);
}

static void
winner_clicked_cb (GtkButton      *button,
                   LmExerciseView *self)
{
  const gboolean right = lm_exercise_accepts (self->exercise, gtk_widget_get_name (GTK_WIDGET (button)));
  g_autofree char *verdict = lm_hint_say (lm_hint_state_verdict (self->exercise->answer, LM_NOBODY));
  /* Translators: the verdict, a sentence of its own. */
  g_autofree char *sentence = g_strdup_printf (right ? _("Right: %s") : _("No: %s"), verdict);

  self->done = TRUE;
  say (self, right, sentence);
  answer (self, right);
  if (!right && self->trail->len == 1 && !self->away)
    show_line (self, NULL);
  update (self);
}

/* --- the board ------------------------------------------------------------------ */

/*
 * Goes back where the board has been, on where a move leads there, and is away otherwise: also where a game comes to the same
 * position by itself. Returns whether it went on.
 */
static gboolean
follow (LmExerciseView *self,
        LmPosition     *position)
{
  self->away = !lm_game_panel_get_taught (get_panel (self));
  for (guint i = 0; i < self->trail->len && !self->away; i++)
    if (lm_position_equal (g_ptr_array_index (self->trail, i), position))
      {
        g_ptr_array_set_size (self->trail, i + 1);
        return FALSE;
      }

  self->away = self->away || !lm_position_leads_to (get_position (self), position);
  if (self->away)
    g_ptr_array_set_size (self->trail, 1);
  else
    g_ptr_array_add (self->trail, lm_position_ref (position));
  return !self->away;
}

/* Whether the board is where the line has brought it; whoever makes another move has seen enough. */
static gboolean
is_in_line (LmExerciseView *self,
            LmPosition     *before)
{
  g_autoptr (LmPosition) wanted = NULL;

  if (self->line == NULL || self->shown == 0)
    return FALSE;

  wanted = lm_position_play (before, g_ptr_array_index (self->line, self->shown - 1), NULL);
  return wanted != NULL && lm_position_equal (wanted, get_position (self));
}

/**
 * lm_exercise_view_set_position:
 * @self: a view
 * @position: what is on the board
 *
 * Takes a move on the board as the answer.
 */
void
lm_exercise_view_set_position (LmExerciseView *self,
                               LmPosition     *position)
{
  g_autoptr (LmPosition) before = NULL;
  gboolean forward, in_line;

  g_return_if_fail (LM_IS_EXERCISE_VIEW (self));

  if (self->exercise == NULL || self->opening
      || (!self->away && lm_game_panel_get_taught (get_panel (self)) && lm_position_equal (position, get_position (self))))
    return;

  before = lm_position_ref (get_position (self));
  forward = follow (self, position);
  in_line = forward && is_in_line (self, before);
  if (!in_line)
    stop_line (self);
  if (forward && self->defend)
    judge_defence (self);
  else if (forward && !in_line && self->trail->len == 2 && !asks_for_winner (self))
    judge_move (self);
  update (self);
}

static void
put_on_board (LmExerciseView *self)
{
  g_autofree char *text = lm_position_to_string (self->exercise->position);

  stop_line (self);
  self->opening = TRUE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.exercise", "s", text);
  self->opening = FALSE;
  lm_exercise_view_set_position (self, lm_game_panel_get_position (get_panel (self)));
}

static void
again_cb (LmExerciseView *self)
{
  say (self, FALSE, "");
  put_on_board (self);
  update (self);
}

/* --- why -------------------------------------------------------------------------- */

static void
explained_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (LmExerciseView) self = data;
  g_autoptr (LmAdvice) advice = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  g_autofree char *verdict = NULL;

  if (advice == NULL || self->exercise == NULL || advice->answer != self->exercise->answer)
    return;

  verdict = lm_hint_say (lm_hint_state_verdict (advice->answer, LM_NOBODY));
  say (self, advice->answer->value == LM_VALUE_WIN, verdict);
  lm_reason_view_set_advice (self->reason, LM_SOLVER (source), advice);
  self->explained = TRUE;
  update (self);
}

static void
why_cb (LmExerciseView *self)
{
  self->done = TRUE;
  answer (self, FALSE);
  lm_solver_ask_async (lm_game_panel_get_solver (get_panel (self)), lm_question_new_advice_on (self->exercise->answer),
                       NULL, explained_cb, g_object_ref (self));
  update (self);
}

/* What was wrong with the move that was played there once. */
static void
wrong_cb (LmExerciseView *self)
{
  put_on_board (self);
  show_line (self, self->mistake);
}

/* --- the question ------------------------------------------------------------------- */

static void
add_winner (LmExerciseView *self,
            guint           seat)
{
  GtkWidget *button = gtk_button_new_with_label (get_player_name (self, seat));

  gtk_widget_set_name (button, lm_game_get_player_id (lm_position_get_game (self->exercise->position), seat));
  g_signal_connect_object (button, "clicked", G_CALLBACK (winner_clicked_cb), self, 0);
  gtk_box_append (GTK_BOX (self->answers), button);
}

static void
create_answers (LmExerciseView *self)
{
  const guint left = lm_position_get_left (self->exercise->position);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->answers)) != NULL)
    gtk_box_remove (GTK_BOX (self->answers), child);
  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    if ((left & (1u << seat)) != 0)
      add_winner (self, seat);
}

static char *
describe (LmExerciseView *self)
{
  const guint most = self->exercise->answer->distance;
  g_autofree char *mistake = NULL;

  if (self->defend)
    return g_strdup_printf (ngettext ("%s has lost this game. Hold out as long as you can: it can last %u move.",
                                      "%s has lost this game. Hold out as long as you can: it can last %u moves.", most),
                            lm_position_get_turn_name (self->exercise->position), most);
  if (self->mistake == NULL)
    return lm_exercise_describe (self->exercise);

  mistake = lm_position_describe_move (self->exercise->position, self->mistake, LM_MOVE_LABEL);
  return g_strdup_printf (_("Here %s could win, and you threw that away with %s. Find a move that wins."),
                          lm_position_get_turn_name (self->exercise->position), mistake);
}

static void
show_question (LmExerciseView *self)
{
  g_autofree char *question = describe (self);

  gtk_label_set_label (self->question, question);
}

/**
 * lm_exercise_view_begin:
 * @self: a view
 * @exercise: (transfer full): what to ask
 * @defend: whether to hold out in its position against the computer, as long
 *   as possible
 *
 * Puts it on the board and asks.
 */
void
lm_exercise_view_begin (LmExerciseView *self,
                        LmExercise     *exercise,
                        gboolean        defend)
{
  g_return_if_fail (LM_IS_EXERCISE_VIEW (self));

  g_clear_pointer (&self->exercise, lm_exercise_free);
  g_clear_pointer (&self->mistake, g_free);
  self->exercise = exercise;
  self->defend = defend;
  self->answered = FALSE;
  self->done = FALSE;
  self->explained = FALSE;
  self->away = FALSE;
  self->begun = g_get_monotonic_time ();
  g_ptr_array_set_size (self->trail, 0);
  g_ptr_array_add (self->trail, lm_position_ref (exercise->position));
  say (self, FALSE, "");
  lm_reason_view_set_advice (self->reason, NULL, NULL);
  create_answers (self);
  show_question (self);
  gtk_widget_show (GTK_WIDGET (self));
  update (self);
  put_on_board (self);
  if (asks_for_winner (self))
    gtk_widget_grab_focus (gtk_widget_get_first_child (self->answers));
}

/**
 * lm_exercise_view_set_mistake:
 * @self: a view
 * @move: what was played there once
 *
 * Speaks of it in the question, and offers its refutation after the answer.
 */
void
lm_exercise_view_set_mistake (LmExerciseView *self,
                              const char     *move)
{
  g_return_if_fail (LM_IS_EXERCISE_VIEW (self) && self->exercise != NULL);

  self->mistake = g_strdup (move);
  show_question (self);
}

static void
lm_exercise_view_dispose (GObject *object)
{
  LmExerciseView *self = LM_EXERCISE_VIEW (object);

  stop_line (self);
  g_clear_pointer (&self->exercise, lm_exercise_free);
  g_clear_pointer (&self->mistake, g_free);
  g_clear_pointer (&self->trail, g_ptr_array_unref);

  G_OBJECT_CLASS (lm_exercise_view_parent_class)->dispose (object);
}

static void
lm_exercise_view_class_init (LmExerciseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_exercise_view_dispose;

  answered_signal = lm_signal_new (klass, "answered", 2, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);

  g_type_ensure (LM_TYPE_VALUE_GLYPH);
  g_type_ensure (LM_TYPE_REASON_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/exercise-view.ui");
  LM_BIND_CHILDREN (widget_class, LmExerciseView, asked, question, answers, said_box, glyph, said, again, why, wrong,
                    reason);
  LM_BIND_CALLBACKS (widget_class, again_cb, why_cb, wrong_cb);
}

static void
lm_exercise_view_init (LmExerciseView *self)
{
  self->trail = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->question);
  lm_announce_label (self->said);
}
