/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress.c: what somebody has learned, and what is still to be learned, kept over the program's end. */

#include "lm-progress-private.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/keep/lm-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_BYTES (4 * 1024 * 1024)

#define HEAD "Last Move progress"
#define VERSION_NUMBER 1

/* The groups of the file begin so. */
#define LESSON "lesson "
#define SKILL "skill "

G_DEFINE_FINAL_TYPE (LmProgress, lm_progress, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
lm_progress_finalize (GObject *object)
{
  LmProgress *self = LM_PROGRESS (object);

  g_clear_object (&self->file);
  g_key_file_unref (self->keys);
  g_key_file_unref (self->written);
  g_free (self->problem);

  G_OBJECT_CLASS (lm_progress_parent_class)->finalize (object);
}

static void
lm_progress_class_init (LmProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_progress_finalize;

  /**
   * LmProgress::changed:
   *
   * Something was learned, or taken away.
   */
  signals[CHANGED] = lm_signal_new (klass, "changed", 0);

  /**
   * LmProgress::failed:
   * @reason: one sentence
   *
   * It could not be written.
   */
  signals[FAILED] = lm_signal_new (klass, "failed", 1, G_TYPE_STRING);
}

static void
lm_progress_init (LmProgress *self)
{
  self->keys = g_key_file_new ();
  g_key_file_set_integer (self->keys, HEAD, "version", VERSION_NUMBER);
  self->written = lm_progress_copy (self->keys);
}

/* --- reading ------------------------------------------------------------- */

static gboolean
refuse (const char  *group,
        GError     **error)
{
  g_autofree char *shown = g_utf8_make_valid (group, -1);

  return lm_refuse (error, LM_ERROR_FILE, _("What it says under “%s” cannot be."), shown);
}

static gboolean
read_count (GKeyFile   *keys,
            const char *group,
            const char *key,
            guint      *count)
{
  g_autoptr (GError) error = NULL;
  const int number = g_key_file_get_integer (keys, group, key, &error);

  *count = MAX (number, 0);
  return error == NULL && number >= 0 && number <= LM_PROGRESS_MAX_COUNT;
}

static gboolean
read_spacing (GKeyFile   *keys,
              const char *group,
              LmSpacing  *spacing)
{
  *spacing = (LmSpacing) {
    .stability = g_key_file_get_double (keys, group, "stability", NULL),
    .difficulty = g_key_file_get_double (keys, group, "difficulty", NULL),
    .last = g_key_file_get_int64 (keys, group, "last", NULL),
    .due = g_key_file_get_int64 (keys, group, "due", NULL),
  };

  return lm_spacing_is_valid (spacing);
}

static gboolean
find_question (const char         *word,
               LmExerciseQuestion *question)
{
  for (guint i = 0; i < LM_N_EXERCISE_QUESTIONS; i++)
    if (g_str_equal (word, lm_exercise_question_to_string (i)))
      {
        *question = i;
        return TRUE;
      }

  return FALSE;
}

/* "skill nim move 3" */
static gboolean
read_skill (const char *group,
            LmSkill    *skill)
{
  g_auto (GStrv) words = g_strsplit (group, " ", -1);
  const LmGameInfo *info = g_strv_length (words) == 4 ? lm_game_info_lookup (words[1]) : NULL;
  guint64 grade;

  if (info == NULL || !find_question (words[2], &skill->question)
      || !g_ascii_string_to_unsigned (words[3], 10, 1, LM_EXERCISE_GRADES, &grade, NULL))
    return FALSE;

  skill->game = info->name;
  skill->grade = grade;
  return TRUE;
}

/* NULL where none was begun, or where it cannot be. */
static LmPosition *
read_challenge (GKeyFile   *keys,
                const char *group,
                guint      *seat)
{
  g_autofree char *text = g_key_file_get_string (keys, group, "start", NULL);
  g_autoptr (LmPosition) start = text != NULL ? lm_position_parse (text, NULL) : NULL;

  if (start == NULL || !read_count (keys, group, "seat", seat) || *seat >= lm_position_get_info (start)->n_players)
    return NULL;

  return g_steal_pointer (&start);
}

static gboolean
check_lesson (GKeyFile   *keys,
              const char *group)
{
  guint step, seat;
  g_autoptr (LmPosition) start = read_challenge (keys, group, &seat);

  return read_count (keys, group, "step", &step) && (start != NULL || !g_key_file_has_key (keys, group, "start", NULL));
}

static gboolean
check_skill (GKeyFile   *keys,
             const char *group)
{
  LmSpacing spacing;
  LmSkill skill;
  guint right, wrong;

  return read_skill (group, &skill) && read_spacing (keys, group, &spacing) && read_count (keys, group, "right", &right)
         && read_count (keys, group, "wrong", &wrong);
}

static const struct
{
  const char *prefix;
  gboolean (* check) (GKeyFile *keys, const char *group);
} kinds[] = {
  { LESSON, check_lesson },
  { SKILL, check_skill },
  { LM_PROGRESS_MISTAKE, lm_progress_check_mistake },
  { LM_PROGRESS_RULE, lm_progress_check_rule },
};

static gboolean
check_group (GKeyFile    *keys,
             const char  *group,
             GError     **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (group, kinds[i].prefix))
      return kinds[i].check (keys, group) || refuse (group, error);

  return g_str_equal (group, HEAD) || refuse (group, error);
}

static gboolean
check_version (GKeyFile  *keys,
               GError   **error)
{
  const int version = g_key_file_get_integer (keys, HEAD, "version", NULL);

  if (version > VERSION_NUMBER)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_NEWER, _("It is of a newer version of Last Move."));
  else if (version < 1)
    g_set_error_literal (error, LM_ERROR, LM_ERROR_FILE, _("It is not of Last Move."));

  return version == VERSION_NUMBER;
}

static gboolean
check (GKeyFile  *keys,
       GError   **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

  if (!check_version (keys, error))
    return FALSE;
  for (guint i = 0; groups[i] != NULL; i++)
    if (!check_group (keys, groups[i], error))
      return FALSE;

  return TRUE;
}

GKeyFile *
lm_progress_read (GFile   *file,
                  GError **error)
{
  g_autoptr (GByteArray) bytes = lm_file_read (file, MAX_BYTES, NULL, error);
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  if (bytes == NULL)
    return NULL;
  if (bytes->len > MAX_BYTES)
    return lm_refuse_null (error, LM_ERROR_FILE, _("It is too large."));
  /* A key file that holds one is read to its end, and written up to there. */
  if (memchr (bytes->data, '\0', bytes->len) != NULL)
    return lm_refuse_null (error, LM_ERROR_FILE, _("It is not of Last Move."));
  if (!g_key_file_load_from_data (keys, (const char *) bytes->data, bytes->len, G_KEY_FILE_NONE, error)
      || !check (keys, error))
    return NULL;

  return g_steal_pointer (&keys);
}

/* What could not be read is never written over. */
static void
keep_unread (LmProgress   *self,
             const GError *reason)
{
  g_autofree char *name = g_file_get_basename (self->file);
  g_autofree char *other = g_strconcat (name, ".unread", NULL);
  g_autoptr (GFile) moved = g_file_set_display_name (self->file, other, NULL, NULL);

  if (moved == NULL)
    {
      g_autoptr (GFile) folder = g_file_get_parent (self->file);
      g_autofree char *unique = g_strdup_printf ("%s.unread-%" G_GINT64_FORMAT, name, g_get_real_time ());
      g_autoptr (GFile) target = g_file_get_child (folder, unique);

      g_file_move (self->file, target, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL);
    }
  self->problem = g_strdup_printf (_("What you had learned could not be read and is kept apart: %s"), reason->message);
}

static void
load (LmProgress *self)
{
  g_autoptr (GError) error = NULL;
  GKeyFile *keys = lm_progress_read (self->file, &error);

  if (keys != NULL)
    {
      g_key_file_unref (self->keys);
      g_key_file_unref (self->written);
      self->keys = keys;
      self->written = lm_progress_copy (keys);
    }
  else if (g_error_matches (error, LM_ERROR, LM_ERROR_NEWER))
    {
      g_clear_object (&self->file);
      self->problem = g_strdup (_("What you had learned was written by a newer version of Last Move and stays as it is; "
                                  "what you learn now is not kept."));
    }
  else if (g_file_query_exists (self->file, NULL))
    keep_unread (self, error);
}

/**
 * lm_progress_new:
 * @file: (nullable): where it is kept; need not be there. %NULL keeps it in
 *   memory alone
 *
 * Reads it. The games are known by then.
 *
 * Returns: (transfer full): what was learned so far
 */
LmProgress *
lm_progress_new (GFile *file)
{
  LmProgress *self = g_object_new (LM_TYPE_PROGRESS, NULL);

  g_set_object (&self->file, file);
  if (file != NULL)
    load (self);
  return self;
}

/* Returns: (transfer none) (nullable): a sentence that says why nothing could be read */
const char *
lm_progress_get_problem (LmProgress *self)
{
  return self->problem;
}

/* --- writing ------------------------------------------------------------- */

static void write_soon (LmProgress *self);

/* From now on it is also known here what the other program learned. */
static void
take_over (LmProgress        *self,
           LmProgressWriting *writing)
{
  g_autofree char *own = g_key_file_to_data (writing->own, NULL, NULL);
  g_autofree char *merged = g_key_file_to_data (writing->merged, NULL, NULL);
  GKeyFile *keys = lm_progress_copy (writing->merged);

  g_key_file_unref (self->written);
  self->written = lm_progress_copy (writing->merged);
  if (g_str_equal (own, merged))
    {
      g_key_file_unref (keys);
      return;
    }

  lm_progress_merge (writing->own, self->keys, keys);
  g_key_file_unref (self->keys);
  self->keys = keys;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  LmProgress *self = LM_PROGRESS (source);
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      take_over (self, g_task_get_task_data (G_TASK (result)));
    }
  else
    {
      g_autofree char *reason = NULL;

      /* Why it cannot be read is a sentence already. */
      if (g_str_has_suffix (error->message, "."))
        error->message[strlen (error->message) - 1] = '\0';
      reason = lm_file_describe_write_error (self->file, error);
      g_signal_emit (self, signals[FAILED], 0, reason);
    }
  if (self->dirty)
    write_soon (self);
}

/* One writing at a time; what changes meanwhile is written together when it is done. */
static void
write_soon (LmProgress *self)
{
  g_autoptr (GTask) task = NULL;
  LmProgressWriting *writing;

  self->dirty = self->writing;
  if (self->writing || self->file == NULL)
    return;

  self->writing = TRUE;
  writing = g_new0 (LmProgressWriting, 1);
  writing->before = lm_progress_copy (self->written);
  writing->own = lm_progress_copy (self->keys);
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_task_data (task, writing, lm_progress_writing_free);
  g_task_run_in_thread (task, lm_progress_write);
}

/* What was learned is another, and is written soon. */
void
lm_progress_changed (LmProgress *self)
{
  write_soon (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Waits until everything is on the disk, or could not be brought there. */
void
lm_progress_flush (LmProgress *self)
{
  while (self->writing)
    g_main_context_iteration (NULL, TRUE);
}

/* --- lessons ------------------------------------------------------------- */

static char *
get_lesson_group (const char *lesson)
{
  return g_strconcat (LESSON, lesson, NULL);
}

/**
 * lm_progress_get_step:
 * @self: a progress
 * @lesson: the name of a lesson
 *
 * Returns: the step, from 0, at which it goes on
 */
guint
lm_progress_get_step (LmProgress *self,
                      const char *lesson)
{
  g_autofree char *group = get_lesson_group (lesson);
  guint step = 0;

  read_count (self->keys, group, "step", &step);
  return step;
}

/**
 * lm_progress_is_finished:
 * @self: a progress
 * @lesson: the name of a lesson
 *
 * Returns: whether its last step was done once
 */
gboolean
lm_progress_is_finished (LmProgress *self,
                         const char *lesson)
{
  g_autofree char *group = get_lesson_group (lesson);

  return g_key_file_get_boolean (self->keys, group, "finished", NULL);
}

/**
 * lm_progress_set_step:
 * @self: a progress
 * @lesson: the name of a lesson
 * @step: the step, from 0, at which it goes on
 * @finished: whether all of it was done; once finished it stays so
 */
void
lm_progress_set_step (LmProgress *self,
                      const char *lesson,
                      guint       step,
                      gboolean    finished)
{
  g_autofree char *group = get_lesson_group (lesson);

  g_key_file_set_integer (self->keys, group, "step", step);
  g_key_file_remove_key (self->keys, group, "start", NULL);
  if (finished)
    g_key_file_set_boolean (self->keys, group, "finished", TRUE);
  lm_progress_changed (self);
}

/**
 * lm_progress_begin_challenge:
 * @self: a progress
 * @ladder: the name under which the rungs are counted, as of a lesson
 * @start: where the game of the next rung begins
 * @seat: the learner's
 *
 * It goes on, also after the end of the program, until the step is another.
 */
void
lm_progress_begin_challenge (LmProgress *self,
                             const char *ladder,
                             LmPosition *start,
                             guint       seat)
{
  g_autofree char *group = get_lesson_group (ladder);
  g_autofree char *text = lm_position_to_string (start);

  g_key_file_set_integer (self->keys, group, "step", lm_progress_get_step (self, ladder));
  g_key_file_set_string (self->keys, group, "start", text);
  g_key_file_set_integer (self->keys, group, "seat", seat);
  lm_progress_changed (self);
}

/**
 * lm_progress_get_challenge:
 * @self: a progress
 * @ladder: the name under which the rungs are counted
 * @seat: (out): the learner's
 *
 * Returns: (transfer full) (nullable): where the game of the next rung began
 */
LmPosition *
lm_progress_get_challenge (LmProgress *self,
                           const char *ladder,
                           guint      *seat)
{
  g_autofree char *group = get_lesson_group (ladder);

  return read_challenge (self->keys, group, seat);
}

/* --- exercises ----------------------------------------------------------- */

static char *
get_skill_group (const LmSkill *skill)
{
  return g_strdup_printf (SKILL "%s %s %u", skill->game, lm_exercise_question_to_string (skill->question), skill->grade);
}

static void
count (LmProgress *self,
       const char *group,
       const char *key)
{
  guint n;

  read_count (self->keys, group, key, &n);
  g_key_file_set_integer (self->keys, group, key, MIN (n + 1, LM_PROGRESS_MAX_COUNT));
}

/**
 * lm_progress_answer:
 * @self: a progress
 * @skill: a kind of exercise
 * @right: whether one of this kind was answered right
 * @quick: whether at once; what was right but slow counts as right, and comes
 *   back as soon as what was wrong
 * @now: seconds since 1970
 */
void
lm_progress_answer (LmProgress    *self,
                    const LmSkill *skill,
                    gboolean       right,
                    gboolean       quick,
                    gint64         now)
{
  g_autofree char *group = get_skill_group (skill);
  LmSpacing spacing;

  if (!read_spacing (self->keys, group, &spacing))
    {
      spacing = (LmSpacing) { 0 };
      g_key_file_set_integer (self->keys, group, right ? "wrong" : "right", 0);
    }
  lm_spacing_answer (&spacing, right && quick, now);
  g_key_file_set_double (self->keys, group, "stability", spacing.stability);
  g_key_file_set_double (self->keys, group, "difficulty", spacing.difficulty);
  g_key_file_set_int64 (self->keys, group, "last", spacing.last);
  g_key_file_set_int64 (self->keys, group, "due", spacing.due);
  count (self, group, right ? "right" : "wrong");
  lm_progress_changed (self);
}

/**
 * lm_progress_count_answers:
 * @self: a progress
 * @skill: a kind of exercise; one of grade 0 stands for all of its game
 * @right: (out): how often it was answered right
 * @wrong: (out): how often not
 */
void
lm_progress_count_answers (LmProgress    *self,
                           const LmSkill *skill,
                           guint         *right,
                           guint         *wrong)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  LmSkill other;
  guint n_right, n_wrong;

  *right = *wrong = 0;
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], SKILL) && read_skill (groups[i], &other) && g_str_equal (other.game, skill->game)
        && (skill->grade == 0 || (other.question == skill->question && other.grade == skill->grade))
        && read_count (self->keys, groups[i], "right", &n_right) && read_count (self->keys, groups[i], "wrong", &n_wrong))
      {
        *right += n_right;
        *wrong += n_wrong;
      }
}

/* The skill of a group of the file, if it is one, of this game, and due. */
static gboolean
is_due (LmProgress *self,
        const char *group,
        const char *game,
        gint64      now,
        LmSkill    *skill,
        LmSpacing  *spacing)
{
  return g_str_has_prefix (group, SKILL) && read_skill (group, skill) && (game == NULL || g_str_equal (skill->game, game))
         && read_spacing (self->keys, group, spacing) && lm_spacing_is_due (spacing, now);
}

/**
 * lm_progress_count_due:
 * @self: a progress
 * @game: (nullable): the name of a game; %NULL for all
 * @now: seconds since 1970
 *
 * Returns: how many kinds of exercise are to be asked again
 */
guint
lm_progress_count_due (LmProgress *self,
                       const char *game,
                       gint64      now)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  LmSpacing spacing;
  LmSkill skill;
  guint n = 0;

  for (guint i = 0; groups[i] != NULL; i++)
    n += is_due (self, groups[i], game, now, &skill, &spacing);

  return n;
}

/**
 * lm_progress_get_due:
 * @self: a progress
 * @game: (nullable): the name of a game; %NULL for all
 * @now: seconds since 1970
 * @skill: (out): the kind of exercise that is remembered least
 *
 * Returns: whether there is one to be asked again
 */
gboolean
lm_progress_get_due (LmProgress *self,
                     const char *game,
                     gint64      now,
                     LmSkill    *skill)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  double least = G_MAXDOUBLE;

  for (guint i = 0; groups[i] != NULL; i++)
    {
      LmSpacing spacing;
      LmSkill other;

      if (!is_due (self, groups[i], game, now, &other, &spacing) || lm_spacing_get_recall (&spacing, now) >= least)
        continue;
      *skill = other;
      least = lm_spacing_get_recall (&spacing, now);
    }

  return least < G_MAXDOUBLE;
}
