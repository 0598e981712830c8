/* SPDX-License-Identifier: GPL-3.0-or-later */
/* so-long-sucker.c: So Long Sucker. */

#include "so-long-sucker.h"

#include "solver/solver.h"
#include "theory/theory.h"

struct _LmSlsGame
{
  LmGame parent_instance;
};

static void lm_sls_game_party_init (LmPartyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSlsGame, lm_sls_game, LM_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_PARTY, lm_sls_game_party_init))

static const char *
lm_sls_game_get_player_id (LmGame *game,
                           guint   seat)
{
  static const char *const ids[LM_SLS_PLAYERS] = { "b", "r", "g", "y" };

  return ids[seat];
}

static const char *
lm_sls_game_get_player_name (LmGame *game,
                             guint   seat)
{
  return lm_sls_get_player_name (seat);
}

static void
lm_sls_game_class_init (LmSlsGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_sls_info;
  game_class->free_position = lm_sls_position_clear;
  game_class->get_values = lm_sls_position_get_values;
  game_class->describe = lm_sls_describe;
  game_class->get_turn = lm_sls_position_get_turn;
  game_class->get_winner = lm_sls_position_get_winner;
  game_class->describe_result = lm_sls_describe_result;
  game_class->list_moves = lm_sls_position_list_moves;
  game_class->play = lm_sls_position_play;
  game_class->random_move = lm_sls_position_random_move;
  game_class->describe_move = lm_sls_describe_move;
  game_class->describe_deed = lm_sls_describe_deed;
  game_class->get_player_id = lm_sls_game_get_player_id;
  game_class->get_player_name = lm_sls_game_get_player_name;
  game_class->solve = lm_sls_solve;
  game_class->explain = lm_sls_explain;
}

static void
lm_sls_game_party_init (LmPartyInterface *iface)
{
  iface->get_left = lm_sls_position_get_left;
  iface->get_mover = lm_sls_position_get_mover;
  iface->get_awaited = lm_sls_position_get_awaited;
  iface->count_decisions = lm_sls_position_count_decisions;
  iface->choose = lm_sls_bots_choose;
  iface->is_patient = lm_sls_bots_is_patient;
  iface->get_offer = lm_sls_log_get_offer;
  iface->time_out = lm_sls_position_time_out;
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
    .title = N_("What does a third colour change?"),
    .statement = N_("Who wins with two players left, when chips of players who are out are in the game?"),
    .known = N_("Who wins with two players and two colours is known for every board (Theorem 4.7.5). The curve is the share of the "
                "endings of so many chips that are lost for the player to move. With a third colour Last Move searches."),
    .source = N_("SLS, Chapter 5"), .status = LM_STATUS_UNKNOWN,
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
  .start = "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b",
  .n_players = LM_SLS_PLAYERS,
  .fields = fields,
  .create = create,
  .tables = lm_sls_tables,
  .conjectures = conjectures,
  .quantities = lm_sls_quantities,
  .visit_size = lm_sls_visit_size,
  .size_most = LM_SLS_MAX_CHIPS,
  .sources = sources,
};
