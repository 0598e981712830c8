/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-learn-panel.c: the page on which a game is learned: a home that leads to its lesson and to whatever else teaches. */

#include "config.h"

#include "lm-learn-panel.h"

#include "lm-game-view-info.h"
#include "lm-lesson-panel.h"
#include "lm-mistakes-panel.h"
#include "lm-practice-panel.h"
#include "lm-rule-panel.h"

#include "engine/lm-challenge.h"
#include "engine/lm-game-info.h"

#include <glib/gi18n.h>

/**
 * Part:
 * @name: what lm_learn_panel_open() calls it
 * @icon_name: a symbolic icon
 * @title: its name for people
 * @get_type: (nullable): type function of its #LmGamePanel, made with "solver"
 *   and "progress"; without one it is the next challenge
 * @get_subject: what the part is about on the board of this game; another
 *   subject gets a new panel. %NULL where the game has no such part
 * @describe: the line below the title on the home
 * @is_silent: whether it is silent from the beginning; it ends that by
 *   lm_game_panel_set_silent()
 */
typedef struct
{
  const char  *name;
  const char  *icon_name;
  const char  *title;
  GType     (* get_type)    (void);
  const char *
            (* get_subject) (const LmGameInfo  *info);
  char      * (* describe)  (LmProgress        *progress,
                             const LmGameInfo  *info);
  gboolean     is_silent;
} Part;

static const char *
get_lesson (const LmGameInfo *info)
{
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);

  return view_info != NULL ? view_info->lesson : NULL;
}

static char *
describe_lesson (LmProgress       *progress,
                 const LmGameInfo *info)
{
  return lm_lesson_panel_describe (progress, get_lesson (info));
}

/* The ladder is climbed like a lesson. */
static char *
get_ladder (const LmGameInfo *info)
{
  return g_strconcat ("ladder/", info->name, NULL);
}

/* Challenges and exercises are made of positions that are listed by size. */
static const char *
get_listed (const LmGameInfo *info)
{
  return info->visit_size != NULL || info->size_key != NULL ? info->name : NULL;
}

static char *
describe_challenge (LmProgress       *progress,
                    const LmGameInfo *info)
{
  g_autofree char *ladder = get_ladder (info);
  const guint rung = lm_progress_get_step (progress, ladder);

  if (lm_challenge_is_uphill (rung))
    return g_strdup_printf (_("Number %u: the losing side against the casual computer, which makes mistakes"), rung + 1);
  if (lm_challenge_get_computer (rung) == LM_SEAT_PERFECT)
    return g_strdup_printf (_("Number %u: the winning side against the perfect computer"), rung + 1);

  return g_strdup_printf (_("Number %u: the winning side against the casual computer"), rung + 1);
}

/* For all games the same. */
static const char *
get_all (const LmGameInfo *info)
{
  return "";
}

/* One line for each. */
static const Part parts[] = {
  { "lesson", "lm-lesson-symbolic", N_("Lesson"), lm_lesson_panel_get_type, get_lesson, describe_lesson, FALSE },
  { "challenge", "go-up-symbolic", N_("Next Challenge"), NULL, get_listed, describe_challenge, FALSE },
  { "practice", "document-edit-symbolic", N_("Practice"), lm_practice_panel_get_type, get_listed, lm_practice_panel_describe, FALSE },
  { "mistakes", "dialog-warning-symbolic", N_("My Mistakes"), lm_mistakes_panel_get_type, get_all, lm_mistakes_panel_describe,
    FALSE },
  { "rule", "edit-find-symbolic", N_("My Rule"), lm_rule_panel_get_type, get_listed, lm_rule_panel_describe,
    FALSE },
};

#define N_PARTS G_N_ELEMENTS (parts)

struct _LmLearnPanel
{
  LmGamePanel  parent_instance;

  GtkWidget   *home;
  GtkBox      *list;
  GtkWidget   *page;
  GtkLabel    *title;
  GtkBox      *panels_box;

  GtkWidget   *rows[N_PARTS];     /* buttons, which a screen reader can press */
  GtkWidget   *lines[N_PARTS];    /* what they say below the title */
  GtkWidget   *panels[N_PARTS];   /* NULL until it is looked at */
  const char  *subjects[N_PARTS]; /* of those that are there */
  GtkWidget   *shown;             /* one of panels; NULL at home */

  LmSession   *session;
  LmChallenge *challenge;         /* (nullable): begun last */
};

G_DEFINE_FINAL_TYPE (LmLearnPanel, lm_learn_panel, LM_TYPE_GAME_PANEL)

enum
{
  CHALLENGE,
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const LmGameInfo *
get_info (LmLearnPanel *self)
{
  return lm_position_get_info (lm_game_panel_get_position (LM_GAME_PANEL (self)));
}

static void
update_silence (LmLearnPanel *self)
{
  lm_game_panel_set_silent (LM_GAME_PANEL (self),
                            self->shown != NULL && lm_game_panel_is_silent (LM_GAME_PANEL (self->shown)));
}

static void
update_row (LmLearnPanel *self,
            guint         index)
{
  const Part *part = &parts[index];
  const gboolean offered = part->get_subject (get_info (self)) != NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->rows[index], offered);
  if (!offered)
    return;

  text = part->describe (lm_game_panel_get_progress (LM_GAME_PANEL (self)), get_info (self));
  gtk_label_set_label (GTK_LABEL (self->lines[index]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[index]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _(part->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

/* Nobody looks at the home while it is hidden. */
static void
update_home (LmLearnPanel *self)
{
  if (lm_game_panel_get_position (LM_GAME_PANEL (self)) == NULL || self->shown != NULL)
    return;

  for (guint i = 0; i < N_PARTS; i++)
    update_row (self, i);
}

/* Only what shows is visible, for a screen reader too. */
static void
show_panel (LmLearnPanel *self,
            GtkWidget    *panel)
{
  self->shown = panel;
  gtk_widget_set_visible (self->home, panel == NULL);
  gtk_widget_set_visible (self->page, panel != NULL);
  for (guint i = 0; i < N_PARTS; i++)
    if (self->panels[i] != NULL)
      gtk_widget_set_visible (self->panels[i], self->panels[i] == panel);
  update_silence (self);
  update_home (self);
}

static void
open_position_cb (LmGamePanel *self,
                  const char  *text)
{
  lm_game_panel_open_position (self, text);
}

static void
play_move_cb (LmGamePanel *self,
              const char  *move)
{
  lm_game_panel_play_move (self, move);
}

static GtkWidget *
create_panel (LmLearnPanel *self,
              const Part   *part)
{
  LmGamePanel *owner = LM_GAME_PANEL (self);
  GtkWidget *panel = g_object_new (part->get_type (),
                                   "solver", lm_game_panel_get_solver (owner),
                                   "progress", lm_game_panel_get_progress (owner),
                                   "silent", part->is_silent,
                                   "visible", FALSE,
                                   "vexpand", TRUE,
                                   NULL);

  g_signal_connect_object (panel, "open-position", G_CALLBACK (open_position_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "play-move", G_CALLBACK (play_move_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "notify::silent", G_CALLBACK (update_silence), self, G_CONNECT_SWAPPED);
  lm_game_panel_set_persons (LM_GAME_PANEL (panel), lm_game_panel_get_persons (owner));
  lm_game_panel_set_position (LM_GAME_PANEL (panel), lm_game_panel_get_position (owner));
  gtk_box_append (self->panels_box, panel);
  return panel;
}

/* What is about another game than the one on the board goes. */
static void
drop_others (LmLearnPanel *self)
{
  for (guint i = 0; i < N_PARTS; i++)
    {
      GtkWidget *panel = self->panels[i];

      if (panel == NULL || g_strcmp0 (parts[i].get_subject (get_info (self)), self->subjects[i]) == 0)
        continue;

      self->panels[i] = NULL;
      if (panel == self->shown)
        show_panel (self, NULL);
      gtk_box_remove (self->panels_box, panel);
    }
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmLearnPanel) self = user_data;
  g_autoptr (GError) error = NULL;
  LmChallenge *found = lm_solver_ask_finish (LM_SOLVER (source), result, &error);

  if (found == NULL)
    {
      g_signal_emit (self, signals[SAID], 0, error->message);
      return;
    }

  g_clear_pointer (&self->challenge, lm_challenge_free);
  /* Who shows another game meanwhile wants to play that. */
  if (lm_position_get_info (found->start) != get_info (self))
    {
      lm_challenge_free (found);
      return;
    }

  self->challenge = found;
  g_signal_emit (self, signals[CHALLENGE], 0, found->start, found->seat, found->computer);
}

static void
ask_challenge (LmLearnPanel *self)
{
  LmGamePanel *panel = LM_GAME_PANEL (self);
  g_autofree char *ladder = get_ladder (get_info (self));
  const guint rung = lm_progress_get_step (lm_game_panel_get_progress (panel), ladder);

  lm_solver_ask_async (lm_game_panel_get_solver (panel), lm_question_new_challenge (get_info (self), rung), NULL,
                       found_cb, g_object_ref (self));
}

/* By moves alone from where it began, against whom it was begun with. */
static gboolean
is_won (LmLearnPanel *self)
{
  LmNode *node = lm_session_get_current (self->session);
  LmPosition *position = lm_node_get_position (node);

  if (!lm_position_is_over (position) || lm_position_get_winner (position) != (int) self->challenge->seat)
    return FALSE;
  for (guint seat = 0; seat < lm_position_get_info (position)->n_players; seat++)
    if (lm_session_get_seat (self->session, seat)
        != (seat == self->challenge->seat ? LM_SEAT_PERSON : self->challenge->computer))
      return FALSE;
  while (lm_node_get_kind (node) == LM_NODE_MOVE)
    node = lm_node_get_parent (node);

  return lm_node_get_kind (node) == LM_NODE_NEW
         && lm_position_equal (lm_node_get_position (node), self->challenge->start);
}

/* A challenge that is won is one rung of the ladder, once. */
static void
session_changed_cb (LmLearnPanel *self)
{
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));
  g_autofree char *ladder = NULL;
  g_autofree char *sentence = NULL;
  guint rung;

  if (self->challenge == NULL || !is_won (self))
    return;

  ladder = get_ladder (lm_position_get_info (self->challenge->start));
  rung = lm_progress_get_step (progress, ladder) + 1;
  g_clear_pointer (&self->challenge, lm_challenge_free);
  lm_progress_set_step (progress, ladder, rung, FALSE);
  sentence = g_strdup_printf (_("Challenge number %u is won. The next one waits on the page Learn."), rung);
  g_signal_emit (self, signals[SAID], 0, sentence);
}

static void
open_part (LmLearnPanel *self,
           guint         index)
{
  if (parts[index].get_type == NULL)
    {
      ask_challenge (self);
      return;
    }

  if (self->panels[index] == NULL)
    self->panels[index] = create_panel (self, &parts[index]);
  self->subjects[index] = parts[index].get_subject (get_info (self));
  gtk_label_set_label (self->title, _(parts[index].title));
  show_panel (self, self->panels[index]);
  gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
}

static void
row_clicked_cb (LmLearnPanel *self,
                GtkWidget    *row)
{
  guint index = 0;

  while (self->rows[index] != row)
    index++;
  open_part (self, index);
}

/* The focus comes back to where it was. */
static void
back_cb (LmLearnPanel *self)
{
  guint index = 0;

  while (index + 1 < N_PARTS && self->panels[index] != self->shown)
    index++;
  show_panel (self, NULL);
  gtk_widget_grab_focus (self->rows[index]);
}

static GtkWidget *
create_words (LmLearnPanel *self,
              guint         index)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (_(parts[index].title));
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_widget_add_css_class (line, "dim-label");
  gtk_widget_add_css_class (line, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), line);
  self->lines[index] = line;
  return words;
}

static void
add_row (LmLearnPanel *self,
         guint         index)
{
  GtkWidget *row = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (parts[index].icon_name));
  gtk_box_append (GTK_BOX (box), create_words (self, index));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "learn-row");
  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->list, row);
  self->rows[index] = row;
}

static void
lm_learn_panel_position_changed (LmGamePanel *panel,
                                 LmPosition  *position)
{
  LmLearnPanel *self = LM_LEARN_PANEL (panel);

  drop_others (self);
  for (guint i = 0; i < N_PARTS; i++)
    if (self->panels[i] != NULL)
      lm_game_panel_set_position (LM_GAME_PANEL (self->panels[i]), position);
  update_home (self);
}

static void
lm_learn_panel_persons_changed (LmGamePanel *panel)
{
  LmLearnPanel *self = LM_LEARN_PANEL (panel);

  for (guint i = 0; i < N_PARTS; i++)
    if (self->panels[i] != NULL)
      lm_game_panel_set_persons (LM_GAME_PANEL (self->panels[i]), lm_game_panel_get_persons (panel));
}

/* What is due changes by itself with time. */
static void
lm_learn_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lm_learn_panel_parent_class)->map (widget);
  update_home (LM_LEARN_PANEL (widget));
}

static void
lm_learn_panel_dispose (GObject *object)
{
  LmLearnPanel *self = LM_LEARN_PANEL (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->challenge, lm_challenge_free);

  G_OBJECT_CLASS (lm_learn_panel_parent_class)->dispose (object);
}

static void
lm_learn_panel_class_init (LmLearnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lm_learn_panel_dispose;
  widget_class->map = lm_learn_panel_map;
  LM_GAME_PANEL_CLASS (klass)->position_changed = lm_learn_panel_position_changed;
  LM_GAME_PANEL_CLASS (klass)->persons_changed = lm_learn_panel_persons_changed;

  signals[CHALLENGE] = g_signal_new ("challenge", LM_TYPE_LEARN_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 3, LM_TYPE_POSITION, G_TYPE_UINT, G_TYPE_UINT);
  signals[SAID] = g_signal_new ("said", LM_TYPE_LEARN_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/lastmove/LastMove/ui/learn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LmLearnPanel, home);
  gtk_widget_class_bind_template_child (widget_class, LmLearnPanel, list);
  gtk_widget_class_bind_template_child (widget_class, LmLearnPanel, page);
  gtk_widget_class_bind_template_child (widget_class, LmLearnPanel, title);
  gtk_widget_class_bind_template_child (widget_class, LmLearnPanel, panels_box);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
lm_learn_panel_init (LmLearnPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_PARTS; i++)
    add_row (self, i);
}

GtkWidget *
lm_learn_panel_new (LmSolver   *solver,
                    LmProgress *progress)
{
  LmLearnPanel *self = g_object_new (LM_TYPE_LEARN_PANEL, "solver", solver, "progress", progress, NULL);

  g_signal_connect_object (progress, "changed", G_CALLBACK (update_home), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* Shows a part, or the home where the game has no such part or @part is NULL. The panel has a position by then. */
void
lm_learn_panel_open (LmLearnPanel *self,
                     const char   *part)
{
  g_return_if_fail (LM_IS_LEARN_PANEL (self));
  g_return_if_fail (lm_game_panel_get_position (LM_GAME_PANEL (self)) != NULL);

  drop_others (self);
  show_panel (self, NULL);
  for (guint i = 0; i < N_PARTS; i++)
    if (g_strcmp0 (parts[i].name, part) == 0 && parts[i].get_subject (get_info (self)) != NULL)
      open_part (self, i);
}

/* Whose games may be challenges. */
void
lm_learn_panel_set_session (LmLearnPanel *self,
                            LmSession    *session)
{
  g_return_if_fail (LM_IS_LEARN_PANEL (self));

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
}
