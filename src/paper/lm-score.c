/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-score.c: a position, or a game with its moves, on paper. */

#include "lm-score.h"

#include "engine/explore/lm-course.h"
#include "engine/game/lm-game-info.h"
#include "engine/play/lm-review.h"
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

/**
 * lm_score_list_game:
 * @end: the last step that is wanted
 *
 * Returns: (transfer full) (element-type LmPosition): the positions from the
 *   start of the game to @end, for another thread
 */
GPtrArray *
lm_score_list_game (LmNode *end)
{
  g_autoptr (GPtrArray) nodes = lm_course_list_nodes (end);
  GPtrArray *positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);

  for (guint i = 0; i < nodes->len; i++)
    g_ptr_array_add (positions, lm_position_ref (lm_node_get_position (g_ptr_array_index (nodes, i))));
  return positions;
}

static void
note_free (gpointer data)
{
  LmScoreNote *note = data;

  lm_answer_unref (note->answer);
  g_free (note->reason);
  g_free (note);
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

/* What is not known in a few seconds has no reason. */
static LmScoreNote *
create_note (LmPosition      *position,
             LmSolveContext  *context,
             GError         **error)
{
  LmAnswer *answer;
  LmScoreNote *note;

  lm_solve_context_set_seconds (context, REASON_SECONDS);
  answer = lm_position_evaluate (position, context, error);
  if (answer == NULL)
    return NULL;

  note = g_new (LmScoreNote, 1);
  *note = (LmScoreNote) { answer, answer->value != LM_VALUE_UNKNOWN ? explain (position, context) : NULL };
  return note;
}

static gpointer
find_notes (LmSolveContext  *context,
            gpointer         positions,
            GError         **error)
{
  const GPtrArray *game = positions;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (note_free);

  for (guint i = 0; i < game->len; i++)
    {
      LmScoreNote *note = create_note (g_ptr_array_index (game, i), context, error);

      if (note == NULL)
        return NULL;
      g_ptr_array_add (notes, note);
      if (lm_solve_context_is_cancelled (context, error))
        return NULL;
    }

  return g_steal_pointer (&notes);
}

/**
 * lm_score_create_question:
 * @positions: (element-type LmPosition): positions; not changed from now on
 *
 * Returns: (transfer full): the question who wins each, and why; its answer is
 *   a #GPtrArray of #LmScoreNote
 */
LmQuestion *
lm_score_create_question (GPtrArray *positions)
{
  return lm_question_new (find_notes, g_ptr_array_ref (positions), (GDestroyNotify) g_ptr_array_unref,
                          (GDestroyNotify) g_ptr_array_unref);
}

/* The reason; by the values of two steps their move is graded. */
static const char *
take_note (LmNode    *node,
           GPtrArray *known,
           guint      index)
{
  const LmScoreNote *note = known != NULL ? g_ptr_array_index (known, index) : NULL;

  if (note != NULL)
    lm_review_store (node, note->answer);
  return note != NULL ? note->reason : NULL;
}

/**
 * lm_score_new_game:
 * @end: the last step that is wanted
 * @known: (nullable) (element-type LmScoreNote): who wins the positions of
 *   lm_score_list_game(), where that may be told
 * @notes: whether to draw what the board shows when it is asked to, too
 *
 * Returns: (transfer full): the game from its start to @end, a board for every
 *   move
 */
LmSheet *
lm_score_new_game (LmNode    *end,
                   GPtrArray *known,
                   gboolean   notes)
{
  g_autoptr (GPtrArray) nodes = lm_course_list_nodes (end);
  g_auto (GStrv) moves = lm_course_list_moves (nodes);
  LmPosition *start = lm_node_get_position (g_ptr_array_index (nodes, 0));
  g_autofree char *state = describe_state (start);
  g_autofree char *text = lm_position_to_string (start);
  LmSheet *sheet;

  if (nodes->len == 1 && known == NULL)
    return lm_score_new_position (start, notes);

  sheet = begin (start, (const char *const *) moves, known != NULL, notes);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, text);
  add_position (sheet, "", state, start, take_note (g_ptr_array_index (nodes, 0), known, 0));
  for (guint i = 1; i < nodes->len; i++)
    {
      LmNode *node = g_ptr_array_index (nodes, i);
      const char *reason = take_note (node, known, i);

      add_step (sheet, node, known != NULL, reason);
    }

  return sheet;
}
