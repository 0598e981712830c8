/* SPDX-License-Identifier: GPL-3.0-or-later */
/* zahlenschlacht-references.h: what the theorems that the hints name ask for, as the paper has it. */

#pragma once

#include "zahlenschlacht-board.h"

static inline gboolean
is_of_theorem_3_1_4 (guint n,
                     guint d)
{
  return n % 2 == 1 && n >= 5 && (2 * d + 1 == n || 2 * d == n + 1 || d == n || d == n + 1 || d == n + 2);
}

static inline gboolean
is_of_theorem_3_1_8 (guint n,
                     guint d)
{
  return n % 2 == 1 && n >= 5 && d >= 2 && (d <= 3 || (n >= 11 && d <= 6));
}

static inline gboolean
is_of_theorem_3_1_10 (guint n,
                      guint d)
{
  for (guint k = 1; d >= 7 && k <= n; k++)
    {
      const guint even[] = { k * d - 1, (k + 1) * d + 1, (k + 3) * d - 3 };
      const guint odd[] = {
        (2 * k - 1) * d - 2, (2 * k - 1) * d, 2 * k * d - 1, 2 * k * d + 1, (2 * k + 1) * d + 2, (k + 1) * 2 * d - 3,
      };

      for (guint i = 0; i < 6; i++)
        if (d % 2 == 1 ? odd[i] == n : i < 3 && even[i] == n)
          return TRUE;
    }

  return FALSE;
}

static inline gboolean
is_of_theorem_3_2_1 (guint n,
                     guint d)
{
  return n % 2 == 1 && n >= 5 && 2 * d >= n + 3 && d + 1 <= n;
}

/* What a theorem or lemma asks for, with A as the player who wants a pair. */
typedef struct
{
  const char *reference;
  gboolean (* applies) (const Board *board,
                        guint        recommended);
  guint       n_checked;
} ReferenceCheck;

static inline gboolean
is_opening (const Board *board)
{
  return count_left (board) == board->n;
}

static inline gboolean
has_b_not_moved (const Board *board)
{
  return count_left (board) + 1 >= board->n;
}

static inline gboolean
theorem_3_1_4_applies (const Board *board,
                       guint        recommended)
{
  return is_opening (board) && is_of_theorem_3_1_4 (board->n, board->d) && pairer_wins (board);
}

static inline gboolean
theorem_3_1_8_applies (const Board *board,
                       guint        recommended)
{
  return is_opening (board) && is_of_theorem_3_1_8 (board->n, board->d) && pairer_wins (board);
}

/* The proof finds the last move with d = 2, whatever comes before. */
static inline gboolean
proof_of_theorem_3_1_8_applies (const Board *board,
                                guint        recommended)
{
  return board->n % 2 == 1 && board->n >= 5 && board->d == 2 && pairer_wins (board);
}

static inline gboolean
theorem_3_1_10_applies (const Board *board,
                        guint        recommended)
{
  return is_opening (board) && is_of_theorem_3_1_10 (board->n, board->d) && pairer_wins (board);
}

static inline gboolean
theorem_3_2_1_applies (const Board *board,
                       guint        recommended)
{
  return has_b_not_moved (board) && is_of_theorem_3_2_1 (board->n, board->d) && !pairer_wins (board);
}

static inline gboolean
theorem_3_2_3_applies (const Board *board,
                       guint        recommended)
{
  return has_b_not_moved (board) && board->n % 2 == 1 && board->n >= 5 && board->d >= board->n + 3 && !pairer_wins (board);
}

static inline gboolean
theorem_3_2_5_applies (const Board *board,
                       guint        recommended)
{
  return has_b_not_moved (board) && board->n % 2 == 0 && !pairer_wins (board);
}

/* The proof looks at the last three numbers, and for d = 2 at even and odd ones. */
static inline gboolean
proof_of_theorem_3_2_5_applies (const Board *board,
                                guint        recommended)
{
  const Board after = without (board, recommended);

  return board->n % 2 == 0 && !pairer_wins (board)
         && (count_own_partner_most (board) < 3
             || (board->d == 2 && get_mover (board) == 1 && count_residue (&after, 0) == count_residue (&after, 1)));
}

static inline gboolean
theorem_3_2_6_applies (const Board *board,
                       guint        recommended)
{
  return count_left (board) + 1 == board->n && is_of_theorem_3_1_4 (board->n, board->d) && board->d != 2
         && !is_matched (board) && !pairer_wins (board);
}

static inline gboolean
section_3_2_applies (const Board *board,
                     guint        recommended)
{
  return !has_pair (board);
}

static inline gboolean
lemma_3_1_2_applies (const Board *board,
                     guint        recommended)
{
  const Board after = get_mover (board) == 0 ? without (board, recommended) : *board;

  return board->n % 2 == 1 && board->n >= 5 && count_left (&after) >= 4 && is_matched (&after);
}

/* With A to move three residues are out of balance, later two; of those that are their own partner there are three. */
static inline gboolean
is_out_of_balance (const Board *board,
                   guint        n_residues)
{
  guint n_unbalanced = 0;
  guint n_own_partner = 0;

  for (guint residue = 0; residue < board->d; residue++)
    if (count_excess (board, residue) > 0)
      {
        n_unbalanced += count_excess (board, residue);
        n_own_partner += is_own_partner (board, residue);
        if (is_own_partner (board, residue) && count_residue (board, residue) < 3)
          return FALSE;
      }

  return n_unbalanced == n_residues && n_own_partner > 0 && board->n % 2 == 1 && board->n >= 5 && board->d >= 3;
}

static inline gboolean
lemma_3_1_7_applies (const Board *board,
                     guint        recommended)
{
  return get_mover (board) == 0 && is_out_of_balance (board, 3) && count_excess (board, recommended % board->d) == 1
         && !is_own_partner (board, recommended % board->d);
}

static inline gboolean
proof_of_lemma_3_1_7_applies (const Board *board,
                              guint        recommended)
{
  return get_mover (board) == 1 && is_out_of_balance (board, 2);
}

static ReferenceCheck references[] = {
  { "Theorem 3.1.4", theorem_3_1_4_applies, 0 },
  { "Theorem 3.1.8", theorem_3_1_8_applies, 0 },
  { "proof of Theorem 3.1.8", proof_of_theorem_3_1_8_applies, 0 },
  { "Theorem 3.1.10", theorem_3_1_10_applies, 0 },
  { "Theorem 3.2.1", theorem_3_2_1_applies, 0 },
  { "Theorem 3.2.3", theorem_3_2_3_applies, 0 },
  { "Theorem 3.2.5", theorem_3_2_5_applies, 0 },
  { "proof of Theorem 3.2.5", proof_of_theorem_3_2_5_applies, 0 },
  { "Theorem 3.2.6", theorem_3_2_6_applies, 0 },
  { "Section 3.2", section_3_2_applies, 0 },
  { "Lemma 3.1.2", lemma_3_1_2_applies, 0 },
  { "Lemma 3.1.7", lemma_3_1_7_applies, 0 },
  { "proof of Lemma 3.1.7", proof_of_lemma_3_1_7_applies, 0 },
};

static inline void
check_reference (LmPosition *position,
                 const char *name,
                 guint       recommended)
{
  const Board board = get_board (position);
  g_autofree char *text = lm_position_to_string (position);

  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    if (g_str_equal (references[i].reference, name))
      {
        if (board.pairer != 0 || !references[i].applies (&board, recommended))
          g_error ("%s: %s does not say so", text, name);
        references[i].n_checked++;
        return;
      }

  g_error ("%s: no test checks the reference to %s", text, name);
}
