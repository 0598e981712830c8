/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit.c: positions made from what somebody types or wants by lot. */

#include "config.h"

#include "edit.h"

#include "games/take-away/take-away.h"

#include <glib/gi18n.h>
#include <string.h>

/* A pile by lot has about as many digits as the one before, and at least these. */
#define LEAST_RANDOM_DIGITS 2

/* Longer texts cannot be a pile, nor a limit that means anything. */
#define MAX_TYPED_DIGITS 1100

/**
 * lm_take_away_edit_strip:
 * @text: what somebody has typed
 *
 * Returns: (transfer full): the text without blanks, with which people group
 *   digits
 */
char *
lm_take_away_edit_strip (const char *text)
{
  GString *stripped = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isspace (g_utf8_get_char (p)))
      g_string_append_unichar (stripped, g_utf8_get_char (p));

  return g_string_free (stripped, FALSE);
}

/* A whole number; a negative one is refused by the rules, in their words. */
static gboolean
read_number (const char *text,
             mpz_t       number)
{
  g_autofree char *typed = lm_take_away_edit_strip (text);
  const char *digits = g_str_has_prefix (typed, "-") ? typed + 1 : typed;

  return lm_take_away_number_is_decimal (digits, MAX_TYPED_DIGITS) && mpz_set_str (number, typed, 10) == 0;
}

static gboolean
read_alpha (const char          *text,
            LmTakeAwayFraction  *alpha,
            GError             **error)
{
  if (text[0] != '\0')
    return lm_take_away_fraction_read (text, alpha, error);

  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, _("Write what α is, for example 3, 2.5 or 43/11."));
  return FALSE;
}

static gboolean
read_stones (const char  *text,
             mpz_t        stones,
             GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);

  if (read_number (text, stones))
    return TRUE;

  if (text[0] == '\0')
    g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                         _("Write how many stones are in the pile, for example 35."));
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("“%s” is not a number of stones."), quoted);
  return FALSE;
}

static gboolean
read_limit (const char  *text,
            mpz_t        limit,
            GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);

  if (read_number (text, limit))
    return TRUE;

  if (text[0] == '\0')
    g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                         _("Write how many stones the next turn may take at most."));
  else
    g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
                 _("“%s” is not a limit: it must be a number of stones."), quoted);
  return FALSE;
}

/**
 * lm_take_away_edit_read:
 * @alpha: alpha as typed: "3", "2.5" or "43/11"
 * @stones: the pile as typed
 * @limit: (nullable): the limit as typed, or %NULL in the opening
 * @turn: the seat of the player to move
 * @error: return location for %LM_ERROR_POSITION: one sentence that names what
 *   is wrong
 *
 * Returns: (transfer full) (nullable): the position that was typed
 */
LmPosition *
lm_take_away_edit_read (const char  *alpha,
                        const char  *stones,
                        const char  *limit,
                        guint        turn,
                        GError     **error)
{
  LmTakeAwayFraction fraction;
  g_autoptr (LmGame) game = NULL;
  g_auto (mpz_t) pile;
  g_auto (mpz_t) most;

  mpz_init (pile);
  mpz_init (most);
  if (!read_alpha (alpha, &fraction, error)
      || !read_stones (stones, pile, error)
      || (limit != NULL && !read_limit (limit, most, error)))
    return NULL;

  game = lm_take_away_new (&fraction);
  return lm_take_away_position_new (game, pile, limit != NULL ? most : NULL, turn, error);
}

/**
 * lm_take_away_edit_limit:
 * @position: a position
 * @limit: how many stones may be taken, at least 1
 *
 * Returns: (transfer full) (nullable): the same pile with that limit
 */
LmPosition *
lm_take_away_edit_limit (LmPosition *position,
                         mpz_srcptr  limit)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);

  return lm_take_away_position_new (lm_position_get_game (position), self->stones, limit, self->turn, NULL);
}

/**
 * lm_take_away_edit_turn:
 * @position: a position
 * @turn: a seat, 0 or 1
 *
 * Returns: (transfer full): the same pile with the player of that seat to move
 */
LmPosition *
lm_take_away_edit_turn (LmPosition *position,
                        guint       turn)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);

  return lm_take_away_position_new (lm_position_get_game (position), self->stones,
                                    lm_take_away_position_is_opening (position) ? NULL : self->limit, turn, NULL);
}

/* From 2 to 10^d, d being how many digits the pile has. */
static void
draw_stones (LmPosition *position,
             mpz_t       stones,
             GRand      *rand)
{
  g_autofree char *digits = lm_take_away_number_to_string (LM_TAKE_AWAY_POSITION (position)->stones);
  const guint n_digits = CLAMP (strlen (digits), LEAST_RANDOM_DIGITS, LM_TAKE_AWAY_MAX_EXPONENT);
  g_auto (mpz_t) maximum;

  mpz_init (maximum);
  mpz_ui_pow_ui (maximum, 10, n_digits);
  mpz_sub_ui (maximum, maximum, 1);
  lm_take_away_number_draw (stones, maximum, rand);
  mpz_add_ui (stones, stones, 1);
}

/* What a move of less than half of the pile could have led to. */
static void
draw_limit (LmPosition *position,
            mpz_srcptr  stones,
            mpz_t       limit,
            GRand      *rand)
{
  g_auto (mpz_t) taken;
  g_auto (mpz_t) half;

  mpz_init (taken);
  mpz_init (half);
  mpz_cdiv_q_2exp (half, stones, 1);
  lm_take_away_number_draw (taken, half, rand);
  lm_take_away_fraction_multiply (lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position))),
                                  taken, limit);
}

/**
 * lm_take_away_edit_random:
 * @position: a position
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a pile of about that size by lot, in the opening
 *   or with a limit that a move could have left
 */
LmPosition *
lm_take_away_edit_random (LmPosition *position,
                          GRand      *rand)
{
  const gboolean opening = g_rand_boolean (rand);
  g_auto (mpz_t) stones;
  g_auto (mpz_t) limit;

  mpz_init (stones);
  mpz_init (limit);
  draw_stones (position, stones, rand);
  draw_limit (position, stones, limit, rand);

  return lm_take_away_position_new (lm_position_get_game (position), stones, opening ? NULL : limit,
                                    LM_TAKE_AWAY_POSITION (position)->turn, NULL);
}
