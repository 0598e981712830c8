/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-rule-test.c: a rule held against the exact values of all positions up to a size. */

#include "lm-rule-test.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game.h"
#include "engine/game/lm-field-values.h"
#include "engine/solve/lm-advice.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* Where nobody says how far, and a rule says nothing of most positions. */
#define SEEN_ENOUGH (20 * LM_RULE_TEST_ENOUGH)

/* Likewise of sizes without any position: where much is fixed there may be none to come. */
#define EMPTY_ENOUGH 1000

typedef struct
{
  LmRule          *rule;
  LmSolveContext  *context;
  LmRuleCells     *cells;
  LmRuleFinding   *finding;
  guint64          seen; /* positions, whether the rule says something of them or not, and what sizes without any count for */
  LmPopulation    *population;
  GStrv            same; /* the value of each field in all positions that were seen, "" where it varies */
  GPtrArray       *lost; /* (element-type LmPosition): where the game goes on */
  GError         **error;
} Test;

static gboolean
is_lost (Test       *test,
         LmPosition *position,
         LmValue    *value)
{
  g_autoptr (LmAnswer) answer = lm_position_solve (position, LM_SOLVE_BEST, test->context, test->error);

  if (answer == NULL)
    return FALSE;

  *value = answer->value;
  if (answer->value == LM_VALUE_UNKNOWN)
    test->finding->limit = g_strdup (answer->limit != NULL ? answer->limit : _("The value of a position is unknown."));
  return answer->value != LM_VALUE_UNKNOWN;
}

static void
note (Test       *test,
      LmPosition *position,
      gboolean    says_lost)
{
  LmRuleFinding *finding = test->finding;
  LmPosition **example = says_lost ? &finding->called_lost : &finding->called_won;

  finding->n_wrong++;
  if (*example != NULL)
    return;

  *example = lm_position_ref (position);
  if (finding->first == NULL)
    finding->first = *example;
}

/* A game that is over tells nothing where its rules say nothing of a player to move. */
static gboolean
counts (LmPosition *position)
{
  return !lm_position_is_over (position) || lm_position_get_info (position)->impartial;
}

/* A population has no better way to say what it does not vary. */
static void
note_same (Test *test)
{
  const LmField *fields = lm_rule_get_info (test->rule)->fields;

  for (guint i = 0; fields != NULL && fields[i].key != NULL; i++)
    {
      const char *text = lm_field_values_get_text (lm_population_get_values (test->population), fields[i].key);

      if (test->same[i] == NULL)
        test->same[i] = g_strdup (text != NULL ? text : "");
      else if (*test->same[i] != '\0' && g_strcmp0 (test->same[i], text) != 0)
        *test->same[i] = '\0';
    }
}

/* "hole=4, stock=0" */
static char *
describe_same (Test *test)
{
  const LmGameInfo *info = lm_rule_get_info (test->rule);
  GString *text = g_string_new (NULL);

  for (guint i = 0; test->seen > 0 && info->fields != NULL && info->fields[i].key != NULL; i++)
    if (test->same[i] != NULL && *test->same[i] != '\0' && (info->fields[i].flags & LM_FIELD_NOT_IN_TEXT) == 0
        && !(info->impartial && g_str_equal (info->fields[i].key, "turn")))
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? ", " : "", info->fields[i].key, test->same[i]);

  return g_string_free (text, text->len == 0);
}

static gboolean
compare_cb (LmPosition *position,
            gpointer    data)
{
  Test *test = data;
  LmRuleSaying saying;
  LmValue value;

  test->seen++;
  note_same (test);
  if (lm_solve_context_should_stop (test->context, test->error))
    return FALSE;
  if (!counts (position))
    return TRUE;
  if (!lm_rule_apply (test->rule, position, &saying, test->error))
    return FALSE;
  if (saying == LM_RULE_SAYS_NOTHING)
    return TRUE;
  if (!is_lost (test, position, &value))
    return FALSE;

  test->finding->checked++;
  if ((saying == LM_RULE_SAYS_LOST) != (value == LM_VALUE_LOSS))
    note (test, position, saying == LM_RULE_SAYS_LOST);
  if (test->cells != NULL)
    lm_rule_cells_add (test->cells, test->rule, position, value == LM_VALUE_LOSS, saying == LM_RULE_SAYS_LOST);
  if (value == LM_VALUE_LOSS && !lm_position_is_over (position))
    g_ptr_array_add (test->lost, lm_position_ref (position));
  return TRUE;
}

static gboolean
goes_on (Test    *test,
         guint64  size,
         guint64  to)
{
  return to > 0 ? size <= to : test->finding->checked < LM_RULE_TEST_ENOUGH && test->seen < SEEN_ENOUGH;
}

static void
compare_all (Test         *test,
             LmPopulation *population,
             guint64       to)
{
  LmRuleFinding *finding = test->finding;
  const guint64 most = lm_population_get_most (population);

  for (guint64 size = 0; size <= most && goes_on (test, size, to); size++)
    {
      const guint64 before = finding->checked, seen = test->seen;

      lm_solve_context_set_progress (test->context, to > 0 ? size : before, to > 0 ? to : LM_RULE_TEST_ENOUGH);
      if (lm_solve_context_should_stop (test->context, test->error))
        return;
      if (!lm_population_visit (population, size, compare_cb, test))
        return;
      if (test->seen == seen)
        test->seen += SEEN_ENOUGH / EMPTY_ENOUGH;
      if (finding->checked > before)
        finding->to = size;
    }

  finding->complete = TRUE;
}

/* NULL where no theorem says that the position is lost. */
static char *
get_reference (Test       *test,
               LmPosition *position)
{
  LmGameClass *klass = LM_GAME_GET_CLASS (lm_position_get_game (position));
  g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, test->context, test->error);
  g_autoptr (LmReason) reason = answer != NULL ? klass->explain (position, answer, test->context) : NULL;

  if (reason == NULL || reason->status != LM_STATUS_PROVED)
    return NULL;

  return g_strdup (reason->reference);
}

/* Named only where each of the lost positions rests on a theorem. */
static void
name_theorem (Test *test)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < test->lost->len; i++)
    {
      char *reference = NULL;

      if (!lm_solve_context_should_stop (test->context, test->error))
        reference = get_reference (test, g_ptr_array_index (test->lost, i));
      if (reference == NULL)
        return;
      if (!g_hash_table_contains (known, reference))
        g_string_append_printf (names, names->len > 0 ? "; %s" : "%s", reference);
      g_hash_table_add (known, reference);
    }

  if (names->len > 0)
    test->finding->theorem = lm_reason_cite (names->str);
}

/**
 * lm_rule_test:
 * @rule: a rule
 * @population: the positions to hold it against
 * @to: the largest size, or 0 to go on until %LM_RULE_TEST_ENOUGH are checked
 * @cells: (nullable): a map to fill
 * @context: limits, cancellation, progress and cache
 * @error: return location for %G_IO_ERROR_CANCELLED or %LM_ERROR_ARGUMENT
 *
 * Compares what @rule says with the exact value of each position, from the
 * smallest on. In a worker thread.
 *
 * Returns: (transfer full) (nullable): what came of it; %NULL when cancelled
 *   or where the rule fails at a position
 */
LmRuleFinding *
lm_rule_test (LmRule          *rule,
              LmPopulation    *population,
              guint64          to,
              LmRuleCells     *cells,
              LmSolveContext  *context,
              GError         **error)
{
  g_autoptr (LmRuleFinding) finding = g_new0 (LmRuleFinding, 1);
  g_autoptr (GError) problem = NULL;
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func ((GDestroyNotify) lm_position_unref);
  const LmField *field = lm_rule_get_info (rule)->fields;
  guint n_fields = 0;
  Test test = { rule, context, cells, finding, 0, population, NULL, lost, &problem };

  while (field != NULL && field[n_fields].key != NULL)
    n_fields++;
  test.same = g_new0 (char *, n_fields + 1);
  lm_population_speak (population, lm_rule_get_text (rule));
  compare_all (&test, population, to);
  finding->same = describe_same (&test);
  for (guint i = 0; i < n_fields; i++)
    g_free (test.same[i]);
  g_free (test.same);
  if (finding->complete && finding->first == NULL)
    name_theorem (&test);
  finding->n_lost = lost->len;
  if (g_error_matches (problem, LM_ERROR, LM_ERROR_LIMIT))
    {
      finding->limit = g_strdup (problem->message);
      g_clear_error (&problem);
    }
  if (problem == NULL)
    return g_steal_pointer (&finding);

  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

/* Up to which size it was found true or false. */
static char *
describe_extent (LmRuleFinding *finding)
{
  const guint64 count = finding->first == NULL ? finding->checked : finding->n_wrong;
  const gulong n = MIN (count, G_MAXINT);
  g_autofree char *number = g_strdup_printf ("%'" PRIu64, count);
  g_autofree char *to = g_strdup_printf ("%'" PRIu64, finding->to);
  g_autoptr (GString) text = g_string_new (NULL);

  if (finding->checked == 0)
    return g_strdup (_("The rule says something of no position that was seen."));
  if (finding->first == NULL)
    g_string_printf (text, g_dngettext (GETTEXT_PACKAGE, "True for the %s position that was checked,",
                                        "True for all %s positions that were checked,", n), number);
  else
    g_string_printf (text, g_dngettext (GETTEXT_PACKAGE, "False for %s position,", "False for %s positions,", n), number);
  g_string_append_printf (text, _(" up to size %s."), to);
  if (finding->same != NULL)
    g_string_append_printf (text, _(" The same in all positions of the test: %s."), finding->same);
  return g_strdup (text->str);
}

/* What is known beyond that, or why it went no farther. */
static char *
describe_rest (LmRuleFinding *finding)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (finding->theorem != NULL)
    g_string_append_printf (text, _(" The lost ones among them are lost by a theorem: %s."), finding->theorem);
  else if (finding->first == NULL && finding->complete && finding->n_lost > 0)
    g_string_append (text, _(" No theorem known here covers all the lost ones among them: as far as Last Move knows, it is open."));
  if (finding->limit != NULL)
    g_string_append_printf (text, " %s", finding->limit);
  return g_strdup (text->str);
}

/**
 * lm_rule_finding_describe_example:
 * @finding: what came of a test
 * @called_lost: whether the one that the rule calls lost is meant
 *
 * Returns: (transfer full) (nullable): the counterexample in a sentence
 */
char *
lm_rule_finding_describe_example (LmRuleFinding *finding,
                                  gboolean       called_lost)
{
  LmPosition *position = called_lost ? finding->called_lost : finding->called_won;
  g_autofree char *words = position != NULL ? lm_position_describe (position) : NULL;

  if (words == NULL)
    return NULL;

  return g_strdup_printf (called_lost ? _("%s is won, and the rule says lost.") : _("%s is lost, and the rule says won."),
                          words);
}

/**
 * lm_rule_finding_summarize:
 * @finding: what came of a test
 *
 * Returns: (transfer full): it in sentences, without the counterexamples
 */
char *
lm_rule_finding_summarize (LmRuleFinding *finding)
{
  g_autofree char *extent = describe_extent (finding);
  g_autofree char *rest = describe_rest (finding);

  return g_strconcat (extent, rest, NULL);
}

/**
 * lm_rule_finding_describe:
 * @finding: what came of a test
 *
 * Returns: (transfer full): it in sentences for people
 */
char *
lm_rule_finding_describe (LmRuleFinding *finding)
{
  g_autofree char *extent = describe_extent (finding);
  g_autofree char *lost = lm_rule_finding_describe_example (finding, TRUE);
  g_autofree char *won = lm_rule_finding_describe_example (finding, FALSE);
  g_autofree char *rest = describe_rest (finding);

  return g_strconcat (extent, lost != NULL ? " " : "", lost != NULL ? lost : "", won != NULL ? " " : "",
                      won != NULL ? won : "", rest, NULL);
}

/**
 * lm_rule_finding_free:
 * @finding: (transfer full): what came of a test
 */
void
lm_rule_finding_free (LmRuleFinding *finding)
{
  g_clear_pointer (&finding->called_lost, lm_position_unref);
  g_clear_pointer (&finding->called_won, lm_position_unref);
  g_free (finding->limit);
  g_free (finding->same);
  g_free (finding->theorem);
  g_free (finding);
}
