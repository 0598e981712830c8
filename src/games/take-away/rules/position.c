/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: a pile, the limit of this turn, and what may be taken. */

#include "config.h"

#include "position.h"

#include "games/take-away/take-away.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* 10^1000 has one digit more than its exponent. */
#define MAX_DIGITS (LM_TAKE_AWAY_MAX_EXPONENT + 1)

/* What taking the whole of the largest pile would allow with the largest alpha, 10^1003, has so many digits. */
#define MAX_LIMIT_DIGITS (MAX_DIGITS + 3)

/* So many moves are listed one by one whatever is asked for; of more, the smallest ones and the largest. */
#define MAX_LISTED_MOVES 65536
#define MAX_LISTED_OF_MANY 24

static const LmTakeAwayFraction *
get_alpha (LmPosition *position)
{
  return lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
}

static LmTakeAwayPosition *
alloc (LmGame *game,
       guint   turn)
{
  LmTakeAwayPosition *self = lm_position_alloc (game, sizeof (LmTakeAwayPosition));

  mpz_init (self->stones);
  mpz_init (self->limit);
  self->turn = turn;
  return self;
}

/**
 * lm_take_away_position_free:
 * @position: a position about to go
 *
 * Frees its numbers.
 */
void
lm_take_away_position_free (LmPosition *position)
{
  mpz_clear (LM_TAKE_AWAY_POSITION (position)->stones);
  mpz_clear (LM_TAKE_AWAY_POSITION (position)->limit);
}

static gboolean
set_too_many (GError **error)
{
  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("The pile “stones” is too large: it may have at most 10^%d stones."), LM_TAKE_AWAY_MAX_EXPONENT);
  return FALSE;
}

static gboolean
set_negative (GError **error)
{
  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                       _("The pile “stones” cannot have a negative number of stones."));
  return FALSE;
}

static gboolean
check_stones (mpz_srcptr   stones,
              GError     **error)
{
  g_auto (mpz_t) maximum;

  mpz_init (maximum);
  mpz_ui_pow_ui (maximum, 10, LM_TAKE_AWAY_MAX_EXPONENT);
  if (mpz_sgn (stones) < 0)
    return set_negative (error);

  return mpz_cmp (stones, maximum) <= 0 || set_too_many (error);
}

/* A pile of one stone in the opening and an empty pile leave nothing to take; otherwise there is a move. */
static gboolean
check_limit (mpz_srcptr   stones,
             mpz_srcptr   limit,
             GError     **error)
{
  if (mpz_sgn (limit) > 0 || mpz_cmp_ui (stones, 1) <= 0)
    return TRUE;

  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                       _("“limit” must be at least 1, for every turn may take a stone."));
  return FALSE;
}

/**
 * lm_take_away_position_new:
 * @game: an #LmTakeAway
 * @stones: the pile, from 0 to 10^1000
 * @limit: (nullable): how many stones may be taken, at least 1 where there are
 *   two stones or more; %NULL in the opening, which may take all but one
 * @turn: the seat of the player to move
 * @error: return location for %LM_ERROR_POSITION, which names the key
 *
 * A pile of one stone has an opening too, but it is over at once: the stone
 * may not be taken.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_take_away_position_new (LmGame      *game,
                           mpz_srcptr   stones,
                           mpz_srcptr   limit,
                           guint        turn,
                           GError     **error)
{
  LmTakeAwayPosition *self;

  if (!check_stones (stones, error) || (limit != NULL && !check_limit (stones, limit, error)))
    return NULL;

  self = alloc (game, turn);
  mpz_set (self->stones, stones);
  if (limit != NULL)
    mpz_set (self->limit, mpz_cmp (limit, stones) < 0 ? limit : stones);
  else if (mpz_sgn (stones) > 0)
    mpz_sub_ui (self->limit, stones, 1);

  return &self->parent;
}

/**
 * lm_take_away_position_after:
 * @position: a position
 * @taken: from 1 to its limit
 *
 * Returns: (transfer full): the position after taking so many stones
 */
LmPosition *
lm_take_away_position_after (LmPosition *position,
                             mpz_srcptr  taken)
{
  const LmTakeAwayPosition *before = LM_TAKE_AWAY_POSITION (position);
  LmTakeAwayPosition *after = alloc (lm_position_get_game (position), 1 - before->turn);

  mpz_sub (after->stones, before->stones, taken);
  lm_take_away_fraction_multiply (get_alpha (position), taken, after->limit);
  if (mpz_cmp (after->limit, after->stones) > 0)
    mpz_set (after->limit, after->stones);

  return &after->parent;
}

static gboolean
parse_stones (LmQuery  *query,
              mpz_t     stones,
              GError  **error)
{
  const char *text = lm_query_get (query, "stones");

  if (text != NULL && text[0] == '-' && g_ascii_isdigit (text[1]))
    return set_negative (error);

  text = lm_query_get_digits (query, "stones", error);
  if (text == NULL)
    return FALSE;
  if (strlen (text) > MAX_DIGITS)
    return set_too_many (error);

  mpz_set_str (stones, text, 10);
  return check_stones (stones, error);
}

static gboolean
parse_limit (LmQuery  *query,
             mpz_t     limit,
             GError  **error)
{
  const char *text = lm_query_get_digits (query, "limit", error);

  if (text == NULL)
    return FALSE;

  if (strlen (text) > MAX_LIMIT_DIGITS)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                   _("“limit” is too large: it may have at most %d digits."), MAX_LIMIT_DIGITS);
      return FALSE;
    }

  mpz_set_str (limit, text, 10);
  return TRUE;
}

/**
 * lm_take_away_position_parse:
 * @game: an #LmTakeAway, of the alpha that @query has
 * @query: a position text
 * @error: return location for %LM_ERROR_POSITION
 *
 * Reads the keys "stones", "limit" and "turn".
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_take_away_position_parse (LmGame   *game,
                             LmQuery  *query,
                             GError  **error)
{
  const gboolean has_limit = lm_query_has (query, "limit");
  g_auto (mpz_t) stones;
  g_auto (mpz_t) limit;
  guint turn = 0;

  mpz_init (stones);
  mpz_init (limit);
  if (!parse_stones (query, stones, error)
      || (has_limit && !parse_limit (query, limit, error))
      || !lm_query_get_turn (query, &turn, error))
    return NULL;

  return lm_take_away_position_new (game, stones, has_limit ? limit : NULL, turn, error);
}

/**
 * lm_take_away_position_is_opening:
 * @position: a position
 *
 * Returns: whether its limit is that of the opening: all but one stone, or
 *   nothing of an empty pile
 */
gboolean
lm_take_away_position_is_opening (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_auto (mpz_t) kept;

  mpz_init (kept);
  mpz_sub (kept, self->stones, self->limit);
  return mpz_sgn (self->stones) == 0 || mpz_cmp_ui (kept, 1) == 0;
}

/**
 * lm_take_away_position_to_string:
 * @position: a position
 *
 * Returns: (transfer full): the canonical text
 */
char *
lm_take_away_position_to_string (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *alpha = lm_take_away_fraction_to_string (get_alpha (position));
  g_autofree char *stones = lm_take_away_number_to_string (self->stones);
  g_autofree char *limit = NULL;

  if (!lm_take_away_position_is_opening (position))
    limit = lm_take_away_number_to_string (self->limit);

  return g_strconcat ("lastmove:take-away?alpha=", alpha, "&stones=", stones,
                      limit != NULL ? "&limit=" : "", limit != NULL ? limit : "",
                      self->turn == 1 ? "&turn=2" : NULL, NULL);
}

/**
 * lm_take_away_position_describe:
 * @position: a position
 *
 * Returns: (transfer full): "35 stones, α = 3", and after the opening the
 *   limit too
 */
char *
lm_take_away_position_describe (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const gulong plural = lm_take_away_number_get_plural (self->stones);
  g_autofree char *alpha = lm_take_away_fraction_to_string (get_alpha (position));
  g_autofree char *stones = lm_take_away_number_describe (self->stones);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_take_away_position_is_opening (position))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s stone, α = %s", "%s stones, α = %s", plural),
                            stones, alpha);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s stone, limit %s, α = %s", "%s stones, limit %s, α = %s", plural),
                          stones, limit, alpha);
}

/**
 * lm_take_away_position_get_turn:
 * @position: a position
 *
 * Returns: the seat of the player to move
 */
guint
lm_take_away_position_get_turn (LmPosition *position)
{
  return LM_TAKE_AWAY_POSITION (position)->turn;
}

/**
 * lm_take_away_position_get_winner:
 * @position: a position
 *
 * Returns: the seat of the player who is not to move when nothing may be
 *   taken, else %LM_NOBODY
 */
int
lm_take_away_position_get_winner (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);

  return mpz_sgn (self->limit) == 0 ? 1 - (int) self->turn : LM_NOBODY;
}

/**
 * lm_take_away_position_describe_result:
 * @position: a position in which the game is over
 *
 * Returns: (transfer full): who won and why
 */
char *
lm_take_away_position_describe_result (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const char *winner = lm_game_get_player_name (self->parent.game, 1 - self->turn);
  const char *loser = lm_game_get_player_name (self->parent.game, self->turn);

  if (mpz_sgn (self->stones) == 0)
    return g_strdup_printf (_("%s wins: no stone is left for %s."), winner, loser);

  return g_strdup_printf (_("%s wins: %s may not take the only stone, for the first turn has to leave one."),
                          winner, loser);
}

static void
add_text (GPtrArray  *texts,
          mpz_srcptr  number)
{
  g_ptr_array_add (texts, lm_take_away_number_to_string (number));
}

/**
 * lm_take_away_position_list_moves:
 * @position: a position
 * @max: how many moves to list at most
 * @complete: (out): whether these are all
 *
 * Where there are more moves than anybody wants to see, the smallest ones and
 * the largest.
 *
 * Returns: (transfer full) (element-type utf8): legal moves in ascending order
 */
GPtrArray *
lm_take_away_position_list_moves (LmPosition *position,
                                  guint       max,
                                  gboolean   *complete)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_auto (mpz_t) move;
  guint wanted;

  *complete = mpz_cmp_ui (self->limit, MIN (max, MAX_LISTED_MOVES)) <= 0;
  wanted = *complete ? mpz_get_ui (self->limit) : MIN (max, MAX_LISTED_OF_MANY);
  mpz_init (move);
  while (texts->len < wanted)
    {
      if (texts->len > 0 && texts->len + 1 == wanted)
        mpz_set (move, self->limit);
      else
        mpz_add_ui (move, move, 1);
      add_text (texts, move);
    }

  return texts;
}

/* Why @text cannot be read as a move: as much of it as fits into a sentence. */
static void
set_unreadable (LmPosition  *position,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');
  g_autofree char *limit = lm_take_away_number_describe (LM_TAKE_AWAY_POSITION (position)->limit);

  if (lm_position_is_over (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not a move, and the game is over."), quoted);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not a number of stones to take; it must be from 1 to %s."), quoted, limit);
}

static void
set_illegal (LmPosition  *position,
             mpz_srcptr   taken,
             GError     **error)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *number = lm_take_away_number_describe (taken);
  g_autofree char *stones = lm_take_away_number_describe (self->stones);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_position_is_over (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: the game is over."), number);
  else if (mpz_sgn (taken) == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: every turn takes at least one stone, and this one at most %s."), number, limit);
  else if (mpz_cmp (taken, self->stones) > 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: there are only %s stones, and this turn may take from 1 to %s."),
                 number, stones, limit);
  else if (mpz_cmp (taken, self->stones) == 0 && lm_take_away_position_is_opening (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: those are all the stones, and the first turn has to leave one; "
                   "it may take from 1 to %s."),
                 number, limit);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: the limit of this turn is %s; it may take from 1 to that."), number, limit);
}

/**
 * lm_take_away_position_play:
 * @position: a position
 * @text: any text, however long
 * @error: return location for %LM_ERROR_MOVE
 *
 * Returns: (transfer full) (nullable): the position after the move, or %NULL
 *   with @error naming it, what forbids it and what is legal
 */
LmPosition *
lm_take_away_position_play (LmPosition  *position,
                            const char  *text,
                            GError     **error)
{
  g_auto (mpz_t) taken;

  mpz_init (taken);
  if (!lm_take_away_number_is_decimal (text, MAX_DIGITS))
    {
      set_unreadable (position, text, error);
      return NULL;
    }

  mpz_set_str (taken, text, 10);
  if (mpz_sgn (taken) == 0 || mpz_cmp (taken, LM_TAKE_AWAY_POSITION (position)->limit) > 0)
    {
      set_illegal (position, taken, error);
      return NULL;
    }

  return lm_take_away_position_after (position, taken);
}

/**
 * lm_take_away_position_random_move:
 * @position: a position in which the game goes on
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a legal move, each with the same chance
 */
char *
lm_take_away_position_random_move (LmPosition *position,
                                   GRand      *rand)
{
  g_auto (mpz_t) taken;

  mpz_init (taken);
  lm_take_away_number_draw (taken, LM_TAKE_AWAY_POSITION (position)->limit, rand);
  return lm_take_away_number_to_string (taken);
}

/**
 * lm_take_away_position_describe_move:
 * @position: a position
 * @text: a legal move of it
 * @style: how much to say
 *
 * Returns: (transfer full): the move for people
 */
char *
lm_take_away_position_describe_move (LmPosition  *position,
                                     const char  *text,
                                     LmMoveStyle  style)
{
  g_autofree char *number = NULL;
  g_auto (mpz_t) taken;

  mpz_init (taken);
  if (!lm_take_away_number_is_decimal (text, MAX_DIGITS))
    return g_strdup (text);

  mpz_set_str (taken, text, 10);
  if (mpz_cmp (taken, LM_TAKE_AWAY_POSITION (position)->stones) == 0 && style == LM_MOVE_PLACE)
    return g_strdup (_("the whole pile"));

  number = lm_take_away_number_describe (taken);
  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take %s stone", "Take %s stones",
                                           lm_take_away_number_get_plural (taken)),
                              number);
    case LM_MOVE_PLACE:
      return g_strdup (_("the end of the pile"));
    case LM_MOVE_LABEL:
    default:
      return g_steal_pointer (&number);
    }
}
