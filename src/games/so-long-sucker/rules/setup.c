/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: a position as it is set up: read, checked, written. */

#include "rules.h"

#define refuse(error, ...) lm_refuse (error, LM_ERROR_POSITION, __VA_ARGS__)

/* The start of a game in which blue begins. */
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
                      "of its chips, from 1 to %d, as in “b5r1”; “-” for none."),
                    quoted, LM_SLS_MAX_CHIPS);
}

static gboolean
parse_hands (LmSlsSetup  *setup,
             const char  *text,
             GError     **error)
{
  g_auto (GStrv) items = g_strsplit (text, ",", -1);

  if (g_strv_length (items) != LM_SLS_PLAYERS)
    return refuse (error, _("“chips” must be four hands, in the order b, r, g, y."));

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (!parse_hand (setup, i, items[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
parse_from (LmSlsSetup  *setup,
            const char  *text,
            GError     **error)
{
  gboolean right = strlen (text) == LM_SLS_PLAYERS;

  for (guint i = 0; i < LM_SLS_PLAYERS && right; i++)
    {
      setup->from[i] = lm_sls_parse_letter (text[i]);
      right = setup->from[i] != LM_SLS_NONE || text[i] == '-';
    }

  return right || refuse (error, _("“from” must be four characters, each b, r, g, y, or “-” for nobody."));
}

/* An empty text is no table without piles: that has no such key. */
static gboolean
parse_board (LmSlsSetup           *setup,
             const LmFieldValues  *values,
             GError              **error)
{
  const char *text = lm_field_values_has (values, "board") ? lm_field_values_get_text (values, "board") : NULL;

  if (text != NULL && *text == '\0')
    return refuse (error, _("A pile is missing in “board”."));

  setup->board = text != NULL ? g_strsplit (text, ",", -1) : NULL;
  return TRUE;
}

/* Reads what stands there; whether it can be is lm_sls_setup_check()'s. To be cleared in any case. */
gboolean
lm_sls_setup_read (LmSlsSetup           *setup,
                   const LmFieldValues  *values,
                   GError              **error)
{
  lm_sls_setup_init (setup, lm_field_values_get_uint (values, "piles"), 0);
  setup->turn = lm_field_values_get_choice (values, "turn");
  setup->dead_discard = lm_field_values_get_choice (values, "dead") == 1;
  setup->binding = lm_field_values_get_choice (values, "deals") == 1;
  setup->valued = lm_field_values_get_choice (values, "value") == 1;
  if (!parse_board (setup, values, error)
      || !parse_hands (setup, lm_field_values_get_text (values, "chips"), error)
      || !parse_from (setup, lm_field_values_get_text (values, "from"), error))
    return FALSE;

  return !lm_field_values_has (values, "captured")
         || lm_sls_parse_chips (lm_field_values_get_text (values, "captured"), setup->captured)
         || refuse (error,
                    _("“captured” must be letters of b, r, g, y, each once and with the number of its chips, "
                      "from 1 to %d, as in “b2r1”."), LM_SLS_MAX_CHIPS);
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
                GError           **error)
{
  guint n_left = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    n_left += setup->score[i] == 0;
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
  if (setup->piles > LM_SLS_MAX_CHIPS)
    return refuse (error, _("“piles” may be at most %d."), LM_SLS_MAX_CHIPS);

  return check_scores (setup, error)
         && check_turns (setup, error)
         && check_board (setup, error)
         && check_captured (setup, error)
         && check_number (setup, error);
}

static char *
get_hands_text (const LmSlsSetup *setup)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      g_autofree char *hand = lm_sls_chips_to_string (setup->hands[i]);

      g_string_append (text, i > 0 ? "," : "");
      if (setup->score[i] > 0)
        g_string_append_printf (text, "out%u", setup->score[i]);
      else
        g_string_append (text, hand);
    }

  return g_string_free (text, FALSE);
}

void
lm_sls_setup_write (const LmSlsSetup *setup,
                    LmFieldValues    *values)
{
  g_autofree char *hands = get_hands_text (setup);
  g_autofree char *board = setup->board != NULL ? g_strjoinv (",", setup->board) : NULL;
  g_autofree char *captured = lm_sls_chips_to_string (setup->captured);
  char from[LM_SLS_PLAYERS + 1] = { 0 };

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    from[i] = lm_sls_get_letter (setup->from[i]);
  lm_field_values_set_uint (values, "piles", setup->piles);
  lm_field_values_set_text (values, "chips", hands);
  lm_field_values_set_choice (values, "turn", setup->turn);
  lm_field_values_set_text (values, "from", from);
  lm_field_values_set_choice (values, "dead", setup->dead_discard);
  lm_field_values_set_choice (values, "deals", setup->binding);
  lm_field_values_set_choice (values, "value", setup->valued);
  if (board != NULL && *board != '\0')
    lm_field_values_set_text (values, "board", board);
  if (lm_sls_count (setup->captured) > 0)
    lm_field_values_set_text (values, "captured", captured);
}
