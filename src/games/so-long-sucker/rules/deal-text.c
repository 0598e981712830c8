/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deal-text.c: the steps of a deal as texts, which stand among the moves. */

#include "config.h"

#include "deal-text.h"

#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The names of the kinds that need nothing else to be said. */
static const char *const kind_names[] = { "next", "turns", "spare", "rescue" };

static const char against[] = "against-";
static const char words[] = "words:";

static gboolean
is_escaped (const char *text)
{
  return strspn (text, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-._~%") == strlen (text);
}

static gboolean
parse_kind (const char    *text,
            LmSlsDealStep *step)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_names); i++)
    if (g_str_equal (text, kind_names[i]))
      {
        step->pact.kind = i;
        return TRUE;
      }

  if (g_str_has_prefix (text, words))
    {
      step->pact.kind = LM_SLS_DEAL_WORDS;
      step->words = text + strlen (words);
      return is_escaped (step->words);
    }

  if (!g_str_has_prefix (text, against) || strlen (text) != strlen (against) + 1)
    return FALSE;
  step->pact.kind = LM_SLS_DEAL_AGAINST;
  step->pact.victim = lm_sls_parse_letter (text[strlen (against)]);
  return step->pact.victim != LM_SLS_NONE;
}

/* "deal:b+r:against-y" */
static gboolean
parse_offer (const char    *text,
             LmSlsDealStep *step)
{
  if (!g_str_has_prefix (text, "deal:") || strlen (text) < strlen ("deal:b+r:next") || text[6] != '+' || text[8] != ':')
    return FALSE;

  step->kind = LM_SLS_DEAL_STEP_OFFER;
  step->pact.proposer = lm_sls_parse_letter (text[5]);
  step->pact.partner = lm_sls_parse_letter (text[7]);
  return step->pact.proposer != LM_SLS_NONE && step->pact.partner != LM_SLS_NONE && parse_kind (text + 9, step);
}

/* A number of at most four digits without sign or leading zero; returns where it ends. */
static const char *
read_number (const char *text,
             guint      *number)
{
  const char *end = text;

  *number = 0;
  if (*text == '0')
    return NULL;
  while (g_ascii_isdigit (*end) && end - text < 4)
    *number = 10 * *number + *end++ - '0';

  return end > text ? end : NULL;
}

/* "accept:1", "refuse:1", "kept:1", "broken:1:r" */
static gboolean
parse_mark (const char    *text,
            LmSlsDealStep *step)
{
  static const char *const names[] = { "accept:", "refuse:", "kept:", "broken:" };
  const char *end = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names) && end == NULL; i++)
    if (g_str_has_prefix (text, names[i]))
      {
        step->kind = LM_SLS_DEAL_STEP_ACCEPT + i;
        end = read_number (text + strlen (names[i]), &step->number);
      }

  if (end == NULL)
    return FALSE;
  if (step->kind != LM_SLS_DEAL_STEP_BROKEN)
    return *end == '\0';

  step->breaker = *end == ':' ? lm_sls_parse_letter (end[1]) : LM_SLS_NONE;
  return step->breaker != LM_SLS_NONE && end[2] == '\0';
}

/*
 * @step: what it says. Returns whether @text has the form of a step of a deal; the kind of @step is
 * %LM_SLS_DEAL_STEP_NONE when it has not.
 */
gboolean
lm_sls_deal_parse_step (const char    *text,
                        LmSlsDealStep *step)
{
  *step = (LmSlsDealStep) { .breaker = LM_SLS_NONE, .pact.victim = LM_SLS_NONE };
  if (parse_offer (text, step) || parse_mark (text, step))
    return TRUE;

  step->kind = LM_SLS_DEAL_STEP_NONE;
  return FALSE;
}

/* @deal_words: of a deal in words: what it says. Returns the text of the offer. */
char *
lm_sls_deal_offer_to_string (const LmSlsPact *pact,
                             const char      *deal_words)
{
  g_autofree char *escaped = deal_words != NULL ? g_uri_escape_string (deal_words, NULL, FALSE) : NULL;
  const char proposer = lm_sls_get_letter (pact->proposer);
  const char partner = lm_sls_get_letter (pact->partner);

  switch ((LmSlsDealKind) pact->kind)
    {
    case LM_SLS_DEAL_AGAINST:
      return g_strdup_printf ("deal:%c+%c:%s%c", proposer, partner, against, lm_sls_get_letter (pact->victim));
    case LM_SLS_DEAL_WORDS:
      return g_strdup_printf ("deal:%c+%c:%s%s", proposer, partner, words, escaped);
    case LM_SLS_DEAL_NEXT:
    case LM_SLS_DEAL_TURNS:
    case LM_SLS_DEAL_SPARE:
    case LM_SLS_DEAL_RESCUE:
    default:
      return g_strdup_printf ("deal:%c+%c:%s", proposer, partner, kind_names[pact->kind]);
    }
}

/* What people can read in one line; no signs that would turn the text around it. */
static gboolean
is_readable (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_isprint (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

/*
 * @problem: what is wrong with it, a clause with the full stop. Returns what the deal says, or %NULL with @problem set.
 */
char *
lm_sls_deal_parse_words (const char  *escaped,
                         const char **problem)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  /* An escaped character takes up to four bytes, each of them three characters. */
  if (strlen (escaped) > LM_SLS_DEAL_MAX_WORDS * 4 * 3)
    {
      *problem = _("the words of a deal are at most 120 characters.");
      return NULL;
    }

  text = g_uri_unescape_string (escaped, NULL);
  again = text != NULL ? g_uri_escape_string (text, NULL, FALSE) : NULL;
  if (text == NULL || !g_utf8_validate (text, -1, NULL) || !g_str_equal (again, escaped))
    *problem = _("the words of a deal are percent-encoded UTF-8, as in “words:help%20me”.");
  else if (g_utf8_strlen (text, -1) > LM_SLS_DEAL_MAX_WORDS)
    *problem = _("the words of a deal are at most 120 characters.");
  else if (!is_readable (text))
    *problem = _("the words of a deal are printed characters in one line.");
  else if (text[strspn (text, " ")] == '\0')
    *problem = _("the deal says nothing.");
  else
    return g_steal_pointer (&text);

  return NULL;
}
