/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: the table as players see it: piles bottom to top, hands, the dead box. */

#include "rules.h"

/* In bytes, of what a state and a set-up have in common. */
#define HEAD_SIZE G_STRUCT_OFFSET (LmSlsState, turn)

static guint
get_height (const LmSlsPosition *self,
            guint                pile)
{
  return lm_sls_count (self->state.piles[pile - 1].count);
}

/* Where the chips of @pile begin. */
static guint
get_start (const LmSlsPosition *self,
           guint                pile)
{
  guint start = 0;

  for (guint i = 1; i < pile; i++)
    start += get_height (self, i);

  return start;
}

static void
fill_board (LmSlsPosition *self,
            GStrv          board)
{
  guint n_chips = 0;

  for (guint i = 0; board != NULL && board[i] != NULL; i++)
    for (const char *letter = board[i]; *letter != '\0'; letter++)
      {
        self->chips[n_chips] = lm_sls_parse_letter (*letter);
        lm_sls_state_add_chip (&self->state, self->chips[n_chips++], letter == board[i] ? 0 : i + 1);
      }
  /* Of a captured pile only numbers are set up. */
  for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
    for (guint i = 0; i < self->state.captured[colour]; i++)
      self->chips[n_chips++] = colour;
}

LmPosition *
lm_sls_position_new (const LmSlsSetup  *setup,
                     GError           **error)
{
  g_autoptr (LmGame) game = NULL;
  LmSlsPosition *self;
  LmSlsState *state;

  if (!lm_sls_setup_check (setup, error))
    return NULL;

  game = lm_sls_game_new ();
  self = lm_position_alloc (game, sizeof (LmSlsPosition));
  state = &self->state;
  memcpy (state, setup, HEAD_SIZE);
  state->turn = setup->turn;
  state->max_piles = setup->piles;
  state->dead_discard = setup->dead_discard;
  self->binding = setup->binding;
  self->valued = setup->valued;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (setup->score[i] == 0)
      state->left |= LM_SLS_BIT (i);
  if (lm_sls_state_count_left (state) == 1)
    state->score[state->turn] = LM_SLS_PLAYERS;
  fill_board (self, setup->board);

  return &self->parent;
}

static char *
pile_to_string (const LmSlsPosition *self,
                guint                pile)
{
  const guint height = get_height (self, pile);
  const guint8 *chips = self->chips + get_start (self, pile);
  char *text = g_new0 (char, height + 1);

  for (guint i = 0; i < height; i++)
    text[i] = lm_sls_get_letter (chips[i]);

  return text;
}

/* What it is, to be changed and made a position again. */
void
lm_sls_position_get_setup (LmPosition *position,
                           LmSlsSetup *setup)
{
  const LmSlsPosition *self = LM_SLS_POSITION (position);
  const LmSlsState *state = &self->state;

  *setup = (LmSlsSetup) {
    .piles = state->max_piles,
    .turn = state->turn,
    .dead_discard = state->dead_discard,
    .binding = self->binding,
    .valued = self->valued,
  };
  memcpy (setup, state, HEAD_SIZE);
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    setup->score[i] = lm_sls_state_is_left (state, i) ? 0 : state->score[i];

  setup->board = g_new0 (char *, state->n_piles + 1);
  for (guint i = 0; i < state->n_piles; i++)
    setup->board[i] = pile_to_string (self, i + 1);
}

/* @pile: from 1. Returns the colours of its chips, bottom to top. */
const guint8 *
lm_sls_position_get_pile (LmPosition *position,
                          guint       pile,
                          guint      *height)
{
  const LmSlsPosition *self = LM_SLS_POSITION (position);

  *height = get_height (self, pile);
  return self->chips + get_start (self, pile);
}

/* Returns the colours of the chips of the pile that was just captured, bottom to top as it lay. */
const guint8 *
lm_sls_position_get_captured (LmPosition *position,
                              guint      *height)
{
  const LmSlsPosition *self = LM_SLS_POSITION (position);

  *height = lm_sls_count (self->state.captured);
  return self->chips + get_start (self, self->state.n_piles + 1);
}

/* The only thing that can still happen, when the player to move has no chip and nobody has one to give, or %NULL. */
char *
lm_sls_position_get_forced_move (LmPosition *position)
{
  return lm_sls_state_is_doomed (lm_sls_position_get_state (position)) ? g_strdup ("out") : NULL;
}

/* A pile that was captured lies behind all others, with the chip that captured it and without those that left the game. */
static void
keep_captured (const LmSlsPosition *before,
               LmSlsPosition       *after,
               LmSlsMove            move)
{
  const guint pile = LM_SLS_MOVE_PILE (move);
  const guint8 *chips = before->chips + get_start (before, pile);
  const guint height = get_height (before, pile);
  guint8 *kept = after->chips + get_start (after, after->state.n_piles + 1);

  for (guint i = 0; i <= height; i++)
    {
      const guint colour = i < height ? chips[i] : LM_SLS_MOVE_COLOUR (move);

      if (after->state.captured[colour] > 0)
        *kept++ = colour;
    }
}

/* The chips in the piles, which the state does not tell one by one, after a placement. */
static void
move_chips (const LmSlsPosition *before,
            LmSlsPosition       *after,
            LmSlsMove            move)
{
  const guint pile = LM_SLS_MOVE_PILE (move);
  const guint end = get_start (before, (pile > 0 ? pile : before->state.n_piles) + 1);
  guint8 *chips = after->chips;

  if (after->state.n_piles < before->state.n_piles)
    {
      memmove (chips + get_start (before, pile), chips + end, LM_SLS_MAX_CHIPS - end);
      if (lm_sls_count (after->state.captured) > 0)
        keep_captured (before, after, move);
      return;
    }

  memmove (chips + end + 1, chips + end, LM_SLS_MAX_CHIPS - end - 1);
  chips[end] = LM_SLS_MOVE_COLOUR (move);
}

static LmSlsPosition *
copy (LmPosition *position)
{
  const LmSlsPosition *before = LM_SLS_POSITION (position);
  LmSlsPosition *after = lm_position_alloc (lm_position_get_game (position), sizeof (LmSlsPosition));

  lm_sls_state_copy (&after->state, &before->state);
  memcpy (after->dead, before->dead, sizeof (after->dead));
  memcpy (after->chips, before->chips, sizeof (after->chips));
  after->binding = before->binding;
  after->valued = before->valued;
  return after;
}

/* What has left the game lies in the dead box. */
static void
fill_dead_box (const LmSlsPosition *before,
               LmSlsPosition       *after)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    after->dead[i] += lm_sls_state_count_colour (&before->state, i) - lm_sls_state_count_colour (&after->state, i);
}

static void
give_or_kill (LmSlsState     *state,
              const LmSlsAct *act)
{
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      state->hands[act->player][i] -= act->chips[i];
      if (act->is_gift)
        state->hands[act->receiver][i] += act->chips[i];
    }
}

/* Deals move nothing. */
LmPosition *
lm_sls_position_perform (LmPosition     *position,
                         const LmSlsAct *act)
{
  const LmSlsPosition *before = LM_SLS_POSITION (position);
  LmSlsPosition *after = copy (position);

  if (act->is_gift || act->is_kill)
    give_or_kill (&after->state, act);
  else if (act->deal.kind == LM_SLS_DEAL_STEP_NONE)
    {
      lm_sls_state_apply (&after->state, act->move);
      if (LM_SLS_MOVE_KIND (act->move) == LM_SLS_MOVE_PLACE)
        move_chips (before, after, act->move);
    }
  fill_dead_box (before, after);
  after->record = lm_sls_record_add (before->record, &before->state, &after->state, act);
  return &after->parent;
}

LmPosition *
lm_sls_position_apply (LmPosition *position,
                       LmSlsMove   move)
{
  const LmSlsAct act = { .player = LM_SLS_NONE, .receiver = LM_SLS_NONE, .move = move };

  return lm_sls_position_perform (position, &act);
}

/* One that no deal forbids; where all decisions are forbidden, the gift that has to be made. */
static char *
draw_bound (LmPosition *position,
            GRand      *rand)
{
  gboolean complete;
  g_autoptr (GPtrArray) texts = lm_position_list_moves (position, LM_SLS_MAX_PLACEMENTS, &complete);
  guint n_decisions = 0;

  while (n_decisions < texts->len && strchr (texts->pdata[n_decisions], ':') == NULL)
    n_decisions++;
  if (n_decisions == 0)
    return lm_sls_bound_get_gift (position);

  return g_strdup (texts->pdata[g_rand_int_range (rand, 0, n_decisions)]);
}

/* A decision of the player to move, each with the same chance. */
char *
lm_sls_position_random_move (LmPosition *position,
                             GRand      *rand)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint64 n_moves = MIN (lm_sls_state_count_moves (state), G_MAXINT32);

  if (lm_sls_bound_is_there (position))
    return draw_bound (position, rand);
  return lm_sls_move_to_string (lm_sls_state_nth_move (state, g_rand_int_range (rand, 0, n_moves)), state->turn);
}

/* The seat of who gives, discards or deals, else of the player to move. */
guint
lm_sls_position_get_mover (LmPosition *position,
                           const char *text)
{
  LmSlsAct act;

  if (!lm_sls_parse_move (text, &act))
    return lm_sls_position_get_turn (position);

  return lm_sls_record_get_player (lm_sls_position_get_record (position), lm_sls_position_get_state (position), &act);
}
