/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how the games with theorems are won, in general. */

#include "theory.h"

#include "../rules/rules.h"

#include <glib/gi18n-lib.h>

static LmReason *
tell_hole_at_2 (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorem 3.1"));

  lm_reason_state (reason, "one-column-rule", position);
  return reason;
}

static LmReason *
tell_hole_at_3 (LmPosition *position)
{
  const char *const names[] = { _("no one"), _("one one"), _("two ones") };
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorems 4.4 to 4.6"));

  lm_reason_state (reason, "thirds-rule", position);
  lm_reason_add_row (reason, _("Over"), _("no two"), _("one two"), _("two twos"), NULL);
  for (guint a = 0; a < 3; a++)
    {
      const char *cells[3];

      for (guint b = 0; b < 3; b++)
        {
          const gboolean lost = lm_black_hole_theory_value (3, (guint32[]) { a, b }) == LM_VALUE_LOSS;

          cells[b] = lost ? C_("position", "lost") : C_("position", "won");
          lm_reason_state (reason, "over-in-thirds", position, lm_term_plain (a), lm_term_plain (b),
                           lm_term_text (lost ? "lost" : "won", cells[b]));
        }
      lm_reason_add_row (reason, names[a], cells[0], cells[1], cells[2], NULL);
    }
  return reason;
}

/* "x ≥ y − 1" */
static char *
describe_border (const LmBlackHoleBorder *border,
                 const LmTerm            *sign,
                 const LmTerm            *offset)
{
  if (border->kind == LM_BLACK_HOLE_ALWAYS || border->kind == LM_BLACK_HOLE_NEVER)
    return g_strdup (border->kind == LM_BLACK_HOLE_ALWAYS ? C_("lost", "always") : C_("lost", "never"));

  return g_strdup_printf ("x %s y%s", sign->words, offset->words);
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
      const LmBlackHoleBorder *border = lm_black_hole_theory_get_border ((guint32[]) { over[i][0], over[i][1], q });
      const LmTerm sign = lm_black_hole_theory_term_sign (border);
      const LmTerm offset = lm_black_hole_theory_term_offset (border);

      cells[i] = describe_border (border, &sign, &offset);
      lm_reason_state (reason, "lost-when", position, lm_term_plain (over[i][0]), lm_term_plain (over[i][1]), lm_term_plain (q),
                       sign, offset);
    }
  lm_reason_add_row (reason, threes, cells[0], cells[1], cells[2], cells[3], NULL);
}

static LmReason *
tell_hole_at_4 (LmPosition *position)
{
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("BH, Theorems 5.13 and 5.15"));

  lm_reason_state (reason, "fourths-rule", position);
  lm_reason_add_row (reason, _("Threes"), _("3x ones"), "3x + 1", "3x + 2", _("3x, a two"), NULL);
  for (guint q = 0; q < 4; q++)
    add_threes (reason, position, q);
  return reason;
}

/* The remainders by @modulus with which placing first from the empty board loses. */
static LmTerm
term_lost_remainders (guint hole,
                      guint modulus)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint rest = 0; rest < modulus; rest++)
    /* Far beyond the exceptions. */
    if (lm_black_hole_theory_empty_value (hole, 100 * modulus + rest) == LM_VALUE_LOSS)
      {
        g_string_append_printf (numbers, "%s%u", list->len > 0 ? " " : "", rest);
        g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", rest);
      }

  return lm_term_text (numbers->str, list->str);
}

static LmReason *
tell_placing (LmPosition *position,
              guint       hole)
{
  const guint modulus = hole == 3 ? 9 : 16;
  const LmTerm lost = term_lost_remainders (hole, modulus);
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, hole == 3 ? _("BH, Theorem 4.8") : _("BH, Theorem 5.17"));

  lm_reason_add_row (reason, _("Over, and lost for whoever places first"), NULL);
  lm_reason_add_row (reason, lost.words, NULL);
  if (hole == 4)
    lm_reason_add_row (reason, _("but the other way round: 2, 17, 32 and 47"), NULL);
  lm_reason_state (reason, "empty-board-rule", position, lm_term_plain (modulus),
                   lm_term_plain (lm_black_hole_theory_get_round (hole)), lost);
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

LmReason *
lm_reversed_tell_idea (LmPosition *position)
{
  const gboolean stagnant = lm_zeckendorf_position_get_variant (position)->stagnant;
  LmReason *reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Lemma 4.1 and Theorem 1.6"));

  lm_reason_state (reason, stagnant ? "even-above-rule" : "even-rule", position);
  if (!stagnant)
    lm_reason_state (reason, "three-bins-rule", position);
  lm_reason_state (reason, "no-rule-else", position);
  return reason;
}

LmReason *
lm_build_up_tell_idea (LmPosition *position)
{
  LmReason *reason;

  if (LM_ZECKENDORF_POSITION (position)->stock == 0)
    return lm_reversed_tell_idea (position);

  reason = lm_reason_begin (LM_STATUS_PROVED, _("RZ, Theorem 5.1"));
  lm_reason_state (reason, "sums-rule", position);
  return reason;
}
