/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-lesson-panel.c: the first lesson, step by step beside the board. */

#include "config.h"

#include "lm-nim-lesson-panel.h"

#include "board/lm-value-glyph.h"
#include "board.h"
#include "engine/lm-game-info.h"
#include "lm-nim-lesson.h"

#include <glib/gi18n.h>

struct _LmNimLessonPanel
{
  LmGamePanel     parent_instance;

  GtkAdjustment  *scroll;
  GtkLabel       *number;
  GtkLabel       *title;
  GtkLabel       *text;
  GtkWidget      *task_box;
  GtkLabel       *task;
  GtkWidget      *said_box;
  GtkWidget      *glyph;
  GtkLabel       *said;
  GtkWidget      *open;
  GtkWidget      *games;
  GtkWidget      *back;
  GtkWidget      *next;

  guint           index;
  gboolean        done;   /* the right move of this step has been seen */
  gboolean        missed; /* another one has been, since its position was last on the board */
  LmNimJudgement  judgement;
};

G_DEFINE_FINAL_TYPE (LmNimLessonPanel, lm_nim_lesson_panel, LM_TYPE_GAME_PANEL)

static const LmNimStep *
get_step (LmNimLessonPanel *self)
{
  return lm_nim_lesson_get_step (self->index);
}

/* What the last move was worth, until the next step. */
static void
show_judgement (LmNimLessonPanel *self)
{
  const LmNimStep *step = get_step (self);
  const char *said = "";

  if (self->done)
    said = _(step->praise);
  else if (self->missed)
    said = _("That was another move, and it leaves the other player with a number that is won. Show the position again, "
             "and try once more.");
  lm_value_glyph_set_value (LM_VALUE_GLYPH (self->glyph), self->done ? LM_VALUE_WIN : LM_VALUE_LOSS);
  gtk_label_set_label (self->said, said);
  gtk_widget_set_visible (self->said_box, said[0] != '\0');
}

/* As long as the task is not done, the next step is only an offer. */
static void
show_way (LmNimLessonPanel *self)
{
  const gboolean ready = self->done || get_step (self)->start == NULL;

  gtk_widget_set_sensitive (self->back, self->index > 0);
  gtk_widget_set_visible (self->next, self->index + 1 < lm_nim_lesson_count ());
  gtk_button_set_label (GTK_BUTTON (self->next), self->index == 0 ? _("Begin") : _("Next"));
  if (ready)
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  gtk_widget_set_visible (self->open, get_step (self)->start != NULL && self->judgement != LM_NIM_JUDGEMENT_START);
}

static void
show_step (LmNimLessonPanel *self)
{
  const LmNimStep *step = get_step (self);
  g_autofree char *number = g_strdup_printf (_("Step %u of %u"), self->index + 1, lm_nim_lesson_count ());

  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->title, _(step->title));
  gtk_label_set_label (self->text, _(step->text));
  gtk_label_set_label (self->task, step->task != NULL ? _(step->task) : "");
  gtk_widget_set_visible (self->task_box, step->task != NULL);
  gtk_widget_set_visible (self->games, self->index + 1 == lm_nim_lesson_count ());
  gtk_adjustment_set_value (self->scroll, 0);
  show_judgement (self);
  show_way (self);
}

/* The board marks the lost numbers as long as the lesson speaks of them. */
static void
teach (LmNimLessonPanel *self)
{
  if (self->index > 0)
    lm_board_habit_set_active (lm_board_habit_get (LM_NIM_PATTERN), get_step (self)->pattern);
}

static void
open_cb (LmNimLessonPanel *self)
{
  self->done = FALSE;
  self->missed = FALSE;
  show_step (self);
  teach (self);
  if (get_step (self)->start != NULL)
    lm_game_panel_open_position (LM_GAME_PANEL (self), get_step (self)->start);
}

static void
go_to (LmNimLessonPanel *self,
       guint             index)
{
  self->index = index;
  self->judgement = LM_NIM_JUDGEMENT_ELSEWHERE;
  open_cb (self);
}

static void
back_cb (LmNimLessonPanel *self)
{
  go_to (self, self->index - 1);
}

static void
next_cb (LmNimLessonPanel *self)
{
  go_to (self, self->index + 1);
}

static void
game_clicked_cb (GtkButton        *button,
                 LmNimLessonPanel *self)
{
  const LmGameInfo *info = lm_game_info_lookup (gtk_widget_get_name (GTK_WIDGET (button)));

  lm_game_panel_open_position (LM_GAME_PANEL (self), info->start);
}

static void
add_game (LmNimLessonPanel *self,
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
add_games (LmNimLessonPanel *self)
{
  const char *family = "nim";

  for (guint i = 0; i < lm_game_info_count (); i++)
    {
      const LmGameInfo *info = lm_game_info_nth (i);

      if (g_str_equal (info->family, family) || g_str_equal (info->family, "nim"))
        continue;

      family = info->family;
      add_game (self, info);
    }
}

static void
lm_nim_lesson_panel_position_changed (LmGamePanel *panel,
                                      LmPosition  *position)
{
  LmNimLessonPanel *self = LM_NIM_LESSON_PANEL (panel);

  self->judgement = lm_nim_lesson_judge (get_step (self), position);
  self->done |= self->judgement == LM_NIM_JUDGEMENT_RIGHT;
  /* A computer answers at once; what is said stays while the game goes on. */
  if (self->judgement != LM_NIM_JUDGEMENT_ELSEWHERE)
    self->missed = self->judgement == LM_NIM_JUDGEMENT_WRONG;
  show_judgement (self);
  show_way (self);
}

static void
lm_nim_lesson_panel_map (GtkWidget *widget)
{
  teach (LM_NIM_LESSON_PANEL (widget));
  GTK_WIDGET_CLASS (lm_nim_lesson_panel_parent_class)->map (widget);
}

/* Who plays without the lesson plays without its marks. */
static void
lm_nim_lesson_panel_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_nim_lesson_panel_parent_class)->unmap (widget);

  if (LM_NIM_LESSON_PANEL (widget)->index > 0)
    lm_board_habit_set_active (lm_board_habit_get (LM_NIM_PATTERN), FALSE);
}

static void
lm_nim_lesson_panel_class_init (LmNimLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = lm_nim_lesson_panel_map;
  widget_class->unmap = lm_nim_lesson_panel_unmap;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_nim_lesson_panel_position_changed;

  g_type_ensure (LM_TYPE_VALUE_GLYPH);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/nim/lesson.ui");
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, scroll);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, number);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, title);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, task_box);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, task);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, said_box);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, glyph);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, said);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, open);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, games);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, back);
  gtk_widget_class_bind_template_child (widget_class, LmNimLessonPanel, next);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
lm_nim_lesson_panel_init (LmNimLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);
  show_step (self);
}
