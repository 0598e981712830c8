/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lesson-panel.c: the lesson of a game, step by step beside the board. */

#include "lm-lesson-panel.h"

#include "kit/board/lm-board-habit.h"
#include "kit/page/lm-game-view-info.h"
#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"
#include "kit/widget/lm-value-glyph.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

/* A wrong move is seen for so long before its answer is made. */
#define REPLY_MILLISECONDS 600

struct _LmLessonPanel
{
  LmGamePanel        parent_instance;

  GtkAdjustment     *scroll;
  GtkLabel          *lesson_title;
  GtkLabel          *number;
  GtkLabel          *title;
  GtkLabel          *text;
  GtkWidget         *task_box;
  GtkLabel          *task;
  GtkBox            *choices;     /* of a task that is not done by a move */
  GtkWidget         *said_box;
  GtkWidget         *glyph;
  GtkLabel          *said;
  GtkWidget         *open;
  GtkWidget         *games;
  GtkWidget         *back;
  GtkWidget         *next;

  const char        *resource; /* (nullable): which lesson it is, for what was learned */
  LmLesson          *lesson;
  guint              index;
  LmAnswer          *answer;      /* of the start of this step, where it takes a solver to judge */
  GPtrArray         *answers;     /* of the candidates of this step (element-type LmAnswer) */
  char              *reply;       /* to a wrong move, while it is waited for */
  guint              reply_source;
  char              *remark;      /* (nullable): what else there is to say of a wrong answer */
  LmPosition        *position;    /* on the board */
  gboolean           done;        /* the right move of this step has been seen */
  gboolean           missed;      /* another one was the last that was judged, since its position was last on the board */
  LmLessonJudgement  judgement;
  GPtrArray         *trail;       /* (element-type LmPosition): from the start of the step to what is on the board */
  gboolean           strayed;     /* another game has begun, of which the task does not speak */
};

G_DEFINE_FINAL_TYPE (LmLessonPanel, lm_lesson_panel, LM_TYPE_GAME_PANEL)

static const LmLessonStep *
get_step (LmLessonPanel *self)
{
  return lm_lesson_get_step (self->lesson, self->index);
}

static gboolean
is_last (LmLessonPanel *self)
{
  return self->index + 1 == lm_lesson_count (self->lesson);
}

/* What the last move was worth, until the next step. */
static void
show_judgement (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);
  g_autofree char *said = NULL;

  /* Whoever tries another move after the right one is not praised for it. */
  if (self->missed)
    said = g_strjoin ("\n\n", step->wrong, self->remark, NULL);
  else if (self->done)
    said = g_strdup (step->praise);
  lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), self->missed ? LM_VALUE_LOSS : LM_VALUE_WIN);
  gtk_label_set_label (self->said, said != NULL ? said : "");
  gtk_widget_set_visible (self->said_box, said != NULL && !self->strayed);
}

/* A question about a position is put while that is on the board, until the answer is right. */
static void
show_task (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);
  const gboolean known = step->goal == LM_LESSON_MARK ? self->answers != NULL
                                                      : self->answer != NULL && self->judgement == LM_LESSON_START && !self->done;

  gtk_widget_set_visible (self->task_box, step->task != NULL && !self->strayed);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), step->goal >= LM_LESSON_WINNER && !self->strayed);
  gtk_widget_set_sensitive (GTK_WIDGET (self->choices), known);
}

/* As long as the task is not done, the next step is only an offer. */
static void
show_way (LmLessonPanel *self)
{
  const gboolean ready = self->done || get_step (self)->start == NULL;

  gtk_widget_set_sensitive (self->back, self->index > 0);
  gtk_widget_set_visible (self->next, !is_last (self));
  gtk_button_set_label (GTK_BUTTON (self->next), self->index == 0 ? _("Begin") : _("Next"));
  if (ready)
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  gtk_button_set_label (GTK_BUTTON (self->open), self->missed ? _("Try Again") : _("Show the Position on the Board"));
  gtk_widget_set_visible (self->open, get_step (self)->start != NULL && self->judgement != LM_LESSON_START);
}

static void
set_habits (LmLessonPanel *self,
            const char    *wanted)
{
  for (guint i = 0; i < lm_lesson_count (self->lesson); i++)
    {
      const char *habit = lm_lesson_get_step (self->lesson, i)->habit;

      if (habit != NULL)
        lm_board_habit_set_active (lm_board_habit_get (habit), g_strcmp0 (habit, wanted) == 0);
    }
}

/* The board shows what the lesson speaks of, as soon as it has begun. */
static void
teach (LmLessonPanel *self)
{
  if (self->index > 0)
    set_habits (self, get_step (self)->habit);
}

/* Where it goes on the next time. A lesson is finished when its last step has nothing to do any more. */
static void
keep (LmLessonPanel *self)
{
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));

  if (progress != NULL && self->resource != NULL)
    lm_progress_set_step (progress, self->resource, self->index,
                          is_last (self) && (self->done || get_step (self)->start == NULL));
}

/* Until the answer is seen nothing tells it, and no computer makes a move. */
static void
update_silence (LmLessonPanel *self)
{
  lm_game_panel_set_silent (LM_GAME_PANEL (self),
                            !self->done
                            && (self->judgement == LM_LESSON_START || lm_game_panel_is_asking (LM_GAME_PANEL (self)) || self->reply != NULL)
                            && self->judgement != LM_LESSON_ELSEWHERE);
}

static void
show_all (LmLessonPanel *self)
{
  show_task (self);
  show_judgement (self);
  show_way (self);
  update_silence (self);
}

static void
show_step (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);
  g_autofree char *number = g_strdup_printf (_("Step %u of %u"), self->index + 1, lm_lesson_count (self->lesson));

  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->title, step->title);
  gtk_label_set_label (self->text, step->text);
  gtk_label_set_label (self->task, step->task != NULL ? step->task : "");
  gtk_widget_set_visible (self->games, step->games);
  gtk_adjustment_set_value (self->scroll, 0);
  show_all (self);
}

static void
stop (LmLessonPanel *self)
{
  lm_game_panel_stop (LM_GAME_PANEL (self));
  g_clear_handle_id (&self->reply_source, g_source_remove);
  g_clear_pointer (&self->reply, g_free);
}

static gboolean
reply_cb (gpointer user_data)
{
  LmLessonPanel *self = user_data;
  g_autofree char *reply = g_steal_pointer (&self->reply);

  self->reply_source = 0;
  lm_game_panel_play_move (LM_GAME_PANEL (self), reply);
  return G_SOURCE_REMOVE;
}

/* A wrong move shows by itself why it is wrong: whoever wins then makes the best move. */
static void
take_reply (gpointer      panel,
            gpointer      told,
            const GError *error)
{
  LmLessonPanel *self = LM_LESSON_PANEL (panel);
  g_autoptr (LmAnswer) answer = told;
  const LmMoveValue *best = answer != NULL ? lm_answer_get_best (answer) : NULL;
  g_autofree char *words = NULL;

  if (best != NULL && best->value == LM_VALUE_WIN)
    {
      words = lm_position_describe_move (answer->position, best->move, LM_MOVE_SENTENCE);
      self->remark = g_strdup_printf (_("The reply that wins: %s"), words);
      self->reply = g_strdup (best->move);
      self->reply_source = g_timeout_add (REPLY_MILLISECONDS, reply_cb, self);
    }
  show_all (self);
}

static void
ask_reply (LmLessonPanel *self)
{
  stop (self);
  g_clear_pointer (&self->remark, g_free);
  lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_answer (self->position), take_reply, NULL);
}

static void
note (LmLessonPanel *self,
      gboolean       right)
{
  const gboolean was_done = self->done;

  self->done |= right;
  self->missed = !right;
  if (self->done && !was_done && is_last (self))
    keep (self);
  show_all (self);
}

static void
judge (LmLessonPanel *self)
{
  const LmLessonJudgement before = self->judgement;

  self->judgement = lm_game_panel_get_taught (LM_GAME_PANEL (self))
                    ? lm_lesson_step_judge (get_step (self), self->position, self->answer) : LM_LESSON_ELSEWHERE;
  if (before == LM_LESSON_WRONG)
    stop (self);
  else if (self->judgement == LM_LESSON_WRONG)
    ask_reply (self);
  /* A computer answers at once; what is said stays while the game goes on. */
  if (self->judgement == LM_LESSON_RIGHT || self->judgement == LM_LESSON_WRONG)
    note (self, self->judgement == LM_LESSON_RIGHT);
  else
    show_all (self);
}

static void
take_answer (gpointer      panel,
             gpointer      answer,
             const GError *error)
{
  LmLessonPanel *self = LM_LESSON_PANEL (panel);

  /* Without an answer nothing is said. */
  if (answer == NULL)
    return;

  if (get_step (self)->goal == LM_LESSON_MARK)
    self->answers = answer;
  else
    self->answer = answer;
  if (self->position != NULL)
    judge (self);
}

static void
forget (LmLessonPanel *self)
{
  stop (self);
  g_clear_pointer (&self->remark, g_free);
  g_clear_pointer (&self->answer, lm_answer_unref);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
}

static void
ask (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);

  forget (self);
  if (step->goal == LM_LESSON_MARK)
    lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_evaluation (step->candidates), take_answer, NULL);
  else if (step->goal == LM_LESSON_WINNING_MOVE || step->goal == LM_LESSON_WINNER)
    lm_game_panel_ask (LM_GAME_PANEL (self), lm_question_new_answer (step->start), take_answer, NULL);
}

/* What is chosen, in the order of the children of the box. */
static guint64
find_marked (LmLessonPanel *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->choices));
  guint64 marked = 0;

  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_CHECK_BUTTON (child) && gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      marked |= G_GUINT64_CONSTANT (1) << i;

  return marked;
}

/* How much of it is right, but not which. */
static void
check_cb (LmLessonPanel *self)
{
  guint n_wrong;
  const gboolean right = lm_lesson_step_judge_marks (get_step (self), self->answers, find_marked (self), &n_wrong);

  g_free (self->remark);
  self->remark = n_wrong > 0
                 ? g_strdup_printf (ngettext ("%u of those that are marked is not lost.",
                                              "%u of those that are marked are not lost.", n_wrong), n_wrong)
                 : g_strdup (_("None of those that are marked is wrong, but not all that are lost are marked."));
  note (self, right);
}

static void
winner_cb (GtkWidget     *button,
           LmLessonPanel *self)
{
  const char *winner = lm_game_get_player_name (lm_position_get_game (get_step (self)->start), self->answer->winner);

  note (self, g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), winner));
}

static void
add_winners (LmLessonPanel      *self,
             const LmLessonStep *step)
{
  const guint left = lm_position_get_left (step->start);

  for (guint seat = 0; seat < lm_position_get_info (step->start)->n_players; seat++)
    {
      GtkWidget *button;

      if ((left & (1u << seat)) == 0)
        continue;

      button = gtk_button_new_with_label (lm_game_get_player_name (lm_position_get_game (step->start), seat));
      g_signal_connect_object (button, "clicked", G_CALLBACK (winner_cb), self, 0);
      gtk_box_append (self->choices, button);
    }
}

static void
add_candidate (LmLessonPanel *self,
               LmPosition    *position)
{
  g_autofree char *words = lm_position_describe (position);
  GtkWidget *check = gtk_check_button_new_with_label (words);

  gtk_label_set_wrap (GTK_LABEL (gtk_widget_get_last_child (check)), TRUE);
  gtk_box_append (self->choices, check);
}

static void
add_candidates (LmLessonPanel      *self,
                const LmLessonStep *step)
{
  GtkWidget *button = gtk_button_new_with_label (_("Check"));

  for (guint i = 0; i < step->candidates->len; i++)
    add_candidate (self, g_ptr_array_index (step->candidates, i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (check_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->choices, button);
}

static void
show_choices (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_box_remove (self->choices, child);
  if (step->goal == LM_LESSON_WINNER)
    add_winners (self, step);
  else if (step->goal == LM_LESSON_MARK)
    add_candidates (self, step);
}

static void
open_cb (LmLessonPanel *self)
{
  const LmLessonStep *step = get_step (self);
  g_autofree char *start = step->start != NULL ? lm_position_to_string (step->start) : NULL;

  self->done = FALSE;
  self->missed = FALSE;
  show_step (self);
  teach (self);
  if (start != NULL)
    lm_game_panel_open_position (LM_GAME_PANEL (self), start);
}

static void
go_to (LmLessonPanel *self,
       guint          index)
{
  self->index = index;
  self->judgement = LM_LESSON_ELSEWHERE;
  self->strayed = FALSE;
  g_ptr_array_set_size (self->trail, 0);
  show_choices (self);
  ask (self);
  open_cb (self);
  keep (self);
}

static void
back_cb (LmLessonPanel *self)
{
  go_to (self, self->index - 1);
}

static void
next_cb (LmLessonPanel *self)
{
  go_to (self, self->index + 1);
}

static void
game_clicked_cb (GtkButton     *button,
                 LmLessonPanel *self)
{
  const LmGameInfo *info = lm_game_info_lookup (gtk_widget_get_name (GTK_WIDGET (button)));

  lm_game_panel_open_position (LM_GAME_PANEL (self), info->start);
}

static void
add_game (LmLessonPanel    *self,
          const LmGameInfo *info)
{
  GtkWidget *button = gtk_button_new_with_label (_(info->title));
  GtkWidget *summary = gtk_label_new (_(info->summary));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_label_set_wrap (GTK_LABEL (summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (summary), 0);
  gtk_widget_add_css_class (summary, "dim-label");
  gtk_widget_add_css_class (summary, "caption");
  gtk_widget_set_name (button, info->name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (game_clicked_cb), self, 0);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), summary);
  gtk_box_append (GTK_BOX (self->games), box);
}

/* One game of each of the other families. */
static void
add_games (LmLessonPanel *self)
{
  const char *own = lm_lesson_get_family (self->lesson);
  const char *family = own;

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);

      if (g_strcmp0 (info->family, family) == 0 || g_strcmp0 (info->family, own) == 0)
        continue;

      family = info->family;
      add_game (self, info);
    }
}

static void
begin (LmLessonPanel *self,
       LmLesson      *lesson,
       guint          index)
{
  self->lesson = lesson;
  self->index = index;
  gtk_label_set_label (self->lesson_title, lm_lesson_get_title (lesson));
  add_games (self);
  show_choices (self);
  ask (self);
  show_step (self);
}

/* Goes with the board from the start of the step, a move on or back, until another game begins. */
static void
follow (LmLessonPanel *self)
{
  if (self->judgement == LM_LESSON_START)
    g_ptr_array_set_size (self->trail, 0);
  for (guint i = 0; i < self->trail->len; i++)
    if (lm_position_equal (g_ptr_array_index (self->trail, i), self->position))
      g_ptr_array_set_size (self->trail, i);

  self->strayed = self->judgement == LM_LESSON_ELSEWHERE && self->trail->len > 0
                  && !lm_position_leads_to (g_ptr_array_index (self->trail, self->trail->len - 1), self->position);
  if (!self->strayed && (self->trail->len > 0 || self->judgement == LM_LESSON_START))
    g_ptr_array_add (self->trail, lm_position_ref (self->position));
}

/* A lesson that cannot be read has not come through the build. */
static LmLesson *
load (const char *resource)
{
  g_autoptr (GError) error = NULL;
  LmLesson *lesson = lm_lesson_load (resource, &error);

  if (lesson == NULL)
    g_error ("%s", error->message);

  return lesson;
}

static void
load_own (LmLessonPanel *self,
          LmPosition    *position)
{
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));
  guint index = 0;
  LmLesson *lesson;

  self->resource = lm_game_view_info_lookup (lm_position_get_info (position)->name)->lesson;
  lesson = load (self->resource);
  if (progress != NULL)
    index = lm_progress_get_step (progress, self->resource);
  begin (self, lesson, index + 1 < lm_lesson_count (lesson) ? index : 0);
}

static void
lm_lesson_panel_position_changed (LmGamePanel *panel,
                                  LmPosition  *position)
{
  LmLessonPanel *self = LM_LESSON_PANEL (panel);

  if (self->lesson == NULL)
    load_own (self, position);
  g_clear_pointer (&self->position, lm_position_unref);
  self->position = lm_position_ref (position);
  judge (self);
  follow (self);
  show_all (self);
}

static void
lm_lesson_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_lesson_panel_parent_class)->map (widget);
  teach (LM_LESSON_PANEL (widget));
}

/* Who plays without the lesson plays without its marks. */
static void
lm_lesson_panel_unmap (GtkWidget *widget)
{
  LmLessonPanel *self = LM_LESSON_PANEL (widget);

  GTK_WIDGET_CLASS (lm_lesson_panel_parent_class)->unmap (widget);

  if (self->index > 0)
    set_habits (self, NULL);
}

static void
lm_lesson_panel_dispose (GObject *object)
{
  LmLessonPanel *self = LM_LESSON_PANEL (object);

  forget (self);
  g_clear_pointer (&self->position, lm_position_unref);

  G_OBJECT_CLASS (lm_lesson_panel_parent_class)->dispose (object);
}

static void
lm_lesson_panel_finalize (GObject *object)
{
  g_clear_pointer (&LM_LESSON_PANEL (object)->lesson, lm_lesson_free);
  g_ptr_array_unref (LM_LESSON_PANEL (object)->trail);

  G_OBJECT_CLASS (lm_lesson_panel_parent_class)->finalize (object);
}

static void
lm_lesson_panel_class_init (LmLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_lesson_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = lm_lesson_panel_finalize;
  widget_class->map = lm_lesson_panel_map;
  widget_class->unmap = lm_lesson_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_lesson_panel_position_changed;

  g_type_ensure (LM_TYPE_VALUE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/lesson-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmLessonPanel, scroll, lesson_title, number, title, text, task_box, task, choices,
                    said_box, glyph, said, open, games, back, next);
  LM_BIND_CALLBACKS (widget_class, open_cb, back_cb, next_cb);
}

static void
lm_lesson_panel_init (LmLessonPanel *self)
{
  self->trail = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->title);
  lm_announce_label (self->text);
  lm_announce_label (self->task);
  lm_announce_label (self->said);
}

/* Takes @lesson. */
GtkWidget *
lm_lesson_panel_new (LmSolver *solver,
                     LmLesson *lesson)
{
  LmLessonPanel *self = g_object_new (LM_TYPE_LESSON_PANEL, "solver", solver, NULL);

  begin (self, lesson, 0);
  return GTK_WIDGET (self);
}

/* How far somebody has come with a lesson. */
char *
lm_lesson_panel_describe (LmProgress *progress,
                          const char *resource)
{
  g_autoptr (LmLesson) lesson = load (resource);
  const guint n_steps = lm_lesson_count (lesson);
  const guint step = lm_progress_get_step (progress, resource);

  if (lm_progress_is_finished (progress, resource))
    return g_strdup (_("Finished"));
  if (step == 0 || step >= n_steps)
    return g_strdup_printf (ngettext ("%u step", "%u steps", n_steps), n_steps);

  return g_strdup_printf (_("Step %u of %u"), step + 1, n_steps);
}
