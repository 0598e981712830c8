/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-session.c: the tree of steps, undo and redo, seats, grades. */

#include "engine/keep/lm-saved-game.h"
#include "engine/play/lm-session.h"
#include "lm-test-game.h"

#define N_WALK_STEPS 5000
#define N_DEEP_STEPS 200000
#define N_REVISION_STEPS 1500

static const LmSeat two_people[] = { LM_SEAT_PERSON, LM_SEAT_PERSON };

static LmSession *
create_session (guint  stones,
                LmSeat first,
                LmSeat second)
{
  g_autoptr (LmPosition) start = lm_test_game_take (stones);

  return lm_session_new (start, (LmSeat[]) { first, second }, 1);
}

static void
play (LmSession  *session,
      const char *move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lm_session_play (session, move, &error));
  g_assert_no_error (error);
}

static void
assert_text (LmPosition *position,
             const char *expected)
{
  g_autofree char *text = lm_position_to_string (position);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_position (LmSession  *session,
                 const char *expected)
{
  assert_text (lm_session_get_position (session), expected);
}

static void
count_node_cb (LmSession *session,
               LmNode    *node,
               guint     *count)
{
  g_assert_true (lm_node_get_parent (node) == lm_session_get_current (session));
  ++*count;
}

static void
count_change_cb (LmSession *session,
                 LmNode    *previous,
                 guint     *count)
{
  g_assert_true (previous != lm_session_get_current (session));
  ++*count;
}

static void
count_cb (LmSession *session,
          guint     *count)
{
  ++*count;
}

static void
test_moves (void)
{
  LmSession *session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);
  g_autoptr (GError) error = NULL;
  guint n_changes = 0;
  guint n_nodes = 0;
  LmNode *first;

  g_signal_connect (session, "changed", G_CALLBACK (count_change_cb), &n_changes);
  g_signal_connect (session, "node-added", G_CALLBACK (count_node_cb), &n_nodes);
  play (session, "1");
  first = lm_session_get_current (session);
  play (session, "2");
  lm_session_undo (session);
  play (session, "3");
  lm_session_undo (session);
  play (session, "2");

  g_assert_cmpuint (n_changes, ==, 6);
  g_assert_cmpuint (n_nodes, ==, 3);
  g_assert_cmpuint (lm_node_get_n_children (first), ==, 2);
  g_assert_cmpstr (lm_node_get_move (lm_node_get_child (first, 1)), ==, "3");
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 2);
  assert_position (session, "lastmove:test-take?stones=7");

  g_assert_false (lm_session_play (session, "4", &error));
  g_assert_error (error, LM_ERROR, LM_ERROR_MOVE);
  g_assert_cmpuint (n_changes, ==, 6);
  g_assert_finalize_object (session);
}

static void
test_redo_last_visited (void)
{
  LmSession *session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);
  LmNode *deep;

  play (session, "1");
  play (session, "1");
  deep = lm_session_get_current (session);
  lm_session_go_to (session, lm_session_get_root (session));
  play (session, "2");
  lm_session_undo (session);
  lm_session_redo (session);
  g_assert_cmpstr (lm_node_get_move (lm_session_get_current (session)), ==, "2");

  lm_session_go_to (session, deep);
  lm_session_go_to (session, lm_session_get_root (session));
  lm_session_redo (session);
  lm_session_redo (session);
  g_assert_true (lm_session_get_current (session) == deep);
  g_assert_false (lm_session_can_redo (session));
  lm_session_redo (session);
  g_assert_true (lm_session_get_current (session) == deep);
  g_assert_finalize_object (session);
}

static void
test_new_and_edit (void)
{
  static const LmSeat against_computer[] = { LM_SEAT_PERSON, LM_SEAT_STUBBORN };
  g_autoptr (LmPosition) nine = lm_test_game_parse ("lastmove:test-take?stones=9&turn=2");
  LmSession *session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);
  guint n_seats = 0;
  guint n_nodes = 0;
  LmNode *edited;

  g_signal_connect (session, "seats-changed", G_CALLBACK (count_cb), &n_seats);
  g_signal_connect (session, "node-added", G_CALLBACK (count_node_cb), &n_nodes);
  lm_session_edit (session, nine);
  edited = lm_session_get_current (session);
  lm_session_edit (session, nine);
  g_assert_true (lm_session_get_current (session) == edited);
  g_assert_cmpint (lm_node_get_kind (edited), ==, LM_NODE_EDIT);
  g_assert_null (lm_node_get_move (edited));
  lm_session_undo (session);
  assert_position (session, "lastmove:test-take?stones=10");
  lm_session_edit (session, nine);
  g_assert_true (lm_session_get_current (session) == edited);
  g_assert_cmpuint (n_nodes, ==, 1);
  g_assert_cmpuint (n_seats, ==, 0);

  play (session, "3");
  g_assert_true (lm_node_get_segment (lm_session_get_current (session)) == edited);
  lm_session_begin (session, nine, against_computer);
  g_assert_cmpuint (n_seats, ==, 1);
  g_assert_cmpint (lm_session_get_turn_seat (session), ==, LM_SEAT_STUBBORN);
  lm_session_set_seat (session, 1, LM_SEAT_RANDOM);
  lm_session_set_seat (session, 1, LM_SEAT_RANDOM);
  g_assert_cmpuint (n_seats, ==, 2);
  play (session, "1");
  g_assert_cmpint (lm_session_get_seat (session, 1), ==, LM_SEAT_RANDOM);
  lm_session_undo (session);
  lm_session_undo (session);
  g_assert_cmpuint (n_seats, ==, 3);
  g_assert_cmpint (lm_session_get_seat (session, 1), ==, LM_SEAT_PERSON);
  assert_position (session, "lastmove:test-take?stones=6");
  g_assert_finalize_object (session);
}

static void
notify_cb (LmSession  *session,
           GParamSpec *pspec,
           GString    *seen)
{
  gboolean value = FALSE;

  if (pspec->value_type == G_TYPE_BOOLEAN)
    g_object_get (session, pspec->name, &value, NULL);
  g_string_append_printf (seen, "%s%d ", pspec->name, value);
}

static void
test_properties (void)
{
  g_autoptr (GString) seen = g_string_new (NULL);
  LmSession *session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);

  g_signal_connect (session, "notify", G_CALLBACK (notify_cb), seen);
  play (session, "1");
  g_assert_nonnull (strstr (seen->str, "current0"));
  g_assert_nonnull (strstr (seen->str, "can-undo1"));
  g_string_truncate (seen, 0);
  lm_session_undo (session);
  g_assert_nonnull (strstr (seen->str, "can-undo0"));
  g_assert_nonnull (strstr (seen->str, "can-redo1"));
  g_string_truncate (seen, 0);
  lm_session_undo (session);
  g_assert_cmpstr (seen->str, ==, "");
  g_assert_finalize_object (session);
}

static void
test_to_person (void)
{
  LmSession *session = create_session (30, LM_SEAT_CASUAL, LM_SEAT_PERSON);
  g_autoptr (LmPosition) ten = lm_test_game_take (10);
  LmNode *root = lm_session_get_root (session);
  LmNode *edited;

  play (session, "1");
  play (session, "2");
  play (session, "3");
  play (session, "1");

  /* The computer was to move; back to where the person chose. */
  lm_session_undo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 3);
  lm_session_undo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 1);
  lm_session_undo_to_person (session);
  g_assert_true (lm_session_get_current (session) == root);
  lm_session_undo_to_person (session);
  g_assert_true (lm_session_get_current (session) == root);

  lm_session_redo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 1);
  lm_session_redo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 3);
  lm_session_redo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 4);
  lm_session_redo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 4);

  /* The edited position is a step of its own, though a computer is to move on either side. */
  lm_session_edit (session, ten);
  edited = lm_session_get_current (session);
  play (session, "1");
  play (session, "1");
  lm_session_undo_to_person (session);
  lm_session_undo_to_person (session);
  g_assert_true (lm_session_get_current (session) == edited);
  lm_session_undo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 4);
  lm_session_redo_to_person (session);
  g_assert_true (lm_session_get_current (session) == edited);
  g_assert_finalize_object (session);
}

static void
test_to_person_without_person (void)
{
  LmSession *session = create_session (30, LM_SEAT_CASUAL, LM_SEAT_RANDOM);

  g_assert_false (lm_session_has_person (session));
  play (session, "1");
  play (session, "2");
  lm_session_undo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 1);
  lm_session_redo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 2);
  g_assert_finalize_object (session);
}

static void
test_four_players (void)
{
  static const LmSeat seats[] = { LM_SEAT_PERSON, LM_SEAT_RANDOM, LM_SEAT_RANDOM, LM_SEAT_RANDOM };
  g_autoptr (LmPosition) start = lm_test_game_parse ("lastmove:test-round?stones=20");
  LmSession *session = lm_session_new (start, seats, 1);

  play (session, "1+");
  assert_position (session, "lastmove:test-round?stones=19&turn=1&last=1");
  play (session, "4:2");
  assert_position (session, "lastmove:test-round?stones=17&turn=1&last=4");
  play (session, "2");
  g_assert_cmpint (lm_session_get_turn_seat (session), ==, LM_SEAT_RANDOM);
  play (session, "1");
  play (session, "1");

  lm_session_undo_to_person (session);
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, 2);
  lm_node_set_value (lm_node_get_parent (lm_session_get_current (session)), LM_VALUE_WIN, 3);
  lm_node_set_value (lm_session_get_current (session), LM_VALUE_LOSS, 2);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (session)), ==, LM_GRADE_UNKNOWN);
  g_assert_finalize_object (session);
}

/* --- grades -------------------------------------------------------------- */

static LmGrade
grade (LmValue before,
       guint   distance_before,
       LmValue after,
       guint   distance_after)
{
  g_autoptr (LmSession) session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);

  play (session, "1");
  lm_node_set_value (lm_session_get_root (session), before, distance_before);
  lm_node_set_value (lm_session_get_current (session), after, distance_after);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_root (session)), ==, LM_GRADE_UNKNOWN);
  return lm_node_get_grade (lm_session_get_current (session));
}

static void
test_grades (void)
{
  const guint far = LM_DISTANCE_UNKNOWN;

  g_assert_cmpint (grade (LM_VALUE_WIN, 5, LM_VALUE_LOSS, 4), ==, LM_GRADE_KEEPS);
  g_assert_cmpint (grade (LM_VALUE_WIN, 5, LM_VALUE_LOSS, 6), ==, LM_GRADE_SLOWER);
  g_assert_cmpint (grade (LM_VALUE_WIN, far, LM_VALUE_LOSS, 6), ==, LM_GRADE_KEEPS);
  g_assert_cmpint (grade (LM_VALUE_WIN, 5, LM_VALUE_WIN, 8), ==, LM_GRADE_THROWS);
  g_assert_cmpint (grade (LM_VALUE_LOSS, 6, LM_VALUE_WIN, 5), ==, LM_GRADE_DELAYS);
  g_assert_cmpint (grade (LM_VALUE_LOSS, 6, LM_VALUE_WIN, 3), ==, LM_GRADE_SHORTENS);
  g_assert_cmpint (grade (LM_VALUE_LOSS, 6, LM_VALUE_WIN, far), ==, LM_GRADE_LOST);
  g_assert_cmpint (grade (LM_VALUE_LOSS, far, LM_VALUE_WIN, 3), ==, LM_GRADE_LOST);
  g_assert_cmpint (grade (LM_VALUE_WIN, 5, LM_VALUE_UNKNOWN, far), ==, LM_GRADE_UNKNOWN);
  g_assert_cmpint (grade (LM_VALUE_UNKNOWN, far, LM_VALUE_WIN, 5), ==, LM_GRADE_UNKNOWN);
}

static void
test_grade_needs_values (void)
{
  g_autoptr (LmSession) session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);
  guint distance = 0;
  LmNode *node;

  play (session, "1");
  node = lm_session_get_current (session);
  g_assert_false (lm_node_has_value (node));
  g_assert_cmpint (lm_node_get_value (node, &distance), ==, LM_VALUE_UNKNOWN);
  g_assert_cmpuint (distance, ==, LM_DISTANCE_UNKNOWN);
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_WIN, 5);
  g_assert_cmpint (lm_node_get_grade (node), ==, LM_GRADE_UNKNOWN);
  lm_node_set_value (node, LM_VALUE_UNKNOWN, LM_DISTANCE_UNKNOWN);
  g_assert_true (lm_node_has_value (node));
  g_assert_cmpint (lm_node_get_grade (node), ==, LM_GRADE_UNKNOWN);

  for (LmGrade i = LM_GRADE_UNKNOWN; i <= LM_GRADE_ONLY; i++)
    g_assert_cmpstr (lm_grade_get_name (i), !=, "");
}

static void
test_grade_of_only_move (void)
{
  g_autoptr (LmSession) session = create_session (1, LM_SEAT_PERSON, LM_SEAT_PERSON);

  play (session, "1");
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_WIN, 1);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (session)), ==, LM_GRADE_UNKNOWN);
  lm_node_set_value (lm_session_get_current (session), LM_VALUE_LOSS, 0);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (session)), ==, LM_GRADE_ONLY);
}

/* Nobody is to move in the last position: who won counts, whatever is stored of a "player to move". */
static void
test_grade_of_last_move (void)
{
  g_autoptr (LmSession) session = create_session (2, LM_SEAT_PERSON, LM_SEAT_PERSON);

  play (session, "2");
  lm_node_set_value (lm_session_get_root (session), LM_VALUE_WIN, 1);
  lm_node_set_value (lm_session_get_current (session), LM_VALUE_LOSS, 0);
  g_assert_cmpint (lm_node_get_grade (lm_session_get_current (session)), ==, LM_GRADE_KEEPS);
  g_assert_cmpint (lm_session_get_turn_seat (session), ==, LM_SEAT_PERSON);
}

/* --- random walk against a model ----------------------------------------- */

typedef struct
{
  int         parent;
  LmNodeKind  kind;
  char       *move;
  char       *position;
  int         next;
  LmSeat      seats[2];
} ModelStep;

typedef struct
{
  GArray    *steps; /* of ModelStep */
  int        current;
  LmSession *session;
  GPtrArray *nodes; /* the node of each step */
} Walk;

static void
clear_step (gpointer step)
{
  g_free (((ModelStep *) step)->move);
  g_free (((ModelStep *) step)->position);
}

static ModelStep *
nth_step (Walk *walk,
          int   index)
{
  return &g_array_index (walk->steps, ModelStep, index);
}

static int
find_step (Walk       *walk,
           LmNodeKind  kind,
           const char *move,
           const char *position)
{
  for (guint i = 0; i < walk->steps->len; i++)
    {
      ModelStep *step = nth_step (walk, i);
      if (step->parent == walk->current && step->kind == kind
          && g_strcmp0 (step->move, move) == 0 && g_str_equal (step->position, position))
        return i;
    }

  return -1;
}

static void
model_go_on (Walk         *walk,
             LmNodeKind    kind,
             const char   *move,
             LmPosition   *position,
             const LmSeat *seats)
{
  g_autofree char *text = lm_position_to_string (position);
  int found = kind == LM_NODE_NEW ? -1 : find_step (walk, kind, move, text);

  if (found < 0)
    {
      ModelStep step = { walk->current, kind, g_strdup (move), g_steal_pointer (&text), -1,
                         { seats[0], seats[1] } };
      g_array_append_val (walk->steps, step);
      found = walk->steps->len - 1;
      g_ptr_array_add (walk->nodes, lm_session_get_current (walk->session));
    }
  if (walk->current >= 0)
    nth_step (walk, walk->current)->next = found;
  walk->current = found;
}

static void
model_go_to (Walk *walk,
             int   index)
{
  for (int i = index; nth_step (walk, i)->parent >= 0; i = nth_step (walk, i)->parent)
    nth_step (walk, nth_step (walk, i)->parent)->next = i;
  walk->current = index;
}

static void
walk_play (Walk  *walk,
           GRand *rand)
{
  LmPosition *position = lm_session_get_position (walk->session);
  g_autofree char *move = lm_position_random_move (position, rand);
  g_autoptr (LmPosition) after = NULL;

  if (move == NULL)
    return;
  after = lm_position_play (position, move, NULL);
  play (walk->session, move);
  model_go_on (walk, LM_NODE_MOVE, move, after, nth_step (walk, walk->current)->seats);
}

static void
walk_edit (Walk  *walk,
           GRand *rand)
{
  g_autoptr (LmPosition) position = lm_test_game_take (g_rand_int_range (rand, 5, 12));
  gboolean same = lm_position_equal (position, lm_session_get_position (walk->session));

  lm_session_edit (walk->session, position);
  if (!same)
    model_go_on (walk, LM_NODE_EDIT, NULL, position, nth_step (walk, walk->current)->seats);
}

static void
walk_new (Walk  *walk,
          GRand *rand)
{
  LmSeat seats[2] = { g_rand_int_range (rand, 0, LM_N_SEATS), g_rand_int_range (rand, 0, LM_N_SEATS) };
  g_autoptr (LmPosition) position = lm_test_game_take (g_rand_int_range (rand, 5, 30));

  lm_session_begin (walk->session, position, seats);
  model_go_on (walk, LM_NODE_NEW, NULL, position, seats);
}

static void
walk_back_and_forth (Walk  *walk,
                     GRand *rand)
{
  ModelStep *step = nth_step (walk, walk->current);

  if (g_rand_boolean (rand))
    {
      lm_session_undo (walk->session);
      walk->current = step->parent >= 0 ? step->parent : walk->current;
    }
  else
    {
      lm_session_redo (walk->session);
      walk->current = step->next >= 0 ? step->next : walk->current;
    }
}

static void
walk_anywhere (Walk  *walk,
               GRand *rand)
{
  int index = g_rand_int_range (rand, 0, walk->steps->len);

  lm_session_go_to (walk->session, g_ptr_array_index (walk->nodes, index));
  model_go_to (walk, index);
}

static void
compare_with_model (Walk *walk)
{
  ModelStep *step = nth_step (walk, walk->current);
  LmNode *node = lm_session_get_current (walk->session);

  g_assert_true (node == g_ptr_array_index (walk->nodes, walk->current));
  g_assert_cmpint (lm_node_get_kind (node), ==, step->kind);
  g_assert_cmpstr (lm_node_get_move (node), ==, step->move);
  assert_position (walk->session, step->position);
  g_assert_cmpint (lm_session_can_undo (walk->session), ==, step->parent >= 0);
  g_assert_cmpint (lm_session_can_redo (walk->session), ==, step->next >= 0);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (lm_session_get_seat (walk->session, i), ==, step->seats[i]);
}

static void
take_random_step (Walk  *walk,
                  GRand *rand)
{
  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      walk_edit (walk, rand);
      break;
    case 1:
      walk_new (walk, rand);
      break;
    case 2:
      walk_anywhere (walk, rand);
      break;
    case 3: case 4: case 5: case 6: case 7:
      walk_back_and_forth (walk, rand);
      break;
    default:
      walk_play (walk, rand);
      break;
    }
}

static void
test_random_walk (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2024);
  Walk walk = {
    g_array_new (FALSE, FALSE, sizeof (ModelStep)), -1,
    create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON), g_ptr_array_new (),
  };

  g_array_set_clear_func (walk.steps, clear_step);
  model_go_on (&walk, LM_NODE_START, NULL, lm_session_get_position (walk.session), two_people);
  for (guint i = 0; i < N_WALK_STEPS; i++)
    {
      take_random_step (&walk, rand);
      compare_with_model (&walk);
    }

  g_test_message ("%u nodes", walk.steps->len);
  g_assert_finalize_object (walk.session);
  g_ptr_array_unref (walk.nodes);
  g_array_unref (walk.steps);
}

/* --- very long games ----------------------------------------------------- */

static void
test_deep_tree (void)
{
  LmSession *session = create_session (N_DEEP_STEPS, LM_SEAT_CASUAL, LM_SEAT_CASUAL);
  LmNode *kept;

  for (guint i = 0; i < N_DEEP_STEPS; i++)
    play (session, "1");
  g_assert_cmpuint (lm_node_get_ply (lm_session_get_current (session)), ==, N_DEEP_STEPS);
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (session)), ==, N_DEEP_STEPS);
  g_assert_true (lm_node_get_segment (lm_session_get_current (session)) == lm_session_get_root (session));

  lm_session_go_to (session, lm_session_get_root (session));
  lm_session_set_seat (session, 0, LM_SEAT_PERSON);
  for (guint i = 0; i < 100; i++)
    lm_session_redo (session);

  kept = g_object_ref (lm_session_get_current (session));
  g_assert_finalize_object (session);
  g_assert_null (lm_node_get_parent (kept));
  g_assert_null (lm_node_get_next (kept));
  g_assert_true (lm_node_get_segment (kept) == kept);
  g_assert_cmpint (lm_node_get_seat (kept, 1), ==, LM_SEAT_PERSON);
  g_assert_finalize_object (kept);
}

static GThread *freeing;

static void
freed_cb (gpointer  data,
          GObject  *node)
{
  g_atomic_pointer_set (&freeing, g_thread_self ());
}

/* Whoever drops the last reference to a long game does not wait until all of it is freed. */
static void
test_freed_elsewhere (void)
{
  LmSession *session = create_session (10000, LM_SEAT_PERSON, LM_SEAT_PERSON);

  for (guint i = 0; i < 10000; i++)
    play (session, "1");
  g_object_weak_ref (G_OBJECT (lm_session_get_current (session)), freed_cb, NULL);
  g_assert_finalize_object (session);
  while (g_atomic_pointer_get (&freeing) == NULL)
    g_thread_yield ();
  g_assert_true (g_atomic_pointer_get (&freeing) != g_thread_self ());
}

/* The depth counts all steps, whatever they are. */
static void
test_depth (void)
{
  LmSession *session = create_session (20, LM_SEAT_PERSON, LM_SEAT_PERSON);
  g_autoptr (LmPosition) edited = lm_test_game_take (9);
  const LmSeat seats[LM_MAX_PLAYERS] = { LM_SEAT_PERSON };

  play (session, "1");
  lm_session_edit (session, edited);
  lm_session_begin (session, edited, seats);
  play (session, "1");
  play (session, "2");
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_current (session)), ==, 5);
  g_assert_cmpuint (lm_node_get_depth (lm_session_get_root (session)), ==, 0);
  g_assert_finalize_object (session);
}

/* --- variations, deleted and promoted ------------------------------------ */

/* The tree as text: "1 2" are moves after each other, "(1 2 | 3)" ways on, "new" and "edit" as they are. */
static void
print_node (LmNode  *node,
            GString *text)
{
  const guint n_children = lm_node_get_n_children (node);

  if (lm_node_get_parent (node) != NULL)
    g_string_append (text, lm_node_get_kind (node) == LM_NODE_MOVE ? lm_node_get_move (node)
                           : lm_node_get_kind (node) == LM_NODE_EDIT ? "edit" : "new");
  for (guint i = 0; i < n_children; i++)
    {
      g_string_append (text, n_children == 1 ? " " : i == 0 ? " (" : " | ");
      print_node (lm_node_get_child (node, i), text);
    }
  g_string_append (text, n_children > 1 ? ")" : "");
}

static void
assert_tree (LmSession  *session,
             const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  print_node (lm_session_get_root (session), text);
  g_assert_cmpstr (g_strstrip (text->str), ==, expected);
}

static void
play_all (LmSession  *session,
          const char *moves)
{
  for (const char *m = moves; *m != '\0'; m++)
    play (session, (const char[]) { *m, '\0' });
}

static void
go_back (LmSession *session,
         guint      steps)
{
  while (steps-- > 0)
    lm_session_undo (session);
}

static void
test_promote (void)
{
  LmSession *session = create_session (20, LM_SEAT_PERSON, LM_SEAT_PERSON);
  LmNode *node;
  guint n_changes = 0;

  play_all (session, "123");
  g_assert_null (lm_session_get_variation (session));
  lm_session_promote_variation (session);
  assert_tree (session, "1 2 3");

  go_back (session, 2);
  play_all (session, "31");
  node = lm_session_get_current (session);
  g_assert_cmpstr (lm_node_get_move (lm_session_get_variation (session)), ==, "3");
  g_signal_connect (session, "tree-changed", G_CALLBACK (count_cb), &n_changes);
  lm_session_promote_variation (session);
  assert_tree (session, "1 (3 1 | 2 3)");
  g_assert_true (lm_session_get_current (session) == node);
  g_assert_null (lm_session_get_variation (session));

  lm_session_undo_to_person (session);
  assert_tree (session, "1 (2 3 | 3 1)");
  g_assert_true (lm_session_get_current (session) == node);
  lm_session_redo_to_person (session);
  assert_tree (session, "1 (3 1 | 2 3)");
  g_assert_cmpuint (n_changes, ==, 3);
  lm_session_redo_to_person (session);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_finalize_object (session);
}

/* It is undone when undo comes back to where it was done, before the step that led there. */
static void
test_delete (void)
{
  LmSession *session = create_session (20, LM_SEAT_PERSON, LM_SEAT_PERSON);
  LmNode *fork;
  LmNode *deleted;

  play_all (session, "12");
  go_back (session, 1);
  fork = lm_session_get_current (session);
  play_all (session, "31");
  deleted = lm_session_get_current (session);
  lm_session_delete_variation (session);
  assert_tree (session, "1 2");
  g_assert_true (lm_session_get_current (session) == fork);
  lm_session_go_to (session, deleted);
  g_assert_true (lm_session_get_current (session) == fork);

  play (session, "2");
  lm_session_undo_to_person (session);
  assert_tree (session, "1 2");
  g_assert_true (lm_session_get_current (session) == fork);
  lm_session_undo_to_person (session);
  assert_tree (session, "1 (2 | 3 1)");
  g_assert_true (lm_session_get_current (session) == deleted);

  lm_session_redo_to_person (session);
  assert_tree (session, "1 2");
  lm_session_undo_to_person (session);
  play (session, "1");
  lm_session_undo_to_person (session);
  g_assert_true (lm_session_get_current (session) == deleted);
  lm_session_redo_to_person (session);
  assert_tree (session, "1 (2 | 3 1 1)");
  g_assert_finalize_object (session);
}

/* What was played again since cannot be put back beside itself. */
static void
test_delete_and_play_again (void)
{
  LmSession *session = create_session (20, LM_SEAT_PERSON, LM_SEAT_PERSON);

  play_all (session, "12");
  go_back (session, 1);
  play_all (session, "31");
  lm_session_delete_variation (session);
  play (session, "3");
  g_assert_false (lm_session_undo_revision (session));
  go_back (session, 1);
  lm_session_undo_to_person (session);
  g_assert_true (lm_session_get_current (session) == lm_session_get_root (session));
  g_assert_false (lm_session_can_undo (session));
  assert_tree (session, "1 (2 | 3)");
  g_assert_finalize_object (session);
}

/* What an exercise began is its own until somebody else sits down, another game begins or the position is edited. */
static void
test_taught (void)
{
  g_autoptr (LmPosition) four = lm_test_game_take (4);
  g_autoptr (LmPosition) nine = lm_test_game_take (9);
  LmSession *session = create_session (4, LM_SEAT_PERSON, LM_SEAT_PERSON);

  g_assert_false (lm_session_is_taught (session));
  lm_session_teach (session, four, two_people);
  g_assert_true (lm_session_is_taught (session));
  play (session, "1");
  g_assert_true (lm_session_is_taught (session));
  lm_session_edit (session, nine);
  g_assert_false (lm_session_is_taught (session));
  lm_session_begin (session, four, two_people);
  g_assert_false (lm_session_is_taught (session));
  lm_session_undo (session);
  lm_session_undo (session);
  g_assert_true (lm_session_is_taught (session));
  lm_session_set_seat (session, 1, LM_SEAT_PERFECT);
  g_assert_false (lm_session_is_taught (session));
  g_assert_finalize_object (session);
}

static void
test_clear_finished (void)
{
  g_autoptr (LmPosition) four = lm_test_game_take (4);
  LmSession *session = create_session (4, LM_SEAT_PERSON, LM_SEAT_PERSON);

  g_assert_cmpuint (lm_session_clear_finished_games (session), ==, 0);
  g_assert_false (lm_session_can_undo (session));
  play_all (session, "31");
  lm_session_begin (session, four, two_people);
  play (session, "2");
  lm_session_begin (session, four, two_people);
  play_all (session, "22");
  lm_session_begin (session, four, two_people);
  play_all (session, "13");
  assert_tree (session, "3 1 new 2 new 2 2 new 1 3");

  g_assert_cmpuint (lm_session_clear_finished_games (session), ==, 2);
  assert_tree (session, "2 new 1 3");
  g_assert_cmpuint (lm_session_clear_finished_games (session), ==, 0);
  lm_session_undo_to_person (session);
  assert_tree (session, "3 1 new 2 new 2 2 new 1 3");
  lm_session_redo_to_person (session);
  assert_tree (session, "2 new 1 3");
  lm_session_begin (session, four, two_people);
  g_assert_true (lm_session_undo_revision (session));
  assert_tree (session, "3 1 new 2 new 2 2 new 1 3 new");
  g_assert_finalize_object (session);
}

/* A game that was begun in a variation is not a part of it. */
static void
test_delete_keeps_games (void)
{
  g_autoptr (LmPosition) four = lm_test_game_take (4);
  LmSession *session = create_session (9, LM_SEAT_PERSON, LM_SEAT_PERSON);
  LmNode *variation;

  play_all (session, "11");
  go_back (session, 1);
  play (session, "2");
  variation = lm_session_get_current (session);
  lm_session_begin (session, four, two_people);
  g_assert_null (lm_session_get_variation (session));
  lm_session_go_to (session, variation);
  lm_session_delete_variation (session);
  assert_tree (session, "1 (1 | new)");
  lm_session_undo_to_person (session);
  assert_tree (session, "1 (1 | 2 new)");
  g_assert_finalize_object (session);
}

static guint
revise (LmSession *session,
        GRand     *rand)
{
  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      return lm_session_clear_finished_games (session);
    case 1:
      if (lm_session_get_variation (session) == NULL)
        return 0;
      lm_session_delete_variation (session);
      return 1;
    default:
      if (lm_session_get_variation (session) == NULL)
        return 0;
      lm_session_promote_variation (session);
      return 1;
    }
}

static void
assert_saved (LmSession  *session,
              const char *expected)
{
  g_autofree char *saved = lm_saved_game_to_json (session, NULL);

  g_assert_cmpstr (saved, ==, expected);
}

/* Whatever is done to a tree comes back to the letter, and what is saved can be read. */
static void
revise_and_take_back (LmSession *session,
                      GRand     *rand)
{
  g_autofree char *before = lm_saved_game_to_json (session, NULL);
  g_autofree char *after = NULL;
  g_autoptr (LmSession) read = NULL;

  if (revise (session, rand) == 0)
    return;

  after = lm_saved_game_to_json (session, NULL);
  g_assert_cmpstr (after, !=, before);
  read = lm_saved_game_from_json (after, -1, NULL);
  assert_saved (read, after);
  lm_session_undo_to_person (session);
  assert_saved (session, before);
  lm_session_redo_to_person (session);
  assert_saved (session, after);
}

static void
test_random_revisions (void)
{
  LmSession *session = create_session (10, LM_SEAT_PERSON, LM_SEAT_PERSON);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < N_REVISION_STEPS; i++)
    {
      g_autofree char *move = lm_position_random_move (lm_session_get_position (session), rand);

      if (i % 7 == 0)
        go_back (session, g_rand_int_range (rand, 1, 9));
      else if (i % 50 == 1 || move == NULL)
        lm_session_begin (session, lm_node_get_position (lm_session_get_root (session)), two_people);
      else
        play (session, move);
      if (i % 5 == 0)
        revise_and_take_back (session, rand);
    }
  while (lm_session_undo_revision (session))
    g_assert_nonnull (lm_session_get_current (session));
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lm_test_game_register ();

  g_test_add_func ("/session/promote", test_promote);
  g_test_add_func ("/session/delete", test_delete);
  g_test_add_func ("/session/delete-and-play-again", test_delete_and_play_again);
  g_test_add_func ("/session/delete-keeps-games", test_delete_keeps_games);
  g_test_add_func ("/session/clear-finished", test_clear_finished);
  g_test_add_func ("/session/random-revisions", test_random_revisions);
  g_test_add_func ("/session/moves", test_moves);
  g_test_add_func ("/session/redo-last-visited", test_redo_last_visited);
  g_test_add_func ("/session/new-and-edit", test_new_and_edit);
  g_test_add_func ("/session/properties", test_properties);
  g_test_add_func ("/session/to-person", test_to_person);
  g_test_add_func ("/session/to-person-without-person", test_to_person_without_person);
  g_test_add_func ("/session/four-players", test_four_players);
  g_test_add_func ("/session/grades", test_grades);
  g_test_add_func ("/session/grade-needs-values", test_grade_needs_values);
  g_test_add_func ("/session/grade-of-last-move", test_grade_of_last_move);
  g_test_add_func ("/session/grade-of-only-move", test_grade_of_only_move);
  g_test_add_func ("/session/taught", test_taught);
  g_test_add_func ("/session/random-walk", test_random_walk);
  g_test_add_func ("/session/deep-tree", test_deep_tree);
  g_test_add_func ("/session/freed-elsewhere", test_freed_elsewhere);
  g_test_add_func ("/session/depth", test_depth);

  return g_test_run ();
}
