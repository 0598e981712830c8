/* SPDX-License-Identifier: GPL-3.0-or-later */
/* captions.c: the sentences around the table. */

#include "config.h"

#include "captions.h"

#include "../rules/position.h"
#include "../rules/words.h"

#include <glib/gi18n.h>

static char *
describe_need (const LmSlsState *state)
{
  const char *name = lm_sls_get_player_name (state->turn);

  switch (lm_sls_state_get_phase (state))
    {
    case LM_SLS_DISCARD:
      return g_strdup_printf (_("%s must discard from the captured pile."), name);
    case LM_SLS_NO_CHIPS:
      return lm_sls_state_is_doomed (state) ? g_strdup_printf (_("%s has no chips, and nobody has one to give."), name)
                                            : g_strdup_printf (_("%s has no chips: a gift, or out."), name);
    case LM_SLS_PLACE:
    case LM_SLS_OVER:
    default:
      return g_strdup_printf (_("%s is to move."), name);
    }
}

/* Whose turn it is, what has to be done, and who gave it. */
char *
lm_sls_caption_turn (LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  g_autofree char *need = NULL;

  if (lm_position_is_over (position))
    return lm_position_describe_result (position);

  need = describe_need (state);
  if (state->from[state->turn] == LM_SLS_NONE)
    return g_steal_pointer (&need);

  return g_strdup_printf (_("%s Turn from %s."), need, lm_sls_get_player_name (state->from[state->turn]));
}

/* Of gifts and eliminations the words say themselves who it is. */
static gboolean
is_decision (const char *move)
{
  LmSlsAct act;

  return lm_sls_parse_move (move, &act) && !act.is_gift && !act.is_kill && act.deal.kind == LM_SLS_DEAL_STEP_NONE
         && (LM_SLS_MOVE_KIND (act.move) == LM_SLS_MOVE_PLACE || LM_SLS_MOVE_KIND (act.move) == LM_SLS_MOVE_DISCARD);
}

/*
 * @before: what was there before the last move. @move: the last move. Returns what happened last, with what the rules
 * made of it.
 */
char *
lm_sls_caption_event (LmPosition *position,
                      LmPosition *before,
                      const char *move)
{
  g_autofree char *clause = NULL;

  if (before == NULL || move == NULL)
    return g_strdup ("");

  clause = lm_position_describe_move (before, move, LM_MOVE_SENTENCE);
  if (!is_decision (move))
    return g_strdup_printf (_("%s."), clause);

  /* Translators: a player, then what was done and what the rules made of it. */
  return g_strdup_printf (_("%s: %s."), lm_sls_get_player_name (lm_position_get_mover (before, move)), clause);
}

/* A chip is in hand. */
static char *
describe_armed (LmSlsChosen      *chosen,
                const LmSlsState *state)
{
  const char *colour = lm_sls_get_colour_name (lm_sls_chosen_get_colour (chosen));

  if (lm_sls_chosen_get_pile (chosen) != LM_SLS_NO_PILE)
    return g_strdup (_("Name the next player, one whose colour is not in the pile; "
                       "Escape takes the chip back."));

  return g_strdup_printf (_("Click a pile for the %s chip, or drag it; below each pile stands who may be next."),
                          colour);
}

static char *
describe_note (LmSlsNote         note,
               const LmSlsState *state)
{
  if (note == LM_SLS_NOTE_CHIP_FIRST)
    return g_strdup_printf (_("Choose first a chip from %s’s hand."), lm_sls_get_player_name (state->turn));

  return g_strdup_printf (_("It is %s’s turn to place a chip; others may only give and discard prisoners."),
                          lm_sls_get_player_name (state->turn));
}

/* A computer is to move, and may wait for what a person does out of turn. */
static char *
describe_wait (LmBoardView *board)
{
  LmPosition *position = lm_board_view_get_position (board);
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint persons = lm_board_view_get_persons (board);
  const char *name = lm_sls_get_player_name (state->turn);
  LmSlsMove gifts[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  if (lm_sls_record_awaits_answer (lm_sls_position_get_record (position), persons))
    return g_strdup_printf (_("What %s proposes can be accepted and declined on the page “Table”."), name);
  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && lm_sls_state_list_rescues (state, persons, gifts) > 0)
    return g_strdup_printf (_("Choose a prisoner from your hand to give it to %s, who else is out."), name);

  return g_strdup ("");
}

static char *
describe_edit (void)
{
  return g_strdup (_("Choose a chip above and click piles and hands to add it; "
                     "Delete or a right click takes one away."));
}

/* What can be done now. */
char *
lm_sls_caption_prompt (LmBoardView *board,
                       LmSlsChosen *chosen)
{
  LmPosition *position = lm_board_view_get_position (board);
  const LmSlsState *state = lm_sls_position_get_state (position);

  if (lm_board_view_get_mode (board) == LM_BOARD_EDIT)
    return describe_edit ();
  if (lm_position_is_over (position))
    return g_strdup ("");
  if (lm_sls_chosen_get_note (chosen) != LM_SLS_NOTE_NONE)
    return describe_note (lm_sls_chosen_get_note (chosen), state);
  if (lm_sls_chosen_get_colour (chosen) != LM_SLS_NONE)
    return describe_armed (chosen, state);
  if (!lm_sls_chosen_can_act (chosen, state->turn))
    return describe_wait (board);
  if (lm_sls_state_get_phase (state) == LM_SLS_PLACE)
    return g_strdup_printf (_("Choose a chip from %s’s hand, then a pile. "
                              "Prisoners can be given and discarded at any time."),
                            lm_sls_get_player_name (state->turn));

  return g_strdup ("");
}

/* Its name and what it means. */
const char *
lm_sls_caption_board (LmSlsBoardType board)
{
  switch (board)
    {
    case LM_SLS_BOARD_I:
      return _("type I board: single chips, and at most one pile of the opponent’s");
    case LM_SLS_BOARD_II:
      return _("type II board: single chips, and one pile of each");
    case LM_SLS_BOARD_GENERAL_I:
      return _("generalised type I board: single chips, and piles of the opponent’s");
    case LM_SLS_BOARD_GENERAL_II:
      return _("generalised type II board: own piles, and one of the opponent’s");
    case LM_SLS_BOARD_GENERAL:
    default:
      return _("general board");
    }
}
