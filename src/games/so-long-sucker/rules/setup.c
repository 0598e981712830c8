/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: a position as it is set up: read, checked, written. */

#include "config.h"

#include "setup.h"

#include "engine/lm-error.h"
#include "text.h"
#include "words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const dead_choices[] = { "keep", "discard", NULL };

/* The start of a game in which blue begins. @setup: what to fill. @piles: places for piles; 0 for any number. */
void
lm_sls_setup_init (LmSlsSetup *setup,
                   guint       piles,
                   guint       chips)
{
  *setup = (LmSlsSetup) { .piles = piles };
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      setup->hands[i][i] = chips;
      setup->from[i] = LM_SLS_NONE;
    }
}

void
lm_sls_setup_clear (LmSlsSetup *setup)
{
  g_clear_pointer (&setup->board, g_strfreev);
}

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (GError     **error,
        const char  *format,
        ...)
{
  va_list arguments;
  g_autofree char *message = NULL;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION, message);
  return FALSE;
}

static gboolean
require (LmQuery     *query,
         const char  *key,
         GError     **error)
{
  return lm_query_has (query, key) || refuse (error, _("The key “%s” is missing."), key);
}

/* "out1" to "out3", a hyphen, or chips. */
static gboolean
parse_hand (LmSlsSetup  *setup,
            guint        player,
            const char  *text,
            GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);

  if (g_str_equal (text, "-"))
    return TRUE;

  if (g_str_has_prefix (text, "out"))
    {
      if (strlen (text) != strlen ("out1") || text[3] < '1' || text[3] > '3')
        return refuse (error, _("“%s” in “chips” is not “out1”, “out2” or “out3”."), quoted);
      setup->score[player] = text[3] - '0';
      return TRUE;
    }

  return lm_sls_parse_chips (text, setup->hands[player])
         || refuse (error,
                    _("“%s” in “chips” is not a hand: letters of b, r, g, y, each once and with the number "
                      "of its chips, as in “b5r1”; “-” for none."),
                    quoted);
}

static gboolean
parse_hands (LmSlsSetup  *setup,
             LmQuery     *query,
             GError     **error)
{
  g_auto (GStrv) items = NULL;

  if (!require (query, "chips", error))
    return FALSE;

  items = g_strsplit (lm_query_get (query, "chips"), ",", -1);
  if (g_strv_length (items) != LM_SLS_PLAYERS)
    return refuse (error, _("“chips” must be four hands, in the order b, r, g, y."));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (!parse_hand (setup, i, items[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
parse_turn (LmSlsSetup  *setup,
            LmQuery     *query,
            GError     **error)
{
  const char *text;

  if (!require (query, "turn", error))
    return FALSE;

  text = lm_query_get (query, "turn");
  setup->turn = strlen (text) == 1 ? lm_sls_parse_letter (text[0]) : LM_SLS_NONE;
  return setup->turn != LM_SLS_NONE || refuse (error, _("“turn” must be b, r, g or y."));
}

static gboolean
parse_from (LmSlsSetup  *setup,
            LmQuery     *query,
            GError     **error)
{
  const char *text = lm_query_get (query, "from");

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      setup->from[i] = LM_SLS_NONE;
      if (text == NULL)
        continue;

      setup->from[i] = lm_sls_parse_letter (text[i]);
      if (setup->from[i] == LM_SLS_NONE && text[i] != '-')
        return refuse (error, _("“from” must be four characters, each b, r, g, y, or “-” for nobody."));
    }

  return text == NULL || text[LM_SLS_PLAYERS] == '\0'
         || refuse (error, _("“from” must be four characters, each b, r, g, y, or “-” for nobody."));
}

/*
 * Reads what stands there; whether it can be is lm_sls_setup_check()'s. @setup: what to fill; to be cleared in any
 * case. Returns whether all of it could be read.
 */
gboolean
lm_sls_setup_parse (LmSlsSetup  *setup,
                    LmQuery     *query,
                    GError     **error)
{
  const char *board = lm_query_get (query, "board");
  guint64 piles = 0;
  guint dead = 0;

  lm_sls_setup_init (setup, 0, 0);
  if (!lm_query_get_uint (query, "piles", 0, LM_SLS_MAX_CHIPS, &piles, error)
      || !parse_hands (setup, query, error)
      || !parse_turn (setup, query, error)
      || !parse_from (setup, query, error)
      || !lm_query_get_choice (query, "dead", dead_choices, &dead, error))
    return FALSE;

  setup->piles = piles;
  setup->dead_discard = dead == 1;
  if (lm_query_has (query, "captured") && !lm_sls_parse_chips (lm_query_get (query, "captured"), setup->captured))
    return refuse (error,
                   _("“captured” must be letters of b, r, g, y, each once and with the number of its chips, "
                     "as in “b2r1”."));
  if (board != NULL && *board == '\0')
    return refuse (error, _("A pile is missing in “board”."));
  if (board != NULL)
    setup->board = g_strsplit (board, ",", -1);

  return TRUE;
}

static gboolean
check_pile (const char  *pile,
            guint        number,
            GError     **error)
{
  if (*pile == '\0')
    return refuse (error, _("Pile %u in “board” is missing its chips."), number);

  for (guint i = 0; pile[i] != '\0'; i++)
    {
      if (lm_sls_parse_letter (pile[i]) == LM_SLS_NONE)
        return refuse (error, _("“board” may have chips of four colours, b, r, g and y, but pile %u has another letter."),
                       number);
      if (i > 0 && pile[i] == pile[i - 1])
        return refuse (error,
                       _("Pile %u in “board” has two chips of one colour on top of each other, "
                         "which would have been a capture."),
                       number);
    }

  return TRUE;
}

static gboolean
check_board (const LmSlsSetup  *setup,
             GError           **error)
{
  const guint n_piles = setup->board != NULL ? g_strv_length (setup->board) : 0;
  const guint captured = lm_sls_count (setup->captured) > 0;

  for (guint i = 0; i < n_piles; i++)
    if (!check_pile (setup->board[i], i + 1, error))
      return FALSE;

  if (setup->piles == 0 || n_piles + captured <= setup->piles)
    return TRUE;

  if (captured)
    return refuse (error, _("“board” leaves no place for the pile that was captured: “piles” is %u."), setup->piles);
  return refuse (error, g_dngettext (GETTEXT_PACKAGE,
                                     "“board” has %u pile, more than “piles” allows.",
                                     "“board” has %u piles, more than “piles” allows.", n_piles), n_piles);
}

static gboolean
check_number (const LmSlsSetup  *setup,
              GError           **error)
{
  gsize count = lm_sls_count (setup->captured);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    count += lm_sls_count (setup->hands[i]);
  for (guint i = 0; setup->board != NULL && setup->board[i] != NULL; i++)
    count += strlen (setup->board[i]);

  return count <= LM_SLS_MAX_CHIPS
         || refuse (error, _("“chips”, “board” and “captured” have more than %d chips together."), LM_SLS_MAX_CHIPS);
}

static gboolean
check_scores (const LmSlsSetup  *setup,
              GError           **error)
{
  guint scores = 0;
  guint n_out = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if (setup->score[i] == 0)
        continue;

      if (lm_sls_count (setup->hands[i]) > 0)
        return refuse (error, _("In “chips” %s is eliminated and cannot have chips in hand."),
                       lm_sls_get_player_name (i));
      scores |= LM_SLS_BIT (setup->score[i]);
      n_out++;
    }

  if (n_out == LM_SLS_PLAYERS)
    return refuse (error, _("“chips” leaves nobody in the game."));

  /* The first one eliminated scores 1, the next one 2, the next one 3. */
  return scores == (LM_SLS_BIT (n_out + 1) - 2)
         || refuse (error, _("In “chips” the first player eliminated is “out1”, the second “out2”, the third “out3”."));
}

static gboolean
check_captured (const LmSlsSetup  *setup,
                guint              n_left,
                GError           **error)
{
  if (lm_sls_count (setup->captured) == 0)
    return TRUE;

  if (n_left == 1)
    return refuse (error, _("“captured” cannot be there, for the game is over."));
  if (setup->captured[setup->turn] < 2)
    return refuse (error, _("“captured” must have at least two chips of %s, whose turn it is: they made the capture."),
                   lm_sls_get_player_name (setup->turn));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (setup->dead_discard && setup->score[i] > 0 && setup->captured[i] > 0)
      return refuse (error, _("“captured” cannot have chips of %s: “dead=discard” has taken them out."),
                     lm_sls_get_player_name (i));

  return TRUE;
}

static gboolean
check_turns (const LmSlsSetup  *setup,
             GError           **error)
{
  if (setup->score[setup->turn] > 0)
    return refuse (error, _("“turn” cannot be %s, who is eliminated."), lm_sls_get_player_name (setup->turn));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (setup->from[i] == i)
      return refuse (error, _("In “from” %s cannot have the turn from themselves."), lm_sls_get_player_name (i));

  return TRUE;
}

/* Whether such a position can have arisen. */
gboolean
lm_sls_setup_check (const LmSlsSetup  *setup,
                    GError           **error)
{
  guint n_left = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    n_left += setup->score[i] == 0;

  if (setup->piles > LM_SLS_MAX_CHIPS)
    return refuse (error, _("“piles” may be at most %d."), LM_SLS_MAX_CHIPS);

  return check_scores (setup, error)
         && check_turns (setup, error)
         && check_board (setup, error)
         && check_captured (setup, n_left, error)
         && check_number (setup, error);
}

static void
append_hands (GString          *text,
              const LmSlsSetup *setup)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      g_autofree char *hand = lm_sls_chips_to_string (setup->hands[i]);

      g_string_append (text, i > 0 ? "," : "&chips=");
      if (setup->score[i] > 0)
        g_string_append_printf (text, "out%u", setup->score[i]);
      else
        g_string_append (text, hand);
    }
}

static void
append_from (GString          *text,
             const LmSlsSetup *setup)
{
  char from[LM_SLS_PLAYERS + 1] = { 0 };

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    from[i] = lm_sls_get_letter (setup->from[i]);
  if (!g_str_equal (from, "----"))
    g_string_append_printf (text, "&from=%s", from);
}

/* Its canonical text. */
char *
lm_sls_setup_to_string (const LmSlsSetup *setup)
{
  GString *text = g_string_new ("lastmove:so-long-sucker?");
  g_autofree char *board = setup->board != NULL ? g_strjoinv (",", setup->board) : NULL;
  g_autofree char *captured = lm_sls_chips_to_string (setup->captured);

  g_string_append_printf (text, "piles=%u", setup->piles);
  if (board != NULL && *board != '\0')
    g_string_append_printf (text, "&board=%s", board);
  append_hands (text, setup);
  g_string_append_printf (text, "&turn=%c", lm_sls_get_letter (setup->turn));
  append_from (text, setup);
  if (lm_sls_count (setup->captured) > 0)
    g_string_append_printf (text, "&captured=%s", captured);
  if (setup->dead_discard)
    g_string_append_printf (text, "&dead=%s", dead_choices[1]);

  return g_string_free (text, FALSE);
}
