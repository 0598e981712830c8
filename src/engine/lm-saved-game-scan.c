/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-scan.c: what the text of a saved game must be before json-glib is given it. */

#include "config.h"

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
} Scan;

static gboolean
refuse_here (Scan    *scan,
             GError **error)
{
  g_set_error (error, LM_ERROR, LM_ERROR_FILE,
               _("The file is no saved game: it is not JSON as saved games have it, at byte %u."),
               (guint) (scan->text - scan->start));
  return FALSE;
}

/* From a quotation mark to past the other one. */
static gboolean
scan_string (Scan    *scan,
             GError **error)
{
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
  return TRUE;
}

static gboolean
check_limits (Scan    *scan,
              GError **error)
{
  if (scan->nesting > MAX_NESTING)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_FILE, _("The file is nested too deeply to be a saved game."));
      return FALSE;
    }

  if (scan->brackets > MAX_BRACKETS || scan->commas > MAX_COMMAS)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_FILE,
                   _("The saved game has more than %d steps."), LM_SAVED_GAME_MAX_NODES);
      return FALSE;
    }

  return TRUE;
}

static gboolean
scan_character (Scan    *scan,
                GError **error)
{
  char c = *scan->text;

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
             GError     **error)
{
  Scan scan = { .start = data, .text = data, .end = data + length };

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

  return TRUE;
}

/**
 * lm_saved_game_check_text:
 * @data: any bytes
 * @length: how many
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: whether @data is a text that a JSON parser may be given
 */
gboolean
lm_saved_game_check_text (const char  *data,
                          gsize        length,
                          GError     **error)
{
  const char *bad;

  if (length > LM_SAVED_GAME_MAX_BYTES)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_FILE,
                   _("The file is larger than %d MiB and so no saved game."),
                   LM_SAVED_GAME_MAX_BYTES / (1024 * 1024));
      return FALSE;
    }

  if (!g_utf8_validate_len (data, length, &bad))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_FILE,
                   _("The file is no saved game: it is not UTF-8 text at byte %u."), (guint) (bad - data));
      return FALSE;
    }

  return check_shape (data, length, error);
}
