/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how the games with theorems are won, in general. */

#include "theory.h"

#include "../rules/rules.h"

#include <glib/gi18n-lib.h>

static const char *
name_value (LmValue value)
{
  return value == LM_VALUE_LOSS ? C_("position", "lost") : C_("position", "won");
}

static LmReason *
tell_hole_at_2 (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 3.1"),
                                    _("With one column nobody has a choice: a chip is placed as long as there is one, then each move takes two. "
                                      "Count the moves that are left: where they are even in number, whoever must move loses."));

  lm_reason_claim (reason, "one-column-rule", position, "%s", "");
  return reason;
}

static LmReason *
tell_hole_at_3 (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorems 4.4 to 4.6"),
                                    _("Only what is over counts when the ones and the twos are divided by three. Leave nothing over in either "
                                      "column, or one chip in one of them."));

  lm_reason_add_row (reason, _("Over"), _("no two"), _("one two"), _("two twos"), NULL);
  for (guint a = 0; a < 3; a++)
    {
      const char *const names[] = { _("no one"), _("one one"), _("two ones") };
      const char *cells[3];

      for (guint b = 0; b < 3; b++)
        cells[b] = name_value (lm_black_hole_theory_value (3, (guint32[]) { a, b }));
      lm_reason_add_row (reason, names[a], cells[0], cells[1], cells[2], NULL);
    }
  lm_reason_claim (reason, "thirds-rule", position, "%s", "");
  return reason;
}

/* "x ≥ y − 1", of the position with these remainders. */
static char *
describe_border (guint p,
                 guint b,
                 guint q)
{
  const LmBlackHoleBorder *border = lm_black_hole_theory_get_border ((guint32[]) { p, b, q });
  const char *sign = border->kind == LM_BLACK_HOLE_AT_LEAST ? "≥" : "≤";

  if (border->kind == LM_BLACK_HOLE_ALWAYS || border->kind == LM_BLACK_HOLE_NEVER)
    return g_strdup (border->kind == LM_BLACK_HOLE_ALWAYS ? C_("lost", "always") : C_("lost", "never"));
  if (border->offset == 0)
    return g_strdup_printf ("x %s y", sign);

  return g_strdup_printf (border->offset > 0 ? "x %s y + %d" : "x %s y − %d", sign, ABS (border->offset));
}

/* The threes leave @q over. */
static void
add_threes (LmReason   *reason,
            LmPosition *position,
            guint       q)
{
  static const guint over[4][2] = { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 0, 1 } };
  g_autofree char *threes = q > 0 ? g_strdup_printf ("4y + %u", q) : g_strdup ("4y");
  g_auto (GStrv) cells = g_new0 (char *, G_N_ELEMENTS (over) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (over); i++)
    {
      cells[i] = describe_border (over[i][0], over[i][1], q);
      lm_reason_claim (reason, "lost-when", position, "%u %u %u %s", over[i][0], over[i][1], q, cells[i]);
    }
  lm_reason_add_row (reason, threes, cells[0], cells[1], cells[2], cells[3], NULL);
}

static LmReason *
tell_hole_at_4 (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, _("BH, Theorems 5.13 and 5.15"),
                                    _("Write the ones as 3x and what is over, and the threes as 4y and what is over. The table tells when that is "
                                      "lost for whoever must move; leave such a position. With one two and ones over it never is; with two twos or more no rule is known."));

  lm_reason_add_row (reason, _("Threes"), _("3x ones"), "3x + 1", "3x + 2", _("3x, a two"), NULL);
  for (guint q = 0; q < 4; q++)
    add_threes (reason, position, q);
  lm_reason_claim (reason, "fourths-rule", position, "%s", "");
  return reason;
}

/* The remainders by @modulus with which placing first from the empty board loses. */
static char *
list_lost_remainders (guint hole,
                      guint modulus)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint rest = 0; rest < modulus; rest++)
    /* Far beyond the exceptions. */
    if (lm_black_hole_theory_empty_value (hole, 100 * modulus + rest) == LM_VALUE_LOSS)
      g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", rest);

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static LmReason *
tell_placing (LmPosition *position,
              guint       hole)
{
  const guint modulus = hole == 3 ? 9 : 16;
  const guint round = lm_black_hole_theory_get_round (hole);
  g_autofree char *lost = list_lost_remainders (hole, modulus);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, hole == 3 ? _("BH, Theorem 4.8") : _("BH, Theorem 5.17"),
                          /* Translators: the modulus, and the sum of a chip and the one opposite. */
                          _("From the empty board who wins follows from what is over when the sum is divided by %u. Often each chip can be answered "
                            "in the opposite column, so that a round takes %u; then what comes after the last round decides."),
                          modulus, round);
  lm_reason_claim (reason, "empty-board-rule", position, "%u %u %s", modulus, round, lost);
  lm_reason_add_row (reason, _("Over, and lost for whoever places first"), NULL);
  lm_reason_add_row (reason, lost, NULL);
  if (hole == 4)
    lm_reason_add_row (reason, _("but the other way round: 2, 17, 32 and 47"), NULL);
  return reason;
}

/* No theorem speaks of a hole beyond F4, nor of placing in every column there. */
LmReason *
lm_black_hole_tell_idea (LmPosition *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  if (variant->hole == 2)
    return tell_hole_at_2 (position);
  if (LM_ZECKENDORF_POSITION (position)->stock == 0 && variant->hole <= 4)
    return variant->hole == 3 ? tell_hole_at_3 (position) : tell_hole_at_4 (position);
  if (variant->hole == 3 || (variant->hole == 4 && !variant->place_any))
    return tell_placing (position, variant->hole);

  return NULL;
}

/* All there is to know of ones, twos and threes. */
static void
say_three_bins (LmReason   *reason,
                LmPosition *position)
{
  lm_reason_say (reason, _("With ones, twos and threes alone there is one more kind of lost position: only the ones are odd in number, or only "
                           "the threes, and of that kind there are more than of the other."));
  lm_reason_claim (reason, "three-bins-rule", position, "%s", "");
}

LmReason *
lm_reversed_tell_idea (LmPosition *position)
{
  const gboolean stagnant = lm_zeckendorf_position_get_variant (position)->stagnant;
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Lemma 4.1 and Theorem 1.6"),
                                    stagnant ? _("Where a move leaves an even number of chips in every column above the ones, you can copy each move from then on, and make the last one.")
                                             : _("Where a move leaves an even number of chips in every column, you can copy each move from then on, and make the last one."));

  lm_reason_claim (reason, "even-rule", position, "%s", "");
  if (!stagnant)
    say_three_bins (reason, position);
  lm_reason_say (reason, _("Where no move leaves such a position, no rule is known: then look ahead, for every answer to a move."));
  lm_reason_claim (reason, "no-rule", position, "%s", "");
  return reason;
}

LmReason *
lm_build_up_tell_idea (LmPosition *position)
{
  LmReason *reason;

  if (LM_ZECKENDORF_POSITION (position)->stock == 0)
    return lm_reversed_tell_idea (position);

  reason = lm_reason_new (LM_STATUS_PROVED, _("RZ, Theorem 5.1"),
                          _("From the empty board whoever puts down first wins the odd sums and 4, and loses all others. Each number k can be "
                            "answered with 4 − k, so that a round takes 4; then the few numbers after the last round decide."));
  lm_reason_claim (reason, "sums-rule", position, "%s", "");
  return reason;
}
