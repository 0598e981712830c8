/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how Chomp and reversed Chomp are won, in general. */

#include "config.h"

#include "theory.h"

#include "games/chomp/rules/chomp.h"
#include "reversed.h"

#include <glib/gi18n-lib.h>

LmReason *
lm_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, "D. Gale, A Curious Nim-Type Game, 1974",
                                    _("Leave one of these shapes, and whatever is eaten of it, make one of the same kind again, down to the "
                                      "poison alone. Where neither can be left no rule tells which move wins; then look ahead."));

  lm_reason_claim (reason, "lost-shapes", position, "%s", "");
  lm_reason_add_row (reason, _("Shape"), _("Lost for whoever must move"), NULL);
  lm_reason_add_row (reason, _("Two rows or two columns"), _("the one with the poison is longer by one"), NULL);
  lm_reason_add_row (reason, _("An L"), _("both arms are equally long"), NULL);
  return reason;
}

LmReason *
lm_reversed_chomp_tell_idea (LmPosition *position)
{
  LmReason *reason = lm_reason_new (LM_STATUS_PROVED, "RZ, Section 2.1",
                                    _("If the squares still to be added make a whole rectangle, add it. Else leave a rectangle of two rows and "
                                      "two columns or more of which only the square at the bottom left is there: as at the start of a game, "
                                      "which is lost for whoever must move. Where neither can be done no rule is known."));

  lm_reason_claim (reason, "rectangles-rule", position, "%s", "");
  return reason;
}
