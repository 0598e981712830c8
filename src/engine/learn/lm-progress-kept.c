/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-progress-kept.c: the mistakes and the rules among what somebody has learned. */

#include "lm-progress-private.h"

#include "engine/explore/lm-rule.h"
#include "engine/game/lm-game-info.h"

#include <string.h>

static void
mistake_free (gpointer data)
{
  LmMistake *mistake = data;

  g_free (mistake->id);
  g_clear_pointer (&mistake->position, lm_position_unref);
  g_free (mistake->move);
  g_free (mistake);
}

/* NULL where the position or the move cannot be. */
static LmMistake *
read_mistake (GKeyFile   *keys,
              const char *group)
{
  g_autofree char *text = g_key_file_get_string (keys, group, "position", NULL);
  g_autofree char *move = g_key_file_get_string (keys, group, "move", NULL);
  g_autoptr (LmPosition) position = text != NULL ? lm_position_parse (text, NULL) : NULL;
  g_autoptr (LmPosition) after = position != NULL && move != NULL ? lm_position_play (position, move, NULL) : NULL;
  LmMistake *mistake;

  if (after == NULL)
    return NULL;

  mistake = g_new0 (LmMistake, 1);
  mistake->id = g_strdup (group);
  mistake->position = g_steal_pointer (&position);
  mistake->move = g_steal_pointer (&move);
  return mistake;
}

static void
kept_rule_free (gpointer data)
{
  LmKeptRule *rule = data;

  g_free (rule->id);
  g_free (rule->game);
  g_free (rule->name);
  g_free (rule->text);
  g_free (rule);
}

/* NULL where there is no such game or the text is no rule's. */
static LmKeptRule *
read_rule (GKeyFile   *keys,
           const char *group)
{
  LmKeptRule *rule = g_new0 (LmKeptRule, 1);

  rule->id = g_strdup (group);
  rule->game = g_key_file_get_string (keys, group, "game", NULL);
  rule->name = g_key_file_get_string (keys, group, "name", NULL);
  rule->text = g_key_file_get_string (keys, group, "rule", NULL);
  if (rule->game != NULL && lm_game_info_lookup (rule->game) != NULL && rule->name != NULL && rule->text != NULL
      && strlen (rule->name) <= LM_RULE_MAX_LENGTH && strlen (rule->text) <= LM_RULE_MAX_LENGTH)
    return rule;

  kept_rule_free (rule);
  return NULL;
}

/* Whether such a group of the file can be. */
gboolean
lm_progress_check_mistake (GKeyFile   *keys,
                           const char *group)
{
  LmMistake *mistake = read_mistake (keys, group);

  if (mistake == NULL)
    return FALSE;

  mistake_free (mistake);
  return TRUE;
}

gboolean
lm_progress_check_rule (GKeyFile   *keys,
                        const char *group)
{
  LmKeptRule *rule = read_rule (keys, group);

  if (rule == NULL)
    return FALSE;

  kept_rule_free (rule);
  return TRUE;
}

/* A number behind the prefix that no group has, by lot; the oldest goes when there are too many. */
static char *
make_group (LmProgress *self,
            const char *prefix)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  g_autofree char *group = NULL;
  const char *oldest = NULL;
  guint n = 0;

  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], prefix))
      {
        oldest = oldest != NULL ? oldest : groups[i];
        n++;
      }
  if (n >= LM_PROGRESS_MAX_KEPT)
    g_key_file_remove_group (self->keys, oldest, NULL);

  /* Another program that learns at the same time finds another number. */
  do
    {
      g_free (group);
      group = g_strdup_printf ("%s%u", prefix, g_random_int ());
    }
  while (g_key_file_has_group (self->keys, group));

  return g_steal_pointer (&group);
}

/**
 * lm_progress_add_mistake:
 * @self: a progress
 * @position: a position that was won for the player to move
 * @move: the move that threw it away
 *
 * Nothing where it is there already.
 */
void
lm_progress_add_mistake (LmProgress *self,
                         LmPosition *position,
                         const char *move)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  g_autofree char *text = lm_position_to_string (position);
  g_autofree char *group = NULL;

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *kept = NULL, *kept_move = NULL;

      if (!g_str_has_prefix (groups[i], LM_PROGRESS_MISTAKE))
        continue;
      kept = g_key_file_get_string (self->keys, groups[i], "position", NULL);
      kept_move = g_key_file_get_string (self->keys, groups[i], "move", NULL);
      if (g_strcmp0 (kept, text) == 0 && g_strcmp0 (kept_move, move) == 0)
        return;
    }

  group = make_group (self, LM_PROGRESS_MISTAKE);
  g_key_file_set_string (self->keys, group, "position", text);
  g_key_file_set_string (self->keys, group, "move", move);
  lm_progress_changed (self);
}

/**
 * lm_progress_list_mistakes:
 * @self: a progress
 * @game: (nullable): the name of a game; %NULL for all
 *
 * Returns: (transfer full) (element-type LmMistake): the mistakes, the oldest
 *   first
 */
GPtrArray *
lm_progress_list_mistakes (LmProgress *self,
                           const char *game)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  GPtrArray *mistakes = g_ptr_array_new_with_free_func (mistake_free);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      LmMistake *mistake = g_str_has_prefix (groups[i], LM_PROGRESS_MISTAKE) ? read_mistake (self->keys, groups[i]) : NULL;

      if (mistake != NULL && (game == NULL || g_str_equal (lm_position_get_info (mistake->position)->name, game)))
        g_ptr_array_add (mistakes, g_steal_pointer (&mistake));
      g_clear_pointer (&mistake, mistake_free);
    }

  return mistakes;
}

/**
 * lm_progress_add_rule:
 * @self: a progress
 * @game: the name of a game
 * @name: what somebody calls it
 * @text: the expression
 */
void
lm_progress_add_rule (LmProgress *self,
                      const char *game,
                      const char *name,
                      const char *text)
{
  g_autofree char *group = make_group (self, LM_PROGRESS_RULE);

  g_key_file_set_string (self->keys, group, "game", game);
  g_key_file_set_string (self->keys, group, "name", name);
  g_key_file_set_string (self->keys, group, "rule", text);
  lm_progress_changed (self);
}

/**
 * lm_progress_list_rules:
 * @self: a progress
 * @game: (nullable): the name of a game; %NULL for all
 *
 * Returns: (transfer full) (element-type LmKeptRule): the rules, the oldest
 *   first
 */
GPtrArray *
lm_progress_list_rules (LmProgress *self,
                        const char *game)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);
  GPtrArray *rules = g_ptr_array_new_with_free_func (kept_rule_free);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      LmKeptRule *rule = g_str_has_prefix (groups[i], LM_PROGRESS_RULE) ? read_rule (self->keys, groups[i]) : NULL;

      if (rule != NULL && (game == NULL || g_str_equal (rule->game, game)))
        g_ptr_array_add (rules, g_steal_pointer (&rule));
      g_clear_pointer (&rule, kept_rule_free);
    }

  return rules;
}

/* @id: what a mistake or a rule is called in the file */
void
lm_progress_remove (LmProgress *self,
                    const char *id)
{
  if (g_key_file_remove_group (self->keys, id, NULL))
    lm_progress_changed (self);
}
