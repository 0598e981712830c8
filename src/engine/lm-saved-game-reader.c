/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-saved-game-reader.c: a session from JSON that nobody vouches for. The format is described in lm-saved-game.h. */

#include "config.h"

#include "lm-saved-game-private.h"

#include "lm-game-info.h"
#include "lm-node-private.h"
#include "lm-party.h"
#include "lm-session-private.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define FORMAT_VERSION 1
#define MAX_QUOTED_LENGTH 40

typedef struct
{
  const LmGameInfo *info;
  LmSeat            seats[LM_MAX_PLAYERS];
  guint             seed;
  guint             current;
  JsonArray        *steps;
  guint             index;   /* of the step in work */
  GPtrArray        *nodes;   /* of LmNode; the first owns the others */
  GHashTable       *moves;   /* "parent move" of the moves so far */
} Reader;

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (GError     **error,
        const char  *format,
        ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (LM_ERROR, LM_ERROR_FILE, format, arguments));
  va_end (arguments);
  return FALSE;
}

/* A hostile text must not fill the screen that says what is wrong with it. */
static char *
shorten (const char *text)
{
  g_autofree char *head = NULL;

  if (g_utf8_strlen (text, -1) <= MAX_QUOTED_LENGTH)
    return g_strdup (text);
  head = g_utf8_substring (text, 0, MAX_QUOTED_LENGTH);
  return g_strconcat (head, "…", NULL);
}

/* --- JSON ---------------------------------------------------------------- */

/* Only while it is telling of an error does the parser know where it is. */
static void
refuse_json_cb (JsonParser  *parser,
                GError      *parser_error,
                GError     **error)
{
  if (*error == NULL)
    refuse (error, _("The file is no saved game: it is not JSON in line %u, column %u."),
            json_parser_get_current_line (parser), json_parser_get_current_pos (parser));
}

static JsonObject *
parse_text (JsonParser  *parser,
            const char  *data,
            gsize        length,
            GError     **error)
{
  g_autoptr (GError) local_error = NULL;
  JsonNode *root;

  g_signal_connect (parser, "error", G_CALLBACK (refuse_json_cb), &local_error);
  if (!json_parser_load_from_data (parser, data, length, NULL))
    {
      if (local_error == NULL)
        refuse (&local_error, _("The file is no saved game: it is not JSON."));
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      refuse (error, _("The file is no saved game: it holds no JSON object."));
      return NULL;
    }

  return json_node_get_object (root);
}

/* --- members ------------------------------------------------------------- */

static gboolean
check_members (JsonObject          *object,
               const char * const  *names,
               GError             **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (names, name))
      {
        g_autofree char *shortened = shorten (name);
        return refuse (error, _("“%s” does not belong there."), shortened);
      }

  return TRUE;
}

static JsonNode *
get_member (JsonObject  *object,
            const char  *name,
            GError     **error)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL)
    refuse (error, _("“%s” is missing."), name);
  return node;
}

static gboolean
is_value (JsonNode *node,
          GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static const char *
get_text (JsonObject  *object,
          const char  *name,
          GError     **error)
{
  JsonNode *node = get_member (object, name, error);

  if (node == NULL)
    return NULL;
  if (!is_value (node, G_TYPE_STRING))
    {
      refuse (error, _("“%s” is no text."), name);
      return NULL;
    }

  return json_node_get_string (node);
}

static gboolean
get_number (JsonObject  *object,
            const char  *name,
            guint        maximum,
            guint       *number,
            GError     **error)
{
  JsonNode *node = get_member (object, name, error);
  gint64 value;

  if (node == NULL)
    return FALSE;
  value = is_value (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;
  if (value < 0 || value > maximum)
    return refuse (error, _("“%s” is no whole number from 0 to %u."), name, maximum);

  *number = value;
  return TRUE;
}

/* 0 when it is not there; when it is, it is from 1 on. */
static gboolean
get_optional_number (JsonObject  *object,
                     const char  *name,
                     guint        maximum,
                     guint       *number,
                     GError     **error)
{
  *number = 0;
  if (!json_object_has_member (object, name))
    return TRUE;
  if (!get_number (object, name, maximum, number, NULL) || *number == 0)
    return refuse (error, _("“%s” is no whole number from 1 to %u."), name, maximum);

  return TRUE;
}

static JsonArray *
get_array (JsonObject  *object,
           const char  *name,
           GError     **error)
{
  JsonNode *node = get_member (object, name, error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      refuse (error, _("“%s” is no list."), name);
      return NULL;
    }

  return json_node_get_array (node);
}

static gboolean
get_seats (JsonObject  *object,
           guint        n_players,
           LmSeat       seats[LM_MAX_PLAYERS],
           GError     **error)
{
  JsonArray *array = get_array (object, "seats", error);

  if (array == NULL)
    return FALSE;
  if (json_array_get_length (array) != n_players)
    return refuse (error, _("The number of entries in “seats” is %u instead of %u."),
                   json_array_get_length (array), n_players);

  for (guint i = 0; i < n_players; i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      if (!is_value (node, G_TYPE_STRING) || !lm_seat_from_id (json_node_get_string (node), &seats[i]))
        return refuse (error, _("Entry %u of “seats” is none of “person”, “random”, “casual”, “perfect” and “stubborn”."),
                       i + 1);
    }

  return TRUE;
}

/* Where nobody can run out of time a clock has no meaning. */
static gboolean
read_clock (JsonObject  *object,
            LmNode      *opening,
            GError     **error)
{
  guint clock;

  if (!get_optional_number (object, "clock", LM_NODE_MAX_CLOCK, &clock, error))
    return FALSE;
  if (clock > 0 && !lm_party_has_clock (lm_position_get_game (lm_node_get_position (opening))))
    return refuse (error, _("“clock” is of a game that is not played by the clock."));

  lm_node_set_clock (opening, clock);
  return TRUE;
}

/* --- steps --------------------------------------------------------------- */

static LmPosition *
read_position (Reader      *reader,
               JsonObject  *object,
               GError     **error)
{
  const char *text = get_text (object, "position", error);
  g_autoptr (LmPosition) position = NULL;

  if (text == NULL)
    return NULL;

  position = lm_position_parse (text, error);
  if (position != NULL && lm_position_get_info (position) != reader->info)
    {
      refuse (error, _("“position” is of another game than “%s”."), reader->info->name);
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

  if (!get_number (object, "parent", reader->index - 1, &index, error))
    return NULL;

  return g_ptr_array_index (reader->nodes, index);
}

static LmNode *
read_move (Reader      *reader,
           JsonObject  *object,
           GError     **error)
{
  static const char *const names[] = { "parent", "kind", "move", "thought", "next", NULL };
  g_autoptr (LmPosition) position = NULL;
  const char *move;
  LmNode *parent;

  if (!check_members (object, names, error))
    return NULL;
  parent = read_parent (reader, object, error);
  if (parent == NULL)
    return NULL;
  move = get_text (object, "move", error);
  if (move == NULL)
    return NULL;
  position = lm_position_play (lm_node_get_position (parent), move, error);
  if (position == NULL)
    return NULL;
  if (!g_hash_table_add (reader->moves, g_strdup_printf ("%p %s", (gpointer) parent, move)))
    {
      g_autofree char *shortened = shorten (move);
      refuse (error, _("The move “%s” was played there before."), shortened);
      return NULL;
    }

  return lm_node_add_move (parent, move, position);
}

static LmNode *
read_edit (Reader      *reader,
           JsonObject  *object,
           GError     **error)
{
  static const char *const names[] = { "parent", "kind", "position", "thought", "next", NULL };
  g_autoptr (LmPosition) position = NULL;
  LmNode *parent;

  if (!check_members (object, names, error))
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

  if (!check_members (object, names, error))
    return NULL;
  parent = read_parent (reader, object, error);
  if (parent == NULL)
    return NULL;
  position = read_position (reader, object, error);
  if (position == NULL || !get_seats (object, reader->info->n_players, seats, error))
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
  const char *kind = get_text (object, "kind", error);
  g_autoptr (LmPosition) position = NULL;

  if (kind == NULL)
    return NULL;
  if (!g_str_equal (kind, "start"))
    {
      refuse (error, _("“kind” is not “start”."));
      return NULL;
    }
  if (!check_members (object, names, error))
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
  const char *kind = get_text (object, "kind", error);

  if (kind == NULL)
    return NULL;
  if (g_str_equal (kind, "move"))
    return read_move (reader, object, error);
  if (g_str_equal (kind, "edit"))
    return read_edit (reader, object, error);
  if (g_str_equal (kind, "new"))
    return read_new (reader, object, error);

  refuse (error, _("“kind” is none of “move”, “edit” and “new”."));
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
  if (!is_value (next, G_TYPE_BOOLEAN))
    return refuse (error, _("“next” is neither true nor false."));
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

  if (!get_optional_number (object, "thought", LM_NODE_MAX_THOUGHT, &thought, error))
    return FALSE;

  lm_node_add_thought (node, thought);
  return TRUE;
}

static gboolean
read_step (Reader      *reader,
           JsonNode    *step,
           GError     **error)
{
  JsonObject *object;
  LmNode *node;

  if (!JSON_NODE_HOLDS_OBJECT (step))
    return refuse (error, _("It is no JSON object."));

  object = json_node_get_object (step);
  node = reader->index == 0 ? read_start (reader, object, error)
                            : read_continuation (reader, object, error);
  if (node == NULL)
    return FALSE;

  g_ptr_array_add (reader->nodes, node);
  return read_thought (object, node, error) && read_next (object, node, error);
}

/* --- the whole ----------------------------------------------------------- */

static gboolean
check_format (JsonObject  *head,
              GError     **error)
{
  const char *format = get_text (head, "format", error);
  guint version;

  if (format == NULL)
    return FALSE;
  if (!g_str_equal (format, "last-move"))
    return refuse (error, _("“format” is not “last-move”."));
  if (!get_number (head, "version", G_MAXUINT32, &version, error))
    return FALSE;
  if (version > FORMAT_VERSION)
    return refuse (error, _("It was written by a newer program, in version %u of the format; this one reads version %u."),
                   version, FORMAT_VERSION);
  if (version < FORMAT_VERSION)
    return refuse (error, _("There is no version %u of the format."), version);
  return TRUE;
}

static gboolean
read_game (Reader      *reader,
           JsonObject  *head,
           GError     **error)
{
  const char *name = get_text (head, "game", error);

  if (name == NULL)
    return FALSE;

  reader->info = lm_game_info_lookup (name);
  if (reader->info == NULL)
    {
      g_autofree char *shortened = shorten (name);
      return refuse (error, _("There is no game called “%s”."), shortened);
    }

  return get_seats (head, reader->info->n_players, reader->seats, error);
}

static gboolean
read_head (Reader      *reader,
           JsonObject  *head,
           GError     **error)
{
  static const char *const names[] = { "format", "version", "game", "seats", "clock", "seed", "nodes", "current", NULL };
  guint n_steps;

  if (!check_format (head, error)
      || !check_members (head, names, error)
      || !read_game (reader, head, error)
      || !get_number (head, "seed", G_MAXUINT32, &reader->seed, error))
    return FALSE;

  reader->steps = get_array (head, "nodes", error);
  if (reader->steps == NULL)
    return FALSE;
  n_steps = json_array_get_length (reader->steps);
  if (n_steps == 0)
    return refuse (error, _("“nodes” is empty."));
  if (n_steps > LM_SAVED_GAME_MAX_NODES)
    return refuse (error, _("“nodes” holds more than %d steps."), LM_SAVED_GAME_MAX_NODES);

  return get_number (head, "current", n_steps - 1, &reader->current, error);
}

static gboolean
read_steps (Reader        *reader,
            GCancellable  *cancellable,
            GError       **error)
{
  guint n_steps = json_array_get_length (reader->steps);

  for (reader->index = 0; reader->index < n_steps; reader->index++)
    {
      g_autoptr (GError) local_error = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (!read_step (reader, json_array_get_element (reader->steps, reader->index), &local_error))
        return refuse (error, _("Step %u of the saved game: %s"), reader->index, local_error->message);
    }

  return TRUE;
}

static gboolean
read_head_clock (Reader      *reader,
                 JsonObject  *head,
                 GError     **error)
{
  g_autoptr (GError) local_error = NULL;

  if (read_clock (head, g_ptr_array_index (reader->nodes, 0), &local_error))
    return TRUE;

  return refuse (error, _("The saved game cannot be read: %s"), local_error->message);
}

static LmSession *
create_session (Reader *reader)
{
  return lm_session_new_for_tree (g_object_ref (g_ptr_array_index (reader->nodes, 0)),
                                  g_ptr_array_index (reader->nodes, reader->current),
                                  reader->seed);
}

static LmSession *
read_session (JsonObject    *head,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  g_autoptr (GHashTable) moves = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reader reader = { .nodes = nodes, .moves = moves };
  LmSession *session = NULL;

  if (!read_head (&reader, head, &local_error))
    refuse (error, _("The saved game cannot be read: %s"), local_error->message);
  else if (read_steps (&reader, cancellable, error) && read_head_clock (&reader, head, error))
    session = create_session (&reader);

  if (nodes->len > 0)
    g_object_unref (g_ptr_array_index (nodes, 0));
  return session;
}

/**
 * lm_saved_game_parse:
 * @data: the text of a saved game, or anything else
 * @length: bytes of @data
 * @cancellable: (nullable): stops the work
 * @error: return location for %LM_ERROR_FILE or %G_IO_ERROR_CANCELLED
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
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *head;

  if (!lm_saved_game_check_text (data, length, error))
    return NULL;
  head = parse_text (parser, data, length, error);
  if (head == NULL)
    return NULL;

  return read_session (head, cancellable, error);
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
