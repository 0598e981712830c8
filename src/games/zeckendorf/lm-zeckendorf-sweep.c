/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-zeckendorf-sweep.c: who wins the forward game from n chips, for one n after the other. */

#include "config.h"

#include "lm-zeckendorf-sweep.h"

#include "engine/lm-error.h"
#include "lm-zeckendorf-table.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

/* The last n of a sweep for which none is asked for. */
#define DEFAULT_TO 60

static const char * const *
get_columns (GHashTable *options)
{
  static const char *const plain[] = { "n", "winner", NULL };
  static const char *const graph[] = { "n", "winner", "vertices", "edges", NULL };

  return g_hash_table_contains (options, "graph") ? graph : plain;
}

static gboolean
get_range (LmTableRun  *run,
           guint       *from,
           guint       *to,
           GError     **error)
{
  const guint64 first = MAX (run->from, 1);
  const guint64 last = run->to > 0 ? run->to : MAX (first, DEFAULT_TO);

  if (first > LM_ZECKENDORF_MAX_VALUE || last > LM_ZECKENDORF_MAX_VALUE)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("This table goes up to %u and no further."), (guint) LM_ZECKENDORF_MAX_VALUE);
      return FALSE;
    }

  if (first > last)
    {
      g_set_error (error, LM_ERROR, LM_ERROR_ARGUMENT,
                   _("The table would begin at %" PRIu64 ", after its end at %" PRIu64 "."),
                   first, last);
      return FALSE;
    }

  *from = first;
  *to = last;
  return TRUE;
}

static gboolean
get_winner (guint            n,
            LmSolveContext  *context,
            const char     **winner,
            GError         **error)
{
  const guint32 start[LM_ZECKENDORF_MAX_BINS] = { n };
  g_autoptr (LmZeckendorfTable) table = lm_zeckendorf_table_new (n, context, error);
  guint distance = 0;

  if (table == NULL)
    return FALSE;

  *winner = lm_zeckendorf_table_lookup (table, start, &distance) == LM_VALUE_WIN ? "1" : "2";
  return TRUE;
}

static gboolean
emit_row (LmTableRun *run,
          guint       n,
          const char *winner)
{
  g_autofree char *index = g_strdup_printf ("%u", n);
  g_autofree char *vertices = g_strdup_printf ("%" PRIu64, lm_zeckendorf_count_positions (n));
  g_autofree char *edges = g_strdup_printf ("%" PRIu64, lm_zeckendorf_count_moves (n));
  const gboolean graph = g_hash_table_contains (run->options, "graph");
  const char *row[] = { index, winner, graph ? vertices : NULL, edges, NULL };

  return run->emit (row, run->emit_data);
}

static gboolean
run_zeckendorf (LmTableRun  *run,
                GError     **error)
{
  guint from = 0;
  guint to = 0;

  if (!get_range (run, &from, &to, error))
    return FALSE;

  for (guint n = from; n <= to; n++)
    {
      const char *winner = NULL;

      if (!get_winner (n, run->context, &winner, error))
        return FALSE;
      if (!emit_row (run, n, winner))
        return TRUE;
    }

  return TRUE;
}

static const char *const options[] = { "graph", NULL };

const LmTableInfo lm_zeckendorf_tables[] = {
  {
    .name = "zeckendorf",
    .summary = N_("who wins the Zeckendorf game from n chips in the first bin"),
    .options = options,
    .get_columns = get_columns,
    .run = run_zeckendorf,
  },
  { NULL },
};
