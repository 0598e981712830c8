/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-learn.c: exercises and sample games on the board, and the moves of a game that become exercises. */

#include "lm-window-private.h"

#include "engine/game/lm-game-info.h"

#include <glib/gi18n.h>

/* Marks on nodes: an exercise begins here; a game has ended here just now. */
#define EXERCISE "lm-exercise"
#define ENDED "lm-ended"

/* How many mistakes are kept before the main loop has its turn again. */
#define MAX_KEEP 8

static LmSession *
get_session (LmWindow *self)
{
  return lm_match_get_session (lm_window_get_match (self));
}

static gboolean
is_marked (LmNode     *node,
           const char *mark)
{
  return g_object_get_data (G_OBJECT (node), mark) != NULL;
}

static void
set_marked (LmNode     *node,
            const char *mark,
            gboolean    marked)
{
  g_object_set_data (G_OBJECT (node), mark, marked ? node : NULL);
}

/* One exercise stands beside the other, so that undo leads back from each to the game before. */
static void
begin_exercise (LmSession  *session,
                LmPosition *position)
{
  LmNode *start = lm_node_get_segment (lm_session_get_current (session));
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };

  if (is_marked (start, EXERCISE))
    lm_session_go_to (session, lm_node_get_parent (start));
  lm_session_teach (session, position, seats);
  lm_last_game_set_aside (session);
  set_marked (lm_session_get_current (session), EXERCISE, TRUE);
}

/* Persons sit everywhere, so that no computer answers. Another try is a branch. */
static void
exercise (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  LmWindow *self = LM_WINDOW (widget);
  g_autoptr (LmPosition) position = lm_position_parse (g_variant_get_string (parameter, NULL), NULL);
  LmNode *start;

  g_return_if_fail (position != NULL);

  lm_window_show_game (self, lm_position_get_info (position));
  start = lm_node_get_segment (lm_session_get_current (get_session (self)));
  if (lm_session_is_taught (get_session (self)) && is_marked (start, EXERCISE) && lm_position_equal (lm_node_get_position (start), position))
    lm_session_go_to (get_session (self), start);
  else
    begin_exercise (get_session (self), position);
  lm_play_area_focus_board (lm_window_get_play_area (self));
}

/* Mistakes that are kept bit by bit, those that were made first before the others. */
typedef struct
{
  LmProgress *progress;
  GPtrArray  *nodes;  /* of LmNode, the last one first */
  guint       n_left;
} Keeping;

static void
keeping_free (gpointer data)
{
  Keeping *keeping = data;

  g_object_unref (keeping->progress);
  g_ptr_array_unref (keeping->nodes);
  g_free (keeping);
}

static gboolean
keep_cb (gpointer data)
{
  Keeping *keeping = data;

  for (guint i = 0; i < MAX_KEEP && keeping->n_left > 0; i++)
    {
      LmNode *node = g_ptr_array_index (keeping->nodes, --keeping->n_left);

      /* Unless the tree has gone meanwhile. */
      if (lm_node_get_parent (node) != NULL)
        lm_progress_add_mistake (keeping->progress, lm_node_get_position (lm_node_get_parent (node)), lm_node_get_move (node));
    }

  return keeping->n_left > 0;
}

static void
keep (LmWindow *self)
{
  Keeping *keeping = g_new (Keeping, 1);

  keeping->progress = g_object_ref (self->program->progress);
  keeping->nodes = lm_match_list_mistakes (lm_window_get_match (self));
  keeping->n_left = MIN (keeping->nodes->len, LM_PROGRESS_MAX_KEPT);
  if (keep_cb (keeping))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, keep_cb, keeping, keeping_free);
  else
    keeping_free (keeping);
}

static void
practice_mistakes (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  keep (LM_WINDOW (widget));
  lm_window_learn (LM_WINDOW (widget), "mistakes");
}

/* For the match's "node-added". */
void
lm_window_node_added (LmWindow *self,
                      LmNode   *node)
{
  LmNode *before = lm_node_get_parent (node);

  set_marked (node, ENDED, lm_position_is_over (lm_node_get_position (node)));
  if (lm_node_get_kind (node) == LM_NODE_MOVE
      && lm_node_get_seat (node, lm_position_get_mover (lm_node_get_position (before), lm_node_get_move (node))) == LM_SEAT_PERSON)
    lm_last_game_keep (self->settings, node);
}

/* A game that has just ended is looked through once, when the values of all its moves are known; those that were opened or
 * restored are not, for their mistakes may have been dealt with. */
void
lm_window_keep_mistakes (LmWindow *self)
{
  LmNode *end = lm_session_get_current (get_session (self));

  if (!is_marked (end, ENDED) || !lm_match_has_all_mistakes (lm_window_get_match (self)))
    return;

  set_marked (end, ENDED, FALSE);
  keep (self);
}

/* --- the sample game of the literature ------------------------------------- */

typedef struct
{
  LmSession *session;
  LmNode    *node; /* where it left the game */
  char     **moves;
  guint      n_played;
} Sample;

static void
sample_free (Sample *sample)
{
  g_object_unref (sample->session);
  g_object_unref (sample->node);
  g_strfreev (sample->moves);
  g_free (sample);
}

/* Who goes elsewhere or moves has taken the game over. */
static gboolean
play_next_cb (gpointer user_data)
{
  Sample *sample = user_data;
  const char *move = sample->moves[sample->n_played++];

  if (lm_session_get_current (sample->session) != sample->node
      || move == NULL
      || !lm_session_play (sample->session, move, NULL))
    return G_SOURCE_REMOVE;

  g_set_object (&sample->node, lm_session_get_current (sample->session));
  return G_SOURCE_CONTINUE;
}

/* Begins a game of persons there and makes its moves, with spaces between them, one after the other. */
static void
play_sample (LmSession  *session,
             LmPosition *start,
             const char *moves,
             guint       milliseconds)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  Sample *sample = g_new0 (Sample, 1);

  lm_session_begin (session, start, seats);
  sample->session = g_object_ref (session);
  sample->node = g_object_ref (lm_session_get_current (session));
  sample->moves = g_strsplit (moves, " ", -1);
  g_timeout_add_full (G_PRIORITY_DEFAULT, milliseconds, play_next_cb, sample, (GDestroyNotify) sample_free);
}

/* Of the game on the board. */
void
lm_window_play_sample (LmWindow *self)
{
  LmSession *session = lm_match_get_session (self->match);
  g_autoptr (LmNode) before = g_object_ref (lm_session_get_current (session));
  const LmGameInfo *info = lm_position_get_info (lm_node_get_position (before));
  g_autoptr (LmPosition) start = lm_position_parse (info->sample, NULL);

  play_sample (session, start, info->sample_moves, g_settings_get_int (self->settings, "computer-delay-ms"));
  lm_last_game_set_aside (session);
  lm_play_area_focus_board (self->play_area);
  lm_window_offer_undo (self, _("A sample game is played. A move of yours ends it."), session, before, session);
}

void
lm_window_class_install_learning (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.exercise", "s", exercise);
  gtk_widget_class_install_action (widget_class, "win.practice-mistakes", NULL, practice_mistakes);
}
