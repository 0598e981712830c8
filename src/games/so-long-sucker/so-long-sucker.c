/* SPDX-License-Identifier: GPL-3.0-or-later */
/* so-long-sucker.c: So Long Sucker. */

#include "solver/solver.h"
#include "theory/theory.h"

#define LM_TYPE_SLS_GAME (lm_sls_game_get_type ())
G_DECLARE_FINAL_TYPE (LmSlsGame, lm_sls_game, LM, SLS_GAME, LmGame)

struct _LmSlsGame
{
  LmGame parent_instance;
};

static void lm_sls_game_party_init (LmPartyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSlsGame, lm_sls_game, LM_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_PARTY, lm_sls_game_party_init))

static void
clear (LmPosition *position)
{
  g_clear_pointer (&LM_SLS_POSITION (position)->record, lm_sls_record_unref);
}

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  g_auto (LmSlsSetup) setup = { 0 };

  lm_sls_position_get_setup (position, &setup);
  lm_sls_setup_write (&setup, values);
}

/* The seats of the players who are not eliminated, a bit each. */
static guint
get_left (LmPosition *position)
{
  return lm_sls_position_get_state (position)->left;
}

/* The seat of the only player left, else %LM_NOBODY. */
static int
get_winner (LmPosition *position)
{
  const LmSlsState *state = lm_sls_position_get_state (position);

  return lm_sls_state_count_left (state) == 1 ? (int) state->turn : LM_NOBODY;
}

/* One prisoner of @colour, given to everybody else or discarded. */
static void
add_prisoner (GPtrArray        *texts,
              const LmSlsState *state,
              guint             player,
              guint             colour)
{
  guint8 chips[LM_SLS_PLAYERS] = { 0 };

  chips[colour] = 1;
  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (i != player && lm_sls_state_is_left (state, i))
      g_ptr_array_add (texts, lm_sls_prisoners_to_string (player, i, chips));

  g_ptr_array_add (texts, lm_sls_prisoners_to_string (player, LM_SLS_NONE, chips));
}

/* What everybody may do out of turn, one chip at a time. */
static void
add_prisoners (GPtrArray        *texts,
               const LmSlsState *state)
{
  for (guint player = 0; player < LM_SLS_PLAYERS; player++)
    for (guint colour = 0; colour < LM_SLS_PLAYERS; colour++)
      if (colour != player && state->hands[player][colour] > 0)
        add_prisoner (texts, state, player, colour);
}

static void
remove_forbidden (GPtrArray  *texts,
                  LmPosition *position)
{
  LmSlsAct act;

  for (guint i = lm_sls_bound_is_there (position) ? texts->len : 0; i-- > 0;)
    if (lm_sls_parse_move (texts->pdata[i], &act) && lm_sls_bound_find (position, &act) != 0)
      g_ptr_array_remove_index (texts, i);
}

/*
 * The decisions of the player to move come first, in the order of the board; then what anybody may do out of turn, one
 * chip at a time: several chips may be given or discarded at once, but that is the same as one by one.
 */
static GPtrArray *
list_moves (LmPosition *position,
            guint       max,
            gboolean   *complete)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint64 n_moves = lm_sls_state_count_moves (state);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint64 i = 0; i < MIN (n_moves, max); i++)
    g_ptr_array_add (texts, lm_sls_move_to_string (lm_sls_state_nth_move (state, i), state->turn));

  if (n_moves > 0 && n_moves <= max)
    add_prisoners (texts, state);
  *complete = n_moves <= max && texts->len <= max;
  g_ptr_array_set_size (texts, MIN (texts->len, max));
  remove_forbidden (texts, position);

  return texts;
}

static guint64
count_decisions (LmPosition *position)
{
  return lm_sls_state_count_moves (lm_sls_position_get_state (position));
}

static LmPosition *
play (LmPosition  *position,
      const char  *text,
      GError     **error)
{
  LmSlsAct act;

  return lm_sls_refusal_check (position, text, &act, error) ? lm_sls_position_perform (position, &act) : NULL;
}

/* Persons may still give one. */
static char *
describe_pass (LmPosition *position)
{
  return lm_sls_state_get_phase (lm_sls_position_get_state (position)) == LM_SLS_NO_CHIPS
         ? g_strdup_printf (_("No computer gives %s a chip."), lm_position_get_turn_name (position)) : NULL;
}

static char *
time_out (LmPosition *position)
{
  return lm_sls_move_to_string (LM_SLS_MOVE_MAKE (LM_SLS_MOVE_TIME), lm_sls_position_get_turn (position));
}

/* The seats of those to whom a deal was offered and who have not answered yet, a bit each. */
static guint
get_awaited (LmPosition *position)
{
  guint awaited = 0;

  LM_SLS_FOREACH_DEAL (lm_sls_position_get_record (position), i, deal)
    if (deal->state == LM_SLS_DEAL_OFFERED && !lm_position_is_over (position))
      awaited |= LM_SLS_BIT (deal->pact.partner);

  return awaited;
}

/* The newest proposal that somebody waits for. */
static gboolean
get_offer (LmPosition *position,
           guint       persons,
           LmOffer    *offer)
{
  LmSlsRecord *record = lm_sls_position_get_record (position);
  guint number = lm_sls_record_awaits_answer (record, persons) ? lm_sls_record_count (record) : 0;
  const LmSlsDeal *deal = NULL;
  g_autofree char *pact = NULL;

  for (; number > 0; number--)
    {
      deal = lm_sls_record_get_deal (record, number);
      if (deal->state == LM_SLS_DEAL_OFFERED && (persons & LM_SLS_BIT (deal->pact.partner)) != 0)
        break;
    }
  if (number == 0)
    return FALSE;

  pact = lm_sls_describe_pact (&deal->pact, deal->words);
  /* Translators: who proposes a deal to whom, and what it says. */
  offer->words = g_strdup_printf (_("%s proposes to %s: %s."), lm_sls_get_player_name (deal->pact.proposer),
                                  lm_sls_get_player_name (deal->pact.partner), pact);
  offer->accept = g_strdup_printf ("accept:%u", number);
  offer->decline = g_strdup_printf ("refuse:%u", number);
  return TRUE;
}

static const char *
get_player_id (LmGame *game,
               guint   seat)
{
  static const char *const ids[LM_SLS_PLAYERS] = { "b", "r", "g", "y" };

  return ids[seat];
}

static const char *
get_player_name (LmGame *game,
                 guint   seat)
{
  return lm_sls_get_player_name (seat);
}

static void
lm_sls_game_class_init (LmSlsGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_sls_info;
  game_class->free_position = clear;
  game_class->get_values = get_values;
  game_class->describe = lm_sls_describe;
  game_class->get_turn = lm_sls_position_get_turn;
  game_class->get_winner = get_winner;
  game_class->describe_result = lm_sls_describe_result;
  game_class->list_moves = list_moves;
  game_class->play = play;
  game_class->random_move = lm_sls_position_random_move;
  game_class->describe_move = lm_sls_describe_move;
  game_class->describe_deed = lm_sls_describe_deed;
  game_class->get_player_id = get_player_id;
  game_class->get_player_name = get_player_name;
  game_class->solve = lm_sls_solve;
  game_class->explain = lm_sls_explain;
  game_class->tell_idea = lm_sls_tell_idea;
}

static void
lm_sls_game_party_init (LmPartyInterface *iface)
{
  iface->get_left = get_left;
  iface->get_mover = lm_sls_position_get_mover;
  iface->get_awaited = get_awaited;
  iface->count_decisions = count_decisions;
  iface->choose = lm_sls_bots_choose;
  iface->is_patient = lm_sls_bots_is_patient;
  iface->get_offer = get_offer;
  iface->describe_pass = describe_pass;
  iface->time_out = time_out;
}

LM_BEGIN_EMPTY (LmSlsGame, lm_sls_game)

/* The rules have no parameters: piles and options stand in the positions. Returns the game. */
LmGame *
lm_sls_game_new (void)
{
  return g_object_new (LM_TYPE_SLS_GAME, NULL);
}

static LmPosition *
create (const LmFieldValues  *values,
        GError              **error)
{
  g_auto (LmSlsSetup) setup = { 0 };

  return lm_sls_setup_read (&setup, values, error) ? lm_sls_position_new (&setup, error) : NULL;
}

static const LmFieldChoice turns[] = { { "b" }, { "r" }, { "g" }, { "y" }, { NULL } };

static const LmFieldChoice dead[] = {
  { "keep", N_("Dead colours stay") },
  { "discard", N_("Dead colours go"), N_("Discard eliminated players’ chips on capture") },
  { NULL },
};

static const LmFieldChoice deals[] = {
  { "free", N_("Deals may be broken") },
  { "binding", N_("Deals bind"), N_("Forbid what breaks a deal that was made") },
  { NULL },
};

static const LmFieldChoice values[] = {
  { "none", N_("Winning is all") },
  { "chips", N_("Chips count"), N_("Chips that the winner has in hand at the end count") },
  { NULL },
};

static const LmFieldPreset presets[] = {
  { "piles=8&each=5&minutes=0", N_("Hofstra 5"), N_("Hofstra: 8 piles, 5 chips each") },
  { "piles=8&each=6&minutes=0", N_("Hofstra 6"), N_("Hofstra: 8 piles, 6 chips each") },
  { "piles=0&each=7&minutes=20", N_("Nash"), N_("Nash: any number of piles, 7 chips and 20 minutes each") },
  { NULL },
};

/* The number of each colour in each hand, both in the order b, r, g, y; none of who is out. */
static gboolean
count_items (const char *text,
             guint64    *numbers)
{
  g_auto (GStrv) hands = g_strsplit (text, ",", -1);
  guint8 chips[LM_SLS_PLAYERS];

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    {
      if (hands[i] == NULL)
        return FALSE;
      if (g_str_has_prefix (hands[i], "out") || !lm_sls_parse_chips (hands[i], chips))
        memset (chips, 0, sizeof chips);
      for (guint j = 0; j < LM_SLS_PLAYERS; j++)
        numbers[LM_SLS_PLAYERS * i + j] = chips[j];
    }

  return TRUE;
}

/* Who is out stays out, and what such a player would have makes a text that is no hand. */
static char *
replace_items (const char    *text,
               const guint64 *numbers)
{
  g_auto (GStrv) hands = g_strsplit (text, ",", -1);

  for (guint i = 0; i < LM_SLS_PLAYERS && hands[i] != NULL; i++)
    {
      g_autofree char *before = g_steal_pointer (&hands[i]);
      guint8 chips[LM_SLS_PLAYERS];
      g_autofree char *hand = NULL;

      for (guint j = 0; j < LM_SLS_PLAYERS; j++)
        chips[j] = MIN (numbers[LM_SLS_PLAYERS * i + j], G_MAXUINT8);
      hand = lm_sls_chips_to_string (chips);
      if (!g_str_has_prefix (before, "out"))
        hands[i] = g_steal_pointer (&hand);
      else
        hands[i] = lm_sls_count (chips) > 0 ? g_strconcat (before, hand, NULL) : g_steal_pointer (&before);
    }

  return g_strjoinv (",", hands);
}

/* A new game begins with equal hands; the editor has the table itself. */
#define HIDDEN .flags = LM_FIELD_NOT_IN_FORM | LM_FIELD_NOT_IN_EDITOR

static const LmField fields[] = {
  {
    .key = "each", .kind = LM_FIELD_NUMBER, .minimum = 1, .maximum = LM_SLS_MAX_CHIPS / LM_SLS_PLAYERS,
    .flags = LM_FIELD_SPIN | LM_FIELD_NOT_IN_TEXT | LM_FIELD_NOT_IN_EDITOR,
    .title = N_("Chips of each player"), .default_text = "",
    .presets = presets, .presets_title = N_("As it is played"),
  },
  {
    .key = "piles", .kind = LM_FIELD_NUMBER, .flags = LM_FIELD_SPIN, .maximum = LM_SLS_MAX_CHIPS,
    .title = N_("Piles"), .label = N_("_Piles"), .help = N_("Places for piles, 0 for any number"),
  },
  { .key = "board", .kind = LM_FIELD_TEXT, HIDDEN, .title = N_("Chips in the piles"), .default_text = "" },
  {
    .key = "chips", .kind = LM_FIELD_TEXT, HIDDEN, .title = N_("Chips in the hands"),
    .max_length = LM_SLS_PLAYERS * LM_SLS_PLAYERS, .count_items = count_items, .replace_items = replace_items,
  },
  {
    .key = "turn", .kind = LM_FIELD_CHOICE, .flags = LM_FIELD_NOT_IN_FORM, .title = N_("To move"),
    .label = N_("To _move"), .choices = turns,
  },
  { .key = "from", .kind = LM_FIELD_TEXT, HIDDEN, .title = N_("Who gave the turn"), .default_text = "----" },
  { .key = "captured", .kind = LM_FIELD_TEXT, HIDDEN, .title = N_("Captured chips"), .default_text = "" },
  LM_FIELD_CLOCK,
  {
    .key = "dead", .kind = LM_FIELD_CHOICE, .flags = LM_FIELD_SWITCH, .title = N_("Eliminated players’ chips"),
    .page_title = N_("Discard eliminated players’ chips on capture"), .default_text = "keep", .choices = dead,
  },
  {
    .key = "deals", .kind = LM_FIELD_CHOICE, .flags = LM_FIELD_SWITCH, .title = N_("Deals"),
    .page_title = N_("Deals bind: what breaks one is not legal"), .default_text = "free", .choices = deals,
  },
  {
    .key = "value", .kind = LM_FIELD_CHOICE, .flags = LM_FIELD_SWITCH, .title = N_("Value of chips"),
    .page_title = N_("Chips that the winner has in hand at the end count"), .default_text = "none", .choices = values,
  },
  { .key = NULL },
};

static const LmSource sources[] = {
  { "SLS", N_("Jerade, “So Long Sucker: Endgame Analysis”") },
  { NULL }
};

static const LmConjectureChoice endings[] = { { NULL, N_("Two players and two colours") }, { NULL } };

static const LmConjecture conjectures[] = {
  {
    .title = N_("What if chips had a value?"),
    .statement = N_("With two players left the loser may do anything. If the chips that the winner has in hand at the end counted, how many "
                    "could the winner keep, and which moves leave the fewest?"),
    .known = N_("That chips could be given a value is proposed; which chips count is our choice. The curve is how many the winner keeps "
                "on average, over all endings of so many chips with two players and two colours, when both do their best."),
    .source = N_("SLS, Chapter 5"), .status = LM_STATUS_UNKNOWN,
    .table = "stakes", .choices = endings, .x = "size", .from = 1, .y = "mean", .y_title = N_("chips that the winner keeps"),
    .begin = 4, .step = 1, .most = 8,
  },
  {
    .title = N_("How many endings are lost?"),
    .statement = N_("Which share of the endings of so many chips, with two players and two colours, is lost for the player to move, and "
                    "does it tend to a limit?"),
    .known = N_("Who wins each of them is known (Theorem 4.7.5); how many are lost is our question. The curve is that share. With a third "
                "colour no theorem is known, and no curve is drawn."),
    .source = N_("SLS, Theorem 4.7.5"), .status = LM_STATUS_UNKNOWN,
    .table = "endings", .choices = endings, .x = "size", .from = 1, .y = "share", .y_title = N_("share that is lost"),
    .begin = 8, .step = 2, .most = 14,
  },
  { NULL },
};

const LmGameInfo lm_sls_info = {
  .name = "so-long-sucker",
  .family = "so-long-sucker",
  .family_title = N_("So Long Sucker"),
  .title = N_("So Long Sucker"),
  .summary = N_("Place chips on piles, capture what two of a colour close, and be the last of four who still can move; "
                "deals are made openly and may be broken."),
  .goal = N_("Whoever must move without a chip is out; the last one left wins."),
  .help_page = "so-long-sucker",
  .stubborn_help = N_("Plays like the perfect computer, but imagines three times as many games."),
  .start = "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b",
  .n_players = LM_SLS_PLAYERS,
  .fields = fields,
  .create = create,
  .tables = lm_sls_tables,
  .conjectures = conjectures,
  .claims = lm_sls_claims,
  .quantities = lm_sls_quantities,
  .visit_size = lm_sls_visit_size,
  .size_most = LM_SLS_MAX_CHIPS,
  .sources = sources,
};
