/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zeckendorf-search.h: what plain search tells of boards of the Zeckendorf games beyond who wins. */

#pragma once

#include "variant-checks.h"

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

static inline NaiveSearch *
get_search (const NaiveRules *rules)
{
  NaiveSearch *search = &searches[rules->hole * 8 + rules->reversed * 4 + rules->build_up * 2
                                  + (rules->stagnant || rules->place_any)];

  if (search->solved == NULL)
    *search = (NaiveSearch) { *rules, naive_new (), naive_new (), naive_new (), naive_new () };

  return search;
}

static inline NaiveSearch *
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

static inline gboolean
is_lost (NaiveSearch      *search,
         const NaiveBoard *board)
{
  return naive_solve (&search->rules, search->solved, board) % 2 == 0;
}

static inline gboolean
is_over (NaiveSearch      *search,
         const NaiveBoard *board)
{
  NaiveMove moves[NAIVE_MAX_MOVES];

  return naive_moves (&search->rules, board, moves) == 0;
}

static inline gboolean
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

/* Of all games from @board on: the fewest moves, the most, and a bit each for an even and an odd number of them. */
static inline guint
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
static inline guint
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

static inline guint
get_worth (const NaiveBoard *board)
{
  guint worth = board->stock;

  for (guint i = 0; i < NAIVE_BINS; i++)
    worth += board->chips[i] * naive_worth[i];

  return worth;
}

/* Whether any game from @board on loses a chip in the hole. */
static inline gboolean
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

static inline NaiveBoard
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

static inline void
play_to_end (NaiveSearch *search,
             NaiveBoard  *board,
             GRand       *rand)
{
  NaiveMove moves[NAIVE_MAX_MOVES];
  guint n_moves;

  while ((n_moves = naive_moves (&search->rules, board, moves)) > 0)
    *board = moves[g_rand_int_range (rand, 0, n_moves)].after;
}
