/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-game.c: the contract of a game, with the defaults that most games share, and positions, each of which asks its game. */

#include "lm-game.h"

#include "lm-error.h"
#include "lm-field-values.h"
#include "lm-game-info.h"
#include "lm-number.h"
#include "lm-query.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Numbered moves up to so many are all listed, unless the game says otherwise. */
#define MAX_LISTED_MOVES 65536

G_DEFINE_ABSTRACT_TYPE (LmGame, lm_game, G_TYPE_OBJECT)
G_DEFINE_BOXED_TYPE (LmPosition, lm_position, lm_position_ref, lm_position_unref)

#define CLASS_OF(position) (LM_GAME_GET_CLASS (lm_position_get_game (position)))

static guint
lm_game_real_get_turn (LmPosition *position)
{
  return position->turn;
}

static int
lm_game_real_get_winner (LmPosition *position)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 1, NULL);

  return moves->len == 0 ? 1 - (int) lm_position_get_turn (position) : LM_NOBODY;
}

static char *
lm_game_real_describe_goal (LmPosition *position)
{
  return g_strdup (_(CLASS_OF (position)->info->goal));
}

static char *
lm_game_real_describe_result (LmPosition *position)
{
  LmGame *game = lm_position_get_game (position);
  const guint winner = lm_position_get_winner (position);

  return g_strdup_printf (_(CLASS_OF (position)->info->result), lm_game_get_player_name (game, winner),
                          lm_game_get_player_name (game, 1 - winner));
}

/* All, or a few from all over, the first and the last among them. */
static GPtrArray *
lm_game_real_list_moves (LmPosition *position,
                         guint       max,
                         gboolean   *complete)
{
  const LmGameInfo *info = CLASS_OF (position)->info;
  const guint most = MIN (max, info->most_listed > 0 ? info->most_listed : MAX_LISTED_MOVES);
  const guint64 n = CLASS_OF (position)->count_moves (position);
  const guint wanted = n <= most || info->few_listed == 0 ? MIN (n, most) : MIN (max, info->few_listed);
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  *complete = wanted == n;
  for (guint i = 0; i < wanted; i++)
    g_ptr_array_add (moves, CLASS_OF (position)->get_move (position, i + 1 < wanted ? i * (n / wanted) : n - 1));

  return moves;
}

static char *
lm_game_real_random_move (LmPosition *position,
                          GRand      *rand)
{
  const LmGameClass *class = CLASS_OF (position);
  g_autoptr (GPtrArray) moves = NULL;

  if (class->count_moves != NULL)
    return class->get_move (position, lm_number_draw (class->count_moves (position), rand));

  moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  if (moves->len == 0)
    return NULL;

  return g_strdup (g_ptr_array_index (moves, g_rand_int_range (rand, 0, moves->len)));
}

static char *
lm_game_real_describe_deed (LmPosition *position,
                            const char *move,
                            const char *who)
{
  g_autofree char *sentence = lm_position_describe_move (position, move, LM_MOVE_SENTENCE);

  /* Translators: a player, then what was done and what the rules made of it. */
  return g_strdup_printf (_("%s: %s."), who, sentence);
}

static const char *
lm_game_real_get_player_id (LmGame *game,
                            guint   seat)
{
  static const char *const ids[LM_MAX_PLAYERS] = { "1", "2", "3", "4" };

  return ids[seat];
}

static const char *
lm_game_real_get_player_name (LmGame *game,
                              guint   seat)
{
  static const char *const names[LM_MAX_PLAYERS] = {
    N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"),
  };

  return _(names[seat]);
}

static LmReason *
lm_game_real_explain (LmPosition     *position,
                      LmAnswer       *answer,
                      LmSolveContext *context)
{
  return NULL;
}

static void
lm_game_class_init (LmGameClass *klass)
{
  klass->get_turn = lm_game_real_get_turn;
  klass->get_winner = lm_game_real_get_winner;
  klass->describe_goal = lm_game_real_describe_goal;
  klass->describe_result = lm_game_real_describe_result;
  klass->list_moves = lm_game_real_list_moves;
  klass->random_move = lm_game_real_random_move;
  klass->describe_deed = lm_game_real_describe_deed;
  klass->get_player_id = lm_game_real_get_player_id;
  klass->get_player_name = lm_game_real_get_player_name;
  klass->explain = lm_game_real_explain;
}

LM_BEGIN_EMPTY (LmGame, lm_game)

/* Returns: (transfer none): what the game is called and how it is read */
const LmGameInfo *
lm_game_get_info (LmGame *game)
{
  g_return_val_if_fail (LM_IS_GAME (game), NULL);

  return LM_GAME_GET_CLASS (game)->info;
}

/* @seat: a seat, from 0. Returns: (transfer none): the player in position text and JSON: "1", "A", "b" */
const char *
lm_game_get_player_id (LmGame *game,
                       guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_id (game, seat);
}

/* @seat: a seat, from 0. Returns: (transfer none): the player for people: "Player 1" */
const char *
lm_game_get_player_name (LmGame *game,
                         guint   seat)
{
  g_return_val_if_fail (LM_IS_GAME (game) && seat < LM_MAX_PLAYERS, NULL);

  return LM_GAME_GET_CLASS (game)->get_player_name (game, seat);
}

/**
 * lm_position_alloc:
 * @game: the game that the position is of
 * @size: bytes of the game's own position structure, which begins with an
 *   #LmPosition
 *
 * For games: a zeroed position to be filled before it is handed out.
 *
 * Returns: (transfer full): the position, to be released by lm_position_unref()
 */
gpointer
lm_position_alloc (LmGame *game,
                   gsize   size)
{
  LmPosition *position;

  g_return_val_if_fail (LM_IS_GAME (game) && size >= sizeof (LmPosition), NULL);

  position = g_slice_alloc0 (size);
  g_atomic_ref_count_init (&position->ref_count);
  position->size = size;
  position->game = g_object_ref (game);
  return position;
}

/**
 * lm_position_parse:
 * @text: a position text
 * @error: return location for %LM_ERROR_POSITION
 *
 * Reads a position of any registered game. Nothing is guessed or repaired.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_position_parse (const char  *text,
                   GError     **error)
{
  g_autoptr (LmQuery) query = lm_query_parse (text, error);
  g_autoptr (LmFieldValues) values = NULL;
  const LmGameInfo *info;

  if (query == NULL)
    return NULL;

  info = lm_game_info_lookup (lm_query_get_game (query));
  if (info == NULL)
    return lm_refuse_null (error, LM_ERROR_POSITION, _("There is no game called “%.40s”."), lm_query_get_game (query));

  if (info->fields == NULL)
    return info->parse (query, error);

  values = lm_field_values_new_from_query (info, query, error);
  return values != NULL ? lm_field_values_create (values, error) : NULL;
}

/**
 * lm_position_ref:
 * @position: a position
 *
 * Returns: (transfer full): @position
 */
LmPosition *
lm_position_ref (LmPosition *position)
{
  g_atomic_ref_count_inc (&position->ref_count);
  return position;
}

/**
 * lm_position_unref:
 * @position: (transfer full): a position
 */
void
lm_position_unref (LmPosition *position)
{
  LmGame *game = position->game;

  if (!g_atomic_ref_count_dec (&position->ref_count))
    return;

  if (LM_GAME_GET_CLASS (game)->free_position != NULL)
    LM_GAME_GET_CLASS (game)->free_position (position);
  g_slice_free1 (position->size, position);
  g_object_unref (game);
}

/* Returns: (transfer none): its game */
LmGame *
lm_position_get_game (LmPosition *position)
{
  return position->game;
}

/* Returns: (transfer none): what its game is called and how it is read */
const LmGameInfo *
lm_position_get_info (LmPosition *position)
{
  return CLASS_OF (position)->info;
}

/**
 * lm_field_values_new_from_position:
 * @position: a position of a game with fields
 *
 * Returns: (transfer full): what the fields say of it
 */
LmFieldValues *
lm_field_values_new_from_position (LmPosition *position)
{
  LmFieldValues *self = lm_field_values_new (lm_position_get_info (position));

  if (lm_field_lookup (lm_position_get_info (position)->fields, "turn") != NULL)
    lm_field_values_set_choice (self, "turn", lm_position_get_turn (position));
  LM_GAME_GET_CLASS (lm_position_get_game (position))->get_values (position, self);
  lm_field_values_prune (self);
  return self;
}

/**
 * lm_position_to_string:
 * @position: a position
 *
 * Returns: (transfer full): its canonical text, which lm_position_parse() reads
 */
char *
lm_position_to_string (LmPosition *position)
{
  g_autoptr (LmFieldValues) values = NULL;

  if (CLASS_OF (position)->get_values == NULL)
    return CLASS_OF (position)->to_string (position);

  values = lm_field_values_new_from_position (position);
  return lm_field_values_to_string (values);
}

/* Returns: (transfer full): the position for people, as short as a title */
char *
lm_position_describe (LmPosition *position)
{
  return CLASS_OF (position)->describe (position);
}

/* Returns: (transfer full): who wins its game, in a sentence */
char *
lm_position_describe_goal (LmPosition *position)
{
  return CLASS_OF (position)->describe_goal (position);
}

/**
 * lm_position_equal:
 * @a: a position
 * @b: a position
 *
 * Returns: whether they are the same position of the same game
 */
gboolean
lm_position_equal (LmPosition *a,
                   LmPosition *b)
{
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  if (a == b)
    return TRUE;

  text = lm_position_to_string (a);
  other = lm_position_to_string (b);
  return strcmp (text, other) == 0;
}

/* Returns: the seat, from 0, of the player to move */
guint
lm_position_get_turn (LmPosition *position)
{
  return CLASS_OF (position)->get_turn (position);
}

/* Returns: (transfer none): the player to move, for people */
const char *
lm_position_get_turn_name (LmPosition *position)
{
  return lm_game_get_player_name (position->game, lm_position_get_turn (position));
}

/* Returns: whether the game is over in it */
gboolean
lm_position_is_over (LmPosition *position)
{
  return lm_position_get_winner (position) != LM_NOBODY;
}

/* Returns: the winner's seat, or %LM_NOBODY while the game goes on */
int
lm_position_get_winner (LmPosition *position)
{
  return CLASS_OF (position)->get_winner (position);
}

/* @position: a position in which the game is over. Returns: (transfer full): who won and why, one sentence for
   people */
char *
lm_position_describe_result (LmPosition *position)
{
  return CLASS_OF (position)->describe_result (position);
}

/**
 * lm_position_list_moves:
 * @position: a position
 * @max: how many moves to list at most
 * @complete: (out) (optional): whether these are all the legal moves
 *
 * Returns: (transfer full) (element-type utf8): legal moves in board order;
 *   none when the game is over
 */
GPtrArray *
lm_position_list_moves (LmPosition *position,
                        guint       max,
                        gboolean   *complete)
{
  gboolean all = TRUE;
  GPtrArray *moves = CLASS_OF (position)->list_moves (position, max, &all);

  if (complete != NULL)
    *complete = all;
  return moves;
}

/* @error: return location for %LM_ERROR_MOVE. Returns: (transfer full) (nullable): the position after @move, or
   %NULL with @error naming the move and what forbids it */
LmPosition *
lm_position_play (LmPosition  *position,
                  const char  *move,
                  GError     **error)
{
  LmPosition *after = CLASS_OF (position)->play (position, move, error);
  g_autofree char *quoted = NULL;

  if (after != NULL || error == NULL || !lm_position_is_over (position))
    return after;

  /* That is so in every game, and comes before all else that forbids it. */
  g_clear_error (error);
  quoted = g_strdelimit (lm_query_quote (move), "\n\r\t", ' ');
  return lm_refuse_null (error, LM_ERROR_MOVE, _("“%s” is not legal: the game is over."), quoted);
}

/**
 * lm_position_leads_to:
 * @position: a position
 * @other: another one
 *
 * Returns: whether one move leads from @position to @other
 */
gboolean
lm_position_leads_to (LmPosition *position,
                      LmPosition *other)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);

      if (lm_position_equal (after, other))
        return TRUE;
    }

  return FALSE;
}

/**
 * lm_position_random_move:
 * @position: a position
 * @rand: where chance comes from
 *
 * Returns: (transfer full) (nullable): a uniformly random legal move, or %NULL
 *   when the game is over
 */
char *
lm_position_random_move (LmPosition *position,
                         GRand      *rand)
{
  if (lm_position_is_over (position))
    return NULL;

  return CLASS_OF (position)->random_move (position, rand);
}

/**
 * lm_position_count_left:
 * @position: a position
 *
 * Returns: how many players are still in the game
 */
guint
lm_position_count_left (LmPosition *position)
{
  guint count = 0;

  for (guint left = lm_position_get_left (position); left != 0; left &= left - 1)
    count++;

  return count;
}

/**
 * lm_position_get_opponent:
 * @position: a position
 *
 * Returns: the seat of the only player left beside the player to move, or
 *   %LM_NOBODY when there are more of them, or none
 */
int
lm_position_get_opponent (LmPosition *position)
{
  guint others = lm_position_get_left (position) & ~(1u << lm_position_get_turn (position));

  return others != 0 && (others & (others - 1)) == 0 ? g_bit_nth_lsf (others, -1) : LM_NOBODY;
}

/**
 * lm_position_describe_move:
 * @position: a position
 * @move: a legal move of it
 * @style: how much to say
 *
 * Returns: (transfer full): the move for people
 */
char *
lm_position_describe_move (LmPosition  *position,
                           const char  *move,
                           LmMoveStyle  style)
{
  return CLASS_OF (position)->describe_move (position, move, style);
}

/**
 * lm_position_describe_deed:
 * @position: the position before a move
 * @move: the move that was made in it
 * @who: who made it, at the beginning of a sentence
 *
 * Returns: (transfer full): what was done, in a sentence
 */
char *
lm_position_describe_deed (LmPosition *position,
                           const char *move,
                           const char *who)
{
  return CLASS_OF (position)->describe_deed (position, move, who);
}
