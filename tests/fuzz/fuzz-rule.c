/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-rule.c: a line that names a game or a position, and whatever follows as a rule in Lua about who has lost. */

#include "fuzz.h"

#include "engine/explore/lm-rule-test.h"
#include "engine/game/lm-game-info.h"
#include "games/lm-games.h"

#include <string.h>

static void
check_numbers (LmRule *rule)
{
  g_auto (GStrv) names = lm_rule_list_quantities (lm_rule_get_info (rule));
  gint64 number;

  for (guint i = 0; names[i] != NULL; i++)
    lm_rule_get_number (rule, names[i], &number);
}

static void
check_apply (LmRule     *rule,
             LmPosition *position)
{
  g_autoptr (GError) error = NULL;
  LmRuleSaying saying;

  if (!lm_rule_apply (rule, position, &saying, &error))
    fuzz_check_error (error, LM_ERROR_ARGUMENT);
  check_numbers (rule);
}

static void
check_test (LmRule *rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPopulation) population = lm_population_new (lm_rule_get_info (rule), NULL, &error);
  g_autoptr (LmSolveContext) context = fuzz_create_limits (NULL);
  g_autoptr (LmRuleFinding) finding = NULL;
  g_autofree char *words = NULL;

  if (population == NULL)
    {
      fuzz_check_error (error, LM_ERROR_ARGUMENT);
      return;
    }

  finding = lm_rule_test (rule, population, 3, NULL, context, &error);
  if (finding == NULL)
    {
      fuzz_check_error (error, LM_ERROR_ARGUMENT);
      return;
    }
  words = lm_rule_finding_describe (finding);
  fuzz_check_sentence (words);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *input = g_strndup ((const char *) data, size);
  const char *rest = input;
  g_autofree char *line = fuzz_take_line (&rest);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmRule) rule = NULL;
  g_autoptr (LmPosition) position = NULL;
  const LmGameInfo *info;

  lm_games_register ();
  position = lm_position_parse (line, NULL);
  info = position != NULL ? lm_position_get_info (position) : lm_game_info_lookup (line);
  if (info == NULL)
    info = lm_game_info_nth (0);

  rule = lm_rule_new (info, rest != NULL ? rest : line, &error);
  if (rule == NULL)
    {
      fuzz_check_error (error, LM_ERROR_ARGUMENT);
      return 0;
    }

  g_assert_cmpstr (lm_rule_get_text (rule), ==, rest != NULL ? rest : line);
  if (position != NULL)
    check_apply (rule, position);
  check_test (rule);

  return 0;
}
