/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid.c: where in memory the positions of one value lie, one bit for each. */

#include "../layers/layers.h"

static void
lay_out_planes (LmZeckendorfGrid *grid)
{
  grid->max_planes = lm_zeckendorf_grid_planes (grid->n);
  grid->planes = g_new0 (guint32, (gsize) (grid->n + 1) * grid->max_planes);

  for (guint value = 0; value <= grid->n; value++)
    {
      guint32 *planes = grid->planes + (gsize) value * grid->max_planes;
      guint begin = 1;

      for (guint k = 0; k < lm_zeckendorf_grid_planes (value); k++)
        {
          planes[k] = begin;
          begin += lm_zeckendorf_grid_rows (value, k) + 1;
        }
      grid->sizes[value] = begin;
    }
}

/* From the sizes for the bins before @bin to those with @bin as well. */
static void
allow_bin (LmZeckendorfGrid *grid,
           guint             bin)
{
  const guint fibonacci = lm_zeckendorf_fibonacci (bin);
  const guint64 *before = grid->sizes + (gsize) (bin - 4) * (grid->n + 1);
  guint64 *sizes = grid->sizes + (gsize) (bin - 3) * (grid->n + 1);
  guint64 *gains = grid->gains + (gsize) (bin - 4) * (grid->n + 1);

  for (guint v = 0; v <= grid->n; v++)
    {
      gains[v] = v >= fibonacci ? sizes[v - fibonacci] : 0;
      sizes[v] = before[v] + gains[v];
    }
}

/* Returns: (transfer full): how its positions lie, in some 20 bytes for each bin and unit of @n. */
LmZeckendorfGrid *
lm_zeckendorf_grid_new (guint n)
{
  LmZeckendorfGrid *grid = g_new0 (LmZeckendorfGrid, 1);

  grid->n = n;
  grid->n_bins = MAX (lm_zeckendorf_count_bins (n), LM_ZECKENDORF_BLOCK_BIN);
  grid->sizes = g_new0 (guint64, (gsize) (grid->n_bins - 2) * (n + 1));
  grid->gains = g_new0 (guint64, (gsize) (grid->n_bins - 2) * (n + 1));

  lay_out_planes (grid);
  for (guint bin = LM_ZECKENDORF_BLOCK_BIN; bin <= grid->n_bins; bin++)
    allow_bin (grid, bin);

  grid->n_words = lm_zeckendorf_grid_size (grid, grid->n_bins, n);
  return grid;
}

void
lm_zeckendorf_grid_free (LmZeckendorfGrid *grid)
{
  g_free (grid->sizes);
  g_free (grid->gains);
  g_free (grid->planes);
  g_free (grid);
}

/* Which word the position is in. @bit: (out): the position's place in its word, from 0. */
guint64
lm_zeckendorf_grid_locate (const LmZeckendorfGrid *grid,
                           const guint32          *heights,
                           guint                  *bit)
{
  const guint place = heights[0] / 2;
  guint value = heights[0] + 2 * heights[1] + 3 * heights[2];
  guint64 word = lm_zeckendorf_grid_plane (grid, value, place / LM_ZECKENDORF_WORD_BITS) + heights[2];

  for (guint bin = LM_ZECKENDORF_BLOCK_BIN; bin <= grid->n_bins; bin++)
    {
      const guint before = value;

      value += heights[bin - 1] * lm_zeckendorf_fibonacci (bin);
      word += lm_zeckendorf_grid_size (grid, bin, value) - lm_zeckendorf_grid_size (grid, bin, before);
    }

  *bit = place % LM_ZECKENDORF_WORD_BITS;
  return word;
}
