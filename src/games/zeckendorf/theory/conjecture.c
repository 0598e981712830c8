/* SPDX-License-Identifier: GPL-3.0-or-later */
/* conjecture.c: who wins the reversed game from n = 2, 3, … as far as one has patience for. */

#include "conjecture.h"

#include "games/zeckendorf/solver/ranks.h"
#include "games/zeckendorf/solver/winners.h"

struct _LmZeckendorfConjecture
{
  GObject             parent_instance;

  LmZeckendorfVariant variant;
  GMutex              mutex;
  GArray             *n_won; /* with the mutex: of guint: how often Player 1 won up to n, from n = 2 on */
};

G_DEFINE_FINAL_TYPE (LmZeckendorfConjecture, lm_zeckendorf_conjecture, G_TYPE_OBJECT)

static void
lm_zeckendorf_conjecture_finalize (GObject *object)
{
  LmZeckendorfConjecture *self = LM_ZECKENDORF_CONJECTURE (object);

  g_array_unref (self->n_won);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (lm_zeckendorf_conjecture_parent_class)->finalize (object);
}

static void
lm_zeckendorf_conjecture_class_init (LmZeckendorfConjectureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_zeckendorf_conjecture_finalize;
}

static void
lm_zeckendorf_conjecture_init (LmZeckendorfConjecture *self)
{
  g_mutex_init (&self->mutex);
  self->n_won = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Returns: (transfer full): a sweep that has not begun. @stagnant: whether no move may take a one. */
LmZeckendorfConjecture *
lm_zeckendorf_conjecture_new (gboolean stagnant)
{
  LmZeckendorfConjecture *self = g_object_new (LM_TYPE_ZECKENDORF_CONJECTURE, NULL);

  self->variant = (LmZeckendorfVariant) { .kind = LM_ZECKENDORF_REVERSED, .stagnant = stagnant };
  return self;
}

static guint
count_won (LmZeckendorfConjecture *self,
           guint                   n)
{
  return n >= LM_ZECKENDORF_CONJECTURE_FIRST
         ? g_array_index (self->n_won, guint, n - LM_ZECKENDORF_CONJECTURE_FIRST) : 0;
}

static void
add_winner (LmZeckendorfConjecture *self,
            guint                   n,
            gboolean                won)
{
  guint n_won;

  g_mutex_lock (&self->mutex);
  n_won = count_won (self, n - 1) + (won ? 1 : 0);
  g_array_append_val (self->n_won, n_won);
  g_mutex_unlock (&self->mutex);
}

static guint64
count_positions (guint from,
                 guint to)
{
  guint64 n_positions = 0;

  for (guint n = from; n <= to; n++)
    n_positions += lm_zeckendorf_count_positions (n);

  return n_positions;
}

static gboolean
compute_next (LmZeckendorfConjecture  *self,
              LmZeckendorfWinners     *winners,
              guint                    n,
              LmSolveContext          *context,
              GError                 **error)
{
  guint32 heights[LM_ZECKENDORF_MAX_BINS];

  if (!lm_zeckendorf_winners_solve (winners, n, context, error))
    return FALSE;

  lm_zeckendorf_decompose (n, heights);
  add_winner (self, n, lm_zeckendorf_winners_lookup (winners, heights) == LM_VALUE_WIN);
  return TRUE;
}

/*
 * Goes on where it stands. Each n is there for the other functions as soon as it is solved, and stays when this is
 * stopped; called again it goes on after it. By one thread at a time; the others functions may be called from any.
 * Returns: whether it stands at @to or beyond.
 */
gboolean
lm_zeckendorf_conjecture_extend (LmZeckendorfConjecture  *self,
                                 guint                    to,
                                 LmSolveContext          *context,
                                 GError                 **error)
{
  const guint next = lm_zeckendorf_conjecture_get_last (self) + 1;
  g_autoptr (LmZeckendorfWinners) winners = NULL;
  guint64 whole = 0;
  guint64 before = 0;
  gboolean going = TRUE;

  if (next > to)
    return TRUE;

  winners = lm_zeckendorf_winners_prepare (&self->variant, to, context, error);
  if (winners == NULL)
    return FALSE;

  whole = count_positions (next, to);
  for (guint n = next; n <= to && going; n++)
    {
      lm_solve_context_set_part (context, before, whole);
      going = compute_next (self, winners, n, context, error);
      before += lm_zeckendorf_count_positions (n);
    }

  lm_solve_context_set_part (context, 0, 0);
  return going;
}

/* Takes over what was computed before and has been kept somewhere. Not while lm_zeckendorf_conjecture_extend() runs. */
void
lm_zeckendorf_conjecture_add_winner (LmZeckendorfConjecture *self,
                                     guint                   winner)
{
  g_return_if_fail (LM_IS_ZECKENDORF_CONJECTURE (self));
  g_return_if_fail (winner == 1 || winner == 2);

  add_winner (self, lm_zeckendorf_conjecture_get_last (self) + 1, winner == 1);
}

/* The last n that is solved, 1 when none is. */
guint
lm_zeckendorf_conjecture_get_last (LmZeckendorfConjecture *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return LM_ZECKENDORF_CONJECTURE_FIRST - 1 + self->n_won->len;
}

/* Which player wins from the Zeckendorf decomposition of @n, 1 or 2. */
guint
lm_zeckendorf_conjecture_get_winner (LmZeckendorfConjecture *self,
                                     guint                   n)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return count_won (self, n) > count_won (self, n - 1) ? 1 : 2;
}

/* From how many of the values 2 to @n Player 1 wins. */
guint
lm_zeckendorf_conjecture_count_won (LmZeckendorfConjecture *self,
                                    guint                   n)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  return count_won (self, n);
}

/* From what share of the values 2 to @n Player 1 wins, 0 to 1. */
double
lm_zeckendorf_conjecture_get_share (LmZeckendorfConjecture *self,
                                    guint                   n)
{
  return (double) lm_zeckendorf_conjecture_count_won (self, n) / (n - LM_ZECKENDORF_CONJECTURE_FIRST + 1);
}
