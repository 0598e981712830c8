/* SPDX-License-Identifier: GPL-3.0-or-later */
/* scope.c: which positions a table of a game holds: a set that no move leads out of, numbered. */

#include "solver.h"

/* Up to so many positions the set is taken as wide as it goes, so that it serves what was before as well; without hole and stock always. */
#define MAX_WIDE_POSITIONS (2 * 1024 * 1024)

/* A numbering with a limit of chips that takes more, or more than this share of the memory allowed, is no help. */
#define MAX_COUNTS_BYTES (64 * 1024 * 1024)
#define MAX_COUNTS_SHARE 4

/* What a set is to hold. */
typedef struct
{
  const LmZeckendorfVariant *variant;
  const guint32             *base;
  guint                      top;
  guint                      max_chips;
  guint                      max_stock; /* 0 without placing */
} Extent;

static const guint32 empty_board[LM_ZECKENDORF_MAX_BINS];

static guint
count_bins (const LmZeckendorfVariant *variant,
            guint                      top)
{
  const guint n_bins = lm_zeckendorf_variant_count_bins (variant);

  return n_bins > 0 ? n_bins : MAX (lm_zeckendorf_count_bins (top), 2);
}

static void
add_stage (LmZeckendorfScope       *scope,
           const LmZeckendorfStage *stage)
{
  const guint64 size = lm_zeckendorf_counts_size (stage->counts, stage->value, stage->chips);
  LmZeckendorfStage *added = &scope->stages[scope->n_stages++];

  *added = *stage;
  added->first = scope->n_positions;
  added->size = size;
  scope->n_positions = scope->n_positions > G_MAXUINT64 - size ? G_MAXUINT64 : scope->n_positions + size;
}

static LmZeckendorfScope *
make_scope (const Extent   *extent,
            LmSolveContext *context)
{
  LmZeckendorfScope *scope = g_new0 (LmZeckendorfScope, 1);
  const LmZeckendorfVariant *variant = extent->variant;

  scope->variant = *variant;
  scope->top = extent->top;
  scope->n_bins = count_bins (variant, extent->top);
  scope->step = variant->kind == LM_ZECKENDORF_BLACK_HOLE ? lm_zeckendorf_fibonacci (variant->hole) : 0;
  scope->n_board_stages = scope->step > 0 ? extent->top / scope->step + 1 : 1;
  scope->stages = g_new (LmZeckendorfStage, scope->n_board_stages + extent->max_stock);
  memcpy (scope->base, extent->base, sizeof scope->base);

  scope->board = lm_zeckendorf_counts_new (scope->n_bins, G_MAXUINT64, extent->top, extent->max_chips, context);
  scope->bytes = scope->board->bytes;
  for (guint n_lost = scope->n_board_stages; n_lost-- > 0;)
    {
      /* Whoever loses a chip in the hole has one chip less to lose. */
      const guint chips = extent->max_chips > n_lost ? extent->max_chips - n_lost : 0;

      add_stage (scope, &(LmZeckendorfStage) {
        .counts = scope->board,
        .base = empty_board,
        .value = scope->top - n_lost * scope->step,
        .chips = extent->max_chips == LM_ZECKENDORF_ANY_CHIPS ? LM_ZECKENDORF_ANY_CHIPS : chips,
      });
    }

  if (extent->max_stock > 0)
    {
      guint64 open = 0;

      for (guint bin = 1; bin <= scope->n_bins; bin++)
        if (lm_zeckendorf_variant_may_place (variant, bin))
          open |= (guint64) 1 << (bin - 1);

      scope->placed = lm_zeckendorf_counts_new (scope->n_bins, open, extent->max_stock, LM_ZECKENDORF_ANY_CHIPS, context);
      scope->bytes += scope->placed->bytes;
      for (guint stock = 1; stock <= extent->max_stock; stock++)
        add_stage (scope, &(LmZeckendorfStage) {
          .counts = scope->placed,
          .base = scope->base,
          .value = extent->max_stock - stock,
          .chips = LM_ZECKENDORF_ANY_CHIPS,
          .stock = stock,
        });
    }

  scope->bytes += scope->n_stages * sizeof (LmZeckendorfStage);
  return scope;
}

/*
 * As much as can be: any number of chips, and everything that can be placed
 * taken back. Chips in columns where nothing may be placed stay.
 */
static LmZeckendorfScope *
make_wide_scope (LmPosition     *position,
                 guint           top,
                 LmSolveContext *context)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  guint32 base[LM_ZECKENDORF_MAX_BINS] = { 0 };

  for (guint bin = 1; bin <= LM_ZECKENDORF_MAX_BINS; bin++)
    if (!lm_zeckendorf_variant_may_place (variant, bin))
      base[bin - 1] = self->heights[bin - 1];

  const Extent extent = {
    .variant = variant,
    .base = base,
    .top = top,
    .max_chips = LM_ZECKENDORF_ANY_CHIPS,
    .max_stock = self->stock > 0 ? top - lm_zeckendorf_value (base) : 0,
  };

  return make_scope (&extent, context);
}

/* No more chips than there can be, if the game does not make more, and no more to place than there is. */
static LmZeckendorfScope *
make_narrow_scope (LmPosition     *position,
                   guint           top,
                   LmSolveContext *context)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  Extent extent = { variant, self->heights, top, LM_ZECKENDORF_ANY_CHIPS, self->stock };
  const guint64 allowed = MIN (MAX_COUNTS_BYTES, lm_solve_context_get_memory (context) / MAX_COUNTS_SHARE);
  const guint chips = self->stock + lm_zeckendorf_count_chips (self->heights);

  if (!lm_zeckendorf_variant_is_reversed (variant) && chips < top &&
      lm_zeckendorf_counts_estimate (count_bins (variant, top), top, chips) <= allowed)
    extent.max_chips = chips;
  return make_scope (&extent, context);
}

/*
 * Returns: (transfer full) (nullable): a set of positions that holds @position and all that can come after it, and
 * as much more as costs little; of no use when the context says to stop.
 */
LmZeckendorfScope *
lm_zeckendorf_scope_new (LmPosition      *position,
                         LmSolveContext  *context,
                         GError         **error)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const guint64 top = lm_zeckendorf_value (self->heights) + self->stock;
  g_autoptr (LmZeckendorfScope) wide = NULL;
  g_autoptr (LmZeckendorfScope) narrow = NULL;

  /*
   * A game lasts at most phi^2 n + phi - 1 moves on value n, forward from n ones or backward to them (RZ, Theorem 1.4), which
   * every position of value n can come from or lead to; before them come at most as many placings as there is stock. With a
   * hole games are only shorter: what falls in would play no part.
   */
  if (top * 2619 / 1000 + 1 + (self->stock > 0 ? top : 0) > LM_ZECKENDORF_MAX_DISTANCE)
    return lm_refuse_null (error, LM_ERROR_LIMIT,
                           _("A game of value %" PRIu64 " can last longer than the %u moves that a table counts."),
                           top, (guint) LM_ZECKENDORF_MAX_DISTANCE);

  wide = make_wide_scope (position, top, context);
  if (wide->n_positions <= MAX_WIDE_POSITIONS || lm_zeckendorf_levels_serve (lm_zeckendorf_position_get_variant (position)))
    return g_steal_pointer (&wide);

  narrow = make_narrow_scope (position, top, context);
  return narrow->n_positions < wide->n_positions ? g_steal_pointer (&narrow) : g_steal_pointer (&wide);
}

void
lm_zeckendorf_scope_free (LmZeckendorfScope *scope)
{
  g_clear_pointer (&scope->board, lm_zeckendorf_counts_free);
  g_clear_pointer (&scope->placed, lm_zeckendorf_counts_free);
  g_free (scope->stages);
  g_free (scope);
}

/*
 * Returns: (transfer full): what tables are kept under that may hold @position; the same for all positions that it
 * can lead to.
 */
char *
lm_zeckendorf_scope_key (LmPosition *position)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  const LmZeckendorfVariant *variant = lm_zeckendorf_position_get_variant (position);
  const guint64 value = lm_zeckendorf_value (self->heights) + self->stock;
  const char *name = lm_position_get_info (position)->name;

  if (variant->kind == LM_ZECKENDORF_BLACK_HOLE)
    return g_strdup_printf ("%s:hole=%u:rest=%u", name, variant->hole,
                            (guint) (value % lm_zeckendorf_fibonacci (variant->hole)));

  return g_strdup_printf ("%s%s:n=%" PRIu64, name, variant->stagnant ? ":stagnant" : "", value);
}

/* What lies on the board beyond what always lies there. */
static gboolean
subtract_base (const LmZeckendorfStage *stage,
               const guint32           *heights,
               guint32                 *beyond)
{
  guint64 chips = 0;

  for (guint bin = 1; bin <= LM_ZECKENDORF_MAX_BINS; bin++)
    {
      if (heights[bin - 1] < stage->base[bin - 1])
        return FALSE;

      beyond[bin - 1] = heights[bin - 1] - stage->base[bin - 1];
      chips += beyond[bin - 1];
      if (beyond[bin - 1] > 0 && (bin > stage->counts->n_bins || !lm_zeckendorf_counts_is_open (stage->counts, bin)))
        return FALSE;
    }

  return chips <= stage->chips;
}

/*
 * Whether @position is in the set. @scope: a set of positions; @position: a position of the same game; the hole
 * may not differ, nor may whether ones are stagnant.
 */
gboolean
lm_zeckendorf_scope_rank (const LmZeckendorfScope *scope,
                          LmPosition              *position,
                          guint64                 *rank)
{
  const LmZeckendorfPosition *self = LM_ZECKENDORF_POSITION (position);
  guint32 beyond[LM_ZECKENDORF_MAX_BINS];
  const guint64 value = lm_zeckendorf_value (self->heights);
  const LmZeckendorfStage *stage;
  guint index;

  if (value + self->stock > scope->top)
    return FALSE;

  if (self->stock > 0)
    {
      if (self->stock > scope->n_stages - scope->n_board_stages || value + self->stock != scope->top
          || lm_zeckendorf_position_get_variant (position)->place_any != scope->variant.place_any)
        return FALSE;
      index = scope->n_board_stages - 1 + self->stock;
    }
  else
    {
      if (scope->step == 0 ? value != scope->top : (scope->top - value) % scope->step != 0)
        return FALSE;
      index = scope->step == 0 ? 0 : value / scope->step;
    }

  stage = &scope->stages[index];
  if (!subtract_base (stage, self->heights, beyond))
    return FALSE;

  *rank = stage->first + lm_zeckendorf_counts_rank (stage->counts, beyond, stage->value, stage->chips);
  return TRUE;
}
