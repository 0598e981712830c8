/* SPDX-License-Identifier: GPL-3.0-or-later */
/* claim-checks.h: holds what reasons claim against independent checks, kind by kind. */

#pragma once

#include "engine/solve/lm-advice.h"

/* By night all are checked, else every third. The sanitizers look for other mistakes, and need many times as long: they see a twentieth. */
#ifdef __SANITIZE_ADDRESS__
#define CLAIMS_PART 20
#define CLAIMS_OF_EVERY_KIND FALSE
#else
#define CLAIMS_PART (g_test_slow () ? 1 : 3)
#define CLAIMS_OF_EVERY_KIND TRUE
#endif

/**
 * ClaimCheck:
 * @kind: the kind of claim
 * @holds: whether such a claim is true, by other means than those that made it
 * @n_checked: counts how many were checked
 */
typedef struct
{
  const char *kind;
  gboolean (* holds) (LmFact *claim);
  guint       n_checked;
} ClaimCheck;

/* An array of these ends with a kind of NULL. */
static inline ClaimCheck *
claim_checks_look (ClaimCheck *checks,
                   const char *kind)
{
  for (ClaimCheck *check = checks; check->kind != NULL; check++)
    if (g_str_equal (check->kind, kind))
      return check;

  return NULL;
}

/* The checks of what is claimed in every game: claim-checks-general.h has them. */
static inline ClaimCheck *claim_checks_get_general (void);

static inline ClaimCheck *
claim_checks_find (ClaimCheck *checks,
                   const char *kind)
{
  ClaimCheck *check = claim_checks_look (checks, kind);

  if (check == NULL)
    check = claim_checks_look (claim_checks_get_general (), kind);
  if (check == NULL)
    g_error ("No test checks facts of the kind “%s”", kind);
  return check;
}

/* Returns: (nullable): the first fact that is false */
static inline LmFact *
claim_checks_find_false (ClaimCheck *checks,
                         GPtrArray  *facts)
{
  for (guint i = 0; i < facts->len; i++)
    if (!claim_checks_find (checks, ((LmFact *) g_ptr_array_index (facts, i))->kind)->holds (g_ptr_array_index (facts, i)))
      return g_ptr_array_index (facts, i);

  return NULL;
}

/* How often a number of a kind of claim was changed, and how often a check then failed. */
typedef struct
{
  guint n_changed;
  guint n_caught;
} ClaimChange;

/* By "kind term"; what is caught so often is well known. */
static GHashTable *claim_changes;
#define CLAIM_CHANGES_ENOUGH 10

/* Adds one to each number of a claim, one at a time: it is false then, and a check has to see it. */
static inline void
claim_checks_change (ClaimCheck *checks,
                     LmClaim    *claim)
{
  g_auto (GStrv) names = g_strsplit (claim->kind->terms, " ", -1);

  if (claim_changes == NULL)
    claim_changes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < claim->n_terms; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s {%s}", claim->kind->name, names[i]);
      ClaimChange *change = g_hash_table_lookup (claim_changes, name);
      g_autoptr (LmClaim) changed = NULL;
      g_autoptr (GPtrArray) facts = NULL;

      if (!claim->terms[i].is_number)
        continue;
      if (change == NULL)
        g_hash_table_insert (claim_changes, g_steal_pointer (&name), change = g_new0 (ClaimChange, 1));
      if (change->n_caught >= CLAIM_CHANGES_ENOUGH)
        continue;

      changed = lm_claim_copy (claim);
      g_free (changed->terms[i].value);
      changed->terms[i].value = claim->terms[i].value[0] == '-'
                                  ? g_strdup_printf ("%" G_GINT64_FORMAT, g_ascii_strtoll (claim->terms[i].value, NULL, 10) + 1)
                                  : g_strdup_printf ("%" G_GUINT64_FORMAT, claim->terms[i].number + 1);
      facts = lm_claim_list_facts (changed);
      change->n_changed++;
      change->n_caught += claim_checks_find_false (checks, facts) != NULL;
    }
}

static inline void
claim_checks_run_on_facts (ClaimCheck *checks,
                           const char *text,
                           const char *sentence,
                           GPtrArray  *facts)
{
  LmFact *wrong = claim_checks_find_false (checks, facts);

  if (wrong != NULL)
    g_error ("%s: “%s” is false: %s (%s)", text, sentence, wrong->kind, wrong->numbers);
  for (guint i = 0; i < facts->len; i++)
    claim_checks_find (checks, ((LmFact *) g_ptr_array_index (facts, i))->kind)->n_checked++;
}

static inline void
claim_checks_run_on_reason (ClaimCheck *checks,
                            LmPosition *position,
                            LmReason   *reason)
{
  g_autofree char *text = lm_position_to_string (position);

  if (reason->n_sayings > reason->facts->len)
    g_error ("%s: “%s” says %u things and claims %u", text, reason->text, reason->n_sayings, reason->facts->len);

  claim_checks_run_on_facts (checks, text, reason->text, reason->facts);
  for (guint i = 0; i < reason->claims->len; i++)
    {
      LmClaim *claim = g_ptr_array_index (reason->claims, i);
      g_autofree char *sentence = lm_claim_say (claim);
      g_autoptr (GPtrArray) facts = lm_claim_list_facts (claim);

      claim_checks_run_on_facts (checks, text, sentence, facts);
      claim_checks_change (checks, claim);
    }
}

/* Writes the counts, and fails for a kind that was never met: a check that checks nothing proves nothing. A twentieth of
 * the positions need not meet the rarest kinds: there the build without sanitizers is the proof. */
static inline void
claim_checks_report (const ClaimCheck *checks)
{
  for (const ClaimCheck *check = checks; check->kind != NULL; check++)
    {
      g_test_message ("%s: %u claims hold", check->kind, check->n_checked);
      if (CLAIMS_OF_EVERY_KIND)
        g_assert_cmpuint (check->n_checked, >, 0);
    }

  if (claim_changes != NULL)
    {
      GHashTableIter iter;
      gpointer name, value;

      g_hash_table_iter_init (&iter, claim_changes);
      while (g_hash_table_iter_next (&iter, &name, &value))
        {
          ClaimChange *change = value;

          g_test_message ("%s: %u of %u changes of the number are seen", (char *) name, change->n_caught, change->n_changed);
          g_assert_cmpuint (change->n_caught, >, 0);
        }
      g_hash_table_remove_all (claim_changes);
    }
}
