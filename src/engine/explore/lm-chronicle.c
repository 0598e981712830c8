/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-chronicle.c: what happened in games, event by event, as the rows of a table. */

#include "lm-chronicle.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-party.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/solve/lm-solve-context.h"

#include <glib/gi18n-lib.h>

/* Nobody has seen a game of computers that is half as long. */
#define MOST_STEPS 10000

struct _LmChronicle
{
  LmTableRun       *run;
  const LmGameInfo *info;
  LmChronicleFunc   tell;
  LmGame           *rules; /* of the game that is told */
  guint64           game;
  guint             step;
  const char       *move;
  gboolean          goes_on;
};

const char *const lm_chronicle_options[] = { "file=", "start=", "moves=", "seats=", "seed=", NULL };

const char * const *
lm_chronicle_get_columns (GHashTable *options)
{
  static const char *const columns[] = { "game", "step", "event", "player", "other", "number", "what", "move", NULL };

  return columns;
}

/**
 * lm_chronicle_add:
 * @self: a chronicle
 * @event: what happened: a word for programs
 * @player: the seat of who did it, or %LM_NOBODY
 * @other: the seat of whom it was done to, or with, or %LM_NOBODY
 * @number: of what it is about, or 0
 * @what: (nullable): more about it
 *
 * Adds a row.
 */
void
lm_chronicle_add (LmChronicle *self,
                  const char  *event,
                  int          player,
                  int          other,
                  guint        number,
                  const char  *what)
{
  const char *one = player != LM_NOBODY ? lm_game_get_player_id (self->rules, player) : NULL;
  const char *two = other != LM_NOBODY ? lm_game_get_player_id (self->rules, other) : NULL;

  if (self->goes_on)
    self->goes_on = self->run->emit (LM_ROW (lm_cell_number (self->game), lm_cell_number (self->step), lm_cell_text (event), lm_cell_text (one),
                                             lm_cell_text (two), lm_cell_unless (number, 0), lm_cell_text (what), lm_cell_text (self->move)),
                                     self->run->emit_data);
}

static void
begin (LmChronicle *self,
       LmPosition  *start)
{
  g_autofree char *text = lm_position_to_string (start);

  self->rules = lm_position_get_game (start);
  self->game++;
  self->step = 0;
  self->move = "";
  lm_chronicle_add (self, "start", lm_position_get_turn (start), LM_NOBODY, 0, text);
}

static void
add_step (LmChronicle *self,
          LmPosition  *before,
          const char  *move,
          LmPosition  *after)
{
  self->step++;
  self->move = move;
  self->tell (self, before, move, after);
  if (lm_position_is_over (after))
    lm_chronicle_add (self, "win", lm_position_get_winner (after), LM_NOBODY, 0, NULL);
}

/* --- a saved game ---------------------------------------------------------- */

static void
tell_to (LmChronicle *self,
         LmNode      *node)
{
  LmNode *parent = lm_node_get_parent (node);

  if (parent != NULL)
    tell_to (self, parent);
  if (lm_node_get_move (node) == NULL)
    begin (self, lm_node_get_position (node));
  else
    add_step (self, lm_node_get_position (parent), lm_node_get_move (node), lm_node_get_position (node));
}

/* All games of the file that lead to what its board shows. */
static gboolean
tell_file (LmChronicle  *self,
           const char   *path,
           GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (LmSession) session = g_file_is_native (file) ? lm_saved_game_load (file, NULL, error) : NULL;
  const LmGameInfo *info = session != NULL ? lm_position_get_info (lm_session_get_position (session)) : NULL;

  if (!g_file_is_native (file))
    return lm_refuse (error, LM_ERROR_ARGUMENT, _("“%s” is not a file of this computer."), path);
  if (session == NULL)
    return FALSE;
  if (info == self->info)
    {
      tell_to (self, lm_session_get_current (session));
      return TRUE;
    }

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("“%s” is a game of “%s”, not of “%s”."), path, info->name, self->info->name);
  return FALSE;
}

/* --- a game that is told move by move -------------------------------------- */

static LmPosition *
read_start (LmChronicle  *self,
            const char   *text,
            GError      **error)
{
  g_autoptr (LmPosition) start = lm_position_parse (text != NULL ? text : self->info->start, error);

  if (start == NULL || lm_position_get_info (start) == self->info)
    return g_steal_pointer (&start);

  return lm_refuse_null (error, LM_ERROR_ARGUMENT, _("--start takes a position of “%s”, not “%s”."), self->info->name, text);
}

/* The moves are quoted as for a shell, for some have blanks in them. */
static gboolean
tell_moves (LmChronicle  *self,
            GHashTable   *options,
            GError      **error)
{
  const char *text = g_hash_table_lookup (options, "moves");
  g_autoptr (LmPosition) position = read_start (self, g_hash_table_lookup (options, "start"), error);
  g_auto (GStrv) moves = NULL;

  if (position == NULL || (*text != '\0' && !g_shell_parse_argv (text, NULL, &moves, error)))
    return FALSE;

  begin (self, position);
  for (guint i = 0; moves != NULL && moves[i] != NULL; i++)
    {
      LmPosition *after = lm_position_play (position, moves[i], error);

      if (after == NULL)
        return FALSE;
      add_step (self, position, moves[i], after);
      lm_position_unref (position);
      position = after;
    }

  return TRUE;
}

/* --- games among computers ------------------------------------------------- */

static gboolean
play_game (LmChronicle      *self,
           LmPosition       *start,
           const LmCompany  *company,
           guint32           seed,
           GError          **error)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (LmPosition) position = lm_position_ref (start);

  begin (self, start);
  while (!lm_position_is_over (position) && self->step < MOST_STEPS && self->goes_on)
    {
      g_autofree char *move = lm_party_choose (position, company, rand, self->run->context, error);
      g_autoptr (LmPosition) after = move != NULL ? lm_position_play (position, move, error) : NULL;

      if (after == NULL || lm_solve_context_should_stop (self->run->context, error))
        return FALSE;
      add_step (self, position, move, after);
      lm_position_unref (position);
      position = g_steal_pointer (&after);
    }

  return TRUE;
}

/* One level for all, or one for each. */
static gboolean
read_seats (const LmGameInfo *info,
            const char       *text,
            LmCompany        *company,
            GError          **error)
{
  g_auto (GStrv) ids = g_strsplit (text != NULL ? text : "casual", ",", -1);
  const guint n = g_strv_length (ids);

  *company = (LmCompany) { .error_percent = LM_CASUAL_ERROR_PERCENT };
  for (guint i = 0; (n == 1 || n == info->n_players) && i < info->n_players; i++)
    if (!lm_seat_from_id (ids[n == 1 ? 0 : i], &company->seats[i]) || company->seats[i] == LM_SEAT_PERSON)
      break;
    else if (i + 1 == info->n_players)
      return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
               _("--seats takes one computer for all or %u of them, such as “casual”, “perfect” or “random”, not “%s”."), info->n_players,
               text);
  return FALSE;
}

static gboolean
play_games (LmChronicle  *self,
            GHashTable   *options,
            GError      **error)
{
  const char *seed_text = g_hash_table_lookup (options, "seed");
  g_autoptr (LmPosition) start = read_start (self, g_hash_table_lookup (options, "start"), error);
  const guint64 to = MAX (MAX (self->run->from, 1), self->run->to);
  guint64 seed = 1;
  LmCompany company;

  if (start == NULL || !read_seats (self->info, g_hash_table_lookup (options, "seats"), &company, error))
    return FALSE;
  if (seed_text != NULL && !g_ascii_string_to_unsigned (seed_text, 10, 0, G_MAXUINT32, &seed, NULL))
    g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT, _("%s takes a whole number from %s to %s, not “%s”."), "--seed", "0", "4294967295",
                 seed_text);
  if (error != NULL && *error != NULL)
    return FALSE;

  self->game = MAX (self->run->from, 1) - 1;
  while (self->game < to && self->goes_on)
    {
      lm_solve_context_set_progress (self->run->context, self->game, to);
      if (!play_game (self, start, &company, seed + self->game, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * lm_chronicle_run:
 * @run: what a table of the command line is asked for; its options are those of
 *   %lm_chronicle_options
 * @info: the game
 * @tell: tells what happened with a move
 * @error: return location
 *
 * Tells a saved game, a game of the given moves, or games that computers play from a seed on, the same
 * ones for the same seed.
 *
 * Returns: whether all went well
 */
gboolean
lm_chronicle_run (LmTableRun        *run,
                  const LmGameInfo  *info,
                  LmChronicleFunc    tell,
                  GError           **error)
{
  LmChronicle self = { .run = run, .info = info, .tell = tell, .goes_on = TRUE };
  const char *path = g_hash_table_lookup (run->options, "file");

  if (path == NULL && g_hash_table_contains (run->options, "moves"))
    return tell_moves (&self, run->options, error);
  return path != NULL ? tell_file (&self, path, error) : play_games (&self, run->options, error);
}
