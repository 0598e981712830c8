/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plain-rows.h: the reversed Zeckendorf game solved row by row, each row looked up anew for every move: what to compare with. */

#pragma once

#include <glib.h>
#include <string.h>

#define PLAIN_BINS 20

static const guint plain_worth[PLAIN_BINS + 3] = {
  0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765, 10946, 17711, 28657,
};

/* Bit h2 of the row of (h3, h4, …) says whether the position is lost; rows lie in lexicographic order. */
typedef struct
{
  guint    n;
  guint    n_bins;
  guint64 *sizes[PLAIN_BINS + 1]; /* [bin][value]: words of all rows in the bins up to this one */
  guint64 *words;
  guint    heights[PLAIN_BINS + 4];
} PlainRows;

static inline guint
plain_count_words (guint value)
{
  return value / 2 / 64 + 1;
}

/* Where a row is, and the value that is left to it. */
static inline const guint64 *
plain_find (const PlainRows *rows,
            const guint     *heights,
            guint           *value)
{
  guint left = rows->n;
  guint64 offset = 0;

  for (guint bin = rows->n_bins; bin >= 3; bin--)
    {
      offset += rows->sizes[bin][left];
      left -= heights[bin] * plain_worth[bin];
      offset -= rows->sizes[bin][left];
    }

  *value = left;
  return rows->words + offset;
}

/* Adds to @won the bits of a row, so that bit j gets bit j + @shift; @change is how the heights change, by bin. */
static inline void
plain_look (PlainRows *rows,
            guint64   *won,
            guint      n_words,
            int        shift,
            guint      from,
            guint      to,
            int        change_to,
            guint      last,
            int        change_last)
{
  guint value;
  const guint64 *row;
  guint n;

  rows->heights[from]--;
  rows->heights[to] += change_to;
  rows->heights[last] += change_last;
  row = plain_find (rows, rows->heights, &value);
  n = plain_count_words (value);

  for (guint i = 0; i < n_words; i++)
    {
      const guint64 here = i < n ? row[i] : 0;
      const guint64 above = i + 1 < n ? row[i + 1] : 0;
      const guint64 below = i > 0 && i - 1 < n ? row[i - 1] : 0;

      if (shift > 0)
        won[i] |= here >> shift | above << (64 - shift);
      else if (shift < 0)
        won[i] |= here << -shift | below >> (64 + shift);
      else
        won[i] |= here;
    }

  rows->heights[last] -= change_last;
  rows->heights[to] -= change_to;
  rows->heights[from]++;
}

static inline void
plain_mask (guint64 *bits,
            guint    n_words,
            guint    n_bits)
{
  for (guint i = 0; i < n_words; i++)
    if (n_bits < 64 * (i + 1))
      bits[i] &= n_bits > 64 * i ? G_MAXUINT64 >> (64 * (i + 1) - n_bits) : 0;
}

static inline void
plain_solve_row (PlainRows *rows,
                 guint      value)
{
  guint64 won[32] = { 0 };
  guint64 needs_one[32] = { 0 };
  const guint n_words = plain_count_words (value);
  guint unused;
  guint64 *row = (guint64 *) plain_find (rows, rows->heights, &unused);
  guint64 carry = 0;

  for (guint i = 3; i <= rows->n_bins; i++)
    if (rows->heights[i] > 0)
      {
        /* S(i), and C(i - 1) with a chip of bin i and one of bin i - 3. */
        plain_look (rows, won, n_words, i <= 4 ? 1 : 0, i, i >= 4 ? i - 1 : i, i >= 4 ? 1 : 0, i >= 5 ? i - 2 : i, i >= 5 ? 1 : 0);
        if (i == 3)
          plain_look (rows, needs_one, n_words, 2, 3, 3, 0, 3, 0);
        if (i == 4 && value >= 1)
          plain_look (rows, needs_one, n_words, 0, 4, 3, 2, 4, 0);
        if (i == 5 && value >= 2)
          plain_look (rows, won, n_words, -1, 5, 4, 2, 5, 0);
        if (i >= 6 && rows->heights[i - 3] > 0)
          plain_look (rows, won, n_words, 0, i, i - 1, 2, i - 3, -1);
      }

  plain_mask (needs_one, n_words, (value + 1) / 2);
  for (guint i = 0; i < n_words; i++)
    {
      const guint64 even = G_GUINT64_CONSTANT (0x5555555555555555);
      const guint64 open = ~(won[i] | needs_one[i] | carry);
      const guint64 run = open & ~(open + (open & ~(open << 1) & even));

      row[i] = run ^ (open & ~even);
      carry = row[i] >> 63;
    }
  plain_mask (row, n_words, value / 2 + 1);
}

static inline void
plain_walk (PlainRows *rows,
            guint      bin,
            guint      value)
{
  if (bin == 2)
    {
      plain_solve_row (rows, value);
      return;
    }

  for (guint height = 0; height * plain_worth[bin] <= value; height++)
    {
      rows->heights[bin] = height;
      plain_walk (rows, bin - 1, value - height * plain_worth[bin]);
    }
  rows->heights[bin] = 0;
}

static inline PlainRows *
plain_new (guint n)
{
  PlainRows *rows = g_new0 (PlainRows, 1);

  rows->n = n;
  for (rows->n_bins = 3; plain_worth[rows->n_bins + 1] <= n; rows->n_bins++)
    ;
  for (guint bin = 2; bin <= rows->n_bins; bin++)
    rows->sizes[bin] = g_new0 (guint64, n + 1);

  for (guint v = 0; v <= n; v++)
    rows->sizes[2][v] = plain_count_words (v);
  for (guint bin = 3; bin <= rows->n_bins; bin++)
    for (guint v = 0; v <= n; v++)
      rows->sizes[bin][v] = rows->sizes[bin - 1][v] + (v >= plain_worth[bin] ? rows->sizes[bin][v - plain_worth[bin]] : 0);

  rows->words = g_new0 (guint64, rows->sizes[rows->n_bins][n]);
  plain_walk (rows, rows->n_bins, n);
  return rows;
}

static inline gboolean
plain_is_lost (const PlainRows *rows,
               const guint32   *heights)
{
  guint by_bin[PLAIN_BINS + 1];
  const guint64 *row;
  guint value;

  for (guint bin = 1; bin <= PLAIN_BINS; bin++)
    by_bin[bin] = heights[bin - 1];
  row = plain_find (rows, by_bin, &value);
  return row[heights[1] / 64] >> (heights[1] % 64) & 1;
}

static inline guint64
plain_get_bytes (const PlainRows *rows)
{
  return rows->sizes[rows->n_bins][rows->n] * sizeof (guint64);
}

static inline void
plain_free (PlainRows *rows)
{
  for (guint bin = 2; bin <= rows->n_bins; bin++)
    g_free (rows->sizes[bin]);
  g_free (rows->words);
  g_free (rows);
}
