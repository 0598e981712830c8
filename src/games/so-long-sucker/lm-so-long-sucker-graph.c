/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-so-long-sucker-graph.c: the positions that a search has met, each once, with what is known of them. */

#include "lm-so-long-sucker-graph.h"

#include <string.h>

#define FIRST_ENTRIES 1024
#define FIRST_WORDS 16384
#define FIRST_SLOTS 16
#define NO_SLOT G_MAXUINT64

static void
clear_slots (LmSlsPart *part,
             guint32    n_slots)
{
  part->mask = n_slots - 1;
  part->slots = g_new (guint64, n_slots);
  memset (part->slots, 0xff, n_slots * sizeof (guint64));
}

/**
 * lm_sls_graph_init:
 * @graph: (out caller-allocates): an empty graph
 */
void
lm_sls_graph_init (LmSlsGraph *graph)
{
  *graph = (LmSlsGraph) {
    .entries_room = FIRST_ENTRIES,
    .words_room = FIRST_WORDS,
    .n_slots = LM_SLS_GRAPH_PARTS * FIRST_SLOTS,
  };
  graph->entries = g_new (LmSlsEntry, graph->entries_room);
  graph->words = g_new (guint32, graph->words_room);
  for (guint i = 0; i < LM_SLS_GRAPH_PARTS; i++)
    clear_slots (&graph->parts[i], FIRST_SLOTS);
}

/**
 * lm_sls_graph_clear:
 * @graph: a graph
 *
 * Frees what it holds.
 */
void
lm_sls_graph_clear (LmSlsGraph *graph)
{
  g_free (graph->entries);
  g_free (graph->words);
  for (guint i = 0; i < LM_SLS_GRAPH_PARTS; i++)
    g_free (graph->parts[i].slots);
}

/**
 * lm_sls_graph_get_size:
 * @graph: a graph
 *
 * Returns: the bytes that it takes, with those that growing takes soon
 */
guint64
lm_sls_graph_get_size (LmSlsGraph *graph)
{
  const guint64 entries = MAX (graph->entries_room, graph->n_entries + graph->n_entries / 2);
  const guint64 words = MAX (graph->words_room, graph->n_words + graph->n_words / 2);

  return entries * sizeof (LmSlsEntry) + words * sizeof (guint32) + graph->n_slots * sizeof (guint64);
}

static guint32
hash_key (const LmSlsKey *key)
{
  guint64 hash = key->length;

  for (guint i = 0; i < key->length; i++)
    {
      hash = (hash ^ key->words[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      hash ^= hash >> 32;
    }

  hash *= G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return hash >> 32;
}

static gboolean
is_key (LmSlsGraph     *graph,
        guint64         slot,
        const LmSlsKey *key)
{
  const guint32 *words;

  if (slot >> 32 != key->hash)
    return FALSE;

  /* The first word tells how many there are. */
  words = graph->words + graph->entries[(guint32) slot].key;
  return words[0] == key->words[0] && memcmp (words, key->words, key->length * sizeof (guint32)) == 0;
}

static LmSlsPart *
get_part (LmSlsGraph *graph,
          guint32     hash)
{
  return &graph->parts[hash % LM_SLS_GRAPH_PARTS];
}

static guint64 *
find_slot (LmSlsGraph     *graph,
           const LmSlsKey *key)
{
  const LmSlsPart *part = get_part (graph, key->hash);
  guint32 slot = key->hash / LM_SLS_GRAPH_PARTS & part->mask;

  while (part->slots[slot] != NO_SLOT && !is_key (graph, part->slots[slot], key))
    slot = (slot + 1) & part->mask;

  return &part->slots[slot];
}

static void
grow_part (LmSlsGraph *graph,
           LmSlsPart  *part)
{
  g_autofree guint64 *old = part->slots;
  const guint32 n_old = part->mask + 1;

  clear_slots (part, 2 * n_old);
  graph->n_slots += n_old;
  for (guint32 i = 0; i < n_old; i++)
    {
      guint32 slot = (guint32) (old[i] >> 32) / LM_SLS_GRAPH_PARTS & part->mask;

      if (old[i] == NO_SLOT)
        continue;

      while (part->slots[slot] != NO_SLOT)
        slot = (slot + 1) & part->mask;
      part->slots[slot] = old[i];
    }
}

static guint32
add_words (LmSlsGraph    *graph,
           const guint32 *words,
           guint          n_words)
{
  const guint32 start = graph->n_words;

  while (start + n_words > graph->words_room)
    {
      graph->words_room *= 2;
      graph->words = g_renew (guint32, graph->words, graph->words_room);
    }

  memcpy (graph->words + start, words, n_words * sizeof (guint32));
  graph->n_words += n_words;
  return start;
}

/**
 * lm_sls_graph_prepare:
 * @graph: a graph
 * @key: a canonical form that is to be looked for
 *
 * Tells the memory where it will be looked for. A search spends most of its
 * time on waiting for that; so several forms are prepared before the first of
 * them is asked for.
 */
void
lm_sls_graph_prepare (LmSlsGraph *graph,
                      LmSlsKey   *key)
{
  const LmSlsPart *part;

  key->hash = hash_key (key);
  part = get_part (graph, key->hash);
  __builtin_prefetch (&part->slots[key->hash / LM_SLS_GRAPH_PARTS & part->mask]);
}

static guint32
add_entry (LmSlsGraph     *graph,
           const LmSlsKey *key)
{
  if (graph->n_entries == graph->entries_room)
    {
      graph->entries_room *= 2;
      graph->entries = g_renew (LmSlsEntry, graph->entries, graph->entries_room);
    }

  graph->entries[graph->n_entries] = (LmSlsEntry) {
    .phi = 1,
    .delta = 1,
    .key = add_words (graph, key->words, key->length),
  };
  return graph->n_entries++;
}

/**
 * lm_sls_graph_insert:
 * @graph: a graph
 * @key: a canonical form that was prepared
 * @is_new: (out): whether it was not there before; then nothing is known of it
 *
 * Moves the entries, if it has to.
 *
 * Returns: the position's number
 */
guint32
lm_sls_graph_insert (LmSlsGraph     *graph,
                     const LmSlsKey *key,
                     gboolean       *is_new)
{
  LmSlsPart *part = get_part (graph, key->hash);
  guint64 *slot = find_slot (graph, key);

  *is_new = *slot == NO_SLOT;
  if (!*is_new)
    return (guint32) *slot;

  if (++part->n_used > part->mask / 2)
    {
      grow_part (graph, part);
      slot = find_slot (graph, key);
    }

  *slot = (guint64) key->hash << 32 | add_entry (graph, key);
  return (guint32) *slot;
}

/**
 * lm_sls_graph_set_children:
 * @graph: a graph
 * @number: a position
 * @children: (array length=n_children): their numbers, with
 *   %LM_SLS_SAME_SIDE where that holds
 * @n_children: how many, at least one
 */
void
lm_sls_graph_set_children (LmSlsGraph    *graph,
                           guint32        number,
                           const guint32 *children,
                           guint          n_children)
{
  const guint32 start = add_words (graph, children, n_children);

  graph->entries[number].children = start;
  graph->entries[number].n_children = n_children;
}
