/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zahlenschlacht-position.c: a board of numbers, some of them crossed out. */

#include "config.h"

#include "lm-zahlenschlacht-position.h"

#include "lm-zahlenschlacht.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARKS_PER_BYTE 4

/* More legal moves than this are not named where one is illegal. */
#define MAX_NAMED_MOVES 12

/*
 * The marks of all numbers, two bits each. Positions share it: one that a move
 * has just made has the board of the position before and the number crossed
 * out since, so that the positions after all moves of a large board take
 * little room.
 */
typedef struct
{
  guint  left;
  guint8 marks[];
} Board;

typedef struct
{
  LmPosition  parent;
  Board      *board; /* in an atomic reference counted box */
  guint       last;  /* crossed out after @board was made, or 0 */
} LmZahlenschlachtPosition;

#define SELF(position) ((LmZahlenschlachtPosition *) (position))

static LmZahlenschlacht *
get_game (LmPosition *position)
{
  return LM_ZAHLENSCHLACHT (lm_position_get_game (position));
}

static gsize
get_board_size (guint n)
{
  return sizeof (Board) + n / MARKS_PER_BYTE + 1;
}

static Board *
board_new (guint n)
{
  Board *board = g_atomic_rc_box_alloc0 (get_board_size (n));

  board->left = n;
  return board;
}

static LmZahlenschlachtMark
board_get_mark (const Board *board,
                guint        number)
{
  return board->marks[number / MARKS_PER_BYTE] >> 2 * (number % MARKS_PER_BYTE) & 3;
}

static void
board_set_mark (Board                *board,
                guint                 number,
                LmZahlenschlachtMark  mark)
{
  const guint shift = 2 * (number % MARKS_PER_BYTE);
  guint8 *byte = &board->marks[number / MARKS_PER_BYTE];

  board->left += (board_get_mark (board, number) != LM_ZAHLENSCHLACHT_LEFT);
  board->left -= (mark != LM_ZAHLENSCHLACHT_LEFT);
  *byte = (*byte & ~(3 << shift)) | mark << shift;
}

/* Takes the board over. */
static LmPosition *
position_new (LmGame *game,
              Board  *board,
              guint   last)
{
  LmZahlenschlachtPosition *self = lm_position_alloc (game, sizeof (LmZahlenschlachtPosition));

  self->board = board;
  self->last = last;
  return &self->parent;
}

/* A board of its own that has everything the position has. */
static Board *
copy_board (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  Board *board = board_new (n);

  memcpy (board, SELF (position)->board, get_board_size (n));
  if (SELF (position)->last != 0)
    board_set_mark (board, SELF (position)->last,
                    lm_zahlenschlacht_position_get_mark (position, SELF (position)->last));

  return board;
}

/**
 * lm_zahlenschlacht_position_free:
 * @position: a position about to go
 *
 * Gives its part of the board back.
 */
void
lm_zahlenschlacht_position_free (LmPosition *position)
{
  g_atomic_rc_box_release (SELF (position)->board);
}

static gboolean
set_out_of_range (const char  *key,
                  guint        value,
                  guint        minimum,
                  guint        maximum,
                  GError     **error)
{
  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("The value %u of “%s” is out of range: it must be from %u to %u."), value, key, minimum, maximum);
  return FALSE;
}

static gboolean
check_game (guint    n,
            guint    d,
            GError **error)
{
  if (n < LM_ZAHLENSCHLACHT_MIN_N || n > LM_ZAHLENSCHLACHT_MAX_N)
    return set_out_of_range ("n", n, LM_ZAHLENSCHLACHT_MIN_N, LM_ZAHLENSCHLACHT_MAX_N, error);
  if (d < LM_ZAHLENSCHLACHT_MIN_D || d > LM_ZAHLENSCHLACHT_MAX_D)
    return set_out_of_range ("d", d, LM_ZAHLENSCHLACHT_MIN_D, LM_ZAHLENSCHLACHT_MAX_D, error);

  return TRUE;
}

static gboolean
check_left (guint    n,
            guint    left,
            GError **error)
{
  if (left >= 2)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("Too many numbers are “crossed”: of %u numbers two have to be left, so at most %u can be crossed out."),
               n, n - 2);
  return FALSE;
}

static gboolean
cross_out (Board        *board,
           guint         n,
           const guint  *crossed,
           guint         n_crossed,
           GError      **error)
{
  for (guint i = 0; i < n_crossed; i++)
    {
      if (crossed[i] < 1 || crossed[i] > n)
        return set_out_of_range ("crossed", crossed[i], 1, n, error);

      if (board_get_mark (board, crossed[i]) != LM_ZAHLENSCHLACHT_LEFT)
        {
          g_set_error (error, LM_ERROR, LM_ERROR_POSITION, _("The number %u stands twice in “crossed”."), crossed[i]);
          return FALSE;
        }

      board_set_mark (board, crossed[i], LM_ZAHLENSCHLACHT_CROSSED);
    }

  return check_left (n, board->left, error);
}

/**
 * lm_zahlenschlacht_position_new:
 * @n: how many numbers there are, from %LM_ZAHLENSCHLACHT_MIN_N to
 *   %LM_ZAHLENSCHLACHT_MAX_N
 * @d: the divisor, from %LM_ZAHLENSCHLACHT_MIN_D to %LM_ZAHLENSCHLACHT_MAX_D
 * @goal: what A wants
 * @crossed: (array length=n_crossed) (nullable): the numbers crossed out, in
 *   any order; nobody knows by whom
 * @n_crossed: how many, at most @n - 2
 * @error: return location for %LM_ERROR_POSITION, which names the key
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_zahlenschlacht_position_new (guint                  n,
                                guint                  d,
                                LmZahlenschlachtGoal   goal,
                                const guint           *crossed,
                                guint                  n_crossed,
                                GError               **error)
{
  g_autoptr (LmGame) game = NULL;
  Board *board;

  if (!check_game (n, d, error))
    return NULL;

  board = board_new (n);
  if (!cross_out (board, n, crossed, n_crossed, error))
    {
      g_atomic_rc_box_release (board);
      return NULL;
    }

  game = lm_zahlenschlacht_new (n, d, goal);
  return position_new (game, board, 0);
}

/**
 * lm_zahlenschlacht_position_with:
 * @position: a position
 * @n: how many numbers there are to be
 * @d: the divisor that there is to be
 * @goal: what A is to want
 * @error: return location for %LM_ERROR_POSITION, which names the key
 *
 * For an editor: numbers that both boards have keep their marks, new ones are
 * left.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_zahlenschlacht_position_with (LmPosition            *position,
                                 guint                  n,
                                 guint                  d,
                                 LmZahlenschlachtGoal   goal,
                                 GError               **error)
{
  const guint old_n = lm_zahlenschlacht_position_get_n (position);
  g_autoptr (LmGame) game = NULL;
  Board *board;

  if (!check_game (n, d, error))
    return NULL;

  board = board_new (n);
  for (guint i = 1; i <= MIN (n, old_n); i++)
    board_set_mark (board, i, lm_zahlenschlacht_position_get_mark (position, i));
  if (!check_left (n, board->left, error))
    {
      g_atomic_rc_box_release (board);
      return NULL;
    }

  game = lm_zahlenschlacht_new (n, d, goal);
  return position_new (game, board, 0);
}

/**
 * lm_zahlenschlacht_position_toggle:
 * @position: a position
 * @number: a number, from 1 to n
 * @error: return location for %LM_ERROR_POSITION
 *
 * For an editor: crosses a number out, nobody knows by whom, or restores it.
 * The other player is to move then.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 *   when fewer than two numbers would be left
 */
LmPosition *
lm_zahlenschlacht_position_toggle (LmPosition  *position,
                                   guint        number,
                                   GError     **error)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const gboolean crossed = lm_zahlenschlacht_position_is_crossed (position, number);
  Board *board;

  if (!crossed && !check_left (n, lm_zahlenschlacht_position_get_left (position) - 1, error))
    return NULL;

  board = copy_board (position);
  board_set_mark (board, number, crossed ? LM_ZAHLENSCHLACHT_LEFT : LM_ZAHLENSCHLACHT_CROSSED);
  return position_new (lm_position_get_game (position), board, 0);
}

/**
 * lm_zahlenschlacht_position_settle:
 * @position: a position
 *
 * The positions after the moves of a settled position share its board, so that
 * those of a large one take little room.
 *
 * Returns: (transfer full): the same position
 */
LmPosition *
lm_zahlenschlacht_position_settle (LmPosition *position)
{
  if (SELF (position)->last == 0)
    return lm_position_ref (position);

  return position_new (lm_position_get_game (position), copy_board (position), 0);
}

/**
 * lm_zahlenschlacht_position_after:
 * @position: a position in which the game goes on
 * @number: a number that is left
 *
 * Returns: (transfer full): the position after crossing it out
 */
LmPosition *
lm_zahlenschlacht_position_after (LmPosition *position,
                                  guint       number)
{
  Board *board;

  if (SELF (position)->last == 0)
    board = g_atomic_rc_box_acquire (SELF (position)->board);
  else
    board = copy_board (position);

  return position_new (lm_position_get_game (position), board, number);
}

/**
 * lm_zahlenschlacht_position_get_n:
 * @position: a position
 *
 * Returns: how many numbers there were at the beginning
 */
guint
lm_zahlenschlacht_position_get_n (LmPosition *position)
{
  return lm_zahlenschlacht_get_n (get_game (position));
}

/**
 * lm_zahlenschlacht_position_get_d:
 * @position: a position
 *
 * Returns: the divisor
 */
guint
lm_zahlenschlacht_position_get_d (LmPosition *position)
{
  return lm_zahlenschlacht_get_d (get_game (position));
}

/**
 * lm_zahlenschlacht_position_get_goal:
 * @position: a position
 *
 * Returns: what A wants
 */
LmZahlenschlachtGoal
lm_zahlenschlacht_position_get_goal (LmPosition *position)
{
  return lm_zahlenschlacht_get_goal (get_game (position));
}

/**
 * lm_zahlenschlacht_position_get_left:
 * @position: a position
 *
 * Returns: how many numbers are left, at least two
 */
guint
lm_zahlenschlacht_position_get_left (LmPosition *position)
{
  return SELF (position)->board->left - (SELF (position)->last != 0);
}

/* A crosses out the first number, and the players take turns. */
static guint
get_turn_with (LmPosition *position,
               guint       left)
{
  return (lm_zahlenschlacht_position_get_n (position) - left) % 2;
}

/**
 * lm_zahlenschlacht_position_get_mark:
 * @position: a position
 * @number: a number, from 1 to n
 *
 * Returns: whether it is left, and if not, who crossed it out
 */
LmZahlenschlachtMark
lm_zahlenschlacht_position_get_mark (LmPosition *position,
                                     guint       number)
{
  const Board *board = SELF (position)->board;

  if (number != SELF (position)->last)
    return board_get_mark (board, number);

  return get_turn_with (position, board->left) == LM_ZAHLENSCHLACHT_A ? LM_ZAHLENSCHLACHT_BY_A
                                                                       : LM_ZAHLENSCHLACHT_BY_B;
}

/**
 * lm_zahlenschlacht_position_is_crossed:
 * @position: a position
 * @number: a number, from 1 to n
 *
 * Returns: whether it is crossed out
 */
gboolean
lm_zahlenschlacht_position_is_crossed (LmPosition *position,
                                       guint       number)
{
  return lm_zahlenschlacht_position_get_mark (position, number) != LM_ZAHLENSCHLACHT_LEFT;
}

/**
 * lm_zahlenschlacht_position_get_next:
 * @position: a position
 * @number: a number, or 0
 *
 * Returns: the smallest number beyond @number that is left, or 0
 */
guint
lm_zahlenschlacht_position_get_next (LmPosition *position,
                                     guint       number)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);

  for (guint i = number + 1; i <= n; i++)
    if (!lm_zahlenschlacht_position_is_crossed (position, i))
      return i;

  return 0;
}

/**
 * lm_zahlenschlacht_position_get_turn:
 * @position: a position
 *
 * Returns: the seat of the player to move
 */
guint
lm_zahlenschlacht_position_get_turn (LmPosition *position)
{
  return get_turn_with (position, lm_zahlenschlacht_position_get_left (position));
}

/**
 * lm_zahlenschlacht_position_get_winner:
 * @position: a position
 *
 * Returns: who has won by the two numbers that are left, or %LM_NOBODY while
 *   there are more
 */
int
lm_zahlenschlacht_position_get_winner (LmPosition *position)
{
  const gboolean wants_divisible = lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE;
  guint first, second;

  if (lm_zahlenschlacht_position_get_left (position) > 2)
    return LM_NOBODY;

  first = lm_zahlenschlacht_position_get_next (position, 0);
  second = lm_zahlenschlacht_position_get_next (position, first);
  return ((first + second) % lm_zahlenschlacht_position_get_d (position) == 0) == wants_divisible
           ? LM_ZAHLENSCHLACHT_A : LM_ZAHLENSCHLACHT_B;
}

/**
 * lm_zahlenschlacht_position_list_moves:
 * @position: a position
 * @max: how many moves to list at most
 * @complete: (out): whether these are all
 *
 * Returns: (transfer full) (element-type utf8): the smallest numbers left, in
 *   ascending order
 */
GPtrArray *
lm_zahlenschlacht_position_list_moves (LmPosition *position,
                                       guint       max,
                                       gboolean   *complete)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  guint number = 0;

  *complete = TRUE;
  if (lm_zahlenschlacht_position_get_left (position) == 2)
    return moves;

  while ((number = lm_zahlenschlacht_position_get_next (position, number)) != 0 && moves->len < max)
    g_ptr_array_add (moves, g_strdup_printf ("%u", number));

  *complete = number == 0;
  return moves;
}

/* "3, 5 or 7" */
static char *
list_left (LmPosition *position)
{
  const guint last = lm_zahlenschlacht_position_get_left (position);
  guint number = lm_zahlenschlacht_position_get_next (position, 0);
  char *text = g_strdup_printf ("%u", number);

  for (guint i = 2; i <= last; i++)
    {
      const char *format = i == last ? C_("last of a list", "%s or %s") : C_("list", "%s, %s");
      g_autofree char *before = text;
      g_autofree char *next = NULL;

      number = lm_zahlenschlacht_position_get_next (position, number);
      next = g_strdup_printf ("%u", number);
      text = g_strdup_printf (format, before, next);
    }

  return text;
}

static char *
describe_legal_moves (LmPosition *position)
{
  const guint left = lm_zahlenschlacht_position_get_left (position);
  g_autofree char *numbers = NULL;

  if (left > MAX_NAMED_MOVES)
    return g_strdup_printf (_("it must be one of the %u numbers from 1 to %u that are left"),
                            left, lm_zahlenschlacht_position_get_n (position));

  numbers = list_left (position);
  return g_strdup_printf (_("it must be %s"), numbers);
}

static void
set_illegal (LmPosition  *position,
             const char  *text,
             const char  *what,
             GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);
  g_autofree char *legal = NULL;

  if (lm_position_is_over (position))
    {
      g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: the game is over."), quoted);
      return;
    }

  legal = describe_legal_moves (position);
  g_set_error (error, LM_ERROR, LM_ERROR_MOVE, what, quoted, legal);
}

static gboolean
parse_number (const char *text,
              guint      *number)
{
  guint64 value = 0;

  if (!g_ascii_isdigit (text[0]) || (text[0] == '0' && text[1] != '\0')
      || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &value, NULL))
    return FALSE;

  *number = value;
  return TRUE;
}

/**
 * lm_zahlenschlacht_position_play:
 * @position: a position
 * @text: any text
 * @error: return location for %LM_ERROR_MOVE
 *
 * Returns: (transfer full) (nullable): the position after crossing the number
 *   out, or %NULL with @error naming what forbids it and what is legal
 */
LmPosition *
lm_zahlenschlacht_position_play (LmPosition  *position,
                                 const char  *text,
                                 GError     **error)
{
  guint number = 0;

  if (!parse_number (text, &number) || lm_position_is_over (position))
    set_illegal (position, text, _("“%s” is not a number to cross out: %s."), error);
  else if (number < 1 || number > lm_zahlenschlacht_position_get_n (position))
    set_illegal (position, text, _("“%s” is not on the board: %s."), error);
  else if (lm_zahlenschlacht_position_is_crossed (position, number))
    set_illegal (position, text, _("“%s” is crossed out already: %s."), error);
  else
    return lm_zahlenschlacht_position_after (position, number);

  return NULL;
}

/**
 * lm_zahlenschlacht_position_random_move:
 * @position: a position in which the game goes on
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a number that is left, each with the same chance
 */
char *
lm_zahlenschlacht_position_random_move (LmPosition *position,
                                        GRand      *rand)
{
  gint index = g_rand_int_range (rand, 0, lm_zahlenschlacht_position_get_left (position));
  guint number = 0;

  for (; index >= 0; index--)
    number = lm_zahlenschlacht_position_get_next (position, number);

  return g_strdup_printf ("%u", number);
}
