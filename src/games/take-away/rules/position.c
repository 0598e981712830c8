/* SPDX-License-Identifier: GPL-3.0-or-later */
/* position.c: a pile, the limit of this turn, and what may be taken. */

#include "games/take-away/take-away.h"

/* So many moves are listed one by one whatever is asked for; of more, the smallest ones and the largest. */
#define MAX_LISTED_MOVES 65536
#define MAX_LISTED_OF_MANY 24

struct _LmTakeAway
{
  LmGame              parent_instance;

  LmTakeAwayFraction  alpha;
  LmTakeAwaySequence *sequence;
};

G_DEFINE_FINAL_TYPE (LmTakeAway, lm_take_away, LM_TYPE_GAME)

static void
lm_take_away_finalize (GObject *object)
{
  LmTakeAway *self = LM_TAKE_AWAY (object);

  g_clear_pointer (&self->sequence, lm_take_away_sequence_free);

  G_OBJECT_CLASS (lm_take_away_parent_class)->finalize (object);
}

LmGame *
lm_take_away_new (const LmTakeAwayFraction *alpha)
{
  LmTakeAway *self = g_object_new (LM_TYPE_TAKE_AWAY, NULL);

  self->alpha = *alpha;
  self->sequence = lm_take_away_sequence_new (alpha);
  return LM_GAME (self);
}

const LmTakeAwayFraction *
lm_take_away_get_alpha (LmTakeAway *self)
{
  return &self->alpha;
}

const LmTakeAwaySequence *
lm_take_away_get_sequence (LmTakeAway *self)
{
  return self->sequence;
}

static const LmTakeAwayFraction *
get_alpha (LmPosition *position)
{
  return lm_take_away_get_alpha (LM_TAKE_AWAY (lm_position_get_game (position)));
}

static LmTakeAwayPosition *
alloc (LmGame *game,
       guint   turn)
{
  LmTakeAwayPosition *self = lm_position_alloc (game, sizeof (LmTakeAwayPosition));

  mpz_init (self->stones);
  mpz_init (self->limit);
  self->parent.turn = turn;
  return self;
}

static void
free_position (LmPosition *position)
{
  mpz_clear (LM_TAKE_AWAY_POSITION (position)->stones);
  mpz_clear (LM_TAKE_AWAY_POSITION (position)->limit);
}

static gboolean
set_too_many (GError **error)
{
  return lm_refuse (error, LM_ERROR_POSITION,
                    _("The pile “stones” is too large: it may have at most 10^%d stones."), LM_TAKE_AWAY_MAX_EXPONENT);
}

static gboolean
set_negative (GError **error)
{
  return lm_refuse (error, LM_ERROR_POSITION, _("The pile “stones” cannot have a negative number of stones."));
}

/* What the rules say of a text, before its digits are looked at. */
gboolean
lm_take_away_position_check_stones (const LmField  *field,
                                    const char     *text,
                                    GError        **error)
{
  if (text[0] == '-' && g_ascii_isdigit (text[1]))
    return set_negative (error);

  return !lm_number_is_digits (text) || strlen (text) <= LM_TAKE_AWAY_MAX_DIGITS || set_too_many (error);
}

static gboolean
check_stones (mpz_srcptr   stones,
              GError     **error)
{
  g_auto (mpz_t) maximum;

  mpz_init (maximum);
  mpz_ui_pow_ui (maximum, 10, LM_TAKE_AWAY_MAX_EXPONENT);
  if (mpz_sgn (stones) < 0)
    return set_negative (error);

  return mpz_cmp (stones, maximum) <= 0 || set_too_many (error);
}

/* A pile of one stone in the opening and an empty pile leave nothing to take; otherwise there is a move. */
static gboolean
check_limit (mpz_srcptr   stones,
             mpz_srcptr   limit,
             GError     **error)
{
  if (mpz_sgn (limit) > 0 || mpz_cmp_ui (stones, 1) <= 0)
    return TRUE;

  return lm_refuse (error, LM_ERROR_POSITION, _("“limit” must be at least 1, for every turn may take a stone."));
}

/* A pile of one stone has an opening too, but it is over at once: the stone may not be taken. */
LmPosition *
lm_take_away_position_new (LmGame      *game,
                           mpz_srcptr   stones,
                           mpz_srcptr   limit,
                           guint        turn,
                           GError     **error)
{
  LmTakeAwayPosition *self;

  if (!check_stones (stones, error) || (limit != NULL && !check_limit (stones, limit, error)))
    return NULL;

  self = alloc (game, turn);
  mpz_set (self->stones, stones);
  if (limit != NULL)
    mpz_set (self->limit, mpz_cmp (limit, stones) < 0 ? limit : stones);
  else if (mpz_sgn (stones) > 0)
    mpz_sub_ui (self->limit, stones, 1);

  return &self->parent;
}

LmPosition *
lm_take_away_position_after (LmPosition *position,
                             mpz_srcptr  taken)
{
  const LmTakeAwayPosition *before = LM_TAKE_AWAY_POSITION (position);
  LmTakeAwayPosition *after = alloc (lm_position_get_game (position), 1 - position->turn);

  mpz_sub (after->stones, before->stones, taken);
  lm_take_away_fraction_multiply (get_alpha (position), taken, after->limit);
  if (mpz_cmp (after->limit, after->stones) > 0)
    mpz_set (after->limit, after->stones);

  return &after->parent;
}

gboolean
lm_take_away_position_is_opening (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_auto (mpz_t) kept;

  mpz_init (kept);
  mpz_sub (kept, self->stones, self->limit);
  return mpz_sgn (self->stones) == 0 || mpz_cmp_ui (kept, 1) == 0;
}

static void
get_values (LmPosition    *position,
            LmFieldValues *values)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const LmTakeAwayFraction *alpha = get_alpha (position);
  g_autofree char *stones = lm_take_away_number_to_string (self->stones);
  g_autofree char *limit = lm_take_away_number_to_string (self->limit);

  lm_field_values_set_fraction (values, "alpha", alpha->numerator, alpha->denominator);
  lm_field_values_set_text (values, "stones", stones);
  if (!lm_take_away_position_is_opening (position))
    lm_field_values_set_text (values, "limit", limit);
}

/* "35 stones, α = 3", and after the opening the limit too. */
static char *
describe (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const gulong plural = lm_take_away_number_get_plural (self->stones);
  g_autofree char *alpha = lm_take_away_fraction_to_string (get_alpha (position));
  g_autofree char *stones = lm_take_away_number_describe (self->stones);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (lm_take_away_position_is_opening (position))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s stone, α = %s", "%s stones, α = %s", plural),
                            stones, alpha);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s stone, limit %s, α = %s", "%s stones, limit %s, α = %s", plural),
                          stones, limit, alpha);
}

static char *
describe_result (LmPosition *position)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  const char *winner = lm_game_get_player_name (self->parent.game, 1 - position->turn);
  const char *loser = lm_game_get_player_name (self->parent.game, position->turn);

  if (mpz_sgn (self->stones) == 0)
    return g_strdup_printf (_("%s wins: no stone is left for %s."), winner, loser);

  return g_strdup_printf (_("%s wins: %s may not take the only stone, for the first turn has to leave one."),
                          winner, loser);
}

/* Where there are more moves than anybody wants to see, the smallest ones and the largest. */
static GPtrArray *
list_moves (LmPosition *position,
            guint       max,
            gboolean   *complete)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_auto (mpz_t) move;
  guint wanted;

  *complete = mpz_cmp_ui (self->limit, MIN (max, MAX_LISTED_MOVES)) <= 0;
  wanted = *complete ? mpz_get_ui (self->limit) : MIN (max, MAX_LISTED_OF_MANY);
  mpz_init (move);
  while (texts->len < wanted)
    {
      if (texts->len > 0 && texts->len + 1 == wanted)
        mpz_set (move, self->limit);
      else
        mpz_add_ui (move, move, 1);
      g_ptr_array_add (texts, lm_take_away_number_to_string (move));
    }

  return texts;
}

/* Why @text cannot be read as a move: as much of it as fits into a sentence. */
static void
set_unreadable (LmPosition  *position,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');
  g_autofree char *limit = lm_take_away_number_describe (LM_TAKE_AWAY_POSITION (position)->limit);

  lm_refuse (error, LM_ERROR_MOVE, _("“%s” is not a number of stones to take; it must be from 1 to %s."), quoted, limit);
}

static void
set_illegal (LmPosition  *position,
             mpz_srcptr   taken,
             GError     **error)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_autofree char *number = lm_take_away_number_describe (taken);
  g_autofree char *stones = lm_take_away_number_describe (self->stones);
  g_autofree char *limit = lm_take_away_number_describe (self->limit);

  if (mpz_sgn (taken) == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: every turn takes at least one stone, and this one at most %s."), number, limit);
  else if (mpz_cmp_ui (self->stones, 1) == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%s” is not legal: there is only one stone, and this turn takes it."), number);
  else if (mpz_cmp (taken, self->stones) > 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: there are only %s stones, and this turn may take from 1 to %s."),
                 number, stones, limit);
  else if (mpz_cmp (taken, self->stones) == 0 && lm_take_away_position_is_opening (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: those are all the stones, and the first turn has to leave one; "
                   "it may take from 1 to %s."),
                 number, limit);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%s” is not legal: the limit of this turn is %s; it may take from 1 to that."), number, limit);
}

static gboolean
is_number (const char *text)
{
  return lm_number_check_digits ("", text, NULL) && strlen (text) <= LM_TAKE_AWAY_MAX_DIGITS;
}

/* The position after the move, or NULL with error naming it, what forbids it and what is legal. */
static LmPosition *
play (LmPosition  *position,
      const char  *text,
      GError     **error)
{
  g_auto (mpz_t) taken;

  mpz_init (taken);
  if (!is_number (text))
    {
      set_unreadable (position, text, error);
      return NULL;
    }

  mpz_set_str (taken, text, 10);
  if (mpz_sgn (taken) == 0 || mpz_cmp (taken, LM_TAKE_AWAY_POSITION (position)->limit) > 0)
    {
      set_illegal (position, taken, error);
      return NULL;
    }

  return lm_take_away_position_after (position, taken);
}

/* The turns that take as many as they may are looked at one by one, as long as they take more and more. */
#define MOST_TURNS 1000

/*
 * The number of turns that take @left stones, beginning with @limit of them and each as many as it may; 0 where they are
 * too many. To take fewer leaves more stones and a lower limit, so that no game is shorter.
 */
static guint64
count_turns (LmPosition *position,
             mpz_ptr     left,
             mpz_ptr     limit)
{
  g_auto (mpz_t) next;

  mpz_init (next);
  for (guint n_turns = 1; n_turns < MOST_TURNS; n_turns++)
    {
      mpz_sub (left, left, limit);
      if (mpz_sgn (left) <= 0)
        return n_turns;

      lm_take_away_fraction_multiply (get_alpha (position), limit, next);
      if (mpz_cmp (next, limit) == 0)
        {
          mpz_cdiv_q (left, left, limit);
          return mpz_fits_ulong_p (left) ? n_turns + mpz_get_ui (left) : 0;
        }
      mpz_swap (limit, next);
    }

  return 0;
}

/* One stone at a time is always allowed. */
void
lm_take_away_position_tell_lengths (LmPosition     *position,
                                    LmLengthBounds *bounds)
{
  g_auto (mpz_t) left;
  g_auto (mpz_t) limit;
  guint64 n_turns;

  mpz_init_set (left, LM_TAKE_AWAY_POSITION (position)->stones);
  mpz_init_set (limit, LM_TAKE_AWAY_POSITION (position)->limit);
  if (mpz_fits_ulong_p (left))
    bounds->longest = mpz_get_ui (left);
  n_turns = count_turns (position, left, limit);
  if (n_turns > 0)
    bounds->shortest = n_turns;
}

static char *
random_move (LmPosition *position,
             GRand      *rand)
{
  g_auto (mpz_t) taken;

  mpz_init (taken);
  lm_take_away_number_draw (taken, LM_TAKE_AWAY_POSITION (position)->limit, rand);
  return lm_take_away_number_to_string (taken);
}

/* By a third of what may be taken. */
static const char *
describe_place (LmPosition *position,
                mpz_srcptr  taken)
{
  const LmTakeAwayPosition *self = LM_TAKE_AWAY_POSITION (position);
  g_auto (mpz_t) thrice;

  mpz_init (thrice);
  mpz_mul_ui (thrice, taken, 3);
  return mpz_cmp (thrice, mpz_cmp (self->limit, self->stones) < 0 ? self->limit : self->stones) <= 0
           ? _("what takes few, up to a third of what may be taken")
           : _("what takes many, more than a third of what may be taken");
}

static char *
describe_move (LmPosition  *position,
               const char  *text,
               LmMoveStyle  style)
{
  g_autofree char *number = NULL;
  g_auto (mpz_t) taken;

  mpz_init (taken);
  if (!is_number (text))
    return g_strdup (text);

  mpz_set_str (taken, text, 10);
  number = lm_take_away_number_describe (taken);
  switch (style)
    {
    case LM_MOVE_SENTENCE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Take %s stone", "Take %s stones",
                                           lm_take_away_number_get_plural (taken)),
                              number);
    case LM_MOVE_PLACE:
      return g_strdup (describe_place (position, taken));
    case LM_MOVE_LABEL:
    default:
      return g_steal_pointer (&number);
    }
}

static char *
describe_deed (LmPosition *position,
               const char *text,
               const char *who)
{
  g_autofree char *number = NULL;
  g_auto (mpz_t) taken;

  mpz_init_set_str (taken, text, 10);
  number = lm_take_away_number_describe (taken);
  /* Translators: who moved, and how many. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s took %s stone.", "%s took %s stones.",
                                       lm_take_away_number_get_plural (taken)),
                          who, number);
}

static char *
describe_goal (LmPosition *position)
{
  g_autofree char *alpha = lm_take_away_fraction_to_string (get_alpha (position));

  return g_strdup_printf (_("Take at most %s × what was taken before; whoever takes the last stone wins."), alpha);
}

static void
lm_take_away_class_init (LmTakeAwayClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lm_take_away_finalize;

  game_class->info = &lm_take_away_info;
  game_class->free_position = free_position;
  game_class->get_values = get_values;
  game_class->describe = describe;
  game_class->describe_goal = describe_goal;
  game_class->describe_result = describe_result;
  game_class->list_moves = list_moves;
  game_class->play = play;
  game_class->random_move = random_move;
  game_class->describe_move = describe_move;
  game_class->describe_deed = describe_deed;
  game_class->solve = lm_take_away_solve;
  game_class->explain = lm_take_away_explain;
  game_class->tell_idea = lm_take_away_tell_idea;
}

LM_BEGIN_EMPTY (LmTakeAway, lm_take_away)

