/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: the sentences of the board of subtraction Nim. */

#include "words.h"

#include "rules.h"

/* A longer number does not fit below a place. */
#define MAX_SHORT G_GUINT64_CONSTANT (99999)

static gboolean
is_reversed (LmPosition *position)
{
  return lm_nim_game_is_reversed (lm_nim_position_get_game (position));
}

/* How many stones there are and how many the turn may move; nothing when the game is over. */
char *
lm_nim_words_task (LmPosition *position)
{
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  const guint64 target = lm_nim_game_get_target (lm_nim_position_get_game (position));
  const guint64 reach = lm_nim_position_get_reach (position);

  if (is_reversed (position) && reach == 1)
    return g_strdup_printf (_("%'" PRIu64 " of %'" PRIu64 ": add 1."), stones, target);
  if (is_reversed (position))
    return g_strdup_printf (_("%'" PRIu64 " of %'" PRIu64 ": add 1 to %'" PRIu64 "."), stones, target, reach);
  if (reach == 1)
    return g_strdup_printf (ngettext ("%'" PRIu64 " stone: take 1.", "%'" PRIu64 " stones: take 1.",
                                      lm_nim_number_get_plural (stones)),
                            stones);

  return g_strdup_printf (ngettext ("%'" PRIu64 " stone: take 1 to %'" PRIu64 ".",
                                    "%'" PRIu64 " stones: take 1 to %'" PRIu64 ".", lm_nim_number_get_plural (stones)),
                          stones, reach);
}

/* What moving so many leads to: "Take 3: 10 are left." */
char *
lm_nim_words_move (LmPosition *position,
                   guint64     move)
{
  g_autoptr (LmPosition) after = lm_nim_position_after (position, move);
  const guint64 left = LM_NIM_POSITION (after)->stones;

  if (is_reversed (position) && lm_position_is_over (after))
    return g_strdup_printf (_("Add %'" PRIu64 ": then the target is reached."), move);
  if (is_reversed (position))
    return g_strdup_printf (_("Add %'" PRIu64 ": then there are %'" PRIu64 "."), move, left);

  return g_strdup_printf (ngettext ("Take %'" PRIu64 ": then %'" PRIu64 " is left.",
                                    "Take %'" PRIu64 ": then %'" PRIu64 " are left.", lm_nim_number_get_plural (left)),
                          move, left);
}

/* What a place is called: the move that leads there, or the number alone. */
char *
lm_nim_words_place (LmPosition *position,
                    guint64     number)
{
  guint64 move;

  if (lm_nim_position_find_move (position, number, &move))
    return lm_nim_words_move (position, move);
  if (number == LM_NIM_POSITION (position)->stones)
    return g_strdup_printf (_("%'" PRIu64 ": here the game stands."), number);

  return g_strdup_printf ("%'" PRIu64, number);
}

/* What is written below a place: the number, or where it is too long how far it is from the token. */
char *
lm_nim_words_label (LmPosition *position,
                    guint64     number)
{
  const guint64 stones = LM_NIM_POSITION (position)->stones;
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
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  const guint64 end = lm_nim_game_get_end (lm_nim_position_get_game (position));
  g_autofree char *sum = NULL;
  LmNimResidue residue;

  lm_nim_residue_of_position (&residue, position);
  sum = lm_nim_residue_describe (&residue);
  if (residue.rest == 0)
    /* Translators: it begins like “13 − 1 = 12 = 3 × 4”. */
    return g_strdup_printf (_("%'" PRIu64 " − %'" PRIu64 " = %s. Nothing is over: whoever is to move loses."),
                            MAX (stones, end), MIN (stones, end), sum);

  return g_strdup_printf (_("%'" PRIu64 " − %'" PRIu64 " = %s. What is over, %'" PRIu64 ", is the move that wins."),
                          MAX (stones, end), MIN (stones, end), sum, residue.rest);
}

/* Which number wins, in one sentence. */
char *
lm_nim_words_verdict (LmAnswer *answer)
{
  const LmMoveValue *best = lm_answer_get_best (answer);

  if (best == NULL || best->value != LM_VALUE_WIN)
    return g_strdup (_("No number wins."));

  return g_strdup_printf (_("The only number that wins: %'" PRIu64 "."), g_ascii_strtoull (best->move, NULL, 10));
}

/* What a click on a number does in the editor. */
char *
lm_nim_words_edit (guint64 number)
{
  return g_strdup_printf (ngettext ("Let there be %'" PRIu64 " stone.", "Let there be %'" PRIu64 " stones.",
                                    lm_nim_number_get_plural (number)),
                          number);
}
