/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: moves, results and refusals of the games of this room, for people. */

#include "rules.h"

#include <glib/gi18n-lib.h>

/* So many legal moves are named when another is refused. */
#define MAX_NAMED_MOVES 12

/* "5 + 2" */
static char *
describe_sum (const guint32 *heights)
{
  GString *text = g_string_new (NULL);

  for (guint i = lm_zeckendorf_last_bin (heights); i > 0; i--)
    if (heights[i - 1] > 0)
      g_string_append_printf (text, "%s%'u", text->len > 0 ? " + " : "", lm_zeckendorf_fibonacci (i));

  return g_string_free (text, FALSE);
}

static char *
describe_forward_end (const char    *winner,
                      const char    *loser,
                      const guint32 *heights)
{
  const guint64 value = lm_zeckendorf_value (heights);
  g_autofree char *sum = describe_sum (heights);

  if (value == 0)
    return g_strdup_printf (_("%s wins: %s cannot move, for the board is empty."), winner, loser);

  /* Translators: for example “Player 2 wins: Player 1 cannot move. 5 + 2 is the Zeckendorf decomposition of 7.” */
  return g_strdup_printf (_("%s wins: %s cannot move. %s is the Zeckendorf decomposition of %'" PRIu64 "."),
                          winner, loser, sum, value);
}

static char *
describe_hole_end (const char    *winner,
                   const char    *loser,
                   const guint32 *heights,
                   guint          hole)
{
  const guint unit = lm_zeckendorf_fibonacci (hole);
  const guint64 value = lm_zeckendorf_value (heights);
  g_autofree char *sum = describe_sum (heights);

  if (value == 0)
    return g_strdup_printf (_("%s wins: %s cannot move, for nothing is left: the game began with a multiple of F%u = %'u."),
                            winner, loser, hole, unit);

  /* Translators: for example “Player 2 wins: Player 1 cannot move. What is left, 3 + 1, is the Zeckendorf
     decomposition of 4, the remainder of what the game began with after division by F4 = 5.” */
  return g_strdup_printf (_("%s wins: %s cannot move. What is left, %s, is the Zeckendorf decomposition of %'" PRIu64
                            ", the remainder of what the game began with after division by F%u = %'u."),
                          winner, loser, sum, value, hole, unit);
}

static char *
describe_ones (const char *winner,
               const char *loser,
               guint       n_ones)
{
  if (n_ones == 0)
    return g_strdup_printf (_("%s wins: %s cannot move, for the board is empty."), winner, loser);

  if (n_ones == 1)
    return g_strdup_printf (_("%s wins: %s cannot move, for the only chip is a one."), winner, loser);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s wins: %s cannot move, for all %'u chips are ones.",
                                       "%s wins: %s cannot move, for all %'u chips are ones.",
                                       n_ones),
                          winner, loser, n_ones);
}

/* Returns: (transfer full): who won, and what the chips have come to. */
char *
lm_zeckendorf_words_describe_result (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const char *winner = lm_game_get_player_name (self->parent.game, 1 - position->turn);
  const char *loser = lm_game_get_player_name (self->parent.game, position->turn);

  switch (variant->kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      return describe_hole_end (winner, loser, self->heights, variant->hole);
    case LM_ZECKENDORF_REVERSED:
    case LM_ZECKENDORF_BUILD_UP:
      return describe_ones (winner, loser, self->heights[0]);
    case LM_ZECKENDORF_FORWARD:
    default:
      return describe_forward_end (winner, loser, self->heights);
    }
}

/* The kind of move where there are more of it, else which half of the columns. */
static const char *
describe_place (LmPosition              *position,
                const LmZeckendorfMove  *move,
                const LmZeckendorfChips *chips)
{
  LmZeckendorfMove moves[LM_ZECKENDORF_MAX_MOVES];
  const guint n_moves = lm_zeckendorf_position_get_moves (position, moves);
  const guint last = lm_zeckendorf_last_bin (LM_ZECKENDORF_POSITION (position)->heights);
  const guint lowest = chips->placed > 0 ? chips->given[0] : MIN (chips->taken[0], chips->taken[chips->n_taken - 1]);
  const gboolean splits = move->kind == LM_ZECKENDORF_SPLIT;
  guint n_alike = 0;

  for (guint i = 0; i < n_moves; i++)
    n_alike += (moves[i].kind == LM_ZECKENDORF_SPLIT) == splits;
  if (n_alike > 1 && n_alike < n_moves)
    return splits ? _("the moves that split") : _("the moves that bring chips together");

  return lowest <= MAX (last, 2) / 2 ? _("the lower columns") : _("the higher columns");
}

static guint
get_worth (const guint *bins,
           guint        index)
{
  return lm_zeckendorf_fibonacci (bins[index]);
}

static char *
describe_merge (const LmZeckendorfChips *chips)
{
  return g_strdup (chips->n_lost > 0 ? _("Merge two ones into a two, which falls into the hole")
                                     : _("Merge two ones into one two"));
}

static char *
describe_add (const LmZeckendorfChips *chips)
{
  const guint lower = get_worth (chips->taken, 0);
  const guint upper = get_worth (chips->taken, 1);

  if (chips->n_lost > 0)
    return g_strdup_printf (_("Add a chip worth %'u and one worth %'u; their sum falls into the hole"), lower, upper);

  return g_strdup_printf (_("Add a chip worth %'u and one worth %'u into one worth %'u"),
                          lower, upper, get_worth (chips->given, 0));
}

static char *
describe_split (const LmZeckendorfChips *chips)
{
  const guint taken = get_worth (chips->taken, 0);

  if (chips->n_taken == 1)
    return taken == 2 ? g_strdup (_("Split a two into two ones"))
                      : g_strdup_printf (_("Split a chip worth %'u into one worth %'u and one worth %'u"),
                                         taken, get_worth (chips->given, 0), get_worth (chips->given, 1));

  if (chips->n_lost > 0)
    return g_strdup_printf (_("Split two chips worth %'u into one worth %'u and one that falls into the hole"),
                            taken, get_worth (chips->given, 0));

  return g_strdup_printf (_("Split two chips worth %'u into one worth %'u and one worth %'u"),
                          taken, get_worth (chips->given, 0), get_worth (chips->given, 1));
}

static char *
describe_act (const LmZeckendorfMove  *move,
              const LmZeckendorfChips *chips)
{
  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      return describe_merge (chips);
    case LM_ZECKENDORF_ADD:
      return describe_add (chips);
    case LM_ZECKENDORF_SPLIT:
      return describe_split (chips);
    case LM_ZECKENDORF_COMBINE:
      return g_strdup_printf (_("Combine a chip worth %'u and one worth %'u into two worth %'u"),
                              get_worth (chips->taken, 0), get_worth (chips->taken, 1), get_worth (chips->given, 0));
    case LM_ZECKENDORF_PLACE:
      return g_strdup_printf (_("Place a chip worth %'u"), chips->placed);
    default:
      g_assert_not_reached ();
    }
}

/* Returns: (transfer full): the move for people. */
char *
lm_zeckendorf_words_describe_move (LmPosition  *position,
                                   const char  *text,
                                   LmMoveStyle  style)
{
  LmZeckendorfMove move;
  LmZeckendorfChips chips;

  if (!lm_zeckendorf_move_read (text, &move) || !lm_zeckendorf_position_get_chips (position, text, &chips))
    return g_strdup (text);

  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return describe_act (&move, &chips);
    case LM_MOVE_PLACE:
      return g_strdup (describe_place (position, &move, &chips));
    case LM_MOVE_LABEL:
    default:
      return g_strdup (text);
    }
}

static char *
tell_act (const LmZeckendorfMove  *move,
          const LmZeckendorfChips *chips,
          const char              *who)
{
  const gboolean is_lost = chips->n_lost > 0;
  const guint first = chips->n_taken > 0 ? get_worth (chips->taken, 0) : chips->placed;
  const guint second = chips->n_taken > 1 ? get_worth (chips->taken, 1) : 0;

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      return g_strdup_printf (is_lost ? _("%s merged two ones, and the two fell into the hole.")
                                      : _("%s merged two ones into a two."), who);
    case LM_ZECKENDORF_ADD:
      return g_strdup_printf (is_lost ? _("%s added %'u and %'u, and the sum fell into the hole.")
                                      : _("%s added %'u and %'u."), who, first, second);
    case LM_ZECKENDORF_SPLIT:
      return g_strdup_printf (chips->n_taken == 1 ? _("%s split a chip worth %'u.")
                              : is_lost           ? _("%s split two chips worth %'u, and one fell into the hole.")
                                                  : _("%s split two chips worth %'u."), who, first);
    case LM_ZECKENDORF_COMBINE:
      return g_strdup_printf (_("%s combined %'u and %'u into two worth %'u."), who, first, second, get_worth (chips->given, 0));
    case LM_ZECKENDORF_PLACE:
      return g_strdup_printf (_("%s placed a chip worth %'u."), who, first);
    default:
      g_assert_not_reached ();
    }
}

/* Returns: (transfer full): who did what. */
char *
lm_zeckendorf_words_describe_deed (LmPosition *position,
                                   const char *text,
                                   const char *who)
{
  LmZeckendorfMove move;
  LmZeckendorfChips chips;

  if (!lm_zeckendorf_move_read (text, &move) || !lm_zeckendorf_position_get_chips (position, text, &chips))
    return g_strdup (text);

  return tell_act (&move, &chips, who);
}

/* Returns: (transfer full): who wins; the value is the same all through a game, but for the hole. */
char *
lm_zeckendorf_words_describe_goal (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint64 value = lm_zeckendorf_value (self->heights) + self->stock;

  switch (variant->kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      return g_strdup_printf (_("What comes to %'u or more falls into the hole; whoever makes the last move wins."),
                              lm_zeckendorf_fibonacci (variant->hole));
    case LM_ZECKENDORF_REVERSED:
    case LM_ZECKENDORF_BUILD_UP:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "The game ends with %'" PRIu64 " one; whoever makes the last move wins.",
                                           "The game ends with %'" PRIu64 " ones; whoever makes the last move wins.",
                                           value),
                              value);
    case LM_ZECKENDORF_FORWARD:
    default:
      return g_strdup_printf (_("The chips are always worth %'" PRIu64 " together; whoever makes the last move wins."), value);
    }
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

/* What keeps a chip of @bin from being placed. */
static char *
tell_placing (LmPosition *position,
              guint       bin)
{
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint32 stock = LM_ZECKENDORF_POSITION (position)->stock;

  if (stock == 0)
    return g_strdup (_("everything is placed"));
  if (!lm_zeckendorf_variant_may_place (variant, bin))
    return g_strdup_printf (_("chips are placed in the outermost columns only, F1 and F%u"), variant->hole - 1);

  return g_strdup_printf (_("the chip is worth %'u, and only %'u is left to place"),
                          lm_zeckendorf_fibonacci (bin), stock);
}

static char *
tell_missing (const guint32           *heights,
              const LmZeckendorfChips *chips)
{
  const guint first = chips->taken[0];
  const guint second = chips->taken[1];

  if (chips->n_taken == 1)
    return g_strdup_printf (_("it needs a chip in column F%u, which is empty"), first);
  if (first == second)
    return g_strdup_printf (_("it needs two chips in column F%u, which holds %'u"), first, heights[first - 1]);

  return g_strdup_printf (_("it needs a chip in column F%u and one in column F%u, which hold %'u and %'u"),
                          first, second, heights[first - 1], heights[second - 1]);
}

/* Why a move that the game has is not legal: the middle of a sentence. */
static char *
tell_obstacle (LmPosition             *position,
               const LmZeckendorfMove *move)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  LmZeckendorfChips chips;

  if (move->kind == LM_ZECKENDORF_PLACE)
    return tell_placing (position, move->index);
  if (self->stock > 0)
    return g_strdup_printf (_("%'u is still to be placed"), self->stock);

  lm_zeckendorf_variant_get_chips (variant, move, &chips);
  if (variant->stagnant && chips.taken[0] == 1)
    return g_strdup (_("it needs a one, and ones are stagnant here"));

  return tell_missing (self->heights, &chips);
}

/* Says in one sentence what forbids @text and what would be legal. */
void
lm_zeckendorf_words_refuse (LmPosition  *position,
                            const char  *text,
                            GError     **error)
{
  g_autofree char *quoted = lm_query_quote (text);
  g_autofree char *legal = name_moves (position);
  g_autofree char *obstacle = NULL;
  LmZeckendorfMove move;
  gboolean known = lm_zeckendorf_move_read (text, &move) &&
                   lm_zeckendorf_variant_has_move (lm_zeckendorf_position_get_variant (position), &move);

  if (!known)
    {
      lm_refuse (error, LM_ERROR_MOVE, _("“%s” is not a move of this game; the legal moves are: %s."), quoted, legal);
      return;
    }

  obstacle = tell_obstacle (position, &move);
  /* Translators: a move, what forbids it, and the moves that are legal */
  g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
               _("“%s” is not legal: %s; the legal moves are: %s."), quoted, obstacle, legal);
}
