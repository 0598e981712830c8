/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-last-game.c: the last game of each kind that was played. Exercises, lessons, challenges, samples and positions that are only
 * looked at are none; a position of a link or of the editor is none before somebody moves. */

#include "lm-last-game.h"

#include "engine/game/lm-game-info.h"

/* The start, the players and the clock, by the name of the game. */
#define KEY "last-games"
#define ENTRY "(sasu)"

/* A mark on the node that an exercise or a lesson begins with. */
#define ASIDE "lm-aside"

static LmNode *
get_opening (LmSession *session)
{
  return lm_node_get_opening (lm_session_get_current (session));
}

/* What has begun on the board is no game that is played. */
void
lm_last_game_set_aside (LmSession *session)
{
  g_object_set_data (G_OBJECT (get_opening (session)), ASIDE, session);
}

gboolean
lm_last_game_is_aside (LmSession *session)
{
  return g_object_get_data (G_OBJECT (get_opening (session)), ASIDE) != NULL;
}

/* Returns: (nullable): what was kept of the game. What is no such thing was not written by this program. */
static GVariant *
look_up (GSettings        *settings,
         const LmGameInfo *info)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, KEY);

  return g_variant_lookup_value (games, info->name, NULL);
}

static gboolean
read_entry (GVariant         *entry,
            const LmGameInfo *info,
            LmLastGame       *last)
{
  const char *text;
  g_autofree const char **seats = NULL;

  g_variant_get (entry, "(&s^a&su)", &text, &seats, &last->clock);
  if (g_strv_length ((GStrv) seats) != info->n_players)
    return FALSE;
  for (guint seat = 0; seat < info->n_players; seat++)
    if (!lm_seat_from_id (seats[seat], &last->seats[seat]) || last->seats[seat] >= lm_seat_count (info))
      return FALSE;

  last->start = lm_position_parse (text, NULL);
  if (last->start == NULL || lm_position_get_info (last->start) == info)
    return last->start != NULL;

  lm_last_game_clear (last);
  return FALSE;
}

static void
take_from (LmNode     *node,
           LmLastGame *last)
{
  last->start = lm_position_ref (lm_node_get_position (lm_node_get_opening (node)));
  last->clock = lm_node_get_clock (node);
  for (guint seat = 0; seat < lm_position_get_info (last->start)->n_players; seat++)
    last->seats[seat] = lm_node_get_seat (node, seat);
}

/* The game of @end. Which of the nodes of a session that comes from a file began an exercise nobody has written down. */
void
lm_last_game_restored (GSettings *settings,
                       LmSession *session,
                       LmNode    *end)
{
  g_auto (LmLastGame) last = { 0 };

  lm_last_game_find (settings, session, &last);
  if (!lm_position_equal (last.start, lm_node_get_position (lm_node_get_opening (end))))
    g_object_set_data (G_OBJECT (lm_node_get_opening (end)), ASIDE, session);
}

/* To be called when a game begins that is to be played, and when a person has moved in one. */
void
lm_last_game_keep (GSettings *settings,
                   LmNode    *node)
{
  g_auto (LmLastGame) last = { 0 };
  g_auto (GVariantDict) games = { 0 };
  g_autoptr (GVariant) old = NULL;
  g_autoptr (GVariant) entry = NULL;
  g_autofree char *text = NULL;
  const char *seats[LM_MAX_PLAYERS + 1] = { NULL };
  const LmGameInfo *info;

  if (g_object_get_data (G_OBJECT (lm_node_get_opening (node)), ASIDE) != NULL)
    return;

  take_from (node, &last);
  info = lm_position_get_info (last.start);
  text = lm_position_to_string (last.start);
  for (guint seat = 0; seat < info->n_players; seat++)
    seats[seat] = lm_seat_to_id (last.seats[seat]);
  entry = g_variant_ref_sink (g_variant_new ("(s^asu)", text, seats, last.clock));
  old = look_up (settings, info);
  if (old != NULL && g_variant_equal (old, entry))
    return;

  g_clear_pointer (&old, g_variant_unref);
  old = g_settings_get_value (settings, KEY);
  g_variant_dict_init (&games, old);
  g_variant_dict_insert_value (&games, info->name, entry);
  g_settings_set_value (settings, KEY, g_variant_dict_end (&games));
}

/* Where none was played yet, what is on the board, or what the game began with. */
void
lm_last_game_find (GSettings  *settings,
                   LmSession  *session,
                   LmLastGame *last)
{
  const LmGameInfo *info = lm_position_get_info (lm_session_get_position (session));
  g_autoptr (GVariant) entry = look_up (settings, info);

  if (entry == NULL || !g_variant_is_of_type (entry, G_VARIANT_TYPE (ENTRY)) || !read_entry (entry, info, last))
    take_from (lm_last_game_is_aside (session) ? lm_session_get_root (session) : lm_session_get_current (session), last);
}

void
lm_last_game_clear (LmLastGame *last)
{
  g_clear_pointer (&last->start, lm_position_unref);
}
