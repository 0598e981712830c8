/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lesson.c: reads a lesson, and judges what is done on the board. */

#include "lm-lesson.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-query.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#define refuse(error, ...) lm_refuse (error, LM_ERROR_FILE, __VA_ARGS__)

struct _LmLesson
{
  char      *title;
  char      *wrong; /* (nullable): what is said of another move where the step does not say it */
  GPtrArray *steps;
};

/* All that a lesson may hold. What stands where follows from the table below. */
typedef enum
{
  NOTHING,
  LESSON,
  LESSON_TITLE,
  LESSON_WRONG,
  STEP,
  TITLE,
  TEXT,
  HABIT,
  GAMES,
  TASK,
  START,
  PROMPT,
  ANY_MOVE,
  WINNING_MOVE,
  WINNER,
  MOVE,
  POSITION,
  CANDIDATE,
  PRAISE,
  WRONG,
  N_ELEMENTS,
} ElementId;

#define BIT(id) (1u << (id))
#define NAMED (BIT (MOVE) | BIT (POSITION))
#define GOALS (BIT (ANY_MOVE) | BIT (WINNING_MOVE) | BIT (WINNER) | BIT (CANDIDATE) | NAMED)

typedef struct
{
  LmLesson  *lesson;
  ElementId  inside;
  guint      seen; /* a bit for every element that has been in the one it belongs in */
  GString   *text; /* of the element that is being read */
} Reader;

typedef struct
{
  const char *name;
  ElementId   parent;
  enum
  {
    REQUIRED = 1 << 0,
    MANY = 1 << 1,
    HAS_TEXT = 1 << 2,
    KEPT = 1 << 3 | HAS_TEXT, /* in words, translated, at @offset of the lesson or its last step */
  }           flags;
  gsize       offset;
  gboolean    (* end) (Reader      *reader,
                       const char  *text,
                       GError     **error);
  LmLessonGoal goal; /* that it gives to the last step */
} Element;

static void
step_free (gpointer data)
{
  LmLessonStep *step = data;

  g_free (step->title);
  g_free (step->text);
  g_free (step->habit);
  g_free (step->task);
  g_clear_pointer (&step->start, lm_position_unref);
  g_ptr_array_unref (step->right);
  g_ptr_array_unref (step->candidates);
  g_free (step->praise);
  g_free (step->wrong);
  g_free (step);
}

static LmLessonStep *
step_new (void)
{
  LmLessonStep *step = g_new0 (LmLessonStep, 1);

  step->right = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  step->candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  return step;
}

static LmLesson *
lesson_new (void)
{
  LmLesson *lesson = g_new0 (LmLesson, 1);

  lesson->steps = g_ptr_array_new_with_free_func (step_free);
  return lesson;
}

/**
 * lm_lesson_free:
 * @lesson: (transfer full): a lesson
 */
void
lm_lesson_free (LmLesson *lesson)
{
  g_free (lesson->title);
  g_free (lesson->wrong);
  g_ptr_array_unref (lesson->steps);
  g_free (lesson);
}

static gboolean
contains (GPtrArray  *positions,
          LmPosition *position)
{
  return g_ptr_array_find_with_equal_func (positions, position, (GEqualFunc) lm_position_equal, NULL);
}

/* The elements, each when it ends. */

static LmLessonStep *
get_last_step (Reader *reader)
{
  return g_ptr_array_index (reader->lesson->steps, reader->lesson->steps->len - 1);
}

static char *
translate (const char *text)
{
  return g_strdup (g_dgettext (GETTEXT_PACKAGE, text));
}

/* Each is a paragraph. */
static gboolean
end_text (Reader      *reader,
          const char  *text,
          GError     **error)
{
  LmLessonStep *step = get_last_step (reader);
  g_autofree char *before = step->text;

  step->text = before != NULL ? g_strdup_printf ("%s\n\n%s", before, g_dgettext (GETTEXT_PACKAGE, text))
                              : translate (text);
  return TRUE;
}

static gboolean
end_habit (Reader      *reader,
           const char  *text,
           GError     **error)
{
  get_last_step (reader)->habit = g_strdup (text);
  return TRUE;
}

static gboolean
end_games (Reader      *reader,
           const char  *text,
           GError     **error)
{
  get_last_step (reader)->games = TRUE;
  return TRUE;
}

static gboolean
end_start (Reader      *reader,
           const char  *text,
           GError     **error)
{
  LmLessonStep *step = get_last_step (reader);
  g_autofree char *quoted = lm_query_quote (text);

  step->start = lm_position_parse (text, error);
  if (step->start == NULL)
    {
      g_prefix_error (error, "<start>: ");
      return FALSE;
    }
  if (lm_position_is_over (step->start))
    return refuse (error, _("<start>: in “%s” the game is over."), quoted);

  return TRUE;
}

/* A position that one of the right moves leads to; takes it. */
static gboolean
add_right (LmLessonStep  *step,
           const char    *name,
           LmPosition    *position,
           GError       **error)
{
  g_autoptr (LmPosition) next = position;

  if (next == NULL)
    {
      g_prefix_error (error, "<%s>: ", name);
      return FALSE;
    }
  if (contains (step->right, next))
    return refuse (error, _("<%s> names a move that has been named before."), name);

  g_ptr_array_add (step->right, g_steal_pointer (&next));
  return TRUE;
}

static gboolean
has_start (LmLessonStep  *step,
           const char    *name,
           GError       **error)
{
  return step->start != NULL || refuse (error, _("<%s> has to come after <start>."), name);
}

static gboolean
end_move (Reader      *reader,
          const char  *text,
          GError     **error)
{
  LmLessonStep *step = get_last_step (reader);

  return has_start (step, "move", error)
         && add_right (step, "move", lm_position_play (step->start, text, error), error);
}

static gboolean
end_position (Reader      *reader,
              const char  *text,
              GError     **error)
{
  LmLessonStep *step = get_last_step (reader);
  g_autofree char *quoted = lm_query_quote (text);
  g_autoptr (LmPosition) position = NULL;

  if (!has_start (step, "position", error))
    return FALSE;

  position = lm_position_parse (text, error);
  if (position != NULL && !lm_position_leads_to (step->start, position))
    return refuse (error, _("<position>: “%s” is not one move away from <start>."), quoted);

  return add_right (step, "position", g_steal_pointer (&position), error);
}

/* One that may be lost for the player to move. */
static gboolean
end_candidate (Reader      *reader,
               const char  *text,
               GError     **error)
{
  LmLessonStep *step = get_last_step (reader);
  g_autofree char *quoted = lm_query_quote (text);
  g_autoptr (LmPosition) position = lm_position_parse (text, error);

  if (position == NULL)
    {
      g_prefix_error (error, "<candidate>: ");
      return FALSE;
    }
  if (contains (step->candidates, position))
    return refuse (error, _("<candidate>: “%s” has been there before."), quoted);
  if (step->candidates->len == LM_LESSON_MAX_CANDIDATES)
    return refuse (error, _("<candidate>: there are more than %u."), LM_LESSON_MAX_CANDIDATES);

  g_ptr_array_add (step->candidates, g_steal_pointer (&position));
  return TRUE;
}

/* Goals of one kind only; there may be several right moves. */
static gboolean
end_task (Reader      *reader,
          const char  *text,
          GError     **error)
{
  const guint goals = reader->seen & GOALS;

  /* A power of two is a goal alone. */
  return (goals != 0 && ((goals & (goals - 1)) == 0 || (goals & ~NAMED) == 0))
         || refuse (error, _("<task> needs one goal: <any-move>, <winning-move>, <winner>, <candidate>, "
                             "or <move> and <position>."));
}

static gboolean
end_lesson (Reader      *reader,
            const char  *text,
            GError     **error)
{
  for (guint i = 0; i < reader->lesson->steps->len; i++)
    {
      LmLessonStep *step = g_ptr_array_index (reader->lesson->steps, i);
      g_autofree char *quoted = lm_query_quote (step->title);

      if (step->goal <= LM_LESSON_ANY_MOVE || step->wrong != NULL)
        continue;
      if (reader->lesson->wrong == NULL)
        return refuse (error, _("<task> of “%s” has no <wrong>, nor has <lesson>."), quoted);

      step->wrong = g_strdup (reader->lesson->wrong);
    }

  return TRUE;
}

static const Element elements[N_ELEMENTS] = {
  [LESSON] = { "lesson", NOTHING, REQUIRED, 0, end_lesson },
  [LESSON_TITLE] = { "title", LESSON, REQUIRED | KEPT, G_STRUCT_OFFSET (LmLesson, title), NULL },
  [LESSON_WRONG] = { "wrong", LESSON, KEPT, G_STRUCT_OFFSET (LmLesson, wrong), NULL },
  [STEP] = { "step", LESSON, REQUIRED | MANY, 0, NULL },
  [TITLE] = { "title", STEP, REQUIRED | KEPT, G_STRUCT_OFFSET (LmLessonStep, title), NULL },
  [TEXT] = { "text", STEP, REQUIRED | MANY | HAS_TEXT, 0, end_text },
  [HABIT] = { "habit", STEP, HAS_TEXT, 0, end_habit },
  [GAMES] = { "games", STEP, 0, 0, end_games },
  [TASK] = { "task", STEP, 0, 0, end_task },
  [START] = { "start", TASK, REQUIRED | HAS_TEXT, 0, end_start },
  [PROMPT] = { "prompt", TASK, REQUIRED | KEPT, G_STRUCT_OFFSET (LmLessonStep, task), NULL },
  [ANY_MOVE] = { "any-move", TASK, 0, 0, NULL, LM_LESSON_ANY_MOVE },
  [WINNING_MOVE] = { "winning-move", TASK, 0, 0, NULL, LM_LESSON_WINNING_MOVE },
  [WINNER] = { "winner", TASK, 0, 0, NULL, LM_LESSON_WINNER },
  [MOVE] = { "move", TASK, MANY | HAS_TEXT, 0, end_move, LM_LESSON_NAMED },
  [POSITION] = { "position", TASK, MANY | HAS_TEXT, 0, end_position, LM_LESSON_NAMED },
  [CANDIDATE] = { "candidate", TASK, MANY | HAS_TEXT, 0, end_candidate, LM_LESSON_MARK },
  [PRAISE] = { "praise", TASK, REQUIRED | KEPT, G_STRUCT_OFFSET (LmLessonStep, praise), NULL },
  [WRONG] = { "wrong", TASK, KEPT, G_STRUCT_OFFSET (LmLessonStep, wrong), NULL },
};

/* Reading. */

static ElementId
find_element (ElementId   parent,
              const char *name)
{
  for (ElementId id = LESSON; id < N_ELEMENTS; id++)
    if (elements[id].parent == parent && g_str_equal (elements[id].name, name))
      return id;

  return NOTHING;
}

/* What has been in an earlier one says nothing of this one. */
static void
enter (Reader    *reader,
       ElementId  id)
{
  reader->inside = id;
  reader->seen |= BIT (id);
  for (ElementId child = LESSON; child < N_ELEMENTS; child++)
    if (elements[child].parent == id)
      reader->seen &= ~BIT (child);
  g_string_truncate (reader->text, 0);
  if (id == STEP)
    g_ptr_array_add (reader->lesson->steps, step_new ());
}

/* GMarkup itself says where what it has not called back for is wrong. */
static void
add_line (GMarkupParseContext  *context,
          GError              **error)
{
  int line;

  g_markup_parse_context_get_position (context, &line, NULL);
  g_prefix_error (error, _("Line %d: "), line);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **attributes,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reader *reader = data;
  const ElementId id = find_element (reader->inside, name);
  g_autofree char *quoted = lm_query_quote (attributes[0] != NULL && id != NOTHING ? attributes[0] : name);

  if (id == NOTHING && reader->inside == NOTHING)
    refuse (error, _("<%s> stands where <lesson> should."), quoted);
  else if (id == NOTHING)
    refuse (error, _("<%s> means nothing in <%s>."), quoted, elements[reader->inside].name);
  else if (attributes[0] != NULL)
    refuse (error, _("The attribute “%s” means nothing in <%s>."), quoted, elements[id].name);
  else if ((reader->seen & BIT (id)) != 0 && (elements[id].flags & MANY) == 0)
    refuse (error, _("<%s> is there twice."), name);
  else
    enter (reader, id);
  add_line (context, error);
}

static void
add_text (GMarkupParseContext  *context,
          const char           *text,
          gsize                 length,
          gpointer              data,
          GError              **error)
{
  Reader *reader = data;

  if (reader->inside != NOTHING)
    g_string_append_len (reader->text, text, length);
}

/* In one line with single blanks, as it is handed to translators. */
static char *
collapse (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  GString *line = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);

  return g_string_free (line, FALSE);
}

static void
keep (Reader        *reader,
      const Element *element,
      const char    *text)
{
  gpointer owner = element->parent == LESSON ? (gpointer) reader->lesson : get_last_step (reader);

  G_STRUCT_MEMBER (char *, owner, element->offset) = translate (text);
}

/* Whether an element has what it has to have. */
static gboolean
is_complete (Reader      *reader,
             ElementId    id,
             const char  *text,
             GError     **error)
{
  const gboolean has_text = (elements[id].flags & HAS_TEXT) != 0;
  g_autofree char *quoted = lm_query_quote (text);

  if (has_text && text[0] == '\0')
    return refuse (error, _("<%s> is empty."), elements[id].name);
  if (!has_text && text[0] != '\0')
    return refuse (error, _("In <%s> there is text that belongs to no element: “%s”."), elements[id].name, quoted);

  for (ElementId child = LESSON; child < N_ELEMENTS; child++)
    if (elements[child].parent == id && (elements[child].flags & REQUIRED) != 0 && (reader->seen & BIT (child)) == 0)
      return refuse (error, _("<%s> has no <%s>."), elements[id].name, elements[child].name);

  return TRUE;
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Reader *reader = data;
  const ElementId id = reader->inside;
  g_autofree char *text = collapse (reader->text->str);

  g_string_truncate (reader->text, 0);
  reader->inside = elements[id].parent;
  if (elements[id].goal != LM_LESSON_READ)
    get_last_step (reader)->goal = elements[id].goal;
  if (is_complete (reader, id, text, error) && (elements[id].flags & KEPT) == KEPT)
    keep (reader, &elements[id], text);
  else if (*error == NULL && elements[id].end != NULL)
    elements[id].end (reader, text, error);
  add_line (context, error);
}

/**
 * lm_lesson_parse:
 * @text: XML
 * @length: its length, or -1
 * @error: return location
 *
 * Reads a lesson of at most %LM_LESSON_MAX_BYTES. The games that it speaks of are known by then.
 *
 * Returns: (transfer full) (nullable): the lesson, or an error that names the
 *   line and the element
 */
LmLesson *
lm_lesson_parse (const char  *text,
                 gssize       length,
                 GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, add_text, NULL, NULL };
  g_autoptr (LmLesson) lesson = lesson_new ();
  g_autoptr (GString) pending = g_string_new (NULL);
  g_autoptr (GError) local_error = NULL;
  Reader reader = { .lesson = lesson, .text = pending };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);

  if (length < 0)
    length = strlen (text);
  if (length > LM_LESSON_MAX_BYTES)
    {
      refuse (error, _("The lesson is longer than %d KiB."), LM_LESSON_MAX_BYTES / 1024);
      return NULL;
    }

  if (!g_markup_parse_context_parse (context, text, length, &local_error)
      || !g_markup_parse_context_end_parse (context, &local_error))
    {
      /* GMarkup repeats what is no text. */
      g_autofree char *valid = g_utf8_make_valid (local_error->message, -1);

      g_set_error_literal (error, local_error->domain, local_error->code, valid);
      return NULL;
    }

  /* Comments alone are a document, too. */
  if ((reader.seen & BIT (LESSON)) == 0)
    {
      refuse (error, _("There is no <%s>."), elements[LESSON].name);
      return NULL;
    }

  return g_steal_pointer (&lesson);
}

/**
 * lm_lesson_load:
 * @resource: the path of a resource
 * @error: return location
 *
 * Reads a lesson that is part of the program.
 *
 * Returns: (transfer full) (nullable): the lesson
 */
LmLesson *
lm_lesson_load (const char  *resource,
                GError     **error)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (LmLesson) lesson = NULL;

  if (bytes == NULL)
    return NULL;

  lesson = lm_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (lesson == NULL)
    g_prefix_error (error, "%s: ", resource);

  return g_steal_pointer (&lesson);
}

/* Returns: what it is called */
const char *
lm_lesson_get_title (LmLesson *lesson)
{
  return lesson->title;
}

/**
 * lm_lesson_get_family:
 * @lesson: a lesson
 *
 * Returns: (nullable): the family of the game that it is about
 */
const char *
lm_lesson_get_family (LmLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LmLessonStep *step = g_ptr_array_index (lesson->steps, i);

      if (step->start != NULL)
        return lm_position_get_info (step->start)->family;
    }

  return NULL;
}

/* Returns: how many steps there are, at least one */
guint
lm_lesson_count (LmLesson *lesson)
{
  return lesson->steps->len;
}

/* @index: less than lm_lesson_count(). Returns: (transfer none): that step */
const LmLessonStep *
lm_lesson_get_step (LmLesson *lesson,
                    guint     index)
{
  g_return_val_if_fail (index < lesson->steps->len, NULL);

  return g_ptr_array_index (lesson->steps, index);
}

/* Judging. */

static LmLessonJudgement
judge_by_answer (LmPosition *position,
                 LmAnswer   *answer)
{
  for (guint i = 0; answer != NULL && i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value != LM_VALUE_UNKNOWN && lm_position_equal (move->position, position))
        return move->value == LM_VALUE_WIN ? LM_LESSON_RIGHT : LM_LESSON_WRONG;
    }

  return LM_LESSON_ELSEWHERE;
}

/**
 * lm_lesson_step_judge:
 * @step: a step
 * @position: what the board shows; of a task that is not done by a move it can
 *   only be the start
 * @answer: (nullable): what the solver says of the start, for
 *   %LM_LESSON_WINNING_MOVE
 *
 * Returns: what @position says of the task of the step
 */
LmLessonJudgement
lm_lesson_step_judge (const LmLessonStep *step,
                      LmPosition         *position,
                      LmAnswer           *answer)
{
  if (step->start == NULL)
    return LM_LESSON_ELSEWHERE;
  if (lm_position_equal (step->start, position))
    return LM_LESSON_START;
  if (step->goal == LM_LESSON_WINNING_MOVE)
    return judge_by_answer (position, answer);
  if (contains (step->right, position))
    return LM_LESSON_RIGHT;
  if (step->goal >= LM_LESSON_WINNER || !lm_position_leads_to (step->start, position))
    return LM_LESSON_ELSEWHERE;

  return step->goal == LM_LESSON_ANY_MOVE ? LM_LESSON_RIGHT : LM_LESSON_WRONG;
}
