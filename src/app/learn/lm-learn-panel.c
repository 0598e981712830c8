/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-learn-panel.c: the page on which a game is learned: its lesson and whatever else teaches. */

#include "lm-learn-panel.h"

#include "kit/page/lm-game-view-info.h"
#include "lm-lesson-panel.h"
#include "lm-learn-parts.h"

#include "engine/learn/lm-challenge.h"

#include <glib/gi18n.h>

static const char *
get_lesson (const LmGameInfo *info)
{
  const LmGameViewInfo *view_info = lm_game_view_info_lookup (info->name);

  return view_info != NULL ? view_info->lesson : NULL;
}

static const char *
get_lesson_of (LmPosition *position)
{
  return get_lesson (lm_position_get_info (position));
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
get_listed (LmPosition *position)
{
  const LmGameInfo *info = lm_position_get_info (position);

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

static const char *
get_sample_of (LmPosition *position)
{
  return lm_position_get_info (position)->sample;
}

/* For all games the same. */
static const char *
get_all (LmPosition *position)
{
  return "";
}

/* One line for each. */
static const LmPart parts[] = {
  { "lesson", "lm-lesson-symbolic", N_("Lesson"), lm_lesson_panel_get_type, get_lesson_of, .describe = describe_lesson },
  { "challenge", "go-up-symbolic", N_("Next Challenge"), NULL, get_listed, .describe = describe_challenge },
  { "sample", "media-playback-start-symbolic", N_("Sample Game"), NULL, get_sample_of,
    N_("A game from the literature, played before your eyes") },
  { "practice", "document-edit-symbolic", N_("Practice"), lm_practice_panel_get_type, get_listed,
    .describe = lm_practice_panel_describe },
  { "mistakes", "dialog-warning-symbolic", N_("My Mistakes"), lm_mistakes_panel_get_type, get_all,
    .describe = lm_mistakes_panel_describe },
  { "rule", "edit-find-symbolic", N_("My Rule"), lm_rule_panel_get_type, get_listed, .describe = lm_rule_panel_describe },
  { NULL },
};

struct _LmLearnPanel
{
  LmPartsPanel  parent_instance;
};

G_DEFINE_FINAL_TYPE (LmLearnPanel, lm_learn_panel, LM_TYPE_PARTS_PANEL)

enum
{
  CHALLENGE,
  SAMPLE,
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
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (LmLearnPanel) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmChallenge) found = lm_solver_ask_finish (LM_SOLVER (source), result, &error);
  g_autofree char *ladder = NULL;

  if (found == NULL)
    {
      g_signal_emit (self, signals[SAID], 0, error->message);
      return;
    }

  /* Who shows another game meanwhile wants to play that. */
  if (lm_position_get_info (found->start) != get_info (self))
    return;

  ladder = get_ladder (get_info (self));
  lm_progress_begin_challenge (lm_game_panel_get_progress (LM_GAME_PANEL (self)), ladder, found->start, found->seat);
  g_signal_emit (self, signals[CHALLENGE], 0, found->start, found->seat, found->computer);
}

/* The parts without a panel. */
static void
lm_learn_panel_activate (LmPartsPanel *parts_panel,
                         const LmPart *part)
{
  LmLearnPanel *self = LM_LEARN_PANEL (parts_panel);
  LmGamePanel *panel = LM_GAME_PANEL (self);
  g_autofree char *ladder = get_ladder (get_info (self));
  const guint rung = lm_progress_get_step (lm_game_panel_get_progress (panel), ladder);

  if (g_str_equal (part->name, "sample"))
    g_signal_emit (self, signals[SAMPLE], 0);
  else
    lm_solver_ask_async (lm_game_panel_get_solver (panel), lm_question_new_challenge (get_info (self), rung), NULL,
                         found_cb, g_object_ref (self));
}

/* By moves alone from where it began, against whom it was begun with. */
static gboolean
is_won (LmNode     *node,
        LmPosition *start,
        guint       person,
        LmSeat      computer)
{
  LmPosition *position = lm_node_get_position (node);

  if (lm_position_get_winner (position) != (int) person)
    return FALSE;
  for (guint seat = 0; seat < lm_position_get_info (position)->n_players; seat++)
    if (lm_node_get_seat (node, seat) != (seat == person ? LM_SEAT_PERSON : computer))
      return FALSE;
  while (lm_node_get_kind (node) == LM_NODE_MOVE)
    node = lm_node_get_parent (node);

  return lm_node_get_kind (node) == LM_NODE_NEW && lm_position_equal (lm_node_get_position (node), start);
}

/* A challenge that is won is one rung of the ladder, once. */
static void
session_changed_cb (LmLearnPanel *self)
{
  LmProgress *progress = lm_game_panel_get_progress (LM_GAME_PANEL (self));
  LmNode *node = lm_session_get_current (lm_match_get_session (lm_game_panel_get_match (LM_GAME_PANEL (self))));
  LmPosition *position = lm_node_get_position (node);
  g_autofree char *ladder = get_ladder (lm_position_get_info (position));
  g_autoptr (LmPosition) start = NULL;
  g_autofree char *sentence = NULL;
  guint rung, person;

  if (lm_position_is_over (position))
    start = lm_progress_get_challenge (progress, ladder, &person);
  if (start == NULL)
    return;
  rung = lm_progress_get_step (progress, ladder);
  if (!is_won (node, start, person, lm_challenge_get_computer (rung)))
    return;

  lm_progress_set_step (progress, ladder, ++rung, FALSE);
  sentence = g_strdup_printf (_("Challenge number %u is won. The next one waits on the page Learn."), rung);
  g_signal_emit (self, signals[SAID], 0, sentence);
}

static void
lm_learn_panel_class_init (LmLearnPanelClass *klass)
{
  LM_PARTS_PANEL_CLASS (klass)->parts = parts;
  LM_PARTS_PANEL_CLASS (klass)->back = N_("Back to Learn");
  LM_PARTS_PANEL_CLASS (klass)->activate = lm_learn_panel_activate;

  signals[CHALLENGE] = lm_signal_new (klass, "challenge", 3, LM_TYPE_POSITION, G_TYPE_UINT, G_TYPE_UINT);
  signals[SAMPLE] = lm_signal_new (klass, "sample", 0);
  signals[SAID] = lm_signal_new (klass, "said", 1, G_TYPE_STRING);
}

LM_BEGIN_EMPTY (LmLearnPanel, lm_learn_panel)

GtkWidget *
lm_learn_panel_new (LmSolver   *solver,
                    LmMatch    *match,
                    LmProgress *progress)
{
  LmLearnPanel *self = g_object_new (LM_TYPE_LEARN_PANEL, "solver", solver, "match", match, "progress", progress, NULL);

  g_signal_connect_object (match, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (progress, "changed", G_CALLBACK (lm_parts_panel_update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
