/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-coalition-text.c: what some of more than two players can force, in words. */

#include "config.h"

#include "lm-coalition-text.h"

#include <glib/gi18n.h>

static const char *
get_name (LmPosition *position,
          guint       seat)
{
  return lm_game_get_player_name (lm_position_get_game (position), seat);
}

static gboolean
is_single (guint members)
{
  return (members & (members - 1)) == 0;
}

static guint
get_others (LmPosition *position,
            guint       members)
{
  return lm_position_get_left (position) & ~members;
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
list_players (LmPosition *position,
              guint       members,
              const char *last_format)
{
  char *list = NULL;

  for (guint seat = 0; members != 0; seat++)
    {
      if ((members & (1u << seat)) == 0)
        continue;

      members &= ~(1u << seat);
      if (list == NULL)
        list = g_strdup (get_name (position, seat));
      else
        list = join (list, get_name (position, seat), members == 0 ? last_format : C_("list", "%s, %s"));
    }

  return list != NULL ? list : g_strdup ("");
}

/**
 * lm_coalition_text_players:
 * @position: a position
 * @members: a bit for the seat of each player
 *
 * Returns: (transfer full): their names: "Blue, Red and Green"
 */
char *
lm_coalition_text_players (LmPosition *position,
                           guint       members)
{
  return list_players (position, members, C_("last of a list", "%s and %s"));
}

/**
 * lm_coalition_text_value:
 * @value: what is known of a coalition
 *
 * Returns: (transfer none): one word for it
 */
const char *
lm_coalition_text_value (LmValue value)
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

/**
 * lm_coalition_text_name:
 * @position: a position
 * @coalition: some of the players left in it
 *
 * Returns: (transfer full): who stands against whom, and how it ends, short
 */
char *
lm_coalition_text_name (LmPosition        *position,
                        const LmCoalition *coalition)
{
  g_autofree char *members = lm_coalition_text_players (position, coalition->members);
  g_autofree char *others = lm_coalition_text_players (position, get_others (position, coalition->members));

  /* Translators: "Blue and Red against Green and Yellow: forced". */
  return g_strdup_printf (_("%s against %s: %s"), members, others, lm_coalition_text_value (coalition->value));
}

static char *
describe_unknown (LmPosition *position,
                  guint       members)
{
  g_autofree char *names = lm_coalition_text_players (position, members);

  if (is_single (members))
    return g_strdup_printf (_("It is not known whether %s can force a win alone against all the others."), names);

  return g_strdup_printf (_("It is not known whether %s together can make sure that one of them wins."), names);
}

/**
 * lm_coalition_text_power:
 * @position: a position
 * @coalition: some of the players left in it
 *
 * Returns: (transfer full): what they can force, or what the others can prevent,
 *   one sentence
 */
char *
lm_coalition_text_power (LmPosition        *position,
                         const LmCoalition *coalition)
{
  const guint others = get_others (position, coalition->members);
  g_autofree char *members = NULL;
  g_autofree char *against = NULL;

  if (coalition->value == LM_VALUE_UNKNOWN)
    return describe_unknown (position, coalition->members);
  if (coalition->value == LM_VALUE_WIN)
    {
      members = lm_coalition_text_players (position, coalition->members);
      against = list_players (position, others, C_("last of a list", "%s or %s"));
      if (is_single (coalition->members))
        return g_strdup_printf (_("%s can force a win alone against all the others."), members);
      /* Translators: "Blue and Red together can make sure that one of them wins, and not Green or Yellow." */
      return g_strdup_printf (_("%s together can make sure that one of them wins, and not %s."), members, against);
    }

  members = list_players (position, coalition->members, C_("last of a list", "%s or %s"));
  against = lm_coalition_text_players (position, others);
  if (is_single (others))
    return g_strdup_printf (_("%s alone can prevent %s from winning."), against, members);
  return g_strdup_printf (_("%s together can prevent %s from winning."), against, members);
}

/**
 * lm_coalition_text_line:
 * @position: a position
 * @coalition: some of the players left in it, of whom something is known
 *
 * Returns: (transfer full): the heading of its line
 */
char *
lm_coalition_text_line (LmPosition        *position,
                        const LmCoalition *coalition)
{
  const guint length = coalition->line != NULL ? g_strv_length (coalition->line) : 0;
  const guint winners = coalition->value == LM_VALUE_WIN ? coalition->members
                                                         : get_others (position, coalition->members);
  g_autofree char *names = lm_coalition_text_players (position, winners);

  if (length == 0)
    return g_strdup (_("No line is known."));

  return g_strdup_printf (ngettext ("How a game may begin with %s making sure of it (%u move):",
                                    "How a game may begin with %s making sure of it (%u moves):", length),
                          names, length);
}

/* Whether fewer of them are known to force the same. */
static gboolean
has_smaller (LmAnswer          *answer,
             const LmCoalition *coalition)
{
  for (guint i = 0; i < answer->coalitions->len; i++)
    {
      const LmCoalition *other = g_ptr_array_index (answer->coalitions, i);

      if (other->value == LM_VALUE_WIN && other->members != coalition->members
          && (other->members & ~coalition->members) == 0)
        return TRUE;
    }

  return FALSE;
}

/* The smallest coalitions that can keep @seat from winning; %NULL when none is known. */
static char *
list_stoppers (LmAnswer *answer,
               guint     seat)
{
  char *list = NULL;

  for (guint i = 0; i < answer->coalitions->len; i++)
    {
      const LmCoalition *coalition = g_ptr_array_index (answer->coalitions, i);
      g_autofree char *names = NULL;

      if (coalition->value != LM_VALUE_WIN || (coalition->members & (1u << seat)) != 0
          || has_smaller (answer, coalition))
        continue;

      names = lm_coalition_text_players (answer->position, coalition->members);
      if (list == NULL)
        list = g_steal_pointer (&names);
      else
        /* Translators: both are lists of players: "Blue and Red; Green and Yellow". */
        list = join (list, names, C_("list of groups", "%s; %s"));
    }

  return list;
}

/**
 * lm_coalition_text_stopped:
 * @answer: an answer with coalitions
 * @seat: one of the players left
 *
 * Returns: (transfer full): who can keep that player from winning, one sentence
 */
char *
lm_coalition_text_stopped (LmAnswer *answer,
                           guint     seat)
{
  const char *name = get_name (answer->position, seat);
  const LmCoalition *alone = lm_answer_find_coalition (answer, 1u << seat);
  g_autofree char *stoppers = list_stoppers (answer, seat);

  if (alone != NULL && alone->value == LM_VALUE_WIN)
    return g_strdup_printf (_("Nobody can keep %s from winning."), name);
  if (stoppers == NULL)
    return g_strdup_printf (_("Whether %s can be kept from winning is not known."), name);

  /* Translators: "Yellow can be kept from winning by: Blue and Red; Blue and Green." */
  return g_strdup_printf (_("%s can be kept from winning by: %s."), name, stoppers);
}

/* The player who wins alone against all others, if somebody is known to do so. */
static int
find_master (LmAnswer *answer)
{
  const guint left = lm_position_get_left (answer->position);

  for (guint seat = 0; seat < LM_MAX_PLAYERS; seat++)
    {
      const LmCoalition *alone = (left & (1u << seat)) != 0 ? lm_answer_find_coalition (answer, 1u << seat) : NULL;

      if (alone != NULL && alone->value == LM_VALUE_WIN)
        return seat;
    }

  return LM_NOBODY;
}

static gboolean
are_all_alone_refuted (LmAnswer *answer)
{
  for (guint i = 0; i < answer->coalitions->len; i++)
    {
      const LmCoalition *coalition = g_ptr_array_index (answer->coalitions, i);

      if (is_single (coalition->members) && coalition->value != LM_VALUE_LOSS)
        return FALSE;
    }

  return TRUE;
}

/**
 * lm_coalition_text_verdict:
 * @answer: an answer with coalitions
 * @you: the seat of the only person at the board, or %LM_NOBODY
 *
 * Returns: (transfer full): who wins alone, one sentence
 */
char *
lm_coalition_text_verdict (LmAnswer *answer,
                           int       you)
{
  const int master = find_master (answer);

  if (master != LM_NOBODY && master == you)
    return g_strdup (_("You win alone against all the others."));
  if (master != LM_NOBODY)
    return g_strdup_printf (_("%s wins alone against all the others."), get_name (answer->position, master));
  if (are_all_alone_refuted (answer))
    return g_strdup (_("Nobody can be sure to win alone."));
  if (answer->value == LM_VALUE_LOSS)
    return g_strdup_printf (_("%s loses to the coalition of the others."), lm_position_get_turn_name (answer->position));

  return g_strdup (_("It is not known whether anybody can be sure to win alone."));
}
