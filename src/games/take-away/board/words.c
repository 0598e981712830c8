/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: what the board says of a pile, in sentences. */

#include "board.h"

#include "games/take-away/take-away.h"

/* More winning amounts are counted rather than listed. */
#define MAX_LISTED_WINS 6

/* Where there is little room, a longer number is written as a power of ten. */
#define MAX_DIGITS 9

static void
append_superscript (GString *text,
                    guint    number)
{
  static const char *const digits[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  g_autofree char *plain = g_strdup_printf ("%u", number);

  for (const char *p = plain; *p != '\0'; p++)
    g_string_append (text, digits[*p - '0']);
}

/* The number where there is little room: all its digits, or where they are many, "≈ 1.23 × 10⁴⁵". */
char *
lm_take_away_caption_shorten (mpz_srcptr number)
{
  g_autofree char *digits = lm_take_away_number_to_string (number);
  const guint n_digits = strlen (digits);
  guint rounded;
  GString *text;

  if (n_digits <= MAX_DIGITS)
    return lm_number_group (digits);

  digits[4] = '\0';
  rounded = (g_ascii_strtoull (digits, NULL, 10) + 5) / 10;
  text = g_string_new (NULL);
  g_string_append_printf (text, "≈ %.2f × 10", rounded < 1000 ? rounded / 100.0 : 1.0);
  append_superscript (text, rounded < 1000 ? n_digits - 1 : n_digits);
  return g_string_free (text, FALSE);
}

char *
lm_take_away_caption_task (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const gboolean opening = lm_take_away_position_is_opening (position);
  g_autofree char *stones = lm_take_away_caption_shorten (self->stones);
  g_autofree char *limit = lm_take_away_caption_shorten (self->limit);

  if (mpz_cmp_ui (self->stones, 1) == 0)
    return g_strdup (_("Take the last stone."));
  if (mpz_cmp_ui (self->limit, 1) == 0)
    return g_strdup_printf (_("Take 1 of the %s stones."), stones);
  if (mpz_cmp (self->limit, self->stones) == 0)
    return g_strdup_printf (_("Take 1 to %s of the %s stones: you may take all."), limit, stones);

  return g_strdup_printf (opening ? _("Take 1 to %s of the %s stones, not all.")
                                  : _("Take 1 to %s of the %s stones."),
                          limit, stones);
}

char *
lm_take_away_caption_rule (LmPosition *position)
{
  const LmTakeAwayFraction *alpha = lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
  g_autofree char *factor = lm_take_away_fraction_to_string (alpha);

  if (alpha->numerator == alpha->denominator)
    return g_strdup (_("The other player may then take at most as many as you."));

  return g_strdup_printf (_("The other player may then take at most %s times as many as you."), factor);
}

char *
lm_take_away_caption_take (LmPosition *position,
                           mpz_srcptr  amount)
{
  g_autoptr (LmPosition) after = lm_take_away_position_after (position, amount);
  const LmTakeAwayPosition *rest = LM_TAKE_AWAY_POSITION (after);
  g_autofree char *taken = lm_take_away_number_describe (amount);
  g_autofree char *left = lm_take_away_number_describe (rest->stones);
  g_autofree char *limit = lm_take_away_number_describe (rest->limit);

  if (mpz_sgn (rest->stones) == 0)
    return g_strdup_printf (_("Take %s: no stone is left."), taken);
  if (mpz_cmp (rest->stones, rest->limit) == 0)
    return g_strdup_printf (ngettext ("Take %s: %s stone is left, and the other player may take it.",
                                      "Take %s: %s stones are left, and the other player may take them all.",
                                      lm_take_away_number_get_plural (rest->stones)),
                            taken, left);

  return g_strdup_printf (ngettext ("Take %s: %s stone is left, and the other player may take at most %s.",
                                    "Take %s: %s stones are left, and the other player may take at most %s.",
                                    lm_take_away_number_get_plural (rest->stones)),
                          taken, left, limit);
}

char *
lm_take_away_caption_too_many (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_take_away_position_is_opening (position))
    return g_strdup (_("The first turn has to leave a stone."));

  return g_strdup_printf (ngettext ("Only the last stone can be taken in this turn.",
                                    "Only the last %s stones can be taken in this turn.",
                                    lm_take_away_number_get_plural (self->limit)),
                          limit);
}

char *
lm_take_away_caption_choose (LmPosition *position)
{
  g_autofree char *limit = lm_take_away_number_describe (LM_TAKE_AWAY_POSITION (position)->limit);

  return g_strdup_printf (_("Choose first how many stones to take, from 1 to %s."), limit);
}

char *
lm_take_away_caption_limit (mpz_srcptr limit)
{
  g_autofree char *number = lm_take_away_number_describe (limit);

  return g_strdup_printf (_("Set the limit: the next turn may take at most %s."), number);
}

/* "6 of 35 stones selected". */
char *
lm_take_away_caption_selected (LmPosition *position,
                               mpz_srcptr  amount)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *number = lm_take_away_number_describe (amount);
  g_autofree char *stones = lm_take_away_number_describe (self->stones);

  return g_strdup_printf (ngettext ("%s of %s stone selected", "%s of %s stones selected",
                                    lm_take_away_number_get_plural (self->stones)),
                          number, stones);
}

static char *
describe_amount (const char *text)
{
  g_auto (mpz_t) number;

  mpz_init_set_str (number, text, 10);
  return lm_take_away_number_describe (number);
}

/* The first few of the winning amounts. */
static char *
list_wins (LmAnswer *answer,
           guint     max)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < answer->moves->len && max > 0; i++)
    {
      const LmMoveValue *move = g_ptr_array_index (answer->moves, i);
      g_autofree char *amount = NULL;

      if (move->value != LM_VALUE_WIN)
        continue;

      amount = describe_amount (move->move);
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", amount);
      max--;
    }

  return g_string_free (list, FALSE);
}

char *
lm_take_away_caption_verdict (LmAnswer *answer)
{
  guint n_wins = lm_answer_count (answer, LM_VALUE_WIN);
  g_autofree char *wins = list_wins (answer, MAX_LISTED_WINS);
  guint n_more = n_wins - MIN (n_wins, MAX_LISTED_WINS);

  if (answer->value == LM_VALUE_UNKNOWN)
    return g_strdup (_("Which amounts win is not known."));
  if (n_wins == 0)
    return g_strdup (_("No amount wins."));
  if (n_more > 0)
    return g_strdup_printf (ngettext ("Amounts that win: %s and %u more.", "Amounts that win: %s and %u more.", n_more),
                            wins, n_more);

  return g_strdup_printf (ngettext ("The only amount that wins: %s.", "Amounts that win: %s.", n_wins), wins);
}
