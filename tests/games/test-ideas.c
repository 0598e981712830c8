/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ideas.c: what the ideas of the hints say in general, against playing out everything that is small. */

#include "claim-checks-general.h"
#include "engine/game/lm-game-info.h"
#include "games/lm-games.h"

#include <stdio.h>
#include <string.h>

/* Whether whoever is to move loses. */
G_GNUC_PRINTF (1, 2)
static gboolean
is_lost (const char *format,
         ...)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = NULL;
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  position = lm_position_parse (text, &error);
  g_assert_no_error (error);
  return general_get_winner (position) != (int) lm_position_get_turn (position);
}

static const char *
get_game (LmFact *claim)
{
  return lm_position_get_info (claim->position)->name;
}

/* The value of @key in the position's text, or @missing. */
static guint
get_number (LmFact     *claim,
            const char *key,
            guint       missing)
{
  g_autofree char *text = lm_position_to_string (claim->position);
  const char *found = strstr (text, key);

  return found != NULL ? g_ascii_strtoull (found + strlen (key), NULL, 10) : missing;
}

/* Numbers: the group. A turn moves less than that. */
static gboolean
holds_nim (LmFact *claim)
{
  const guint group = g_ascii_strtoull (claim->numbers, NULL, 10);

  if (group != get_number (claim, "max=", 3) + 1)
    return FALSE;

  for (guint left = 1; left <= 40; left++)
    if ((left % group == 0) != (g_str_equal (get_game (claim), "nim")
                                ? is_lost ("lastmove:nim?stones=%u&max=%u", left + 1, group - 1)
                                : is_lost ("lastmove:reversed-nim?stones=1&target=%u&max=%u", left + 1, group - 1)))
      return FALSE;

  return TRUE;
}

/* The smallest of the parts of @stones, each time the largest that fits; sets the one before it, or 0. */
static guint
get_smallest (GStrv  parts,
              guint  stones,
              guint *next)
{
  guint smallest = 0;

  for (guint i = g_strv_length (parts); i > 0; i--)
    if (g_ascii_strtoull (parts[i - 1], NULL, 10) <= stones)
      {
        *next = smallest;
        smallest = g_ascii_strtoull (parts[i - 1], NULL, 10);
        stones -= smallest;
      }

  g_assert_cmpuint (stones, ==, 0);
  return smallest;
}

/* Numbers: the first parts. */
static gboolean
holds_parts (LmFact *claim)
{
  g_auto (GStrv) parts = g_strsplit (claim->numbers, " ", -1);
  g_autofree char *text = lm_position_to_string (claim->position);
  g_autofree char *game = g_strndup (text, strcspn (text, "&"));
  const guint most = MIN (g_ascii_strtoull (parts[g_strv_length (parts) - 1], NULL, 10), 36);
  const guint numerator = get_number (claim, "alpha=", 0);
  const guint denominator = strstr (game, "/") != NULL ? get_number (claim, "/", 1) : 1;

  for (guint stones = 2; stones <= most; stones++)
    {
      guint next = 0;
      const guint smallest = get_smallest (parts, stones, &next);

      if (next > 0 && next * denominator <= numerator * smallest)
        return FALSE;
      for (guint limit = 1; limit <= stones; limit++)
        if ((limit < smallest) != is_lost ("%s&stones=%u&limit=%u", game, stones, limit))
          return FALSE;
    }

  return TRUE;
}

/* Numbers: α as the position's text has it. */
static gboolean
holds_alpha (LmFact *claim)
{
  g_autofree char *text = lm_position_to_string (claim->position);
  g_autofree char *key = g_strdup_printf ("?alpha=%s&", claim->numbers);

  return strstr (text, key) != NULL;
}

static gboolean
holds_lost_piles (LmFact *claim)
{
  guint a, b;

  return sscanf (claim->numbers, "%u %u", &a, &b) == 2 && is_lost ("lastmove:wythoff?piles=%u,%u", a, b);
}

/* The long way ends where the short one does; and if that board is lost only the short one wins. */
static gboolean
holds_detour_on (LmPosition *position,
                 guint       bin)
{
  g_autofree char *at_once = g_strdup_printf ("C%u", bin);
  g_autofree char *first = g_strdup_printf ("C%u", bin - 1);
  g_autofree char *second = g_strdup_printf ("S%u", bin - 1);
  g_autoptr (LmPosition) between = lm_position_play (position, first, NULL);
  g_autoptr (LmPosition) end = between != NULL ? lm_position_play (between, second, NULL) : NULL;
  g_autoptr (LmPosition) after = end != NULL ? general_play (position, at_once) : NULL;
  g_autofree char *one = end != NULL ? lm_position_describe (end) : NULL;
  g_autofree char *other = end != NULL ? lm_position_describe (after) : NULL;
  const int mover = lm_position_get_turn (position);

  if (end == NULL)
    return TRUE;
  if (general_get_winner (after) != mover)
    return g_str_equal (one, other);

  return g_str_equal (one, other) && general_get_winner (between) != mover;
}

/* On boards with many columns. */
static gboolean
holds_detours (LmFact *claim)
{
  const guint c = get_number (claim, "c=", 1), k = get_number (claim, "k=", 2);
  g_autofree char *text = lm_position_to_string (claim->position);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint bin = 3; bin <= 6; bin++)
    for (guint i = 0; i < 20; i++)
      {
        GString *board = g_string_new (NULL);
        g_autofree char *whole = NULL;
        g_autoptr (LmPosition) position = NULL;

        g_string_printf (board, "lastmove:nacci?c=%u&k=%u%s&bins=%u", c, k, strstr (text, "&pace") != NULL ? "&pace=accelerated" : "",
                         c + 1 + g_rand_int_range (rand, 0, 3));
        for (guint j = 2; j < bin; j++)
          g_string_append_printf (board, ",%u", j + k + 1 < bin ? 0 : c + (i % 4 == 0 ? g_rand_int_range (rand, 0, 2) : 0));
        whole = g_string_free (board, FALSE);
        position = lm_position_parse (whole, NULL);
        if (!holds_detour_on (position, bin))
          return FALSE;
      }

  return TRUE;
}

/* Numbers: the player, who wins as far as can be seen here. */
static gboolean
holds_many_ones (LmFact *claim)
{
  const guint c = get_number (claim, "c=", 1), k = get_number (claim, "k=", 2);

  for (guint n = 30; n <= 34; n++)
    if (is_lost ("lastmove:nacci?c=%u&k=%u&n=%u", c, k, n) != g_str_equal (claim->numbers, "2"))
      return FALSE;

  return TRUE;
}

/* No numbers: whether c of the game is odd. */
static gboolean
holds_odd_c (LmFact *claim)
{
  return get_number (claim, "c=", 1) % 2 == 1;
}

static gboolean
holds_even_c (LmFact *claim)
{
  return !holds_odd_c (claim);
}

/* Every number stands in one pair, which begins with the smallest one not used. */
static gboolean
holds_pairs (LmFact *claim)
{
  guint partners[41] = { 0 };
  guint difference = 0;

  for (guint a = 1; a <= 20; a++)
    if (partners[a] == 0)
      {
        difference++;
        partners[a] = a + difference;
        if (a + difference <= 40)
          partners[a + difference] = a;
      }
  for (guint a = 1; a <= 14; a++)
    for (guint b = 1; b <= 20; b++)
      if ((partners[a] == b) != is_lost ("lastmove:wythoff?piles=%u,%u", a, b))
        return FALSE;

  return TRUE;
}

/* What is left of a board of Zahlenschlacht, by the bits of @left. */
typedef struct
{
  guint    n;
  guint    d;
  guint    left;
  gboolean exchanged;
} Board;

static int
get_winner (const Board *board)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LmPosition) position = NULL;
  const char *separator = "&crossed=";

  g_string_append_printf (text, "lastmove:zahlenschlacht?n=%u&d=%u", board->n, board->d);
  for (guint number = 1; number <= board->n; number++)
    if ((board->left >> number & 1) == 0)
      {
        g_string_append_printf (text, "%s%u", separator, number);
        separator = ",";
      }
  if (board->exchanged)
    g_string_append (text, "&goal=indivisible");
  position = lm_position_parse (text->str, &error);
  g_assert_no_error (error);
  return general_get_winner (position);
}

static guint
count_residue (const Board *board,
               guint        residue)
{
  guint count = 0;

  for (guint number = 1; number <= board->n; number++)
    count += (board->left >> number & 1) != 0 && number % board->d == residue;
  return count;
}

static guint
count_left (const Board *board)
{
  return __builtin_popcount (board->left);
}

static gboolean
is_own_partner (const Board *board,
                guint        residue)
{
  return 2 * residue % board->d == 0;
}

static gboolean
is_all_pairs (const Board *board)
{
  for (guint residue = 0; residue < board->d; residue++)
    if (is_own_partner (board, residue) ? count_residue (board, residue) % 2 == 1
                                        : count_residue (board, residue) != count_residue (board, board->d - residue))
      return FALSE;

  return TRUE;
}

static gboolean
has_pair (const Board *board)
{
  for (guint residue = 0; residue < board->d; residue++)
    if (is_own_partner (board, residue) ? count_residue (board, residue) >= 2
                                        : count_residue (board, residue) > 0 && count_residue (board, board->d - residue) > 0)
      return TRUE;

  return FALSE;
}

/* The pairer’s seat: A wants a pair, if the goals are not exchanged. */
static int
get_pairer (const Board *board)
{
  return board->exchanged ? 1 : 0;
}

/* The seat to move: A begins. */
static int
get_turn (const Board *board)
{
  return (board->n - count_left (board)) % 2;
}

/* All boards of so many numbers and the claim’s divisor on which @pairer_last is whether the pairer makes the last move. */
static gboolean
hold_on_boards (LmFact     *claim,
                gboolean    pairer_last,
                gboolean (* holds) (const Board *board))
{
  Board board = { .d = g_ascii_strtoull (claim->numbers, NULL, 10) };

  if (board.d != get_number (claim, "d=", 0))
    return FALSE;
  for (board.exchanged = FALSE; board.exchanged <= TRUE; board.exchanged++)
    for (board.n = 4; board.n <= 8; board.n++)
      for (board.left = 0; board.left < 2u << board.n; board.left += 2)
        {
          const gboolean last = (int) (board.n + 1) % 2 == get_pairer (&board);

          if (count_left (&board) >= 2 && last == pairer_last && !holds (&board))
            return FALSE;
        }

  return TRUE;
}

static gboolean
pairs_win (const Board *board)
{
  return get_turn (board) == get_pairer (board) || !is_all_pairs (board) || get_winner (board) == get_pairer (board);
}

static gboolean
no_pair_wins (const Board *board)
{
  return has_pair (board) || get_winner (board) != get_pairer (board);
}

static gboolean
last_three_decide (const Board *board)
{
  gboolean all_of_one = FALSE;

  for (guint residue = 0; residue < board->d; residue++)
    all_of_one = all_of_one || (is_own_partner (board, residue) && count_residue (board, residue) == 3);
  return count_left (board) != 3 || all_of_one == (get_winner (board) == get_pairer (board));
}

static guint
get_commonest (const Board *board)
{
  const guint half = board->d % 2 == 0 ? board->d / 2 : 0;

  return count_residue (board, half) > count_residue (board, 0) ? half : 0;
}

/* Whoever wins keeps the win by crossing out so: the spoiler of the commonest such residue, the pairer any other number. */
static gboolean
own_partners_count (const Board *board)
{
  const int winner = count_left (board) > 3 ? get_winner (board) : LM_NOBODY;
  const gboolean pairer = winner == get_pairer (board);
  const guint common = get_commonest (board);

  if (winner != get_turn (board))
    return TRUE;

  for (guint number = 1; number <= board->n; number++)
    {
      Board after = *board;

      after.left &= ~(1u << number);
      if (after.left != board->left && (number % board->d == common) != pairer && get_winner (&after) != winner)
        return FALSE;
    }

  return TRUE;
}

static gboolean
holds_pairs_win (LmFact *claim)
{
  return hold_on_boards (claim, TRUE, pairs_win);
}

static gboolean
holds_no_pair_wins (LmFact *claim)
{
  return hold_on_boards (claim, TRUE, no_pair_wins);
}

static gboolean
holds_last_three (LmFact *claim)
{
  return hold_on_boards (claim, FALSE, last_three_decide);
}

static gboolean
holds_own_partners (LmFact *claim)
{
  return hold_on_boards (claim, FALSE, own_partners_count);
}

/* Numbers: the seat of the player who wants a pair. */
static gboolean
holds_pairer (LmFact *claim)
{
  g_autofree char *text = lm_position_to_string (claim->position);

  return g_str_equal (claim->numbers, strstr (text, "goal=indivisible") != NULL ? "1" : "0");
}

static gboolean
holds_spoiler (LmFact *claim)
{
  return !holds_pairer (claim);
}

/* Numbers: the seat of the player who crosses out the last but two, where A begins. */
static gboolean
holds_last_mover (LmFact *claim)
{
  return g_ascii_strtoull (claim->numbers, NULL, 10) == (get_number (claim, "?n=", 0) + 1) % 2;
}

static gboolean
holds_partners (LmFact *claim)
{
  guint a, b;

  return sscanf (claim->numbers, "%u %u", &a, &b) == 2 && (a + b) % get_number (claim, "d=", 0) == 0;
}

/* The rows of the shape of @kind and size @n: two rows, two columns, an L; of size 0 the poison alone. */
static char *
write_shape (guint kind,
             guint n)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  g_string_append_printf (rows, "lastmove:chomp?rows=%u", kind == 1 ? MIN (n, 1) + 1 : n + 1);
  if (n == 0)
    return g_strdup ("lastmove:chomp?rows=1");
  if (kind == 0)
    g_string_append_printf (rows, ",%u", n);
  for (guint i = 1; kind > 0 && i <= n; i++)
    g_string_append (rows, kind == 1 && i < n ? ",2" : ",1");
  return g_string_free (g_steal_pointer (&rows), FALSE);
}

/* Whether a move, or none, from @position makes a smaller shape of the kind. */
static gboolean
can_make (LmPosition *position,
          guint       kind,
          guint       most)
{
  g_autoptr (GPtrArray) moves = general_list_moves (position);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));
      g_autofree char *text = lm_position_to_string (after);

      for (guint n = 0; n < most; n++)
        {
          g_autofree char *shape = write_shape (kind, n);

          if (g_str_equal (shape, text))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
holds_lost_shapes (LmFact *claim)
{
  for (guint kind = 0; kind < 3; kind++)
    for (guint n = 1; n <= 5; n++)
      {
        g_autofree char *text = write_shape (kind, n);
        g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
        g_autoptr (GPtrArray) moves = general_list_moves (position);

        if (!is_lost ("%s", text))
          return FALSE;
        for (guint i = 0; i < moves->len; i++)
          {
            g_autoptr (LmPosition) after = general_play (position, g_ptr_array_index (moves, i));

            if (!lm_position_is_over (after) && !can_make (after, kind, n))
              return FALSE;
          }
      }

  return TRUE;
}

/* On a board of @n_rows × @n_columns, @r × @c squares at the top right are missing, perhaps but the one at their bottom left. */
static gboolean
is_missing_lost (guint    n_rows,
                 guint    n_columns,
                 guint    r,
                 guint    c,
                 gboolean but_one)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint row = 1; row <= n_rows; row++)
    {
      const guint length = row <= n_rows - r ? n_columns : n_columns - c + (but_one && row == n_rows - r + 1 ? 1 : 0);

      if (length > 0)
        g_string_append_printf (rows, "%s%u", rows->len > 0 ? "," : "", length);
    }
  return is_lost ("lastmove:reversed-chomp?size=%ux%u&rows=%s", n_rows, n_columns, rows->str);
}

static gboolean
holds_rectangles (LmFact *claim)
{
  for (guint n_rows = 2; n_rows <= 4; n_rows++)
    for (guint n_columns = 2; n_columns <= 4; n_columns++)
      for (guint r = 1; r <= n_rows; r++)
        for (guint c = 1; c <= n_columns; c++)
          {
            if ((r < n_rows || c < n_columns) && is_missing_lost (n_rows, n_columns, r, c, FALSE))
              return FALSE;
            if (r >= 2 && c >= 2 && !is_missing_lost (n_rows, n_columns, r, c, TRUE))
              return FALSE;
          }

  return TRUE;
}

static gboolean
holds_one_column (LmFact *claim)
{
  for (guint stock = 0; stock <= 8; stock++)
    for (guint a = 0; a <= 10; a++)
      if (((stock + (a + stock) / 2) % 2 == 0) != is_lost ("lastmove:black-hole?hole=2&bins=%u&stock=%u", a, stock))
        return FALSE;

  return TRUE;
}

static gboolean
holds_thirds (LmFact *claim)
{
  for (guint a = 0; a <= 8; a++)
    for (guint b = 0; b <= 8; b++)
      if ((a % 3 + b % 3 <= 1) != is_lost ("lastmove:black-hole?hole=3&bins=%u,%u", a, b))
        return FALSE;

  return TRUE;
}

/* Numbers: the ones and the twos over, and whether that is lost. */
static gboolean
holds_over_in_thirds (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", 3);
  const guint a = atoi (words[0]), b = atoi (words[1]);

  for (guint more = 0; more <= 6; more += 3)
    if (is_lost ("lastmove:black-hole?hole=3&bins=%u,%u", a + more, b + 6 - more) != g_str_equal (words[2], "lost"))
      return FALSE;

  return a < 3 && b < 3;
}

/* Numbers: the ones over, the twos, the threes over, and when that is lost: a word, or a sign between x and y; what is added to y. */
static gboolean
holds_lost_when (LmFact *claim)
{
  g_auto (GStrv) words = g_strsplit (claim->numbers, " ", 5);
  const guint p = atoi (words[0]), b = atoi (words[1]), q = atoi (words[2]);
  const char *sign = words[3];

  for (int x = 0; x <= 4; x++)
    for (int y = 0; y <= 3; y++)
      {
        const int more = x - y - atoi (words[4]);
        const gboolean lost = g_str_equal (sign, "always") || (g_str_equal (sign, "≥") && more >= 0)
                              || (g_str_equal (sign, "≤") && more <= 0);

        if (lost != is_lost ("lastmove:black-hole?hole=4&bins=%u,%u,%u", 3 * x + p, b, 4 * y + q))
          return FALSE;
      }

  return p < 3 && q < 4;
}

/* What the table leaves out. */
static gboolean
holds_fourths (LmFact *claim)
{
  for (guint a = 0; a <= 10; a++)
    for (guint c = 0; c <= 10; c++)
      if (a % 3 > 0 && is_lost ("lastmove:black-hole?hole=4&bins=%u,1,%u", a, c))
        return FALSE;

  return TRUE;
}

/* Numbers: the modulus, what a round takes, and the remainders that lose. */
static gboolean
holds_empty_board (LmFact *claim)
{
  const guint hole = get_number (claim, "hole=", 0);
  guint modulus, round;
  int at;

  if (sscanf (claim->numbers, "%u %u %n", &modulus, &round, &at) != 2 || round != (hole == 3 ? 1 + 2 : 1 + 3))
    return FALSE;

  for (guint stock = 1; stock <= 20; stock++)
    {
      const gboolean swapped = hole == 4 && (stock == 2 || stock == 17);
      g_autofree char *rest = g_strdup_printf ("%u", stock % modulus);
      g_auto (GStrv) lost = g_strsplit (claim->numbers + at, " ", -1);

      if ((g_strv_contains ((const char *const *) lost, rest) != swapped)
          != is_lost ("lastmove:black-hole?hole=%u&bins=%s&stock=%u", hole, hole == 3 ? "0,0" : "0,0,0", stock))
        return FALSE;
    }

  return TRUE;
}

static gboolean
holds_even (LmFact *claim)
{
  const gboolean stagnant = g_str_equal (claim->kind, "even-above-rule");

  for (guint bits = 0; bits < 16; bits++)
    for (guint twice = 1; twice <= 2; twice++)
      if (!is_lost ("lastmove:reversed?bins=%u,%u,%u,%u%s", 2 * twice * (bits & 1) + (stagnant ? twice - 1 : 0), bits & 2,
                    bits >> 1 & 2, bits >> 2 & 2, stagnant ? "&ones=stagnant" : ""))
        return FALSE;

  return TRUE;
}

static gboolean
holds_three_bins (LmFact *claim)
{
  for (guint a = 0; a <= 6; a++)
    for (guint b = 0; b <= 4; b++)
      for (guint c = 0; c <= 6; c++)
        {
          const gboolean even = a % 2 + b % 2 + c % 2 == 0;
          const gboolean ones = a % 2 == 1 && b % 2 + c % 2 == 0 && a > c;
          const gboolean threes = c % 2 == 1 && a % 2 + b % 2 == 0 && c > a;

          if ((even || ones || threes) != is_lost ("lastmove:reversed?bins=%u,%u,%u", a, b, c))
            return FALSE;
        }

  return TRUE;
}

static gboolean
holds_sums (LmFact *claim)
{
  for (guint stock = 1; stock <= 12; stock++)
    if ((stock % 2 == 1 || stock == 4) == is_lost ("lastmove:build-up?bins=0,0,0&stock=%u", stock))
      return FALSE;

  return TRUE;
}

/* What the chips in hand and in piles say together, with blue to move; that it is so plain search holds elsewhere. */
static gboolean
holds_counts (LmFact *claim)
{
  static const struct { const char *board; guint own, other; } boards[] = {
    { "b,r", 0, 0 }, { "rb", 1, 0 }, { "br", 0, 0 }, { "br,br", 0, 1 }, { "rb,br,rbr", 1, 1 }, { "brb,rb", 3, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint own = 0; own <= 3; own++)
      for (guint other = 0; other <= 3; other++)
        {
          g_autofree char *blue = own > 0 ? g_strdup_printf ("b%u", own) : g_strdup ("r1");
          g_autofree char *red = other > 0 ? g_strdup_printf ("r%u", other) : g_strdup ("b1");
          const gboolean wins = own > 0 && (other == 0 || own + boards[i].own > other + boards[i].other);

          g_autofree char *text = g_strdup_printf ("lastmove:so-long-sucker?piles=0&board=%s&chips=%s,%s,out1,out2&turn=b",
                                                   boards[i].board, blue, red);
          g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
          g_autoptr (LmSolveContext) context = general_create_context ();
          g_autoptr (LmAnswer) answer = lm_position_solve (position, NULL, context, NULL);

          if (answer->value != (wins ? LM_VALUE_WIN : LM_VALUE_LOSS))
            return FALSE;
        }

  return TRUE;
}

/* Who has to move without a chip is out. */
static gboolean
holds_out (LmFact *claim)
{
  return general_get_winner (claim->position) != (int) lm_position_get_turn (claim->position);
}

static ClaimCheck checks[] = {
  { "odd-c", holds_odd_c, 0 },
  { "even-c", holds_even_c, 0 },
  { "counts-rule", holds_counts, 0 },
  { "is-out", holds_out, 0 },
  { "nim-rule", holds_nim, 0 },
  { "alpha", holds_alpha, 0 },
  { "parts-rule", holds_parts, 0 },
  { "pairs-rule", holds_pairs, 0 },
  { "lost-piles", holds_lost_piles, 0 },
  { "pairs-win", holds_pairs_win, 0 },
  { "no-pair-wins", holds_no_pair_wins, 0 },
  { "last-three-decide", holds_last_three, 0 },
  { "own-partners", holds_own_partners, 0 },
  { "pairer", holds_pairer, 0 },
  { "spoiler", holds_spoiler, 0 },
  { "last-mover", holds_last_mover, 0 },
  { "partners", holds_partners, 0 },
  { "lost-shapes", holds_lost_shapes, 0 },
  { "detours-rule", holds_detours, 0 },
  { "many-ones", holds_many_ones, 0 },
  { "rectangles-rule", holds_rectangles, 0 },
  { "one-column-rule", holds_one_column, 0 },
  { "thirds-rule", holds_thirds, 0 },
  { "over-in-thirds", holds_over_in_thirds, 0 },
  { "lost-when", holds_lost_when, 0 },
  { "fourths-rule", holds_fourths, 0 },
  { "empty-board-rule", holds_empty_board, 0 },
  { "even-rule", holds_even, 0 },
  { "even-above-rule", holds_even, 0 },
  { "three-bins-rule", holds_three_bins, 0 },
  { "sums-rule", holds_sums, 0 },
  { "no-rule", general_is_not_known, 0 },
  { NULL, NULL, 0 },
};

static const char *const positions[] = {
  "lastmove:nim?stones=13", "lastmove:nim?stones=4&max=1", "lastmove:nim?stones=40&max=11", "lastmove:nim?stones=9&max=5",
  "lastmove:reversed-nim?stones=1&target=13", "lastmove:reversed-nim?stones=4&target=50&max=7",
  "lastmove:take-away?alpha=1&stones=12", "lastmove:take-away?alpha=2&stones=35", "lastmove:take-away?alpha=3&stones=35",
  "lastmove:take-away?alpha=3/2&stones=9", "lastmove:take-away?alpha=10&stones=35",
  "lastmove:wythoff?piles=3,5", "lastmove:wythoff?piles=4,9",
  "lastmove:nacci?k=3&bins=10", "lastmove:nacci?c=2&k=3&bins=10,2", "lastmove:nacci?c=2&pace=accelerated&bins=10",
  "lastmove:zahlenschlacht?n=15&d=7", "lastmove:zahlenschlacht?n=9&d=2", "lastmove:zahlenschlacht?n=9&d=3",
  "lastmove:zahlenschlacht?n=9&d=4", "lastmove:zahlenschlacht?n=16&d=7", "lastmove:zahlenschlacht?n=8&d=2",
  "lastmove:zahlenschlacht?n=8&d=3", "lastmove:zahlenschlacht?n=8&d=4", "lastmove:zahlenschlacht?n=8&d=5&goal=indivisible",
  "lastmove:zahlenschlacht?n=40&d=30",
  "lastmove:chomp?rows=4,4,4", "lastmove:chomp?rows=3,2", "lastmove:reversed-chomp?size=3x4&rows=1",
  "lastmove:black-hole?hole=2&bins=9", "lastmove:black-hole?hole=2&bins=3&stock=4", "lastmove:black-hole?hole=3&bins=4,5",
  "lastmove:black-hole?hole=3&bins=0,0&stock=9", "lastmove:black-hole?hole=4&bins=7,0,3", "lastmove:black-hole?hole=4&bins=7,3,3",
  "lastmove:black-hole?hole=4&bins=0,0,0&stock=17", "lastmove:reversed?bins=0,1,0,0,1", "lastmove:reversed?bins=0,1,0,2&ones=stagnant",
  "lastmove:build-up?bins=0,0,0&stock=11", "lastmove:build-up?bins=3,1,2",
  "lastmove:so-long-sucker?piles=8&board=rb,br&chips=b2,r2,out1,out2&turn=b", "lastmove:so-long-sucker?piles=8&chips=-,r2,out1,out2&turn=b",
};

/* Where no theorem gives a rule it is said so. */
static const char *const without[] = {
  "lastmove:zeckendorf?bins=10", "lastmove:black-hole?hole=5&bins=3,1,0,1", "lastmove:black-hole?hole=4&bins=0,0,0&stock=9&place=any",
  "lastmove:so-long-sucker?piles=8&chips=b2y1,b1g3,out1,out2&turn=b",
};

/* No paper is called by letters that nobody knows. */
static void
check_reference (LmReason *reason)
{
  g_autofree char *cited = lm_reason_cite (reason->reference);

  if (cited != NULL)
    g_assert_false (g_regex_match_simple ("\\b[A-Z]{2,},", cited, 0, 0));
}

static void
test_claims (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions) + G_N_ELEMENTS (without); i++)
    {
      const gboolean rule = i < G_N_ELEMENTS (positions);
      const char *text = rule ? positions[i] : without[i - G_N_ELEMENTS (positions)];
      g_autoptr (LmPosition) position = lm_position_parse (text, NULL);
      g_autoptr (LmAdvice) advice = NULL;

      g_test_message ("%s", text);
      advice = general_ask (position);
      g_assert_cmpint (advice->idea->status, ==, rule ? LM_STATUS_PROVED : LM_STATUS_UNKNOWN);
      g_assert_cmpuint (advice->idea->facts->len + advice->idea->claims->len, >, 0);
      claim_checks_run_on_reason (checks, position, advice->idea);
      check_reference (advice->idea);
      check_reference (advice->reason);
    }

  claim_checks_report (checks);
}

/* Every place of a sentence is a term of its kind, and that term belongs to a fact. */
static void
check_kind (const LmClaimKind *kind,
            const char        *sentence)
{
  g_auto (GStrv) terms = g_strsplit (kind->terms, " ", -1);
  g_auto (GStrv) facts = g_strsplit_set (kind->facts != NULL ? kind->facts : kind->terms, "@; ", -1);
  g_auto (GStrv) places = g_strsplit (sentence != NULL ? sentence : "", "{", -1);

  g_test_message ("%s", kind->name);
  for (guint i = 1; places[0] != NULL && places[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (places[i], strcspn (places[i], "}"));

      g_assert_true (g_strv_contains ((const char *const *) terms, name));
      g_assert_true (g_strv_contains ((const char *const *) facts, name));
    }
  if (kind->plural != NULL)
    g_assert_true (g_strv_contains ((const char *const *) terms, kind->count));
}

/* A sentence says nothing that no fact has. */
static void
test_kinds (void)
{
  for (guint i = 0; i <= lm_game_info_count (); i++)
    for (const LmClaimKind *kind = i > 0 ? lm_game_info_nth (i - 1)->claims : lm_claim_kinds; kind != NULL && kind->name != NULL; kind++)
      {
        check_kind (kind, kind->sentence);
        check_kind (kind, kind->plural);
      }
}

/* A game that is over has none. */
static void
test_over (void)
{
  g_autoptr (LmPosition) position = lm_position_parse ("lastmove:nim?stones=1", NULL);
  g_autoptr (LmAdvice) advice = general_ask (position);

  g_assert_null (advice->idea);
}

static void
test_words (void)
{
  g_autoptr (LmPosition) position = lm_position_parse ("lastmove:nim?stones=13&max=4", NULL);
  g_autoptr (LmAdvice) advice = general_ask (position);
  GStrv row = g_ptr_array_index (advice->idea->rows, 3);

  g_assert_cmpstr (advice->idea->text, ==,
                   "Leave a multiple of 5 and one stone more. Whatever is then taken, you complete it to 5, until only the last stone is "
                   "left, which stays.");
  g_assert_cmpuint (advice->idea->rows->len, ==, 6);
  g_assert_cmpstr (row[0], ==, "3, 8, 13, …");
  g_assert_cmpstr (row[1], ==, "take 2");
}

static void
test_sources (void)
{
  const struct
  {
    const char *reference;
    const char *cited;
  } cases[] = {
    { "ZS, Theorem 3.1.4; ZS, proof of Lemma 3.1.7",
      "Rammenstein, “On the Existence of Optimal Strategies in a Combinatorial Game”, Theorem 3.1.4; proof of Lemma 3.1.7" },
    { "after RZ, Example 2.4", "after Batterman and others, “The Reversed Zeckendorf Game”, Example 2.4" },
    { "BH, Theorem 4.8; RZ, Section 3",
      "Cashman and others, “Black Hole Zeckendorf Games”, Theorem 4.8; "
      "Batterman and others, “The Reversed Zeckendorf Game”, Section 3" },
    { "Wythoff, 1907", "Wythoff, 1907" },
    { NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *cited = lm_reason_cite (cases[i].reference);

      g_assert_cmpstr (cited, ==, cases[i].cited);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lm_games_register ();

  g_test_add_func ("/ideas/claims", test_claims);
  g_test_add_func ("/ideas/kinds", test_kinds);
  g_test_add_func ("/ideas/over", test_over);
  g_test_add_func ("/ideas/words", test_words);
  g_test_add_func ("/ideas/sources", test_sources);

  return g_test_run ();
}
