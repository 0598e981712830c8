/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-worksheet.c: exercises on paper, with the solutions at the end. */

#include "lm-worksheet.h"

#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-rows.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* So many right moves are told in words; of more, how many there are. */
#define MAX_TOLD 8

/* What makes the sheet again, whatever the file is called. */
static char *
get_command (const LmWorksheet *self)
{
  g_autofree char *words = g_strconcat ("last-move-solve exercises ", self->info->name, NULL);
  g_autofree char *fixed = lm_command_print (words, self->fixed);
  GString *command = g_string_new (fixed);

  if (self->grade > 0)
    g_string_append_printf (command, " --grade %u", self->grade);
  g_string_append_printf (command, " --count %u --seed %u --worksheet FILE.pdf", self->count, self->seed);

  return g_string_free (command, FALSE);
}

/* The exercises. */

/* Whether all are of one game, so that what that is about is told once. */
static gboolean
is_one_game (GPtrArray *exercises)
{
  g_autofree char *first = lm_position_describe_goal (((LmExercise *) g_ptr_array_index (exercises, 0))->position);

  for (guint i = 1; i < exercises->len; i++)
    {
      g_autofree char *goal = lm_position_describe_goal (((LmExercise *) g_ptr_array_index (exercises, i))->position);

      if (!g_str_equal (goal, first))
        return FALSE;
    }

  return TRUE;
}

static void
add_head (LmSheet           *sheet,
          const LmWorksheet *self,
          GPtrArray         *exercises)
{
  const guint n = exercises->len;
  g_autofree char *title = g_strdup_printf (_("%s – Exercises"), g_dgettext (GETTEXT_PACKAGE, self->info->title));
  g_autofree char *count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u exercise", "%u exercises", n), n);
  g_autofree char *grade = self->grade > 0
                             ? g_strdup_printf (_("%s of grade %u, where 1 is the easiest and 5 the hardest"), count, self->grade)
                             : g_strdup_printf (_("%s of all grades"), count);

  lm_sheet_add_text (sheet, LM_SHEET_TITLE, title);
  lm_sheet_add_text (sheet, LM_SHEET_NOTE, grade);
  lm_sheet_add_text (sheet, LM_SHEET_TEXT, g_dgettext (GETTEXT_PACKAGE, self->info->summary));
  if (is_one_game (exercises))
    {
      g_autofree char *goal = lm_position_describe_goal (((LmExercise *) g_ptr_array_index (exercises, 0))->position);

      lm_sheet_add_text (sheet, LM_SHEET_TEXT, goal);
    }
}

static void
add_exercise (LmSheet    *sheet,
              LmExercise *exercise,
              guint       number,
              gboolean    with_goal)
{
  g_autofree char *label = g_strdup_printf ("%u.", number);
  g_autofree char *question = lm_exercise_describe (exercise);
  g_autofree char *words = lm_position_describe (exercise->position);
  g_autofree char *goal = with_goal ? lm_position_describe_goal (exercise->position) : NULL;
  g_autofree char *note = g_strjoin (" · ", words, goal, NULL);

  lm_sheet_add_item (sheet, label, question, exercise->position, note, 1);
}

/* The solutions. */

static char *
describe_winner (LmExercise *exercise)
{
  return g_strdup_printf (_("%s wins."), lm_game_get_player_name (lm_position_get_game (exercise->position),
                                                                exercise->answer->winner));
}

static void
append_move (GString    *words,
             LmExercise *exercise,
             const char *move)
{
  g_autofree char *sentence = lm_position_describe_move (exercise->position, move, LM_MOVE_SENTENCE);
  const gboolean is_marked = exercise->question != LM_EXERCISE_DELAY && exercise->accepted[1] != NULL
                             && g_strcmp0 (move, exercise->best) == 0;

  if (words->len > 0)
    g_string_append (words, "; ");
  g_string_append (words, sentence);
  if (is_marked)
    /* Translators: after one of several moves that win. */
    g_string_append_printf (words, " %s", _("(quickest)"));
}

/* The quickest first. */
static char *
describe_moves (LmExercise *exercise)
{
  GString *words = g_string_new (NULL);
  guint n_told = 1;

  append_move (words, exercise, exercise->best);
  for (guint i = 0; exercise->accepted[i] != NULL; i++)
    if (g_strcmp0 (exercise->accepted[i], exercise->best) != 0 && n_told < MAX_TOLD)
      {
        append_move (words, exercise, exercise->accepted[i]);
        n_told++;
      }
  if (n_told < g_strv_length (exercise->accepted))
    g_string_append_printf (words, g_dngettext (GETTEXT_PACKAGE, "; and %u more", "; and %u more",
                                                g_strv_length (exercise->accepted) - n_told),
                            g_strv_length (exercise->accepted) - n_told);

  return g_string_free (words, FALSE);
}

static void
add_solution (LmSheet    *sheet,
              LmExercise *exercise,
              guint       number)
{
  g_autofree char *label = g_strdup_printf ("%u.", number);
  g_autofree char *words = exercise->question == LM_EXERCISE_WINNER ? describe_winner (exercise)
                                                                    : describe_moves (exercise);
  g_autofree char *text = lm_position_to_string (exercise->position);
  g_autofree char *note = g_strdup_printf (_("Grade %u · %s"), exercise->grade, text);

  lm_sheet_add_item (sheet, label, words, NULL, note, 0);
}

static LmSheet *
lay_out (const LmWorksheet *self,
         GPtrArray         *exercises)
{
  g_autofree char *command = get_command (self);
  g_autofree char *title = g_strdup_printf (_("%s – Exercises"), g_dgettext (GETTEXT_PACKAGE, self->info->title));
  const gboolean with_goals = !is_one_game (exercises);
  LmSheet *sheet = lm_sheet_new (title, command);

  add_head (sheet, self, exercises);
  for (guint i = 0; i < exercises->len; i++)
    add_exercise (sheet, g_ptr_array_index (exercises, i), i + 1, with_goals);
  lm_sheet_add_break (sheet);
  lm_sheet_add_text (sheet, LM_SHEET_HEADING, _("Solutions"));
  for (guint i = 0; i < exercises->len; i++)
    add_solution (sheet, g_ptr_array_index (exercises, i), i + 1);

  return sheet;
}

/**
 * lm_worksheet_make:
 * @self: what is wanted
 * @context: limits, cancellation and cache
 * @error: return location for what is wrong with the fixed fields, for
 *   %G_IO_ERROR_CANCELLED and %LM_ERROR_LIMIT, and for %G_IO_ERROR_NOT_FOUND
 *   where there is no such exercise
 *
 * In a worker thread. Where a game has fewer exercises, there are fewer, and
 * @n_made says how many.
 *
 * Returns: (transfer full) (nullable): the sheet
 */
LmSheet *
lm_worksheet_make (LmWorksheet     *self,
                   LmSolveContext  *context,
                   GError         **error)
{
  g_autoptr (LmExerciseSource) source = lm_exercise_source_new (self->info, self->fixed, self->grade, self->seed, error);
  g_autoptr (GPtrArray) exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_exercise_free);
  GError *problem = NULL;

  while (source != NULL && exercises->len < self->count && problem == NULL)
    {
      LmExercise *exercise = lm_exercise_source_next (source, context, &problem);

      if (exercise == NULL)
        break;
      g_ptr_array_add (exercises, exercise);
      g_atomic_int_set (&self->n_made, exercises->len);
    }
  if (source == NULL)
    return NULL;

  if (problem == NULL && exercises->len == 0)
    g_set_error_literal (&problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no such exercise."));
  if (problem == NULL)
    return lay_out (self, exercises);

  g_propagate_error (error, problem);
  return NULL;
}
