/* SPDX-License-Identifier: GPL-3.0-or-later */
/* claim-checks.h: holds what reasons claim against independent checks, kind by kind. */

#pragma once

#include "engine/solve/lm-advice.h"

/* By night all are checked, by day a tenth. The sanitizers look for other mistakes, and need many times as long: they see a twentieth. */
#ifdef __SANITIZE_ADDRESS__
#define CLAIMS_PART 20
#define CLAIMS_OF_EVERY_KIND FALSE
#else
#define CLAIMS_PART (g_test_slow () ? 1 : 10)
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
  gboolean (* holds) (LmClaim *claim);
  guint       n_checked;
} ClaimCheck;

/* An array of these ends with a kind of NULL. */
static inline ClaimCheck *
claim_checks_find (ClaimCheck *checks,
                   const char *kind)
{
  for (ClaimCheck *check = checks; check->kind != NULL; check++)
    if (g_str_equal (check->kind, kind))
      return check;

  g_error ("No test checks claims of the kind “%s”", kind);
}

static inline void
claim_checks_run_on_reason (ClaimCheck *checks,
                            LmPosition *position,
                            LmReason   *reason)
{
  g_autofree char *text = lm_position_to_string (position);

  if (reason->n_sayings > reason->claims->len)
    g_error ("%s: “%s” says %u things and claims %u", text, reason->text, reason->n_sayings, reason->claims->len);

  for (guint i = 0; i < reason->claims->len; i++)
    {
      LmClaim *claim = g_ptr_array_index (reason->claims, i);
      ClaimCheck *check = claim_checks_find (checks, claim->kind);

      if (!check->holds (claim))
        g_error ("%s: “%s” is false: %s (%s)", text, reason->text, claim->kind, claim->numbers);
      check->n_checked++;
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
}
