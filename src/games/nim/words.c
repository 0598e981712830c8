/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: the sentences of the board of subtraction Nim. */

#include "config.h"

#include "words.h"

#include "theory.h"

#include <glib/gi18n.h>
#include <inttypes.h>

/* A longer number does not fit below a place. */
#define MAX_SHORT G_GUINT64_CONSTANT (99999)

static gboolean
is_reversed (LmPosition *position)
{
  return lm_nim_game_is_reversed (lm_nim_position_get_game (position));
}

/* How many stones there are and how many the turn may move; nothing when the game is over. */
char *
lm_nim_words_turn (LmPosition *position)
{
  const guint64 counted = lm_nim_position_get_stones (position);
  g_autofree char *stones = lm_nim_number_describe (counted);
  g_autofree char *target = lm_nim_number_describe (lm_nim_game_get_target (lm_nim_position_get_game (position)));
  g_autofree char *reach = lm_nim_number_describe (lm_nim_position_get_reach (position));

  if (lm_position_is_over (position))
    return g_strdup ("");
  if (is_reversed (position) && lm_nim_position_get_reach (position) == 1)
    return g_strdup_printf (_("%s of %s: add 1."), stones, target);
  if (is_reversed (position))
    return g_strdup_printf (_("%s of %s: add 1 to %s."), stones, target, reach);
  if (lm_nim_position_get_reach (position) == 1)
    return g_strdup_printf (ngettext ("%s stone: take 1.", "%s stones: take 1.",
                                      lm_nim_number_get_plural (counted)),
                            stones);

  return g_strdup_printf (ngettext ("%s stone: take 1 to %s.", "%s stones: take 1 to %s.",
                                    lm_nim_number_get_plural (counted)),
                          stones, reach);
}

/* What moving so many leads to: "Take 3: 10 are left." */
char *
lm_nim_words_move (LmPosition *position,
                   guint64     move)
{
  g_autoptr (LmPosition) after = lm_nim_position_after (position, move);
  const guint64 left = lm_nim_position_get_stones (after);
  g_autofree char *moved = lm_nim_number_describe (move);
  g_autofree char *stones = lm_nim_number_describe (left);

  if (is_reversed (position) && lm_position_is_over (after))
    return g_strdup_printf (_("Add %s: then the target is reached."), moved);
  if (is_reversed (position))
    return g_strdup_printf (_("Add %s: then there are %s."), moved, stones);

  return g_strdup_printf (ngettext ("Take %s: then %s is left.", "Take %s: then %s are left.",
                                    lm_nim_number_get_plural (left)),
                          moved, stones);
}

/* What a place is called: the move that leads there, or the number alone. */
char *
lm_nim_words_place (LmPosition *position,
                    guint64     number)
{
  g_autofree char *text = lm_nim_number_describe (number);
  guint64 move;

  if (lm_nim_position_find_move (position, number, &move))
    return lm_nim_words_move (position, move);
  if (number == lm_nim_position_get_stones (position))
    return g_strdup_printf (_("%s: here the game stands."), text);

  return g_strdup (text);
}

/* What is written below a place: the number, or where it is too long how far it is from the token. */
char *
lm_nim_words_label (LmPosition *position,
                    guint64     number)
{
  const guint64 stones = lm_nim_position_get_stones (position);
  const guint64 distance = number > stones ? number - stones : stones - number;

  if (number <= MAX_SHORT)
    return g_strdup_printf ("%" PRIu64, number);
  if (distance == 0)
    return g_strdup (C_("place on a strip", "here"));
  if (distance <= MAX_SHORT)
    return g_strdup_printf (number > stones ? "+%" PRIu64 : "−%" PRIu64, distance);
  if (number == lm_nim_game_get_end (lm_nim_position_get_game (position)))
    return g_strdup (C_("place on a strip", "end"));

  return g_strdup ("…");
}

/* The division that decides the game, in one line. */
char *
lm_nim_words_arithmetic (LmPosition *position)
{
  const guint64 max = lm_nim_game_get_max (lm_nim_position_get_game (position));
  g_autofree char *stones = lm_nim_number_describe (lm_nim_position_get_stones (position));
  g_autofree char *end = lm_nim_number_describe (lm_nim_game_get_end (lm_nim_position_get_game (position)));
  g_autofree char *sum = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *difference = NULL;
  LmNimResidue residue;

  lm_nim_residue_compute (&residue, lm_nim_position_get_left (position), max);
  sum = lm_nim_residue_describe (&residue);
  rest = lm_nim_number_describe (residue.rest);
  difference = is_reversed (position) ? g_strdup_printf ("%s − %s", end, stones)
                                      : g_strdup_printf ("%s − %s", stones, end);
  if (residue.rest == 0)
    /* Translators: the first two are like “13 − 1” and “12 = 3 × 4”. */
    return g_strdup_printf (_("%s = %s. Nothing is over: whoever is to move loses."), difference, sum);

  return g_strdup_printf (_("%s = %s. What is over, %s, is the move that wins."), difference, sum, rest);
}

static char *
find_win (LmAnswer *answer)
{
  for (guint i = 0; i < answer->moves->len; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);

      if (move->value == LM_VALUE_WIN)
        return lm_nim_number_describe (g_ascii_strtoull (move->move, NULL, 10));
    }

  return NULL;
}

/* Which number wins, in one sentence. */
char *
lm_nim_words_verdict (LmAnswer *answer)
{
  g_autofree char *win = find_win (answer);

  if (win == NULL)
    return g_strdup (_("No number wins."));

  return g_strdup_printf (_("The only number that wins: %s."), win);
}

/* What a click on a number does in the editor. */
char *
lm_nim_words_edit (guint64 number)
{
  g_autofree char *text = lm_nim_number_describe (number);

  return g_strdup_printf (ngettext ("Let there be %s stone.", "Let there be %s stones.",
                                    lm_nim_number_get_plural (number)),
                          text);
}
