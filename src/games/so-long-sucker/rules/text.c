/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.c: chips, moves and the steps of deals as texts. */

#include "rules.h"

#include <glib/gi18n-lib.h>

static const char letters[] = "brgy";

/* By kind; of the last two more follows. */
static const char *const kind_names[LM_SLS_N_DEAL_KINDS] = { "next", "turns", "spare", "rescue", "against-", "words:" };

/* A hyphen for %LM_SLS_NONE. */
char
lm_sls_get_letter (guint colour)
{
  return colour < LM_SLS_PLAYERS ? letters[colour] : '-';
}

guint
lm_sls_parse_letter (char letter)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  return found != NULL ? (guint) (found - letters) : LM_SLS_NONE;
}

/* A number from 1 to @max without sign or leading zero, and where it ends. */
static guint
read_number (const char **text,
             guint        max)
{
  guint number = 0;

  if (**text == '0')
    return 0;

  while (g_ascii_isdigit (**text) && number <= max)
    number = 10 * number + *(*text)++ - '0';

  return number <= max ? number : 0;
}

/* Whether @text is at least one chip, no colour stands twice, and no number is beyond what a game can hold. */
gboolean
lm_sls_parse_chips (const char *text,
                    guint8      chips[LM_SLS_PLAYERS])
{
  memset (chips, 0, LM_SLS_PLAYERS);
  if (*text == '\0')
    return FALSE;

  while (*text != '\0')
    {
      const guint colour = lm_sls_parse_letter (*text++);

      if (colour == LM_SLS_NONE || chips[colour] > 0)
        return FALSE;

      chips[colour] = read_number (&text, LM_SLS_MAX_CHIPS);
      if (chips[colour] == 0)
        return FALSE;
    }

  return TRUE;
}

/* Letters with counts, or a hyphen for no chips. */
char *
lm_sls_chips_to_string (const guint8 chips[LM_SLS_PLAYERS])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (chips[i] > 0)
      g_string_append_printf (text, "%c%u", letters[i], chips[i]);
  if (text->len == 0)
    g_string_append_c (text, '-');

  return g_string_free (text, FALSE);
}

/* "b@2>r" */
static gboolean
parse_placement (const char *text,
                 LmSlsMove  *move)
{
  const guint colour = lm_sls_parse_letter (text[0]);
  guint next = LM_SLS_NONE;
  guint pile = 0;

  if (colour == LM_SLS_NONE || text[1] != '@')
    return FALSE;

  text += 2;
  if (*text == '0')
    text++;
  else if ((pile = read_number (&text, LM_SLS_MAX_CHIPS)) == 0)
    return FALSE;

  if (*text == '>')
    {
      next = lm_sls_parse_letter (text[1]);
      if (next == LM_SLS_NONE)
        return FALSE;
      text += 2;
    }

  *move = lm_sls_move_place (colour, pile, next);
  return *text == '\0';
}

/* "give:g>y:r2" */
static gboolean
parse_gift (const char *text,
            LmSlsAct   *act)
{
  if (!g_str_has_prefix (text, "give:") || strlen (text) < strlen ("give:g>y:r2") || text[6] != '>' || text[8] != ':')
    return FALSE;

  act->is_gift = TRUE;
  act->player = lm_sls_parse_letter (text[5]);
  act->receiver = lm_sls_parse_letter (text[7]);
  return act->player != LM_SLS_NONE && act->receiver != LM_SLS_NONE && lm_sls_parse_chips (text + 9, act->chips);
}

/* "kill:g:r1" */
static gboolean
parse_kill (const char *text,
            LmSlsAct   *act)
{
  if (!g_str_has_prefix (text, "kill:") || strlen (text) < strlen ("kill:g:r1") || text[6] != ':')
    return FALSE;

  act->is_kill = TRUE;
  act->player = lm_sls_parse_letter (text[5]);
  return act->player != LM_SLS_NONE && lm_sls_parse_chips (text + 7, act->chips);
}

/* "xr2b1" */
static gboolean
parse_discard (const char *text,
               LmSlsMove  *move)
{
  guint8 chips[LM_SLS_PLAYERS];

  /* So many fit into the number of a move; no pile is as high. */
  if (text[0] != 'x' || !lm_sls_parse_chips (text + 1, chips)
      || MAX (MAX (chips[0], chips[1]), MAX (chips[2], chips[3])) >= LM_SLS_MAX_CHIPS)
    return FALSE;

  *move = lm_sls_move_discard (chips);
  return TRUE;
}

static gboolean
is_escaped (const char *text)
{
  return strspn (text, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-._~%") == strlen (text);
}

static gboolean
parse_kind (const char    *text,
            LmSlsDealStep *step)
{
  guint kind = 0;

  while (kind < LM_SLS_N_DEAL_KINDS && !g_str_has_prefix (text, kind_names[kind]))
    kind++;
  if (kind == LM_SLS_N_DEAL_KINDS)
    return FALSE;

  text += strlen (kind_names[kind]);
  step->pact.kind = kind;
  if (kind == LM_SLS_DEAL_WORDS)
    return is_escaped (step->words = text);
  if (kind == LM_SLS_DEAL_AGAINST && *text != '\0')
    step->pact.victim = lm_sls_parse_letter (*text++);
  return *text == '\0' && (kind == LM_SLS_DEAL_AGAINST) == (step->pact.victim != LM_SLS_NONE);
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

/* "accept:1", "refuse:1", "kept:1", "broken:1:r" */
static gboolean
parse_mark (const char    *text,
            LmSlsDealStep *step)
{
  static const char *const names[] = { "accept:", "refuse:", "kept:", "broken:" };

  for (guint i = 0; i < G_N_ELEMENTS (names) && step->number == 0; i++)
    if (g_str_has_prefix (text, names[i]))
      {
        step->kind = LM_SLS_DEAL_STEP_ACCEPT + i;
        text += strlen (names[i]);
        step->number = read_number (&text, 9999);
      }

  if (step->number == 0 || step->kind != LM_SLS_DEAL_STEP_BROKEN)
    return step->number > 0 && *text == '\0';

  step->breaker = *text == ':' ? lm_sls_parse_letter (text[1]) : LM_SLS_NONE;
  return step->breaker != LM_SLS_NONE && text[2] == '\0';
}

/* Whether @text (nullable) has the form of a move. */
gboolean
lm_sls_parse_move (const char *text,
                   LmSlsAct   *act)
{
  *act = (LmSlsAct) {
    .player = LM_SLS_NONE, .receiver = LM_SLS_NONE, .deal.breaker = LM_SLS_NONE, .deal.pact.victim = LM_SLS_NONE,
  };

  if (text == NULL)
    return FALSE;
  if (g_str_equal (text, "out") || g_str_equal (text, "time"))
    {
      act->move = LM_SLS_MOVE_MAKE (text[0] == 'o' ? LM_SLS_MOVE_OUT : LM_SLS_MOVE_TIME);
      return TRUE;
    }

  return parse_placement (text, &act->move) || parse_discard (text, &act->move)
         || parse_gift (text, act) || parse_kill (text, act) || parse_offer (text, &act->deal)
         || parse_mark (text, &act->deal);
}

static char *
discard_to_string (LmSlsMove move)
{
  guint8 chips[LM_SLS_PLAYERS];
  g_autofree char *text = NULL;

  lm_sls_move_get_counts (move, chips);
  text = lm_sls_chips_to_string (chips);
  return g_strconcat ("x", text, NULL);
}

static char *
rescue_to_string (LmSlsMove move,
                  guint     turn)
{
  guint8 chips[LM_SLS_PLAYERS] = { 0 };

  chips[LM_SLS_MOVE_COLOUR (move)] = 1;
  return lm_sls_prisoners_to_string (LM_SLS_MOVE_GIVER (move), turn, chips);
}

char *
lm_sls_move_to_string (LmSlsMove move,
                       guint     turn)
{
  const guint next = LM_SLS_MOVE_NEXT (move);
  const char then[] = { next != LM_SLS_NONE ? '>' : '\0', lm_sls_get_letter (next), '\0' };

  switch (LM_SLS_MOVE_KIND (move))
    {
    case LM_SLS_MOVE_PLACE:
      return g_strdup_printf ("%c@%u%s", letters[LM_SLS_MOVE_COLOUR (move)], LM_SLS_MOVE_PILE (move), then);
    case LM_SLS_MOVE_DISCARD:
      return discard_to_string (move);
    case LM_SLS_MOVE_RESCUE:
      return rescue_to_string (move, turn);
    case LM_SLS_MOVE_TIME:
      return g_strdup ("time");
    case LM_SLS_MOVE_OUT:
    default:
      return g_strdup ("out");
    }
}

/* What is given, or discarded where @receiver is %LM_SLS_NONE. */
char *
lm_sls_prisoners_to_string (guint        player,
                            guint        receiver,
                            const guint8 chips[LM_SLS_PLAYERS])
{
  g_autofree char *text = lm_sls_chips_to_string (chips);

  return receiver == LM_SLS_NONE ? g_strdup_printf ("kill:%c:%s", letters[player], text)
                                 : g_strdup_printf ("give:%c>%c:%s", letters[player], letters[receiver], text);
}

/* @words: of a deal in words: what it says. */
char *
lm_sls_deal_offer_to_string (const LmSlsPact *pact,
                             const char      *words)
{
  g_autofree char *escaped = pact->kind == LM_SLS_DEAL_WORDS ? g_uri_escape_string (words, NULL, FALSE) : NULL;
  const char victim[] = { pact->kind == LM_SLS_DEAL_AGAINST ? lm_sls_get_letter (pact->victim) : '\0', '\0' };

  return g_strdup_printf ("deal:%c+%c:%s%s", lm_sls_get_letter (pact->proposer), lm_sls_get_letter (pact->partner),
                          kind_names[pact->kind], escaped != NULL ? escaped : victim);
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

/* What the deal says, or %NULL with @problem set: what is wrong with it, a clause with the full stop. */
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
