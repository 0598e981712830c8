/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lesson.c: lessons are read or refused with a line, moves are judged, and the lessons of the games are true. */

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/learn/lm-lesson.h"
#include "engine/solve/lm-solve-context.h"
#include "games/lm-games.h"
#include "lm-test-game.h"

#include <string.h>

/* Lines 1 to 3 of a lesson, and what ends it. */
#define HEAD "<lesson>\n<title>Taking</title><wrong>Not that one.</wrong>\n<step><title>One</title><text>Read.</text>"
#define TAIL "</step></lesson>"
#define TASK "<task><start>lastmove:test-take?stones=6</start><prompt>Take.</prompt>"
#define DONE "<praise>Good.</praise></task>"

static LmLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmLesson *lesson = lm_lesson_parse (text, -1, &error);

  g_assert_no_error (error);
  return lesson;
}

static LmLessonJudgement
judge (LmLesson   *lesson,
       guint       stones,
       guint       turn,
       LmAnswer   *answer)
{
  g_autofree char *text = g_strdup_printf ("lastmove:test-take?stones=%u&turn=%u", stones, turn);
  g_autoptr (LmPosition) position = lm_test_game_parse (text);

  return lm_lesson_step_judge (lm_lesson_get_step (lesson, 0), position, answer);
}

static void
test_read (void)
{
  g_autoptr (LmLesson) lesson = parse ("<?xml version='1.0'?><!-- a comment -->\n"
                                       "<lesson><title>  Taking\n   <!-- so --> stones </title>"
                                       "<step><title>A &lt; B</title><text>One.</text><text>Two.</text><games/></step>"
                                       "<step><title>C</title><text>Three.</text><habit>a-habit</habit>"
                                       TASK "<any-move/>" DONE "</step></lesson>");
  const LmLessonStep *first = lm_lesson_get_step (lesson, 0), *second = lm_lesson_get_step (lesson, 1);

  g_assert_cmpstr (lm_lesson_get_title (lesson), ==, "Taking stones");
  g_assert_cmpstr (lm_lesson_get_family (lesson), ==, "test");
  g_assert_cmpuint (lm_lesson_count (lesson), ==, 2);
  g_assert_cmpstr (first->title, ==, "A < B");
  g_assert_cmpstr (first->text, ==, "One.\n\nTwo.");
  g_assert_true (first->games);
  g_assert_null (first->habit);
  g_assert_null (first->start);
  g_assert_cmpint (first->goal, ==, LM_LESSON_READ);
  g_assert_false (second->games);
  g_assert_cmpstr (second->habit, ==, "a-habit");
  g_assert_cmpint (second->goal, ==, LM_LESSON_ANY_MOVE);
  g_assert_cmpstr (second->task, ==, "Take.");
  g_assert_cmpstr (second->praise, ==, "Good.");
  g_assert_null (second->wrong);
}

static void
test_any_move (void)
{
  g_autoptr (LmLesson) lesson = parse (HEAD TASK "<any-move/>" DONE TAIL);

  g_assert_cmpint (judge (lesson, 6, 1, NULL), ==, LM_LESSON_START);
  g_assert_cmpint (judge (lesson, 5, 2, NULL), ==, LM_LESSON_RIGHT);
  g_assert_cmpint (judge (lesson, 3, 2, NULL), ==, LM_LESSON_RIGHT);
  g_assert_cmpint (judge (lesson, 2, 2, NULL), ==, LM_LESSON_ELSEWHERE);
  g_assert_cmpint (judge (lesson, 5, 1, NULL), ==, LM_LESSON_ELSEWHERE);
}

/* A move can be named by itself or by where it leads; what is said of others comes from the task or the lesson. */
static void
test_named (void)
{
  g_autoptr (LmLesson) lesson =
    parse (HEAD TASK "<move>1</move><position>lastmove:test-take?stones=4&amp;turn=2</position>" DONE TAIL);
  g_autoptr (LmLesson) own = parse (HEAD TASK "<move>1</move><wrong>No.</wrong>" DONE TAIL);

  g_assert_cmpstr (lm_lesson_get_step (lesson, 0)->wrong, ==, "Not that one.");
  g_assert_cmpstr (lm_lesson_get_step (own, 0)->wrong, ==, "No.");
  g_assert_cmpint (judge (lesson, 6, 1, NULL), ==, LM_LESSON_START);
  g_assert_cmpint (judge (lesson, 5, 2, NULL), ==, LM_LESSON_RIGHT);
  g_assert_cmpint (judge (lesson, 4, 2, NULL), ==, LM_LESSON_RIGHT);
  g_assert_cmpint (judge (lesson, 3, 2, NULL), ==, LM_LESSON_WRONG);
  g_assert_cmpint (judge (lesson, 7, 2, NULL), ==, LM_LESSON_ELSEWHERE);
}

static LmAnswer *
solve (LmPosition *position)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);
  g_autoptr (GError) error = NULL;
  LmAnswer *answer = lm_position_solve (position, NULL, context, &error);

  g_assert_no_error (error);
  return answer;
}

/* As long as nobody knows, nothing is said. */
static void
test_winning_move (void)
{
  g_autoptr (LmLesson) lesson = parse (HEAD TASK "<winning-move/>" DONE TAIL);
  g_autoptr (LmAnswer) answer = solve (lm_lesson_get_step (lesson, 0)->start);

  g_assert_cmpint (judge (lesson, 6, 1, NULL), ==, LM_LESSON_START);
  g_assert_cmpint (judge (lesson, 4, 2, NULL), ==, LM_LESSON_ELSEWHERE);
  g_assert_cmpint (judge (lesson, 4, 2, answer), ==, LM_LESSON_RIGHT);
  g_assert_cmpint (judge (lesson, 5, 2, answer), ==, LM_LESSON_WRONG);
  g_assert_cmpint (judge (lesson, 2, 2, answer), ==, LM_LESSON_ELSEWHERE);
}

/* What is wrong, on which line it is found, and what the sentence about it says. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *line;
    const char *says;
  } wrong[] = {
    { "", NULL, NULL },
    { "<!-- nothing -->", NULL, "<lesson>" },
    { "not XML", "line 1", NULL },
    { "<lesson>\xff</lesson>", "line 1", NULL },
    { HEAD, "line 3", "step" },
    { HEAD TASK, "line 3", "task" },
    { HEAD "</lesson>", "line 3", "lesson" },
    { "<step/>", "line 1", "<step> stands where <lesson> should" },
    { "<lesson>\n</lesson>", "line 2", "<lesson> has no <title>" },
    { "<lesson><title>A</title>\n</lesson>", "line 2", "<lesson> has no <step>" },
    { HEAD TAIL "\n<lesson/>", "line 4", "<lesson> is there twice" },
    { HEAD "\n<picture/>" TAIL, "line 4", "<picture> means nothing in <step>" },
    { HEAD "\n<move>1</move>" TAIL, "line 4", "<move> means nothing in <step>" },
    { HEAD "\n<text>A <b>B</b></text>" TAIL, "line 4", "<b> means nothing in <text>" },
    { HEAD "\n<text lang=\"en\">A</text>" TAIL, "line 4", "The attribute “lang” means nothing in <text>" },
    { HEAD "\n<title>Two</title>" TAIL, "line 4", "<title> is there twice" },
    { HEAD "\n<habit> </habit>" TAIL, "line 4", "<habit> is empty" },
    { HEAD "\nsome text" TAIL, "line 4", "“some text”" },
    { HEAD "</step>\n<step><title>Two</title></step></lesson>", "line 4", "<step> has no <text>" },
    { HEAD "</step>\n<step><text>Two</text></step></lesson>", "line 4", "<step> has no <title>" },
    { HEAD "\n<games>all</games>" TAIL, "line 4", "“all”" },
    { HEAD "\n<task><prompt>A</prompt><any-move/>" DONE TAIL, "line 4", "<task> has no <start>" },
    { HEAD "\n<task><start>lastmove:test-take?stones=6</start><any-move/>" DONE TAIL, "line 4", "<task> has no <prompt>" },
    { HEAD "\n" TASK "<any-move/></task>" TAIL, "line 4", "<task> has no <praise>" },
    { HEAD "\n" TASK DONE TAIL, "line 4", "<task> needs one goal" },
    { HEAD "\n" TASK "<any-move/><winning-move/>" DONE TAIL, "line 4", "<task> needs one goal" },
    { HEAD "\n" TASK "<any-move/><move>1</move>" DONE TAIL, "line 4", "<task> needs one goal" },
    { HEAD "\n" TASK "<winner/><move>1</move>" DONE TAIL, "line 4", "<task> needs one goal" },
    { HEAD "\n" TASK "<winner/><any-move/>" DONE TAIL, "line 4", "<task> needs one goal" },
    { HEAD TASK "\n<candidate>somewhere</candidate>" DONE TAIL, "line 4", "<candidate>: " },
    { HEAD TASK "<candidate>lastmove:test-take?stones=4</candidate>\n<candidate>lastmove:test-take?stones=4</candidate>" DONE
      TAIL, "line 4", "has been there before" },
    { HEAD TASK "<any-move/>" DONE "\n" TASK "<any-move/>" DONE TAIL, "line 4", "<task> is there twice" },
    { HEAD TASK "\n<start>lastmove:test-take?stones=7</start>" DONE TAIL, "line 4", "<start> is there twice" },
    { HEAD "<task>\n<start>somewhere</start>" DONE TAIL, "line 4", "<start>: " },
    { HEAD "<task>\n<start>lastmove:no-game?stones=6</start>" DONE TAIL, "line 4", "<start>: " },
    { HEAD "<task>\n<start>lastmove:test-take?stones=0</start>" DONE TAIL, "line 4", "<start>: in " },
    { HEAD "<task>\n<move>1</move>" DONE TAIL, "line 4", "<move> has to come after <start>" },
    { HEAD TASK "\n<move>9</move>" DONE TAIL, "line 4", "<move>: " },
    { HEAD TASK "\n<move>1</move>\n<move>1</move>" DONE TAIL, "line 5", "<move> names a move that has been named before" },
    { HEAD TASK "\n<position>lastmove:test-take?stones=x</position>" DONE TAIL, "line 4", "<position>: " },
    { HEAD TASK "\n<position>lastmove:test-take?stones=1</position>" DONE TAIL, "line 4", "not one move away" },
    { HEAD TASK "<move>1</move>\n<position>lastmove:test-take?stones=5&amp;turn=2</position>" DONE TAIL, "line 4",
      "<position> names a move that has been named before" },
    { "<lesson><title>A</title><step><title>One</title><text>Read.</text>" TASK "<move>1</move>" DONE "</step>\n</lesson>",
      "line 2", "<task> of “One” has no <wrong>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *lower = NULL;

      g_assert_null (lm_lesson_parse (wrong[i].text, -1, &error));
      g_assert_nonnull (error);
      lower = g_ascii_strdown (error->message, -1);
      if (wrong[i].line != NULL && strstr (lower, wrong[i].line) == NULL)
        g_error ("“%s” does not name %s", error->message, wrong[i].line);
      if (wrong[i].says != NULL && strstr (error->message, wrong[i].says) == NULL)
        g_error ("“%s” does not say “%s”", error->message, wrong[i].says);
    }
}

static void
assert_short (const char *text,
              const char *says)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_lesson_parse (text, -1, &error));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_nonnull (strstr (error->message, says));
  g_assert_cmpuint (strlen (error->message), <, 300);
}

/* However much somebody writes, and whatever, one can read what is said about it. */
static void
test_long (void)
{
  g_autofree char *letters = g_strnfill (2000, 'a');
  g_autofree char *too_long = g_strnfill (LM_LESSON_MAX_BYTES + 1, ' ');
  g_autofree char *element = g_strdup_printf ("<%s/>", letters);
  g_autofree char *attribute = g_strdup_printf ("<lesson %s=\"\"/>", letters);
  g_autofree char *stray = g_strdup_printf (HEAD "%s" TAIL, letters);

  assert_short (too_long, "longer than 1024 KiB");
  assert_short (element, "stands where <lesson> should");
  assert_short (attribute, "means nothing in <lesson>");
  assert_short (stray, "belongs to no element");
  assert_short ("<lesson>\xff\xfe</lesson>", "1");
}

static gboolean
check (LmLesson  *lesson,
       GError   **error)
{
  g_autoptr (LmTableCache) cache = lm_table_cache_new (64 << 20);
  g_autoptr (LmSolveContext) context = lm_solve_context_new (NULL, cache);

  return lm_lesson_check (lesson, context, error);
}

/* Six stones are won by taking two; with one stone nothing can be taken. */
static void
test_untrue (void)
{
#define AT(stones) "<task><start>lastmove:test-take?stones=" stones "</start><prompt>Take.</prompt>"
  static const struct
  {
    const char *text;
    const char *says; /* NULL where it is true */
  } lessons[] = {
    { HEAD AT ("6") "<winning-move/>" DONE TAIL, NULL },
    { HEAD AT ("6") "<winner/>" DONE TAIL, NULL },
    { HEAD AT ("6") "<move>2</move>" DONE TAIL, NULL },
    { HEAD AT ("8") "<candidate>lastmove:test-take?stones=4</candidate>"
      "<candidate>lastmove:test-take?stones=5</candidate>" DONE TAIL, NULL },
    { HEAD AT ("4") "<winning-move/>" DONE TAIL, "no move that wins" },
    { HEAD AT ("6") "<move>1</move>" DONE TAIL, "called right does not win" },
    { HEAD AT ("6") "<any-move/>" DONE TAIL, NULL },
    { HEAD AT ("8") "<candidate>lastmove:test-take?stones=5</candidate>" DONE TAIL, "no candidate is lost" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      g_autoptr (LmLesson) lesson = parse (lessons[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_true (check (lesson, &error) == (lessons[i].says == NULL));
      if (lessons[i].says != NULL && strstr (error->message, lessons[i].says) == NULL)
        g_error ("“%s” does not say “%s”", error->message, lessons[i].says);
    }
}

static gboolean
is_right (LmLesson  *lesson,
          GPtrArray *answers,
          guint64    marked,
          guint      wrong)
{
  guint n_wrong;
  const gboolean right = lm_lesson_step_judge_marks (lm_lesson_get_step (lesson, 0), answers, marked, &n_wrong);

  g_assert_cmpuint (n_wrong, ==, wrong);
  return right;
}

/* Four is lost, five and six are won, eight is lost. */
static void
test_marks (void)
{
  g_autoptr (LmLesson) lesson =
    parse (HEAD TASK "<candidate>lastmove:test-take?stones=4</candidate><candidate>lastmove:test-take?stones=5</candidate>"
           "<candidate>lastmove:test-take?stones=6</candidate><candidate>lastmove:test-take?stones=8</candidate>" DONE TAIL);
  const LmLessonStep *step = lm_lesson_get_step (lesson, 0);
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_answer_unref);

  g_assert_cmpint (step->goal, ==, LM_LESSON_MARK);
  for (guint i = 0; i < step->candidates->len; i++)
    g_ptr_array_add (answers, solve (g_ptr_array_index (step->candidates, i)));
  g_assert_true (is_right (lesson, answers, 1 | 8, 0));
  g_assert_false (is_right (lesson, answers, 1, 0));
  g_assert_false (is_right (lesson, answers, 1 | 2 | 8, 1));
  g_assert_false (is_right (lesson, answers, 2 | 4, 2));
  g_assert_false (is_right (lesson, answers, 0, 0));
}

/* To tell who wins is not done by a move. */
static void
test_winner (void)
{
  g_autoptr (LmLesson) lesson = parse (HEAD TASK "<winner/>" DONE TAIL);

  g_assert_cmpint (lm_lesson_get_step (lesson, 0)->goal, ==, LM_LESSON_WINNER);
  g_assert_cmpint (judge (lesson, 6, 1, NULL), ==, LM_LESSON_START);
  g_assert_cmpint (judge (lesson, 5, 2, NULL), ==, LM_LESSON_ELSEWHERE);
}

/* A lesson that ends too early is never taken for a whole one, wherever it ends. */
static void
check_truncated (const char *text,
                 gsize       length)
{
  gsize end = length;

  while (end > 0 && text[end - 1] != '>')
    end--;
  for (gsize i = 0; i < end; i += 1 + i / 64)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_lesson_parse (text, i, &error));
      g_assert_nonnull (error);
    }
}

static void
check_file (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LmLesson) lesson = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  lesson = lm_lesson_parse (text, length, &error);
  if (lesson == NULL)
    g_error ("%s: %s", path, error->message);

  if (!check (lesson, &error))
    g_error ("%s: %s", path, error->message);
  check_truncated (text, length);
}

/* Those in a folder, which are called lesson.xml or lesson-something.xml. */
static guint
check_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n_lessons = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        n_lessons += check_folder (file);
      else if (g_pattern_match_simple ("lesson*.xml", name))
        {
          check_file (file);
          n_lessons++;
        }
    }

  return n_lessons;
}

static void
test_games (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "src", "games", NULL);

  g_assert_cmpuint (check_folder (path), >=, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();
  lm_test_game_register ();

  g_test_add_func ("/lesson/read", test_read);
  g_test_add_func ("/lesson/any-move", test_any_move);
  g_test_add_func ("/lesson/named", test_named);
  g_test_add_func ("/lesson/winning-move", test_winning_move);
  g_test_add_func ("/lesson/refused", test_refused);
  g_test_add_func ("/lesson/long", test_long);
  g_test_add_func ("/lesson/winner", test_winner);
  g_test_add_func ("/lesson/marks", test_marks);
  g_test_add_func ("/lesson/untrue", test_untrue);
  g_test_add_func ("/lesson/games", test_games);

  return g_test_run ();
}
