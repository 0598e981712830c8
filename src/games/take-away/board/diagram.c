/* SPDX-License-Identifier: GPL-3.0-or-later */
/* diagram.c: a pile on paper, the stones that this turn may take underlined. */

#include "../rules/rules.h"

#include "paper/lm-diagram.h"

/* A pile beyond 64 bits is drawn as one that fills them; its number is told all the same. */
static guint64
get_number (mpz_srcptr number)
{
  return lm_take_away_number_fits_uint64 (number) ? lm_take_away_number_get_uint64 (number) : G_MAXUINT64;
}

static void
tell_stones (LmPosition  *position,
             LmPenStones *stones)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const guint64 n = get_number (self->stones), limit = get_number (self->limit);

  *stones = (LmPenStones) { .n_stones = n, .n_places = n, .from = limit == 0 ? 0 : n - limit + 1, .to = n };
  stones->total = lm_take_away_number_describe (self->stones);
}

const LmDiagramInfo lm_take_away_diagram_info = { "take-away", .tell_stones = tell_stones };
