/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-reader.c: a session from JSON that nobody vouches for. The format is described in lm-saved-game.h. */

#include "lm-saved-game-private.h"

#include "engine/game/lm-error.h"
#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"
#include "engine/game/lm-query.h"
#include "engine/play/lm-node-private.h"
#include "engine/play/lm-session-private.h"
#include "lm-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT_VERSION 1

/* Of the steps before as many keep their positions for those that continue them. */
#define KEPT_POSITIONS 256

typedef struct
{
  const LmGameInfo *info;
  LmSeat            seats[LM_MAX_PLAYERS];
  guint             seed;
  guint             current;

  const char       *data;
  GArray           *places;  /* of LmSavedGameStep, where the steps are in data; or empty */
  JsonArray        *steps;   /* when there are no places */
  JsonParser       *parser;  /* of one step after another */
  gboolean          broken;  /* a step that has a place is not JSON */

  guint             index;   /* of the step in work */
  GPtrArray        *nodes;   /* of LmNode; the first owns the others */
  GHashTable       *moves;   /* of LmNode, those that have brothers */
  GString          *move;    /* its text, for a while */
} Reader;

/* --- seats and clocks ---------------------------------------------------- */

static gboolean
get_seat (JsonNode         *node,
          const LmGameInfo *info,
          LmSeat           *seat)
{
  return lm_json_is_value (node, G_TYPE_STRING)
         && lm_seat_from_id (json_node_get_string (node), seat)
         && *seat < lm_seat_count (info);
}

static gboolean
refuse_seat (const LmGameInfo  *info,
             guint              number,
             GError           **error)
{
  if (lm_seat_count (info) > LM_SEAT_GREEDY)
    return lm_json_refuse (error, _("Entry %u of “seats” is none of “person”, “random”, “casual”, “perfect”, “stubborn” "
                                    "and “greedy”."), number);

  return lm_json_refuse (error, _("Entry %u of “seats” is none of “person”, “random”, “casual”, “perfect” and “stubborn”."),
                         number);
}

static gboolean
get_seats (JsonObject        *object,
           const LmGameInfo  *info,
           LmSeat             seats[LM_MAX_PLAYERS],
           GError           **error)
{
  JsonArray *array = lm_json_get_array (object, "seats", error);

  if (array == NULL)
    return FALSE;
  if (json_array_get_length (array) != info->n_players)
    return lm_json_refuse (error, _("The number of entries in “seats” is %u instead of %u."),
                           json_array_get_length (array), info->n_players);

  for (guint i = 0; i < info->n_players; i++)
    if (!get_seat (json_array_get_element (array, i), info, &seats[i]))
      return refuse_seat (info, i + 1, error);

  return TRUE;
}

/* Where nobody can run out of time a clock has no meaning. */
static gboolean
read_clock (JsonObject  *object,
            LmNode      *opening,
            GError     **error)
{
  guint clock;

  if (!lm_json_get_optional_number (object, "clock", LM_NODE_MAX_CLOCK, &clock, error))
    return FALSE;
  if (clock > 0 && !lm_party_has_clock (lm_position_get_game (lm_node_get_position (opening))))
    return lm_json_refuse (error, _("“clock” is of a game that is not played by the clock."));

  lm_node_set_clock (opening, clock);
  return TRUE;
}

/* --- steps --------------------------------------------------------------- */

static LmPosition *
read_position (Reader      *reader,
               JsonObject  *object,
               GError     **error)
{
  const char *text = lm_json_get_text (object, "position", error);
  g_autoptr (LmPosition) position = NULL;

  if (text == NULL)
    return NULL;

  position = lm_position_parse (text, error);
  if (position != NULL && lm_position_get_info (position) != reader->info)
    {
      lm_json_refuse (error, _("“position” is of another game than “%s”."), reader->info->name);
      return NULL;
    }

  return g_steal_pointer (&position);
}

static LmNode *
read_parent (Reader      *reader,
             JsonObject  *object,
             GError     **error)
{
  guint index;

  if (!lm_json_get_number (object, "parent", reader->index - 1, &index, error))
    return NULL;

  return g_ptr_array_index (reader->nodes, index);
}

static guint
hash_move (gconstpointer node)
{
  return g_str_hash (lm_node_get_move ((LmNode *) node)) ^ g_direct_hash (lm_node_get_parent ((LmNode *) node));
}

static gboolean
equal_moves (gconstpointer a,
             gconstpointer b)
{
  return lm_node_get_parent ((LmNode *) a) == lm_node_get_parent ((LmNode *) b)
         && g_str_equal (lm_node_get_move ((LmNode *) a), lm_node_get_move ((LmNode *) b));
}

/* Of one step there may be very many. */
static gboolean
is_new_move (Reader *reader,
             LmNode *node)
{
  LmNode *first = lm_node_get_child (lm_node_get_parent (node), 0);

  if (first == node)
    return TRUE;
  if (lm_node_get_kind (first) == LM_NODE_MOVE)
    g_hash_table_add (reader->moves, first);
  return g_hash_table_add (reader->moves, node);
}

static LmNode *
add_move (Reader      *reader,
          LmNode      *parent,
          const char  *move,
          GError     **error)
{
  g_autoptr (LmPosition) position = lm_position_play (lm_node_get_position (parent), move, error);
  LmNode *node;

  if (position == NULL)
    return NULL;

  node = lm_node_add_move (parent, move, position);
  if (!is_new_move (reader, node))
    {
      g_autofree char *quoted = lm_query_quote (move);
      lm_json_refuse (error, _("The move “%s” was played there before."), quoted);
      return NULL;
    }

  return node;
}

static LmNode *
read_move (Reader      *reader,
           JsonObject  *object,
           GError     **error)
{
  static const char *const names[] = { "parent", "kind", "move", "thought", "next", NULL };
  const char *move;
  LmNode *parent;

  if (!lm_json_check_members (object, names, error))
    return NULL;
  parent = read_parent (reader, object, error);
  if (parent == NULL)
    return NULL;
  move = lm_json_get_text (object, "move", error);
  if (move == NULL)
    return NULL;

  return add_move (reader, parent, move, error);
}

static LmNode *
read_edit (Reader      *reader,
           JsonObject  *object,
           GError     **error)
{
  static const char *const names[] = { "parent", "kind", "position", "thought", "next", NULL };
  g_autoptr (LmPosition) position = NULL;
  LmNode *parent;

  if (!lm_json_check_members (object, names, error))
    return NULL;
  parent = read_parent (reader, object, error);
  if (parent == NULL)
    return NULL;
  position = read_position (reader, object, error);
  if (position == NULL)
    return NULL;

  return lm_node_add_edit (parent, position);
}

static LmNode *
read_new (Reader      *reader,
          JsonObject  *object,
          GError     **error)
{
  static const char *const names[] = { "parent", "kind", "position", "seats", "clock", "thought", "next", NULL };
  g_autoptr (LmPosition) position = NULL;
  LmSeat seats[LM_MAX_PLAYERS];
  LmNode *parent;
  LmNode *opening;

  if (!lm_json_check_members (object, names, error))
    return NULL;
  parent = read_parent (reader, object, error);
  if (parent == NULL)
    return NULL;
  position = read_position (reader, object, error);
  if (position == NULL || !get_seats (object, reader->info, seats, error))
    return NULL;

  opening = lm_node_add_new (parent, position, seats);
  return read_clock (object, opening, error) ? opening : NULL;
}

static LmNode *
read_start (Reader      *reader,
            JsonObject  *object,
            GError     **error)
{
  static const char *const names[] = { "kind", "position", "thought", NULL };
  const char *kind = lm_json_get_text (object, "kind", error);
  g_autoptr (LmPosition) position = NULL;

  if (kind == NULL)
    return NULL;
  if (!g_str_equal (kind, "start"))
    {
      lm_json_refuse (error, _("“kind” is not “start”."));
      return NULL;
    }
  if (!lm_json_check_members (object, names, error))
    return NULL;
  position = read_position (reader, object, error);
  if (position == NULL)
    return NULL;

  return lm_node_new (position, reader->seats);
}

static LmNode *
read_continuation (Reader      *reader,
                   JsonObject  *object,
                   GError     **error)
{
  const char *kind = lm_json_get_text (object, "kind", error);

  if (kind == NULL)
    return NULL;
  if (g_str_equal (kind, "move"))
    return read_move (reader, object, error);
  if (g_str_equal (kind, "edit"))
    return read_edit (reader, object, error);
  if (g_str_equal (kind, "new"))
    return read_new (reader, object, error);

  lm_json_refuse (error, _("“kind” is none of “move”, “edit” and “new”."));
  return NULL;
}

static gboolean
read_next (JsonObject  *object,
           LmNode      *node,
           GError     **error)
{
  JsonNode *next = json_object_get_member (object, "next");

  if (next == NULL)
    return TRUE;
  if (!lm_json_is_value (next, G_TYPE_BOOLEAN))
    return lm_json_refuse (error, _("“next” is neither true nor false."));
  if (json_node_get_boolean (next))
    lm_node_visit (node);

  return TRUE;
}

static gboolean
read_thought (JsonObject  *object,
              LmNode      *node,
              GError     **error)
{
  guint thought;

  if (!lm_json_get_optional_number (object, "thought", LM_NODE_MAX_THOUGHT, &thought, error))
    return FALSE;

  lm_node_add_thought (node, thought);
  return TRUE;
}

static gboolean
read_object (Reader      *reader,
             JsonNode    *step,
             GError     **error)
{
  JsonObject *object;
  LmNode *node;

  if (!JSON_NODE_HOLDS_OBJECT (step))
    return lm_json_refuse (error, _("It is no JSON object."));

  object = json_node_get_object (step);
  node = reader->index == 0 ? read_start (reader, object, error)
                            : read_continuation (reader, object, error);
  if (node == NULL)
    return FALSE;

  g_ptr_array_add (reader->nodes, node);
  return read_thought (object, node, error) && read_next (object, node, error);
}

static gboolean
read_plain_move (Reader                 *reader,
                 const LmSavedGameMove  *move,
                 GError                **error)
{
  LmNode *node = add_move (reader, g_ptr_array_index (reader->nodes, move->parent), reader->move->str, error);

  if (node == NULL)
    return FALSE;

  g_ptr_array_add (reader->nodes, node);
  lm_node_add_thought (node, move->thought);
  if (move->is_next)
    lm_node_visit (node);
  return TRUE;
}

static gboolean
read_place (Reader                 *reader,
            const LmSavedGameStep  *place,
            GError                **error)
{
  LmSavedGameMove move;

  if (lm_saved_game_scan_move (reader->data, place, &move, reader->move)
      && move.parent < reader->index && move.thought <= LM_NODE_MAX_THOUGHT)
    return read_plain_move (reader, &move, error);

  if (json_parser_load_from_data (reader->parser, reader->data + place->start, place->length, NULL))
    return read_object (reader, json_parser_get_root (reader->parser), error);

  reader->broken = TRUE;
  return FALSE;
}

static gboolean
read_step (Reader  *reader,
           GError **error)
{
  if (reader->index >= KEPT_POSITIONS)
    lm_node_forget_position (g_ptr_array_index (reader->nodes, reader->index - KEPT_POSITIONS));
  if (reader->places->len > 0)
    return read_place (reader, &g_array_index (reader->places, LmSavedGameStep, reader->index), error);

  return read_object (reader, json_array_get_element (reader->steps, reader->index), error);
}

/* --- the whole ----------------------------------------------------------- */

static gboolean
check_version (guint    version,
               GError **error)
{
  if (version < FORMAT_VERSION)
    return lm_json_refuse (error, _("There is no version %u of the format."), version);
  if (version == FORMAT_VERSION)
    return TRUE;

  g_set_error (error, LM_ERROR, LM_ERROR_NEWER,
               _("It was written by a newer program, in version %u of the format; this one reads version %u."),
               version, FORMAT_VERSION);
  return FALSE;
}

static gboolean
check_format (JsonObject  *head,
              GError     **error)
{
  const char *format = lm_json_get_text (head, "format", error);
  guint version;

  if (format == NULL)
    return FALSE;
  if (!g_str_equal (format, "last-move"))
    return lm_json_refuse (error, _("“format” is not “last-move”."));
  if (!lm_json_get_number (head, "version", G_MAXUINT32, &version, error))
    return FALSE;

  return check_version (version, error);
}

static gboolean
read_game (Reader      *reader,
           JsonObject  *head,
           GError     **error)
{
  const char *name = lm_json_get_text (head, "game", error);

  if (name == NULL)
    return FALSE;

  reader->info = lm_game_info_lookup (name);
  if (reader->info == NULL)
    {
      g_autofree char *quoted = lm_query_quote (name);
      return lm_json_refuse (error, _("There is no game called “%s”."), quoted);
    }

  return get_seats (head, reader->info, reader->seats, error);
}

static guint
count_steps (Reader *reader)
{
  return reader->places->len > 0 ? reader->places->len : json_array_get_length (reader->steps);
}

static gboolean
read_head (Reader      *reader,
           JsonObject  *head,
           GError     **error)
{
  static const char *const names[] = { "format", "version", "game", "seats", "clock", "seed", "nodes", "current", NULL };
  guint n_steps;

  if (!check_format (head, error)
      || !lm_json_check_members (head, names, error)
      || !read_game (reader, head, error)
      || !lm_json_get_number (head, "seed", G_MAXUINT32, &reader->seed, error))
    return FALSE;

  reader->steps = lm_json_get_array (head, "nodes", error);
  if (reader->steps == NULL)
    return FALSE;
  n_steps = count_steps (reader);
  if (n_steps == 0)
    return lm_json_refuse (error, _("“nodes” is empty."));
  if (n_steps > LM_SAVED_GAME_MAX_NODES)
    return lm_json_refuse (error, _("“nodes” holds more than %d steps."), LM_SAVED_GAME_MAX_NODES);

  return lm_json_get_number (head, "current", n_steps - 1, &reader->current, error);
}

static gboolean
read_steps (Reader        *reader,
            GCancellable  *cancellable,
            GError       **error)
{
  guint n_steps = count_steps (reader);

  for (reader->index = 0; reader->index < n_steps; reader->index++)
    {
      g_autoptr (GError) local_error = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (!read_step (reader, &local_error))
        return !reader->broken
               && lm_json_refuse (error, _("Step %u of the saved game: %s"), reader->index, local_error->message);
    }

  return TRUE;
}

static gboolean
refuse_head (GError **error,
             GError  *reason)
{
  return lm_refuse (error, reason->code, _("The saved game cannot be read: %s"), reason->message);
}

static gboolean
read_head_clock (Reader      *reader,
                 JsonObject  *head,
                 GError     **error)
{
  g_autoptr (GError) local_error = NULL;

  return read_clock (head, g_ptr_array_index (reader->nodes, 0), &local_error) || refuse_head (error, local_error);
}

static LmSession *
create_session (Reader *reader)
{
  return lm_session_new_for_tree (g_object_ref (g_ptr_array_index (reader->nodes, 0)),
                                  g_ptr_array_index (reader->nodes, reader->current),
                                  reader->seed);
}

static LmSession *
read_session (Reader        *reader,
              JsonObject    *head,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr (GError) local_error = NULL;
  LmSession *session = NULL;

  if (!read_head (reader, head, &local_error))
    refuse_head (error, local_error);
  else if (read_steps (reader, cancellable, error) && read_head_clock (reader, head, error))
    session = create_session (reader);

  if (reader->nodes->len > 0)
    g_object_unref (g_ptr_array_index (reader->nodes, 0));
  return session;
}

/* @broken: (out): whether something is not JSON */
static LmSession *
read_text (const char    *text,
           gsize          length,
           const char    *data,
           GArray        *places,
           GCancellable  *cancellable,
           gboolean      *broken,
           GError       **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (JsonParser) step_parser = json_parser_new ();
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GHashTable) moves = g_hash_table_new (hash_move, equal_moves);
  g_autoptr (GString) move = g_string_new (NULL);
  Reader reader = { .data = data, .places = places, .parser = step_parser, .nodes = nodes, .moves = moves, .move = move };
  JsonObject *head = lm_json_parse (parser, text, length, error);
  LmSession *session = head != NULL ? read_session (&reader, head, cancellable, error) : NULL;

  *broken = reader.broken || head == NULL;
  return session;
}

/* The whole of a long game takes the parser fifty times its length, so it gets the steps one by one. */
static LmSession *
read_by_steps (const char    *data,
               gsize          length,
               GArray        *places,
               GCancellable  *cancellable,
               gboolean      *broken,
               GError       **error)
{
  const LmSavedGameStep *last = &g_array_index (places, LmSavedGameStep, places->len - 1);
  const guint end = last->start + last->length;
  g_autoptr (GString) rest = g_string_new_len (data, g_array_index (places, LmSavedGameStep, 0).start);

  g_string_append_len (rest, data + end, length - end);
  return read_text (rest->str, rest->len, data, places, cancellable, broken, error);
}

/* Nobody knows what a newer program makes of the rest; how a file begins is settled. */
static gboolean
check_beginning (const char  *data,
                 gsize        length,
                 GError     **error)
{
  static const char beginning[] = "{\"format\":\"last-move\",\"version\":";
  g_autofree char *head = g_strndup (data, MIN (length, sizeof beginning + 10));
  g_autoptr (GError) local_error = NULL;
  guint64 version;

  if (!g_str_has_prefix (head, beginning))
    return TRUE;

  version = g_ascii_strtoull (head + strlen (beginning), NULL, 10);
  return version <= FORMAT_VERSION || version > G_MAXUINT32
         || check_version (version, &local_error)
         || refuse_head (error, local_error);
}

/**
 * lm_saved_game_parse:
 * @data: the text of a saved game, or anything else
 * @length: bytes of @data
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_FILE, %LM_ERROR_NEWER or
 *   %G_IO_ERROR_CANCELLED
 *
 * Plays the moves again, which for a long game may take a while; to be called
 * on any thread.
 *
 * Returns: (transfer full) (nullable): the session, or %NULL with @error set
 */
LmSession *
lm_saved_game_parse (const char    *data,
                     gsize          length,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LmSavedGameStep));
  LmSession *session;
  gboolean broken;

  if (!check_beginning (data, length, error) || !lm_saved_game_check_text (data, length, places, error))
    return NULL;

  if (places->len > 0)
    {
      g_autoptr (GError) local_error = NULL;

      session = read_by_steps (data, length, places, cancellable, &broken, &local_error);
      if (local_error != NULL && !broken)
        g_propagate_error (error, g_steal_pointer (&local_error));
      if (!broken)
        return session;
    }

  /* Only of the whole the parser can tell what is wrong with it, and where. */
  g_array_set_size (places, 0);
  return read_text (data, length, data, places, cancellable, &broken, error);
}

/**
 * lm_saved_game_from_json:
 * @data: the text of a saved game, or anything else
 * @length: bytes of @data, or -1 when it ends with a zero
 * @error: return location for %LM_ERROR_FILE
 *
 * Returns: (transfer full) (nullable): the session, or %NULL with @error naming
 *   what is wrong and in which step
 */
LmSession *
lm_saved_game_from_json (const char  *data,
                         gssize       length,
                         GError     **error)
{
  g_return_val_if_fail (data != NULL, NULL);

  return lm_saved_game_parse (data, length < 0 ? strlen (data) : (gsize) length, NULL, error);
}
