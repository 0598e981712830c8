/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-position.c: positions of the games of this room, and how they are told. */

#include "config.h"

#include "lm-zeckendorf-position.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

/* So many legal moves are named when another is refused. */
#define MAX_NAMED_MOVES 12

/* No move text is longer; of a longer text this much is quoted. */
#define MAX_QUOTED_BYTES 16

static gboolean
check_value (const guint32  *heights,
             GError        **error)
{
  const guint64 value = lm_zeckendorf_value (heights);

  if (value <= LM_ZECKENDORF_MAX_VALUE)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_POSITION,
               _("The chips in “bins” are worth %" PRIu64 "; a board may hold at most %u."),
               value, (guint) LM_ZECKENDORF_MAX_VALUE);
  return FALSE;
}

/**
 * lm_zeckendorf_position_new:
 * @game: a game of this room
 * @heights: (array fixed-size=40): chips per bin
 * @turn: the seat of the player to move
 * @error: return location for %LM_ERROR_POSITION, when the chips are worth
 *   more than %LM_ZECKENDORF_MAX_VALUE
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
LmPosition *
lm_zeckendorf_position_new (LmGame         *game,
                            const guint32  *heights,
                            guint           turn,
                            GError        **error)
{
  LmZeckendorfPosition *position;

  if (!check_value (heights, error))
    return NULL;

  position = lm_position_alloc (game, sizeof (LmZeckendorfPosition));
  memcpy (position->heights, heights, sizeof position->heights);
  position->turn = turn;
  return &position->parent;
}

/**
 * lm_zeckendorf_position_after:
 * @position: a position of a game of this room
 * @move: a move that is legal there
 *
 * Returns: (transfer full): the position after @move
 */
LmPosition *
lm_zeckendorf_position_after (LmPosition             *position,
                              const LmZeckendorfMove *move)
{
  const LmZeckendorfPosition *before = LM_ZECKENDORF_POSITION (position);
  LmZeckendorfPosition *after = lm_position_alloc (lm_position_get_game (position), sizeof *after);

  memcpy (after->heights, before->heights, sizeof after->heights);
  after->stock = before->stock;
  after->turn = 1 - before->turn;
  lm_zeckendorf_apply (after->heights, move);
  return &after->parent;
}

static gboolean
parse_bin_list (LmQuery  *query,
                guint32  *heights,
                GError  **error)
{
  g_autoptr (GArray) numbers = NULL;

  numbers = lm_query_get_uints (query, "bins", lm_zeckendorf_count_bins (LM_ZECKENDORF_MAX_VALUE),
                                LM_ZECKENDORF_MAX_VALUE, error);
  if (numbers == NULL)
    return FALSE;

  for (guint i = 0; i < numbers->len; i++)
    heights[i] = g_array_index (numbers, guint64, i);

  return check_value (heights, error);
}

/**
 * lm_zeckendorf_position_parse_bins:
 * @query: a position text
 * @heights: (out caller-allocated) (array fixed-size=40): chips per bin
 * @error: return location for %LM_ERROR_POSITION
 *
 * Reads the key "bins" or, in its place, "n": that many chips in bin 1.
 *
 * Returns: whether exactly one of them is there and can be
 */
gboolean
lm_zeckendorf_position_parse_bins (LmQuery  *query,
                                   guint32  *heights,
                                   GError  **error)
{
  guint64 n = 0;

  memset (heights, 0, LM_ZECKENDORF_MAX_BINS * sizeof *heights);

  if (!lm_query_has (query, "n"))
    return parse_bin_list (query, heights, error);

  if (lm_query_has (query, "bins"))
    {
      g_set_error_literal (error, LM_ERROR, LM_ERROR_POSITION,
                           _("The keys “bins” and “n” exclude each other."));
      return FALSE;
    }

  if (!lm_query_get_uint (query, "n", 1, LM_ZECKENDORF_MAX_VALUE, &n, error))
    return FALSE;

  heights[0] = n;
  return TRUE;
}

/* A search writes the text of every position that it meets, so this is not left to printf(). */
static void
append_number (GString *text,
               guint32  number)
{
  char digits[10];
  guint first = sizeof digits;

  do
    {
      digits[--first] = '0' + number % 10;
      number /= 10;
    }
  while (number > 0);

  g_string_append_len (text, digits + first, sizeof digits - first);
}

static char *
join_heights (LmPosition *position,
              const char *separator)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  const guint last = MAX (lm_zeckendorf_last_bin (heights), 1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < last; i++)
    {
      if (i > 0)
        g_string_append (text, separator);
      append_number (text, heights[i]);
    }

  return g_string_free (text, FALSE);
}

/**
 * lm_zeckendorf_position_format_bins:
 * @position: a position of a game of this room
 *
 * Returns: (transfer full): the value of the key "bins", without trailing zeros
 */
char *
lm_zeckendorf_position_format_bins (LmPosition *position)
{
  return join_heights (position, ",");
}

/**
 * lm_zeckendorf_position_describe:
 * @position: a position of a game of this room
 *
 * Returns: (transfer full): "(7, 0, 3)"
 */
char *
lm_zeckendorf_position_describe (LmPosition *position)
{
  g_autofree char *heights = join_heights (position, ", ");

  return g_strdup_printf ("(%s)", heights);
}

/**
 * lm_zeckendorf_position_get_turn:
 * @position: a position of a game of this room
 *
 * Returns: the seat of the player to move
 */
guint
lm_zeckendorf_position_get_turn (LmPosition *position)
{
  return LM_ZECKENDORF_POSITION (position)->turn;
}

/**
 * lm_zeckendorf_position_get_winner:
 * @position: a position in which the forward moves are played
 *
 * Returns: under normal play the seat of the player who has just moved when no
 *   move is left, else %LM_NOBODY
 */
int
lm_zeckendorf_position_get_winner (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);

  return lm_zeckendorf_is_over (self->heights) ? 1 - (int) self->turn : LM_NOBODY;
}

/* "5 + 2" */
static char *
describe_sum (const guint32 *heights)
{
  GString *text = g_string_new (NULL);

  for (guint i = lm_zeckendorf_last_bin (heights); i > 0; i--)
    if (heights[i - 1] > 0)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " + " : "", lm_zeckendorf_fibonacci (i));

  return g_string_free (text, FALSE);
}

/**
 * lm_zeckendorf_position_describe_result:
 * @position: a position in which no forward move is left
 *
 * Returns: (transfer full): who won, and what the chips have come to
 */
char *
lm_zeckendorf_position_describe_result (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const char *winner = lm_game_get_player_name (self->parent.game, 1 - self->turn);
  const char *loser = lm_game_get_player_name (self->parent.game, self->turn);
  const guint64 value = lm_zeckendorf_value (self->heights);
  g_autofree char *sum = describe_sum (self->heights);

  if (value == 0)
    return g_strdup_printf (_("%s wins: %s cannot move, for the board is empty."), winner, loser);

  /* Translators: for example “Player 2 wins: Player 1 cannot move. 5 + 2 is the Zeckendorf decomposition of 7.” */
  return g_strdup_printf (_("%s wins: %s cannot move. %s is the Zeckendorf decomposition of %" PRIu64 "."),
                          winner, loser, sum, value);
}

/**
 * lm_zeckendorf_position_list_moves:
 * @position: a position in which the forward moves are played
 * @max: how many moves to list at most
 * @complete: (out): whether these are all
 *
 * Returns: (transfer full) (element-type utf8): the legal moves in board order
 */
GPtrArray *
lm_zeckendorf_position_list_moves (LmPosition *position,
                                   guint       max,
                                   gboolean   *complete)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_list_moves (LM_ZECKENDORF_POSITION (position)->heights, moves);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (n_moves, max); i++)
    {
      char text[LM_ZECKENDORF_MOVE_SIZE];

      lm_zeckendorf_move_print (&moves[i], text);
      g_ptr_array_add (texts, g_strdup (text));
    }

  *complete = n_moves <= max;
  return texts;
}

static char *
name_moves (LmPosition *position)
{
  gboolean complete = TRUE;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, MAX_NAMED_MOVES, &complete);

  if (!complete)
    g_ptr_array_add (moves, g_strdup ("…"));
  g_ptr_array_add (moves, NULL);
  return g_strjoinv (", ", (char **) moves->pdata);
}

/* As much of any text as fits into a sentence. */
static char *
quote (const char *text)
{
  g_autofree char *head = g_strndup (text, MAX_QUOTED_BYTES);
  g_autofree char *valid = g_utf8_make_valid (head, -1);

  return g_strconcat (valid, strlen (text) > MAX_QUOTED_BYTES ? "…" : NULL, NULL);
}

static void
set_unreadable (LmPosition  *position,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = quote (text);
  g_autofree char *legal = name_moves (position);

  if (lm_position_is_over (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not a move, and the game is over."), quoted);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not a move of this game; the legal moves are: %s."), quoted, legal);
}

static void
set_illegal (LmPosition              *position,
             const LmZeckendorfMove  *move,
             GError                 **error)
{
  const guint32 *heights = LM_ZECKENDORF_POSITION (position)->heights;
  g_autofree char *legal = name_moves (position);
  char text[LM_ZECKENDORF_MOVE_SIZE];
  LmZeckendorfChips chips;

  lm_zeckendorf_move_print (move, text);
  lm_zeckendorf_move_get_chips (move, &chips);

  if (lm_position_is_over (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: the game is over."), text);
  else if (chips.taken[0] == chips.taken[1])
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: it needs two chips in bin F%u, which holds %u; the legal moves are: %s."),
                 text, chips.taken[0], heights[chips.taken[0] - 1], legal);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: it needs a chip in bin F%u and one in bin F%u, which hold %u and %u; the legal moves are: %s."),
                 text, chips.taken[0], chips.taken[1],
                 heights[chips.taken[0] - 1], heights[chips.taken[1] - 1], legal);
}

/**
 * lm_zeckendorf_position_play:
 * @position: a position in which the forward moves are played
 * @text: any text
 * @error: return location for %LM_ERROR_MOVE
 *
 * Returns: (transfer full) (nullable): the position after the move, or %NULL
 *   with @error naming it, what forbids it and what is legal
 */
LmPosition *
lm_zeckendorf_position_play (LmPosition  *position,
                             const char  *text,
                             GError     **error)
{
  LmZeckendorfMove move;

  if (!lm_zeckendorf_move_parse (text, &move))
    {
      set_unreadable (position, text, error);
      return NULL;
    }

  if (!lm_zeckendorf_can_move (LM_ZECKENDORF_POSITION (position)->heights, &move))
    {
      set_illegal (position, &move, error);
      return NULL;
    }

  return lm_zeckendorf_position_after (position, &move);
}

static char *
describe_place (const LmZeckendorfMove *move)
{
  LmZeckendorfChips chips;

  lm_zeckendorf_move_get_chips (move, &chips);
  if (chips.taken[0] == chips.taken[1])
    return g_strdup_printf (_("bin F%u"), chips.taken[0]);

  return g_strdup_printf (_("bins F%u and F%u"), chips.taken[0], chips.taken[1]);
}

static char *
describe_act (const LmZeckendorfMove *move)
{
  LmZeckendorfChips chips;
  guint32 taken, given;

  lm_zeckendorf_move_get_chips (move, &chips);
  taken = lm_zeckendorf_fibonacci (chips.taken[0]);
  given = lm_zeckendorf_fibonacci (chips.given[0]);

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      return g_strdup (_("Merge two ones into one two"));
    case LM_ZECKENDORF_ADD:
      return g_strdup_printf (_("Add a chip worth %u and one worth %u into one worth %u"),
                              taken, lm_zeckendorf_fibonacci (chips.taken[1]), given);
    case LM_ZECKENDORF_SPLIT:
      return g_strdup_printf (_("Split two chips worth %u into one worth %u and one worth %u"),
                              taken, given, lm_zeckendorf_fibonacci (chips.given[1]));
    case LM_ZECKENDORF_COMBINE:
    case LM_ZECKENDORF_PLACE:
    default:
      g_assert_not_reached ();
    }
}

/**
 * lm_zeckendorf_position_describe_move:
 * @position: a position in which the forward moves are played
 * @text: a legal move of it
 * @style: how much to say
 *
 * Returns: (transfer full): the move for people
 */
char *
lm_zeckendorf_position_describe_move (LmPosition  *position,
                                      const char  *text,
                                      LmMoveStyle  style)
{
  LmZeckendorfMove move;

  if (!lm_zeckendorf_move_parse (text, &move))
    return g_strdup (text);

  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return describe_act (&move);
    case LM_MOVE_PLACE:
      return describe_place (&move);
    case LM_MOVE_LABEL:
    default:
      return g_strdup (text);
    }
}
