/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idea.c: how subtraction Nim is won, in general. */

#include "config.h"

#include "explain.h"

#include "rules.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* A larger table is not looked through any more. */
#define MAX_ROWS 10

/* "3, 7, 11, …" */
static char *
list_numbers (guint64 first,
              guint64 step)
{
  g_autofree char *a = lm_nim_number_describe (first);
  g_autofree char *b = lm_nim_number_describe (first + step);
  g_autofree char *c = lm_nim_number_describe (first + 2 * step);

  return g_strdup_printf (C_("beginning of an endless list", "%s, %s, %s, …"), a, b, c);
}

static void
add_row (LmReason *reason,
         gboolean  reversed,
         guint64   rest,
         guint64   group)
{
  g_autofree char *numbers = list_numbers (reversed ? rest : rest + 1, group);
  g_autofree char *move = NULL;

  if (rest > 0)
    move = g_strdup_printf (reversed ? _("add %" PRIu64) : _("take %" PRIu64), rest);
  lm_reason_add_row (reason, numbers, rest > 0 ? move : _("lost, whatever is played"), NULL);
}

static void
add_table (LmReason *reason,
           gboolean  reversed,
           guint64   group)
{
  lm_reason_add_row (reason, reversed ? _("Missing") : _("Stones"), _("Whoever must move"), NULL);
  for (guint64 rest = 0; rest < group; rest++)
    add_row (reason, reversed, rest, group);
}

LmReason *
lm_nim_tell_idea (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const gboolean reversed = lm_nim_game_is_reversed (game);
  const guint64 group = lm_nim_game_get_max (game) + 1;
  g_autofree char *number = lm_nim_number_describe (group);
  LmReason *reason;

  reason = lm_reason_new (LM_STATUS_PROVED, "RZ, Example 2.4",
                          reversed ? _("Let a multiple of %s be missing. Whatever is then added, you complete it to %s, until you reach the target.")
                                   : _("Leave a multiple of %s and one stone more. Whatever is then taken, you complete it to %s, until only "
                                       "the last stone is left, which stays."),
                          number, number);
  lm_reason_claim (reason, "nim-rule", position, "%" PRIu64, group);
  if (group <= MAX_ROWS)
    add_table (reason, reversed, group);
  return reason;
}
