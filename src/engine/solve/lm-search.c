/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-search.c: exact search over the rules alone, remembering every position that it has solved. */

#include "lm-search.h"

#include "engine/game/lm-memory.h"
#include "lm-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Of an entry beside its text, at most: a table that has just grown is less than half full, with 16 bytes a slot. */
#define BYTES_PER_ENTRY 35

/* Texts are in blocks that the allocator gives back to the system when they are freed. */
#define BLOCK_BYTES (256 * 1024)

/* Of a position on the way down beside itself and its text: its moves and malloc's heads. */
#define BYTES_PER_FRAME 256
#define BYTES_PER_MOVE 32

/* Taking more apart takes longer than whoever cancels should wait. */
#define DEEP_STACK 4096
#define LARGE_TABLE (16 * 1024 * 1024)

/* The distances that were found, for positions of all games: the text names the game. */
#define LM_TYPE_SEARCH_TABLE (lm_search_table_get_type ())
G_DECLARE_FINAL_TYPE (LmSearchTable, lm_search_table, LM, SEARCH_TABLE, GObject)

struct _LmSearchTable
{
  GObject     parent_instance;

  GHashTable   *solved; /* position text → SOLVED (value, distance) */
  GStringChunk *texts;
  guint64       bytes;
  guint64       stack_bytes; /* while a search goes on */
};

static void lm_search_table_table_init (LmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmSearchTable, lm_search_table, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_TABLE, lm_search_table_table_init))

#define SOLVED(value, distance) GUINT_TO_POINTER ((distance) * 4 + (value))
#define SOLVED_VALUE(solved) ((LmValue) (GPOINTER_TO_UINT (solved) % 4))
#define SOLVED_DISTANCE(solved) (GPOINTER_TO_UINT (solved) / 4)

static void
lm_search_table_finalize (GObject *object)
{
  LmSearchTable *self = LM_SEARCH_TABLE (object);

  g_hash_table_unref (self->solved);
  if (self->bytes > LARGE_TABLE)
    lm_memory_release (self->texts, (GDestroyNotify) g_string_chunk_free);
  else
    g_string_chunk_free (self->texts);

  G_OBJECT_CLASS (lm_search_table_parent_class)->finalize (object);
}

static void
lm_search_table_class_init (LmSearchTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lm_search_table_finalize;
}

static void
lm_search_table_init (LmSearchTable *self)
{
  self->solved = g_hash_table_new (g_str_hash, g_str_equal);
  self->texts = g_string_chunk_new (BLOCK_BYTES);
}

/* A position on the way down, with what its moves have shown so far. */
typedef struct
{
  LmPosition *position;
  char       *text;
  GPtrArray  *moves;
  guint       next;
  guint       shortest_win;
  guint       longest_loss;
  gsize       bytes;
} Frame;

static void
frame_clear (gpointer data)
{
  Frame *frame = data;

  lm_position_unref (frame->position);
  g_free (frame->text);
  g_clear_pointer (&frame->moves, g_ptr_array_unref);
}

static void
push_frame (LmSearchTable *table,
            GArray        *stack,
            LmPosition    *position,
            char          *text)
{
  Frame frame = {
    .position = lm_position_ref (position),
    .text = text,
    .shortest_win = LM_DISTANCE_UNKNOWN,
  };

  if (!lm_position_is_over (position))
    frame.moves = lm_position_list_moves (position, G_MAXUINT, NULL);
  frame.bytes = BYTES_PER_FRAME + position->size + strlen (text);
  if (frame.moves != NULL)
    frame.bytes += (gsize) frame.moves->len * BYTES_PER_MOVE;
  table->stack_bytes += frame.bytes;
  g_array_append_val (stack, frame);
}

/* The value of @after for the player who has just moved from @before. */
static LmValue
value_for_mover (LmPosition *before,
                 LmPosition *after,
                 LmValue     value)
{
  gboolean same = !lm_position_is_over (after) && lm_position_get_turn (before) == lm_position_get_turn (after);

  if (value == LM_VALUE_UNKNOWN || same)
    return value;
  if (lm_position_is_over (after))
    return lm_position_get_winner (after) == (int) lm_position_get_turn (before) ? LM_VALUE_WIN : LM_VALUE_LOSS;
  return value == LM_VALUE_WIN ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static void
account_move (Frame      *frame,
              LmPosition *after,
              gpointer    solved)
{
  guint distance = SOLVED_DISTANCE (solved) + 1;

  if (value_for_mover (frame->position, after, SOLVED_VALUE (solved)) == LM_VALUE_WIN)
    frame->shortest_win = MIN (frame->shortest_win, distance);
  else
    frame->longest_loss = MAX (frame->longest_loss, distance);
}

static gpointer
conclude_frame (Frame *frame)
{
  if (frame->moves == NULL)
    return lm_position_get_winner (frame->position) == (int) lm_position_get_turn (frame->position)
             ? SOLVED (LM_VALUE_WIN, 0) : SOLVED (LM_VALUE_LOSS, 0);
  if (frame->shortest_win != LM_DISTANCE_UNKNOWN)
    return SOLVED (LM_VALUE_WIN, frame->shortest_win);
  return SOLVED (LM_VALUE_LOSS, frame->longest_loss);
}

/* Takes the next move of the frame on top, or closes it. */
static void
step (LmSearchTable *table,
      GArray        *stack)
{
  Frame *frame = &g_array_index (stack, Frame, stack->len - 1);

  if (frame->moves != NULL && frame->next < frame->moves->len)
    {
      g_autoptr (LmPosition) after = lm_position_play (frame->position, g_ptr_array_index (frame->moves, frame->next), NULL);
      g_autofree char *text = lm_position_to_string (after);
      gpointer solved = g_hash_table_lookup (table->solved, text);

      if (solved == NULL)
        {
          push_frame (table, stack, after, g_steal_pointer (&text));
          return;
        }

      account_move (frame, after, solved);
      frame->next++;
      return;
    }

  table->bytes += strlen (frame->text) + 1 + BYTES_PER_ENTRY;
  g_hash_table_insert (table->solved, g_string_chunk_insert (table->texts, frame->text), conclude_frame (frame));
  table->stack_bytes -= frame->bytes;
  g_array_set_size (stack, stack->len - 1);
}

static char *
describe_memory (LmSolveContext *context)
{
  g_autofree char *size = g_format_size_full (lm_solve_context_get_memory (context), G_FORMAT_SIZE_IEC_UNITS);

  return g_strdup_printf (_("The memory allowed, %s, was full before it was decided."), size);
}

/* Returns: why it stopped, or NULL when all is solved or the search was cancelled. */
static char *
work_off (LmSearchTable  *table,
          GArray         *stack,
          LmSolveContext *context)
{
  guint64 steps = 0;

  while (stack->len > 0)
    {
      step (table, stack);

      if (++steps % 256 != 0)
        continue;

      LmStop stop = lm_solve_context_poll (context);
      if (stop == LM_STOP_CANCELLED)
        return NULL;
      if (stop == LM_STOP_TIME)
        return lm_solve_context_describe_time (context);
      if (table->bytes + table->stack_bytes > lm_solve_context_get_memory (context))
        return describe_memory (context);
      lm_table_cache_reserve (lm_solve_context_get_cache (context), table->bytes + table->stack_bytes);
      lm_solve_context_set_progress (context, g_hash_table_size (table->solved), 0);
    }

  return NULL;
}

static void
drop_stack (GArray *stack)
{
  if (stack->len > DEEP_STACK)
    lm_memory_release (stack, (GDestroyNotify) g_array_unref);
  else
    g_array_unref (stack);
}

/* Returns: what work_off() does. */
static char *
search (LmSearchTable  *table,
        LmPosition     *position,
        LmSolveContext *context)
{
  GArray *stack = g_array_new (FALSE, FALSE, sizeof (Frame));
  char *limit;

  table->stack_bytes = 0;
  g_array_set_clear_func (stack, frame_clear);
  push_frame (table, stack, position, lm_position_to_string (position));
  limit = work_off (table, stack, context);
  drop_stack (stack);
  return limit;
}

static gpointer
lookup (LmSearchTable *table,
        LmPosition    *position)
{
  g_autofree char *text = lm_position_to_string (position);

  return g_hash_table_lookup (table->solved, text);
}

static LmAnswer *
read_answer (LmSearchTable *table,
             LmPosition    *position)
{
  LmAnswer *answer = lm_answer_new (position);
  gpointer solved = lookup (table, position);
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, G_MAXUINT, NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = g_ptr_array_index (moves, i);
      g_autoptr (LmPosition) after = lm_position_play (position, move, NULL);
      gpointer child = lookup (table, after);

      lm_answer_add_move (answer, move, after,
                          value_for_mover (position, after, SOLVED_VALUE (child)),
                          child != NULL ? SOLVED_DISTANCE (child) : LM_DISTANCE_UNKNOWN);
    }

  if (solved != NULL)
    lm_answer_conclude (answer, SOLVED_VALUE (solved), SOLVED_DISTANCE (solved));
  else if (lm_answer_count (answer, LM_VALUE_WIN) > 0)
    lm_answer_conclude (answer, LM_VALUE_WIN, LM_DISTANCE_UNKNOWN);
  answer->method = LM_METHOD_SEARCH;
  answer->positions = g_hash_table_size (table->solved);
  return answer;
}

/* Several positions of one game share most of what is below them: what was found is kept. */
static LmSearchTable *
take_table (LmSolveContext *context)
{
  g_autoptr (LmSearchTable) table = lm_table_cache_take (lm_solve_context_get_cache (context), "search");

  if (table != NULL && table->bytes <= lm_solve_context_get_memory (context) / 2)
    return g_steal_pointer (&table);

  return g_object_new (LM_TYPE_SEARCH_TABLE, NULL);
}

/**
 * lm_search_solve:
 * @position: a position of a finite game of two players
 * @context: limits, cancellation and cache
 * @error: return location for %G_IO_ERROR_CANCELLED
 *
 * Solves by depth-first search over the rules, every position once: value and
 * moves to the end of the position and of each move. Beyond the limits the
 * value is %LM_VALUE_UNKNOWN with the reason, unless a winning move was found.
 *
 * Returns: (transfer full) (nullable): the answer, %NULL only when cancelled
 */
LmAnswer *
lm_search_solve (LmPosition      *position,
                 LmSolveContext  *context,
                 GError         **error)
{
  g_autoptr (LmSearchTable) table = take_table (context);
  g_autofree char *limit = NULL;
  LmAnswer *answer;

  if (lookup (table, position) == NULL)
    limit = search (table, position, context);

  lm_table_cache_insert (lm_solve_context_get_cache (context), "search", table);
  if (lm_solve_context_is_cancelled (context, error))
    return NULL;

  answer = read_answer (table, position);
  if (answer->value == LM_VALUE_UNKNOWN)
    answer->limit = g_steal_pointer (&limit);
  return answer;
}

static guint64
lm_search_table_get_bytes (LmTable *table)
{
  return LM_SEARCH_TABLE (table)->bytes;
}

static void
lm_search_table_table_init (LmTableInterface *iface)
{
  iface->get_bytes = lm_search_table_get_bytes;
}
