/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-zeckendorf-claims.c: whatever the reasons of the Zeckendorf games claim, against play that knows no theorem. */

#include "claim-checks.h"
#include "variant-checks.h"

#define SEED 20261

/* Of every kind of claim so many are checked, of each game; of some kinds there are few different ones. */
#define N_CLAIMS 10000

/* How far a rule is looked at beyond the position that it is told of. */
#define MAX_X 6
#define MAX_CHIPS 36
#define MAX_STOCK 64

/* What the plain search has found of boards, by the rules. */
typedef struct
{
  NaiveRules  rules;
  GHashTable *solved;
  GHashTable *lengths;
  GHashTable *firsts;
  GHashTable *reaching;
} NaiveSearch;

static NaiveSearch searches[128];

static NaiveSearch *
get_search (const NaiveRules *rules)
{
  NaiveSearch *search = &searches[rules->hole * 8 + rules->reversed * 4 + rules->build_up * 2
                                  + (rules->stagnant || rules->place_any)];

  if (search->solved == NULL)
    *search = (NaiveSearch) { *rules, naive_new (), naive_new (), naive_new (), naive_new () };

  return search;
}

static NaiveSearch *
get_search_of (LmPosition *position)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const gboolean build_up = variant->kind == LM_ZECKENDORF_BUILD_UP;
  const NaiveRules rules = {
    .hole = variant->hole,
    .reversed = build_up || variant->kind == LM_ZECKENDORF_REVERSED,
    .build_up = build_up,
    .stagnant = variant->stagnant,
    .place_any = variant->place_any,
  };

  return get_search (&rules);
}

static gboolean
is_lost (NaiveSearch      *search,
         const NaiveBoard *board)
{
  return naive_solve (&search->rules, search->solved, board) % 2 == 0;
}

static gboolean
is_over (NaiveSearch      *search,
         const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];

  return naive_moves (&search->rules, board, moves) == 0;
}

static gboolean
play (NaiveSearch      *search,
      const NaiveBoard *board,
      const char       *text,
      NaiveBoard       *after)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (&search->rules, board, moves);

  for (guint i = 0; i < n_moves; i++)
    if (g_str_equal (moves[i].text, text))
      {
        *after = moves[i].after;
        return TRUE;
      }

  return FALSE;
}

/* A claim taken apart: the search for its position, the board, and its words. */
typedef struct
{
  NaiveSearch *search;
  NaiveBoard   board;
  GStrv        words;
} Case;

static void
case_clear (Case *self)
{
  g_strfreev (self->words);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

static Case
take_apart (LmClaim *claim,
            guint    n_words)
{
  Case self = { get_search_of (claim->position), to_board (claim->position), NULL };

  self.words = g_strsplit (claim->numbers, " ", -1);
  g_assert_cmpuint (g_strv_length (self.words), ==, n_words);
  return self;
}

static gint
get_number (const Case *self,
            guint       index)
{
  gint64 number = 0;

  g_assert_true (g_ascii_string_to_signed (self->words[index], 10, G_MININT, G_MAXINT, &number, NULL));
  return number;
}

/* Of all games from @board on: the fewest moves, the most, and a bit each for an even and an odd number of them. */
static guint
get_lengths (NaiveSearch      *search,
             const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves, fewest = G_MAXUINT16, most = 0, parities = 0;
  gpointer known;

  if (g_hash_table_lookup_extended (search->lengths, board, NULL, &known))
    return GPOINTER_TO_UINT (known);

  n_moves = naive_moves (&search->rules, board, moves);
  for (guint i = 0; i < n_moves; i++)
    {
      const guint after = get_lengths (search, &moves[i].after);

      fewest = MIN (fewest, (after >> 12 & 0xfff) + 1);
      most = MAX (most, (after & 0xfff) + 1);
      parities |= (after >> 25 & 1) | (after >> 24 & 1) << 1;
    }
  if (n_moves == 0)
    {
      fewest = 0;
      parities = 1;
    }

  known = GUINT_TO_POINTER (parities << 24 | fewest << 12 | most);
  g_hash_table_insert (search->lengths, g_memdup2 (board, sizeof *board), known);
  return GPOINTER_TO_UINT (known);
}

/* Who moves first when all is placed, over all best lines: a bit for whoever is to move now and one for the other. */
static guint
get_firsts (NaiveSearch      *search,
            const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves, distance, firsts = 0;
  gpointer known;

  if (board->stock == 0)
    return is_over (search, board) ? 3 : 1;
  if (g_hash_table_lookup_extended (search->firsts, board, NULL, &known))
    return GPOINTER_TO_UINT (known);

  distance = naive_solve (&search->rules, search->solved, board);
  n_moves = naive_moves (&search->rules, board, moves);
  for (guint i = 0; i < n_moves; i++)
    if (naive_solve (&search->rules, search->solved, &moves[i].after) + 1 == distance)
      {
        const guint after = get_firsts (search, &moves[i].after);

        firsts |= after >> 1 | (after & 1) << 1;
      }

  g_hash_table_insert (search->firsts, g_memdup2 (board, sizeof *board), GUINT_TO_POINTER (firsts));
  return firsts;
}

static guint
get_worth (const NaiveBoard *board)
{
  guint worth = board->stock;

  for (guint i = 0; i < NAIVE_BINS; i++)
    worth += board->chips[i] * naive_worth[i];

  return worth;
}

/* Whether any game from @board on loses a chip in the hole. */
static gboolean
can_reach_hole (NaiveSearch      *search,
                const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;
  gboolean reaches = FALSE;
  gpointer known;

  if (g_hash_table_lookup_extended (search->reaching, board, NULL, &known))
    return GPOINTER_TO_INT (known);

  n_moves = naive_moves (&search->rules, board, moves);
  for (guint i = 0; i < n_moves && !reaches; i++)
    reaches = get_worth (&moves[i].after) != get_worth (board) || can_reach_hole (search, &moves[i].after);

  g_hash_table_insert (search->reaching, g_memdup2 (board, sizeof *board), GINT_TO_POINTER (reaches));
  return reaches;
}

/* The general reasons. */

static gboolean
ends_the_game (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_over (self.search, &after);
}

static gboolean
every_reply_answered (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_lost (self.search, &after)
         && (gint) naive_moves (&self.search->rules, &after, moves) == get_number (&self, 1) && get_number (&self, 1) > 0;
}

static gboolean
every_move_answered (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  NaiveMove moves[NAIVE_MAX_MOVES];

  return is_lost (self.search, &self.board) && get_number (&self, 0) > 0
         && (gint) naive_moves (&self.search->rules, &self.board, moves) == get_number (&self, 0);
}

static gboolean
game_is_over (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_over (self.search, &self.board);
}

/* Who wins. */

static gboolean
lost (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_lost (self.search, &self.board);
}

/* Numbers: the seat that loses. */
static gboolean
loses (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const gboolean to_move = get_number (&self, 0) == (gint) lm_position_get_turn (claim->position);

  return is_lost (self.search, &self.board) == to_move;
}

static gboolean
leaves_lost (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_lost (self.search, &after);
}

/* The move wins, and another one does as well, sooner. */
static gboolean
also_wins (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const guint distance = naive_solve (&self.search->rules, self.search->solved, &self.board);
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_lost (self.search, &after)
         && naive_solve (&self.search->rules, self.search->solved, &after) + 1 > distance;
}

/* Numbers: the seat that moves first once all are placed. */
static gboolean
moves_first (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const gboolean to_move = get_number (&self, 0) == (gint) lm_position_get_turn (claim->position);

  return self.board.stock > 0 && get_firsts (self.search, &self.board) == (to_move ? 1 : 2);
}

/* Games of a certain length, games that end in one board. */

static gboolean
moves_left (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const guint lengths = get_lengths (self.search, &self.board);

  return (gint) (lengths & 0xfff) == get_number (&self, 0) && (gint) (lengths >> 12 & 0xfff) == get_number (&self, 0);
}

static gboolean
parity (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);

  return get_lengths (self.search, &self.board) >> 24 == 1u << get_number (&self, 0);
}

static gboolean
forced (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  while ((n_moves = naive_moves (&self.search->rules, &self.board, moves)) == 1)
    self.board = moves[0].after;

  return n_moves == 0;
}

static NaiveBoard
make_board (NaiveSearch *search,
            guint        worth,
            GRand       *rand)
{
  NaiveBoard board = { { 0 } };

  while (worth > 0)
    {
      const guint bin = g_rand_int_range (rand, 0, MIN (naive_columns (&search->rules), 8));

      if (naive_worth[bin] > worth)
        continue;
      board.chips[bin]++;
      worth -= naive_worth[bin];
    }

  return board;
}

static void
play_to_end (NaiveSearch *search,
             NaiveBoard  *board,
             GRand       *rand)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  while ((n_moves = naive_moves (&search->rules, board, moves)) > 0)
    *board = moves[g_rand_int_range (rand, 0, n_moves)].after;
}

/* Numbers: what the board is worth, and what falls into the hole at a time, or 0. Every game of such a value ends here. */
static gboolean
ends_here (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  if (!is_over (self.search, &self.board) || (gint) get_worth (&self.board) != get_number (&self, 0))
    return FALSE;

  for (guint i = 0; i < 3; i++)
    {
      NaiveBoard board = make_board (self.search, get_number (&self, 0) + i * get_number (&self, 1), rand);

      play_to_end (self.search, &board, rand);
      if (!naive_equal (&board, &self.board))
        return FALSE;
    }

  return TRUE;
}

/* The forward game. */

static gboolean
lost_start (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const NaiveBoard start = { .chips = { get_number (&self, 0) } };

  return naive_equal (&start, &self.board) && start.chips[0] >= 3 && is_lost (self.search, &start);
}

static gboolean
after_start (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const NaiveBoard start = { .chips = { get_number (&self, 0) } };
  NaiveMove moves[NAIVE_MAX_MOVES];

  return naive_moves (&self.search->rules, &start, moves) == 1 && naive_equal (&moves[0].after, &self.board);
}

/* The black hole. */

/* Numbers: a bin, then factor, quotient and remainder of what lies in it. */
static gboolean
column (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 4);

  return self.board.chips[get_number (&self, 0) - 1] == get_number (&self, 1) * get_number (&self, 2) + get_number (&self, 3)
         && get_number (&self, 3) < get_number (&self, 1);
}

/* The same rules are told again and again; how they do over all positions is looked at once. */
static gboolean
check_once (LmClaim    *claim,
            const Case *self,
            const char *rule,
            gboolean (* holds_everywhere) (const Case *self))
{
  static GHashTable *known;
  g_autofree char *key = g_strdup_printf ("%s %u %s", claim->kind, self->search->rules.hole, rule);

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_contains (known, key))
    return TRUE;
  if (!holds_everywhere (self))
    return FALSE;

  g_hash_table_add (known, g_steal_pointer (&key));
  return TRUE;
}

static gboolean
remainders_hold (const Case *self)
{
  for (guint a = get_number (self, 0); a <= MAX_CHIPS; a += 3)
    for (guint b = get_number (self, 1); b <= MAX_CHIPS; b += 3)
      if (!is_lost (self->search, &(NaiveBoard) { .chips = { a, b } }))
        return FALSE;

  return TRUE;
}

static gboolean
lost_remainders (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return self.search->rules.hole == 3
         && self.board.chips[0] % 3 == get_number (&self, 0) && self.board.chips[1] % 3 == get_number (&self, 1)
         && check_once (claim, &self, claim->numbers, remainders_hold);
}

static gboolean
is_within (const char *sign,
           gint        x,
           gint        y)
{
  return g_str_equal (sign, "always") || (g_str_equal (sign, ">=") ? x >= y : x <= y);
}

static gboolean
border_holds (const Case *self)
{
  for (gint x = 0; x <= MAX_X; x++)
    for (gint y = 0; y <= MAX_X; y++)
      {
        const NaiveBoard board = {
          .chips = { 3 * x + get_number (self, 0), get_number (self, 1), 4 * y + get_number (self, 2) },
        };

        if (is_lost (self->search, &board) != is_within (self->words[3], x, y + get_number (self, 4)))
          return FALSE;
      }

  return TRUE;
}

/* Numbers: p, b and q of (3x + p, b, 4y + q), a sign and an offset: lost for exactly the x and y of which that holds. */
static gboolean
lost_border (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 5);
  const guint16 *chips = self.board.chips;

  return self.search->rules.hole == 4
         && chips[0] % 3 == get_number (&self, 0) && chips[1] == get_number (&self, 1) && chips[2] % 4 == get_number (&self, 2)
         && is_within (self.words[3], chips[0] / 3, chips[2] / 4 + get_number (&self, 4))
         && check_once (claim, &self, claim->numbers, border_holds);
}

static gboolean
ones_hold (const Case *self)
{
  for (guint a = 0; a <= MAX_CHIPS; a++)
    if (is_lost (self->search, &(NaiveBoard) { .chips = { a } }) != (a != 2))
      return FALSE;

  return TRUE;
}

static gboolean
lost_ones (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return self.search->rules.hole == 4 && self.board.chips[1] + self.board.chips[2] == 0
         && check_once (claim, &self, "", ones_hold);
}

static gboolean
threes_hold (const Case *self)
{
  for (guint c = 0; c <= MAX_CHIPS; c++)
    if (is_lost (self->search, &(NaiveBoard) { .chips = { 0, 0, c } }) != (c == 0 || c == 1 || c == 5))
      return FALSE;

  return TRUE;
}

static gboolean
lost_threes (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return self.search->rules.hole == 4 && self.board.chips[0] + self.board.chips[1] == 0
         && check_once (claim, &self, "", threes_hold);
}

/*
 * Plays rounds, each of a random chip and the one opposite, until less than a
 * round is left. Whoever is to place then loses.
 */
static gboolean
mirrors (NaiveSearch      *search,
         const NaiveBoard *start,
         guint             round,
         guint             n_rounds)
{
  static GRand *rand;
  const guint high = search->rules.hole - 2;
  NaiveBoard board = *start;
  guint n_played = 0;

  if (rand == NULL)
    rand = g_rand_new_with_seed (SEED);

  while (board.stock >= round)
    {
      const guint first = g_rand_boolean (rand) ? 0 : high;
      g_autofree char *chip = g_strdup_printf ("P%u", first + 1);
      g_autofree char *opposite = g_strdup_printf ("P%u", high - first + 1);
      const guint before = board.stock;

      if (!play (search, &board, chip, &board) || !play (search, &board, opposite, &board) || before - board.stock != round)
        return FALSE;
      n_played++;
    }

  return n_played == n_rounds && n_rounds > 0 && is_lost (search, &board);
}

/* Numbers: what a round takes, how many there are, and what is left. */
static gboolean
mirror (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 3);
  const gint round = get_number (&self, 0);

  return self.board.stock == round * get_number (&self, 1) + get_number (&self, 2) && get_number (&self, 2) < round
         && mirrors (self.search, &self.board, round, get_number (&self, 1));
}

/* Numbers: a move, or "-" when the other player answers from the beginning, and what a round takes. */
static gboolean
mirror_plan (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint round = get_number (&self, 1);

  if (!g_str_equal (self.words[0], "-") && !play (self.search, &self.board, self.words[0], &self.board))
    return FALSE;

  return mirrors (self.search, &self.board, round, self.board.stock / round);
}

static gboolean
empty_rule_holds (const Case *self)
{
  const guint modulus = get_number (self, 0);
  const guint exception = get_number (self, 3);
  const guint first = get_number (self, 2) > 0 ? get_number (self, 2) : (gint) modulus;
  const guint typical = first == exception ? first + modulus : first;
  const gboolean rule = is_lost (self->search, &(NaiveBoard) { .stock = typical });

  for (guint stock = first; stock <= MAX_STOCK; stock += modulus)
    if (is_lost (self->search, &(NaiveBoard) { .stock = stock }) != (rule != (stock == exception)))
      return FALSE;

  return TRUE;
}

/* Numbers: modulus, quotient, remainder, and the one stock of this remainder that the rule gets wrong, or 0. */
static gboolean
empty_rule (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 4);
  g_autofree char *rule = g_strdup_printf ("%s %s", self.words[2], self.words[3]);

  return get_worth (&self.board) == self.board.stock
         && self.board.stock == get_number (&self, 0) * get_number (&self, 1) + get_number (&self, 2)
         && get_number (&self, 2) < get_number (&self, 0)
         && check_once (claim, &self, rule, empty_rule_holds);
}

/* That nothing is published cannot be checked, but which positions are meant can. */
static gboolean
open_question (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const NaiveRules *rules = &self.search->rules;

  if (g_str_equal (self.words[0], "hole"))
    return rules->hole >= 5 && (self.board.stock > 0 || can_reach_hole (self.search, &self.board));
  if (g_str_equal (self.words[0], "placing"))
    return rules->hole == 4 && self.board.stock > 0 && rules->place_any;

  return g_str_equal (self.words[0], "twos") && rules->hole == 4 && self.board.chips[1] >= 2;
}

/* Numbers: what all chips are worth, and what a chip in the hole would be. */
static gboolean
hole_out_of_reach (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return (gint) get_worth (&self.board) == get_number (&self, 0) && get_number (&self, 0) < get_number (&self, 1)
         && naive_worth[self.search->rules.hole - 1] == (guint) get_number (&self, 1)
         && self.board.stock == 0 && !can_reach_hole (self.search, &self.board);
}

/* The reversed game. */

static gboolean
is_even (NaiveSearch      *search,
         const NaiveBoard *board)
{
  for (guint i = search->rules.stagnant ? 1 : 0; i < NAIVE_BINS; i++)
    if (board->chips[i] % 2 != 0)
      return FALSE;

  return TRUE;
}

static gboolean
is_copied (NaiveSearch      *search,
           const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (&search->rules, board, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      NaiveBoard after;

      if (!play (search, &moves[i].after, moves[i].text, &after) || !is_even (search, &after))
        return FALSE;
    }

  return is_even (search, board);
}

static gboolean
can_be_copied (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_copied (self.search, &self.board);
}

/* Numbers: the only odd bin of the first three, and the one that holds less. */
static gboolean
only_odd (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint odd = get_number (&self, 0) - 1;

  for (guint i = 0; i < NAIVE_BINS; i++)
    if (self.board.chips[i] % 2 != (i == odd) || (i >= 3 && self.board.chips[i] > 0))
      return FALSE;

  return self.board.chips[odd] > self.board.chips[get_number (&self, 1) - 1];
}

/* Numbers: the move, the two bins with a chip, and the one in which both come to lie. */
static gboolean
first_combine (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 4);
  NaiveBoard pair = { { 0 } }, two = { { 0 } }, after;

  pair.chips[get_number (&self, 1) - 1] = 1;
  pair.chips[get_number (&self, 2) - 1] = 1;
  two.chips[get_number (&self, 3) - 1] = 2;
  return naive_equal (&pair, &self.board) && play (self.search, &self.board, self.words[0], &after)
         && naive_equal (&two, &after) && is_copied (self.search, &after);
}

/* Numbers: the value, and how it ends for whoever is to move. Two small bins alone would have their theorem. */
static gboolean
decomposition (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  NaiveSearch *forward = get_search (&(NaiveRules) { .hole = 0 });
  guint last = 0;

  for (guint i = 0; i < NAIVE_BINS; i++)
    if (self.board.chips[i] > 0)
      last = i;

  return last >= 3 && is_over (forward, &self.board) && (gint) get_worth (&self.board) == get_number (&self, 0)
         && is_lost (self.search, &self.board) == g_str_equal (self.words[1], "loss");
}

/* Build-up. */

/* Numbers: every move with its answer, "P1 → P2, P2 → P1", each of which leaves a lost position. */
static gboolean
answered (LmClaim *claim)
{
  NaiveSearch *search = get_search_of (claim->position);
  const NaiveBoard board = to_board (claim->position);
  g_auto (GStrv) pairs = g_strsplit (claim->numbers, ", ", -1);
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (&search->rules, &board, moves);

  if (g_strv_length (pairs) != n_moves)
    return FALSE;

  for (guint i = 0; i < n_moves; i++)
    {
      g_auto (GStrv) pair = g_strsplit (pairs[i], " → ", -1);
      NaiveBoard after;

      if (g_strv_length (pair) != 2 || !g_str_equal (pair[0], moves[i].text)
          || !play (search, &moves[i].after, pair[1], &after) || !is_lost (search, &after))
        return FALSE;
    }

  return TRUE;
}

/* Whether after all rounds of k and 4 - k whoever is to put down loses, however many of them are 1 and 3, in either order. */
static gboolean
nims (NaiveSearch      *search,
      const NaiveBoard *start,
      guint             rest)
{
  const guint n_rounds = (start->stock - rest) / 4;

  if (start->stock <= rest || (start->stock - rest) % 4 != 0)
    return FALSE;

  for (guint n_odd = 0; n_odd <= n_rounds; n_odd++)
    {
      NaiveBoard board = *start;

      board.chips[0] += n_odd;
      board.chips[2] += n_odd;
      board.chips[1] += 2 * (n_rounds - n_odd);
      board.stock = rest;
      if (!is_lost (search, &board))
        return FALSE;
    }

  return TRUE;
}

/* Numbers: how many rounds, and what is left. */
static gboolean
nim (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return self.board.stock == 4 * get_number (&self, 0) + get_number (&self, 1)
         && nims (self.search, &self.board, get_number (&self, 1));
}

/* Numbers: a move, or "-" when the other player answers from the beginning, and what is left. */
static gboolean
nim_plan (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  if (!g_str_equal (self.words[0], "-") && !play (self.search, &self.board, self.words[0], &self.board))
    return FALSE;

  return nims (self.search, &self.board, get_number (&self, 1));
}

static gboolean
sums_hold (const Case *self)
{
  for (guint stock = 1; stock <= MAX_STOCK / 2; stock++)
    if (is_lost (self->search, &(NaiveBoard) { .stock = stock }) != (stock % 2 == 0 && stock != 4))
      return FALSE;

  return TRUE;
}

static gboolean
four_holds (NaiveSearch *search)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard after;

  return play (search, &(NaiveBoard) { .stock = 4 }, "P3", &after) && is_lost (search, &after)
         && naive_moves (&search->rules, &after, moves) == 1 && g_str_equal (moves[0].text, "P1");
}

/* Numbers: "odd", "even" or "4". */
static gboolean
sum (LmClaim *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const guint stock = self.board.stock;
  const char *kind = stock == 4 ? "4" : stock % 2 == 1 ? "odd" : "even";

  return get_worth (&self.board) == stock && g_str_equal (self.words[0], kind)
         && (stock != 4 || four_holds (self.search))
         && is_lost (self.search, &self.board) == g_str_equal (kind, "even")
         && check_once (claim, &self, "", sums_hold);
}

/* A game, the kinds of claims that its reasons have, and positions of it that there are enough of each kind among. */

typedef struct
{
  LmZeckendorfVariant variant;
  NaiveBoard          board;
} Sample;

static LmPosition *
make_position (const Sample *sample,
               GRand        *rand)
{
  LmGame *game = lm_zeckendorf_game_get (&sample->variant);

  return from_board (game, &sample->board, g_rand_int_range (rand, 0, 2));
}

static void
check_hint (ClaimCheck     *checks,
            LmPosition     *position,
            LmSolveContext *context)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmAdvice) advice = lm_advice_compute (position, context, &error);

  g_assert_no_error (error);
  claim_checks_run_on_reason (checks, position, advice->reason);
}

/* Of the rare kinds there are few different claims, or few positions that they are made of. */
static gboolean
has_enough (const ClaimCheck   *checks,
            const char * const *rare)
{
  for (const ClaimCheck *check = checks; check->kind != NULL; check++)
    if (check->n_checked < N_CLAIMS && !g_strv_contains (rare, check->kind))
      return FALSE;

  return TRUE;
}

typedef Sample (*ShapeFunc) (GRand *rand);

/* Draws from all the shapes in turn until there is enough of every kind. */
static void
check_family (ClaimCheck         *checks,
              const ShapeFunc    *shapes,
              const char * const *rare)
{
  g_autoptr (LmSolveContext) context = make_context (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  guint n_hints = 0;

  while (!has_enough (checks, rare))
    for (const ShapeFunc *shape = shapes; *shape != NULL; shape++, n_hints++)
      {
        const Sample sample = (*shape) (rand);
        g_autoptr (LmPosition) position = make_position (&sample, rand);

        check_hint (checks, position, context);
      }

  g_test_message ("%u hints", n_hints);
  claim_checks_report (checks);
}

/* A board of @sample's game so many moves from the end that a random game from there has come to, at most. */
static void
play_near_end (Sample *sample,
               GRand  *rand,
               guint   n_left)
{
  g_autoptr (LmPosition) position = make_position (sample, rand);
  NaiveSearch *search = get_search_of (position);
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (NaiveBoard));
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard board = sample->board;
  guint n_moves;

  while ((n_moves = naive_moves (&search->rules, &board, moves)) > 0)
    {
      g_array_append_val (boards, board);
      board = moves[g_rand_int_range (rand, 0, n_moves)].after;
    }

  if (boards->len > 0)
    sample->board = g_array_index (boards, NaiveBoard, boards->len - MIN (n_left, boards->len));
}

/* Of @n bins, each with fewer than @most chips. */
static NaiveBoard
draw_chips (GRand *rand,
            guint  n,
            guint  most)
{
  NaiveBoard board = { { 0 } };

  for (guint i = 0; i < n; i++)
    board.chips[i] = g_rand_int_range (rand, 0, most);

  return board;
}

/* The forward game. */

static Sample
draw_forward (GRand *rand)
{
  return (Sample) { .board = draw_chips (rand, g_rand_int_range (rand, 2, 6), 4) };
}

/* Few chips, so that all games have one parity; in half of such boards there is a choice, though. */
static NaiveBoard
draw_settled (GRand       *rand,
              NaiveSearch *search)
{
  const guint n_least = g_rand_int_range (rand, 1, 3);

  while (TRUE)
    {
      NaiveBoard board = { { 0 } };
      NaiveMove moves[NAIVE_MAX_MOVES];
      guint lengths;

      for (guint i = g_rand_int_range (rand, 3, 7); i > 0; i--)
        board.chips[g_rand_int_range (rand, 0, 7)]++;

      lengths = get_lengths (search, &board);
      if (naive_moves (&search->rules, &board, moves) >= n_least && lengths >> 24 != 3 && (lengths & 0xfff) > 1)
        return board;
    }
}

static Sample
draw_forward_settled (GRand *rand)
{
  return (Sample) { .board = draw_settled (rand, get_search (&(NaiveRules) { .hole = 0 })) };
}

static Sample
draw_forward_near_end (GRand *rand)
{
  Sample sample = draw_forward (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

static Sample
draw_forward_start (GRand *rand)
{
  return (Sample) { .board.chips = { g_rand_int_range (rand, 0, 50), g_rand_int_range (rand, 0, 2) } };
}

static Sample
draw_forward_end (GRand *rand)
{
  Sample sample = { .board.chips = { g_rand_int_range (rand, 0, 200) } };

  play_to_end (get_search (&(NaiveRules) { .hole = 0 }), &sample.board, rand);
  return sample;
}

static void
test_forward (void)
{
  ClaimCheck checks[] = {
    { "ends-the-game", ends_the_game }, { "every-reply-answered", every_reply_answered },
    { "every-move-answered", every_move_answered }, { "is-over", game_is_over }, { "ends-here", ends_here },
    { "lost", lost }, { "loses", loses }, { "lost-start", lost_start }, { "after-start", after_start },
    { "forced", forced }, { "moves-left", moves_left }, { "parity", parity }, { NULL },
  };
  static const char *const rare[] = { "lost", "lost-start", "after-start", NULL };
  static const ShapeFunc shapes[] = {
    draw_forward, draw_forward, draw_forward, draw_forward_near_end, draw_forward_settled, draw_forward_settled,
    draw_forward_start, draw_forward_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* The black hole. */

static Sample
make_hole_sample (guint      hole,
                  NaiveBoard board)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BLACK_HOLE, .hole = hole }, board };
}

static Sample
draw_hole_2 (GRand *rand)
{
  Sample sample = make_hole_sample (2, draw_chips (rand, 1, 60));

  sample.board.stock = g_rand_boolean (rand) ? g_rand_int_range (rand, 0, 40) : 0;
  return sample;
}

static Sample
draw_hole_3 (GRand *rand)
{
  return make_hole_sample (3, draw_chips (rand, 2, 25));
}

static Sample
draw_hole_4 (GRand *rand)
{
  Sample sample = make_hole_sample (4, draw_chips (rand, 3, 18));

  if (g_rand_int_range (rand, 0, 4) > 0)
    sample.board.chips[1] = g_rand_int_range (rand, 0, 2);
  return sample;
}

/* A single column, with the hole on F4. */
static Sample
draw_hole_4_column (GRand *rand)
{
  Sample sample = make_hole_sample (4, (NaiveBoard) { { 0 } });

  sample.board.chips[g_rand_boolean (rand) ? 0 : 2] = g_rand_int_range (rand, 0, 40);
  return sample;
}

static Sample
draw_hole_far (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 5, 9);

  return make_hole_sample (hole, draw_chips (rand, hole - 1, hole < 7 ? 4 : 2));
}

static Sample
draw_hole_near_end (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, 4));

  play_near_end (&sample, rand, g_rand_int_range (rand, 1, 7));
  return sample;
}

/* So few chips that many of these never come to the hole. */
static Sample
draw_hole_out_of_reach (GRand *rand)
{
  return make_hole_sample (g_rand_int_range (rand, 6, 9), draw_chips (rand, 4, 4));
}

static Sample
draw_hole_out_of_reach_start (GRand *rand)
{
  Sample sample = make_hole_sample (g_rand_int_range (rand, 6, 9), draw_chips (rand, 1, 34));

  sample.board.chips[1] = g_rand_int_range (rand, 0, 2);
  return sample;
}

static Sample
draw_hole_settled (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 8, 11);

  return make_hole_sample (hole, draw_settled (rand, get_search (&(NaiveRules) { .hole = hole })));
}

/* Outermost chips and a stock: what placing opposite is about. */
static Sample
draw_hole_placing (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 3, 5);
  Sample sample = make_hole_sample (hole, draw_chips (rand, 1, 8));

  sample.board.chips[hole - 2] = g_rand_int_range (rand, 0, 5);
  sample.board.stock = g_rand_int_range (rand, 1, 24);
  return sample;
}

static Sample
draw_hole_empty (GRand *rand)
{
  Sample sample = make_hole_sample (g_rand_int_range (rand, 2, 5), (NaiveBoard) { { 0 } });

  sample.board.stock = g_rand_int_range (rand, 1, 60);
  return sample;
}

/* Any hole, any board, and both ways to place. */
static Sample
draw_hole_any (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, hole < 5 ? 4 : 2));

  sample.board.stock = g_rand_int_range (rand, 1, 14);
  sample.variant.place_any = g_rand_boolean (rand);
  return sample;
}

static Sample
draw_hole_end (GRand *rand)
{
  const guint hole = g_rand_int_range (rand, 2, 9);
  Sample sample = make_hole_sample (hole, draw_chips (rand, hole - 1, 4));

  play_to_end (get_search (&(NaiveRules) { .hole = hole }), &sample.board, rand);
  return sample;
}

static void
test_black_hole (void)
{
  ClaimCheck checks[] = {
    { "ends-the-game", ends_the_game }, { "every-reply-answered", every_reply_answered },
    { "every-move-answered", every_move_answered }, { "is-over", game_is_over }, { "ends-here", ends_here },
    { "lost", lost }, { "loses", loses }, { "leaves-lost", leaves_lost },
    { "moves-first", moves_first }, { "moves-left", moves_left }, { "column", column },
    { "lost-remainders", lost_remainders }, { "lost-border", lost_border }, { "lost-ones", lost_ones },
    { "lost-threes", lost_threes }, { "mirror", mirror }, { "mirror-plan", mirror_plan }, { "empty-rule", empty_rule },
    { "open-question", open_question }, { "hole-out-of-reach", hole_out_of_reach },
    { "lost-start", lost_start }, { "after-start", after_start }, { "forced", forced }, { "parity", parity }, { NULL },
  };
  static const char *const rare[] = {
    "lost-ones", "lost-threes", "mirror-plan", "empty-rule", "lost-start", "after-start", NULL,
  };
  static const ShapeFunc shapes[] = {
    draw_hole_2, draw_hole_3, draw_hole_4, draw_hole_4_column, draw_hole_far, draw_hole_near_end, draw_hole_out_of_reach,
    draw_hole_out_of_reach_start, draw_hole_settled, draw_hole_settled, draw_hole_settled, draw_hole_placing, draw_hole_empty, draw_hole_any, draw_hole_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* The reversed game. */

static Sample
make_reversed_sample (GRand      *rand,
                      NaiveBoard  board)
{
  return (Sample) { { .kind = LM_ZECKENDORF_REVERSED, .stagnant = g_rand_boolean (rand) }, board };
}

static Sample
draw_reversed_three (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, 3, 12));
}

static Sample
draw_reversed_even (GRand *rand)
{
  NaiveBoard board = draw_chips (rand, g_rand_int_range (rand, 2, 7), 2);

  for (guint i = 0; i < NAIVE_BINS; i++)
    board.chips[i] *= 2;
  return make_reversed_sample (rand, board);
}

static Sample
draw_reversed (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, g_rand_int_range (rand, 4, 7), 3));
}

static Sample
draw_reversed_near_end (GRand *rand)
{
  Sample sample = draw_reversed (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

/* Of bins 1 to 3 only the first or the last is odd. */
static Sample
draw_reversed_odd (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, draw_chips (rand, 3, 8) };

  for (guint i = 0; i < 3; i++)
    sample.board.chips[i] *= 2;
  sample.board.chips[g_rand_boolean (rand) ? 0 : 2]++;
  return sample;
}

static Sample
draw_reversed_pair (GRand *rand)
{
  const guint bin = g_rand_int_range (rand, 2, 9);
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, { { 0 } } };

  sample.board.chips[bin] = 1;
  sample.board.chips[bin == 2 ? 0 : bin - 3] = 1;
  return sample;
}

static Sample
draw_reversed_start (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_REVERSED }, { .chips = { g_rand_int_range (rand, 1, 70) } } };

  play_to_end (get_search (&(NaiveRules) { .hole = 0 }), &sample.board, rand);
  return sample;
}

static Sample
draw_reversed_end (GRand *rand)
{
  return make_reversed_sample (rand, draw_chips (rand, 1, 70));
}

static void
test_reversed (void)
{
  ClaimCheck checks[] = {
    { "ends-the-game", ends_the_game }, { "every-reply-answered", every_reply_answered },
    { "every-move-answered", every_move_answered }, { "is-over", game_is_over }, { "ends-here", ends_here },
    { "lost", lost }, { "leaves-lost", leaves_lost }, { "also-wins", also_wins }, { "can-be-copied", can_be_copied },
    { "only-odd", only_odd }, { "first-combine", first_combine }, { "decomposition", decomposition }, { NULL },
  };
  static const char *const rare[] = { "also-wins", "first-combine", "decomposition", NULL };
  static const ShapeFunc shapes[] = {
    draw_reversed_near_end, draw_reversed_odd, draw_reversed_odd, draw_reversed_three, draw_reversed_even, draw_reversed, draw_reversed_pair, draw_reversed_start, draw_reversed_end, NULL,
  };

  check_family (checks, shapes, rare);
}

/* Build-up. */

static Sample
draw_build_up (GRand *rand)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 12) };
}

static Sample
draw_build_up_placing (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 6) };

  sample.board.stock = g_rand_int_range (rand, 9, 24);
  if (g_rand_int_range (rand, 0, 16) == 0)
    sample.board = (NaiveBoard) { .stock = g_rand_int_range (rand, 1, 40) };
  return sample;
}

static Sample
draw_build_up_last (GRand *rand)
{
  Sample sample = { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 3, 6) };

  sample.board.stock = g_rand_int_range (rand, 1, 9);
  return sample;
}

static Sample
draw_build_up_near_end (GRand *rand)
{
  Sample sample = draw_build_up (rand);

  play_near_end (&sample, rand, 1);
  return sample;
}

static Sample
draw_build_up_end (GRand *rand)
{
  return (Sample) { { .kind = LM_ZECKENDORF_BUILD_UP }, draw_chips (rand, 1, 70) };
}

static void
test_build_up (void)
{
  ClaimCheck checks[] = {
    { "ends-the-game", ends_the_game }, { "is-over", game_is_over }, { "ends-here", ends_here },
    { "lost", lost }, { "leaves-lost", leaves_lost }, { "can-be-copied", can_be_copied },
    { "only-odd", only_odd }, { "moves-first", moves_first }, { "answered", answered }, { "nim", nim },
    { "nim-plan", nim_plan }, { "sum", sum }, { NULL },
  };
  static const char *const rare[] = { "nim-plan", "sum", NULL };
  static const ShapeFunc shapes[] = {
    draw_build_up, draw_build_up_near_end, draw_build_up_placing, draw_build_up_last, draw_build_up_end, NULL,
  };

  check_family (checks, shapes, rare);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zeckendorf-claims/forward", test_forward);
  g_test_add_func ("/zeckendorf-claims/black-hole", test_black_hole);
  g_test_add_func ("/zeckendorf-claims/reversed", test_reversed);
  g_test_add_func ("/zeckendorf-claims/build-up", test_build_up);

  return g_test_run ();
}
