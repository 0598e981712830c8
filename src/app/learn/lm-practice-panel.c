/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-practice-panel.c: exercises by lot for the game on the board, and what comes back because it was missed. */

#include "lm-learn-parts.h"


#include "engine/game/lm-game-info.h"

#include "kit/widget/lm-announce.h"
#include "kit/widget/lm-template.h"

#include <glib/gi18n.h>

/* What suits somebody is harder after so many right answers in a row, and easier after so many wrong ones. */
#define N_RIGHT 3
#define N_WRONG 2

/* As the rows of the choice stand: everything, each question, and the defence. */
#define DEFENCE (LM_N_EXERCISE_QUESTIONS + 1)

struct _LmPracticePanel
{
  LmGamePanel       parent_instance;

  AdwComboRow      *grade;
  AdwComboRow      *kind;
  AdwActionRow     *review;
  GtkSwitch        *bring_back;
  GtkWidget        *next;
  GtkLabel         *problem;
  LmExerciseView   *view;

  LmExerciseSource *source; /* NULL before the first, while a worker has it, and when nothing is left in it */
  guint             source_grade;
  LmSkill           skill;       /* of the one that was made */
  gboolean          defend;      /* whether it is to be held out in */
  guint             level;       /* what suits */
  guint             n_right;     /* in a row */
  guint             n_wrong;
};

G_DEFINE_FINAL_TYPE (LmPracticePanel, lm_practice_panel, LM_TYPE_GAME_PANEL)

/* What a worker makes an exercise of, and what comes of it. */
typedef struct
{
  const LmGameInfo *info;
  guint             grade;
  guint             questions;
  LmExerciseSource *source;   /* NULL for a new one */
  LmExercise       *exercise; /* NULL when there are no more */
} Task;

static void
task_clear (Task *task)
{
  g_clear_object (&task->source);
  g_clear_pointer (&task->exercise, lm_exercise_free);
}

static void
task_unref (Task *task)
{
  g_atomic_rc_box_release_full (task, (GDestroyNotify) task_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Task, task_unref)

static gpointer
make_exercise (LmSolveContext  *context,
               gpointer         data,
               GError         **error)
{
  Task *task = data;
  GError *problem = NULL;

  if (task->source == NULL)
    task->source = lm_exercise_source_new (task->info, NULL, task->grade, g_random_int (), error);
  if (task->source == NULL)
    return NULL;

  lm_exercise_source_set_questions (task->source, task->questions);
  task->exercise = lm_exercise_source_next (task->source, context, &problem);
  if (problem == NULL)
    return g_atomic_rc_box_acquire (task);

  g_propagate_error (error, problem);
  return NULL;
}

static const LmGameInfo *
get_info (LmPracticePanel *self)
{
  return lm_position_get_info (lm_game_panel_get_position (LM_GAME_PANEL (self)));
}

static LmProgress *
get_progress (LmPracticePanel *self)
{
  return lm_game_panel_get_progress (LM_GAME_PANEL (self));
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static gboolean
suits (LmPracticePanel *self)
{
  return adw_combo_row_get_selected (self->grade) == 0;
}

static gboolean
is_defence (LmPracticePanel *self)
{
  return adw_combo_row_get_selected (self->kind) == DEFENCE;
}

/* --- what is due --------------------------------------------------------------- */

static char *
describe_due (LmProgress       *progress,
              const LmGameInfo *info)
{
  const guint n = lm_progress_count_due (progress, info->name, get_now ());

  return g_strdup_printf (ngettext ("%u due", "%u due", n), n);
}

/* With how many were right so far, once there were some. */
static char *
describe_review (LmProgress       *progress,
                 const LmGameInfo *info)
{
  g_autofree char *due = describe_due (progress, info);
  g_autofree char *answers = NULL;
  guint right, wrong;

  lm_progress_count_answers (progress, &(LmSkill) { .game = info->name }, &right, &wrong);
  if (right + wrong == 0)
    return g_steal_pointer (&due);

  answers = g_strdup_printf (ngettext ("%'u of %'u answer was right", "%'u of %'u answers were right", right + wrong),
                             right, right + wrong);
  return g_strdup_printf ("%s · %s", due, answers);
}

static void
update_due (LmPracticePanel *self)
{
  g_autofree char *due = NULL;

  if (lm_game_panel_get_position (LM_GAME_PANEL (self)) == NULL)
    return;

  due = describe_review (get_progress (self), get_info (self));
  adw_action_row_set_subtitle (self->review, gtk_switch_get_active (self->bring_back) ? due : "");
}

/* Whether something has to come back first. */
static gboolean
find_due (LmPracticePanel *self,
          LmSkill         *skill)
{
  return gtk_switch_get_active (self->bring_back)
         && lm_progress_get_due (get_progress (self), get_info (self)->name, get_now (), skill);
}

/* --- the next exercise --------------------------------------------------------------- */

static void ask (LmPracticePanel *self,
                 guint            grade,
                 guint            questions);

static void
set_problem (LmPracticePanel *self,
             const char      *problem)
{
  gtk_label_set_label (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *problem != '\0');
}

/* Of some kinds a game has none that are just so hard. */
static void
find_none (LmPracticePanel *self,
           Task            *task)
{
  if (suits (self) && task->grade > 0)
    ask (self, 0, task->questions);
  else
    set_problem (self, _("This game has no more exercises of this kind."));
}

static void
take_exercise (LmPracticePanel *self,
               Task            *task)
{
  self->source = g_steal_pointer (&task->source);
  self->source_grade = task->grade;
  self->skill = (LmSkill) { task->info->name, task->exercise->question, task->exercise->grade };
  lm_exercise_view_begin (self->view, g_steal_pointer (&task->exercise), self->defend);
}

static void
take_task (gpointer      panel,
           gpointer      made,
           const GError *error)
{
  LmPracticePanel *self = LM_PRACTICE_PANEL (panel);
  g_autoptr (Task) task = made;

  gtk_widget_set_sensitive (self->next, TRUE);
  if (task == NULL)
    set_problem (self, error->message);
  else if (task->exercise == NULL)
    find_none (self, task);
  else
    take_exercise (self, task);
}

static void
ask (LmPracticePanel *self,
     guint            grade,
     guint            questions)
{
  Task *task = g_atomic_rc_box_new0 (Task);

  task->info = get_info (self);
  task->grade = grade;
  task->questions = questions;
  if (grade == self->source_grade)
    task->source = g_steal_pointer (&self->source);
  g_clear_object (&self->source);
  self->defend = is_defence (self);
  gtk_widget_set_sensitive (self->next, FALSE);
  set_problem (self, "");
  lm_game_panel_ask (LM_GAME_PANEL (self),
                     lm_question_new (make_exercise, task, (GDestroyNotify) task_unref, (GDestroyNotify) task_unref),
                     take_task, NULL);
}

static guint
get_questions (LmPracticePanel *self)
{
  const guint kind = adw_combo_row_get_selected (self->kind);

  if (kind == 0)
    return G_MAXUINT;

  return 1u << (is_defence (self) ? LM_EXERCISE_DELAY : kind - 1);
}

static void
next_cb (LmPracticePanel *self)
{
  LmSkill due;

  if (!is_defence (self) && find_due (self, &due))
    ask (self, due.grade, 1u << due.question);
  else
    ask (self, suits (self) ? self->level : adw_combo_row_get_selected (self->grade), get_questions (self));
}

/* --- the answer ---------------------------------------------------------------------- */

static void
adapt (LmPracticePanel *self,
       gboolean         right)
{
  self->n_right = right ? self->n_right + 1 : 0;
  self->n_wrong = right ? 0 : self->n_wrong + 1;
  if (self->n_right == N_RIGHT)
    self->level = MIN (self->level + 1, lm_exercise_get_hardest (get_info (self)));
  if (self->n_wrong == N_WRONG)
    self->level = MAX (self->level, 2) - 1;
  if (self->n_right == N_RIGHT || self->n_wrong == N_WRONG)
    self->n_right = self->n_wrong = 0;
}

/* Nothing is remembered that nobody wants to have back. */
static void
answered_cb (LmPracticePanel *self,
             gboolean         right,
             gboolean         quick)
{
  adapt (self, right);
  if (!self->defend && gtk_switch_get_active (self->bring_back))
    lm_progress_answer (get_progress (self), &self->skill, right, quick, get_now ());
}

/* No more grades to choose from than the game has, and why. A panel is of one game. */
static void
update_grades (LmPracticePanel *self)
{
  GListModel *rows = adw_combo_row_get_model (self->grade);
  const guint n_rows = 1 + lm_exercise_get_hardest (get_info (self));
  g_autofree char *reason = lm_exercise_describe_hardest (get_info (self));

  if (g_list_model_get_n_items (rows) > n_rows)
    gtk_string_list_splice (GTK_STRING_LIST (rows), n_rows, g_list_model_get_n_items (rows) - n_rows, NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->grade), reason != NULL ? reason : "");
}

static void
lm_practice_panel_position_changed (LmGamePanel *panel,
                                    LmPosition  *position)
{
  LmPracticePanel *self = LM_PRACTICE_PANEL (panel);

  update_due (self);
  update_grades (self);
  lm_exercise_view_set_position (self->view, position);
}

/* What is due changes by itself with time. */
static void
lm_practice_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_practice_panel_parent_class)->map (widget);
  update_due (LM_PRACTICE_PANEL (widget));
}

static void
lm_practice_panel_constructed (GObject *object)
{
  LmPracticePanel *self = LM_PRACTICE_PANEL (object);

  G_OBJECT_CLASS (lm_practice_panel_parent_class)->constructed (object);

  g_signal_connect_object (get_progress (self), "changed", G_CALLBACK (update_due), self, G_CONNECT_SWAPPED);
}

static void
lm_practice_panel_dispose (GObject *object)
{
  LmPracticePanel *self = LM_PRACTICE_PANEL (object);

  g_clear_object (&self->source);

  G_OBJECT_CLASS (lm_practice_panel_parent_class)->dispose (object);
}

static void
lm_practice_panel_class_init (LmPracticePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = lm_practice_panel_constructed;
  G_OBJECT_CLASS (klass)->dispose = lm_practice_panel_dispose;
  widget_class->map = lm_practice_panel_map;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_practice_panel_position_changed;

  g_type_ensure (LM_TYPE_EXERCISE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/practice-panel.ui");
  LM_BIND_CHILDREN (widget_class, LmPracticePanel, grade, kind, review, bring_back, next, problem, view);
  LM_BIND_CALLBACKS (widget_class, next_cb, answered_cb, update_due);
}

static void
lm_practice_panel_init (LmPracticePanel *self)
{
  self->level = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  lm_announce_label (self->problem);
}

/* What comes back today, or what it is about. */
char *
lm_practice_panel_describe (LmProgress       *progress,
                            const LmGameInfo *info)
{
  const guint n_grades = lm_exercise_get_hardest (info);

  if (lm_progress_count_due (progress, info->name, get_now ()) == 0)
    return g_strdup_printf (ngettext ("Exercises of %u grade", "Exercises of %u grades", n_grades), n_grades);

  return describe_due (progress, info);
}
