/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bots.c: how the computer players play, and the deals that they propose and accept. */

#include "solver.h"

#include "../theory/theory.h"

/* Four times six. */
#define USUAL_CHIPS 24

/* Positions that a search looks at for each answer to a move of who has lost, such moves, and draws of a move that keeps all deals. */
#define ANSWER_EFFORT 500
#define MAX_TRIES 200
#define MAX_DRAWS 100

/* Of one computer in one game; with it the number of all deals is bounded. */
#define MAX_OFFERS 3

/* Deals that are weighed against each other before one is proposed. */
#define N_IDEAS 3

/* One turn in so many a computer thinks about a deal. */
#define OCCASION 3

/* Score points that a deal has to bring its partner, beyond what chance makes of an estimate, and its proposer. */
#define LEAST_GAIN 0.05
#define WORTH_ASKING 0.1

/* What a computer decides by. */
typedef struct
{
  const LmSlsState *state;
  LmSlsRecord      *record;
  const LmCompany  *company;
  const LmSlsSkill *skill;
  GRand            *rand;
  LmSolveContext   *context;
  LmSlsPacts        pacts; /* in force */
  gboolean          binds; /* they bind */
} LmSlsThought;

/* How long it thinks: a second at most, and one that is stubborn about twice as long; for a sure win as long as a hint searches. */
const LmSlsSkill *
lm_sls_bots_get_skill (LmSeat seat)
{
  static const LmSlsSkill skill = { .games = 60000, .bargain = 8000, .effort = 332000 };
  static const LmSlsSkill stubborn = { .games = 180000, .bargain = 16000, .effort = 332000 };

  return seat == LM_SEAT_STUBBORN ? &stubborn : &skill;
}

/* With more chips games are longer, and have more moves to choose from: how many of them take as long as so many. */
guint
lm_sls_bots_scale (const LmSlsState *state,
                   guint             n_games)
{
  guint n_chips = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    n_chips += lm_sls_state_count_colour (state, i);
  if (n_chips <= USUAL_CHIPS)
    return n_games;

  return MAX (n_games * USUAL_CHIPS / n_chips * USUAL_CHIPS / n_chips, 1);
}

static gboolean
is_person (const LmSlsThought *thought,
           guint               player)
{
  return thought->company->seats[player] == LM_SEAT_PERSON;
}

/* A casual computer goes wrong now and then, a random one always. */
static gboolean
draws_lots (LmSlsThought *thought,
            guint         player)
{
  const LmSeat seat = thought->company->seats[player];

  return seat == LM_SEAT_RANDOM
         || (seat == LM_SEAT_CASUAL
             && g_rand_int_range (thought->rand, 0, 100) < (int) thought->company->error_percent);
}

static LmSlsMove
think_of_move (LmSlsThought *thought,
               guint         asked,
               guint         n_games)
{
  g_autoptr (LmSlsTree) tree = NULL;
  LmSlsScene scene;

  lm_sls_scene_init (&scene, thought->state, &thought->pacts, asked);
  tree = lm_sls_tree_new (&scene, thought->rand);
  lm_sls_tree_grow (tree, lm_sls_bots_scale (thought->state, n_games), thought->context);
  return lm_sls_tree_get_move (tree);
}

/* The first computer that has agreed to give a prisoner, or would rather do so than see the player to move eliminated. */
static char *
rescue (LmSlsThought *thought,
        LmPosition   *position)
{
  LmSlsMove gifts[LM_SLS_PLAYERS * LM_SLS_PLAYERS];
  guint asked = 0;

  for (guint giver = 0; giver < LM_SLS_PLAYERS; asked |= LM_SLS_BIT (giver), giver++)
    {
      LmSlsScene scene;
      LmSlsMove move;

      if (is_person (thought, giver) || lm_sls_state_list_rescues (thought->state, LM_SLS_BIT (giver), gifts) == 0)
        continue;
      lm_sls_scene_init (&scene, thought->state, &thought->pacts, asked);
      if (!lm_sls_scene_breaks (&scene, LM_SLS_PASS) && draws_lots (thought, giver))
        continue;
      move = think_of_move (thought, asked, thought->skill->bargain);
      if (move != LM_SLS_PASS && lm_sls_bound_find (position, &(LmSlsAct) { .move = move }) == 0)
        return lm_sls_move_to_string (move, thought->state->turn);
    }

  return NULL;
}

/* Of a lost position of the last two: the move after which the fewest answers win, as far as that is found. */
static LmSlsMove
find_best_try (LmSlsThought *thought,
               LmSlsSearch  *search,
               guint         n_moves)
{
  const LmSlsState *state = thought->state;
  const guint side = LM_SLS_BIT (lm_sls_state_get_opponent (state));
  LmSlsMove best = lm_sls_state_nth_move (state, g_rand_int_range (thought->rand, 0, n_moves));
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < MIN (n_moves, MAX_TRIES); i++)
    {
      const LmSlsMove move = lm_sls_state_nth_move (state, i);
      guint n_answers = 0, n_replies;
      LmSlsState after;
      LmSlsStop stop;

      lm_sls_state_copy (&after, state);
      lm_sls_state_apply (&after, move);
      n_replies = MIN (lm_sls_state_count_moves (&after), LM_SLS_MAX_PLACEMENTS);
      if (after.turn == state->turn || lm_sls_state_get_phase (&after) == LM_SLS_OVER)
        continue;
      for (guint j = 0; j < n_replies && n_answers < fewest; j++)
        n_answers += lm_sls_search_try (search, &after, lm_sls_state_nth_move (&after, j), side, ANSWER_EFFORT, &stop) != LM_VALUE_LOSS;
      if (n_answers < fewest)
        best = move;
      fewest = MIN (fewest, n_answers);
    }

  return best;
}

static gboolean
keeps_deals (LmPosition *position,
             LmSlsMove   move)
{
  return lm_sls_bound_find_broken (position, &(LmSlsAct) { .move = move }) == 0;
}

/*
 * A move that wins alone against all others, if the exact search finds one, and rather one that keeps all deals; or the
 * best try where it finds that the last two leave none. It begins anew each time, for with what others have found it
 * would find more, and the same game would not come out the same.
 */
static gboolean
find_proved_move (LmSlsThought *thought,
                  LmPosition   *position,
                  LmSlsMove    *move)
{
  const LmSlsState *state = thought->state;
  const guint side = LM_SLS_BIT (state->turn);
  const guint n_moves = MIN (lm_sls_state_count_moves (state), LM_SLS_MAX_PLACEMENTS);
  const gboolean are_two = lm_sls_state_count_left (state) == 2;
  g_autoptr (LmSlsSearch) search = lm_sls_search_new (state, thought->context);
  LmSlsStop stop;
  const LmValue value = lm_sls_search_decide (search, state, side, thought->skill->effort, &stop);
  LmSlsStakes stakes;

  if (value == LM_VALUE_UNKNOWN || (value == LM_VALUE_LOSS && !are_two))
    return FALSE;
  if (are_two && LM_SLS_POSITION (position)->valued && lm_sls_stakes_find (state, thought->context, &stakes))
    {
      *move = stakes.best;
      return value == LM_VALUE_WIN || keeps_deals (position, *move);
    }
  if (value == LM_VALUE_LOSS)
    {
      *move = find_best_try (thought, search, n_moves);
      return keeps_deals (position, *move);
    }

  *move = lm_sls_theory_applies (state) ? lm_sls_theory_get_move (state) : LM_SLS_PASS;
  if (*move != LM_SLS_PASS && keeps_deals (position, *move))
    return TRUE;

  /* What the search has decided is there at once. */
  for (guint round = 0; round < 4; round++)
    for (guint i = 0; i < n_moves; i++)
      {
        *move = lm_sls_state_nth_move (state, i);
        if ((round % 2 == 1 || keeps_deals (position, *move))
            && lm_sls_search_try (search, state, *move, side, round < 2 ? 1 : thought->skill->effort, &stop) == LM_VALUE_WIN)
          return TRUE;
      }

  return FALSE;
}

/* Who goes wrong by accident still does not throw away what was captured, nor break a deal; %NULL where no draw does neither. */
static char *
draw_move (LmSlsThought *thought,
           LmPosition   *position)
{
  const LmSlsState *state = thought->state;
  const gboolean spares = thought->company->seats[state->turn] == LM_SEAT_CASUAL && lm_sls_state_get_phase (state) == LM_SLS_DISCARD;

  for (guint i = 0; i < MAX_DRAWS; i++)
    {
      g_autofree char *text = spares ? lm_sls_move_to_string (lm_sls_scene_draw_discard (state, thought->rand), state->turn)
                                     : lm_sls_position_random_move (position, thought->rand);
      LmSlsAct act;

      if (lm_sls_parse_move (text, &act) && lm_sls_bound_find_broken (position, &act) == 0)
        return g_steal_pointer (&text);
    }

  return NULL;
}

/* What is decided, or that a deal is called off which would forbid a sure win: then the log names the reason. */
static char *
move (LmSlsThought *thought,
      LmPosition   *position)
{
  const LmSlsState *state = thought->state;
  char *drawn = NULL;
  LmSlsMove chosen;
  guint broken;

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS)
    return lm_sls_move_to_string (LM_SLS_MOVE_MAKE (LM_SLS_MOVE_OUT), state->turn);
  if (draws_lots (thought, state->turn))
    drawn = draw_move (thought, position);
  if (drawn != NULL)
    return drawn;

  if (thought->binds || !find_proved_move (thought, position, &chosen))
    return lm_sls_move_to_string (think_of_move (thought, 0, thought->skill->games), state->turn);
  broken = lm_sls_bound_find_broken (position, &(LmSlsAct) { .move = chosen });
  return broken != 0 ? g_strdup_printf ("broken:%u:%c", broken, lm_sls_get_letter (state->turn))
                     : lm_sls_move_to_string (chosen, state->turn);
}

/* What everybody may expect with the deals in force, and @idea. */
static void
expect (LmSlsThought    *thought,
        const LmSlsPact *idea,
        double           scores[LM_SLS_PLAYERS])
{
  LmSlsPacts pacts = thought->pacts;
  g_autoptr (LmSlsTree) tree = NULL;
  LmSlsScene scene;

  if (idea != NULL)
    lm_sls_pacts_add (&pacts, idea);
  lm_sls_scene_init (&scene, thought->state, &pacts, 0);
  if (lm_sls_scene_is_over (&scene))
    {
      for (guint i = 0; i < LM_SLS_PLAYERS; i++)
        scores[i] = scene.state.score[i];
      return;
    }

  tree = lm_sls_tree_new (&scene, thought->rand);
  lm_sls_tree_grow (tree, lm_sls_bots_scale (thought->state, thought->skill->bargain), thought->context);
  lm_sls_tree_get_scores (tree, scores);
}

/* Who broke a deal in this game is not trusted again. */
static gboolean
is_trusted (LmSlsThought *thought,
            guint         player)
{
  LM_SLS_FOREACH_DEAL (thought->record, i, deal)
    if (deal->breaker == player)
      return FALSE;

  return TRUE;
}

/* Nobody promises what another deal in force forbids. */
static gboolean
can_keep (LmSlsThought    *thought,
          const LmSlsPact *pact)
{
  for (guint i = 0; i < thought->pacts.n_pacts; i++)
    if (lm_sls_pact_conflicts (pact, &thought->pacts.pacts[i]))
      return FALSE;

  return TRUE;
}

/* What is said in words no computer understands, and two who are left have nothing to agree upon. */
static gboolean
is_welcome (LmSlsThought    *thought,
            const LmSlsPact *pact)
{
  double without[LM_SLS_PLAYERS];
  double with[LM_SLS_PLAYERS];

  if (pact->kind == LM_SLS_DEAL_WORDS || lm_sls_state_count_left (thought->state) < 3
      || thought->pacts.n_pacts == LM_SLS_MAX_PACTS || !can_keep (thought, pact))
    return FALSE;
  if (thought->company->seats[pact->partner] == LM_SEAT_RANDOM)
    return g_rand_boolean (thought->rand);
  if (!is_trusted (thought, pact->proposer))
    return FALSE;

  expect (thought, NULL, without);
  expect (thought, pact, with);
  return with[pact->partner] > without[pact->partner] + LEAST_GAIN;
}

/* The answer of a computer to a proposal that waits for one or %NULL. */
static char *
answer (LmSlsThought *thought)
{
  LM_SLS_FOREACH_DEAL (thought->record, i, deal)
    if (deal->state == LM_SLS_DEAL_OFFERED && thought->company->seats[deal->pact.partner] != LM_SEAT_PERSON)
      return g_strdup_printf ("%s:%u", is_welcome (thought, &deal->pact) ? "accept" : "refuse", i);

  return NULL;
}

/* Once between two of its moves, a few times in a game, and not while an answer is owed. */
static gboolean
may_propose (LmSlsThought *thought)
{
  guint n_offers = 0;

  LM_SLS_FOREACH_DEAL (thought->record, i, deal)
    if (deal->pact.proposer == thought->state->turn && (deal->state == LM_SLS_DEAL_OFFERED || ++n_offers == MAX_OFFERS))
      return FALSE;

  for (LmSlsRecord *step = thought->record; step != NULL && step->act.deal.kind != LM_SLS_DEAL_STEP_NONE; step = step->before)
    if (step->act.deal.kind == LM_SLS_DEAL_STEP_OFFER && step->player == thought->state->turn)
      return FALSE;

  return TRUE;
}

/* A deal of the player to move with somebody whom they trust, if it was not declined before. */
static gboolean
have_idea (LmSlsThought *thought,
           LmSlsPact    *idea)
{
  const guint others = thought->state->left & ~LM_SLS_BIT (thought->state->turn);

  idea->proposer = thought->state->turn;
  idea->partner = lm_sls_draw_player (others, thought->rand);
  idea->kind = g_rand_int_range (thought->rand, 0, LM_SLS_DEAL_WORDS);
  idea->victim = idea->kind == LM_SLS_DEAL_AGAINST ? lm_sls_draw_player (others & ~LM_SLS_BIT (idea->partner), thought->rand)
                                                   : LM_SLS_NONE;
  LM_SLS_FOREACH_DEAL (thought->record, i, deal)
    if (lm_sls_pact_equal (&deal->pact, idea))
      return FALSE;

  return lm_sls_record_count (thought->record) < LM_SLS_MAX_DEALS && is_trusted (thought, idea->partner) && can_keep (thought, idea);
}

/* Of some ideas the one that brings most; it has to bring the partner something as well. */
static gboolean
find_best_idea (LmSlsThought *thought,
                LmSlsPact    *best)
{
  const guint player = thought->state->turn;
  double without[LM_SLS_PLAYERS];
  double most = WORTH_ASKING;

  expect (thought, NULL, without);
  for (guint i = 0; i < N_IDEAS; i++)
    {
      double with[LM_SLS_PLAYERS];
      LmSlsPact idea;

      if (!have_idea (thought, &idea))
        continue;
      expect (thought, &idea, with);
      if (with[player] - without[player] <= most || with[idea.partner] - without[idea.partner] <= LEAST_GAIN)
        continue;
      most = with[player] - without[player];
      *best = idea;
    }

  return most > WORTH_ASKING;
}

/* A deal that the player to move proposes or %NULL; who can propose something sensible has to place a chip. */
static char *
propose (LmSlsThought *thought)
{
  LmSlsPact best;

  if (lm_sls_state_count_left (thought->state) < 3 || lm_sls_state_get_phase (thought->state) != LM_SLS_PLACE
      || thought->pacts.n_pacts == LM_SLS_MAX_PACTS
      || g_rand_int_range (thought->rand, 0, OCCASION) != 0
      || !may_propose (thought) || !find_best_idea (thought, &best))
    return NULL;

  return lm_sls_deal_offer_to_string (&best, NULL);
}
/* What was thought of, unless a deal forbids it. */
static char *
keep_deals (LmPosition *position,
            char       *step,
            GRand      *rand)
{
  g_autofree char *thought = step;
  LmSlsAct act;

  if (!lm_sls_parse_move (step, &act) || lm_sls_bound_find (position, &act) == 0)
    return g_steal_pointer (&thought);

  return lm_sls_position_random_move (position, rand);
}

/* As lm_sls_bots_choose(), with a skill of one's own choice. */
char *
lm_sls_bots_think (LmPosition       *position,
                   const LmCompany  *company,
                   const LmSlsSkill *skill,
                   GRand            *rand,
                   LmSolveContext   *context)
{
  LmSlsThought thought = {
    .state = lm_sls_position_get_state (position),
    .record = lm_sls_position_get_record (position),
    .company = company,
    .skill = skill,
    .rand = rand,
    .context = context,
  };
  const guint turn = thought.state->turn;
  char *step = lm_sls_position_get_forced_move (position);

  if (step != NULL || lm_sls_state_get_phase (thought.state) == LM_SLS_OVER)
    return step;

  lm_sls_pacts_init (&thought.pacts, thought.record);
  thought.binds = lm_sls_bound_is_there (position);
  step = answer (&thought);
  if (step == NULL && lm_sls_state_get_phase (thought.state) == LM_SLS_NO_CHIPS)
    step = rescue (&thought, position);
  if (step != NULL || is_person (&thought, turn))
    return step;

  if (company->seats[turn] != LM_SEAT_RANDOM)
    step = propose (&thought);
  return step != NULL ? step : keep_deals (position, move (&thought, position), rand);
}

static LmSeat
get_strongest (const LmCompany *company)
{
  LmSeat strongest = LM_SEAT_PERSON;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    strongest = MAX (strongest, company->seats[i]);

  return strongest;
}

/*
 * The next step of a computer: an answer to a proposal, a prisoner for a player who has to move without chips, a
 * proposal, or a move; also what the rules force upon anybody; %NULL when it is for a person to act, or cancelled. The
 * same @rand gives the same step, unless the time that @context allows is over before the computer has thought its
 * games through: then it makes the best of those that it has.
 *
 * Games among computers end. Let N be the number of chips. A capture, or a sweep, takes at least one chip out of the
 * game for good, and nothing brings chips into it: there are at most N of them. Between two of them every placement
 * takes a chip out of the hands, which nothing puts back: there are at most N in a row, and (N + 1) N in all. Computers
 * give chips only to a player who has to move without any, one at a time, and the next thing that happens is that this
 * player places it: there are no more gifts than placements. Every capture is followed by one discard, and at most
 * three players are eliminated. A computer proposes at most three deals, and each is answered once, and called off once. What a person does
 * is a step of the person; after it a computer answers what was proposed and gives at most one chip before somebody
 * moves.
 */
char *
lm_sls_bots_choose (LmPosition       *position,
                    const LmCompany  *company,
                    GRand            *rand,
                    LmSolveContext   *context,
                    GError          **error)
{
  const guint turn = lm_sls_position_get_turn (position);
  const LmSeat seat = company->seats[turn] == LM_SEAT_PERSON ? get_strongest (company) : company->seats[turn];
  g_autofree char *step = lm_sls_bots_think (position, company, lm_sls_bots_get_skill (seat), rand, context);

  if (lm_solve_context_is_cancelled (context, error))
    return NULL;
  return g_steal_pointer (&step);
}

static guint
get_persons (const LmCompany *company)
{
  guint persons = 0;

  for (guint i = 0; i < LM_SLS_PLAYERS; i++)
    if (company->seats[i] == LM_SEAT_PERSON)
      persons |= LM_SLS_BIT (i);

  return persons;
}

/*
 * Whether there is something for a computer to wait for: a person may rescue it from being eliminated, or may answer what
 * a computer has just proposed.
 */
gboolean
lm_sls_bots_is_patient (LmPosition      *position,
                        const LmCompany *company)
{
  const LmSlsState *state = lm_sls_position_get_state (position);
  const guint persons = get_persons (company);
  LmSlsMove gifts[LM_SLS_PLAYERS * LM_SLS_PLAYERS];

  if (lm_sls_state_get_phase (state) == LM_SLS_NO_CHIPS && lm_sls_state_list_rescues (state, persons, gifts) > 0)
    return TRUE;

  return lm_sls_record_awaits_answer (lm_sls_position_get_record (position), persons);
}
