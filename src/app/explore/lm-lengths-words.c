/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-lengths-words.c: lengths of games and shares of them in words and in a table. */

#include "lm-lengths-words.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-number.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Longer fractions say nothing to anybody. */
#define LONGEST_FRACTION 14

/* A lesser one would be rounded to nothing. */
#define LEAST_SHARE 0.0001

/* Digits of a number that can still be grasped. */
#define MOST_DIGITS 12

char *
lm_lengths_describe_share (const LmLengths *lengths,
                mpz_srcptr       weight)
{
  const double share = lm_lengths_get_share (lengths, weight);
  g_autofree char *fraction = lengths->is_sample ? NULL : lm_lengths_print_share (lengths, weight);

  if (lengths->is_sample)
    return g_strdup_printf (_("%.2f %% ± %.2f"), 100 * share, 100 * lm_lengths_get_error (lengths, share));
  if (share > 0 && share < LEAST_SHARE)
    return g_strdup_printf (_("less than %.2f %%"), 100 * LEAST_SHARE);
  if (strlen (fraction) > LONGEST_FRACTION || !strchr (fraction, '/'))
    return g_strdup_printf (_("%.2f %%"), 100 * share);

  return g_strdup_printf (_("%.2f %% (%s)"), 100 * share, fraction);
}

/* How many games there are. */
static char *
describe_games (const LmLengths *lengths)
{
  g_autofree char *digits = mpz_get_str (NULL, 10, lengths->total);

  if (strlen (digits) <= MOST_DIGITS)
    return lm_number_group (digits);

  /* Translators: a large number, such as 3.84 · 10^59. */
  return g_strdup_printf (_("%c.%c%c · 10^%u"), digits[0], digits[1], digits[2], (guint) strlen (digits) - 1);
}

/* @games: all of them, each counted the same */
char *
lm_lengths_describe_exact (const LmLengths *games,
                           guint            n_positions)
{
  g_autofree char *number = describe_games (games);
  g_autofree char *reached = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u position is reached.",
                                                           "%'u positions are reached.", n_positions), n_positions);

  if (mpz_cmp_ui (games->total, 1) == 0)
    return g_strdup_printf (_("Exact: the only game from here. %s"), reached);

  return g_strdup_printf (_("Exact: all %s games from here. %s"), number, reached);
}

/* @sample: (nullable): what was played; @problem: why it is not exact, a sentence */
char *
lm_lengths_describe_sample (const LmLengths *sample,
                            const char      *problem)
{
  g_autofree char *number = NULL;

  if (sample == NULL || mpz_sgn (sample->total) == 0)
    return g_strdup_printf (_("%s So games are played by lot. None has come to its end yet."), problem);

  number = describe_games (sample);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Sampled: %s game of random moves. ± is the standard error. %s",
                                       "Sampled: %s games of random moves. ± is the standard error. %s",
                                       MIN (mpz_get_ui (sample->total), G_MAXINT)),
                          number, problem);
}

char *
lm_lengths_describe_mean (const LmLengths *lengths)
{
  const guint last = lm_lengths_get_end (lengths) - 1;
  double mean, deviation;

  if (lengths->first == last)
    return g_strdup_printf (lengths->is_sample
                              ? g_dngettext (GETTEXT_PACKAGE, "%u move in every game of this sample",
                                             "%u moves in every game of this sample", last)
                              : g_dngettext (GETTEXT_PACKAGE, "%u move in every game", "%u moves in every game", last), last);

  lm_lengths_measure (lengths, &mean, &deviation);
  if (lengths->is_sample)
    return g_strdup_printf (_("%u to %u moves in this sample, on average %.2f ± %.2f, standard deviation %.2f"), lengths->first,
                            last, mean, deviation / sqrt (mpz_get_d (lengths->total)), deviation);

  return g_strdup_printf (_("On average %.2f moves, standard deviation %.2f, median %g"), mean, deviation,
                          lm_lengths_get_median (lengths));
}

char *
lm_lengths_describe_winners (const LmLengths *lengths)
{
  LmGame *game = lm_position_get_game (lengths->position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < lm_game_get_info (game)->n_players; seat++)
    {
      g_autofree char *share = lm_lengths_describe_share (lengths, lengths->winners[seat]);

      g_string_append_printf (text, seat > 0 ? "\n%s: %s" : "%s: %s", lm_game_get_player_name (game, seat), share);
    }

  return g_strdup (text->str);
}

char *
lm_lengths_describe_residues (const LmLengths *lengths,
                   guint            modulo)
{
  const gboolean in_turn = lm_position_get_info (lengths->position)->n_players == 2;
  g_autoptr (GString) text = g_string_new (NULL);
  mpz_t weight;

  mpz_init (weight);
  for (guint residue = 0; residue < modulo; residue++)
    {
      g_autofree char *share = NULL;

      lm_lengths_get_residue (lengths, modulo, residue, weight);
      share = lm_lengths_describe_share (lengths, weight);
      if (residue > 0)
        g_string_append_c (text, '\n');
      if (in_turn)
        /* Translators: the remainder, and of so many players in turn, who would make the last move. */
        g_string_append_printf (text, _("%u (player %u of %u moves last): %s"), residue, residue > 0 ? residue : modulo, modulo,
                                share);
      else
        g_string_append_printf (text, "%u: %s", residue, share);
    }

  mpz_clear (weight);
  return g_strdup (text->str);
}
