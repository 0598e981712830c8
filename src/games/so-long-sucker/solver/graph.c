/* SPDX-License-Identifier: GPL-3.0-or-later */
/* graph.c: the positions that a search has met, each once, with what is known of them. */

#include "solver.h"

#define FIRST_ENTRIES 1024
#define FIRST_SLOTS 16
#define NO_SLOT G_MAXUINT64

/* A part begins small, by the allocator; from its first growth on it has whole pages. */
#define PAGE_SLOTS 512

/*
 * Growing copies nothing, so that it can be by little, and a search can use nearly all of the memory that it may have.
 * @array: in pages of its own. @room: how many elements of @size bytes fit. Returns the array, which may have moved.
 */
static gpointer
grow (gpointer  array,
      guint64  *room,
      guint64   needed,
      gsize     size)
{
  const guint64 before = *room;

  if (needed > before)
    *room = MAX (needed, before + before / 8 + FIRST_ENTRIES);
  return needed > before ? lm_memory_resize (array, before * size, *room * size) : array;
}

static void
clear_slots (LmSlsPart *part,
             guint32    n_slots)
{
  const gsize bytes = n_slots * sizeof (guint64);

  part->mask = n_slots - 1;
  part->slots = n_slots < PAGE_SLOTS ? g_malloc (bytes) : lm_memory_resize (NULL, 0, bytes);
  memset (part->slots, 0xff, bytes);
}

static void
free_slots (guint64 *slots,
            guint32  n_slots)
{
  if (n_slots < PAGE_SLOTS)
    g_free (slots);
  else
    lm_memory_resize (slots, n_slots * sizeof (guint64), 0);
}

void
lm_sls_graph_init (LmSlsGraph *graph)
{
  *graph = (LmSlsGraph) { .n_slots = LM_SLS_GRAPH_PARTS * FIRST_SLOTS };
  for (guint i = 0; i < LM_SLS_GRAPH_PARTS; i++)
    clear_slots (&graph->parts[i], FIRST_SLOTS);
}

void
lm_sls_graph_clear (LmSlsGraph *graph)
{
  lm_memory_resize (graph->entries, graph->entries_room * sizeof (LmSlsEntry), 0);
  lm_memory_resize (graph->words, graph->words_room * sizeof (guint32), 0);
  for (guint i = 0; i < LM_SLS_GRAPH_PARTS; i++)
    free_slots (graph->parts[i].slots, graph->parts[i].mask + 1);
}

guint64
lm_sls_graph_get_size (LmSlsGraph *graph)
{
  return graph->entries_room * sizeof (LmSlsEntry) + graph->words_room * sizeof (guint32)
         + graph->n_slots * sizeof (guint64);
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
  guint64 *old = part->slots;
  const guint32 n_old = part->mask + 1;

  clear_slots (part, MAX (2 * n_old, PAGE_SLOTS));
  graph->n_slots += part->mask + 1 - n_old;
  for (guint32 i = 0; i < n_old; i++)
    {
      guint32 slot = (guint32) (old[i] >> 32) / LM_SLS_GRAPH_PARTS & part->mask;

      if (old[i] == NO_SLOT)
        continue;

      while (part->slots[slot] != NO_SLOT)
        slot = (slot + 1) & part->mask;
      part->slots[slot] = old[i];
    }
  free_slots (old, n_old);
}

static guint32
add_words (LmSlsGraph    *graph,
           const guint32 *words,
           guint          n_words)
{
  const guint32 start = graph->n_words;

  graph->words = grow (graph->words, &graph->words_room, graph->n_words + n_words, sizeof (guint32));
  memcpy (graph->words + start, words, n_words * sizeof (guint32));
  graph->n_words += n_words;
  return start;
}

/*
 * Tells the memory where it will be looked for. A search spends most of its time on waiting for that; so several forms
 * are prepared before the first of them is asked for.
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
  graph->entries = grow (graph->entries, &graph->entries_room, graph->n_entries + 1, sizeof (LmSlsEntry));
  graph->entries[graph->n_entries] = (LmSlsEntry) {
    .phi = 1,
    .delta = 1,
    .key = add_words (graph, key->words, key->length),
  };
  return graph->n_entries++;
}

/* The position's number; the entries may move. @is_new: whether it was not there before. */
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

/* @children: their numbers, with %LM_SLS_SAME_SIDE where that holds. */
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
