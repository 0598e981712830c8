/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook-words.c: what coalitions can force, in words. */

#include "config.h"

#include "../rules/words.h"
#include "outlook.h"

#include <glib/gi18n-lib.h>

static gboolean
is_single (guint members)
{
  return (members & (members - 1)) == 0;
}

static guint
get_others (LmSlsOutlook *self,
            guint         members)
{
  return lm_position_get_left (lm_sls_outlook_get_position (self)) & ~members;
}

static const char *
get_value_name (LmValue value)
{
  static const char *const names[] = {
    [LM_VALUE_UNKNOWN] = NC_("what a coalition can do", "unknown"),
    [LM_VALUE_LOSS] = NC_("what a coalition can do", "refuted"),
    [LM_VALUE_WIN] = NC_("what a coalition can do", "forced"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "what a coalition can do", names[value]);
}

/* Who stands against whom, and how it ends, short. */
char *
lm_sls_outlook_describe_sides (LmSlsOutlook         *self,
                               const LmSlsCoalition *coalition)
{
  g_autofree char *members = lm_sls_describe_players (coalition->members);
  g_autofree char *others = lm_sls_describe_players (get_others (self, coalition->members));

  /* Translators: "Blue and Red against Green and Yellow: forced". */
  return g_strdup_printf (_("%s against %s: %s"), members, others, get_value_name (coalition->value));
}

static char *
describe_unknown (guint members)
{
  g_autofree char *names = lm_sls_describe_players (members);

  if (is_single (members))
    return g_strdup_printf (_("It is not known whether %s can force a win alone against all the others."), names);

  return g_strdup_printf (_("It is not known whether %s together can make sure that one of them wins."), names);
}

/* What they can force, or what the others can prevent, one sentence. */
char *
lm_sls_outlook_describe_power (LmSlsOutlook         *self,
                               const LmSlsCoalition *coalition)
{
  const guint others = get_others (self, coalition->members);
  g_autofree char *members = NULL;
  g_autofree char *against = NULL;

  if (coalition->value == LM_VALUE_UNKNOWN)
    return describe_unknown (coalition->members);
  if (coalition->value == LM_VALUE_WIN)
    {
      members = lm_sls_describe_players (coalition->members);
      against = lm_sls_list_players (others, C_("last of a list", "%s or %s"));
      if (is_single (coalition->members))
        return g_strdup_printf (_("%s can force a win alone against all the others."), members);
      /* Translators: "Blue and Red together can make sure that one of them wins, and not Green or Yellow." */
      return g_strdup_printf (_("%s together can make sure that one of them wins, and not %s."), members, against);
    }

  members = lm_sls_list_players (coalition->members, C_("last of a list", "%s or %s"));
  against = lm_sls_describe_players (others);
  if (is_single (others))
    return g_strdup_printf (_("%s alone can prevent %s from winning."), against, members);
  return g_strdup_printf (_("%s together can prevent %s from winning."), against, members);
}

/* The heading of the line of a coalition of which something is known. */
char *
lm_sls_outlook_describe_line (LmSlsOutlook         *self,
                              const LmSlsCoalition *coalition)
{
  const guint length = coalition->line != NULL ? g_strv_length (coalition->line) : 0;
  const guint winners = coalition->value == LM_VALUE_WIN ? coalition->members : get_others (self, coalition->members);
  g_autofree char *names = lm_sls_describe_players (winners);

  if (length == 0)
    return g_strdup (_("No line is known."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "How a game may begin with %s making sure of it (%u move):",
                                       "How a game may begin with %s making sure of it (%u moves):", length),
                          names, length);
}

/* The smallest coalitions that can keep @seat from winning; %NULL when none is known. */
static char *
list_stoppers (LmSlsOutlook *self,
               guint         seat)
{
  g_autofree char *list = NULL;

  for (guint i = 0; i < lm_sls_outlook_count (self); i++)
    {
      const LmSlsCoalition *coalition = lm_sls_outlook_nth (self, i);
      g_autofree char *before = NULL;
      g_autofree char *names = NULL;

      if (coalition->value != LM_VALUE_WIN || (coalition->members & LM_SLS_BIT (seat)) != 0
          || !lm_sls_outlook_is_least (self, coalition))
        continue;

      before = g_steal_pointer (&list);
      names = lm_sls_describe_players (coalition->members);
      /* Translators: both are lists of players: "Blue and Red; Green and Yellow". */
      list = before != NULL ? g_strdup_printf (C_("list of groups", "%s; %s"), before, names) : g_steal_pointer (&names);
    }

  return g_steal_pointer (&list);
}

/* Who can keep that player from winning, one sentence. */
char *
lm_sls_outlook_describe_stopped (LmSlsOutlook *self,
                                 guint         seat)
{
  const char *name = lm_sls_get_player_name (seat);
  const LmSlsCoalition *alone = lm_sls_outlook_find (self, LM_SLS_BIT (seat));
  g_autofree char *stoppers = list_stoppers (self, seat);

  if (alone != NULL && alone->value == LM_VALUE_WIN)
    return g_strdup_printf (_("Nobody can keep %s from winning."), name);
  if (stoppers == NULL)
    return g_strdup_printf (_("Whether %s can be kept from winning is not known."), name);

  /* Translators: "Yellow can be kept from winning by: Blue and Red; Blue and Green." */
  return g_strdup_printf (_("%s can be kept from winning by: %s."), name, stoppers);
}

/* See #LmOutlookClass. */
char *
lm_sls_outlook_describe_verdict (LmOutlook *outlook,
                                 int        you)
{
  LmSlsOutlook *self = LM_SLS_OUTLOOK (outlook);
  LmPosition *position = lm_sls_outlook_get_position (self);
  gboolean all_refuted = TRUE;

  for (guint i = 0; i < lm_sls_outlook_count (self); i++)
    {
      const LmSlsCoalition *coalition = lm_sls_outlook_nth (self, i);
      const int seat = __builtin_ctz (coalition->members);

      if (!is_single (coalition->members))
        continue;
      if (coalition->value == LM_VALUE_WIN)
        return seat == you ? g_strdup (_("You win alone against all the others."))
                           : g_strdup_printf (_("%s wins alone against all the others."), lm_sls_get_player_name (seat));
      all_refuted = all_refuted && coalition->value == LM_VALUE_LOSS;
    }

  if (all_refuted)
    return g_strdup (_("Nobody can be sure to win alone."));
  if (lm_outlook_get_value (outlook, lm_position_get_turn (position)) == LM_VALUE_LOSS)
    return g_strdup_printf (_("%s loses to the coalition of the others."), lm_position_get_turn_name (position));

  return g_strdup (_("It is not known whether anybody can be sure to win alone."));
}
