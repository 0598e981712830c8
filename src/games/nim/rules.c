/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: subtraction Nim and its reverse: a number of stones, and what may be taken from it or added to it. */

#include "rules.h"

typedef struct
{
  guint64 target; /* 0 where stones are taken */
  guint64 max;
} LmNimGamePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LmNimGame, lm_nim_game, LM_TYPE_GAME)

#define PRIVATE(self) ((LmNimGamePrivate *) lm_nim_game_get_instance_private (self))

/* A turn may move up to @max stones; they are added until there are @target, or taken where that is 0. */
LmGame *
lm_nim_game_new (GType   type,
                 guint64 target,
                 guint64 max)
{
  LmNimGame *self = g_object_new (type, NULL);

  PRIVATE (self)->target = target;
  PRIVATE (self)->max = max;
  return LM_GAME (self);
}

guint64
lm_nim_game_get_max (LmNimGame *self)
{
  return PRIVATE (self)->max;
}

/* The number that ends the reversed game; 0 of the other one. */
guint64
lm_nim_game_get_target (LmNimGame *self)
{
  return PRIVATE (self)->target;
}

gboolean
lm_nim_game_is_reversed (LmNimGame *self)
{
  return PRIVATE (self)->target > 0;
}

/* How many stones there are when the game is over. */
guint64
lm_nim_game_get_end (LmNimGame *self)
{
  return lm_nim_game_is_reversed (self) ? PRIVATE (self)->target : 1;
}

/* A number that takes the same plural form in every language that looks at no more than the last six digits. */
gulong
lm_nim_number_get_plural (guint64 number)
{
  return number < 1000000 ? number : 1000000 + number % 1000000;
}

/* From 1 to %LM_NIM_MAX_NUMBER stones; an error that names the key where there are more than the target. */
LmPosition *
lm_nim_position_new (LmGame   *game,
                     guint64   stones,
                     guint     turn,
                     GError  **error)
{
  const guint64 target = lm_nim_game_get_target (LM_NIM_GAME (game));
  LmNimPosition *self;

  if (target > 0 && stones > target)
    return lm_refuse_null (error, LM_ERROR_POSITION,
                           _("The value %" PRIu64 " of “stones” is more than the “target”, %" PRIu64 "."), stones, target);

  self = lm_position_alloc (game, sizeof (LmNimPosition));
  self->stones = stones;
  self->parent.turn = turn;
  return &self->parent;
}

LmNimGame *
lm_nim_position_get_game (LmPosition *position)
{
  return LM_NIM_GAME (lm_position_get_game (position));
}

static gboolean
is_reversed (LmPosition *position)
{
  return lm_nim_game_is_reversed (lm_nim_position_get_game (position));
}

/* How many stones are still to be moved until the game is over: all that the rules depend on. */
guint64
lm_nim_position_get_left (LmPosition *position)
{
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  const guint64 end = lm_nim_game_get_end (lm_nim_position_get_game (position));

  return stones > end ? stones - end : end - stones;
}

/* How many stones this turn may move; 0 when the game is over. */
guint64
lm_nim_position_get_reach (LmPosition *position)
{
  return MIN (lm_nim_position_get_left (position), lm_nim_game_get_max (lm_nim_position_get_game (position)));
}

/* Whether one move leads to @number stones, and which. */
gboolean
lm_nim_position_find_move (LmPosition *position,
                           guint64     number,
                           guint64    *move)
{
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  const gboolean ahead = is_reversed (position) ? number > stones : number > 0 && number < stones;
  const guint64 distance = number > stones ? number - stones : stones - number;

  if (move != NULL)
    *move = distance;
  return ahead && distance <= lm_nim_position_get_reach (position);
}

/* The position after a @move from 1 to its reach. */
LmPosition *
lm_nim_position_after (LmPosition *position,
                       guint64     move)
{
  const LmNimPosition *before = LM_NIM_POSITION (position);
  const guint64 stones = is_reversed (position) ? before->stones + move : before->stones - move;

  return lm_nim_position_new (lm_position_get_game (position), stones, 1 - position->turn, NULL);
}

/* "13 stones, at most 3 a turn" */
static char *
lm_nim_game_describe (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 stones = LM_NIM_POSITION (position)->stones;
  const guint64 target = lm_nim_game_get_target (game);
  const guint64 max = lm_nim_game_get_max (game);

  if (is_reversed (position))
    /* Translators: how many stones there are, the target, how many may be added. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%'" PRIu64 " of %'" PRIu64 " stone, at most %'" PRIu64 " a turn",
                                         "%'" PRIu64 " of %'" PRIu64 " stones, at most %'" PRIu64 " a turn",
                                         lm_nim_number_get_plural (target)),
                            stones, target, max);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'" PRIu64 " stone, at most %'" PRIu64 " a turn",
                                       "%'" PRIu64 " stones, at most %'" PRIu64 " a turn",
                                       lm_nim_number_get_plural (stones)),
                          stones, max);
}

static char *
lm_nim_game_describe_result (LmPosition *position)
{
  const LmNimPosition *self = LM_NIM_POSITION (position);
  const char *winner = lm_game_get_player_name (self->parent.game, 1 - position->turn);
  const char *loser = lm_game_get_player_name (self->parent.game, position->turn);

  if (is_reversed (position))
    return g_strdup_printf (_("%s wins: the target, %'" PRIu64 ", is reached, and %s cannot move."),
                            winner, self->stones, loser);

  return g_strdup_printf (_("%s wins: only the last stone is left, which stays, and %s cannot move."), winner, loser);
}

static char *
lm_nim_game_get_move (LmPosition *position,
                      guint64     number)
{
  return g_strdup_printf ("%" PRIu64, number + 1);
}

static void
set_unreadable (LmPosition  *position,
                const char  *text,
                GError     **error)
{
  g_autofree char *quoted = g_strdelimit (lm_query_quote (text), "\n\r\t", ' ');

  lm_refuse (error, LM_ERROR_MOVE, _("“%s” is not a number of stones; it must be from 1 to %'" PRIu64 "."),
             quoted, lm_nim_position_get_reach (position));
}

static void
set_illegal (LmPosition  *position,
             guint64      move,
             GError     **error)
{
  const guint64 reach = lm_nim_position_get_reach (position);

  if (move == 0)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%'" PRIu64 "” is not legal: every turn moves at least one stone, and this one at most %'" PRIu64 "."),
                 move, reach);
  else if (move > lm_nim_game_get_max (lm_nim_position_get_game (position)) && reach == 1)
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE, _("“%'" PRIu64 "” is not legal: this turn moves one stone."), move);
  else if (move > lm_nim_game_get_max (lm_nim_position_get_game (position)))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%'" PRIu64 "” is not legal: this turn may move from 1 to %'" PRIu64 " stones."), move, reach);
  else if (is_reversed (position))
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%'" PRIu64 "” is not legal: that goes beyond the target; this turn may add from 1 to %'" PRIu64 "."),
                 move, reach);
  else
    g_set_error (error, LM_ERROR, LM_ERROR_MOVE,
                 _("“%'" PRIu64 "” is not legal: the last stone stays; this turn may take from 1 to %'" PRIu64 "."),
                 move, reach);
}

static LmPosition *
lm_nim_game_play (LmPosition  *position,
                  const char  *text,
                  GError     **error)
{
  guint64 move = 0;

  if (!lm_number_parse (text, &move))
    {
      set_unreadable (position, text, error);
      return NULL;
    }

  if (move == 0 || move > lm_nim_position_get_reach (position))
    {
      set_illegal (position, move, error);
      return NULL;
    }

  return lm_nim_position_after (position, move);
}

/* Which half of what can be reached: a hint that does not say the move yet. */
static const char *
describe_place (LmPosition *position,
                guint64     move)
{
  const guint64 reach = lm_nim_position_get_reach (position);

  if (reach == 1)
    return _("the next number");

  return move <= reach / 2 ? _("the nearer half of the numbers in reach")
                           : _("the farther half of the numbers in reach");
}

static char *
lm_nim_game_describe_move (LmPosition  *position,
                           const char  *text,
                           LmMoveStyle  style)
{
  guint64 move = 0;

  if (!lm_number_parse (text, &move))
    return g_strdup (text);
  if (style == LM_MOVE_PLACE)
    return g_strdup (describe_place (position, move));
  if (style == LM_MOVE_LABEL)
    return g_strdup_printf ("%'" PRIu64, move);

  return g_strdup_printf (is_reversed (position)
                            ? g_dngettext (GETTEXT_PACKAGE, "Add %'" PRIu64 " stone", "Add %'" PRIu64 " stones",
                                           lm_nim_number_get_plural (move))
                            : g_dngettext (GETTEXT_PACKAGE, "Take %'" PRIu64 " stone", "Take %'" PRIu64 " stones",
                                           lm_nim_number_get_plural (move)),
                          move);
}

static char *
lm_nim_game_describe_deed (LmPosition *position,
                           const char *text,
                           const char *who)
{
  const guint64 move = g_ascii_strtoull (text, NULL, 10);
  const gulong plural = lm_nim_number_get_plural (move);

  /* Translators: who moved, and how many. */
  return g_strdup_printf (is_reversed (position)
                            ? g_dngettext (GETTEXT_PACKAGE, "%s added %'" PRIu64 " stone.",
                                           "%s added %'" PRIu64 " stones.", plural)
                            : g_dngettext (GETTEXT_PACKAGE, "%s took %'" PRIu64 " stone.",
                                           "%s took %'" PRIu64 " stones.", plural),
                          who, move);
}

static char *
lm_nim_game_describe_goal (LmPosition *position)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const guint64 max = lm_nim_game_get_max (game);

  if (!lm_nim_game_is_reversed (game))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Each turn takes at most %'" PRIu64 " stone; whoever leaves a single stone wins.",
                                         "Each turn takes at most %'" PRIu64 " stones; whoever leaves a single stone wins.",
                                         lm_nim_number_get_plural (max)),
                            max);

  /* Translators: the most that a turn adds, and the number to be reached. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Each turn adds at most %'" PRIu64 " stone; whoever reaches %'" PRIu64 " wins.",
                                       "Each turn adds at most %'" PRIu64 " stones; whoever reaches %'" PRIu64 " wins.",
                                       lm_nim_number_get_plural (max)),
                          max, lm_nim_game_get_end (game));
}

static void
lm_nim_game_get_values (LmPosition    *position,
                        LmFieldValues *values)
{
  LmNimGame *game = lm_nim_position_get_game (position);
  const LmNimPosition *self = LM_NIM_POSITION (position);

  lm_field_values_set_uint (values, "stones", self->stones);
  if (lm_nim_game_is_reversed (game))
    lm_field_values_set_uint (values, "target", lm_nim_game_get_target (game));
  lm_field_values_set_uint (values, "max", lm_nim_game_get_max (game));
}

static void
lm_nim_game_class_init (LmNimGameClass *klass)
{
  LmGameClass *game_class = LM_GAME_CLASS (klass);

  game_class->get_values = lm_nim_game_get_values;
  game_class->describe = lm_nim_game_describe;
  game_class->describe_goal = lm_nim_game_describe_goal;
  game_class->describe_result = lm_nim_game_describe_result;
  game_class->count_moves = lm_nim_position_get_reach;
  game_class->get_move = lm_nim_game_get_move;
  game_class->play = lm_nim_game_play;
  game_class->describe_move = lm_nim_game_describe_move;
  game_class->describe_deed = lm_nim_game_describe_deed;
  game_class->solve = lm_nim_solve;
  game_class->explain = lm_nim_explain;
  game_class->tell_idea = lm_nim_tell_idea;
}

LM_BEGIN_EMPTY (LmNimGame, lm_nim_game)
