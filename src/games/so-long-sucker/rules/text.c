/* SPDX-License-Identifier: GPL-3.0-or-later */
/* text.c: chips and moves as the position text writes them. */

#include "text.h"

#include <string.h>

static const char letters[] = "brgy";

/* @colour: a colour, or %LM_SLS_NONE. Returns its letter, or a hyphen. */
char
lm_sls_get_letter (guint colour)
{
  return colour < LM_SLS_PLAYERS ? letters[colour] : '-';
}

/* The colour, or %LM_SLS_NONE when it is none. */
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

/*
 * @chips: how many of each colour. Returns whether @text is at least one chip, no colour stands twice, and no number is
 * beyond what a game can hold.
 */
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

/* Returns letters with counts, or a hyphen for no chips. */
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

/* @act: what it says. Returns whether @text has the form of a move. */
gboolean
lm_sls_parse_move (const char *text,
                   LmSlsAct   *act)
{
  *act = (LmSlsAct) { .player = LM_SLS_NONE, .receiver = LM_SLS_NONE };

  if (g_str_equal (text, "out") || g_str_equal (text, "time"))
    {
      act->move = LM_SLS_MOVE_MAKE (text[0] == 'o' ? LM_SLS_MOVE_OUT : LM_SLS_MOVE_TIME);
      return TRUE;
    }

  return parse_placement (text, &act->move) || parse_discard (text, &act->move)
         || parse_gift (text, act) || parse_kill (text, act) || lm_sls_deal_parse_step (text, &act->deal);
}

static char *
discard_to_string (LmSlsMove move)
{
  guint8 chips[LM_SLS_PLAYERS];
  g_autofree char *text = NULL;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    chips[i] = LM_SLS_MOVE_COUNT (move, i);
  text = lm_sls_chips_to_string (chips);
  return g_strconcat ("x", text, NULL);
}

static char *
rescue_to_string (LmSlsMove move,
                  guint     turn)
{
  guint8 chips[LM_SLS_PLAYERS] = { 0 };

  chips[LM_SLS_MOVE_COLOUR (move)] = 1;
  return lm_sls_give_to_string (LM_SLS_MOVE_GIVER (move), turn, chips);
}

/* Its text. */
char *
lm_sls_move_to_string (LmSlsMove move,
                       guint     turn)
{
  const guint next = LM_SLS_MOVE_NEXT (move);
  GString *text;

  switch (LM_SLS_MOVE_KIND (move))
    {
    case LM_SLS_MOVE_PLACE:
      text = g_string_new (NULL);
      g_string_append_printf (text, "%c@%u", letters[LM_SLS_MOVE_COLOUR (move)], LM_SLS_MOVE_PILE (move));
      if (next != LM_SLS_NONE)
        g_string_append_printf (text, ">%c", letters[next]);
      return g_string_free (text, FALSE);
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

/* The gift's text. */
char *
lm_sls_give_to_string (guint        giver,
                       guint        receiver,
                       const guint8 chips[LM_SLS_PLAYERS])
{
  g_autofree char *text = lm_sls_chips_to_string (chips);

  return g_strdup_printf ("give:%c>%c:%s", letters[giver], letters[receiver], text);
}

/* The text of discarding them. */
char *
lm_sls_kill_to_string (guint        player,
                       const guint8 chips[LM_SLS_PLAYERS])
{
  g_autofree char *text = lm_sls_chips_to_string (chips);

  return g_strdup_printf ("kill:%c:%s", letters[player], text);
}
