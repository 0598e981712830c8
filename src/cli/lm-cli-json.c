/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-json.c: one JSON object per line. */

#include "lm-cli.h"

#include <string.h>

void
lm_cli_json_add_position (JsonBuilder *builder,
                          LmPosition  *position)
{
  g_autofree char *text = lm_position_to_string (position);

  lm_cli_json_add_string (builder, "position", text);
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

/* A player by the name in position text: a number when it is one, and null for nobody. */
void
lm_cli_json_add_player (JsonBuilder *builder,
                        const char  *name,
                        LmPosition  *position,
                        int          seat)
{
  const char *id = NULL;

  if (seat != LM_NOBODY)
    id = lm_game_get_player_id (lm_position_get_game (position), seat);

  if (id != NULL && is_number (id))
    lm_cli_json_add_number (builder, name, g_ascii_strtoull (id, NULL, 10));
  else
    lm_cli_json_add_string (builder, name, id);
}

/* The member "distance" is null when it is not known. */
void
lm_cli_json_add_distance (JsonBuilder *builder,
                          guint        distance)
{
  if (distance == LM_DISTANCE_UNKNOWN)
    lm_cli_json_add_string (builder, "distance", NULL);
  else
    lm_cli_json_add_number (builder, "distance", distance);
}

/* %NULL stands for null. */
void
lm_cli_json_add_string (JsonBuilder *builder,
                        const char  *name,
                        const char  *text)
{
  json_builder_set_member_name (builder, name);
  if (text != NULL)
    json_builder_add_string_value (builder, text);
  else
    json_builder_add_null_value (builder);
}

void
lm_cli_json_add_number (JsonBuilder *builder,
                        const char  *name,
                        guint64      number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, (gint64) number);
}

gboolean
lm_cli_json_print (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = json_builder_get_root (builder);
  g_autofree char *text = json_to_string (root, FALSE);
  g_autofree char *line = g_strconcat (text, "\n", NULL);

  return lm_cli_print (line);
}
