/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.c: a position, or a game with its moves, on paper. */

#include "lm-score.h"

#include "engine/explore/lm-course.h"
#include "engine/game/lm-game-info.h"
#include "engine/play/lm-review.h"
#include "engine/play/lm-session.h"
#include "engine/solve/lm-advice.h"
#include "engine/solve/lm-hint.h"

#include <glib/gi18n-lib.h>

/* Nobody waits longer for the reason of one board. */
#define REASON_SECONDS 5

/* With the command that makes it. */
static LmSheet *
begin (LmPosition         *position,
       const char * const *moves,
       gboolean            reasons,
       gboolean            notes)
{
  const char *title = g_dgettext (GETTEXT_PACKAGE, lm_position_get_info (position)->title);
  g_autofree char *goal = lm_position_describe_goal (position);
  g_autofree char *options = g_strconcat ("--score", notes ? " --notes" : "", reasons ? " --reasons" : "", NULL);
  g_autofree char *command = lm_course_get_command (options, position, moves);
  g_autofree char *whole = g_strconcat (command, " --output FILE.pdf", NULL);
  LmSheet *sheet = lm_sheet_new (title, whole);

  lm_sheet_set_notes (sheet, notes);
  lm_sheet_add_text (sheet, LM_SHEET_TITLE, title);
  lm_sheet_add_text (sheet, LM_SHEET_TEXT, goal);
  return sheet;
}

static char *
describe_state (LmPosition *position)
{
  return lm_position_is_over (position)
           ? lm_position_describe_result (position)
           : g_strdup_printf (_("%s is to move."), lm_position_get_turn_name (position));
}

/* @reason: (nullable): why it has the value that was told */
static void
add_position (LmSheet    *sheet,
              const char *label,
              const char *text,
              LmPosition *position,
              const char *reason)
{
  g_autofree char *words = lm_position_describe (position);
  g_autofree char *note = g_strjoin ("\n", words, reason, NULL);

  lm_sheet_add_item (sheet, label, text, position, note, 0);
}

/**
 * lm_score_new_position:
 * @position: a position
 * @notes: whether to draw what the board shows when it is asked to, too
 *
 * Returns: (transfer full): it with what its game is about, whose turn it is,
 *   and its text, which opens it again
 */
LmSheet *
lm_score_new_position (LmPosition *position,
                       gboolean    notes)
{
  static const char *const no_moves[] = { NULL };
  LmSheet *sheet = begin (position, no_moves, FALSE, notes);
  g_autofree char *state = describe_state (position);
  g_autofree char *text = lm_position_to_string (position);

  add_position (sheet, "", state, position, NULL);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  return sheet;
}

/* What was done, and what that was worth. */
static char *
describe_step (LmNode   *node,
               gboolean  telling)
{
  LmPosition *before = lm_node_get_position (lm_node_get_parent (node)), *after = lm_node_get_position (node);
  const guint mover = lm_position_get_mover (before, lm_node_get_move (node));
  g_autofree char *deed = lm_position_describe_deed (before, lm_node_get_move (node),
                                                     lm_game_get_player_name (lm_position_get_game (before), mover));
  g_autofree char *grade = telling && lm_node_get_grade (node) != LM_GRADE_UNKNOWN ? lm_node_describe_grade (node) : NULL;
  g_autofree char *result = lm_position_is_over (after) ? lm_position_describe_result (after) : NULL;

  return g_strjoin (" ", deed, grade != NULL ? grade : "", result, NULL);
}

static void
add_step (LmSheet    *sheet,
          LmNode     *node,
          gboolean    telling,
          const char *reason)
{
  g_autofree char *label = g_strdup_printf ("%u.", lm_node_get_ply (node));
  g_autofree char *text = describe_step (node, telling);

  add_position (sheet, label, g_strchomp (text), lm_node_get_position (node), reason);
}

static char *
explain (LmPosition      *position,
         LmSolveContext  *context)
{
  g_autoptr (LmAdvice) advice = lm_position_is_over (position) ? NULL : lm_advice_compute (position, context, NULL);
  g_autofree char *verdict = NULL, *cited = NULL;

  if (advice == NULL || advice->reason == NULL || advice->answer->value == LM_VALUE_UNKNOWN)
    return NULL;

  verdict = lm_hint_say (lm_hint_state_verdict (advice->answer, LM_NOBODY));
  cited = lm_reason_cite (advice->reason->reference);
  return cited != NULL ? g_strdup_printf ("%s %s (%s)", verdict, advice->reason->text, cited)
                       : g_strdup_printf ("%s %s", verdict, advice->reason->text);
}

/* What is not known in a few seconds has no reason. By the values of two steps their move is graded. */
static gboolean
find_reason (LmNode          *node,
             LmSolveContext  *context,
             char           **reason,
             GError         **error)
{
  LmPosition *position = lm_node_get_position (node);
  g_autoptr (LmAnswer) answer = NULL;

  lm_solve_context_set_seconds (context, REASON_SECONDS);
  answer = lm_position_evaluate (position, context, error);
  if (answer == NULL)
    return FALSE;

  *reason = answer->value != LM_VALUE_UNKNOWN ? explain (position, context) : NULL;
  lm_review_store (node, answer);
  return !lm_solve_context_is_cancelled (context, error);
}

/* @context: (nullable): where who wins may be told */
static LmSheet *
create_game (LmNode          *end,
             gboolean         notes,
             LmSolveContext  *context,
             GError         **error)
{
  g_autoptr (GPtrArray) nodes = lm_course_list_nodes (end);
  g_auto (GStrv) moves = lm_course_list_moves (nodes);
  LmPosition *start = lm_node_get_position (g_ptr_array_index (nodes, 0));
  g_autofree char *state = describe_state (start);
  g_autofree char *text = lm_position_to_string (start);
  g_autoptr (LmSheet) sheet = NULL;

  if (nodes->len == 1 && context == NULL)
    return lm_score_new_position (start, notes);

  sheet = begin (start, (const char *const *) moves, context != NULL, notes);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  for (guint i = 0; i < nodes->len; i++)
    {
      LmNode *node = g_ptr_array_index (nodes, i);
      g_autofree char *reason = NULL;

      if (context != NULL && !find_reason (node, context, &reason, error))
        return NULL;
      if (i == 0)
        add_position (sheet, "", state, start, reason);
      else
        add_step (sheet, node, context != NULL, reason);
    }

  return g_steal_pointer (&sheet);
}

/**
 * lm_score_new_game:
 * @end: the last step that is wanted
 * @notes: whether to draw what the board shows when it is asked to, too
 *
 * Returns: (transfer full): the game from its start to @end, a board for every
 *   move
 */
LmSheet *
lm_score_new_game (LmNode   *end,
                   gboolean  notes)
{
  return create_game (end, notes, NULL, NULL);
}

/* A game for a worker, which plays it again. */
typedef struct
{
  LmPosition *start;
  GStrv       moves;
  gboolean    reasons;
  gboolean    notes;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  lm_position_unref (game->start);
  g_strfreev (game->moves);
  g_free (game);
}

static gpointer
play_and_describe (LmSolveContext  *context,
                   gpointer         data,
                   GError         **error)
{
  const Game *game = data;
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };
  g_autoptr (LmSession) session = lm_session_new (game->start, seats, 0);

  for (guint i = 0; game->moves[i] != NULL; i++)
    if (!lm_session_play (session, game->moves[i], error) || lm_solve_context_is_cancelled (context, error))
      return NULL;

  return create_game (lm_session_get_current (session), game->notes, game->reasons ? context : NULL, error);
}

/**
 * lm_score_create_question:
 * @start: where a game began
 * @moves: its moves
 * @reasons: whether every board has who wins, and why
 * @notes: as for lm_score_new_game()
 *
 * Returns: (transfer full): a question whose answer is the #LmSheet of the game
 */
LmQuestion *
lm_score_create_question (LmPosition *start,
                          GStrv       moves,
                          gboolean    reasons,
                          gboolean    notes)
{
  Game *game = g_new (Game, 1);

  *game = (Game) { lm_position_ref (start), g_strdupv (moves), reasons, notes };
  return lm_question_new (play_and_describe, game, game_free, (GDestroyNotify) lm_sheet_free);
}
