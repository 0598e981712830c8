/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lm-opponent.c: plays for the computer seats of a session, with pause and step. */

#include "lm-opponent.h"

#include "engine/game/lm-game-info.h"
#include "engine/game/lm-party.h"
#include "engine/game/lm-property.h"

/* So that a person sees what happens. */
#define DEFAULT_DELAY 600

/* For a person to do something out of turn. */
#define DEFAULT_PATIENCE 15000

/*
 * A move in the making. First the game is asked for it, if it knows how its
 * computers play, or the greedy one; else, or when it leaves that open, the solver is asked for an
 * answer (if one is needed). The move is made when it is clear and the delay is
 * over. An answer to a thought that was given up meanwhile finds that the
 * opponent has another one, or none.
 */
typedef struct
{
  GWeakRef      opponent;
  GCancellable *cancellable;
  LmNode       *node;
  LmSeat        seat;
  gboolean      stepped;  /* asked for, also where it would not play by itself */
  gboolean      answered;
  gboolean      waited;
  gboolean      patient;  /* it waits for a person, longer than for the eye */
  gint64        deadline; /* monotonic time at which that ends, or 0 */
  char         *chosen;   /* the game's own choice */
  LmAnswer     *answer;
} Thought;

struct _LmOpponent
{
  GObject    parent_instance;

  LmSolver  *solver;
  LmSession *session;
  gboolean   paused;
  gboolean   held;
  guint      delay;
  guint      patience; /* milliseconds, or 0 for as long as it takes */
  guint      error_percent;

  Thought   *thought;
  guint      timeout;
  LmNode    *passed; /* where the computers leave it to the person to move */
};

G_DEFINE_FINAL_TYPE (LmOpponent, lm_opponent, G_TYPE_OBJECT)

static void
thought_clear (gpointer data)
{
  Thought *thought = data;

  g_weak_ref_clear (&thought->opponent);
  g_object_unref (thought->cancellable);
  g_object_unref (thought->node);
  g_free (thought->chosen);
  g_clear_pointer (&thought->answer, lm_answer_unref);
}

static void
thought_unref (Thought *thought)
{
  g_rc_box_release_full (thought, thought_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Thought, thought_unref)

static Thought *
thought_new (LmOpponent *self)
{
  Thought *thought = g_rc_box_new0 (Thought);

  g_weak_ref_init (&thought->opponent, self);
  thought->cancellable = g_cancellable_new ();
  thought->node = g_object_ref (lm_session_get_current (self->session));
  thought->seat = lm_session_get_turn_seat (self->session);
  return thought;
}

/* Takes the thought away, leaving none. */
static Thought *
end_thought (LmOpponent *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  return g_steal_pointer (&self->thought);
}

static void
give_up (LmOpponent *self)
{
  g_autoptr (Thought) thought = end_thought (self);

  if (thought == NULL)
    return;

  g_cancellable_cancel (thought->cancellable);
  g_object_notify (G_OBJECT (self), "thinking");
}

/* The same game with the same seed comes out the same: chance depends on nothing else. */
static GRand *
create_rand (LmOpponent *self,
             LmNode     *node)
{
  guint32 seeds[] = { lm_session_get_seed (self->session), lm_node_get_depth (node) };

  return g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
}

static void
make_move (LmOpponent *self)
{
  g_autoptr (LmOpponent) alive = g_object_ref (self);
  g_autoptr (Thought) thought = end_thought (self);
  g_autoptr (GRand) rand = create_rand (self, thought->node);
  g_autofree char *move = g_steal_pointer (&thought->chosen);
  g_autoptr (GError) error = NULL;

  if (move == NULL)
    move = lm_seat_choose_move (thought->seat, lm_node_get_position (thought->node), thought->answer,
                                self->error_percent, rand);
  if (move != NULL && !lm_session_play (self->session, move, &error))
    g_warning ("A computer chose a move that cannot be made: %s", error->message);

  /* The session's change may have begun the next thought: that it goes on is told once more, harmlessly. */
  g_object_notify (G_OBJECT (self), "thinking");
}

static void
make_move_when_ready (LmOpponent *self)
{
  if (self->thought->answered && self->thought->waited)
    make_move (self);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Thought) thought = user_data;
  g_autoptr (LmOpponent) self = g_weak_ref_get (&thought->opponent);

  /* Without an answer it still moves; only when given up it does not. */
  thought->answer = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  thought->answered = TRUE;
  if (self != NULL && self->thought == thought)
    make_move_when_ready (self);
}

static void
ask_for_answer (LmOpponent *self)
{
  Thought *thought = self->thought;

  thought->answered = !lm_seat_needs_answer (thought->seat);
  if (thought->answered)
    make_move_when_ready (self);
  else
    lm_solver_ask_async (self->solver, lm_question_new_answer (lm_node_get_position (thought->node)),
                         thought->cancellable, answered_cb, g_rc_box_acquire (thought));
}

static void
get_company (LmOpponent *self,
             LmCompany  *company)
{
  const guint n_players = lm_position_get_info (lm_session_get_position (self->session))->n_players;

  *company = (LmCompany) { .error_percent = self->error_percent };
  for (guint i = 0; i < n_players; i++)
    company->seats[i] = lm_session_get_seat (self->session, i);
}

/* Nobody at the computer's end wants to do anything; it is for a person to go on. */
static void
pass (LmOpponent *self)
{
  g_autoptr (Thought) thought = end_thought (self);

  g_set_object (&self->passed, thought->node);
  g_object_notify (G_OBJECT (self), "thinking");
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Thought) thought = user_data;
  g_autoptr (LmOpponent) self = g_weak_ref_get (&thought->opponent);

  thought->chosen = lm_solver_ask_finish (LM_SOLVER (source), result, NULL);
  if (self == NULL || self->thought != thought)
    return;

  thought->answered = thought->chosen != NULL;
  if (thought->answered)
    make_move_when_ready (self);
  else if (thought->seat == LM_SEAT_PERSON)
    pass (self);
  else
    ask_for_answer (self);
}

/* What a game is asked for a computer's choice with. */
typedef struct
{
  LmPosition *position;
  LmCompany   company;
  GRand      *rand;
} Choice;

static void
choice_free (Choice *choice)
{
  lm_position_unref (choice->position);
  g_rand_free (choice->rand);
  g_free (choice);
}

static gpointer
choose_func (LmSolveContext  *context,
             gpointer         data,
             GError         **error)
{
  Choice *choice = data;
  const LmGameInfo *info = lm_position_get_info (choice->position);

  if (choice->company.seats[lm_position_get_turn (choice->position)] == LM_SEAT_GREEDY)
    return info->choose_greedily (choice->position, choice->rand);
  return lm_party_choose (choice->position, &choice->company, choice->rand, context, error);
}

/* @rand: (transfer full). Returns: (transfer full): the question for what a computer does in a game whose computers choose for
 * themselves, or where the greedy one is to move; its answer is a move's text, or %NULL */
static LmQuestion *
new_choice (LmPosition      *position,
            const LmCompany *company,
            GRand           *rand)
{
  Choice *choice = g_new (Choice, 1);

  *choice = (Choice) { lm_position_ref (position), *company, rand };
  return lm_question_new (choose_func, choice, (GDestroyNotify) choice_free, g_free);
}

static void
ask_for_choice (LmOpponent *self)
{
  Thought *thought = self->thought;
  LmCompany company;

  get_company (self, &company);
  lm_solver_ask_async (self->solver, new_choice (lm_node_get_position (thought->node), &company, create_rand (self, thought->node)),
                       thought->cancellable, chosen_cb, g_rc_box_acquire (thought));
}

static gboolean
waited_cb (gpointer user_data)
{
  LmOpponent *self = user_data;

  self->timeout = 0;
  self->thought->waited = TRUE;
  make_move_when_ready (self);
  return G_SOURCE_REMOVE;
}

static gboolean
game_chooses (LmOpponent *self)
{
  return LM_IS_PARTY (lm_position_get_game (lm_session_get_position (self->session)));
}

static gboolean
has_to_be_patient (LmOpponent *self)
{
  LmCompany company;

  if (self->thought->stepped || self->thought->seat == LM_SEAT_PERSON || !game_chooses (self))
    return FALSE;

  get_company (self, &company);
  return lm_party_is_patient (lm_session_get_position (self->session), &company);
}

static void
start_waiting (LmOpponent *self)
{
  Thought *thought = self->thought;
  guint delay = thought->stepped ? 0 : self->delay;

  thought->patient = has_to_be_patient (self);
  if (thought->patient && self->patience == 0)
    return;

  if (thought->patient)
    {
      delay = MAX (delay, self->patience);
      thought->deadline = g_get_monotonic_time () + delay * G_TIME_SPAN_MILLISECOND;
    }
  self->timeout = g_timeout_add (delay, waited_cb, self);
}

static void
start_thought (LmOpponent *self,
               gboolean    stepped)
{
  Thought *thought = thought_new (self);

  self->thought = thought;
  thought->stepped = stepped;
  start_waiting (self);
  if (game_chooses (self) || thought->seat == LM_SEAT_GREEDY)
    ask_for_choice (self);
  else
    ask_for_answer (self);
  g_object_notify (G_OBJECT (self), "thinking");
}

/* A person sits at the seat to move, or the game is over. */
static gboolean
is_persons_turn (LmOpponent *self)
{
  return self->session == NULL || lm_session_get_turn_seat (self->session) == LM_SEAT_PERSON;
}

/* A computer might want to act out of turn, or the rules leave no choice; the game is asked once at every step. */
static gboolean
may_interrupt (LmOpponent *self)
{
  return self->session != NULL
         && game_chooses (self)
         && self->passed != lm_session_get_current (self->session)
         && !lm_position_is_over (lm_session_get_position (self->session));
}

static gboolean
should_play (LmOpponent *self)
{
  return (!is_persons_turn (self) || may_interrupt (self))
         && !self->paused
         && !self->held
         && lm_node_get_n_children (lm_session_get_current (self->session)) == 0;
}

static gboolean
is_still_wanted (LmOpponent *self)
{
  return self->session != NULL
         && self->thought->node == lm_session_get_current (self->session)
         && self->thought->seat == lm_session_get_turn_seat (self->session)
         && (self->thought->stepped || should_play (self));
}

static void
update (LmOpponent *self)
{
  if (self->thought != NULL && !is_still_wanted (self))
    give_up (self);
  if (self->thought == NULL && should_play (self))
    start_thought (self, FALSE);
}

static void
lm_opponent_dispose (GObject *object)
{
  LmOpponent *self = LM_OPPONENT (object);

  lm_opponent_set_session (self, NULL);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (lm_opponent_parent_class)->dispose (object);
}

static void
lm_opponent_class_init (LmOpponentClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lm_opponent_dispose;

  LM_CLASS_PROPERTIES (klass,
    /* The session that it plays in. */
    { "session", LM_TYPE_SESSION, LM_PROPERTY_AT (LmOpponent, session), .set = G_CALLBACK (lm_opponent_set_session) },
    /* Whom it asks. */
    { "solver", LM_TYPE_SOLVER, LM_PROPERTY_AT (LmOpponent, solver),
      .flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY },
    /* Whether it waits to be asked for each move by lm_opponent_step(). */
    { "paused", G_TYPE_BOOLEAN, LM_PROPERTY_AT (LmOpponent, paused), .set = G_CALLBACK (lm_opponent_set_paused) },
    /* Whether a move is in the making of the computer that is to move. */
    { "thinking", G_TYPE_BOOLEAN, .get = G_CALLBACK (lm_opponent_get_thinking) },
    /* How many of a hundred moves the casual computer draws by lot. */
    { "error-percent", G_TYPE_UINT, LM_PROPERTY_AT (LmOpponent, error_percent),
      .set = G_CALLBACK (lm_opponent_set_error_percent), .most = 100,
      .normal = LM_CASUAL_ERROR_PERCENT });
}

static void
lm_opponent_init (LmOpponent *self)
{
  self->delay = DEFAULT_DELAY;
  self->patience = DEFAULT_PATIENCE;
  self->error_percent = LM_CASUAL_ERROR_PERCENT;
}

/* @solver: whom to ask. Returns: (transfer full): an opponent without a session */
LmOpponent *
lm_opponent_new (LmSolver *solver)
{
  g_return_val_if_fail (LM_IS_SOLVER (solver), NULL);

  return g_object_new (LM_TYPE_OPPONENT, "solver", solver, NULL);
}

/**
 * lm_opponent_set_session:
 * @self: an opponent
 * @session: (nullable): the session to play in, which is kept alive; %NULL to
 *   rest
 */
void
lm_opponent_set_session (LmOpponent *self,
                         LmSession  *session)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  if (session == self->session)
    return;

  give_up (self);
  g_clear_object (&self->passed);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (session, "seats-changed", G_CALLBACK (update), self);
    }
  g_object_notify (G_OBJECT (self), "session");
  update (self);
}

/**
 * lm_opponent_set_paused:
 * @self: an opponent
 * @paused: whether it waits to be asked for each move; a move in the making is
 *   given up
 */
void
lm_opponent_set_paused (LmOpponent *self,
                        gboolean    paused)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  paused = !!paused;
  if (paused == self->paused)
    return;

  self->paused = paused;
  g_object_notify (G_OBJECT (self), "paused");
  update (self);
}

/* Returns: whether it waits to be asked for each move */
gboolean
lm_opponent_get_paused (LmOpponent *self)
{
  g_return_val_if_fail (LM_IS_OPPONENT (self), FALSE);

  return self->paused;
}

/**
 * lm_opponent_set_held:
 * @self: an opponent
 * @held: whether somebody else answers a move first, so that it does not play
 *   by itself; beside "paused", and nothing that anybody is told of
 */
void
lm_opponent_set_held (LmOpponent *self,
                      gboolean    held)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  self->held = held;
  update (self);
}

/* Returns: whether a move is in the making of the computer that is to move */
gboolean
lm_opponent_get_thinking (LmOpponent *self)
{
  g_return_val_if_fail (LM_IS_OPPONENT (self), FALSE);

  return self->thought != NULL && self->thought->seat != LM_SEAT_PERSON;
}

/* Returns: whether the computer that is to move waits, so that a person can do something out of turn first;
   lm_opponent_step() ends that */
gboolean
lm_opponent_get_patient (LmOpponent *self)
{
  g_return_val_if_fail (LM_IS_OPPONENT (self), FALSE);

  return self->thought != NULL && self->thought->patient;
}

/* Returns: whether there are computers, and they have left it to the person whose turn it is to go on */
gboolean
lm_opponent_get_passed (LmOpponent *self)
{
  LmCompany company;
  gboolean any = FALSE;

  g_return_val_if_fail (LM_IS_OPPONENT (self), FALSE);

  if (self->session == NULL || self->passed != lm_session_get_current (self->session))
    return FALSE;

  get_company (self, &company);
  for (guint i = 0; i < LM_MAX_PLAYERS; i++)
    any = any || company.seats[i] != LM_SEAT_PERSON;
  return any;
}

/**
 * lm_opponent_get_patience_left:
 * @self: an opponent
 * @whole: (out): milliseconds that a person has in all
 *
 * Returns: milliseconds that a person still has, or 0 where nobody counts them
 */
guint
lm_opponent_get_patience_left (LmOpponent *self,
                               guint      *whole)
{
  g_return_val_if_fail (LM_IS_OPPONENT (self), 0);

  *whole = MAX (self->patience, self->delay);
  if (!lm_opponent_get_patient (self) || self->thought->deadline == 0)
    return 0;

  return MAX ((self->thought->deadline - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND, 0);
}

/* @milliseconds: for which a computer waits for what a person may want to do out of turn, or 0 for as long as
   it takes; from the next time on */
void
lm_opponent_set_patience (LmOpponent *self,
                          guint       milliseconds)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  self->patience = milliseconds;
}

/* @milliseconds: time that goes by before a move is made, at the least; from the next move on */
void
lm_opponent_set_delay (LmOpponent *self,
                       guint       milliseconds)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  self->delay = milliseconds;
}

/**
 * lm_opponent_set_error_percent:
 * @self: an opponent
 * @percent: how many of a hundred moves the casual computer draws by lot
 */
void
lm_opponent_set_error_percent (LmOpponent *self,
                               guint       percent)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  percent = MIN (percent, 100);
  if (percent == self->error_percent)
    return;

  self->error_percent = percent;
  g_object_notify (G_OBJECT (self), "error-percent");
}

/**
 * lm_opponent_step:
 * @self: an opponent
 *
 * Makes one move for the computer whose turn it is, as soon as the answer is
 * there, paused or not, also where the game was continued before. Does nothing
 * when it is a person's turn or the game is over.
 */
void
lm_opponent_step (LmOpponent *self)
{
  g_return_if_fail (LM_IS_OPPONENT (self));

  if (is_persons_turn (self))
    return;

  if (self->thought == NULL)
    {
      start_thought (self, TRUE);
      return;
    }

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->thought->stepped = TRUE;
  self->thought->waited = TRUE;
  make_move_when_ready (self);
}
