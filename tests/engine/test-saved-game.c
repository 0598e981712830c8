/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-saved-game.c: what is saved comes back; what nobody saved is refused with a sentence and never crashes. */

#include "engine/game/lm-party.h"
#include "engine/keep/lm-saved-game.h"
#include "engine/keep/lm-snapshot.h"
#include "engine/play/lm-node.h"
#include "games/lm-games.h"
#include "lm-test-game.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <malloc.h>
#include <string.h>
#include <time.h>

#define N_ROUND_TRIPS 200
#define N_MUTILATIONS 400
#define N_MUTATIONS 400
#define N_DEEP_STEPS 50000
#define N_WIDE_STEPS 30000
#define N_EDITS 6000

#define HEAD "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\",\"seats\":[\"person\",\"casual\"],\"seed\":7,"
#define START "{\"kind\":\"start\",\"position\":\"lastmove:test-take?stones=9\"}"

/* --- random sessions ----------------------------------------------------- */

static LmNode *
choose_node (LmSession *session,
             GRand     *rand)
{
  LmNode *node = lm_session_get_root (session);

  while (lm_node_get_n_children (node) > 0 && g_rand_int_range (rand, 0, 8) > 0)
    node = lm_node_get_child (node, g_rand_int_range (rand, 0, lm_node_get_n_children (node)));
  return node;
}

static LmPosition *
create_start (const char *game,
              GRand      *rand)
{
  g_autofree char *text = g_strdup_printf ("lastmove:%s?stones=%d", game, g_rand_int_range (rand, 0, 30));

  return lm_test_game_parse (text);
}

static void
fill_seats (LmSeat      seats[LM_MAX_PLAYERS],
            LmPosition *start,
            GRand      *rand)
{
  const guint n_seats = lm_seat_count (lm_position_get_info (start));

  for (guint i = 0; i < LM_MAX_PLAYERS; i++)
    seats[i] = g_rand_int_range (rand, 0, n_seats);
}

static void
take_random_step (LmSession  *session,
                  const char *game,
                  GRand      *rand)
{
  g_autoptr (LmPosition) position = create_start (game, rand);
  g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);
  LmSeat seats[LM_MAX_PLAYERS];

  fill_seats (seats, position, rand);
  switch (g_rand_int_range (rand, 0, 10))
    {
    case 0:
      lm_session_go_to (session, choose_node (session, rand));
      break;
    case 1:
      lm_session_begin (session, position, seats);
      break;
    case 2:
      lm_session_edit (session, position);
      break;
    case 3:
      lm_session_set_seat (session, 0, seats[0]);
      break;
    case 4:
      if (lm_party_has_clock (lm_position_get_game (position)))
        lm_session_set_clock (session, g_rand_int_range (rand, 0, LM_NODE_MAX_CLOCK + 1));
      lm_session_add_thought (session, g_rand_int_range (rand, 0, 100000));
      break;
    default:
      if (move != NULL)
        g_assert_true (lm_session_play (session, move, NULL));
    }
}

static LmSession *
create_random_session (const char *game,
                       guint32     seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (LmPosition) start = create_start (game, rand);
  LmSession *session;
  LmSeat seats[LM_MAX_PLAYERS];

  fill_seats (seats, start, rand);
  session = lm_session_new (start, seats, seed);
  for (int i = g_rand_int_range (rand, 0, 120); i > 0; i--)
    take_random_step (session, game, rand);
  return session;
}

/* --- comparing ----------------------------------------------------------- */

static void
assert_same_node (LmNode *a,
                  LmNode *b)
{
  g_assert_cmpint (lm_node_get_kind (a), ==, lm_node_get_kind (b));
  g_assert_cmpstr (lm_node_get_move (a), ==, lm_node_get_move (b));
  g_assert_true (lm_position_equal (lm_node_get_position (a), lm_node_get_position (b)));
  g_assert_cmpuint (lm_node_get_n_children (a), ==, lm_node_get_n_children (b));
  g_assert_cmpuint (lm_node_get_ply (a), ==, lm_node_get_ply (b));
  g_assert_cmpuint (lm_node_get_clock (a), ==, lm_node_get_clock (b));
  g_assert_cmpuint (lm_node_get_thought (a), ==, lm_node_get_thought (b));
  for (guint i = 0; i < LM_MAX_PLAYERS && i < lm_position_get_info (lm_node_get_position (a))->n_players; i++)
    g_assert_cmpint (lm_node_get_seat (a, i), ==, lm_node_get_seat (b, i));
}

/* The index of a node's next child, or -1. */
static int
find_next (LmNode *node)
{
  for (guint i = 0; i < lm_node_get_n_children (node); i++)
    if (lm_node_get_child (node, i) == lm_node_get_next (node))
      return i;

  return -1;
}

static void
assert_same_session (LmSession *a,
                     LmSession *b)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autoptr (GPtrArray) right = g_ptr_array_new ();
  guint current = 0;

  g_assert_cmpuint (lm_session_get_seed (a), ==, lm_session_get_seed (b));
  g_ptr_array_add (left, lm_session_get_root (a));
  g_ptr_array_add (right, lm_session_get_root (b));
  for (guint i = 0; i < left->len; i++)
    {
      LmNode *l = left->pdata[i];
      LmNode *r = right->pdata[i];

      assert_same_node (l, r);
      g_assert_cmpint (find_next (l), ==, find_next (r));
      for (guint j = 0; j < lm_node_get_n_children (l); j++)
        {
          g_ptr_array_add (left, lm_node_get_child (l, j));
          g_ptr_array_add (right, lm_node_get_child (r, j));
        }
      if (l == lm_session_get_current (a))
        current = i;
    }
  g_assert_true (lm_session_get_current (b) == right->pdata[current]);
}

static void
test_round_trip (gconstpointer data)
{
  const char *game = data;

  for (guint i = 0; i < N_ROUND_TRIPS; i++)
    {
      g_autoptr (LmSession) session = create_random_session (game, i);
      g_autoptr (GError) error = NULL;
      gsize length = 0;
      g_autofree char *json = lm_saved_game_to_json (session, &length);
      g_autoptr (LmSession) loaded = lm_saved_game_from_json (json, i % 2 == 0 ? (gssize) length : -1, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (length, ==, strlen (json));
      assert_same_session (session, loaded);
    }
}

static void
test_loaded_goes_on (void)
{
  static const char json[] =
    HEAD "\"nodes\":[" START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\"},"
    "{\"parent\":0,\"kind\":\"move\",\"move\":\"2\",\"next\":true},{\"parent\":2,\"kind\":\"move\",\"move\":\"3\"}],"
    "\"current\":0}";
  g_autoptr (GError) error = NULL;
  LmSession *session = lm_saved_game_from_json (json, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpint (lm_session_get_seat (session, 1), ==, LM_SEAT_CASUAL);
  g_assert_false (lm_session_can_undo (session));
  lm_session_redo (session);
  lm_session_redo (session);
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (session)), ==, 2);
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (session)), ==, "3");
  g_assert_true (lm_session_play (session, "1", NULL));
  g_assert_finalize_object (session);
}

/* --- what is wrong is named ---------------------------------------------- */

static void
assert_sentence (GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_cmpuint (strlen (error->message), <, 400);
}

static void
assert_refused (const char *json,
                gssize      length,
                const char *named)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = lm_saved_game_from_json (json, length, &error);

  g_assert_null (session);
  g_assert_error (error, LM_ERROR, LM_ERROR_FILE);
  assert_sentence (error);
  if (strstr (error->message, named) == NULL)
    g_error ("“%s” does not name “%s”", error->message, named);
}

static void
test_bad_heads (void)
{
  static const struct
  {
    const char *json;
    const char *named;
  } cases[] = {
    { "", "no JSON object" },
    { " \n", "no JSON object" },
    { "[]", "byte 0" },
    { "null", "byte 0" },
    { "7", "byte 0" },
    { "\"\"", "byte 0" },
    { "{", "JSON" },
    { "{]", "JSON" },
    { "{}}", "byte 2" },
    { "{}{}", "byte 2" },
    { "{},{}", "byte 2" },
    { "{\"a", "byte 3" },
    { "{\"a\\", "byte 4" },
    { "{\"a\\\"}", "byte 6" },
    { "{\"a\\x\":1}", "byte 4" },
    { "{\"a\":#}", "byte 5" },
    { "{}", "“format” is missing" },
    { "{\"format\":\"last-move\"} x", "byte 23" },
    { "{\"format\":7}", "“format” is no text" },
    { "{\"format\":\"chess\"}", "“format”" },
    { "{\"format\":\"last-move\"}", "“version” is missing" },
    { "{\"format\":\"last-move\",\"version\":\"1\"}", "“version”" },
    { "{\"format\":\"last-move\",\"version\":1.0}", "“version”" },
    { "{\"format\":\"last-move\",\"version\":0}", "version 0" },
    { "{\"format\":\"last-move\",\"version\":99999999999999999999999999}", "“version”" },
    { "{\"format\":\"last-move\",\"version\":1e999}", "“version”" },
    { "{\"format\":\"last-move\",\"version\":-1}", "“version”" },
    { "{\"format\":\"last-move\",\"version\":1,\"more\":1}", "“more”" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"tarot\"}", "“tarot”" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\"}", "“seats” is missing" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\",\"seats\":\"person\"}", "“seats” is no list" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\",\"seats\":[\"person\"]}", "1 instead of 2" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\",\"seats\":[\"person\",\"god\"]}",
      "Entry 2 of “seats” is none of “person”, “random”, “casual”, “perfect”, “stubborn” and “greedy”" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-round\",\"seats\":[\"person\",\"random\",\"greedy\",\"random\"]}",
      "Entry 3 of “seats” is none of “person”, “random”, “casual”, “perfect” and “stubborn”" },
    { "{\"format\":\"last-move\",\"version\":1,\"game\":\"test-take\",\"seats\":[null,\"person\"]}", "Entry 1" },
    { HEAD "\"clock\":60,\"nodes\":[" START "],\"current\":0}", "not played by the clock" },
    { HEAD "\"clock\":0,\"nodes\":[" START "],\"current\":0}", "“clock” is no whole number from 1 to 86400" },
    { HEAD "\"clock\":86401,\"nodes\":[" START "],\"current\":0}", "“clock”" },
    { HEAD "\"nodes\":{}}", "“nodes” is no list" },
    { HEAD "\"nodes\":[]}", "“nodes” is empty" },
    { HEAD "\"nodes\":[" START "]}", "“current” is missing" },
    { HEAD "\"nodes\":[" START "],\"current\":1}", "“current”" },
    { HEAD "\"nodes\":[" START "],\"current\":null}", "“current”" },
    { "// {\"format\"", "JSON" },
    { "{'format':\"last-move\"}", "JSON" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].json, -1, cases[i].named);
}

/* Whatever else a newer program may have put there, it is told apart from what is damaged. */
static void
test_newer (void)
{
  static const char *const texts[] = {
    "{\"format\":\"last-move\",\"version\":2,\"more\":1}",
    "{\"format\":\"last-move\",\"version\":2,\"more\":\"\\u00e9\"}",
    "{\"format\":\"last-move\",\"version\":17#",
    "{\"version\":2,\"format\":\"last-move\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lm_saved_game_from_json (texts[i], -1, &error));
      g_assert_error (error, LM_ERROR, LM_ERROR_NEWER);
      assert_sentence (error);
      g_assert_nonnull (strstr (error->message, "newer"));
    }
}

static void
test_bad_steps (void)
{
  static const struct
  {
    const char *nodes;
    const char *named;
  } cases[] = {
    { "7", "Step 0" },
    { "{}", "Step 0 of the saved game: “kind” is missing" },
    { "{\"kind\":\"move\",\"move\":\"1\"}", "Step 0" },
    { "{\"kind\":\"start\"}", "“position” is missing" },
    { "{\"kind\":\"start\",\"position\":\"lastmove:test-take\"}", "stones" },
    { "{\"kind\":\"start\",\"position\":\"lastmove:test-round?stones=9\"}", "another game" },
    { "{\"kind\":\"start\",\"position\":\"lastmove:test-take?stones=9\",\"parent\":0}", "“parent” does not belong" },
    { START ",[]", "Step 1" },
    { START ",{\"kind\":\"move\",\"move\":\"1\"}", "Step 1 of the saved game: “parent” is missing" },
    { START ",{\"parent\":1,\"kind\":\"move\",\"move\":\"1\"}", "“parent” is no whole number from 0 to 0" },
    { START ",{\"parent\":0.0,\"kind\":\"move\",\"move\":\"1\"}", "“parent”" },
    { START ",{\"parent\":-1,\"kind\":\"move\",\"move\":\"1\"}", "“parent”" },
    { START ",{\"parent\":18446744073709551616,\"kind\":\"move\",\"move\":\"1\"}", "“parent”" },
    { START ",{\"parent\":0,\"kind\":\"start\"}", "“kind”" },
    { START ",{\"parent\":0,\"kind\":true}", "“kind”" },
    { START ",{\"parent\":0,\"kind\":\"move\"}", "“move” is missing" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":1}", "“move” is no text" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"4\"}", "The move “4”" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"\"}", "Step 1" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"next\":1}", "“next”" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"note\":1}", "“note”" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"thought\":0}", "“thought”" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"thought\":86400001}", "“thought”" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"clock\":60}", "“clock” does not belong" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\",\"position\":\"\"}", "“position” does not belong" },
    { START ",{\"parent\":0,\"kind\":\"move\",\"move\":\"1\"},{\"parent\":0,\"kind\":\"move\",\"move\":\"1\"}",
      "Step 2 of the saved game: The move “1”" },
    { START ",{\"parent\":0,\"kind\":\"edit\",\"position\":7}", "“position” is no text" },
    { START ",{\"parent\":0,\"kind\":\"edit\",\"position\":\"lastmove:test-take?stones=-1\"}", "stones" },
    { START ",{\"parent\":0,\"kind\":\"new\",\"position\":\"lastmove:test-take?stones=1\"}", "“seats” is missing" },
    { START ",{\"parent\":0,\"kind\":\"new\",\"position\":\"lastmove:test-take?stones=1\",\"seats\":[1,2]}", "Entry 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *json = g_strconcat (HEAD "\"nodes\":[", cases[i].nodes, "],\"current\":0}", NULL);
      assert_refused (json, -1, cases[i].named);
    }
}

static void
test_bad_bytes (void)
{
  static const char zero[] = HEAD "\"nodes\":[\0" START "],\"current\":0}";
  static const char latin[] = HEAD "\"nodes\":[" START "],\"current\":0,\"\xe9\":1}";
  static const char bom[] = "\xef\xbb\xbf" HEAD "\"nodes\":[" START "],\"current\":0}";
  static const char half[] = HEAD "\"nodes\":[{\"kind\":\"\\ud800\"}],\"current\":0}";
  static const char nul[] = HEAD "\"nodes\":[{\"kind\":\"start\\u0000\"}],\"current\":0}";
  g_autofree char *long_name = g_strnfill (100000, 'x');
  g_autofree char *long_member = g_strconcat (HEAD "\"", long_name, "\":1}", NULL);

  assert_refused (zero, sizeof zero - 1, "UTF-8");
  assert_refused (latin, -1, "UTF-8");
  assert_refused (bom, -1, "JSON");
  assert_refused (half, -1, "byte");
  assert_refused (nul, -1, "byte");
  assert_refused ("{\"form\nat\":1}", -1, "missing");
  assert_refused (long_member, -1, "does not belong");
}

/* --- too much of everything ---------------------------------------------- */

static void
repeat (GString    *text,
        const char *piece,
        guint       times)
{
  for (guint i = 0; i < times; i++)
    g_string_append (text, piece);
}

static void
test_nesting (void)
{
  static const char *const pieces[] = { "[", "{\"a\":", "[{\"a\":" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new (HEAD "\"nodes\":");

      repeat (text, pieces[i], 1000000);
      assert_refused (text->str, text->len, "nested");
    }

  /* json-glib takes the quotation mark after half a surrogate pair for a part of the text. */
  {
    g_autoptr (GString) text = g_string_new (HEAD "\"nodes\":[\"\\ud800\",\"");

    repeat (text, "[", 1000000);
    assert_refused (text->str, text->len, "byte");
  }

  /* Brackets in a string are none. */
  g_autoptr (GString) text = g_string_new (HEAD "\"\\\"");
  repeat (text, "[", 1000);
  g_string_append (text, "\":1}");
  assert_refused (text->str, text->len, "does not belong");
}

static void
test_size (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "\"nodes\":[");

  repeat (text, "{},", LM_SAVED_GAME_MAX_NODES);
  g_string_append (text, "{}],\"current\":0}");
  assert_refused (text->str, text->len, "steps");

  g_string_assign (text, "{\"a\":[");
  repeat (text, "[],", 1000000);
  assert_refused (text->str, text->len, "steps");

  g_string_truncate (text, 0);
  repeat (text, "                ", LM_SAVED_GAME_MAX_BYTES / 16 + 1);
  assert_refused (text->str, text->len, "16 MiB");
}

static void
test_deep_tree (void)
{
  g_autoptr (LmPosition) start = lm_test_game_take (N_DEEP_STEPS);
  LmSession *session = lm_session_new (start, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON }, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  LmSession *loaded;
  gsize length;

  for (guint i = 0; i < N_DEEP_STEPS; i++)
    lm_session_play (session, "1", NULL);
  json = lm_saved_game_to_json (session, &length);
  loaded = lm_saved_game_from_json (json, length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (loaded)), ==, N_DEEP_STEPS);
  g_assert_finalize_object (loaded);
  g_assert_finalize_object (session);
}

/* --- cheap --------------------------------------------------------------- */

/* A line with a short variation at every step. */
static LmSession *
create_long_session (guint n_moves)
{
  g_autoptr (LmPosition) start = lm_test_game_take (2 * n_moves);
  LmSession *session = lm_session_new (start, (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON }, 1);

  for (guint i = 0; i < n_moves; i++)
    {
      g_assert_true (lm_session_play (session, "1", NULL));
      lm_session_undo (session);
      g_assert_true (lm_session_play (session, "2", NULL));
    }

  return session;
}

static LmSession *
save_and_load (LmSession *session)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *json = lm_saved_game_to_json (session, NULL);
  LmSession *loaded = lm_saved_game_from_json (json, -1, &error);

  g_assert_no_error (error);
  return loaded;
}

/* The positions of a long game are played again when they are asked for, in whatever order. */
static void
test_forgotten (void)
{
  g_autoptr (LmSession) session = create_long_session (2000);
  g_autoptr (LmSession) loaded = save_and_load (session);
  g_autoptr (LmSession) backwards = save_and_load (session);

  assert_same_session (session, loaded);
  for (LmNode *a = lm_session_get_current (session), *b = lm_session_get_current (backwards); a != NULL;
       a = lm_node_get_parent (a), b = lm_node_get_parent (b))
    g_assert_true (lm_position_equal (lm_node_get_position (a), lm_node_get_position (b)));
}

/* A step that somebody holds has its position also when the game is gone. */
static void
test_held (void)
{
  g_autoptr (LmSession) session = create_long_session (500);
  LmSession *loaded = save_and_load (session);
  g_autoptr (LmNode) held = NULL;
  g_autofree char *text = NULL;
  LmNode *node = lm_session_get_root (loaded);

  for (guint i = 0; i < 77; i++)
    node = lm_node_get_child (node, 1);
  held = g_object_ref (node);
  g_assert_finalize_object (loaded);
  g_assert_null (lm_node_get_parent (held));
  text = lm_position_to_string (lm_node_get_position (held));
  g_assert_cmpstr (text, ==, "lastmove:test-take?stones=846&turn=2");
}

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

/* Whether a thread still frees a long game. */
static gboolean
is_freeing (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  gboolean freeing = FALSE;
  const char *name;

  while (threads != NULL && !freeing && (name = g_dir_read_name (threads)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", name, "comm", NULL);
      g_autofree char *thread = NULL;

      freeing = g_file_get_contents (path, &thread, NULL, NULL) && g_str_equal (g_strstrip (thread), "free");
    }

  return freeing;
}

static gsize
get_used_bytes (void)
{
  struct mallinfo2 info;

  while (is_freeing ())
    g_thread_yield ();

  info = mallinfo2 ();
  return info.uordblks + info.hblkhd;
}

/* With all that it makes of the text it takes less time than the parser would for the text alone. */
static void
test_cheap (void)
{
  g_autoptr (LmSession) session = create_long_session (N_DEEP_STEPS);
  g_autoptr (LmSession) loaded = NULL;
  g_autofree char *json = lm_saved_game_to_json (session, NULL);
  double parsing = get_seconds ();
  double reading;
  gsize used;

  {
    g_autoptr (JsonParser) parser = json_parser_new ();
    g_assert_true (json_parser_load_from_data (parser, json, -1, NULL));
  }
  parsing = get_seconds () - parsing;

  used = get_used_bytes ();
  reading = get_seconds ();
  loaded = lm_saved_game_from_json (json, -1, NULL);
  reading = get_seconds () - reading;
  used = get_used_bytes () - used;
  g_assert_nonnull (loaded);
  g_test_message ("%.3f s beside %.3f s, %.0f bytes for a step", reading, parsing, (double) used / (2 * N_DEEP_STEPS));
  g_assert_cmpfloat (reading, <, 0.7 * parsing);
  g_assert_cmpuint (used / (2 * N_DEEP_STEPS), <, 240);
}

/* One step continued in very many ways: no time is lost on comparing each with each. */
static void
test_wide_tree (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "\"nodes\":[" START);
  g_autoptr (GError) error = NULL;
  LmSession *session;

  for (guint i = 0; i < N_WIDE_STEPS; i++)
    g_string_append_printf (text, ",{\"parent\":0,\"kind\":\"edit\",\"position\":\"lastmove:test-take?stones=%u\"}", i);
  g_string_append (text, "],\"current\":1}");
  session = lm_saved_game_from_json (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lm_node_get_n_children (lm_session_get_root (session)), ==, N_WIDE_STEPS);
  g_assert_finalize_object (session);
}

/* --- mutilations --------------------------------------------------------- */

static void
mutilate (GString *text,
          GRand   *rand)
{
  gsize at = g_rand_int_range (rand, 0, text->len);
  gsize length = MIN ((gsize) g_rand_int_range (rand, 1, 40), text->len - at);
  g_autofree char *piece = g_strndup (text->str + at, length);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      text->str[at] ^= 1 << g_rand_int_range (rand, 0, 8);
      break;
    case 1:
      text->str[at] = (char) g_rand_int_range (rand, 0, 256);
      break;
    case 2:
      g_string_truncate (text, at);
      break;
    case 3:
      g_string_erase (text, at, length);
      break;
    case 4:
      g_string_insert_len (text, g_rand_int_range (rand, 0, text->len), piece, strlen (piece));
      break;
    default:
      text->str[at] = "{}[]\",:0123456789-.eE\\"[g_rand_int_range (rand, 0, 22)];
      break;
    }
}

/* An error or a session that can be used, saved and walked; anything else would crash here. */
static gboolean
survives (GString *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LmSession) session = lm_saved_game_from_json (text->str, text->len, &error);
  g_autoptr (LmSession) again = NULL;
  g_autofree char *json = NULL;

  if (session == NULL)
    {
      assert_sentence (error);
      return FALSE;
    }

  g_assert_no_error (error);
  json = lm_saved_game_to_json (session, NULL);
  again = lm_saved_game_from_json (json, -1, &error);
  g_assert_no_error (error);
  assert_same_session (session, again);
  while (lm_session_can_undo (session))
    lm_session_undo_to_person (session);
  while (lm_session_can_redo (session))
    lm_session_redo (session);
  return TRUE;
}

static void
test_mutilated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4711);
  guint n_survivors = 0;

  for (guint i = 0; i < N_MUTILATIONS; i++)
    {
      g_autoptr (LmSession) session = create_random_session (i % 2 == 0 ? "test-take" : "test-round", i / 4);
      g_autofree char *json = lm_saved_game_to_json (session, NULL);
      g_autoptr (GString) text = g_string_new (json);

      for (int j = g_rand_int_range (rand, 1, 3); j > 0 && text->len > 0; j--)
        mutilate (text, rand);
      n_survivors += survives (text);
    }

  g_test_message ("%u of %u mutilated files could be read", n_survivors, N_MUTILATIONS);
}

/* Still JSON, but something else stands where a value was. */
static void
test_mutated (void)
{
  static const char *const values[] = {
    "null", "true", "\"\"", "\"person\"", "\"move\"", "\"lastmove:test-take?stones=3\"", "{}", "[]", "[[[[]]]]", "-1",
    "0", "1", "2", "3", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808",
    "1e308", "1e309", "0.5", "-0", "\"\\u0000\"", "\"\\ud800\"", "{\"kind\":\"move\"}",
    "1234567890123456789012345678901234567890123456789012345678901234567890",
  };
  g_autoptr (GRegex) regex = g_regex_new ("(?<=:)(\"[^\"]*\"|[0-9]+|\\[[^\\[\\]{}]*\\])|(?<=[,\\[])\\{[^{}]*\\}",
                                          0, 0, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4712);
  guint n_survivors = 0;

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (LmSession) session = create_random_session (i % 2 == 0 ? "test-take" : "test-round", i / 4);
      g_autofree char *json = lm_saved_game_to_json (session, NULL);
      g_autoptr (GString) text = g_string_new (json);
      g_autoptr (GMatchInfo) match = NULL;
      int start = 0;
      int end = 0;

      g_regex_match (regex, json, 0, &match);
      for (int j = g_rand_int_range (rand, 0, 20); j > 0 && g_match_info_matches (match); j--)
        {
          g_match_info_fetch_pos (match, 0, &start, &end);
          g_match_info_next (match, NULL);
        }
      g_string_erase (text, start, end - start);
      g_string_insert (text, start, values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))]);
      n_survivors += survives (text);
    }

  g_test_message ("%u of %u mutated files could be read", n_survivors, N_MUTATIONS);
}

/* --- files --------------------------------------------------------------- */

typedef struct
{
  char  *folder;
  GFile *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("last-move-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "game.lastmove", NULL);
  fixture->file = g_file_new_for_path (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_object_unref (fixture->file);
}

static void
test_files (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (LmSession) first = create_random_session ("test-take", 3);
  g_autoptr (LmSession) second = create_random_session ("test-take", 4);
  g_autoptr (LmSession) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_saved_game_load (fixture->file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_true (lm_saved_game_save (first, fixture->file, NULL, &error));
  g_assert_true (lm_saved_game_save (second, fixture->file, NULL, &error));
  loaded = lm_saved_game_load (fixture->file, NULL, &error);
  g_assert_no_error (error);
  assert_same_session (second, loaded);
}

/* Saving through a link changes the file that it leads to. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "link", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (LmSession) session = create_random_session ("test-take", 3);
  g_autoptr (LmSession) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), "", 0, NULL));
  g_assert_true (g_file_make_symbolic_link (link, "game.lastmove", NULL, NULL));
  g_assert_true (lm_saved_game_save (session, link, NULL, &error));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  loaded = lm_saved_game_load (fixture->file, NULL, &error);
  g_assert_no_error (error);
  assert_same_session (session, loaded);
}

static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "game.lastmove", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (LmSession) session = create_random_session ("test-take", 3);
  g_autoptr (GError) error = NULL;

  g_assert_false (lm_saved_game_save (session, file, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (lm_saved_game_load (folder, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
}

/* A file without end is given up when it is too large to be a saved game. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (lm_saved_game_load (file, NULL, &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_FILE);
  assert_sentence (error);
}

static void
store_result_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  GAsyncResult **stored = user_data;

  *stored = g_object_ref (result);
}

static GAsyncResult *
wait_for_result (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return g_steal_pointer (result);
}

static void
test_async (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (LmSession) session = create_random_session ("test-round", 5);
  g_autofree char *before = lm_saved_game_to_json (session, NULL);
  g_autofree char *after = NULL;
  g_autoptr (LmSession) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) saved = NULL;
  g_autoptr (GAsyncResult) read = NULL;
  GAsyncResult *result = NULL;

  lm_saved_game_save_async (session, fixture->file, NULL, store_result_cb, &result);
  lm_session_begin (session, lm_node_get_position (lm_session_get_root (session)),
                    (LmSeat[]) { LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON, LM_SEAT_PERSON });
  saved = wait_for_result (&result);
  g_assert_true (lm_saved_game_save_finish (saved, &error));
  g_assert_no_error (error);

  lm_saved_game_load_async (fixture->file, NULL, store_result_cb, &result);
  read = wait_for_result (&result);
  loaded = lm_saved_game_load_finish (read, &error);
  g_assert_no_error (error);
  after = lm_saved_game_to_json (loaded, NULL);
  g_assert_cmpstr (after, ==, before);
}

/* However long a game is, a slice of the main loop takes a few of its steps; what is done meanwhile is saved, too. */
static void
test_async_long (Fixture       *fixture,
                 gconstpointer  data)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:test-take?stones=40000", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, seats, 1);
  g_autoptr (LmSession) loaded = NULL;
  g_autoptr (GAsyncResult) saved = NULL;
  g_autoptr (GError) error = NULL;
  GAsyncResult *result = NULL;
  guint n_turns = 0;

  for (guint i = 0; i < 30000; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  lm_saved_game_save_async (session, fixture->file, NULL, store_result_cb, &result);
  g_assert_true (g_main_context_iteration (NULL, TRUE));
  g_assert_true (lm_session_play (session, "1", NULL));
  for (; result == NULL; n_turns++)
    g_main_context_iteration (NULL, TRUE);
  saved = result;
  g_assert_true (lm_saved_game_save_finish (saved, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_turns, >=, 30000 / LM_SNAPSHOT_SLICE);

  loaded = lm_saved_game_load (fixture->file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (loaded)), ==, 30001);
}

/* Which of the earlier games fit is counted bit by bit, no further than it matters. */
static void
test_counted (void)
{
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON, LM_SEAT_PERSON };
  g_autoptr (LmPosition) start = lm_position_parse ("lastmove:test-take?stones=40000", NULL);
  g_autoptr (LmSession) session = lm_session_new (start, seats, 1);

  for (guint i = 0; i < 20000; i++)
    g_assert_true (lm_session_play (session, "1", NULL));
  lm_session_begin (session, start, seats);
  g_assert_true (lm_session_play (session, "2", NULL));
  for (guint i = 0; i < 2; i++)
    {
      const guint most[] = { 5000, 30000 }, n_nodes[] = { 2, 20003 }, n_slices[] = { 50, 400 };
      g_autoptr (LmSnapshot) snapshot = lm_snapshot_begin (session, most[i]);
      guint n = 0;

      while (!lm_snapshot_take (snapshot, 100))
        n++;
      g_assert_cmpuint (lm_snapshot_get_n_nodes (snapshot), ==, n_nodes[i]);
      g_assert_cmpuint (n, >=, n_slices[i]);
      g_assert_cmpuint (n, <=, n_slices[i] + 5);
    }
}

static void
test_async_fails (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (LmSession) session = create_random_session ("test-take", 5);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) read = NULL;
  g_autoptr (GAsyncResult) saved = NULL;
  GAsyncResult *result = NULL;

  lm_saved_game_load_async (fixture->file, NULL, store_result_cb, &result);
  read = wait_for_result (&result);
  g_assert_null (lm_saved_game_load_finish (read, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_cancellable_cancel (cancellable);
  lm_saved_game_save_async (session, fixture->file, cancellable, store_result_cb, &result);
  saved = wait_for_result (&result);
  g_assert_false (lm_saved_game_save_finish (saved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
}

/* However large a position is, what was set up once and is not looked at takes not much more than its text; so does writing it again. */
static void
test_edits (void)
{
  g_autoptr (GString) text = g_string_new ("{\"format\":\"last-move\",\"version\":1,\"game\":\"zahlenschlacht\","
                                           "\"seats\":[\"person\",\"person\"],\"seed\":7,\"nodes\":["
                                           "{\"kind\":\"start\",\"position\":\"lastmove:zahlenschlacht?n=3000&d=7\"}");
  g_autoptr (LmSession) session = NULL;
  g_autoptr (LmPosition) last = lm_position_parse ("lastmove:zahlenschlacht?n=3000&d=7&crossed=1000", NULL);
  g_autofree char *first = NULL, *again = NULL;
  gsize before = get_used_bytes ();

  for (guint i = 0; i < N_EDITS; i++)
    g_string_append_printf (text, ",{\"parent\":%u,\"kind\":\"edit\",\"position\":\"lastmove:zahlenschlacht?n=3000&d=7&crossed=%u\"}",
                            i % 3 == 0 ? 0 : i, 1 + i % 3000);
  g_string_append (text, "],\"current\":0}");

  session = lm_saved_game_from_json (text->str, -1, NULL);
  g_assert_nonnull (session);
  g_assert_cmpuint (get_used_bytes () - before, <, text->len + N_EDITS * 600);
  first = lm_saved_game_to_json (session, NULL);
  again = lm_saved_game_to_json (session, NULL);
  g_assert_cmpstr (first, ==, again);
  g_assert_cmpuint (get_used_bytes () - before, <, text->len + strlen (first) + strlen (again) + N_EDITS * 600);

  /* What was set up there before is found again by its text. */
  lm_session_edit (session, last);
  g_assert_cmpuint (lm_node_get_n_children (lm_session_get_root (session)), ==, N_EDITS / 3);
  g_assert_true (lm_position_equal (lm_session_get_position (session), last));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();
  lm_games_register ();

  g_test_add_data_func ("/saved-game/round-trip/take", "test-take", test_round_trip);
  g_test_add_data_func ("/saved-game/round-trip/round", "test-round", test_round_trip);
  g_test_add_func ("/saved-game/loaded-goes-on", test_loaded_goes_on);
  g_test_add_func ("/saved-game/bad/heads", test_bad_heads);
  g_test_add_func ("/saved-game/bad/newer", test_newer);
  g_test_add_func ("/saved-game/bad/steps", test_bad_steps);
  g_test_add_func ("/saved-game/bad/bytes", test_bad_bytes);
  g_test_add_func ("/saved-game/bad/nesting", test_nesting);
  g_test_add_func ("/saved-game/bad/size", test_size);
  g_test_add_func ("/saved-game/bad/mutilated", test_mutilated);
  g_test_add_func ("/saved-game/bad/mutated", test_mutated);
  g_test_add_func ("/saved-game/deep-tree", test_deep_tree);
  g_test_add_func ("/saved-game/wide-tree", test_wide_tree);
  g_test_add_func ("/saved-game/forgotten", test_forgotten);
  g_test_add_func ("/saved-game/held", test_held);
  g_test_add_func ("/saved-game/cheap", test_cheap);
  g_test_add_func ("/saved-game/edits", test_edits);
  g_test_add ("/saved-game/files", Fixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/saved-game/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/saved-game/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  g_test_add_func ("/saved-game/endless", test_endless);
  g_test_add ("/saved-game/async", Fixture, NULL, set_up, test_async, tear_down);
  g_test_add ("/saved-game/async-long", Fixture, NULL, set_up, test_async_long, tear_down);
  g_test_add_func ("/saved-game/counted", test_counted);
  g_test_add ("/saved-game/async-fails", Fixture, NULL, set_up, test_async_fails, tear_down);

  return g_test_run ();
}
