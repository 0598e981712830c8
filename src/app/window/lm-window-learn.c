/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-window-learn.c: exercises on the board, and the moves of a game that become exercises. */

#include "lm-window-private.h"

#include "engine/game/lm-game-info.h"

/* Marks on nodes: an exercise begins here; a game has ended here just now. */
#define EXERCISE "lm-exercise"
#define ENDED "lm-ended"

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

static void
keep (LmWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (GPtrArray) mistakes = lm_match_list_mistakes (lm_window_get_match (self));

  for (guint i = mistakes->len; i > 0; i--)
    {
      LmNode *node = g_ptr_array_index (mistakes, i - 1);

      lm_progress_add_mistake (lm_application_get_progress (LM_APPLICATION (application)),
                               lm_node_get_position (lm_node_get_parent (node)), lm_node_get_move (node));
    }
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

  if (!is_marked (end, ENDED))
    return;
  for (LmNode *node = end; node != NULL && lm_node_get_kind (node) == LM_NODE_MOVE; node = lm_node_get_parent (node))
    if (!lm_node_has_value (node) || !lm_node_has_value (lm_node_get_parent (node)))
      return;

  set_marked (end, ENDED, FALSE);
  keep (self);
}

void
lm_window_class_install_learning (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.exercise", "s", exercise);
  gtk_widget_class_install_action (widget_class, "win.practice-mistakes", NULL, practice_mistakes);
}
