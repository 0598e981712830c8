/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook-words.c: what coalitions can force, in words. */

#include "config.h"

#include "outlook-words.h"

#include <glib/gi18n-lib.h>

static const char *
get_name (LmSlsOutlook *self,
          guint         seat)
{
  return lm_game_get_player_name (lm_position_get_game (lm_sls_outlook_get_position (self)), seat);
}

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

/* Takes @list. */
static char *
join (char       *list,
      const char *next,
      const char *format)
{
  char *longer = g_strdup_printf (format, list, next);

  g_free (list);
  return longer;
}

/* With @last_format between the last two. */
static char *
list_players (LmSlsOutlook *self,
              guint         members,
              const char   *last_format)
{
  char *list = NULL;

  for (guint seat = 0; members != 0; seat++)
    {
      if ((members & (1u << seat)) == 0)
        continue;

      members &= ~(1u << seat);
      if (list == NULL)
        list = g_strdup (get_name (self, seat));
      else
        list = join (list, get_name (self, seat), members == 0 ? last_format : C_("list", "%s, %s"));
    }

  return list != NULL ? list : g_strdup ("");
}

/* "Blue, Red and Green" */
char *
lm_sls_outlook_describe_players (LmSlsOutlook *self,
                                 guint         members)
{
  return list_players (self, members, C_("last of a list", "%s and %s"));
}

static const char *
get_value_name (LmValue value)
{
  switch (value)
    {
    case LM_VALUE_WIN:
      return C_("what a coalition can do", "forced");
    case LM_VALUE_LOSS:
      return C_("what a coalition can do", "refuted");
    case LM_VALUE_UNKNOWN:
    default:
      return C_("what a coalition can do", "unknown");
    }
}

/* Who stands against whom, and how it ends, short. */
char *
lm_sls_outlook_describe_sides (LmSlsOutlook         *self,
                               const LmSlsCoalition *coalition)
{
  g_autofree char *members = lm_sls_outlook_describe_players (self, coalition->members);
  g_autofree char *others = lm_sls_outlook_describe_players (self, get_others (self, coalition->members));

  /* Translators: "Blue and Red against Green and Yellow: forced". */
  return g_strdup_printf (_("%s against %s: %s"), members, others, get_value_name (coalition->value));
}

static char *
describe_unknown (LmSlsOutlook *self,
                  guint         members)
{
  g_autofree char *names = lm_sls_outlook_describe_players (self, members);

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
    return describe_unknown (self, coalition->members);
  if (coalition->value == LM_VALUE_WIN)
    {
      members = lm_sls_outlook_describe_players (self, coalition->members);
      against = list_players (self, others, C_("last of a list", "%s or %s"));
      if (is_single (coalition->members))
        return g_strdup_printf (_("%s can force a win alone against all the others."), members);
      /* Translators: "Blue and Red together can make sure that one of them wins, and not Green or Yellow." */
      return g_strdup_printf (_("%s together can make sure that one of them wins, and not %s."), members, against);
    }

  members = list_players (self, coalition->members, C_("last of a list", "%s or %s"));
  against = lm_sls_outlook_describe_players (self, others);
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
  g_autofree char *names = lm_sls_outlook_describe_players (self, winners);

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
  char *list = NULL;

  for (guint i = 0; i < lm_sls_outlook_count (self); i++)
    {
      const LmSlsCoalition *coalition = lm_sls_outlook_nth (self, i);
      g_autofree char *names = NULL;

      if (coalition->value != LM_VALUE_WIN || (coalition->members & (1u << seat)) != 0
          || !lm_sls_outlook_is_least (self, coalition))
        continue;

      names = lm_sls_outlook_describe_players (self, coalition->members);
      if (list == NULL)
        list = g_steal_pointer (&names);
      else
        /* Translators: both are lists of players: "Blue and Red; Green and Yellow". */
        list = join (list, names, C_("list of groups", "%s; %s"));
    }

  return list;
}

/* Who can keep that player from winning, one sentence. */
char *
lm_sls_outlook_describe_stopped (LmSlsOutlook *self,
                                 guint         seat)
{
  const char *name = get_name (self, seat);
  const LmSlsCoalition *alone = lm_sls_outlook_find (self, 1u << seat);
  g_autofree char *stoppers = list_stoppers (self, seat);

  if (alone != NULL && alone->value == LM_VALUE_WIN)
    return g_strdup_printf (_("Nobody can keep %s from winning."), name);
  if (stoppers == NULL)
    return g_strdup_printf (_("Whether %s can be kept from winning is not known."), name);

  /* Translators: "Yellow can be kept from winning by: Blue and Red; Blue and Green." */
  return g_strdup_printf (_("%s can be kept from winning by: %s."), name, stoppers);
}

/* The player who wins alone against all others, if somebody is known to do so. */
static int
find_master (LmSlsOutlook *self)
{
  for (guint i = 0; i < lm_sls_outlook_count (self); i++)
    {
      const LmSlsCoalition *coalition = lm_sls_outlook_nth (self, i);

      if (is_single (coalition->members) && coalition->value == LM_VALUE_WIN)
        return __builtin_ctz (coalition->members);
    }

  return LM_NOBODY;
}

static gboolean
are_all_alone_refuted (LmSlsOutlook *self)
{
  for (guint i = 0; i < lm_sls_outlook_count (self); i++)
    {
      const LmSlsCoalition *coalition = lm_sls_outlook_nth (self, i);

      if (is_single (coalition->members) && coalition->value != LM_VALUE_LOSS)
        return FALSE;
    }

  return TRUE;
}

/* Who wins alone, one sentence; see #LmOutlookClass. */
char *
lm_sls_outlook_describe_verdict (LmSlsOutlook *self,
                                 int           you)
{
  LmPosition *position = lm_sls_outlook_get_position (self);
  const int master = find_master (self);

  if (master != LM_NOBODY && master == you)
    return g_strdup (_("You win alone against all the others."));
  if (master != LM_NOBODY)
    return g_strdup_printf (_("%s wins alone against all the others."), get_name (self, master));
  if (are_all_alone_refuted (self))
    return g_strdup (_("Nobody can be sure to win alone."));
  if (lm_outlook_get_value (LM_OUTLOOK (self), lm_position_get_turn (position)) == LM_VALUE_LOSS)
    return g_strdup_printf (_("%s loses to the coalition of the others."), lm_position_get_turn_name (position));

  return g_strdup (_("It is not known whether anybody can be sure to win alone."));
}
