/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-scan.c: what the text of a saved game must be before json-glib is given it. */

#include "engine/game/lm-error.h"
#include "lm-saved-game-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/*
 * json-glib descends by recursion, takes much more memory than the text does,
 * knows comments and other quotation marks, reads past a quotation mark after
 * half a surrogate pair, and loses memory when a second value follows the
 * first. So it is given nothing of that kind: one object, nested a little and
 * of bounded size, of JSON's own characters, and strings without \u (no text
 * of a saved game needs it). Brackets are then where they seem to be.
 */

/* The format needs 4. */
#define MAX_NESTING 16

/* Steps with their seats, and what separates their members. */
#define MAX_BRACKETS (2 * LM_SAVED_GAME_MAX_NODES + 100)
#define MAX_COMMAS (12 * LM_SAVED_GAME_MAX_NODES + 100)

typedef struct
{
  const char *start;
  const char *text; /* where the scan is */
  const char *end;
  gboolean    begun;
  guint       nesting;
  guint       brackets;
  guint       commas;

  GArray     *steps;      /* of LmSavedGameStep */
  gboolean    names_steps; /* the last string of the outermost object was their name */
  gboolean    in_steps;
  gboolean    plain;      /* there is one list of them, of objects with a comma between */
  char        before;     /* the character before in that list, what is in the steps left out */
} Scan;

static gboolean
refuse_here (Scan    *scan,
             GError **error)
{
  return lm_refuse (error, LM_ERROR_FILE, _("The file is no saved game: it is not JSON as saved games have it, at byte %u."),
                    (guint) (scan->text - scan->start));
}

/* --- finding the steps --------------------------------------------------- */

static void
begin_step (Scan *scan)
{
  const LmSavedGameStep step = { scan->text - scan->start, 0 };

  scan->plain = scan->plain && strchr ("[,", scan->before) != NULL;
  g_array_append_val (scan->steps, step);
}

static void
end_step (Scan *scan)
{
  LmSavedGameStep *step = &g_array_index (scan->steps, LmSavedGameStep, scan->steps->len - 1);

  step->length = scan->text + 1 - scan->start - step->start;
  scan->before = '}';
}

/* A character of the list of steps that is in none of them. */
static void
separate_steps (Scan *scan,
                char  c)
{
  if (strchr (" \t\r\n", c) != NULL)
    return;
  if (c == '{')
    begin_step (scan);
  else
    scan->plain = scan->plain && (c == ',' || c == ']') && scan->before == '}';

  scan->before = c;
  scan->in_steps = c != ']';
}

static void
find_steps (Scan *scan,
            char  c)
{
  if (scan->in_steps && scan->nesting == 2)
    {
      separate_steps (scan, c);
    }
  else if (scan->in_steps && scan->nesting == 3 && c == '}' && scan->before == '{')
    {
      end_step (scan);
    }
  else if (scan->nesting == 1 && c == '[' && scan->names_steps)
    {
      scan->plain = scan->plain && scan->steps->len == 0;
      scan->in_steps = TRUE;
      scan->before = c;
    }
}

static void
find_name (Scan       *scan,
           const char *string)
{
  static const char name[] = "\"nodes\"";

  if (scan->nesting == 1)
    scan->names_steps = (gsize) (scan->text - string) == strlen (name) && memcmp (string, name, strlen (name)) == 0;
  else if (scan->nesting == 2 && scan->in_steps)
    scan->plain = FALSE;
}

/* --- checking ------------------------------------------------------------ */

/* From a quotation mark to past the other one. */
static gboolean
scan_string (Scan    *scan,
             GError **error)
{
  const char *string = scan->text;

  for (scan->text++; scan->text < scan->end && *scan->text != '"'; scan->text++)
    if (*scan->text == '\\')
      {
        scan->text++;
        if (scan->text == scan->end || strchr ("\"\\/bfnrt", *scan->text) == NULL)
          return refuse_here (scan, error);
      }

  if (scan->text == scan->end)
    return refuse_here (scan, error);
  scan->text++;
  find_name (scan, string);
  return TRUE;
}

static gboolean
check_limits (Scan    *scan,
              GError **error)
{
  if (scan->nesting > MAX_NESTING)
    return lm_refuse (error, LM_ERROR_FILE, _("The file is nested too deeply to be a saved game."));

  if (scan->brackets > MAX_BRACKETS || scan->commas > MAX_COMMAS)
    return lm_refuse (error, LM_ERROR_FILE, _("The saved game has more than %d steps."), LM_SAVED_GAME_MAX_NODES);

  return TRUE;
}

static gboolean
scan_character (Scan    *scan,
                GError **error)
{
  char c = *scan->text;

  find_steps (scan, c);
  if (c == '[' || c == '{')
    {
      scan->nesting++;
      scan->brackets++;
    }
  else if (c == ']' || c == '}')
    {
      scan->nesting--;
    }
  else if (c == ',')
    {
      scan->commas++;
    }
  else if (!g_ascii_isalnum (c) && strchr (":+-. \t\r\n", c) == NULL)
    {
      return refuse_here (scan, error);
    }

  scan->text++;
  return check_limits (scan, error);
}

/* Outside of the one object there may be blanks. */
static gboolean
scan_outside (Scan    *scan,
              GError **error)
{
  if (strchr (" \t\r\n", *scan->text) != NULL)
    {
      scan->text++;
      return TRUE;
    }

  if (*scan->text != '{' || scan->begun)
    return refuse_here (scan, error);
  scan->begun = TRUE;
  return scan_character (scan, error);
}

static gboolean
check_shape (const char  *data,
             gsize        length,
             GArray      *steps,
             GError     **error)
{
  Scan scan = { .start = data, .text = data, .end = data + length, .steps = steps, .plain = TRUE };

  while (scan.text < scan.end)
    {
      gboolean good;

      if (scan.nesting == 0)
        good = scan_outside (&scan, error);
      else if (*scan.text == '"')
        good = scan_string (&scan, error);
      else
        good = scan_character (&scan, error);
      if (!good)
        return FALSE;
    }

  if (!scan.plain || scan.in_steps)
    g_array_set_size (steps, 0);
  return TRUE;
}

/**
 * lm_saved_game_check_text:
 * @data: any bytes
 * @length: how many
 * @steps: (element-type LmSavedGameStep): where the steps are; stays empty when
 *   they do not stand as one expects
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: whether @data is a text that a JSON parser may be given
 */
gboolean
lm_saved_game_check_text (const char  *data,
                          gsize        length,
                          GArray      *steps,
                          GError     **error)
{
  const char *bad;

  if (length > LM_SAVED_GAME_MAX_BYTES)
    return lm_refuse (error, LM_ERROR_FILE, _("The file is larger than %d MiB and so no saved game."),
                      LM_SAVED_GAME_MAX_BYTES / (1024 * 1024));

  if (!g_utf8_validate_len (data, length, &bad))
    return lm_refuse (error, LM_ERROR_FILE,
                      _("The file is no saved game: it is not UTF-8 text at byte %u."), (guint) (bad - data));

  return check_shape (data, length, steps, error);
}

/* --- moves --------------------------------------------------------------- */

static gboolean
take_text (const char **text,
           const char  *end,
           const char  *expected)
{
  const gsize length = strlen (expected);

  if ((gsize) (end - *text) < length || memcmp (*text, expected, length) != 0)
    return FALSE;

  *text += length;
  return TRUE;
}

static gboolean
take_number (const char **text,
             const char  *end,
             guint       *number)
{
  const char *start = *text;

  for (*number = 0; *text < end && g_ascii_isdigit (**text) && *text - start < 9; ++*text)
    *number = 10 * *number + g_ascii_digit_value (**text);

  return *text > start && (*start != '0' || *text - start == 1);
}

static gboolean
take_string (const char **text,
             const char  *end,
             GString     *string)
{
  const char *start = *text;

  while (*text < end && **text != '"' && **text != '\\')
    ++*text;
  g_string_truncate (string, 0);
  g_string_append_len (string, start, *text - start);
  return take_text (text, end, "\"");
}

/**
 * lm_saved_game_scan_move:
 * @data: the text of a saved game
 * @step: where a step is in it
 * @move: (out): what it says
 * @name: (out): the text of the move
 *
 * By far the most steps are moves, in the form that lm-snapshot.c gives them.
 * Those can be had much sooner than by a parser for everything.
 *
 * Returns: whether @step is a move in this form. When not it may still be one
 */
gboolean
lm_saved_game_scan_move (const char            *data,
                         const LmSavedGameStep *step,
                         LmSavedGameMove       *move,
                         GString               *name)
{
  const char *text = data + step->start;
  const char *end = text + step->length;

  if (!take_text (&text, end, "{\"parent\":") || !take_number (&text, end, &move->parent)
      || !take_text (&text, end, ",\"kind\":\"move\",\"move\":\"") || !take_string (&text, end, name))
    return FALSE;

  move->thought = 0;
  if (take_text (&text, end, ",\"thought\":") && (!take_number (&text, end, &move->thought) || move->thought == 0))
    return FALSE;
  move->is_next = take_text (&text, end, ",\"next\":true");
  return take_text (&text, end, "}") && text == end;
}
