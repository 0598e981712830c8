/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-progress.c: any bytes as the file of what somebody has learned, which is gone through, added to and read again. */

#include "fuzz.h"

#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-progress.h"
#include "games/lm-games.h"

#include <glib/gstdio.h>
#include <string.h>

/* What is learned now, in seconds since 1970. */
#define NOW 1800000000

/* What there is to be learned of a game. */
static void
check_game (LmProgress       *progress,
            const LmGameInfo *info)
{
  g_autoptr (GPtrArray) mistakes = lm_progress_list_mistakes (progress, info->name);
  g_autoptr (GPtrArray) rules = lm_progress_list_rules (progress, info->name);
  const LmSkill all = { .game = info->name };
  LmSkill skill;
  guint right, wrong, seat;
  g_autoptr (LmPosition) challenge = lm_progress_get_challenge (progress, info->name, &seat);

  g_assert_true (challenge == NULL || seat < lm_position_get_info (challenge)->n_players);
  lm_progress_count_answers (progress, &all, &right, &wrong);
  g_assert_cmpint (lm_progress_count_due (progress, info->name, NOW) > 0, ==,
                   lm_progress_get_due (progress, info->name, NOW, &skill));
  lm_progress_get_step (progress, info->name);
  lm_progress_is_finished (progress, info->name);
  for (guint i = 0; i < mistakes->len; i++)
    fuzz_check_position (((LmMistake *) g_ptr_array_index (mistakes, i))->position);
  for (guint i = 0; i < rules->len; i++)
    g_assert_cmpstr (((LmKeptRule *) g_ptr_array_index (rules, i))->game, ==, info->name);
}

/* One mistake, one answer, one rule, one step more than there were. */
static void
learn (LmProgress       *progress,
       const LmGameInfo *info)
{
  const LmSkill skill = { info->name, LM_EXERCISE_WINNER, 1 };
  g_autoptr (LmPosition) start = lm_position_parse (info->start, NULL);
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (start, 1, &complete);
  g_autoptr (GPtrArray) before = lm_progress_list_rules (progress, info->name);
  g_autoptr (GPtrArray) after = NULL;

  lm_progress_answer (progress, &skill, TRUE, TRUE, NOW);
  lm_progress_set_step (progress, info->name, 1, FALSE);
  lm_progress_add_mistake (progress, start, g_ptr_array_index (moves, 0));
  lm_progress_add_rule (progress, info->name, "first", "true");
  lm_progress_add_rule (progress, info->name, "second", "false");
  after = lm_progress_list_rules (progress, info->name);
  g_assert_cmpuint (after->len, ==, MIN (before->len + 2, 1000));
}

/* GKeyFile reads one carriage return less at the end of a line than there is. */
static char *
read_text (GFile *file)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  parts = g_strsplit (text, "\r", -1);
  return g_strjoinv ("", parts);
}

/* What is written is read again without a problem, and written in the same way. */
static void
check_round_trip (GFile            *file,
                  const LmGameInfo *info)
{
  g_autofree char *text = read_text (file);
  g_autoptr (LmProgress) progress = lm_progress_new (file);
  g_autofree char *text_again = NULL;

  g_assert_cmpstr (lm_progress_get_problem (progress), ==, NULL);
  lm_progress_set_step (progress, info->name, 1, FALSE);
  lm_progress_flush (progress);
  text_again = read_text (file);
  g_assert_cmpstr (text, ==, text_again);
}

/* What could not be read is kept apart, whole; what a newer version wrote where it is. */
static void
check_kept (GFile         *file,
            GFile         *other,
            const uint8_t *data,
            size_t         size)
{
  g_autofree char *text = NULL;
  gsize length;

  other = g_file_query_exists (file, NULL) ? file : other;
  g_assert_true (g_file_get_contents (g_file_peek_path (other), &text, &length, NULL));
  g_assert_cmpmem (text, length, data, size);
  g_unlink (g_file_peek_path (other));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fuzz_get_folder (), "progress", NULL);
  g_autoptr (GFile) other = g_file_new_build_filename (fuzz_get_folder (), "progress.unread", NULL);
  g_autoptr (LmProgress) progress = NULL;
  const LmGameInfo *info;

  lm_games_register ();
  info = lm_game_info_nth (size % lm_game_info_count ());
  g_assert_true (g_file_set_contents_full (g_file_peek_path (file), (const char *) data, size,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  progress = lm_progress_new (file);
  if (lm_progress_get_problem (progress) != NULL)
    check_kept (file, other, data, size);
  for (guint i = 0; i < lm_game_info_count (); i++)
    check_game (progress, lm_game_info_nth (i));
  if (lm_progress_get_problem (progress) == NULL)
    {
      learn (progress, info);
      lm_progress_flush (progress);
      check_round_trip (file, info);
    }
  g_unlink (g_file_peek_path (file));

  return 0;
}
