/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-progress.c: what was learned is kept, and a file that cannot be is refused and left alone. */

#include "engine/learn/lm-progress.h"
#include "games/lm-games.h"

#include <glib/gstdio.h>
#include <string.h>

#define DAY (24 * 60 * 60)
#define NOW G_GINT64_CONSTANT (1800000000)

typedef struct
{
  char  *folder;
  char  *path;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "data", "progress", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_folder (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_folder (fixture->folder);
  g_object_unref (fixture->file);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static LmProgress *
open (Fixture *fixture)
{
  LmProgress *progress = lm_progress_new (fixture->file);

  g_assert_cmpstr (lm_progress_get_problem (progress), ==, NULL);
  return progress;
}

static void
fill (LmProgress *progress)
{
  g_autoptr (LmPosition) position = lm_position_parse ("lastmove:nim?stones=15", NULL);

  lm_progress_set_step (progress, "nim", 4, FALSE);
  lm_progress_set_step (progress, "chomp", 7, TRUE);
  lm_progress_begin_challenge (progress, "ladder/nim", position, 1);
  lm_progress_answer (progress, &(LmSkill) { "nim", LM_EXERCISE_MOVE, 3 }, TRUE, TRUE, NOW);
  lm_progress_answer (progress, &(LmSkill) { "nim", LM_EXERCISE_WINNER, 2 }, TRUE, FALSE, NOW);
  lm_progress_answer (progress, &(LmSkill) { "chomp", LM_EXERCISE_DELAY, 5 }, FALSE, TRUE, NOW);
  lm_progress_add_mistake (progress, position, "1");
  lm_progress_add_mistake (progress, position, "1");
  lm_progress_add_rule (progress, "nim", "Fours", "(stones - 1) % 4 == 0");
  lm_progress_add_rule (progress, "wythoff", "=; [x]\n#", "x == y");
}

static void
check (LmProgress *progress)
{
  g_autoptr (GPtrArray) mistakes = lm_progress_list_mistakes (progress, NULL);
  g_autoptr (GPtrArray) others = lm_progress_list_mistakes (progress, "chomp");
  g_autoptr (GPtrArray) rules = lm_progress_list_rules (progress, NULL);
  const LmMistake *mistake = g_ptr_array_index (mistakes, 0);
  const LmKeptRule *rule = g_ptr_array_index (rules, 1);
  guint right, wrong, seat;
  g_autoptr (LmPosition) start = lm_progress_get_challenge (progress, "ladder/nim", &seat);
  g_autofree char *text = lm_position_to_string (start);
  LmSkill skill;

  g_assert_cmpstr (text, ==, "lastmove:nim?stones=15");
  g_assert_cmpuint (seat, ==, 1);
  g_assert_cmpuint (lm_progress_get_step (progress, "ladder/nim"), ==, 0);
  g_assert_null (lm_progress_get_challenge (progress, "ladder/chomp", &seat));
  g_assert_cmpuint (lm_progress_get_step (progress, "nim"), ==, 4);
  g_assert_false (lm_progress_is_finished (progress, "nim"));
  g_assert_true (lm_progress_is_finished (progress, "chomp"));
  g_assert_cmpuint (lm_progress_get_step (progress, "wythoff"), ==, 0);
  g_assert_cmpuint (lm_progress_count_due (progress, NULL, NOW), ==, 2);
  g_assert_cmpuint (lm_progress_count_due (progress, "nim", NOW), ==, 1);
  g_assert_cmpuint (lm_progress_count_due (progress, "nim", NOW + 30 * DAY), ==, 2);
  g_assert_true (lm_progress_get_due (progress, "chomp", NOW, &skill));
  g_assert_cmpint (skill.question, ==, LM_EXERCISE_DELAY);
  g_assert_cmpuint (skill.grade, ==, 5);
  g_assert_false (lm_progress_get_due (progress, "wythoff", NOW, &skill));
  lm_progress_count_answers (progress, &(LmSkill) { "nim", LM_EXERCISE_MOVE, 3 }, &right, &wrong);
  g_assert_cmpuint (right, ==, 1);
  g_assert_cmpuint (wrong, ==, 0);
  lm_progress_count_answers (progress, &(LmSkill) { .game = "nim" }, &right, &wrong);
  g_assert_cmpuint (right, ==, 2);
  g_assert_cmpuint (wrong, ==, 0);
  lm_progress_count_answers (progress, &(LmSkill) { .game = "chomp" }, &right, &wrong);
  g_assert_cmpuint (right, ==, 0);
  g_assert_cmpuint (wrong, ==, 1);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpuint (others->len, ==, 0);
  g_assert_cmpstr (mistake->move, ==, "1");
  g_assert_cmpuint (rules->len, ==, 2);
  g_assert_cmpstr (rule->name, ==, "=; [x]\n#");
  g_assert_cmpstr (rule->text, ==, "x == y");
}

static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmProgress) progress = open (fixture);
  g_autoptr (LmProgress) again = NULL;
  g_autoptr (GPtrArray) mistakes = NULL;
  guint seat;

  fill (progress);
  check (progress);
  lm_progress_flush (progress);

  again = open (fixture);
  check (again);
  lm_progress_set_step (again, "ladder/nim", 1, FALSE);
  g_assert_null (lm_progress_get_challenge (again, "ladder/nim", &seat));
  mistakes = lm_progress_list_mistakes (again, NULL);
  lm_progress_remove (again, ((LmMistake *) g_ptr_array_index (mistakes, 0))->id);
  lm_progress_flush (again);
  g_clear_object (&progress);
  progress = open (fixture);
  g_clear_pointer (&mistakes, g_ptr_array_unref);
  mistakes = lm_progress_list_mistakes (progress, NULL);
  g_assert_cmpuint (mistakes->len, ==, 0);
}

/* A review comes when it is due, the least remembered first, and goes when it was answered right. */
static void
test_due (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (LmProgress) progress = open (fixture);
  const LmSkill known = { "nim", LM_EXERCISE_MOVE, 1 }, missed = { "nim", LM_EXERCISE_MOVE, 2 };
  LmSkill skill;

  lm_progress_answer (progress, &known, TRUE, TRUE, NOW);
  lm_progress_answer (progress, &missed, FALSE, TRUE, NOW);
  g_assert_true (lm_progress_get_due (progress, "nim", NOW + 10 * DAY, &skill));
  g_assert_cmpuint (skill.grade, ==, 2);
  lm_progress_answer (progress, &missed, TRUE, TRUE, NOW + 10 * DAY);
  g_assert_true (lm_progress_get_due (progress, "nim", NOW + 10 * DAY, &skill));
  g_assert_cmpuint (skill.grade, ==, 1);
  lm_progress_answer (progress, &known, TRUE, TRUE, NOW + 10 * DAY);
  g_assert_false (lm_progress_get_due (progress, "nim", NOW + 10 * DAY, &skill));
  lm_progress_flush (progress);
}

static void
write_file (Fixture    *fixture,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

#define HEAD "[Last Move progress]\nversion=1\n"
#define SKILL "stability=1\ndifficulty=5\nlast=1\ndue=2\nright=0\nwrong=1\n"

/* What cannot be read is told in one sentence, and stays on the disk under another name. */
static void
test_hostile (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const texts[] = {
    "", "nonsense", "\xff\xfe", "[Other]\nversion=1\n", "[Last Move progress]\nversion=x\n",
    HEAD "[other]\na=1\n", HEAD "[lesson nim]\nstep=-1\n", HEAD "[lesson nim]\nstep=x\n", HEAD "[lesson nim]\n",
    HEAD "[lesson ladder/nim]\nstep=0\nstart=lastmove:nim?stones=x\nseat=0\n", HEAD "[lesson ladder/nim]\nstep=0\nstart=lastmove:nim?stones=9\n",
    HEAD "[lesson ladder/nim]\nstep=0\nstart=lastmove:nim?stones=9\nseat=2\n",
    HEAD "[skill nim move 3]\n", HEAD "[skill nim move 9]\n" SKILL, HEAD "[skill chess move 3]\n" SKILL,
    HEAD "[skill nim guess 3]\n" SKILL, HEAD "[skill nim move 3]\n" SKILL "stability=nan\n",
    HEAD "[skill nim move 3]\n" SKILL "due=0\n", HEAD "[skill nim move 3]\n" SKILL "wrong=99999999999\n",
    HEAD "[mistake 1]\nposition=lastmove:nim?stones=x\nmove=1\n", HEAD "[mistake 1]\nposition=lastmove:nim?stones=9\nmove=7\n",
    HEAD "[mistake 1]\nposition=lastmove:nim?stones=9\n", HEAD "[rule 1]\ngame=chess\nname=a\nrule=true\n",
    HEAD "[rule 1]\ngame=nim\nname=a\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LmProgress) progress = NULL;
      g_autofree char *apart = g_strconcat (fixture->path, ".unread", NULL);
      g_autofree char *text = NULL;

      write_file (fixture, texts[i]);
      progress = lm_progress_new (fixture->file);
      g_assert_nonnull (lm_progress_get_problem (progress));
      g_assert_null (strchr (lm_progress_get_problem (progress), '\n'));
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_get_contents (apart, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_cmpuint (lm_progress_count_due (progress, NULL, NOW), ==, 0);
      g_remove (apart);
    }
}

/* What a newer version wrote stays where it is, and what is learned meanwhile is not kept. */
static void
test_newer (Fixture       *fixture,
            gconstpointer  data)
{
  static const char text[] = "[Last Move progress]\nversion=2\n[garden]\nflowers=3\n";
  g_autoptr (LmProgress) progress = NULL;
  g_autofree char *after = NULL;

  write_file (fixture, text);
  progress = lm_progress_new (fixture->file);
  g_assert_nonnull (strstr (lm_progress_get_problem (progress), "newer version"));
  lm_progress_set_step (progress, "nim", 3, FALSE);
  lm_progress_flush (progress);
  g_assert_cmpuint (lm_progress_get_step (progress, "nim"), ==, 3);
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

/* Two programs at the same time: neither loses what it learned, nor what the other did, and each comes to know of both. */
static void
test_two (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (LmProgress) first = open (fixture), second = lm_progress_new (fixture->file), both = NULL;
  g_autoptr (GPtrArray) rules = NULL;
  const LmSkill skill = { "nim", LM_EXERCISE_MOVE, 2 };
  guint right, wrong;

  lm_progress_answer (first, &skill, TRUE, TRUE, NOW);
  lm_progress_add_rule (first, "nim", "a", "true");
  lm_progress_set_step (first, "nim", 3, FALSE);
  lm_progress_flush (first);
  lm_progress_set_step (second, "chomp", 2, TRUE);
  lm_progress_add_rule (second, "nim", "b", "false");
  lm_progress_answer (second, &skill, TRUE, TRUE, NOW + DAY);
  lm_progress_flush (second);
  lm_progress_answer (first, &skill, FALSE, TRUE, NOW + 2 * DAY);
  lm_progress_flush (first);
  g_assert_cmpuint (lm_progress_get_step (second, "nim"), ==, 3);
  g_assert_true (lm_progress_is_finished (first, "chomp"));

  both = lm_progress_new (fixture->file);
  g_assert_null (lm_progress_get_problem (both));
  g_assert_cmpuint (lm_progress_get_step (both, "nim"), ==, 3);
  g_assert_cmpuint (lm_progress_get_step (both, "chomp"), ==, 2);
  rules = lm_progress_list_rules (both, "nim");
  g_assert_cmpuint (rules->len, ==, 2);
  lm_progress_count_answers (both, &skill, &right, &wrong);
  g_assert_cmpuint (right, ==, 2);
  g_assert_cmpuint (wrong, ==, 1);
}

/* Both write all the time, and every answer counts. */
static void
test_two_at_once (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (LmProgress) first = open (fixture), second = lm_progress_new (fixture->file), both = NULL;
  const LmSkill skill = { "nim", LM_EXERCISE_MOVE, 2 };
  guint right, wrong;

  for (guint i = 0; i < 50; i++)
    {
      lm_progress_answer (first, &skill, TRUE, TRUE, NOW + i);
      lm_progress_answer (second, &skill, FALSE, TRUE, NOW + i);
      g_main_context_iteration (NULL, FALSE);
    }
  lm_progress_flush (first);
  lm_progress_flush (second);

  both = lm_progress_new (fixture->file);
  lm_progress_count_answers (both, &skill, &right, &wrong);
  g_assert_cmpuint (right, ==, 50);
  g_assert_cmpuint (wrong, ==, 50);
}

/* What one program takes away stays away when the other, which still knows it, writes. */
static void
test_two_remove (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (LmProgress) first = open (fixture), second = NULL, both = NULL;
  g_autoptr (GPtrArray) rules = NULL, left = NULL;

  lm_progress_add_rule (first, "nim", "a", "true");
  lm_progress_flush (first);
  second = lm_progress_new (fixture->file);
  rules = lm_progress_list_rules (first, "nim");
  lm_progress_remove (first, ((LmKeptRule *) g_ptr_array_index (rules, 0))->id);
  lm_progress_flush (first);
  lm_progress_set_step (second, "nim", 1, FALSE);
  lm_progress_flush (second);
  both = lm_progress_new (fixture->file);
  left = lm_progress_list_rules (both, "nim");
  g_assert_cmpuint (left->len, ==, 0);
}

/* A byte of 0 would end the file when it is written again. */
static void
test_nul (Fixture       *fixture,
          gconstpointer  data)
{
  static const char text[] = HEAD "[skill nim move 3]\nstability=1\ndifficulty=5\nlast=1\r\0\ndue=2\nright=0\nwrong=1\n";
  g_autofree char *apart = g_strconcat (fixture->path, ".unread", NULL);
  g_autoptr (LmProgress) progress = NULL;
  g_autofree char *kept = NULL;
  gsize length;

  write_file (fixture, "");
  g_assert_true (g_file_set_contents (fixture->path, text, sizeof text - 1, NULL));
  progress = lm_progress_new (fixture->file);
  g_assert_nonnull (lm_progress_get_problem (progress));
  g_assert_true (g_file_get_contents (apart, &kept, &length, NULL));
  g_assert_cmpmem (kept, length, text, sizeof text - 1);
  g_assert_cmpint (g_remove (apart), ==, 0);
}

/* What is too large is kept apart unread. */
static void
test_too_large (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = g_strnfill (4 * 1024 * 1024 + 1, '\n');
  g_autofree char *apart = g_strconcat (fixture->path, ".unread", NULL);
  g_autoptr (LmProgress) progress = NULL;

  memcpy (text, HEAD, strlen (HEAD));
  write_file (fixture, text);
  progress = lm_progress_new (fixture->file);
  g_assert_nonnull (strstr (lm_progress_get_problem (progress), "too large"));
  g_assert_cmpint (g_remove (apart), ==, 0);
}

/* Whatever the others are called, none is written over. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (LmProgress) progress = NULL;
  g_autoptr (GPtrArray) rules = NULL;

  write_file (fixture, HEAD "[rule 4294967296]\ngame=nim\nname=a\nrule=true\n[rule 2]\ngame=nim\nname=b\nrule=true\n");
  progress = lm_progress_new (fixture->file);
  lm_progress_add_rule (progress, "nim", "c", "true");
  lm_progress_add_rule (progress, "nim", "d", "false");
  rules = lm_progress_list_rules (progress, "nim");
  g_assert_cmpuint (rules->len, ==, 4);
  lm_progress_flush (progress);
}

static void
failed_cb (LmProgress *progress,
           const char *reason,
           char      **kept)
{
  g_free (*kept);
  *kept = g_strdup (reason);
}

/* Where it cannot be written, that is said in a sentence, and what was learned goes on. */
static void
test_no_folder (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autofree char *reason = NULL;
  g_autoptr (LmProgress) progress = open (fixture);

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  g_signal_connect (progress, "failed", G_CALLBACK (failed_cb), &reason);
  lm_progress_set_step (progress, "nim", 3, FALSE);
  lm_progress_flush (progress);
  g_assert_nonnull (reason);
  g_assert_cmpuint (lm_progress_get_step (progress, "nim"), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add ("/progress/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/progress/due", Fixture, NULL, set_up, test_due, tear_down);
  g_test_add ("/progress/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/progress/newer", Fixture, NULL, set_up, test_newer, tear_down);
  g_test_add ("/progress/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/progress/two-at-once", Fixture, NULL, set_up, test_two_at_once, tear_down);
  g_test_add ("/progress/two-remove", Fixture, NULL, set_up, test_two_remove, tear_down);
  g_test_add ("/progress/nul", Fixture, NULL, set_up, test_nul, tear_down);
  g_test_add ("/progress/too-large", Fixture, NULL, set_up, test_too_large, tear_down);
  g_test_add ("/progress/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/progress/no-folder", Fixture, NULL, set_up, test_no_folder, tear_down);

  return g_test_run ();
}
