/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-cli-play.c: the position after some moves. */

#include "lm-cli.h"

#include <glib/gi18n.h>

/* Of some positions the moves have no end that anybody waits for. */
#define MOVES_MAX 1000

static gboolean lists_moves;
static gboolean draws_every;
static gboolean draws_notes;

static const GOptionEntry entries[] = {
  { "moves", 0, 0, G_OPTION_ARG_NONE, &lists_moves, N_("Print the moves that are legal then instead, one a line, at most 1000"), NULL },
  LM_CLI_OUTPUT_ENTRY (N_("Draw the board into this file instead: .svg, .png, .pdf, or .tex for TikZ")),
  { "every", 0, 0, G_OPTION_ARG_NONE, &draws_every, N_("With --output: draw the board before and after every move"), NULL },
  { "notes", 0, 0, G_OPTION_ARG_NONE, &draws_notes, N_("With --output: draw what the board shows when asked to as well, such as residues"), NULL },
  { NULL }
};

static void
print_moves (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, MOVES_MAX, NULL);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (moves, i));
  lm_cli_print (out->str);
}

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

/* All positions on the way come into @positions. */
static gboolean
play_moves (LmPosition **position,
            GStrv        moves,
            GPtrArray   *positions)
{
  g_ptr_array_add (positions, lm_position_ref (*position));
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
      g_ptr_array_add (positions, lm_position_ref (after));
    }

  return TRUE;
}

static LmCliStatus
run_play (LmCli *cli,
          GStrv  arguments)
{
  static const char *const no_others[] = { NULL };
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  g_autoptr (LmPosition) position = NULL;
  g_autoptr (GError) error = NULL;
  guint format;

  if (!lm_cli_find_output (no_others, &format, &error))
    return lm_cli_complain_error (error);
  if (!lm_cli_check_count (arguments, G_MAXUINT))
    return LM_CLI_BAD;
  position = lm_cli_parse_position (arguments[0]);
  if (position == NULL || !play_moves (&position, arguments + 1, positions))
    return LM_CLI_BAD;

  if (format != LM_CLI_PRINTED)
    return draws_every ? lm_cli_write_game (positions, arguments + 1, format, draws_notes)
                       : lm_cli_write_position (position, format, draws_notes);
  if (lists_moves)
    print_moves (position);
  else if (cli->json)
    print_json (position);
  else
    print_text (position);

  return LM_CLI_OK;
}

const LmCliCommand lm_cli_play_command = {
  .name = "play",
  .arguments = N_("POSITION MOVE…"),
  .summary = N_("Plays moves and prints the position after them."),
  .entries = entries,
  .run = run_play,
};
