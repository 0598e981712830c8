/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: a board of numbers, some of them crossed out. */

#include "../solver/solver.h"
#include "../theory/theory.h"
#include "../zahlenschlacht.h"

#include <glib/gi18n-lib.h>

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

struct _LmZahlenschlacht
{
  LmGame                parent_instance;

  guint                 n;
  guint                 d;
  LmZahlenschlachtGoal  goal;
};

G_DEFINE_FINAL_TYPE (LmZahlenschlacht, lm_zahlenschlacht, LM_TYPE_GAME)

#define SELF(position) ((LmZahlenschlachtPosition *) (position))

static LmGame *
lm_zahlenschlacht_new (guint                n,
                       guint                d,
                       LmZahlenschlachtGoal goal)
{
  LmZahlenschlacht *self = g_object_new (LM_TYPE_ZAHLENSCHLACHT, NULL);

  self->n = n;
  self->d = d;
  self->goal = goal;
  return LM_GAME (self);
}

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

/* Gives its part of the board back. */
static void
lm_zahlenschlacht_free_position (LmPosition *position)
{
  g_atomic_rc_box_release (SELF (position)->board);
}

static gboolean
check_left (guint    n,
            guint    left,
            GError **error)
{
  if (left >= 2)
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION,
                    _("Too many numbers are “crossed”: of %u numbers two have to be left, so at most %u can be crossed out."),
                    n, n - 2);
}

/* Takes the board over; NULL with @error set where too little is left of it. */
static LmPosition *
create_position (guint                  n,
                 guint                  d,
                 LmZahlenschlachtGoal   goal,
                 Board                 *board,
                 GError               **error)
{
  g_autoptr (LmGame) game = NULL;

  if (!check_left (n, board->left, error))
    {
      g_atomic_rc_box_release (board);
      return NULL;
    }

  game = lm_zahlenschlacht_new (n, d, goal);
  return position_new (game, board, 0);
}

/* The numbers in @crossed are different and from 1 to @n; nobody knows who crossed them out. */
LmPosition *
lm_zahlenschlacht_position_new (guint                  n,
                                guint                  d,
                                LmZahlenschlachtGoal   goal,
                                const guint           *crossed,
                                guint                  n_crossed,
                                GError               **error)
{
  Board *board = board_new (n);

  for (guint i = 0; i < n_crossed; i++)
    board_set_mark (board, crossed[i], LM_ZAHLENSCHLACHT_CROSSED);

  return create_position (n, d, goal, board, error);
}

/* For an editor: numbers that both boards have keep their marks, new ones are left. */
LmPosition *
lm_zahlenschlacht_position_with (LmPosition            *position,
                                 guint                  n,
                                 guint                  d,
                                 LmZahlenschlachtGoal   goal,
                                 GError               **error)
{
  const guint old_n = lm_zahlenschlacht_position_get_n (position);
  Board *board = board_new (n);

  for (guint i = 1; i <= MIN (n, old_n); i++)
    board_set_mark (board, i, lm_zahlenschlacht_position_get_mark (position, i));

  return create_position (n, d, goal, board, error);
}

/*
 * For an editor: crosses a number out, nobody knows by whom, or restores it. The other player is to move then.
 * Returns the position, or NULL with @error set when fewer than two numbers would be left.
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

/*
 * The positions after the moves of a settled position share its board, so that those of a large one take little
 * room.
 */
LmPosition *
lm_zahlenschlacht_position_settle (LmPosition *position)
{
  if (SELF (position)->last == 0)
    return lm_position_ref (position);

  return position_new (lm_position_get_game (position), copy_board (position), 0);
}

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

guint
lm_zahlenschlacht_position_get_n (LmPosition *position)
{
  return get_game (position)->n;
}

guint
lm_zahlenschlacht_position_get_d (LmPosition *position)
{
  return get_game (position)->d;
}

LmZahlenschlachtGoal
lm_zahlenschlacht_position_get_goal (LmPosition *position)
{
  return get_game (position)->goal;
}

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

gboolean
lm_zahlenschlacht_position_is_crossed (LmPosition *position,
                                       guint       number)
{
  return lm_zahlenschlacht_position_get_mark (position, number) != LM_ZAHLENSCHLACHT_LEFT;
}

/* The smallest number beyond @number that is left, or 0. */
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

static guint
lm_zahlenschlacht_get_turn (LmPosition *position)
{
  return get_turn_with (position, lm_zahlenschlacht_position_get_left (position));
}

/* Who has won by the two numbers that are left, or %LM_NOBODY while there are more. */
static int
lm_zahlenschlacht_get_winner (LmPosition *position)
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

/* The smallest numbers left, in ascending order. */
static GPtrArray *
lm_zahlenschlacht_list_moves (LmPosition *position,
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
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = lm_zahlenschlacht_position_get_next (position, 0); i != 0; i = lm_zahlenschlacht_position_get_next (position, i))
    g_ptr_array_add (numbers, g_strdup_printf ("%u", i));

  return lm_words_join (numbers, numbers->len, C_("last of a list", "%s or %s"));
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
  g_autofree char *legal = describe_legal_moves (position);

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

/* The position after crossing the number out, or NULL with @error naming what forbids it and what is legal. */
static LmPosition *
lm_zahlenschlacht_play (LmPosition  *position,
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

static char *
lm_zahlenschlacht_random_move (LmPosition *position,
                               GRand      *rand)
{
  gint index = g_rand_int_range (rand, 0, lm_zahlenschlacht_position_get_left (position));
  guint number = 0;

  for (; index >= 0; index--)
    number = lm_zahlenschlacht_position_get_next (position, number);

  return g_strdup_printf ("%u", number);
}

/* --- words ---------------------------------------------------------------- */

/* "Z(15, 7)", and after the beginning how many numbers are left. */
static char *
lm_zahlenschlacht_describe (LmPosition *position)
{
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint left = lm_zahlenschlacht_position_get_left (position);
  g_autofree char *name = NULL;

  if (lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE)
    name = g_strdup_printf (C_("Zahlenschlacht", "Z(%u, %u)"), n, d);
  else
    name = g_strdup_printf (C_("Zahlenschlacht", "Z(%u, %u), goals exchanged"), n, d);

  if (left == n)
    return g_steal_pointer (&name);

  /* Translators: the game, and how many numbers are left: "Z(15, 7), 9 left" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u left", "%s, %u left", left), name, left);
}

static char *
lm_zahlenschlacht_describe_result (LmPosition *position)
{
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint first = lm_zahlenschlacht_position_get_next (position, 0);
  const guint second = lm_zahlenschlacht_position_get_next (position, first);
  const char *winner = lm_game_get_player_name (lm_position_get_game (position),
                                                lm_zahlenschlacht_get_winner (position));

  return g_strdup_printf ((first + second) % d == 0 ? _("%s wins: %u + %u = %u is divisible by %u.")
                                                    : _("%s wins: %u + %u = %u is not divisible by %u."),
                          winner, first, second, first + second, d);
}

/* Its residue where more than a few numbers have that, for they are all the same; else which half of the numbers. */
static char *
describe_place (LmPosition *position,
                const char *text)
{
  const guint d = lm_zahlenschlacht_position_get_d (position);
  const guint n = lm_zahlenschlacht_position_get_n (position);
  const guint number = g_ascii_strtoull (text, NULL, 10);
  const guint residue = number % d;

  if (n / d < 3)
    return g_strdup_printf (number <= n / 2 ? _("the numbers up to %u") : _("the numbers above %u"), n / 2);
  if (residue == 0)
    return g_strdup_printf (_("the numbers divisible by %u"), d);

  return g_strdup_printf (_("the numbers that leave %u when divided by %u"), residue, d);
}

/* The move for people. */
static char *
lm_zahlenschlacht_describe_move (LmPosition  *position,
                                 const char  *text,
                                 LmMoveStyle  style)
{
  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return g_strdup_printf (_("Cross out %s"), text);
    case LM_MOVE_PLACE:
      return describe_place (position, text);
    case LM_MOVE_LABEL:
    default:
      return g_strdup (text);
    }
}

static char *
lm_zahlenschlacht_describe_deed (LmPosition *position,
                                 const char *text,
                                 const char *who)
{
  /* Translators: who moved, and a number. */
  return g_strdup_printf (_("%s crossed out %s."), who, text);
}

static char *
lm_zahlenschlacht_describe_goal (LmPosition *position)
{
  return g_strdup_printf (lm_zahlenschlacht_position_get_goal (position) == LM_ZAHLENSCHLACHT_DIVISIBLE
                            ? _("When two numbers are left, A wins if their sum is divisible by %u, else B.")
                            : _("When two numbers are left, A wins if their sum is not divisible by %u, else B."),
                          lm_zahlenschlacht_position_get_d (position));
}

static const char *
lm_zahlenschlacht_get_player_id (LmGame *game,
                                 guint   seat)
{
  static const char *const ids[LM_MAX_PLAYERS] = { "A", "B", "C", "D" };

  return ids[seat];
}

static void
lm_zahlenschlacht_get_values (LmPosition    *position,
                              LmFieldValues *values)
{
  LmZahlenschlacht *self = get_game (position);

  lm_field_values_set_uint (values, "n", self->n);
  lm_field_values_set_uint (values, "d", self->d);
  for (guint number = 1; number <= self->n; number++)
    if (lm_zahlenschlacht_position_is_crossed (position, number))
      lm_field_values_add_uint (values, "crossed", number);
  lm_field_values_set_choice (values, "goal", self->goal);
}

static void
lm_zahlenschlacht_class_init (LmZahlenschlachtClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &lm_zahlenschlacht_info;
  game_class->free_position = lm_zahlenschlacht_free_position;
  game_class->get_values = lm_zahlenschlacht_get_values;
  game_class->describe = lm_zahlenschlacht_describe;
  game_class->describe_goal = lm_zahlenschlacht_describe_goal;
  game_class->get_turn = lm_zahlenschlacht_get_turn;
  game_class->get_winner = lm_zahlenschlacht_get_winner;
  game_class->describe_result = lm_zahlenschlacht_describe_result;
  game_class->list_moves = lm_zahlenschlacht_list_moves;
  game_class->play = lm_zahlenschlacht_play;
  game_class->random_move = lm_zahlenschlacht_random_move;
  game_class->describe_move = lm_zahlenschlacht_describe_move;
  game_class->describe_deed = lm_zahlenschlacht_describe_deed;
  game_class->get_player_id = lm_zahlenschlacht_get_player_id;
  game_class->get_player_name = lm_zahlenschlacht_get_player_id;
  game_class->solve = lm_zahlenschlacht_solve;
  game_class->explain = lm_zahlenschlacht_explain;
  game_class->tell_idea = lm_zahlenschlacht_tell_idea;
}

LM_BEGIN_EMPTY (LmZahlenschlacht, lm_zahlenschlacht)
