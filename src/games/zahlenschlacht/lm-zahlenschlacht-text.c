/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-text.c: a board as text, for programs and for people. */

#include "config.h"

#include "lm-zahlenschlacht-text.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

static const char *const goals[] = { "divisible", "indivisible", NULL };

static gboolean
check_ascending (GArray  *numbers,
                 GError **error)
{
  for (guint i = 1; i < numbers->len; i++)
    {
      const guint before = g_array_index (numbers, guint, i - 1);
      const guint number = g_array_index (numbers, guint, i);

      if (number > before)
        continue;

      if (number == before)
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("The number %u stands twice in “crossed”."), number);
      else
        g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                     _("The numbers in “crossed” have to ascend, but %u comes after %u."), number, before);
      return FALSE;
    }

  return TRUE;
}

static gboolean
append_crossed_out (GArray   *crossed,
                    guint64   number,
                    guint     n,
                    GError  **error)
{
  const guint value = number;

  if (number < 1 || number > n)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("The value %" PRIu64 " of “%s” is out of range: it must be from %u to %u."), number, "crossed", 1, n);
      return FALSE;
    }

  g_array_append_val (crossed, value);
  return TRUE;
}

/* None where the key is not there. */
static GArray *
parse_crossed (LmQuery  *query,
               guint     n,
               GError  **error)
{
  g_autoptr (GArray) crossed = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) read = NULL;

  if (!lm_query_has (query, "crossed"))
    return g_steal_pointer (&crossed);

  read = lm_query_get_uints (query, "crossed", LM_ZAHLENSCHLACHT_MAX_N, G_MAXUINT64, error);
  if (read == NULL)
    return NULL;

  for (guint i = 0; i < read->len; i++)
    if (!append_crossed_out (crossed, g_array_index (read, guint64, i), n, error))
      return NULL;

  return check_ascending (crossed, error) ? g_steal_pointer (&crossed) : NULL;
}

/**
 * lm_zahlenschlacht_text_parse:
 * @query: a position text
 * @error: return location for %LM_ERROR_POSITION
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_zahlenschlacht_text_parse (LmQuery  *query,
                              GError  **error)
{
  static const char *const keys[] = { "n", "d", "crossed", "goal", NULL };
  g_autoptr (GArray) crossed = NULL;
  guint64 n = 0;
  guint64 d = 0;
  guint goal = LM_ZAHLENSCHLACHT_DIVISIBLE;

  if (!lm_query_check_keys (query, keys, error)
      || !lm_query_get_uint (query, "n", LM_ZAHLENSCHLACHT_MIN_N, LM_ZAHLENSCHLACHT_MAX_N, &n, error)
      || !lm_query_get_uint (query, "d", LM_ZAHLENSCHLACHT_MIN_D, LM_ZAHLENSCHLACHT_MAX_D, &d, error)
      || (lm_query_has (query, "goal") && !lm_query_get_choice (query, "goal", goals, &goal, error)))
    return NULL;

  crossed = parse_crossed (query, n, error);
  if (crossed == NULL)
    return NULL;

  return lm_zahlenschlacht_position_new (n, d, goal, (const guint *) crossed->data, crossed->len, error);
}

static void
append_crossed (GString    *text,
                LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const char *separator = "&crossed=";

  for (guint number = 1; number <= n; number++)
    if (lm_zahlenschlacht_position_is_crossed (position, number))
      {
        g_string_append_printf (text, "%s%u", separator, number);
        separator = ",";
      }
}

/**
 * lm_zahlenschlacht_text_to_string:
 * @position: a position
 *
 * Returns: (transfer full): the canonical text
 */
char *
lm_zahlenschlacht_text_to_string (LmPosition *position)
{
  const LmZahlenschlachtGoal goal = lm_zahlenschlacht_position_get_goal (position);
  GString *text = g_string_new ("lastmove:zahlenschlacht");

  g_string_append_printf (text, "?n=%u&d=%u",
                          lm_zahlenschlacht_position_get_n (position), lm_zahlenschlacht_position_get_d (position));
  append_crossed (text, position);
  if (goal != LM_ZAHLENSCHLACHT_DIVISIBLE)
    g_string_append_printf (text, "&goal=%s", goals[goal]);

  return g_string_free (text, FALSE);
}

/**
 * lm_zahlenschlacht_text_describe:
 * @position: a position
 *
 * Returns: (transfer full): "Z(15, 7)", and after the beginning how many
 *   numbers are left
 */
char *
lm_zahlenschlacht_text_describe (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint left = lm_zahlenschlacht_position_get_left (position);
  g_autofree char *name = NULL;

  if (lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE)
    name = g_strdup_printf (C_("Zahlenschlacht", "Z(%u, %u)"), n, d);
  else
    name = g_strdup_printf (C_("Zahlenschlacht", "Z(%u, %u), goals exchanged"), n, d);

  if (left == n)
    return g_steal_pointer (&name);

  /* Translators: the game, and how many numbers are left: "Z(15, 7), 9 left" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u left", "%s, %u left", left), name, left);
}

/**
 * lm_zahlenschlacht_text_describe_result:
 * @position: a position in which the game is over
 *
 * Returns: (transfer full): who won and why
 */
char *
lm_zahlenschlacht_text_describe_result (LmPosition *position)
{
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint first = lm_zahlenschlacht_position_get_next (position, 0);
  const guint second = lm_zahlenschlacht_position_get_next (position, first);
  const char *winner = lm_game_get_player_name (lm_position_get_game (position),
                                                lm_zahlenschlacht_position_get_winner (position));

  return g_strdup_printf ((first + second) % d == 0 ? _("%s wins: %u + %u = %u is divisible by %u.")
                                                    : _("%s wins: %u + %u = %u is not divisible by %u."),
                          winner, first, second, first + second, d);
}

static char *
describe_place (LmPosition *position,
                const char *text)
{
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint residue = g_ascii_strtoull (text, NULL, 10) % d;

  if (residue == 0)
    return g_strdup_printf (_("the numbers divisible by %u"), d);

  return g_strdup_printf (_("the numbers that leave %u when divided by %u"), residue, d);
}

/**
 * lm_zahlenschlacht_text_describe_move:
 * @position: a position
 * @text: a legal move of it
 * @style: how much to say
 *
 * Returns: (transfer full): the move for people; its place is its residue,
 *   for numbers of one residue are all the same
 */
char *
lm_zahlenschlacht_text_describe_move (LmPosition  *position,
                                      const char  *text,
                                      LmMoveStyle  style)
{
  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return g_strdup_printf (_("Cross out %s"), text);
    case LM_MOVE_PLACE:
      return describe_place (position, text);
    case LM_MOVE_LABEL:
    default:
      return g_strdup (text);
    }
}
