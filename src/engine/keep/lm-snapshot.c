/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-snapshot.c: a session as it was at a moment, as JSON. The format is described in lm-saved-game.h. */

#include "lm-snapshot.h"

#include "engine/game/lm-game-info.h"
#include "engine/play/lm-node-private.h"

#include <json-glib/json-glib.h>

typedef struct
{
  LmNodeKind  kind;
  guint       parent;   /* index of the step that it continues */
  gboolean    is_next;
  const char *move;     /* or the text of a position that nobody looks at */
  LmPosition *position; /* of all others, a reference */
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
  GArray           *visits; /* of Visit, still to be taken; the last one first */
  LmNode           *current_node;
  LmNode           *first;     /* the start of the game before which nothing is taken, as far as is known */
  LmNode           *counting;  /* the start of the game whose steps are counted, or NULL; those from first on are */
  GPtrArray        *uncounted; /* of LmNode */
  guint             n_counted;
  guint             max_nodes;
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

/* From there on the tree is taken. */
static void
visit_first (LmSnapshot *snapshot)
{
  const Visit visit = { snapshot->first, 0 };

  snapshot->counting = NULL;
  g_array_append_val (snapshot->visits, visit);
}

/* Looks for the start of the game that is played now, or of as many games before it as fit: counts one step, or goes to the game before. */
static void
count_step (LmSnapshot *snapshot)
{
  LmNode *node;

  if (snapshot->uncounted->len == 0)
    {
      snapshot->first = snapshot->counting;
      if (lm_node_get_parent (snapshot->first) == NULL)
        {
          visit_first (snapshot);
          return;
        }
      snapshot->counting = lm_node_get_opening (lm_node_get_parent (snapshot->first));
      g_ptr_array_add (snapshot->uncounted, snapshot->counting);
    }

  node = g_ptr_array_steal_index (snapshot->uncounted, snapshot->uncounted->len - 1);
  if (node == snapshot->first && node != snapshot->counting)
    return;
  if (++snapshot->n_counted > snapshot->max_nodes)
    visit_first (snapshot);
  for (guint i = 0; snapshot->counting != NULL && i < lm_node_get_n_children (node); i++)
    g_ptr_array_add (snapshot->uncounted, lm_node_get_child (node, i));
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

  if (step.kind == LM_NODE_MOVE || visit->node->position == NULL)
    step.move = g_string_chunk_insert_const (snapshot->moves, visit->node->move);
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

/**
 * lm_snapshot_begin:
 * @session: a session
 * @max_nodes: how many steps there may be; the game that is played now is in
 *   it in any case, and those before it while they fit
 *
 * Returns: (transfer full): a snapshot for lm_snapshot_take()
 */
LmSnapshot *
lm_snapshot_begin (LmSession *session,
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
  snapshot->visits = g_array_new (FALSE, FALSE, sizeof (Visit));
  snapshot->current_node = lm_session_get_current (session);
  snapshot->first = lm_node_get_opening (snapshot->current_node);
  snapshot->counting = snapshot->first;
  snapshot->uncounted = g_ptr_array_new ();
  snapshot->max_nodes = max_nodes;
  if (lm_node_get_parent (snapshot->first) == NULL)
    visit_first (snapshot);
  else
    g_ptr_array_add (snapshot->uncounted, snapshot->first);
  return snapshot;
}

/**
 * lm_snapshot_take:
 * @snapshot: a snapshot whose session has not changed since it was begun
 * @n_nodes: how many steps to look at at the most
 *
 * Takes line by line, each as deep as it goes.
 *
 * Returns: whether it is whole; then it shares nothing with the session and may
 *   be used and freed on any thread
 */
gboolean
lm_snapshot_take (LmSnapshot *snapshot,
                  guint       n_nodes)
{
  for (; snapshot->counting != NULL && n_nodes > 0; n_nodes--)
    count_step (snapshot);
  for (; snapshot->visits->len > 0 && n_nodes > 0; n_nodes--)
    {
      const guint index = snapshot->steps->len;
      const Visit visit = g_array_index (snapshot->visits, Visit, snapshot->visits->len - 1);

      g_array_set_size (snapshot->visits, snapshot->visits->len - 1);
      add_step (snapshot, &visit);
      if (visit.node == snapshot->current_node)
        snapshot->current = index;

      for (guint i = lm_node_get_n_children (visit.node); i > 0; i--)
        {
          Visit child = { lm_node_get_child (visit.node, i - 1), index };
          g_array_append_val (snapshot->visits, child);
        }
    }

  return snapshot->counting == NULL && snapshot->visits->len == 0;
}

/**
 * lm_snapshot_new:
 * @session: a session
 * @max_nodes: as for lm_snapshot_begin()
 *
 * Returns: (transfer full): what @session is now, whole
 */
LmSnapshot *
lm_snapshot_new (LmSession *session,
                 guint      max_nodes)
{
  LmSnapshot *snapshot = lm_snapshot_begin (session, max_nodes);

  lm_snapshot_take (snapshot, G_MAXUINT);
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
  g_array_unref (snapshot->visits);
  g_ptr_array_unref (snapshot->uncounted);
  g_free (snapshot);
}

/* Returns: how many steps are in it */
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

static gboolean
needs_escapes (const char *string)
{
  for (; *string != '\0'; string++)
    if (*string == '"' || *string == '\\' || g_ascii_iscntrl (*string))
      return TRUE;

  return FALSE;
}

static void
append_string (GString    *json,
               const char *string)
{
  if (needs_escapes (string))
    {
      g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), string);
      g_autofree char *escaped = json_to_string (node, FALSE);

      g_string_append (json, escaped);
      return;
    }

  g_string_append_c (json, '"');
  g_string_append (json, string);
  g_string_append_c (json, '"');
}

/* @name: with what stands before and after it */
static void
append_text (GString    *json,
             const char *name,
             const char *text)
{
  g_string_append (json, name);
  append_string (json, text);
}

static void
append_number (GString    *json,
               const char *name,
               guint       number)
{
  g_string_append (json, name);
  g_string_append_printf (json, "%u", number);
}

static void
append_number_unless_0 (GString    *json,
                        const char *name,
                        guint       number)
{
  if (number != 0)
    append_number (json, name, number);
}

static void
append_seats (GString      *json,
              const LmSeat *seats,
              guint         n_players)
{
  g_string_append (json, ",\"seats\":");
  for (guint i = 0; i < n_players; i++)
    append_text (json, i == 0 ? "[" : ",", lm_seat_to_id (seats[i]));
  g_string_append_c (json, ']');
}

static void
append_step (GString    *json,
             LmSnapshot *snapshot,
             const Step *step)
{
  g_string_append_c (json, '{');
  if (step->kind != LM_NODE_START)
    append_number (json, "\"parent\":", step->parent);
  append_text (json, step->kind != LM_NODE_START ? ",\"kind\":" : "\"kind\":", get_kind_id (step->kind));
  if (step->kind == LM_NODE_MOVE)
    {
      append_text (json, ",\"move\":", step->move);
    }
  else
    {
      g_autofree char *position = step->position != NULL ? lm_position_to_string (step->position) : g_strdup (step->move);
      append_text (json, ",\"position\":", position);
    }
  if (step->kind == LM_NODE_NEW)
    {
      append_seats (json, step->seats, snapshot->info->n_players);
      append_number_unless_0 (json, ",\"clock\":", step->clock);
    }
  append_number_unless_0 (json, ",\"thought\":", step->thought);
  g_string_append (json, step->is_next ? ",\"next\":true}" : "}");
}

/**
 * lm_snapshot_to_json:
 * @snapshot: a snapshot
 *
 * It is written as it goes and not built first, which would take twenty times
 * the memory: this is done after every step of a game. The form is the one
 * that lm_saved_game_scan_move() reads soonest.
 *
 * Returns: (transfer full): the session as JSON, with a newline at the end
 */
GString *
lm_snapshot_to_json (LmSnapshot *snapshot)
{
  const Step *start = &g_array_index (snapshot->steps, Step, 0);
  GString *json = g_string_new ("{\"format\":\"last-move\",\"version\":1");

  append_text (json, ",\"game\":", snapshot->info->name);
  append_seats (json, start->seats, snapshot->info->n_players);
  append_number_unless_0 (json, ",\"clock\":", start->clock);
  append_number (json, ",\"seed\":", snapshot->seed);
  g_string_append (json, ",\"nodes\":");
  for (guint i = 0; i < snapshot->steps->len; i++)
    {
      g_string_append_c (json, i == 0 ? '[' : ',');
      append_step (json, snapshot, &g_array_index (snapshot->steps, Step, i));
    }
  append_number (json, "],\"current\":", snapshot->current);
  return g_string_append (json, "}\n");
}
