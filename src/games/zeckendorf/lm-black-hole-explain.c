/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-black-hole-explain.c: what the theorems on the black-hole game say of a position, and in words. */

#include "config.h"

#include "lm-black-hole-explain.h"

#include "lm-black-hole-theory.h"
#include "lm-zeckendorf-explain.h"
#include "lm-zeckendorf-position.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* Whether chips are placed as the theorems suppose; up to the hole on F3 the outermost columns are all there are. */
static gboolean
places_outer (const LmZeckendorfVariant *variant)
{
  return !variant->place_any || variant->hole <= 3;
}

static gboolean
is_empty (LmPosition *position)
{
  return lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (position)->heights) == 0;
}

static LmValue
get_placing_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  guint32 settled[] = { self->heights[0] + self->stock };

  if (!places_outer (variant))
    return LM_VALUE_UNKNOWN;
  /* One column: everything goes into it, and an odd number of chips changes who moves first there. */
  if (variant->hole == 2)
    return (lm_black_hole_theory_value (2, settled) == LM_VALUE_WIN) != (self->stock % 2 == 1)
             ? LM_VALUE_WIN : LM_VALUE_LOSS;
  if (is_empty (position))
    return lm_black_hole_theory_empty_value (variant->hole, self->stock);

  return lm_black_hole_theory_mirror_loses (variant->hole, self->heights, self->stock)
           ? LM_VALUE_LOSS : LM_VALUE_UNKNOWN;
}

/**
 * lm_black_hole_get_value:
 * @position: a position of the black-hole game
 *
 * Returns: its value by the theorems, or %LM_VALUE_UNKNOWN where they say
 *   nothing
 */
LmValue
lm_black_hole_get_value (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  if (self->stock > 0)
    return get_placing_value (position);

  return lm_black_hole_theory_value (lm_zeckendorf_position_get_variant (position)->hole, self->heights);
}

static LmReason *
explain_loss (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  if (lm_black_hole_get_value (position) != LM_VALUE_LOSS)
    return NULL;
  if (self->stock == 0)
    return lm_black_hole_theory_explain_loss (variant->hole, self->heights);
  if (is_empty (position))
    return lm_black_hole_theory_explain_empty (variant->hole, self->stock);

  return lm_black_hole_theory_explain_mirror (variant->hole, self->heights, self->stock);
}

static LmReason *
explain_end (LmPosition *position)
{
  const guint hole = lm_zeckendorf_position_get_variant (position)->hole;
  const guint64 value = lm_zeckendorf_value (LM_ZECKENDORF_POSITION (position)->heights);

  if (value == 0)
    return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 2.1"),
                          _("There is no chip left to move. Every game that begins with a multiple of F%u = %u ends so."),
                          hole, lm_zeckendorf_fibonacci (hole));

  return lm_reason_new (LM_STATUS_PROVED, _("BH, Theorem 2.1"),
                        _("No column holds two chips, and no two neighbouring columns hold one each, so no move is left. "
                          "Every game that begins with a value of remainder %" PRIu64 " by F%u = %u ends here."),
                        value, hole, lm_zeckendorf_fibonacci (hole));
}

/* What no formula is published for, or NULL. */
static const char *
name_open_question (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);

  if (variant->hole >= 5)
    return _("For a hole beyond F4 no formula is published (BH, section 6, leaves it open), so this was computed.");
  if (self->stock > 0 && !places_outer (variant))
    return _("For placing in every column no formula is published (BH, section 6, leaves it open), so this was computed.");
  if (variant->hole == 4 && self->heights[1] >= 2)
    return _("For two or more twos with the hole on F4 no formula is published (BH, section 6, leaves it open), so this was computed.");

  return NULL;
}

static LmReason *
explain_going_on (LmPosition *position,
                  LmAnswer   *answer)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmReason *reason = lm_zeckendorf_explain_by_losses (answer, explain_loss);
  const char *open = name_open_question (position);

  if (reason == NULL && self->stock > 0 && is_empty (position) && places_outer (variant))
    reason = lm_black_hole_theory_explain_empty (variant->hole, self->stock);
  if (reason == NULL)
    reason = lm_zeckendorf_explain_by_proof (answer, open != NULL ? _("BH, Section 6") : NULL, open);

  return reason;
}

/**
 * lm_black_hole_explain:
 * @position: a position of the black-hole game
 * @answer: what the solver says of it
 * @context: limits and cancellation
 *
 * Returns: (transfer full) (nullable): the theorem that gives the reason, or
 *   that none is known and every reply has its answer; %NULL when the value is
 *   unknown
 */
LmReason *
lm_black_hole_explain (LmPosition     *position,
                       LmAnswer       *answer,
                       LmSolveContext *context)
{
  if (lm_position_is_over (position))
    return explain_end (position);

  return lm_zeckendorf_explain_roles (explain_going_on (position, answer), position, context);
}
