/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-test-game.c: two tiny games for the tests of the engine. */

#include "lm-test-game.h"

#include "engine/game/lm-number.h"
#include "engine/game/lm-party.h"
#include "engine/play/lm-seat.h"
#include "engine/solve/lm-solve-context.h"

#define MAX_STONES 1000000

typedef struct
{
  LmPosition head;
  guint      stones;
  guint      turn;
  guint      last; /* of the game of four: who moved last */
} TestPosition;

#define LM_TYPE_TEST_TAKE (lm_test_take_get_type ())
G_DECLARE_FINAL_TYPE (LmTestTake, lm_test_take, LM, TEST_TAKE, LmGame)

struct _LmTestTake
{
  LmGame parent_instance;
};

G_DEFINE_FINAL_TYPE (LmTestTake, lm_test_take, LM_TYPE_GAME)

#define LM_TYPE_TEST_ROUND (lm_test_round_get_type ())
G_DECLARE_FINAL_TYPE (LmTestRound, lm_test_round, LM, TEST_ROUND, LmGame)

struct _LmTestRound
{
  LmGame parent_instance;
};

static void lm_test_round_party_init (LmPartyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LmTestRound, lm_test_round, LM_TYPE_GAME,
                               G_IMPLEMENT_INTERFACE (LM_TYPE_PARTY, lm_test_round_party_init))

/* Long enough for a machine that is busy with something else. */
#define PATIENCE (20 * G_TIME_SPAN_SECOND)

/* How long a question takes, how many were begun and answered; read and written by worker threads. */
static gint solve_milliseconds;
static gint n_begun;
static gint n_solved;

static LmPosition *
create_position (LmGame *game,
                 guint   stones,
                 guint   turn,
                 guint   last)
{
  TestPosition *position = lm_position_alloc (game, sizeof (TestPosition));

  position->stones = stones;
  position->turn = turn;
  position->last = last;
  return &position->head;
}

static TestPosition *
test_position (LmPosition *position)
{
  return (TestPosition *) position;
}

static char *
test_describe (LmPosition *position)
{
  return g_strdup_printf ("%u", test_position (position)->stones);
}

static guint
test_get_turn (LmPosition *position)
{
  return test_position (position)->turn;
}

static char *
test_describe_goal (LmPosition *position)
{
  return g_strdup ("Whoever takes the last stone wins.");
}

static char *
test_describe_result (LmPosition *position)
{
  return g_strdup_printf ("Player %d has won.", lm_position_get_winner (position) + 1);
}

static char *
test_describe_move (LmPosition  *position,
                    const char  *move,
                    LmMoveStyle  style)
{
  return g_strdup (move);
}

/* The stones that @text asks for, or 0. */
static guint
parse_amount (LmPosition *position,
              char        digit)
{
  guint amount = digit >= '1' && digit <= '3' ? digit - '0' : 0;

  return amount <= test_position (position)->stones ? amount : 0;
}

static LmPosition *
refuse_move (const char  *move,
             GError     **error)
{
  g_set_error (error, LM_ERROR, LM_ERROR_MOVE, "The move “%.20s” cannot be made.", move);
  return NULL;
}

/* --- two players --------------------------------------------------------- */

static char *
take_to_string (LmPosition *position)
{
  TestPosition *self = test_position (position);

  return g_strdup_printf ("lastmove:test-take?stones=%u%s", self->stones, self->turn == 1 ? "&turn=2" : "");
}

static int
take_get_winner (LmPosition *position)
{
  TestPosition *self = test_position (position);

  return self->stones > 0 ? LM_NOBODY : (int) (1 - self->turn);
}

static GPtrArray *
take_list_moves (LmPosition *position,
                 guint       max,
                 gboolean   *complete)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  guint n_moves = MIN (test_position (position)->stones, 3);

  for (guint i = 1; i <= MIN (n_moves, max); i++)
    g_ptr_array_add (moves, g_strdup_printf ("%u", i));
  *complete = n_moves <= max;
  return moves;
}

static LmPosition *
take_play (LmPosition  *position,
           const char  *move,
           GError     **error)
{
  TestPosition *self = test_position (position);
  guint amount = parse_amount (position, move[0]);

  if (amount == 0 || move[1] != '\0')
    return refuse_move (move, error);
  return create_position (position->game, self->stones - amount, 1 - self->turn, 0);
}

static gboolean
wait_for_milliseconds (LmSolveContext  *context,
                       GError         **error)
{
  gint64 end = g_get_monotonic_time () + 1000 * (gint64) g_atomic_int_get (&solve_milliseconds);

  g_atomic_int_inc (&n_begun);
  while (g_get_monotonic_time () < end)
    {
      if (lm_solve_context_is_cancelled (context, error))
        return FALSE;
      g_usleep (500);
    }

  return TRUE;
}

static LmValue
get_take_value (guint  stones,
                guint *distance)
{
  *distance = stones % 4 == 0 ? stones / 2 : 1 + (stones / 4) * 2;
  return stones % 4 == 0 ? LM_VALUE_LOSS : LM_VALUE_WIN;
}

static LmAnswer *
take_solve (LmPosition      *position,
            LmSolveContext  *context,
            GError         **error)
{
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 3, NULL);
  LmAnswer *answer;
  LmValue value;
  guint distance;

  if (!wait_for_milliseconds (context, error))
    return NULL;

  g_atomic_int_inc (&n_solved);
  answer = lm_answer_new (position);
  if (test_position (position)->stones > LM_TEST_GAME_MAX_SOLVED)
    {
      answer->limit = g_strdup ("There are too many stones.");
      answer->all_moves = FALSE;
      return answer;
    }

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (LmPosition) after = lm_position_play (position, g_ptr_array_index (moves, i), NULL);
      value = get_take_value (test_position (after)->stones, &distance);
      lm_answer_add_move (answer, g_ptr_array_index (moves, i), after,
                          value == LM_VALUE_WIN ? LM_VALUE_LOSS : LM_VALUE_WIN, distance);
    }
  value = get_take_value (test_position (position)->stones, &distance);
  lm_answer_conclude (answer, value, distance);
  return answer;
}

/* What is not in the text is an empty number. */
static gboolean
read_stones (LmQuery  *query,
             guint64  *stones,
             GError  **error)
{
  const char *text = lm_query_get (query, "stones");

  return lm_number_read ("stones", text != NULL ? text : "", 0, MAX_STONES, stones, error);
}

/* What is not in the text stays as it is. */
static gboolean
read_player (LmQuery     *query,
             const char  *key,
             guint64      n_players,
             guint64     *player,
             GError     **error)
{
  const char *text = lm_query_get (query, key);

  return text == NULL || lm_number_read (key, text, 1, n_players, player, error);
}

static LmPosition *
take_parse (LmQuery  *query,
            GError  **error)
{
  static const char *const keys[] = { "stones", "turn", NULL };
  g_autoptr (LmGame) game = NULL;
  guint64 stones = 0;
  guint64 turn = 1;

  if (!lm_query_check_keys (query, keys, error)
      || !read_stones (query, &stones, error)
      || !read_player (query, "turn", 2, &turn, error))
    return NULL;

  game = g_object_new (LM_TYPE_TEST_TAKE, NULL);
  return create_position (game, stones, turn - 1, 0);
}

/* As many as there are. */
static char *
take_greedily (LmPosition *position,
               GRand      *rand)
{
  gboolean complete;
  g_autoptr (GPtrArray) moves = lm_position_list_moves (position, 3, &complete);

  return g_strdup (g_ptr_array_index (moves, moves->len - 1));
}

static const LmGameInfo take_info = {
  .name = "test-take",
  .family = "test",
  .family_title = "Tests",
  .title = "Take",
  .summary = "Take one, two or three.",
  .help_page = "index",
  .start = "lastmove:test-take?stones=13",
  .n_players = 2,
  .parse = take_parse,
  .choose_greedily = take_greedily,
  .greedy_help = "Takes all it can.",
};

static void
lm_test_take_class_init (LmTestTakeClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &take_info;
  game_class->to_string = take_to_string;
  game_class->describe = test_describe;
  game_class->get_turn = test_get_turn;
  game_class->get_winner = take_get_winner;
  game_class->describe_goal = test_describe_goal;
  game_class->describe_result = test_describe_result;
  game_class->list_moves = take_list_moves;
  game_class->play = take_play;
  game_class->describe_move = test_describe_move;
  game_class->solve = take_solve;
}

static void
lm_test_take_init (LmTestTake *self)
{
}

/* --- four players -------------------------------------------------------- */

static char *
round_to_string (LmPosition *position)
{
  TestPosition *self = test_position (position);

  return g_strdup_printf ("lastmove:test-round?stones=%u&turn=%u&last=%u",
                          self->stones, self->turn + 1, self->last + 1);
}

static int
round_get_winner (LmPosition *position)
{
  return test_position (position)->stones > 0 ? LM_NOBODY : (int) test_position (position)->last;
}

static GPtrArray *
round_list_moves (LmPosition *position,
                  guint       max,
                  gboolean   *complete)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  guint n_moves = 2 * MIN (test_position (position)->stones, 3);

  for (guint i = 0; i < MIN (n_moves, max); i++)
    g_ptr_array_add (moves, g_strdup_printf ("%u%s", 1 + i / 2, i % 2 == 0 ? "" : "+"));
  *complete = n_moves <= max;
  return moves;
}

static gboolean
is_of_other (const char *move)
{
  return move[0] >= '1' && move[0] <= '4' && move[1] == ':';
}

static guint
round_get_mover (LmPosition *position,
                 const char *move)
{
  return is_of_other (move) ? (guint) (move[0] - '1') : test_position (position)->turn;
}

static char *
round_time_out (LmPosition *position)
{
  return g_strdup ("out");
}

/* Player 4 takes one out of turn of every five stones; in turn all take one. */
static char *
round_choose (LmPosition       *position,
              const LmCompany  *company,
              GRand            *rand,
              LmSolveContext   *context,
              GError          **error)
{
  TestPosition *self = test_position (position);

  if (company->seats[3] != LM_SEAT_PERSON && self->turn != 3 && self->stones % 5 == 0)
    return g_strdup ("4:1");
  if (company->seats[self->turn] != LM_SEAT_PERSON && self->stones % 5 != 1)
    return g_strdup ("1");
  return NULL;
}

static gboolean
round_is_patient (LmPosition      *position,
                    const LmCompany *company)
{
  return company->seats[3] == LM_SEAT_PERSON && test_position (position)->stones == 18;
}

static LmPosition *
round_play (LmPosition  *position,
            const char  *move,
            GError     **error)
{
  TestPosition *self = test_position (position);
  gboolean other = is_of_other (move);
  const char *rest = other ? move + 2 : move;
  guint amount = parse_amount (position, rest[0]);
  gboolean again = amount > 0 && rest[1] == '+' && !other;

  if (g_str_equal (move, "out"))
    return create_position (position->game, self->stones, (self->turn + 1) % 4, self->last);
  if (amount == 0 || rest[again ? 2 : 1] != '\0')
    return refuse_move (move, error);
  return create_position (position->game, self->stones - amount,
                          other || again ? self->turn : (self->turn + 1) % 4,
                          other ? (guint) (move[0] - '1') : self->turn);
}

static LmTestGameOutlookFunc outlook_func;

static LmAnswer *
round_solve (LmPosition      *position,
             LmSolveContext  *context,
             GError         **error)
{
  LmAnswer *answer;

  if (!wait_for_milliseconds (context, error))
    return NULL;

  g_atomic_int_inc (&n_solved);
  answer = lm_answer_new (position);
  answer->limit = g_strdup ("Four can play as they like.");
  answer->all_moves = FALSE;
  if (test_position (position)->stones == LM_TEST_GAME_OUTLOOK && outlook_func != NULL)
    {
      answer->outlook = outlook_func (position, lm_solve_context_get_options (context)->effort);
      answer->value = LM_VALUE_LOSS;
    }
  return answer;
}

static LmPosition *
round_parse (LmQuery  *query,
             GError  **error)
{
  static const char *const keys[] = { "stones", "turn", "last", NULL };
  g_autoptr (LmGame) game = NULL;
  guint64 stones = 0;
  guint64 turn = 1;
  guint64 last = 1;

  if (!lm_query_check_keys (query, keys, error)
      || !read_stones (query, &stones, error)
      || !read_player (query, "turn", 4, &turn, error)
      || !read_player (query, "last", 4, &last, error))
    return NULL;

  game = g_object_new (LM_TYPE_TEST_ROUND, NULL);
  return create_position (game, stones, turn - 1, last - 1);
}

static const LmGameInfo round_info = {
  .name = "test-round",
  .family = "test",
  .family_title = "Tests",
  .title = "Round",
  .summary = "Take one, two or three.",
  .help_page = "index",
  .start = "lastmove:test-round?stones=13&turn=1&last=1",
  .n_players = 4,
  .parse = round_parse,
};

static void
lm_test_round_class_init (LmTestRoundClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->info = &round_info;
  game_class->to_string = round_to_string;
  game_class->describe = test_describe;
  game_class->get_turn = test_get_turn;
  game_class->get_winner = round_get_winner;
  game_class->describe_goal = test_describe_goal;
  game_class->describe_result = test_describe_result;
  game_class->list_moves = round_list_moves;
  game_class->play = round_play;
  game_class->describe_move = test_describe_move;
  game_class->solve = round_solve;
}

static void
lm_test_round_party_init (LmPartyInterface *iface)
{
  iface->get_mover = round_get_mover;
  iface->choose = round_choose;
  iface->is_patient = round_is_patient;
  iface->time_out = round_time_out;
}

static void
lm_test_round_init (LmTestRound *self)
{
}

/**
 * lm_test_game_register:
 *
 * Makes the two games known; before any other thread runs.
 */
void
lm_test_game_register (void)
{
  lm_game_info_register (&take_info);
  lm_game_info_register (&round_info);
}

/**
 * lm_test_game_parse:
 * @text: a position text that is right
 *
 * Returns: (transfer full): the position
 */
LmPosition *
lm_test_game_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LmPosition *position = lm_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

/**
 * lm_test_game_take:
 * @stones: how many stones there are
 *
 * Returns: (transfer full): the game of two with player 1 to move
 */
LmPosition *
lm_test_game_take (guint stones)
{
  g_autofree char *text = g_strdup_printf ("lastmove:test-take?stones=%u", stones);

  return lm_test_game_parse (text);
}

/**
 * lm_test_game_set_milliseconds:
 * @milliseconds: how long each question to a solver takes from now on
 */
void
lm_test_game_set_milliseconds (guint milliseconds)
{
  g_atomic_int_set (&solve_milliseconds, milliseconds);
}

/**
 * lm_test_game_get_n_begun:
 *
 * Returns: how many positions somebody began to solve up to now
 */
guint
lm_test_game_get_n_begun (void)
{
  return g_atomic_int_get (&n_begun);
}

/**
 * lm_test_game_iterate:
 * @milliseconds: for how long to run the main loop
 */
void
lm_test_game_iterate (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + 1000 * (gint64) milliseconds;

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (200);
    }
}

/**
 * lm_test_game_wait_for_worker:
 * @solver: whom nobody asks any more
 *
 * A worker lets go of a solver a little later than it answers.
 */
void
lm_test_game_wait_for_worker (LmSolver *solver)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (g_atomic_int_get (&G_OBJECT (solver)->ref_count) > 1)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      lm_test_game_iterate (1);
    }
}

/**
 * lm_test_game_wait_for_begin:
 * @n_begun_before: what lm_test_game_get_n_begun() returned
 *
 * Runs the main loop until a worker is about something else than then; how long
 * that takes is settled by now.
 */
void
lm_test_game_wait_for_begin (guint n_begun_before)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (lm_test_game_get_n_begun () == n_begun_before)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (200);
    }
}

/**
 * lm_test_game_get_n_solved:
 *
 * Returns: how many positions were solved up to now
 */
guint
lm_test_game_get_n_solved (void)
{
  return g_atomic_int_get (&n_solved);
}

/**
 * lm_test_game_set_outlook:
 * @func: what the game of four says of %LM_TEST_GAME_OUTLOOK stones
 */
void
lm_test_game_set_outlook (LmTestGameOutlookFunc func)
{
  outlook_func = func;
}
