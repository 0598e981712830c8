/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * plain-rules.h: the rules once more, as plainly as can be, on the text of a position; shares nothing with the program. So Long
 * Sucker is not here: tests/games/naive-so-long-sucker.h has its rules.
 */

#pragma once

#include "../games/naive-variants.h"

#include <stdlib.h>

#define PLAIN_CELLS 20

/* One with what stays the same in a game, so that equal bytes are the same position. */
typedef struct
{
  guint8  game; /* an index of plain_names */
  guint8  turn; /* 0 or 1 */
  guint16 fixed[4];
  guint16 cells[PLAIN_CELLS];
} PlainState;

typedef struct
{
  char       text[48];
  PlainState after;
} PlainMove;

enum
{
  PLAIN_ZECKENDORF,
  PLAIN_BLACK_HOLE,
  PLAIN_REVERSED,
  PLAIN_BUILD_UP,
  PLAIN_TAKE_AWAY,
  PLAIN_ZAHLENSCHLACHT,
  PLAIN_CHOMP,
  PLAIN_REVERSED_CHOMP,
  PLAIN_NIM,
  PLAIN_REVERSED_NIM,
  PLAIN_WYTHOFF,
  PLAIN_NACCI,
};

static const char *const plain_names[] = { "zeckendorf", "black-hole", "reversed", "build-up", "take-away", "zahlenschlacht", "chomp",
                                           "reversed-chomp", "nim", "reversed-nim", "wythoff", "nacci" };

/* --- text ---------------------------------------------------------------- */

/* What stands behind "key=", or @other. */
static inline const char *
plain_find (GStrv       pairs,
            const char *key,
            const char *other)
{
  for (guint i = 0; pairs[i] != NULL; i++)
    if (g_str_has_prefix (pairs[i], key) && pairs[i][strlen (key)] == '=')
      return pairs[i] + strlen (key) + 1;

  return other;
}

static inline guint
plain_number (GStrv       pairs,
              const char *key,
              guint       other)
{
  const char *text = plain_find (pairs, key, NULL);

  return text != NULL ? strtoul (text, NULL, 10) : other;
}

static inline void
plain_list (GStrv       pairs,
            const char *key,
            guint16    *cells)
{
  g_auto (GStrv) items = g_strsplit (plain_find (pairs, key, ""), ",", -1);

  for (guint i = 0; items[i] != NULL; i++)
    cells[i] = strtoul (items[i], NULL, 10);
}

/* Two numbers with something between. */
static inline void
plain_pair (const char *text,
            guint16    *first,
            guint16    *second,
            guint       other)
{
  char *end;

  *first = strtoul (text, &end, 10);
  *second = *end != '\0' ? strtoul (end + 1, NULL, 10) : other;
}

static inline void
plain_read (PlainState *state,
            GStrv       pairs)
{
  switch (state->game)
    {
    case PLAIN_TAKE_AWAY:
      plain_pair (plain_find (pairs, "alpha", ""), &state->fixed[0], &state->fixed[1], 1);
      state->cells[0] = plain_number (pairs, "stones", 0);
      state->cells[1] = plain_number (pairs, "limit", MAX (state->cells[0], 1) - 1);
      break;
    case PLAIN_ZAHLENSCHLACHT:
      state->fixed[0] = plain_number (pairs, "n", 0);
      state->fixed[1] = plain_number (pairs, "d", 0);
      state->fixed[2] = g_str_equal (plain_find (pairs, "goal", ""), "indivisible");
      plain_list (pairs, "crossed", state->cells);
      break;
    case PLAIN_REVERSED_CHOMP:
      plain_pair (plain_find (pairs, "size", ""), &state->fixed[0], &state->fixed[1], 0);
      plain_list (pairs, "rows", state->cells);
      break;
    case PLAIN_CHOMP:
      plain_list (pairs, "rows", state->cells);
      break;
    case PLAIN_NIM:
    case PLAIN_REVERSED_NIM:
      state->fixed[0] = plain_number (pairs, "max", 3);
      state->fixed[1] = plain_number (pairs, "target", 0);
      state->cells[0] = plain_number (pairs, "stones", 0);
      break;
    case PLAIN_WYTHOFF:
      plain_list (pairs, "piles", state->cells);
      break;
    case PLAIN_NACCI:
      state->fixed[0] = plain_number (pairs, "c", 1);
      state->fixed[1] = plain_number (pairs, "k", 2);
      state->fixed[2] = g_str_equal (plain_find (pairs, "pace", ""), "accelerated");
      plain_list (pairs, "bins", state->cells);
      break;
    default:
      state->fixed[0] = plain_number (pairs, "hole", 0);
      state->fixed[1] = g_str_equal (plain_find (pairs, "place", ""), "any");
      state->fixed[2] = g_str_equal (plain_find (pairs, "ones", ""), "stagnant");
      plain_list (pairs, "bins", state->cells);
      state->cells[NAIVE_BINS] = plain_number (pairs, "stock", 0);
      break;
    }
}

/* Returns: whether the rules of the game of @text, in its canonical form, are here */
static inline gboolean
plain_parse (const char *text,
             PlainState *state)
{
  g_auto (GStrv) halves = g_strsplit (text + strlen ("lastmove:"), "?", 2);
  g_auto (GStrv) pairs = g_strsplit (halves[1], "&", -1);

  memset (state, 0, sizeof *state);
  while (state->game < G_N_ELEMENTS (plain_names) && !g_str_equal (plain_names[state->game], halves[0]))
    state->game++;
  if (state->game == G_N_ELEMENTS (plain_names))
    return FALSE;

  state->turn = plain_number (pairs, "turn", 1) - 1;
  plain_read (state, pairs);
  return TRUE;
}

/* --- moves --------------------------------------------------------------- */

/* Returns: (transfer none): another move, as yet without text and with the position before it, the other player to move */
static inline PlainMove *
plain_add (GArray           *moves,
           const PlainState *before)
{
  PlainMove *move;

  g_array_set_size (moves, moves->len + 1);
  move = &g_array_index (moves, PlainMove, moves->len - 1);
  memset (move, 0, sizeof *move);
  move->after = *before;
  move->after.turn = 1 - before->turn;
  return move;
}

static inline void
plain_move_chips (const PlainState *state,
                  GArray           *moves)
{
  const NaiveRules rules = { .hole = state->fixed[0], .reversed = state->game == PLAIN_REVERSED || state->game == PLAIN_BUILD_UP,
                             .build_up = state->game == PLAIN_BUILD_UP, .stagnant = state->fixed[2], .place_any = state->fixed[1] };
  NaiveMove found[NAIVE_MAX_MOVES];
  NaiveBoard board;
  guint n;

  memcpy (board.chips, state->cells, sizeof board.chips);
  board.stock = state->cells[NAIVE_BINS];
  n = naive_moves (&rules, &board, found);
  for (guint i = 0; i < n; i++)
    {
      PlainMove *move = plain_add (moves, state);

      g_strlcpy (move->text, found[i].text, sizeof move->text);
      memcpy (move->after.cells, found[i].after.chips, sizeof board.chips);
      move->after.cells[NAIVE_BINS] = found[i].after.stock;
      /* What stays of how chips are placed says nothing when all are. */
      if (found[i].after.stock == 0)
        move->after.fixed[1] = 0;
    }
}

static inline void
plain_move_stones (const PlainState *state,
                   GArray           *moves)
{
  const guint stones = state->cells[0];
  const guint left = state->game == PLAIN_NIM ? stones - 1 : state->game == PLAIN_REVERSED_NIM ? state->fixed[1] - stones : stones;
  const guint most = MIN (left, state->game == PLAIN_TAKE_AWAY ? state->cells[1] : state->fixed[0]);

  for (guint i = 1; i <= most; i++)
    {
      PlainMove *move = plain_add (moves, state);

      g_snprintf (move->text, sizeof move->text, "%u", i);
      move->after.cells[0] = state->game == PLAIN_REVERSED_NIM ? stones + i : stones - i;
      if (state->game == PLAIN_TAKE_AWAY)
        move->after.cells[1] = MIN (state->fixed[0] * i / state->fixed[1], stones - i);
    }
}

/* Those left, one of which is crossed out; when two are left it is over. */
static inline void
plain_move_numbers (const PlainState *state,
                    GArray           *moves)
{
  gboolean crossed[PLAIN_CELLS + 1] = { FALSE };
  guint n_crossed = 0;

  while (state->cells[n_crossed] != 0)
    crossed[state->cells[n_crossed++]] = TRUE;
  for (guint i = 1; i <= state->fixed[0] && n_crossed + 2 < state->fixed[0]; i++)
    if (!crossed[i])
      {
        PlainMove *move = plain_add (moves, state);
        guint n = 0;

        g_snprintf (move->text, sizeof move->text, "%u", i);
        move->after.turn = 0;
        for (guint j = 1; j <= state->fixed[0]; j++)
          if (crossed[j] || j == i)
            move->after.cells[n++] = j;
      }
}

static inline void
plain_bite (const PlainState *state,
            GArray           *moves)
{
  for (guint row = 0; state->cells[row] > 0; row++)
    for (guint column = row == 0 ? 1 : 0; column < state->cells[row]; column++)
      {
        PlainMove *move = plain_add (moves, state);

        g_snprintf (move->text, sizeof move->text, "%u,%u", row + 1, column + 1);
        for (guint i = row; i < PLAIN_CELLS; i++)
          move->after.cells[i] = MIN (state->cells[i], column);
      }
}

/* Whether a bite leaves @state of @shape: that at the square where both first differ. */
static inline gboolean
plain_is_bitten (const PlainState *state,
                 const PlainState *shape)
{
  guint row = 0;
  const guint16 *column;

  while (row < PLAIN_CELLS && shape->cells[row] == state->cells[row])
    row++;
  if (row == PLAIN_CELLS)
    return FALSE;

  for (column = &state->cells[row]; row < PLAIN_CELLS; row++)
    if (MIN (shape->cells[row], *column) != state->cells[row])
      return FALSE;

  return TRUE;
}

/* Every larger shape on the board from which one bite leaves this one. */
static inline void
plain_unbite (const PlainState *state,
              GArray           *moves,
              PlainState       *shape,
              guint             row)
{
  PlainMove *move;
  gsize length;

  if (row < state->fixed[0])
    {
      for (guint cells = state->cells[row]; cells <= (row == 0 ? state->fixed[1] : shape->cells[row - 1]); cells++)
        {
          shape->cells[row] = cells;
          plain_unbite (state, moves, shape, row + 1);
        }
      return;
    }

  if (!plain_is_bitten (state, shape))
    return;

  move = plain_add (moves, state);
  length = g_snprintf (move->text, sizeof move->text, "=%u", shape->cells[0]);
  memcpy (move->after.cells, shape->cells, sizeof shape->cells);
  for (guint i = 1; shape->cells[i] > 0; i++)
    length += g_snprintf (move->text + length, sizeof move->text - length, ",%u", shape->cells[i]);
}

static inline void
plain_move_queen (const PlainState *state,
                  GArray           *moves)
{
  for (guint x = 0; x <= state->cells[0]; x++)
    for (guint y = 0; y <= state->cells[1]; y++)
      if (x + y > 0 && (x == 0 || y == 0 || x == y))
        {
          PlainMove *move = plain_add (moves, state);

          g_snprintf (move->text, sizeof move->text, "%u,%u", x, y);
          move->after.cells[0] -= x;
          move->after.cells[1] -= y;
        }
}

/* Once, twice and so on, as often as the chips are there; but once where the pace is not accelerated. */
static inline void
plain_repeat (const PlainState *state,
              GArray           *moves,
              char              letter,
              guint             column,
              const int        *change)
{
  for (int times = 1; times == 1 || state->fixed[2]; times++)
    {
      PlainMove *move;

      for (guint i = 0; i < PLAIN_CELLS; i++)
        if ((int) state->cells[i] + times * MIN (change[i], 0) < 0)
          return;
      move = plain_add (moves, state);
      g_snprintf (move->text, sizeof move->text, times > 1 ? "%c%ux%d" : "%c%u", letter, column, times);
      for (guint i = 0; i < PLAIN_CELLS; i++)
        move->after.cells[i] += times * change[i];
    }
}

/* c chips of each of the k columns below, and a one where there are fewer than k, make a chip of a column; c + 1 chips of a column
 * make one of the next, and back comes what that one would not take of what is below. */
static inline void
plain_move_nacci (const PlainState *state,
                  GArray           *moves)
{
  const int c = state->fixed[0], k = state->fixed[1];

  for (int column = 2; column < PLAIN_CELLS; column++)
    {
      int combine[PLAIN_CELLS] = { 0 }, split[PLAIN_CELLS] = { 0 };

      combine[column - 1] = 1;
      for (int below = MAX (column - k, 1); below < column; below++)
        combine[below - 1] -= c;
      if (column - 1 < k)
        combine[0]--;
      plain_repeat (state, moves, 'C', column, combine);

      split[column] = 1;
      split[column - 1] = -(c + 1);
      if (column > k)
        split[column - k - 1] += c;
      if (column == k)
        split[0]++;
      if (column + 1 < PLAIN_CELLS)
        plain_repeat (state, moves, 'S', column, split);
    }
}

/* Returns: (transfer full) (element-type PlainMove): all that the player to move may do; nothing when the game is over */
static inline GArray *
plain_list_moves (const PlainState *state)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (PlainMove));
  PlainState shape = *state;

  if (state->game <= PLAIN_BUILD_UP)
    plain_move_chips (state, moves);
  else if (state->game == PLAIN_ZAHLENSCHLACHT)
    plain_move_numbers (state, moves);
  else if (state->game == PLAIN_CHOMP)
    plain_bite (state, moves);
  else if (state->game == PLAIN_REVERSED_CHOMP)
    plain_unbite (state, moves, &shape, 0);
  else if (state->game == PLAIN_WYTHOFF)
    plain_move_queen (state, moves);
  else if (state->game == PLAIN_NACCI)
    plain_move_nacci (state, moves);
  else
    plain_move_stones (state, moves);

  return moves;
}

/* Returns: who is to move: in Zahlenschlacht whoever it is by the numbers that are left */
static inline guint
plain_get_turn (const PlainState *state)
{
  guint n_crossed = 0;

  if (state->game != PLAIN_ZAHLENSCHLACHT)
    return state->turn;

  while (state->cells[n_crossed] != 0)
    n_crossed++;
  return n_crossed % 2;
}

/* Returns: who has won a game that is over: who made the last move, or in Zahlenschlacht A or B by the sum of the two that are left */
static inline guint
plain_get_winner (const PlainState *state)
{
  guint sum = 0;

  if (state->game != PLAIN_ZAHLENSCHLACHT)
    return 1 - state->turn;

  for (guint i = 1; i <= state->fixed[0]; i++)
    sum += i;
  for (guint i = 0; state->cells[i] != 0; i++)
    sum -= state->cells[i];
  return (sum % state->fixed[1] == 0) == !state->fixed[2] ? 0 : 1;
}

static inline guint
plain_hash (gconstpointer key)
{
  const guint8 *bytes = key;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (PlainState); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static inline gboolean
plain_equal (gconstpointer a,
             gconstpointer b)
{
  return memcmp (a, b, sizeof (PlainState)) == 0;
}
