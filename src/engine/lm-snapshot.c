/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-snapshot.c: a session as it was at a moment, as JSON. The format is described in lm-saved-game.h. */

#include "lm-snapshot.h"

#include "lm-game-info.h"
#include "lm-node-private.h"

#include <json-glib/json-glib.h>

typedef struct
{
  LmNodeKind  kind;
  guint       parent;   /* index of the step that it continues */
  gboolean    is_next;
  const char *move;
  LmPosition *position; /* of all but moves, a reference */
  LmSeat      seats[LM_MAX_PLAYERS];
  guint       clock;
  guint       thought;
} Step;

struct _LmSnapshot
{
  const LmGameInfo *info;
  guint32           seed;
  guint             current;
  GArray           *steps; /* of Step */
  GStringChunk     *moves;
};

typedef struct
{
  LmNode *node;
  guint   parent;
} Visit;

static void
clear_step (gpointer step)
{
  g_clear_pointer (&((Step *) step)->position, lm_position_unref);
}

/* The nodes from @root on, without what begins at @except. */
static guint
count_nodes (LmNode *root,
             LmNode *except)
{
  g_autoptr (GPtrArray) stack = g_ptr_array_new ();
  guint count = 0;

  g_ptr_array_add (stack, root);
  while (stack->len > 0)
    {
      LmNode *node = g_ptr_array_steal_index (stack, stack->len - 1);

      if (node == except)
        continue;
      count++;
      for (guint i = 0; i < lm_node_get_n_children (node); i++)
        g_ptr_array_add (stack, lm_node_get_child (node, i));
    }

  return count;
}

/* The start of the game that is played now, or of as many games before it as fit. */
static LmNode *
choose_root (LmSession *session,
             guint      max_nodes)
{
  LmNode *root = lm_node_get_opening (lm_session_get_current (session));
  guint count = count_nodes (root, NULL);

  while (lm_node_get_parent (root) != NULL)
    {
      LmNode *earlier = lm_node_get_opening (lm_node_get_parent (root));

      count += count_nodes (earlier, root);
      if (count > max_nodes)
        break;
      root = earlier;
    }

  return root;
}

/* A new game is the start of what is written when it is the first step of it. */
static LmNodeKind
get_kind (const Visit *visit,
          guint        index)
{
  return index == 0 ? LM_NODE_START : lm_node_get_kind (visit->node);
}

static void
add_step (LmSnapshot  *snapshot,
          const Visit *visit)
{
  LmNode *parent = lm_node_get_parent (visit->node);
  Step step = { get_kind (visit, snapshot->steps->len), visit->parent };

  if (step.kind == LM_NODE_MOVE)
    step.move = g_string_chunk_insert_const (snapshot->moves, lm_node_get_move (visit->node));
  else
    step.position = lm_position_ref (lm_node_get_position (visit->node));
  for (guint i = 0; i < LM_MAX_PLAYERS; i++)
    step.seats[i] = lm_node_get_seat (visit->node, i);
  step.clock = lm_node_get_clock (visit->node);
  step.thought = lm_node_get_thought (visit->node);
  if (step.kind != LM_NODE_START)
    step.is_next = lm_node_get_next (parent) == visit->node && lm_node_get_child (parent, 0) != visit->node;

  g_array_append_val (snapshot->steps, step);
}

/* Line by line, each as deep as it goes: the last one pushed comes first. */
static void
add_steps (LmSnapshot *snapshot,
           LmNode     *root,
           LmNode     *current)
{
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Visit));
  Visit visit = { root, 0 };

  g_array_append_val (stack, visit);
  while (stack->len > 0)
    {
      guint index = snapshot->steps->len;

      visit = g_array_index (stack, Visit, stack->len - 1);
      g_array_set_size (stack, stack->len - 1);
      add_step (snapshot, &visit);
      if (visit.node == current)
        snapshot->current = index;

      for (guint i = lm_node_get_n_children (visit.node); i > 0; i--)
        {
          Visit child = { lm_node_get_child (visit.node, i - 1), index };
          g_array_append_val (stack, child);
        }
    }
}

/**
 * lm_snapshot_new:
 * @session: a session
 * @max_nodes: how many steps there may be; the game that is played now is in
 *   it in any case, and those before it while they fit
 *
 * Returns: (transfer full): what @session is now. It shares nothing with it and
 *   may be used and freed on any thread
 */
LmSnapshot *
lm_snapshot_new (LmSession *session,
                 guint      max_nodes)
{
  LmSnapshot *snapshot;

  g_return_val_if_fail (LM_IS_SESSION (session), NULL);

  snapshot = g_new0 (LmSnapshot, 1);
  snapshot->info = lm_position_get_info (lm_session_get_position (session));
  snapshot->seed = lm_session_get_seed (session);
  snapshot->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (snapshot->steps, clear_step);
  snapshot->moves = g_string_chunk_new (1024);
  add_steps (snapshot, choose_root (session, max_nodes), lm_session_get_current (session));
  return snapshot;
}

/**
 * lm_snapshot_free:
 * @snapshot: (transfer full): a snapshot
 */
void
lm_snapshot_free (LmSnapshot *snapshot)
{
  g_array_unref (snapshot->steps);
  g_string_chunk_free (snapshot->moves);
  g_free (snapshot);
}

/**
 * lm_snapshot_get_n_nodes:
 * @snapshot: a snapshot
 *
 * Returns: how many steps are in it
 */
guint
lm_snapshot_get_n_nodes (LmSnapshot *snapshot)
{
  return snapshot->steps->len;
}

static const char *
get_kind_id (LmNodeKind kind)
{
  switch (kind)
    {
    case LM_NODE_NEW:
      return "new";
    case LM_NODE_EDIT:
      return "edit";
    case LM_NODE_MOVE:
      return "move";
    case LM_NODE_START:
    default:
      return "start";
    }
}

static void
add_text (JsonBuilder *builder,
          const char  *name,
          const char  *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_number (JsonBuilder *builder,
            const char  *name,
            guint        number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
add_number_unless_0 (JsonBuilder *builder,
                     const char  *name,
                     guint        number)
{
  if (number != 0)
    add_number (builder, name, number);
}

static void
add_seats (JsonBuilder  *builder,
           const LmSeat *seats,
           guint         n_players)
{
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_players; i++)
    json_builder_add_string_value (builder, lm_seat_to_id (seats[i]));
  json_builder_end_array (builder);
}

static void
build_step (JsonBuilder *builder,
            LmSnapshot  *snapshot,
            const Step  *step)
{
  json_builder_begin_object (builder);
  if (step->kind != LM_NODE_START)
    add_number (builder, "parent", step->parent);
  add_text (builder, "kind", get_kind_id (step->kind));
  if (step->kind == LM_NODE_MOVE)
    {
      add_text (builder, "move", step->move);
    }
  else
    {
      g_autofree char *position = lm_position_to_string (step->position);
      add_text (builder, "position", position);
    }
  if (step->kind == LM_NODE_NEW)
    {
      add_seats (builder, step->seats, snapshot->info->n_players);
      add_number_unless_0 (builder, "clock", step->clock);
    }
  add_number_unless_0 (builder, "thought", step->thought);
  if (step->is_next)
    {
      json_builder_set_member_name (builder, "next");
      json_builder_add_boolean_value (builder, TRUE);
    }
  json_builder_end_object (builder);
}

static JsonNode *
build (LmSnapshot *snapshot)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const Step *start = &g_array_index (snapshot->steps, Step, 0);

  json_builder_begin_object (builder);
  add_text (builder, "format", "last-move");
  add_number (builder, "version", 1);
  add_text (builder, "game", snapshot->info->name);
  add_seats (builder, start->seats, snapshot->info->n_players);
  add_number_unless_0 (builder, "clock", start->clock);
  add_number (builder, "seed", snapshot->seed);
  json_builder_set_member_name (builder, "nodes");
  json_builder_begin_array (builder);
  for (guint i = 0; i < snapshot->steps->len; i++)
    build_step (builder, snapshot, &g_array_index (snapshot->steps, Step, i));
  json_builder_end_array (builder);
  add_number (builder, "current", snapshot->current);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/**
 * lm_snapshot_to_json:
 * @snapshot: a snapshot
 *
 * Returns: (transfer full): the session as JSON, with a newline at the end
 */
GString *
lm_snapshot_to_json (LmSnapshot *snapshot)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) node = build (snapshot);
  GString *text = g_string_new (NULL);

  json_generator_set_root (generator, node);
  json_generator_to_gstring (generator, text);
  return g_string_append_c (text, '\n');
}
