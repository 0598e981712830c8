/* SPDX-License-Identifier: GPL-3.0-or-later */
/* variant.c: the rules of all games of this room, plain C on heights and a stock. */

#include "rules.h"

/* How many bins the game has, or 0 when it has as many as chips can reach. */
guint
lm_zeckendorf_variant_count_bins (const LmZeckendorfVariant *variant)
{
  switch (variant->kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      return variant->hole - 1;
    case LM_ZECKENDORF_BUILD_UP:
      return LM_ZECKENDORF_BUILD_UP_BINS;
    case LM_ZECKENDORF_FORWARD:
    case LM_ZECKENDORF_REVERSED:
    default:
      return 0;
    }
}

/* Whether the moves are those of the reversed game, once all chips are placed. */
gboolean
lm_zeckendorf_variant_is_reversed (const LmZeckendorfVariant *variant)
{
  return variant->kind == LM_ZECKENDORF_REVERSED || variant->kind == LM_ZECKENDORF_BUILD_UP;
}

/* Whether chips may be placed in @bin when there is a stock. @bin: a bin, from 1. */
gboolean
lm_zeckendorf_variant_may_place (const LmZeckendorfVariant *variant,
                                 guint                      bin)
{
  switch (variant->kind)
    {
    case LM_ZECKENDORF_BLACK_HOLE:
      return bin < variant->hole && (variant->place_any || bin == 1 || bin == variant->hole - 1);
    case LM_ZECKENDORF_BUILD_UP:
      return bin <= LM_ZECKENDORF_BUILD_UP_BINS;
    case LM_ZECKENDORF_FORWARD:
    case LM_ZECKENDORF_REVERSED:
    default:
      return FALSE;
    }
}

/* How far the bins go that a move may take from or give to; the hole takes what goes beyond. */
static guint
get_last_bin (const LmZeckendorfVariant *variant)
{
  const guint n_bins = lm_zeckendorf_variant_count_bins (variant);

  return n_bins > 0 ? n_bins : LM_ZECKENDORF_MAX_BINS;
}

static gboolean
has_forward_move (const LmZeckendorfVariant *variant,
                  const LmZeckendorfMove    *move)
{
  const guint last = get_last_bin (variant);
  const guint i = move->index;

  /* A move whose chip falls into the hole gives to bin m; without a hole there is nothing beyond the last bin. */
  const guint last_given = variant->kind == LM_ZECKENDORF_BLACK_HOLE ? last + 1 : last;

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      return TRUE;
    case LM_ZECKENDORF_ADD:
      return i >= 1 && i + 1 <= last && i + 2 <= last_given;
    case LM_ZECKENDORF_SPLIT:
      return i >= 2 && i <= last && i + 1 <= last_given;
    case LM_ZECKENDORF_COMBINE:
    case LM_ZECKENDORF_PLACE:
    default:
      return FALSE;
    }
}

static gboolean
has_reversed_move (const LmZeckendorfVariant *variant,
                   const LmZeckendorfMove    *move)
{
  const guint last = get_last_bin (variant);
  const guint i = move->index;

  switch (move->kind)
    {
    case LM_ZECKENDORF_SPLIT:
      return i >= 2 && i <= last;
    case LM_ZECKENDORF_COMBINE:
      return i >= 2 && i + 1 <= last;
    case LM_ZECKENDORF_MERGE:
    case LM_ZECKENDORF_ADD:
    case LM_ZECKENDORF_PLACE:
    default:
      return FALSE;
    }
}

/* Whether the game has that move at all; with stagnant ones it has those that need a one, but they are never legal. */
gboolean
lm_zeckendorf_variant_has_move (const LmZeckendorfVariant *variant,
                                const LmZeckendorfMove    *move)
{
  if (move->kind == LM_ZECKENDORF_PLACE)
    return (variant->kind == LM_ZECKENDORF_BLACK_HOLE || variant->kind == LM_ZECKENDORF_BUILD_UP) &&
           move->index >= 1 && move->index <= get_last_bin (variant);

  return lm_zeckendorf_variant_is_reversed (variant) ? has_reversed_move (variant, move)
                                                     : has_forward_move (variant, move);
}

/* Two chips into the bins @first and @second, of which those from @hole on are lost. */
static void
give (LmZeckendorfChips *chips,
      guint              first,
      guint              second,
      guint              hole)
{
  const guint bins[] = { first, second };

  for (guint i = 0; i < G_N_ELEMENTS (bins); i++)
    {
      if (bins[i] == 0)
        continue;
      if (hole > 0 && bins[i] >= hole)
        chips->n_lost++;
      else
        chips->given[chips->n_given++] = bins[i];
    }
}

static void
take (LmZeckendorfChips *chips,
      guint              first,
      guint              second)
{
  chips->taken[chips->n_taken++] = first;
  if (second > 0)
    chips->taken[chips->n_taken++] = second;
}

static void
get_forward_chips (const LmZeckendorfMove *move,
                   guint                   hole,
                   LmZeckendorfChips      *chips)
{
  const guint i = move->index;

  switch (move->kind)
    {
    case LM_ZECKENDORF_MERGE:
      take (chips, 1, 1);
      give (chips, 2, 0, hole);
      break;
    case LM_ZECKENDORF_ADD:
      take (chips, i, i + 1);
      give (chips, i + 2, 0, hole);
      break;
    case LM_ZECKENDORF_SPLIT:
      take (chips, i, i);
      give (chips, i == 2 ? 1 : i - 2, i + 1, hole);
      break;
    case LM_ZECKENDORF_COMBINE:
    case LM_ZECKENDORF_PLACE:
    default:
      g_assert_not_reached ();
    }
}

static void
get_reversed_chips (const LmZeckendorfMove *move,
                    LmZeckendorfChips      *chips)
{
  const guint i = move->index;

  if (move->kind == LM_ZECKENDORF_SPLIT)
    {
      take (chips, i, 0);
      give (chips, i == 2 ? 1 : i - 2, i - 1, 0);
    }
  else
    {
      take (chips, i == 2 ? 1 : i - 2, i + 1);
      give (chips, i, i, 0);
    }
}

/* @chips: (out caller-allocated): where chips come from and where they go. */
void
lm_zeckendorf_variant_get_chips (const LmZeckendorfVariant *variant,
                                 const LmZeckendorfMove    *move,
                                 LmZeckendorfChips         *chips)
{
  *chips = (LmZeckendorfChips) { 0 };

  if (move->kind == LM_ZECKENDORF_PLACE)
    {
      chips->placed = lm_zeckendorf_fibonacci (move->index);
      give (chips, move->index, 0, 0);
    }
  else if (lm_zeckendorf_variant_is_reversed (variant))
    {
      get_reversed_chips (move, chips);
    }
  else
    {
      get_forward_chips (move, variant->hole, chips);
    }
}

/* Whether @move is legal. */
gboolean
lm_zeckendorf_variant_can_move (const LmZeckendorfVariant *variant,
                                const guint32             *heights,
                                guint32                    stock,
                                const LmZeckendorfMove    *move)
{
  LmZeckendorfChips chips;

  if (!lm_zeckendorf_variant_has_move (variant, move) || (move->kind == LM_ZECKENDORF_PLACE) != (stock > 0))
    return FALSE;

  lm_zeckendorf_variant_get_chips (variant, move, &chips);
  if (move->kind == LM_ZECKENDORF_PLACE)
    return lm_zeckendorf_variant_may_place (variant, move->index) && chips.placed <= stock;

  for (guint i = 0; i < chips.n_taken; i++)
    if (heights[chips.taken[i] - 1] < (chips.taken[0] == chips.taken[1] ? 2 : 1))
      return FALSE;

  return !(variant->stagnant && chips.n_taken > 0 && chips.taken[0] == 1);
}

/* @heights: (inout): chips per bin; @stock: (inout): value still to be placed. */
void
lm_zeckendorf_variant_apply (const LmZeckendorfVariant *variant,
                             guint32                   *heights,
                             guint32                   *stock,
                             const LmZeckendorfMove    *move)
{
  LmZeckendorfChips chips;

  g_return_if_fail (lm_zeckendorf_variant_can_move (variant, heights, *stock, move));

  lm_zeckendorf_variant_get_chips (variant, move, &chips);

  for (guint i = 0; i < chips.n_taken; i++)
    heights[chips.taken[i] - 1]--;
  for (guint i = 0; i < chips.n_given; i++)
    heights[chips.given[i] - 1]++;
  *stock -= chips.placed;
}

/* What a bin does alone, then what it does together with others. */
static guint
list_moves_of_bin (const LmZeckendorfVariant *variant,
                   guint                      bin,
                   LmZeckendorfMove          *moves)
{
  const gboolean reversed = lm_zeckendorf_variant_is_reversed (variant);
  const LmZeckendorfMove candidates[] = {
    { bin == 1 && !reversed ? LM_ZECKENDORF_MERGE : LM_ZECKENDORF_SPLIT, bin },
    { reversed ? LM_ZECKENDORF_COMBINE : LM_ZECKENDORF_ADD, bin },
  };
  guint n_moves = 0;

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (lm_zeckendorf_variant_has_move (variant, &candidates[i]))
      moves[n_moves++] = candidates[i];

  return n_moves;
}

/*
 * Lists the moves that the game has in the first @n_bins bins once all chips are placed, legal or not, in board
 * order: bin by bin from the left, first what the bin does alone (M, S2, S3, …), then what it does with others
 * (A1, A2, … or C2, C3, …). @moves: (out caller-allocated) (array fixed-size=80): room for
 * %LM_ZECKENDORF_MAX_MOVES moves.
 */
guint
lm_zeckendorf_variant_all_moves (const LmZeckendorfVariant *variant,
                                 guint                      n_bins,
                                 LmZeckendorfMove          *moves)
{
  guint n_moves = 0;

  for (guint bin = 1; bin <= n_bins; bin++)
    n_moves += list_moves_of_bin (variant, bin, moves + n_moves);

  return n_moves;
}

static guint
list_placings (const LmZeckendorfVariant *variant,
               LmZeckendorfMove          *moves)
{
  const guint last = get_last_bin (variant);

  for (guint bin = 1; bin <= last; bin++)
    moves[bin - 1] = (LmZeckendorfMove) { LM_ZECKENDORF_PLACE, bin };

  return last;
}

/*
 * How many legal moves there are, which are listed in board order. @moves: (out caller-allocated) (array fixed-
 * size=80): room for %LM_ZECKENDORF_MAX_MOVES moves.
 */
guint
lm_zeckendorf_variant_list_moves (const LmZeckendorfVariant *variant,
                                  const guint32             *heights,
                                  guint32                    stock,
                                  LmZeckendorfMove          *moves)
{
  const guint last = lm_zeckendorf_last_bin (heights);
  const guint n_candidates = stock > 0 ? list_placings (variant, moves)
                                       : lm_zeckendorf_variant_all_moves (variant, last, moves);
  guint n_moves = 0;

  for (guint i = 0; i < n_candidates; i++)
    if (lm_zeckendorf_variant_can_move (variant, heights, stock, &moves[i]))
      moves[n_moves++] = moves[i];

  return n_moves;
}
