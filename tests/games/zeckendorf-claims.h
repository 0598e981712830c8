/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf-claims.h: checks of what the reasons of the Zeckendorf games claim, by play that knows no theorem. */

#pragma once

#include "claim-checks-general.h"
#include "zeckendorf-search.h"

/* How random games are drawn within a check. */
#define CLAIM_SEED 77

/* How far a rule is looked at beyond the position that it is told of. */
#define MAX_X 6
#define MAX_CHIPS 36
#define MAX_STOCK 64

/* A claim taken apart: the search for its position, the board, and its words. */
typedef struct
{
  NaiveSearch *search;
  NaiveBoard   board;
  GStrv        words;
} Case;

static inline void
case_clear (Case *self)
{
  g_strfreev (self->words);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, case_clear)

/* As many words as there are. */
#define ANY_WORDS G_MAXUINT

static inline Case
take_apart (LmFact *claim,
            guint    n_words)
{
  Case self = { get_search_of (claim->position), to_board (claim->position), NULL };

  self.words = g_strsplit (claim->numbers, " ", -1);
  if (n_words != ANY_WORDS)
    g_assert_cmpuint (g_strv_length (self.words), ==, n_words);
  return self;
}

/* Nothing, "-", is 0. */
static inline gint
get_number (const Case *self,
            guint       index)
{
  gint64 number = 0;

  if (g_str_equal (self->words[index], "-"))
    return 0;

  g_assert_true (g_ascii_string_to_signed (self->words[index], 10, G_MININT, G_MAXINT, &number, NULL));
  return number;
}

/* Whether @text is the position of this board with this player to move. */
static inline gboolean
is_position (const char       *text,
             const NaiveBoard *board,
             guint             turn)
{
  g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
  const NaiveBoard told = to_board (position);

  return naive_equal (&told, board) && lm_position_get_turn (position) == turn;
}

/* The general reasons. */

/* Numbers: the move, and who wins by it. */
static inline gboolean
ends_the_game (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_over (self.search, &after)
         && get_number (&self, 1) == (gint) lm_position_get_turn (claim->position);
}

static inline gboolean
every_reply_answered (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_lost (self.search, &after)
         && (gint) naive_moves (&self.search->rules, &after, moves) == get_number (&self, 1) && get_number (&self, 1) > 0;
}

static inline gboolean
every_move_answered (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  NaiveMove moves[NAIVE_MAX_MOVES];

  return is_lost (self.search, &self.board) && get_number (&self, 0) > 0
         && (gint) naive_moves (&self.search->rules, &self.board, moves) == get_number (&self, 0);
}

/* How many answers to what @board's player has played win. */
static inline guint
count_wins (NaiveSearch      *search,
            const NaiveBoard *board,
            guint            *n_moves)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_wins = 0;

  *n_moves = naive_moves (&search->rules, board, moves);
  for (guint i = 0; i < *n_moves; i++)
    n_wins += is_lost (search, &moves[i].after);
  return n_wins;
}

/* Numbers: a move, how many answers to it win, and of how many. No other move has fewer that do, but others as well. */
static inline gboolean
hardest_reply (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 3);
  NaiveMove moves[NAIVE_MAX_MOVES];
  const guint n_moves = naive_moves (&self.search->rules, &self.board, moves);
  NaiveBoard after;
  guint n_answers;

  for (guint i = 0; i < n_moves; i++)
    {
      const gint n_wins = count_wins (self.search, &moves[i].after, &n_answers);

      if (n_wins < get_number (&self, 1) && n_wins < (gint) n_answers)
        return FALSE;
    }

  return play (self.search, &self.board, self.words[0], &after)
         && (gint) count_wins (self.search, &after, &n_answers) == get_number (&self, 1) && get_number (&self, 1) > 0
         && get_number (&self, 1) < get_number (&self, 2) && (gint) n_answers == get_number (&self, 2);
}

/* Numbers: a move, and all answers to it that win. */
static inline gboolean
only_answers (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);
  NaiveBoard after, end;
  guint n_answers;

  if (!play (self.search, &self.board, self.words[0], &after))
    return FALSE;
  for (guint i = 1; self.words[i] != NULL; i++)
    if (!play (self.search, &after, self.words[i], &end) || !is_lost (self.search, &end))
      return FALSE;

  return count_wins (self.search, &after, &n_answers) == g_strv_length (self.words) - 1;
}

/* Numbers: a move and its answer, after which who made the move loses; then how far the end is, or "-", and the position. */
static inline gboolean
answered_by (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);
  char **words = self.words;
  NaiveBoard after, end;

  return play (self.search, &self.board, words[0], &after) && play (self.search, &after, words[1], &end)
         && is_lost (self.search, &end)
         && (words[2] == NULL
             || ((g_str_equal (words[2], "-")
                  || (gint) naive_solve (&self.search->rules, self.search->solved, &end) == get_number (&self, 2))
                 && is_position (words[3], &end, lm_position_get_turn (claim->position))));
}

/* The same, and no move delays longer. */
static inline gboolean
longest_reply (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  NaiveBoard after;

  return answered_by (claim) && play (self.search, &self.board, self.words[0], &after)
         && naive_solve (&self.search->rules, self.search->solved, &self.board)
              == naive_solve (&self.search->rules, self.search->solved, &after) + 1;
}

/* Numbers: perhaps who has won, who is not the one to move. */
static inline gboolean
game_is_over (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);

  return is_over (self.search, &self.board)
         && (self.words[0] == NULL || get_number (&self, 0) != (gint) lm_position_get_turn (claim->position));
}

/* What a sentence tells of its position, beside who wins. */

/* Numbers: the position. */
static inline gboolean
board_is (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);

  return is_position (self.words[0], &self.board, lm_position_get_turn (claim->position));
}

/* Numbers: what is left to place. */
static inline gboolean
stock_is (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);

  return self.board.stock == get_number (&self, 0);
}

static inline gboolean
no_chips (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return get_worth (&self.board) == 0;
}

static inline gboolean
no_pair (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  for (guint i = 0; i < NAIVE_BINS; i++)
    if (self.board.chips[i] > 1 || (i > 0 && self.board.chips[i - 1] + self.board.chips[i] > 1))
      return FALSE;

  return TRUE;
}

/* Who wins. */

static inline gboolean
lost (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_lost (self.search, &self.board);
}

static inline gboolean
won (LmFact *claim)
{
  return !lost (claim);
}

/* Numbers: the seat that loses. */
static inline gboolean
loses (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const gboolean to_move = get_number (&self, 0) == (gint) lm_position_get_turn (claim->position);

  return is_lost (self.search, &self.board) == to_move;
}

/* Numbers: the seat that wins. */
static inline gboolean
wins (LmFact *claim)
{
  return !loses (claim);
}

/* Numbers: a move, and perhaps what it leaves. */
static inline gboolean
leaves_lost (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);
  NaiveBoard after;

  return play (self.search, &self.board, self.words[0], &after) && is_lost (self.search, &after)
         && (self.words[1] == NULL || is_position (self.words[1], &after, 1 - lm_position_get_turn (claim->position)));
}

/* The same, and another move does as well, sooner. */
static inline gboolean
also_wins (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);
  const guint distance = naive_solve (&self.search->rules, self.search->solved, &self.board);
  NaiveBoard after;

  return leaves_lost (claim) && play (self.search, &self.board, self.words[0], &after)
         && naive_solve (&self.search->rules, self.search->solved, &after) + 1 > distance;
}

/* Numbers: the seat that moves first once all are placed, or the other one, that places last. */
static inline gboolean
moves_first (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const gint first = g_str_equal (claim->kind, "places-last") ? 1 - get_number (&self, 0) : get_number (&self, 0);
  const gboolean to_move = first == (gint) lm_position_get_turn (claim->position);

  return self.board.stock > 0 && get_firsts (self.search, &self.board) == (to_move ? 1 : 2);
}

/* Games of a certain length, games that end in one board. */

static inline gboolean
moves_left (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const guint lengths = get_lengths (self.search, &self.board);

  return (gint) (lengths & 0xfff) == get_number (&self, 0) && (gint) (lengths >> 12 & 0xfff) == get_number (&self, 0);
}

static inline gboolean
parity (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);

  return get_lengths (self.search, &self.board) >> 24 == 1u << get_number (&self, 0);
}

static inline gboolean
forced (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  while ((n_moves = naive_moves (&self.search->rules, &self.board, moves)) == 1)
    self.board = moves[0].after;

  return n_moves == 0;
}

/* Numbers: what the board is worth, what falls into the hole at a time, and perhaps the next two values of games that end here. */
static inline gboolean
ends_here (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, ANY_WORDS);
  const guint n_words = g_strv_length (self.words);
  g_autoptr (GRand) rand = g_rand_new_with_seed (CLAIM_SEED);

  if (!is_over (self.search, &self.board) || (gint) get_worth (&self.board) != get_number (&self, 0))
    return FALSE;

  for (guint i = 0; i < 3; i++)
    {
      const gint value = get_number (&self, 0) + i * get_number (&self, 1);
      NaiveBoard other = make_board (self.search, value, rand);

      play_to_end (self.search, &other, rand);
      if (!naive_equal (&other, &self.board) || (i > 0 && i + 1 < n_words && get_number (&self, i + 1) != value))
        return FALSE;
    }

  return TRUE;
}

/* The same rules are told again and again; how they do over all positions is looked at once. */
static inline gboolean
check_once (LmFact     *claim,
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

/* The forward game. */

static inline gboolean
starts_hold (const Case *self)
{
  for (guint n = 3; n <= MAX_CHIPS; n++)
    if (!is_lost (self->search, &(NaiveBoard) { .chips = { n } }))
      return FALSE;

  return TRUE;
}

/* Numbers: the chips of the start, which is lost as all from three on are. */
static inline gboolean
lost_start (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const NaiveBoard start = { .chips = { get_number (&self, 0) } };

  return naive_equal (&start, &self.board) && start.chips[0] >= 3 && is_lost (self.search, &start)
         && check_once (claim, &self, "", starts_hold);
}

static inline gboolean
after_start (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  const NaiveBoard start = { .chips = { get_number (&self, 0) } };
  NaiveMove moves[NAIVE_MAX_MOVES];

  return naive_moves (&self.search->rules, &start, moves) == 1 && naive_equal (&moves[0].after, &self.board);
}

/* The black hole. */

/* Numbers: the column of the hole, and what a chip in it is worth. */
static inline gboolean
hole_is (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint column = self.search->rules.hole;

  return get_number (&self, 0) == (gint) column && get_number (&self, 1) == (gint) naive_worth[column - 1];
}

/* Numbers: quotient and remainder of the chips in a column; the kind names both, as "ones-in-threes". */
static inline gboolean
column (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint bin = g_str_has_prefix (claim->kind, "ones") ? 0 : g_str_has_prefix (claim->kind, "twos") ? 1 : 2;
  const gint factor = g_str_has_suffix (claim->kind, "fours") ? 4 : 3;

  return self.board.chips[bin] == factor * get_number (&self, 0) + get_number (&self, 1) && get_number (&self, 1) < factor;
}

/* Numbers: what is left to place, what lies there, both together, half of them, and how many moves that makes. */
static inline gboolean
one_column (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 5);
  const gint chips = self.board.stock + self.board.chips[0];
  const gint numbers[] = { self.board.stock, self.board.chips[0], chips, chips / 2, self.board.stock + chips / 2 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (get_number (&self, i) != numbers[i])
      return FALSE;

  return self.search->rules.hole == 2 && numbers[4] % 2 == 0;
}

static inline gboolean
remainders_hold (const Case *self)
{
  for (guint a = get_number (self, 0); a <= MAX_CHIPS; a += 3)
    for (guint b = get_number (self, 1); b <= MAX_CHIPS; b += 3)
      if (!is_lost (self->search, &(NaiveBoard) { .chips = { a, b } }))
        return FALSE;

  return TRUE;
}

static inline gboolean
lost_remainders (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return self.search->rules.hole == 3
         && self.board.chips[0] % 3 == get_number (&self, 0) && self.board.chips[1] % 3 == get_number (&self, 1)
         && check_once (claim, &self, claim->numbers, remainders_hold);
}

/* Numbers: "M:A1" for every move that there is, and an answer that leaves a lost board. */
static inline gboolean
answers (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", -1);
  const guint n_words = g_strv_length (words);
  g_auto (Case) self = take_apart (claim, n_words);
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard after, end;

  if (naive_moves (&self.search->rules, &self.board, moves) != n_words || !is_lost (self.search, &self.board))
    return FALSE;

  for (guint i = 0; i < n_words; i++)
    {
      g_auto (GStrv) pair = g_strsplit (self.words[i], ":", 2);

      if ((i > 0 && g_str_equal (self.words[i], self.words[i - 1])) || !play (self.search, &self.board, pair[0], &after)
          || !play (self.search, &after, pair[1], &end) || !is_lost (self.search, &end))
        return FALSE;
    }

  return TRUE;
}

static inline gboolean
is_within (const char *sign,
           gint        x,
           gint        y)
{
  g_assert_true (g_str_equal (sign, "always") || g_str_equal (sign, "≥") || g_str_equal (sign, "≤"));
  return g_str_equal (sign, "always") || (g_str_equal (sign, "≥") ? x >= y : x <= y);
}

static inline gboolean
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
static inline gboolean
lost_border (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 5);
  const guint16 *chips = self.board.chips;

  return self.search->rules.hole == 4
         && chips[0] % 3 == get_number (&self, 0) && chips[1] == get_number (&self, 1) && chips[2] % 4 == get_number (&self, 2)
         && is_within (self.words[3], chips[0] / 3, chips[2] / 4 + get_number (&self, 4))
         && check_once (claim, &self, claim->numbers, border_holds);
}

/* Numbers: x, a sign, y and an offset to it: what is said of the position's own x and y. */
static inline gboolean
within (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 4);

  return self.board.chips[0] / 3 == get_number (&self, 0) && self.board.chips[2] / 4 == get_number (&self, 2)
         && is_within (self.words[1], get_number (&self, 0), get_number (&self, 2) + get_number (&self, 3));
}

static inline gboolean
ones_hold (const Case *self)
{
  for (guint a = 0; a <= MAX_CHIPS; a++)
    if (is_lost (self->search, &(NaiveBoard) { .chips = { a } }) != (a != 2))
      return FALSE;

  return TRUE;
}

static inline gboolean
lost_ones (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return self.search->rules.hole == 4 && self.board.chips[1] + self.board.chips[2] == 0
         && check_once (claim, &self, "", ones_hold);
}

static inline gboolean
threes_hold (const Case *self)
{
  for (guint c = 0; c <= MAX_CHIPS; c++)
    if (is_lost (self->search, &(NaiveBoard) { .chips = { 0, 0, c } }) != (c == 0 || c == 1 || c == 5))
      return FALSE;

  return TRUE;
}

static inline gboolean
lost_threes (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return self.search->rules.hole == 4 && self.board.chips[0] + self.board.chips[1] == 0
         && check_once (claim, &self, "", threes_hold);
}

/*
 * Plays rounds, each of a random chip and the one opposite, until less than a
 * round is left. Whoever is to place then loses.
 */
static inline gboolean
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
    rand = g_rand_new_with_seed (CLAIM_SEED);

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
static inline gboolean
mirror (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 3);
  const gint round = get_number (&self, 0);

  return self.board.stock == round * get_number (&self, 1) + get_number (&self, 2) && get_number (&self, 2) < round
         && mirrors (self.search, &self.board, round, get_number (&self, 1));
}

/* Numbers: a move, or "-" when the other player answers from the beginning, and what a round takes. */
static inline gboolean
mirror_plan (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint round = get_number (&self, 1);

  if (!g_str_equal (self.words[0], "-") && !play (self.search, &self.board, self.words[0], &self.board))
    return FALSE;

  return mirrors (self.search, &self.board, round, self.board.stock / round);
}

/* Plays all rounds of a chip and the one opposite. */
static inline void
play_rounds (Case *self)
{
  const guint high = self->search->rules.hole - 2;
  const guint round = 1 + naive_worth[high];
  const guint n_rounds = self->board.stock / round;

  self->board.chips[0] += n_rounds;
  self->board.chips[high] += n_rounds;
  self->board.stock %= round;
}

/* Numbers: the position after the rounds, when nothing is left. */
static inline gboolean
rounds_end (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);

  play_rounds (&self);
  return is_position (self.words[0], &self.board, lm_position_get_turn (claim->position));
}

/* Numbers: what is left after the rounds, and the position when ones are made of it; that perhaps must be so. */
static inline gboolean
ends_in_ones (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const gboolean must = g_str_has_suffix (claim->kind, "-only");
  guint rest;

  play_rounds (&self);
  rest = self.board.stock;
  self.board.chips[0] += rest;
  self.board.stock = 0;
  return get_number (&self, 0) == (gint) rest && must == (rest < naive_worth[self.search->rules.hole - 2])
         && is_position (self.words[1], &self.board, (lm_position_get_turn (claim->position) + rest) % 2);
}

/* Numbers: what is left after the rounds, the last column, and the position when one chip of it is made. */
static inline gboolean
ends_in_chip (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 3);
  const guint high = self.search->rules.hole - 2;
  guint rest;

  play_rounds (&self);
  rest = self.board.stock;
  self.board.chips[high]++;
  self.board.stock = 0;
  return get_number (&self, 0) == (gint) rest && rest == naive_worth[high] && get_number (&self, 1) == (gint) high + 1
         && is_position (self.words[2], &self.board, 1 - lm_position_get_turn (claim->position));
}

/* Whether from the empty board all of this remainder end alike, but @exception. */
static inline gboolean
remainder_holds (NaiveSearch *search,
                 guint        modulus,
                 guint        rest,
                 guint        exception)
{
  const guint first = rest > 0 ? rest : modulus;
  const guint typical = first == exception ? first + modulus : first;
  const gboolean rule = is_lost (search, &(NaiveBoard) { .stock = typical });

  for (guint n = first; n <= MAX_STOCK; n += modulus)
    if (is_lost (search, &(NaiveBoard) { .stock = n }) != (rule != (n == exception)))
      return FALSE;

  return TRUE;
}

static inline gboolean
empty_rule_holds (const Case *self)
{
  return remainder_holds (self->search, get_number (self, 0), get_number (self, 2), get_number (self, 3));
}

/* The rule by remainders of 16 has these four, and no others. */
static inline gboolean
exceptions_hold (const Case *self)
{
  for (guint rest = 0; rest < 16; rest++)
    if (!remainder_holds (self->search, 16, rest, rest == 2 ? 2 : rest == 1 ? 17 : rest == 0 ? 32 : rest == 15 ? 47 : 0))
      return FALSE;

  return TRUE;
}

/* Numbers: one of the four. */
static inline gboolean
empty_exception (LmFact *claim)
{
  static const char *const exceptions[] = { "2", "17", "32", "47", NULL };
  g_auto (Case) self = take_apart (claim, 1);

  return self.search->rules.hole == 4 && get_worth (&self.board) == self.board.stock && g_strv_contains (exceptions, self.words[0])
         && self.board.stock == get_number (&self, 0) && check_once (claim, &self, "", exceptions_hold);
}

/* Numbers: modulus, quotient, remainder, and the one stock of this remainder that the rule gets wrong, or 0. */
static inline gboolean
empty_rule (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 4);
  g_autofree char *rule = g_strdup_printf ("%s %s", self.words[2], self.words[3]);

  return get_worth (&self.board) == self.board.stock
         && self.board.stock == get_number (&self, 0) * get_number (&self, 1) + get_number (&self, 2)
         && get_number (&self, 2) < get_number (&self, 0)
         && check_once (claim, &self, rule, empty_rule_holds);
}

/* That nothing is published cannot be checked, but which positions are meant can. */
static inline gboolean
open_question (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);
  const NaiveRules *rules = &self.search->rules;

  if (g_str_equal (claim->kind, "open-hole"))
    return rules->hole >= 5 && (self.board.stock > 0 || can_reach_hole (self.search, &self.board));
  if (g_str_equal (claim->kind, "open-placing"))
    return rules->hole == 4 && self.board.stock > 0 && rules->place_any;

  return rules->hole == 4 && self.board.chips[1] >= 2;
}

/* Numbers: what all chips are worth, and what a chip in the hole would be. */
static inline gboolean
hole_out_of_reach (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return (gint) get_worth (&self.board) == get_number (&self, 0) && get_number (&self, 0) < get_number (&self, 1)
         && naive_worth[self.search->rules.hole - 1] == (guint) get_number (&self, 1)
         && self.board.stock == 0 && !can_reach_hole (self.search, &self.board);
}

/* The reversed game. */

static inline gboolean
is_even (NaiveSearch      *search,
         const NaiveBoard *board)
{
  for (guint i = search->rules.stagnant ? 1 : 0; i < NAIVE_BINS; i++)
    if (board->chips[i] % 2 != 0)
      return FALSE;

  return TRUE;
}

static inline gboolean
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

static inline gboolean
can_be_copied (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_copied (self.search, &self.board);
}

/* Where the ones are stagnant, too. */
static inline gboolean
all_even (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return is_even (self.search, &self.board) && self.board.chips[0] % 2 == 0;
}

/* Numbers: the ones and the threes, of which the kind tells which is odd, and more. */
static inline gboolean
only_odd (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);
  const guint odd = g_str_equal (claim->kind, "only-ones-odd") ? 0 : 2;

  for (guint i = 0; i < NAIVE_BINS; i++)
    if (self.board.chips[i] % 2 != (i == odd) || (i >= 3 && self.board.chips[i] > 0))
      return FALSE;

  return self.board.chips[0] == get_number (&self, 0) && self.board.chips[2] == get_number (&self, 1)
         && self.board.chips[odd] > self.board.chips[2 - odd];
}

/* Numbers: the move, the two bins with a chip, the one in which both come to lie, what both are worth together, and each. */
static inline gboolean
first_combine (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 7);
  NaiveBoard pair = { { 0 } }, two = { { 0 } }, after;

  if (get_number (&self, 1) > NAIVE_BINS || get_number (&self, 4) != (gint) get_worth (&self.board)
      || get_number (&self, 5) != (gint) naive_worth[get_number (&self, 1) - 1]
      || get_number (&self, 6) != (gint) naive_worth[get_number (&self, 2) - 1])
    return FALSE;

  pair.chips[get_number (&self, 1) - 1] = 1;
  pair.chips[get_number (&self, 2) - 1] = 1;
  two.chips[get_number (&self, 3) - 1] = 2;
  return naive_equal (&pair, &self.board) && play (self.search, &self.board, self.words[0], &after)
         && naive_equal (&two, &after) && is_copied (self.search, &after);
}

/* Numbers: the value. Two small bins alone would have their theorem. */
static inline gboolean
decomposition (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 1);
  NaiveSearch *forward = get_search (&(NaiveRules) { .hole = 0 });
  guint last = 0;

  for (guint i = 0; i < NAIVE_BINS; i++)
    if (self.board.chips[i] > 0)
      last = i;

  return last >= 3 && is_over (forward, &self.board) && (gint) get_worth (&self.board) == get_number (&self, 0);
}

/* Build-up. */

/* Whether after all rounds of k and 4 - k whoever is to put down loses, however many of them are 1 and 3, in either order. */
static inline gboolean
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
static inline gboolean
nim (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  return self.board.stock == 4 * get_number (&self, 0) + get_number (&self, 1)
         && nims (self.search, &self.board, get_number (&self, 1));
}

/* Numbers: a move, or "-" when the other player answers from the beginning, and what is left. */
static inline gboolean
nim_plan (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 2);

  if (!g_str_equal (self.words[0], "-") && !play (self.search, &self.board, self.words[0], &self.board))
    return FALSE;

  return nims (self.search, &self.board, get_number (&self, 1));
}

static inline gboolean
sums_hold (const Case *self)
{
  for (guint n = 1; n <= MAX_STOCK / 2; n++)
    if (is_lost (self->search, &(NaiveBoard) { .stock = n }) != (n % 2 == 0 && n != 4))
      return FALSE;

  return TRUE;
}

static inline gboolean
four_holds (NaiveSearch *search)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  NaiveBoard after;

  return play (search, &(NaiveBoard) { .stock = 4 }, "P3", &after) && is_lost (search, &after)
         && naive_moves (&search->rules, &after, moves) == 1 && g_str_equal (moves[0].text, "P1");
}

/* No numbers: what the kind says of the sum that is still to be put down on the empty board. */
static inline gboolean
sum_is (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);
  const guint sum = self.board.stock;
  const char *kind = sum == 4 ? "four-sum" : sum % 2 == 1 ? "odd-sum" : "even-sum";

  return get_worth (&self.board) == sum && g_str_equal (claim->kind, kind) && (sum != 4 || four_holds (self.search));
}

/* Who wins, by the sum. */
static inline gboolean
sums (LmFact *claim)
{
  g_auto (Case) self = take_apart (claim, 0);

  return check_once (claim, &self, "", sums_hold);
}

/* What is claimed in all games. */
#define COMMON_CHECKS \
  { "ends-the-game", ends_the_game }, { "every-reply-answered", every_reply_answered }, { "hardest-reply", hardest_reply }, \
  { "only-answers", only_answers }, { "longest-reply", longest_reply }, { "answered-by", answered_by }, \
  { "answer-leaves", answered_by }, { "is-over", game_is_over }, { "ends-here", ends_here }, { "lost", lost }, { "wins", wins }, \
  { "leaves-lost", leaves_lost }
