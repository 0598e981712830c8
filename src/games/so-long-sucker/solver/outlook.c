/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outlook.c: what each coalition of more than two players left can force, also in words. */

#include "solver.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (LmSlsOutlook, lm_sls_outlook, LM_TYPE_OUTLOOK)

static void
coalition_free (LmSlsCoalition *coalition)
{
  g_strfreev (coalition->line);
  g_free (coalition);
}

static gboolean
lm_sls_outlook_is_complete (LmOutlook *outlook)
{
  return lm_sls_outlook_count_unknown (LM_SLS_OUTLOOK (outlook)) == 0;
}

static LmValue
lm_sls_outlook_get_value (LmOutlook *outlook,
                          guint      seat)
{
  const LmSlsCoalition *alone = lm_sls_outlook_find (LM_SLS_OUTLOOK (outlook), 1u << seat);

  return alone != NULL ? alone->value : LM_VALUE_LOSS;
}

static gboolean
is_single (guint members)
{
  return (members & (members - 1)) == 0;
}

static char *
lm_sls_outlook_describe (LmOutlook *outlook,
                         int        you)
{
  LmSlsOutlook *self = LM_SLS_OUTLOOK (outlook);
  LmPosition *position = self->position;
  gboolean all_refuted = TRUE;

  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->coalitions->pdata[i];
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

  return g_strdup (_("Whether anybody can be sure to win alone was not decided."));
}

/* As the position text calls the players: "brg". */
static char *
get_text (const LmSlsCoalition *coalition)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < LM_SLS_PLAYERS; seat++)
    if (coalition->members & LM_SLS_BIT (seat))
      g_string_append_c (text, lm_sls_get_letter (seat));

  return g_string_free (text, FALSE);
}

static const char *
get_power_name (LmValue value)
{
  static const char *const names[] = {
    [LM_VALUE_UNKNOWN] = NC_("what players together can do", "unknown"),
    [LM_VALUE_LOSS] = NC_("what players together can do", "cannot"),
    [LM_VALUE_WIN] = NC_("what players together can do", "can force it"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "what players together can do", names[value]);
}

static GStrv
make_row (char *players,
          char *power,
          char *line)
{
  GStrv row = g_new0 (char *, 4);

  row[0] = players;
  row[1] = power;
  row[2] = line;
  return row;
}

static GPtrArray *
lm_sls_outlook_list_rows (LmOutlook *outlook)
{
  LmSlsOutlook *self = LM_SLS_OUTLOOK (outlook);
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_ptr_array_add (rows, make_row (g_strdup (_("Players")), g_strdup (_("One of them wins")),
                                   g_strdup (_("For example"))));
  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->coalitions->pdata[i];

      g_ptr_array_add (rows, make_row (get_text (coalition), g_strdup (get_power_name (coalition->value)),
                                       coalition->line != NULL ? g_strjoinv (" ", coalition->line) : g_strdup ("")));
    }

  return rows;
}

/* The words of the interface for programs, which are not translated. */
static const char *const verdicts[] = {
  [LM_VALUE_UNKNOWN] = "unknown", [LM_VALUE_LOSS] = "refuted", [LM_VALUE_WIN] = "forced",
};

static LmRows *
lm_sls_outlook_to_rows (LmOutlook *outlook)
{
  static const char *const columns[] = { "coalition", "verdict", "line", NULL };
  LmSlsOutlook *self = LM_SLS_OUTLOOK (outlook);
  g_autofree char *title = lm_position_to_string (self->position);
  LmRows *rows = lm_rows_new (columns, LM_PLOT_CURVE, title, NULL);

  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->coalitions->pdata[i];
      g_autofree char *players = get_text (coalition);
      g_autofree char *line = coalition->line != NULL ? g_strjoinv (" ", coalition->line) : g_strdup ("");

      lm_rows_add (rows, LM_ROW (lm_cell_text (players), lm_cell_text (verdicts[coalition->value]), lm_cell_text (line)));
    }

  return rows;
}

static void
lm_sls_outlook_write_json (LmOutlook   *outlook,
                           JsonBuilder *builder)
{
  LmSlsOutlook *self = LM_SLS_OUTLOOK (outlook);

  json_builder_set_member_name (builder, "coalitions");
  json_builder_begin_object (builder);
  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->coalitions->pdata[i];
      g_autofree char *text = get_text (coalition);

      json_builder_set_member_name (builder, text);
      json_builder_add_string_value (builder, verdicts[coalition->value]);
    }
  json_builder_end_object (builder);
}

static void
lm_sls_outlook_finalize (GObject *object)
{
  LmSlsOutlook *self = LM_SLS_OUTLOOK (object);

  g_ptr_array_unref (self->coalitions);
  lm_position_unref (self->position);
  g_free (self->estimate);

  G_OBJECT_CLASS (lm_sls_outlook_parent_class)->finalize (object);
}

static void
lm_sls_outlook_class_init (LmSlsOutlookClass *klass)
{
  LmOutlookClass *outlook_class = LM_OUTLOOK_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_sls_outlook_finalize;
  outlook_class->is_complete = lm_sls_outlook_is_complete;
  outlook_class->get_value = lm_sls_outlook_get_value;
  outlook_class->describe = lm_sls_outlook_describe;
  outlook_class->list_rows = lm_sls_outlook_list_rows;
  outlook_class->to_rows = lm_sls_outlook_to_rows;
  outlook_class->write_json = lm_sls_outlook_write_json;
}

static void
lm_sls_outlook_init (LmSlsOutlook *self)
{
  self->coalitions = g_ptr_array_new_with_free_func ((GDestroyNotify) coalition_free);
}

/* It has every proper subset of the players left and knows nothing of any, for a solver to fill. */
LmSlsOutlook *
lm_sls_outlook_new (LmPosition *position)
{
  LmSlsOutlook *self = g_object_new (LM_SLS_TYPE_OUTLOOK, NULL);
  const guint left = lm_position_get_left (position);

  self->position = lm_position_ref (position);
  for (int size = 1; size < LM_SLS_PLAYERS; size++)
    for (guint members = 1; members < left; members++)
      if ((members & ~left) == 0 && __builtin_popcount (members) == size)
        {
          LmSlsCoalition *coalition = g_new0 (LmSlsCoalition, 1);

          coalition->members = members;
          g_ptr_array_add (self->coalitions, coalition);
        }

  return self;
}

/* What was decided before stays. */
void
lm_sls_outlook_decide (LmSlsOutlook *self,
                       guint         members,
                       LmValue       value,
                       GStrv         line)
{
  LmSlsCoalition *coalition = (LmSlsCoalition *) lm_sls_outlook_find (self, members);

  if (coalition->value != LM_VALUE_UNKNOWN)
    return;

  coalition->value = value;
  coalition->line = g_strdupv (line);
}

guint
lm_sls_outlook_count_unknown (LmSlsOutlook *self)
{
  guint count = 0;

  for (guint i = 0; i < self->coalitions->len; i++)
    count += ((LmSlsCoalition *) self->coalitions->pdata[i])->value == LM_VALUE_UNKNOWN;

  return count;
}

/* What is known of @members, a bit for each seat, or %NULL. */
const LmSlsCoalition *
lm_sls_outlook_find (LmSlsOutlook *self,
                     guint         members)
{
  for (guint i = 0; i < self->coalitions->len; i++)
    if (((LmSlsCoalition *) self->coalitions->pdata[i])->members == members)
      return self->coalitions->pdata[i];

  return NULL;
}

/* Whether no fewer of them are known to force it. */
gboolean
lm_sls_outlook_is_least (LmSlsOutlook         *self,
                         const LmSlsCoalition *coalition)
{
  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *other = self->coalitions->pdata[i];

      if (other != coalition && other->value == LM_VALUE_WIN && (other->members & ~coalition->members) == 0)
        return FALSE;
    }

  return TRUE;
}

static guint
get_others (LmSlsOutlook *self,
            guint         members)
{
  return lm_position_get_left (self->position) & ~members;
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
    return g_strdup_printf (_("Whether %s can force a win alone against all the others was not decided."), names);

  return g_strdup_printf (_("Whether %s together can make sure that one of them wins was not decided."), names);
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

  for (guint i = 0; i < self->coalitions->len; i++)
    {
      const LmSlsCoalition *coalition = self->coalitions->pdata[i];
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
    return g_strdup_printf (_("Whether %s can be kept from winning was not decided."), name);

  /* Translators: "Yellow can be kept from winning by: Blue and Red; Blue and Green." */
  return g_strdup_printf (_("%s can be kept from winning by: %s."), name, stoppers);
}
