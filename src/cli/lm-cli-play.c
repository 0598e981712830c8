/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-play.c: the position after some moves. */

#include "config.h"

#include "lm-cli.h"

#include <glib/gi18n.h>

static void
print_json (LmPosition *position)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  lm_cli_json_add_position (builder, position);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, lm_position_is_over (position));
  lm_cli_json_add_player (builder, "turn", position, lm_position_get_turn (position));
  lm_cli_json_add_player (builder, "winner", position, lm_position_get_winner (position));
  json_builder_end_object (builder);

  lm_cli_json_print (builder);
}

static void
print_text (LmPosition *position)
{
  g_autoptr (GString) out = g_string_new (NULL);

  lm_cli_append_position (out, position);
  if (lm_position_is_over (position))
    {
      g_autofree char *result = lm_position_describe_result (position);

      g_string_append_printf (out, "%s\n", result);
    }
  lm_cli_print_text (out->str);
}

static gboolean
play_moves (LmPosition **position,
            GStrv        moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *move = g_utf8_make_valid (moves[i], -1);
      LmPosition *after = lm_position_play (*position, move, &error);

      if (after == NULL)
        {
          lm_cli_complain_error (error);
          return FALSE;
        }
      lm_position_unref (*position);
      *position = after;
    }

  return TRUE;
}

static LmCliStatus
run_play (LmCli *cli,
          GStrv  arguments)
{
  g_autoptr (LmPosition) position = NULL;

  if (!lm_cli_check_count (arguments, G_MAXUINT))
    return LM_CLI_BAD;
  position = lm_cli_parse_position (arguments[0]);
  if (position == NULL || !play_moves (&position, arguments + 1))
    return LM_CLI_BAD;

  if (cli->json)
    print_json (position);
  else
    print_text (position);

  return LM_CLI_OK;
}

const LmCliCommand lm_cli_play_command = {
  .name = "play",
  .arguments = N_("POSITION MOVE…"),
  .summary = N_("Plays moves and prints the position after them."),
  .run = run_play,
};
