/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-nim-edit.c: positions made from what somebody types or wants by lot. */

#include "config.h"

#include "lm-nim-edit.h"

#include <glib/gi18n.h>
#include <string.h>

/* Stones by lot are at least so many at most. */
#define LEAST_RANDOM_MAX 20

/**
 * lm_nim_edit_strip:
 * @text: what somebody has typed
 *
 * Returns: (transfer full): the text without blanks, with which people group
 *   digits
 */
char *
lm_nim_edit_strip (const char *text)
{
  GString *stripped = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isspace (g_utf8_get_char (p)))
      g_string_append_unichar (stripped, g_utf8_get_char (p));

  return g_string_free (stripped, FALSE);
}

/* Adds a field to a position text, if it is a number at all. */
static gboolean
append_field (GString     *position,
              const char  *key,
              const char  *name,
              const char  *text,
              GError     **error)
{
  g_autofree char *typed = lm_nim_edit_strip (text);
  g_autofree char *quoted = lm_query_quote (text);

  if (typed[0] == '\0')
    {
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("Write a number in “%s”."), name);
      return FALSE;
    }
  if (strspn (typed, "0123456789") != strlen (typed))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” in “%s” is not a whole number."), quoted, name);
      return FALSE;
    }

  g_string_append_printf (position, "%s=%s&", key, typed);
  return TRUE;
}

/**
 * lm_nim_edit_read:
 * @stones: the stones as typed
 * @target: (nullable): the target as typed; %NULL where stones are taken
 * @max: how many a turn may move, as typed
 * @turn: the seat of the player to move
 * @error: return location for %LM_ERROR_POSITION: one sentence that names what
 *   is wrong
 *
 * Returns: (transfer full) (nullable): the position that was typed
 */
LmPosition *
lm_nim_edit_read (const char  *stones,
                  const char  *target,
                  const char  *max,
                  guint        turn,
                  GError     **error)
{
  g_autoptr (GString) text = g_string_new (target != NULL ? "lastmove:reversed-nim?" : "lastmove:nim?");

  if (!append_field (text, "stones", _("Stones"), stones, error)
      || (target != NULL && !append_field (text, "target", _("Target"), target, error))
      || !append_field (text, "max", _("At most a turn"), max, error))
    return NULL;

  g_string_append_printf (text, "turn=%u", turn + 1);
  return lm_position_parse (text->str, error);
}

/**
 * lm_nim_edit_random:
 * @position: a position
 * @rand: where chance comes from
 *
 * Returns: (transfer full): another number of stones in the same game
 */
LmPosition *
lm_nim_edit_random (LmPosition *position,
                    GRand      *rand)
{
  const guint64 target = lm_nim_game_get_target (lm_nim_position_get_game (position));
  const guint64 most = target > 0 ? target : MAX (lm_nim_position_get_stones (position), LEAST_RANDOM_MAX);
  const guint64 stones = 1 + (guint64) (g_rand_double (rand) * most);

  return lm_nim_position_new (lm_position_get_game (position), MIN (stones, most), lm_nim_position_get_turn (position),
                              NULL);
}
